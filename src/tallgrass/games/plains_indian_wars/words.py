"""What Plains Indian Wars says to people."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View


class PlainsWords(Words):
    """In the words of the printed game."""

    def __init__(self, board: Board, actions: Actions, *, plain: bool) -> None:
        self.board = board
        self.actions = actions
        self.plain = plain

    def seat(self, seat: int) -> str:
        return f"Seat {seat + 1}"

    def action(self, action: int, view: View | None = None) -> str:
        return self.actions.table.name(action)

    def prompt(self, view: View) -> str:
        return "Your move."

    def line(self, event: Event, seat: int | None) -> str:
        return repr(event)

    def text(self, text: str) -> str:
        return text

    def other_nouns(self) -> dict[str, str]:
        return {}
