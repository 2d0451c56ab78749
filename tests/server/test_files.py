"""Match files at the server: who gets which, and which are taken."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import tallgrass
from tallgrass.kernel.fair import deal_again
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import HUMAN, MatchFile
from tallgrass.server import protocol
from tallgrass.server.nesting import DEEPEST, check_nesting, too_deep
from tallgrass.server.refusing import Refused
from tests.server.fields import Field
from tests.server.told import Told
from tests.server.wires import Answer, Message, problem, request

MEMORY = "tallgrass-memory"


def _file(field: Field, token: str | None, table: str | None = None) -> Answer:
    return request(field.url, "GET", f"/api/tables/{table or field.table}/file", token=token)


# --- out


def test_a_stranger_gets_no_file_of_a_match_that_goes_on(field: Field) -> None:
    with field.unshaken():
        for token in (field.eve.server.token, field.cid.server.token, None, "x" * 43):
            assert problem(_file(field, token)) == (403, "secret")


def test_a_player_gets_what_he_has_seen_and_no_more(field: Field) -> None:
    for _ in range(5):
        field.act()
    with field.unshaken():
        for seat, guest in enumerate((field.ann, field.bob)):
            answer = _file(field, guest.server.token)
            assert answer.headers["cache-control"] == "no-store"
            (memory,) = answer.read()
            assert memory["kind"] == MEMORY
            view = field.wires[seat].view()
            assert (memory["version"], memory["view"]) == (view["version"], view["view"])
            assert set(memory) == {"kind", "table", "seat", "version", "view", "news"}
            news = field.wires[seat].ask({"type": "earlier", "id": "all", "before": 200, "count": 200})[
                "news"
            ]
            assert memory["news"] == news
            assert b'"seed"' not in answer.body
            assert b'"outcomes"' not in answer.body
            assert b'"nonce' not in answer.body


def test_the_whole_file_is_for_him_who_has_all_peoples_seats_and_for_all_at_the_end(field: Field) -> None:
    alone = field.ann.make("indian-wars", "you", "heuristic", fair=False)
    whole = _file(field, field.ann.server.token, alone).read()
    assert whole["kind"] == "tallgrass-match"
    assert whole["dealings"][0]["seed"] is None  # the cards to come stay secret
    assert problem(_file(field, field.bob.server.token, alone)) == (403, "secret")
    assert problem(_file(field, None, alone)) == (403, "secret")
    waiting = field.ann.make("indian-wars", "you", "open")
    assert problem(_file(field, field.ann.server.token, waiting)) == (400, "not-begun")
    assert field.wires[0].ask({"type": "resign", "id": "enough"})["type"] == "ack"
    for token in (field.ann.server.token, field.bob.server.token, field.eve.server.token, None):
        ended = _file(field, token).read()
        assert len(ended["dealings"][0]["seed"]) == 64
        assert ended["result"]["winners"] == [1]


def test_when_a_bot_plays_for_one_his_secrets_stay_his(field: Field) -> None:
    """Handing one's seat over leaves it one's own: the other isn't alone at the table then."""
    ack = field.wires[1].ask({"type": "hand_over", "id": "bot", "bot": "random"})
    assert ack["type"] == "ack"
    assert _file(field, field.ann.server.token).read()[0]["kind"] == MEMORY
    refusal = field.wires[0].ask({"type": "hint", "id": "h"})
    assert refusal["code"] == "no-help"


# --- in


def played(steps: int = 12, name: str = "indian-wars", seats: int = 2) -> Message:
    """A match file."""
    game = tallgrass.game(name)
    match = Match(game, [HUMAN] * seats, game.settle({}), dealing=deal_again(1, [""] * seats))
    for _ in range(steps):
        seat = match.to_move()[0]
        match.play(seat, match.state.legal(seat)[0])
    document: Message = json.loads(msgspec.json.encode(match.document(keep_seed=True)))
    return document


def _bring(field: Field, file: Any, **wish: Any) -> Answer:
    body = {"file": file, "seats": ["you", "you"], "fair": False, **wish}
    return request(field.url, "POST", "/api/import", body, token=field.ann.server.token)


def _changed(**fields: Any) -> Message:
    return {**played(), **fields}


def _with_entry(place: int, **fields: Any) -> Message:
    file = played()
    file["entries"][place] = {**file["entries"][place], **fields}
    return file


def _deep(levels: int) -> Any:
    inner: Any = 1
    for _ in range(levels):
        inner = [inner]
    return inner


BROKEN: list[tuple[str, Any]] = [
    ("empty", {}),
    ("of another kind", _changed(kind="something")),
    ("of a format to come", _changed(format=2)),
    ("of no format", _changed(format=None)),
    ("of a format that is text", _changed(format="1")),
    ("of no game", _changed(game="chess")),
    ("of a game that is a path", _changed(game="../../etc/passwd")),
    ("of other rules", _changed(rules=99)),
    ("of rules beyond numbers", _changed(rules=2**200)),
    ("of no players", _changed(players=[])),
    ("of too many players", _changed(players=["human"] * 3)),
    ("of players that don't fit", _changed(players=["human", "a b\x00"])),
    ("of an option that isn't there", _changed(options={"cheat": True})),
    ("of options that aren't any", _changed(options=[1])),
    ("with more than belongs there", _changed(more=1)),
    ("with another set-up", _changed(setup=[[84, 84]])),
    ("with an endless set-up", _changed(setup=[[84, 1]] * 1_000)),
    ("with a huge outcome", _changed(setup=[[2**63, 2**62]])),
    (
        "with an edition where there is none",
        _changed(edition={"name": "x", "version": "1", "sha256": "0" * 64}),
    ),
    ("with a dealing that isn't one", _changed(dealings=[{"start": 0}])),
    ("with a dealing of later", _changed(dealings=[{**played()["dealings"][0], "start": 99}])),
    ("with another seed", _changed(dealings=[{**played()["dealings"][0], "seed": "0" * 64}])),
    ("with a match's name beyond letters", _changed(dealings=[{**played()["dealings"][0], "match": "\n"}])),
    (
        "with a result that isn't yet",
        _changed(result={"scores": [9, 0], "winners": [0], "reason": "x", "rule": ""}),
    ),
    ("with an illegal act", _with_entry(3, action="lay:fort")),
    ("with an unknown act", _with_entry(3, action="win" * 9)),
    ("with an act of nobody", _with_entry(3, seat=7)),
    ("with an act of less than nobody", _with_entry(3, seat=-1)),
    ("with an entry of no kind", _with_entry(3, entry="cheat")),
    ("with an undo of nothing", _with_entry(0, entry="undo", steps=[5])),
    ("that takes back what isn't", _changed(entries=[{"entry": "undo", "seat": 0, "steps": []}])),
    ("that runs out of steps", _changed(entries=[{"entry": "undo", "seat": 0, "steps": [-1]}])),
    ("nested deeply", _deep(50)),
    ("nested deeply within", _changed(options={"a": _deep(400)})),
    ("of numbers beyond numbers", {"kind": "tallgrass-match", "format": 10**300}),
    ("of nothing", None),
    ("of text", "file"),
]


def test_a_file_that_cannot_have_come_about_is_refused(field: Field) -> None:
    with field.unshaken():
        before = _mine(field)
        for name, file in BROKEN:
            answer = _bring(field, file)
            assert answer.status == 400, (name, answer)
            assert problem(answer)[1] in ("file", "request"), (name, answer)
        assert _mine(field) == before


def _mine(field: Field) -> list[str]:
    answer = request(field.url, "GET", "/api/tables/mine", token=field.ann.server.token)
    return [table["id"] for table in answer.read()]


def test_a_file_with_an_edition_that_is_not_here_is_refused(field: Field) -> None:
    file = played(3, "plains-indian-wars")
    mark = file["edition"]
    with field.unshaken():
        for other in (
            {**mark, "name": "mine"},
            {**mark, "name": "../x"},
            {**mark, **_other_hash(mark)},
            {},
            None,
        ):
            assert problem(_bring(field, {**file, "edition": other}))[0] == 400
        missing = {key: value for key, value in file.items() if key != "edition"}
        assert problem(_bring(field, missing)) == (400, "file")


def _other_hash(mark: Message) -> Message:
    key = next(key for key, value in mark.items() if isinstance(value, str) and len(value) == 64)
    return {key: "0" * 64}


def _nested(field: Field, levels: int) -> tuple[int, str, str]:
    """What is answered to a file that is nested so deeply."""
    file = "[" * (levels - 1) + '{"a":1}' + "]" * (levels - 1)
    body = '{"seats":["you","you"],"file":' + file + "}"
    answer = request(field.url, "POST", "/api/import", body, token=field.ann.server.token)
    return (*problem(answer), json.loads(answer.body)["reason"])


@pytest.mark.parametrize(
    ("data", "levels"),
    [
        pytest.param('[{"a":[%s]}]', 3, id="arrays and objects"),
        pytest.param('{"[[[[":"{{{{","a\\"[[[":%s}', 1, id="text isn't nested"),
        pytest.param('["\\\\",%s,"[[[["]', 1, id="text that ends with a backslash"),
        pytest.param("[[[1],[2]],[],[[]],%s]", 1, id="what is closed again"),
    ],
)
def test_levels_are_counted_of_what_is_open(data: str, levels: int) -> None:
    left = DEEPEST - levels
    deep = data % ("[" * left + "]" * left)
    json.loads(deep)  # it is JSON
    check_nesting(deep.encode())
    with pytest.raises(Refused, match="too deeply"):
        check_nesting((data % ("[" * (left + 1) + "]" * (left + 1))).encode())


def test_a_file_too_deep_too_large_or_too_long_is_refused(field: Field) -> None:
    with field.unshaken():
        for levels in (DEEPEST + 1, 900, 5_000, 100_000, 1_000_000):
            assert _nested(field, levels) == (400, "request", too_deep().reason), levels
        assert _nested(field, DEEPEST) == (400, "file", "The file is no Tallgrass match file.")
        bottomless = request(
            field.url,
            "POST",
            "/api/import",
            '{"seats":["you","you"],"file":' + '{"a":' * 200_000,
            token=field.ann.server.token,
        )
        assert problem(bottomless) == (400, "request")
        huge = _changed(entries=[{"entry": "act", "seat": 0, "action": "x" * 100}] * 40_000)
        assert problem(_bring(field, huge)) == (413, "request")
        endless = _changed(entries=[{"entry": "hand-over", "seat": 0, "player": "human"}] * 30_000)
        assert problem(_bring(field, endless)) == (400, "file")


@pytest.mark.parametrize(
    "wish", [{"until": -1}, {"until": 2**40}, {"seats": ["you"]}, {"seats": ["you", "human"]}, {"more": 1}]
)
def test_a_wish_that_does_not_fit_is_refused(field: Field, wish: Message) -> None:
    with field.unshaken():
        assert problem(_bring(field, played(), **wish))[0] == 400


def test_one_plays_on_from_where_one_likes(field: Field) -> None:
    file = played(12)
    for until, length in ((None, 12), (0, 0), (5, 5), (99, 12)):
        made = _bring(field, file, until=until).read()
        assert made["table"]["status"] == "playing"
        wire = field.open(made["table"]["id"])
        wire.hello(0, field.ann.server.token)
        document = msgspec.convert({**file, "entries": file["entries"][:length]}, MatchFile)
        told = Told(tallgrass.game("indian-wars"), document, 0)
        assert wire.view()["view"] == json.loads(msgspec.json.encode(told.views[-1].view))


def test_a_match_that_is_over_cannot_be_played_on(field: Field) -> None:
    game = tallgrass.game("indian-wars")
    match = Match(game, [HUMAN] * 2, game.settle({}), dealing=deal_again(1, [""] * 2))
    match.resign(0)
    file = json.loads(msgspec.json.encode(match.document()))
    with field.unshaken():
        assert problem(_bring(field, file)) == (400, "over")
        assert problem(_bring(field, file, seats=["you", "heuristic"])) == (400, "over")
        made = _bring(field, file, until=0, seats=["you", "heuristic"]).read()
        assert made["table"]["status"] == "playing"


def test_a_log_does_not_grow_without_end(field: Field) -> None:
    """Nothing but acts comes after very many entries; those end with the game."""
    to_and_fro = [{"entry": "hand-over", "seat": 0, "player": who} for who in ("random", "human")] * 10_000
    for length, codes in ((19_998, {"ack"}), (20_000, {"long"})):
        made = _bring(field, {**played(0), "entries": to_and_fro[:length]}).read()
        wire = field.open(made["table"]["id"])
        wire.hello(0, field.ann.server.token)
        view = wire.view()
        act = {"type": "act", "id": "a", "version": view["version"], "action": view["legal"][0]["action"]}
        assert wire.ask(act)["type"] == "ack"
        version = wire.view()["version"]
        asked: list[Message] = [{"type": "undo", "id": "u", "version": version}]
        if length == 20_000:
            asked.append({"type": "hand_over", "id": "h", "bot": "random"})
            asked.append({"type": "offer", "id": "o", "offer": "takeback"})
        answers = [wire.ask(message) for message in asked]
        assert {answer.get("code", answer["type"]) for answer in answers} == codes


def test_a_table_from_a_file_does_not_pass_for_a_new_one(field: Field) -> None:
    """Whoever brings a set-up may have picked it: the others see that before they sit down."""
    ann, eve = field.ann.server, field.eve.server.token
    wish = {"seats": ["you", "open"], "public": True, "fair": True, "until": 0}
    brought = _bring(field, played(), **wish).read()["table"]["id"]
    made = field.ann.make("indian-wars", "you", "open")
    for table, imported in ((brought, True), (made, False)):
        assert request(field.url, "GET", f"/api/tables/{table}", token=eve).read()["imported"] == imported
        shown = {each["id"]: each["imported"] for each in request(field.url, "GET", "/api/tables").read()}
        assert shown[table] == imported
        request(field.url, "DELETE", f"/api/tables/{table}", token=ann.token).read()
    with field.ann.sit(_bring(field, played()).read()["table"]["id"], 0) as place:
        table_now = place.until(protocol.Welcome).table
        assert (table_now.status, table_now.imported) == ("playing", True)
        place.done(protocol.Resign(id="r"))
        place.done(protocol.Rematch(id="again"))
        again = place.until(protocol.TableChanged, lambda message: message.table.rematch is not None)
    fresh = request(field.url, "GET", f"/api/tables/{again.table.rematch}").read()
    assert (fresh["status"], fresh["imported"]) == ("open", False)
    request(field.url, "DELETE", f"/api/tables/{fresh['id']}", token=ann.token).read()
