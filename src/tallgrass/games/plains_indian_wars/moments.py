"""Reading what is going on from a view: its agenda is data."""

from __future__ import annotations

from typing import TypeVar

from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.factions import CP, INDIAN, SIDES, STACK
from tallgrass.games.plains_indian_wars.nouns import Nouns, held
from tallgrass.games.plains_indian_wars.steps import Step
from tallgrass.games.plains_indian_wars.view import PlainsView

_Kind = TypeVar("_Kind", bound=Step)


def top(view: PlainsView) -> Step:
    """What is being done just now; a step of no kind when the game is over."""
    return view.agenda[-1] if view.agenda else Step()


def find(view: PlainsView, kind: type[_Kind]) -> _Kind | None:
    """The innermost task of a kind."""
    for step in reversed(view.agenda):
        if isinstance(step, kind):
            return step
    return None


class Moment:
    """A view, what is being done in it, and names for what is there."""

    __slots__ = ("board", "nouns", "now", "view")
    board: Board
    nouns: Nouns
    view: PlainsView
    now: Step

    def __init__(self, board: Board, view: PlainsView) -> None:
        self.board = board
        self.nouns = Nouns(board)
        self.view = view
        self.now = top(view)


def there(view: PlainsView, place: int) -> list[int]:
    """By army, the cubes in a place."""
    return held(view.cubes, place)


def wagons_at(view: PlainsView, board: Board, region: int) -> int:
    """How many wagons stand in a region, on whatever trail."""
    pairs = zip(board.trails, view.wagons, strict=True)
    return sum([row[trail.index(region)] for trail, row in pairs if region in trail])


def railhead(view: PlainsView, board: Board, line: int) -> list[int]:
    """The regions beside it (P-41); of the Central Pacific none while mountains are open."""
    if line == CP and view.mountains < board.mountains:
        return []
    filled = view.filled[line]
    return board.beside[line][filled - 1] if filled else board.start_regions[line]


def left_to_move(view: PlainsView, army: int, place: int) -> int:
    """Cubes of a faction in a place that have not moved on this card."""
    return view.cubes[army][place] - view.moved[army][place]


def side_force(view: PlainsView, side: int, region: int) -> int:
    """How many cubes of a side are in a region, purple with the US (P-4)."""
    counts = there(view, region)
    return sum(counts[:2]) if side == INDIAN else sum(counts[2:])


def overfull(view: PlainsView) -> list[tuple[int, int]]:
    """The regions that hold more cubes of a side than may stay, with the side (P-4)."""
    regions = range(len(view.control))
    return [
        (region, side)
        for region in regions
        for side in range(SIDES)
        if side_force(view, side, region) > STACK
    ]
