"""What a seat of Indian Wars knows, as data."""

from __future__ import annotations

import msgspec

from tallgrass.games.indian_wars.tables import CARDS, RESOURCES
from tallgrass.kernel.messages import Result, View
from tallgrass.kernel.piles import full, without

Cards = tuple[int, ...]


class Part(msgspec.Struct, frozen=True):
    """What a seat did in this turn's Resources; empty as long as the viewer may not know it."""

    extra: int = 0
    played: Cards = ()
    exchanged: Cards = ()


class IndianWarsView(View, frozen=True, kw_only=True):
    """Two-element tuples are indexed by seat; cards are numbers, in ascending order.

    While Resources go on, `deck_size`, `pile` and `hand_sizes` are as at the start of the phase; while
    a contest goes on, so are `hand_sizes` (IW-16). `hand` is always up to date.
    """

    turn: int
    phase: int
    knee_extra: int
    chips: tuple[int, int]
    extra_due: tuple[int, int]
    waiting: Cards
    finished: tuple[bool, bool]
    stage: int | None
    """Where the viewer stands in its own Resources (see `state`); None when it isn't its turn there."""
    hand: Cards
    hand_sizes: tuple[int, int]
    deck_size: int
    pile: Cards
    parts: tuple[Part, Part]
    trail: tuple[Cards, ...]
    """The viewer's own Resources while they go on: what it drew, got rid of, drew, got rid of, ..."""
    laid: tuple[Cards, Cards]
    """What lies on the table for all to see."""
    counting: tuple[Cards, Cards]
    """What counts in the running contest, the viewer's alone; in Aftermath the cards played, open."""
    standing: tuple[Cards, ...]
    """What counted in the contests settled this turn: Whites', Indians', Whites', ..."""
    loser: int
    wins: tuple[int, int]
    result: Result | None

    def unseen(self) -> list[int]:
        """The cards that the viewer can't place: in the deck, in another's hand, or laid in secret."""
        if self.phase == RESOURCES:
            return sorted(self.whereabouts()[0])
        seen = [*self.hand, *self.laid[0], *self.laid[1], *self.counting[0], *self.counting[1], *self.pile]
        return without(full(CARDS), seen)

    def whereabouts(self) -> tuple[set[int], set[int]]:
        """The deck and the pile in Resources as they would be if only the viewer had done anything.

        Its own draws show when the pile has become the deck: a card came from it, or the deck couldn't have
        been enough. What the other side has drawn counts as undrawn.
        """
        deck, pile = set(full(CARDS)) - set(self.pile), set(self.pile)
        for place, cards in enumerate(self.trail):
            if place % 2:
                pile |= set(cards)
                continue
            if not deck.issuperset(cards):
                deck |= pile
                pile = set()
            deck -= set(cards)
        return deck, pile
