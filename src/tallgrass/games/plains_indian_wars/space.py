"""Where a party may go and where it has to stop (P-2, P-3, P-21 to P-24)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.factions import (
    CAVALRY,
    CP,
    ENEMIES,
    INDIAN,
    NOBODY,
    NPT,
    SACRAMENTO,
    SETTLERS,
    SPT,
    ST_LOUIS,
    UP,
    US,
)
from tallgrass.games.plains_indian_wars.state import Position


def ways(at: Position, army: int, place: int) -> list[int]:
    """Where a cube of a faction may step to on foot, whoever stands there."""
    steps = at.board.steps[army][place]
    if place == at.board.sacramento and at.mountains < at.board.mountains:
        return []
    for effect in at.effects:
        if army in effect.barred:  # P-52
            steps = [to for to in steps if to not in effect.regions]
    return steps


def stops(at: Position, party: list[int], place: int) -> bool:
    """P-21: whether a party that enters has to stop there. The party isn't among the cubes there yet."""
    if place >= at.board.regions:
        return True
    control, cubes = at.control[place], at.cubes
    if party[NPT] or party[SPT]:
        return control == US or _purple_holds(at, place) or at.force(US, place) > 0
    if control == INDIAN or at.force(INDIAN, place) > 0:
        return True
    if party[CAVALRY]:
        return False
    if party[SETTLERS]:
        return _purple_holds(at, place) or cubes[ENEMIES][place] > 0
    return cubes[SETTLERS][place] > 0  # P-70


def _purple_holds(at: Position, region: int) -> bool:
    """P-2: a purple region that purple holds, be it empty or with a wagon alone in it (P-64)."""
    return at.board.home[region] == ENEMIES and at.control[region] == NOBODY


# --- companions (P-22)


def companions(army: int) -> tuple[int, ...]:
    """The factions whose cubes may come along with an active one."""
    return _COMPANIONS[army]


_COMPANIONS = {
    NPT: (SPT,),
    SPT: (NPT,),
    CAVALRY: (SETTLERS, ENEMIES),
    SETTLERS: (CAVALRY,),
    ENEMIES: (CAVALRY,),
}


def in_proportion(active: int, party: list[int]) -> bool:
    """P-22: whether there are enough active cubes for those that come along."""
    count = party[active]
    if active == CAVALRY:
        return (party[SETTLERS] + 1) // 2 + party[ENEMIES] <= count
    return party[companions(active)[0]] <= count // 2


def most_along(active: int, party: list[int], army: int) -> int:
    """How many cubes of a faction may join a party."""
    count = party[active]
    if active != CAVALRY:
        return count // 2
    if army == SETTLERS:
        return 2 * (count - party[ENEMIES])
    return count - (party[SETTLERS] + 1) // 2


# --- by rail (P-23)


def rail_box(at: Position, line: int) -> int:
    """The box from which a railroad starts."""
    return at.board.box(ST_LOUIS if line == UP else SACRAMENTO)


def rail_open(at: Position, line: int) -> bool:
    """Whether anything can be railed."""
    if line == CP and at.mountains < at.board.mountains:
        return False
    return at.filled[line] > 0


def rail_regions(at: Position, line: int) -> list[int]:
    """The regions beside the filled spaces, in the order in which the line gets there."""
    return at.board.reached[line][at.filled[line]]


def rail_onward(at: Position, line: int, place: int) -> list[int]:
    """Where a train that has stopped at a region may still end: beside that space or a later one (P-72)."""
    beside = at.board.beside[line][: at.filled[line]]
    first = next(space for space, regions in enumerate(beside) if place in regions)
    onward = {region for regions in beside[first:] for region in regions if region != place}
    return [region for region in rail_regions(at, line) if region in onward]
