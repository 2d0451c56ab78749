"""What comes of entering a region, as far as the map tells it (P-2, P-21, P-25, P-62): read from a view."""

from __future__ import annotations

from collections.abc import Sequence

from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.factions import (
    CAVALRY,
    COLORS,
    ENEMIES,
    INDIAN,
    NOBODY,
    SETTLERS,
    SIDE_OF,
    US,
)
from tallgrass.games.plains_indian_wars.moments import side_force, there
from tallgrass.games.plains_indian_wars.view import PlainsView


def ahead(board: Board, view: PlainsView, party: Sequence[int], place: int, *, far: bool = False) -> str:
    """'purple gives way, a fight', 'no further'; '' if nothing comes of it.

    `far`: the party could go further than this place.
    """
    if place >= board.regions:
        return "no further" if far else ""
    told = []
    gives = gives_way(view, party, place)
    if gives != NOBODY:
        told.append(f"{COLORS[gives]} gives way")
    if _fights(view, party, place):
        told.append("a fight")
    elif far and _stops(board, view, party, place):
        told.append("no further")
    return ", ".join(told)


def gives_way(view: PlainsView, party: Sequence[int], region: int) -> int:
    """P-25: brown and purple aren't together without blue; whoever comes stays."""
    counts = there(view, region)
    if party[CAVALRY] or counts[CAVALRY]:
        return NOBODY
    if party[SETTLERS] and counts[ENEMIES]:
        return ENEMIES
    return SETTLERS if party[ENEMIES] and counts[SETTLERS] else NOBODY


def _fights(view: PlainsView, party: Sequence[int], region: int) -> bool:
    """Whether opponents stay that the party has come to; those who give way are none of Indians."""
    side = next(SIDE_OF[army] for army, count in enumerate(party) if count)
    return side_force(view, 1 - side, region) > 0


def _stops(board: Board, view: PlainsView, party: Sequence[int], region: int) -> bool:
    """P-21, where there is no fight."""
    control = view.control[region]
    purple_holds = board.home[region] == ENEMIES and control == NOBODY
    if any(party[army] for army in range(len(party)) if SIDE_OF[army] == INDIAN):
        return control == US or purple_holds
    if control == INDIAN:
        return True
    if party[CAVALRY]:
        return False
    if party[SETTLERS]:
        return purple_holds or view.cubes[ENEMIES][region] > 0
    return view.cubes[SETTLERS][region] > 0
