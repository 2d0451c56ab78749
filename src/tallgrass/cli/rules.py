"""The rules of a game as text."""

from __future__ import annotations

import textwrap

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from tallgrass.kernel.game import Game


def one_rule(game: Game, identity: str) -> str | None:
    """A rule by its id, in any case, with its hyphen or without; None if there is none."""
    wanted = identity.strip().lower()
    for known, (title, text) in game.rule_texts().items():
        if wanted in (known.lower(), known.lower().replace("-", ""), known.lower().replace("-", " ")):
            return f"{known}  {title}\n{textwrap.fill(' '.join(text.split()), 78)}"
    return None


def all_rules(game: Game) -> str:
    """Every rule, in reading order."""
    return "\n\n".join(one_rule(game, identity) or "" for identity in game.rule_texts())


def rule_list(game: Game) -> RenderableType:
    """The ids and titles."""
    table = Table.grid(padding=(0, 2))
    for identity, (title, _) in game.rule_texts().items():
        table.add_row(escape(identity), escape(title))
    return table
