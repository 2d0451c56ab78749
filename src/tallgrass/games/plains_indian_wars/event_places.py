"""The places that a step of an Event names in words: where cubes come to, and where they come from."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.factions import (
    BOX_IDS,
    CANADA,
    CAVALRY,
    ENEMIES,
    INDIAN,
    MEXICO,
    NPT,
    SETTLERS,
    SIDE_OF,
    ST_LOUIS,
    UP,
)
from tallgrass.games.plains_indian_wars.placement import controlled_homes
from tallgrass.games.plains_indian_wars.state import Position


def places_of(at: Position, op: ops.Place, army: int) -> list[int]:
    """Where a step of a card places cubes of a faction."""
    board, where = at.board, op.where
    if isinstance(where, tuple):
        places = [board.place(code) for code in where]
    elif where == "own_controlled_home":
        places = controlled_homes(at, army)
    elif where == "own_controlled_home_on_track":
        beside = [region for each in board.beside[UP] for region in each]
        places = [region for region in controlled_homes(at, army) if region in beside]
    elif where == "own_occupied":
        places = [place for place in range(board.regions) if at.cubes[army][place]]
    elif where == "us_occupied_or_st_louis":  # P-59
        blue, brown = at.cubes[CAVALRY], at.cubes[SETTLERS]
        places = [place for place in range(board.regions) if blue[place] or brown[place]]
        places.append(board.box(ST_LOUIS))
    elif where == "npt_region_with_indians":
        places = [region for region in board.homes[NPT] if at.force(INDIAN, region)]
    elif where == "purple_canada_mexico":
        places = [*board.homes[ENEMIES], board.box(CANADA), board.box(MEXICO)]
    else:
        places = [board.box(BOX_IDS.index(where))]
    if op.only_controlled:
        places = [place for place in places if at.control[place] == SIDE_OF[army]]
    return places


def sources_of(at: Position, frm: str | tuple[str, ...]) -> list[int]:
    """Where a step of a card takes cubes from."""
    board = at.board
    if isinstance(frm, tuple):
        return [board.place(code) for code in frm]
    if frm == "npt_or_enemies_north_region":
        north = [
            place
            for place, region in enumerate(board.edition.map.regions.values())
            if region.kind == "enemies_north"
        ]
        return [*board.homes[NPT], *north]
    if frm in ("own_occupied", "any"):
        return list(range(board.places))  # P-60
    return [board.box(BOX_IDS.index(frm))]
