"""Whose turn it is to use one of several things, each of which serves one at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Things that are taken and given back.

    Those who are patient wait while anybody else does, and one of them at a time has a thing. Otherwise
    whoever comes first is served first.
    """

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._waiting: dict[bool, deque[asyncio.Future[T]]] = {False: deque(), True: deque()}
        self._patient_has_one = False

    async def take(self, *, patient: bool = False) -> T:
        """Wait for one's turn."""
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting[patient].append(turn)
        self._deal_out()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result(), patient=patient)  # it came too late
            with suppress(ValueError):
                self._waiting[patient].remove(turn)
            raise

    def give(self, thing: T, *, patient: bool = False) -> None:
        """Give one back, or another one in its place; `patient`: as it was taken."""
        if patient:
            self._patient_has_one = False
        self._free.append(thing)
        self._deal_out()

    def _deal_out(self) -> None:
        while self._free and (turn := self._first()) is not None:
            turn.set_result(self._free.popleft())

    def _first(self) -> asyncio.Future[T] | None:
        """Who is to have the next one."""
        for patient, waiting in self._waiting.items():
            if patient and self._patient_has_one:
                return None
            while waiting:
                turn = waiting.popleft()
                if not turn.done():  # else he has gone
                    self._patient_has_one |= patient
                    return turn
        return None
