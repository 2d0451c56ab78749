"""The cards of Indian Wars, place by place, and what a seat can't know of them."""

from __future__ import annotations

import random
from collections.abc import Iterable

import msgspec

from tallgrass.games.indian_wars.events import Drew
from tallgrass.games.indian_wars.rules import Table
from tallgrass.games.indian_wars.state import BATCH, Side
from tallgrass.games.indian_wars.tables import AFTERMATH, FIREPOWER, INITIATIVE, RESOURCES
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import State
from tallgrass.kernel.messages import View
from tests.properties.subjects import Census, Subject


def table(state: State) -> Table:
    """The position as what it is."""
    assert isinstance(state, Table)
    return state


def secretly_laid(side: Side) -> list[int]:
    """Counts in the running contest and isn't shown yet."""
    return [card for card in side.counting if card not in side.laid]


def in_batch(position: Table, side: Side) -> bool:
    """Whether the side is choosing cards for its exchange: they are out of the hand, not on the pile."""
    return position.phase == RESOURCES and position.stage == BATCH and side.seat in position.waiting


class Drawing(Chance):
    """Draws certain cards from a position's deck, then goes on as another source."""

    def __init__(self, position: Table, cards: Iterable[int], rest: Chance) -> None:
        self.position = position
        self.cards = list(cards)
        self.rest = rest

    def below(self, n: int) -> int:
        if not self.cards:
            return self.rest.below(n)
        assert n == len(self.position.deck)
        return self.position.deck.index(self.cards.pop(0))


class IndianWarsSubject(Subject):
    """84 cards."""

    name = "indian-wars"
    pieces = list(range(84))  # noqa: RUF012 - a constant

    def census(self, state: State) -> Census:
        position = table(state)
        places: Census = {"deck": position.deck, "pile": position.pile}
        for side in position.sides:
            places[f"hand {side.seat}"] = side.hand
            places[f"table {side.seat}"] = side.laid
            places[f"secret {side.seat}"] = secretly_laid(side)
            places[f"batch {side.seat}"] = side.exchanged if in_batch(position, side) else []
        return places

    def in_sight(self, state: State, seat: int | None) -> Census:
        position = table(state)
        seen = {f"table {side.seat}": sorted(side.laid) for side in position.sides}
        if position.phase != RESOURCES:
            seen["pile"] = sorted(position.pile)
        if seat is not None:
            side = position.sides[seat]
            seen["hand"] = side.hand
            seen["secret"] = sorted(secretly_laid(side))
            seen["batch"] = sorted(side.exchanged) if in_batch(position, side) else []
        return seen

    def hidden(self, position: Table, seat: int | None) -> list[int]:
        """The cards of which the seat can't tell where they are."""
        cards = [*position.deck]
        for side in position.sides:
            if side.seat != seat:
                cards += [*side.hand, *secretly_laid(side)]
                if position.phase == RESOURCES:
                    cards += [*side.exchanged, *side.played]
        if position.phase == RESOURCES and position.reshuffled:
            # The pile of old is in the deck, in a hand, or out again.
            cards += position.pile
        known: set[int] = set()
        if seat is not None:
            side = position.sides[seat]
            known.update(side.hand, side.exchanged, side.played, side.laid, side.counting)
        return sorted(set(cards) - known)

    def permuted(self, state: State, seat: int | None, choices: random.Random, keep: Iterable[int]) -> State:
        position = table(state.copy())
        hidden = [card for card in self.hidden(position, seat) if card not in set(keep)]
        # All see which cards were on the pile when the turn began; those change places among themselves.
        before = set(position.pile_before) if position.phase == RESOURCES else set()
        new: dict[int, int] = {}
        for group in (
            [card for card in hidden if card in before],
            [card for card in hidden if card not in before],
        ):
            new.update(zip(group, choices.sample(group, len(group)), strict=True))
        self._rename(position, new)
        # Nobody is told in which order cards came to lie where they lie.
        for cards in (position.pile, position.pile_before, *position.standing):
            choices.shuffle(cards)
        for side in position.sides:
            if side.seat == seat:
                continue
            for cards in (side.laid, side.counting, side.played, side.exchanged):
                choices.shuffle(cards)
            if side.seat not in position.waiting:
                continue
            if position.phase == RESOURCES:
                position.list_resource_options(side)
            else:
                position.list_options(side)
        return position

    def _rename(self, position: Table, new: dict[int, int]) -> None:
        def named(cards: list[int]) -> list[int]:
            return [new.get(card, card) for card in cards]

        position.deck = sorted(named(position.deck))
        position.pile = named(position.pile)
        for side in position.sides:
            side.hand = sorted(named(side.hand))
            if position.phase == RESOURCES:  # later it is public history, wherever the cards are by now
                side.played = named(side.played)
                side.exchanged = named(side.exchanged)
            side.counting = named(side.counting)
            side.laid = named(side.laid)

    def drawn(self, events: list[Event], seat: int | None) -> list[int]:
        return [
            card
            for event in events
            if isinstance(event, Drew) and event.seen_by(seat)
            for card in event.cards
        ]

    def drawing(self, state: State, pieces: list[int], rest: Chance) -> Chance:
        return Drawing(table(state), pieces, rest)

    def others_undone(self, view: View) -> View:
        assert isinstance(view, IndianWarsView)
        if not RESOURCES <= view.phase < AFTERMATH:
            return view
        finished = [
            view.finished[seat] and (seat == view.seat or self._forced(view, seat)) for seat in (0, 1)
        ]
        waiting = tuple(seat for seat in (0, 1) if not finished[seat])
        if view.phase == RESOURCES:
            # One after the other: the viewer's own part goes on, else the first that isn't through is asked.
            waiting = (view.seat,) if view.seat in view.waiting and view.seat is not None else waiting[:1]
        return msgspec.structs.replace(view, finished=(finished[0], finished[1]), waiting=waiting)

    def _forced(self, view: IndianWarsView, seat: int) -> bool:
        """All saw that the seat had nothing to decide: no hand, and no card of two uses on the table."""
        if not INITIATIVE <= view.phase <= FIREPOWER or view.hand_sizes[seat]:
            return False
        from tallgrass.games.indian_wars.cards import DECK

        here = ("", "initiative", "combatants", "firepower")[view.phase]
        return not [card for card in view.laid[seat] if DECK[card].again and DECK[card].places[-1] == here]
