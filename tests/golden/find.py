"""Looking for seeds of Indian Wars whose matches end in some way.

python -m tests.golden.find END STYLE     prints some that end so (draw, below, won) in a style
(any, eager, exchanging, sparing)
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from tallgrass.kernel.messages import Result
from tests.golden.recipe import Recipe, Style, any_of
from tests.golden.recipes_indian_wars import eager, exchanging, sparing
from tests.golden.record import play


def _draw(result: Result) -> bool:
    return not result.winners


def _below(result: Result) -> bool:
    return bool(result.winners) and max(result.scores) <= 0


def _won(result: Result) -> bool:
    return max(result.scores) > 0


ENDS: dict[str, Callable[[Result], bool]] = {"draw": _draw, "below": _below, "won": _won}


STYLES: dict[str, Style] = {"any": any_of, "eager": eager, "exchanging": exchanging, "sparing": sparing}


def find(end: str, style: str, *, most: int = 10, seeds: int = 5000) -> list[int]:
    """The first seeds of matches in a style that end so."""
    found: list[int] = []
    for seed in range(seeds):
        result = play("indian-wars", Recipe(shows="", seed=seed, style=STYLES[style])).result
        if result is not None and ENDS[end](result):
            found.append(seed)
        if len(found) == most:
            break
    return found


if __name__ == "__main__":
    print(*find(*sys.argv[1:]))
