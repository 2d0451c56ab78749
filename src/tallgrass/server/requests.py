"""What goes over HTTP: people, games, tables to be made, files."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tallgrass.kernel.options import Value
from tallgrass.server.about import ClockRule, TableInfo
from tallgrass.server.fields import Name, Number

Who = Annotated[str, Meta(min_length=1, max_length=200)]


class TableWish(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody wants of a table."""

    seats: Annotated[list[Who], Meta(min_length=1, max_length=8)]
    """By seat: `you`, `open` for whoever comes, or a bot's spec."""
    public: bool = False
    """Whether anybody may find the table and sit down there; else by invitation only."""
    fair: bool = True
    """Whether all add to the dealing, so that nobody need trust the server: each gives a nonce first."""
    helps: bool = False
    """Whether hints and odds may be asked for."""
    clock: ClockRule = None
    """How long each seat has for its decisions; null: for ever."""


class NewTable(TableWish):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    """The name of a game, of `/api/games`."""
    options: Annotated[dict[str, Value], Meta(max_length=40)] = {}
    """Rule options, by name; those that aren't named are as the game has them."""
    edition: Annotated[str, Meta(max_length=100)] | None = None
    """Which of the game's editions is played; null: ours."""


class Import(TableWish):
    """A table that goes on from a match file."""

    file: msgspec.Raw
    """The match file, as it was exported."""
    until: Number | None = None
    """How many entries of its log are taken over; null: all."""


class Branch(TableWish):
    """A table that goes on from a moment of a match that was played here."""

    version: Number
    """The version of a seat's view in that moment."""
    seat: Number | None = None
    """Whose versions are meant; null: a spectator's."""


class Made(msgspec.Struct):
    """A table that was made."""

    table: TableInfo
    """The table."""
    codes: dict[str, str]
    """Invitations, by the name of the seat: shown this once, as only their hashes are kept."""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down at a public table."""

    seat: Number | None = None
    """The number of a free seat; null: the first."""


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    """Leave to sit down at a table."""

    code: Annotated[str, Meta(max_length=100)]
    """The code that lets somebody sit down, once."""


class Joined(msgspec.Struct):
    """Where one sits."""

    table: TableInfo
    """The table."""
    seat: int
    """The number of one's seat."""


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """Who comes, by a name of his choice."""

    name: Name
    """What one is called at tables."""
    token: bool = False
    """Whether a token is wanted in the answer, as by programs; else there is a cookie."""


class Person(msgspec.Struct):
    """Who one is here."""

    id: str
    """An id that stays."""
    name: str
    """What one is called at tables."""
    token: str | None = None
    """Proves who one is; shown this once."""


class OptionInfo(msgspec.Struct):
    """Something that can be settled before a match, of its rules or of a bot."""

    name: str
    """What the option is called."""
    default: Value
    """Its value unless set."""
    sentence: str
    """What it changes."""
    low: int
    """The least that it can be, if it is a number."""
    high: int
    """The greatest."""


class BotInfo(msgspec.Struct):
    """A kind of bot. Its spec is `NAME:PARAMETER=VALUE,...`."""

    name: str
    """What stands in a seat for it."""
    sentence: str
    """How it plays."""
    parameters: list[OptionInfo]
    """What can be settled of it."""


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    """What it is called in requests."""
    title: str
    """What it is called."""
    sentence: str
    """What it is about."""
    seats: list[list[str]]
    """The names of the seats, for each number of players that it is for."""
    players: list[list[str]]
    """What a sentence calls them, in the same order."""
    options: list[OptionInfo]
    """What can be settled of the rules."""
    editions: list[str]
    """What it can be played with besides ours."""
    bots: list[BotInfo]
    """Who can play it; the last one is the strongest."""


class Problem(msgspec.Struct):
    """Why a request wasn't carried out."""

    code: str
    """Which problem; `docs/protocol.md` lists them."""
    reason: str
    """The same for people."""
