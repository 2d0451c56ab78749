"""What a step of an Event leaves in force, made from the words of the edition (P-14, P-52 to P-58)."""

from __future__ import annotations

from typing import Final

from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.effects import Combat, Effect
from tallgrass.games.plains_indian_wars.factions import FACE_IDS, LINE_IDS, NAMES, NOTHING
from tallgrass.games.plains_indian_wars.state import Position

SIDE_IDS: Final = ("indian", "us")


def effect_of(at: Position, card: int, op: ops.Op) -> Effect:
    """A rule that a card adds, for the turn or for as long as the card lies on top."""
    assert isinstance(
        op,
        (
            ops.Restrict,
            ops.WagonHalt,
            ops.RailLimit,
            ops.PlacementMod,
            ops.WagonDice,
            ops.WagonHitsNeeded,
        ),
    ), op
    effect = Effect(card if op.scope == "round" else NOTHING)
    match op:
        case ops.WagonHalt():
            effect.halted = at.board.trail_names.index(op.trail.replace("_", "-"))
        case ops.RailLimit():
            effect.line = LINE_IDS.index(op.line)
            effect.line_most = op.max + at.laid[effect.line]
        case ops.PlacementMod():
            effect.reinforced = tuple([NAMES.index(name) for name in op.target])
            effect.add = op.add
            effect.minimum = op.minimum
        case ops.WagonDice():
            effect.wagon_dice = op.value
        case ops.WagonHitsNeeded():
            effect.hits_needed = op.value
            effect.requires = NAMES.index(op.requires) if op.requires else NOTHING
    return effect


def combat_of(card: int, op: ops.CombatMod, region: int, frm: int) -> Combat:
    """How engagements are fought otherwise, in a region and if they start from one (NOWHERE: any)."""
    combat = Combat(SIDE_IDS.index(op.side), card if op.scope == "round" else NOTHING)
    if op.faction is not None:
        combat.army = NAMES.index(op.faction)
    combat.versus = tuple([NAMES.index(name) for name in op.vs])
    combat.region = region
    combat.frm = frm
    combat.once = op.scope == "next_engagement"
    combat.treaty_as_hit = op.treaty_as_hit
    combat.extra_dice = op.extra_dice
    combat.rounds = op.rounds
    combat.reroll = tuple([FACE_IDS.index(face) for face in op.reroll])
    combat.no_ambush = op.no_ambush
    return combat
