"""Cubes that an Event takes off the map, or out of the Casualty Box (P-78)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.events import Removed
from tallgrass.games.plains_indian_wars.giving_way import keep_company
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


def remove_casualties(at: Position, army: int, count: int, events: Sink | None) -> None:
    """Out of the Casualty Box and out of the game, as many as there are."""
    count = min(count, at.casualties[army])
    at.casualties[army] -= count
    at.removed[army] += count
    if events is not None and count:
        events.append(Removed(army=army, count=count))


class Removal(Task):
    """P-78: so many cubes of a faction off the map; whose card it is says from where."""

    __slots__ = ("army", "left", "permanent", "places", "seat")
    army: int
    seat: int
    left: int
    places: list[int]  # that haven't given any
    permanent: bool  # they leave the game

    def __init__(self, army: int, seat: int, count: int, places: list[int], *, permanent: bool) -> None:
        self.army = army
        self.seat = seat
        self.left = count
        self.places = places
        self.permanent = permanent

    def copy(self) -> Removal:
        return Removal(self.army, self.seat, self.left, self.places[:], permanent=self.permanent)

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        cubes = at.cubes[self.army]
        places = [place for place in self.places if cubes[place]]
        there = sum([cubes[place] for place in places])
        if self.left >= there:  # all go, and nothing is to be said
            at.agenda.pop()
            for place in places:
                self._take(at, place, cubes[place], events)
            return
        if not self.left:
            at.agenda.pop()
            return
        options = []
        for place in places:
            least = max(1, self.left - (there - cubes[place]))  # the other places have the rest
            counts = range(least, min(self.left, cubes[place]) + 1)
            options += [at.actions.withdrawing(place, count) for count in counts]
        at.ask(self.seat, options)

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        place, count = at.actions.withdraw_count(action)
        self.places.remove(place)
        self.left -= count
        self._take(at, place, count, events)

    def _take(self, at: Position, place: int, count: int, events: Sink | None) -> None:
        for _ in range(count):
            at.lose_cube(self.army, place, permanent=self.permanent)
        if events is not None:
            events.append(Removed(army=self.army, count=count, place=place, permanent=self.permanent))
        keep_company(at, place)
