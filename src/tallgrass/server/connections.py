"""Connections, beneath what is said over them: nobody holds one, or fills memory, by saying nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tallgrass.server.limits import Bucket

ASKING_SECONDS = 30.0
"""Seconds within which a request has to arrive whole."""
PINGS = (1.0, 30.0)
"""Pings, the WebSocket protocol's own, of a client: so many a second in the long run, and so many at once."""
MOST_FRAGMENTS = 100
"""Frames of which a message may consist."""


class Requests(H11Protocol):
    """HTTP whose requests arrive in time: uvicorn itself waits for the rest of one for ever."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch_the_time()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch_the_time()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._at_ease()

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()  # the answer has begun, or been given, before the nonsense came

    def _watch_the_time(self) -> None:
        upgraded = self not in self.connections  # the socket's protocol has it then
        if upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._at_ease()
        elif self._late is None:
            self._late = self.loop.call_later(ASKING_SECONDS, self.transport.abort)

    def _at_ease(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets whose control frames and fragments are bounded: they don't wait until messages are heard."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._pings = Bucket(*PINGS)

    def handle_ping(self) -> None:
        if self._pings.take():
            super().handle_ping()
        else:
            self.transport.abort()  # pongs that aren't read would be kept

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:  # empty ones count for nothing in a message's size
            self.transport.abort()
