"""The bare loop, a second implementation of The Mystic Warriors: the same decisions, the same end."""

from __future__ import annotations

import pytest

import tallgrass
from benchmarks import bare_mystic_warriors
from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.kernel.chance import FastChance

GAME = tallgrass.game("mystic-warriors")
MATCHES = 20
LIMIT = 10**6  # far more decisions than any of these matches takes


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_engine_and_bare_loop_agree(seats: int) -> None:
    """Decisions and final feathers of some matches."""
    ends = set()
    for match in range(MATCHES):
        chance = FastChance(2, match)
        state = GAME.start(seats, GAME.settle({}), chance)
        decisions = state.playout(chance, LIMIT)
        result = state.result()
        assert result is not None
        assert bare_mystic_warriors.play(2, match, seats) == (decisions, list(result.scores)), match
        ends.add((decisions, result.scores))
    assert len(ends) == MATCHES  # they are different matches


def test_the_numbers_of_cards_go_by_type() -> None:
    """The bare loop counts on it, and on no Tribe, Trade, Hunt or Luck card's being twice in a hand."""
    types = [card.type for card in CARDS]
    assert sorted(types, key=bare_mystic_warriors.TYPES.index) == types
    assert {card.type for card in CARDS if card.count > 1} == {"weapon", "dress", "spirit"}
