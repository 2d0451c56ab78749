"""Two servers on one database: whatever is done by way of one is known at the other, and done once."""

from __future__ import annotations

import asyncio
import operator
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial

import pytest

from tallgrass.server import protocol
from tallgrass.server.client import new_id
from tallgrass.server.database import database_url
from tallgrass.server.editions import Shelf
from tallgrass.server.hub import GONE, Hub
from tallgrass.server.live import Watcher
from tallgrass.server.refusing import NoTable
from tallgrass.server.rings import Ring
from tallgrass.server.store import Store
from tallgrass.server.transactions import transactions
from tests.server.guests import Guest, Place
from tests.server.inside import steps
from tests.server.running import FAST, Postgres, Serving, serving

Pair = tuple[Serving, Serving]
ROUNDS = 40


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[Pair]:
    """Two servers that begin at once on an empty database."""
    database = postgres.new()
    with serving(database, *FAST) as one, serving(database, *FAST) as other:
        yield one, other


def test_two_that_sit_at_different_servers_meet_and_play(pair: Pair) -> None:
    ann, bob = Guest(pair[0].url, "Ann"), Guest(pair[1].url, "Bob")
    table = ann.make("indian-wars", "you", "open")
    with ann.sit(table, 0) as first:
        assert bob.server.join(table).seat == 1
        first.until(protocol.TableChanged, lambda message: message.table.seats[1].name == "Bob")
        with bob.sit(table, 1) as second:
            second.nonce("bob")
            first.until(protocol.TableChanged, lambda message: message.table.seats[1].ready)
            first.nonce("ann")
            second.until(protocol.TableChanged, lambda message: message.table.status == "playing")
            with ThreadPoolExecutor() as threads:
                ends = list(threads.map(Place.play, (first, second)))
            assert ends[0] == ends[1]


def test_who_looks_on_is_known_at_both(pair: Pair) -> None:
    ann, bob, eve = Guest(pair[0].url, "Ann"), Guest(pair[1].url, "Bob"), Guest(pair[1].url, "Eve")
    table = ann.make("indian-wars", "you", "open", fair=False)
    bob.server.join(table)
    with ann.sit(table, 0) as first:
        first.until(protocol.Presence, lambda message: message.seats == [True, False])
        with bob.sit(table, 1) as second:
            for place in (first, second):
                place.until(protocol.Presence, lambda message: message.seats == [True, True])
            with eve.sit(table, None):
                for place in (first, second):
                    place.until(protocol.Presence, lambda message: message.watchers == 1)
            for place in (first, second):
                place.until(protocol.Presence, lambda message: message.watchers == 0)
        first.until(protocol.Presence, lambda message: message.seats == [True, False])


class _Eyes(Watcher):
    def __init__(self) -> None:
        self.seat = 0
        self.person = None
        self.told: list[protocol.ServerMessage] = []

    def refresh(self, *, again: bool = False) -> None:
        pass

    def post(self, message: protocol.ServerMessage) -> None:
        self.told.append(message)

    def dismiss(self, error: NoTable) -> None:
        pass


def test_those_who_looked_on_by_way_of_a_worker_that_died_are_forgotten(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Guest(pair[0].url, "Ann")
    table = ann.make("indian-wars", "you", "you", fair=False)

    async def hear() -> list[protocol.ServerMessage]:
        store, eyes = Store(transactions(database_url(pair[0].database))), _Eyes()
        hub = Hub(store, Shelf(None), 30.0)
        (await hub.live(table)).watchers.add(eyes)
        await hub.heard(Ring(table, "quiet", "presence", [1], 2))
        await hub.heard(Ring(table, "dead", "presence", [0], 1))
        begun = time.monotonic()
        monkeypatch.setattr(time, "monotonic", lambda: begun + GONE)
        await hub.heard(Ring("", "quiet", "alive"))
        hub.forget_the_gone(begun + GONE + 1)
        await store.database.close()
        return eyes.told

    told = asyncio.run(hear())
    assert [(each.seats, each.watchers) for each in told if isinstance(each, protocol.Presence)] == [
        ([True, True], 2),
        ([True, True], 3),
        ([True, True], 2),
    ]


def test_chat_an_offer_and_a_rematch_go_from_one_to_the_other(pair: Pair) -> None:
    ann, bob = Guest(pair[0].url, "Ann"), Guest(pair[1].url, "Bob")
    table = ann.make("indian-wars", "you", "open", fair=False)
    bob.server.join(table)
    with ann.sit(table, 0) as first, bob.sit(table, 1) as second:
        first.done(protocol.Say(id=new_id(), text="hello"))
        assert second.until(protocol.ChatLine).text == "hello"
        places = (first, second)
        asking, asked = _bar_an_undo(places)
        offer = protocol.Offer(id=new_id(), offer="takeback")
        asking.done(offer)
        question = asked.until(protocol.Asked)
        assert (question.by, question.state) == (asking.seat, "asked")
        asked.done(protocol.Answer(id=new_id(), offer=question.offer, yes=True))
        assert asking.until(protocol.Asked, lambda message: message.state != "asked").state == "agreed"
        first.done(protocol.Resign(id=new_id()))
        assert second.until(protocol.Over).result.winners == (1,)
        second.done(protocol.Rematch(id=new_id()))
        told = first.until(protocol.TableChanged, lambda message: message.table.rematch is not None)
    again = told.table.rematch
    assert again is not None
    with ann.sit(again, 1) as first, bob.sit(again, 0) as second:
        assert first.view().to_move == second.view().to_move


def _bar_an_undo(places: tuple[Place, Place]) -> tuple[Place, Place]:
    """Play until somebody can't take back alone; returns him and the other."""
    for mover in _turns(*places):
        view = mover.newest(fits=_legal)
        answer = mover.say(mover.act(view))
        mover.newest(answer.version)
        if isinstance(answer, protocol.Ack) and mover.newest().undo is not None:
            return mover, places[1 - places.index(mover)]
    raise AssertionError("everything can be taken back")


def _at_both(stack: ExitStack, pair: Pair) -> tuple[str, list[Place], list[Place]]:
    """A table at which Ann has both seats, and her places there by way of each server."""
    ann = Guest(pair[0].url, "Ann")
    table = ann.make("indian-wars", "you", "you", fair=False)
    here, there = (
        [stack.enter_context(ann.at(server.url).sit(table, seat)) for seat in (0, 1)] for server in pair
    )
    return table, here, there


def test_of_two_actions_for_the_same_step_one_is_done(pair: Pair) -> None:
    with ExitStack() as stack:
        _, here, there = _at_both(stack, pair)
        done = 0
        for mover in _turns(*here):
            view, other = mover.newest(fits=_legal), there[here.index(mover)]
            other.newest(view.version)
            places, actions = (mover, other), (view.legal[0].action, view.legal[-1].action)
            acts = [place.act(view, action) for place, action in zip(places, actions, strict=True)]
            answers = _at_once(places, acts)
            refused = [answer for answer in answers if isinstance(answer, protocol.Reject)]
            assert {answer.code for answer in refused} == {"stale"}, answers
            done += len(answers) - len(refused)
            for place in places:  # the one that was refused has a fresh view
                place.newest(max(answer.version for answer in answers), partial(operator.is_not, view))
        assert done > ROUNDS // 2


def test_the_same_id_by_way_of_two_servers_at_once_is_carried_out_once(pair: Pair) -> None:
    with ExitStack() as stack:
        table, here, there = _at_both(stack, pair)
        done = 0
        for mover in _turns(*here):
            view, other = mover.newest(fits=_legal), there[here.index(mover)]
            act = mover.act(view)
            first, second = _at_once((mover, other), [act, act])
            if isinstance(first, protocol.Reject):
                assert first.code == "stale"
                assert isinstance(second, protocol.Reject)
            else:
                assert first == second
                done += 1
            mover.newest(first.version, partial(operator.is_not, view))
        assert done > ROUNDS // 2
    ids = [step.client_id for step in steps(pair[0].database, table)]
    assert len(ids) == len(set(ids)) == done


def _at_once(places: tuple[Place, Place], acts: list[protocol.Act]) -> list[protocol.Ack | protocol.Reject]:
    for place, act in zip(places, acts, strict=True):
        place.socket.send(act)
    return [place.answer(act.id) for place, act in zip(places, acts, strict=True)]


def _turns(*places: Place) -> Iterator[Place]:
    """So many times one of those who owe a decision, as far as they know."""
    mover = places[0]
    for _ in range(ROUNDS):
        mover = places[mover.newest(fits=lambda view: bool(view.to_move)).to_move[0]]
        yield mover


def _legal(view: protocol.View) -> bool:
    return bool(view.legal)
