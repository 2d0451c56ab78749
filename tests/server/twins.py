"""Two matches that one seat can't tell apart: what it can't see differs, what it was told is the same."""

from __future__ import annotations

import random
from dataclasses import dataclass

import msgspec

import tallgrass
from tallgrass.kernel.chance import Chance, FastChance, Outcome
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Game, State
from tallgrass.kernel.messages import IllegalAction
from tallgrass.kernel.options import Options
from tallgrass.kernel.piles import Pile
from tallgrass.kernel.record import HUMAN, Act, MatchFile
from tests.properties.plains_indian_wars import CARD
from tests.properties.subjects import subjects
from tests.properties.walks import hears, knows

Noted = list[int] | Outcome
"""The cards of a draw, or another answer of chance."""
TRIES = 400
"""Pairs of cards that are tried until two can change places."""


def _cards(game: Game) -> list[int]:
    """The numbers that cards are drawn by."""
    pieces = set(subjects()[game.name].pieces)
    if game.name == "plains-indian-wars":
        return sorted(piece - CARD for piece in pieces if piece >= CARD)
    return sorted(pieces)


class Unfit(Exception):
    """The cards can't come like this here."""


class Noting(Chance):
    """Notes which cards come, and the outcomes that a match file has of it."""

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.noted: list[Noted] = []
        self.outcomes: list[Outcome] = []

    def below(self, n: int) -> int:
        k = self.inner.below(n)
        self.noted.append((n, k))
        self.outcomes.append((n, k))
        return k

    def draw(self, pile: Pile, count: int) -> Pile:
        drawn = []
        for _ in range(count):
            outcome = (len(pile), self.inner.below(len(pile)))
            self.outcomes.append(outcome)
            drawn.append(pile.pop(outcome[1]))
        self.noted.append(drawn[:])
        return drawn


class Naming(Chance):
    """Lets the cards come that were noted, but for two that change places."""

    def __init__(self, noted: list[Noted], pair: tuple[int, int]) -> None:
        self.noted = noted[:]
        self.pair = pair
        self.outcomes: list[Outcome] = []

    def _next(self) -> Noted:
        if not self.noted:
            raise Unfit
        return self.noted.pop(0)

    def below(self, n: int) -> int:
        noted = self._next()
        if not isinstance(noted, tuple) or noted[0] != n:
            raise Unfit
        self.outcomes.append(noted)
        return noted[1]

    def draw(self, pile: Pile, count: int) -> Pile:
        noted = self._next()
        if not isinstance(noted, list) or len(noted) != count:
            raise Unfit
        first, second = self.pair
        drawn = []
        for was in noted:
            card = second if was == first else first if was == second else was
            if card not in pile:
                raise Unfit
            self.outcomes.append((len(pile), pile.index(card)))
            drawn.append(pile.pop(self.outcomes[-1][1]))
        return drawn


@dataclass
class Step:
    """A decision: who, what, what chance said, and what came of it."""

    seat: int
    action: int
    noted: list[Noted]
    outcomes: list[Outcome]
    events: list[Event]
    state: State


class Story:
    """A match at random, up to a step."""

    def __init__(self, name: str, seats: int, options: Options, number: int, steps: int) -> None:
        self.game: Game = tallgrass.game(name)
        self.seats = seats
        self.options = self.game.settle(options)
        choices = random.Random(f"story {number}")
        chance = Noting(FastChance(number))
        self.start_events: list[Event] = []
        self.start = self.game.start(seats, self.options, chance, self.start_events)
        self.noted, self.setup = chance.noted, chance.outcomes
        self.steps: list[Step] = []
        state = self.start.copy()
        while len(self.steps) < steps and state.to_move():
            seat = choices.choice(state.to_move())
            action = choices.choice(state.legal(seat))
            chance, events = Noting(chance.inner), list[Event]()
            state.play(seat, action, chance, events)
            self.steps.append(Step(seat, action, chance.noted, chance.outcomes, events, state.copy()))
        self.end = state

    def document(self) -> MatchFile:
        """As a match file."""
        return self._document(self.setup, [self._act(s.seat, s.action, s.outcomes) for s in self.steps])

    def _act(self, seat: int, action: int, outcomes: list[Outcome]) -> Act:
        return Act(seat, self.game.actions.name(action), outcomes)

    def _document(self, setup: list[Outcome], entries: list[Act]) -> MatchFile:
        return MatchFile(
            game=self.game.name,
            rules=self.game.rules_version,
            edition=self.game.edition or msgspec.UNSET,
            options=self.options,
            players=[HUMAN] * self.seats,
            dealings=[],
            setup=setup,
            entries=list(entries),
        )

    def twin(self, viewer: int | None, choices: random.Random) -> tuple[MatchFile, State] | None:
        """A match that is the same to a viewer (None: a spectator), and its position, if one is found."""
        subject = subjects()[self.game.name]
        kinds = _cards(self.game)
        for _ in range(TRIES):
            first, second = choices.sample(kinds, 2)
            found = self._with((first, second), viewer)
            if found is not None and subject.census(found[1]) != subject.census(self.end):
                return found
        return None

    def _with(self, pair: tuple[int, int], viewer: int | None) -> tuple[MatchFile, State] | None:
        chance, events = Naming(self.noted, pair), list[Event]()
        try:
            state = self.game.start(self.seats, self.options, chance, events)
        except Unfit:
            return None
        if self._told(events, state, viewer) != self._told(self.start_events, self.start, viewer):
            return None
        entries = []
        for step in self.steps:
            other = self._as(step, state, pair, viewer)
            if other is None:
                return None
            entries.append(self._act(other.seat, other.action, other.outcomes))
            state = other.state
        if knows(self.game, state, viewer) != knows(self.game, self.end, viewer):
            return None
        return self._document(chance.outcomes, entries), state

    def _as(self, step: Step, before: State, pair: tuple[int, int], viewer: int | None) -> Step | None:
        """What the same seat could have done here that looks the same."""
        wanted = self._told(step.events, step.state, viewer)
        others = [] if step.seat == viewer else before.legal(step.seat)
        for action in [step.action, *others]:
            state, chance, events = before.copy(), Naming(step.noted, pair), list[Event]()
            try:
                state.play(step.seat, action, chance, events)
            except (Unfit, IllegalAction):
                continue
            if not chance.noted and self._told(events, state, viewer) == wanted:
                return Step(step.seat, action, step.noted, chance.outcomes, events, state)
        return None

    def _told(self, events: list[Event], state: State, viewer: int | None) -> bytes:
        return hears(self.game, events, viewer) + msgspec.json.encode(state.view(viewer))
