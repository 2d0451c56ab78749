"""Unseen cards dealt at random, so that no hand gets what the viewer knows it can't hold.

The places are counted, not told apart: each hand has some for cards that it has kept, some for cards off the
deck, and some for either, as many as the viewer isn't sure of (MW-21); the deck has the others. Cards for
which not every place will do come first. Where none is left for one, another that was placed before moves on:
the true position shows that there is a way.
"""

from __future__ import annotations

from typing import Final

from tallgrass.games.mystic_warriors.origins import DEALT, EITHER, KEPT, kept_of, origins_of, rest
from tallgrass.games.mystic_warriors.tables import DECK
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.piles import Pile

# Kinds of places, by what they take. A place of a hand has the number KINDS * seat + kind; what comes after
# the hands is the deck.
KINDS: Final = 3
_FIRST_CHOICE: Final = {KEPT: (KEPT,), DEALT: (DEALT,), EITHER: (KEPT,)}
_SECOND_CHOICE: Final = {KEPT: (EITHER,), DEALT: (EITHER,), EITHER: (DEALT, EITHER)}


class Deal:
    """Where there is room, and the choosy cards that have a place."""

    __slots__ = ("cards", "deck", "free", "origin", "places", "seats", "ways")
    seats: int
    deck: int  # the number of the deck as a place
    free: list[int]  # by place
    origin: tuple[int, ...]  # by card
    cards: Pile
    places: list[int]  # of these
    ways: list[list[int]]  # the places that would do for each of them

    def __init__(self, view: MysticWarriorsView) -> None:
        self.seats = len(view.feathers)
        self.deck = KINDS * self.seats
        self.origin = origins_of(view.shuffled)
        self.cards = []
        self.places = []
        self.ways = []
        self.free = []
        for seat, (least, most) in enumerate(view.kept):
            size = 0 if seat == view.seat else view.hand_sizes[seat]
            self.free += [least, size - most, most - least] if size else [0, 0, 0]
        self.free.append(view.deck_size - len(view.known_top))

    def put(self, card: int, origin: int, seats: tuple[int, ...] | None, chance: Chance) -> None:
        """Place a card that is in one of these hands; None: that may be anywhere."""
        hands = range(self.seats) if seats is None else seats
        first = [KINDS * seat + kind for seat in hands for kind in _FIRST_CHOICE[origin]]
        second = [KINDS * seat + kind for seat in hands for kind in _SECOND_CHOICE[origin]]
        if seats is None and origin != KEPT:
            second.append(self.deck)
        self.cards.append(card)
        self.ways.append(first + second)
        self.places.append(-1)
        place = self._any_of(first, chance)
        if place < 0:
            place = self._any_of(second, chance)
        if place < 0:
            place = self._make_room(len(self.cards) - 1, set())
        assert place >= 0, (card, seats)
        self.places[-1] = place
        self.free[place] -= 1

    def _any_of(self, places: list[int], chance: Chance) -> int:
        """One of these at random, the more likely the more room it has; -1: they are full."""
        free = self.free
        room = [place for place in places for _ in range(free[place])]
        if not room:
            return -1
        return room[0] if room[0] == room[-1] else room[chance.below(len(room))]

    def _make_room(self, which: int, tried: set[int]) -> int:
        """A place for a card where another one gives way, by an augmenting path; it is free then."""
        for place in self.ways[which]:
            if place in tried:
                continue
            tried.add(place)
            if self.free[place]:
                return place
            for other, taken in enumerate(self.places):
                if taken != place:
                    continue
                moved = self._make_room(other, tried)
                if moved >= 0:
                    self.places[other] = moved
                    self.free[moved] -= 1
                    self.free[place] += 1
                    return place
        return -1

    def pull(self, place: int, tried: set[int]) -> bool:
        """Fill a place for a card that a hand has kept with one that was put elsewhere."""
        tried.add(place)
        for which, taken in enumerate(self.places):
            if taken in tried or place not in self.ways[which]:
                continue
            if taken == self.deck or taken % KINDS != KEPT or self.pull(taken, tried):
                self.places[which] = place
                self.free[place] -= 1
                self.free[taken] += 1
                return True
        return False

    def fill(self, pool: Pile, chance: Chance) -> tuple[list[Pile], Pile]:
        """All hands and the rest of the deck, ascending: what was put, and a pool of cards off the deck."""
        for place in range(KEPT, self.deck, KINDS):
            while self.free[place]:
                filled = self.pull(place, set())
                assert filled, place
        hands: list[Pile] = [[] for _ in range(self.seats)]
        deck: Pile = []
        for card, place in zip(self.cards, self.places, strict=True):
            (deck if place == self.deck else hands[place // KINDS]).append(card)
        for seat in range(self.seats):
            hands[seat] += chance.draw(pool, sum(self.free[KINDS * seat : KINDS * seat + KINDS]))
            hands[seat].sort()
        return hands, sorted(deck + pool)


def deal(view: MysticWarriorsView, placed: Pile, chance: Chance) -> tuple[list[Pile], Pile]:
    """The others' hands and the unordered part of the deck; `placed` is all that the viewer can place."""
    table = Deal(view)
    origin = table.origin
    for noted in sorted(view.known, key=lambda noted: len(noted.seats)):
        table.put(noted.card, origin[noted.card], noted.seats, chance)
    unseen = rest(DECK, sorted([*placed, *[noted.card for noted in view.known]]))
    kept = kept_of(unseen, origin)
    for card in kept:
        table.put(card, KEPT, None, chance)
    pool = []
    for card in rest(unseen, kept):
        if origin[card] == EITHER and card not in kept:
            table.put(card, EITHER, None, chance)
        else:
            pool.append(card)
    return table.fill(pool, chance)
