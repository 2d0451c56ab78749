"""The processes in which bots think: this worker's, asked without waiting for them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from tallgrass.server.playouts import Behind, PlayedOut, PlayOut
from tallgrass.server.refusing import Refused
from tallgrass.server.thinker import LENGTH, Broke, Check, Choose, Chosen, Question, Reply, Unsound
from tallgrass.server.turns import Turns

BEGIN_SECONDS = 60.0
"""How long a process may take to begin: that isn't the bot's time."""
CHECK_SECONDS = 60.0
"""How long the replay of a file that somebody sent may take."""
HINT_PATIENCE = 10.0
"""Seconds that somebody who wants a hint waits while bots are to move."""
PLAY_OUT_SECONDS = 60.0
"""How long a piece of an evaluation may take: usually it is a tenth of a second."""

_decoder: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


class BotFailed(Exception):
    """A bot's process died, overran, or answered nonsense; the message says which."""


class Thinkers:
    """So many processes; each answers one question at a time. One that dies or overruns is replaced.

    Hints and evaluations wait while bots do, and take up one process at most.
    """

    def __init__(self, editions: Path | None, size: int, seconds: float) -> None:
        """`seconds`: how long a bot may take for a decision."""
        self._arguments = [] if editions is None else [str(editions)]
        self._seconds = seconds
        # None: one that is yet to be begun.
        nothing: list[asyncio.subprocess.Process | None] = [None] * size
        self._turns = Turns(nothing)
        self._all: set[asyncio.subprocess.Process] = set()

    async def choose(self, question: Choose) -> int:
        """A bot's answer. Raises BotFailed if there is none."""
        return _chosen(question, await self._ask(question, self._seconds))

    async def hint(self, question: Choose) -> int:
        """The same for somebody who wants a hint: bots that are to move come first, at his table too.

        Raises:
            BotFailed: if there is no answer.
            Refused: if bots were to move all the time.
        """
        try:
            reply = await self._ask(question, self._seconds, patient=True, patience=HINT_PATIENCE)
        except TimeoutError:
            raise Refused("busy", "The bots have much to do; ask again in a while.") from None
        return _chosen(question, reply)

    async def check(self, question: Check) -> None:
        """Replay a match file that somebody sent.

        Raises:
            Refused: with what is wrong with it.
        """
        try:
            reply = await self._ask(question, CHECK_SECONDS)
        except BotFailed as error:
            raise Refused("file", f"The file couldn't be checked: {error}.") from None
        if isinstance(reply, Unsound):
            raise Refused(reply.code, reply.reason)
        if isinstance(reply, Broke):
            raise Refused("file", "The file couldn't be checked.")

    async def play_out(self, question: PlayOut) -> PlayedOut | Behind:
        """A piece of an evaluation, which waits as long as bots do. Raises BotFailed if there is none."""
        reply = await self._ask(question, PLAY_OUT_SECONDS, patient=True)
        if not isinstance(reply, PlayedOut | Behind):
            raise _broke(reply)
        return reply

    async def _ask(
        self, question: Question, seconds: float, *, patient: bool = False, patience: float | None = None
    ) -> Reply:
        """Ask as soon as it is one's turn, and within `patience` seconds. Raises TimeoutError after these."""
        async with asyncio.timeout(patience):
            process = await self._turns.take(patient=patient)
        try:
            if process is None:
                process = await self._new()
                async with _at_most(BEGIN_SECONDS):
                    await _reply(process)
            async with _at_most(seconds):
                return await _exchange(process, msgspec.json.encode(question))
        except BaseException as error:
            self._without(process)
            process = None
            if isinstance(error, OSError | EOFError):
                raise BotFailed("its process ended") from None
            raise
        finally:
            self._turns.give(process, patient=patient)

    async def _new(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tallgrass.server.thinker",
            *self._arguments,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._all.add(process)
        return process

    def _without(self, process: asyncio.subprocess.Process | None) -> None:
        """End a process, if there is one, so that another one is begun in its place."""
        if process is not None:
            self._all.discard(process)
            with suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """End the processes."""
        ended = list(self._all)
        for process in ended:
            self._without(process)
        await asyncio.gather(*(process.wait() for process in ended))


def _chosen(question: Choose, reply: Reply) -> int:
    """Raises BotFailed if that is no answer."""
    if not isinstance(reply, Chosen):
        raise _broke(reply)
    if reply.action not in question.legal:
        raise BotFailed("it did what can't be done")
    return reply.action


def _broke(reply: Reply) -> BotFailed:
    return BotFailed(f"it broke: {reply.reason if isinstance(reply, Broke) else reply}")


@asynccontextmanager
async def _at_most(seconds: float) -> AsyncIterator[None]:
    """Raises BotFailed if it takes longer."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise BotFailed(f"it took more than {seconds:g} seconds") from None


async def _exchange(process: asyncio.subprocess.Process, data: bytes) -> Reply:
    """Raises EOFError or OSError if the process is gone."""
    assert process.stdin is not None
    process.stdin.write(len(data).to_bytes(LENGTH, "big") + data)
    await process.stdin.drain()
    return await _reply(process)


async def _reply(process: asyncio.subprocess.Process) -> Reply:
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH)
    return _decoder.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))
