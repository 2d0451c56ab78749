"""Piles and draws: drawing is picking from what is left."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tallgrass.kernel.chance import Chance, FastChance, RecordingChance, ScriptedChance
from tallgrass.kernel.piles import full, without


def test_full_is_ascending_from_zero() -> None:
    assert full(4) == [0, 1, 2, 3]
    assert full(0) == []


def test_draw_counts_among_what_is_left() -> None:
    pile = [2, 3, 5, 7, 11]
    drawn = ScriptedChance([(5, 1), (4, 1), (3, 2)]).draw(pile, 3)
    assert (pile, drawn) == ([2, 7], [3, 5, 11])


@pytest.mark.parametrize("chance", [ScriptedChance(), FastChance(1)])
def test_draw_nothing_asks_nothing(chance: Chance) -> None:
    pile = [1]
    assert chance.draw(pile, 0) == []
    assert pile == [1]


@given(st.sets(st.integers(0, 200), min_size=1), st.data())
def test_draw_moves_cards_and_keeps_the_order(cards: set[int], data: st.DataObject) -> None:
    pile = sorted(cards)
    count = data.draw(st.integers(0, len(pile)))
    chance = RecordingChance(FastChance(data.draw(st.integers(0, 999))))
    drawn = chance.draw(pile, count)
    assert len(drawn) == count
    assert pile == sorted(pile)
    assert sorted(pile + drawn) == sorted(cards)
    assert [n for n, _ in chance.take()] == list(range(len(cards), len(cards) - count, -1))


@given(st.integers(0, 999), st.integers(0, 20))
def test_the_fast_generator_draws_what_it_would_answer(seed: int, count: int) -> None:
    fast, asked = FastChance(seed), RecordingChance(FastChance(seed))
    left, other = full(20), full(20)
    assert fast.draw(left, count) == asked.draw(other, count)
    assert left == other
    assert fast.below(1000) == asked.below(1000)  # they stand at the same place afterwards


@given(st.lists(st.integers(0, 30), unique=True), st.lists(st.integers(0, 30)))
def test_without_keeps_the_order_and_both_piles(pile: list[int], gone: list[int]) -> None:
    before = pile[:], gone[:]
    left = without(pile, gone)
    assert left == [card for card in pile if card not in gone]
    assert left is not pile
    assert (pile, gone) == before
