"""A match played in this terminal and by this program: people at the prompt, bots in between."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console
from rich.markup import escape
from rich.rule import Rule

from tallgrass.bots.registry import strongest
from tallgrass.cli.front import Front
from tallgrass.cli.here import PlayedHere
from tallgrass.cli.keeping import Keeper, there, typed_path
from tallgrass.cli.options import played_with
from tallgrass.cli.output import fail, wipe
from tallgrass.cli.prompt import Answer, Prompt
from tallgrass.cli.seating import BotSeats, dealt
from tallgrass.kernel.files import FileError
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction
from tallgrass.kernel.record import HUMAN

YES = ("y", "yes")
NO = ("", "n", "no")


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
        self.front = Front(match.game, screen, seats=len(match.players), plain=plain, ask=ask)
        self.played = PlayedHere(match)
        self.keeper = keeper or Keeper(match, None)
        self.bots = BotSeats(match)
        self.people = [seat for seat, player in enumerate(match.players) if player == HUMAN]
        self.seated = self.people[0] if len(self.people) == 1 else None
        commands: dict[str, Answer] = {
            "undo": self._undo,
            "log": self._log,
            "save": self._save,
            "resign": self._resign,
            "quit": self._quit,
        }
        self.prompt = Prompt(self.front, self.played, commands)

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

    # --- from the beginning to the end

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

    def _turn_of(self, seat: int) -> None:
        """Show a person what is to be decided, and do what he types."""
        if self.seated != seat:
            self._pass_on(seat)
        self.front.show(self.played.moment(seat), self.played.news(seat))
        while not self.prompt.obey(self._line(), seat):
            pass

    def _pass_on(self, seat: int) -> None:
        """Hot seat: nobody sees the cards of another."""
        name = self.front.words.seat(seat)
        wipe(self.screen)
        self.screen.print(Rule(f"{name}, please", style="dim"))
        self._line(f"{name}: press Enter when you sit here: ")
        wipe(self.screen)
        self.seated = seat
        self.front.shown = None

    def _tell(self, seat: int | None) -> None:
        self.front.tell(self.played.news(seat), seat)

    def _bot_acts(self, seat: int) -> None:
        self.match.play(seat, self.bots.choose(seat))
        if self.people:
            return
        self._tell(None)
        view = self.match.state.view(None)
        if self.screen.is_terminal and self.front.looks_different(view):
            if self.front.spoken:
                self.screen.print()
            self.front.draw(view)
            self.front.shown = view
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
        words = self.front.words
        self.screen.print(escape(words.outcome(result)))
        self._leave()

    # --- lines

    def _line(self, prompt: str = "> ") -> str:
        """What a person types; before he is asked, the match is kept."""
        try:
            self.keeper.keep()
        except FileError as error:
            self.front.say(f"{error} Save it elsewhere with: save FILE")
        try:
            return self.front.line(prompt)
        except EOFError:
            self.screen.print()
            self._leave(asking=self.screen.is_terminal)
        except KeyboardInterrupt:
            self.screen.print()
            self._leave()
        raise Left

    def _sure(self, question: str) -> bool:
        return self._line(f"{question} Type yes: ").strip().lower() in YES

    # --- commands

    def _undo(self, seat: int, rest: str) -> bool:
        """Bots don't mind; people who share the terminal are asked where one alone may not."""
        barrier = self.match.undo_barrier(seat)
        try:
            if barrier is not None and barrier.code not in ("over", "nothing") and len(self.people) > 1:
                self.front.say(f"{barrier.reason} All that anybody did since then would be taken back too.")
                if not self._sure("Do all agree?"):
                    self.front.say("Nothing is taken back.")
                    return False
            self.match.undo(seat, agreed=True)
        except IllegalAction as error:
            self.front.say(f"Nothing is taken back: {error.refusal.reason}")
            return False
        self.front.shown = None
        return True

    def _log(self, seat: int, rest: str) -> None:
        for event in self.match.seen(seat):
            if event.told(seat):
                self.screen.print(escape(self.front.words.log(event, seat)))

    def _save(self, seat: int, rest: str) -> None:
        if rest:
            self._save_in(rest, self._line)
        elif self.keeper.path is None:
            self.front.say("Where to? Type save and a file's name.")
        else:
            self._save_in(str(self.keeper.path), self._line)

    def _save_in(self, name: str, ask: Callable[[str], str]) -> bool:
        """Keep the match in a file from now on; if that fails, in the one before."""
        path = typed_path(name)
        if path != self.keeper.path and there(path):
            answer = ask(f"{name} is there already. Write over it? Type yes: ")
            if answer.strip().lower() not in YES:
                self.front.say("Nothing is written.")
                return False
        try:
            self.keeper.move_to(path)
        except FileError as error:
            self.front.say(f"{error} Save it elsewhere with: save FILE")
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
        self.played.skip_news(None)
        self.match.hand_over(seat, strongest(self.match.game.name))
        self.people.remove(seat)
        self.seated = self.front.shown = None
        return True

    def _quit(self, seat: int, rest: str) -> None:
        self._leave()
        raise Left

    def _leave(self, *, asking: bool = True) -> None:
        """Whoever leaves a match that would be lost is asked where to save it."""
        try:
            self.keeper.keep()
        except FileError as error:
            self.front.say(str(error))
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
            while (name := self.front.line(question).strip()).lower() not in NO:
                if name.lower() in YES:
                    question = "In which file? Its name, or Enter for none: "
                elif self._save_in(name, self.front.line):
                    return
