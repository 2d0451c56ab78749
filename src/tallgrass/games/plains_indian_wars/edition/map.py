"""The tables of `map.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tallgrass.games.plains_indian_wars.edition.words import (
    BoxId,
    Code,
    Count,
    Face,
    Indian,
    Pixel,
    Plain,
    Point,
    PublicFact,
    RegionKind,
    Some,
    Sources,
    Table,
    Text,
    TrailId,
)


class MapHead(Table, frozen=True, kw_only=True):
    """The drawing as a whole: `canvas` is its width and height; y grows south."""

    schema: Literal[1]
    canvas: Point
    north_up: bool
    code_rule: Text


class Counts(Table, frozen=True, kw_only=True):
    """How many of each there are."""

    npt: Some
    spt: Some
    enemies_north: Some
    enemies_south: Some
    trails: Some
    mountain_spaces: Some
    plains_spaces: Some


class RegionLayout(Plain, frozen=True, kw_only=True):
    """Where a region is drawn: the middle of its cubes, its label and its outline."""

    x: Pixel
    y: Pixel
    label: Point
    polygon: Annotated[tuple[Point, ...], Meta(min_length=3)]


class Region(Table, frozen=True, kw_only=True):
    """A region of the map."""

    code: Code
    name: Text
    kind: RegionKind
    color: Text
    peoples: Text
    adjacent: tuple[Code, ...]
    boxes: tuple[BoxId, ...]
    trails: tuple[TrailId, ...]
    trail_end: bool
    on_track: bool
    layout: RegionLayout


class BoxLayout(Plain, frozen=True, kw_only=True):
    """Where a box is drawn: left, top, right, bottom."""

    rect: tuple[Pixel, Pixel, Pixel, Pixel]


class Box(Table, frozen=True, kw_only=True):
    """A box around the map. Without exits of its own it is left into any region beside it."""

    name: Text
    adjacent: tuple[Code, ...]
    locked_until: Literal["mountain_complete"] | None = None
    exit_us: tuple[Code, ...] | None = None  # where blue and brown cubes may leave to
    exit_other: tuple[Code, ...] | None = None
    fallback_placement: tuple[Indian, ...] = ()  # P-16: who places here when nothing is controlled
    stacking_limit: Count  # 0: none
    layout: BoxLayout


class Trail(Table, frozen=True, kw_only=True):
    """A wagon trail, from east to west; a waypoint for each region."""

    name: Text
    start_box: BoxId
    regions: tuple[Code, ...]
    end_box: BoxId
    waypoints: tuple[Point, ...]


class SpaceLayout(Plain, frozen=True, kw_only=True):
    """Where a railroad space is drawn."""

    x: Pixel
    y: Pixel


class Space(Table, frozen=True, kw_only=True):
    """A railroad space. `index` counts mountains from the west (M1), plains from the east (P1)."""

    id: Code
    kind: Literal["mountain", "plains"]
    index: Some
    north: Code | None = None
    south: Code | None = None
    layout: SpaceLayout


class Railroad(Table, frozen=True, kw_only=True):
    """The two railroads; the spaces stand from west to east."""

    up_start_regions: tuple[Code, ...]  # beside the railhead while nothing is laid (P-41)
    cp_start_regions: tuple[Code, ...]
    up_max_per_turn: Some
    cp_max_per_turn: Some
    mountain_dice: Some
    mountain_success: tuple[Face, ...]
    space: tuple[Space, ...]


class Map(Plain, frozen=True, kw_only=True):
    """The whole of `map.toml`."""

    meta: MapHead
    sources: Sources
    counts: Counts
    regions: dict[Code, Region]
    boxes: dict[BoxId, Box]
    trails: dict[TrailId, Trail]
    railroad: Railroad
    public_fact: tuple[PublicFact, ...] = ()
