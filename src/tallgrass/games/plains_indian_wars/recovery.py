"""Casualties that come back (P-12)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.events import Recovered
from tallgrass.games.plains_indian_wars.factions import ENEMIES
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.kernel.events import Sink


def recover(at: Position, army: int, count: int, events: Sink | None) -> None:
    """P-12: casualties back to the Ready Box, as many as there are."""
    count = min(count, at.casualties[army])
    at.casualties[army] -= count
    at.ready[army] += count
    if events is not None and count:
        events.append(Recovered(army=army, count=count))


def recovery_cost(board: Board, army: int) -> int:
    """P-12: how many groups it costs a faction to bring all back; purple gives its one activation (P-42)."""
    return 1 if army == ENEMIES else board.edition.setup.turn.main.casualty_recovery_cost_groups
