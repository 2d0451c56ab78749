"""Chance: the only source of randomness, handed to whatever needs it.

`below(n)` answers a whole number from 0 to n - 1. A draw asks which of a pile's cards, counted in
ascending order, comes; a die asks for a side. The fair, verifiable source is in `fair`.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

from mypy_extensions import mypyc_attr

from tallgrass.kernel.piles import Pile

Outcome = tuple[int, int]
"""What was asked and what came: (n, k) with 0 <= k < n."""


class ScriptError(Exception):
    """A script of outcomes ran out, or doesn't fit what was asked of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """A source of randomness."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others; n is at least 1."""

    def draw(self, pile: Pile, count: int) -> Pile:
        """Take cards at random from an ascending pile that holds as many; in the order in which they come."""
        size = len(pile)
        return [pile.pop(self.below(left)) for left in range(size, size - count, -1)]


class FastChance(Chance):
    """A fast generator for simulations: reproducible, but not verifiable.

    The stream is a function of (seed, match, stream) alone, so match `match` of a run is the
    same however the run is divided among processes. `stream` keeps apart what must not disturb
    each other within a match: 0 deals, i + 1 serves the bot in seat i.
    """

    __slots__ = ("_random",)
    _random: Callable[[], float]

    def __init__(self, seed: int, match: int = 0, stream: int = 0) -> None:
        self._random = random.Random(f"{seed}/{match}/{stream}").random

    def below(self, n: int) -> int:
        # 53 random bits: for the n of a game (at most a few hundred) the bias is below 2 ** -44.
        return int(self._random() * n)

    def draw(self, pile: Pile, count: int) -> Pile:
        # As in Chance, without a call for each card.
        random = self._random
        if count == 1:
            return [pile.pop(int(random() * len(pile)))]
        size = len(pile)
        drawn = []
        for left in range(size, size - count, -1):
            drawn.append(pile.pop(int(random() * left)))
        return drawn


class ScriptedChance(Chance):
    """Outcomes written down beforehand, for tests and replays.

    An item is a plain `k`, or `(n, k)` if it is to fit one question only.

    Raises:
        ScriptError: from `below`, if the script has run out or the next item doesn't fit; the
            message says what was asked. From `finish`, if items are left over.
    """

    __slots__ = ("_script", "_used")
    _script: list[int | Outcome]
    _used: int

    def __init__(self, script: Iterable[int | Outcome] = ()) -> None:
        self._script = list(script)
        self._used = 0

    def below(self, n: int) -> int:
        place = self._used
        if place == len(self._script):
            raise ScriptError(f"the script has run out after {place} outcomes; below({n}) was asked")
        item = self._script[place]
        if isinstance(item, int):
            k = item
        else:
            size, k = item
            if size != n:
                raise ScriptError(
                    f"outcome {place + 1} of the script answers below({size}), but below({n}) was asked"
                )
        if not 0 <= k < n:
            raise ScriptError(f"outcome {place + 1} of the script is {k}, but below({n}) was asked")
        self._used = place + 1
        return k

    def finish(self) -> None:
        """Say that nothing more will be asked: what is left over is an error."""
        left = len(self._script) - self._used
        if left:
            raise ScriptError(f"{left} of {len(self._script)} outcomes of the script were never asked for")


class RecordingChance(Chance):
    """Passes every question on to another source and notes what came."""

    __slots__ = ("_inner", "_noted")
    _inner: Chance
    _noted: list[Outcome]

    def __init__(self, inner: Chance) -> None:
        self._inner = inner
        self._noted = []

    def below(self, n: int) -> int:
        k = self._inner.below(n)
        self._noted.append((n, k))
        return k

    def take(self) -> list[Outcome]:
        """What came since the last `take`."""
        noted = self._noted
        self._noted = []
        return noted
