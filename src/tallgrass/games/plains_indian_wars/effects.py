"""What cards leave in force: for the rest of the turn, or while they lie on top of a discard pile (P-14)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.factions import NOBODY, NOTHING, NOWHERE, SIDE_OF
from tallgrass.games.plains_indian_wars.steps import Modifier


class Effect:
    """A rule that a card adds. It isn't changed once it is made, so positions may share it."""

    __slots__ = (
        "add",
        "barred",
        "card",
        "halted",
        "hits_needed",
        "line",
        "line_most",
        "minimum",
        "regions",
        "reinforced",
        "requires",
        "wagon_dice",
    )
    card: int  # for as long as it lies on top; NOTHING: to the end of the turn
    barred: tuple[int, ...]  # armies that may not enter (P-52)
    regions: tuple[int, ...]  # these regions
    halted: int  # the trail whose wagons don't roll (P-56), NOTHING: none
    line: int  # the railroad that lays at most `line_most`
    line_most: int
    reinforced: tuple[int, ...]  # armies whose main cards bring `add` more, `minimum` at least
    add: int
    minimum: int
    wagon_dice: int  # for a wagon under attack; 0: as usual
    hits_needed: int  # for a wagon; 0: as usual
    requires: int  # the army that has to be among the attackers for that

    def __init__(self, card: int) -> None:
        self.card = card
        self.barred = ()
        self.regions = ()
        self.halted = NOTHING
        self.line = NOTHING
        self.line_most = 0
        self.reinforced = ()
        self.add = 0
        self.minimum = 0
        self.wagon_dice = 0
        self.hits_needed = 0
        self.requires = NOBODY


class Combat:
    """How engagements are fought otherwise. It isn't changed once it is made."""

    __slots__ = (
        "army",
        "card",
        "extra_dice",
        "frm",
        "no_ambush",
        "once",
        "region",
        "reroll",
        "rounds",
        "side",
        "treaty_as_hit",
        "versus",
    )
    card: int  # for as long as it lies on top; NOTHING: to the end of the turn
    side: int
    army: int  # whose dice; NOBODY: of all its factions
    versus: tuple[int, ...]  # only against one of these, if any
    region: int  # only there; NOWHERE: anywhere
    frm: int  # only there, or where cubes came in from there (P-54)
    once: bool  # in the next such engagement only
    treaty_as_hit: bool
    extra_dice: int
    rounds: int  # in which the extra dice are rolled; 0: all
    reroll: tuple[int, ...]  # faces that may be rolled again once a round
    no_ambush: bool

    def __init__(self, side: int, card: int = NOTHING) -> None:
        self.card = card
        self.side = side
        self.army = NOBODY
        self.versus = ()
        self.region = NOWHERE
        self.frm = NOWHERE
        self.once = False
        self.treaty_as_hit = False
        self.extra_dice = 0
        self.rounds = 0
        self.reroll = ()
        self.no_ambush = False


def concerns(change: Combat | Modifier, army: int) -> bool:
    """Whether it changes the dice of a faction."""
    return change.army == army or (change.army == NOBODY and change.side == SIDE_OF[army])


def applies(
    change: Combat | Modifier, region: int, attackers: int, armies: list[int], came_from: list[int]
) -> bool:
    """Whether it changes a fight of these. The next one that a side starts is one in which it attacks."""
    if change.region not in (NOWHERE, region):
        return False
    if change.versus and not any(army in armies for army in change.versus):
        return False
    if change.frm != NOWHERE:  # P-54, P-74
        return change.frm == region or change.frm in came_from
    return not change.once or attackers == change.side
