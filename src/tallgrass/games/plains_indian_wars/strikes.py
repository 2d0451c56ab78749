"""Strikes of Event cards: dice at cubes in reach, which roll back if the card says so (P-35, P-61, P-76)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.dice import roll
from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.edition.cards import Event
from tallgrass.games.plains_indian_wars.events import Lost, Rolled
from tallgrass.games.plains_indian_wars.factions import (
    CAVALRY,
    COMPANY,
    FACE_IDS,
    NAMES,
    NOWHERE,
    SETTLERS,
    WEAPON,
)
from tallgrass.games.plains_indian_wars.giving_way import keep_company
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


def from_one_region(event: Event, op: ops.Strike) -> bool:
    """Whether it matters from which region it is struck, so that this one is named first (P-73, P-76)."""
    left = any(isinstance(step, ops.Relocate) and step.frm == "striking_region" for step in event.ops)
    return op.max_targets != 1 or op.dice == "normal" or op.reply or left


class Strike(Task):
    """From where, at whom; a roll for each target, and the losses one by one."""

    __slots__ = ("aims", "army", "begun", "card", "hits", "left", "lost", "owed", "step", "target")
    card: int
    step: int  # of the card
    army: int
    begun: bool  # targets are known, and nobody names any before they have been struck
    left: int  # how many more may be named
    aims: list[int]  # regions that are still to be struck
    target: int
    hits: int  # cubes that are still to be lost there
    owed: int  # cubes that those who strike have still to lose
    lost: int  # cubes lost so far, but for those

    def __init__(self, card: int, step: int, army: int) -> None:
        self.card = card
        self.step = step
        self.army = army
        self.begun = False
        self.left = 0
        self.aims = []
        self.target = NOWHERE
        self.hits = 0
        self.owed = 0
        self.lost = 0

    def copy(self) -> Strike:
        task = Strike(self.card, self.step, self.army)
        task.begun = self.begun
        task.left = self.left
        task.aims = self.aims[:]
        task.target = self.target
        task.hits = self.hits
        task.owed = self.owed
        task.lost = self.lost
        return task

    def op(self, at: Position) -> ops.Strike:
        """What the card says."""
        op = at.board.event(self.card).ops[self.step]
        assert isinstance(op, ops.Strike), op
        return op

    def targets(self, at: Position) -> list[int]:
        """The factions that can be hit."""
        found = []
        for name in self.op(at).target:
            found += [CAVALRY, SETTLERS] if name == "us" else [NAMES.index(name)]
        return found

    def strikers(self, at: Position) -> list[int]:
        """Those who roll, and who lose cubes if it is rolled back (P-53, P-76)."""
        if self.op(at).dice == "normal":
            return [army for army in COMPANY[self.army] if at.cubes[army][at.striking]]
        return [self.army] if at.striking == NOWHERE or at.cubes[self.army][at.striking] else []

    def _exposed(self, at: Position, region: int) -> list[int]:
        return [army for army in self.targets(at) if at.cubes[army][region]]

    def _in_reach(self, at: Position, region: int) -> list[int]:
        reach = at.board.adjacent[region] + ([region] if self.op(at).range == "same_or_adjacent" else [])
        return sorted([place for place in reach if self._exposed(at, place)])

    def _sources(self, at: Position) -> list[int]:
        regions = list(range(at.board.regions))  # P-61: no boxes
        if isinstance(self.op(at).frm, tuple):
            regions = [at.board.place(code) for code in self.op(at).frm]
        strong = [region for region in regions if self._strong(at, region)]
        if not self.op(at).max_targets:  # it may be none at all (P-17)
            return strong
        return [region for region in strong if self._in_reach(at, region)]

    def _strong(self, at: Position, region: int) -> bool:
        return at.cubes[self.army][region] >= self.op(at).min_own

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        if not self.begun:
            if at.striking == NOWHERE:
                self._set_out(at)
            else:
                self._aim(at)
        elif self.owed and self.strikers(at):
            self._take_loss(at, self.strikers(at), at.striking, events)
        elif self.hits and self._exposed(at, self.target):
            self._take_loss(at, self._exposed(at, self.target), self.target, events)
        elif self.aims and (at.striking == NOWHERE or self._strong(at, at.striking)):
            self._roll(at, self.aims.pop(0), chance, events)
        elif self.left:
            self.begun = False
        else:
            at.agenda.pop()

    # --- from where, at whom

    def _set_out(self, at: Position) -> None:
        sources = self._sources(at)
        seat = at.seat_of[self.army]
        if not sources:
            at.agenda.pop()
        elif from_one_region(at.board.event(self.card), self.op(at)):
            at.ask(seat, [at.actions.name + region for region in sources])
        else:
            aims = sorted({aim for region in sources for aim in self._in_reach(at, region)})
            at.ask(seat, [at.actions.strike + region for region in aims])

    def _aim(self, at: Position) -> None:
        """The next target; there has to be one, and there may be others while the force is strong enough."""
        aims = [aim for aim in self._in_reach(at, at.striking) if aim not in at.struck]
        if not aims or not self._strong(at, at.striking):
            at.agenda.pop()
            return
        options = [at.actions.strike + aim for aim in aims]
        at.ask(at.seat_of[self.army], [*options, at.actions.done] if at.struck else options)

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        actions = at.actions
        if self.begun:
            self._lose(at, action - actions.lose, events)
        elif action == actions.done:
            at.agenda.pop()
        elif actions.strike <= action < actions.place:
            self.begun = True
            self.left = max(0, self.left - 1)
            self.aims = [action - actions.strike]
        else:
            at.striking = action - actions.name
            self.left = self.op(at).max_targets
            if not self.left:
                self.begun = True
                self.aims = self._in_reach(at, at.striking)

    # --- dice and losses

    def _roll(self, at: Position, target: int, chance: Chance, events: Sink | None) -> None:
        """P-53: all Indian cubes of the region roll, each faction its own dice; P-76."""
        op = self.op(at)
        self.target = target
        at.struck.append(target)
        self.hits = self.owed = 0
        answering = self._exposed(at, target) if op.reply else []
        for army in self.strikers(at):
            dice = min(2, at.cubes[army][at.striking]) if op.dice == "normal" else op.dice
            faces = self._throw(at, army, dice, "strike", chance, events)
            self.hits += sum([FACE_IDS[face] in op.hits for face in faces])
        for army in answering:
            faces = self._throw(at, army, min(2, at.cubes[army][target]), "reply", chance, events)
            self.owed += faces.count(WEAPON)

    def _throw(
        self, at: Position, army: int, dice: int, what: str, chance: Chance, events: Sink | None
    ) -> list[int]:
        faces = roll(at, army, dice, chance)
        if events is not None:
            events.append(Rolled(army=army, faces=tuple(faces), what=what))
        return faces

    def _take_loss(self, at: Position, armies: list[int], region: int, events: Sink | None) -> None:
        """P-35."""
        largest = at.largest(armies, region)
        if len(largest) > 1:
            at.ask(at.owner(largest), [at.actions.lose + army for army in largest])
        else:
            self._lose(at, largest[0], events)

    def _lose(self, at: Position, army: int, events: Sink | None) -> None:
        """Those who strike lose theirs first, as attackers do."""
        region, permanent = self.target, False
        if self.owed and self.strikers(at):
            self.owed -= 1
            region = at.striking
        else:
            self.hits -= 1
            permanent = self.lost < self.op(at).permanent_first
            self.lost += 1
        at.lose_cube(army, region, permanent=permanent)
        if events is not None:
            events.append(Lost(army=army, place=region, permanent=permanent))
        keep_company(at, region)
