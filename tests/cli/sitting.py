"""A session at a table with everything that is typed written down beforehand."""

from __future__ import annotations

import io
import itertools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

import tallgrass
from tallgrass.cli.keeping import Keeper
from tallgrass.cli.seating import Wishes, new_match
from tallgrass.cli.session import Session
from tallgrass.games.indian_wars.cards import DECK
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.kernel.actions import slug
from tallgrass.kernel.match import Match

INDIAN_WARS = tallgrass.game("indian-wars")
CARD = {card.name: number for number, card in enumerate(DECK)}
Typed = str | type[BaseException]


@dataclass(frozen=True)
class Exchange:
    """What was printed since the last line was typed, the question, and the answer."""

    shown: str
    prompt: str
    typed: Typed
    moving: tuple[int, ...]


class Sitting:
    """One session. `lines` go to the prompt `> `, `answers` to other questions; then input ends.

    A line may be an exception, which is raised instead (KeyboardInterrupt: Ctrl-C). `look_on` is called
    before each answer.
    """

    def __init__(
        self,
        match: Match,
        lines: Iterable[Typed] = (),
        answers: Iterable[Typed] = (),
        *,
        terminal: bool = False,
        width: int = 400,
        plain: bool = False,
        path: Path | None = None,
        keeper: Keeper | None = None,
        look_on: Callable[[Sitting], None] | None = None,
    ) -> None:
        self.match = match
        self.exchanges: list[Exchange] = []
        self.written = io.StringIO()
        self._lines: Iterator[Typed] = iter(lines)
        self._answers: Iterator[Typed] = iter(answers)
        self._mark = 0
        self._look_on = look_on
        screen = Console(file=self.written, force_terminal=terminal, width=width, highlight=False)
        self.session = Session(
            match, screen, plain=plain, keeper=keeper or Keeper(match, path), ask=self._ask
        )
        try:
            self.session.run()
        except (EOFError, KeyboardInterrupt) as end:
            if self.exchanges and self.exchanges[-1].typed is type(end):
                raise AssertionError(f"{type(end).__name__} at a question was left to the caller") from None
            raise
        self.last = self._new()

    def _new(self) -> str:
        text = self.written.getvalue()[self._mark :]
        self._mark += len(text)
        return text

    def _ask(self, prompt: str) -> str:
        shown = self._new()
        if self._look_on is not None:
            self._look_on(self)
        typed = next(self._lines if prompt == "> " else self._answers, EOFError)
        self.exchanges.append(Exchange(shown, prompt, typed, tuple(self.match.to_move())))
        self.written.write(prompt)
        self._mark += len(prompt)
        if isinstance(typed, type):
            raise typed
        return typed

    @property
    def text(self) -> str:
        """Everything that was printed, prompts too."""
        return self.written.getvalue()

    @property
    def prompts(self) -> list[str]:
        """The questions other than the prompt `> `."""
        return [exchange.prompt for exchange in self.exchanges if exchange.prompt != "> "]

    def reply(self, typed: str) -> str:
        """What was printed after a line had been typed (the first such line) and before the next question."""
        for number, exchange in enumerate(self.exchanges):
            if exchange.typed == typed:
                later = self.exchanges[number + 1 :]
                shown = later[0].shown if later else self.last
                return shown.removeprefix(typed).strip("\n")
        raise AssertionError(f"{typed!r} was never typed")


def deal(
    seed: int | None = 9,
    *,
    seat: str | None = None,
    bots: tuple[str, ...] = (),
    hot_seat: bool = False,
    watch: bool = False,
) -> Match:
    """A match as the flags of `play` would make it; seed 9 is the one of the README."""
    return new_match(
        INDIAN_WARS,
        Wishes(held=(seat,) if seat else (), bots=bots, seed=seed, hot_seat=hot_seat, watch=watch),
    )


def always(line: str = "1") -> Iterator[Typed]:
    """The same line for ever: 1 plays a match to its end."""
    return itertools.repeat(line)


def view(match: Match, seat: int) -> IndianWarsView:
    """What a seat sees."""
    seen = match.state.view(seat)
    assert isinstance(seen, IndianWarsView)
    return seen


def hand(match: Match, seat: int) -> list[str]:
    """The names of the cards that a seat holds."""
    return [DECK[card].name for card in view(match, seat).hand]


def can(match: Match, seat: int) -> list[str]:
    """The names of what a seat can do."""
    return [INDIAN_WARS.actions.name(action) for action in match.state.legal(seat)]


def action(verb: str, card: str) -> str:
    """The name of an action with a card."""
    return f"{verb}:{slug(card)}"


def hand_over_prompt(prompt: str) -> bool:
    """Whether a question waits for the other person to sit down."""
    return "press Enter when you sit here" in prompt
