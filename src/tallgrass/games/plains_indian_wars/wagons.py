"""Wagons: their way west (P-40), and Indian attacks on them (P-39)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.dice import roll
from tallgrass.games.plains_indian_wars.events import (
    Lost,
    Rolled,
    WagonAttacked,
    WagonDestroyed,
    WagonHeld,
    WagonRolled,
    WagonsPlaced,
    WagonsWaited,
)
from tallgrass.games.plains_indian_wars.factions import (
    BLANK,
    INDIAN,
    NOTHING,
    NOWHERE,
    SETTLERS,
    TREATY,
    US,
    WEAPON,
)
from tallgrass.games.plains_indian_wars.factions import WAGONS as WHITE
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


def roll_west(at: Position, trail: int, place: int, count: int, events: Sink | None) -> None:
    """Wagons go one region west; `place` counts the trail's regions from the east, NOWHERE: St. Louis."""
    regions = at.board.trails[trail]
    if place != NOWHERE:
        at.wagons[trail][place] -= count
        at.wagon_at[regions[place]] -= count
        at.control[regions[place]] = at.holder(regions[place])
    there = place + 1
    if there < len(regions):
        at.wagons[trail][there] += count
        at.wagon_at[regions[there]] += count
        at.control[regions[there]] = at.holder(regions[there])
    else:
        at.arrived += count
    if events is not None:
        for _ in range(count):
            events.append(WagonRolled(trail=trail, to=regions[there] if there < len(regions) else NOWHERE))


def advance_trail(at: Position, trail: int, events: Sink | None) -> None:
    """All wagons of a trail go one region west, the foremost first."""
    for place in reversed(range(len(at.wagons[trail]))):
        count = at.wagons[trail][place]
        if count:
            roll_west(at, trail, place, count, events)


class WagonTurn(Task):
    """The White disc (P-40): those on the trails roll, then each new one takes a trail."""

    __slots__ = ("new", "rolled")
    rolled: bool
    new: int  # wagons in St. Louis that are still to leave

    def __init__(self) -> None:
        self.rolled = False
        self.new = 0

    def copy(self) -> WagonTurn:
        task = WagonTurn()
        task.rolled = self.rolled
        task.new = self.new
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        if not self.rolled:
            self._roll(at, events)
        elif self.new:
            trails = [trail for trail in range(len(at.wagons)) if not halted(at, trail)]  # P-56
            if trails:
                at.ask(at.seat_of[WHITE], [at.actions.trail + trail for trail in trails])
            else:
                self._stay(at, events)
        else:
            at.agenda.pop()

    def _roll(self, at: Position, events: Sink | None) -> None:
        self.rolled = True
        for trail in range(len(at.wagons)):
            if not halted(at, trail):
                advance_trail(at, trail, events)
        placed = min(at.board.edition.setup.turn.wagons.place, at.wagons_ready)
        at.wagons_ready -= placed
        self.new = placed + at.wagons_waiting
        at.wagons_waiting = 0
        if events is not None and placed:
            events.append(WagonsPlaced(count=placed))

    def _stay(self, at: Position, events: Sink | None) -> None:
        """P-77: with every trail closed they leave on a later White disc."""
        if events is not None:
            events.append(WagonsWaited(count=self.new))
        at.wagons_waiting = self.new
        self.new = 0

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        self.new -= 1
        roll_west(at, action - at.actions.trail, NOWHERE, 1, events)


def halted(at: Position, trail: int) -> bool:
    """P-56."""
    return any(effect.halted == trail for effect in at.effects)


class Raids(Task):
    """P-39: an Indian faction that has moved may attack wagons, one after another, each once a turn."""

    __slots__ = ("army", "seat")
    army: int
    seat: int

    def __init__(self, army: int, seat: int) -> None:
        self.army = army
        self.seat = seat

    def copy(self) -> Raids:
        return Raids(self.army, self.seat)

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        options = []
        for trail, wagons in enumerate(at.wagons):
            for place, count in enumerate(wagons):
                if count > at.attacked[trail][place]:
                    region = at.board.trails[trail][place]
                    if at.cubes[self.army][region] and not at.force(US, region):
                        options.append(at.actions.raid + region * at.actions.trails + trail)
        if options:
            at.ask(self.seat, [*sorted(options), at.actions.done])
        else:
            at.agenda.pop()

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        if action == at.actions.done:
            at.agenda.pop()
            return
        region, trail = divmod(action - at.actions.raid, at.actions.trails)
        place = at.board.trails[trail].index(region)
        at.attacked[trail][place] += 1
        if events is not None:
            events.append(WagonAttacked(region=region, trail=trail))
        at.agenda.append(Raid(trail, place, self.seat))


class Raid(Task):
    """An attack on a wagon: rounds of dice till it is over or the attackers break off."""

    __slots__ = ("begun", "blank", "gone", "losses", "place", "seat", "trail")
    trail: int
    place: int
    seat: int
    begun: bool
    losses: int  # cubes that the attackers have still to lose
    gone: bool  # the wagon is destroyed
    blank: bool  # it goes on, once these are lost

    def __init__(self, trail: int, place: int, seat: int) -> None:
        self.trail = trail
        self.place = place
        self.seat = seat
        self.begun = False
        self.losses = 0
        self.gone = False
        self.blank = False

    def copy(self) -> Raid:
        task = Raid(self.trail, self.place, self.seat)
        task.begun = self.begun
        task.losses = self.losses
        task.gone = self.gone
        task.blank = self.blank
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        region = at.board.trails[self.trail][self.place]
        armies = at.armies(INDIAN, region)
        if self.losses and armies:
            largest = at.largest(armies, region)
            at.ask(at.owner(largest), [at.actions.lose + army for army in largest])
        elif self.gone:
            at.agenda.pop()
        elif self.blank:
            at.agenda.pop()
            self._escape(at, events)
        elif not armies:
            self._hold(at, events, treaty=False)
        elif self.begun:
            at.ask(self.seat, [at.actions.roll, at.actions.break_off])
        else:
            self._roll(at, chance, events)

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        if action == at.actions.roll:
            self._roll(at, chance, events)
        elif action == at.actions.break_off:
            self._hold(at, events, treaty=False)
        else:
            army = action - at.actions.lose
            self.losses -= 1
            region = at.board.trails[self.trail][self.place]
            at.lose_cube(army, region)
            if events is not None:
                events.append(Lost(army=army, place=region))

    def _roll(self, at: Position, chance: Chance, events: Sink | None) -> None:
        region = at.board.trails[self.trail][self.place]
        thrown: list[int] = []
        for army in at.armies(INDIAN, region):
            faces = roll(at, army, min(at.cubes[army][region], 2), chance)
            thrown += faces
            if events is not None:
                events.append(Rolled(army=army, faces=tuple(faces), what="raid"))
        dice = max([1, *[effect.wagon_dice for effect in at.effects]])
        answer = roll(at, SETTLERS, dice, chance)
        if events is not None:
            events.append(Rolled(army=SETTLERS, faces=tuple(answer), what="wagon"))
        self.begun = True
        if TREATY in thrown and TREATY in answer:
            self._hold(at, events, treaty=True)
            return
        self.losses = answer.count(WEAPON)
        if thrown.count(WEAPON) >= self._needed(at, region):
            self._destroy(at, region, events)
        else:
            self.blank = BLANK in answer

    def _needed(self, at: Position, region: int) -> int:
        """How many Weapons of one round destroy it."""
        told = [
            effect.hits_needed
            for effect in at.effects
            if effect.hits_needed and (effect.requires == NOTHING or at.cubes[effect.requires][region])
        ]
        return min(told) if told else 2

    def _destroy(self, at: Position, region: int, events: Sink | None) -> None:
        at.wagons[self.trail][self.place] -= 1
        at.attacked[self.trail][self.place] -= 1
        at.wagon_at[region] -= 1
        at.control[region] = at.holder(region)
        at.destroyed += 1
        if events is not None:
            events.append(WagonDestroyed(region=region, trail=self.trail))
        self.gone = True

    def _hold(self, at: Position, events: Sink | None, *, treaty: bool) -> None:
        at.agenda.pop()
        if events is not None:
            region = at.board.trails[self.trail][self.place]
            events.append(WagonHeld(region=region, trail=self.trail, treaty=treaty))

    def _escape(self, at: Position, events: Sink | None) -> None:
        """It goes one region west and isn't attacked again this turn."""
        at.attacked[self.trail][self.place] -= 1
        if self.place + 1 < len(at.attacked[self.trail]):
            at.attacked[self.trail][self.place + 1] += 1
        roll_west(at, self.trail, self.place, 1, events)
