"""Brown and purple cubes that may not be together without blue (P-25), and cubes above the limit (P-4)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.events import GaveWay, Shed
from tallgrass.games.plains_indian_wars.factions import (
    CAVALRY,
    ENEMIES,
    INDIAN,
    NOWHERE,
    SETTLERS,
    STACK,
    US,
)
from tallgrass.games.plains_indian_wars.havens import havens
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


def keep_company(at: Position, region: int, came: int = SETTLERS) -> None:
    """P-25, P-70: purple gives way to brown without blue; but brown does to purple that came in."""
    if region >= at.board.regions or at.cubes[CAVALRY][region]:
        return
    if at.cubes[SETTLERS][region] and at.cubes[ENEMIES][region]:
        at.agenda.append(GivingWay(SETTLERS if came == ENEMIES else ENEMIES, region))


class GivingWay(Task):
    """All cubes of a faction leave a region, one by one, each where its owner likes (P-37)."""

    __slots__ = ("army", "region")
    army: int
    region: int

    def __init__(self, army: int, region: int) -> None:
        self.army = army
        self.region = region

    def copy(self) -> GivingWay:
        return GivingWay(self.army, self.region)

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        left = at.cubes[self.army][self.region]
        places = havens(at, self.army, self.region) if left else []
        if places:
            first = at.actions.retreat + self.army * at.actions.places
            at.ask(at.seat_of[self.army], [first + place for place in places])
            return
        at.agenda.pop()
        at.to_ready(self.army, self.region, left)
        if events is not None:
            for _ in range(left):
                events.append(GaveWay(army=self.army, frm=self.region, to=NOWHERE))

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        _, place = at.actions.army_place(action)
        at.send(self.army, self.region, place, 1)
        if events is not None:
            events.append(GaveWay(army=self.army, frm=self.region, to=place))


class Shedding(Task):
    """What is above the limit of a side goes back to the Ready Box, owner's choice (P-4)."""

    __slots__ = ("region",)
    region: int  # the one that is over the limit

    def __init__(self) -> None:
        self.region = NOWHERE

    def copy(self) -> Shedding:
        task = Shedding()
        task.region = self.region
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        green, orange, blue, brown, purple = at.cubes
        for region in range(at.board.regions):
            indian = green[region] + orange[region] > STACK
            if indian or blue[region] + brown[region] + purple[region] > STACK:
                self.region = region
                armies = at.armies(INDIAN if indian else US, region)
                at.ask(at.owner(armies), [at.actions.shed + army for army in armies])
                return
        at.agenda.pop()

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        army = action - at.actions.shed
        at.to_ready(army, self.region, 1)
        if events is not None:
            events.append(Shed(army=army, place=self.region))
        keep_company(at, self.region)
