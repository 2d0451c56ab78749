"""The cards of The Mystic Warriors of the Plains, place by place, and what a seat can't know of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from tallgrass.games.mystic_warriors.events import Drew, Flipped, OmenSeen
from tallgrass.games.mystic_warriors.notes import card_of, seats_of
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.tables import DECK
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import State
from tallgrass.kernel.messages import View
from tests.properties.mystic_warriors_secrets import go_on, note_anew, take_back
from tests.properties.subjects import Census, Subject

Place = tuple[list[int], int]
"""A pile and a place in it."""


def table(state: State) -> Table:
    """The position as what it is."""
    assert isinstance(state, Table)
    return state


class MysticWarriorsSubject(Subject):
    """137 cards; two of one name are one number twice."""

    name = "mystic-warriors"
    pieces = DECK
    brief = {"feathers": 1}  # noqa: RUF012 - a constant
    progress = frozenset({"stage"})

    def census(self, state: State) -> Census:
        position = table(state)
        places: Census = {
            "deck": position.deck,
            "top": position.top,
            "pile": position.pile,
            "chosen": position.chosen,
            "offer": position.offer,
            "answer": position.answer,
        }
        for brave in position.braves:
            places[f"hand {brave.seat}"] = brave.hand
        return places

    def in_sight(self, state: State, seat: int | None) -> Census:
        position = table(state)
        seen = {"pile": sorted(position.pile)}
        if seat is None:
            return seen
        seen["hand"] = position.braves[seat].hand
        seen["top"] = position.top[: position.braves[seat].depth]
        seen["chosen"] = position.chosen if seat in position.waiting else []
        trades = seat in (position.current, position.partner)
        seen["offer"] = position.offer if trades else []
        seen["answer"] = position.answer if trades else []
        return seen

    def hidden(self, position: Table, seat: int | None, keep: Iterable[int]) -> list[Place]:
        """The places whose cards the seat can't know; one card of each of its notes stays where it is."""
        depth = 0 if seat is None else position.braves[seat].depth
        places: list[Place] = [(position.deck, place) for place in range(len(position.deck))]
        kept = Counter(keep)
        open_places = [place for place in places if not self._takes(kept, place)]
        open_places += [(position.top, place) for place in range(depth, len(position.top))]
        noted = [] if seat is None else list(position.notes.read().known[seat])
        noted.sort(key=lambda note: seats_of(note).bit_count())  # the certain ones first
        for brave in position.braves:
            if brave.seat != seat:
                piles = [brave.hand]
                if brave.seat in position.waiting:
                    piles.append(position.chosen)
                if seat not in (position.current, position.partner):
                    piles += [position.offer] if brave.seat == position.current else []
                    piles += [position.answer] if brave.seat == position.partner else []
                for pile in piles:
                    for place, card in enumerate(pile):
                        fits = [n for n in noted if card_of(n) == card and seats_of(n) & brave.bit]
                        if fits:
                            noted.remove(fits[0])
                        else:
                            open_places.append((pile, place))
        return open_places

    def _takes(self, kept: Counter[int], place: Place) -> bool:
        card = place[0][place[1]]
        kept[card] -= 1
        return kept[card] >= 0

    def permuted(self, state: State, seat: int | None, choices: random.Random, keep: Iterable[int]) -> State:
        position = table(state.copy())
        take_back(position, seat, choices)
        places = self.hidden(position, seat, keep)
        cards = [pile[place] for pile, place in places]
        choices.shuffle(cards)
        for (pile, place), card in zip(places, cards, strict=True):
            pile[place] = card
        for pile in (position.deck, position.offer, position.answer):
            pile.sort()
        choices.shuffle(position.pile)  # nobody is told in which order cards came to lie there
        for brave in position.braves:
            brave.hand.sort()
        position = go_on(position, seat, choices)
        note_anew(position, seat, choices)
        return position

    def drawn(self, events: list[Event], seat: int | None) -> list[int]:
        return [
            card
            for event in events
            if isinstance(event, (Drew, Flipped, OmenSeen)) and event.seen_by(seat)
            for card in event.cards
        ]

    def drawing(self, state: State, pieces: list[int], rest: Chance) -> Chance:
        """Whatever draws bars undo in this game, and isn't compared."""
        assert not pieces
        return rest

    def others_undone(self, view: View) -> View:
        return view
