"""How a finished match went: played out once, by the bots' processes, in pieces, the same for everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import text

import tallgrass
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import Act, Entry, Undo
from tallgrass.server import course, playouts, protocol
from tallgrass.server.client import new_id
from tallgrass.server.course import Point, by_chance, manner, stops, swings
from tallgrass.server.database import database_url
from tallgrass.server.evaluating import Evaluator
from tallgrass.server.evaluation_store import EvaluationStore
from tallgrass.server.live import Live
from tallgrass.server.playouts import Behind, PlayedOut, PlayOut, Walks
from tallgrass.server.sockets import Socket
from tallgrass.server.store import Conflict
from tallgrass.server.thinking import BotFailed
from tallgrass.server.transactions import transactions
from tests.server.guests import Guest, Place
from tests.server.inside import Worker, new_store
from tests.server.running import FAST, Postgres, Serving, serving

SHORT = {
    "indian-wars": {},
    "mystic-warriors": {"feathers": 3},
    "plains-indian-wars": {"max_rounds": 2},
}


def finished(guest: Guest, game: str) -> str:
    """A match that bots have played to its end."""
    table = guest.make(game, "heuristic", "heuristic", fair=False, options=SHORT[game])
    with guest.sit(table, None) as place:
        place.until(protocol.Over)
    return table


def whole(place: Place) -> protocol.Evaluation:
    """The evaluation, when all of it is there."""
    return place.until(protocol.Evaluation, lambda message: message.done == message.of > 0)


def ask(place: Place) -> protocol.Ack | protocol.Reject:
    return place.say(protocol.Evaluate(id=new_id()))


# --- at real servers


@pytest.mark.parametrize("game", list(SHORT))
def test_a_finished_match_is_evaluated_once_and_for_all(server: Serving, game: str) -> None:
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    table = finished(ann, game)
    with ann.sit(table, None) as place:
        over = place.until(protocol.Over)
        assert isinstance(ask(place), protocol.Ack)
        told = whole(place)
        # It comes after the acknowledgement, grows, and takes nothing back.
        heard = [
            message for message in place.heard if isinstance(message, protocol.Evaluation | protocol.Ack)
        ]
        assert isinstance(heard[0], protocol.Ack)
        parts = [message for message in heard if isinstance(message, protocol.Evaluation)]
        assert [part.done for part in parts] == sorted(part.done for part in parts)
        assert all(part.points == told.points[: part.done] for part in parts)
        # It begins with the set-up and ends with what the match came to.
        assert len(told.points) == told.of == manner(game, 2).points
        assert (told.points[0].step, told.points[0].version) == (0, 1)
        last = told.points[-1]
        assert {seat for seat, share in enumerate(last.share) if share == 1} == set(over.result.winners)
        assert last.scores == [float(score) for score in over.result.scores]
        assert all(sum(point.share) == pytest.approx(1, abs=0.01) for point in told.points)
        # A click goes to where the point is: the last one's version is the last.
        assert last.version == place.newest().version
        place.socket.send(protocol.At(id="there", version=told.points[5].version))
        assert place.until(protocol.Position).version == told.points[5].version
    with bob.sit(table, None) as place:
        assert isinstance(ask(place), protocol.Ack)
        assert place.until(protocol.Evaluation) == told  # at once, whole
    assert rows(server.database, table) == 1


def rows(database: str, table: str) -> int:
    async def work() -> int:
        there = transactions(database_url(database))
        query = text("SELECT count(*) FROM evaluation WHERE until IS NULL AND table_id = :t")
        found = await there.run(lambda connection: connection.execute(query, {"t": table}).scalar_one())
        await there.close()
        return int(found)

    return asyncio.run(work())


def test_not_before_the_end_and_by_nobody_unknown(server: Serving) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "you", fair=False)
    with ann.sit(table, 0) as place:
        answer = ask(place)
        assert isinstance(answer, protocol.Reject)
        assert answer.code == "going-on"
        place.done(protocol.Resign(id=new_id()))
        nobody = Guest(server.url, "Nobody")
        nobody.server.token = None
        with nobody.sit(table, None) as unknown:
            answer = ask(unknown)
            assert isinstance(answer, protocol.Reject)
            assert answer.code == "name"
            assert isinstance(ask(place), protocol.Ack)
            told = whole(place)
            assert [(point.step, point.version) for point in told.points] == [(0, 1)]
            # What is there is for everybody.
            assert isinstance(ask(unknown), protocol.Ack)
            assert whole(unknown) == told
    closed = ann.make("indian-wars", "you", "open")
    with ann.sit(closed, 0) as place:
        answer = ask(place)
        assert isinstance(answer, protocol.Reject)
        assert answer.code == "not-begun"


def test_a_seat_finds_a_point_by_its_own_version(server: Serving) -> None:
    """What the other did in secret isn't counted in it."""
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "you", fair=False)
    with ann.sit(table, 0) as place, ann.sit(table, None) as watching:
        version = 1
        for _ in range(3):  # cards put away in secret
            view = place.newest(version, lambda view: bool(view.legal))
            away = next(choice.action for choice in view.legal if choice.action.startswith("discard:"))
            version = place.done(place.act(view, away)).version
        place.done(protocol.Resign(id=new_id()))
        place.until(protocol.Over)
        watching.until(protocol.Over)
        assert isinstance(ask(place), protocol.Ack)
        mine = whole(place)
        assert isinstance(ask(watching), protocol.Ack)
        theirs = whole(watching)
    assert [point.share for point in mine.points] == [point.share for point in theirs.points]
    assert mine.points[-1].version > theirs.points[-1].version


def test_one_match_at_a_time_for_one_person(server: Serving) -> None:
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    first, second = finished(ann, "indian-wars"), finished(ann, "mystic-warriors")
    with ann.sit(first, None) as one, ann.sit(second, None) as other, bob.sit(second, None) as bobs:
        assert isinstance(ask(one), protocol.Ack)
        one.until(protocol.Evaluation)
        answer = ask(other)
        assert isinstance(answer, protocol.Reject)
        assert answer.code == "busy"
        assert isinstance(ask(bobs), protocol.Ack)
        whole(bobs)
        whole(one)


def test_it_goes_on_after_a_restart(database: str) -> None:
    with serving(database, *FAST, "--bot-seconds", "2", "--bot-lease", "5") as server:
        ann = Guest(server.url, "Ann")
        table = finished(ann, "indian-wars")
        with ann.sit(table, None) as place:
            assert isinstance(ask(place), protocol.Ack)
            before = place.until(protocol.Evaluation, lambda message: message.done > 0)
            server.kill()
        assert before.done < before.of
        server.restart()
        with ann.sit(table, None) as place:
            assert isinstance(ask(place), protocol.Ack)
            first = place.until(protocol.Evaluation)
            assert before.done <= first.done < first.of
            assert first.points[: before.done] == before.points
            told = whole(place)
            assert told.points[: before.done] == before.points
        assert rows(database, table) == 1


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Serving, Serving]]:
    """Two servers with one database."""
    database = postgres.new()
    with serving(database, *FAST) as one, serving(database, *FAST) as other:
        yield one, other


def test_two_who_ask_at_once_at_two_servers(pair: tuple[Serving, Serving]) -> None:
    ann, bob = Guest(pair[0].url, "Ann"), Guest(pair[1].url, "Bob")
    table = finished(ann, "mystic-warriors")
    with ann.sit(table, None) as one, bob.sit(table, None) as other:
        one.until(protocol.Over)
        other.until(protocol.Over)
        with ThreadPoolExecutor() as threads:
            assert all(isinstance(answer, protocol.Ack) for answer in threads.map(ask, (one, other)))
            ends = list(threads.map(whole, (one, other)))
        assert ends[0] == ends[1]
    assert rows(pair[0].database, table) == 1
    # Where the match was played and evaluated a process thought; at the other at most one of the two did.
    assert len(pair[0].thinkers()) + len(pair[1].thinkers()) <= 2


# --- within


class Counted:
    """Bots' processes in the test's own, which count what they are asked."""

    def __init__(self, fail: int = 0) -> None:
        self.walks = Walks()
        self.pieces = 0
        self.playouts = 0
        self.fail = fail

    async def play_out(self, question: PlayOut) -> PlayedOut | Behind:
        await asyncio.sleep(0)
        self.pieces += 1
        if self.fail > 0:
            self.fail -= 1
            raise BotFailed("its process ended")
        reply = self.walks.play_out(tallgrass.game(question.game), question)
        self.playouts += reply.playouts if isinstance(reply, PlayedOut) else 0
        return reply


class Ears:
    """A socket's end."""

    def __init__(self, live: Live) -> None:
        self.heard: list[protocol.ServerMessage] = []
        self.begun = asyncio.Event()
        self.done = asyncio.Event()
        self.socket = Socket(live, None, None, self._send, protocol.Hello(protocol=1))
        self.socket.post = self._post  # type: ignore[method-assign]
        live.watchers.add(self.socket)

    async def _send(self, data: bytes) -> None:
        raise AssertionError(data)

    def _post(self, message: protocol.ServerMessage) -> None:
        self.heard.append(message)
        self.begun.set()
        if isinstance(message, protocol.Reject) or (
            isinstance(message, protocol.Evaluation) and message.done == message.of > 0
        ):
            self.done.set()

    async def last(self) -> protocol.ServerMessage:
        async with asyncio.timeout(60):
            await self.done.wait()
        return self.heard[-1]


async def given_up(worker: Worker, acts: int) -> Live:
    """A match that one gave up after so many acts."""
    live = await worker.table("you", "you")
    chance = FastChance(3)
    async with live.lock:
        for _ in range(acts):
            playing = await live.begun()
            seat = playing.to_move()[0]
            legal = playing.match.state.legal(seat)
            action = legal[chance.below(len(legal))]
            await live.commit(lambda match, seat=seat, action=action: match.play(seat, action))  # type: ignore[misc]
        await live.commit(lambda match: match.resign(0))
    return live


async def evaluated(thinkers: Counted, worker: Worker, live: Live) -> protocol.ServerMessage:
    ears = Ears(live)
    evaluator = Evaluator(EvaluationStore(worker.store.database), thinkers, 30.0)  # type: ignore[arg-type]
    evaluator.look_on(live, ears.socket, "e1")
    last = await ears.last()
    await evaluator.close()
    return last


def test_the_work_is_bounded_by_a_number_of_playouts_and_done_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with new_store(tmp_path) as store:
            worker = await Worker.at(store)
            live = await given_up(worker, 60)
            thinkers = Counted()
            # Two workers, and three who ask at once.
            stores = [EvaluationStore(store.database) for _ in range(2)]
            workers = [Evaluator(each, thinkers, 30.0) for each in stores]  # type: ignore[arg-type]
            ears = [Ears(live) for _ in range(3)]
            for number, each in enumerate(ears):
                workers[number % 2].look_on(live, each.socket, f"e{number}")
            ends = [await each.last() for each in ears]
            assert ends[0] == ends[1] == ends[2]
            kind = manner("indian-wars", 2)
            assert thinkers.playouts == kind.points * kind.playouts
            assert thinkers.pieces <= thinkers.playouts
            assert live.held == 0

    asyncio.run(work())


def test_it_depends_on_the_table_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not on how it was cut into pieces, nor on processes that failed or had to catch up."""

    async def work() -> None:
        async with new_store(tmp_path) as store:
            worker = await Worker.at(store)
            live = await given_up(worker, 20)
            first = await evaluated(Counted(), worker, live)
            await store.database.run(lambda connection: connection.execute(text("DELETE FROM evaluation")))
            monkeypatch.setattr(playouts, "PIECE", 1)

            class Forgetful(Counted):
                async def play_out(self, question: PlayOut) -> PlayedOut | Behind:
                    if self.pieces % 7 == 3:
                        self.walks = Walks()
                    if self.pieces % 11 == 5:
                        self.pieces += 1
                        raise BotFailed("its process ended")
                    return await super().play_out(question)

            assert await evaluated(Forgetful(), worker, live) == first

    asyncio.run(work())


def test_who_waits_is_told_that_it_failed_and_may_ask_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with new_store(tmp_path) as store:
            worker = await Worker.at(store)
            live = await given_up(worker, 3)
            failed = await evaluated(Counted(fail=3), worker, live)
            assert isinstance(failed, protocol.Reject)
            assert (failed.id, failed.code) == ("e1", "bot")
            told = await evaluated(Counted(fail=2), worker, live)
            assert isinstance(told, protocol.Evaluation)
            assert told.done == 4

    asyncio.run(work())


def test_a_worker_that_stops_leaves_alone_what_another_one_makes(tmp_path: Path) -> None:
    async def work() -> None:
        async with new_store(tmp_path) as store:
            live = await given_up(await Worker.at(store), 1)
            evaluations = EvaluationStore(store.database)
            until = time.time() + 30.0
            await evaluations.claim(live.id, 0.0, until)
            ears = Ears(live)
            evaluator = Evaluator(evaluations, Counted(), 30.0)  # type: ignore[arg-type]
            evaluator.look_on(live, ears.socket, "e1")
            async with asyncio.timeout(60):
                await ears.begun.wait()
            await evaluator.close()
            row = await evaluations.find(live.id)
            assert row is not None
            assert row.until == until

    asyncio.run(work())


def test_a_lease_is_one_worker_s(tmp_path: Path) -> None:
    async def work() -> None:
        async with new_store(tmp_path) as store:
            worker = await Worker.at(store)
            live = await given_up(worker, 1)
            one, other = EvaluationStore(store.database), EvaluationStore(store.database)
            point = Point(0, [0.5, 0.5], None)
            assert (await one.claim(live.id, 100.0, 130.0))[1]
            assert not (await other.claim(live.id, 101.0, 131.0))[1]
            await one.keep(live.id, [point], 130.0, 140.0)
            row, mine = await other.claim(live.id, 141.0, 171.0)  # the first one has kept silent for too long
            assert mine
            assert row.points == [point]
            with pytest.raises(Conflict):
                await one.keep(live.id, [point, point], 140.0, None)
            await other.keep(live.id, [point, point], 171.0, None)
            row, mine = await one.claim(live.id, 1000.0, 1030.0)
            assert not mine
            assert (len(row.points), row.until) == (2, None)

    asyncio.run(work())


def test_positions_that_were_taken_back_aren_t_evaluated() -> None:
    log: list[Entry] = [Act(0, "a"), Act(1, "b"), Act(0, "c"), Undo(0, [2]), Act(0, "d"), Act(1, "e")]
    log += [Act(0, "f"), Undo(1, [5]), Act(1, "g")]
    # What lay between an act and its being taken back didn't count as it stood: 'f' came after 'e'.
    assert [(stop.step, stop.acts) for stop in stops(log, 40)] == [(0, 0), (1, 1), (2, 2), (5, 3), (9, 5)]


def test_places_are_spread_evenly() -> None:
    log: list[Entry] = [Act(0, "a") for _ in range(391)]
    steps = [stop.step for stop in stops(log, 40)]
    assert (len(steps), steps[0], steps[-1]) == (40, 0, 391)
    assert {after - before for before, after in pairwise(steps)} <= {10, 11}


def test_the_largest_swings_are_marked() -> None:
    shares = [0.5, 0.5, 0.9, 0.85, 0.1, 0.3, 0.3, 0.9, 0.1, 0.9, 0.0, 0.0]
    points = [Point(n, [share, 1 - share], None) for n, share in enumerate(shares)]
    assert swings(points, 40) == [4, 7, 8, 9, 10]  # the change at 2 is large, but five are larger
    assert swings(points, 4) == [10]  # of so few playouts chance can make any of the others
    assert swings(points[:2], 40) == []  # nothing has changed
    assert swings(points[5:7], 4) == []
    assert swings(points[:4], 4) == [2]  # and all that changed may be chance: then the largest
    assert by_chance(4) > 0.4 > by_chance(40)
    assert course.SWINGS == 5


def test_a_process_walks_on_from_where_it_is() -> None:
    game = tallgrass.game("indian-wars")
    match = Match(game, ["random", "random"], game.settle({}), chance=FastChance(5))
    while match.result is None:
        seat = match.to_move()[0]
        match.play(seat, match.state.legal(seat)[0])
    acts = [entry for entry in match.entries if isinstance(entry, Act)]

    def question(at: int, to: int) -> PlayOut:
        return PlayOut(
            key="t",
            game=game.name,
            edition=None,
            options=match.options,
            seats=2,
            setup=match.setup,
            at=at,
            acts=acts[at:to],
            spec=None,
            seed=1,
            point=0,
            first=0,
            end=3,
        )

    walks = Walks()
    assert walks.play_out(game, question(10, 20)) == Behind(0)
    there = walks.play_out(game, question(0, 20))
    assert isinstance(there, PlayedOut)
    assert walks.play_out(game, question(30, 40)) == Behind(20)
    assert walks.play_out(game, question(15, 20)) == there  # what it has done already it doesn't do again
    assert walks.play_out(game, question(10, 15)) == Behind(0)
    end = walks.play_out(game, question(20, len(acts)))
    assert match.result is not None
    assert isinstance(end, PlayedOut)
    assert end.scores == [3 * score for score in match.result.scores]
    assert walks.play_out(game, question(0, 20)) == there  # anew from the beginning, as after a takeover
