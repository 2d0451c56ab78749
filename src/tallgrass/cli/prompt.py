"""What a person at the prompt wants: a line understood, and carried out in the match that is played."""

from __future__ import annotations

from collections.abc import Callable

from tallgrass.cli.front import Front
from tallgrass.cli.played import Played
from tallgrass.cli.typed import (
    Ambiguous,
    Chosen,
    Command,
    NotAllowed,
    NotUnderstood,
    Several,
    Understood,
)

MOST_NAMES = 4  # of an ambiguous beginning
Answer = Callable[[int, str], bool | None]
"""A command: of which seat, and what was typed after it. True: the table is wanted again."""


class Prompt:
    """The lines of the people at one front."""

    def __init__(self, front: Front, played: Played, commands: dict[str, Answer]) -> None:
        """`commands`: those that depend on where the match goes on, next to its own."""
        self.front = front
        self.played = played
        self.commands: dict[str, Answer] = {
            "?": self._list,
            "help": self._help,
            "look": self._look,
            "why": self._why,
            "rules": self._rules,
            **commands,
        }

    def obey(self, line: str, seat: int) -> bool:
        """Do what was typed; True if there is something new to show."""
        moment = self.played.moment(seat)
        if not line.strip():
            return len(moment.legal) == 1 and self._act(seat, tuple(moment.legal))
        return self._carry_out(line, self.front.reader.read(line, moment), seat)

    def _carry_out(self, line: str, understood: Understood, seat: int) -> bool:
        front = self.front
        match understood:
            case Command(name, rest):
                if name in front.board.commands and (rest or name not in self.commands):
                    front.answer(name, self.played.moment(seat), rest)
                    return False
                return bool(self.commands[name](seat, rest))
            case Chosen(actions):
                return self._act(seat, actions)
            case Several(parts):
                return self._in_turn(seat, parts)
            case Ambiguous(typed, actions):
                names = [front.name(action) for action in actions]
                shown = [*names[:MOST_NAMES], "..."] if len(names) > MOST_NAMES else names
                front.say(f"{typed!r} could be {' or '.join(shown)}: type more of it, or its number.")
            case NotAllowed(action, others):
                if others:
                    front.say(f"Nothing that reads like {line.strip()!r} can be done now. For one:")
                front.refuse(action, self.played.why_not(seat, action))
            case NotUnderstood(typed, near):
                hint = f" Did you mean {' or '.join(near)}?" if near else ""
                front.say(f"{typed!r} isn't understood.{hint} ? lists what you can do, help the commands.")
        return False

    # --- actions

    def _act(self, seat: int, actions: tuple[int, ...]) -> bool:
        """One after the other, as long as the table is the one that the person was looking at."""
        for place, action in enumerate(actions):
            before = self.played.moment(seat).view
            refusal = self.played.why_not(seat, action)
            if refusal is not None:
                self._tell(seat)
                self.front.refuse(action, refusal)
                return place > 0
            self.played.play(seat, action)
            left = actions[place + 1 :]
            if left and self.front.board.differs(before, self.played.moment(seat).view):
                self._stop_before(seat, [self.front.name(action) for action in left])
                break
        return True

    def _in_turn(self, seat: int, parts: tuple[str, ...]) -> bool:
        """Likewise, each read when the one before is done."""
        for place, part in enumerate(parts):
            before = self.played.moment(seat)
            understood = self.front.reader.action(part, before)
            if not isinstance(understood, Chosen):
                self._tell(seat)
                self._carry_out(part, understood, seat)
                return place > 0
            done = self.played.steps()
            self._act(seat, understood.actions)
            if self.played.steps() < done + len(understood.actions):
                return self.played.steps() > done or place > 0
            left = parts[place + 1 :]
            if left and self.front.board.differs(before.view, self.played.moment(seat).view):
                self._stop_before(seat, list(left))
                break
        return True

    def _stop_before(self, seat: int, left: list[str]) -> None:
        self._tell(seat)
        self.front.say(f"The table has changed; look again before you do this: {', '.join(left)}.")

    def _tell(self, seat: int) -> None:
        self.front.tell(self.played.news(seat), seat)

    # --- commands that any match answers

    def _list(self, seat: int, rest: str) -> None:
        self.front.choices(self.played.moment(seat))

    def _help(self, seat: int, rest: str) -> None:
        self.front.help()

    def _look(self, seat: int, rest: str) -> bool:
        self.front.shown = None
        return True

    def _rules(self, seat: int, rest: str) -> None:
        self.front.rules(rest)

    def _why(self, seat: int, rest: str) -> None:
        front = self.front
        if not rest:
            front.say("Why what? Type why and an action, such as: why " + front.name(0))
            return
        match front.reader.action(rest, self.played.moment(seat)):
            case NotAllowed(action):
                front.refuse(action, self.played.why_not(seat, action))
            case Chosen(actions) | Ambiguous(_, actions):
                for action in actions:
                    front.refuse(action, self.played.why_not(seat, action))
            case _:
                front.say(f"{rest!r} is no action of this game.")
