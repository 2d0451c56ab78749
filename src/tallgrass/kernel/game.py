"""The contract between a game and everything that plays it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from tallgrass.kernel.actions import ActionTable
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.edition import EditionMark
from tallgrass.kernel.events import Event, HandedOver, Resigned, Sink, TimeRanOut, TookBack
from tallgrass.kernel.messages import Figures, Material, Refusal, Result, RuleText, View
from tallgrass.kernel.options import Option, Options, Value, settle
from tallgrass.kernel.record import HUMAN


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position: everything that is true at the table, hidden things too.

    Lists that it hands out are the engine's own: read them, don't change them.
    """

    __slots__ = ()

    @abstractmethod
    def to_move(self) -> list[int]:
        """The seats that owe a decision; several: in any order; none: the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The actions that a seat can choose from, each once; empty for a seat that owes nothing."""

    def distinct(self, seat: int) -> list[int]:
        """The legal actions without those that come to the same as an earlier one, for a search.

        So it is with cards that no rule can tell apart and of which the same is known. A person picks from
        `legal`. A game that has such cards overrides this.
        """
        return self.legal(seat)

    @abstractmethod
    def play(self, seat: int, action: int, chance: Chance, events: Sink | None = None) -> None:
        """Carry out an action.

        Raises:
            IllegalAction: if it isn't in the seat's legal list; nothing has changed then.
            ValueError: for a seat or an action that doesn't exist.
        """

    def playout(self, chance: Chance, limit: int) -> int:
        """Play at random, the first of several seats first, to the end or for `limit` decisions.

        Every legal action is as likely as the others. A game may override this with a loop that does the same
        from the same chance without asking itself for seats and lists.

        Returns:
            How many decisions were made.
        """
        for made in range(limit):
            waiting = self.to_move()
            if not waiting:
                return made
            seat = waiting[0]
            legal = self.legal(seat)
            self.play(seat, legal[chance.below(len(legal))], chance)
        return limit

    @abstractmethod
    def result(self) -> Result | None:
        """How it ended, None while it goes on."""

    @abstractmethod
    def copy(self) -> State:
        """A position like this one that shares nothing with it."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """All that a seat knows; None: what a spectator sees."""

    @abstractmethod
    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Why a seat can't do something now; None exactly when it can.

        Raises:
            ValueError: for a seat or an action that doesn't exist.
        """


class CantAnswer(Exception):
    """A question about a position has no answer; the message says why.

    `reason` is the part of it for whoever doesn't type: without `how`, which says what to type.
    """

    def __init__(self, reason: str, how: str = "") -> None:
        super().__init__(f"{reason} {how}" if how else reason)
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(ABC):
    """What a game says to people, made from what one seat may see (None: a spectator)."""

    __slots__ = ()

    @abstractmethod
    def seat(self, seat: int) -> str:
        """The name of a seat, as a sentence would use it."""

    @abstractmethod
    def action(self, action: int, view: View | None = None) -> str:
        """An action as a button would name it, in the moment of a view if there is one."""

    @abstractmethod
    def prompt(self, view: View) -> str:
        """What the seat of a view has to decide, or what it waits for."""

    @abstractmethod
    def line(self, event: Event, seat: int | None) -> str:
        """A log line for an event of the game that the seat may see."""

    def log(self, event: Event, seat: int | None) -> str:
        """A log line for any event that the seat may see."""
        match event:
            case TookBack():
                more = "" if event.alone else " and all that followed"
                return f"{self.who(event.seat, seat)} took back a step{more}."
            case Resigned():
                return f"{self.who(event.seat, seat)} gave up."
            case HandedOver():
                player = "a person" if event.player == HUMAN else f"the bot {event.player}"
                return f"{self.seat(event.seat)}: {player} plays from now on."
            case TimeRanOut():
                return f"{self.seat(event.seat)}: time has run out."
        return self.line(event, seat)

    def outcome(self, result: Result) -> str:
        """How a match ended, in a sentence."""
        winners = " and ".join(self.seat(seat) for seat in result.winners)
        scores = ", ".join(f"{self.seat(seat)} {score}" for seat, score in enumerate(result.scores))
        verdict = f"{winners} won" if winners else "A draw"
        return self.text(f"{verdict}. {self.reason(result)}{f' ({scores})' if scores else ''}")

    def reason(self, result: Result) -> str:
        """Why it ended so. A game may tell more than its results do, which match files keep word for word."""
        return result.reason

    @abstractmethod
    def text(self, text: str) -> str:
        """A text of the game (a refusal, a rule) with card names as this reader wants them."""

    def who(self, actor: int, reader: int | None) -> str:
        """Who acts, as a sentence for a reader begins."""
        return "You" if actor == reader else self.seat(actor)

    @abstractmethod
    def other_nouns(self) -> dict[str, str]:
        """Nouns that may be typed in an action's name, each with the noun that it stands for there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The rules of a game with their data: the same object for every match of it.

    `edition` says which data these are; None for a game that has no other. Its views are of `view_type`, what
    it is played with of `material_type`; what can happen in it is of `event_types`, which tags tell apart
    within one game.
    """

    name: str
    title: str
    sentence: str
    rules_version: int
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    actions: ActionTable
    view_type: type[View]
    material_type: type[Material]
    event_types: tuple[type[Event], ...]
    edition: EditionMark | None = None

    @abstractmethod
    def seat_names(self, seats: int) -> tuple[str, ...]:
        """The names of the seats when that many play."""

    @abstractmethod
    def start(self, seats: int, options: Options, chance: Chance, events: Sink | None = None) -> State:
        """The position at the beginning.

        Raises:
            ValueError: if the game isn't for that many seats.
        """

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> State:
        """A position at random among those that a view can't tell apart.

        The other seats' secret acts of the running phase are undone in it: they still owe them.
        """

    @abstractmethod
    def words(self, *, plain: bool = False, seats: int = 0) -> Words:
        """What the game says; `plain` puts neutral names for offensive ones.

        `seats`: how many play, for a game in which the names of seats depend on that; 0: any number.
        """

    @abstractmethod
    def material(self, *, plain: bool) -> Material:
        """What it is played with; `plain` puts neutral names for offensive ones."""

    @abstractmethod
    def rule_texts(self) -> dict[str, tuple[str, str]]:
        """The rules in our own words, in reading order: by id, a title and a paragraph."""

    @abstractmethod
    def stats(self, state: State) -> dict[str, int]:
        """Figures of a finished match for a study; `turns` is always among them."""

    def odds(self, view: View, words: Words, question: str) -> list[Figures]:
        """What chance would make of something that a seat could do.

        Raises:
            CantAnswer: if the game has nothing of the kind, or the question isn't understood.
        """
        raise CantAnswer(f"In {self.title} there are no odds to be told.")

    def check_seats(self, seats: int) -> None:
        """Raises ValueError if the game isn't for that many seats."""
        if seats not in self.seat_counts:
            counts = " or ".join(map(str, self.seat_counts))
            raise ValueError(f"{self.title} is for {counts} seats, not {seats}.")

    def players(self) -> dict[str, tuple[str, ...]]:
        """By how many play, as text: what a sentence calls each seat."""
        called = {}
        for count in self.seat_counts:
            words = self.words(seats=count)
            called[str(count)] = tuple([words.seat(seat) for seat in range(count)])
        return called

    def rules_told(self, words: Words) -> tuple[RuleText, ...]:
        """The rules in reading order, with names as a reader wants them."""
        texts = self.rule_texts()
        return tuple([RuleText(id_, words.text(texts[id_][0]), words.text(texts[id_][1])) for id_ in texts])

    def settle(self, chosen: Mapping[str, Value]) -> Options:
        """The options of a match: those chosen, defaults for the others. Raises OptionError."""
        return settle(self.options, chosen)
