"""The golden games of Plains Indian Wars."""

from __future__ import annotations

from tallgrass.kernel.chance import Chance
from tests.golden.recipe import Recipe

_QUIET = ("done", "stay", "go", "stop", "keep", "no-ambush", "muster", "agree", "break-off")


def quiet(names: list[str], chance: Chance) -> str:
    """Does as little as can be; else what is listed first."""
    return next((name for name in _QUIET if name in names), names[0])


RECIPES: dict[str, Recipe] = {}
