"""What stands in the fields of messages and requests: words and numbers with bounds, and small structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tallgrass.kernel.actions import LONGEST

MAX_CHAT = 500
"""Letters of a line of chat."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
ActionName = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
SPECTATOR = -1
Place = Annotated[int, Meta(ge=SPECTATOR, le=2**31)]
"""A seat, or a spectator's place."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
# One line: no control character of it reaches anybody, nor what turns the direction of writing.
_LINE = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*\Z"
Line = Annotated[str, Meta(min_length=1, max_length=MAX_CHAT, pattern=_LINE)]
Spec = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9:=,._+-]+\Z")]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*\Z")]
OfferKind = Literal["takeback", "replace"]
OfferState = Literal["asked", "agreed", "refused"]


class Choice(msgspec.Struct, frozen=True):
    """What can be done: its name, and how a button would call it."""

    action: str
    label: str


class News(msgspec.Struct, frozen=True):
    """Something that the seat may know to have happened, by its number among these; `line` is for the log.

    `event` is of the game's `event_types`, as its tag `type` says. `version` is that of the seat's view in
    which it was first seen.
    """

    n: int
    event: Any
    line: str | None
    version: int


class EvaluationPoint(msgspec.Struct, frozen=True):
    """How a position stood: after so many entries of the log, at that version of one's own view.

    By seat, the share of playouts from there that it won, and its mean score in them (None: none came to an
    end). Allies win together; a draw is everybody's in equal parts.
    """

    step: int
    version: int
    share: list[float]
    scores: list[float] | None
