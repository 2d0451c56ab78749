"""What is due without a message: bots whose worker is gone, clocks that run out, news that was missed."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from functools import partial

from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction
from tallgrass.server import clocks, metrics
from tallgrass.server.bots import BotRunner
from tallgrass.server.finishing import to_its_end
from tallgrass.server.hub import Hub
from tallgrass.server.live import Live
from tallgrass.server.refusing import NoTable
from tallgrass.server.store import Conflict

EVERY = 1.0
"""Seconds between two looks."""
CATCH_UP_EVERY = 5
"""Of so many looks one is for what was missed."""
AGAIN = 10.0
"""Seconds until a table at which something went wrong is looked at again."""

_log = logging.getLogger(__name__)


class Sweeper:
    """Looks again and again for what is due."""

    def __init__(self, hub: Hub, bots: BotRunner) -> None:
        self._hub = hub
        self._bots = bots
        # Tables that are passed over, and until when: they mustn't be in the way of others that are due.
        self._passed_over: dict[str, float] = {}

    async def sweep(self) -> None:
        """Look until cancelled."""
        look = 0
        while True:
            try:
                await self.look()
                if self._hub.store.rings and look % CATCH_UP_EVERY == 0:
                    await self._hub.store.tell_alive()
                    self._hub.forget_the_gone(time.monotonic())
                    await self._hub.catch_up()
            except Exception:
                _log.exception("What is due couldn't be looked for.")
            look += 1
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Do what is due now."""
        store, now = self._hub.store, time.time()
        metrics.TABLES.set(len(self._hub.here()))
        until = now + self._hub.lease
        if moving := self._bots.tables():
            await store.renew_bots(moving, now, until)
        self._passed_over = {table_id: end for table_id, end in self._passed_over.items() if end > now}
        for table_id in await store.claim_bots(now, until, list(self._passed_over)):
            if not await self._at(table_id):
                await store.release_bots([table_id])  # another worker may have the edition
        for table_id in await store.run_out(now, list(self._passed_over)):
            await self._at(table_id)

    async def _at(self, table_id: str) -> bool:
        """Do what is due at a table; False if it can't be opened here. Others don't suffer from it."""
        try:
            live = await self._hub.live(table_id)
            await to_its_end(self._due(live))
        except NoTable as error:
            _log.warning("Table %s is due, but can't be opened: %s", table_id, error)
            self._passed_over[table_id] = math.inf  # games and editions come with a restart only
            return False
        except Exception:
            _log.exception("What is due at table %s couldn't be done.", table_id)
            self._passed_over[table_id] = time.time() + AGAIN
        return True

    async def _due(self, live: Live) -> None:
        async with live.lock:
            await live.catch_up()
            for seat in clocks.due(live.row.clock, time.time()):
                try:
                    await live.commit(partial(_note, seat))
                except Conflict:
                    await live.catch_up()
                except IllegalAction:
                    break
        self._bots.run(live)


def _note(seat: int, match: Match) -> None:
    match.run_out(seat)
