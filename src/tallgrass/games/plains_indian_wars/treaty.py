"""What a treaty brings about: a force goes elsewhere (P-34)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.events import Relocated
from tallgrass.games.plains_indian_wars.factions import NOWHERE
from tallgrass.games.plains_indian_wars.giving_way import keep_company
from tallgrass.games.plains_indian_wars.havens import refuges, room, with_opponents
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


class Treaty(Task):
    """A force leaves a region. Equal forces: the attackers go back where they came from."""

    __slots__ = ("armies", "back", "chooser", "moving", "region")
    region: int
    armies: list[int]
    chooser: int  # the seat of the stronger
    back: bool
    moving: list[int]  # those that the next choice is for

    def __init__(self, region: int, armies: list[int], chooser: int, *, back: bool) -> None:
        self.region = region
        self.armies = armies
        self.chooser = chooser
        self.back = back
        self.moving = []

    def copy(self) -> Treaty:
        task = Treaty(self.region, self.armies[:], self.chooser, back=self.back)
        task.moving = self.moving[:]
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        left = [army for army in self.armies if at.cubes[army][self.region]]
        if not left:
            at.agenda.pop()
            keep_company(at, self.region)
            return
        seat, places = self.chooser, self._ways_back(at, left) if self.back else []
        self.moving = left
        if places:
            seat = at.acting
        else:
            self.back = False
            places = refuges(at, left[0], self.region)
            if any(refuges(at, army, self.region) != places for army in left):
                self.moving = left[:1]
        if places:
            at.ask(seat, [at.actions.relocate + place for place in places])
        else:
            self._send(at, self.moving, NOWHERE, events)

    def _ways_back(self, at: Position, armies: list[int]) -> list[int]:
        """Places from which some of them came in and in which all find room, held by whomever (P-67)."""
        count = sum([at.cubes[army][self.region] for army in armies])
        found = []
        for place in sorted(set(at.origins[self.region])):
            if room(at, armies[0], place) >= count and all(self._open(at, army, place) for army in armies):
                found.append(place)
        return found

    def _open(self, at: Position, army: int, place: int) -> bool:
        """Orange may not go back into Canada with green, nor green into Mexico with orange (P-3)."""
        if at.barred(army, place) or not at.board.may_enter[army][place]:
            return False
        return place >= at.board.regions or not with_opponents(at, army, place)

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        place = action - at.actions.relocate
        self._send(at, self.moving, place, events)
        keep_company(at, place)

    def _send(self, at: Position, armies: list[int], place: int, events: Sink | None) -> None:
        """As many as find room there."""
        for army in armies:
            count = at.cubes[army][self.region]
            if place == NOWHERE:
                at.to_ready(army, self.region, count)
            else:
                count = min(count, room(at, army, place))
                at.send(army, self.region, place, count)
            if events is not None and count:
                events.append(Relocated(army=army, frm=self.region, to=place, count=count))
