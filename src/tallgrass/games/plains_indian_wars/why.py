"""Why something can't be done now: a second reading of the rules, from the overview and the rulings.

It shares nothing with the code that lists the legal actions but the position, the map, and the facts of what
is going on; a test holds the two against each other. What it answers to a seat depends on nothing that this
seat doesn't know.
"""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.engagement import Engagement
from tallgrass.games.plains_indian_wars.event_cards import EventCard
from tallgrass.games.plains_indian_wars.factions import CAVALRY, ENEMIES, NAMES, NPT, SETTLERS, SPT
from tallgrass.games.plains_indian_wars.fights import Fights
from tallgrass.games.plains_indian_wars.giving_way import GivingWay, Shedding
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.movement import Activation, Party
from tallgrass.games.plains_indian_wars.placement import Placement, Reinforcement
from tallgrass.games.plains_indian_wars.removal import Removal
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.games.plains_indian_wars.strikes import Strike
from tallgrass.games.plains_indian_wars.treaty import Treaty
from tallgrass.games.plains_indian_wars.turn import FactionTurn
from tallgrass.games.plains_indian_wars.wagons import Raid, Raids, WagonTurn
from tallgrass.games.plains_indian_wars.why_cards import (
    event_card,
    faction_turn,
    placement,
    reinforcement,
    removal,
    wagon_turn,
    withdrawal,
)
from tallgrass.games.plains_indian_wars.why_fights import (
    engagement,
    fights,
    giving_way,
    raid,
    raids,
    shedding,
    strike,
    treaty,
)
from tallgrass.games.plains_indian_wars.why_moves import activation, march, party
from tallgrass.games.plains_indian_wars.why_words import Deed, deeds
from tallgrass.games.plains_indian_wars.withdrawal import Withdrawal
from tallgrass.kernel.messages import Refusal


def why_not(position: Position, seat: int, action: int) -> Refusal | None:
    """The reason and its rule; None exactly when the seat can do it.

    Raises:
        ValueError: for a seat or an action that doesn't exist.
    """
    if not 0 <= seat < position.seats:
        raise ValueError(f"there is no seat {seat}")
    position.actions.table.check(action)
    if not position.waiting:
        return Refusal("over", "The game is over.", "P-43")
    asked = position.waiting[0]
    if seat != asked:
        return Refusal("not-your-turn", f"It is for {_seat_name(position, asked)} to decide now.", None)
    deed = deeds(position.actions, position.board)[action]
    task = position.agenda[-1]
    if isinstance(task, (March, Activation, Party)):
        return _of_moves(position, task, deed)
    if isinstance(task, (Engagement, Fights, GivingWay, Shedding, Treaty, Raid, Raids, Strike)):
        return _of_fights(position, task, deed)
    return _of_cards(position, task, deed)


def _seat_name(position: Position, seat: int) -> str:
    """Whom the rules name: a faction, or the side."""
    held = [army for army in (NPT, SPT, CAVALRY, SETTLERS, ENEMIES) if position.seat_of[army] == seat]
    if SETTLERS in held and CAVALRY in held:
        return "the US"
    if NPT in held and SPT in held:
        return "the Indians"
    return (
        "the Cavalry" if CAVALRY in held else "the Settlers" if SETTLERS in held else NAMES[held[0]].upper()
    )


def _of_moves(position: Position, task: Task, deed: Deed) -> Refusal | None:
    if isinstance(task, March):
        return march(position, task, deed)
    if isinstance(task, Activation):
        return activation(position, task, deed)
    assert isinstance(task, Party), task
    return party(position, task, deed)


def _of_fights(position: Position, task: Task, deed: Deed) -> Refusal | None:
    if isinstance(task, Engagement):
        return engagement(position, task, deed)
    if isinstance(task, Fights):
        return fights(position, task, deed)
    if isinstance(task, GivingWay):
        return giving_way(position, task, deed)
    if isinstance(task, Shedding):
        return shedding(position, task, deed)
    if isinstance(task, Treaty):
        return treaty(position, task, deed)
    if isinstance(task, Raid):
        return raid(position, task, deed)
    if isinstance(task, Raids):
        return raids(position, task, deed)
    assert isinstance(task, Strike), task
    return strike(position, task, deed)


def _of_cards(position: Position, task: Task, deed: Deed) -> Refusal | None:
    if isinstance(task, FactionTurn):
        return faction_turn(position, task, deed)
    if isinstance(task, Placement):
        return placement(position, task, deed)
    if isinstance(task, Reinforcement):
        return reinforcement(position, task, deed)
    if isinstance(task, WagonTurn):
        return wagon_turn(position, task, deed)
    if isinstance(task, EventCard):
        return event_card(position, task, deed)
    if isinstance(task, Removal):
        return removal(position, task, deed)
    assert isinstance(task, Withdrawal), task
    return withdrawal(position, task, deed)
