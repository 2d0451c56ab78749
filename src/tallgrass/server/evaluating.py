"""Evaluating finished matches: positions are played out by the bots' processes, a short piece at a time.

One evaluation of a table is made in all, whoever asks and by way of which worker; what there is of it is in
the database, so that it survives a restart. At most one piece of all evaluations of a worker is asked of the
bots' processes at a time: a bot that is to move waits for no more than that.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field

from tallgrass.server import protocol
from tallgrass.server.checking import LONGEST
from tallgrass.server.course import (
    Manner,
    Point,
    Stop,
    acts_that_count,
    by_chance,
    manner,
    seed_of,
    stops,
    swings,
)
from tallgrass.server.editions import edition_name
from tallgrass.server.evaluation_store import EvaluationStore
from tallgrass.server.fields import EvaluationPoint
from tallgrass.server.live import Live
from tallgrass.server.playing import Playing
from tallgrass.server.playouts import Behind, PlayedOut, PlayOut
from tallgrass.server.refusing import Refused
from tallgrass.server.rows import PersonRow
from tallgrass.server.sockets import Socket
from tallgrass.server.store import Conflict
from tallgrass.server.thinking import BotFailed, Thinkers

EVERY = 1.0
"""Seconds between two messages on how far it has come."""
TRIES = 3
"""How often in a row a process may fail before the evaluation is given up."""

_log = logging.getLogger(__name__)


@dataclass
class _Job:
    """An evaluation that is wanted here, and who looks on, with the ids of their questions."""

    live: Live
    by: str | None
    lookers: dict[Socket, str] = field(default_factory=dict)
    points: list[Point] | None = None
    of: int = 0
    playing: Playing | None = None
    manner: Manner = field(init=False)
    task: asyncio.Task[None] | None = None
    mine: bool = False
    """Whether this worker makes it; else it looks on how another one does."""

    def __post_init__(self) -> None:
        row = self.live.row
        self.manner = manner(row.game, len(row.seats))

    def tell(self) -> None:
        """Tell those who still look on what there is."""
        for socket in self.here():
            self.show(socket)

    def here(self) -> list[Socket]:
        """Those who still look on; the others are forgotten."""
        self.lookers = {s: identity for s, identity in self.lookers.items() if s in self.live.watchers}
        return list(self.lookers)

    def show(self, socket: Socket) -> None:
        """What there is, to one: each seat finds a point by the version of its own view."""
        if self.points is None or self.playing is None:
            return
        version = self.playing.version_after
        points = [
            EvaluationPoint(
                step=point.step,
                version=version(socket.seat, point.step - 1),
                share=point.share,
                scores=point.scores,
            )
            for point in self.points
        ]
        whole = len(points) == self.of
        playouts = self.manner.playouts
        told = protocol.Evaluation(
            done=len(points),
            of=self.of,
            points=points,
            swings=swings(self.points, playouts) if whole else [],
            by_chance=by_chance(playouts),
        )
        socket.post(told)


class Evaluator:
    """The evaluations that are wanted by way of this worker."""

    def __init__(self, store: EvaluationStore, thinkers: Thinkers, lease: float) -> None:
        """`lease`: seconds after which another worker may go on with what this one has begun."""
        self._store = store
        self._thinkers = thinkers
        self._lease = lease
        self._jobs: dict[str, _Job] = {}
        self._one = asyncio.Lock()

    async def check(self, live: Live, person: PersonRow | None) -> None:
        """Whether a match may be evaluated for somebody. Raises Refused."""
        async with live.lock:
            playing = await live.begun()
        if playing.match.result is None:
            raise Refused("going-on", "A match is evaluated when it is over.")
        if len(playing.match.entries) > LONGEST:
            raise Refused("long", f"A match of more than {LONGEST} steps isn't evaluated.")
        if live.id in self._jobs:
            return
        row = await self._store.find(live.id)
        if row is not None and row.until is None:
            return
        if person is None:
            raise Refused("name", "Say who you are before you have a match evaluated: POST /api/person.")
        if any(job.by == person.id for job in self._jobs.values()):
            raise Refused("busy", "Another match is being evaluated for you; wait for it.")

    def look_on(self, live: Live, socket: Socket, identity: str) -> None:
        """Tell a socket what there is of an evaluation, and what comes, and see to it that it is made."""
        job = self._jobs.get(live.id)
        if job is None:
            job = self._jobs[live.id] = _Job(live, None if socket.person is None else socket.person.id)
            live.held += 1
            job.task = asyncio.create_task(self._run(job))
        job.lookers[socket] = identity
        job.show(socket)

    async def close(self) -> None:
        """Stop; other workers, or the next start, go on from what is written down."""
        jobs = dict(self._jobs)
        tasks = [job.task for job in jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._store.release([table_id for table_id, job in jobs.items() if job.mine])

    # --- within

    async def _run(self, job: _Job) -> None:
        live = job.live
        try:
            async with live.lock:
                job.playing = await live.begun()
            while not await self._advance(job, job.playing):
                await asyncio.sleep(EVERY)
                if not job.here():
                    return
        except Exception as error:
            _log.exception("The match of table %s couldn't be evaluated.", live.id)
            reason = str(error) if isinstance(error, BotFailed) else "something went wrong here"
            for socket, identity in job.lookers.items():
                socket.post(
                    protocol.Reject(id=identity, code="bot", reason=f"It couldn't be evaluated: {reason}.")
                )
        finally:
            live.held -= 1
            del self._jobs[live.id]

    async def _advance(self, job: _Job, playing: Playing) -> bool:
        """Make it, or look how far another worker has come. Whether it is whole."""
        now = time.time()
        until = now + self._lease
        row, mine = await self._store.claim(job.live.id, now, until)
        places = stops(playing.match.entries, job.manner.points)
        job.points, job.of, job.mine = row.points, len(places), mine
        job.tell()
        if not mine:
            return row.until is None
        try:
            await self._make(job, _Walker(self, job, playing), places, until)
        except Conflict:
            job.mine = False
            return False  # it took too long, and another worker goes on
        except BotFailed:
            await self._store.release([job.live.id])
            raise
        return True

    async def _make(self, job: _Job, walker: _Walker, places: list[Stop], until: float) -> None:
        assert job.points is not None
        points, told = job.points, time.monotonic()
        while len(points) < len(places):
            points.append(await walker.point(len(points), places[len(points)]))
            whole = len(points) == len(places)
            if whole or time.monotonic() >= told + EVERY:
                before, until = until, time.time() + self._lease
                await self._store.keep(job.live.id, points, before, None if whole else until)
                told = time.monotonic()
                job.tell()

    async def ask(self, question: PlayOut) -> PlayedOut | Behind:
        """One piece, when no other one is asked for. Raises BotFailed."""
        for _ in range(TRIES - 1):
            try:
                async with self._one:
                    return await self._thinkers.play_out(question)
            except BotFailed as error:
                _log.warning("A piece of an evaluation failed: %s; it is tried again.", error)
        async with self._one:
            return await self._thinkers.play_out(question)


class _Walker:
    """Walks along a match from stop to stop, and has the positions there played out."""

    def __init__(self, evaluator: Evaluator, job: _Job, playing: Playing) -> None:
        match = playing.match
        self._evaluator = evaluator
        self._match = match
        self._table = job.live.id
        self._manner = job.manner
        self._acts = [act for _, act in acts_that_count(match.entries)]
        self._at = 0  # so far it has been walked, as far as is known here

    async def point(self, number: int, stop: Stop) -> Point:
        """What becomes of the position at a stop. Raises BotFailed."""
        seats = len(self._match.players)
        sum_ = PlayedOut(0, 0, [0.0] * seats, [0] * seats)
        while sum_.playouts < self._manner.playouts:
            reply = await self._evaluator.ask(self._question(number, stop, sum_.playouts))
            if isinstance(reply, Behind):
                self._at = reply.at
                continue
            self._at = stop.acts
            sum_ = PlayedOut(
                sum_.playouts + reply.playouts,
                sum_.finished + reply.finished,
                [have + more for have, more in zip(sum_.wins, reply.wins, strict=True)],
                [have + more for have, more in zip(sum_.scores, reply.scores, strict=True)],
            )
        return Point(
            step=stop.step,
            share=[round(wins / sum_.playouts, 3) for wins in sum_.wins],
            scores=[round(score / sum_.finished, 2) for score in sum_.scores] if sum_.finished else None,
        )

    def _question(self, number: int, stop: Stop, first: int) -> PlayOut:
        match = self._match
        return PlayOut(
            key=self._table,
            game=match.game.name,
            edition=edition_name(match.game.edition),
            options=match.options,
            seats=len(match.players),
            setup=match.setup,
            at=self._at,
            acts=self._acts[self._at : stop.acts],
            spec=self._manner.spec,
            seed=seed_of(self._table),
            point=number,
            first=first,
            end=self._manner.playouts,
        )
