"""What Plains Indian Wars says: actions, prompts and log lines, each kind in a module of its own."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.labels import label
from tallgrass.games.plains_indian_wars.log_lines import LogLines
from tallgrass.games.plains_indian_wars.nouns import Nouns, seat_name
from tallgrass.games.plains_indian_wars.prompts import Prompts
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View


class PlainsWords(Words):
    """No name of the game insults, so `plain` changes nothing. Seats are called by what they hold (P-45)."""

    __slots__ = ("actions", "board", "lines", "nouns", "seats")
    board: Board
    actions: Actions
    nouns: Nouns
    lines: LogLines
    seats: int

    def __init__(self, board: Board, actions: Actions, *, plain: bool, seats: int = 0) -> None:
        self.board = board
        self.actions = actions
        self.nouns = Nouns(board)
        self.lines = LogLines(board, actions, seats)
        self.seats = seats

    def seat(self, seat: int) -> str:
        return seat_name(self.seats, seat)

    def action(self, action: int, view: View | None = None) -> str:
        return label(self.board, self.actions, action, view if isinstance(view, PlainsView) else None)

    def prompt(self, view: View) -> str:
        assert isinstance(view, PlainsView), type(view)
        return Prompts(self.board, view).text()

    def line(self, event: Event, seat: int | None) -> str:
        return self.lines.line(event, seat)

    def text(self, text: str) -> str:
        return text

    def other_nouns(self) -> dict[str, str]:
        return {}
