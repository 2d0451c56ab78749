"""A client of the server, for programs: the terminal, bots that run elsewhere, tests.

It waits for answers (it isn't asynchronous). `docs/protocol.md` explains what goes over the wire.
"""

from __future__ import annotations

import secrets
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Self, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tallgrass.server import protocol, requests
from tallgrass.server.about import TableInfo

T = TypeVar("T")
MAX_SIZE = 8 * 2**20


class NotDone(Exception):
    """The server refused, or can't be reached; the message says why."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Server:
    """The HTTP interface of a server, as one person."""

    def __init__(self, url: str, token: str | None = None) -> None:
        """Raises NotDone if that is no URL of a server."""
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise NotDone("url", f"A server is given as http://HOST:PORT, unlike {url!r:.80}.")
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self.token = token

    def ask(self, method: str, path: str, type_: type[T], body: msgspec.Struct | None = None) -> T:
        """Send a request and read the answer as a type. Raises NotDone."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(self.url + path, data=data, method=method, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return msgspec.json.decode(answer.read(), type=type_)
        except urllib.error.HTTPError as error:
            raise _problem(error) from None
        except (OSError, msgspec.DecodeError) as error:
            raise NotDone("connection", f"The server {self.url} doesn't answer: {error}.") from None

    def come(self, name: str) -> requests.Person:
        """Say who one is; from then on the token is sent along."""
        person = self.ask("POST", "/api/person", requests.Person, requests.NewPerson(name, token=True))
        self.token = person.token or self.token
        return person

    def knows(self) -> bool:
        """Whether the token is somebody's there: who was away for very long may have been forgotten."""
        if self.token is None:
            return False
        try:
            self.ask("GET", "/api/person", requests.Person)
        except NotDone as error:
            if error.code != "name":
                raise
            return False
        return True

    def make(self, wish: requests.NewTable) -> requests.Made:
        """A new table."""
        return self.ask("POST", "/api/tables", requests.Made, wish)

    def table(self, table: str) -> TableInfo:
        """A table by its id."""
        return self.ask("GET", f"/api/tables/{table}", TableInfo)

    def join(self, table: str, seat: int | None = None) -> requests.Joined:
        """Sit down at a public table."""
        return self.ask("POST", f"/api/tables/{table}/join", requests.Joined, requests.Join(seat))

    def accept(self, code: str) -> requests.Joined:
        """Sit down where an invitation says."""
        return self.ask("POST", "/api/join", requests.Joined, requests.Invitation(code))

    def sit(self, table: str, seat: int | None, *, have: int = 0, plain: bool = False) -> Seat:
        """Open the socket of a seat that one has; None: watch. Raises NotDone."""
        return Seat(self, table, seat, have=have, plain=plain)


def seat_named(info: TableInfo, name: str) -> int:
    """The number of a seat of a table. Raises NotDone if there is none of that name."""
    names = [at.seat for at in info.seats]
    if name not in names:
        raise NotDone("seat", f"There is no seat {name!r:.80} at that table; there are: {', '.join(names)}.")
    return names.index(name)


def seat_at(server: Server, table: str, seat: str | None, code: str | None) -> tuple[TableInfo, int]:
    """The table and one's seat there: where the code invites to, or one that one has, or one that is free.

    Raises:
        NotDone: if there is none.
    """
    if code is not None:
        try:
            joined = server.accept(code)
        except NotDone as error:
            mine = _own_seats(server.table(table), seat) if table and error.code == "code" else []
            if not mine:
                raise
            return server.table(table), mine[0]  # by that invitation, it may be
        return joined.table, joined.seat
    info = server.table(table)
    if mine := _own_seats(info, seat):
        return info, mine[0]
    joined = server.join(table, None if seat is None else seat_named(info, seat))
    return joined.table, joined.seat


def _own_seats(info: TableInfo, seat: str | None) -> list[int]:
    wanted = None if seat is None else seat_named(info, seat)
    return [n for n, at in enumerate(info.seats) if at.yours and wanted in (None, n)]


def _problem(error: urllib.error.HTTPError) -> NotDone:
    try:
        problem = msgspec.json.decode(error.read(), type=requests.Problem)
    except msgspec.DecodeError:
        return NotDone("http", f"The server answered {error.code} {error.reason}.")
    return NotDone(problem.code, problem.reason)


class Seat:
    """A socket, bound to a table and a seat."""

    def __init__(self, server: Server, table: str, seat: int | None, *, have: int, plain: bool) -> None:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._leaving = ExitStack()
        try:
            opened = connect(address, max_size=MAX_SIZE, user_agent_header=None)
            self._socket: ClientConnection = self._leaving.enter_context(opened)
        except (OSError, InvalidHandshake) as error:
            raise NotDone("connection", f"The table can't be reached: {error}.") from None
        self.send(
            protocol.Hello(protocol=protocol.PROTOCOL, seat=seat, token=server.token, have=have, plain=plain)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        self._leaving.close()

    def send(self, message: protocol.ClientMessage) -> None:
        """Say something. Raises NotDone if the connection is gone."""
        try:
            self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise _gone(error) from None

    def hear(self, timeout: float | None = None) -> protocol.ServerMessage:
        """The next message.

        Raises:
            NotDone: if the connection is gone, or the server speaks otherwise than this program.
            TimeoutError: if none comes in time (seconds).
        """
        try:
            return _decoder.decode(self._socket.recv(timeout))
        except ConnectionClosed as error:
            raise _gone(error) from None
        except msgspec.DecodeError as error:
            raise NotDone("format", f"What the server says isn't understood here: {error}.") from None

    def messages(self) -> Iterator[protocol.ServerMessage]:
        """Everything that is said, until the connection is gone. Raises NotDone then."""
        while True:
            yield self.hear()


_decoder: msgspec.json.Decoder[protocol.ServerMessage] = msgspec.json.Decoder(protocol.ServerMessage)


def _gone(error: ConnectionClosed) -> NotDone:
    reason = error.rcvd.reason if error.rcvd is not None else ""
    return NotDone("gone", f"The connection is gone{f': {reason}' if reason else ''}.")


def new_id() -> str:
    """An id for a message."""
    return secrets.token_hex(8)
