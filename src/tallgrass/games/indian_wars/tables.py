"""What each side may do with each card, as tables of numbers for the rules; and the action numbers.

Lists are indexed by card, where nothing else is said. Built once from the card data.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tallgrass.games.indian_wars.cards import DECK, Card

WHITES: Final = 0
INDIANS: Final = 1

SEAT_NAMES: Final = ("whites", "indians")

RESOURCES: Final = 0
INITIATIVE: Final = 1
COMBATANTS: Final = 2
FIREPOWER: Final = 3
AFTERMATH: Final = 4
OVER: Final = 5
PHASE_NAMES: Final = ("resources", "initiative", "combatants", "firepower", "aftermath", "over")

NOBODY: Final = -1
CARDS: Final = 84
HAND: Final = 7
EXCHANGE: Final = 4
CHIPS: Final = 20

# Actions: four verbs with a card each, then those without.
DISCARD: Final = 0
LAY: Final = CARDS
PLAY: Final = 2 * CARDS
COUNT: Final = 3 * CARDS
EXTRA: Final = 4 * CARDS


def _usable(card: Card, seat: int) -> bool:
    """IW-6: the Use column."""
    return card.use in ("both", SEAT_NAMES[seat])


def _layable(card: Card, phase: int, seat: int, *, lost: bool) -> bool:
    if phase == AFTERMATH and card.aftermath_for == SEAT_NAMES[seat]:  # IW-8
        return True
    if card.only_after_lost_initiative and not lost:  # IW-7
        return False
    return _usable(card, seat) and PHASE_NAMES[phase] in card.places


# For each card the first that differs from it in nothing but its name: to the rules they are one.
TWIN: Final[list[int]] = [
    next(n for n, other in enumerate(DECK) if msgspec.structs.replace(other, name=card.name) == card)
    for card in DECK
]
SCORE: Final[list[int]] = [card.score for card in DECK]
DRAWS: Final[list[int]] = [card.draw for card in DECK]
WORTH: Final[list[int]] = [card.aftermath for card in DECK]
PLAYABLE: Final[list[list[bool]]] = [
    [card.draw > 0 and _usable(card, seat) for card in DECK] for seat in (WHITES, INDIANS)
]
AGAIN: Final[list[list[int]]] = [  # by phase: the cards that may count there a second time (IW-9)
    [number for number, card in enumerate(DECK) if card.again and PHASE_NAMES[phase] == card.places[-1]]
    for phase in range(OVER)
]
# May a side lay a card from its hand: LAYABLE[phase][2 * seat + (it lost this turn's Initiative)][card].
LAYABLE: Final[list[list[list[bool]]]] = [
    [
        [_layable(card, phase, seat, lost=lost) for card in DECK]
        for seat in (WHITES, INDIANS)
        for lost in (False, True)
    ]
    for phase in range(OVER)
]

# The most Aftermath cards that one side can play in a turn, and so the most extra cards.
MAX_EXTRA: Final[int] = max(
    sum(WORTH[card] for card in range(CARDS) if _layable(DECK[card], AFTERMATH, seat, lost=True))
    for seat in (WHITES, INDIANS)
)
DRAW: Final[int] = EXTRA + MAX_EXTRA + 1
DONE: Final[int] = DRAW + 1
