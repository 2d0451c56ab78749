"""Cards that are drawn, flipped and discarded, and who comes to know of them."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.events import Drew, DrewCards, KnewDrawn, Reshuffled
from tallgrass.games.mystic_warriors.state import Brave, Position
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink
from tallgrass.kernel.piles import Pile


class Drawing(Position):
    """The way of a card from the deck to the discard pile."""

    __slots__ = ()

    def draw(self, brave: Brave, count: int, chance: Chance, events: Sink | None) -> None:
        """Cards from the top of the deck into a hand."""
        hand = brave.hand
        if not hand:
            self.notes.jot_emptied(brave.seat)
        if not self.top and len(self.deck) >= count:
            drawn = chance.draw(self.deck, count)
        else:
            drawn = self._take(brave, count, chance, events)
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
        """Cards in the order in which they lie; from an empty deck the discard pile is drawn (MW-2)."""
        taken: Pile = []
        while len(taken) < count:
            if self.top:
                taken.append(self.top.pop(0))
                self._pass_on(drawer, taken[-1], events)
            elif self.deck:
                taken += chance.draw(self.deck, min(count - len(taken), len(self.deck)))
            elif self.pile:
                self.deck = sorted(self.pile)
                self.pile = []
                if events is not None:
                    events.append(Reshuffled(count=len(self.deck)))
            else:
                break
        return taken

    def _pass_on(self, drawer: Brave | None, card: int, events: Sink | None) -> None:
        """Those who know the top of the deck see into whose hand it goes (MW-15)."""
        witnesses = 0
        for brave in self.braves:
            if brave.depth:
                brave.depth -= 1
                if brave is not drawer:
                    witnesses |= brave.bit
        if witnesses and drawer is not None:
            self.notes.jot_drawn(drawer.seat, card, witnesses)
            if events is not None:
                seats = tuple([brave.seat for brave in self.braves if witnesses & brave.bit])
                events.append(KnewDrawn(seats=seats, seat=drawer.seat, cards=(card,)))
