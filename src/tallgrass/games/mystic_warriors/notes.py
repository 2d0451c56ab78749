"""What players note of cards that they have seen go into hands: the card, and the hands in which it may be.

A note is a number: card << SEAT_BITS | seats, a bit for each. Notes are kept by card (MW-15, MW-19): a card
is in one of the hands of its note; what follows from several of them together isn't worked out.

What happens is jotted down as it comes, and only worked into the notes when somebody looks: in a playout
nobody does.
"""

from __future__ import annotations

from typing import Final

from tallgrass.kernel.piles import Pile

SEAT_BITS: Final = 6
ALL_SEATS: Final = (1 << SEAT_BITS) - 1

# What is jotted down: one of these, then its numbers.
LEFT: Final = 0  # seat, card: it left the hand for all to see
DRAWN: Final = 1  # seat, card, witnesses as bits: it came from a place that these knew
SEEN: Final = 2  # seat, other, count, cards: the other saw them in the hand
TRADED: Final = 3  # seat, other, how many each gave, the cards of the one, those of the other
SWAPPED: Final = 4  # seat, other, whether that is all that the one held, and the other: unseen by the rest
EMPTIED: Final = 5  # seat, 0: all saw that the hand holds no card


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

    __slots__ = ("begun", "jotted", "known", "shown")
    known: list[list[int]]  # by seat: cards in others' hands, and the hands in which they may be
    shown: list[list[int]]  # by seat: cards in its own hand, and the seats that know of them
    jotted: list[int]
    begun: bool  # whether anything was ever noted

    def __init__(self, seats: int) -> None:
        self.known = [[] for _ in range(seats)]
        self.shown = [[] for _ in range(seats)]
        self.jotted = []
        self.begun = False

    def copy(self) -> Notes:
        """Notes like these that share nothing with them."""
        notes = Notes(0)
        notes.known = [known[:] for known in self.known]
        notes.shown = [shown[:] for shown in self.shown]
        notes.jotted = self.jotted[:]
        notes.begun = self.begun
        return notes

    def jot_left(self, seat: int, card: int) -> None:
        """A card left a hand for all to see; of no interest before anybody has noted anything."""
        if self.begun:
            self.jotted += (LEFT, seat, card)

    def jot_drawn(self, seat: int, card: int, witnesses: int) -> None:
        """A card went into a hand from a place where others (seats as bits) knew it."""
        self.begun = True
        self.jotted += (DRAWN, seat, card, witnesses)

    def jot_seen(self, seat: int, cards: Pile, other: int) -> None:
        """Cards in a hand were shown to another seat."""
        self.begun = True
        self.jotted += (SEEN, seat, other, len(cards))
        self.jotted += cards

    def jot_traded(self, seat: int, gave: Pile, other: int, got: Pile) -> None:
        """Two hands gave each other cards, known to these two."""
        self.jotted += (TRADED, seat, other, len(gave), len(got))
        self.jotted += gave
        self.jotted += got

    def jot_emptied(self, seat: int) -> None:
        """A hand holds no card, for all to see; it is noted before it holds cards again."""
        if self.begun:
            self.jotted += (EMPTIED, seat, 0)

    def jot_swapped(self, one: int, other: int, *, all_of_one: bool, all_of_other: bool) -> None:
        """Two hands gave each other cards unseen by the rest."""
        self.jotted += (SWAPPED, one, other, int(all_of_one), int(all_of_other))

    def read(self) -> Notes:
        """Work in what was jotted down."""
        jotted = self.jotted
        if not jotted:
            return self
        self.jotted = []
        place = 0
        while place < len(jotted):
            what, seat, third = jotted[place], jotted[place + 1], jotted[place + 2]
            if what == LEFT:
                self._left(seat, third)
                place += 3
            elif what == DRAWN:
                self._drawn(seat, third, jotted[place + 3])
                place += 4
            elif what == SWAPPED:
                self._swapped(seat, third, jotted[place + 3], jotted[place + 4])
                place += 5
            elif what == EMPTIED:
                self._emptied(seat)
                place += 3
            elif what == SEEN:
                last = place + 4 + jotted[place + 3]
                cards = jotted[place + 4 : last]
                see(self.known[third], cards, seat)
                expose(self.shown[seat], cards, third)
                place = last
            else:
                middle = place + 5 + jotted[place + 3]
                last = middle + jotted[place + 4]
                self._traded(seat, jotted[place + 5 : middle], third, jotted[middle:last])
                place = last
        for notes in (self.known, self.shown):
            for noted in notes:
                noted.sort()
        return self

    def _left(self, seat: int, card: int) -> None:
        for viewer, known in enumerate(self.known):
            if viewer != seat:
                forget(known, card, seat)
        hide(self.shown[seat], card)

    def _drawn(self, seat: int, card: int, witnesses: int) -> None:
        for viewer, known in enumerate(self.known):
            if witnesses >> viewer & 1:
                known.append(note(card, 1 << seat))
        self.shown[seat].append(note(card, witnesses))

    def _swapped(self, one: int, other: int, all_of_one: int, all_of_other: int) -> None:
        for viewer, known in enumerate(self.known):
            if viewer not in (one, other):
                swap(known, one, other, all_of_one=bool(all_of_one), all_of_other=bool(all_of_other))

    def _traded(self, seat: int, gave: Pile, other: int, got: Pile) -> None:
        """Both hands have lost their cards before either gains: of two of a name the one given has left."""
        ways = ((seat, gave, other), (other, got, seat))
        for giver, cards, taker in ways:
            for card in cards:
                forget(self.known[taker], card, giver)
                hide(self.shown[giver], card)
        for giver, cards, taker in ways:
            for card in cards:
                self.known[giver].append(note(card, 1 << taker))
                self.shown[taker].append(note(card, 1 << giver))

    def _emptied(self, seat: int) -> None:
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
