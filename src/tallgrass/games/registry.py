"""Which games there are, by name, and with which editions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from tallgrass.kernel.edition import EditionError, EditionMark
from tallgrass.kernel.files import FileError
from tallgrass.kernel.game import Game
from tallgrass.kernel.record import MatchFile


def _indian_wars() -> Game:
    from tallgrass.games.indian_wars.game import IndianWars

    return IndianWars()


def _mystic_warriors() -> Game:
    from tallgrass.games.mystic_warriors.game import MysticWarriors

    return MysticWarriors()


def _plains_indian_wars() -> Game:
    from tallgrass.games.plains_indian_wars.opening import with_edition

    return with_edition()


def _plains_indian_wars_with(source: str | Path) -> Game:
    from tallgrass.games.plains_indian_wars.opening import with_edition

    return with_edition(source)


def _plains_indian_wars_as_played(mark: EditionMark) -> Game:
    from tallgrass.games.plains_indian_wars.opening import as_played

    return as_played(mark)


_GAMES: dict[str, Callable[[], Game]] = {
    "indian-wars": _indian_wars,
    "mystic-warriors": _mystic_warriors,
    "plains-indian-wars": _plains_indian_wars,
}
# Of the games that have editions: with one by its name or from a folder, and with one that a match names.
_WITH: dict[str, Callable[[str | Path], Game]] = {"plains-indian-wars": _plains_indian_wars_with}
_AS_PLAYED: dict[str, Callable[[EditionMark], Game]] = {"plains-indian-wars": _plains_indian_wars_as_played}


class UnknownGame(LookupError):
    """A name that no game has; the message lists those that there are."""

    def __str__(self) -> str:
        return str(self.args[0])


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def game(name: str, edition: str | Path | None = None) -> Game:
    """The game of that name, with an edition: one of ours by its name, or a folder; None: with ours.

    A folder is read anew each time. Whoever serves others lets them name none.

    Raises:
        UnknownGame: listing the known ones.
        EditionError: if the edition can't be used, with all that is wrong; or if the game has none.
    """
    ours = _ours(name)
    if edition is None:
        return ours
    if name not in _WITH:
        raise EditionError(f"{ours.title} has no editions; leave the edition away.")
    opened = _WITH[name](edition)
    return ours if opened.edition == ours.edition else opened


def marked_game(name: str, mark: EditionMark | None) -> Game:
    """The game of that name as a match or a study was played: with the edition that it names or holds.

    Raises:
        UnknownGame: listing the known ones.
        EditionError: if that edition can't be used, or isn't the one that is here.
    """
    ours = _ours(name)
    if mark is None or mark == ours.edition:
        return ours
    if name not in _AS_PLAYED:
        raise EditionError(f"{ours.title} has no editions, and so not {mark}.")
    return _AS_PLAYED[name](mark)


def game_of(document: MatchFile) -> Game:
    """The game that a match was played with.

    Raises:
        UnknownGame: listing the known ones.
        FileError: if its edition can't be used or isn't here; the sentence lacks its subject.
    """
    try:
        return marked_game(document.game, document.mark())
    except EditionError as error:
        raise FileError(f"can't be opened with its edition. {error}") from None


@cache
def _ours(name: str) -> Game:
    if name not in _GAMES:
        raise UnknownGame(f"There is no game {name!r:.80}; there are: {', '.join(_GAMES)}.")
    return _GAMES[name]()
