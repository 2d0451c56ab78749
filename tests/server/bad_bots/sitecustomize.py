"""Bots that fail, for a server with this folder on its PYTHONPATH: Python imports this module by its name."""

from __future__ import annotations

import os
import signal

from tallgrass.bots import registry
from tallgrass.bots.base import Bot
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.messages import View


class _Dies(Bot):
    def choose(self, view: View, legal: list[int], chance: Chance) -> int:
        os._exit(3)


class _Overruns(Bot):
    def choose(self, view: View, legal: list[int], chance: Chance) -> int:
        while True:
            signal.pause()


class _Breaks(Bot):
    def choose(self, view: View, legal: list[int], chance: Chance) -> int:
        raise ZeroDivisionError("it divides by nothing")


class _Cheats(Bot):
    def choose(self, view: View, legal: list[int], chance: Chance) -> int:
        return max(legal) + 1


class _Prints(Bot):
    def choose(self, view: View, legal: list[int], chance: Chance) -> int:
        print("what a bot prints is no answer")
        return legal[0]


_BAD: tuple[type[Bot], ...] = (_Dies, _Overruns, _Breaks, _Cheats, _Prints)
_known = registry.bots


def _make(kind: type[Bot]) -> registry.BotKind:
    return registry.BotKind(kind.__name__[1:].lower(), "Fails.", lambda _options, _game: kind())


def _bots(game: str) -> tuple[registry.BotKind, ...]:
    weakest, *others = _known(game)
    return (weakest, *(_make(kind) for kind in _BAD), *others)


registry.bots = _bots
