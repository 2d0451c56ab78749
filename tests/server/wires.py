"""Sockets and requests as they go over the wire: for clients that don't behave, and to see every byte."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, CloseCode
from websockets.sync.client import connect
from websockets.typing import Origin

from tallgrass.server import protocol

PATIENCE = 20.0
"""Seconds until a test that waits for something fails."""
MAX_SIZE = 16 * 2**20

Message = dict[str, Any]


class Wire:
    """A socket of a table that sends whatever it is told to, and keeps all that came, byte for byte."""

    def __init__(
        self,
        url: str,
        table: str,
        *,
        headers: Mapping[str, str] | None = None,
        origin: str | None = None,
        compression: str | None = None,
    ) -> None:
        self.frames: list[bytes] = []
        self._read = 0
        self._settled = 0
        self._leaving = ExitStack()
        opened = connect(
            f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            max_size=MAX_SIZE,
            max_queue=None,
            user_agent_header=None,
            compression=compression,
            additional_headers=dict(headers or {}),
            origin=None if origin is None else Origin(origin),
        )
        self._socket = self._leaving.enter_context(opened)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._leaving.close()

    def hello(self, seat: int | None, token: str | None, **more: object) -> Message:
        """Say hello; returns the answer."""
        return self.ask(
            {"type": "hello", "protocol": protocol.PROTOCOL, "seat": seat, "token": token, **more}
        )

    def send(self, data: str | bytes | Message) -> None:
        """Send a frame: text, bytes, or a message in JSON."""
        with suppress(ConnectionClosed):  # why, `closed` says
            self._socket.send(json.dumps(data) if isinstance(data, dict) else data)

    def send_raw(self, data: bytes, *, text: bool) -> None:
        """Send a frame of text or of bytes with any content."""
        with suppress(ConnectionClosed, OSError):
            self._socket.send(data, text=text)

    @property
    def extensions(self) -> list[str]:
        """What was agreed on for all frames."""
        return [extension.name for extension in self._socket.protocol.extensions]

    def messages(self) -> list[Message]:
        """All that has been read."""
        return [_message(frame) for frame in self.frames]

    def pause(self) -> None:
        """Wait a little for what may come, which is kept."""
        with suppress(TimeoutError):
            frame = self._socket.recv(0.05)
            self.frames.append(frame if isinstance(frame, bytes) else frame.encode())

    def drop(self) -> None:
        """Be gone, without a word."""
        self._socket.socket.shutdown(socket.SHUT_RDWR)

    def ask(self, data: str | bytes | Message) -> Message:
        """Send a frame and return the next message that answers something."""
        self.send(data)
        return self.until(lambda message: message["type"] not in NEWS)

    def hear(self) -> Message:
        """The next message."""
        if self._read == len(self.frames):
            frame = self._socket.recv(PATIENCE)
            self.frames.append(frame if isinstance(frame, bytes) else frame.encode())
        self._read += 1
        return _message(self.frames[self._read - 1])

    def until(self, fits: Callable[[Message], bool]) -> Message:
        """The next message that fits."""
        while True:
            message = self.hear()
            if fits(message):
                return message

    def settle(self) -> None:
        """Read all that is due by now. Views come after answers, so the second answer follows the view."""
        for _ in range(2):
            self._settled += 1
            identity = f"settle-{self._settled}"
            self.send({"type": "earlier", "id": identity, "before": 0})
            self.until(lambda message: message.get("id") == identity)  # noqa: B023 - called at once

    def view(self) -> Message:
        """The newest view."""
        self.settle()
        return _message(next(frame for frame in reversed(self.frames) if frame.startswith(VIEW)))

    def answer(self, data: str | bytes | Message) -> bytes:
        """As `ask`, byte for byte."""
        self.ask(data)
        return self.frames[self._read - 1]

    def closed(self) -> tuple[int, str]:
        """Wait until the other side has closed; returns its code and reason. What came before is kept."""
        closing = None
        while closing is None:
            try:
                self.hear()
            except ConnectionClosed as error:
                closing = error.rcvd or Close(CloseCode.ABNORMAL_CLOSURE, "")
        return closing.code, closing.reason


VIEW = b'{"type":"view",'
CLOCK = b'{"type":"clock",'
# Messages that answer nothing.
NEWS = ("view", "table", "presence", "clock", "chat", "offer", "over")


def _message(frame: bytes) -> Message:
    message: Message = msgspec.json.decode(frame)
    return message


class Answer(NamedTuple):
    """What came of a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def problem(self) -> tuple[int, str]:
        """Of a refusal: the status and the code. It has a reason, and all the headers that it should have."""
        told = json.loads(self.body)
        assert set(told) == {"code", "reason"}, told
        assert told["reason"]
        assert "Traceback" not in told["reason"]
        return self.status, told["code"]

    def read(self) -> Any:
        """Of an answer that isn't a refusal: what it says."""
        assert self.status in (200, 201), (self.status, self.body[:500])
        return json.loads(self.body)


def request(
    url: str,
    method: str,
    path: str,
    body: bytes | str | Message | None = None,
    *,
    token: str | None = None,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    """A request, sent as it is."""
    sent = {"content-type": "application/json", **(headers or {})}
    if token is not None:
        sent["authorization"] = f"Bearer {token}"
    data = json.dumps(body) if isinstance(body, dict) else body
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE)
    try:
        connection.request(method, path, data.encode() if isinstance(data, str) else data, sent)
        answer = connection.getresponse()
        return Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
    finally:
        connection.close()


HEADERS = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=()",
}


def problem(answer: Answer) -> tuple[int, str]:
    """A refusal's status and code, after a look at the whole of it."""
    assert answer.headers["content-type"].startswith("application/json")
    has_headers(answer)
    return answer.problem


def has_headers(answer: Answer) -> None:
    """No document and no answer of the interface goes out without them."""
    for name, value in HEADERS.items():
        assert answer.headers.get(name, "").startswith(value), (name, answer)
    assert "server" not in answer.headers
