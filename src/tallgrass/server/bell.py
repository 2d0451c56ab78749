"""How a worker hears of what the others have written: PostgreSQL's LISTEN."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg
import msgspec
from sqlalchemy.engine import URL

from tallgrass.server.rings import CHANNEL, Ring

AGAIN = 2.0
"""Seconds until a connection that broke is tried again."""

_log = logging.getLogger(__name__)


class Bell:
    """Listens, and connects anew when that breaks. What was missed then is looked up by the sweeper."""

    def __init__(self, url: URL, heard: Callable[[Ring], Awaitable[None]]) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._rings: asyncio.Queue[str] = asyncio.Queue()

    async def listen(self) -> None:
        """Listen until cancelled."""
        answering = asyncio.create_task(self._answer())
        try:
            while True:
                reason = "the connection is gone"
                try:
                    await self._connected()
                except Exception as error:
                    reason = f"{error!r:.200}"
                _log.warning("The database's bell is out of order: %s; trying again.", reason)
                await asyncio.sleep(AGAIN)
        finally:
            answering.cancel()

    async def _connected(self) -> None:
        connection = await asyncpg.connect(self._dsn)
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        try:
            await connection.add_listener(CHANNEL, lambda *said: self._rings.put_nowait(str(said[3])))
            await broken.wait()
        finally:
            await connection.close(timeout=2)

    async def _answer(self) -> None:
        while True:
            text = await self._rings.get()
            try:
                await self._heard(msgspec.json.decode(text, type=Ring))
            except Exception:
                _log.exception("A ring of the bell couldn't be answered.")
