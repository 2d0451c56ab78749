"""The database: opening it, bringing it up to date, copying it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from importlib.resources import as_file, files
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import ColumnElement, Connection, Table, func, make_url, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError

from tallgrass.server.schema import chat, people, steps, tables
from tallgrass.server.transactions import SQLITE, Work, transactions

T = TypeVar("T")
POSTGRESQL = "postgresql+asyncpg"
# A fixed number of our own: migrations of several workers wait for each other under it.
_MIGRATION_LOCK = 7_304_881_206


# Tables by their status.
_CALLED = {"open": "open", "playing": "being played", "over": "over", "closed": "closed"}


class DatabaseError(Exception):
    """The database can't be used; the message says why and what to do."""


def database_url(text: str) -> URL:
    """A URL as an operator writes it; a path alone is a SQLite file.

    Raises:
        DatabaseError: for what is neither SQLite nor PostgreSQL.
    """
    if "://" not in text:
        return URL.create(SQLITE, database=str(Path(text).absolute()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise DatabaseError("The database is given as a file's name or as postgresql+asyncpg://...") from None
    drivers = {"sqlite": SQLITE, SQLITE: SQLITE, "postgresql": POSTGRESQL, POSTGRESQL: POSTGRESQL}
    if url.drivername not in drivers:
        raise DatabaseError(f"Tables are kept in SQLite or PostgreSQL, not in {url.drivername!r:.40}.")
    return url.set(drivername=drivers[url.drivername])


def is_sqlite(url: URL) -> bool:
    """Whether it is a file of SQLite, which one process at a time uses."""
    return url.drivername == SQLITE


async def upgrade(url: URL) -> tuple[str | None, str]:
    """Bring the schema up to date; returns the version before and the one now.

    Raises:
        DatabaseError: if it can't be reached, or a newer Tallgrass has made it.
    """
    return await _run(url, _upgrade)


async def check(url: URL) -> tuple[str | None, str]:
    """The version of the schema, and the one that this Tallgrass wants. Raises DatabaseError."""
    if is_sqlite(url) and not Path(url.database or "").exists():
        raise DatabaseError(f"There is no database {url.database}.")
    return await _run(url, _versions)


async def holdings(url: URL) -> dict[str, int]:
    """How much there is of everything: people, tables by status, steps, lines of chat.

    Raises:
        DatabaseError: if it can't be reached, or isn't up to date.
    """
    before, now = await check(url)
    if before != now:
        raise DatabaseError(
            f"The database is of version {before or 'none'}, not {now}: tallgrass db upgrade."
        )
    return await _run(url, _holdings)


def _holdings(connection: Connection) -> dict[str, int]:
    def count(table: Table, *where: ColumnElement[bool]) -> int:
        return connection.scalar(select(func.count()).select_from(table).where(*where)) or 0

    held = {"people": count(people), "steps": count(steps), "lines of chat": count(chat)}
    for status, called in _CALLED.items():
        held[f"tables that are {called}"] = count(tables, tables.c.status == status)
    return held


async def _run(url: URL, work: Work[T]) -> T:
    database = transactions(url)
    try:
        return await database.run(work)
    except (DBAPIError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise DatabaseError(f"The database can't be used: {reason}.") from None
    finally:
        await database.close()


def _script(connection: Connection | None = None) -> Config:
    config = Config()
    config.attributes["connection"] = connection
    return config


def _versions(connection: Connection) -> tuple[str | None, str]:
    with as_file(files("tallgrass.server") / "migrations") as folder:
        script = ScriptDirectory(str(folder))
        head = script.get_current_head()
        assert head is not None
        now = MigrationContext.configure(connection).get_current_revision()
        if now is not None and now not in {revision.revision for revision in script.walk_revisions()}:
            raise DatabaseError(
                f"The database is of version {now}, unknown to this Tallgrass: a newer one has used it."
            )
        return now, head


def _upgrade(connection: Connection) -> tuple[str | None, str]:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
    now, head = _versions(connection)
    if now != head:
        with as_file(files("tallgrass.server") / "migrations") as folder:
            config = _script(connection)
            config.set_main_option("script_location", str(folder).replace("%", "%%"))
            command.upgrade(config, "head")
    return now, head


async def backup(url: URL, target: Path) -> None:
    """Copy a SQLite database, also while a server uses it.

    Raises:
        DatabaseError: if it is none, isn't there, or the copy is.
    """
    if not is_sqlite(url) or url.database is None:
        raise DatabaseError("A PostgreSQL database is copied by its own tool: pg_dump --format=custom.")
    source = Path(url.database)
    if not source.exists():
        raise DatabaseError(f"There is no database {source}.")
    if target.exists():
        raise DatabaseError(f"{target} is there already; a backup doesn't write over it.")
    await asyncio.to_thread(_copy, source, target)


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.backup(writing)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise DatabaseError(f"The backup failed: {error}.") from None
