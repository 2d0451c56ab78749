"""What a position of The Mystic Warriors of the Plains is."""

from __future__ import annotations

from typing import Final

from tallgrass.games.mystic_warriors.notes import DREW, LEFT, Notes
from tallgrass.games.mystic_warriors.tables import DECK, NOBODY, NOTHING
from tallgrass.kernel.game import State
from tallgrass.kernel.piles import Pile

# What the seat that is asked has to decide.
LIMIT: Final = 0  # a card to discard, of more than nine
RAID_CHOICE: Final = 1  # on which raid to go, if any
LAYING: Final = 2  # the next card of a raid
HUNT: Final = 3  # an action, a Luck card, or that it is done
GATHERING: Final = 4  # the card that goes with the Tribe card
RETURNING: Final = 5  # a card to discard after a Trade card
OFFERING: Final = 6  # what it wants, what it offers
ANSWERING: Final = 7  # what it gives for the offer
DECIDING: Final = 8  # whether it takes the answer
NAMING: Final = 9  # whom a Luck card hits
SUFFERING: Final = 10  # a card to discard by a Luck card
OVER: Final = 11

# What is put together in these is shown when it is complete; the others see the earlier stage (MW-16).
SECRET: Final[dict[int, int]] = {LAYING: RAID_CHOICE, GATHERING: HUNT, OFFERING: HUNT, NAMING: HUNT}


class Brave:
    """What belongs to one player."""

    __slots__ = ("bit", "depth", "drew", "feathers", "hand", "left", "seat")
    seat: int
    bit: int  # of the seat, in sets of seats
    left: int  # the jot that a card left the hand, but for the card, which is added << MORE
    drew: int  # the jot that cards came into the hand off the deck, but for their number
    feathers: int
    hand: Pile  # ascending
    depth: int  # how many cards from the top of the deck it knows (MW-8)

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.bit = 1 << seat
        self.left = LEFT | seat << 3
        self.drew = DREW | seat << 3
        self.feathers = 0
        self.hand = []
        self.depth = 0

    def copy(self) -> Brave:
        """A brave like this one that shares nothing with it."""
        brave = Brave(self.seat)
        brave.feathers = self.feathers
        brave.hand = self.hand[:]
        brave.depth = self.depth
        return brave


class Position(State):
    """The braves, the deck and the discard pile, and what is going on in the turn."""

    __slots__ = (
        "acted",
        "answer",
        "asked",
        "braves",
        "chosen",
        "current",
        "deck",
        "goal",
        "instead",
        "luck_without_raid_only",
        "lucked",
        "mover",
        "notes",
        "offer",
        "options",
        "owed",
        "partner",
        "pile",
        "raid",
        "raided",
        "stage",
        "top",
        "turn",
        "wants",
    )
    goal: int  # feathers (MW-4)
    luck_without_raid_only: bool  # MW-10
    braves: list[Brave]
    notes: Notes
    deck: Pile  # without order, ascending
    top: Pile  # cards that lie on it in an order that an Omen fixed; the first is drawn first
    pile: Pile  # the discard pile
    turn: int
    current: int  # whose turn it is
    stage: int
    mover: Brave | None  # the one that is asked; at the end of the game nobody is
    options: list[int]  # the actions that it can choose from
    chosen: Pile  # what it is putting together, out of its hand
    owed: int  # cards that it has still to discard
    raid: int  # for which it lays cards
    raided: bool  # this turn
    acted: bool  # the action of the Hunt Phase is used
    lucked: bool  # the Luck card is played
    # Trading
    asked: int  # seats that aren't to be asked any more this turn, as bits: those that were, and `current`
    partner: int
    wants: list[int]  # the actions WANT of the request, counted from it
    offer: Pile  # out of the hand of `current`, laid before the partner
    answer: Pile  # out of the hand of the partner, laid before `current`
    instead: list[int]  # what `current` can choose from if nothing comes of it; empty: to be listed anew

    def set_up(self, seats: int, goal: int, *, luck_without_raid_only: bool) -> None:
        """Before anything is drawn."""
        self.goal = goal
        self.luck_without_raid_only = luck_without_raid_only
        self.braves = [Brave(seat) for seat in range(seats)]
        self.notes = Notes(seats)
        self.deck = DECK[:]
        self.top = []
        self.pile = []
        self.turn = 0
        self.current = 0
        self.stage = LIMIT
        self.mover = None
        self.options = []
        self.chosen = []
        self.owed = 0
        self.partner = NOBODY
        self.wants = []
        self.offer = []
        self.answer = []
        self.instead = []
        self.raid = NOTHING
        self.raided = False
        self.acted = False
        self.lucked = False
        self.asked = 1

    def fill(self, other: Position) -> None:
        """Take over all that another position holds, sharing nothing with it."""
        self.goal = other.goal
        self.luck_without_raid_only = other.luck_without_raid_only
        self.braves = [brave.copy() for brave in other.braves]
        self.notes = other.notes.read().copy()
        self.deck = other.deck[:]
        self.top = other.top[:]
        self.pile = other.pile[:]
        self.turn = other.turn
        self.current = other.current
        self.stage = other.stage
        self.mover = None if other.mover is None else self.braves[other.mover.seat]
        self.options = other.options[:]
        self.chosen = other.chosen[:]
        self.owed = other.owed
        self.raid = other.raid
        self.raided = other.raided
        self.acted = other.acted
        self.lucked = other.lucked
        self.asked = other.asked
        self.partner = other.partner
        self.wants = other.wants[:]
        self.offer = other.offer[:]
        self.answer = other.answer[:]
        self.instead = other.instead[:]

    @property
    def waiting(self) -> list[int]:
        """The one seat that is asked, or none."""
        return self.to_move()

    def held(self, seat: int) -> int:
        """How many cards a seat holds, with those that it has put aside but not given away (MW-16)."""
        held = len(self.braves[seat].hand)
        if seat in self.waiting:
            held += len(self.chosen)
        if seat == self.current:
            held += len(self.offer)
        elif seat == self.partner:
            held += len(self.answer)
        return held
