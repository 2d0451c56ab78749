"""A match played in the terminal: people at the prompt, bots in between."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import tallgrass
from tallgrass.cli.boards import BOARDS
from tallgrass.cli.rules import one_rule, rule_list
from tallgrass.cli.seating import BotSeats
from tallgrass.cli.typed import COMMANDS, Ambiguous, Chosen, Command, NotAllowed, NotUnderstood, Reader
from tallgrass.kernel import files
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction, Refusal, View
from tallgrass.kernel.record import HUMAN

MOST_NAMES = 4  # of an ambiguous beginning


class Left(Exception):
    """The person has left the table."""


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match,
        screen: Console,
        *,
        plain: bool = False,
        path: Path | None = None,
        ask: Callable[[str], str] = input,
    ) -> None:
        """`ask` prompts for a line, EOFError is the end of input; `path` is written after each step."""
        self.match = match
        self.screen = screen
        self.words = match.game.words(plain=plain)
        self.path = path
        self.ask = ask
        self.reader = Reader(match, self.words)
        self.bots = BotSeats(match)
        self.saved = False
        self.people = [seat for seat, player in enumerate(match.players) if player == HUMAN]
        # How much of the history each seat has been told; None: who watches.
        self.heard: dict[int | None, int] = {None: 0, **dict.fromkeys(range(len(match.players)), 0)}
        self.shown: View | None = None
        # Those that answer True want the table shown again.
        self.commands: dict[str, Callable[[int, str], bool | None]] = {
            "?": self._list,
            "help": self._help,
            "look": self._look,
            "why": self._why,
            "undo": self._undo,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "resign": self._resign,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        try:
            self._greet()
            while waiting := self.match.to_move():
                people = [seat for seat in waiting if seat in self.people]
                if people:
                    self._turn_of(people[0])
                else:
                    self._act(waiting[0], self.bots.choose(waiting[0]))
                    if not self.people:
                        self._tell(None)
            self._end()
        except Left:
            pass

    # --- what is shown

    def _greet(self) -> None:
        match = self.match
        self.screen.print(Rule(match.game.title))
        seats = zip(match.seat_names, match.players, strict=True)
        self.screen.print("  ".join(f"{seat}: {escape(player)}" for seat, player in seats))
        if match.dealings:
            self.screen.print(f"Dealt fairly; commitment {match.dealings[-1].commitment}", style="dim")
        if self.people:
            self.screen.print(
                "Type a number or a name; ? lists what you can do, help the other commands.", style="dim"
            )

    def _turn_of(self, seat: int) -> None:
        """Show a person what is to be decided, and do what he types."""
        if self.shown is not None and self.shown.seat != seat and len(self.people) > 1:
            self._pass_on(seat)
        self._show(seat)
        while not self._obey(self._line(), seat):
            pass

    def _pass_on(self, seat: int) -> None:
        """Hot seat: nobody sees the other's cards."""
        name = self.words.seat(seat)
        if self.screen.is_terminal:
            self.screen.clear()
        self.screen.print(Rule(f"{name}, please"))
        self._line(f"Press Enter when {name} sit here: ")
        if self.screen.is_terminal:
            self.screen.clear()
        self.shown = None

    def _show(self, seat: int) -> None:
        """What happened since the seat's last decision, the table if it looks different, the question."""
        match = self.match
        view = match.state.view(seat)
        happened = self._tell(seat)
        if happened:
            self.screen.print()
        board = BOARDS[match.game.name]
        if self.shown is None or board.differs(self.shown, view):
            self.screen.print(board.draw(view, self.words))
            self.screen.print()
            self.shown = view
        self.screen.print(Text(self.words.prompt(view), "bold"))
        self._list(seat, "")

    def _tell(self, seat: int | None) -> bool:
        """The log lines that a seat hasn't been told yet."""
        match = self.match
        since = self.heard[seat]
        self.heard[seat] = len(match.history)
        for event in match.seen(seat, since):
            self.screen.print(escape(self.words.log(event, seat)), style="cyan")
        return since < len(match.history)

    def _end(self) -> None:
        if len(self.people) == 1:
            self._tell(self.people[0])
        else:
            self.heard[None] = max(self.heard[None], *(self.heard[seat] for seat in self.people), 0)
            self._tell(None)
        result = self.match.result
        assert result is not None
        self.screen.print(Rule("The match is over"))
        winners = " and ".join(self.words.seat(seat) for seat in result.winners)
        self.screen.print(f"{winners} won." if winners else "A draw.", style="bold")
        scores = ", ".join(f"{self.words.seat(seat)} {score}" for seat, score in enumerate(result.scores))
        self.screen.print(f"{escape(result.reason)} ({scores})")
        self._offer_save()

    # --- what is typed

    def _line(self, prompt: str = "> ") -> str:
        try:
            line = self.ask(prompt)
        except EOFError:
            self.screen.print()
            self._keep()
            raise Left from None
        except KeyboardInterrupt:
            self.screen.print()
            self._quit(0, "")
            return ""
        if not self.screen.is_terminal:
            self.screen.print(escape(line))  # a pipe doesn't echo
        return line

    def _obey(self, line: str, seat: int) -> bool:
        """Do what was typed; True if there is something new to show."""
        if not line.strip():
            return False
        match self.reader.read(line, self.match.state, seat):
            case Command(name, rest):
                return bool(self.commands[name](seat, rest))
            case Chosen(actions):
                return self._act_all(seat, actions)
            case Ambiguous(typed, actions):
                names = [self.match.game.actions.name(action) for action in actions]
                shown = [*names[:MOST_NAMES], "..."] if len(names) > MOST_NAMES else names
                self._say(f"{typed!r} could be {' or '.join(shown)}: type more of it, or its number.")
            case NotAllowed(action, others):
                if others:
                    self._say(f"Nothing that reads like {line.strip()!r} can be done now. For one:")
                self._refuse(action, self.match.state.why_not(seat, action))
            case NotUnderstood(typed, near):
                hint = f" Did you mean {' or '.join(near)}?" if near else ""
                self._say(f"{typed!r} isn't understood.{hint} ? lists what you can do, help the commands.")
        return False

    def _act_all(self, seat: int, actions: tuple[int, ...]) -> bool:
        """One after the other, as long as they can be done: a batch may be complete before the last."""
        for place, action in enumerate(actions):
            refusal = self.match.state.why_not(seat, action)
            if refusal is not None:
                self._refuse(action, refusal)
                return place > 0
            self._act(seat, action)
        return True

    def _act(self, seat: int, action: int) -> None:
        self.match.play(seat, action)
        self.saved = False
        self._keep()

    def _say(self, text: str) -> None:
        self.screen.print(escape(self.words.text(text)), style="yellow")

    def _refuse(self, action: int, refusal: Refusal | None) -> None:
        name = self.match.game.actions.name(action)
        if refusal is None:
            self._say(f"{name} can be done now.")
        elif refusal.rule is None:
            self._say(f"{name} can't be done: {refusal.reason}")
        else:
            self._say(f"{name} can't be done: {refusal.reason} (rules {refusal.rule} tells more)")

    # --- commands

    def _list(self, seat: int, rest: str) -> None:
        match = self.match
        view = match.state.view(seat)
        table = Table.grid(padding=(0, 2))
        for place, action in enumerate(match.state.legal(seat), 1):
            name = match.game.actions.name(action)
            table.add_row(f"{place:>3}", escape(self.words.action(action, view)), Text(name, "dim"))
        self.screen.print(table)

    def _help(self, seat: int, rest: str) -> None:
        table = Table.grid(padding=(0, 2))
        for name, sentence in COMMANDS.items():
            table.add_row(f"  {name}", sentence)
        self.screen.print(table)
        self.screen.print(
            "Anything else is an action: its name, a beginning that fits no other, "
            "or its number (or several: 1 3 4)."
        )

    def _look(self, seat: int, rest: str) -> bool:
        self.shown = None
        return True

    def _why(self, seat: int, rest: str) -> None:
        if not rest:
            self._say("Why what? Type why and an action, such as: why " + self.match.game.actions.name(0))
            return
        match self.reader.action(rest, self.match.state, seat):
            case NotAllowed(action):
                self._refuse(action, self.match.state.why_not(seat, action))
            case Chosen(actions) | Ambiguous(_, actions):
                for action in actions:
                    self._refuse(action, self.match.state.why_not(seat, action))
            case _:
                self._say(f"{rest!r} is no action of this game.")

    def _undo(self, seat: int, rest: str) -> bool:
        # Whoever sits here holds all seats that people hold, and bots don't mind.
        try:
            self.match.undo(seat, agreed=True)
        except IllegalAction as error:
            self._say(f"Nothing is taken back: {error.refusal.reason}")
            return False
        self.shown = None
        self.saved = False
        self._keep()
        return True

    def _log(self, seat: int, rest: str) -> None:
        for event in self.match.seen(seat):
            self.screen.print(escape(self.words.log(event, seat)))

    def _rules(self, seat: int, rest: str) -> None:
        if rest:
            found = one_rule(self.match.game, rest)
            if found is None:
                self._say(f"There is no rule {rest!r}; `rules` lists them all.")
            else:
                self.screen.print(escape(self.words.text(found)))
        else:
            self.screen.print(rule_list(self.match.game))

    def _save(self, seat: int, rest: str) -> None:
        if not rest and self.path is None:
            self._say("Where to? Type save and a file's name.")
        else:
            self._save_in(rest)

    def _save_in(self, name: str) -> bool:
        """Keep the match in a file from now on; if that fails, in the one before."""
        before = self.path
        if name:
            self.path = Path(os.path.expanduser(name))  # noqa: PTH111 - Path.expanduser raises for unknown users
        if self._keep():
            self.screen.print(f"Saved in {escape(str(self.path))}.")
            return True
        self.path = before
        return False

    def _resign(self, seat: int, rest: str) -> bool:
        if self._line("Give up? The other side wins then. Type yes: ").strip().lower() != "yes":
            return False
        self.match.resign(seat)
        self.saved = False
        self._keep()
        return True

    def _quit(self, seat: int, rest: str) -> None:
        self._offer_save()
        raise Left

    # --- keeping

    def _keep(self) -> bool:
        """Write the match to its file, if it has one."""
        if self.path is None:
            return False
        try:
            # The file stays on the machine of the one who holds all the seats, so the seed may be in it.
            tallgrass.save(self.match, self.path, keep_seed=True)
        except files.FileError as error:
            self._say(f"{error} Save it elsewhere with: save FILE")
            return False
        self.saved = True
        return True

    def _offer_save(self) -> None:
        """A match that would be lost can be saved."""
        if self.saved or not self.people:
            return
        while True:
            try:
                name = self.ask("Save the match? A file's name, or Enter for no: ").strip()
            except (EOFError, KeyboardInterrupt):
                self.screen.print()
                return
            if not name or self._save_in(name):
                return
