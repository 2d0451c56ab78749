"""Who may be where, and who may go where: read from the map and the rulings, not from the lists of moves."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    BOX_IDS,
    CANADA,
    CAVALRY,
    COLORS,
    ENEMIES,
    INDIAN,
    MEXICO,
    NOBODY,
    NPT,
    OF_SIDE,
    ROCKIES,
    SACRAMENTO,
    SETTLERS,
    SIDE_OF,
    SPT,
    ST_LOUIS,
    STACK,
    US,
)
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.games.plains_indian_wars.why_words import first, no, spot, title
from tallgrass.kernel.messages import Refusal

_OPPONENTS = {
    NPT: (CAVALRY, SETTLERS, ENEMIES),
    SPT: (CAVALRY, SETTLERS, ENEMIES),
    CAVALRY: (NPT, SPT),
    SETTLERS: (NPT, SPT, ENEMIES),
    ENEMIES: (NPT, SPT, SETTLERS),
}
"""Whose cubes aren't friendly."""

_GUESTS = {
    ROCKIES: (NPT, SPT, CAVALRY, SETTLERS, ENEMIES),
    CANADA: (NPT, ENEMIES),
    MEXICO: (SPT, ENEMIES),
    ST_LOUIS: (CAVALRY, SETTLERS),
    SACRAMENTO: (),
}
"""P-3: who may come into a box on foot, or retreating."""


def unmoved(at: Position, army: int, place: int) -> int:
    """Cubes that have not moved on this card (P-20)."""
    return at.cubes[army][place] - at.moved[army][place]


def cubes_of(at: Position, side: int, place: int) -> int:
    """How many cubes of a side stand there, purple with the US."""
    return sum([at.cubes[army][place] for army in OF_SIDE[side]])


def opponent_at(at: Position, army: int, region: int) -> int:
    """A faction that isn't friendly and has cubes there; -1: none."""
    for other in _OPPONENTS[army]:
        if at.cubes[other][region]:
            return other
    return -1


def kept_out(at: Position, army: int, place: int) -> Refusal | None:
    """Whether a card or P-24 keeps a faction out of a place, however it comes."""
    for effect in at.effects:
        if army in effect.barred and place in effect.regions:
            return no(
                f"{title(army)} cubes may not enter {spot(at, place)} while that card is in force.", "P-52"
            )
    if army == ENEMIES and place < at.board.regions:
        home = at.board.home
        if home[place] != ENEMIES and all(home[other] != ENEMIES for other in at.board.adjacent[place]):
            return no(
                f"Purple enters only purple land and what touches it; {spot(at, place)} doesn't.", "P-24"
            )
    return None


def on_foot(at: Position, army: int, frm: int, to: int) -> Refusal | None:
    """P-3, P-24, P-52: why a cube can't go there in one step; None: it can, whoever stands there."""
    regions = at.board.regions
    if to >= regions:
        return _into_box(at, army, frm, to)
    if frm >= regions:
        return _out_of_box(at, army, frm, to) or kept_out(at, army, to)
    if to not in at.board.adjacent[frm]:
        return no(f"{first(spot(at, to))} doesn't touch {spot(at, frm)}.", "P-20")
    return kept_out(at, army, to)


def _into_box(at: Position, army: int, frm: int, to: int) -> Refusal | None:
    box = to - at.board.regions
    if box == SACRAMENTO:
        return no("Nobody enters Sacramento on foot; cubes get there by transfer.", "P-3")
    if army not in _GUESTS[box]:
        return no(f"{title(army)} cubes can't enter {spot(at, to)} on foot.", "P-3")
    if frm >= at.board.regions or to not in at.board.boxes_of[frm]:
        return no(f"{first(spot(at, to))} doesn't touch {spot(at, frm)}.", "P-3")
    return kept_out(at, army, to)


def _out_of_box(at: Position, army: int, frm: int, to: int) -> Refusal | None:
    box = frm - at.board.regions
    if box == SACRAMENTO and at.mountains < at.board.mountains:
        return no("Sacramento is closed until all mountain spaces are filled.", "P-3")
    printed = at.board.edition.map.boxes[BOX_IDS[box]]
    exits = printed.exit_us if army in (CAVALRY, SETTLERS) else printed.exit_other
    code = at.board.codes[to]
    if code not in printed.adjacent:
        return no(f"{first(spot(at, to))} doesn't touch {spot(at, frm)}.", "P-3")
    if exits is not None and code not in exits:
        return no(f"{title(army)} cubes leave {spot(at, frm)} only into {', '.join(exits)}.", "P-3")
    return None


def not_let_in(at: Position, army: int, place: int) -> Refusal | None:
    """P-3: a box that is never a faction's; whoever came out of Sacramento may go back there by a treaty."""
    box = place - at.board.regions
    if box < 0 or army in _GUESTS[box] or (box == SACRAMENTO and army in (CAVALRY, SETTLERS)):
        return None
    return no(f"{title(army)} cubes can't go to {spot(at, place)}.", "P-3")


def way_out(at: Position, armies: list[int], frm: int) -> bool:
    """Whether there is a place that cubes of these factions can all step to."""
    return any(
        all(on_foot(at, army, frm, to) is None for army in armies)
        for to in range(at.board.places)
        if to != frm
    )


# --- where cubes go that leave a fight


def room_for(at: Position, army: int, place: int) -> int:
    """How many cubes find room (P-4)."""
    if place >= at.board.regions:
        return sum(at.board.cubes)
    return STACK - cubes_of(at, SIDE_OF[army], place)


def haven(at: Position, army: int, frm: int, to: int) -> Refusal | None:
    """P-37: why a cube can't retreat there."""
    if to < at.board.regions and not any(at.cubes[other][to] for other in range(ARMIES)):
        return _beside(at, frm, to) or kept_out(at, army, to) or _full(at, army, to)
    return refuge(at, army, frm, to)


def refuge(at: Position, army: int, frm: int, to: int) -> Refusal | None:
    """P-34: why a treaty can't move cubes there."""
    if to >= at.board.regions:
        if to not in at.board.boxes_of[frm]:
            return no(f"{first(spot(at, to))} doesn't touch {spot(at, frm)}.", "P-37")
        if army not in _GUESTS[to - at.board.regions]:
            return no(f"{title(army)} cubes can't go to {spot(at, to)}.", "P-37")
        return None
    return _beside(at, frm, to) or kept_out(at, army, to) or _unfriendly(at, army, to) or _full(at, army, to)


def _beside(at: Position, frm: int, to: int) -> Refusal | None:
    if to in at.board.adjacent[frm]:
        return None
    return no(f"{first(spot(at, to))} doesn't touch {spot(at, frm)}.", "P-37")


def _full(at: Position, army: int, to: int) -> Refusal | None:
    if room_for(at, army, to) > 0:
        return None
    return no(f"{first(spot(at, to))} holds {STACK} cubes of that side already.", "P-4")


def _unfriendly(at: Position, army: int, to: int) -> Refusal | None:
    other = opponent_at(at, army, to)
    if other >= 0:
        return no(f"There are {COLORS[other]} cubes in {spot(at, to)}.", "P-37")
    control = at.control[to]
    if control == SIDE_OF[army]:
        return None
    if control == NOBODY and army in (CAVALRY, ENEMIES):
        # Purple land is friendly to purple even if it is empty; with purple cubes to blue too.
        if at.cubes[ENEMIES][to]:
            return None
        empty = cubes_of(at, INDIAN, to) + cubes_of(at, US, to) == 0
        if army == ENEMIES and at.board.home[to] == ENEMIES and empty:
            return None
    return no(f"{first(spot(at, to))} isn't under friendly control.", "P-37")


# --- who comes along (P-22)


def escorts(army: int) -> tuple[int, ...]:
    """Whose cubes a faction may take along."""
    if army in (NPT, SPT):
        return (SPT,) if army == NPT else (NPT,)
    return (SETTLERS, ENEMIES) if army == CAVALRY else (CAVALRY,)


def escort_lacks(active: int, party: list[int]) -> Refusal | None:
    """P-22: why such a party can't take a step."""
    if active == CAVALRY:
        needed = -(-party[SETTLERS] // 2) + party[ENEMIES]
        if needed <= party[CAVALRY]:
            return None
        return no(
            "Blue needs one cube for two brown ones that come along, and one for each purple one: "
            f"{needed} here, not {party[CAVALRY]}.",
            "P-22",
        )
    (other,) = escorts(active)
    if 2 * party[other] <= party[active]:
        return None
    return no(
        f"{title(active)} needs two cubes for each {COLORS[other]} one that comes along: "
        f"{2 * party[other]} here, not {party[active]}.",
        "P-22",
    )
