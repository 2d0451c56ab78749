"""Why something can't be done now: a second reading of the rules, apart from the lists of what can.

What it answers to a seat depends on nothing that this seat doesn't know.
"""

from __future__ import annotations

from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.games.mystic_warriors.state import (
    ANSWERING,
    DECIDING,
    GATHERING,
    HUNT,
    LAYING,
    LIMIT,
    NAMING,
    OFFERING,
    OVER,
    RAID_CHOICE,
    RETURNING,
    SUFFERING,
    Position,
)
from tallgrass.games.mystic_warriors.tables import (
    ACCEPT,
    CARD_OF,
    COSTS,
    DECLINE,
    DONE,
    LAY,
    LUCK,
    NO_RAID,
    OFFER,
    PIPEHOLDER,
    PIPEHOLDER_RAID,
    RAID,
    SMALL_GAME,
    TARGET,
    TRADE,
    TRIBE,
    TYPE,
    USE,
    WANT,
)
from tallgrass.kernel.messages import Refusal

RAID_TITLES = ("Horse Raid", "War Party", "Revenge Raid", "Pipeholder Raid")
TYPE_TITLES = ("Tribe", "Weapon", "Dress", "Approach", "Coup", "Spirit", "Trade", "Hunt", "Luck")
_DISCARDING = {LIMIT: "MW-1", RETURNING: "MW-6", SUFFERING: "MW-10"}


def why_not(position: Position, seat: int, action: int) -> Refusal | None:
    """The reason and its rule; None exactly when the seat can do it.

    Raises:
        ValueError: for a seat or an action that doesn't exist.
    """
    if not 0 <= seat < len(position.braves):
        raise ValueError(f"there is no seat {seat}")
    if not 0 <= action <= DONE:
        raise ValueError(f"there is no action {action}")
    if position.stage == OVER:
        return Refusal("over", "The game is over.", "MW-4")
    asked = position.waiting[0]
    if seat != asked:
        return Refusal("not-your-turn", f"It is for Brave {asked + 1} to decide now.", None)
    stage = position.stage
    if stage in _DISCARDING or stage == GATHERING:
        return _discarding(position, seat, action)
    if stage == RAID_CHOICE:
        return _raid_phase(position, seat, action)
    if stage == LAYING:
        return _laying(position, seat, action)
    if stage == HUNT:
        return _hunt(position, seat, action)
    if stage == OFFERING:
        return _offering(position, seat, action)
    if stage == ANSWERING:
        return _answering(position, seat, action)
    if stage == DECIDING:
        if action in (ACCEPT, DECLINE):
            return None
        return _no("An answer lies before you: accept it or decline.", "MW-9")
    assert stage == NAMING
    return _naming(position, seat, action)


def _no(reason: str, rule: str) -> Refusal:
    return Refusal("not-now", reason, rule)


def _held(position: Position, seat: int, action: int) -> Refusal | None:
    """Only a card in hand can be used; what is put aside has left it."""
    card = CARD_OF[action]
    name = CARDS[card].name
    if card in position.braves[seat].hand:
        return None
    if card in position.chosen:
        return Refusal("not-held", f"You have put {name} aside already.", "MW-16")
    return Refusal("not-held", f"{name} isn't in your hand.", None)


# --- discarding


def _discarding(position: Position, seat: int, action: int) -> Refusal | None:
    if action < OFFER:
        return _held(position, seat, action)
    if position.stage == GATHERING:
        return _no("Choose the card that is discarded with the Tribe card.", "MW-7")
    count = "a card" if position.owed == 1 else f"{position.owed} cards"
    return _no(f"First you have to discard {count}.", _DISCARDING[position.stage])


# --- raids


def _raid_phase(position: Position, seat: int, action: int) -> Refusal | None:
    if action == NO_RAID:
        return None
    if RAID <= action < TRADE:
        return _raid(position, seat, action - RAID)
    if LAY <= action < USE:
        return _no("Say first on which raid you go.", "MW-3")
    return _no("It is the Raid Phase: go on a raid, or on none.", "MW-3")


def _raid(position: Position, seat: int, raid: int) -> Refusal | None:
    title = RAID_TITLES[raid]
    brave = position.braves[seat]
    if raid == PIPEHOLDER_RAID and brave.feathers < PIPEHOLDER:
        return _no(f"A {title} takes a leader with {PIPEHOLDER} feathers; you have {brave.feathers}.", "MW-3")
    lacking = []
    for kind, name in enumerate(TYPE_TITLES):
        missing = COSTS[raid].count(kind) - sum(TYPE[card] == kind for card in brave.hand)
        if missing > 0:
            lacking.append(f"{missing} {name} card{'' if missing == 1 else 's'}")
    if not lacking:
        return None
    return _no(f"For a {title} you lack {', '.join(lacking)}.", "MW-3")


def _laying(position: Position, seat: int, action: int) -> Refusal | None:
    title = RAID_TITLES[position.raid]
    kind = COSTS[position.raid][len(position.chosen)]
    if not LAY <= action < USE:
        return _no(f"You are laying the cards of a {title}: {TYPE_TITLES[kind]} is next.", "MW-3")
    card = CARD_OF[action]
    if TYPE[card] != kind:
        return _no(f"{CARDS[card].name} isn't a {TYPE_TITLES[kind]} card, which is next.", "MW-3")
    return _held(position, seat, action)


# --- the Hunt Phase


def _hunt(position: Position, seat: int, action: int) -> Refusal | None:
    if action == DONE:
        return None
    if action < OFFER:
        return _no("You have nothing to discard now.", "MW-5")
    if action < LAY:
        return _no("To offer cards, begin a trade with somebody.", "MW-9")
    if action < USE:
        return _no("Cards are laid for a raid, in the Raid Phase.", "MW-3")
    if action < RAID:
        return _use(position, seat, action)
    if action < TRADE or action == NO_RAID:
        return _no("The Raid Phase is over.", "MW-3")
    if action < TARGET:
        return _no_action_left(position) or _trade(position, seat, action - TRADE)
    if action < WANT:
        return _no_luck_left(position) or _no("Play a Luck card first.", "MW-10")
    if action == SMALL_GAME:
        return _no_action_left(position)
    return _no("No trade is going on.", "MW-9")


def _no_action_left(position: Position) -> Refusal | None:
    if position.raided:
        return _no("You went on a raid this turn, so you have no action in the Hunt Phase.", "MW-5")
    if position.acted:
        return _no("You have had your one action of the Hunt Phase.", "MW-5")
    return None


def _no_luck_left(position: Position) -> Refusal | None:
    if position.lucked:
        return _no("You have played a Luck card this turn; one a turn is allowed.", "MW-10")
    if position.raided and position.luck_without_raid_only:
        return _no("At this table no Luck card is played in a turn with a raid.", "MW-10")
    return None


def _use(position: Position, seat: int, action: int) -> Refusal | None:
    card = CARD_OF[action]
    if TYPE[card] == LUCK:
        return _no_luck_left(position) or _held(position, seat, action)
    refusal = _no_action_left(position) or _held(position, seat, action)
    if refusal is None and TYPE[card] == TRIBE and len(position.braves[seat].hand) == 1:
        return _no("A Tribal Gathering takes a Tribe card and another one; you hold but one card.", "MW-7")
    return refusal


def _trade(position: Position, seat: int, partner: int) -> Refusal | None:
    if partner >= len(position.braves):
        return _no(f"Nobody sits at Brave {partner + 1}'s place.", "MW-9")
    if partner == seat:
        return _no("You can't trade with yourself.", "MW-9")
    if position.asked >> partner & 1:
        return _no(f"You have asked Brave {partner + 1} this turn; each can be asked once.", "MW-9")
    if not position.braves[seat].hand:
        return _no("You have no cards to offer.", "MW-9")
    if not position.braves[partner].hand:
        return _no(f"Brave {partner + 1} has no cards to trade.", "MW-9")
    return None


def _naming(position: Position, seat: int, action: int) -> Refusal | None:
    if not TARGET <= action < WANT:
        return _no("Say whom the Luck card hits.", "MW-10")
    victim = action - TARGET
    if victim >= len(position.braves):
        return _no(f"Nobody sits at Brave {victim + 1}'s place.", "MW-10")
    if victim == seat:
        return _no("A Luck card hits an opponent, not yourself.", "MW-10")
    return None


# --- trades


def _offering(position: Position, seat: int, action: int) -> Refusal | None:
    if OFFER <= action < LAY:
        return _held(position, seat, action)
    if WANT <= action < NO_RAID:
        return _want(position, action - WANT)
    if action == DONE and position.chosen:
        return None
    if action == DONE:
        return _no("Offer at least one card.", "MW-9")
    return _no(f"You are making Brave {position.partner + 1} an offer: choose your cards.", "MW-9")


def _want(position: Position, want: int) -> Refusal | None:
    if position.chosen:
        return _no("What you want is said before the first card is offered.", "MW-9")
    if position.wants and want // 2 <= position.wants[-1] // 2:
        last = TYPE_TITLES[position.wants[-1] // 2]
        return _no(f"What is wanted is named type after type, and you have come to {last}.", "MW-18")
    return None


def _answering(position: Position, seat: int, action: int) -> Refusal | None:
    if OFFER <= action < LAY:
        return _held(position, seat, action)
    if action == DECLINE and not position.chosen:
        return None
    if action == DONE and position.chosen:
        return None
    if action == DECLINE:
        return _no("You have begun to answer; give these cards, or take the step back.", "MW-9")
    if action == DONE:
        return _no("Give at least one card for the offer, or decline.", "MW-9")
    return _no(f"Brave {position.current + 1} offers you a trade: answer with cards, or decline.", "MW-9")
