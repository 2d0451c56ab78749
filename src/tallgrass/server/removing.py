"""How long tables and people are kept: what nobody wants any more is removed, a little at a time."""

from __future__ import annotations

import asyncio
import logging
import time

from tallgrass.server.hub import Hub
from tallgrass.server.removal_store import PEOPLE_AT_ONCE, TABLES_AT_ONCE, RemovalStore
from tallgrass.server.settings import Settings

EVERY = 60.0
"""Seconds between two looks, when there is nothing more to be removed."""
SOON = 1.0
"""Seconds until the next look, when there may be more."""
_DAY = 86400.0

_log = logging.getLogger(__name__)


class Remover:
    """Looks again and again for what isn't kept any longer. One worker at a time removes something."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self._hub = hub
        self._store = RemovalStore(hub.store)
        self._people = settings.keep_people
        days = {
            "open": settings.keep_open,
            "closed": settings.keep_open,
            "playing": settings.keep_playing,
            "over": settings.keep_finished,
        }
        self._tables = {status: kept for status, kept in days.items() if kept > 0.0}

    async def remove(self) -> None:
        """Look until cancelled."""
        while True:
            more = False
            try:
                more = await self.look()
            except Exception:
                _log.exception("What isn't kept any longer couldn't be removed.")
            await asyncio.sleep(SOON if more else EVERY)

    async def look(self) -> bool:
        """Remove a little; returns whether there may be more."""
        now = time.time()
        gone = await self._store.remove_tables(
            {each: now - kept * _DAY for each, kept in self._tables.items()}
        )
        for table_id in gone:
            self._hub.gone(table_id)
        people = 0
        if self._people > 0.0:
            people = await self._store.remove_people(now - self._people * _DAY)
        return len(gone) == TABLES_AT_ONCE or people == PEOPLE_AT_ONCE
