"""Piles: drawing is picking from what is left."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tallgrass.kernel.chance import FastChance, RecordingChance, ScriptedChance
from tallgrass.kernel.piles import draw, full, without


def test_full_is_ascending_from_zero() -> None:
    assert full(4) == [0, 1, 2, 3]
    assert full(0) == []


def test_draw_counts_among_what_is_left() -> None:
    pile, hand = [2, 3, 5, 7, 11], [99]
    draw(pile, 3, hand, ScriptedChance([(5, 1), (4, 1), (3, 2)]))
    assert (pile, hand) == ([2, 7], [99, 3, 5, 11])


def test_draw_nothing_asks_nothing() -> None:
    pile, hand = [1], [2]
    draw(pile, 0, hand, ScriptedChance())
    assert (pile, hand) == ([1], [2])


@given(st.sets(st.integers(0, 200), min_size=1), st.data())
def test_draw_moves_cards_and_keeps_the_order(cards: set[int], data: st.DataObject) -> None:
    pile = sorted(cards)
    count = data.draw(st.integers(0, len(pile)))
    chance = RecordingChance(FastChance(data.draw(st.integers(0, 999))))
    hand: list[int] = []
    draw(pile, count, hand, chance)
    assert len(hand) == count
    assert pile == sorted(pile)
    assert sorted(pile + hand) == sorted(cards)
    assert [n for n, _ in chance.take()] == list(range(len(cards), len(cards) - count, -1))


@given(st.lists(st.integers(0, 30), unique=True), st.lists(st.integers(0, 30)))
def test_without_keeps_the_order_and_both_piles(pile: list[int], gone: list[int]) -> None:
    before = pile[:], gone[:]
    left = without(pile, gone)
    assert left == [card for card in pile if card not in gone]
    assert left is not pile
    assert (pile, gone) == before
