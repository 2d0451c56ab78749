"""What the questions about the map of Plains Indian Wars have in common: a view and its words, and tables."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tallgrass.games.plains_indian_wars.told_odds import told_odds
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.games.plains_indian_wars.words import PlainsWords
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View


def both(view: View, words: Words) -> tuple[PlainsView, PlainsWords]:
    """As they are for this game."""
    assert isinstance(view, PlainsView)
    assert isinstance(words, PlainsWords)
    return view, words


def rows_of_two() -> Table:
    """For what is told of something: what it is about, and that."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    return table


def odds(view: View, words: Words, typed: str) -> RenderableType:
    """What the game tells of a fight."""
    view, words = both(view, words)
    told = told_odds(view, words, typed)
    parts: list[RenderableType] = []
    for figures in told:
        table = rows_of_two()
        for row in figures.rows:
            table.add_row(*row)
        parts += [Text(figures.title, "bold"), table]
    return Group(*parts, Text(told[-1].note, "dim"))
