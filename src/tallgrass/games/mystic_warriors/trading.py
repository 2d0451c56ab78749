"""Trades (MW-9): a request, an offer, an answer, and whether it is taken."""

from __future__ import annotations

from bisect import bisect, bisect_left, insort

from tallgrass.games.mystic_warriors.events import (
    Answered,
    CardsShown,
    CardsTraded,
    Declined,
    Offered,
    PartnerNamed,
    PutAside,
    Traded,
    Wanted,
)
from tallgrass.games.mystic_warriors.phases import Phases
from tallgrass.games.mystic_warriors.state import ANSWERING, DECIDING, HUNT, OFFERING, Brave
from tallgrass.games.mystic_warriors.tables import (
    ACCEPT,
    DECLINE,
    DONE,
    NOBODY,
    OFFER,
    REQUESTS,
    TWINS,
    WANT,
)
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


class Trading(Phases):
    """The trade of the turn. `current` asks; `partner` is asked once a turn."""

    __slots__ = ()

    def list_offer(self, brave: Brave) -> None:
        """Cards; before the first of them also what is wanted, type after type, then that this is all."""
        options = self.list_cards(brave, OFFER)
        if self.chosen:
            options.append(DONE)
        else:
            # The types after that of the last request; `| 1` makes of one card of a type the two.
            options += REQUESTS[(self.wants[-1] | 1) + 1 :] if self.wants else REQUESTS
        self.options = options

    def list_answer(self, brave: Brave) -> None:
        """Cards to give; before the first of them one may decline."""
        self.options = self.list_cards(brave, OFFER)
        self.options.append(DONE if self.chosen else DECLINE)

    def name_partner(self, brave: Brave, seat: int, events: Sink | None) -> None:
        """Whom to ask; a card has to be offered then."""
        self.stage = OFFERING
        self.partner = seat
        self.instead = self.options
        self.asked |= 1 << seat
        if events is not None:
            events.append(PartnerNamed(seats=(brave.seat,), seat=brave.seat, partner=seat))
        self.list_offer(brave)

    def want(self, brave: Brave, want: int, events: Sink | None) -> None:
        """One or two cards of a type are asked for (MW-18)."""
        self.wants.append(want)
        options = self.options
        # Requests stand behind the cards; those of this type and of the types before it go.
        del options[bisect_left(options, WANT) : bisect(options, WANT + (want | 1))]
        if events is not None:
            events.append(Wanted(seats=(brave.seat,), seat=brave.seat, want=want))

    def offer_card(self, brave: Brave, card: int, events: Sink | None) -> None:
        """A card for the offer or the answer; who holds no other has finished with it (MW-17)."""
        hand = brave.hand
        hand.remove(card)
        chosen = self.chosen
        first = not chosen
        chosen.append(card)
        if events is not None:
            events.append(PutAside(seats=(brave.seat,), seat=brave.seat, card=card))
        if first:
            if not hand:
                self.show(brave, events)
                return
            options = self.options
            del options[bisect_left(options, WANT) :]  # requests, or DECLINE
            options.append(DONE)
        if TWINS[card] and card in hand:
            insort(self.options, OFFER + card)

    def show(self, brave: Brave, events: Sink | None) -> None:
        """The offer is laid before the partner, the answer before the one who asks; nobody else sees them."""
        cards = self.chosen
        cards.sort()
        self.chosen = []
        seat = brave.seat
        if self.stage == OFFERING:
            other = self.partner
            partner = self.braves[other]
            self.offer = cards
            self.stage = ANSWERING
            self.mover = partner
            self.list_answer(partner)
            if events is not None:
                events.append(Offered(seat=seat, partner=other, wants=tuple(self.wants)))
        else:
            other = self.current
            self.answer = cards
            self.stage = DECIDING
            self.mover = self.braves[other]
            self.options = [ACCEPT, DECLINE]
            if events is not None:
                events.append(Answered(seat=seat, partner=other))
        self.notes.jot_seen(seat, cards, other)
        if events is not None:
            both = tuple(sorted((seat, other)))
            events.append(CardsShown(seats=both, seat=seat, cards=tuple(cards)))

    def decline(self, brave: Brave, chance: Chance, events: Sink | None) -> None:
        """Nothing changes hands, and the turn goes on; this partner isn't asked again."""
        asker, partner = self.braves[self.current], self.braves[self.partner]
        if events is not None:
            other = partner if brave is asker else asker
            events.append(Declined(seat=brave.seat, partner=other.seat))
        asker.hand += self.offer
        asker.hand.sort()
        if self.answer:
            partner.hand += self.answer
            partner.hand.sort()
        instead = self.instead
        self._clear_trade()
        if instead:
            self.stage = HUNT
            self.mover = asker
            self.options = instead
        else:
            self.hunt(asker, chance, events)

    def accept(self, asker: Brave, chance: Chance, events: Sink | None) -> None:
        """The cards change hands; that is the action of the turn."""
        partner = self.braves[self.partner]
        offer, answer = self.offer, self.answer
        if events is not None:
            one, other = asker.seat, partner.seat
            events.append(Traded(seat=one, partner=other, gave=len(offer), got=len(answer)))
            both = tuple(sorted((one, other)))
            events.append(
                CardsTraded(seats=both, seat=one, partner=other, gave=tuple(offer), got=tuple(answer))
            )
        self.notes.jot_traded(asker.seat, offer, partner.seat, answer)
        asker.hand += answer
        asker.hand.sort()
        partner.hand += offer
        partner.hand.sort()
        self._clear_trade()
        self.acted = True
        self.hunt(asker, chance, events)

    def _clear_trade(self) -> None:
        self.partner = NOBODY
        self.wants = []
        self.offer = []
        self.answer = []
        self.instead = []
