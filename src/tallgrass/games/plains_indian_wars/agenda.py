"""Tasks as plain data and back: an imagined position goes on with what the true one is doing.

Nothing in a task is hidden: what a player has in mind he hasn't done.
"""

from __future__ import annotations

from typing import Any, get_args

from tallgrass.games.plains_indian_wars.effects import Combat, Effect
from tallgrass.games.plains_indian_wars.engagement import Engagement
from tallgrass.games.plains_indian_wars.event_cards import Drawing, EventCard
from tallgrass.games.plains_indian_wars.factions import CAVALRY, INDIAN, NOWHERE, NPT
from tallgrass.games.plains_indian_wars.fights import Fights
from tallgrass.games.plains_indian_wars.giving_way import GivingWay, Shedding
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.movement import Activation, Party
from tallgrass.games.plains_indian_wars.placement import Placement, Reinforcement
from tallgrass.games.plains_indian_wars.removal import Removal
from tallgrass.games.plains_indian_wars.rounds import EnemiesTurn, Rounds, SetUp
from tallgrass.games.plains_indian_wars.state import Task
from tallgrass.games.plains_indian_wars.steps import AnyStep, Modifier, Step
from tallgrass.games.plains_indian_wars.strikes import Strike
from tallgrass.games.plains_indian_wars.treaty import Treaty
from tallgrass.games.plains_indian_wars.turn import FactionTurn
from tallgrass.games.plains_indian_wars.view import Lasting
from tallgrass.games.plains_indian_wars.wagons import Raid, Raids, WagonTurn
from tallgrass.games.plains_indian_wars.withdrawal import Withdrawal

# A task of each kind, whatever it holds: a record is filled into a copy of it.
BLANKS: tuple[Task, ...] = (
    Activation(NPT, 0, 0, NOWHERE, whole=False),
    Drawing(NPT, 0),
    EnemiesTurn(),
    Engagement(0, INDIAN, []),
    EventCard(0, NPT),
    FactionTurn(NPT),
    Fights(INDIAN, 0),
    GivingWay(NPT, 0),
    March(NPT, 0, 0),
    Party(),
    Placement(NPT, 0, 0, []),
    Raid(0, 0, 0),
    Raids(NPT, 0),
    Reinforcement(CAVALRY, 0),
    Removal(NPT, 0, 0, [], permanent=False),
    Rounds(),
    SetUp(),
    Shedding(),
    Strike(0, 0, NPT),
    Treaty(0, [], 0, back=False),
    WagonTurn(),
    Withdrawal([], [], 0, 0, whole=False),
)
KINDS: dict[str, Task] = {type(task).__name__: task for task in BLANKS}
STEPS: dict[str, type[AnyStep]] = {kind.__name__: kind for kind in get_args(AnyStep)}


def record(task: Task) -> AnyStep:
    """A task as data."""
    step = STEPS[type(task).__name__]
    return step(*[_plain(getattr(task, name)) for name in step.__struct_fields__])


def rebuild(step: Step) -> Task:
    """The task of which that is the record."""
    task = KINDS[type(step).__name__].copy()
    for name in step.__struct_fields__:
        setattr(task, name, _alive(getattr(step, name)))
    return task


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return tuple([_plain(part) for part in value])
    return modifier(value) if isinstance(value, Combat) else value


def _alive(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_alive(part) for part in value]
    return combat(value) if isinstance(value, Modifier) else value


def modifier(combat: Combat) -> Modifier:
    """A change of engagements as data."""
    return Modifier(*[getattr(combat, name) for name in Modifier.__struct_fields__])


def combat(modifier: Modifier) -> Combat:
    """The change that it tells of."""
    made = Combat(modifier.side, modifier.card)
    for name in Modifier.__struct_fields__:
        setattr(made, name, getattr(modifier, name))
    return made


def lasting(effect: Effect) -> Lasting:
    """What is in force, as data."""
    return Lasting(*[getattr(effect, name) for name in Lasting.__struct_fields__])


def effect(lasting: Lasting) -> Effect:
    """What it tells of."""
    made = Effect(lasting.card)
    for name in Lasting.__struct_fields__:
        setattr(made, name, getattr(lasting, name))
    return made
