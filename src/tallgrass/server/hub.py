"""The tables that this worker has in memory, and what wakes them."""

from __future__ import annotations

import re
import time
from collections import OrderedDict

from tallgrass.games.registry import UnknownGame
from tallgrass.kernel.game import Game
from tallgrass.server.editions import Shelf
from tallgrass.server.live import Live
from tallgrass.server.refusing import NoTable
from tallgrass.server.rings import Ring
from tallgrass.server.rows import TableRow
from tallgrass.server.store import Store

KEEP = 200
"""Tables at which nobody looks that stay in memory."""
GONE = 20.0
"""Seconds of silence after which a worker is gone, and those who looked on by way of it."""

_ID = re.compile(r"[a-z0-9]{1,32}")


class Hub:
    """Tables by id."""

    def __init__(self, store: Store, shelf: Shelf, lease: float) -> None:
        """`lease`: seconds within which this worker moves bots when it has promised to."""
        self.store = store
        self.shelf = shelf
        self.lease = lease
        self._lives: OrderedDict[str, Live] = OrderedDict()
        # When each of the other workers was heard of.
        self._heard: dict[str, float] = {}

    async def live(self, table_id: str) -> Live:
        """A table, read from the database if it isn't here.

        Raises:
            NoTable: if there is none.
        """
        live = self._lives.get(table_id) or await self._open(table_id)
        self._lives.move_to_end(table_id)
        return live

    async def _open(self, table_id: str) -> Live:
        # What can't be an id isn't asked for: not every database takes every letter.
        row = await self.store.table(table_id) if _ID.fullmatch(table_id) else None
        if row is None:
            raise NoTable("There is no such table.")
        live = self._lives.get(table_id)
        if live is not None:
            return live  # it was opened meanwhile
        live = self._lives[table_id] = Live(self.store, self.game(row), row, self.lease)
        self._let_go()
        try:
            async with live.lock:
                await live.catch_up()  # what was written since the row was read may have been told already
        except BaseException:
            if not live.in_use:  # by somebody who has come meanwhile
                self._lives.pop(table_id, None)
            raise
        return live

    def game(self, row: TableRow) -> Game:
        """What is played at a table.

        Raises:
            NoTable: if that isn't here: its edition is gone, or the rules have changed since then.
        """
        try:
            game = self.shelf.marked(row.game, row.setting.edition)
        except UnknownGame as error:
            raise NoTable(str(error)) from None
        if game.rules_version != row.setting.rules:
            raise NoTable(
                f"It is played by version {row.setting.rules} of the rules of {game.title}; "
                f"here is version {game.rules_version}."
            )
        return game

    def _let_go(self) -> None:
        """Of the tables at which nobody looks those that were longest not used."""
        idle = [table_id for table_id, live in self._lives.items() if not live.in_use]
        for table_id in idle[: max(0, len(idle) - KEEP)]:
            del self._lives[table_id]

    def here(self) -> list[Live]:
        """The tables in memory."""
        return list(self._lives.values())

    async def heard(self, ring: Ring) -> None:
        """Another worker has done something at a table."""
        if ring.worker == self.store.worker:
            return
        self._heard[ring.worker] = time.monotonic()
        if ring.what == "gone":
            self.gone(ring.table)
        live = self._lives.get(ring.table)
        if live is None:
            return
        if ring.what == "presence":
            await self._seen_elsewhere(live, ring)
        elif live.in_use:
            await self._catch_up_at(live, talk=ring.what == "talk")
        else:
            del self._lives[ring.table]  # it is read anew when it is wanted

    def gone(self, table_id: str) -> None:
        """A table was removed."""
        live = self._lives.pop(table_id, None)
        if live is not None:
            live.gone()

    async def _seen_elsewhere(self, live: Live, ring: Ring) -> None:
        before = live.presence()
        if ring.seats or ring.watchers:
            if ring.worker not in live.elsewhere and live.watchers:
                await self.tell_presence(live)  # it may have the table since now only
            live.elsewhere[ring.worker] = (ring.seats, ring.watchers)
        else:
            live.elsewhere.pop(ring.worker, None)
        if live.presence() != before:
            live.tell(live.presence())

    async def tell_presence(self, live: Live) -> None:
        """Tell the other workers who looks on by way of this one."""
        seats = sorted({watcher.seat for watcher in live.watchers if watcher.seat is not None})
        await self.store.tell_presence(live.id, seats, sum(watcher.seat is None for watcher in live.watchers))

    def forget_the_gone(self, now: float) -> None:
        """Those who looked on by way of workers that have died. `now`: on the monotonic clock."""
        gone = {worker for worker, heard in self._heard.items() if heard < now - GONE}
        for worker in gone:
            del self._heard[worker]
        for live in self.here() if gone else ():
            if gone & live.elsewhere.keys():
                live.elsewhere = {at: who for at, who in live.elsewhere.items() if at not in gone}
                live.tell(live.presence())

    async def catch_up(self) -> None:
        """Look whether something was missed at the tables that are looked at."""
        watched = {live.id: live for live in self.here() if live.watchers}
        lengths = await self.store.lengths(list(watched))
        for table_id in watched.keys() - lengths.keys():
            self.gone(table_id)
        for table_id, length in lengths.items():
            live = watched[table_id]
            if length > live.row.steps:
                await self._catch_up_at(live)

    async def _catch_up_at(self, live: Live, *, talk: bool = True) -> None:
        """One that was removed meanwhile is in nobody's way."""
        try:
            async with live.lock:
                await live.catch_up(talk=talk)
        except NoTable:
            self.gone(live.id)
