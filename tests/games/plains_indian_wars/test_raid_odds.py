"""The odds of an attack on a wagon (P-39): by hand, with cards, and against a simulation."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import sqrt
from random import Random

import msgspec
import pytest

from tallgrass.games.plains_indian_wars.agenda import lasting
from tallgrass.games.plains_indian_wars.effects import Effect
from tallgrass.games.plains_indian_wars.factions import NOTHING, SPT
from tallgrass.games.plains_indian_wars.forecast import raid_forecast
from tallgrass.games.plains_indian_wars.odds import Die, Force
from tallgrass.games.plains_indian_wars.raid_odds import RaidOdds, Wagon, raid
from tests.games.plains_indian_wars.test_forecast import BOARD

F = Fraction
INDIAN = Die(2, 2, 2)
BROWN = Die(2, 1, 3)
WAGON = Wagon(BROWN)
NONE = lasting(Effect(NOTHING))


def indians(npt: int, spt: int = 0) -> Force:
    return Force((npt, spt), (INDIAN, INDIAN))


def test_one_cube_never_destroys_it() -> None:
    """Of 6 * 6 ways: both Treaty 2*1, the wagon hits 6*2, it goes on 6*3, again 4*1; 32 leave."""
    found = raid(indians(1), WAGON)
    assert found == RaidOdds(F(0), F(18, 32), F(2, 32), F(12, 32), F(12, 32))


def test_two_cubes_of_one_faction() -> None:
    """Two dice: 36 * 6 = 216 ways. Two Weapons 4*6 = 24 destroy it, 8 of them at the cost of a cube.

    Else 32 ways: it goes on 32*3 = 96, it hits 32*2 = 64 and one cube is left, its Treaty meets one 20*1,
    again 12; 204 leave. Of the 64 it comes out as for one cube: 36 goes on, 4 peace, 24 loses that too.
    """
    found = raid(indians(2), WAGON)
    assert found.destroyed == F(24, 204) == F(2, 17)
    assert found.moved_on == F(96 + 36, 204)
    assert found.treaty == F(20 + 4, 204)
    assert found.attackers_gone == F(24, 204)
    assert found.losses == F(8 + 64 + 24, 204)


def test_each_faction_rolls_its_own_dice() -> None:
    """One cube of each: two dice, as of one faction with two; but then one die of one cube, as well."""
    assert raid(indians(1, 1), WAGON) == raid(indians(2), WAGON)
    assert raid(indians(2, 1), WAGON).destroyed > raid(indians(3), WAGON).destroyed


def test_a_hit_is_enough_where_a_card_says_so() -> None:
    """One cube: Weapon 2*6 = 12 destroys it; else 4 ways: on 4*3, hit 4*2, peace 2*1, again 2*1; 34 leave.

    4 of the 12 cost the cube too.
    """
    found = raid(indians(0, 1), WAGON._replace(needed_from=(2, 1)))
    assert found == RaidOdds(F(12, 34), F(12, 34), F(2, 34), F(8, 34), F(12, 34))
    assert raid(indians(1), WAGON._replace(needed_from=(2, 1))) == raid(indians(1), WAGON)
    assert raid(indians(1), WAGON._replace(needed=1)) == found


def test_a_force_that_loses_that_faction_needs_two_again() -> None:
    """P-35 takes orange first of two that are as many: the green cube left can't destroy it."""
    sure = Wagon(Die(6, 0, 0))  # it hits each round
    green_blank = Force((1, 1), (Die(0, 0, 6), Die(1, 0, 5)))
    assert raid(green_blank, sure._replace(needed_from=(2, 1))).destroyed == F(1, 6)


def test_a_wagon_with_two_dice() -> None:
    """Against one cube, 6 * 36 ways. A Treaty of its own in 11 of 36, met by 2 of 6: 22 peace.

    No peace and a Blank: 6 * 27 - 2 * 6 = 150 goes on. No Blank, no peace, a Weapon: WW 4 * 6, WT 4 * 4: 40.
    TT without a Treaty against it: 4, again. 212 leave.
    """
    found = raid(indians(1), WAGON._replace(dice=2))
    assert found == RaidOdds(F(0), F(150, 212), F(22, 212), F(40, 212), found.losses)
    blank_and_weapon = 2 * 2 * 3 * 6  # it hits and goes on
    assert found.losses == F(40 + blank_and_weapon, 212)


def test_what_the_cards_on_the_table_change() -> None:
    """Circle the Wagons; Wagon Train Raid, for a force with orange cubes."""
    two_dice = msgspec.structs.replace(NONE, wagon_dice=2)
    one_hit = msgspec.structs.replace(NONE, hits_needed=1, requires=SPT)
    assert raid_forecast(BOARD, (2, 0, 0, 0, 0)) == raid(indians(2), WAGON)
    assert raid_forecast(BOARD, (2, 0, 0, 0, 0), (NONE, two_dice)) == raid(indians(2), WAGON._replace(dice=2))
    assert raid_forecast(BOARD, (2, 0, 0, 0, 0), (one_hit,)) == raid(indians(2), WAGON)
    spt = raid_forecast(BOARD, (0, 2, 0, 0, 0), (one_hit,))
    assert spt == raid(indians(0, 2), WAGON._replace(needed_from=(2, 1)))


@pytest.mark.parametrize("cubes", [each for each in product(range(4), repeat=2) if any(each)])
def test_the_four_ends_are_all(cubes: tuple[int, int]) -> None:
    found = raid(indians(*cubes), WAGON)
    assert sum(found[:4]) == 1
    assert 0 <= found.losses <= sum(cubes)
    assert (found.destroyed > 0) == (sum(cubes) > 1)


def test_nobody_and_dice_that_never_end_it() -> None:
    with pytest.raises(ValueError, match="nobody attacks"):
        raid(indians(0), WAGON)
    with pytest.raises(ValueError, match="never ends"):
        raid(Force((1, 0), (Die(0, 0, 6), INDIAN)), Wagon(Die(0, 6, 0)))


def thrown(luck: Random, die: Die) -> str:
    return luck.choices("WTB", die)[0]


def played(luck: Random, cubes: tuple[int, int]) -> str:
    """One attack as P-39 tells it."""
    green, orange = cubes
    while green or orange:
        mine = [thrown(luck, INDIAN) for count in (green, orange) for _ in range(min(2, count))]
        answer = thrown(luck, BROWN)
        if answer == "T" and "T" in mine:
            return "treaty"
        if answer == "W":
            green, orange = (green - 1, orange) if green > orange else (green, orange - 1)
        if mine.count("W") >= 2:
            return "destroyed"
        if answer == "B":
            return "moved on"
    return "gone"


def test_a_simulation_agrees() -> None:
    luck, games = Random(1), 20_000
    found = raid(indians(2, 2), WAGON)
    results = [played(luck, (2, 2)) for _ in range(games)]
    for name, chance in zip(("destroyed", "moved on", "treaty", "gone"), found[:4], strict=True):
        share = results.count(name) / games
        assert abs(share - chance) < 5 * sqrt(chance * (1 - chance) / games) + 1e-9
