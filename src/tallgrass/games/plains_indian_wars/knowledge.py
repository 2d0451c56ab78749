"""What a seat knows of a position: all that lies open, its own cards, and what all know of the others'."""

from __future__ import annotations

from collections.abc import Sequence

from tallgrass.games.plains_indian_wars.agenda import lasting, modifier, record
from tallgrass.games.plains_indian_wars.factions import DECKS
from tallgrass.games.plains_indian_wars.rounds import score
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.games.plains_indian_wars.steps import Numbers
from tallgrass.games.plains_indian_wars.view import Hand, PlainsView


def look(position: Position, seat: int | None) -> PlainsView:
    """The view of a seat, None for a spectator.

    Raises:
        ValueError: for a seat that doesn't exist.
    """
    if seat is not None and not 0 <= seat < position.seats:
        raise ValueError(f"there is no seat {seat}")
    mine = [deck for deck in range(DECKS) if position.seat_of[deck] == seat]
    return PlainsView(
        seat=seat,
        edition=position.board.edition.hash,
        seats=position.seats,
        max_rounds=position.max_rounds,
        auto_consent=position.auto_consent,
        waiting=tuple(position.waiting),
        acting=position.acting,
        cubes=_table(position.cubes),
        moved=_table(position.moved),
        ready=tuple(position.ready),
        casualties=tuple(position.casualties),
        removed=tuple(position.removed),
        control=tuple(position.control),
        touched=tuple(position.touched),
        origins=_table(position.origins),
        set_out=_table(position.set_out),
        wagons=_table(position.wagons),
        attacked=_table(position.attacked),
        wagons_ready=position.wagons_ready,
        wagons_waiting=position.wagons_waiting,
        arrived=position.arrived,
        destroyed=position.destroyed,
        filled=tuple(position.filled),
        laid=tuple(position.laid),
        lines=tuple(position.lines),
        mountains=position.mountains,
        hand=_table([position.hands[deck] if deck in mine else [] for deck in range(DECKS)]),
        hands=tuple([_hand(position, deck) for deck in range(DECKS)]),
        deck_sizes=tuple([len(deck) for deck in position.decks]),
        piles=_table(position.piles),
        removed_cards=tuple(position.removed_cards),
        round=position.round,
        discs=tuple(position.discs),
        disc=position.disc,
        turns=position.turns,
        bonus=tuple(position.bonus),
        score=score(position),
        effects=tuple([lasting(effect) for effect in position.effects]),
        combat=tuple([modifier(combat) for combat in position.combat]),
        agenda=tuple([record(task) for task in position.agenda]),
        placed=tuple(position.placed),
        last_lost=tuple(position.last_lost),
        striking=position.striking,
        struck=tuple(position.struck),
        result=position.result(),
    )


def _table(rows: Sequence[Sequence[int]]) -> tuple[Numbers, ...]:
    return tuple([tuple(row) for row in rows])


def _hand(position: Position, deck: int) -> Hand:
    known = tuple(sorted(position.known[deck]))
    return Hand(len(position.hands[deck]), known, position.known_events[deck])
