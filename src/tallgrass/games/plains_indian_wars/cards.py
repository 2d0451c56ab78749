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
    uncover(at, deck)
    at.piles[deck].append(card)
    if events is not None:
        events.append(CardPlayed(seat=seat, card=card, stands_in=stands_in))


def uncover(at: Position, deck: int) -> None:
    """What lay on top of a pile is in force no more (P-14)."""
    if at.effects:
        pile = at.piles[deck]
        top = pile[-1] if pile else NOTHING
        at.effects = [effect for effect in at.effects if effect.card != top or top == NOTHING]


def leave_game(at: Position, card: int, events: Sink | None) -> None:
    """A card on top of its pile leaves the game."""
    at.piles[at.board.deck_of[card]].remove(card)
    at.removed_cards.append(card)
    if events is not None:
        events.append(CardLeft(card=card))


def draw_card(at: Position, deck: int, chance: Chance, events: Sink | None) -> int:
    """A card off a deck, which is renewed from its pile if it is empty (P-13); NOTHING if there is none."""
    if not at.decks[deck]:
        if not at.piles[deck]:
            return NOTHING
        uncover(at, deck)
        at.decks[deck] = sorted(at.piles[deck])
        at.piles[deck] = []
        at.known[deck] = at.hands[deck][:]
        at.known_events[deck] = 0
        if events is not None:
            events.append(Reshuffled(deck=deck, count=len(at.decks[deck])))
    return chance.draw(at.decks[deck], 1)[0]


def take_card(at: Position, deck: int, card: int, events: Sink | None) -> None:
    """A drawn card goes into the hand."""
    hand = at.hands[deck]
    hand.append(card)
    hand.sort()
    if events is not None:
        seat = at.seat_of[deck]
        events.append(DrewCards(seat=seat, deck=deck, count=1))
        events.append(Drew(seats=(seat,), seat=seat, deck=deck, cards=(card,)))
