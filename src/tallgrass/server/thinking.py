"""The processes in which bots think: this worker's, asked without waiting for them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from tallgrass.server.refusing import Refused
from tallgrass.server.thinker import LENGTH, Broke, Check, Choose, Chosen, Question, Reply, Unsound

BEGIN_SECONDS = 60.0
"""How long a process may take to begin: that isn't the bot's time."""
CHECK_SECONDS = 60.0
"""How long the replay of a file that somebody sent may take."""

_decoder: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


class BotFailed(Exception):
    """A bot's process died, overran, or answered nonsense; the message says which."""


class Thinkers:
    """So many processes; each answers one question at a time. One that dies or overruns is replaced."""

    def __init__(self, editions: Path | None, size: int, seconds: float) -> None:
        """`seconds`: how long a bot may take for a decision."""
        self._arguments = [] if editions is None else [str(editions)]
        self._seconds = seconds
        # Those that have nothing to do; None: one that is yet to be begun.
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(size):
            self._free.put_nowait(None)

    async def choose(self, question: Choose) -> int:
        """A bot's answer. Raises BotFailed if there is none."""
        reply = await self._ask(question, self._seconds)
        if not isinstance(reply, Chosen):
            raise BotFailed(f"it broke: {reply.reason if isinstance(reply, Broke) else reply}")
        if reply.action not in question.legal:
            raise BotFailed("it did what can't be done")
        return reply.action

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

    async def _ask(self, question: Question, seconds: float) -> Reply:
        process = await self._free.get()
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
            self._free.put_nowait(process)

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
