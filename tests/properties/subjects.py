"""What the properties must be told of each game: where its pieces are, and what a seat can't know."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cache

from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import State
from tallgrass.kernel.messages import View
from tallgrass.kernel.options import Value

Census = dict[str, list[int]]
"""By place, the numbers of the pieces there."""


class Subject(ABC):
    """A game's pieces and secrets, read straight from its positions."""

    name: str
    pieces: list[int]
    """All of them, in ascending order; a number for each, or for each kind."""
    brief: Mapping[str, Value] = {}
    """Options that make matches at random short."""
    progress: frozenset[str] = frozenset()
    """What a view says of how far the turn has come, which an undo may set back for all to see."""

    @abstractmethod
    def census(self, state: State) -> Census:
        """Where every piece is; each should be in one place."""

    @abstractmethod
    def in_sight(self, state: State, seat: int | None) -> Census:
        """What the seat sees (None: a spectator), by place."""

    @abstractmethod
    def permuted(self, state: State, seat: int | None, choices: random.Random, keep: Iterable[int]) -> State:
        """A copy with all that the seat can't see permuted, but for the pieces in `keep`; sizes stay."""

    @abstractmethod
    def drawn(self, events: list[Event], seat: int | None) -> list[int]:
        """The pieces that chance gave to the seat's eyes."""

    @abstractmethod
    def drawing(self, state: State, pieces: list[int], rest: Chance) -> Chance:
        """Chance that draws these pieces in this position, then goes on as `rest`."""

    @abstractmethod
    def others_undone(self, view: View) -> View:
        """The view of a position in which the other seats' secret acts of the phase haven't been done."""


@cache
def subjects() -> dict[str, Subject]:
    """By the name of the game."""
    from tests.properties.indian_wars import IndianWarsSubject
    from tests.properties.mystic_warriors import MysticWarriorsSubject
    from tests.properties.plains_indian_wars import PlainsIndianWarsSubject

    every: tuple[Subject, ...] = (IndianWarsSubject(), MysticWarriorsSubject(), PlainsIndianWarsSubject())
    return {subject.name: subject for subject in every}
