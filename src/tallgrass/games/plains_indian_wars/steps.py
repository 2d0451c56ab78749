"""The tasks of the agenda as plain data, one message for each kind.

A message has the name of its task and the same fields; a list is a tuple. What the fields mean is said at the
task. A new kind of task is added here, with its name in `AnyStep`, and in `agenda`.
"""

from __future__ import annotations

import msgspec

Numbers = tuple[int, ...]


class Modifier(msgspec.Struct, frozen=True):
    """How engagements are fought otherwise; see `effects`."""

    side: int
    army: int
    versus: Numbers
    region: int
    frm: int
    once: bool
    treaty_as_hit: bool
    extra_dice: int
    rounds: int
    reroll: Numbers
    no_ambush: bool
    card: int = -1
    """For as long as it lies on top; -1: to the end of the turn."""


class Step(msgspec.Struct, frozen=True, tag=True):
    """A task; one that is only a step is none: nothing is going on."""


# --- rounds and turns


class SetUp(Step, frozen=True):
    """What stands where at the beginning."""

    step: int


class Rounds(Step, frozen=True):
    """Discs come out of the bag."""


class EnemiesTurn(Step, frozen=True):
    """The Purple disc."""

    step: int


class FactionTurn(Step, frozen=True):
    """The disc of a faction."""

    army: int
    stage: int
    played: int
    later: bool
    cubes: int
    groups: int
    moves: int
    rail: bool


# --- cards


class Drawing(Step, frozen=True):
    """A hand is filled."""

    deck: int
    size: int


class EventCard(Step, frozen=True):
    """A card is carried out."""

    card: int
    army: int
    step: int
    chosen: tuple[str, ...]
    bound_to: tuple[str, ...]
    bound_regions: Numbers
    asking: bool
    engaged: int


class Strike(Step, frozen=True):
    """Dice of a card at cubes."""

    card: int
    step: int
    army: int
    begun: bool
    left: int
    aims: Numbers
    target: int
    hits: int
    owed: int
    lost: int


class Removal(Step, frozen=True):
    """A card takes cubes off the map."""

    army: int
    seat: int
    left: int
    places: Numbers
    permanent: bool


class Withdrawal(Step, frozen=True):
    """A card takes cubes to a place."""

    armies: Numbers
    places: Numbers
    to: int
    seat: int
    whole: bool
    regions_left: int
    cubes_left: int


# --- placing


class Placement(Step, frozen=True):
    """Cubes of a faction in places of its seat's choice."""

    army: int
    seat: int
    left: int
    places: Numbers
    most_each: int
    most_regions: int
    used: Numbers
    optional: bool


class Reinforcement(Step, frozen=True):
    """Cubes in St. Louis and Sacramento."""

    army: int
    count: int
    placed: bool


# --- moving


class March(Step, frozen=True):
    """The group moves of a card."""

    army: int
    groups: int
    moves: int
    rail: bool
    recovery: bool
    frm: Numbers
    whole: bool


class Activation(Step, frozen=True):
    """A group."""

    army: int
    place: int
    moves: int
    line: int
    whole: bool
    allowed: Numbers
    asked: int
    count: int
    sent: bool


class Party(Step, frozen=True):
    """Cubes on their way."""

    army: int
    cubes: Numbers
    allowed: Numbers
    home: int
    place: int
    came_from: int
    left: int
    line: int
    stage: int
    set_out: bool
    railed: bool
    waits: bool


class GivingWay(Step, frozen=True):
    """A faction leaves a region."""

    army: int
    region: int


class Shedding(Step, frozen=True):
    """What is over the limit goes."""

    region: int


# --- fighting


class Fights(Step, frozen=True):
    """The engagements that are due."""

    attackers: int
    seat: int


class Engagement(Step, frozen=True):
    """A fight."""

    region: int
    attackers: int
    trapped: Numbers
    stage: int
    round: int
    fighting: Numbers
    combat: tuple[Modifier, ...]
    faces: tuple[Numbers, ...]
    again: Numbers
    hits: Numbers
    blanks: Numbers
    lost: Numbers


class Treaty(Step, frozen=True):
    """A force goes."""

    region: int
    armies: Numbers
    chooser: int
    back: bool
    moving: Numbers


# --- wagons


class WagonTurn(Step, frozen=True):
    """The White disc."""

    rolled: bool
    new: int


class Raids(Step, frozen=True):
    """Attacks on wagons, if the seat likes."""

    army: int
    seat: int


class Raid(Step, frozen=True):
    """An attack on a wagon."""

    trail: int
    place: int
    seat: int
    begun: bool
    losses: int
    gone: bool
    blank: bool


AnyStep = (
    Activation
    | Drawing
    | EnemiesTurn
    | Engagement
    | EventCard
    | FactionTurn
    | Fights
    | GivingWay
    | March
    | Party
    | Placement
    | Raid
    | Raids
    | Reinforcement
    | Removal
    | Rounds
    | SetUp
    | Shedding
    | Strike
    | Treaty
    | WagonTurn
    | Withdrawal
)
