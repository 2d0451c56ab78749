"""What a seat of The Mystic Warriors can't know, beside the cards.

How far others are with what they put together in secret (MW-16, MW-18), and what they have noted of hands
that aren't the seat's own (MW-15).
"""

from __future__ import annotations

import random

from tallgrass.games.mystic_warriors.imagine import list_options
from tallgrass.games.mystic_warriors.notes import card_of, note, seats_of
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import ANSWERING, DECIDING, OFFERING, SECRET, Brave
from tallgrass.games.mystic_warriors.tables import NOBODY, NOTHING
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.piles import Pile

_MOST_STEPS = 6
_NOTED = 0.3


def take_back(position: Table, seat: int | None, choices: random.Random) -> None:
    """Another who puts something together hasn't begun; what two others laid is another number of cards."""
    if not position.waiting or seat in position.waiting:
        return
    brave = position.braves[position.waiting[0]]
    brave.hand += position.chosen
    position.chosen = []
    if position.stage == OFFERING:
        position.asked &= ~(1 << position.partner)
        position.partner = NOBODY
        position.wants = []
    if position.stage in SECRET:
        position.stage = SECRET[position.stage]
        position.raid = NOTHING
    if position.stage in (ANSWERING, DECIDING) and seat not in (position.current, position.partner):
        position.offer = _laid(position.braves[position.current], position.offer, choices)
        if position.stage == DECIDING:
            position.answer = _laid(position.braves[position.partner], position.answer, choices)


def _laid(brave: Brave, cards: Pile, choices: random.Random) -> Pile:
    held = brave.hand + cards
    choices.shuffle(held)
    number = 1 + choices.randrange(len(held))
    brave.hand = held[number:]
    return sorted(held[:number])


def go_on(position: Table, seat: int | None, choices: random.Random) -> Table:
    """Whoever is asked does some steps that nobody else can see."""
    if not position.waiting or seat in position.waiting:
        return position
    list_options(position)
    asked = position.waiting[0]
    secret = {*SECRET} | ({ANSWERING} if position.stage == ANSWERING else set())
    for _ in range(choices.randrange(_MOST_STEPS + 1)):
        after = position.copy()
        assert isinstance(after, Table)
        after.play(asked, choices.choice(position.options), FastChance(1))
        if after.waiting != [asked] or after.stage not in secret:
            break
        position = after
    return position


def note_anew(position: Table, seat: int | None, choices: random.Random) -> None:
    """The others' notes of each other's hands: any that are true.

    What they know of the seat's own cards stays, and that they know what it knows of theirs for certain.
    """
    notes = position.notes.read()
    others = [brave.seat for brave in position.braves if brave.seat != seat]
    mine = notes.known[seat] if seat is not None else []
    for other in others:
        told = (
            [] if seat is None else [note(card_of(n), 1 << seat) for n in mine if seats_of(n) == 1 << other]
        )
        notes.shown[other] = told
    for other in others:
        own = [] if seat is None else _of_own(notes.known[other], position.braves[seat])
        notes.known[other] = own + _true(position, seat, other, choices)
    for lists in (notes.known, notes.shown):
        for listed in lists:
            listed.sort()


def _of_own(known: list[int], me: Brave) -> list[int]:
    """Notes of cards that are in the hand of the seat."""
    left = me.hand[:]
    own = []
    for noted in sorted(known, key=lambda noted: seats_of(noted).bit_count()):
        if seats_of(noted) & me.bit and card_of(noted) in left:
            left.remove(card_of(noted))
            own.append(noted)
    return own


def _true(position: Table, seat: int | None, other: int, choices: random.Random) -> list[int]:
    """Some cards in the hands of third seats, each with its holder and perhaps more hands."""
    found = []
    for holder in position.braves:
        if holder.seat in (seat, other):
            continue
        for card in _held(position, holder):
            if choices.random() < _NOTED:
                more = choices.randrange(1 << len(position.braves)) & ~(1 << other)
                seats = holder.bit | (more if choices.random() < 0.5 else 0)
                found.append(note(card, seats))
                if seats == holder.bit:
                    _show(position.notes.shown[holder.seat], card, other)
    return found


def _held(position: Table, brave: Brave) -> Pile:
    held = brave.hand[:]
    if brave.seat in position.waiting:
        held += position.chosen
    if brave.seat == position.current:
        held += position.offer
    elif brave.seat == position.partner:
        held += position.answer
    return held


def _show(shown: list[int], card: int, other: int) -> None:
    """One's own card is known to another seat too."""
    bit = 1 << other
    for place, noted in enumerate(shown):
        if card_of(noted) == card and not noted & bit:
            shown[place] = noted | bit
            return
    shown.append(note(card, bit))
