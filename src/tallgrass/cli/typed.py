"""What a person types at the prompt, understood: a command, an action, or why it is neither."""

from __future__ import annotations

import difflib
import itertools
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tallgrass.cli.played import Moment
from tallgrass.kernel.game import Game, Words
from tallgrass.kernel.messages import View

COMMANDS = {
    "?": "list what can be done now",
    "help": "these commands",
    "look": "show the table again",
    "why": "why NAME: why an action can't be done now",
    "undo": "take back your last step; bots never mind, and cards drawn since then are drawn anew",
    "log": "everything that has happened, as far as you may know",
    "rules": "rules [ID]: the rules, or one of them",
    "save": "save [FILE]: write the match to a file",
    "resign": "give up; of two the other one wins, of more a bot plays on",
    "quit": "leave; the match can be saved first",
}


OTHER_WORDS = {"h": "help", "q": "quit", "exit": "quit"}


@dataclass(frozen=True)
class Command:
    """One of COMMANDS, or of the game's own, with what was typed after it."""

    name: str
    rest: str


@dataclass(frozen=True)
class Chosen:
    """A legal action; or several, by their numbers, to be done one after the other."""

    actions: tuple[int, ...]


@dataclass(frozen=True)
class NotUnderstood:
    """No command and no action reads like this; perhaps one of `near` was meant."""

    typed: str
    near: tuple[str, ...]


@dataclass(frozen=True)
class Ambiguous:
    """Several legal actions begin like this."""

    typed: str
    actions: tuple[int, ...]


@dataclass(frozen=True)
class NotAllowed:
    """An action that exists but can't be chosen now; `others` may have been meant too, and can't either."""

    action: int
    others: bool = False


@dataclass(frozen=True)
class Several:
    """Actions with commas between them: to be read one after the other, each when the one before is done."""

    parts: tuple[str, ...]


Understood = Command | Chosen | Several | NotUnderstood | Ambiguous | NotAllowed


_DIGITS = 9  # a number that is cut to them is still beyond any list


class Reader:
    """Reads what the person in a seat types."""

    def __init__(self, game: Game, words: Words, more_commands: Iterable[str] = ()) -> None:
        """`more_commands`: words that are commands of this game only."""
        self._words = words
        self._commands = {*COMMANDS, *more_commands}
        self._names = game.actions.names
        self._verbs = {name.partition(":")[0] for name in self._names}
        # Neutral card names may be typed too: an action goes by all the names that a reader may know.
        others = {noun: other for other, noun in words.other_nouns().items()}
        self._aliases: list[list[str]] = []
        for name in map(str.lower, self._names):  # what is typed is read in lower case
            verb, _, noun = name.partition(":")
            written = [name, f"{verb}:{noun.replace(':', '-')}"] if ":" in noun else [name]
            self._aliases.append([*written, f"{verb}:{others[noun]}"] if noun in others else written)
        # Nobody is pointed to a second way of writing the same.
        self._suggested = [
            alias for names in self._aliases for alias in (names[:1] if names[0].count(":") > 1 else names)
        ]
        self._written = {name for names in self._aliases for name in names}

    def read(self, text: str, moment: Moment) -> Understood:
        """What was typed, given what can be done; numbers are places in the legal list, from 1."""
        text = text.strip()
        first, _, rest = text.partition(" ")
        word = OTHER_WORDS.get(first.lower(), first.lower())
        if word in self._commands:
            return Command(word, rest.strip())
        understood = self.action(text, moment)
        if isinstance(understood, Chosen | Ambiguous):
            return understood
        words = text.replace(",", " ").split()
        in_full = all(word.lower() in self._written for word in words)
        # Names that are written in full need no commas.
        parts = words if in_full else [part.strip() for part in text.split(",") if part.strip()]
        # Numbers are places in the list that is shown: they may only come first.
        places = list(itertools.takewhile(_numbers, parts))
        names = parts[len(places) :]
        if len(parts) < 2 or any(map(_numbers, names)):
            return understood
        return Several((" ".join(places), *names) if places else tuple(names))

    def action(self, text: str, moment: Moment) -> Understood:
        """Which action was typed."""
        legal, view = moment.legal, moment.view
        if not text.isprintable():
            return NotUnderstood(text, ())  # an arrow key, where lines aren't edited
        if _numbers(text):
            numbers = text.replace(",", " ").split()
            wanted = list(dict.fromkeys(int(number[:_DIGITS]) for number in numbers))
            menu = dict(zip(self.numbers(legal), legal, strict=True))
            if all(number in menu for number in wanted):
                return Chosen(tuple(menu[number] for number in wanted))
            return NotUnderstood(text, (f"a number from {min(menu)} to {max(menu)}",) if menu else ())
        for action in legal:
            if text.casefold() == self._words.action(action, view).casefold():
                return Chosen((action,))
        typed = self._normal(text)
        every = range(len(self._names))
        for fits in (_is, _is_noun, _begins, _noun_begins):
            found = self._that(fits, typed, legal)
            if found:
                return Chosen((found[0],)) if len(found) == 1 else Ambiguous(text, tuple(found))
            # What is typed in full is meant, even if a longer name that begins so could be chosen.
            known = self._that(fits, typed, every)
            if known and fits in (_is, _is_noun):
                # But 'n5' is all of activate:N5 and may mean place:N5:1, which goes on after it.
                found = self._that(_noun_goes_on, typed, legal) if fits is _is_noun else []
                if found:
                    return Chosen((found[0],)) if len(found) == 1 else Ambiguous(text, tuple(found))
                return NotAllowed(known[0], others=len(known) > 1)
        found = [action for action in legal if self._labelled(action, text, view)]
        found = found or self._that(_leaves_out, typed, legal)
        if found:
            return Chosen((found[0],)) if len(found) == 1 else Ambiguous(text, tuple(found))
        known = self._that(_begins, typed, every) or self._that(_noun_begins, typed, every)
        if known:
            return NotAllowed(known[0], others=len(known) > 1)
        near = difflib.get_close_matches(typed, self._suggested, 3, 0.7)
        return NotUnderstood(text, tuple(near))

    def numbers(self, legal: list[int]) -> list[int]:
        """What number stands for each action: its place, from 1; or, where it is asked how many, how many."""
        counts = [self._names[action].partition(":")[2] for action in legal]
        if counts and all(count.isdecimal() for count in counts):
            return [int(count) for count in counts]
        return list(range(1, len(legal) + 1))

    def _labelled(self, action: int, text: str, view: View) -> bool:
        """Whether what the list calls an action begins like this."""
        return bool(text) and self._words.action(action, view).casefold().startswith(text.casefold())

    def _that(self, fits: Callable[[str, str], bool], typed: str, actions: list[int] | range) -> list[int]:
        """The actions of which some name fits what was typed."""
        if not typed:
            return []
        return [action for action in actions if any(fits(name, typed) for name in self._aliases[action])]

    def _normal(self, text: str) -> str:
        """'Lay  Hit & Run' -> 'lay:hit-and-run': the way names are written."""
        text = re.sub(r":\s+", ":", text)
        words = re.findall(r"[a-z0-9:-]+", text.lower().replace("&", " and ").replace("'", ""))
        if len(words) > 1 and words[0] in self._verbs:
            return f"{words[0]}:{'-'.join(words[1:])}"
        return "-".join(words)


def _numbers(text: str) -> bool:
    """Whether there are numbers in a text and nothing else."""
    words = text.replace(",", " ").split()
    return bool(words) and all(word.isdecimal() for word in words)


def _is(name: str, typed: str) -> bool:
    return name == typed


def _is_noun(name: str, typed: str) -> bool:
    return name.partition(":")[2] == typed


def _begins(name: str, typed: str) -> bool:
    return name.startswith(typed)


def _leaves_out(name: str, typed: str) -> bool:
    """'take:4' for take:brown:4, where that leaves no doubt."""
    verb, _, last = typed.partition(":")
    return bool(last) and name.startswith(f"{verb}:") and name.endswith(f":{last}")


def _noun_begins(name: str, typed: str) -> bool:
    return name.partition(":")[2].startswith(typed)


def _noun_goes_on(name: str, typed: str) -> bool:
    """'n5' for place:N5:1."""
    return name.partition(":")[2].startswith(f"{typed}:")
