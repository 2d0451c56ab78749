"""Recording golden games: whole matches as files, each with its complete log beside it.

    python -m tests.golden.record             plays all RECIPES again, and writes match files and logs
    python -m tests.golden.record NAME ...    only these
    python -m tests.golden.record --logs      leaves the matches alone and writes the logs anew from them
    python -m tests.golden.record --find END STYLE
                                              prints seeds of Indian Wars that end so (draw, below, won)

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
from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.kernel import fair, files
from tallgrass.kernel.actions import slug
from tallgrass.kernel.chance import Chance, FastChance
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import Result
from tallgrass.kernel.options import Value

HOME = Path(__file__).parent
"""There is a folder here for each game."""


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """How a golden game is played, and a sentence on what it is there for."""

    shows: str
    seed: int
    style: str
    game: str = "indian-wars"
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


INDIAN_WARS = {
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
MYSTIC_WARRIORS = {
    "omens-and-declined-trades": Recipe(
        shows="Two have read omens; offers are declined by both sides; a raid flips known cards.",
        game="mystic-warriors",
        seats=3,
        seed=9,
        style="reading",
        options={"feathers": 1},
    ),
    "a-hand-given-away-whole": Recipe(
        shows="Trades after which others know less; a gathering with the only other card.",
        game="mystic-warriors",
        seats=3,
        seed=8,
        style="gathering",
        options={"feathers": 1},
    ),
    "luck-before-the-action": Recipe(
        shows="Two play; a Luck card before the action, one card above the limit.",
        game="mystic-warriors",
        seed=3,
        style="raiding",
        options={"feathers": 1},
    ),
    "six-raid-over-a-reshuffle": Recipe(
        shows="Six play; the deck runs out in the middle of a raid.",
        game="mystic-warriors",
        seats=6,
        seed=7,
        style="raiding",
        options={"feathers": 1},
    ),
    "no-luck-after-a-raid": Recipe(
        shows="The option of MW-10 is on, and ends a turn.",
        game="mystic-warriors",
        seats=3,
        seed=5,
        style="trading",
        options={"feathers": 1, "luck_without_raid_only": True},
    ),
    "luck-after-a-raid": Recipe(
        shows="A gathering whose cards are in the deck that it draws from.",
        game="mystic-warriors",
        seed=2,
        style="gathering",
        options={"feathers": 3},
    ),
    "luck-against-a-single-card": Recipe(
        shows="Hands run low.", game="mystic-warriors", seed=4, style="raiding", options={"feathers": 3}
    ),
    "luck-against-an-empty-hand": Recipe(
        shows="Six play, and every legal action is as likely as the others.",
        game="mystic-warriors",
        seats=6,
        seed=31,
        style="any",
        options={"feathers": 1},
    ),
    "an-omen-with-nothing-to-see": Recipe(
        shows="The deck is empty when an omen is read.",
        game="mystic-warriors",
        seed=1,
        style="any",
        options={"feathers": 3},
    ),
    "a-pipeholder-in-a-short-game": Recipe(
        shows="All four raids; the one with ten feathers leads the last.",
        game="mystic-warriors",
        seed=25,
        style="leading",
        options={"feathers": 14},
    ),
    "omens-and-gatherings": Recipe(
        shows="Two who read omens as often as they can, and gather their tribes.",
        game="mystic-warriors",
        seed=109,
        style="reading",
        options={"feathers": 3},
    ),
    "three-lead-raids": Recipe(
        shows="Three who collect the cards of raids, and make many.",
        game="mystic-warriors",
        seats=3,
        seed=157,
        style="leading",
        options={"feathers": 6},
    ),
    "a-warrior-gives-up": Recipe(
        shows="One of two gives up in the middle of a turn.",
        game="mystic-warriors",
        seed=2,
        style="trading",
        resign=70,
    ),
    "three-take-back-and-stop": Recipe(
        shows="Undos, free and by consent of the others; another player in a seat; no result.",
        game="mystic-warriors",
        seats=3,
        seed=5,
        style="any",
        options={"first_seat": 3},
        undo=9,
        consent=True,
        hand_over=50,
        stop=220,
    ),
}
RECIPES = {**INDIAN_WARS, **MYSTIC_WARRIORS}


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


def _preferring(*verbs: str) -> Style:
    """Does, three times of four, what comes first in a list of verbs; else anything at all."""

    def choose(names: list[str], chance: Chance) -> str:
        for verb in verbs if chance.below(4) else ():
            better = [name for name in names if name.partition(":")[0] == verb]
            if better:
                return _any_of(better, chance)
        return _any_of(names, chance)

    return choose


_TYPES = {f"discard:{slug(card.name)}": card.type for card in CARDS}
_RAIDERS = {"spirit": 2, "tribe": 1, "weapon": 2, "dress": 2, "approach": 2}


def _leading(names: list[str], chance: Chance) -> str:
    """Collects a hand for the Pipeholder Raid; before it may lead one, it raids with a part of that hand."""
    raids = [name for name in names if name.startswith("raid:")]
    if "no-raid" in names:
        return raids[-1] if "raid:revenge" in raids else "no-raid"
    if names[0].startswith("discard:"):
        kinds = [_TYPES[name] for name in names]
        surplus = [name for name in names if kinds.count(_TYPES[name]) > _RAIDERS.get(_TYPES[name], 0)]
        return _any_of(surplus or names, chance)
    if "small-game" in names:
        return _any_of([name for name in names if name.startswith("play:")] or ["small-game"], chance)
    return _any_of(names, chance)


STYLES: dict[str, Style] = {
    "any": _any_of,
    "eager": _eager,
    "exchanging": _exchanging,
    "sparing": _sparing,
    "raiding": _preferring("raid", "lay", "play", "small-game", "luck"),
    "trading": _preferring("trade", "offer", "accept", "raid", "lay", "luck", "play"),
    "reading": _preferring("omen", "raid", "lay", "luck", "gather"),
    "leading": _leading,
    "gathering": _preferring("gather", "play", "raid", "lay"),
}


# --- playing


def play(recipe: Recipe) -> Match:
    """The match of a recipe."""
    game = tallgrass.game(recipe.game)
    seats = recipe.seats
    dealing = fair.deal_again(recipe.seed, [""] * seats)
    match = Match(game, ["random"] * seats, game.settle(recipe.options), dealing=dealing)
    chance = FastChance(recipe.seed, 0, 1)
    style = STYLES[recipe.style]
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


def paths(game: str = "*") -> list[Path]:
    """The golden match files, of one game or of all."""
    return sorted(HOME.glob(f"{game}/*.json"))


def write_log(path: Path, match: Match) -> None:
    """Put the log of a match beside its file."""
    path.with_suffix(".log").write_text("\n".join(log(match)) + "\n", encoding="utf-8")


def record(name: str) -> None:
    """Play a recipe and write what came of it. A match that was stopped keeps its seed, to be checked by."""
    recipe = RECIPES[name]
    match = play(recipe)
    path = HOME / recipe.game / f"{name}.json"
    path.parent.mkdir(exist_ok=True)
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
        result = play(Recipe(shows="", seed=seed, style=style)).result
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
        for name in arguments or RECIPES:
            record(name)


if __name__ == "__main__":
    main(sys.argv[1:])
