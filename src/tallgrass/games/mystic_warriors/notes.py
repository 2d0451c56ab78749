"""What players note of cards that they have seen go into hands: the card, and the hands in which it may be.

A note is a number: card << SEAT_BITS | seats, a bit for each. Notes are kept by card (MW-15, MW-19): a card
is in one of the hands of its note; what follows from several of them together isn't worked out.

What happens is jotted down as it comes, and only worked into the notes when somebody looks: in a playout
nobody does.
"""

from __future__ import annotations

from typing import Final

from tallgrass.games.mystic_warriors.origins import Origins
from tallgrass.kernel.piles import Pile

SEAT_BITS: Final = 6
ALL_SEATS: Final = (1 << SEAT_BITS) - 1

# A jot is a number: what happened, and from bit 3 on a seat; what comes from bit 6 on is said at each. Where
# there may be several cards they follow it. The two that are by far the most frequent have no method here:
# each brave keeps what they begin with, and who moves the card appends them to `jotted`.
LEFT: Final = 0  # a card: it left the hand for all to see
DREW: Final = 1  # how many cards: they came into the hand off the deck
PASSED: Final = 2  # a card (8 bits), witnesses as bits: one of those came from a place that these knew
SEEN: Final = 3  # the other (3 bits), how many: the other saw these cards in the hand
TRADED: Final = 4  # the other, how many the seat gave (8 bits), how many it got: the cards of both
SHUFFLED: Final = 5  # how many: these cards became the deck
MORE: Final = 6  # the bit at which that begins


def note(card: int, seats: int) -> int:
    """A note of a card."""
    return card << SEAT_BITS | seats


def card_of(noted: int) -> int:
    """The card of a note."""
    return noted >> SEAT_BITS


def seats_of(noted: int) -> int:
    """The seats of a note, as bits."""
    return noted & ALL_SEATS


class Notes:
    """All players' notes. `jotted` is to be worked in before they are read: `read` does."""

    __slots__ = ("jotted", "known", "origins", "shown")
    known: list[list[int]]  # by seat: cards in others' hands, and the hands in which they may be
    shown: list[list[int]]  # by seat: cards in its own hand, and the seats that know that they are there
    origins: Origins
    jotted: list[int]

    def __init__(self, seats: int, origins: Origins | None = None) -> None:
        self.known = [[] for _ in range(seats)]
        self.shown = [[] for _ in range(seats)]
        self.origins = Origins(seats) if origins is None else origins
        self.jotted = []

    def copy(self) -> Notes:
        """Notes like these that share nothing with them."""
        notes = Notes(0, self.origins.copy())
        notes.known = [known[:] for known in self.known]
        notes.shown = [shown[:] for shown in self.shown]
        notes.jotted = self.jotted[:]
        return notes

    def jot_passed(self, seat: int, card: int, witnesses: int) -> None:
        """A card went into a hand from a place where others (seats as bits) knew it."""
        self.jotted.append(PASSED | seat << 3 | card << MORE | witnesses << 14)

    def jot_seen(self, seat: int, cards: Pile, other: int) -> None:
        """Cards in a hand were shown to another seat."""
        self.jotted.append(SEEN | seat << 3 | other << MORE | len(cards) << 9)
        self.jotted += cards

    def jot_traded(self, seat: int, gave: Pile, other: int, got: Pile) -> None:
        """Two hands gave each other cards, known to these two, unseen by the rest."""
        self.jotted.append(TRADED | seat << 3 | other << MORE | len(gave) << 9 | len(got) << 17)
        self.jotted += gave
        self.jotted += got

    def jot_shuffled(self, deck: Pile) -> None:
        """The discard pile became the deck."""
        self.jotted.append(SHUFFLED | len(deck) << MORE)
        self.jotted += deck

    def read(self) -> Notes:
        """Work in what was jotted down."""
        jotted = self.jotted
        if not jotted:
            return self
        self.jotted = []
        place = 0
        while place < len(jotted):
            jot = jotted[place]
            what, seat, more = jot & 7, jot >> 3 & 7, jot >> MORE
            place += 1
            if what == LEFT:
                self._left(seat, more)
            elif what == DREW:
                self.origins.drew(seat, more)
            elif what == PASSED:
                self._passed(seat, more & 255, more >> 8)
            elif what == SHUFFLED:
                self.origins.shuffle(jotted[place : place + more])
                place += more
            else:
                other, gave, got = more & 7, more >> 3 & 255, more >> 11
                cards = jotted[place : place + gave + got]
                place += gave + got
                if what == SEEN:
                    see(self.known[other], cards, seat)
                    expose(self.shown[seat], cards, other)
                else:
                    self._traded(seat, cards[:gave], other, cards[gave:])
        for notes in (self.known, self.shown):
            for noted in notes:
                noted.sort()
        return self

    def _left(self, seat: int, card: int) -> None:
        for viewer, known in enumerate(self.known):
            if viewer != seat:
                forget(known, card, seat)
        hide(self.shown[seat], card)
        self.origins.left(seat, card)
        self._if_empty(seat)

    def _passed(self, seat: int, card: int, witnesses: int) -> None:
        for viewer, known in enumerate(self.known):
            if witnesses >> viewer & 1:
                known.append(note(card, 1 << seat))
        self.shown[seat].append(note(card, witnesses))

    def _traded(self, seat: int, gave: Pile, other: int, got: Pile) -> None:
        """Both hands have lost their cards before either gains: of two of a name the one given has left.

        Those who don't trade can't tell any more which of the two holds what they knew in one of the hands.
        """
        sizes = self.origins.sizes
        all_of_one, all_of_other = len(gave) == sizes[seat], len(got) == sizes[other]
        for viewer, known in enumerate(self.known):
            if viewer not in (seat, other):
                swap(known, seat, other, all_of_one=all_of_one, all_of_other=all_of_other)
        ways = ((seat, gave, other), (other, got, seat))
        for giver, cards, taker in ways:
            for card in cards:
                forget(self.known[taker], card, giver)
                hide(self.shown[giver], card)
            self.shown[giver] = [
                noted & ~ALL_SEATS | 1 << taker for noted in self.shown[giver] if noted >> taker & 1
            ]
        for giver, cards, taker in ways:
            for card in cards:
                self.known[giver].append(note(card, 1 << taker))
                self.shown[taker].append(note(card, 1 << giver))
        self.origins.traded(seat, gave, other, got)
        self._if_empty(seat)
        self._if_empty(other)

    def _if_empty(self, seat: int) -> None:
        """All see when a hand holds no card."""
        if not self.origins.sizes[seat]:
            for known in self.known:
                for place, noted in enumerate(known):
                    known[place] = noted & ~(1 << seat)


def forget(notes: list[int], card: int, hand: int) -> None:
    """A card was seen to leave a hand (a seat).

    If there are two of its name, and notes of both, either may be the one that left: the other may be where
    either was.
    """
    bit = 1 << hand
    found = [noted for noted in notes if noted >> SEAT_BITS == card and noted & bit]
    for noted in found:
        notes.remove(noted)
    if len(found) > 1:
        notes.append(found[0] | found[1])


def hide(notes: list[int], card: int) -> None:
    """A card has left one's own hand: nobody knows it there; of two, one that was known has left."""
    found = [noted for noted in notes if noted >> SEAT_BITS == card]
    if found:
        notes.remove(min(found))


def see(notes: list[int], cards: Pile, hand: int) -> None:
    """Cards are seen in a hand (a seat) at the same time; they may be those that were noted there."""
    bit = 1 << hand
    for card in set(cards):
        certain = note(card, bit)
        for _ in range(cards.count(card) - notes.count(certain)):
            vague = [
                noted for noted in notes if noted >> SEAT_BITS == card and noted & bit and noted != certain
            ]
            for noted in vague:
                notes.remove(noted)
            if len(vague) > 1:  # which of the two it is can't be told: the other may be where either was
                notes.append(vague[0] | vague[1])
            notes.append(certain)


def expose(notes: list[int], cards: Pile, other: int) -> None:
    """Cards of one's own hand are seen by another seat."""
    bit = 1 << other
    for card in set(cards):
        of_card = [noted for noted in notes if noted >> SEAT_BITS == card]
        unaware = sorted([noted for noted in of_card if not noted & bit])
        for _ in range(cards.count(card) - len(of_card) + len(unaware)):
            if unaware:
                noted = unaware.pop()
                notes.remove(noted)
                notes.append(noted | bit)
            else:
                notes.append(note(card, bit))


def swap(notes: list[int], one: int, other: int, *, all_of_one: bool, all_of_other: bool) -> None:
    """Two hands (seats) gave each other cards unseen; all that one held, or only some."""
    both = 1 << one | 1 << other
    for place, noted in enumerate(notes):
        hands = noted & both
        if not hands:
            continue
        may_be = noted & ~both
        if hands >> one & 1:
            may_be |= 1 << other if all_of_one else both
        if hands >> other & 1:
            may_be |= 1 << one if all_of_other else both
        notes[place] = may_be
