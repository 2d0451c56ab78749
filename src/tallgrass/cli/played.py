"""The match that is played, as the terminal needs it: what a seat sees of it, may do and does.

A seat gets nothing that a server couldn't send it, and gives nothing except an action: the same terminal can
play a match of this process and one that goes on elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tallgrass.kernel.events import Event
from tallgrass.kernel.messages import Refusal, View


@dataclass(frozen=True)
class Moment:
    """What a seat has before it: the table and its choices."""

    seat: int
    view: View
    legal: list[int]


class Played(Protocol):
    """A match, from the seats of the people at one terminal."""

    def moment(self, seat: int) -> Moment:
        """What a seat has before it now."""

    def news(self, seat: int | None) -> list[Event]:
        """What a seat (None: who watches) hasn't been told yet; after that, it has."""

    def play(self, seat: int, action: int) -> None:
        """Carry out an action that can be done."""

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Why an action can't be done; None if it can."""

    def steps(self) -> int:
        """How many have been taken."""
