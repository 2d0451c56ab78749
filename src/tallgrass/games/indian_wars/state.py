"""What a position of Indian Wars is."""

from __future__ import annotations

from typing import Final

from tallgrass.games.indian_wars.tables import CARDS, CHIPS, INDIANS, NOBODY, RESOURCES, WHITES
from tallgrass.kernel.game import State
from tallgrass.kernel.piles import Pile, full

# Where the side that does its Resources stands.
ASKED: Final = 0  # it is asked how many extra cards it takes
FREE: Final = 1  # it may play cards, begin its exchange, or finish
BATCH: Final = 2  # it is choosing the cards to exchange


class Side:
    """What belongs to Whites or to Indians."""

    __slots__ = (
        "chips",
        "counting",
        "exchanged",
        "extra_due",
        "finished",
        "hand",
        "laid",
        "options",
        "played",
        "seat",
        "taken",
        "trail",
        "wins",
    )
    seat: int
    chips: int
    extra_due: int  # cards above seven that it may draw (IW-2); from Aftermath on, next turn's
    hand: Pile  # ascending
    options: list[int]  # the actions that it can choose from
    finished: bool  # with the running phase; in Aftermath, with Firepower
    taken: int  # extra cards taken this turn
    # The order of these tells in which order things were done, which is secret: show them sorted.
    played: Pile  # this turn in Resources, to draw cards
    exchanged: Pile  # this turn
    trail: list[Pile]  # its Resources in order: what it drew, got rid of, drew, got rid of, ...
    laid: Pile  # on the table, seen by all
    counting: Pile  # what counts in the running contest: secret; or its Aftermath cards: open
    wins: int  # contests won this turn

    def __init__(self, seat: int, chips: int) -> None:
        self.seat = seat
        self.chips = chips
        self.extra_due = 0
        self.clear()

    def clear(self) -> None:
        """Everything that belongs to one turn, as it is before the turn's first draw."""
        self.hand = []
        self.options = []
        self.finished = False
        self.taken = 0
        self.played = []
        self.exchanged = []
        self.trail = []
        self.laid = []
        self.counting = []
        self.wins = 0

    def copy(self) -> Side:
        """A side like this one that shares nothing with it."""
        side = Side(self.seat, self.chips)
        side.extra_due = self.extra_due
        side.hand = self.hand[:]
        side.options = self.options[:]
        side.finished = self.finished
        side.taken = self.taken
        side.played = self.played[:]
        side.exchanged = self.exchanged[:]
        side.trail = [cards[:] for cards in self.trail]
        side.laid = self.laid[:]
        side.counting = self.counting[:]
        side.wins = self.wins
        return side


class Position(State):
    """The two sides, the deck and the discard pile, and who owes what."""

    __slots__ = (
        "deck",
        "knee_extra",
        "loser",
        "phase",
        "pile",
        "pile_before",
        "reshuffled",
        "sides",
        "stage",
        "standing",
        "turn",
        "waiting",
    )
    turn: int
    phase: int
    knee_extra: int  # extra cards for a Wounded Knee (IW-12)
    sides: list[Side]
    deck: Pile  # ascending
    pile: Pile  # the discard pile
    waiting: list[int]
    # Resources
    stage: int
    reshuffled: bool
    pile_before: Pile  # the pile as everybody saw it when the turn began (IW-16)
    # Contests
    standing: list[Pile]  # what counted in the settled contests: Whites', Indians', Whites', ...
    loser: int  # of this turn's Initiative

    def set_up(self, knee_extra: int) -> None:
        """As the game begins; until this or `fill` a position holds nothing."""
        self.knee_extra = knee_extra
        self.turn = 1
        self.sides = [Side(WHITES, CHIPS), Side(INDIANS, CHIPS)]
        self.deck = full(CARDS)
        self.pile = []
        self.clear_table()

    def clear_table(self) -> None:
        """Everything that belongs to one turn, as it is before the turn's first draw."""
        for side in self.sides:
            side.clear()
        self.phase = RESOURCES
        self.waiting = []
        self.stage = FREE
        self.reshuffled = False
        self.pile_before = self.pile[:]
        self.standing = []
        self.loser = NOBODY

    def fill(self, other: Position) -> None:
        """Take over all that another position holds, sharing nothing with it."""
        self.turn = other.turn
        self.phase = other.phase
        self.knee_extra = other.knee_extra
        self.sides = [other.sides[WHITES].copy(), other.sides[INDIANS].copy()]
        self.deck = other.deck[:]
        self.pile = other.pile[:]
        self.waiting = other.waiting[:]
        self.stage = other.stage
        self.reshuffled = other.reshuffled
        self.pile_before = other.pile_before[:]
        self.standing = [cards[:] for cards in other.standing]
        self.loser = other.loser
