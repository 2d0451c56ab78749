"""The terminal without a match of its own: it plays whatever tells it moments and news, and takes actions."""

from __future__ import annotations

import io

from rich.console import Console

from tallgrass.cli.front import Front
from tallgrass.cli.played import Moment
from tallgrass.cli.prompt import Prompt
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.messages import Refusal
from tests.cli.sitting import INDIAN_WARS

WHITES = 0


class Elsewhere:
    """A match of which only messages arrive. It writes down what it is sent."""

    def __init__(self) -> None:
        self.game = INDIAN_WARS
        self.sent: list[str] = []
        self._chance = FastChance(9)
        self._fresh: list[Event] = []
        self._state = INDIAN_WARS.start(2, INDIAN_WARS.settle({}), self._chance, self._fresh)

    def moment(self, seat: int) -> Moment:
        return Moment(seat, self._state.view(seat), self._state.legal(seat))

    def news(self, seat: int | None) -> list[Event]:
        news = [event for event in self._fresh if event.seen_by(seat)]
        self._fresh.clear()
        return news

    def play(self, seat: int, action: int) -> None:
        self.sent.append(self.game.actions.name(action))
        self._state.play(seat, action, self._chance, self._fresh)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return self._state.why_not(seat, action)

    def steps(self) -> int:
        return len(self.sent)


class Sat:
    """A person at it, and what he is shown."""

    def __init__(self) -> None:
        self.out = io.StringIO()
        self.played = Elsewhere()
        screen = Console(file=self.out, width=80, highlight=False)
        self.front = Front(INDIAN_WARS, screen, seats=2, plain=False, ask=lambda _: "")
        self.prompt = Prompt(self.front, self.played, {"save": self._save})
        self.saved: list[str] = []

    def _save(self, seat: int, rest: str) -> None:
        self.saved.append(rest)

    def types(self, line: str) -> str:
        """What it answers."""
        before = len(self.out.getvalue())
        if self.prompt.obey(line, WHITES):
            self.front.show(self.played.moment(WHITES), self.played.news(WHITES))
        return self.out.getvalue()[before:]


def test_it_is_shown_and_played_by_names_and_numbers() -> None:
    sat = Sat()
    shown = sat.types("look")
    assert "Your hand (" in shown and "Resources:" in shown
    names = [INDIAN_WARS.actions.name(action) for action in sat.played.moment(WHITES).legal]
    sat.types("1")
    assert sat.played.sent == names[:1]
    left = [INDIAN_WARS.actions.name(action) for action in sat.played.moment(WHITES).legal]
    discards = [name for name in left if name.startswith("discard:")][:2]
    sat.types(", ".join(discards))
    assert sat.played.sent == [*names[:1], *discards]


def test_refusals_come_from_where_it_is_played() -> None:
    sat = Sat()
    said = " ".join(sat.types("why lay:raid").split())
    assert "lay:raid can't be done: In Resources no card is laid" in said
    assert "can't be done" in sat.types("lay:raid")
    assert not sat.played.sent


def test_commands_that_depend_on_the_match_are_given_to_it() -> None:
    sat = Sat()
    sat.types("save here.json")
    assert sat.saved == ["here.json"]
    assert "take back your last step" in sat.types("help")
