"""The match that goes on at a server, as one seat there sees it (`played.Played`)."""

from __future__ import annotations

import functools
import operator
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from tallgrass.cli.played import Moment
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Game
from tallgrass.kernel.messages import IllegalAction, Refusal
from tallgrass.server import protocol
from tallgrass.server.about import TableInfo
from tallgrass.server.client import NotDone, Seat, Server, new_id

M = TypeVar("M")
AGAIN = 2.0
"""Seconds until a connection that is gone is tried again."""


class PlayedAway:
    """One seat of a table at a server.

    A thread of its own hears what the server says. When the connection is gone it connects again, and what
    wasn't acknowledged is sent again; the same id is carried out once.
    """

    def __init__(self, server: Server, table: TableInfo, seat: int, game: Game, *, plain: bool) -> None:
        self.game = game
        self.seat = seat
        self.table = table
        self.view: protocol.View | None = None
        self.over: protocol.Over | None = None
        self.offers: dict[int, protocol.Asked] = {}
        self.chat: deque[protocol.ChatLine] = deque()
        self.connected = False
        self.ended: NotDone | None = None
        self._server = server
        self._plain = plain
        self._changed = threading.Condition()
        self._answers: dict[str, Any] = {}
        self._news: deque[Event] = deque()
        self._history: list[str] = []
        self._have = 0
        self._heard_chat = -1
        self._socket: Seat | None = None
        self._unanswered: protocol.ClientMessage | None = None
        self._event_type: Any = functools.reduce(operator.or_, game.event_types)
        threading.Thread(target=self._listen, name="table", daemon=True).start()

    # --- as the terminal plays it

    def moment(self, seat: int) -> Moment:
        view = self.view
        assert view is not None
        legal = [self.game.actions.number(choice.action) for choice in view.legal]
        table = msgspec.convert(view.view, self.game.view_type)
        return Moment(seat, table, [action for action in legal if action is not None])

    def news(self, seat: int | None) -> list[Event]:
        with self._changed:
            news = list(self._news)
            self._news.clear()
        return news

    def play(self, seat: int, action: int) -> None:
        """Raises IllegalAction if it can't be done any more."""
        assert self.view is not None
        act = protocol.Act(id=new_id(), version=self.view.version, action=self.game.actions.name(action))
        self.done(act)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        asked = protocol.Why(id=new_id(), action=self.game.actions.name(action))
        return self.ask(asked, protocol.Reason).refusal

    def steps(self) -> int:
        return 0 if self.view is None else self.view.version

    def log(self) -> list[str]:
        """All lines that there have been."""
        with self._changed:
            return list(self._history)

    # --- talking

    def done(self, message: protocol.ClientMessage) -> None:
        """Have something done, and wait until one's own view shows it. Raises IllegalAction if it isn't."""
        version = self.ask(message, protocol.Ack).version
        self.wait(lambda: self.steps() >= version or self.ended is not None)

    def ask(self, message: protocol.ClientMessage, kind: type[M]) -> M:
        """Say something and wait for the answer. Raises IllegalAction with a refusal."""
        identity = str(getattr(message, "id", ""))
        with self._changed:
            self._unanswered = message
        self._send(message)
        self.wait(lambda: identity in self._answers or self.ended is not None)
        with self._changed:
            self._unanswered = None
            answer = self._answers.pop(identity, None)
        if isinstance(answer, kind):
            return answer
        if isinstance(answer, protocol.Reject):
            raise IllegalAction(Refusal(answer.code, answer.reason, answer.rule))
        raise IllegalAction(Refusal("gone", str(self.ended or "There was no answer.")))

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait until something holds; it is looked at whenever the server has said something."""
        with self._changed:
            while not until():
                self._changed.wait(0.5)  # so that Ctrl-C is heard

    def wake(self) -> None:
        """Let whoever waits look again."""
        with self._changed:
            self._changed.notify_all()

    def _send(self, message: protocol.ClientMessage) -> None:
        socket = self._socket
        if socket is not None:
            try:
                socket.send(message)
            except NotDone:
                return  # it is sent again by the next connection

    # --- in the thread

    def _listen(self) -> None:
        pause = threading.Event()
        while self.ended is None:
            ended = None
            try:
                with self._server.sit(self.table.id, self.seat, have=self._have, plain=self._plain) as socket:
                    self._socket = socket
                    self._attend(socket)
            except NotDone as error:
                if error.code not in ("gone", "connection"):
                    ended = error
            except msgspec.ValidationError as error:
                ended = NotDone("format", f"The table plays with what isn't known here: {error}.")
            with self._changed:
                self.ended, self._socket, self.connected = ended, None, False
                self._changed.notify_all()
            pause.wait(AGAIN)

    def _attend(self, socket: Seat) -> None:
        for message in socket.messages():
            if isinstance(message, protocol.Reject) and message.id is None and not self.connected:
                raise NotDone(message.code, message.reason)
            with self._changed:
                self._hear(message)
                self._changed.notify_all()
            if isinstance(message, protocol.Welcome):
                self._greet(socket)

    def _greet(self, socket: Seat) -> None:
        socket.send(protocol.Give(id=new_id(), nonce=new_id()))
        if self._unanswered is not None:
            socket.send(self._unanswered)

    def _hear(self, message: protocol.ServerMessage) -> None:
        match message:
            case protocol.Welcome() | protocol.TableChanged():
                self.table = message.table
                self.connected = True
            case protocol.View():
                self._see(message)
            case protocol.Over():
                self.over = message
            case protocol.Asked():
                self.offers[message.offer] = message
            case protocol.ChatLine() if message.n > self._heard_chat:
                self._heard_chat = message.n
                self.chat.append(message)
            case protocol.Ack() | protocol.Reject() | protocol.Reason() | protocol.Advice():
                if message.id is not None:
                    self._answers[message.id] = message

    def _see(self, view: protocol.View) -> None:
        self.view = view
        for piece in view.news:
            if piece.n >= self._have:
                self._have = piece.n + 1
                self._news.append(msgspec.convert(piece.event, self._event_type))
                if piece.line is not None:
                    self._history.append(piece.line)
