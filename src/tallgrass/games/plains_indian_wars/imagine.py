"""A position at random among those that a view can't tell apart: others' hands are dealt anew."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.agenda import combat, effect, rebuild
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.cards import at_once
from tallgrass.games.plains_indian_wars.factions import DECKS
from tallgrass.games.plains_indian_wars.rules import Table, seats_of
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.piles import without


def imagine(board: Board, actions: Actions, view: PlainsView, chance: Chance) -> Table:
    """The same map and agenda; the cards that the viewer hasn't seen are somewhere in hands and decks."""
    table = Table()
    table.set_up(board, actions, seats_of(board, view.seats), view.seats)
    table.max_rounds = view.max_rounds
    table.auto_consent = view.auto_consent
    table.acting = view.acting
    _map(table, view)
    table.round = view.round
    table.discs = list(view.discs)
    table.disc = view.disc
    table.turns = view.turns
    table.bonus = list(view.bonus)
    table.over = view.result is not None
    table.effects = [effect(each) for each in view.effects]
    table.combat = [combat(each) for each in view.combat]
    table.piles = [list(pile) for pile in view.piles]
    table.removed_cards = list(view.removed_cards)
    for deck in range(DECKS):
        _deal(table, view, deck, chance)
    table.agenda = [rebuild(step) for step in view.agenda]
    _ask(table, view, chance)
    return table


def _map(table: Table, view: PlainsView) -> None:
    table.cubes = [list(row) for row in view.cubes]
    table.moved = [list(row) for row in view.moved]
    table.ready = list(view.ready)
    table.casualties = list(view.casualties)
    table.removed = list(view.removed)
    table.control = list(view.control)
    table.touched = list(view.touched)
    table.origins = [list(row) for row in view.origins]
    table.set_out = [list(row) for row in view.set_out]
    table.wagons = [list(row) for row in view.wagons]
    table.attacked = [list(row) for row in view.attacked]
    for trail, row in enumerate(table.wagons):
        for place, count in enumerate(row):
            table.wagon_at[table.board.trails[trail][place]] += count
    table.wagons_ready = view.wagons_ready
    table.wagons_waiting = view.wagons_waiting
    table.arrived = view.arrived
    table.destroyed = view.destroyed
    table.filled = list(view.filled)
    table.laid = list(view.laid)
    table.lines = list(view.lines)
    table.mountains = view.mountains
    table.placed = list(view.placed)
    table.last_lost = list(view.last_lost)
    table.striking = view.striking
    table.struck = list(view.struck)


def _deal(table: Table, view: PlainsView, deck: int, chance: Chance) -> None:
    """A hand: what is known of it, then Events where it must hold some, then any that may be in a hand."""
    told = view.hands[deck]
    table.known[deck] = list(told.known)
    table.known_events[deck] = told.events
    unseen = without(table.board.deck[deck], [*view.piles[deck], *view.removed_cards])
    if table.seat_of[deck] == view.seat:
        table.hands[deck] = list(view.hand[deck])
    else:
        hand = list(told.known)
        left = without(unseen, hand)
        events = [card for card in left if not at_once(table, card) and table.board.main[card] is None]
        hand += chance.draw(events, told.events)
        left = [card for card in without(left, hand) if not at_once(table, card)]
        hand += chance.draw(left, told.size - len(hand))
        table.hands[deck] = sorted(hand)
    table.decks[deck] = without(unseen, table.hands[deck])


def _ask(table: Table, view: PlainsView, chance: Chance) -> None:
    """The seat that is asked has the choices of the hand that it is imagined with."""
    if not view.waiting:
        return
    table.agenda[-1].advance(table, chance, None)
