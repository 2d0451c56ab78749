"""Cubes from the Ready Boxes (P-5, P-16, P-18)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.events import Transferred
from tallgrass.games.plains_indian_wars.factions import (
    CANADA,
    INDIAN,
    MEXICO,
    NPT,
    ROCKIES,
    SACRAMENTO,
    SETTLERS,
    ST_LOUIS,
)
from tallgrass.games.plains_indian_wars.giving_way import keep_company
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


def controlled_homes(at: Position, army: int) -> list[int]:
    """Home regions of a faction that its side controls."""
    return [region for region in at.board.homes[army] if at.control[region] == INDIAN]


def muster_places(at: Position, army: int) -> list[int]:
    """P-16: where Indian reinforcements come in."""
    homes = controlled_homes(at, army)
    return homes or [at.board.box(ROCKIES), at.board.box(CANADA if army == NPT else MEXICO)]


class Placement(Task):
    """So many cubes of a faction, where its seat likes among some places."""

    __slots__ = ("army", "left", "most_each", "most_regions", "optional", "places", "seat", "used")
    army: int
    seat: int
    left: int
    places: list[int]
    most_each: int  # in one place; 0: any number
    most_regions: int  # that get any; 0: any number
    used: list[int]  # places that have got some
    optional: bool  # whether fewer may be placed

    def __init__(self, army: int, seat: int, count: int, places: list[int]) -> None:
        self.army = army
        self.seat = seat
        self.left = count
        self.places = places
        self.most_each = 0
        self.most_regions = 0
        self.used = []
        self.optional = False

    def copy(self) -> Placement:
        task = Placement(self.army, self.seat, self.left, self.places[:])
        task.most_each = self.most_each
        task.most_regions = self.most_regions
        task.used = self.used[:]
        task.optional = self.optional
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        self.left = min(self.left, at.ready[self.army])
        options = self._options(at) if self.left else []
        if not options:
            at.agenda.pop()
            at.placed = self.used
        elif self.optional:
            at.ask(self.seat, [*options, at.actions.done])
        else:
            at.ask(self.seat, options)

    def _options(self, at: Position) -> list[int]:
        places = self.places
        if self.most_regions and len(self.used) >= self.most_regions:
            places = self.used
        if self.most_each:
            places = [place for place in places if place not in self.used]
        last = self.most_regions and len(self.used) + 1 >= self.most_regions and not self.used
        least = self.left if last or len(places) == 1 else 1
        if self.most_each:
            least = 1
        most = min(self.left, self.most_each or self.left)
        least = min(least, most)
        options: list[int] = []
        for place in places:
            first = at.actions.placing(place, least)
            options += range(first, first + most - least + 1)
        return options

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        if action == at.actions.done:
            at.agenda.pop()
            at.placed = self.used
            return
        place, count = at.actions.place_count(action)
        at.place_cubes(self.army, place, count, events)
        self.left -= count
        if place not in self.used:
            self.used.append(place)
        keep_company(at, place, self.army)


class Reinforcement(Task):
    """Blue or brown cubes in St. Louis, some of which go to Sacramento."""

    __slots__ = ("army", "count", "placed")
    army: int
    count: int
    placed: bool

    def __init__(self, army: int, count: int) -> None:
        self.army = army
        self.count = count
        self.placed = False

    def copy(self) -> Reinforcement:
        task = Reinforcement(self.army, self.count)
        task.placed = self.placed
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        if not self.placed:
            self.placed = True
            self.count = at.place_cubes(self.army, at.board.box(ST_LOUIS), self.count, events)
        limits = at.board.edition.setup.turn.main
        limit = (
            limits.settlers_sacramento_transfer
            if self.army == SETTLERS
            else limits.cavalry_sacramento_transfer
        )
        most = min(limit, self.count)
        at.ask(at.seat_of[self.army], [at.actions.transfer + count for count in range(most + 1)])

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        count = action - at.actions.transfer
        at.agenda.pop()
        if count:
            at.shift(self.army, at.board.box(ST_LOUIS), -count)
            at.shift(self.army, at.board.box(SACRAMENTO), count)
            if events is not None:
                events.append(Transferred(army=self.army, count=count))
