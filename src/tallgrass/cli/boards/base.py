"""What the table of any game can do in a terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from rich.console import RenderableType

from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View


@dataclass(frozen=True)
class BoardCommand:
    """A question that a person can ask of one game's table, with a word that no action's name begins with.

    `look` may be one of them: with something after it, it is the board's; alone it shows the table.
    """

    sentence: str
    """For `help`."""
    answer: Callable[[View, Words, str], RenderableType]
    """From what the seat sees, and what was typed after the word. Raises CantAnswer."""


class Board(ABC):
    """Draws views of one game."""

    commands: ClassVar[Mapping[str, BoardCommand]] = {}
    """Questions that only this game's table can answer, by the word that asks."""
    most_in_words: ClassVar[int] = 1000
    """How many choices are listed in words; more are listed by their names in columns, until `?` is typed."""

    @abstractmethod
    def draw(self, view: View, words: Words) -> RenderableType:
        """All that the seat of a view can see, in 80 columns."""

    @abstractmethod
    def differs(self, before: View, now: View) -> bool:
        """Whether a person who saw one view wants to see the table again, by more than his own last step."""

    def bundle(self, verb: str) -> str | None:
        """What the actions of a verb are, if there are so many that they share a few lines; else None."""
        return None

    def news(self, events: list[Event], reader: int | None, words: Words) -> list[str]:
        """What happened, as a seat is told it: a paragraph each."""
        told = self.paragraphs(events, reader)
        return [" ".join([words.log(event, reader) for event in paragraph]) for paragraph in told]

    def paragraphs(self, events: list[Event], reader: int | None) -> list[list[Event]]:
        """News, by what is told in one go."""
        return [[event] for event in events]
