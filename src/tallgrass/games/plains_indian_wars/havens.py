"""Where cubes may go that leave a fight or give way (P-25, P-34, P-37)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    ENEMIES,
    INDIAN,
    NOBODY,
    NPT,
    SETTLERS,
    SIDE_OF,
    SPT,
    STACK,
    US,
)
from tallgrass.games.plains_indian_wars.state import Position


def with_opponents(at: Position, army: int, region: int) -> bool:
    """Whether cubes stand there that aren't friendly to a faction; wagons don't count."""
    cubes = at.cubes
    if army in (NPT, SPT):
        return at.force(US, region) > 0
    if at.force(INDIAN, region) > 0:
        return True
    if army == SETTLERS:
        return cubes[ENEMIES][region] > 0
    return army == ENEMIES and cubes[SETTLERS][region] > 0


def friendly(at: Position, army: int, region: int) -> bool:
    """Whether a faction may be relocated to a region, but for its limit (P-34, P-37)."""
    if at.barred(army, region) or not at.board.may_enter[army][region] or with_opponents(at, army, region):
        return False
    control = at.control[region]
    if control == SIDE_OF[army]:
        return True
    if control == NOBODY and army in (CAVALRY, ENEMIES):
        # Land with purple cubes, nobody's and without their opponents; to purple also an empty purple region.
        if at.cubes[ENEMIES][region]:
            return not at.cubes[SETTLERS][region]
        return army == ENEMIES and at.board.home[region] == ENEMIES and vacant(at, region)
    return False


def vacant(at: Position, region: int) -> bool:
    """Whether no cubes stand there; wagons don't count."""
    return not any(at.cubes[army][region] for army in range(ARMIES))


def room(at: Position, army: int, place: int) -> int:
    """How many cubes of a faction's side still fit (P-4)."""
    if place >= at.board.regions:
        return max(at.board.cubes)
    return STACK - at.force(SIDE_OF[army], place)


def boxes_beside(at: Position, army: int, region: int) -> list[int]:
    """The boxes that a faction may retreat to."""
    return [box for box in at.board.steps[army][region] if box >= at.board.regions]


def havens(at: Position, army: int, region: int) -> list[int]:
    """Where a cube may retreat to (P-37)."""
    found = [
        place
        for place in at.board.adjacent[region]
        if room(at, army, place) > 0
        and (
            friendly(at, army, place)
            or (vacant(at, place) and at.board.may_enter[army][place] and not at.barred(army, place))
        )
    ]
    return found + boxes_beside(at, army, region)


def refuges(at: Position, army: int, region: int) -> list[int]:
    """Where a treaty may move cubes to (P-34)."""
    found = [place for place in at.board.adjacent[region] if friendly(at, army, place)]
    return [place for place in found if room(at, army, place) > 0] + boxes_beside(at, army, region)
