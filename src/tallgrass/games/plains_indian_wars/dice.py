"""Dice of Plains Indian Wars: each faction has its own."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.factions import BLANK, TREATY, WEAPON
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.kernel.chance import Chance


def roll(at: Position, army: int, count: int, chance: Chance) -> list[int]:
    """Faces of so many dice of a faction."""
    weapon, treaty, _ = at.board.dice[army]
    faces = []
    for _ in range(count):
        side = chance.below(at.board.sides)
        faces.append(WEAPON if side < weapon else TREATY if side < weapon + treaty else BLANK)
    return faces
