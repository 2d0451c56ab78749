"""A position at random among those that a view can't tell apart."""

from __future__ import annotations

from tallgrass.games.indian_wars.rules import Table
from tallgrass.games.indian_wars.tables import AFTERMATH, OVER, RESOURCES
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.piles import without


def imagine(view: IndianWarsView, chance: Chance) -> Table:
    """Hidden cards are dealt anew; the other side's secret acts of the phase are still to come."""
    table = Table()
    table.set_up(view.knee_extra)
    table.turn = view.turn
    table.pile = list(view.pile)
    table.clear_table()
    for side in table.sides:
        side.chips = view.chips[side.seat]
        side.extra_due = view.extra_due[side.seat]
        part = view.parts[side.seat]
        side.taken = part.extra
        side.played += part.played
        side.exchanged += part.exchanged
    if view.seat is not None:
        table.sides[view.seat].hand += view.hand
        table.sides[view.seat].finished = view.finished[view.seat]
        table.sides[view.seat].trail += [list(cards) for cards in view.trail]
    if view.phase == RESOURCES:
        _resources(table, view, chance)
    else:
        _later(table, view, chance)
    return table


def _resources(table: Table, view: IndianWarsView, chance: Chance) -> None:
    """Only the viewer has done anything yet. If it isn't its turn, the other begins now."""
    deck, pile = view.whereabouts()
    table.deck = sorted(deck)
    table.pile = sorted(pile)
    table.reshuffled = not pile.issuperset(view.pile)
    if view.stage is not None and view.seat is not None:
        table.stage = view.stage
        table.waiting = [view.seat]
        table.list_resource_options(table.sides[view.seat])
    else:
        whites, indians = table.sides
        table.begin_resources(indians if whites.finished else whites, chance, None)


def _later(table: Table, view: IndianWarsView, chance: Chance) -> None:
    table.phase = view.phase
    table.standing = [list(cards) for cards in view.standing]
    table.loser = view.loser
    table.deck = view.unseen()
    for side in table.sides:
        side.laid += view.laid[side.seat]
        side.wins = view.wins[side.seat]
        if side.seat != view.seat:
            side.hand = sorted(chance.draw(table.deck, view.hand_sizes[side.seat]))
    if view.phase == AFTERMATH:
        _aftermath(table, view)
    elif view.phase != OVER:
        _contest(table, view)


def _contest(table: Table, view: IndianWarsView) -> None:
    """As the contest began, then the viewer's own acts."""
    if view.seat is None:
        table.call_contestants()
        return
    side = table.sides[view.seat]
    counting = list(view.counting[view.seat])
    side.hand = sorted([*view.hand, *without(counting, side.laid)])
    table.call_contestants()
    side.hand = list(view.hand)
    side.counting = counting
    side.finished = view.finished[view.seat]
    table.list_options(side)
    if side.finished:
        side.options = []
        table.waiting = [seat for seat in table.waiting if seat != view.seat]


def _aftermath(table: Table, view: IndianWarsView) -> None:
    table.waiting = list(view.waiting)
    for side in table.sides:
        side.finished = True
        side.counting += view.counting[side.seat]
        if side.seat in table.waiting:
            table.list_options(side)
