"""What an Event card does: the steps of `ops`, one struct an operation.

A `where`, `frm` or `regions` is one of the selectors named at its field, a box, or a list of region
codes. None of a limit is no limit.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tallgrass.games.plains_indian_wars.edition.words import (
    Army,
    BoxId,
    Code,
    Count,
    Face,
    Line,
    Name,
    Plain,
    Scope,
    Side,
    Some,
    TrailId,
)

Codes = Annotated[tuple[Code, ...], Meta(min_length=1)]
Armies = Annotated[tuple[Army, ...], Meta(min_length=1)]
Faces = Annotated[tuple[Face, ...], Meta(min_length=1)]
Hit = Literal["npt", "spt", "cavalry", "settlers", "enemies", "us"]  # us: cavalry and settlers (P-53)
Hits = Annotated[tuple[Hit, ...], Meta(min_length=1)]

PlaceWhere = Literal[
    "own_controlled_home",
    "own_controlled_home_on_track",
    "own_occupied",
    "us_occupied_or_st_louis",
    "npt_region_with_indians",
    "purple_canada_mexico",
    "st_louis",
    "sacramento",
    "rockies",
    "canada",
    "mexico",
]
MoveFrom = Literal["own_occupied", "any", "st_louis", "sacramento", "rockies", "canada", "mexico"]
RelocateFrom = Literal[
    "own_occupied",
    "any",
    "npt_or_enemies_north_region",
    "striking_region",
    "st_louis",
    "sacramento",
    "rockies",
    "canada",
    "mexico",
]
Points = Literal[
    "region_controlled",
    "wagon_arrived_us",
    "wagon_destroyed_indian",
    "railroad_complete_us",
    "railroad_prevented_indian",
    "custer_eliminated_indian",
]


class _Op(Plain, frozen=True, kw_only=True, tag_field="op"):
    """A step; with an `option` it is done only if an earlier `choose` chose that one."""

    option: Name | None = None


class Place(_Op, frozen=True, kw_only=True, tag="place"):
    """Cubes from the Ready Box to places; `bind` names the region chosen, for later steps."""

    faction: Army
    count: Some
    where: PlaceWhere | Codes
    max_regions: Some | None = None
    max_per_region: Some | None = None
    only_controlled: bool = False
    chooser: Army | None = None  # who chooses the place, if not the one who plays the card
    bind: Name | None = None
    fallback: BoxId | None = None  # where they go if there is no such place


class Remove(_Op, frozen=True, kw_only=True, tag="remove"):
    """Cubes from the Casualty Box or the map to the Casualty Box or out of the game."""

    target: Armies
    count: Some
    where: Literal["casualty", "any"] | Codes
    to: Literal["casualty", "permanent"]


class Recover(_Op, frozen=True, kw_only=True, tag="recover"):
    """Casualties back to the Ready Box."""

    faction: Army
    count: Some | Literal["all"]


class Relocate(_Op, frozen=True, kw_only=True, tag="relocate"):
    """Cubes to a box or region, with no path and no engagement. `to` is a box or a region code."""

    faction: Army
    frm: RelocateFrom | Codes
    to: Annotated[str, Meta(max_length=20, pattern=r"^[A-Za-z][A-Za-z0-9_]*\Z")]
    max_regions: Some | None = None
    max_cubes: Some | None = None
    with_allies: bool = False
    condition: Literal["not_enemy_occupied"] | None = None


class Move(_Op, frozen=True, kw_only=True, tag="move"):
    """More activations under the rules of movement; with `all` whole groups go, or none."""

    faction: Army
    frm: MoveFrom | Codes
    groups: Some
    distance: Some
    all: bool = False


class Strike(_Op, frozen=True, kw_only=True, tag="strike"):
    """Dice at regions within range of one that holds `min_own` cubes; `max_targets` 0 is all of them."""

    faction: Army
    frm: Literal["own_occupied"] | Codes
    min_own: Some
    range: Literal["adjacent", "same_or_adjacent"]
    max_targets: Count
    target: Hits
    dice: Some | Literal["normal"]
    hits: Faces
    reply: bool
    permanent_first: Count = 0  # so many of the cubes hit leave the game


class Engage(_Op, frozen=True, kw_only=True, tag="engage"):
    """A whole engagement now, in a bound region."""

    region: Name
    no_retreat: tuple[Army, ...] = ()


class CombatMod(_Op, frozen=True, kw_only=True, tag="combat_mod"):
    """Engagements are fought otherwise: all, or those with `vs`, in `region`, or that start from `frm`.

    `region` is a bound region, a region code or `struck`, the target of the strike before it.
    """

    side: Side
    faction: Army | None = None
    vs: tuple[Army, ...] = ()
    region: Annotated[str, Meta(max_length=20, pattern=r"^[A-Za-z][A-Za-z0-9_]*\Z")] | None = None
    frm: Name | None = None
    treaty_as_hit: bool = False
    extra_dice: Count = 0
    rounds: Count = 0  # of an engagement in which the extra dice are rolled; 0 is all
    reroll: tuple[Face, ...] = ()
    no_ambush: bool = False
    scope: Scope


class Restrict(_Op, frozen=True, kw_only=True, tag="restrict"):
    """Some may not enter some regions (P-52)."""

    target: Armies
    what: Literal["enter"]
    regions: Literal["choose_own_occupied"] | Codes
    scope: Scope


class RailLimit(_Op, frozen=True, kw_only=True, tag="rail_limit"):
    """A railroad lays at most so many cubes."""

    line: Line
    max: Count
    scope: Scope


class RailPlace(_Op, frozen=True, kw_only=True, tag="rail_place"):
    """Black cubes on a railroad now; with `per_settler` one for each brown cube beside its railhead."""

    line: Line
    max: Some
    per_settler: bool = False


class Otherwise(Plain, frozen=True):
    """What is laid instead, when no mountain space is open."""

    line: Line
    place: Some


class MountainRoll(_Op, frozen=True, kw_only=True, tag="mountain_roll"):
    """Brown dice for mountain spaces (P-57)."""

    dice: Some
    hits: Faces
    otherwise: Otherwise | None = None


class WagonHalt(_Op, frozen=True, kw_only=True, tag="wagon_halt"):
    """Wagons of a trail don't roll on the White disc (P-56)."""

    trail: TrailId
    scope: Scope


class WagonAdvance(_Op, frozen=True, kw_only=True, tag="wagon_advance"):
    """Wagons of a trail roll west now."""

    trail: TrailId | Literal["choose"]
    steps: Some


class WagonDice(_Op, frozen=True, kw_only=True, tag="wagon_dice"):
    """So many dice for a wagon under attack."""

    value: Some
    scope: Scope


class WagonHitsNeeded(_Op, frozen=True, kw_only=True, tag="wagon_hits_needed"):
    """So many hits in one round destroy a wagon, if cubes of `requires` are among the attackers."""

    value: Some
    requires: Army | None = None
    scope: Scope


class PlacementMod(_Op, frozen=True, kw_only=True, tag="placement_mod"):
    """Main cards of some factions bring more or fewer cubes, but never fewer than `minimum`."""

    target: Armies
    add: Annotated[int, Meta(ge=-100, le=100)]
    minimum: Count
    scope: Scope


class Draw(_Op, frozen=True, kw_only=True, tag="draw"):
    """Cards from the faction's deck."""

    count: Some


class Vp(_Op, frozen=True, kw_only=True, tag="vp"):
    """Points for a side: the score of that name in `setup.toml`."""

    side: Side
    points: Points
    condition: Literal["bound_cubes_eliminated"] | None = None


class DiscardSelf(_Op, frozen=True, kw_only=True, tag="discard_self"):
    """The card leaves the hand; `permanent`: it leaves the game."""

    permanent: bool


class Choose(_Op, frozen=True, kw_only=True, tag="choose"):
    """The player chooses among options; later steps name theirs."""

    count: Some
    options: Annotated[tuple[Name, ...], Meta(min_length=2)]


Op = (
    Place
    | Remove
    | Recover
    | Relocate
    | Move
    | Strike
    | Engage
    | CombatMod
    | Restrict
    | RailLimit
    | RailPlace
    | MountainRoll
    | WagonHalt
    | WagonAdvance
    | WagonDice
    | WagonHitsNeeded
    | PlacementMod
    | Draw
    | Vp
    | DiscardSelf
    | Choose
)


def op_name(op: Op) -> str:
    """What stands at `op` in the file."""
    return str(op.__struct_config__.tag)
