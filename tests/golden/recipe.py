"""What a recipe of a golden game says, and styles: how what it leaves open is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from tallgrass.kernel.chance import Chance
from tallgrass.kernel.game import Game
from tallgrass.kernel.options import Value

# --- styles: how an action is chosen from the legal ones, by their names

Style = Callable[[list[str], Chance], str]


def any_of(names: list[str], chance: Chance) -> str:
    """Every legal action is as likely as the others."""
    return names[chance.below(len(names))]


def preferring(*verbs: str) -> Style:
    """Does, three times of four, what comes first in a list of verbs; else anything at all."""

    def choose(names: list[str], chance: Chance) -> str:
        for verb in verbs if chance.below(4) else ():
            better = [name for name in names if name.partition(":")[0] == verb]
            if better:
                return any_of(better, chance)
        return any_of(names, chance)

    return choose


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A story of Plains Indian Wars: what is drawn, thrown and done, turn by turn; see `telling`."""

    turns: tuple[str, ...]
    draws: Mapping[str, str] = {}
    """By deck: the cards in the order in which they are drawn, `Gall, Red Cloud`; any, when they run out."""


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """How a golden game is played, and a sentence on what it is there for."""

    shows: str
    seed: int = 0
    style: Style
    seats: int = 2
    options: dict[str, Value] = {}
    undo: int = 0
    """After one act of so many somebody takes back, if he may; 0: never."""
    consent: bool = False
    """Whether the others agree where it takes that."""
    hand_over: int | None = None
    resign: int | None = None
    stop: int | None = None
    """The numbers of the entries at which such a thing happens."""
    told: Told | None = None
    """What the story says is done; the style chooses where it says nothing."""
    own_edition: Callable[[], Game] | None = None
    """The game with an edition that isn't ours."""
