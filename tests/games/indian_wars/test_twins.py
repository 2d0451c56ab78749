"""Cards that differ in nothing but their names are one choice to a search (design, section 3)."""

from __future__ import annotations

import tallgrass
from tallgrass.games.indian_wars.cards import DECK
from tallgrass.games.indian_wars.tables import CARDS, EXTRA, TWIN
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.game import State

GAME = tallgrass.game("indian-wars")


def _names(state: State, seat: int) -> list[str]:
    return [GAME.actions.name(action) for action in state.distinct(seat)]


def test_twins_are_the_cards_with_the_same_line_in_the_printed_list() -> None:
    lines = [(card.type, card.use, card.score, card.note) for card in DECK]
    for card in range(CARDS):
        # The Historical and Special cards stand apart by what their notes say.
        assert lines[TWIN[card]] == lines[card]
        assert TWIN[card] == lines.index(lines[card])


def test_every_legal_action_has_its_like_among_the_distinct_ones() -> None:
    for number in range(20):
        chance = FastChance(11, number)
        state = GAME.start(2, GAME.settle({}), chance)
        while waiting := state.to_move():
            seat = waiting[0]
            legal, distinct = state.legal(seat), state.distinct(seat)
            assert set(distinct) <= set(legal)
            likes = [
                (action // CARDS, TWIN[action % CARDS]) if action < EXTRA else action for action in legal
            ]
            assert len(distinct) == len(set(likes))
            state.play(seat, legal[chance.below(len(legal))], chance)


def test_a_seat_that_owes_nothing_has_none() -> None:
    state = GAME.start(2, GAME.settle({}), FastChance(1))
    assert _names(state, 1) == []
