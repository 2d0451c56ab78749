"""Playing on from a moment of a match that was played at this server."""

from __future__ import annotations

from typing import Any

from tests.server.fields import Field
from tests.server.wires import Answer, Message, problem, request


def _branch(field: Field, token: str | None, table: str, version: int, **wish: Any) -> Answer:
    body = {"version": version, "seats": ["you", "you"], "fair": False, **wish}
    return request(field.url, "POST", f"/api/tables/{table}/branch", body, token=token)


def _played(field: Field, table: str, steps: int) -> list[Message]:
    """The views of seat 0, which does the first thing that it can, by version from 1."""
    wire = field.open(table)
    wire.hello(0, field.ann.server.token)
    views = [wire.view()]
    for step in range(steps):
        act = {"type": "act", "id": f"s{step}", "version": views[-1]["version"]}
        assert wire.ask({**act, "action": views[-1]["legal"][0]["action"]})["type"] == "ack"
        views.append(wire.view())
    assert [view["version"] for view in views] == list(range(1, steps + 2))
    return views


def test_one_plays_on_from_a_moment_against_a_bot(field: Field) -> None:
    table = field.ann.make("indian-wars", "you", "heuristic", fair=False)
    views = _played(field, table, 4)
    for version in (1, 3):
        answer = _branch(field, field.ann.server.token, table, version, seat=0, seats=["you", "random"])
        made = answer.read()["table"]
        assert (made["status"], made["imported"], made["id"] != table) == ("playing", True, True)
        wire = field.open(made["id"])
        wire.hello(0, field.ann.server.token)
        assert wire.view()["view"]["hand"] == views[version - 1]["view"]["hand"]


def test_while_others_play_nobody_learns_their_cards_that_way(field: Field) -> None:
    table = field.ann.make("indian-wars", "you", "heuristic", fair=False)
    with field.unshaken():
        for token in (field.bob.server.token, field.eve.server.token):
            assert problem(_branch(field, token, table, 1)) == (403, "secret")
        assert problem(_branch(field, None, table, 1)) == (401, "name")


def test_from_a_finished_match_anybody_plays_on_but_not_from_its_end(field: Field) -> None:
    table = field.ann.make("indian-wars", "you", "you", fair=False)
    views = _played(field, table, 2)
    wire = field.open(table)
    wire.hello(0, field.ann.server.token)
    assert wire.ask({"type": "resign", "id": "enough"})["type"] == "ack"
    end = len(views) + 1
    eve = field.eve.server.token
    assert problem(_branch(field, eve, table, end, seat=0)) == (400, "over")
    assert problem(_branch(field, eve, table, end + 1, seat=0)) == (400, "version")
    assert problem(_branch(field, eve, table, 0, seat=0)) == (400, "version")
    assert problem(_branch(field, eve, table, 1, seat=5)) == (400, "version")
    made = _branch(field, eve, table, end - 1, seat=0).read()["table"]
    wire = field.open(made["id"])
    wire.hello(0, eve)
    assert wire.view()["view"]["hand"] == views[-1]["view"]["hand"]
