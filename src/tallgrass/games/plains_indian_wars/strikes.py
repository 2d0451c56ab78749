"""Strikes of Event cards: dice at cubes in reach, which don't roll back (P-35, P-53, P-61)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.events import Lost, Rolled
from tallgrass.games.plains_indian_wars.factions import (
    CAVALRY,
    FACE_IDS,
    NAMES,
    NOWHERE,
    SETTLERS,
    SIDE_OF,
)
from tallgrass.games.plains_indian_wars.giving_way import keep_company
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


class Strike(Task):
    """From where, at whom; a roll for each target, and the losses one by one."""

    __slots__ = ("aims", "army", "begun", "card", "hits", "step", "struck", "target")
    card: int
    step: int  # of the card
    army: int
    begun: bool
    aims: list[int]  # regions that are still to be struck
    target: int
    hits: int  # cubes that are still to be lost there
    struck: int  # cubes lost so far

    def __init__(self, card: int, step: int, army: int) -> None:
        self.card = card
        self.step = step
        self.army = army
        self.begun = False
        self.aims = []
        self.target = NOWHERE
        self.hits = 0
        self.struck = 0

    def copy(self) -> Strike:
        task = Strike(self.card, self.step, self.army)
        task.begun = self.begun
        task.aims = self.aims[:]
        task.target = self.target
        task.hits = self.hits
        task.struck = self.struck
        return task

    def op(self, at: Position) -> ops.Strike:
        """What the card says."""
        event = at.board.events[self.card]
        assert event is not None, self.card
        op = event.ops[self.step]
        assert isinstance(op, ops.Strike), op
        return op

    def targets(self, at: Position) -> list[int]:
        """The factions that can be hit."""
        found = []
        for name in self.op(at).target:
            found += [CAVALRY, SETTLERS] if name == "us" else [NAMES.index(name)]
        return found

    def _exposed(self, at: Position, region: int) -> list[int]:
        return [army for army in self.targets(at) if at.cubes[army][region]]

    def _in_reach(self, at: Position, region: int) -> list[int]:
        reach = at.board.adjacent[region] + ([region] if self.op(at).range == "same_or_adjacent" else [])
        return sorted([place for place in reach if self._exposed(at, place)])

    def _sources(self, at: Position) -> list[int]:
        regions = list(range(at.board.regions))  # P-61: no boxes
        if isinstance(self.op(at).frm, tuple):
            regions = [at.board.place(code) for code in self.op(at).frm]
        strong = [region for region in regions if at.cubes[self.army][region] >= self.op(at).min_own]
        if not self.op(at).max_targets:  # it may be none at all (P-17)
            return strong
        return [region for region in strong if self._in_reach(at, region)]

    def _from_one(self, at: Position) -> bool:
        """Whether it matters from which region (P-73)."""
        return self.op(at).max_targets == 0 or self.op(at).dice == "normal"

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        if not self.begun and at.striking != NOWHERE:
            at.ask(
                at.seat_of[self.army], [at.actions.strike + aim for aim in self._in_reach(at, at.striking)]
            )
        elif not self.begun:
            self._aim(at)
        elif self.hits and self._exposed(at, self.target):
            self._take_loss(at, events)
        elif self.aims:
            self._roll(at, self.aims.pop(0), chance, events)
        else:
            at.agenda.pop()

    def _aim(self, at: Position) -> None:
        at.struck = NOWHERE
        sources = self._sources(at)
        seat = at.seat_of[self.army]
        if not sources:
            at.agenda.pop()
        elif self._from_one(at):
            at.ask(seat, [at.actions.name + region for region in sources])
        else:
            aims = sorted({aim for region in sources for aim in self._in_reach(at, region)})
            at.ask(seat, [at.actions.strike + region for region in aims])

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        actions = at.actions
        if self.begun:
            self._lose(at, action - actions.lose, events)
            return
        if actions.strike <= action < actions.place:
            self.begun = True
            self.aims = [action - actions.strike]
            return
        at.striking = action - actions.name
        if not self.op(at).max_targets:
            self.begun = True
            self.aims = self._in_reach(at, at.striking)

    def _roll(self, at: Position, target: int, chance: Chance, events: Sink | None) -> None:
        """P-53: all Indian cubes of the region roll, each faction its own dice."""
        self.target = target
        at.struck = target
        told = self.op(at).dice
        if told == "normal":
            armies = at.armies(SIDE_OF[self.army], at.striking)
            dice = [(army, min(2, at.cubes[army][at.striking])) for army in armies]
        else:
            dice = [(self.army, told)]
        for army, count in dice:
            faces = at.roll(army, count, chance)
            self.hits += sum([FACE_IDS[face] in self.op(at).hits for face in faces])
            if events is not None:
                events.append(Rolled(army=army, faces=tuple(faces), what="strike"))

    def _take_loss(self, at: Position, events: Sink | None) -> None:
        largest = at.largest(self._exposed(at, self.target), self.target)
        if len(largest) > 1:
            at.ask(at.owner(largest), [at.actions.lose + army for army in largest])
        else:
            self._lose(at, largest[0], events)

    def _lose(self, at: Position, army: int, events: Sink | None) -> None:
        self.hits -= 1
        permanent = self.struck < self.op(at).permanent_first
        self.struck += 1
        at.lose_cube(army, self.target, permanent=permanent)
        if events is not None:
            events.append(Lost(army=army, place=self.target, permanent=permanent))
        if not self._exposed(at, self.target):
            self.hits = 0
        keep_company(at, self.target)
