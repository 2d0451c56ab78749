"""Plains Indian Wars with the edition that somebody names."""

from __future__ import annotations

from pathlib import Path

from tallgrass.games.plains_indian_wars.edition.load import OURS, load_edition
from tallgrass.games.plains_indian_wars.edition.mark import marked
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.kernel.edition import EditionMark


def with_edition(source: str | Path = OURS) -> PlainsIndianWars:
    """With one of ours by its name, or one in a folder. Raises EditionError."""
    return PlainsIndianWars(load_edition(source))


def as_played(mark: EditionMark) -> PlainsIndianWars:
    """With the edition that a match names or holds. Raises EditionError."""
    return PlainsIndianWars(marked(mark))
