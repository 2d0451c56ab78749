"""A table in a worker's memory: what is there is what the database has."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from tallgrass.kernel.match import Match
from tallgrass.server import protocol
from tallgrass.server.hub import Hub
from tallgrass.server.people_store import PeopleStore
from tallgrass.server.rings import Ring
from tallgrass.server.rows import TableRow
from tallgrass.server.sockets import Socket
from tallgrass.server.store import Store
from tests.server.inside import LEASE, Worker, new_store


def test_a_step_that_breaks_halfway_is_forgotten(tmp_path: Path) -> None:
    def breaks(match: Match) -> None:
        seat = match.to_move()[0]
        match.play(seat, match.state.legal(seat)[0])
        raise ZeroDivisionError

    async def work() -> None:
        async with new_store(tmp_path) as store:
            live = await (await Worker.at(store)).table("you", "you")
            with pytest.raises(ZeroDivisionError):
                await live.commit(breaks)
            playing = await live.playing()
            assert playing is not None
            assert playing.match.entries == []

    asyncio.run(work())


class Interrupted(Store):
    """Something happens between a look at a table and what is made of it."""

    meanwhile: Callable[[], Awaitable[None]] | None = None

    async def table(self, table_id: str) -> TableRow | None:
        row = await super().table(table_id)
        happens, self.meanwhile = self.meanwhile, None
        if happens is not None:
            await happens()
        return row


def test_what_is_written_while_a_table_is_opened_is_known_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with new_store(tmp_path) as store:
            worker = await Worker.at(store)
            there = await worker.table("you", "open")
            bob, _ = await PeopleStore(store.database).add("Bob")
            interrupted = Interrupted(store.database)
            hub = Hub(interrupted, worker.hub.shelf, LEASE)

            async def sits_down() -> None:
                await store.sit(there.id, 1, bob)
                await hub.heard(Ring(there.id, store.worker, "table"))

            interrupted.meanwhile = sits_down
            live = await hub.live(there.id)
            assert live.row.seats[1].person == bob.id

    asyncio.run(work())


def test_a_table_that_is_opened_twice_at_once_is_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with new_store(tmp_path) as store:
            worker = await Worker.at(store)
            there = await worker.table("you", "open")
            hub = Hub(Interrupted(store.database), worker.hub.shelf, LEASE)
            one, other = await asyncio.gather(hub.live(there.id), hub.live(there.id))
            assert one is other

    asyncio.run(work())


def test_after_stale_comes_a_view_though_one_was_on_its_way(tmp_path: Path) -> None:
    """The refusal may be posted while the view waits for the table: the one that follows is another."""

    async def work() -> list[str]:
        sent: asyncio.Queue[bytes] = asyncio.Queue()
        async with new_store(tmp_path) as store:
            worker = await Worker.at(store)
            live = await worker.table("you", "you")
            way_out = Socket(live, 0, worker.ann, sent.put, protocol.Hello(protocol=protocol.PROTOCOL))
            async with live.lock:
                way_out.refresh()
                running = asyncio.create_task(way_out.run())
                while way_out._stale:
                    await asyncio.sleep(0)
                way_out.post(protocol.Reject(id="a", code="stale", reason="Look again."))
                way_out.refresh(again=True)
            kinds = [msgspec.json.decode(await asyncio.wait_for(sent.get(), 20))["type"] for _ in range(3)]
            running.cancel()
            return kinds

    assert asyncio.run(work()) == ["view", "reject", "view"]
