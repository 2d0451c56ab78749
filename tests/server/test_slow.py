"""Clients that don't read: they hold up nobody and take up no memory."""

from __future__ import annotations

import base64
import os
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from tallgrass.server import protocol
from tests.server.guests import Guest
from tests.server.running import FAST, Serving, serving

DEAF = 20
GROWTH = 7 * 2**19
"""Bytes by which the server may grow while hundreds of views aren't read; all of them would be more."""


class Deaf:
    """A socket that says hello and then reads nothing, until it is asked to."""

    def __init__(self, server: Serving, table: str) -> None:
        parts = urlsplit(server.url)
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.settimeout(20)
        self._socket.connect((parts.hostname, parts.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._stream = self._socket.makefile("rb")
        while self._stream.readline() not in (b"\r\n", b""):
            pass
        hello = msgspec.json.encode(protocol.Hello(protocol=protocol.PROTOCOL))
        assert len(hello) < 126
        self._socket.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)

    def read(self) -> protocol.ServerMessage:
        """The next message."""
        while True:
            first, length = self._stream.read(2)
            if length >= 126:
                length = int.from_bytes(self._stream.read(2 if length == 126 else 8), "big")
            data = self._stream.read(length)
            if first in (0x81, 0x82):
                return msgspec.json.decode(data, type=protocol.ServerMessage)

    def close(self) -> None:
        """Leave."""
        self._stream.close()
        self._socket.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    """A server of its own: its memory is measured."""
    with serving(str(tmp_path / "tallgrass.db"), *FAST, "--seed", "7") as running:
        yield running


def test_a_client_that_never_reads_holds_up_nobody_and_takes_no_memory(server: Serving) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("plains-indian-wars", "you", "random", "random", fair=False, options={"max_rounds": 3})
    deaf = [Deaf(server, table) for _ in range(DEAF)]
    with ann.sit(table, 0) as place, ann.sit(table, None) as watching:
        watching.until(protocol.Presence, lambda message: message.watchers == DEAF + 1)
        before = server.memory()
        place.play()
        last = watching.until(protocol.View, lambda view: not view.to_move)
        grown = server.memory() - before
    sizes = [len(msgspec.json.encode(m)) for m in watching.heard if isinstance(m, protocol.View)]
    print(f"{grown} bytes grown; {len(sizes)} views, {sum(sizes) * DEAF} bytes unread")
    assert sum(sizes) * DEAF > 2 * GROWTH  # so much would wait
    assert grown < GROWTH
    seen: list[protocol.View] = []
    while not seen or seen[-1].version < last.version:
        message = deaf[0].read()
        if isinstance(message, protocol.View):
            seen.append(message)
    print(f"{len(seen)} views came to one that began to read")
    assert len(seen) < len(sizes) / 2  # what was on its way, and the newest
    assert seen[-1].view == last.view
    for each in deaf:
        each.close()
