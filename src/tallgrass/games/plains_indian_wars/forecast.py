"""The odds of a fight on the board: `odds` with the dice of an edition and what cards change."""

from __future__ import annotations

from fractions import Fraction

from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.effects import concerns
from tallgrass.games.plains_indian_wars.factions import (
    CAVALRY,
    ENEMIES,
    INDIAN,
    NOTHING,
    NPT,
    SETTLERS,
    SPT,
)
from tallgrass.games.plains_indian_wars.odds import Die, Force, Odds, exact
from tallgrass.games.plains_indian_wars.raid_odds import RaidOdds, Wagon, raid
from tallgrass.games.plains_indian_wars.steps import Modifier
from tallgrass.games.plains_indian_wars.view import Lasting


def forecast(
    board: Board,
    cubes: tuple[int, ...],
    attackers: int,
    combat: tuple[Modifier, ...] = (),
    *,
    ambush: bool = True,
    number: int = 1,
) -> Odds[Fraction]:
    """The odds of an engagement between cubes by army that all fight, with all that changes it.

    Of one that is going on: without an ambush, from round `number` on. What may be rolled again is.
    """
    indians = _force(board, cubes, (NPT, SPT), combat, number)
    other = SETTLERS if cubes[SETTLERS] else ENEMIES
    us = _force(board, cubes, (CAVALRY, other), combat, number)
    may_ambush = ambush and not any(each.no_ambush for each in combat)
    return exact(indians, us, indians_attack=attackers == INDIAN, ambush=may_ambush)


def raid_forecast(board: Board, cubes: tuple[int, ...], effects: tuple[Lasting, ...] = ()) -> RaidOdds:
    """The odds of an attack on one wagon by the Indian cubes of a region, with what cards have changed."""
    dice = max([1, *[each.wagon_dice for each in effects]])
    wagon = Wagon(
        Die(*board.dice[SETTLERS]),
        dice,
        needed=_needed(effects, NOTHING),
        needed_from=(_needed(effects, NPT), _needed(effects, SPT)),
    )
    return raid(_force(board, cubes, (NPT, SPT), (), 1), wagon)


def _needed(effects: tuple[Lasting, ...], army: int) -> int:
    """The Weapons of a round that destroy a wagon: for whom it may be, or for a force with a faction."""
    return min([2, *[each.hits_needed for each in effects if each.hits_needed and each.requires == army]])


def _force(
    board: Board, cubes: tuple[int, ...], armies: tuple[int, int], combat: tuple[Modifier, ...], number: int
) -> Force:
    first, second = armies
    last = max([each.rounds for each in combat], default=0)
    return Force(
        cubes=(cubes[first], cubes[second]),
        dice=(_die(board, first, combat), _die(board, second, combat)),
        extra=(_extra(combat, first, 0), _extra(combat, second, 0)),
        early=tuple(
            [(_extra(combat, first, each), _extra(combat, second, each)) for each in range(number, last + 1)]
        ),
    )


def _extra(combat: tuple[Modifier, ...], army: int, number: int) -> int:
    """Dice that a faction has in that round and not in all; 0: in all."""
    mine = [each for each in combat if each.army == army]
    return sum([each.extra_dice for each in mine if (number <= each.rounds if number else not each.rounds)])


def _die(board: Board, army: int, combat: tuple[Modifier, ...]) -> Die:
    """A die that is rolled again is one with as many sides as there are pairs of throws."""
    sides = board.dice[army]
    mine = [each for each in combat if concerns(each, army)]
    again = {face for each in mine for face in each.reroll}
    if again:
        second = sum([sides[face] for face in again])
        sides = [
            (0 if face in again else count * board.sides) + second * count for face, count in enumerate(sides)
        ]
    die = Die(*sides)
    return die.fierce() if any(each.treaty_as_hit for each in mine) else die
