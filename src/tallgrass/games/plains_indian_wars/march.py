"""What groups a card moves: activations, rail moves and recoveries, one after another (P-12, P-20, P-23)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.events import Activated
from tallgrass.games.plains_indian_wars.factions import NOWHERE, ROCKIES
from tallgrass.games.plains_indian_wars.movement import Activation, left_to_move
from tallgrass.games.plains_indian_wars.recovery import recover, recovery_cost
from tallgrass.games.plains_indian_wars.space import rail_box, rail_open, rail_regions, ways
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


def new_card(at: Position) -> None:
    """Cubes may move again (P-20), but not out of a box that they moved into this turn (P-71)."""
    first = at.board.box(ROCKIES)
    for moved in at.moved:
        moved[:first] = [0] * first


class March(Task):
    """The group moves of a card, each of them an activation, a rail move or a recovery (P-12, P-20)."""

    __slots__ = ("army", "frm", "groups", "moves", "rail", "recovery", "whole")
    army: int
    groups: int
    moves: int
    rail: bool  # whether a group may go by rail
    recovery: bool  # whether a group may be spent on casualties (P-75)
    frm: list[int]  # the only places that may be activated; none: all
    whole: bool  # all cubes of a place go together, or none

    def __init__(self, army: int, groups: int, moves: int) -> None:
        self.army = army
        self.groups = groups
        self.moves = moves
        self.rail = False
        self.recovery = False
        self.frm = []
        self.whole = False

    def copy(self) -> March:
        task = March(self.army, self.groups, self.moves)
        task.rail = self.rail
        task.recovery = self.recovery
        task.frm = self.frm[:]
        task.whole = self.whole
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        options = self._options(at) if self.groups else []
        if options:
            at.ask(at.seat_of[self.army], [*options, at.actions.done])
        else:
            at.agenda.pop()

    def _options(self, at: Position) -> list[int]:
        army, actions = self.army, at.actions
        moved = at.moved[army]
        options = [
            actions.activate + place
            for place, count in enumerate(at.cubes[army])
            if count > moved[place] and (not self.frm or place in self.frm) and ways(at, army, place)
        ]
        for line in at.lines if self.rail else []:
            goes = rail_open(at, line) and left_to_move(at, army, rail_box(at, line)) > 0
            if goes and any(not at.barred(army, region) for region in rail_regions(at, line)):
                options.append(actions.rail + line)
        if self.recovery and at.casualties[army] and self.groups >= recovery_cost(at.board, army):
            options.append(actions.recover)
        return options

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        actions = at.actions
        if action == actions.done:
            at.agenda.pop()
            return
        if action == actions.recover:
            self.groups -= recovery_cost(at.board, self.army)
            recover(at, self.army, at.casualties[self.army], events)
            return
        self.groups -= 1
        line = NOWHERE
        if actions.rail <= action < actions.rail + 2:
            line = action - actions.rail
            at.lines.remove(line)
            place = rail_box(at, line)
        else:
            place = action - actions.activate
        if events is not None:
            seat = at.seat_of[self.army]
            events.append(Activated(seat=seat, army=self.army, place=place, rail=line != NOWHERE))
        at.agenda.append(Activation(self.army, place, self.moves, line, whole=self.whole))
