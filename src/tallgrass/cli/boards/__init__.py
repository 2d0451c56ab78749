"""How each game's table looks in a terminal."""

from __future__ import annotations

from tallgrass.cli.boards.base import Board
from tallgrass.cli.boards.indian_wars import IndianWarsBoard

BOARDS: dict[str, Board] = {"indian-wars": IndianWarsBoard()}
