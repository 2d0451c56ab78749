"""The score item by item, as if the game ended now (P-44)."""

from __future__ import annotations

from typing import NamedTuple

from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.factions import INDIAN, US
from tallgrass.games.plains_indian_wars.view import PlainsView


class Item(NamedTuple):
    """Points that a side has for something: `number` of it at `each`."""

    side: int
    what: str
    number: int
    each: int

    @property
    def points(self) -> int:
        """What it comes to."""
        return self.number * self.each


def complete(board: Board, view: PlainsView) -> bool:
    """Whether every space of track is filled."""
    return view.mountains == board.mountains and sum(view.filled) == board.line_length


def items(board: Board, view: PlainsView) -> list[Item]:
    """All of them, those that come to nothing too."""
    values = board.edition.setup.scoring
    done = complete(board, view)
    regions = [sum([holder == side for holder in view.control]) for side in (INDIAN, US)]
    return [
        Item(INDIAN, "regions controlled", regions[INDIAN], values.region_controlled),
        Item(INDIAN, "wagons destroyed", view.destroyed, values.wagon_destroyed_indian),
        Item(INDIAN, "railroad not complete", int(not done), values.railroad_prevented_indian),
        Item(INDIAN, "points of cards", view.bonus[INDIAN], 1),
        Item(US, "regions controlled", regions[US], values.region_controlled),
        Item(US, "wagons arrived", view.arrived, values.wagon_arrived_us),
        Item(US, "railroad complete", int(done), values.railroad_complete_us),
        Item(US, "points of cards", view.bonus[US], 1),
    ]
