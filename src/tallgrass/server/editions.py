"""The games that are played here: ours, and with the editions of a folder that the operator names."""

from __future__ import annotations

from pathlib import Path

import tallgrass
from tallgrass.games.registry import UnknownGame
from tallgrass.kernel.edition import EditionError, EditionMark
from tallgrass.kernel.game import Game


def edition_name(mark: EditionMark | None) -> str | None:
    """What an edition is called in requests, if a game has editions."""
    return None if mark is None else mark.name


class Shelf:
    """Games by name and edition. What isn't on it can't be played, whatever a client sends."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` holds a folder for each edition.

        Raises:
            EditionError: if one of them can't be used.
        """
        self._games: dict[tuple[str, str | None], Game] = {}
        for name in tallgrass.games():
            ours = tallgrass.game(name)
            self._put(ours)
            if ours.edition is not None and folder is not None:
                for path in sorted(path for path in folder.iterdir() if path.is_dir()):
                    self._put(tallgrass.game(name, path))

    def _put(self, game: Game) -> None:
        mark = game.edition
        self._games.setdefault((game.name, None), game)
        if mark is not None:
            known = self._games.setdefault((game.name, mark.name), game)
            if known.edition is not None and not known.edition.same(mark):
                raise EditionError(f"There are two editions named {mark.name!r} of {game.title}.")

    def game(self, name: str, edition: str | None = None) -> Game:
        """The game of that name, with an edition by its name; None: ours.

        Raises:
            UnknownGame: if it isn't here.
        """
        try:
            return self._games[name, edition]
        except KeyError:
            pass
        if edition is None:
            tallgrass.game(name)
        known = [word for game, word in self._games if game == name and word is not None]
        there = f"there are: {', '.join(known)}" if known else "the game has none"
        raise UnknownGame(f"There is no edition {edition!r:.80} here; {there}.")

    def marked(self, name: str, mark: EditionMark | None) -> Game:
        """The game as a match was played: with the edition that it names, if it is here.

        Raises:
            UnknownGame: if it isn't.
        """
        game = self.game(name, edition_name(mark))
        if mark is not None and (game.edition is None or not game.edition.same(mark)):
            raise UnknownGame(f"The edition {mark} isn't here, only another one of that name.")
        return game

    def all(self) -> list[Game]:
        """All of them, ours first."""
        unique = {id(game): game for game in self._games.values()}
        return list(unique.values())
