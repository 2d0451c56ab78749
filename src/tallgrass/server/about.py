"""What everybody may know of a table: who sits there, what was agreed, how it stands."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tallgrass.kernel.options import Options


class Days(msgspec.Struct, frozen=True, tag_field="clock", tag="days", forbid_unknown_fields=True):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=60)]
    """Days for each decision."""


class Bank(msgspec.Struct, frozen=True, tag_field="clock", tag="bank", forbid_unknown_fields=True):
    """Seconds for all decisions, and seconds that each decision adds of which everybody sees something."""

    seconds: Annotated[int, Meta(ge=10, le=7 * 86400)]
    """Seconds for all decisions."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that each decision adds."""


ClockRule = Days | Bank | None
Status = Literal["open", "playing", "over", "closed"]


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who has a seat: a person, a bot, or nobody yet. A person keeps it while a bot plays for him."""

    seat: str
    """What the seat is called."""
    name: str | None = None
    """The person who has it."""
    bot: str | None = None
    """The spec of the bot that plays it now."""
    ready: bool = False
    """Whether the match needn't wait for it: somebody sits there, and has given a nonce or needn't."""
    yours: bool = False
    """Whether the one who asks has it."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table, as everybody may see it."""

    id: str
    """What it is called in requests."""
    game: str
    """What is played."""
    edition: str | None
    """With which edition; null: ours."""
    options: Options
    """All rule options."""
    seats: list[SeatInfo]
    """Who sits there."""
    yours: bool
    """Whether the one who asks made it: he makes its invitations, and may close it."""
    public: bool
    """Whether anybody may sit down."""
    fair: bool
    """Whether all add to the dealing."""
    imported: bool
    """It goes on from a match file: who brought it can know, and have chosen, all that was dealt before."""
    helps: bool
    """Whether hints and odds may be asked for: that was agreed, or only bots play with the asker."""
    lesson: bool
    """It is a lesson: `GET /api/lessons/GAME` has what is explained at it."""
    clock: ClockRule
    """How long each seat has; null: for ever."""
    status: Status
    """Whether seats are free or nonces are missing, it is played, over, or was closed before it began."""
    commitment: str | None
    """The SHA-256 of the seed, shown before the first card; null before the nonces are asked for."""
    to_move: list[int]
    """The seats that owe a decision."""
    since: float
    """Seconds since 1970 when everybody last saw something happen: a step, or that somebody sat down."""
    rematch: str | None
    """The table at which the same people play again."""
