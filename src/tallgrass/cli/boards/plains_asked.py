"""What the questions about the map of Plains Indian Wars have in common: reading a place, and a table."""

from __future__ import annotations

import re

from rich.table import Table

from tallgrass.cli.boards.base import CantAnswer
from tallgrass.games.plains_indian_wars.nouns import row
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.games.plains_indian_wars.words import PlainsWords
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View


def both(view: View, words: Words) -> tuple[PlainsView, PlainsWords]:
    """As they are for this game."""
    assert isinstance(view, PlainsView)
    assert isinstance(words, PlainsWords)
    return view, words


def plain(text: str) -> str:
    """Letters and figures only."""
    return re.sub(r"[^a-z0-9]+", "", text.lower())


def place_of(words: PlainsWords, typed: str, command: str) -> int:
    """The place of a code or a name, or of the beginning of a name."""
    board = words.board
    wanted = plain(typed)
    if not wanted:
        raise CantAnswer(f"Which region? Type {command} and its code or name, such as: {command} N7")
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


def rows_of_two() -> Table:
    """For what is told of something: what it is about, and that."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    return table
