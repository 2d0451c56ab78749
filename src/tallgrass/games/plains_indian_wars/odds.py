"""The odds of an engagement, solved and not sampled (P-30 to P-38).

An engagement is a chain of rounds. Nobody retreats here, and of factions of one size the second of its force
loses first (P-35 leaves that to the owner): SPT before NPT, and Settlers or Enemies, whose dice are worse,
before Cavalry. So each side's cubes go in one order, and where an engagement stands is two numbers: the
cubes that each side has lost.

A round leads to more losses, to a treaty or back to where it began. So one sweep over the losses in ascending
order solves it: what comes to a place leaves it by the ways that leave, and those that lead back only take
time. The sweep is the same for fractions (`exact`) and for floats (`quick`).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Generic, NamedTuple, TypeAlias, TypeVar

Number = TypeVar("Number")
Chance: TypeAlias = Fraction | float


class Die(NamedTuple):
    """How many sides of a die show a Weapon, a Treaty or nothing."""

    weapon: int
    treaty: int
    blank: int

    def fierce(self) -> Die:
        """The die of a faction whose Treaties count as hits, in an ambush too, and don't make peace."""
        return Die(self.weapon + self.treaty, 0, self.blank)


class Force(NamedTuple):
    """The two factions of one side: NPT and SPT, or Cavalry and one of Settlers and Enemies (P-31).

    `extra` is dice that cards give each faction on top in all rounds, `early` those on top of these in the
    first round, the second and so on; a faction that isn't there rolls none (P-58).
    """

    cubes: tuple[int, int]
    dice: tuple[Die, Die]
    extra: tuple[int, int] = (0, 0)
    early: tuple[tuple[int, int], ...] = ()


class Odds(NamedTuple, Generic[Number]):
    """How an engagement ends: four chances that sum to 1, and the cubes that each side loses on average."""

    indians_left: Number
    us_left: Number
    nobody_left: Number
    treaty: Number
    indian_losses: Number
    us_losses: Number


def exact(indians: Force, us: Force, *, indians_attack: bool, ambush: bool = True) -> Odds[Fraction]:
    """The odds as fractions.

    With `ambush` a lone Indian cube rolls first if it defends (P-32); otherwise it means nothing.

    Raises:
        ValueError: for numbers below nothing, and for dice that never end it.
    """
    return Odds(*[Fraction(each) for each in _solve(indians, us, ambush and not indians_attack, Fraction(1))])


def quick(indians: Force, us: Force, *, indians_attack: bool, ambush: bool = True) -> Odds[float]:
    """The same odds as floats, for bots."""
    return Odds(*[float(each) for each in _solve(indians, us, ambush and not indians_attack, 1.0)])


def _solve(indians: Force, us: Force, ambush: bool, one: Chance) -> Odds[Chance]:
    for force in (indians, us):
        _check(force)
    chain = _Chain(indians, us, one)
    if ambush and sum(indians.cubes) == 1 and any(us.cubes):
        chain.ambush(indians.dice[0 if indians.cubes[0] else 1])
    chain.open()
    chain.sweep()
    return chain.odds()


def _check(force: Force) -> None:
    if min([*force.cubes, *force.extra, *[dice for each in force.early for dice in each]]) < 0:
        raise ValueError(f"a force can't have fewer than no cubes or dice: {force}")
    for die in force.dice:
        if min(die) < 0 or sum(die) == 0:
            raise ValueError(f"this is no die: {die}")


# --- one side


def losing(cubes: tuple[int, int]) -> list[tuple[int, int]]:
    """A side's cubes, from those it has to none: each hit takes one of the larger faction (P-35)."""
    first, second = cubes
    line = [(first, second)]
    while first or second:
        if first > second:
            first -= 1
        else:
            second -= 1
        line.append((first, second))
    return line


def dice_of(force: Force, cubes: tuple[int, int], number: int) -> tuple[int, int]:
    """How many dice each faction rolls in a round: one for one cube, two for more (P-33)."""
    extra = force.extra
    if number <= len(force.early):
        early = force.early[number - 1]
        extra = (extra[0] + early[0], extra[1] + early[1])
    first, second = cubes
    return (min(first, 2) + extra[0] if first else 0, min(second, 2) + extra[1] if second else 0)


class Roll(NamedTuple):
    """The ways a side's dice can fall, by the number of Weapons: all of them, and those with a Treaty."""

    ways: list[int]
    with_treaty: list[int]


def roll(force: Force, dice: tuple[int, int]) -> Roll:
    """All the ways in which so many dice of each faction can fall."""
    ways = [1]
    without = [1]
    for die, count in zip(force.dice, dice, strict=True):
        for _ in range(count):
            ways = _one_more(ways, die.weapon, die.treaty + die.blank)
            without = _one_more(without, die.weapon, die.blank)
    return Roll(ways, [some - none for some, none in zip(ways, without, strict=True)])


def _one_more(ways: list[int], weapon: int, other: int) -> list[int]:
    """The ways with one more die, by the number of Weapons."""
    more = [other * way for way in ways]
    more.append(0)
    for weapons, way in enumerate(ways):
        more[weapons + 1] += weapon * way
    return more


# --- both sides


class _Round(NamedTuple):
    """The ways a round can go: hits on Indians and US with their ways, no hits at all, a treaty."""

    hits: list[tuple[int, int, int]]
    nothing: int
    treaty: int


def _round(indians: Roll, us: Roll) -> _Round:
    """Both results stand together. A Treaty on each side ends it, and the hits don't count (P-33, P-34)."""
    hits: list[tuple[int, int, int]] = []
    for on_us, (mine, my_peace) in enumerate(zip(*indians, strict=True)):
        for on_indians, (yours, your_peace) in enumerate(zip(*us, strict=True)):
            hits.append((on_indians, on_us, mine * yours - my_peace * your_peace))
    nothing = hits.pop(0)[2]
    return _Round(hits, nothing, sum(indians.with_treaty) * sum(us.with_treaty))


class _Chain:
    """Chances by the cubes lost, Indian and US: `fighting` of coming there, `settled` of a treaty there."""

    __slots__ = ("fighting", "forces", "late", "lines", "one", "rounds", "settled")

    def __init__(self, indians: Force, us: Force, one: Chance) -> None:
        self.one = one
        self.forces = (indians, us)
        self.late = max(len(indians.early), len(us.early)) + 1
        self.lines = (losing(indians.cubes), losing(us.cubes))
        self.rounds: dict[tuple[tuple[int, int], tuple[int, int]], _Round] = {}
        self.settled = self._grid()
        self.fighting = self._grid()
        self.fighting[0][0] = one

    def _grid(self) -> list[list[Chance]]:
        indian_line, us_line = self.lines
        return [[self.one * 0 for _ in us_line] for _ in indian_line]

    def ambush(self, die: Die) -> None:
        """One die before the first round; a Weapon takes a US cube (P-32)."""
        self.fighting[0][1] = self.one * die.weapon / sum(die)
        self.fighting[0][0] = self.one - self.fighting[0][1]

    def open(self) -> None:
        """The rounds that have dice which later ones haven't, one by one."""
        for number in range(1, max([len(force.early) for force in self.forces]) + 1):
            self._open(number)

    def _open(self, number: int) -> None:
        before = self.fighting
        self.fighting = self._grid()
        for lost, row in enumerate(before):
            for taken, chance in enumerate(row):
                if not chance:
                    continue
                if self._over(lost, taken):
                    self.fighting[lost][taken] += chance
                    continue
                round_ = self._round(lost, taken, number)
                each = chance / (_leaving(round_) + round_.nothing)
                self.fighting[lost][taken] += each * round_.nothing
                self._leave(lost, taken, each, round_)

    def sweep(self) -> None:
        """All other rounds. When a place is looked at, everything that leads to it has been."""
        for lost, row in enumerate(self.fighting):
            for taken, chance in enumerate(row):
                if chance and not self._over(lost, taken):
                    round_ = self._round(lost, taken, self.late)
                    leaving = _leaving(round_)
                    if not leaving:
                        raise ValueError("with these dice it never ends")
                    row[taken] = self.one * 0
                    self._leave(lost, taken, chance / leaving, round_)

    def _over(self, lost: int, taken: int) -> bool:
        """Whether a side has no cubes left (P-38)."""
        indian_line, us_line = self.lines
        return lost == len(indian_line) - 1 or taken == len(us_line) - 1

    def _round(self, lost: int, taken: int, number: int) -> _Round:
        indians, us = self.forces
        indian_dice = dice_of(indians, self.lines[0][lost], number)
        us_dice = dice_of(us, self.lines[1][taken], number)
        key = (indian_dice, us_dice)
        if key not in self.rounds:
            self.rounds[key] = _round(roll(indians, indian_dice), roll(us, us_dice))
        return self.rounds[key]

    def _leave(self, lost: int, taken: int, each: Chance, round_: _Round) -> None:
        """Spread a place's chance, so much for each way, over where they lead."""
        self.settled[lost][taken] += each * round_.treaty
        all_lost = len(self.lines[0]) - 1
        all_taken = len(self.lines[1]) - 1
        for on_indians, on_us, ways in round_.hits:
            row = self.fighting[min(lost + on_indians, all_lost)]
            row[min(taken + on_us, all_taken)] += each * ways

    def odds(self) -> Odds[Chance]:
        """What the places come to, when the sweep is done."""
        indian_line, us_line = self.lines
        all_lost = len(indian_line) - 1
        nothing = self.one * 0
        treaty = indian_losses = us_losses = nothing
        for lost in range(len(indian_line)):
            for taken in range(len(us_line)):
                ended = self.fighting[lost][taken] + self.settled[lost][taken]
                treaty += self.settled[lost][taken]
                indian_losses += ended * lost
                us_losses += ended * taken
        return Odds(
            indians_left=sum([row[-1] for row in self.fighting[:-1]], nothing),
            us_left=sum(self.fighting[all_lost][:-1], nothing),
            nobody_left=self.fighting[-1][-1],
            treaty=treaty,
            indian_losses=indian_losses,
            us_losses=us_losses,
        )


def _leaving(round_: _Round) -> int:
    """The ways of a round that don't lead back to where it began."""
    return round_.treaty + sum([ways for _, _, ways in round_.hits])
