"""Tables and people that nobody wants any more are removed; everything else stays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.sql.schema import Table

from tallgrass.server import protocol, removal_store
from tallgrass.server.client import NotDone, new_id
from tallgrass.server.database import database_url, upgrade
from tallgrass.server.hub import Hub
from tallgrass.server.live import Live, Watcher
from tallgrass.server.people_store import PeopleStore
from tallgrass.server.refusing import NoTable
from tallgrass.server.removal_store import TABLES_AT_ONCE, RemovalStore
from tallgrass.server.removing import Remover
from tallgrass.server.rows import OfferRow
from tallgrass.server.schema import chat, offers, people, seats, steps, tables
from tallgrass.server.settings import Settings
from tallgrass.server.store import Store
from tallgrass.server.transactions import transactions
from tests.server.guests import Guest
from tests.server.inside import Worker, new_store
from tests.server.running import FAST, Postgres, serving
from tests.server.wires import Wire, problem, request

DAY = 86400.0
PARTS = {steps: 1, chat: 1, offers: 1, seats: 2}
"""What a table of these tests has of each."""


class Eyes(Watcher):
    """They are told that there is nothing to see any more."""

    seat = None
    person = None

    def __init__(self) -> None:
        self.dismissed: list[str] = []

    def refresh(self, *, again: bool = False) -> None: ...

    def post(self, message: protocol.ServerMessage) -> None: ...

    def dismiss(self, error: NoTable) -> None:
        self.dismissed.append(error.code)


def _work(folder: Path, work: Callable[[Worker], Awaitable[None]]) -> None:
    async def run() -> None:
        async with new_store(folder) as store:
            await work(await Worker.at(store))

    asyncio.run(run())


def _remover(hub: Hub, **kept: float) -> Remover:
    return Remover(hub, Settings(database="", **kept))  # type: ignore[arg-type]


async def _full(worker: Worker, status: str, days: float) -> Live:
    """A table with something of everything, of a status, at which nothing has happened for so many days."""
    live = await worker.table("you", "you")
    async with live.lock:
        playing = await live.begun()
        seat = playing.to_move()[0]
        await live.commit(lambda match: match.play(seat, match.state.legal(seat)[0]))
    await live.talk.say(live.id, worker.ann, 0, "hello", "x", time.time())
    asked = {"number": 0, "kind": "takeback", "by_seat": 0, "seat": 0, "client_id": "x", "version": 1}
    await live.talk.add_offer(live.id, OfferRow(**asked, agreed=[], state="asked"))  # type: ignore[arg-type]
    await _set(worker, tables, live.id, status=status, changed=time.time() - days * DAY)
    return live


async def _set(worker: Worker, table: Table, identity: str, **values: object) -> None:
    changed = update(table).where(table.c.id == identity).values(**values)
    await worker.store.database.run(lambda connection: connection.execute(changed).rowcount)


async def _count(worker: Worker, part: Table, table_id: str) -> int:
    query = select(func.count()).select_from(part).where(part.c.table_id == table_id)
    return await worker.store.database.run(lambda connection: int(connection.execute(query).scalar_one()))


async def _there(worker: Worker, lives: dict[str, Live]) -> list[str]:
    """Which of these tables are there whole; of the others nothing is left."""
    found = []
    for name, live in lives.items():
        row = await worker.store.table(live.id)
        whole = {part: await _count(worker, part, live.id) for part in PARTS}
        assert whole == (dict.fromkeys(PARTS, 0) if row is None else PARTS), name
        if row is not None:
            found.append(name)
    return found


async def _tables(worker: Worker) -> dict[str, Live]:
    """Of each status one that is old, and one that isn't."""
    lives = {}
    for status in ("open", "closed", "playing", "over"):
        lives[status] = await _full(worker, status, 400)
        lives[f"new {status}"] = await _full(worker, status, 29)
    return lives


NEW = ["new open", "new closed", "new playing", "new over"]


@pytest.mark.parametrize(
    ("kept", "stay"),
    [
        ({}, ["playing", "over", *NEW]),
        ({"keep_open": 0.0}, ["open", "closed", "playing", "over", *NEW]),
        ({"keep_finished": 30.0}, ["playing", *NEW]),
        ({"keep_playing": 30.0, "keep_finished": 500.0}, ["over", *NEW]),
        ({"keep_finished": 28.0}, ["playing", "new open", "new closed", "new playing"]),
    ],
)
def test_tables_are_kept_as_long_as_is_set(tmp_path: Path, kept: dict[str, float], stay: list[str]) -> None:
    async def work(worker: Worker) -> None:
        lives = await _tables(worker)
        assert await _there(worker, lives) == list(lives)
        assert not await _remover(worker.hub, **kept).look()
        assert sorted(await _there(worker, lives)) == sorted(stay)

    _work(tmp_path, work)


def test_a_little_is_removed_at_a_time_and_what_was_left_for_longest_first(tmp_path: Path) -> None:
    async def work(worker: Worker) -> None:
        lives = {f"{days}": await _full(worker, "open", days) for days in range(40, 42 + TABLES_AT_ONCE)}
        keeper = _remover(worker.hub)
        assert await keeper.look()
        assert await _there(worker, lives) == ["40", "41"]
        assert not await keeper.look()
        assert await _there(worker, lives) == []

    _work(tmp_path, work)


def test_who_looks_at_a_table_that_is_removed_is_sent_away(tmp_path: Path) -> None:
    async def work(worker: Worker) -> None:
        live, other = await _full(worker, "open", 31), await _full(worker, "open", 1)
        eyes, others, late = Eyes(), Eyes(), Eyes()
        live.come(eyes)
        other.come(others)
        await _remover(worker.hub).look()
        live.come(late)
        assert (eyes.dismissed, late.dismissed, others.dismissed) == (["no-table"], ["no-table"], [])
        with pytest.raises(NoTable):
            await worker.hub.live(live.id)
        async with live.lock:
            with pytest.raises(NoTable):
                await live.catch_up()

    _work(tmp_path, work)


def test_a_table_that_is_removed_meanwhile_is_in_no_other_s_way(tmp_path: Path) -> None:
    async def work(worker: Worker) -> None:
        live = await _full(worker, "open", 31)
        eyes = Eyes()
        live.come(eyes)

        class Late(Store):
            async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
                await RemovalStore(self).remove_tables({"open": time.time()})
                return dict.fromkeys(ids, 99)

        worker.hub.store = Late(worker.store.database)
        await worker.hub.catch_up()
        assert eyes.dismissed == ["no-table"]

    _work(tmp_path, work)


def test_a_table_at_which_somebody_sits_down_is_kept(tmp_path: Path) -> None:
    async def work(worker: Worker) -> None:
        live = await worker.table("you", "open")
        await _set(worker, tables, live.id, changed=1.0)
        bob, _ = await PeopleStore(worker.store.database).add("Bob")
        async with live.lock:
            await worker.opening.sit(live, 1, bob)
        assert live.row.changed > time.time() - DAY
        await _remover(worker.hub).look()
        assert await worker.store.table(live.id) is not None

    _work(tmp_path, work)


def test_a_rematch_that_was_removed_can_be_made_again(tmp_path: Path) -> None:
    async def work(worker: Worker) -> None:
        live = await _full(worker, "over", 1)
        async with live.lock:
            await live.catch_up()
            await worker.opening.again(live, worker.ann)
            first = live.row.rematch
            assert first is not None
            await _set(worker, tables, first, changed=1.0)
            await _remover(worker.hub).look()
            await live.catch_up()
            assert live.row.rematch is None
            await worker.opening.again(live, worker.ann)
            assert live.row.rematch not in (None, first)

    _work(tmp_path, work)


def test_people_are_kept_while_they_are_seen_or_have_to_do_with_a_table(tmp_path: Path) -> None:
    async def work(worker: Worker) -> None:
        store = PeopleStore(worker.store.database)
        known = {name: await store.add(name) for name in ("left", "sits", "made", "spoke", "came", "young")}
        ids = {name: person.id for name, (person, _) in known.items()}
        live = await worker.table("you", "open")
        async with live.lock:
            await worker.opening.sit(live, 1, known["sits"][0])
        await live.talk.say(live.id, known["spoke"][0], None, "hello", "x", time.time())
        old = time.time() - 366 * DAY
        for name, identity in ids.items():
            await _set(worker, people, identity, seen=old, created=time.time() if name == "young" else old)
        await _set(worker, tables, live.id, creator=ids["made"])
        assert await store.find(known["came"][1]) == known["came"][0]  # he is seen
        await _remover(worker.hub, keep_people=0.0).look()
        assert await _people(worker, ids) == set(ids)
        await _remover(worker.hub).look()
        assert await _people(worker, ids) == set(ids) - {"left"}
        assert await store.find(known["left"][1]) is None
        assert await store.find(known["sits"][1]) == known["sits"][0]

    _work(tmp_path, work)


async def _people(worker: Worker, ids: dict[str, str]) -> set[str]:
    query = select(people.c.id)
    found = await worker.store.database.run(lambda connection: set(connection.scalars(query)))
    return {name for name, identity in ids.items() if identity in found}


def test_one_worker_at_a_time_removes(postgres: Postgres) -> None:
    url = database_url(postgres.new())

    async def work() -> None:
        await upgrade(url)
        stores = [Store(transactions(url)) for _ in range(2)]
        worker = await Worker.at(stores[0])
        await _set(worker, tables, (await worker.table("you", "open")).id, changed=1.0)
        old = {"name": "Old", "token_hash": "x", "created": 1.0, "seen": 1.0}
        await worker.store.database.run(lambda to: to.execute(insert(people), {"id": "old", **old}).rowcount)
        other = RemovalStore(stores[1])
        busy, done = asyncio.Event(), asyncio.Event()

        async def hold() -> None:
            async with stores[0].database._engine.begin() as connection:  # type: ignore[attr-defined]
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({removal_store._LOCK})"))
                busy.set()
                await done.wait()

        holding = asyncio.create_task(hold())
        await busy.wait()
        assert await other.remove_tables({"open": 2.0}) == []
        assert await other.remove_people(2.0) == 0
        done.set()
        await holding
        assert len(await other.remove_tables({"open": 2.0})) == 1
        assert await other.remove_people(2.0) == 1
        for store in stores:
            await store.database.close()

    asyncio.run(work())


def test_sockets_of_a_table_that_another_worker_removes_are_closed(postgres: Postgres) -> None:
    """While bots move there, too."""
    database = postgres.new()
    with serving(database, *FAST) as server:
        ann = Guest(server.url, "Ann")
        table = ann.make("indian-wars", "you", "you", fair=False)
        bots = ann.make("plains-indian-wars", "you", "random", "random", fair=False)
        other = ann.make("indian-wars", "you", "open")
        with Wire(server.url, table) as wire, ann.sit(other, 0) as place, ann.sit(bots, None) as watching:
            wire.hello(0, ann.server.token)
            watching.until(protocol.Welcome)
            with serving(database, *FAST, "--keep-playing", "0.0000001"):
                assert wire.until(lambda message: message["type"] == "reject")["code"] == "no-table"
                assert wire.closed() == (4000, "no-table")
                with pytest.raises(NotDone):
                    watching.until(protocol.Over)
            assert problem(request(server.url, "GET", f"/api/tables/{table}")) == (404, "no-table")
            with Wire(server.url, table) as again:
                assert again.hello(0, ann.server.token)["code"] == "no-table"
            assert place.refused(protocol.Act(id=new_id(), version=0, action="x")).code == "not-begun"
        assert server.stop() == 0
    assert "Traceback" not in "".join(server.log)
