"""What everybody may know of a table: who sits there, what was agreed, how it stands."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tallgrass.kernel.options import Options


class Days(msgspec.Struct, frozen=True, tag_field="clock", tag="days", forbid_unknown_fields=True):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=60)]


class Bank(msgspec.Struct, frozen=True, tag_field="clock", tag="bank", forbid_unknown_fields=True):
    """Seconds for all decisions, and seconds that each decision adds of which everybody sees something."""

    seconds: Annotated[int, Meta(ge=10, le=7 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


ClockRule = Days | Bank | None
Status = Literal["open", "playing", "over", "closed"]


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who has a seat: a person (by `name`), a bot (by `bot`, its spec), or nobody yet.

    `ready`: somebody sits there, and has given a nonce or needn't. `yours`: the one who asks has it.
    """

    seat: str
    name: str | None = None
    bot: str | None = None
    ready: bool = False
    yours: bool = False


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table, as everybody may see it."""

    id: str
    game: str
    edition: str | None
    options: Options
    seats: list[SeatInfo]
    public: bool
    fair: bool
    imported: bool
    """It goes on from a match file: who brought it can know, and have chosen, all that was dealt before."""
    helps: bool
    """Whether hints and odds may be asked for."""
    clock: ClockRule
    status: Status
    commitment: str | None
    """The SHA-256 of the seed, shown before the first card; None before the nonces are asked for."""
    to_move: list[int]
    """The seats that owe a decision."""
    since: float
    """Seconds since 1970 when everybody last saw something happen: a step, or that somebody sat down."""
    rematch: str | None
    """The table at which the same people play again."""
