"""Recording golden games: whole matches as files, each with its complete log beside it.

    python -m tests.golden.record             plays all RECIPES again, and writes match files and logs
    python -m tests.golden.record NAME ...    only these
    python -m tests.golden.record --logs      leaves the matches alone and writes the logs anew from them

Run it in the project's folder. A match follows from its recipe. Most are dealt by a number, with
`fair.deal_again(seed)`, and chosen in a style with `FastChance(seed)`. A recipe that is told says itself what
is drawn, thrown and done, as far as its story goes. Record again only when the rules, or the numbers of the
actions, have changed on purpose; when only words have, `--logs` is enough. Look at the difference in
either case, and at `python -m tests.golden.report`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import tallgrass
from tallgrass.kernel import fair, files
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tests.golden import recipes_indian_wars, recipes_mystic_warriors, recipes_plains_indian_wars
from tests.golden.recipe import Recipe
from tests.golden.telling import Telling

HOME = Path(__file__).parent
"""There is a folder here for each game."""
RECIPES = {
    "indian-wars": recipes_indian_wars.RECIPES,
    "mystic-warriors": recipes_mystic_warriors.RECIPES,
    "plains-indian-wars": recipes_plains_indian_wars.RECIPES,
}

# --- playing


def _game(name: str, recipe: Recipe) -> Game:
    return tallgrass.game(name) if recipe.own_edition is None else recipe.own_edition()


def play(name: str, recipe: Recipe) -> Match:
    """The match of a recipe of a game."""
    game = _game(name, recipe)
    seats = recipe.seats
    options = game.settle(recipe.options)
    chance = FastChance(recipe.seed, 0, 1)
    if recipe.told is None:
        dealing = fair.deal_again(recipe.seed, [""] * seats)
        match = Match(game, ["random"] * seats, options, dealing=dealing)
        telling = None
    else:
        telling = Telling(recipe.told, FastChance(recipe.seed))
        match = Match(game, ["random"] * seats, options, chance=telling)
    while match.to_move():
        step = len(match.entries)
        if step == recipe.stop:
            break
        if step == recipe.resign:
            match.resign(chance.below(seats))
        elif step == recipe.hand_over:
            match.hand_over(chance.below(seats), "human")
        elif recipe.undo and chance.below(recipe.undo) == 0:
            _undo(match, chance.below(seats), agreed=recipe.consent and chance.below(4) == 0)
        if len(match.entries) == step:
            waiting = match.to_move()
            seat = waiting[chance.below(len(waiting))]
            names = [game.actions.name(action) for action in match.state.legal(seat)]
            told = None if telling is None else telling.next(match, names)
            action = game.actions.number(told or recipe.style(names, chance))
            assert action is not None
            events = match.play(seat, action)
            if telling is not None:
                telling.heard(match, events)
    if telling is not None:
        telling.finish()
    return match


def _undo(match: Match, seat: int, *, agreed: bool) -> None:
    barrier = match.undo_barrier(seat)
    if barrier is None or (agreed and barrier.code not in ("over", "nothing")):
        match.undo(seat, agreed=agreed)


def log(match: Match) -> list[str]:
    """All that happened, hidden things too, line by line as somebody would read it who may see everything."""
    words = match.game.words(seats=len(match.players))
    return [words.log(event, None) for events in match.history for event in events]


# --- files


def paths(game: str = "*") -> list[Path]:
    """The golden match files, of one game or of all."""
    return sorted(HOME.glob(f"{game}/*.json"))


def write_log(path: Path, match: Match) -> None:
    """Put the log of a match beside its file."""
    path.with_suffix(".log").write_text("\n".join(log(match)) + "\n", encoding="utf-8")


def record(game: str, name: str) -> None:
    """Play a recipe and write what came of it. A match that was stopped keeps its seed, to be checked by."""
    match = play(game, RECIPES[game][name])
    path = HOME / game / f"{name}.json"
    path.parent.mkdir(exist_ok=True)
    files.write(path, match.document(keep_seed=True))
    write_log(path, match)


def main(arguments: list[str]) -> None:
    """The command line."""
    if arguments == ["--logs"]:
        for path in paths():
            write_log(path, tallgrass.load(path))
        return
    unknown = set(arguments) - {name for recipes in RECIPES.values() for name in recipes}
    assert not unknown, f"there is no recipe {', '.join(unknown)}"
    for game, recipes in RECIPES.items():
        for name in recipes:
            if not arguments or name in arguments:
                record(game, name)


if __name__ == "__main__":
    main(sys.argv[1:])
