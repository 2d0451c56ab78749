"""The bots by name. A spec is a name and parameters: `random`, `ismcts:seconds=1,threads=2`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tallgrass.bots.base import Bot
from tallgrass.bots.indian_wars import IndianWarsHeuristic
from tallgrass.bots.mystic_warriors import MysticWarriorsHeuristic
from tallgrass.bots.random_bot import RandomBot
from tallgrass.kernel.game import Game
from tallgrass.kernel.options import Option, OptionError, Options, settle


class UnknownBot(LookupError):
    """A spec names no bot of the game, or a parameter that it doesn't take; the message says which exist."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True)
class BotKind:
    """A bot as a person chooses it; `make` gets values for `parameters` and the game to be played."""

    name: str
    sentence: str
    make: Callable[[Options, Game], Bot]
    parameters: tuple[Option, ...] = ()


def _plains(_options: Options, game: Game) -> Bot:
    """Imported late, as the game is: its editions take a while."""
    from tallgrass.bots.plains_indian_wars.heuristic import PlainsHeuristic
    from tallgrass.games.plains_indian_wars.game import PlainsIndianWars

    assert isinstance(game, PlainsIndianWars), game
    return PlainsHeuristic(game)


_RANDOM = BotKind("random", "Plays at random.", lambda _options, _game: RandomBot())
_HEURISTICS = {
    "indian-wars": BotKind(
        "heuristic",
        "Exchanges what is worth less than a new card, lays all it has, uses cards twice, plays Aftermath.",
        lambda _options, _game: IndianWarsHeuristic(),
    ),
    "mystic-warriors": BotKind(
        "heuristic",
        "Goes on the raid that promises most, keeps what raids need, and trades what it can spare.",
        lambda _options, _game: MysticWarriorsHeuristic(),
    ),
    "plains-indian-wars": BotKind(
        "heuristic",
        "Takes regions and fights at good odds, escorts or hunts wagons, holds or denies the railheads.",
        _plains,
    ),
}


def bots(game: str) -> tuple[BotKind, ...]:
    """The kinds of bots that can play a game, from the weakest to the strongest."""
    heuristic = _HEURISTICS.get(game)
    return (_RANDOM,) if heuristic is None else (_RANDOM, heuristic)


def strongest(game: str) -> str:
    """The spec of the strongest bot for a game."""
    return bots(game)[-1].name


def bot(spec: str, game: Game) -> Bot:
    """A bot for a game by its spec.

    Raises:
        UnknownBot: listing the known names or parameters.
    """
    name, _, given = spec.partition(":")
    kinds = {kind.name: kind for kind in bots(game.name)}
    if name not in kinds:
        raise UnknownBot(f"There is no bot {name!r:.80} for {game.name}; there are: {', '.join(kinds)}.")
    pairs = [word.partition("=") for word in given.split(",") if word]
    try:
        options = settle(kinds[name].parameters, {key: value for key, _, value in pairs})
    except OptionError as error:
        raise UnknownBot(f"Bot {name!r}: {error}") from None
    return kinds[name].make(options, game)
