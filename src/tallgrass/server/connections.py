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
LINGER_SECONDS = 10.0
"""Seconds that are left to one who is sent away to stop talking, so that he hears why."""
MOST_UNHEARD = 8 * 2**20
"""Bytes that he may say meanwhile; they are thrown away."""


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
    """WebSockets whose control frames and fragments are bounded: they don't wait until messages are heard.

    One who sends what no client should is told why the socket is closed. What lies unread when a connection
    is closed resets it, and that may overtake what was said last: so he is read on for a while, unheard.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._pings = Bucket(*PINGS)
        # Bytes that came since he was sent away; None: he wasn't.
        self._unheard: int | None = None

    def data_received(self, data: bytes) -> None:
        if self._unheard is not None:
            self._unheard += len(data)
            if self._unheard > MOST_UNHEARD:
                self.transport.abort()
        elif self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # no client speaks before it is answered
        else:
            super().data_received(data)

    def handle_parser_exception(self) -> None:
        why = self.conn.close_sent
        assert why is not None
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": why.code, "reason": why.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.disconnected = True  # whoever would send something learns it
        self.writable.set()
        self._linger()

    def _linger(self) -> None:
        """Read on, in bounds; the connection ends when the other side closes it."""
        self._unheard = 0
        self.frames = []
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.read_paused = False
        self.transport.resume_reading()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        if self._unheard is not None:
            return  # it came together with what he was sent away for
        if self._pings.take():
            super().handle_ping()
        else:
            self.transport.abort()  # pongs that aren't read would be kept

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:  # empty ones count for nothing in a message's size
            self.transport.abort()
