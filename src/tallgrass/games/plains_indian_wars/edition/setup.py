"""The tables of `setup.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tallgrass.games.plains_indian_wars.edition.words import (
    Army,
    Count,
    Faction,
    Head,
    Indian,
    Plain,
    PublicFact,
    SeatName,
    Side,
    Some,
    Sources,
    Table,
    Text,
)


class Colors(Table, frozen=True, kw_only=True):
    """The colour of each faction's cubes."""

    npt: Text
    spt: Text
    cavalry: Text
    settlers: Text
    enemies: Text
    wagons: Text
    railroad: Text


class Cubes(Table, frozen=True, kw_only=True):
    """How many cubes each faction has."""

    npt: Count
    spt: Count
    cavalry: Count
    settlers: Count
    enemies: Count
    wagons: Count
    railroad: Count


class Discs(Table, frozen=True, kw_only=True):
    """What is in the bag: a disc for each faction."""

    list: tuple[Faction, ...]


class Die(Table, frozen=True, kw_only=True):
    """How many sides of a faction's die show what."""

    weapon: Count
    treaty: Count
    blank: Count


class DieFaces(Plain, frozen=True, kw_only=True):
    """The die of each faction that rolls its own."""

    npt: Die
    spt: Die
    cavalry: Die
    settlers: Die
    enemies: Die


class Dice(Table, frozen=True, kw_only=True):
    """The dice."""

    sides: Some
    per_faction: Some
    wagons_use: Army
    faces: DieFaces


class HomeStart(Table, frozen=True, kw_only=True):
    """So many cubes in each home region, and some more where their owner likes (P-18)."""

    per_home_region: Count
    free_extra: Count = 0
    free_extra_where: Literal["home_regions"] | None = None
    rest: Literal["ready"]


class BoxStart(Table, frozen=True, kw_only=True):
    """Cubes in the boxes of the US."""

    st_louis: Count
    sacramento: Count
    rest: Literal["ready"]


class NoneStart(Table, frozen=True, kw_only=True):
    """Nothing on the map."""

    on_map: Literal[0]


class CardsStart(Table, frozen=True, kw_only=True):
    """The decks and hands."""

    hand: Some
    shuffle_each_deck: bool
    custer_in_opening_hand: Literal["after_placement"]  # P-15


class OrderStart(Table, frozen=True, kw_only=True):
    """Who places the free cubes first."""

    free_extra_order: tuple[Indian, ...]


class Start(Plain, frozen=True, kw_only=True):
    """The set-up."""

    npt: HomeStart
    spt: HomeStart
    enemies: HomeStart
    cavalry: BoxStart
    settlers: BoxStart
    wagons: NoneStart
    railroad: NoneStart
    cards: CardsStart
    order: OrderStart


class Round(Table, frozen=True, kw_only=True):
    """The draw round (P-10); `steps` are words for people."""

    steps: tuple[Text, ...]
    discs_per_round: Some
    draw_without_replacement: bool
    skip_allowed: bool


class EnemiesTurn(Table, frozen=True, kw_only=True):
    """The Purple disc (P-42)."""

    place: Count
    groups: Count
    moves: Count


class WagonsTurn(Table, frozen=True, kw_only=True):
    """The White disc (P-40)."""

    place: Count
    advance: Count


class MainTurn(Table, frozen=True, kw_only=True):
    """The turn of a faction with cards."""

    max_main_cards: Some
    max_event_cards: Some
    min_cards: Count
    event_substitute_groups: Some
    event_substitute_moves: Some
    cavalry_sacramento_transfer: Count
    settlers_sacramento_transfer: Count
    casualty_recovery_cost_groups: Count


class Turns(Plain, frozen=True, kw_only=True):
    """The turns."""

    enemies: EnemiesTurn
    wagons: WagonsTurn
    main: MainTurn


class End(Table, frozen=True, kw_only=True):
    """When the game is over (P-43); `alternatives` are other sensible numbers of rounds."""

    railroad_complete: bool
    max_rounds: Some
    deck_exhaustion: Literal["reshuffle"]
    wagon_supply_exhausted: Literal["place_what_is_left"]
    alternatives: tuple[Some, ...] = ()


class Scoring(Table, frozen=True, kw_only=True):
    """The points (P-44)."""

    region_controlled: Count
    wagon_arrived_us: Count
    wagon_destroyed_indian: Count
    railroad_complete_us: Count
    railroad_prevented_indian: Count
    custer_eliminated_indian: Count
    tie_winner: Side


class Seat(Plain, frozen=True, kw_only=True):
    """A seat and the factions that it plays."""

    name: SeatName
    holds: Annotated[tuple[Faction, ...], Meta(min_length=1)]


class Seating(Table, frozen=True, kw_only=True):
    """The seats at a table of that many, in order (P-45)."""

    seat: tuple[Seat, ...]


class Setup(Plain, frozen=True, kw_only=True):
    """The whole of `setup.toml`."""

    meta: Head
    sources: Sources
    colors: Colors
    cubes: Cubes
    discs: Discs
    dice: Dice
    start: Start
    round: Round
    turn: Turns
    end: End
    scoring: Scoring
    seats: dict[Literal["2", "3", "4"], Seating]
    public_fact: tuple[PublicFact, ...] = ()
