"""Plains Indian Wars as the kernel sees it: the contract, carried out by tasks on an agenda."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.events import Chose, GameBegan
from tallgrass.games.plains_indian_wars.factions import (
    CAVALRY,
    INDIAN,
    NAMES,
    NPT,
    SETTLERS,
    SIDE_OF,
    SPT,
    US,
)
from tallgrass.games.plains_indian_wars.knowledge import look
from tallgrass.games.plains_indian_wars.rounds import SetUp, score
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.games.plains_indian_wars.why import why_not
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink
from tallgrass.kernel.messages import IllegalAction, Refusal, Result, View


class Table(Position):
    """A position that can be played."""

    __slots__ = ()

    def to_move(self) -> list[int]:
        return self.waiting

    def legal(self, seat: int) -> list[int]:
        self._check_seat(seat)
        return self.options if seat in self.waiting else []

    def play(self, seat: int, action: int, chance: Chance, events: Sink | None = None) -> None:
        self._check_seat(seat)
        if seat not in self.waiting or action not in self.options:
            refusal = self.why_not(seat, action)
            assert refusal is not None, (seat, action)
            raise IllegalAction(refusal)
        self._carry_out(action, chance, events)

    def playout(self, chance: Chance, limit: int) -> int:
        made = 0
        while self.waiting and made < limit:
            options = self.options
            self._carry_out(options[chance.below(len(options))], chance, None)
            made += 1
        return made

    def _carry_out(self, action: int, chance: Chance, events: Sink | None) -> None:
        seat = self.waiting[0]
        self.waiting = []
        self.options = []
        told = 0 if events is None else len(events)
        self.agenda[-1].choose(self, action, chance, events)
        if events is not None and len(events) == told:  # what is done lies open, so all hear of it
            events.append(Chose(seat=seat, action=action, heard=not self.actions.led_on(action)))
        self.run(chance, events)

    def result(self) -> Result | None:
        """P-44, P-45: allies win and lose together."""
        if not self.over:
            return None
        points = score(self)
        scores = tuple([points[self.side(seat)] for seat in range(self.seats)])
        ahead = INDIAN if points[INDIAN] > points[US] else US
        if points[INDIAN] == points[US]:
            ahead = INDIAN if self.board.edition.setup.scoring.tie_winner == "indian" else US
        winners = tuple([seat for seat in range(self.seats) if self.side(seat) == ahead])
        reason = f"{points[INDIAN]} points for the Indians, {points[US]} for the US."
        return Result(scores, winners, reason, "P-44")

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return SIDE_OF[next(army for army in (NPT, SPT, CAVALRY, SETTLERS) if self.seat_of[army] == seat)]

    def copy(self) -> Table:
        table = Table()
        table.fill(self)
        return table

    def view(self, seat: int | None) -> View:
        return look(self, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return why_not(self, seat, action)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")


def seats_of(board: Board, seats: int) -> list[int]:
    """P-45: by disc, the seat that plays it."""
    seating = {"2": 2, "3": 3, "4": 4}
    table = next(each for name, each in board.edition.setup.seats.items() if seating[name] == seats)
    return [next(place for place, seat in enumerate(table.seat) if name in seat.holds) for name in NAMES]


def start(
    board: Board,
    actions: Actions,
    seats: int,
    *,
    max_rounds: int,
    auto_consent: bool,
    chance: Chance,
    events: Sink | None,
) -> Table:
    """The beginning, up to the first choice."""
    table = Table()
    table.set_up(board, actions, seats_of(board, seats), seats)
    table.max_rounds = max_rounds or table.max_rounds
    table.auto_consent = auto_consent
    if events is not None:
        events.append(GameBegan())
    table.agenda.append(SetUp())
    table.run(chance, events)
    return table
