"""Questions about the map: reading the places that a person types."""

from __future__ import annotations

import re

from tallgrass.games.plains_indian_wars.nouns import row
from tallgrass.games.plains_indian_wars.words import PlainsWords
from tallgrass.kernel.game import CantAnswer


def plain(text: str) -> str:
    """Letters and figures only."""
    return re.sub(r"[^a-z0-9]+", "", text.lower())


def place_of(words: PlainsWords, typed: str, command: str) -> int:
    """The place of a code or a name, or of the beginning of a name."""
    board = words.board
    wanted = plain(typed)
    if not wanted:
        raise CantAnswer("Which region?", f"Type {command} and its code or name, such as: {command} N7")
    codes, names = [plain(code) for code in board.codes], [plain(name) for name in board.names]
    if wanted in codes:
        return codes.index(wanted)
    # Editions may give several regions one name.
    found = [place for place, name in enumerate(names) if name == wanted]
    found = found or [place for place, name in enumerate(names) if name.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        raise CantAnswer(f"{typed!r} could be {row([words.nouns.place(place) for place in found], 'or')}.")
    raise CantAnswer(f"There is no region {typed!r}; the map shows their codes.")
