"""A match at a server, played in this terminal: `tallgrass play GAME --server URL --table ID`."""

from __future__ import annotations

import select
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

from tallgrass.cli.arriving import Where, known_at, made_at
from tallgrass.cli.away import PlayedAway
from tallgrass.cli.front import Front
from tallgrass.cli.keeping import there, typed_path
from tallgrass.cli.output import fail
from tallgrass.cli.prompt import Answer, Prompt
from tallgrass.cli.telling import Telling
from tallgrass.kernel.game import Game
from tallgrass.kernel.messages import IllegalAction
from tallgrass.server import protocol
from tallgrass.server.client import NotDone, Server, new_id, seat_at
from tallgrass.server.fields import MAX_CHAT

COMMANDS = {
    "undo": "take back your last step, where the others need not agree",
    "save": "save FILE: the match as a file; while it goes on, what you have seen of it",
    "quit": "leave; the match goes on at the server",
    "say": "say TEXT: to the others at the table",
    "hint": "what a bot would do, if that was agreed when the table was made",
    "ask": "ask the others to let you take back your last step",
    "yes": "agree to what another one asks",
    "no": "don't",
    "away": "away [SPEC]: let a bot play for you",
    "back": "play yourself again",
}
"""What can be typed at a server's table besides, or means something else there."""


class Left(Exception):
    """The person has left the table."""


def line_so_far() -> str:
    """What has been typed at the prompt and not been entered."""
    try:
        import readline
    except ImportError:  # a Python without it
        return ""
    return readline.get_line_buffer()


class Visit:
    """One seat of a table at a server, at one terminal."""

    def __init__(
        self,
        played: PlayedAway,
        screen: Console,
        server: Server,
        *,
        plain: bool = False,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.played = played
        self.seat = played.seat
        self.screen = screen
        self.server = server
        game, seats = played.game, len(played.table.seats)
        self.front = Front(game, screen, seats=seats, plain=plain, ask=ask, commands=COMMANDS)
        commands: dict[str, Answer] = {
            "undo": self._undo,
            "log": self._log,
            "save": self._save,
            "resign": self._resign,
            "quit": self._quit,
            "say": self._say,
            "hint": self._hint,
            "ask": self._ask_takeback,
            "yes": self._yes,
            "no": self._no,
            "away": self._away,
            "back": self._back,
        }
        self.prompt = Prompt(self.front, played, commands)
        self.telling = Telling(played, screen, self.front)
        self._waiting_for = ""
        self._shown = 0  # the version of the view that the person looks at

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self._greet()
        with suppress(Left):
            while self.played.over is None:
                self._turn() if self._mine() else self._wait()
            self._end()

    def _mine(self) -> bool:
        view = self.played.view
        at = self.played.table.seats[self.seat]
        return view is not None and self.seat in view.to_move and at.bot is None

    def _greet(self) -> None:
        table = self.played.table
        self.screen.print(Rule(self.played.game.title, style="dim"))
        who = (f"{at.seat}: {at.name or at.bot or 'free'}" for at in table.seats)
        self.screen.print(escape("  ".join(who)))
        if table.imported:
            self.screen.print("It goes on from a file: who brought it can know what was dealt before.")
        if table.commitment is not None:
            self.screen.print(f"Dealt by the server; commitment {table.commitment}", style="dim")
        hint = "Type a number or a name; ? lists what you can do, help the other commands."
        self.screen.print(hint, style="dim")

    # --- turns

    def _turn(self) -> None:
        self.telling.tell()
        self._waiting_for = ""
        shown = self._shown = self.played.steps()
        self.front.show(self.played.moment(self.seat), [])
        while True:
            line = self._line()
            if self.played.over is not None:
                return
            first = line.split(" ", 1)[0].lower()
            if self.played.steps() != shown and first not in self.prompt.commands:
                self.telling.tell()
                self.front.say("The table has changed meanwhile; look again.")
                self.front.shown = None
                return
            if self._obey(line):
                return

    def _obey(self, line: str) -> bool:
        try:
            return self.prompt.obey(line, self.seat)
        except IllegalAction as error:
            self.telling.tell()
            self.front.say(error.refusal.reason)
            if error.refusal.code == "stale":
                self.front.shown = None
            return True

    def _wait(self) -> None:
        """Tell what others do, until it is one's turn. A question, a line or Ctrl-C gives the prompt."""
        played = self.played

        def something() -> bool:
            return (
                self.telling.anything_new
                or played.over is not None
                or played.ended is not None
                or self._typed()
            )

        self.telling.tell()
        if self.telling.asked is not None:
            self._obey(self._line())
            return
        self._say_what_for()
        try:
            played.wait(something)
            if self._typed():
                self._meanwhile()
        except KeyboardInterrupt:
            self.screen.print()
            if played.view is None:
                self._quit(self.seat, "")
            self._meanwhile()
        if played.ended is not None:
            fail(str(played.ended))

    def _typed(self) -> bool:
        """Whether a line has been typed that nobody has read yet."""
        at_terminal = self.screen.is_terminal and sys.stdin.isatty()
        return at_terminal and bool(select.select([sys.stdin], [], [], 0)[0])

    def _meanwhile(self) -> None:
        """Do what is typed while one waits."""
        line = self._line()
        if self.played.view is not None:
            self._obey(line)
            if self.front.shown is None:
                self._waiting_for = ""
        elif line.strip() == "quit":
            self._quit(self.seat, "")
        elif line.strip():
            self.front.say("The match hasn't begun; quit leaves.")

    def _say_what_for(self) -> None:
        """The table, if it looks different, and for what one waits; each once."""
        self._shown = self.played.steps()
        waiting = "Waiting for the others to sit down."
        if self.played.view is not None:
            view = self.played.moment(self.seat).view
            if self.front.looks_different(view):
                if self.front.spoken:
                    self.screen.print()
                self.front.draw(view)
                self.front.shown = view
            waiting = self.front.words.prompt(view)
        if self.played.table.seats[self.seat].bot is not None:
            waiting = "A bot plays for you; back takes the seat again."
        if waiting != self._waiting_for:
            self._waiting_for = waiting
            self.screen.print(f"{escape(waiting)} Commands can be typed meanwhile.", style="dim")

    def _behind(self) -> bool:
        """Whether the table has changed since the person saw it."""
        return self.played.steps() != self._shown

    def _end(self) -> None:
        over = self.played.over
        assert over is not None
        self.telling.tell()
        self.screen.print(Rule("The match is over", style="dim"))
        if over.result.winners:
            won = self.seat in over.result.winners
            self.screen.print("You have won." if won else "You have lost.", style="bold")
        self.screen.print(escape(self.front.words.text(over.verdict)))
        self.screen.print(
            f"{self.server.url}/api/tables/{self.played.table.id}/file has the match as a file.", style="dim"
        )

    def _line(self, prompt: str = "> ") -> str:
        try:
            with self._heard_meanwhile(prompt):
                return self.front.line(prompt)
        except (EOFError, KeyboardInterrupt):
            self.screen.print()
            self._quit(self.seat, "")
        raise Left

    @contextmanager
    def _heard_meanwhile(self, prompt: str) -> Iterator[None]:
        """Tell what happens while a person types, in a terminal; what has been typed stays."""
        if not self.screen.is_terminal:
            yield
            return
        played = self.played
        typed = threading.Event()

        def hear() -> None:
            typed.wait(0.1)  # until the prompt stands there
            while not typed.is_set():
                played.wait(lambda: typed.is_set() or self.telling.anything_new or self._behind())
                if not typed.is_set():
                    self.screen.file.write("\r\x1b[K")
                    self.telling.tell()
                    if self._behind():
                        self._shown = played.steps()
                        self.screen.print("The table has changed; Enter shows it.", style="dim")
                    self.screen.file.write(prompt + line_so_far())
                    self.screen.file.flush()

        hearing = threading.Thread(target=hear, name="hearing", daemon=True)
        hearing.start()
        try:
            yield
        finally:
            typed.set()
            played.wake()
            hearing.join()

    # --- commands

    def _undo(self, seat: int, rest: str) -> bool:
        view = self.played.view
        if view is not None and view.undo is not None:
            more = "" if view.undo.code in ("over", "nothing") else " Type ask to ask the others."
            self.front.say(f"Nothing is taken back: {view.undo.reason}{more}")
            return False
        self.played.done(protocol.Undo(id=new_id(), version=self.played.steps()))
        self.front.shown = None
        return True

    def _ask_takeback(self, seat: int, rest: str) -> None:
        self.played.done(protocol.Offer(id=new_id(), offer="takeback"))

    def _yes(self, seat: int, rest: str) -> None:
        self._answer(yes=True)

    def _no(self, seat: int, rest: str) -> None:
        self._answer(yes=False)

    def _answer(self, *, yes: bool) -> None:
        if self.telling.asked is None:
            self.telling.tell()  # it may have come just now: then the person hasn't read it
            if self.telling.asked is None:
                self.front.say("Nobody asks you anything.")
            return
        offer, self.telling.asked = self.telling.asked, None
        self.played.done(protocol.Answer(id=new_id(), offer=offer.offer, yes=yes))

    def _say(self, seat: int, rest: str) -> None:
        if rest:
            self.played.done(protocol.Say(id=new_id(), text=rest[:MAX_CHAT]))

    def _hint(self, seat: int, rest: str) -> None:
        advice = self.played.ask(protocol.Hint(id=new_id()), protocol.Advice)
        self.front.say(f"A bot would do this: {advice.action}")

    def _away(self, seat: int, rest: str) -> bool:
        self.played.done(protocol.HandOver(id=new_id(), bot=rest or "heuristic"))
        self.screen.print("A bot plays for you; back: you play again.", style="dim")
        return True

    def _back(self, seat: int, rest: str) -> bool:
        self.played.done(protocol.HandOver(id=new_id(), bot=None))
        self.front.shown = None
        return True

    def _log(self, seat: int, rest: str) -> None:
        for line in self.played.log():
            self.screen.print(escape(line))

    def _save(self, seat: int, rest: str) -> None:
        if not rest:
            self.front.say("Where to? Type save and a file's name.")
            return
        path = typed_path(rest)
        if there(path):
            self.front.say(f"{rest} is there already; take another name.")
            return
        try:
            data = self.server.ask("GET", f"/api/tables/{self.played.table.id}/file", object)
            path.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1))
        except (NotDone, OSError) as error:
            self.front.say(f"It can't be saved: {error}")
            return
        self.screen.print(f"Saved in {escape(rest)}.")

    def _resign(self, seat: int, rest: str) -> bool:
        two = len(self.played.table.seats) == 2
        question = "Give up? The other one wins then." if two else "Give up? A bot plays on in your place."
        if self._line(f"{question} Type yes: ").strip().lower() not in ("y", "yes"):
            return False
        self.played.done(protocol.Resign(id=new_id()))
        return True

    def _quit(self, seat: int, rest: str) -> None:
        self.screen.print(
            "The match goes on at the server; come back with the same command.", style="dim", soft_wrap=True
        )
        raise Left


def visit(game: Game, where: Where, screen: Console, *, plain: bool) -> None:
    """Play a seat of a table at a server.

    Raises:
        CommandError: if that isn't possible; the message says why.
    """
    try:
        server = known_at(where.server, where.name)
        if where.new is not None:
            info, seat = made_at(server, where.new, screen)
        else:
            info, seat = seat_at(server, where.table, where.seat, where.code)
        if info.game != game.name:
            fail(
                f"That table is for {info.game}: "
                f"tallgrass play {info.game} --server {where.server} --table {where.table}"
            )
        called = info.seats[seat].name
        if where.name is not None and called not in (None, where.name):
            told = f"You sit here already, as {called}. For another one at this machine name a --seat."
            screen.print(escape(told), soft_wrap=True)
        played = PlayedAway(server, info, seat, game, plain=plain)
    except NotDone as error:
        fail(str(error))
    played.wait(lambda: played.connected or played.ended is not None)
    if played.ended is not None:
        fail(str(played.ended))
    Visit(played, screen, server, plain=plain).run()
