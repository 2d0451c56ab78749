"""Bots that are to move come before people who want a hint."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tallgrass.server import thinking
from tallgrass.server.bots import question_of
from tallgrass.server.refusing import Refused
from tallgrass.server.thinker import Choose
from tallgrass.server.thinking import Thinkers
from tallgrass.server.turns import Turns
from tests.server.inside import Worker, new_store


class Queue:
    """Those who take a thing; each keeps it until told to give it back."""

    def __init__(self, things: int) -> None:
        self.turns = Turns(range(things))
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, asyncio.Event] = {}

    async def come(self, *names: str) -> None:
        """Names that begin with `h` are of those who are patient."""
        for name in names:
            self._done[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._use(name))
        await settled()

    async def _use(self, name: str) -> None:
        patient = name.startswith("h")
        thing = await self.turns.take(patient=patient)
        self.served.append(name)
        await self._done[name].wait()
        self.turns.give(thing, patient=patient)

    async def done(self, *names: str) -> None:
        """These give back what they have."""
        for name in names:
            self._done[name].set()
            await settled()


async def settled() -> None:
    """Let all tasks go as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


def run(things: int, work: Callable[[Queue], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work(Queue(things)))


def test_the_patient_wait_while_others_do() -> None:
    async def work(queue: Queue) -> None:
        await queue.come("b1", "h1", "h2", "b2", "b3")
        assert queue.served == ["b1"]
        await queue.done("b1", "b2", "b3", "h1")
        assert queue.served == ["b1", "b2", "b3", "h1", "h2"]

    run(1, work)


def test_one_of_the_patient_at_a_time_is_served() -> None:
    async def work(queue: Queue) -> None:
        await queue.come("h1", "h2", "h3", "b1")
        assert queue.served == ["h1", "b1"]
        await queue.done("b1")
        assert queue.served == ["h1", "b1"]
        await queue.done("h1")
        assert queue.served == ["h1", "b1", "h2"]
        await queue.come("b2")
        assert queue.served[-1] == "b2"

    run(2, work)


def test_whoever_leaves_takes_nothing_along() -> None:
    async def work(queue: Queue) -> None:
        await queue.come("b1", "h1", "h2", "b2", "b3")
        queue.tasks["b2"].cancel()
        queue.tasks["h1"].cancel()
        await queue.done("b1")
        assert queue.served == ["b1", "b3"]
        await queue.done("b3")
        assert queue.served == ["b1", "b3", "h2"]

    run(1, work)


def test_what_comes_too_late_is_the_next_ones() -> None:
    async def work() -> None:
        turns = Turns(["thing"])
        await turns.take()
        late = asyncio.create_task(turns.take(patient=True))
        await settled()
        turns.give("thing")
        late.cancel()  # before it has noticed that it has one
        with pytest.raises(asyncio.CancelledError):
            await late
        async with asyncio.timeout(5):
            assert await turns.take(patient=True) == "thing"

    asyncio.run(work())


async def _question(folder: Path, work: Callable[[Choose], Awaitable[None]]) -> None:
    async with new_store(folder) as store:
        live = await (await Worker.at(store)).table("you", "you", clock=None)
        async with live.lock:
            playing = await live.begun()
            question = question_of(live, playing, playing.to_move()[0], "heuristic")
        await work(question)


def test_a_bots_move_comes_before_hints_that_were_asked_for_earlier(tmp_path: Path) -> None:
    async def work(question: Choose) -> None:
        thinkers = Thinkers(None, 1, 30.0)
        order: list[str] = []

        async def ask(name: str, what: Callable[[Choose], Awaitable[int]]) -> None:
            assert await what(question) in question.legal
            order.append(name)

        tasks = [asyncio.create_task(ask("first", thinkers.choose))]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(ask("hint", thinkers.hint)) for _ in range(3)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(ask("bot", thinkers.choose)) for _ in range(2)]
        await asyncio.gather(*tasks)
        await thinkers.close()
        assert order == ["first", "bot", "bot", "hint", "hint", "hint"]

    asyncio.run(_question(tmp_path, work))


def test_who_waits_too_long_for_a_hint_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "HINT_PATIENCE", 0.0)

    async def work(question: Choose) -> None:
        thinkers = Thinkers(None, 0, 30.0)
        with pytest.raises(Refused) as refused:
            async with asyncio.timeout(5):
                await thinkers.hint(question)
        assert refused.value.code == "busy"

    asyncio.run(_question(tmp_path, work))
