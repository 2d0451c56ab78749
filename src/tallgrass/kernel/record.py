"""A match as it is written down: the struct of the match file and its entries.

The file is one JSON document; `docs/match-file.md` describes it field by field.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tallgrass.kernel.chance import Outcome
from tallgrass.kernel.edition import EditionMark
from tallgrass.kernel.fair import Dealing
from tallgrass.kernel.messages import Result
from tallgrass.kernel.options import Value

KIND = "tallgrass-match"
FORMAT = 1
HUMAN = "human"
# Who sits in a seat: 'human' or a bot's spec.
Player = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9:=,._+-]{1,200}\Z")]


class _Entry(msgspec.Struct, forbid_unknown_fields=True, tag_field="entry"):
    seat: int


class Act(_Entry, tag="act"):
    """A seat did something; `outcomes` are what chance answered meanwhile, as [n, k]."""

    action: str
    outcomes: list[Outcome] = []


class Undo(_Entry, tag="undo"):
    """A seat took back; `steps` are the places in the log of the acts that no longer count."""

    steps: list[int]


class Resign(_Entry, tag="resign"):
    """A seat gave up."""


class HandOver(_Entry, tag="hand-over"):
    """Another player takes a seat: 'human' or a bot's spec."""

    player: Player


class RunOut(_Entry, tag="run-out"):
    """A seat's time ran out; it may go on, until the others let a bot play for it."""


Entry = Act | Undo | Resign | HandOver | RunOut


class MatchFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The document of a match. `players` sat there at the beginning; hand-overs are in the log.

    `edition` isn't there at all for a game that has none.
    """

    kind: str = KIND
    format: int = FORMAT
    game: str
    rules: int
    edition: EditionMark | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, Value]
    players: list[Player]
    dealings: list[Dealing]
    setup: list[Outcome]
    entries: list[Entry]
    result: Result | None = None

    def mark(self) -> EditionMark | None:
        """The edition that was played with, if it says so."""
        return None if isinstance(self.edition, msgspec.UnsetType) else self.edition
