"""Tallgrass: tabletop games of the Great Plains, with all of their rules enforced.

>>> import tallgrass
>>> tallgrass.games()
('indian-wars', 'mystic-warriors', 'plains-indian-wars')
>>> tallgrass.game("indian-wars").title
'Indian Wars'
"""

from __future__ import annotations

from pathlib import Path

from tallgrass.games.registry import UnknownGame, game, game_of, games
from tallgrass.kernel import files, replay
from tallgrass.kernel.edition import EditionError
from tallgrass.kernel.match import Match

__all__ = ["EditionError", "UnknownGame", "__version__", "game", "games", "load", "save"]
__version__ = "0.1.0"


def load(path: str | Path, *, strict: bool = True, until: int | None = None) -> Match:
    """The match in a file, after its first `until` entries (all if None); see `kernel.replay.load`.

    It is played by the edition that it names; one that isn't ours it holds.

    Raises:
        FileError: one sentence on what is wrong with the file, or with the edition in it.
        UnknownGame: if it is of a game that isn't here.
    """
    document = files.read(Path(path))
    try:
        rules = game_of(document)
        return replay.load(rules, document, strict=strict, until=until)
    except UnknownGame as error:
        raise UnknownGame(f"{path} is a match of a game that isn't here. {error}") from None
    except files.FileError as error:
        raise files.FileError(f"{path} {error}") from None


def save(match: Match, path: str | Path, *, keep_seed: bool = False) -> None:
    """Write a match to a file, whole or not at all; `keep_seed`: see `Match.document`.

    Raises:
        FileError: one sentence on why it can't be written.
    """
    files.write(Path(path), match.document(keep_seed=keep_seed))
