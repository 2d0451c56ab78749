"""What the table of any game can do in a terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod

from rich.console import RenderableType

from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View


class Board(ABC):
    """Draws views of one game."""

    @abstractmethod
    def draw(self, view: View, words: Words) -> RenderableType:
        """All that the seat of a view can see, in 80 columns."""

    @abstractmethod
    def differs(self, before: View, now: View) -> bool:
        """Whether a person who saw one view wants to see the table again, by more than his own last step."""

    def bundle(self, verb: str) -> str | None:
        """What the actions of a verb are, if there are so many that they share a few lines; else None."""
        return None

    def paragraphs(self, events: list[Event], reader: int | None) -> list[list[Event]]:
        """News, by what is told in one go."""
        return [[event] for event in events]
