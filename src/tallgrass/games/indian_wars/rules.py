"""Indian Wars as the kernel sees it: the contract, carried out by the phases."""

from __future__ import annotations

from tallgrass.games.indian_wars.knowledge import look
from tallgrass.games.indian_wars.phases import Phases
from tallgrass.games.indian_wars.state import Side
from tallgrass.games.indian_wars.tables import (
    CARDS,
    COUNT,
    DISCARD,
    DONE,
    DRAW,
    EXTRA,
    INDIANS,
    LAY,
    OVER,
    PLAY,
    TWIN,
    WHITES,
)
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.games.indian_wars.why import why_not
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink
from tallgrass.kernel.messages import IllegalAction, Refusal, Result


class Table(Phases):
    """A position that can be played."""

    __slots__ = ()

    def to_move(self) -> list[int]:
        return self.waiting

    def legal(self, seat: int) -> list[int]:
        if not WHITES <= seat <= INDIANS:
            raise ValueError(f"there is no seat {seat}")
        return self.sides[seat].options

    def distinct(self, seat: int) -> list[int]:
        seen = set()
        distinct = []
        for action in self.legal(seat):
            verb, card = divmod(action, CARDS)
            kind = (verb, TWIN[card]) if action < EXTRA else (verb, card)
            if kind not in seen:
                seen.add(kind)
                distinct.append(action)
        return distinct

    def play(self, seat: int, action: int, chance: Chance, events: Sink | None = None) -> None:
        if not WHITES <= seat <= INDIANS:
            raise ValueError(f"there is no seat {seat}")
        side = self.sides[seat]
        try:
            # What is done leaves the list; where more than that changes, the list is made anew.
            side.options.remove(action)
        except ValueError:
            refusal = self.why_not(seat, action)
            assert refusal is not None, (seat, action)
            raise IllegalAction(refusal) from None
        self._play_on(side, action, chance, events, 1)

    def playout(self, chance: Chance, limit: int) -> int:
        if not self.waiting or limit < 1:
            return 0
        side = self.sides[self.waiting[0]]
        options = side.options
        return self._play_on(side, options.pop(chance.below(len(options))), chance, None, limit)

    def _play_on(self, side: Side, action: int, chance: Chance, events: Sink | None, limit: int) -> int:
        """Carry out an action, then others at random till `limit` are; returns how many were.

        The action is out of the list of options already. Playouts stay in this loop.
        """
        sides = self.sides
        made = 0
        while True:
            if action == DONE:
                self.finish(side, chance, events)
            elif action < LAY:
                self.set_aside(side, action - DISCARD, chance, events)
            elif action < PLAY:
                self.lay(side, action - LAY, chance, events)
            elif action < COUNT:
                self.play_for_cards(side, action - PLAY, chance, events)
            elif action < EXTRA:
                self.count_again(side, action - COUNT, chance, events)
            elif action < DRAW:
                self.take_extra(side, action - EXTRA, chance, events)
            else:
                self.exchange(side, chance, events)
            made += 1
            if made == limit:
                return made
            waiting = self.waiting
            if not waiting:
                return made
            side = sides[waiting[0]]
            options = side.options
            action = options.pop(chance.below(len(options)))

    def result(self) -> Result | None:
        """IW-13."""
        if self.phase != OVER:
            return None
        whites, indians = self.sides[WHITES].chips, self.sides[INDIANS].chips
        if whites == indians:
            return Result(
                (whites, indians), (), "Both sides have lost their last Blood Chip, equally.", "IW-13"
            )
        winner = WHITES if whites > indians else INDIANS
        return Result((whites, indians), (winner,), "The other side has lost its last Blood Chip.", "IW-13")

    def copy(self) -> Table:
        table = Table()
        table.fill(self)
        return table

    def view(self, seat: int | None) -> IndianWarsView:
        return look(self, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return why_not(self, seat, action)


def start(knee_extra: int, chance: Chance, events: Sink | None = None) -> Table:
    """The beginning: Whites have drawn their seven cards and do their Resources."""
    table = Table()
    table.set_up(knee_extra)
    table.begin_turn(chance, events)
    return table
