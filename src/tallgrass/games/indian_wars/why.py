"""Why something can't be done: a second reading of the rules, from the cards as printed.

It shares nothing with the code that lists the legal actions; a test holds the two against each other.
"""

from __future__ import annotations

from tallgrass.games.indian_wars.cards import DECK, Card
from tallgrass.games.indian_wars.state import ASKED, BATCH, Position
from tallgrass.games.indian_wars.tables import (
    AFTERMATH,
    CARDS,
    COUNT,
    DISCARD,
    DONE,
    DRAW,
    EXTRA,
    INDIANS,
    LAY,
    OVER,
    PHASE_NAMES,
    PLAY,
    RESOURCES,
    SEAT_NAMES,
    WHITES,
)
from tallgrass.kernel.messages import Refusal

_TITLES = ("Resources", "Initiative", "Combatants", "Firepower", "Aftermath")
_SIDES = ("Whites", "Indians")


def why_not(position: Position, seat: int, action: int) -> Refusal | None:
    """Why a seat can't do this now; None exactly when it can.

    Raises:
        ValueError: for a seat or an action that doesn't exist.
    """
    if not WHITES <= seat <= INDIANS:
        raise ValueError(f"there is no seat {seat}")
    if not 0 <= action <= DONE:
        raise ValueError(f"there is no action {action}; they run from 0 to {DONE}")
    if position.phase == OVER:
        return Refusal("over", "The game is over.", "IW-13")
    if seat not in position.waiting:
        return _not_your_turn(position, seat)
    if position.phase == RESOURCES:
        return _resources(position, seat, action)
    return _later(position, seat, action)


def _no(reason: str, rule: str) -> Refusal:
    return Refusal("rules", reason, rule)


def _not_your_turn(position: Position, seat: int) -> Refusal:
    def wait(reason: str, rule: str) -> Refusal:
        return Refusal("not-your-turn", reason, rule)

    if position.phase == AFTERMATH:
        return wait(
            "Only the side that won Initiative and more of the three contests may play Aftermath cards.",
            "IW-11",
        )
    side = position.sides[seat]
    late = [card for card in side.laid if _counts_late(position, DECK[card])]
    if position.phase != RESOURCES and not (side.hand or side.counting or late):
        return wait("You have nothing to lay and nothing to count again, so you aren't asked.", "IW-17")
    if side.finished:
        return wait("You have finished this phase; it is shown when the other side has finished too.", "IW-1")
    return wait(f"{_SIDES[1 - seat]} do their Resources first.", "IW-1")


def _resources(position: Position, seat: int, action: int) -> Refusal | None:
    if LAY <= action < PLAY or COUNT <= action < EXTRA:
        return _no("In Resources no card is laid; wait for the contests.", "IW-3")
    if position.stage == ASKED:
        return _extra(position, seat, action)
    if EXTRA <= action < DRAW:
        return _no("How many extra cards to draw is said once, before drawing.", "IW-2")
    if position.stage == BATCH:
        if action >= LAY and action != DRAW:
            return _no("You are exchanging: choose another card for the batch, or draw.", "IW-4")
    elif action == DRAW and position.sides[seat].exchanged:
        return _no("You have exchanged cards this turn; it can be done once.", "IW-4")
    elif action == DRAW:
        return _no("There is nothing to replace: discard cards for an exchange first.", "IW-4")
    if action >= DRAW:
        return None
    card = DECK[action % CARDS]
    if action < LAY:
        return _discard(position, seat, action - DISCARD, card)
    return _play(position, seat, action - PLAY, card)


def _extra(position: Position, seat: int, action: int) -> Refusal | None:
    due = position.sides[seat].extra_due
    if not EXTRA <= action < DRAW:
        return _no(f"First say how many extra cards you draw, 0 to {due}.", "IW-2")
    if action - EXTRA > due:
        return _no(f"Only {due} extra {'card is' if due == 1 else 'cards are'} due to you this turn.", "IW-2")
    return None


def _play(position: Position, seat: int, number: int, card: Card) -> Refusal | None:
    if not card.draw:
        return _no(f"{card.name} draws no cards in Resources.", "IW-3")
    return _not_held(position, seat, number, card) or _wrong_side(seat, card)


def _discard(position: Position, seat: int, number: int, card: Card) -> Refusal | None:
    if position.stage != BATCH and position.sides[seat].exchanged:
        return _no("You have exchanged cards this turn; it can be done once.", "IW-4")
    return _not_held(position, seat, number, card)


def _not_held(position: Position, seat: int, number: int, card: Card) -> Refusal | None:
    if number in position.sides[seat].hand:
        return None
    return Refusal("not-held", f"{card.name} isn't in your hand.", None)


def _wrong_side(seat: int, card: Card) -> Refusal | None:
    if card.use == SEAT_NAMES[1 - seat]:
        return _no(f"{card.name} is a card of the {_SIDES[1 - seat]}.", "IW-6")
    return None


def _later(position: Position, seat: int, action: int) -> Refusal | None:
    phase = _TITLES[position.phase]
    if action == DONE:
        return None
    if EXTRA <= action < DRAW:
        return _no("Extra cards are drawn in Resources.", "IW-2")
    if action == DRAW or action < LAY:
        return _no("Cards are exchanged in Resources only.", "IW-4")
    number = action % CARDS
    card = DECK[number]
    if PLAY <= action < COUNT:
        if card.draw:
            return _no(f"{card.name} can be played in Resources only, not in {phase}.", "IW-3")
        return _no(f"{card.name} draws no cards; to use it in {phase}, lay it.", "IW-3")
    if action < PLAY:
        return _lay(position, seat, number, card)
    return _count(position, seat, number, card)


def _lay(position: Position, seat: int, number: int, card: Card) -> Refusal | None:
    if number in position.sides[seat].laid or number in position.sides[seat].counting:
        return _no(f"{card.name} lies on the table already.", "IW-9")
    missing = _not_held(position, seat, number, card)
    if missing:
        return missing
    if position.phase == AFTERMATH and card.aftermath_for == SEAT_NAMES[seat]:
        return None
    return (
        _wrong_side(seat, card)
        or _wrong_place(position, card)
        or _needs_lost_initiative(position, seat, card)
    )


def _wrong_place(position: Position, card: Card) -> Refusal | None:
    if PHASE_NAMES[position.phase] in card.places:
        return None
    now = _TITLES[position.phase]
    if card.places:
        where = " or ".join(place.title() for place in card.places)
        return _no(f"{card.name} can be laid in {where}, not in {now}.", "IW-9" if card.lay else "turn")
    return _no(f"{card.name} can be played in Resources only, to draw cards.", "IW-3")


def _needs_lost_initiative(position: Position, seat: int, card: Card) -> Refusal | None:
    if card.only_after_lost_initiative and position.loser != seat:
        return _no(f"{card.name} can be laid only by the side that lost Initiative this turn.", "IW-7")
    return None


def _counts_late(position: Position, card: Card) -> bool:
    return card.again and PHASE_NAMES[position.phase] == card.places[-1]


def _count(position: Position, seat: int, number: int, card: Card) -> Refusal | None:
    if not card.again:
        return _no(f"{card.name} never counts twice.", "IW-9")
    if not _counts_late(position, card):
        first, second = (place.title() for place in card.places)
        return _no(f"{card.name} is laid in {first} and may count a second time in {second}.", "IW-9")
    if number in position.sides[seat].counting:
        return _no(f"{card.name} counts in {_TITLES[position.phase]} already.", "IW-9")
    if number not in position.sides[seat].laid:
        return _no(f"{card.name} isn't on the table on your side; lay it from your hand.", "IW-9")
    return None
