"""From where cards came into hands: all see what becomes the deck when the discard pile is shuffled (MW-21).

What was in a hand at that time is kept till it is seen to leave or may have been traded; it can't be in the
deck. What comes into a hand off the deck was in the pile. A name of which one card lay in the pile and one
didn't tells nothing.

Nothing else is kept here than how many of its cards a hand has kept: at least, and at most, for each viewer.
The last viewer is a spectator, who sees what all see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tallgrass.games.mystic_warriors.tables import COPIES, DECK, NAMES, NOTHING
from tallgrass.kernel.piles import Pile

KEPT: Final = 0  # the card was in a hand when the deck was shuffled, or set aside for a raid
DEALT: Final = 1  # it was in the deck
EITHER: Final = 2  # one of the two of its name was

WHOLE: Final = tuple(DECK)
ALL_DEALT: Final = (DEALT,) * NAMES


class Origins:
    """How many cards each hand holds, and how many of them it has kept."""

    __slots__ = ("least", "most", "origin", "shuffled", "sizes")
    shuffled: tuple[int, ...]  # the cards that last became the deck, ascending
    origin: tuple[int, ...]  # by card
    sizes: list[int]  # by seat, with what is put aside (MW-16)
    least: list[int]  # by viewer and seat: viewer * seats + seat
    most: list[int]

    def __init__(self, seats: int) -> None:
        self.shuffled = WHOLE
        self.origin = ALL_DEALT
        self.sizes = [0] * seats
        self.least = [0] * seats * (seats + 1)
        self.most = self.least[:]

    def copy(self) -> Origins:
        """Origins like these that share nothing with them."""
        origins = Origins(0)
        origins.shuffled = self.shuffled
        origins.origin = self.origin
        origins.sizes = self.sizes[:]
        origins.least = self.least[:]
        origins.most = self.most[:]
        return origins

    def shuffle(self, deck: Pile) -> None:
        """These cards became the deck: what is in the hands isn't among them."""
        self.shuffled = tuple(deck)
        self.origin = origins_of(deck)
        self.least = self.sizes * (len(self.sizes) + 1)
        self.most = self.least[:]

    def tell(
        self, shuffled: tuple[int, ...], sizes: tuple[int, ...], kept: tuple[tuple[int, int], ...]
    ) -> None:
        """All viewers know so much: of each hand, how many cards it has kept at least and at most."""
        self.shuffled = shuffled
        self.origin = origins_of(shuffled)
        self.sizes = list(sizes)
        self.least = [least for least, _ in kept] * (len(sizes) + 1)
        self.most = [most for _, most in kept] * (len(sizes) + 1)

    def kept(self, viewer: int) -> tuple[tuple[int, int], ...]:
        """By seat: how many cards the hand has kept, at least and at most, as far as a viewer knows."""
        first = viewer * len(self.sizes)
        last = first + len(self.sizes)
        return tuple(zip(self.least[first:last], self.most[first:last], strict=True))

    def drew(self, seat: int, count: int) -> None:
        """Cards came into a hand off the deck."""
        self.sizes[seat] += count

    def left(self, seat: int, card: int) -> None:
        """A card left a hand for all to see."""
        self.sizes[seat] -= 1
        size = self.sizes[seat]
        kept = self.origin[card] == KEPT
        dealt = self.origin[card] == DEALT
        least, most = self.least, self.most
        for place in range(seat, len(least), len(self.sizes)):
            if kept:
                most[place] -= 1
            if not dealt and least[place]:
                least[place] -= 1
            least[place] = min(least[place], size)
            most[place] = min(most[place], size)

    def traded(self, seat: int, gave: Pile, other: int, got: Pile) -> None:
        """Two hands gave each other cards. These two see which, the rest how many."""
        seats = len(self.sizes)
        for viewer in range(seats + 1):
            seen = viewer in (seat, other)
            first, second = viewer * seats + seat, viewer * seats + other
            one = self._parted(first, self.sizes[seat], gave, seen=seen)
            two = self._parted(second, self.sizes[other], got, seen=seen)
            for place, left, came in ((first, one, two), (second, two, one)):
                self.least[place] = left[0] + came[2]
                self.most[place] = left[1] + came[3]
        self.sizes[seat] += len(got) - len(gave)
        self.sizes[other] += len(gave) - len(got)

    def _parted(self, place: int, size: int, cards: Pile, *, seen: bool) -> tuple[int, int, int, int]:
        """How many kept cards stay in a hand, at least and at most, and how many are among those it gives."""
        least, most, stay = self.least[place], self.most[place], size - len(cards)
        surely = self._count(cards, KEPT) if seen else 0
        perhaps = surely + self._count(cards, EITHER) if seen else len(cards)
        return (
            max(0, least - perhaps),
            min(most - surely, stay),
            max(surely, least - stay),
            min(perhaps, most),
        )

    def _count(self, cards: Pile, origin: int) -> int:
        return sum([self.origin[card] == origin for card in cards])


def origins_of(deck: Iterable[int]) -> tuple[int, ...]:
    """By card: whether it is among those that became the deck."""
    dealt = [0] * NAMES
    for card in deck:
        dealt[card] += 1
    origin = [
        DEALT if dealt[card] == COPIES[card] else EITHER if dealt[card] else KEPT for card in range(NAMES)
    ]
    return tuple(origin)


def kept_of(cards: Pile, origin: tuple[int, ...]) -> Pile:
    """Of cards in ascending order, those that a hand has kept for certain: of two of a name, one."""
    kept = []
    last = NOTHING
    for card in cards:
        if origin[card] == KEPT or (origin[card] == EITHER and card == last):
            kept.append(card)
        last = card
    return kept


def rest(cards: Pile, gone: Pile) -> Pile:
    """Cards in ascending order, but for those that are gone."""
    count = [0] * NAMES
    for card in gone:
        count[card] += 1
    left = []
    for card in cards:
        if count[card]:
            count[card] -= 1
        else:
            left.append(card)
    return left
