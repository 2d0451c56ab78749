"""Cubes that an Event takes from some places to another, with no path and no engagement."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.events import Withdrew
from tallgrass.games.plains_indian_wars.giving_way import keep_company
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


class Withdrawal(Task):
    """How many from where, place after place; `whole`: all of them, without asking."""

    __slots__ = ("armies", "cubes_left", "places", "regions_left", "seat", "to", "whole")
    armies: list[int]
    places: list[int]  # that haven't given any
    to: int
    seat: int
    whole: bool
    regions_left: int  # places that may still give some; 0: any number
    cubes_left: int  # cubes that may still be taken; 0: any number

    def __init__(self, armies: list[int], places: list[int], to: int, seat: int, *, whole: bool) -> None:
        self.armies = armies
        self.places = places
        self.to = to
        self.seat = seat
        self.whole = whole
        self.regions_left = 0
        self.cubes_left = 0

    def copy(self) -> Withdrawal:
        task = Withdrawal(self.armies[:], self.places[:], self.to, self.seat, whole=self.whole)
        task.regions_left = self.regions_left
        task.cubes_left = self.cubes_left
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        if self.whole:
            at.agenda.pop()
            for place in self.places:
                for army in self.armies:
                    self._take(at, army, place, at.cubes[army][place], events)
            return
        army = self.armies[0]
        options = []
        for place in self.places:
            most = at.cubes[army][place] if place != self.to else 0
            if self.cubes_left:
                most = min(most, self.cubes_left)
            options += [at.actions.withdrawing(place, count) for count in range(1, most + 1)]
        if options:
            at.ask(self.seat, [*options, at.actions.done])
        else:
            at.agenda.pop()

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        if action == at.actions.done:
            at.agenda.pop()
            return
        place, count = at.actions.withdraw_count(action)
        self.places.remove(place)
        self._take(at, self.armies[0], place, count, events)
        if self.regions_left:
            self.regions_left -= 1
            if not self.regions_left:
                self.places = []
        if self.cubes_left:
            self.cubes_left -= count
            if not self.cubes_left:
                self.places = []

    def _take(self, at: Position, army: int, place: int, count: int, events: Sink | None) -> None:
        if not count:
            return
        at.send(army, place, self.to, count)
        if events is not None:
            events.append(Withdrew(army=army, frm=place, to=self.to, count=count))
        keep_company(at, place)
        keep_company(at, self.to)
