"""What goes out by a socket to one who looks at a table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

import tallgrass
from tallgrass.server import asking, protocol
from tallgrass.server.live import Live, Watcher
from tallgrass.server.playing import Playing
from tallgrass.server.refusing import NoTable
from tallgrass.server.rows import PersonRow

MOST_WAITING = 200
"""Messages that wait for a slow reader; one who falls further behind is dropped."""
ROOM = MOST_WAITING // 2
"""Messages that may wait while somebody is still listened to."""
PATIENCE = 30.0
"""Seconds that a message may take to be read."""

encode = msgspec.json.Encoder().encode
"""Messages as they are sent."""


class TooSlow(Exception):
    """The client doesn't read what it is sent."""


class Socket(Watcher):
    """The way out to one who looks at a table.

    Views aren't queued: there is one to be sent or there is none, and it is made when the client is ready for
    it. So however slowly somebody reads, he holds up nobody and takes up no memory.
    """

    def __init__(
        self,
        live: Live,
        seat: int | None,
        person: PersonRow | None,
        send: Callable[[bytes], Awaitable[None]],
        hello: protocol.Hello,
    ) -> None:
        self.live = live
        self.seat = seat
        self.person = person
        self.plain = hello.plain
        self._send = send
        self._have = hello.have
        self._stale = False
        self._again = False
        self._sent = 0  # the version of the view that was sent last
        self._over = False
        self._dismissed: NoTable | None = None
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._room = asyncio.Event()

    def refresh(self, *, again: bool = False) -> None:
        self._stale = True
        self._again |= again
        self._wake.set()

    def post(self, message: protocol.ServerMessage) -> None:
        if len(self._waiting) <= MOST_WAITING:
            self._waiting.append(encode(message))
        self._wake.set()

    def dismiss(self, error: NoTable) -> None:
        self.post(protocol.Reject(id=None, code=error.code, reason=error.reason))
        self._dismissed = error

    def greet(self) -> None:
        """What somebody who has just come is told."""
        live = self.live
        self.post(
            protocol.Welcome(
                protocol=protocol.PROTOCOL,
                server=tallgrass.__version__,
                table=live.info(self.person),
                seat=self.seat,
            )
        )
        for line in live.chat[self.seat is None]:
            self.hear(line)
        for offer in live.offers[-20:]:
            if offer.state == "asked":
                self.post(asking.told(live.row, offer))
        if live.row.status in ("playing", "over"):
            self.refresh()

    async def room(self) -> None:
        """Wait until there is room for an answer: who asks faster than he reads isn't heard meanwhile."""
        while len(self._waiting) > ROOM:
            self._room.clear()
            await self._room.wait()

    async def run(self) -> None:
        """Send until cancelled.

        Raises:
            TooSlow: if the client doesn't read.
            NoTable: if the table was removed, when that has been told.
        """
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting or self._stale:
                if len(self._waiting) > MOST_WAITING:
                    raise TooSlow
                if self._waiting:
                    await self._out(self._waiting.popleft())
                    self._room.set()
                elif self._dismissed is not None:
                    break
                else:
                    again, self._stale, self._again = self._again, False, False
                    for message in await self._newest(again=again):
                        await self._out(message)
            if self._dismissed is not None:
                raise self._dismissed

    async def _out(self, data: bytes) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._send(data)
        except TimeoutError:
            raise TooSlow from None

    async def _newest(self, *, again: bool) -> list[bytes]:
        """The view as it is now, with the clocks, and the end of the match if that is new.

        Nothing if it has that version already, unless that is wanted again: what others do in secret leaves
        no trace here.
        """
        async with self.live.lock:
            playing = await self.live.playing()
            if playing is None or (playing.version(self.seat) == self._sent and not again):
                return []
            alone = self.seat is not None and self.live.alone(self.person)
            view = playing.view(self.seat, self._have, plain=self.plain, alone=alone)
            messages = [encode(view), *(self._refusals(playing) if self._sent == 0 else [])]
            self._sent = view.version
            if self.live.row.setting.clock is not None:
                messages.append(encode(self.live.clock()))
            if view.news:
                self._have = view.news[-1].n + 1
            result = playing.match.result
            if result is not None and not self._over:
                self._over = True
                over = protocol.Over(
                    result=result,
                    verdict=playing.words(plain=self.plain).outcome(result),
                    seed=self.live.row.dealings[-1].seed,
                )
                messages.append(encode(over))
            return messages

    def _refusals(self, playing: Playing) -> list[bytes]:
        """That what he asked for was refused, if he has done nothing since: he may have been away then."""
        own = [offer for offer in self.live.offers if offer.by_seat == self.seat][-1:]
        return [
            encode(asking.told(self.live.row, offer))
            for offer in own
            if offer.state == "refused"
            and playing.match.result is None
            and not playing.acted_since(offer.by_seat, offer.version)
        ]
