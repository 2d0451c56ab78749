"""The table of a game's actions: a number and a name for each thing that can be done.

Numbers are for masks and search, names for people: `verb:noun[:count]`, lower case. The names
stand in logs, files and protocols, so a name once given keeps its meaning.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 100
"""Letters of an action's name."""

_NAME = re.compile(r"[a-z0-9-]+(:[A-Za-z0-9-]+){0,2}")


def slug(text: str) -> str:
    """A printed name as it stands in an action: 'Clubs & Shields' -> 'clubs-and-shields'."""
    words = re.findall(r"[a-z0-9]+", text.lower().replace("&", " and ").replace("'", ""))
    return "-".join(words)


class ActionTable:
    """The names of all actions of a game, in the order of their numbers."""

    __slots__ = ("_numbers", "names")
    names: tuple[str, ...]
    _numbers: dict[str, int]

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self._numbers = {name: number for number, name in enumerate(self.names)}
        for name in self.names:
            if not _NAME.fullmatch(name):
                raise ValueError(f"{name!r} isn't a name for an action: verb:noun:count, a-z 0-9 and hyphens")
            if len(name) > LONGEST:
                raise ValueError(f"{name!r} is too long for an action: at most {LONGEST} letters")
        if len(self._numbers) != len(self.names):
            raise ValueError("two actions have the same name")

    def __len__(self) -> int:
        return len(self.names)

    def name(self, number: int) -> str:
        """The name of an action. Raises ValueError for a number outside the table."""
        self.check(number)
        return self.names[number]

    def number(self, name: str) -> int | None:
        """The number of an action, None if there is none of that name."""
        return self._numbers.get(name)

    def check(self, number: int) -> None:
        """Raises ValueError for a number outside the table."""
        if not 0 <= number < len(self.names):
            raise ValueError(f"there is no action {number}; they run from 0 to {len(self.names) - 1}")
