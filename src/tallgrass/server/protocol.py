"""The messages between a table and those who sit at it or watch.

JSON, one message a WebSocket frame, told apart by `type`. A socket binds one table and one seat (or a
spectator): its first message is `hello`. Whatever has an `id`, made by the client, is answered by `ack`,
`reject` or an answer with that id; the same id is answered the same however often it is sent.
`docs/protocol.md` explains it, and `docs/protocol-transcript.txt` is a whole conversation.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tallgrass.kernel.messages import Figures, Refusal, Result
from tallgrass.server.about import TableInfo
from tallgrass.server.fields import (
    ActionName,
    Choice,
    EvaluationPoint,
    Id,
    Line,
    News,
    Nonce,
    Number,
    OfferKind,
    OfferState,
    Place,
    Spec,
)

PROTOCOL = 1
MAX_MESSAGE = 8192
"""Bytes of a client's message."""


# --- what a client says


class _Client(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    pass


class Hello(_Client, tag="hello"):
    """The first message: which seat (null: a spectator), and how many pieces of news the client has already.

    `token` is for those who bring no cookie. `plain` wants neutral names for cards whose printed names
    insult.
    """

    protocol: int
    seat: Number | None = None
    token: Annotated[str, Meta(max_length=200)] | None = None
    have: Number = 0
    plain: bool = False


class Give(_Client, tag="nonce"):
    """A nonce for fair dealing, before the first card: '' leaves it to the others."""

    id: Id
    nonce: Nonce


class Act(_Client, tag="act"):
    """Do something, in answer to the view of that version."""

    id: Id
    version: Number
    action: ActionName


class Undo(_Client, tag="undo"):
    """Take back one's last act, where nobody need agree."""

    id: Id
    version: Number


class Offer(_Client, tag="offer"):
    """Ask the others: for a takeback, or (`seat`) to let a bot play for somebody whose time has run out."""

    id: Id
    offer: OfferKind
    seat: Number | None = None


class Answer(_Client, tag="answer"):
    """Yes or no to an offer, by its number."""

    id: Id
    offer: Number
    yes: bool


class Why(_Client, tag="why"):
    """Why can't that be done?

    Or, of something that is pointed at, `actions`: all that might be done with it. Names that the game
    doesn't have are skipped; the answer is for the one that belongs most to the moment, the first of several.
    """

    id: Id
    action: ActionName | None = None
    actions: Annotated[list[ActionName], Meta(max_length=20)] = []


class Hint(_Client, tag="hint"):
    """What would a bot do?"""

    id: Id


class Odds(_Client, tag="odds"):
    """How would a fight end? `question` is what the game's `odds` takes."""

    id: Id
    question: Annotated[str, Meta(max_length=100)]


class Resign(_Client, tag="resign"):
    """Give up. With more than two seats a bot plays on."""

    id: Id


class HandOver(_Client, tag="hand_over"):
    """Let a bot play one's seat; null takes it back."""

    id: Id
    bot: Spec | None = None


class Rematch(_Client, tag="rematch"):
    """Play again, with the seats rotated."""

    id: Id


class Say(_Client, tag="chat"):
    """A line of chat: among the players, or among the spectators."""

    id: Id
    text: Line


class At(_Client, tag="at"):
    """Show the view of an earlier version.

    The moment may be told by a spectator's versions (`by`). When the match is over also by another seat's,
    and what that seat saw then may be asked for (`seat`). -1 is a spectator; null is whoever asks.
    """

    id: Id
    version: Number
    seat: Place | None = None
    by: Place | None = None


class Evaluate(_Client, tag="evaluate"):
    """How did the match go? When it is over, bots play out positions of it; `evaluation` tells of it."""

    id: Id


class Earlier(_Client, tag="earlier"):
    """Older news: up to `count` pieces before number `before`."""

    id: Id
    before: Number
    count: Annotated[int, Meta(ge=1, le=200)] = 100


class Ping(_Client, tag="ping"):
    """Is anybody there? Answered by `pong`."""


ClientMessage = (
    Hello
    | Give
    | Act
    | Undo
    | Offer
    | Answer
    | Why
    | Hint
    | Odds
    | Resign
    | HandOver
    | Rematch
    | Say
    | At
    | Evaluate
    | Earlier
    | Ping
)


# --- what a table says


class _Server(msgspec.Struct, tag_field="type", kw_only=True):
    pass


class Welcome(_Server, tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    server: str
    table: TableInfo
    seat: int | None


class TableChanged(_Server, tag="table"):
    """Somebody sat down, a bot took a seat over or gave it back, the match began or ended, or goes again."""

    table: TableInfo


class View(_Server, tag="view"):
    """All that the seat knows now: it supersedes every earlier one. `view` is of the game's `view_type`.

    `version` counts the changes of this seat's own view; `acted` is the one that the last act or undo of
    the person there made, not of a bot (0: none, and for spectators). `undo` is None if one's last act can be
    taken back freely, else why not. `news` begins after what the client had; what lies further back is asked
    for by `earlier`.
    """

    version: int
    acted: int
    view: Any
    legal: list[Choice]
    prompt: str
    to_move: list[int]
    undo: Refusal | None
    news: list[News]


class Ack(_Server, tag="ack"):
    """It's done, and kept. `version`: the seat's view since then."""

    id: str
    version: int


class Reject(_Server, tag="reject"):
    """It wasn't done, and nothing has changed."""

    id: str | None
    code: str
    reason: str
    rule: str | None = None
    version: int = 0


class Presence(_Server, tag="presence"):
    """Which seats have somebody looking at the table now, and how many watch."""

    seats: list[bool]
    watchers: int


class Clock(_Server, tag="clock"):
    """Seconds that each seat has left, and whose clocks run."""

    left: list[float]
    running: list[int]


class ChatLine(_Server, tag="chat"):
    """A line of chat; `seat` is None for a spectator's."""

    n: int
    name: str
    seat: int | None
    text: str
    at: float


class Asked(_Server, tag="offer"):
    """An offer: who made it, who has agreed; `state` says how it stands."""

    offer: int
    kind: OfferKind
    by: int
    seat: int
    agreed: list[int]
    wanted: list[int]
    """Seats whose agreement is asked for."""
    needed: int
    """How many of them must agree."""
    state: OfferState
    refused_by: int | None
    """The seat that refused it."""


class Reason(_Server, tag="why"):
    """Why it can't be done; None: it can. `action` is what was asked about."""

    id: str
    action: str
    refusal: Refusal | None


class Advice(_Server, tag="hint"):
    """What a bot would do."""

    id: str
    action: str


class OddsAnswer(_Server, tag="odds"):
    """How a fight would end."""

    id: str
    figures: list[Figures]


class Position(_Server, tag="position"):
    """The view of an earlier version, by the asker's own count, or what another seat (`seat`) saw then.

    `public` is the version of a spectator's view then: by it everybody may ask for this moment at any time.
    """

    id: str
    version: int
    seat: int | None
    view: Any
    prompt: str
    to_move: list[int]
    news: int
    """How many pieces of news there were by then."""
    public: int


class Evaluation(_Server, tag="evaluation"):
    """How the match went, as far as that is known: `done` of so many points. It supersedes every earlier one.

    `swings` are the places among the points where it changed most since the point before; they come with the
    last point. A share that changes by less than `by_chance` from one point to the next may do so by chance
    alone.
    """

    done: int
    of: int
    points: list[EvaluationPoint]
    swings: list[int]
    by_chance: float


class EarlierNews(_Server, tag="earlier"):
    """Older news."""

    id: str
    news: list[News]


class Over(_Server, tag="over"):
    """The match is over. The seed can be checked against the commitment now."""

    result: Result
    verdict: str
    seed: str | None


class Pong(_Server, tag="pong"):
    """The server is there."""


ServerMessage = (
    Welcome
    | TableChanged
    | View
    | Ack
    | Reject
    | Presence
    | Clock
    | ChatLine
    | Asked
    | Reason
    | Advice
    | OddsAnswer
    | Position
    | Evaluation
    | EarlierNews
    | Over
    | Pong
)
