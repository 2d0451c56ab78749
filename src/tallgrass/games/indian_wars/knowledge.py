"""What a seat knows of a position: its view, put together from what it may see."""

from __future__ import annotations

from tallgrass.games.indian_wars.state import Position, Side
from tallgrass.games.indian_wars.tables import AFTERMATH, CARDS, INDIANS, INITIATIVE, RESOURCES, WHITES
from tallgrass.games.indian_wars.view import IndianWarsView, Part

NOTHING: tuple[int, ...] = ()


def look(position: Position, seat: int | None) -> IndianWarsView:
    """The view of a seat, None for a spectator.

    Raises:
        ValueError: for a seat that doesn't exist.
    """
    if seat is not None and not WHITES <= seat <= INDIANS:
        raise ValueError(f"there is no seat {seat}")
    phase = position.phase
    in_resources = phase == RESOURCES
    whites, indians = position.sides
    return IndianWarsView(
        seat=seat,
        turn=position.turn,
        phase=phase,
        knee_extra=position.knee_extra,
        chips=(whites.chips, indians.chips),
        extra_due=(whites.extra_due, indians.extra_due),
        waiting=tuple(position.waiting),
        finished=(whites.finished, indians.finished),
        stage=position.stage if in_resources and position.waiting == [seat] else None,
        hand=NOTHING if seat is None else tuple(position.sides[seat].hand),
        hand_sizes=(_hand_size(whites, phase), _hand_size(indians, phase)),
        deck_size=CARDS - len(position.pile_before) if in_resources else len(position.deck),
        pile=tuple(sorted(position.pile_before if in_resources else position.pile)),
        parts=(_part(whites, phase, seat), _part(indians, phase, seat)),
        trail=_trail(position, seat),
        laid=(tuple(sorted(whites.laid)), tuple(sorted(indians.laid))),
        counting=(_counting(whites, phase, seat), _counting(indians, phase, seat)),
        standing=tuple([tuple(sorted(cards)) for cards in position.standing]),
        loser=position.loser,
        wins=(whites.wins, indians.wins),
        result=position.result(),
    )


def _in_secret(phase: int) -> bool:
    return INITIATIVE <= phase < AFTERMATH


def _hand_size(side: Side, phase: int) -> int:
    """IW-16: as at the start of the phase, until both have finished it."""
    if phase == RESOURCES:
        return 0
    size = len(side.hand)
    if _in_secret(phase):
        size += len([card for card in side.counting if card not in side.laid])
    return size


def _part(side: Side, phase: int, viewer: int | None) -> Part:
    """IW-16: each one's own Resources, the other's only when both have finished."""
    if phase == RESOURCES and side.seat != viewer:
        return Part()
    return Part(
        extra=side.taken,
        played=tuple(sorted(side.played)),
        exchanged=tuple(sorted(side.exchanged)),
    )


def _trail(position: Position, viewer: int | None) -> tuple[tuple[int, ...], ...]:
    if viewer is None or position.phase != RESOURCES:
        return ()
    return tuple([tuple(sorted(cards)) for cards in position.sides[viewer].trail])


def _counting(side: Side, phase: int, viewer: int | None) -> tuple[int, ...]:
    """IW-1: what one lays for a contest is one's own secret; Aftermath cards are open."""
    if _in_secret(phase) and side.seat != viewer:
        return NOTHING
    return tuple(sorted(side.counting))
