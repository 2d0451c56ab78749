"""Piles of cards: a deck, a hand, what lies on the table.

A card is its number; a pile is a list of different numbers, kept in ascending order where its
order is asked for (`take` counts in ascending order). A deck has no hidden order: to draw is to
pick one of what is left. Only this module and the comprehensions of a game's `legal` know that a
pile is a list.
"""

from __future__ import annotations

Pile = list[int]


def full(size: int) -> Pile:
    """All cards from 0 to size - 1."""
    return list(range(size))


def without(pile: Pile, gone: Pile) -> Pile:
    """What is left of a pile, in its order, when some cards are known to be elsewhere."""
    away = set(gone)
    return [card for card in pile if card not in away]
