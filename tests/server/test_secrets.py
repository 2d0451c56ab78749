"""The same match with other hidden cards: every byte that the seat gets is the same."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from tallgrass.kernel.chance import ScriptedChance, ScriptError
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import State
from tallgrass.kernel.messages import IllegalAction
from tallgrass.kernel.options import Options
from tallgrass.kernel.record import MatchFile
from tests.conftest import THOROUGH
from tests.properties.walks import hears, knows
from tests.server.guests import Guest
from tests.server.running import FAST, Serving, serving
from tests.server.twins import Story
from tests.server.wires import CLOCK, Message, Wire, request

CASES = [
    pytest.param("indian-wars", 2, {}, 14, id="indian-wars early"),
    pytest.param("indian-wars", 2, {}, 40, id="indian-wars late"),
    pytest.param("mystic-warriors", 2, {}, 25, id="mystic-warriors"),
    pytest.param("mystic-warriors", 3, {}, 40, id="mystic-warriors of three"),
    pytest.param("plains-indian-wars", 2, {}, 40, id="plains"),
    pytest.param("plains-indian-wars", 3, {}, 60, id="plains of three"),
]
MOST_STORIES = 20
HOUR = 3600


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def rehearsal(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server at which all further cards come alike at every table."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("rehearsal") / "tallgrass.db")
    else:
        database = request.getfixturevalue("postgres").new()
    with serving(database, *FAST, "--seed", "7") as running:
        yield running


@pytest.fixture
def guests(rehearsal: Serving) -> list[Guest]:
    """Those who play there, and one who watches."""
    return [Guest(rehearsal.url, name) for name in ("Ann", "Bob", "Cid", "Eve")]


TIMES = re.compile(rb'"since":[0-9.e+]+|"left":[0-9.,[]+]')


class Side:
    """A table that goes on from one of the two matches."""

    def __init__(
        self, stack: ExitStack, guests: list[Guest], document: MatchFile, state: State, viewer: int | None
    ) -> None:
        seats = len(document.players)
        host = guests[0 if viewer is None else viewer]
        wish = {
            "file": msgspec.to_builtins(document),
            "seats": ["you" if guests[seat] is host else "open" for seat in range(seats)],
            "public": True,
            "fair": False,
            "clock": {"clock": "bank", "seconds": 80_000, "increment": HOUR},
        }
        self.url = host.server.url
        made = request(self.url, "POST", "/api/import", wish, token=host.server.token).read()
        self.table: str = made["table"]["id"]
        for seat in range(seats):
            if guests[seat] is not host:
                guests[seat].server.join(self.table, seat)
        self.state = state
        self.viewer = viewer
        self.other = {
            seat: stack.enter_context(Wire(self.url, self.table)) for seat in range(seats) if seat != viewer
        }
        for seat, wire in self.other.items():
            wire.hello(seat, guests[seat].server.token)
            wire.settle()
        self.guest = guests[-1 if viewer is None else viewer]
        self.wire = stack.enter_context(Wire(self.url, self.table))
        self.asked = 0
        self.plain: list[bytes] = []

    def ask(self, **message: Any) -> Message:
        """Something, in both under the same id; whatever comes of it is kept."""
        self.asked += 1
        answer = self.wire.ask({"id": f"question-{self.asked}", **message})
        self.wire.settle()
        return answer

    def get(self, path: str) -> None:
        """A page, as it comes."""
        self.plain.append(request(self.url, "GET", path, token=self.guest.server.token).body)

    def come_again(self) -> None:
        """Look at the table with other eyes: who comes anew is told all that there is to be told."""
        with Wire(self.url, self.table) as wire:
            wire.hello(self.viewer, self.guest.server.token)
            wire.settle()
            self.plain += wire.frames

    def clocks(self) -> list[list[float]]:
        """What the clocks showed, in hours: the seconds depend on how quick the test is."""
        clocks = [json.loads(frame) for frame in (*self.wire.frames, *self.plain) if frame.startswith(CLOCK)]
        return [[round(left / HOUR) for left in clock["left"]] for clock in clocks]

    def all(self) -> list[bytes]:
        """All that came, without what may differ: which table it is, and when."""
        return [
            TIMES.sub(b"", data.replace(self.table.encode(), b"TABLE"))
            for data in (*self.wire.frames, *self.plain)
        ]


@pytest.mark.parametrize(("name", "seats", "options", "steps"), CASES)
def test_what_is_hidden_does_not_show_in_any_byte(
    rehearsal: Serving, guests: list[Guest], name: str, seats: int, options: Options, steps: int
) -> None:
    for viewer in (*range(seats), None):
        for again in range(THOROUGH):
            choices = random.Random(f"{name} {steps} {viewer} {again}")
            with ExitStack() as stack:
                story, (document, state) = _twins(name, seats, options, steps, viewer, choices)
                sides = [
                    Side(stack, guests, story.document(), story.end, viewer),
                    Side(stack, guests, document, state, viewer),
                ]
                assert msgspec.json.encode(story.document()) != msgspec.json.encode(document)
                _talk(sides, story, choices)
                told, other = (side.all() for side in sides)
                assert len(told) > 20
                assert told == other
                assert sides[0].clocks() == sides[1].clocks()


def _twins(
    name: str, seats: int, options: Options, steps: int, viewer: int | None, choices: random.Random
) -> tuple[Story, tuple[MatchFile, State]]:
    for _ in range(MOST_STORIES):
        story = Story(name, seats, options, choices.randrange(10**6), steps)
        found = story.twin(viewer, choices)
        if found is not None:
            return story, found
    raise AssertionError("no match was found of which something can't be seen")


def _talk(sides: list[Side], story: Story, choices: random.Random) -> None:
    """The viewer says the same at both tables; what others do there in secret, they do at one."""
    viewer, actions = sides[0].viewer, story.game.actions
    names = [actions.name(choices.randrange(len(actions))) for _ in range(8)]
    questions: list[Message] = [{"type": "earlier", "before": 500, "count": 200}]
    if viewer is not None:
        legal = [actions.name(action) for action in story.end.legal(viewer)] if _asked(story, viewer) else []
        questions += [{"type": "why", "action": action} for action in (*legal[:5], *names)]
        questions += [{"type": "act", "version": 10**6, "action": names[0]}, {"type": "hint"}]
        questions += [{"type": "odds", "question": "all"}, {"type": "answer", "offer": 0, "yes": True}]
    for side in sides:
        side.wire.hello(viewer, side.guest.server.token)
    versions = [side.wire.view()["version"] for side in sides]
    assert versions[0] == versions[1]
    questions += [
        {"type": "at", "version": version}
        for version in choices.sample(range(1, versions[0] + 2), min(8, versions[0]))
    ]
    questions += [
        {"type": "at", "version": 1, place: seat}
        for seat in range(-1, story.seats)
        for place in ("seat", "by")
        if seat != (-1 if viewer is None else viewer)
    ]
    if viewer is not None and not _asked(story, viewer):
        questions.append({"type": "act", "version": versions[0], "action": names[0]})
    for side in sides:
        for question in questions:
            side.ask(**question)
        for path in (f"/api/tables/{side.table}", f"/api/tables/{side.table}/file"):
            side.get(path)
    _act_in_secret(sides[0], story, choices)
    if viewer is not None:
        _act(sides, story, viewer)
        view = sides[0].wire.view()
        sides[1].wire.view()
        for side in sides:
            side.ask(type="offer", offer="takeback")
            side.ask(type="undo", version=view["version"])
    for side in sides:
        side.wire.settle()
        side.come_again()


def _asked(story: Story, seat: int) -> bool:
    return seat in story.end.to_move()


def _act_in_secret(side: Side, story: Story, choices: random.Random) -> None:
    """At one table another does what the viewer sees nothing of; there it has happened, too."""
    for seat, wire in side.other.items():
        for action in side.state.legal(seat) if seat in side.state.to_move() else []:
            after = _after(side.state, seat, action)
            if after is None or any(event.seen_by(side.viewer) for event in after[1]):
                continue
            side.get(f"/api/tables/{side.table}")
            message = {"type": "act", "id": "secret", "action": story.game.actions.name(action)}
            answer = wire.ask({**message, "version": wire.view()["version"]})
            assert answer["type"] == "ack", answer
            side.state = after[0]
            side.get(f"/api/tables/{side.table}")
            assert side.plain.pop() == side.plain.pop()  # not even when it was
            return


def _act(sides: list[Side], story: Story, seat: int) -> None:
    """At both the viewer does what draws nothing and looks the same to him."""
    if not all(seat in side.state.to_move() for side in sides):
        return
    view = sides[0].wire.view()
    sides[1].wire.view()
    for action in sides[0].state.legal(seat):
        after = [_after(side.state, seat, action) for side in sides]
        told = [
            None if each is None else hears(story.game, each[1], seat) + knows(story.game, each[0], seat)
            for each in after
        ]
        if told[0] is not None and told[0] == told[1]:
            for side in sides:
                side.ask(type="act", version=view["version"], action=story.game.actions.name(action))
            return


def _after(state: State, seat: int, action: int) -> tuple[State, list[Event]] | None:
    """What comes of an action, if no chance is asked."""
    after, events = state.copy(), list[Event]()
    try:
        after.play(seat, action, ScriptedChance(), events)
    except (ScriptError, IllegalAction):
        return None
    return after, events
