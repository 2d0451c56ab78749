"""Hands, decks and discard piles: what is played, drawn and in force (P-11, P-13, P-14)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.events import CardLeft, CardPlayed, Drew, DrewCards, Reshuffled
from tallgrass.games.plains_indian_wars.factions import NOTHING
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


def play_card(at: Position, seat: int, card: int, events: Sink | None, *, stands_in: bool = False) -> None:
    """A card goes on its pile, and covers what was in force there."""
    deck = at.board.deck_of[card]
    hand = at.hands[deck]
    hand.remove(card)
    is_event = at.board.events[card] is not None
    if card in at.known[deck]:
        at.known[deck].remove(card)
    elif is_event and at.known_events[deck]:
        at.known_events[deck] -= 1
    if stands_in:  # there was no main card in the hand
        at.known_events[deck] = len(hand) - len(at.known[deck])
    cover(at, deck)
    at.piles[deck].append(card)
    if events is not None:
        events.append(CardPlayed(seat=seat, card=card, stands_in=stands_in))


def cover(at: Position, deck: int) -> None:
    """What lay on top of a pile is in force no more (P-14)."""
    deck_of = at.board.deck_of
    if at.effects:
        at.effects = [each for each in at.effects if each.card == NOTHING or deck_of[each.card] != deck]
    if at.combat:
        at.combat = [each for each in at.combat if each.card == NOTHING or deck_of[each.card] != deck]


def leave_game(at: Position, card: int, events: Sink | None) -> None:
    """A card leaves the game: off its pile, or from where a renewed deck has brought it."""
    deck = at.board.deck_of[card]
    for place in (at.piles[deck], at.decks[deck], at.hands[deck]):
        if card in place:
            place.remove(card)
            at.removed_cards.append(card)
            if events is not None:
                events.append(CardLeft(card=card))


def draw_card(at: Position, deck: int, chance: Chance, events: Sink | None) -> int:
    """A card off a deck, which is renewed from its pile if it is empty (P-13); NOTHING if there is none.

    A pile of nothing but cards that are played when they are drawn is left where it is: they fill no hand.
    """
    if not at.decks[deck]:
        if all(at_once(at, card) for card in at.piles[deck]):
            return NOTHING
        cover(at, deck)
        at.decks[deck] = sorted(at.piles[deck])
        at.piles[deck] = []
        at.known[deck] = at.hands[deck][:]
        at.known_events[deck] = 0
        if events is not None:
            events.append(Reshuffled(deck=deck, count=len(at.decks[deck])))
    return chance.draw(at.decks[deck], 1)[0]


def at_once(at: Position, card: int) -> bool:
    """Whether a card is played when it is drawn (P-15)."""
    event = at.board.events[card]
    return event is not None and event.timing == "on_draw"


def fill_hand(at: Position, deck: int, count: int, chance: Chance, events: Sink | None) -> int:
    """Draw so many cards into a hand, but stop at one that is played at once (P-15) and return it.

    Of cards that come together is told once; a deck that is renewed between them parts them.
    """
    hand = at.hands[deck]
    drawn: list[int] = []
    card = NOTHING
    for _ in range(count):
        if not at.decks[deck]:
            _tell(at, deck, drawn, events)
            drawn = []
        card = draw_card(at, deck, chance, events)
        if card == NOTHING or at_once(at, card):
            break
        drawn.append(card)
        hand.append(card)
        hand.sort()
        card = NOTHING
    _tell(at, deck, drawn, events)
    return card


def _tell(at: Position, deck: int, drawn: list[int], events: Sink | None) -> None:
    """How many, to all; which, to the seat that has them."""
    if events is not None and drawn:
        seat = at.seat_of[deck]
        events.append(DrewCards(seat=seat, deck=deck, count=len(drawn)))
        events.append(Drew(seats=(seat,), seat=seat, deck=deck, cards=tuple(drawn)))
