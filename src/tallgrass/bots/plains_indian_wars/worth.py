"""What places and fights are worth to a side, in points of the score (P-44).

All is seen from the US: its own land counts for it, Indian land against it. What a seat makes of that is
turned to its side at the end (`gain`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    CP,
    ENEMIES,
    INDIAN,
    NOBODY,
    NPT,
    ROCKIES,
    SACRAMENTO,
    SETTLERS,
    SPT,
    ST_LOUIS,
    UP,
    US,
)
from tallgrass.games.plains_indian_wars.odds import Die, Force, Odds, quick
from tallgrass.games.plains_indian_wars.railroad import railhead
from tallgrass.games.plains_indian_wars.state import Position

Cubes = Sequence[int]  # by army, in one place

_CUBE: Final = 0.6  # a cube in the Casualty Box instead of on the map
_RISK: Final = 0.6  # how much of held land is in doubt beside many opponents
_SETTLER: Final = 0.7  # a settler beside a railhead, each time
_AHEAD: Final = 2  # spaces that are looked ahead for the next railhead
_BARE: Final = 0.1  # a wagon without escort beside Indians
_FRONT: Final = 0.12  # a cube one region nearer to land that its side doesn't hold
# A wagon without escort among Indians, by the dice that they roll.
_HUNTED: Final = (0.0, 0.05, 0.2, 0.35, 0.5)
_LAST: Final = 2  # rounds before the end in which land counts as it stands


@lru_cache(maxsize=100_000)
def odds(indians: Force, us: Force, indians_attack: bool, ambush: bool) -> Odds[float]:
    """How a fight ends; the same few come again and again."""
    return quick(indians, us, indians_attack=indians_attack, ambush=ambush)


class Worth:
    """The eyes of a side on a position: what is near what, and what that makes of a place."""

    __slots__ = (
        "at",
        "attackers",
        "cube",
        "dice",
        "extra",
        "front",
        "heads",
        "near_indian",
        "near_us",
        "now",
        "risk",
        "side",
    )
    at: Position
    side: int
    attackers: int  # the side whose turn it is
    near_indian: list[int]  # by region: Indian cubes in the regions that touch it
    near_us: list[int]  # by region: blue and brown ones, and those in boxes that lead there
    heads: list[float]  # by region: what a settler there is worth for the railroads
    front: list[float]  # by place: how far it is from land that the side doesn't hold
    dice: list[Die]  # by army
    extra: list[int]  # by army: more dice in the next fight
    now: dict[int, float]  # by region that has been looked at: what it is worth as it is
    risk: float
    cube: float

    def __init__(self, at: Position, side: int) -> None:
        self.at = at
        self.side = side
        self.attackers = INDIAN if at.disc in (NPT, SPT) else US
        last = at.max_rounds - at.round < _LAST
        self.risk = _RISK / 3 if last else _RISK
        self.cube = _CUBE / 3 if last else _CUBE
        self._look_around()
        self._look_at_rails()
        self._look_at_cards()
        self.front = []
        self.now = {}

    # --- looking

    def _look_around(self) -> None:
        at, board = self.at, self.at.board
        green, orange, blue, brown, _ = at.cubes
        indian = [north + south for north, south in zip(green, orange, strict=True)]
        us = [cavalry + settlers for cavalry, settlers in zip(blue, brown, strict=True)]
        self.near_indian = [
            sum([indian[other] for other in board.adjacent[region]]) for region in range(board.regions)
        ]
        self.near_us = [
            sum([us[other] for other in board.adjacent[region]]) for region in range(board.regions)
        ]
        for box in (ST_LOUIS, SACRAMENTO, ROCKIES):
            if box == SACRAMENTO and at.mountains < board.mountains:
                continue
            for region in board.box_exits[CAVALRY][box]:
                self.near_us[region] += us[board.box(box)]

    def _look_at_rails(self) -> None:
        """Settlers beside a railhead lay track, if there is time to complete it."""
        at, board = self.at, self.at.board
        self.heads = [0.0] * board.regions
        left = board.line_length - sum(at.filled)
        if not left or left > 6 * (at.max_rounds - at.round + 1):
            return
        for line in (UP, CP):
            for region in railhead(at, line):
                self.heads[region] += _SETTLER
            ahead = at.filled[line] + _AHEAD
            if (line == UP or at.mountains == board.mountains) and ahead < len(board.beside[line]):
                for region in board.beside[line][ahead]:
                    self.heads[region] += _SETTLER / 3

    def _look_at_cards(self) -> None:
        """What cards have left for fights of this turn."""
        at = self.at
        self.dice = [Die(*faces) for faces in at.board.dice]
        self.extra = [0] * ARMIES
        for combat in at.combat:
            if combat.treaty_as_hit:
                self.dice[NPT] = Die(*at.board.dice[NPT]).fierce()
                self.dice[SPT] = Die(*at.board.dice[SPT]).fierce()
            if combat.army != NOBODY:
                self.extra[combat.army] += combat.extra_dice

    def fronts(self) -> list[float]:
        """How far each place is from land that the side doesn't hold."""
        if not self.front:
            self.front = self._fronts()
        return self.front

    def _fronts(self) -> list[float]:
        at, board = self.at, self.at.board
        held = at.control
        distance = [-1] * board.places
        ring = [region for region in range(board.regions) if held[region] != self.side]
        for region in ring:
            distance[region] = 0
        steps = 0
        while ring:
            steps += 1
            further = []
            for region in ring:
                for other in board.adjacent[region]:
                    if distance[other] < 0:
                        distance[other] = steps
                        further.append(other)
            ring = further
        front = [float(max(0, each)) for each in distance]
        for place in range(board.regions, board.places):
            exits = board.box_exits[CAVALRY if self.side == US else NPT][place - board.regions]
            front[place] = 1 + min([front[region] for region in exits], default=0.0)
        return front

    # --- places

    def cubes(self, place: int) -> list[int]:
        """The cubes in a place, by army."""
        return [army[place] for army in self.at.cubes]

    def gain(self, place: int, before: Cubes, after: Cubes) -> float:
        """What it brings the side that a place has those cubes and not these."""
        if place >= self.at.board.regions:
            return 0.0
        more = self.of(place, after) - self.of(place, before)
        return more if self.side == US else -more

    def change(self, place: int, after: Cubes) -> float:
        """What it brings the side that a place has those cubes and not the present ones."""
        if place >= self.at.board.regions:
            return 0.0
        if place not in self.now:
            self.now[place] = self.of(place, self.cubes(place))
        more = self.of(place, after) - self.now[place]
        return more if self.side == US else -more

    def of(self, region: int, cubes: Cubes) -> float:
        """What a region with such cubes is worth to the US; where there are opponents they fight."""
        green, orange, blue, brown, purple = cubes
        if brown and purple and not blue:  # P-25
            if self.at.disc == ENEMIES:
                brown = 0
            else:
                purple = 0
        if (green or orange) and (blue or brown or purple):
            return self.fight(region, green, orange, blue, brown, purple)
        return self.held(region, green, orange, blue, brown, purple)

    def held(
        self, region: int, green: float, orange: float, blue: float, brown: float, purple: float
    ) -> float:
        """What a region is worth where nobody fights."""
        home, wagons = self.at.board.home[region], self.at.wagon_at[region]
        indian, us = green + orange, blue + brown
        worth = 0.0
        holder = _holder(home, wagons, indian, us, purple)
        if holder == US:
            near = self.near_indian[region]
            worth = 2.0 - 2.0 * self.risk * near / (near + 1 + 2 * us)
        elif holder == INDIAN:
            near = self.near_us[region]
            worth = 2.0 * self.risk * near / (near + 1 + 2 * indian) - 2.0
        if brown:
            worth += self.heads[region] * min(brown, 3.0)
        if wagons and not us:
            worth -= wagons * (
                _HUNTED[_dice(green, orange)] if indian else _BARE * (self.near_indian[region] > 0)
            )
        return worth

    def fight(self, region: int, green: int, orange: int, blue: int, brown: int, purple: int) -> float:
        """What a region is worth where Indians meet others, by the odds (P-30 to P-38)."""
        beside = SETTLERS
        if purple and (not brown or purple > brown):
            beside = ENEMIES
        second = purple if beside == ENEMIES else brown
        end = self.odds(green, orange, blue, second, beside)
        indian, us = green + orange, blue + second
        mine = min(1.0, max(0.0, 1.0 - end.us_losses / us))
        yours = min(1.0, max(0.0, 1.0 - end.indian_losses / indian))
        won = self.held(region, 0, 0, _some(blue, mine), _some(brown, mine), _some(purple, mine))
        lost = self.held(region, _some(green, yours), _some(orange, yours), 0, 0, 0)
        to_us = us > indian or (us == indian and self.attackers == INDIAN)
        worth = end.us_left * won + end.indians_left * lost + end.treaty * (won if to_us else lost)
        worth += end.nobody_left * self.held(region, 0, 0, 0, 0, 0)
        return worth + self.cube * (end.indian_losses - end.us_losses)

    def odds(self, green: int, orange: int, blue: int, second: int, beside: int) -> Odds[float]:
        """How such a fight ends, this turn."""
        dice, extra = self.dice, self.extra
        return odds(
            Force((green, orange), (dice[NPT], dice[SPT]), (extra[NPT], extra[SPT])),
            Force((blue, second), (dice[CAVALRY], dice[beside]), (extra[CAVALRY], extra[beside])),
            self.attackers == INDIAN,
            True,
        )

    def nearer(self, frm: int, to: int, count: int) -> float:
        """What it is worth that cubes get nearer to the front."""
        front = self.fronts()
        return _FRONT * count * (front[frm] - front[to])


def _some(cubes: int, part: float) -> float:
    """What is left of a faction, one cube at least."""
    return max(1.0, cubes * part) if cubes else 0.0


def _dice(green: float, orange: float) -> int:
    return int(min(green, 2) + min(orange, 2))


def _holder(home: int, wagons: int, indian: float, us: float, purple: float) -> int:
    """P-1."""
    if home == ENEMIES:
        if indian > purple and indian >= us:
            return INDIAN
        return US if us > purple and us > indian else NOBODY
    if indian >= us and indian >= purple:
        return NOBODY if wagons and not indian else INDIAN
    return US if us > indian and us >= purple else NOBODY
