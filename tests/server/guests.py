"""People at a server, as tests need them: they say what they are told to, and remember what they hear."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Self, TypeVar

from tallgrass.server import protocol, requests
from tallgrass.server.client import Seat, Server, new_id

M = TypeVar("M", bound=protocol.ServerMessage)
PATIENCE = 20.0
"""Seconds until a test that waits for a message fails."""


class Guest:
    """A person at a server."""

    def __init__(self, url: str, name: str) -> None:
        self.server = Server(url)
        self.person = self.server.come(name)

    def at(self, url: str) -> Guest:
        """The same person by way of another server of the same database."""
        other = copy(self)
        other.server = Server(url, self.server.token)
        return other

    def make(self, game: str, *seats: str, **wishes: object) -> str:
        """A new public table; returns its id."""
        wish = requests.NewTable(game=game, seats=list(seats), public=True, **wishes)  # type: ignore[arg-type]
        return self.server.make(wish).table.id

    def sit(self, table: str, seat: int | None, **how: int | bool) -> Place:
        """Take one's place at a table."""
        return Place(self.server.sit(table, seat, **how), seat)  # type: ignore[arg-type]


class Place:
    """A socket of which everything that came is kept."""

    def __init__(self, socket: Seat, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.heard: list[protocol.ServerMessage] = []
        self._read = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def until(self, kind: type[M], fits: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of a kind that fits, which wasn't returned before."""
        while True:
            while self._read < len(self.heard):
                message = self.heard[self._read]
                self._read += 1
                if isinstance(message, kind) and fits(message):
                    return message
            self.heard.append(self.socket.hear(PATIENCE))

    def view(self, fits: Callable[[protocol.View], bool] = lambda _: True) -> protocol.View:
        """The next view."""
        return self.until(protocol.View, fits)

    def newest(
        self, version: int = 0, fits: Callable[[protocol.View], bool] = lambda _: True
    ) -> protocol.View:
        """The newest view that has come, as soon as it is of that version or a later one, and fits."""
        while True:
            view = next((m for m in reversed(self.heard) if isinstance(m, protocol.View)), None)
            if view is not None and view.version >= version and fits(view):
                return view
            self.heard.append(self.socket.hear(PATIENCE))

    def say(self, message: protocol.ClientMessage) -> protocol.Ack | protocol.Reject:
        """Say something that is acknowledged or refused."""
        self.socket.send(message)
        return self.answer(getattr(message, "id", None))

    def answer(self, identity: str | None) -> protocol.Ack | protocol.Reject:
        """What comes next in answer to an id."""
        while True:
            answer = self.socket.hear(PATIENCE)
            self.heard.append(answer)
            if isinstance(answer, protocol.Ack | protocol.Reject) and answer.id == identity:
                return answer

    def done(self, message: protocol.ClientMessage) -> protocol.Ack:
        """Say something that is to be done."""
        answer = self.say(message)
        assert isinstance(answer, protocol.Ack), answer
        return answer

    def refused(self, message: protocol.ClientMessage) -> protocol.Reject:
        """Say something that is to be refused."""
        answer = self.say(message)
        assert isinstance(answer, protocol.Reject), answer
        return answer

    def nonce(self, nonce: str = "") -> protocol.Ack:
        """Give a nonce."""
        return self.done(protocol.Give(id=new_id(), nonce=nonce))

    def act(
        self, view: protocol.View, action: str | None = None, identity: str | None = None
    ) -> protocol.Act:
        """The message that does something in answer to a view: its first choice, or what is named."""
        return protocol.Act(
            id=identity or new_id(), version=view.version, action=action or view.legal[0].action
        )

    def play(
        self, choose: Callable[[protocol.View], str] = lambda view: view.legal[0].action
    ) -> protocol.Over:
        """Play to the end of the match; where somebody else is quicker there is a newer view to answer."""
        answered = 0
        while True:
            message = self.until(protocol.View | protocol.Over)  # type: ignore[arg-type]
            if isinstance(message, protocol.Over):
                return message
            assert isinstance(message, protocol.View)
            if self.seat in message.to_move and message.version > answered:
                answer = self.say(self.act(message, choose(message)))
                assert isinstance(answer, protocol.Ack) or answer.code == "stale", answer
                answered = message.version
