"""What is due at a table is done there, whatever is wrong at others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update

from tallgrass.kernel.record import RunOut
from tallgrass.server.about import Bank
from tallgrass.server.bots import BotRunner
from tallgrass.server.live import Live
from tallgrass.server.refusing import NoTable
from tallgrass.server.schema import tables
from tallgrass.server.store import AT_ONCE, as_json
from tallgrass.server.sweeping import Sweeper
from tallgrass.server.thinking import Thinkers
from tests.server.inside import LEASE, Worker, new_store


class Bots(BotRunner):
    """They are asked to move, and don't."""

    def __init__(self) -> None:
        super().__init__(Thinkers(None, 0, 1.0), 0.0)
        self.asked: list[str] = []
        self.waiting: list[str] = []

    def run(self, live: Live) -> None:
        self.asked.append(live.id)

    def tables(self) -> list[str]:
        return self.waiting


async def _set(worker: Worker, live: Live, **values: object) -> None:
    changed = update(tables).where(tables.c.id == live.id).values(**values)
    await worker.store.database.run(lambda connection: connection.execute(changed).rowcount)


async def _promised(worker: Worker, live: Live) -> float:
    query = select(tables.c.bots_until).where(tables.c.id == live.id)
    return await worker.store.database.run(lambda connection: float(connection.execute(query).scalar_one()))


def _work(folder: Path, work: Callable[[Worker], Awaitable[None]]) -> None:
    async def run() -> None:
        async with new_store(folder) as store:
            await work(await Worker.at(store))

    asyncio.run(run())


def _ran_out(live: Live) -> list[int]:
    return live.row.clock.out


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets so many seconds have gone by."""
    begun = time.time()
    return lambda seconds: monkeypatch.setattr(time, "time", lambda: begun + seconds)


def test_tables_that_cannot_be_opened_are_in_nobodys_way(
    tmp_path: Path, later: Callable[[float], None], caplog: pytest.LogCaptureFixture
) -> None:
    """More of them than are looked up at once, and all of them due before the one that can."""

    async def work(worker: Worker) -> None:
        gone = [await worker.table("you", "you", clock=Bank(10)) for _ in range(AT_ONCE + 5)]
        for live in gone:
            await _set(worker, live, game="gone", deadline=1.0, bots_until=1.0)
        fine = await worker.table("you", "you", clock=Bank(10))
        moving = await worker.table("heuristic", "random")
        await _set(worker, moving, bots_until=2.0)
        bots = Bots()
        again = Worker(worker.store, worker.ann)  # has none of them in memory
        sweeper = Sweeper(again.hub, bots)
        later(100.0)
        for _ in range(3):
            await sweeper.look()
        assert all([await _promised(worker, live) <= 1.0 for live in gone])  # anybody else may
        assert moving.id in bots.asked
        assert _ran_out(await again.hub.live(fine.id)) == fine.row.to_move != []
        assert await worker.store.log(fine.id) == [RunOut(seat) for seat in fine.row.to_move]

    with caplog.at_level(logging.WARNING):
        _work(tmp_path, work)
    told = [record for record in caplog.records if "can't be opened" in record.message]
    assert len(told) == AT_ONCE + 5


def test_what_goes_wrong_at_a_table_stays_there(tmp_path: Path, later: Callable[[float], None]) -> None:
    async def work(worker: Worker) -> None:
        broken, fine = [await worker.table("you", "you", clock=Bank(10)) for _ in range(2)]
        await _set(worker, broken, setup="[[3,1]]", deadline=1.0)
        again = Worker(worker.store, worker.ann)
        sweeper = Sweeper(again.hub, Bots())
        later(100.0)
        await sweeper.look()
        assert _ran_out(await again.hub.live(fine.id)) == fine.row.to_move != []
        assert _ran_out(await again.hub.live(broken.id)) == []
        later(101.0)
        await _set(worker, broken, setup=as_json(fine.row.setup))
        await sweeper.look()
        assert _ran_out(await again.hub.live(broken.id)) == []  # not at once
        later(200.0)
        await sweeper.look()
        assert _ran_out(await again.hub.live(broken.id)) == broken.row.to_move

    _work(tmp_path, work)


def test_a_table_of_other_rules_is_not_opened(tmp_path: Path) -> None:
    async def work(worker: Worker) -> None:
        live = await worker.table("you", "you")
        setting = msgspec.structs.replace(live.row.setting, rules=live.row.setting.rules + 1)
        await _set(worker, live, setting=as_json(setting))
        with pytest.raises(NoTable, match="of the rules of Indian Wars"):
            await Worker(worker.store, worker.ann).hub.live(live.id)

    _work(tmp_path, work)


def test_the_promise_to_move_bots_is_renewed_while_they_wait_for_a_process(
    tmp_path: Path, later: Callable[[float], None]
) -> None:
    async def work(worker: Worker) -> None:
        live, left = [await worker.table("heuristic", "random") for _ in range(2)]
        promised = await _promised(worker, live)
        bots = Bots()
        bots.waiting = [live.id]
        sweeper = Sweeper(worker.hub, bots)
        await sweeper.look()
        assert await _promised(worker, live) == promised  # there is time yet
        for seconds in (0.8 * LEASE, 1.6 * LEASE, 2.4 * LEASE):
            later(seconds)
            await sweeper.look()
            assert await _promised(worker, live) > time.time() + 0.9 * LEASE
        assert bots.asked == [left.id]  # nobody was to wait for that one any more

    _work(tmp_path, work)
