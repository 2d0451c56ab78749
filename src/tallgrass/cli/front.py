"""What people at a terminal see and type: news, table, question and choices; lines, read by what they see.

It knows the game and what a seat has before it, and nothing of where the match goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from tallgrass.cli.boards import BOARDS
from tallgrass.cli.menu import menu
from tallgrass.cli.played import Moment
from tallgrass.cli.rules import one_rule, rule_list
from tallgrass.cli.typed import COMMANDS, Reader
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import CantAnswer, Game
from tallgrass.kernel.messages import Refusal, View

_ANSWER = "magenta"  # of the colours the one that can be read on black and on white


class Front:
    """A screen on which one game is shown, and a keyboard."""

    def __init__(
        self,
        game: Game,
        screen: Console,
        *,
        seats: int,
        plain: bool,
        ask: Callable[[str], str],
        commands: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """`ask` prompts for a line; EOFError is the end of input.

        `commands`: what else can be typed where the match goes on, with a sentence each.
        """
        self.game = game
        self.screen = screen
        self.words = game.words(plain=plain, seats=seats)
        self.board = BOARDS[game.name]
        self.reader = Reader(game, self.words, [*self.board.commands, *commands])
        self._commands = commands
        self.shown: View | None = None
        self.spoken = False  # since a line was typed
        self._ask = ask

    # --- what is shown

    def show(self, moment: Moment, news: list[Event]) -> None:
        """What happened since the seat's last decision, the table if it looks different, the question."""
        view, legal = moment.view, moment.legal
        self.tell(news, moment.seat)
        if self.spoken:
            self.screen.print()
        if self.looks_different(view):
            self.draw(view)
        self.shown = view
        question = Text(self.words.prompt(view), "bold")
        if len(legal) == 1:
            question.append(" Enter goes on.", "not bold dim")
        self.screen.print(question)
        if len(legal) > self.board.most_in_words:
            self._list_names(legal)
        else:
            self.choices(moment)

    def looks_different(self, view: View) -> bool:
        """Whether a person wants to see the table again."""
        return self.shown is None or self.board.differs(self.shown, view)

    def draw(self, view: View) -> None:
        """The table."""
        self.screen.print(self.board.draw(view, self.words))
        self.screen.print()

    def tell(self, news: list[Event], reader: int | None) -> None:
        """The log lines for what a seat hasn't been told yet."""
        for paragraph in self.board.news([event for event in news if event.told(reader)], reader, self.words):
            self.screen.print(escape(paragraph))
            self.spoken = True

    def choices(self, moment: Moment) -> None:
        """The choices in words."""
        numbered = [
            (number, action, self.name(action))
            for number, action in zip(self.reader.numbers(moment.legal), moment.legal, strict=True)
        ]
        self.screen.print(menu(numbered, moment.view, self.words, self.board))

    def _list_names(self, legal: list[int]) -> None:
        """Many choices, in columns."""
        numbered = zip(self.reader.numbers(legal), legal, strict=True)
        names = [f"{number:>3} {self.name(action)}" for number, action in numbered]
        self.screen.print(Columns([escape(name) for name in names], column_first=True, padding=(0, 2)))
        self.screen.print("? lists them in words.", style="dim")

    def name(self, action: int) -> str:
        """The name of an action."""
        return self.game.actions.name(action)

    # --- what is said

    def say(self, text: str) -> None:
        """An answer to what was typed."""
        self.screen.print(escape(self.words.text(text)), style=_ANSWER)
        self.spoken = True

    def refuse(self, action: int, refusal: Refusal | None) -> None:
        """Why an action can't be done, or that it can."""
        name = self.name(action)
        if refusal is None:
            self.say(f"{name} can be done now.")
        elif refusal.rule is None:
            self.say(f"{name} can't be done: {refusal.reason}")
        else:
            self.say(f"{name} can't be done: {refusal.reason} (rules {refusal.rule} tells more)")

    def help(self) -> None:
        """The commands."""
        table = Table.grid(padding=(0, 2))
        for name, sentence in {**COMMANDS, **self._commands}.items():
            table.add_row(f"  {name}", sentence)
        for name, command in self.board.commands.items():
            table.add_row(f"  {name}", command.sentence)
        self.screen.print(table)
        self.screen.print(
            "Anything else is an action: its name, a beginning that fits no other, "
            "or its number. Several are done in turn: 1 3 4, or names with commas between them. "
            "Where there is one answer only, Enter gives it."
        )

    def answer(self, name: str, moment: Moment, rest: str) -> None:
        """A question that only the board of this game can answer."""
        try:
            self.screen.print(self.board.commands[name].answer(moment.view, self.words, rest))
        except CantAnswer as why:
            self.say(str(why))

    def rules(self, rest: str) -> None:
        """The rules, or one of them."""
        if not rest:
            self.screen.print(rule_list(self.game))
            return
        found = one_rule(self.game, rest)
        if found is None:
            self.say(f"There is no rule {rest!r}; `rules` lists them all.")
        else:
            self.screen.print(escape(self.words.text(found)))

    # --- what is typed

    def line(self, prompt: str) -> str:
        """What a person types. Raises EOFError and KeyboardInterrupt."""
        line = self._ask(prompt)
        self.spoken = False
        if not self.screen.is_terminal:
            self.screen.print(escape(line))  # a pipe doesn't echo
        return line
