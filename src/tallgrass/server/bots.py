"""Bots at tables: the worker that has promised to move those of a table does so until a person is to move."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from tallgrass.bots.luck import luck
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction
from tallgrass.kernel.record import HUMAN
from tallgrass.server import metrics
from tallgrass.server.asking import people
from tallgrass.server.checking import LONGEST
from tallgrass.server.editions import edition_name
from tallgrass.server.finishing import to_its_end
from tallgrass.server.live import Live
from tallgrass.server.playing import Playing
from tallgrass.server.refusing import NoTable
from tallgrass.server.settings import BOT_TRIES
from tallgrass.server.store import Conflict
from tallgrass.server.thinker import Choose
from tallgrass.server.thinking import BotFailed, Thinkers

SUBSTITUTE = "random"

_log = logging.getLogger(__name__)


class BotRunner:
    """Moves the bots of tables, each table's in a task of its own."""

    def __init__(self, thinkers: Thinkers, pause: float) -> None:
        """`pause`: seconds that every answer of a bot takes at least, however little there was to choose."""
        self._thinkers = thinkers
        self._pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def run(self, live: Live) -> None:
        """See to it that the bots of a table move, if they owe a decision."""
        running = self._tasks.get(live.id)
        if (running is not None and not running.done()) or not self._owing(live):
            return
        task = asyncio.create_task(self._run(live))
        self._tasks[live.id] = task
        live.held += 1
        task.add_done_callback(partial(self._ended, live))

    def _ended(self, live: Live, task: asyncio.Task[None]) -> None:
        live.held -= 1
        if self._tasks.get(live.id) is task:
            del self._tasks[live.id]

    def _owing(self, live: Live) -> list[int]:
        if not people(live.row) and live.row.steps >= LONGEST:
            return []  # nobody waits for it, and some games of random bots have no end
        return [seat for seat in live.row.to_move if live.row.seats[seat].bot is not None]

    def tables(self) -> list[str]:
        """The tables whose bots are being moved here."""
        return list(self._tasks)

    async def close(self) -> list[str]:
        """Stop, and say at which tables: there the bots will be asked again."""
        ids, tasks = self.tables(), list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return ids

    async def _run(self, live: Live) -> None:
        with suppress(NoTable):  # it was removed
            await self._move_on(live)

    async def _move_on(self, live: Live) -> None:
        while live.row.status == "playing" and (owing := self._owing(live)):
            try:
                await self._move(live, owing[0])
            except Conflict:
                async with live.lock:
                    await live.catch_up()
            except NoTable:
                raise
            except Exception:
                # The promise runs out, and then this worker or another one tries again.
                _log.exception("The bots of table %s couldn't move.", live.id)
                return

    async def _move(self, live: Live, seat: int) -> None:
        """One decision, which takes as long as is usual."""
        begun = time.monotonic()
        async with live.lock:
            playing = await live.playing()
            if playing is None or seat not in playing.to_move():
                return
            version = playing.version(seat)
            spec = playing.match.players[seat]
            question = question_of(live, playing, seat, spec)
        if spec == HUMAN:
            return
        action, failure = await self._choose(question)
        await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - begun)))
        if action is None:
            _log.warning(
                "Bot %s at table %s failed: %s; %s takes its place.", spec, live.id, failure, SUBSTITUTE
            )
            await to_its_end(self._carry_out(live, seat, version, spec, _substitute(seat)))
        else:
            await to_its_end(self._carry_out(live, seat, version, spec, _play(seat, action)))

    async def _carry_out(
        self, live: Live, seat: int, version: int, spec: str, change: Callable[[Match], object]
    ) -> None:
        async with live.lock:
            now = await live.playing()
            if now is None or now.version(seat) != version or now.match.players[seat] != spec:
                return  # somebody took back, or sits there himself now
            with suppress(IllegalAction):
                await live.commit(change)

    async def _choose(self, question: Choose) -> tuple[int | None, str]:
        kind = question.spec.partition(":")[0]
        failure = ""
        for _ in range(BOT_TRIES):
            try:
                with metrics.BOT_SECONDS.labels(kind).time():
                    return await self._thinkers.choose(question), ""
            except BotFailed as error:
                metrics.BOT_FAILURES.labels(kind).inc()
                failure = str(error)
        return None, failure


def _substitute(seat: int) -> Callable[[Match], object]:
    return lambda match: match.hand_over(seat, SUBSTITUTE)


def _play(seat: int, action: int) -> Callable[[Match], object]:
    return lambda match: match.play(seat, action)


def question_of(live: Live, playing: Playing, seat: int, spec: str) -> Choose:
    """What a bot is asked that is to decide for a seat."""
    match = playing.match
    return Choose(
        game=live.game.name,
        edition=edition_name(live.game.edition),
        spec=spec,
        view=msgspec.Raw(msgspec.json.encode(match.state.view(seat))),
        legal=list(match.state.legal(seat)),
        luck=luck(match, seat),
    )
