"""How each game's table looks in a terminal."""

from __future__ import annotations

from tallgrass.cli.boards.base import Board
from tallgrass.cli.boards.indian_wars import IndianWarsBoard
from tallgrass.cli.boards.mystic_warriors import MysticWarriorsBoard
from tallgrass.cli.boards.plains_indian_wars import PlainsIndianWarsBoard

BOARDS: dict[str, Board] = {
    "indian-wars": IndianWarsBoard(),
    "mystic-warriors": MysticWarriorsBoard(),
    "plains-indian-wars": PlainsIndianWarsBoard(),
}
