"""The words that an edition may use: factions, boxes, trails, and the forms of codes and texts.

What the rules name is fixed here; what a printed map or card names is data.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tallgrass.kernel.edition import HIDDEN

Faction = Literal["npt", "spt", "cavalry", "settlers", "enemies", "wagons", "railroad"]
Army = Literal["npt", "spt", "cavalry", "settlers", "enemies"]  # those whose cubes fight and hold land
Deck = Literal["npt", "spt", "cavalry", "settlers"]
Indian = Literal["npt", "spt"]
Side = Literal["indian", "us"]
Face = Literal["weapon", "treaty", "blank"]
RegionKind = Literal["npt", "spt", "enemies_north", "enemies_south"]
BoxId = Literal["st_louis", "sacramento", "rockies", "canada", "mexico"]
TrailId = Literal["oregon", "california", "mormon", "santa_fe"]
Line = Literal["up", "cp"]  # Union Pacific, Central Pacific
Scope = Literal["next_engagement", "turn", "round"]
SeatName = Literal["indians", "us", "npt", "spt", "cavalry", "settlers"]  # P-45

# An edition may come out of somebody else's match file: no control character of it reaches a terminal, and
# none that makes a text look like another.
ONE_LINE = rf"^[^{HIDDEN}]*\Z"
Text = Annotated[str, Meta(min_length=1, max_length=1000, pattern=ONE_LINE)]
Code = Annotated[str, Meta(max_length=6, pattern=r"^[A-Z][A-Z0-9]*\Z")]
Id = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z")]
Name = Annotated[str, Meta(max_length=20, pattern=r"^[a-z][a-z0-9_]*\Z")]  # a source, a bind, an option
Count = Annotated[int, Meta(ge=0, le=100)]
Some = Annotated[int, Meta(ge=1, le=100)]
Pixel = Annotated[int, Meta(ge=0, le=10_000)]
Point = tuple[Pixel, Pixel]

PUBLIC = "public:"
RECONSTRUCTED = "reconstructed"
ALL_ELSE = "*"  # in a `prov` table: every datum that isn't named there
# Of a datum, by its field or its path (`boxes.rockies`, `ops.0.count`): `public:SOURCE` or `reconstructed`.
Prov = dict[
    Annotated[str, Meta(max_length=80, pattern=r"^(\*|[A-Za-z0-9_]+(\.[A-Za-z0-9_]+)*)\Z")],
    Annotated[str, Meta(max_length=40, pattern=r"^(reconstructed|public:[a-z0-9_]+)\Z")],
]
Sources = dict[Name, Text]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A table of an edition: its data, where each datum comes from, and a remark for readers."""

    prov: Prov = {}
    note: Text | None = None


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A table without provenance of its own: it belongs to the table that it stands in, or only groups."""


class Head(Plain, frozen=True):
    """The head of a file: the version of the form that it is written in."""

    schema: Literal[1]


class PublicFact(Plain, frozen=True):
    """Something that is known of the printed game and that the data agrees with, but isn't a datum."""

    about: Text
    fact: Text
    source: Name
    reading: Literal["direct", "inferred"]
