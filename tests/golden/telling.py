"""Told games of Plains Indian Wars: scripted discs, cards and dice, and what is done with them.

A turn is a line `DISC: ACTION ACTION ... | DICE`. The discs come out of the bag in the order of the lines;
the first line, `start`, is the set-up. Actions are done in that order, each as soon as it is legal; till
then, and when there are no more, the recipe's style chooses. Dice are thrown faction by faction, in the
order in which they are rolled, `green:WT brown:B`, with W for a Weapon, T for a Treaty, B for a Blank; when
they run out, chance throws. What the rules do by themselves may be told or not. A story that can't be told to
its end, or in which others roll than it says, is an error.
"""

from __future__ import annotations

from collections.abc import Sequence

from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.event_cards import Drawing
from tallgrass.games.plains_indian_wars.events import DiscDrawn, Forced, Rolled
from tallgrass.games.plains_indian_wars.factions import COLORS, DECKS, NAMES, NOTHING, TREATY, WEAPON
from tallgrass.games.plains_indian_wars.rounds import Rounds, SetUp
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Event
from tallgrass.kernel.match import Match
from tests.golden.recipe import Told

ENDING = ("go", "stop", "done", "stay")


class Turn:
    """A line of a story, and what of it is still to come."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.disc, _, rest = line.partition(":")
        acts, _, dice = rest.partition("|")
        self.acts = acts.split()
        self.dice = [
            (throw.partition(":")[0], face) for throw in dice.split() for face in throw.partition(":")[2]
        ]

    def take(self, legal: Sequence[str]) -> str | None:
        """What is done now; words that end something are passed over when it has ended by itself."""
        for place, act in enumerate(self.acts):
            if act in legal:
                del self.acts[: place + 1]
                return act
            if act not in ENDING:
                break
        return None

    def finish(self) -> None:
        self.acts = [act for act in self.acts if act not in ENDING]
        assert not self.acts and not self.dice, f"{self.acts} and {self.dice} are left of {self.line!r}"


class Telling(Chance):
    """Says what comes and what is done; where the story says nothing, another chance and the style do."""

    def __init__(self, told: Told, otherwise: Chance) -> None:
        self.turns = [Turn(line) for line in told.turns]
        self.draws = {deck: cards.split(", ") for deck, cards in told.draws.items()}
        self.otherwise = otherwise
        self.at: Position | None = None  # what is being played
        self.throwing = 0  # the turn whose dice come
        self.acting = 0  # the turn whose actions are done
        self.thrown: list[str] = []  # the colours of told dice since `heard`

    def _turn(self, number: int) -> Turn | None:
        return self.turns[number] if number < len(self.turns) else None

    # --- what comes

    def below(self, n: int) -> int:
        at = self.at
        assert at is not None, "nothing is drawn before somebody acts"
        task = at.agenda[-1]
        if isinstance(task, Rounds) and at.disc == NOTHING:
            return self._disc(at, n)
        if isinstance(task, Drawing):
            return self._card(at, task.deck, n)
        if isinstance(task, SetUp):
            # Hands are dealt deck by deck.
            drawn = [len(at.board.deck[deck]) - len(at.decks[deck]) for deck in range(DECKS)]
            hand = at.board.edition.setup.start.cards.hand
            return self._card(at, next(deck for deck in range(DECKS) if drawn[deck] < hand), n)
        return self._die(at.board, n)

    def _disc(self, at: Position, n: int) -> int:
        before = self._turn(self.throwing)
        assert before is None or not before.dice, f"{before.dice} are left of {before.line!r}"
        self.throwing += 1
        turn = self._turn(self.throwing)
        return self.otherwise.below(n) if turn is None else at.discs.index(NAMES.index(turn.disc))

    def _card(self, at: Position, deck: int, n: int) -> int:
        told = self.draws.get(NAMES[deck])
        if not told:
            return self.otherwise.below(n)
        name = told.pop(0)
        cards = at.board.edition.cards.card
        left = [cards[card].name for card in at.decks[deck]]
        assert name in left, f"{name} isn't in the deck: {left}"
        return left.index(name)

    def _die(self, board: Board, n: int) -> int:
        turn = self._turn(self.throwing)
        if turn is None or not turn.dice:
            self.thrown.append("")
            return self.otherwise.below(n)
        color, face = turn.dice.pop(0)
        self.thrown.append(color)
        counts = board.dice[COLORS.index(color)]
        return {"W": 0, "T": counts[WEAPON], "B": counts[WEAPON] + counts[TREATY]}[face]

    # --- what is done

    def next(self, match: Match, legal: Sequence[str]) -> str | None:
        """What the story says is done now; None if it says nothing."""
        state = match.state
        assert isinstance(state, Position)
        self.at = state
        turn = self._turn(self.acting)
        return None if turn is None else turn.take(legal)

    def heard(self, match: Match, events: Sequence[Event]) -> None:
        """What came of an act: turns that are over, what was done by itself, who rolled."""
        rolled: list[str] = []
        for event in events:
            turn = self._turn(self.acting)
            if isinstance(event, DiscDrawn):
                if turn is not None:
                    turn.finish()
                self.acting += 1
            elif isinstance(event, Forced):
                if turn is not None:
                    turn.take([match.game.actions.name(event.action)])
            elif isinstance(event, Rolled):
                rolled += [COLORS[event.army]] * len(event.faces)
        for told, color in zip(self.thrown, rolled, strict=True):
            assert told in ("", color), f"in turn {self.acting} {color} rolls, not {told}"
        self.thrown = []

    def finish(self) -> None:
        """The match is over: the whole story has been told."""
        for turn in self.turns:
            turn.finish()
        left = {deck: cards for deck, cards in self.draws.items() if cards}
        assert not left, f"never drawn: {left}"
