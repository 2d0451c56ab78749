"""The course of a finished match: at which of its steps it is evaluated, by what, and where it turned."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import msgspec

from tallgrass.kernel.record import Act, Entry, Undo

SWINGS = 5
"""The turns of a match that are marked, at most."""
DEVIATIONS = 2.5
"""By so many standard deviations of what chance alone can do a share changes where a match turned."""


class Point(msgspec.Struct, frozen=True):
    """What is kept of a position after so many entries of the log: by seat the shares and mean scores."""

    step: int
    share: list[float]
    scores: list[float] | None


@dataclass(frozen=True)
class Manner:
    """How a game is evaluated: so many positions, each so often, by a bot or (None) at random."""

    spec: str | None
    points: int
    playouts: int


@dataclass(frozen=True)
class Stop:
    """A place to evaluate: after so many entries of the log, of which so many are acts that count."""

    step: int
    acts: int


def manner(game: str, seats: int) -> Manner:
    """How a game is played out. In docs/server.md is why, and how long it takes."""
    match game:
        case "indian-wars":
            return Manner("heuristic", 40, 40)
        case "mystic-warriors":
            return Manner(None, 24, 80 // seats)  # the more seats, the longer a playout
    return Manner(None, 40, 40)


def acts_that_count(entries: Sequence[Entry]) -> list[tuple[int, Act]]:
    """The acts that weren't taken back, with their places in the log."""
    gone = {step for entry in entries if isinstance(entry, Undo) for step in entry.steps}
    return [
        (place, entry) for place, entry in enumerate(entries) if isinstance(entry, Act) and place not in gone
    ]


def stops(entries: Sequence[Entry], points: int) -> list[Stop]:
    """So many places: the set-up, and some spread evenly over the acts, to the last.

    None is between an act and its being taken back: there the position was none that counted.
    """
    undone: set[int] = set()
    for place, entry in enumerate(entries):
        if isinstance(entry, Undo):
            undone.update(range(min(entry.steps), place))
    acts = [place for place, _ in acts_that_count(entries)]
    good = [Stop(place + 1, count) for count, place in enumerate(acts, 1) if place not in undone]
    chosen = min(points - 1, len(good))
    return [Stop(0, 0), *(good[(n + 1) * len(good) // chosen - 1] for n in range(chosen))]


def by_chance(playouts: int) -> float:
    """How much a share may change from point to point by chance alone, with so many playouts behind each."""
    return DEVIATIONS * math.sqrt(0.5 / playouts)  # of two shares near a half, the most uncertain


def swings(points: Sequence[Point], playouts: int) -> list[int]:
    """The points at which some seat's share has changed most since the one before, in their order.

    `playouts`: how many are behind each. Those changes are marked that chance alone doesn't make; if there
    is none, the largest one all the same.
    """
    changes = [
        (max(abs(now - then) for now, then in zip(here.share, before.share, strict=True)), -place)
        for place, (before, here) in enumerate(pairwise(points), 1)
    ]
    ranked = sorted((change for change in changes if change[0] > 0), reverse=True)
    clear = [change for change in ranked if change[0] >= by_chance(playouts)]
    return sorted(-place for _, place in clear[:SWINGS] or ranked[:1])


def seed_of(table: str) -> int:
    """What the playouts of a table take their chances from: the same whoever asks, and whenever."""
    return int.from_bytes(hashlib.sha256(f"evaluation of {table}".encode()).digest()[:8], "big")
