"""Positions in which something can't be done, and whether all refusals agree with what can."""

from __future__ import annotations

import tallgrass
from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import (
    HUNT,
    LIMIT,
    OVER,
    RAID_CHOICE,
)
from tallgrass.games.mystic_warriors.tables import DISCARD, DONE
from tallgrass.games.mystic_warriors.why import why_not
from tallgrass.kernel.chance import FastChance

GAME = tallgrass.game("mystic-warriors")
RULES = set(GAME.rule_texts())
CODES = {"over", "not-your-turn", "not-held", "not-now"}
_NUMBERS = {card.name: number for number, card in enumerate(CARDS)}

PAYS_ALL = (
    "Dream",
    "Vision",
    "Crow",
    "Knife",
    "Hatchet",
    "Wolfskin",
    "Capote Blanket Coat",
    "Tricks",
    "Horses",
)
"""What a Pipeholder Raid takes, and so any raid."""


def action_number(action: str) -> int:
    """The number of an action."""
    found = GAME.actions.number(action)
    assert found is not None, action
    return found


def numbered(names: tuple[str, ...]) -> list[int]:
    """The numbers of some cards, in ascending order."""
    return sorted(_NUMBERS[name] for name in names)


def hunting(*hands: tuple[str, ...], luck_without_raid_only: bool = False) -> Table:
    """brave-1 is in his Hunt Phase and has done nothing yet."""
    table = Table()
    table.set_up(len(hands), 28, luck_without_raid_only=luck_without_raid_only)
    for brave, names in zip(table.braves, hands, strict=True):
        brave.hand = numbered(names)
        for card in brave.hand:
            table.deck.remove(card)
    table.stage = HUNT
    table.mover = table.braves[0]
    table.list_hunt(table.braves[0])
    return table


def raiding(hand: tuple[str, ...], feathers: int = 0, *, luck_without_raid_only: bool = False) -> Table:
    """brave-1 of three is asked whether he raids."""
    table = hunting(hand, ("Sioux",), (), luck_without_raid_only=luck_without_raid_only)
    table.braves[0].feathers = feathers
    table.stage = RAID_CHOICE
    table.list_raids(table.braves[0])
    return table


def act(table: Table, *actions: str) -> Table:
    """Whoever is asked does these, one after the other."""
    for action in actions:
        table.play(table.waiting[0], action_number(action), FastChance(3))
    return table


def raided(*, luck_without_raid_only: bool = False) -> Table:
    """brave-1 has been on a Horse Raid; two cards are left to him."""
    hand = ("Dream", "Crow", "Knife", "Wolfskin", "Tricks", "Horses", "Cholera", "Elk Hunt")
    table = raiding(hand, luck_without_raid_only=luck_without_raid_only)
    cards = ("dream", "crow", "knife", "wolfskin", "horses", "tricks")
    return act(table, "raid:horse", *(f"lay:{card}" for card in cards))


def over_the_limit() -> Table:
    """brave-1 holds ten cards at the end of his Medicine Phase."""
    table = hunting((*PAYS_ALL, "Elk Hunt"), ("Sioux",))
    table.stage = LIMIT
    table.owed = 1
    table.options = table.list_cards(table.braves[0], DISCARD)
    return table


def without_deck() -> Table:
    """Nothing is left to draw or to look at."""
    table = hunting(("Crow", "Dream"), ("Sioux",))
    table.deck = []
    return table


def agree(table: Table) -> None:
    """Exactly what isn't legal is refused, and every refusal is a whole one."""
    for seat in range(len(table.braves)):
        refusals = [why_not(table, seat, action) for action in range(DONE + 1)]
        legal = table.legal(seat)
        assert [action for action, why in enumerate(refusals) if why is None] == sorted(legal)
        for why in refusals:
            if why is not None:
                assert why.code in CODES and why.reason.endswith("."), why
                assert why.rule is None or why.rule in RULES, why
                assert (why.code == "not-your-turn") == (seat not in table.waiting and table.stage != OVER)
