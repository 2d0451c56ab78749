"""What goes over HTTP: people, games, tables to be made, files."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tallgrass.kernel.options import Value
from tallgrass.server.about import ClockRule, TableInfo
from tallgrass.server.protocol import Name, Number

Who = Annotated[str, Meta(min_length=1, max_length=200)]


class TableWish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody wants of a table. `seats`, in order: `you`, `open` for whoever comes, or a bot's spec."""

    seats: Annotated[list[Who], Meta(min_length=1, max_length=8)]
    public: bool = False
    fair: bool = True
    helps: bool = False
    clock: ClockRule = None


class NewTable(TableWish):
    """A table to be made; `options` as the game takes them."""

    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, Value], Meta(max_length=40)] = {}
    edition: Annotated[str, Meta(max_length=100)] | None = None


class Import(TableWish):
    """A table that goes on from a match file, after `until` entries of its log (null: all)."""

    file: msgspec.Raw
    until: Number | None = None


class Branch(TableWish):
    """A table that goes on from a match that was played here, from the moment of a version of a seat's view.

    `seat` says whose versions are meant; null: a spectator's.
    """

    version: Number
    seat: Number | None = None


class Made(msgspec.Struct):
    """A table that was made, and by the names of its open seats the codes that let somebody sit down there.

    The codes are shown this once: only their hashes are kept.
    """

    table: TableInfo
    codes: dict[str, str]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down at a free seat of a public table; null: at the first."""

    seat: Number | None = None


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    """A code that lets somebody sit down."""

    code: Annotated[str, Meta(max_length=100)]


class Joined(msgspec.Struct):
    """The table, and the seat that one has there."""

    table: TableInfo
    seat: int


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """Who comes, by the name of his choice. `token`: he wants it in the answer, as he keeps no cookies."""

    name: Name
    token: bool = False


class Person(msgspec.Struct):
    """Who one is here."""

    id: str
    name: str
    token: str | None = None


class OptionInfo(msgspec.Struct):
    """A rule option; whole numbers have bounds."""

    name: str
    default: Value
    sentence: str
    low: int
    high: int


class BotInfo(msgspec.Struct):
    """A kind of bot."""

    name: str
    sentence: str


class GameInfo(msgspec.Struct):
    """A game; `seats` holds the names of the seats for each number of players that it is for."""

    name: str
    title: str
    sentence: str
    seats: list[list[str]]
    options: list[OptionInfo]
    editions: list[str]
    bots: list[BotInfo]


class Problem(msgspec.Struct):
    """Why a request wasn't carried out."""

    code: str
    reason: str
