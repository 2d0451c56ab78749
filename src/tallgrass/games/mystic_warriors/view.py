"""What a seat of The Mystic Warriors of the Plains knows, as data."""

from __future__ import annotations

import msgspec

from tallgrass.kernel.messages import Result, View

Cards = tuple[int, ...]
Seats = tuple[int, ...]


class Note(msgspec.Struct, frozen=True):
    """A card that was seen going into a hand; or, of one's own cards, one that others know of."""

    card: int
    seats: Seats
    """The seats that may hold it; or those that know where it is."""


class MysticWarriorsView(View, frozen=True, kw_only=True):
    """Tuples of one number a seat are indexed by seat; cards are numbers, in ascending order.

    What is put together in secret (MW-16) is still in `hand_sizes`, and `stage`, `raid`, `asked` and
    `partner` are to others as they were before.
    """

    turn: int
    goal: int
    luck_without_raid_only: bool
    current: int
    waiting: Seats
    stage: int
    """See `state`."""
    feathers: tuple[int, ...]
    hand: Cards
    hand_sizes: tuple[int, ...]
    deck_size: int
    pile: Cards
    chosen: Cards
    """What the viewer is putting together, out of its hand, in the order in which it was chosen."""
    owed: int
    """How many cards the seat that is asked has still to discard."""
    raid: int
    raided: bool
    acted: bool
    lucked: bool
    asked: Seats
    """The seats that have been asked for a trade this turn."""
    partner: int
    wants: tuple[int, ...]
    """The request, as numbers 2 * type + count - 1."""
    offer: Cards
    """The two that trade see it; others nothing."""
    answer: Cards
    known_top: Cards
    """The cards on top of the deck that the viewer has seen there, the first to be drawn first."""
    depths: tuple[int, ...]
    """How many cards on top of the deck each seat knows."""
    known: tuple[Note, ...]
    """Cards in others' hands (MW-15)."""
    shown: tuple[Note, ...]
    """The viewer's own cards of which others know."""
    shuffled: Cards
    """The cards that last became the deck: when the game began, or from the discard pile (MW-21)."""
    kept: tuple[tuple[int, int], ...]
    """By seat: how many cards its hand holds at least, and at most, that are none of these."""
    unseen: tuple[int, ...]
    """By type: the cards that may be anywhere in the deck and the others' hands."""
    unseen_kept: tuple[int, ...]
    """Those of them that are in the others' hands for certain, for they didn't become the deck."""
    result: Result | None
