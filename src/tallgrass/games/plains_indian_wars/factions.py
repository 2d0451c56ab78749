"""Factions, sides and boxes as numbers: what the rules name. All else is data of the edition."""

from __future__ import annotations

from typing import Final

# Factions whose cubes stand in places; lists by faction have this order.
NPT: Final = 0
SPT: Final = 1
CAVALRY: Final = 2
SETTLERS: Final = 3
ENEMIES: Final = 4
ARMIES: Final = 5
# Discs without such cubes.
WAGONS: Final = 5
RAILROAD: Final = 6
DISCS: Final = 7
NAMES: Final = ("npt", "spt", "cavalry", "settlers", "enemies", "wagons", "railroad")
COLORS: Final = ("green", "orange", "blue", "brown", "purple")
DECKS: Final = 4  # the factions with cards are the first four

INDIAN: Final = 0
US: Final = 1
SIDES: Final = 2
SIDE_OF: Final = (INDIAN, INDIAN, US, US, US)  # purple stacks and fights with the US
OF_SIDE: Final = ((NPT, SPT), (CAVALRY, SETTLERS, ENEMIES))
COMPANY: Final = ((NPT, SPT), (NPT, SPT), (CAVALRY, SETTLERS), (CAVALRY, SETTLERS), (CAVALRY, ENEMIES))
"""By army: who strikes and marches off together (P-31, P-76)."""
NOBODY: Final = -1  # holds a region; sits in a seat
NOWHERE: Final = -1
NOTHING: Final = -1

# Boxes come after the regions, in this order.
BOX_IDS: Final = ("st_louis", "sacramento", "rockies", "canada", "mexico")
ST_LOUIS: Final = 0
SACRAMENTO: Final = 1
ROCKIES: Final = 2
CANADA: Final = 3
MEXICO: Final = 4
BOXES: Final = 5

STACK: Final = 8  # cubes of a side in a region (P-4)

# Railroads.
UP: Final = 0
CP: Final = 1
LINE_IDS: Final = ("up", "cp")

# Faces of a die, in the order in which an outcome counts them.
WEAPON: Final = 0
TREATY: Final = 1
BLANK: Final = 2
FACE_IDS: Final = ("weapon", "treaty", "blank")
