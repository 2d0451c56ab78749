"""What a person can choose from: a line for each action, or few for those that are many of one kind."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tallgrass.cli.boards.base import Board
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View

_IN_A_ROW = 3  # kinds beside each other, in 80 columns
Choice = tuple[int, int, str]
"""The number to type, the action and its name."""


def menu(choices: list[Choice], view: View, words: Words, board: Board) -> RenderableType:
    """In their order: all that have a verb in common stand together in any list of actions."""
    parts: list[RenderableType] = []
    single: list[Choice] = []
    bundles: dict[str, list[Choice]] = {}
    for choice in choices:
        kind, _, _ = choice[2].partition(":")
        if board.bundle(kind) is None:
            single.append(choice)
        else:
            bundles.setdefault(kind, []).append(choice)
    if single:
        parts.append(_single(single, view, words))
    for kind, bundled in bundles.items():
        parts.append(_bundle(board.bundle(kind) or "", bundled))
    return Group(*parts)


def _single(choices: list[Choice], view: View, words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(overflow="fold")
    table.add_column(overflow="fold")
    for number, action, name in choices:
        table.add_row(f"{number:>3}", escape(words.action(action, view)), Text(name, "dim"))
    return table


def _bundle(title: str, choices: list[Choice]) -> RenderableType:
    """'4, 5  weapon:1|2': one cell for what differs in its last part only."""
    kinds: dict[str, list[tuple[int, str]]] = {}
    for number, _, name in choices:
        noun, _, last = name.partition(":")[2].rpartition(":")
        kinds.setdefault(noun, []).append((number, last))
    table = Table.grid(padding=(0, 2))
    cells: list[Text] = []
    for noun, members in kinds.items():
        cells.append(Text(f"{', '.join([str(number) for number, _ in members]):>6}"))
        cells.append(Text(f"{noun}:{'|'.join([last for _, last in members])}", "dim"))
    for place in range(0, len(cells), 2 * _IN_A_ROW):
        table.add_row(*cells[place : place + 2 * _IN_A_ROW])
    example = choices[-1][2]
    heading = Text.assemble(title, (f" (a number, or such as {example})", "dim"))
    return Group(Padding(heading, (0, 0, 0, 5)), table)
