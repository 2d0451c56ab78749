"""Which games there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tallgrass.kernel.game import Game


def _indian_wars() -> Game:
    from tallgrass.games.indian_wars.game import IndianWars

    return IndianWars()


def _mystic_warriors() -> Game:
    from tallgrass.games.mystic_warriors.game import MysticWarriors

    return MysticWarriors()


def _plains_indian_wars() -> Game:
    from tallgrass.games.plains_indian_wars.edition.load import load_edition
    from tallgrass.games.plains_indian_wars.game import PlainsIndianWars

    return PlainsIndianWars(load_edition())


_GAMES: dict[str, Callable[[], Game]] = {
    "indian-wars": _indian_wars,
    "mystic-warriors": _mystic_warriors,
    "plains-indian-wars": _plains_indian_wars,
}


class UnknownGame(LookupError):
    """A name that no game has; the message lists those that there are."""

    def __str__(self) -> str:
        return str(self.args[0])


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


@cache
def game(name: str) -> Game:
    """The game of that name.

    Raises:
        UnknownGame: listing the known ones.
    """
    if name not in _GAMES:
        raise UnknownGame(f"There is no game {name!r:.80}; there are: {', '.join(_GAMES)}.")
    return _GAMES[name]()
