"""Recording golden games: whole matches as files, each with its complete log beside it.

    python -m tests.golden.record             plays all RECIPES again, and writes match files and logs
    python -m tests.golden.record NAME ...    only these
    python -m tests.golden.record --logs      leaves the matches alone and writes the logs anew from them
    python -m tests.golden.record --find END STYLE    prints seeds of matches that end so (draw, below, won)

Run it in the project's folder. A match follows from its recipe: the deal from `fair.deal_again(seed)`, the
choices from `FastChance(seed)` in a style. Record again only when the rules, or the numbers of the
actions, have changed on purpose; when only words have, `--logs` is enough. Look at the difference in
either case, and at `python -m tests.golden.report`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

import tallgrass
from tallgrass.kernel import fair, files
from tallgrass.kernel.chance import Chance, FastChance
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import Result
from tallgrass.kernel.options import Value

HOME = Path(__file__).parent / "indian-wars"
GAME = tallgrass.game("indian-wars")


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """How a golden game is played, and a sentence on what it is there for."""

    shows: str
    seed: int
    style: str
    options: dict[str, Value] = {}
    undo: int = 0
    """After one act of so many somebody takes back, if he may; 0: never."""
    consent: bool = False
    """Whether the other agrees where it takes that."""
    hand_over: int | None = None
    resign: int | None = None
    stop: int | None = None
    """The numbers of the entries at which such a thing happens."""


RECIPES = {
    "whites-win-playing-everything": Recipe(
        shows="Both play all they can and never exchange; Whites are left with chips.",
        seed=250,
        style="eager",
    ),
    "indians-win-with-exchanges": Recipe(
        shows="Both exchange nearly every turn, mostly four cards; over several reshuffles.",
        seed=53,
        style="exchanging",
    ),
    "any-legal-action": Recipe(shows="Every legal action is as likely as the others.", seed=6, style="any"),
    "sparing-and-slow": Recipe(
        shows="Both often finish while they could lay more; low and tied contests.", seed=7, style="sparing"
    ),
    "a-draw-below-zero": Recipe(shows="Both end with -1 chip: a draw.", seed=100, style="any"),
    "both-out-of-chips-and-one-wins": Recipe(
        shows="0 chips against -3: the higher number wins.", seed=57, style="exchanging"
    ),
    "wounded-knee-gives-one-extra-card": Recipe(
        shows="The option of IW-12 is on, and Wounded Knee is played.",
        seed=49,
        style="exchanging",
        options={"wounded_knee_one_extra": True},
    ),
    "given-up": Recipe(
        shows="A side gives up in the middle of a turn.", seed=0, style="exchanging", resign=180
    ),
    "taken-back-and-handed-over": Recipe(
        shows="Undos, free and by consent, and another player in a seat.",
        seed=110,
        style="any",
        undo=12,
        consent=True,
        hand_over=60,
    ),
    "stopped-without-result": Recipe(
        shows="A match that is stopped has no result.", seed=6, style="sparing", stop=220
    ),
}


# --- styles: how an action is chosen from the legal ones

Style = Callable[[list[str], Chance], str]


def _any_of(names: list[str], chance: Chance) -> str:
    return names[chance.below(len(names))]


def _eager(names: list[str], chance: Chance) -> str:
    """Plays all that can be played; finishes when nothing else is left but an exchange."""
    better = [name for name in names if name.partition(":")[0] in ("lay", "count", "play", "extra")]
    if better:
        return _any_of(better, chance)
    return names[-1]


def _exchanging(names: list[str], chance: Chance) -> str:
    """Begins with the exchange, mostly of four cards; then eager."""
    discards = [name for name in names if name.startswith("discard:")]
    if discards and chance.below(8):
        return _any_of(discards, chance)
    return _eager(names, chance)


def _sparing(names: list[str], chance: Chance) -> str:
    """Finishes, every other time, while it could do more."""
    return names[-1] if chance.below(2) else _any_of(names, chance)


STYLES: dict[str, Style] = {
    "any": _any_of,
    "eager": _eager,
    "exchanging": _exchanging,
    "sparing": _sparing,
}


# --- playing


def play(game: Game, recipe: Recipe) -> Match:
    """The match of a recipe."""
    dealing = fair.deal_again(recipe.seed, ["", ""])
    match = Match(game, ["random", "random"], game.settle(recipe.options), dealing=dealing)
    chance = FastChance(recipe.seed, 0, 1)
    style = STYLES[recipe.style]
    while match.to_move():
        step = len(match.entries)
        if step == recipe.stop:
            break
        if step == recipe.resign:
            match.resign(chance.below(2))
        elif step == recipe.hand_over:
            match.hand_over(chance.below(2), "human")
        elif recipe.undo and chance.below(recipe.undo) == 0:
            _undo(match, chance.below(2), agreed=recipe.consent and chance.below(4) == 0)
        if len(match.entries) == step:
            waiting = match.to_move()
            seat = waiting[chance.below(len(waiting))]
            names = [game.actions.name(action) for action in match.state.legal(seat)]
            action = game.actions.number(style(names, chance))
            assert action is not None
            match.play(seat, action)
    return match


def _undo(match: Match, seat: int, *, agreed: bool) -> None:
    barrier = match.undo_barrier(seat)
    if barrier is None or (agreed and barrier.code not in ("over", "nothing")):
        match.undo(seat, agreed=agreed)


def log(match: Match) -> list[str]:
    """All that happened, hidden things too, line by line as somebody would read it who may see everything."""
    words = match.game.words()
    return [words.log(event, None) for events in match.history for event in events]


# --- files


def paths() -> list[Path]:
    """The golden match files."""
    return sorted(HOME.glob("*.json"))


def write_log(path: Path, match: Match) -> None:
    """Put the log of a match beside its file."""
    path.with_suffix(".log").write_text("\n".join(log(match)) + "\n", encoding="utf-8")


def record(name: str) -> None:
    """Play a recipe and write what came of it. A match that was stopped keeps its seed, to be checked by."""
    match = play(GAME, RECIPES[name])
    path = HOME / f"{name}.json"
    files.write(path, match.document(keep_seed=True))
    write_log(path, match)


# --- looking for seeds


def _draw(result: Result) -> bool:
    return not result.winners


def _below(result: Result) -> bool:
    return bool(result.winners) and max(result.scores) <= 0


def _won(result: Result) -> bool:
    return max(result.scores) > 0


ENDS: dict[str, Callable[[Result], bool]] = {"draw": _draw, "below": _below, "won": _won}


def find(end: str, style: str, *, most: int = 10, seeds: int = 5000) -> list[int]:
    """The first seeds of matches in a style that end so."""
    found: list[int] = []
    for seed in range(seeds):
        result = play(GAME, Recipe(shows="", seed=seed, style=style)).result
        if result is not None and ENDS[end](result):
            found.append(seed)
        if len(found) == most:
            break
    return found


def main(arguments: list[str]) -> None:
    """The command line."""
    if arguments == ["--logs"]:
        for path in paths():
            write_log(path, tallgrass.load(path))
    elif arguments[:1] == ["--find"]:
        print(*find(*arguments[1:3]))
    else:
        HOME.mkdir(exist_ok=True)
        for name in arguments or RECIPES:
            record(name)


if __name__ == "__main__":
    main(sys.argv[1:])
