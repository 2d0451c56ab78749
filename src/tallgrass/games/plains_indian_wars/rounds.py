"""The course of the game: the set-up, rounds of discs, the end and the score (P-10, P-18, P-42 to P-44)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.cards import fill_hand
from tallgrass.games.plains_indian_wars.event_cards import Drawing, play_at_once
from tallgrass.games.plains_indian_wars.events import DiscDrawn, GameEnded, RoundBegan
from tallgrass.games.plains_indian_wars.factions import (
    CANADA,
    CAVALRY,
    DECKS,
    DISCS,
    ENEMIES,
    INDIAN,
    MEXICO,
    NAMES,
    NOTHING,
    NPT,
    RAILROAD,
    SACRAMENTO,
    SETTLERS,
    SPT,
    ST_LOUIS,
    STACK,
    US,
    WAGONS,
)
from tallgrass.games.plains_indian_wars.fights import Fights
from tallgrass.games.plains_indian_wars.giving_way import Shedding
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.placement import Placement
from tallgrass.games.plains_indian_wars.railroad import complete, railroad_turn
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.games.plains_indian_wars.turn import FactionTurn, begin_turn, end_turn
from tallgrass.games.plains_indian_wars.wagons import WagonTurn
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


class SetUp(Task):
    """P-18: what stands where at the beginning, the free cubes, the hands."""

    __slots__ = ("step",)
    step: int

    def __init__(self) -> None:
        self.step = 0

    def copy(self) -> SetUp:
        task = SetUp()
        task.step = self.step
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        order = at.board.edition.setup.start.order.free_extra_order
        self.step += 1
        if self.step == 1:
            _stand_by(at)
        elif self.step - 2 < len(order):
            army = NAMES.index(order[self.step - 2])
            start = at.board.edition.setup.start
            extra = start.npt.free_extra if army == NPT else start.spt.free_extra
            at.agenda.append(Placement(army, at.seat_of[army], extra, at.board.homes[army][:]))
        elif self.step - 2 == len(order):
            self._deal(at, chance, events)
        else:
            at.agenda.pop()
            at.touched = [False] * at.board.regions
            at.agenda.append(Rounds())

    def _deal(self, at: Position, chance: Chance, events: Sink | None) -> None:
        """All hands, then what is played when it is drawn (P-15)."""
        at.acting = at.seat_of[CAVALRY]
        size = at.board.edition.setup.start.cards.hand
        for deck in range(DECKS):
            left = size
            while left:
                card = fill_hand(at, deck, left, chance, events)
                if card == NOTHING:
                    break
                at.piles[deck].append(card)
                left = size - len(at.hands[deck]) - len(at.piles[deck])
        for deck in reversed(range(DECKS)):
            for card in reversed(at.piles[deck]):
                at.agenda.append(Drawing(deck, size))
                play_at_once(at, deck, card)


def _stand_by(at: Position) -> None:
    """GameBegan tells of it."""
    start = at.board.edition.setup.start
    homes = {NPT: start.npt, SPT: start.spt, ENEMIES: start.enemies}
    for army, home in homes.items():
        for region in at.board.homes[army]:
            at.place_cubes(army, region, home.per_home_region, None)
    for army, boxes in ((CAVALRY, start.cavalry), (SETTLERS, start.settlers)):
        at.place_cubes(army, at.board.box(ST_LOUIS), boxes.st_louis, None)
        at.place_cubes(army, at.board.box(SACRAMENTO), boxes.sacramento, None)


class Rounds(Task):
    """Discs out of the bag, one after another, round after round, to the end (P-10, P-43)."""

    __slots__ = ()

    def copy(self) -> Rounds:
        return Rounds()

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        if at.disc != NOTHING:
            end_turn(at)
            at.disc = NOTHING
        if not at.discs:
            if at.round and (complete(at) or at.round >= at.max_rounds):
                self._end(at, events)
                return
            at.round += 1
            at.discs = list(range(DISCS))
            at.effects = []
            at.combat = []
            at.laid = [0, 0]
            if events is not None:
                events.append(RoundBegan(round=at.round))
        at.disc = chance.draw(at.discs, 1)[0]
        at.turns += 1
        at.acting = at.seat_of[at.disc]
        begin_turn(at)
        if events is not None:
            events.append(DiscDrawn(disc=at.disc))
        if at.disc == WAGONS:
            at.agenda.append(WagonTurn())
        elif at.disc == RAILROAD:
            railroad_turn(at, chance, events)
        elif at.disc == ENEMIES:
            at.agenda.append(EnemiesTurn())
        else:
            at.agenda.append(FactionTurn(at.disc))

    def _end(self, at: Position, events: Sink | None) -> None:
        at.agenda.pop()
        at.over = True
        if events is not None:
            indian, us = score(at)
            events.append(GameEnded(indian=indian, us=us))


class EnemiesTurn(Task):
    """The Purple disc (P-42)."""

    __slots__ = ("step",)
    step: int

    def __init__(self) -> None:
        self.step = 0

    def copy(self) -> EnemiesTurn:
        task = EnemiesTurn()
        task.step = self.step
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        values = at.board.edition.setup.turn.enemies
        seat = at.seat_of[ENEMIES]
        self.step += 1
        if self.step == 1:
            places = [region for region in at.board.homes[ENEMIES] if at.force(US, region) < STACK]
            places += [at.board.box(CANADA), at.board.box(MEXICO)]
            at.agenda.append(Placement(ENEMIES, seat, values.place, places))
        elif self.step == 2:
            march = March(ENEMIES, values.groups, values.moves)
            march.recovery = True
            at.agenda.append(Shedding())
            at.agenda.append(march)
        elif self.step == 3:
            at.agenda.append(Fights(US, seat))
        else:
            at.agenda.pop()


def score(at: Position) -> tuple[int, int]:
    """P-44: the points of the Indians and of the US, as the map is now."""
    values = at.board.edition.setup.scoring
    land = [
        sum([holder == side for holder in at.control]) * values.region_controlled for side in (INDIAN, US)
    ]
    indian = land[INDIAN] + at.destroyed * values.wagon_destroyed_indian + at.bonus[INDIAN]
    us = land[US] + at.arrived * values.wagon_arrived_us + at.bonus[US]
    if complete(at):
        us += values.railroad_complete_us
    else:
        indian += values.railroad_prevented_indian
    return indian, us
