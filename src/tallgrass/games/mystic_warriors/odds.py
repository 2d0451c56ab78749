"""What a raid promises, from what a seat has seen."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.tables import COUP, TYPE
from tallgrass.games.mystic_warriors.view import MysticWarriorsView


def expected_feathers(view: MysticWarriorsView, flips: int) -> float:
    """Feathers that so many flips bring on average.

    Cards that the viewer knows on top of the deck count exactly; the rest of the deck is as the unseen cards
    are that may be in it, and beyond it the discard pile is reshuffled (MW-2).
    """
    top = view.known_top[:flips]
    coups = float(sum(TYPE[card] == COUP for card in top))
    left = flips - len(top)
    from_deck = min(left, view.deck_size - len(top))
    if from_deck:
        maybe = [every - kept for every, kept in zip(view.unseen, view.unseen_kept, strict=True)]
        coups += from_deck * maybe[COUP] / sum(maybe)
    from_pile = min(left - from_deck, len(view.pile))
    if from_pile:
        in_pile = sum(TYPE[card] == COUP for card in view.pile)
        coups += from_pile * in_pile / len(view.pile)
    return coups
