"""A group on its way: parties, drops, stops, allies that come along, and the railroads (P-20 to P-25)."""

from __future__ import annotations

from typing import Final

from tallgrass.games.plains_indian_wars.events import Asked, Consented, Dropped, Stepped
from tallgrass.games.plains_indian_wars.factions import ARMIES, NOBODY, NOWHERE
from tallgrass.games.plains_indian_wars.giving_way import keep_company
from tallgrass.games.plains_indian_wars.space import (
    companions,
    in_proportion,
    most_along,
    rail_onward,
    rail_regions,
    stops,
    ways,
)
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


def left_to_move(at: Position, army: int, place: int) -> int:
    """Cubes of a faction in a place that have not moved on this card."""
    return at.cubes[army][place] - at.moved[army][place]


class Activation(Task):
    """A group: the cubes of a faction in one place, which leave it in one party or several (P-20)."""

    __slots__ = ("allowed", "army", "asked", "count", "line", "moves", "place", "sent", "whole")
    army: int
    place: int
    moves: int
    line: int  # by which the group is railed; NOWHERE: on foot
    whole: bool
    allowed: list[int]  # by army: cubes that may come along
    asked: int  # the army whose seat is asked just now; NOWHERE: none
    count: int  # for so many cubes
    sent: bool  # a rail move is one party

    def __init__(self, army: int, place: int, moves: int, line: int, *, whole: bool) -> None:
        self.army = army
        self.place = place
        self.moves = moves
        self.line = line
        self.whole = whole
        self.allowed = [-1] * ARMIES  # nobody has been asked
        self.asked = NOWHERE
        self.count = 0
        self.sent = False

    def copy(self) -> Activation:
        task = Activation(self.army, self.place, self.moves, self.line, whole=self.whole)
        task.allowed = self.allowed[:]
        task.asked = self.asked
        task.count = self.count
        task.sent = self.sent
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        actions = at.actions
        if self.asked != NOWHERE:
            at.ask(at.seat_of[self.asked], [actions.agree, actions.refuse])
            return
        count = left_to_move(at, self.army, self.place)
        if not count or self.sent or (self.line == NOWHERE and not ways(at, self.army, self.place)):
            at.agenda.pop()
            return
        last = actions.of_army(actions.take, self.army, count)
        options = [last] if self.whole else list(range(last - count + 1, last + 1))
        options += self._questions(at, count)
        at.ask(at.seat_of[self.army], [*options, actions.done])

    def _questions(self, at: Position, count: int) -> list[int]:
        """P-22: cubes of another seat that it can be asked for, once an activation."""
        options: list[int] = []
        if at.auto_consent or self.whole:
            return options
        actions = at.actions
        party = [0] * ARMIES
        party[self.army] = count
        for army in companions(self.army):
            if at.seat_of[army] != at.seat_of[self.army] and self.allowed[army] < 0:
                most = min(left_to_move(at, army, self.place), most_along(self.army, party, army))
                first = actions.of_army(actions.ask, army, 1)
                options += range(first, first + most)
        return options

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        actions = at.actions
        if self.asked != NOWHERE:
            self._answer(at, action == actions.agree, events)
        elif action == actions.done:
            at.agenda.pop()
        elif actions.ask <= action < actions.drop:
            self.asked, self.count = actions.army_count(actions.ask, action)
            if events is not None:
                seat, ally = at.seat_of[self.army], at.seat_of[self.asked]
                events.append(Asked(seat=seat, ally=ally, army=self.asked, count=self.count))
        else:
            _, count = actions.army_count(actions.take, action)
            self.sent = self.line != NOWHERE
            at.agenda.append(self.party(count))

    def _answer(self, at: Position, yes: bool, events: Sink | None) -> None:
        if events is not None:
            events.append(Consented(seat=at.seat_of[self.asked], army=self.asked, yes=yes))
        self.allowed[self.asked] = self.count if yes else 0
        self.asked = NOWHERE

    def party(self, count: int) -> Party:
        """So many active cubes that set out together."""
        party = Party()
        party.army = self.army
        party.cubes[self.army] = count
        party.home = self.place
        party.place = self.place
        party.line = self.line
        party.left = self.moves
        if self.line != NOWHERE:
            party.left = 1 if self.moves >= 3 else 0
        return party

    def may_come(self, at: Position, army: int) -> int:
        """How many cubes of another faction may come along, but for the proportion."""
        if self.whole:
            return 0
        there = left_to_move(at, army, self.place)
        if at.auto_consent or at.seat_of[army] == at.seat_of[self.army]:
            return there
        return min(there, max(0, self.allowed[army]))

    def spend(self, army: int, count: int) -> None:
        """An ally's yes is for so many cubes of all parties together."""
        if self.allowed[army] > 0:
            self.allowed[army] -= count


# What a party is doing.
GATHERING: Final = 0
WALKING: Final = 1
DROPPING: Final = 2  # at the one place beside the track


class Party(Task):
    """Cubes on their way together: first who comes along, then step by step, dropping some."""

    __slots__ = (
        "allowed",
        "army",
        "came_from",
        "cubes",
        "home",
        "left",
        "line",
        "place",
        "railed",
        "set_out",
        "stage",
        "waits",
    )
    army: int  # the active faction
    cubes: list[int]  # by army
    allowed: list[int]  # by army: that may still join
    home: int  # where it set out
    place: int
    came_from: int
    left: int  # steps; by rail: those on foot afterwards
    line: int  # by which it goes next; NOWHERE: on foot
    stage: int
    set_out: bool
    railed: bool  # it has come by rail: where it walks on are regions
    waits: bool  # it has dropped some on its way by rail

    def __init__(self) -> None:
        self.army = NOBODY
        self.cubes = [0] * ARMIES
        self.allowed = []
        self.home = NOWHERE
        self.place = NOWHERE
        self.came_from = NOWHERE
        self.left = 0
        self.line = NOWHERE
        self.stage = GATHERING
        self.set_out = False
        self.railed = False
        self.waits = False

    def copy(self) -> Party:
        task = Party()
        task.army = self.army
        task.cubes = self.cubes[:]
        task.allowed = self.allowed[:]
        task.home = self.home
        task.place = self.place
        task.came_from = self.came_from
        task.left = self.left
        task.line = self.line
        task.stage = self.stage
        task.set_out = self.set_out
        task.railed = self.railed
        task.waits = self.waits
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        if self.stage == GATHERING:
            self._gather(at)
        elif self.stage == DROPPING:
            at.ask(at.seat_of[self.army], self._drops(at))
        elif self.line != NOWHERE:
            self._ride(at)
        else:
            self._walk(at)

    # --- who comes along

    def _gather(self, at: Position) -> None:
        group = at.agenda[-2]
        assert isinstance(group, Activation), group
        if not self.allowed:
            self.allowed = [0] * ARMIES
            for army in companions(self.army):
                self.allowed[army] = group.may_come(at, army)
        actions = at.actions
        options: list[int] = []
        for army in companions(self.army):
            most = min(self.allowed[army], most_along(self.army, self.cubes, army))
            if most > 0 and self._may_join(at, army):
                first = actions.of_army(actions.take, army, 1)
                options += range(first, first + most)
        if options:
            at.ask(at.seat_of[self.army], [*options, actions.go])
        else:
            self.stage = WALKING

    def _may_join(self, at: Position, army: int) -> bool:
        """Whether the party can set out at all with cubes of a faction, be it one or more."""
        self.cubes[army] += 1
        leads = self._rides(at) if self.line != NOWHERE else self._steps(at)
        self.cubes[army] -= 1
        return bool(leads)

    def _steps(self, at: Position) -> list[int]:
        """Where all that are in it may step to; off a train to a region, not a box (P-72)."""
        if not in_proportion(self.army, self.cubes):
            return []
        steps = ways(at, self.army, self.place)
        for army in companions(self.army):
            if self.cubes[army]:
                along = ways(at, army, self.place)
                steps = [to for to in steps if to in along]
        return [to for to in steps if to < at.board.regions] if self.railed else steps

    # --- on foot

    def _walk(self, at: Position) -> None:
        actions = at.actions
        options = [actions.step + to for to in self._steps(at)] if self.left else []
        if self.set_out:
            if self.left and not self.waits:
                options += self._drops(at)
            options.append(actions.stop)
        at.ask(at.seat_of[self.army], options)

    def _drops(self, at: Position) -> list[int]:
        """Some of a faction, but not the whole party."""
        actions = at.actions
        whole = sum(self.cubes)
        options: list[int] = []
        for army, count in enumerate(self.cubes):
            if count:
                first = actions.of_army(actions.drop, army, 1)
                options += range(first, first + min(count, whole - 1))
        return options

    # --- by rail

    def _ride(self, at: Position) -> None:
        options = self._rides(at)
        if self.waits:
            if not options:  # too few are left to take the others on
                options.append(at.actions.stop)
            options += self._drops(at)
        at.ask(at.seat_of[self.army], options or [at.actions.stop])

    def _rides(self, at: Position) -> list[int]:
        """Where it may alight; before that one region where it may drop cubes (P-23)."""
        if not in_proportion(self.army, self.cubes):
            return []
        line = self.line
        regions = rail_onward(at, line, self.place) if self.waits else rail_regions(at, line)
        found = [region for region in regions if self._may_alight(at, region)]
        options = [at.actions.ride + region for region in found]
        if not self.waits and sum(self.cubes) > 1:
            options += [at.actions.via + region for region in found if self._goes_on(at, region)]
        return options

    def _goes_on(self, at: Position, region: int) -> bool:
        """Whether there is a place to go on to by rail for those who don't alight in a region."""
        return any(self._may_alight(at, other) for other in rail_onward(at, self.line, region))

    def _may_alight(self, at: Position, region: int) -> bool:
        for army, count in enumerate(self.cubes):
            if count and (at.barred(army, region) or not at.board.may_enter[army][region]):
                return False
        return True

    # --- what is chosen

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        actions = at.actions
        if action == actions.go:
            self.stage = WALKING
        elif action == actions.stop:
            self._stop(at)
        elif actions.take <= action < actions.ask:
            army, count = actions.army_count(actions.take, action)
            self.cubes[army] += count
            self.allowed[army] = 0
            group = at.agenda[-2]
            assert isinstance(group, Activation), group
            group.spend(army, count)
        elif actions.drop <= action < actions.retreat:
            army, count = actions.army_count(actions.drop, action)
            self._drop(at, army, count, events)
        elif actions.step <= action < actions.ride:
            self.left -= 1
            self._go(at, action - actions.step, events)
        elif action < actions.via:
            self.line = NOWHERE
            self.railed = True
            self._go(at, action - actions.ride, events, rail=True)
        else:
            self.waits = True
            self._go(at, action - actions.via, events, rail=True)
            self.stage = DROPPING

    def _go(self, at: Position, to: int, events: Sink | None, *, rail: bool = False) -> None:
        frm = self.place
        has_to_stop = stops(at, self.cubes, to)
        for army, count in enumerate(self.cubes):
            if count:
                at.shift(army, frm, -count)
                at.shift(army, to, count)
        if events is not None:
            events.append(Stepped(armies=tuple(self.cubes), frm=frm, to=to, rail=rail))
        self.came_from = self.home if rail else frm
        self.place = to
        self.set_out = True
        if to < at.board.regions:
            at.touched[to] = True
        if has_to_stop and not (rail and self.line != NOWHERE):
            self.left = 0
        keep_company(at, to, self.army)
        keep_company(at, frm)

    def _drop(self, at: Position, army: int, count: int, events: Sink | None) -> None:
        self.cubes[army] -= count
        at.moved[army][self.place] += count
        self._note_origin(at)
        if events is not None:
            events.append(Dropped(army=army, place=self.place, count=count))
        self.stage = WALKING

    def _note_origin(self, at: Position) -> None:
        if self.place >= at.board.regions:
            return
        if self.came_from not in at.origins[self.place]:
            at.origins[self.place].append(self.came_from)
        if self.home not in at.set_out[self.place]:
            at.set_out[self.place].append(self.home)

    def _stop(self, at: Position) -> None:
        at.agenda.pop()
        self._note_origin(at)
        for army, count in enumerate(self.cubes):
            at.moved[army][self.place] = min(at.moved[army][self.place] + count, at.cubes[army][self.place])
