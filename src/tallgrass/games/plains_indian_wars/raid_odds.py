"""The odds of an attack on a wagon, solved and not sampled (P-39), as `odds` solves engagements.

The attackers go on until it is over: that they may break off after any round is left out. Their cubes go in
the order of `losing`. So where an attack stands is one number, the cubes that they have lost, and a round
leads to more losses, to an end or back to where it began.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from tallgrass.games.plains_indian_wars.odds import Die, Force, dice_of, losing, roll


class Wagon(NamedTuple):
    """Its dice, and the Weapons of one round that destroy it.

    `needed_from`: where cards lower that for a force with a certain faction, for each of the two.
    """

    die: Die
    dice: int = 1
    needed: int = 2
    needed_from: tuple[int, int] = (2, 2)


class RaidOdds(NamedTuple):
    """How an attack ends: four chances that sum to 1, and the cubes that the attackers lose on average."""

    destroyed: Fraction
    moved_on: Fraction
    treaty: Fraction
    attackers_gone: Fraction
    losses: Fraction


class _Answer(NamedTuple):
    """What the wagon rolls."""

    weapons: int
    treaty: bool
    blank: bool


def raid(attackers: Force, wagon: Wagon) -> RaidOdds:
    """The odds of an attack by cubes that all join in.

    Raises:
        ValueError: if nobody attacks, and for dice that never end it.
    """
    line = losing(attackers.cubes)
    if len(line) < 2:
        raise ValueError("nobody attacks")
    answers = _answers(wagon)
    fighting = [Fraction(0) for _ in line]
    fighting[0] = Fraction(1)
    ended = {name: [Fraction(0) for _ in line] for name in _ENDS}
    for lost, cubes in enumerate(line[:-1]):
        spread: dict[tuple[str, int], int] = {}
        for ways, name, losses in _round(attackers, cubes, wagon, answers):
            to = min(lost + losses, len(line) - 1)
            over = _GONE if name == _AGAIN and to == len(line) - 1 else name
            spread[over, to] = spread.get((over, to), 0) + ways
        spread.pop((_AGAIN, lost), None)  # back to where it began: that only takes time
        leaving = sum(spread.values())
        if fighting[lost] and not leaving:
            raise ValueError("with these dice it never ends")
        for (name, to), ways in spread.items():
            reached = fighting if name == _AGAIN else ended[name]
            reached[to] += fighting[lost] * ways / leaving
    destroyed, moved_on, treaty, gone = [sum(ended[name], Fraction(0)) for name in _ENDS]
    lost_by = [chance * lost for row in ended.values() for lost, chance in enumerate(row)]
    return RaidOdds(destroyed, moved_on, treaty, gone, sum(lost_by, Fraction(0)))


_DESTROYED, _MOVED_ON, _TREATY, _GONE, _AGAIN = "destroyed", "moved on", "treaty", "gone", "again"
_ENDS = (_DESTROYED, _MOVED_ON, _TREATY, _GONE)


def _round(
    attackers: Force, cubes: tuple[int, int], wagon: Wagon, answers: dict[_Answer, int]
) -> Iterator[tuple[int, str, int]]:
    """Of each result the ways, what it leads to, and the cubes that it costs."""
    needed = min([wagon.needed, *[n for n, count in zip(wagon.needed_from, cubes, strict=True) if count]])
    thrown = roll(attackers, dice_of(attackers, cubes, 1))
    for answer, times in answers.items():
        for weapons, (ways, with_treaty) in enumerate(zip(*thrown, strict=True)):
            fought = ways
            if answer.treaty:
                yield with_treaty * times, _TREATY, 0
                fought -= with_treaty
            name = _DESTROYED if weapons >= needed else _MOVED_ON if answer.blank else _AGAIN
            yield fought * times, name, answer.weapons


def _answers(wagon: Wagon) -> dict[_Answer, int]:
    """The ways its dice can fall."""
    ways = {_Answer(0, False, False): 1}
    for _ in range(wagon.dice):
        more: dict[_Answer, int] = {}
        for (weapons, treaty, blank), count in ways.items():
            for answer, sides in (
                (_Answer(weapons + 1, treaty, blank), wagon.die.weapon),
                (_Answer(weapons, True, blank), wagon.die.treaty),
                (_Answer(weapons, treaty, True), wagon.die.blank),
            ):
                more[answer] = more.get(answer, 0) + count * sides
        ways = more
    return ways
