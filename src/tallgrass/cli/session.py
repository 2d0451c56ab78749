"""A match played in the terminal: people at the prompt, bots in between."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import suppress

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tallgrass.bots.registry import bots
from tallgrass.cli.boards import BOARDS
from tallgrass.cli.boards.base import CantAnswer
from tallgrass.cli.keeping import Keeper, there, typed_path
from tallgrass.cli.menu import menu
from tallgrass.cli.options import played_with
from tallgrass.cli.output import fail, outcome, wipe
from tallgrass.cli.rules import one_rule, rule_list
from tallgrass.cli.seating import BotSeats, dealt
from tallgrass.cli.typed import (
    COMMANDS,
    Ambiguous,
    Chosen,
    Command,
    NotAllowed,
    NotUnderstood,
    Reader,
    Several,
    Understood,
)
from tallgrass.kernel.files import FileError
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction, Refusal, View
from tallgrass.kernel.record import HUMAN, Act

MOST_NAMES = 4  # of an ambiguous beginning
YES = ("y", "yes")
NO = ("", "n", "no")
_ANSWER = "magenta"  # of the colours the one that can be read on black and on white


class Left(Exception):
    """The person has left the table."""


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match,
        screen: Console,
        *,
        keeper: Keeper | None = None,
        plain: bool = False,
        ask: Callable[[str], str] = input,
    ) -> None:
        """`ask` prompts for a line; EOFError is the end of input."""
        self.match = match
        self.screen = screen
        self.words = match.game.words(plain=plain, seats=len(match.players))
        self.board = BOARDS[match.game.name]
        self.keeper = keeper or Keeper(match, None)
        self.ask = ask
        self.reader = Reader(match, self.words, self.board.commands)
        self.bots = BotSeats(match)
        self.people = [seat for seat, player in enumerate(match.players) if player == HUMAN]
        self.seated = self.people[0] if len(self.people) == 1 else None
        # How many of the events that it may see each seat has been told; None: who watches.
        self.told: dict[int | None, int] = {seat: self._old_news(seat) for seat in range(len(match.players))}
        self.told[None] = 0
        self.shown: View | None = None
        self.spoken = False  # since a line was typed
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
        """Play until the match is over or the person leaves.

        Raises:
            CommandError: if the match can't be kept where it is to be kept.
        """
        try:
            self.keeper.keep()
        except FileError as error:
            fail(str(error))
        self._greet()
        with suppress(Left):
            while waiting := self.match.to_move():
                people = [seat for seat in waiting if seat in self.people]
                if people:
                    self._turn_of(people[0])
                else:
                    self._bot_acts(waiting[0])
            self._end()

    # --- what is shown

    def _greet(self) -> None:
        match = self.match
        self.screen.print(Rule(match.game.title, style="dim"))
        seats = zip(match.seat_names, match.players, strict=True)
        self.screen.print("  ".join(f"{seat}: {escape(player)}" for seat, player in seats))
        self.screen.print(dealt(match), style="dim")
        edition = match.game.edition
        if edition is not None and edition.documents is not None:
            self.screen.print(played_with(edition), style="dim", soft_wrap=True)
        if self.people:
            self.screen.print(
                "Type a number or a name; ? lists what you can do, help the other commands.", style="dim"
            )

    def _old_news(self, seat: int) -> int:
        """What a seat knew when it last acted: in a match that goes on, that needn't be told again."""
        acts = (
            n for n, entry in enumerate(self.match.entries) if isinstance(entry, Act) and entry.seat == seat
        )
        last = max(acts, default=-2)
        return sum(event.seen_by(seat) for events in self.match.history[: last + 2] for event in events)

    def _turn_of(self, seat: int) -> None:
        """Show a person what is to be decided, and do what he types."""
        if self.seated != seat:
            self._pass_on(seat)
        self._show(seat)
        while not self._obey(self._line(), seat):
            pass

    def _pass_on(self, seat: int) -> None:
        """Hot seat: nobody sees the cards of another."""
        name = self.words.seat(seat)
        wipe(self.screen)
        self.screen.print(Rule(f"{name}, please", style="dim"))
        self._line(f"{name}: press Enter when you sit here: ")
        wipe(self.screen)
        self.seated = seat
        self.shown = None

    def _show(self, seat: int) -> None:
        """What happened since the seat's last decision, the table if it looks different, the question."""
        view = self.match.state.view(seat)
        self._tell(seat)
        if self.spoken:
            self.screen.print()
        if self.shown is None or self.board.differs(self.shown, view):
            self._draw(view)
        self.shown = view
        question = Text(self.words.prompt(view), "bold")
        if len(self.match.state.legal(seat)) == 1:
            question.append(" Enter goes on.", "not bold dim")
        self.screen.print(question)
        if len(self.match.state.legal(seat)) > self.board.most_in_words:
            self._list_names(seat)
        else:
            self._list(seat, "")

    def _draw(self, view: View) -> None:
        self.screen.print(self.board.draw(view, self.words))
        self.screen.print()

    def _tell(self, seat: int | None) -> None:
        """The log lines that a seat hasn't been told yet."""
        news = self.match.seen(seat, self.told[seat])
        self.told[seat] += len(news)
        for events in self.board.paragraphs([event for event in news if event.told(seat)], seat):
            self.screen.print(escape(" ".join([self.words.log(event, seat) for event in events])))
            self.spoken = True

    def _bot_acts(self, seat: int) -> None:
        self.match.play(seat, self.bots.choose(seat))
        if self.people:
            return
        self._tell(None)
        view = self.match.state.view(None)
        if self.screen.is_terminal and (self.shown is None or self.board.differs(self.shown, view)):
            if self.spoken:
                self.screen.print()
            self._draw(view)
            self.shown = view
            if self._line("Enter goes on, q leaves: ").strip().lower() in ("q", "quit"):
                self._quit(seat, "")

    def _end(self) -> None:
        result = self.match.result
        assert result is not None
        self._tell(self.seated)
        self.screen.print(Rule("The match is over", style="dim"))
        if len(self.people) == 1 and result.winners:
            verdict = "You have won." if self.people[0] in result.winners else "You have lost."
            self.screen.print(verdict, style="bold")
        self.screen.print(escape(self.words.text(outcome(self.words, result))))
        self._leave()

    # --- what is typed

    def _line(self, prompt: str = "> ") -> str:
        """What a person types; before he is asked, the match is kept."""
        try:
            self.keeper.keep()
        except FileError as error:
            self._say(f"{error} Save it elsewhere with: save FILE")
        try:
            return self._answer(prompt)
        except EOFError:
            self.screen.print()
            self._leave(asking=self.screen.is_terminal)
        except KeyboardInterrupt:
            self.screen.print()
            self._leave()
        raise Left

    def _answer(self, prompt: str) -> str:
        line = self.ask(prompt)
        self.spoken = False
        if not self.screen.is_terminal:
            self.screen.print(escape(line))  # a pipe doesn't echo
        return line

    def _sure(self, question: str) -> bool:
        return self._line(f"{question} Type yes: ").strip().lower() in YES

    def _obey(self, line: str, seat: int) -> bool:
        """Do what was typed; True if there is something new to show."""
        if not line.strip():
            only = self.match.state.legal(seat)
            return len(only) == 1 and self._act(seat, tuple(only))
        return self._carry_out(line, self.reader.read(line, self.match.state, seat), seat)

    def _carry_out(self, line: str, understood: Understood, seat: int) -> bool:
        match understood:
            case Command(name, rest):
                if name in self.board.commands and (rest or name not in self.commands):
                    self._answer_of_board(name, seat, rest)
                    return False
                return bool(self.commands[name](seat, rest))
            case Chosen(actions):
                return self._act(seat, actions)
            case Several(parts):
                return self._in_turn(seat, parts)
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

    def _act(self, seat: int, actions: tuple[int, ...]) -> bool:
        """One after the other, as long as the table is the one that the person was looking at."""
        for place, action in enumerate(actions):
            before = self.match.state.view(seat)
            refusal = self.match.state.why_not(seat, action)
            if refusal is not None:
                self._tell(seat)
                self._refuse(action, refusal)
                return place > 0
            self.match.play(seat, action)
            left = actions[place + 1 :]
            if left and self.board.differs(before, self.match.state.view(seat)):
                names = ", ".join(self.match.game.actions.name(action) for action in left)
                self._tell(seat)
                self._say(f"The table has changed; look again before you do this: {names}.")
                break
        return True

    def _in_turn(self, seat: int, parts: tuple[str, ...]) -> bool:
        """Likewise, each read when the one before is done."""
        for place, part in enumerate(parts):
            before = self.match.state.view(seat)
            understood = self.reader.action(part, self.match.state, seat)
            if not isinstance(understood, Chosen):
                self._tell(seat)
                self._carry_out(part, understood, seat)
                return place > 0
            done = len(self.match.entries)
            self._act(seat, understood.actions)
            if len(self.match.entries) < done + len(understood.actions):
                return len(self.match.entries) > done or place > 0
            left = parts[place + 1 :]
            if left and self.board.differs(before, self.match.state.view(seat)):
                self._tell(seat)
                self._say(f"The table has changed; look again before you do this: {', '.join(left)}.")
                break
        return True

    def _say(self, text: str) -> None:
        self.screen.print(escape(self.words.text(text)), style=_ANSWER)
        self.spoken = True

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
        state, actions = self.match.state, self.match.game.actions
        legal = state.legal(seat)
        choices = [
            (number, action, actions.name(action))
            for number, action in zip(self.reader.numbers(legal), legal, strict=True)
        ]
        self.screen.print(menu(choices, state.view(seat), self.words, self.board))

    def _list_names(self, seat: int) -> None:
        """Many choices, in columns."""
        legal = self.match.state.legal(seat)
        numbered = zip(self.reader.numbers(legal), legal, strict=True)
        names = [f"{number:>3} {self.match.game.actions.name(action)}" for number, action in numbered]
        self.screen.print(Columns([escape(name) for name in names], column_first=True, padding=(0, 2)))
        self.screen.print("? lists them in words.", style="dim")

    def _help(self, seat: int, rest: str) -> None:
        table = Table.grid(padding=(0, 2))
        for name, sentence in COMMANDS.items():
            table.add_row(f"  {name}", sentence)
        for name, command in self.board.commands.items():
            table.add_row(f"  {name}", command.sentence)
        self.screen.print(table)
        self.screen.print(
            "Anything else is an action: its name, a beginning that fits no other, "
            "or its number. Several are done in turn: 1 3 4, or names with commas between them. "
            "Where there is one answer only, Enter gives it."
        )

    def _answer_of_board(self, name: str, seat: int, rest: str) -> None:
        view = self.match.state.view(seat)
        try:
            self.screen.print(self.board.commands[name].answer(view, self.words, rest))
        except CantAnswer as why:
            self._say(str(why))

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
        """Bots don't mind; people who share the terminal are asked where one alone may not."""
        barrier = self.match.undo_barrier(seat)
        try:
            if barrier is not None and barrier.code not in ("over", "nothing") and len(self.people) > 1:
                self._say(f"{barrier.reason} All that anybody did since then would be taken back too.")
                if not self._sure("Do all agree?"):
                    self._say("Nothing is taken back.")
                    return False
            self.match.undo(seat, agreed=True)
        except IllegalAction as error:
            self._say(f"Nothing is taken back: {error.refusal.reason}")
            return False
        self.shown = None
        return True

    def _log(self, seat: int, rest: str) -> None:
        for event in self.match.seen(seat):
            if event.told(seat):
                self.screen.print(escape(self.words.log(event, seat)))

    def _rules(self, seat: int, rest: str) -> None:
        if not rest:
            self.screen.print(rule_list(self.match.game))
            return
        found = one_rule(self.match.game, rest)
        if found is None:
            self._say(f"There is no rule {rest!r}; `rules` lists them all.")
        else:
            self.screen.print(escape(self.words.text(found)))

    def _save(self, seat: int, rest: str) -> None:
        if rest:
            self._save_in(rest, self._line)
        elif self.keeper.path is None:
            self._say("Where to? Type save and a file's name.")
        else:
            self._save_in(str(self.keeper.path), self._line)

    def _save_in(self, name: str, ask: Callable[[str], str]) -> bool:
        """Keep the match in a file from now on; if that fails, in the one before."""
        path = typed_path(name)
        if path != self.keeper.path and there(path):
            answer = ask(f"{name} is there already. Write over it? Type yes: ")
            if answer.strip().lower() not in YES:
                self._say("Nothing is written.")
                return False
        try:
            self.keeper.move_to(path)
        except FileError as error:
            self._say(f"{error} Save it elsewhere with: save FILE")
            return False
        self.screen.print(f"Saved in {escape(name)}.")
        return True

    def _resign(self, seat: int, rest: str) -> bool:
        if len(self.match.players) == 2:
            if not self._sure("Give up? The other one wins then."):
                return False
            self.match.resign(seat)
            return True
        if not self._sure("Give up? A bot plays on in your place."):
            return False
        # If no people are left, he watches from now on, and knows what was open till then.
        self.told[None] = len(self.match.seen(None))
        self.match.hand_over(seat, bots(self.match.game.name)[-1].name)
        self.people.remove(seat)
        self.seated = self.shown = None
        return True

    def _quit(self, seat: int, rest: str) -> None:
        self._leave()
        raise Left

    def _leave(self, *, asking: bool = True) -> None:
        """Whoever leaves a match that would be lost is asked where to save it."""
        try:
            self.keeper.keep()
        except FileError as error:
            self._say(str(error))
        path = self.keeper.path
        if path is not None and not self.keeper.anything_new():
            how = "tallgrass verify" if self.match.result else f"tallgrass play {self.match.game.name} --load"
            name = escape(shlex.quote(str(path)))
            self.screen.print(f"The match is in {name}: {how} {name}", style="dim", soft_wrap=True)
        elif asking and self.people and self.keeper.anything_new():
            self._offer_to_save()

    def _offer_to_save(self) -> None:
        question = "Save the match? A file's name, or Enter for no: "
        with suppress(EOFError, KeyboardInterrupt):
            while (name := self._answer(question).strip()).lower() not in NO:
                if name.lower() in YES:
                    question = "In which file? Its name, or Enter for none: "
                elif self._save_in(name, self._answer):
                    return
