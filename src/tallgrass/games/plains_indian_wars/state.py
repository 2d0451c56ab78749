"""What a position of Plains Indian Wars is, and how cubes get from one place to another in it."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.effects import Combat, Effect
from tallgrass.games.plains_indian_wars.events import Forced, Placed
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    DECKS,
    ENEMIES,
    INDIAN,
    NOBODY,
    NOTHING,
    NOWHERE,
    NPT,
    OF_SIDE,
    ROCKIES,
    SETTLERS,
    SIDES,
    SPT,
    US,
)
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink
from tallgrass.kernel.game import State
from tallgrass.kernel.piles import Pile


class Task:
    """Something that is to be done in steps, the next one on top of the agenda.

    It asks a seat, puts another task on top of itself, or is finished and takes itself off.
    """

    __slots__ = ()

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        """The next step: it is on top, and nobody is asked."""
        raise NotImplementedError

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        """What it asked for is answered."""
        raise NotImplementedError

    def copy(self) -> Task:
        """A task like this one that shares nothing with it."""
        raise NotImplementedError


class Position(State):
    """The map with its cubes, the railroads, the wagons, the cards, the bag, and the agenda."""

    __slots__ = (
        "acting",
        "actions",
        "agenda",
        "arrived",
        "attacked",
        "auto_consent",
        "board",
        "bonus",
        "casualties",
        "combat",
        "control",
        "cubes",
        "decks",
        "destroyed",
        "disc",
        "discs",
        "effects",
        "filled",
        "hands",
        "known",
        "known_events",
        "laid",
        "last_lost",
        "lines",
        "max_rounds",
        "mountains",
        "moved",
        "options",
        "origins",
        "over",
        "piles",
        "placed",
        "ready",
        "removed",
        "removed_cards",
        "round",
        "seat_of",
        "seats",
        "secret",
        "set_out",
        "striking",
        "struck",
        "touched",
        "turns",
        "wagon_at",
        "wagons",
        "wagons_ready",
        "wagons_waiting",
        "waiting",
    )
    board: Board
    actions: Actions
    seats: int
    seat_of: list[int]  # by disc (P-45)
    max_rounds: int
    auto_consent: bool  # P-22
    # --- cubes, by army and place
    cubes: list[list[int]]
    moved: list[list[int]]  # those of them that have moved on the card in play (P-20)
    ready: list[int]  # by army
    casualties: list[int]
    removed: list[int]
    control: list[int]  # by region: INDIAN, US or NOBODY (P-1)
    touched: list[bool]  # by region: cubes came in, and nothing has been fought out there since (P-30)
    origins: list[list[int]]  # by region: from where cubes came in this turn (P-34)
    set_out: list[list[int]]  # by region: where they had set out (P-54)
    striking: int  # the region of the last strike, and the regions that were struck
    struck: list[int]
    placed: list[int]  # where the last placement put cubes
    last_lost: list[int]  # by army: cubes lost in the last engagement (P-51)
    # --- wagons
    wagons: list[list[int]]  # by trail and region of it, from the east
    attacked: list[list[int]]  # those of them that were attacked this turn (P-39)
    wagon_at: list[int]  # by region
    wagons_ready: int
    wagons_waiting: int  # in St. Louis, for want of an open trail (P-77)
    arrived: int
    destroyed: int
    # --- railroads
    lines: list[int]  # those that may still be used this turn (P-23)
    filled: list[int]  # plains spaces, by line
    laid: list[int]  # by line: spaces filled this round (P-55)
    mountains: int
    # --- cards, by deck
    hands: list[Pile]  # ascending
    decks: list[Pile]  # ascending
    piles: list[Pile]  # in order; the last is on top
    removed_cards: Pile
    known: list[Pile]  # cards of the hand that all know
    known_events: list[int]  # how many others of the hand all know to be Events, at least (P-11)
    # --- the round
    round: int
    discs: list[int]  # in the bag
    disc: int  # in play
    turns: int
    bonus: list[int]  # by side: points of cards
    effects: list[Effect]  # in force
    combat: list[Combat]  # what cards change in engagements to come
    over: bool
    # --- who is asked what
    acting: int  # the seat whose turn it is
    agenda: list[Task]
    waiting: list[int]
    options: list[int]
    secret: bool  # whether only the cards of the one who is asked say what he can do

    def set_up(self, board: Board, actions: Actions, seat_of: list[int], seats: int) -> None:
        """An empty map, all cubes in the Ready Boxes, all cards in the decks."""
        self.board = board
        self.actions = actions
        self.seats = seats
        self.seat_of = seat_of
        self.max_rounds = board.edition.setup.end.max_rounds
        self.auto_consent = False
        self.cubes = [[0] * board.places for _ in range(ARMIES)]
        self.moved = [[0] * board.places for _ in range(ARMIES)]
        self.ready = board.cubes[:]
        self.casualties = [0] * ARMIES
        self.removed = [0] * ARMIES
        self.touched = [False] * board.regions
        self.origins = [[] for _ in range(board.regions)]
        self.set_out = [[] for _ in range(board.regions)]
        self.striking = NOWHERE
        self.struck = []
        self.placed = []
        self.last_lost = [0] * ARMIES
        self.wagons = [[0] * len(trail) for trail in board.trails]
        self.attacked = [[0] * len(trail) for trail in board.trails]
        self.wagon_at = [0] * board.regions
        self.wagons_ready = board.wagons
        self.wagons_waiting = 0
        self.arrived = 0
        self.destroyed = 0
        self.lines = []
        self.filled = [0, 0]
        self.laid = [0, 0]
        self.mountains = 0
        self.hands = [[] for _ in range(DECKS)]
        self.decks = [deck[:] for deck in board.deck]
        self.piles = [[] for _ in range(DECKS)]
        self.removed_cards = []
        self.known = [[] for _ in range(DECKS)]
        self.known_events = [0] * DECKS
        self.round = 0
        self.discs = []
        self.disc = NOTHING
        self.turns = 0
        self.bonus = [0] * SIDES
        self.effects = []
        self.combat = []
        self.over = False
        self.acting = NOBODY
        self.agenda = []
        self.waiting = []
        self.options = []
        self.secret = False
        self.control = [self.holder(region) for region in range(board.regions)]

    def fill(self, other: Position) -> None:
        """Take over all that another position holds, sharing nothing that changes."""
        self.board = other.board
        self.actions = other.actions
        self.seats = other.seats
        self.seat_of = other.seat_of[:]
        self.max_rounds = other.max_rounds
        self.auto_consent = other.auto_consent
        self.cubes = [places[:] for places in other.cubes]
        self.moved = [places[:] for places in other.moved]
        self.ready = other.ready[:]
        self.casualties = other.casualties[:]
        self.removed = other.removed[:]
        self.control = other.control[:]
        self.touched = other.touched[:]
        self.origins = [places[:] for places in other.origins]
        self.set_out = [places[:] for places in other.set_out]
        self.striking = other.striking
        self.struck = other.struck[:]
        self.placed = other.placed[:]
        self.last_lost = other.last_lost[:]
        self.wagons = [trail[:] for trail in other.wagons]
        self.attacked = [trail[:] for trail in other.attacked]
        self.wagon_at = other.wagon_at[:]
        self.wagons_ready = other.wagons_ready
        self.wagons_waiting = other.wagons_waiting
        self.arrived = other.arrived
        self.destroyed = other.destroyed
        self.lines = other.lines[:]
        self.filled = other.filled[:]
        self.laid = other.laid[:]
        self.mountains = other.mountains
        self.hands = [hand[:] for hand in other.hands]
        self.decks = [deck[:] for deck in other.decks]
        self.piles = [pile[:] for pile in other.piles]
        self.removed_cards = other.removed_cards[:]
        self.known = [cards[:] for cards in other.known]
        self.known_events = other.known_events[:]
        self.round = other.round
        self.discs = other.discs[:]
        self.disc = other.disc
        self.turns = other.turns
        self.bonus = other.bonus[:]
        self.effects = other.effects[:]
        self.combat = other.combat[:]
        self.over = other.over
        self.acting = other.acting
        self.agenda = [task.copy() for task in other.agenda]
        self.waiting = other.waiting[:]
        self.options = other.options[:]
        self.secret = other.secret

    # --- the agenda

    def ask(self, seat: int, options: list[int]) -> None:
        """A seat has to choose; what all see to be forced is done without asking."""
        self.waiting = [seat]
        self.options = options
        self.secret = False

    def ask_for_card(self, seat: int, options: list[int]) -> None:
        """A seat has to choose what its hand allows: it is asked even if that is one thing only."""
        self.waiting = [seat]
        self.options = options
        self.secret = True

    def run(self, chance: Chance, events: Sink | None) -> None:
        """Go on until somebody has a choice."""
        agenda = self.agenda
        while agenda:
            task = agenda[-1]
            task.advance(self, chance, events)
            if not self.waiting:
                continue
            if self.secret or len(self.options) > 1:
                return
            action = self.options[0]
            seat = self.waiting[0]
            self.waiting = []
            if events is not None:
                events.append(Forced(seat=seat, action=action))
            task.choose(self, action, chance, events)

    # --- cubes

    def force(self, side: int, region: int) -> int:
        """How many cubes of a side are in a place, purple with the US (P-4)."""
        cubes = self.cubes
        if side == INDIAN:
            return cubes[NPT][region] + cubes[SPT][region]
        return cubes[CAVALRY][region] + cubes[SETTLERS][region] + cubes[ENEMIES][region]

    def armies(self, side: int, place: int) -> list[int]:
        """The factions of a side with cubes in a place."""
        return [army for army in OF_SIDE[side] if self.cubes[army][place]]

    def largest(self, armies: list[int], place: int) -> list[int]:
        """Those of some factions with the most cubes in a place (P-35)."""
        most = max([self.cubes[army][place] for army in armies])
        return [army for army in armies if self.cubes[army][place] == most]

    def contested(self, region: int) -> bool:
        """P-2: Indian cubes and others."""
        return self.force(INDIAN, region) > 0 and self.force(US, region) > 0

    def shift(self, army: int, place: int, count: int) -> None:
        """So many cubes more, or fewer, in a place."""
        places = self.cubes[army]
        places[place] += count
        moved = self.moved[army]
        moved[place] = min(moved[place], places[place])
        if place < self.board.regions:
            self.control[place] = self.holder(place)

    def send(self, army: int, frm: int, to: int, count: int) -> None:
        """So many cubes from one place to another; out of a box beyond the map no more this turn (P-71)."""
        self.shift(army, frm, -count)
        self.shift(army, to, count)
        if to >= self.board.box(ROCKIES):
            self.moved[army][to] += count

    def holder(self, region: int) -> int:
        """P-1: who controls a region."""
        cubes = self.cubes
        indian = cubes[NPT][region] + cubes[SPT][region]
        us = cubes[CAVALRY][region] + cubes[SETTLERS][region]
        purple = cubes[ENEMIES][region]
        if self.board.home[region] == ENEMIES:
            if indian > purple and indian >= us:
                return INDIAN
            return US if us > purple and us > indian else NOBODY
        if indian >= us and indian >= purple:
            return NOBODY if self.wagon_at[region] and not indian else INDIAN
        return US if us > indian and us >= purple else NOBODY

    def forget_origins(self) -> None:
        """All is fought out, or another turn begins: nobody goes back where he came from."""
        if any(self.origins):  # a party notes both at once
            self.origins = [[] for _ in range(self.board.regions)]
            self.set_out = [[] for _ in range(self.board.regions)]

    def place_cubes(self, army: int, place: int, count: int, events: Sink | None) -> int:
        """Cubes from the Ready Box, as many as there are (P-5); returns how many."""
        count = min(count, self.ready[army])
        if count:
            self.ready[army] -= count
            self.shift(army, place, count)
            if place < self.board.regions:
                self.touched[place] = True  # P-62
            if events is not None:
                events.append(Placed(army=army, place=place, count=count))
        return count

    def lose_cube(self, army: int, place: int, *, permanent: bool = False) -> None:
        """A cube goes to the Casualty Box, or out of the game."""
        self.shift(army, place, -1)
        if permanent:
            self.removed[army] += 1
        else:
            self.casualties[army] += 1

    def to_ready(self, army: int, place: int, count: int) -> None:
        """Cubes go back to the Ready Box."""
        self.shift(army, place, -count)
        self.ready[army] += count

    # --- who decides

    def owner(self, armies: list[int]) -> int:
        """P-50: the seat that chooses between factions of one side."""
        seats = [self.seat_of[army] for army in armies]
        if self.acting in seats:
            return self.acting
        if len(seats) == 1:
            return seats[0]
        return self.seat_of[NPT if armies[0] in (NPT, SPT) else CAVALRY]

    # --- what is in force

    def barred(self, army: int, place: int) -> bool:
        """P-52: whether a faction may not enter a place."""
        if not self.effects:
            return False
        return any(army in effect.barred and place in effect.regions for effect in self.effects)
