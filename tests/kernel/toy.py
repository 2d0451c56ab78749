"""A tiny game for two to four, with each kind of step that a match must know about.

The set-up rolls for who begins. A round has two parts: in secret, at the same time, each seat picks any of
two marks and is done (when all are, the picks are shown); then, in turn, each passes or rolls a die.
"""

from __future__ import annotations

import sys
from typing import Final

from tallgrass.kernel.actions import ActionTable
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.edition import EditionMark
from tallgrass.kernel.events import Event, Sink, kinds_of
from tallgrass.kernel.game import Game, State, Words
from tallgrass.kernel.messages import IllegalAction, Material, Refusal, Result, View
from tallgrass.kernel.options import Option, Options

SUN: Final = 0
MOON: Final = 1
DONE: Final = 2
PASS: Final = 3
ROLL: Final = 4
NAMES: Final = ("pick:sun", "pick:moon", "done", "pass", "roll")


class Harmless(Event, frozen=True, kw_only=True):
    """Nothing hidden shows in it."""

    def bars_undo(self) -> bool:
        return False


class Began(Harmless, frozen=True, kw_only=True):
    """Who begins."""

    first: int


class Picked(Harmless, frozen=True, kw_only=True):
    """A secret pick."""

    seat: int
    mark: int


class Ready(Harmless, frozen=True, kw_only=True):
    """A seat is done with its picks."""

    seat: int


class Shown(Event, frozen=True, kw_only=True):
    """All picks."""

    picks: tuple[tuple[int, ...], ...]


class Passed(Harmless, frozen=True, kw_only=True):
    """A seat did nothing."""

    seat: int


class Rolled(Harmless, frozen=True, kw_only=True):
    """A die."""

    seat: int
    side: int


class ToyView(View, frozen=True, kw_only=True):
    """All that a seat knows."""

    rounds: int
    waiting: tuple[int, ...]
    finished: tuple[bool, ...]
    picks: tuple[int, ...]
    scores: tuple[int, ...]


class ToyState(State):
    """A position of the toy."""

    def __init__(self, seats: int, rounds: int, first: int) -> None:
        self.first = first
        self.rounds = rounds
        self.scores = [0] * seats
        self.picks: list[list[int]] = [[] for _ in range(seats)]
        self.finished = [False] * seats
        self.turns: list[int] = []

    def to_move(self) -> list[int]:
        if not self.rounds:
            return []
        return self.turns[:1] or [seat for seat, done in enumerate(self.finished) if not done]

    def legal(self, seat: int) -> list[int]:
        if not 0 <= seat < len(self.scores):
            raise ValueError(f"there is no seat {seat}")
        if seat not in self.to_move():
            return []
        if self.turns:
            return [PASS, ROLL]
        return [mark for mark in (SUN, MOON) if mark not in self.picks[seat]] + [DONE]

    def why_not(self, seat: int, action: int) -> Refusal | None:
        if not 0 <= action < len(NAMES):
            raise ValueError(f"there is no action {action}")
        return None if action in self.legal(seat) else Refusal("toy", "That can't be done now.")

    def play(self, seat: int, action: int, chance: Chance, events: Sink | None = None) -> None:
        refusal = self.why_not(seat, action)
        if refusal:
            raise IllegalAction(refusal)
        happened: list[Event] = []
        if action in (SUN, MOON):
            self.picks[seat].append(action)
            happened.append(Picked(seats=(seat,), seat=seat, mark=action))
        elif action == DONE:
            self.finished[seat] = True
            happened.append(Ready(seat=seat))
            if all(self.finished):
                happened.append(Shown(picks=tuple(map(tuple, self.picks))))
                seats = len(self.scores)
                self.turns = [(self.first + turn) % seats for turn in range(seats)]
        else:
            self.turns.pop(0)
            side = chance.below(6) if action == ROLL else 0
            self.scores[seat] += side
            happened.append(Rolled(seat=seat, side=side) if action == ROLL else Passed(seat=seat))
            if not self.turns:
                self.rounds -= 1
                self.picks = [[] for _ in self.scores]
                self.finished = [False] * len(self.scores)
        if events is not None:
            events += happened

    def result(self) -> Result | None:
        if self.rounds:
            return None
        best = max(self.scores)
        winners = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        return Result(tuple(self.scores), winners, "The rounds are over.")

    def copy(self) -> ToyState:
        other = ToyState(len(self.scores), self.rounds, self.first)
        other.scores = self.scores[:]
        other.picks = [marks[:] for marks in self.picks]
        other.finished = self.finished[:]
        other.turns = self.turns[:]
        return other

    def view(self, seat: int | None) -> ToyView:
        return ToyView(
            seat=seat,
            rounds=self.rounds,
            waiting=tuple(self.to_move()),
            finished=tuple(self.finished),
            picks=() if seat is None else tuple(self.picks[seat]),
            scores=tuple(self.scores),
        )


class ToyWords(Words):
    """What the toy says."""

    def seat(self, seat: int) -> str:
        return f"Seat {seat}"

    def action(self, action: int, view: View | None = None) -> str:
        return NAMES[action]

    def prompt(self, view: View) -> str:
        return f"Seat {view.seat} decides."

    def line(self, event: Event, seat: int | None) -> str:
        return type(event).__name__

    def text(self, text: str) -> str:
        return text

    def other_nouns(self) -> dict[str, str]:
        return {}


class Toy(Game):
    """The toy as a game; with an edition it says so, and goes on as without."""

    def __init__(self, edition: EditionMark | None = None) -> None:
        self.edition = edition
        self.name = "toy"
        self.title = "Toy"
        self.sentence = "Pick and roll."
        self.rules_version = 3
        self.seat_counts = (2, 3, 4)
        self.options = (Option(name="rounds", default=2, low=1, high=9, sentence="How many rounds."),)
        self.actions = ActionTable(NAMES)
        self.view_type = ToyView
        self.material_type = Material
        self.event_types = kinds_of(sys.modules[__name__])

    def seat_names(self, seats: int) -> tuple[str, ...]:
        self.check_seats(seats)
        return tuple(f"seat-{seat}" for seat in range(seats))

    def start(self, seats: int, options: Options, chance: Chance, events: Sink | None = None) -> ToyState:
        self.check_seats(seats)
        state = ToyState(seats, int(options["rounds"]), chance.below(seats))
        if events is not None:
            events.append(Began(first=state.first))
        return state

    def imagine(self, view: View, chance: Chance) -> State:
        raise NotImplementedError

    def words(self, *, plain: bool = False, seats: int = 0) -> Words:
        return ToyWords()

    def material(self, *, plain: bool) -> Material:
        return Material(
            name=self.name,
            title=self.title,
            sentence=self.sentence,
            players=self.players(),
            rules=self.rules_told(self.words(plain=plain)),
            scores="Suns.",
        )

    def rule_texts(self) -> dict[str, tuple[str, str]]:
        return {}

    def stats(self, state: State) -> dict[str, int]:
        return {"turns": 0}
