"""What a seat of The Mystic Warriors remembers of all that it was told, kept by another hand than the engine.

It is built from the events that the seat sees, not from the engine's notes (MW-15, MW-19), and says what of
a position contradicts it, and what of a view differs from it.
"""

from __future__ import annotations

import itertools
from collections import Counter

from tallgrass.games.mystic_warriors.events import (
    CardPlayed,
    CardsShown,
    Declined,
    Discarded,
    Drew,
    DrewCards,
    Flipped,
    Gathered,
    KnewDrawn,
    LuckPlayed,
    OmenRead,
    OmenSeen,
    PutAside,
    RaidBegan,
    Reshuffled,
    Traded,
)
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.tables import DECK
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.kernel.events import Event

Hands = frozenset[int]
"""The seats in whose hand a card may be."""


class Memory:
    """All that a seat has been told, as it would write it down."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.sizes = [0] * seats
        self.depths = [0] * seats
        self.pile: list[int] = []
        self.aside: list[int] = []  # laid and flipped for a raid, or being put together
        self.mine: list[int] = []  # with what it has put aside or offered
        self.top: list[int] = []
        self.passed = 0  # cards that it knew and that another seat is drawing
        self.laid: dict[int, tuple[int, ...]] = {}  # shown in the trade that goes on, by seat
        self.noted: list[tuple[int, Hands]] = []  # cards in others' hands
        self.shown: list[tuple[int, Hands]] = []  # own cards, and who knows where they are
        self.shuffled = DECK  # what last became the deck
        self.early = 0  # cards that were drawn before the deck was shuffled, in the middle of a draw
        self.kept = [
            {0} for _ in range(seats)
        ]  # by seat: how many of its cards may not have been among these

    def hear(self, event: Event) -> None:
        """Something that the seat sees happen."""
        match event:
            case Drew():
                self._drew(event.cards)
            case DrewCards():
                self._drew_cards(event.seat, event.count)
            case KnewDrawn():
                self._knew(event.seat, event.cards)
            case Discarded() | Gathered():
                self._gone(event.seat, event.cards, self.pile)
            case CardPlayed() | LuckPlayed():
                self._gone(event.seat, (event.card,), self.pile)
            case RaidBegan():
                self.laid = {event.seat: event.cards}
                self._gone(event.seat, event.cards, [])
            case Flipped():
                self._flipped(event)
            case Reshuffled():
                assert event.count == len(self.pile)
                self._reshuffled()
            case OmenRead():
                self._gone(event.seat, (event.card,), self.pile)
                self.depths[event.seat] = event.count
            case OmenSeen():
                assert list(event.cards[: len(self.top)]) == self.top, "what lay on top lies there"
                self.top = list(event.cards)
            case PutAside():
                self.aside.append(event.card)
            case CardsShown():
                self._shown(event.seat, event.cards)
            case Declined():
                self.laid = {}
            case Traded():
                self._traded(event)

    # --- the deck

    def _pass(self, cards: tuple[int, ...]) -> None:
        """Cards come off the deck in sight."""
        known = len(self.top)
        assert list(cards[:known]) == self.top[: len(cards)], "they lay as they had been seen"
        del self.top[: len(cards)]

    def _sink(self, count: int) -> None:
        self.depths = [max(0, depth - count) for depth in self.depths]

    def _knew(self, seat: int, cards: tuple[int, ...]) -> None:
        self._pass(cards)
        self.passed += len(cards)
        self.noted += [(card, frozenset({seat})) for card in cards]

    def _reshuffled(self) -> None:
        """MW-21. What is nowhere was drawn before by the one of whom it is told next, or is set aside."""
        self.early = len(DECK) - len(self.pile) - sum(self.sizes)
        self.shuffled = sorted(self.pile)
        self.pile = []
        self.kept = [{size} for size in self.sizes]

    def _drew_cards(self, seat: int, count: int) -> None:
        """Whoever knew the top saw cards go; of its own cards the seat hears next which they are."""
        self.sizes[seat] += count
        self.kept[seat] = {number + self.early for number in self.kept[seat]}
        self.early = 0
        if seat != self.seat:
            assert self.passed == min(count, self.passed + len(self.top)), "it is told of all that it knew"
            self.passed = 0
            self._sink(count)

    def _drew(self, cards: tuple[int, ...]) -> None:
        self._pass(cards)
        for place, card in enumerate(cards):
            depths = enumerate(self.depths)
            knew = frozenset(seat for seat, depth in depths if depth > place and seat != self.seat)
            if knew:
                self.shown.append((card, knew))
        self._sink(len(cards))
        self.mine += cards

    def _flipped(self, event: Flipped) -> None:
        self._pass(event.cards)
        self._sink(len(event.cards))
        self.early = 0
        self.pile += self.laid.pop(event.seat)
        self.pile += event.cards

    # --- hands

    def _gone(self, seat: int, cards: tuple[int, ...], pile: list[int]) -> None:
        """Cards left a hand for all to see."""
        pile += cards
        for card in cards:
            self._left(seat, card)
            if seat == self.seat:
                self.mine.remove(card)
                self._hide(card)
            else:
                self._forget(card, seat)
        if seat == self.seat:
            self.aside = []
        self._empty(seat)

    def _left(self, seat: int, card: int) -> None:
        """MW-21: of each number of cards that the hand may have kept, what it is without this card."""
        self.sizes[seat] -= 1
        was_dealt, was_kept = self.may_be(card)
        left = {number - 1 for number in self.kept[seat] if number} if was_kept else set()
        if was_dealt:
            left |= {number for number in self.kept[seat] if number <= self.sizes[seat]}
        self.kept[seat] = left

    def may_be(self, card: int) -> tuple[bool, bool]:
        """Whether it may have been in the deck, and whether it may not have been."""
        dealt = self.shuffled.count(card)
        return dealt > 0, dealt < DECK.count(card)

    def _ways(self, seat: int, count: int, cards: tuple[int, ...] | None) -> set[tuple[int, int]]:
        """How many cards a hand may have kept of what it doesn't give, and of the cards it gives."""
        ways = set()
        for number in self.kept[seat]:
            for given in range(min(count, number) + 1):
                fits = count - given <= self.sizes[seat] - number
                if cards is not None:
                    sure = sum(not self.may_be(card)[0] for card in cards)
                    fits = fits and sure <= given <= sum(self.may_be(card)[1] for card in cards)
                if fits:
                    ways.add((number - given, given))
        return ways

    def _trade_kept(self, event: Traded) -> None:
        one, other = event.seat, event.partner
        seen = self.seat in (one, other)
        from_one = self._ways(one, event.gave, self.laid[one] if seen else None)
        from_other = self._ways(other, event.got, self.laid[other] if seen else None)
        self.kept[one] = {left + given for left, _ in from_one for _, given in from_other}
        self.kept[other] = {left + given for left, _ in from_other for _, given in from_one}

    def _empty(self, seat: int) -> None:
        """A card isn't in a hand that holds none."""
        if not self.sizes[seat]:
            self.noted = [(card, hands - {seat}) for card, hands in self.noted]

    def _forget(self, card: int, seat: int) -> None:
        """MW-19: of two of a name either may have left."""
        left = [note for note in self.noted if note[0] == card and seat in note[1]]
        for note in left:
            self.noted.remove(note)
        if len(left) == 2:
            self.noted.append((card, left[0][1] | left[1][1]))

    def _hide(self, card: int) -> None:
        """Of two own cards of a name, one that others knew of is the one that left."""
        known = [note for note in self.shown if note[0] == card]
        if known:
            self.shown.remove(min(known, key=lambda note: sum(1 << seat for seat in note[1])))

    def _shown(self, seat: int, cards: tuple[int, ...]) -> None:
        """One of the two who trade lays cards before the other."""
        self.laid[seat] = cards
        if seat == self.seat:
            self.aside = []
            return  # to whom is told by the event's seats: see `expose`
        for card, count in Counter(cards).items():
            self._see(card, count, seat)

    def expose(self, cards: tuple[int, ...], other: int) -> None:
        """Own cards are shown to another seat."""
        for card, count in Counter(cards).items():
            own = [note for note in self.shown if note[0] == card]
            aware = [note for note in own if other in note[1]]
            unaware = [note for note in own if other not in note[1]]
            for _ in range(count - len(aware)):
                if unaware:
                    note = max(unaware, key=lambda note: sum(1 << seat for seat in note[1]))
                    unaware.remove(note)
                    self.shown.remove(note)
                    self.shown.append((card, note[1] | {other}))
                else:
                    self.shown.append((card, frozenset({other})))

    def _see(self, card: int, count: int, seat: int) -> None:
        """So many cards of a name are in a hand for certain; they may be those that were noted."""
        here = frozenset({seat})
        for _ in range(count - self.noted.count((card, here))):
            vague = [note for note in self.noted if note[0] == card and seat in note[1] and note[1] != here]
            for note in vague:
                self.noted.remove(note)
            if len(vague) == 2:  # which of the two it is can't be told: the other may be where either was
                self.noted.append((card, vague[0][1] | vague[1][1]))
            self.noted.append((card, here))

    def _traded(self, event: Traded) -> None:
        one, other = event.seat, event.partner
        all_of_one = event.gave == self.sizes[one]
        all_of_other = event.got == self.sizes[other]
        self._trade_kept(event)
        self.sizes[one] += event.got - event.gave
        self.sizes[other] += event.gave - event.got
        if self.seat in (one, other):
            partner = other if self.seat == one else one
            self._swap_own(partner, self.laid[self.seat], self.laid[partner])
        else:
            places = {one: {other} if all_of_one else {one, other}}
            places[other] = {one} if all_of_other else {one, other}
            self.noted = [
                (card, frozenset().union(*[places.get(seat, {seat}) for seat in hands]))
                for card, hands in self.noted
            ]
        self.laid = {}

    def _swap_own(self, partner: int, given: tuple[int, ...], got: tuple[int, ...]) -> None:
        for card in given:
            self.mine.remove(card)
            self._hide(card)
        # To others, what they knew of my hand may be in the partner's now.
        self.shown = [(card, knew & {partner}) for card, knew in self.shown if partner in knew]
        for card in got:
            self._forget(card, partner)
        self.noted += [(card, frozenset({partner})) for card in given]
        self.mine += got
        self.shown += [(card, frozenset({partner})) for card in got]


def held(table: Table, seat: int) -> list[int]:
    """A hand, with what is put aside or laid before another."""
    cards = table.braves[seat].hand[:]
    if seat in table.waiting:
        cards += table.chosen
    if seat == table.current:
        cards += table.offer
    elif seat == table.partner:
        cards += table.answer
    return cards


def contradictions(memory: Memory, table: Table) -> list[str]:
    """What of a position can't be, for all that the seat has been told."""
    hands = [held(table, seat) for seat in range(memory.seats)]
    wrong = []
    if sorted(hands[memory.seat]) != sorted(memory.mine):
        wrong.append(f"own hand {hands[memory.seat]}, but {memory.mine}")
    if [len(hand) for hand in hands] != memory.sizes:
        wrong.append(f"hands of {[len(hand) for hand in hands]}, but {memory.sizes}")
    if sorted(table.pile) != sorted(memory.pile):
        wrong.append("another pile")
    if table.top[: len(memory.top)] != memory.top:
        wrong.append(f"top {table.top}, but {memory.top}")
    if sorted([*itertools.chain(*hands), *table.pile, *table.top, *table.deck]) != DECK:
        wrong.append("another deck")
    for card in {card for card, _ in memory.noted}:
        notes = [seats for there, seats in memory.noted if there == card]
        holders = [seat for seat, hand in enumerate(hands) for there in hand if there == card]
        holders = [seat for seat in holders if seat != memory.seat]
        ways = itertools.permutations(holders, len(notes))
        if not any(all(seat in seats for seat, seats in zip(way, notes, strict=True)) for way in ways):
            wrong.append(f"card {card} with {holders}, but noted {[sorted(seats) for seats in notes]}")
    for seat, hand in enumerate(hands):
        may_be = [memory.may_be(card) for card in hand]
        surely = sum(not dealt for dealt, _ in may_be)
        perhaps = sum(kept for _, kept in may_be)
        if perhaps < min(memory.kept[seat]) or surely > max(memory.kept[seat]):
            wrong.append(f"seat {seat} kept {surely} to {perhaps}, but {sorted(memory.kept[seat])}")
    strange = [card for card in [*table.top, *table.deck] if not memory.may_be(card)[0]]
    if strange:
        wrong.append(f"{strange} in the deck, but they were in hands")
    for seat, cards in memory.laid.items():
        if sorted(table.offer if seat == table.current else table.answer) != sorted(cards):
            wrong.append(f"seat {seat} laid {cards}")
    return wrong


def as_notes(notes: list[tuple[int, Hands]]) -> list[tuple[int, tuple[int, ...]]]:
    return sorted((card, tuple(sorted(hands))) for card, hands in notes)


def differences(memory: Memory, view: MysticWarriorsView) -> list[str]:
    """What the view says otherwise than the seat remembers it."""
    # A note names no hand that is empty now.
    holding = frozenset(seat for seat, size in enumerate(memory.sizes) if size)
    said = {
        "known": sorted((note.card, note.seats) for note in view.known),
        "shown": sorted((note.card, note.seats) for note in view.shown),
        "known_top": list(view.known_top),
        "depths": list(view.depths),
        "hand_sizes": list(view.hand_sizes),
        "pile": list(view.pile),
        "mine": sorted([*view.hand, *view.chosen, *_own_laid(view)]),
        "chosen": list(view.chosen),
        "deck_size": view.deck_size,
        "shuffled": list(view.shuffled),
        "kept": list(view.kept),
    }
    remembered = {
        "known": as_notes([(card, hands & holding) for card, hands in memory.noted]),
        "shown": as_notes(memory.shown),
        "known_top": memory.top,
        "depths": memory.depths,
        "hand_sizes": memory.sizes,
        "pile": sorted(memory.pile),
        "mine": sorted(memory.mine),
        "chosen": memory.aside,
        "deck_size": len(DECK) - len(memory.pile) - sum(memory.sizes),
        "shuffled": memory.shuffled,
        "kept": [(min(numbers), max(numbers)) for numbers in memory.kept],
    }
    return [
        f"{name}: {said[name]}, but {remembered[name]}" for name in said if said[name] != remembered[name]
    ]


def _own_laid(view: MysticWarriorsView) -> tuple[int, ...]:
    if view.seat == view.current:
        return view.offer
    return view.answer if view.seat == view.partner else ()
