"""Random play, for any game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import strategies as st

import tallgrass
from tallgrass.kernel.chance import Chance, FastChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Game, State
from tallgrass.kernel.options import Options, Value
from tests.properties.subjects import subjects

every_game = pytest.mark.parametrize(
    "game", [tallgrass.game(name) for name in tallgrass.games()], ids=tallgrass.games()
)
numbers = st.integers(0, 10**6)

LIMIT = 100_000
"""No game played at random takes as many decisions."""


def options_at_random(game: Game, choices: random.Random) -> Options:
    """The options of a table: those for a short match, and for a yes-or-no option now and then the other."""
    chosen: dict[str, Value] = {
        option.name: not option.default
        for option in game.options
        if isinstance(option.default, bool) and choices.random() < 0.3
    }
    return game.settle(chosen | dict(subjects()[game.name].brief))


class Walk:
    """A game that is played at random, the same for the same number."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.choices = random.Random(f"walk {number}")
        self.chance: Chance = FastChance(number)
        seats = self.choices.choice(game.seat_counts)
        self.seats = list(range(seats))
        self.viewers: list[int | None] = [*self.seats, None]
        self.state: State = game.start(seats, options_at_random(game, self.choices), self.chance)

    def choose(self) -> tuple[int, int]:
        """A seat that is asked, any of several, and an action of its."""
        seat = self.choices.choice(self.state.to_move())
        return seat, self.choices.choice(self.state.legal(seat))

    def step(self) -> tuple[int, int, list[Event]]:
        """Play one decision."""
        seat, action = self.choose()
        events: list[Event] = []
        self.state.play(seat, action, self.chance, events)
        return seat, action, events

    def steps(self, limit: int = LIMIT) -> Iterator[tuple[int, int, list[Event]]]:
        """Play on, one decision at a time, to the end."""
        for _ in range(limit):
            if not self.state.to_move():
                return
            yield self.step()


def walked(game: Game, number: int, steps: int) -> Walk:
    """A game after some random decisions, fewer if it ends before."""
    walk = Walk(game, number)
    for _ in walk.steps(steps):
        pass
    return walk


def play_out(state: State, number: int = 0) -> int:
    """Play a position at random to its end; returns the number of decisions."""
    choices, chance = random.Random(number), FastChance(number)
    for made in range(LIMIT):
        waiting = state.to_move()
        if not waiting:
            return made
        seat = choices.choice(waiting)
        state.play(seat, choices.choice(state.legal(seat)), chance)
    raise AssertionError(f"no end after {LIMIT} decisions")


def stride(game: Game) -> int:
    """Of how many actions one is asked for where each of a great many positions is looked at."""
    return 7 if len(game.actions) > 1000 else 1


def knows(game: Game, state: State, seat: int | None, *, every: int = 1) -> bytes:
    """All that a seat is told of a position, byte for byte: view, prompt, what it may do and why not.

    With `every` it is asked of some actions only why they can't be done: 7 is of each seventh.
    """
    view = state.view(seat)
    told: list[object] = [view, game.words().prompt(view)]
    if seat is not None:
        told += [
            state.legal(seat),
            state.distinct(seat),
            [state.why_not(seat, action) for action in range(0, len(game.actions), every)],
        ]
    return msgspec.json.encode(told)


def hears(game: Game, events: list[Event], seat: int | None) -> bytes:
    """All that a seat is told of what happened: the events that it may see and their log lines."""
    seen = [event for event in events if event.seen_by(seat)]
    return msgspec.json.encode([seen, [game.words().log(event, seat) for event in seen]])
