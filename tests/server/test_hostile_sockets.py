"""Hostile clients at sockets: always a reason, never a change, never a dead table."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from tallgrass.server import protocol
from tallgrass.server.client import new_id
from tallgrass.server.live import LINES
from tallgrass.server.offers import MOST_OFFERS
from tests.conftest import THOROUGH
from tests.server.fields import Field, refused
from tests.server.wires import Message, Wire

REFUSED = 4000
ID = "some-id"
# One of each kind, all well formed.
MESSAGES: list[Message] = [
    {"type": "act", "id": ID, "version": 1, "action": "lay:fort"},
    {"type": "undo", "id": ID, "version": 1},
    {"type": "offer", "id": ID, "offer": "takeback"},
    {"type": "offer", "id": ID, "offer": "replace", "seat": 1},
    {"type": "answer", "id": ID, "offer": 0, "yes": True},
    {"type": "why", "id": ID, "action": "lay:fort"},
    {"type": "hint", "id": ID},
    {"type": "odds", "id": ID, "question": "all"},
    {"type": "resign", "id": ID},
    {"type": "hand_over", "id": ID, "bot": "random"},
    {"type": "rematch", "id": ID},
    {"type": "nonce", "id": ID, "nonce": "n"},
]


# --- who one is


def test_nobody_takes_a_seat_that_is_not_his(field: Field) -> None:
    other = field.eve.make("indian-wars", "you", "heuristic", fair=False)
    tokens = [field.eve.server.token, field.cid.server.token, "x" * 43, "", None]
    with field.unshaken():
        for token in tokens:
            for seat in (0, 1):
                _turned_away(field.open(), seat, token)
        _turned_away(field.open(), 1, field.ann.server.token)
        _turned_away(field.open(), 2, field.ann.server.token)
        _turned_away(field.open(), 2**31, field.ann.server.token)
        _turned_away(field.open(other), 0, field.ann.server.token)


def _turned_away(wire: Wire, seat: int, token: str | None) -> None:
    refused(wire.hello(seat, token), "not-your-seat")
    assert wire.closed() == (REFUSED, "not-your-seat")
    assert len(wire.frames) == 1  # nothing of the table was shown


def test_a_table_that_is_not_there(field: Field) -> None:
    with field.unshaken():
        for table in ("nowhere", "a" * 32, "%00", "%00%01", "%ff", "..", "%F0%9F%98%80", "'--"):
            wire = field.open(table)
            refused(wire.hello(0, field.ann.server.token), "no-table")
            assert wire.closed() == (REFUSED, "no-table")


def test_those_who_watch_change_nothing(field: Field) -> None:
    with field.unshaken():
        for watcher in (field.sit(field.eve, None), field.sit(field.ann, None)):
            for message in MESSAGES:
                assert refused(watcher.ask(message), "watching")["id"] == ID
            version = watcher.view()["version"]
            for seat in (0, 1):
                at = {"type": "at", "id": ID, "version": version, "seat": seat}
                refused(watcher.ask(at), "secret")
    unnamed = field.open()
    unnamed.hello(None, None)
    refused(unnamed.ask({"type": "chat", "id": ID, "text": "hello"}), "name")


def test_a_seat_does_nothing_for_the_other(field: Field) -> None:
    seat, message = field.next_act()
    other = 1 - seat
    with field.unshaken():
        view = field.wires[other].view()
        if other not in view["to_move"]:
            refused(field.wires[other].ask({**message, "version": view["version"]}))
        refused(field.wires[other].ask({"type": "hand_over", "id": ID, "bot": "human"}), "unknown-bot")
        refused(field.wires[other].ask({**message, "id": ID, "seat": seat}), "format")
        for version in range(1, view["version"] + 1):
            at = {"type": "at", "id": ID, "version": version, "seat": seat}
            refused(field.wires[other].ask(at), "secret")
        for bot in ("human", "nobody", "random:x=1", "random\x00", "-", "heuristic,heuristic"):
            refused(
                field.wires[other].ask({"type": "hand_over", "id": ID, "bot": bot}), "unknown-bot", "format"
            )


# --- greeting


def test_the_first_message_is_hello(field: Field) -> None:
    with field.unshaken():
        for first in (*MESSAGES, {"type": "ping"}, {"type": "chat", "id": ID, "text": "hi"}):
            _first(field, first, "hello")
        _first(field, {"type": "hello", "protocol": 2, "seat": None}, "protocol")
        _first(field, {"type": "hello", "protocol": 0, "seat": None}, "protocol")
        _first(field, {"type": "hello", "protocol": "1", "seat": None}, "format")
        _first(field, {"type": "hello", "seat": None}, "format")
        _first(field, {"type": "hello", "protocol": 1, "seat": -1}, "format")
        _first(field, {"type": "hello", "protocol": 1, "have": -1}, "format")
        _first(field, {"type": "hello", "protocol": 1, "token": "x" * 300}, "format")
        _first(field, {"type": "hello", "protocol": 1, "admin": True}, "format")
        _first(field, b'{"type":"hello","protocol":1}', "format")
        _first(field, "", "format")
        _first(field, "x" * 10_000, "size")


def _first(field: Field, data: str | bytes | Message, code: str) -> None:
    wire = field.open()
    refused(wire.ask(data), code)
    assert wire.closed() == (REFUSED, code)


def test_hello_is_said_once(field: Field) -> None:
    with field.unshaken():
        for wire in (field.wires[0], field.sit(field.eve, None)):
            refused(wire.hello(1, field.bob.server.token), "hello")
            assert wire.ask({"type": "ping"})["type"] == "pong"


def test_whoever_says_that_he_has_more_news_than_there_is_gets_none(field: Field) -> None:
    with field.unshaken():
        wire = field.open()
        wire.hello(0, field.ann.server.token, have=2**31)
        view = wire.view()
        assert view["news"] == []
        assert {**view, "news": None} == {**field.wires[0].view(), "news": None}


# --- ids and versions


def test_an_id_is_carried_out_once_whatever_it_says_later(field: Field) -> None:
    with field.unshaken():
        seat, used, _ = field.acknowledged[-1]
        wire = field.wires[seat]
        _, message = field.next_act()
        view = wire.view()
        first = wire.ask({**message, "id": used, "version": 1})
        assert first["type"] == "ack"
        for action in [choice["action"] for choice in view["legal"]] or [message["action"]]:
            again = wire.ask({"type": "act", "id": used, "version": view["version"], "action": action})
            assert again == first
        assert wire.ask({"type": "undo", "id": used, "version": view["version"]}) == first
        assert wire.ask({"type": "resign", "id": used}) == first
        assert wire.ask({"type": "hand_over", "id": used, "bot": "random"}) == first
        # For another it is a new id.
        other = {"type": "act", "id": used, "version": 1, "action": message["action"]}
        refused(field.wires[1 - seat].ask(other), "stale", "not-your-turn")


def test_old_versions_are_refused_with_a_fresh_view(field: Field) -> None:
    with field.unshaken():
        seat, message = field.next_act()
        wire = field.wires[seat]
        for version in (0, 1, message["version"] - 1, message["version"] + 1, 2**31):
            answer = refused(wire.ask({**message, "id": new_id(), "version": version}), "stale")
            assert answer["version"] == message["version"]
            assert wire.until(lambda fresh: fresh["type"] == "view")["version"] == message["version"]


# --- what can't be read


BROKEN = [
    "",
    " ",
    "null",
    "[]",
    "0",
    '"act"',
    "{}",
    "{",
    '{"type":"act"}',
    '{"type":"fly","id":"some-id"}',
    '{"type":["act"],"id":"some-id"}',
    '{"type":"act","type":"resign","id":"some-id"}',
    '{"type":"act","id":"some-id","version":1,"action":"x","more":1}',
    '{"type":"act","id":"some-id","version":1e400,"action":"x"}',
    '{"type":"act","id":"some-id","version":1.5,"action":"x"}',
    '{"type":"act","id":"some-id","version":true,"action":"x"}',
    '{"type":"act","id":"some-id","version":-1,"action":"x"}',
    '{"type":"act","id":"some-id","version":99999999999999999999,"action":"x"}',
    '{"type":"act","id":"some-id","version":NaN,"action":"x"}',
    '{"type":"act","id":"some-id","version":1,"action":""}',
    '{"type":"act","id":"some-id","version":1,"action":null}',
    '{"type":"act","id":"","version":1,"action":"x"}',
    '{"type":"act","id":"' + "i" * 65 + '","version":1,"action":"x"}',
    '{"type":"act","id":"a b","version":1,"action":"x"}',
    '{"type":"act","id":"x\\u0000","version":1,"action":"x"}',
    '{"type":"act","id":"some-id","version":1,"action":"\\ud800"}',
    '{"type":"act","id":"some-id","version":1,"action":"' + "x" * 101 + '"}',
    '{"type":"nonce","id":"some-id","nonce":"two words"}',
    '{"type":"nonce","id":"some-id","nonce":"' + "n" * 65 + '"}',
    '{"type":"earlier","id":"some-id","before":5,"count":0}',
    '{"type":"earlier","id":"some-id","before":5,"count":201}',
    '{"type":"offer","id":"some-id","offer":"everything"}',
    '{"type":"answer","id":"some-id","offer":0,"yes":1}',
    '{"type":"odds","id":"some-id","question":"' + "?" * 101 + '"}',
    '{"type":"at","id":"some-id","version":"1"}',
    '\ufeff{"type":"ping"}',
    "\x00",
    '{"type":"ping"}{"type":"ping"}',
    "__import__('os')",
]


def test_what_cannot_be_read_is_refused_with_a_reason(field: Field) -> None:
    with field.unshaken():
        for wire in (*field.wires, field.sit(field.eve, None)):
            for text in BROKEN:
                answer = refused(wire.ask(text), "format")
                assert answer["id"] in ((ID,) if _has_id(text) else (ID, None)), text


def _has_id(text: str) -> bool:
    try:
        told = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return isinstance(told, dict) and told.get("id") == ID


def test_what_is_too_large_too_deep_or_binary_is_refused_with_a_reason(field: Field) -> None:
    with field.unshaken():
        for wire in field.wires:
            refused(wire.ask("x" * (protocol.MAX_MESSAGE + 1)), "size")
            refused(wire.ask("\u20ac" * (protocol.MAX_MESSAGE // 2)), "size")  # bytes count, not letters
            refused(wire.ask(" " * 60_000 + '{"type":"ping"}'), "size")
            refused(wire.ask("[" * protocol.MAX_MESSAGE), "format")
            refused(wire.ask('{"a":' * 1_600), "format")
            deep = (
                '{"type":"act","id":"some-id","version":1,"action":"x","more":'
                + "[" * 3_000
                + "]" * 3_000
                + "}"
            )
            refused(wire.ask(deep), "format")
            deep = '{"type":"act","id":"some-id","version":' + '{"a":' * 1_000 + "1" + "}" * 1_000 + "}"
            refused(wire.ask(deep), "format")
            refused(wire.ask(b'{"type":"ping"}'), "format")
            refused(wire.ask(b"\x00\xff" * 1_000), "format")
            refused(wire.ask(b""), "format")
            assert wire.ask({"type": "ping"})["type"] == "pong"


@pytest.mark.parametrize(
    ("data", "text", "code"),
    [(b"x" * 70_000, True, 1009), (b"x" * 2**21, False, 1009), (b"\xff\xfe", True, 1007)],
)
def test_what_no_client_should_send_closes_that_socket_alone(
    field: Field, data: bytes, text: bool, code: int
) -> None:
    with field.unshaken():
        wire = field.sit(field.eve, None)
        wire.send_raw(data, text=text)
        assert wire.closed()[0] == code


# --- anything


words = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        ["act", "undo", "hello", "chat", "ping", "random", "human", ID, "\x00", "\u202e", "takeback"]
    ),
)
values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-(2**70), 2**70),
        st.floats(allow_nan=False, allow_infinity=False),
        words,
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=4)),
    max_leaves=8,
)
harmless = [message for message in MESSAGES if message["type"] not in ("resign", "hand_over", "undo")]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A message of which something is changed, missing or too much; or whose bytes are."""
    message = dict(draw(st.sampled_from([*harmless, {"type": "chat", "id": ID, "text": "hello"}])))
    for _ in range(draw(st.integers(1, 3))):
        key = draw(st.one_of(st.sampled_from(sorted(message) or ["type"]), words))
        if draw(st.booleans()):
            message.pop(key, None)
        else:
            message[key] = draw(values)
    text = json.dumps(message, ensure_ascii=draw(st.booleans()))
    if draw(st.integers(0, 3)) == 0:
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(st.text(max_size=3)) + text[place + draw(st.integers(0, 3)) :]
    return text


def test_no_message_shakes_a_table(field: Field) -> None:
    """Each gets one answer: none here has a current version, a legal action and a new id."""

    @settings(max_examples=150 * THOROUGH)
    @given(text=mutated().filter(_is_text), seat=st.sampled_from([0, 1]))
    def say(text: str, seat: int) -> None:
        answer = field.wires[seat].ask(text)
        if answer["type"] == "reject":
            refused(answer)
        else:
            assert answer["type"] in ("why", "ack"), answer  # a question, an offer, a line of chat

    with field.unshaken():
        say()


def _is_text(text: str) -> bool:
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


# --- too many


def test_thousands_of_messages_are_answered_one_by_one(field: Field) -> None:
    with field.unshaken():
        wire = field.sit(field.eve, None)
        for _ in range(30):
            for _ in range(100):
                wire.send({"type": "resign", "id": ID})
            for _ in range(100):
                refused(wire.until(lambda message: message["type"] == "reject"), "watching")


def test_no_table_is_killed_by_those_who_come_and_go(field: Field) -> None:
    with field.unshaken():
        for number in range(60):
            wire = field.open()
            if number % 3:
                wire.hello(None, field.eve.server.token)
            if number % 3 == 2:
                wire.send({"type": "ping"})
            wire.drop()


# --- chat


def test_chat_is_one_line_of_printable_text(field: Field) -> None:
    with field.unshaken():
        for text in (
            "",
            "x" * 501,
            "a\nb",
            "a\x1b[2Jb",
            "a\x00",
            "\x7f",
            "\x9b2J",
            "a\u2028b",
            "\u202egnp.exe",
            "\u2066x",
        ):
            refused(field.wires[0].ask({"type": "chat", "id": new_id(), "text": text}), "format")
        text = "<script>alert('&')</script> " + "\u00e9" * 400
        chat = {"type": "chat", "id": new_id(), "text": text}
        assert field.wires[0].ask(chat)["type"] == "ack"
        assert field.wires[0].ask(chat)["type"] == "ack"  # once, however often it is sent
        line = field.wires[1].until(lambda message: message["type"] == "chat")
        assert (line["n"], line["text"], line["name"], line["seat"]) == (0, text, "Ann", 0)
        field.wires[1].settle()
        assert sum(frame.startswith(b'{"type":"chat"') for frame in field.wires[1].frames) == 1


# --- other sites


def test_pages_of_other_sites_do_not_connect(field: Field) -> None:
    own = field.url.replace("http://", "")
    with field.unshaken():
        for origin in (
            "http://evil.example",
            f"https://{own}.evil.example",
            "null",
            "file://",
            "http://[",
            f"http://x@{own}x",
            "http://127.0.0.1:1",
        ):
            with pytest.raises(InvalidStatus) as error:
                field.open(origin=origin)
            assert error.value.response.status_code == 403, origin
        same = field.open(origin=f"http://{own}")
        assert same.hello(0, field.ann.server.token)["type"] == "welcome"


# --- what isn't agreed


def test_no_hints_and_no_odds_where_that_was_not_agreed(field: Field) -> None:
    with field.unshaken():
        for wire in field.wires:
            refused(wire.ask({"type": "hint", "id": ID}), "no-help")
            refused(wire.ask({"type": "odds", "id": ID, "question": "all"}), "no-help")


def test_what_was_not_asked_cannot_be_answered(field: Field) -> None:
    with field.unshaken():
        for wire in field.wires:
            refused(wire.ask({"type": "answer", "id": ID, "offer": 0, "yes": True}), "offer")
            refused(wire.ask({"type": "answer", "id": ID, "offer": 2**31, "yes": False}), "offer")
            refused(wire.ask({"type": "offer", "id": ID, "offer": "replace", "seat": 0}), "seat", "time")
            refused(wire.ask({"type": "offer", "id": ID, "offer": "replace", "seat": 7}), "seat")
            refused(wire.ask({"type": "rematch", "id": ID}), "going-on")
            refused(wire.ask({"type": "nonce", "id": ID, "nonce": "late"}), "given")


def test_those_who_watch_do_not_drown_what_the_players_say(field: Field) -> None:
    with field.unshaken():
        field.wires[0].ask({"type": "chat", "id": new_id(), "text": "for Bob"})
        crier = field.sit(field.eve, None)
        for number in range(LINES + 1):
            said = crier.ask({"type": "chat", "id": f"cry-{number}", "text": f"line {number}"})
            assert said["type"] == "ack"
        for seat, told in ((1, ["for Bob"]), (None, [f"line {n}" for n in range(1, LINES + 1)])):
            wire = field.sit(field.bob, seat)
            wire.settle()
            assert [line["text"] for line in wire.messages() if line["type"] == "chat"] == told


def _needs_consent(view: Message) -> bool:
    return view["undo"] is not None and view["undo"]["code"] not in ("nothing", "over")


def test_nobody_agrees_to_his_own_takeback(field: Field) -> None:
    while not (barred := [n for n in (0, 1) if _needs_consent(field.wires[n].view())]):
        field.act()
    seat = barred[0]
    with field.unshaken():
        wire = field.wires[seat]
        assert wire.ask({"type": "offer", "id": new_id(), "offer": "takeback"})["type"] == "ack"
        refused(wire.ask({"type": "answer", "id": ID, "offer": 0, "yes": True}), "seat")
        refused(
            wire.ask({"type": "offer", "id": new_id(), "offer": "takeback"}), "asked"
        )  # not again and again
        assert (
            field.wires[1 - seat].ask({"type": "answer", "id": ID, "offer": 0, "yes": False})["type"] == "ack"
        )
        refused(field.wires[1 - seat].ask({"type": "answer", "id": ID, "offer": 0, "yes": True}), "void")


def test_nobody_asks_without_end(field: Field) -> None:
    while not (barred := [n for n in (0, 1) if _needs_consent(field.wires[n].view())]):
        field.act()
    seat = barred[0]
    with field.unshaken():
        ask = {"type": "offer", "offer": "takeback"}
        for number in range(MOST_OFFERS):
            assert field.wires[seat].ask({**ask, "id": new_id()})["type"] == "ack"
            no = {"type": "answer", "id": new_id(), "offer": number, "yes": False}
            assert field.wires[1 - seat].ask(no)["type"] == "ack"
        refused(field.wires[seat].ask({**ask, "id": new_id()}), "long")
