"""A position at random among those that a view can't tell apart."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.dealing import deal
from tallgrass.games.mystic_warriors.notes import note
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import (
    ANSWERING,
    DECIDING,
    HUNT,
    LAYING,
    NAMING,
    OFFERING,
    RAID_CHOICE,
)
from tallgrass.games.mystic_warriors.tables import ACCEPT, DECLINE, DISCARD
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.piles import Pile


def imagine(view: MysticWarriorsView, chance: Chance) -> Table:
    """Unseen cards are dealt anew; what others are putting together is still in their hands."""
    table = Table()
    table.set_up(len(view.feathers), view.goal, luck_without_raid_only=view.luck_without_raid_only)
    table.turn = view.turn
    table.current = view.current
    table.stage = view.stage
    table.mover = table.braves[view.waiting[0]] if view.waiting else None
    table.owed = view.owed
    table.raid = view.raid
    table.raided = view.raided
    table.acted = view.acted
    table.lucked = view.lucked
    table.asked = _bits((view.current, *view.asked))
    table.partner = view.partner
    table.wants = list(view.wants)
    table.chosen = list(view.chosen)
    table.pile = list(view.pile)
    table.top = list(view.known_top)
    for brave in table.braves:
        brave.feathers = view.feathers[brave.seat]
        brave.depth = view.depths[brave.seat]
    _own(table, view)
    _deal(table, view, chance)
    _trade(table, view, chance)
    list_options(table)
    return table


def _bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)


def _own(table: Table, view: MysticWarriorsView) -> None:
    """What the viewer knows, and what others know of its cards. From where cards came all know as it does."""
    notes = table.notes
    notes.origins.tell(view.shuffled, view.hand_sizes, view.kept)
    if view.seat is None:
        return
    me = table.braves[view.seat]
    me.hand = list(view.hand)
    notes.known[view.seat] = [note(noted.card, _bits(noted.seats)) for noted in view.known]
    notes.shown[view.seat] = [note(noted.card, _bits(noted.seats)) for noted in view.shown]
    for noted in view.shown:
        for seat in noted.seats:
            notes.known[seat].append(note(noted.card, 1 << view.seat))
    for noted in view.known:
        if len(noted.seats) == 1:
            notes.shown[noted.seats[0]].append(note(noted.card, 1 << view.seat))
    for lists in (notes.known, notes.shown):
        for listed in lists:
            listed.sort()


def _deal(table: Table, view: MysticWarriorsView, chance: Chance) -> None:
    """The others' hands and the deck: what the viewer hasn't seen."""
    placed = [*view.pile, *view.known_top, *view.hand, *view.chosen]
    if view.seat is not None:
        if view.seat == view.current:
            placed += view.offer
        elif view.seat == view.partner:
            placed += view.answer
    hands, table.deck = deal(view, placed, chance)
    for brave in table.braves:
        if brave.seat != view.seat:
            brave.hand = hands[brave.seat]
    deeper = max(view.depths) - len(table.top)
    if deeper > 0:  # somebody else has looked further down
        table.top += chance.draw(table.deck, deeper)


def _trade(table: Table, view: MysticWarriorsView, chance: Chance) -> None:
    """What lies on the table between two who trade: known to these, to others any of their cards."""
    if view.stage not in (ANSWERING, DECIDING):
        return
    table.offer = _laid(table, view, view.current, view.offer, chance)
    if view.stage == DECIDING:
        table.answer = _laid(table, view, view.partner, view.answer, chance)


def _laid(table: Table, view: MysticWarriorsView, seat: int, cards: tuple[int, ...], chance: Chance) -> Pile:
    hand = table.braves[seat].hand
    if seat == view.seat:
        return list(cards)
    if view.seat in (view.current, view.partner):
        for card in cards:
            hand.remove(card)
        return list(cards)
    return sorted(chance.draw(hand, 1 + chance.below(len(hand))))


def list_options(table: Table) -> None:
    """What the seat that is asked can choose from."""
    brave = table.mover
    if brave is None:
        return
    stage = table.stage
    if stage == RAID_CHOICE:
        table.list_raids(brave)
    elif stage == LAYING:
        table.list_lays(brave)
    elif stage == HUNT:
        table.list_hunt(brave)
    elif stage == OFFERING:
        table.list_offer(brave)
    elif stage == ANSWERING:
        table.list_answer(brave)
    elif stage == DECIDING:
        table.options = [ACCEPT, DECLINE]
    elif stage == NAMING:
        table.list_targets(brave)
    else:
        table.options = table.list_cards(brave, DISCARD)
