"""What a search sees as one choice: cards of one type of which the same others know."""

from __future__ import annotations

import tallgrass
from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import LIMIT
from tallgrass.games.mystic_warriors.tables import DISCARD
from tallgrass.kernel.chance import FastChance

GAME = tallgrass.game("mystic-warriors")
_NUMBERS = {card.name: number for number, card in enumerate(CARDS)}


def _discarding(*names: str) -> Table:
    """Three play; brave-1 has to discard a card."""
    table = Table()
    table.set_up(3, 28, luck_without_raid_only=False)
    table.stage = LIMIT
    table.owed = 1
    table.mover = table.braves[0]
    brave = table.braves[0]
    brave.hand = sorted(_NUMBERS[name] for name in names)
    table.options = table.list_cards(brave, DISCARD)
    return table


def _distinct(table: Table) -> list[str]:
    return [GAME.actions.name(action) for action in table.distinct(0)]


def test_cards_of_a_type_are_one_choice() -> None:
    table = _discarding("Knife", "Hatchet", "War Cry", "Crow", "Sioux", "Dream", "Dream")
    assert _distinct(table) == ["discard:crow", "discard:war-cry", "discard:dream"]
    assert len(table.legal(0)) == 6  # a person picks any; two Dreams have one action


def test_a_card_of_which_another_knows_is_a_choice_of_its_own() -> None:
    table = _discarding("Knife", "Hatchet", "War Cry")
    table.notes.jot_seen(0, [_NUMBERS["Knife"]], 2)
    assert _distinct(table) == ["discard:war-cry", "discard:knife"]
    table.notes.jot_seen(0, [_NUMBERS["Hatchet"]], 2)
    assert _distinct(table) == ["discard:war-cry", "discard:knife"]
    table.notes.jot_seen(0, [_NUMBERS["Hatchet"]], 1)
    assert _distinct(table) == ["discard:war-cry", "discard:knife", "discard:hatchet"]


def test_what_is_distinct_is_legal_and_covers_every_verb_and_type() -> None:
    state = GAME.start(4, GAME.settle({}), FastChance(5))
    for step in range(300):
        for seat in state.to_move():
            legal, distinct = state.legal(seat), state.distinct(seat)
            assert set(distinct) <= set(legal) and len(set(distinct)) == len(distinct)
            kinds = {GAME.actions.name(action).partition(":")[0] for action in legal}
            assert {GAME.actions.name(action).partition(":")[0] for action in distinct} == kinds
        state.playout(FastChance(step), 1)
