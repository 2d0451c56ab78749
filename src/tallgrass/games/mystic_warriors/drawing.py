"""Cards that are drawn, flipped and discarded, and who comes to know of them."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.events import Drew, DrewCards, KnewDrawn, Reshuffled
from tallgrass.games.mystic_warriors.listing import Listing
from tallgrass.games.mystic_warriors.notes import MORE
from tallgrass.games.mystic_warriors.state import Brave
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink
from tallgrass.kernel.piles import Pile


class Drawing(Listing):
    """The way of a card from the deck to the discard pile."""

    __slots__ = ()

    def draw(self, brave: Brave, count: int, chance: Chance, events: Sink | None) -> None:
        """Cards from the top of the deck into a hand."""
        if not self.top and len(self.deck) >= count:
            drawn = chance.draw(self.deck, count)
            self.notes.jotted.append(brave.drew | count << MORE)
        else:
            drawn = self._take(brave, count, chance, events)
        hand = brave.hand
        hand += drawn
        hand.sort()
        if events is not None:
            events.append(DrewCards(seat=brave.seat, count=len(drawn)))
            events.append(Drew(seats=(brave.seat,), seat=brave.seat, cards=tuple(drawn)))

    def flip(self, count: int, chance: Chance, events: Sink | None) -> Pile:
        """Cards from the top of the deck for all to see (MW-4)."""
        if not self.top and len(self.deck) >= count:
            return chance.draw(self.deck, count)
        return self._take(None, count, chance, events)

    def _take(self, drawer: Brave | None, count: int, chance: Chance, events: Sink | None) -> Pile:
        """Cards in the order in which they lie, first those whose place is settled."""
        top = self.top
        taken = top[:count]
        del top[:count]
        for card in taken:
            self._pass_on(drawer, card, events)
        if len(taken) < count:
            deck = self.deck
            taken += chance.draw(deck, min(count - len(taken), len(deck)))
        if drawer is not None:
            self.notes.jotted.append(drawer.drew | len(taken) << MORE)
        if len(taken) < count and self.pile:
            self._reshuffle(events)
            taken += self._take(drawer, count - len(taken), chance, events)
        return taken

    def _reshuffle(self, events: Sink | None) -> None:
        """The discard pile becomes the deck (MW-2)."""
        deck = sorted(self.pile)
        self.deck = deck
        self.pile = []
        self.notes.jot_shuffled(deck)
        if events is not None:
            events.append(Reshuffled(count=len(deck)))

    def _pass_on(self, drawer: Brave | None, card: int, events: Sink | None) -> None:
        """Those who know the top of the deck see into whose hand it goes (MW-15)."""
        witnesses = 0
        for brave in self.braves:
            if brave.depth:
                brave.depth -= 1
                if brave is not drawer:
                    witnesses |= brave.bit
        if witnesses and drawer is not None:
            self.notes.jot_passed(drawer.seat, card, witnesses)
            if events is not None:
                seats = tuple([brave.seat for brave in self.braves if witnesses & brave.bit])
                events.append(KnewDrawn(seats=seats, seat=drawer.seat, cards=(card,)))
