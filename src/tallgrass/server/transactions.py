"""Transactions: a function of a connection, run whole or not at all, beside the event loop.

SQLite has one writer: a thread of its own takes what is asked for, several at once if they come at once, and
all of them are made durable by one commit. With PostgreSQL each is a transaction of its own.
"""

from __future__ import annotations

import asyncio
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Generic, NamedTuple, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], T]
SQLITE = "sqlite+pysqlite"
TOGETHER = 64
"""Transactions of SQLite that share a commit, at most."""


class Transactions(ABC):
    """A database, by what is done in it."""

    rings: bool
    """Whether other processes can be told of what is written (`NOTIFY`)."""

    @abstractmethod
    async def run(self, work: Work[T]) -> T:
        """Run a function in a transaction; when this returns, it is committed. What it raises undoes it."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""


def transactions(url: URL) -> Transactions:
    """Those of a database, which is connected to when first used.

    What goes wrong there is logged, so errors name no values (`hide_parameters`): seeds are among them.
    """
    return SQLiteTransactions(url) if url.drivername == SQLITE else PostgreSQLTransactions(url)


class PostgreSQLTransactions(Transactions):
    """Several connections, each with a transaction at a time."""

    rings = True

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_size=8, max_overflow=0, hide_parameters=True)

    async def run(self, work: Work[T]) -> T:
        try:
            return await self._once(work)
        except DBAPIError as error:
            # A connection that was gone already, as after a restart of the database: all others are given up
            # then. If it broke while committing, what was written is found, as if by another worker.
            if not error.connection_invalidated:
                raise
        return await self._once(work)

    async def _once(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class _Asked(NamedTuple, Generic[T]):
    work: Work[T]
    answer: asyncio.Future[T]


class _Done(NamedTuple):
    answer: asyncio.Future[Any]
    result: Any
    error: BaseException | None


class SQLiteTransactions(Transactions):
    """One connection, in a thread of its own."""

    rings = False

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url, hide_parameters=True)
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        self._queue: SimpleQueue[_Asked[Any] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def run(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, args=[loop], name="database", daemon=True)
            self._thread.start()
        answer: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Asked(work, answer))
        return await answer

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(thread.join)
        self._engine.dispose()

    # --- in the thread

    def _serve(self, loop: asyncio.AbstractEventLoop) -> None:
        while (first := self._queue.get()) is not None:
            asked, last = self._those_that_wait([first])
            loop.call_soon_threadsafe(_settle, self._together(asked))
            if last:
                return

    def _those_that_wait(self, asked: list[_Asked[Any]]) -> tuple[list[_Asked[Any]], bool]:
        while len(asked) < TOGETHER:
            try:
                more = self._queue.get_nowait()
            except Empty:
                break
            if more is None:
                return asked, True
            asked.append(more)
        return asked, False

    def _together(self, asked: list[_Asked[Any]]) -> list[_Done]:
        done: list[_Done] = []
        try:
            with self._engine.begin() as connection:
                for work, answer in asked:
                    try:
                        with connection.begin_nested():
                            done.append(_Done(answer, work(connection), None))
                    except Exception as error:
                        done.append(_Done(answer, None, error))
        except Exception as error:
            return [_Done(answer, None, error) for _, answer in asked]
        return done


def _settle(done: list[_Done]) -> None:
    for answer, result, error in done:
        if answer.done():
            continue  # whoever asked has gone
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)


def _prepare(connection: Any, _record: object) -> None:
    # The driver would begin transactions where it thinks fit: savepoints want them begun here (`_begin`).
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
