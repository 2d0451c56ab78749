"""Limits: each is answered by a reason, and nothing is lost by it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import InvalidStatus

from tallgrass.server import limits, protocol
from tallgrass.server.client import new_id
from tallgrass.server.live import HANDINGS
from tests.server.fields import refused
from tests.server.guests import Guest
from tests.server.inside import steps
from tests.server.running import FAST, Serving, serving
from tests.server.wires import Message, Wire, problem, request

RATE = 1.0
"""Messages a second, and three times as many at once."""


@pytest.fixture
def slow(database: str) -> Iterator[Serving]:
    """A server that lets nobody do much."""
    with serving(database, "--rate", str(RATE), "--bot-pause", "0") as running:
        yield running
        assert running.stop() == 0
    assert "Traceback" not in "".join(running.log)


def test_what_was_said_too_fast_can_be_said_again(slow: Serving) -> None:
    ann = Guest(slow.url, "Ann")
    table = ann.make("indian-wars", "you", "you", fair=False)
    with ExitStack() as stack:
        wire = stack.enter_context(Wire(slow.url, table))
        wire.hello(0, ann.server.token)
        view = wire.until(lambda message: message["type"] == "view")
        act: Message = {"type": "act", "version": view["version"], "action": view["legal"][0]["action"]}
        while (answer := wire.ask({"type": "why", "id": "w", "action": "x"}))["code"] != "too-fast":
            assert answer["code"] == "unknown-action"
        assert answer["id"] == "w"
        tries = 0
        while (answer := wire.ask({**act, "id": "mine"}))["type"] != "ack":
            assert refused(answer, "too-fast")["id"] == "mine"
            tries += 1
            assert tries < 400, "the limit never lifts"
            wire.pause()
        while (again := wire.ask({**act, "id": "mine"}))["type"] != "ack":
            refused(again, "too-fast")
            wire.pause()
        assert again == answer
        assert [step.client_id for step in steps(slow.database, table)] == ["mine"]


def test_whoever_goes_on_and_on_is_shown_out_and_the_others_play(slow: Serving) -> None:
    ann = Guest(slow.url, "Ann")
    table = ann.make("indian-wars", "you", "you", fair=False)
    with ExitStack() as stack:
        player, flood = (stack.enter_context(Wire(slow.url, table)) for _ in range(2))
        player.hello(0, ann.server.token)
        flood.hello(None, None)
        for _ in range(600):
            flood.send({"type": "resign", "id": "x"})
        assert flood.closed() == (4002, "Too many messages.")
        codes = [message.get("code") for message in flood.messages() if message["type"] == "reject"]
        assert set(codes) == {"watching", "too-fast"}
        view = player.until(lambda message: message["type"] == "view")
        act = {
            "type": "act",
            "id": new_id(),
            "version": view["version"],
            "action": view["legal"][0]["action"],
        }
        assert player.ask(act)["type"] == "ack"


def test_requests_from_an_address_are_counted(slow: Serving) -> None:
    codes = set()
    for _ in range(20):
        answer = request(slow.url, "GET", "/api/games", headers={"x-forwarded-for": "10.0.0.1"})
        codes.add((200, "") if answer.status == 200 else problem(answer))
    assert codes == {(200, ""), (429, "too-fast")}
    assert request(slow.url, "GET", "/api/games", headers={"x-forwarded-for": "10.0.0.2"}).status == 200


def test_the_page_s_own_files_are_counted_apart(slow: Serving) -> None:
    """Several windows that are opened at once fetch a good many."""
    place = {"x-forwarded-for": "10.0.0.3"}
    for _ in range(40):
        assert request(slow.url, "GET", "/assets/none-0.js", headers=place).status == 404
    assert request(slow.url, "GET", "/api/games", headers=place).status == 200


def test_a_network_of_ipv6_addresses_is_one_place(slow: Serving) -> None:
    def asked(place: str) -> int:
        return request(slow.url, "GET", "/api/games", headers={"x-forwarded-for": place}).status

    codes = [asked(f"2001:db8:0:1::{n:x}") for n in range(20)]
    assert (codes[0], codes[-1]) == (200, 429)
    assert asked("2001:db8:0:2::1") == 200
    assert asked("::ffff:10.0.0.3") == 200
    assert asked("::ffff:10.0.0.4") == 200
    for odd in ("fe80::1%eth0", "::x", "unknown"):
        assert asked(odd) == 200


def test_sockets_that_are_opened_from_an_address_are_counted(database: str) -> None:
    """Whether or not they are closed again; ten times as many as in a second are opened at once."""
    flags = ("--bot-pause", "0", "--rate", "100000", "--socket-rate", "0.5")
    with serving(database, *flags) as server:
        ann = Guest(server.url, "Ann")
        table = ann.make("indian-wars", "you", "you", fair=False)

        def come(place: str) -> int:
            try:
                with Wire(server.url, table, headers={"x-forwarded-for": place}) as wire:
                    assert wire.hello(None, None)["type"] == "welcome"
            except InvalidStatus as error:
                return error.response.status_code
            return 101

        tried = [come("10.0.0.1") for _ in range(30)]
        assert tried[:5] == [101] * 5
        assert 403 in tried
        assert come("10.0.0.2") == 101
        assert any(come("10.0.0.1") == 101 for _ in range(5_000))  # by and by


def test_the_addresses_that_are_counted_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 3)
    buckets = limits.Buckets(0.0, 1.0)
    assert [buckets.take(key) for key in "aab"] == [True, False, True]
    assert [buckets.take(key) for key in "acd"] == [False, True, True]
    assert not buckets.take("a")  # it was seen lately
    assert buckets.take("b")  # that one was forgotten
    assert buckets.count() == 3


def test_sockets_of_a_person_and_of_an_address_are_counted(database: str) -> None:
    with serving(database, *FAST) as server, ExitStack() as stack:
        ann = Guest(server.url, "Ann")
        table = ann.make("indian-wars", "you", "you", fair=False)

        def come(token: str | None) -> Message:
            wire = stack.enter_context(Wire(server.url, table))
            return wire.hello(None, token)

        for _ in range(30):
            assert come(ann.server.token)["type"] == "welcome"
        last = stack.enter_context(Wire(server.url, table))
        refused(last.hello(None, ann.server.token), "sockets")
        assert last.closed() == (4000, "sockets")
        for _ in range(90):
            assert come(None)["type"] == "welcome"
        with pytest.raises(InvalidStatus) as error:
            come(None)
        assert error.value.response.status_code == 403
        # From elsewhere one gets in, and whoever leaves makes room.
        elsewhere = {"x-forwarded-for": "10.0.0.9"}
        assert (
            stack.enter_context(Wire(server.url, table, headers=elsewhere)).hello(None, None)["type"]
            == "welcome"
        )
        stack.close()
        with Wire(server.url, table) as again:
            assert again.hello(0, ann.server.token)["type"] == "welcome"
            watching = again.until(lambda message: message["type"] == "presence" and message["watchers"] == 0)
            assert watching["seats"] == [True, False]


def test_no_compression_that_a_small_message_could_abuse(database: str) -> None:
    with serving(database, *FAST) as server:
        ann = Guest(server.url, "Ann")
        table = ann.make("indian-wars", "you", "you", fair=False)
        with Wire(server.url, table, compression="deflate") as wire:
            assert wire.extensions == []
            assert wire.hello(0, ann.server.token)["protocol"] == protocol.PROTOCOL


def test_a_rematch_counts_as_a_table(database: str) -> None:
    with serving(database, *FAST, "--most-tables", "1") as server:
        ann = Guest(server.url, "Ann")
        table = ann.make("indian-wars", "you", "heuristic", fair=False)
        with ann.sit(table, 0) as place:
            place.done(protocol.Resign(id=new_id()))
            other = ann.make("indian-wars", "you", "open")
            assert place.refused(protocol.Rematch(id=new_id())).code == "tables"
            assert ann.server.table(table).rematch is None
            closed = request(server.url, "DELETE", f"/api/tables/{other}", token=ann.server.token)
            assert closed.status == 200
            place.done(protocol.Rematch(id=new_id()))
            place.done(protocol.Rematch(id=new_id()))  # it is there already
        assert ann.server.table(table).rematch is not None


def test_a_seat_does_not_change_hands_without_end(database: str) -> None:
    """Each time makes stale what the others are about to do."""
    with serving(database, *FAST) as server:
        ann = Guest(server.url, "Ann")
        table = ann.make("indian-wars", "you", "you", fair=False)
        with ann.sit(table, 1) as place:
            hands = [protocol.HandOver(id=new_id(), bot=bot) for bot in ["random", None] * HANDINGS]
            answers = [place.say(message) for message in hands]
        assert all(isinstance(answer, protocol.Ack) for answer in answers[:HANDINGS])
        refusals = [answer for answer in answers if isinstance(answer, protocol.Reject)]
        assert {refusal.code for refusal in refusals} >= {"too-fast"}
