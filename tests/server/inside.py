"""Behind the scenes: what the database holds, and what a worker is made of, in the test's own process."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import text

from tallgrass.kernel.record import Entry
from tallgrass.server import requests
from tallgrass.server.about import ClockRule
from tallgrass.server.database import database_url, upgrade
from tallgrass.server.editions import Shelf
from tallgrass.server.hub import Hub
from tallgrass.server.live import Live
from tallgrass.server.opening import Opening
from tallgrass.server.people_store import PeopleStore
from tallgrass.server.rows import PersonRow
from tallgrass.server.store import Store
from tallgrass.server.transactions import transactions

LEASE = 30.0


@asynccontextmanager
async def new_store(folder: Path) -> AsyncIterator[Store]:
    """A new database of SQLite."""
    url = database_url(str(folder / "inside.db"))
    await upgrade(url)
    database = transactions(url)
    try:
        yield Store(database)
    finally:
        await database.close()


def read(database: str) -> tuple[dict[str, dict[str, Any]], dict[str, list[dict[str, Any]]]]:
    """What the database holds: the tables, and the log of each."""

    async def work() -> tuple[dict[str, dict[str, Any]], dict[str, list[dict[str, Any]]]]:
        there = transactions(database_url(database))
        rows, steps = await there.run(
            lambda connection: (
                connection.execute(text("SELECT * FROM game_table")).mappings().all(),
                connection.execute(text("SELECT * FROM step ORDER BY number")).mappings().all(),
            )
        )
        await there.close()
        log = defaultdict(list)
        for step in steps:
            log[step["table_id"]].append(dict(step))
        return {row["id"]: dict(row) for row in rows}, log

    return asyncio.run(work())


class Step(NamedTuple):
    """An entry of the log, and the id that its client gave it."""

    entry: Entry
    client_id: str | None


def steps(database: str, table: str) -> list[Step]:
    """The log of a table in the database."""
    return [
        Step(msgspec.json.decode(row["entry"], type=Entry), row["client_id"])
        for row in read(database)[1].get(table, [])
    ]


class Worker:
    """A worker's tables; Ann has come."""

    def __init__(self, store: Store, ann: PersonRow) -> None:
        self.store = store
        self.ann = ann
        self.hub = Hub(store, Shelf(), LEASE)
        self.opening = Opening(store, self.hub.shelf, 1000, seed=1)

    @classmethod
    async def at(cls, store: Store) -> Worker:
        """One with this database."""
        ann, _ = await PeopleStore(store.database).add("Ann")
        return cls(store, ann)

    async def table(self, *seats: str, clock: ClockRule = None) -> Live:
        """A table of Indian Wars at which Ann plays."""
        wish = requests.NewTable(game="indian-wars", seats=list(seats), fair=False, clock=clock)
        row, _ = await self.opening.make(wish, self.ann)
        live = await self.hub.live(row.id)
        async with live.lock:
            await self.opening.begin(live)
        return live
