"""What the database holds of a table, as typed structs."""

from __future__ import annotations

import msgspec

from tallgrass.kernel.chance import Outcome
from tallgrass.kernel.edition import EditionMark
from tallgrass.kernel.fair import Dealing
from tallgrass.kernel.options import Options
from tallgrass.kernel.record import Entry
from tallgrass.server.about import ClockRule, Status
from tallgrass.server.fields import OfferKind, OfferState


class Setting(msgspec.Struct, kw_only=True):
    """What was settled when the table was made. `players`: who sat there first, 'human' or a bot's spec."""

    rules: int
    edition: EditionMark | None
    options: Options
    players: list[str]
    fair: bool
    helps: bool
    clock: ClockRule
    lesson: bool = False


class ClockState(msgspec.Struct):
    """Seconds left by seat when the last step was made, and whose clocks run since then. Empty: no clock."""

    left: list[float] = []
    running: list[int] = []
    at: float = 0.0
    out: list[int] = []
    """Seats whose time has run out, until a bot plays for them."""


class SeatRow(msgspec.Struct):
    """A seat: a person's, a bot's, or nobody's yet. A person keeps it while a bot plays for him."""

    person: str | None
    name: str | None
    bot: str | None
    nonce: str | None

    @property
    def free(self) -> bool:
        """Whether it is nobody's yet."""
        return self.person is None and self.bot is None


class TableRow(msgspec.Struct, kw_only=True):
    """A table without its log."""

    id: str
    game: str
    setting: Setting
    creator: str
    public: bool
    status: Status
    dealings: list[Dealing]
    setup: list[Outcome]
    steps: int
    to_move: list[int]
    changed: float
    clock: ClockState
    rematch: str | None
    seats: list[SeatRow]


class NewStep(msgspec.Struct, kw_only=True):
    """An entry to be added, with the id that its client gave it, and how the table stands after it."""

    number: int
    entry: Entry
    client_id: str | None
    at: float
    to_move: list[int]
    clock: ClockState
    deadline: float | None
    bots_until: float | None
    over: bool
    open: bool
    """Whether everybody could see something of it."""


class ChatRow(msgspec.Struct):
    """A line of chat; `seat` is None for a spectator's."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class OfferRow(msgspec.Struct, kw_only=True):
    """A question to the others; void when all have seen something happen since `version`, a spectator's."""

    number: int
    kind: OfferKind
    by_seat: int
    seat: int
    client_id: str
    version: int
    agreed: list[int]
    state: OfferState
    refused_by: int | None = None


class PersonRow(msgspec.Struct):
    """A person."""

    id: str
    name: str
