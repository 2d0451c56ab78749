"""Events: what happened, as facts, each with the seats that may see it.

Logs, animations and statistics are made from events. Nobody listening (`events=None`) costs nothing.
"""

from __future__ import annotations

from types import ModuleType

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Something that happened. `seats` may see it; None means everybody, spectators too."""

    seats: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see it."""
        return self.seats is None or (seat is not None and seat in self.seats)

    def bars_undo(self) -> bool:
        """Whether no undo may go back over it without consent.

        So it is when it showed somebody a thing that had been hidden from him, or when others act in secret
        from here on, and to find that one can't undo any more would tell that they have. A game says of each
        kind of event that is harmless that it is.
        """
        return True

    def told(self, seat: int | None) -> bool:
        """Whether the log of a seat that may see it has a line for it; none if other events say the same."""
        return True

    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that it carries out, the most telling first."""
        return ()


Sink = list[Event]
"""Where the engine puts events, in order."""


class TookBack(Event, frozen=True, kw_only=True):
    """A seat took back its last act; `alone`, or with everything after it.

    It doesn't say how many acts these were: they may have been secret.
    """

    seat: int
    alone: bool


class Resigned(Event, frozen=True, kw_only=True):
    """A seat gave up."""

    seat: int


class HandedOver(Event, frozen=True, kw_only=True):
    """Another player sits in a seat from now on: `player` is 'human' or a bot's spec."""

    seat: int
    player: str


class TimeRanOut(Event, frozen=True, kw_only=True):
    """A seat's time ran out."""

    seat: int


def kinds_of(module: ModuleType) -> tuple[type[Event], ...]:
    """All that can happen in a match of a game: its module's events, as written there, and the kernel's.

    What others derive from never happens itself. The names are tags: within a game each is there once.
    """
    return (*_defined(module), TookBack, Resigned, HandedOver, TimeRanOut)


def _defined(module: ModuleType) -> list[type[Event]]:
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Event)]
    bases = {Event, *(base for each in found for base in each.__bases__)}
    return [each for each in found if each not in bases and each.__module__ == module.__name__]
