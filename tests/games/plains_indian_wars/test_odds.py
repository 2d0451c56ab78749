"""The odds of an engagement: by hand, against a simulation, and what must hold of all of them."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import sqrt
from random import Random

import pytest

from tallgrass.games.plains_indian_wars.odds import Die, Force, Odds, exact, losing, quick

F = Fraction

NPT = SPT = Die(2, 2, 2)
CAVALRY = Die(3, 1, 2)
SETTLERS = Die(2, 1, 3)
SURE = Die(6, 0, 0)
NEVER = Die(0, 0, 6)

GRID = [(first, second) for first, second in product(range(4), repeat=2) if first or second]


def indians(npt: int, spt: int = 0, die: Die = NPT) -> Force:
    return Force((npt, spt), (die, die))


def us(cavalry: int, others: int = 0, dice: tuple[Die, Die] = (CAVALRY, SETTLERS)) -> Force:
    return Force((cavalry, others), dice)


def ends(odds: Odds[F]) -> tuple[F | int, ...]:
    return odds.indians_left, odds.us_left, odds.nobody_left, odds.treaty


# --- by hand; the Indians attack, so nobody ambushes, where nothing else is said


def test_one_npt_against_one_cavalry() -> None:
    """Of 36 ways: treaty 2*1, both hit 2*3, only NPT 2*3, only Cavalry 4*3, again 4*3 - 2; 26 leave."""
    odds = exact(indians(1), us(1), indians_attack=True)
    assert ends(odds) == (F(6, 26), F(12, 26), F(6, 26), F(2, 26))
    assert ends(odds) == (F(3, 13), F(6, 13), F(3, 13), F(1, 13))
    assert (odds.indian_losses, odds.us_losses) == (F(9, 13), F(6, 13))


def test_one_spt_against_one_settler() -> None:
    """Of 36 ways: treaty 2*1, both hit 2*2, only SPT 2*4, only Settlers 4*2, again 4*4 - 2; 22 leave."""
    odds = exact(indians(0, 1), us(0, 1), indians_attack=True)
    assert ends(odds) == (F(8, 22), F(8, 22), F(4, 22), F(2, 22))
    assert (odds.indian_losses, odds.us_losses) == (F(12, 22), F(12, 22))


def test_a_lone_defender_ambushes_first() -> None:
    """P-32: a Weapon, 2/6, ends it; else 4/6 of the odds above. 13/39 + 2/3 * 3/13 = 19/39."""
    odds = exact(indians(1), us(1), indians_attack=False)
    assert ends(odds) == (F(19, 39), F(2, 3) * F(6, 13), F(2, 3) * F(3, 13), F(2, 3) * F(1, 13))
    assert odds.us_losses == F(1, 3) + F(2, 3) * F(6, 13)


def test_the_ambush_is_rolled_with_the_die_of_the_cube_that_is_there() -> None:
    """SPT always hits, NPT never: the lone SPT removes the lone Cavalry before it can roll."""
    lone = Force((0, 1), (NEVER, SURE))
    assert ends(exact(lone, us(1, dice=(SURE, SURE)), indians_attack=False)) == (1, 0, 0, 0)


@pytest.mark.parametrize(
    ("force", "attack", "ambush"),
    [(indians(1), True, True), (indians(1), False, False), (indians(1, 1), False, True)],
)
def test_only_a_lone_defender_who_wants_to_ambushes(force: Force, attack: bool, ambush: bool) -> None:
    """P-32; which side attacks means nothing else here."""
    plain = exact(force, us(2, 1), indians_attack=True, ambush=False)
    assert exact(force, us(2, 1), indians_attack=attack, ambush=ambush) == plain


def test_one_npt_against_two_cavalry() -> None:
    """NPT roll one die, Cavalry two (P-33): 6 * 36 = 216 ways.

    Cavalry's two dice show no Weapon in 3*3 = 9 ways, some in 27; a Treaty in 36 - 5*5 = 11; neither Treaty
    nor Weapon in 2*2 = 4, Weapons without Treaty in 25 - 4 = 21.
    NPT Weapon (2): 2*9 = 18 lead to one against one, 2*27 = 54 to one Cavalry alone.
    NPT Treaty (2): 2*11 = 22 are a treaty, 2*21 = 42 a Cavalry victory, 2*4 = 8 again.
    NPT Blank (2): 2*27 = 54 Cavalry victory, 2*9 = 18 again.
    190 leave: 9/95 to one against one (in thirteenths 3, 6, 3, 1), 75/95 Cavalry, 11/95 treaty.
    Of 95*13 = 1235: Indians 9*3, US 75*13 + 9*6, nobody 9*3, treaty 11*13 + 9*1.
    """
    odds = exact(indians(1), us(2), indians_attack=True)
    assert ends(odds) == (F(27, 1235), F(1029, 1235), F(27, 1235), F(152, 1235))
    assert odds.indian_losses == F(1029 + 27, 1235)
    assert odds.us_losses == F(54, 190) + F(18, 190) * (1 + F(6, 13))


def test_without_treaties() -> None:
    """NPT hit by 1/3, Cavalry by 1/2: only NPT 1/6, only Cavalry 2/6, both 1/6, again 2/6."""
    odds = exact(indians(1, die=Die(2, 0, 4)), us(1, dice=(Die(3, 0, 3), SETTLERS)), indians_attack=True)
    assert ends(odds) == (F(1, 4), F(2, 4), F(1, 4), 0)


def test_treaties_that_count_as_hits() -> None:
    """NPT hit by 4/6, Cavalry by 3/6: only NPT 2/6, only Cavalry 1/6, both 2/6, again 1/6; no treaty."""
    odds = exact(indians(1, die=NPT.fierce()), us(1), indians_attack=True)
    assert ends(odds) == (F(2, 5), F(1, 5), F(2, 5), 0)


def test_a_treaty_on_both_sides_undoes_the_hits_of_its_round() -> None:
    """P-34. Two NPT, each half Weapon, half Treaty; one Cavalry that always shows a Treaty.

    A treaty by 3/4; both Weapons by 1/4, which takes the Cavalry. One Weapon of two takes nothing.
    """
    odds = exact(indians(2, die=Die(1, 1, 0)), us(1, dice=(Die(0, 1, 0), SETTLERS)), indians_attack=True)
    assert ends(odds) == (F(1, 4), 0, 0, F(3, 4))
    assert odds.us_losses == F(1, 4)


def test_how_many_dice_a_faction_rolls() -> None:
    """P-33 with dice that always hit: 3 against 5 are 1 against 3 after a round, 0 against 2 after two.

    Two factions roll their own dice, 2 and 1: three hits leave 2 of 5, two hits 1 of 3. The last one hits
    once and is hit: 0 against 1.
    """
    sure = (SURE, SURE)
    alone = exact(indians(3, die=SURE), us(5, dice=sure), indians_attack=True)
    assert alone == Odds(F(0), F(1), F(0), F(0), F(3), F(3))
    together = exact(indians(2, 1, die=SURE), us(5, dice=sure), indians_attack=True)
    assert together == Odds(F(0), F(1), F(0), F(0), F(3), F(4))


def test_losses_fall_on_the_larger_faction_and_on_the_second_of_equals() -> None:
    """P-35, anew after each hit; the order of equals is ours."""
    assert losing((2, 2)) == [(2, 2), (2, 1), (1, 1), (1, 0), (0, 0)]
    assert losing((4, 1)) == [(4, 1), (3, 1), (2, 1), (1, 1), (1, 0), (0, 0)]
    assert losing((1, 3)) == [(1, 3), (1, 2), (1, 1), (1, 0), (0, 0)]


def test_an_ambush_of_equals_takes_the_second() -> None:
    """The Settlers would have hit, the Cavalry that is left never does: the Indian cube wins."""
    odds = exact(indians(1, die=SURE), us(1, 1, dice=(NEVER, SURE)), indians_attack=False)
    assert odds == Odds(F(1), F(0), F(0), F(0), F(0), F(2))


# --- extra dice: one NPT who always hits and has one more die; four Cavalry who hit by 1/2


def extra(npt: int, spt: int, first_round_only: bool) -> Odds[F]:
    dice = (npt, spt)
    force = Force((1, 0), (SURE, SURE), (0, 0), (dice,))
    if not first_round_only:
        force = Force((1, 0), (SURE, SURE), dice)
    return exact(force, us(4, dice=(Die(3, 0, 3), SETTLERS)), indians_attack=True)


def test_extra_dice_in_all_rounds() -> None:
    """NPT live through each round of two Cavalry dice by 1/4, and all Cavalry are gone after two rounds."""
    assert ends(extra(1, 0, False)) == (F(1, 16), F(3, 4), F(3, 16), 0)


def test_extra_dice_in_the_first_round() -> None:
    """Four, two, one, none: two rounds by 1/4 each, then one Cavalry die by 1/2."""
    assert ends(extra(1, 0, True)) == (F(1, 32), F(30, 32), F(1, 32), 0)


def test_a_first_round_without_losses_is_not_repeated() -> None:
    """No treaties; NPT hit by 5/9 at first, then by 1/3, Cavalry by 1/2.

    First round: only NPT 5/18, only Cavalry 4/18, both 5/18, again 4/18, of which 1/4, 2/4, 1/4.
    With an ambush NPT win at once by 1/3.
    """
    force = Force((1, 0), (Die(2, 0, 4), SPT), early=((1, 0),))
    half = us(1, dice=(Die(3, 0, 3), SETTLERS))
    assert ends(exact(force, half, indians_attack=True)) == (F(1, 3), F(1, 3), F(1, 3), 0)
    assert ends(exact(force, half, indians_attack=False)) == (F(5, 9), F(2, 9), F(2, 9), 0)


def test_extra_dice_of_a_faction_that_is_not_there() -> None:
    """P-58."""
    assert extra(0, 3, False) == extra(0, 0, False) == extra(0, 3, True)
    assert extra(0, 0, False) != extra(1, 0, True)


# --- against a simulation, which goes by factions and dice one by one


def roll(random: Random, force: Force, cubes: list[int], number: int) -> tuple[int, int]:
    """Weapons and Treaties."""
    faces = []
    for faction in (0, 1):
        if cubes[faction]:
            count = 1 if cubes[faction] == 1 else 2
            count += force.extra[faction] + sum([each[faction] for each in force.early[number : number + 1]])
            faces += random.choices("WTB", force.dice[faction], k=count)
    return faces.count("W"), faces.count("T")


def take(cubes: list[int], hits: int) -> None:
    for _ in range(hits):
        if sum(cubes):
            cubes[0 if cubes[0] > cubes[1] else 1] -= 1


def fight(random: Random, red: Force, blue: Force, ambush: bool) -> list[int]:
    """What `Odds` lists, for one engagement."""
    mine, yours = list(red.cubes), list(blue.cubes)
    treaty = False
    if ambush:
        die = red.dice[mine.index(1)]
        take(yours, random.choices((1, 0), (die.weapon, die.treaty + die.blank))[0])
    number = 0
    while sum(mine) and sum(yours) and not treaty:
        my_hits, my_treaties = roll(random, red, mine, number)
        your_hits, your_treaties = roll(random, blue, yours, number)
        treaty = my_treaties > 0 and your_treaties > 0
        if not treaty:
            take(yours, my_hits)
            take(mine, your_hits)
        number += 1
    me, you = sum(mine) > 0, sum(yours) > 0
    ended = [me and not you, you and not me, not me and not you, treaty]
    return [*map(int, ended), sum(red.cubes) - sum(mine), sum(blue.cubes) - sum(yours)]


@pytest.mark.parametrize(
    ("red", "blue", "ambush"),
    [
        (indians(4, 4), us(4, 4), False),
        (indians(3, 1), us(2, 2), False),
        (indians(0, 5), us(1, 2), False),
        (indians(0, 1), us(2, 2), True),
        (indians(4, 4, die=NPT.fierce()), us(5, 3), False),
        (indians(6, 2, die=Die(1, 0, 5)), us(3, 5, dice=(Die(2, 0, 4), Die(1, 0, 5))), False),
        (Force((2, 3), (Die(1, 1, 4), Die(3, 1, 2))), us(3, 3, dice=(Die(1, 1, 6), Die(4, 1, 5))), False),
        (Force((1, 0), (NPT, SPT), early=((2, 0),)), us(2, 3), True),
        (
            Force((2, 2), (NPT, SPT), early=((0, 1),)),
            Force((3, 2), (CAVALRY, SETTLERS), (1, 0)),
            False,
        ),
        (
            Force((3, 2), (NPT, SPT), (0, 1), ((1, 1), (1, 0), (0, 2))),
            Force((4, 2), (CAVALRY, SETTLERS), (1, 0), ((0, 1), (0, 1))),
            False,
        ),
    ],
)
def test_against_a_simulation(red: Force, blue: Force, ambush: bool) -> None:
    runs = 4000
    random = Random(1876)
    seen = [fight(random, red, blue, ambush) for _ in range(runs)]
    odds = quick(red, blue, indians_attack=False, ambush=ambush)
    for name, chance, column in zip(odds._fields, odds, zip(*seen, strict=True), strict=True):
        mean = sum(column) / runs
        deviation = sqrt(sum((value - mean) ** 2 for value in column) / (runs - 1))
        assert mean == pytest.approx(chance, abs=4 * deviation / sqrt(runs) + 1e-9), name


# --- what holds of all


@pytest.mark.parametrize("attack", [True, False])
def test_the_four_ends_sum_to_one(attack: bool) -> None:
    for red, blue in product(GRID, repeat=2):
        odds = exact(indians(*red), us(*blue), indians_attack=attack)
        assert sum(ends(odds)) == 1
        assert 0 < odds.indian_losses < sum(red) and 0 < odds.us_losses < sum(blue)


def test_floats_are_the_fractions() -> None:
    for attack, ambush in product((True, False), repeat=2):
        fractions = exact(indians(1), us(2, 1), indians_attack=attack, ambush=ambush)
        floats = quick(indians(1), us(2, 1), indians_attack=attack, ambush=ambush)
        assert floats == pytest.approx([float(number) for number in fractions], rel=1e-12)
    for red, blue in product([*GRID, (4, 4)], repeat=2):
        fractions = exact(indians(*red), us(*blue), indians_attack=False)
        floats = quick(indians(*red), us(*blue), indians_attack=False)
        assert all(isinstance(number, float) for number in floats)
        assert floats == pytest.approx([float(number) for number in fractions], rel=1e-12)


def test_equal_sides_have_equal_odds() -> None:
    """Exchange the sides and the odds are exchanged."""
    dice = (Die(3, 1, 2), Die(2, 1, 3))
    for red, blue in product(GRID, repeat=2):
        one = exact(Force(red, dice), Force(blue, dice), indians_attack=True)
        other = exact(Force(blue, dice), Force(red, dice), indians_attack=True)
        assert ends(one) == (other.us_left, other.indians_left, other.nobody_left, other.treaty)
        assert (one.indian_losses, one.us_losses) == (other.us_losses, other.indian_losses)


def more(cubes: tuple[int, int]) -> list[tuple[int, int]]:
    return [(cubes[0] + 1, cubes[1]), (cubes[0], cubes[1] + 1)]


@pytest.mark.parametrize("die", [NPT, NPT.fierce()])
def test_more_attackers_never_help_the_defenders(die: Die) -> None:
    """Not to be left alone; nor, where no treaty can be, to keep the attackers from being so."""
    for red, blue in product(GRID, repeat=2):
        before = quick(indians(*red, die=die), us(*blue), indians_attack=True)
        for cubes in more(red):
            after = quick(indians(*cubes, die=die), us(*blue), indians_attack=True)
            assert after.us_left < before.us_left
            assert after.indians_left > before.indians_left or die.treaty
        before = quick(indians(*red, die=die), us(*blue), indians_attack=False)
        for cubes in more(blue):
            after = quick(indians(*red, die=die), us(*cubes), indians_attack=False)
            assert after.indians_left < before.indians_left
            assert after.us_left > before.us_left or die.treaty


def test_more_attackers_may_make_peace_likelier_than_victory() -> None:
    """More dice show more Treaties: a Cavalry cube more, and the US side alone is left less often."""
    before = exact(indians(0, 1), us(1, 3), indians_attack=False)
    after = exact(indians(0, 1), us(2, 3), indians_attack=False)
    assert after.us_left < before.us_left
    assert after.treaty > before.treaty


# --- edges


def test_a_side_that_is_not_there() -> None:
    assert ends(exact(indians(2), us(0), indians_attack=True)) == (1, 0, 0, 0)
    assert ends(exact(indians(1), us(0), indians_attack=False)) == (1, 0, 0, 0)
    assert ends(exact(indians(0), us(0, 1), indians_attack=True)) == (0, 1, 0, 0)
    assert ends(exact(indians(0), us(0), indians_attack=True)) == (0, 0, 1, 0)


@pytest.mark.parametrize(
    ("force", "message"),
    [
        (indians(-1, 2), "fewer than no cubes"),
        (Force((1, 1), (NPT, SPT), (0, -1)), "fewer than no cubes"),
        (indians(1, die=Die(-1, 3, 4)), "no die"),
        (indians(1, die=Die(0, 0, 0)), "no die"),
    ],
)
def test_what_is_no_force(force: Force, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        exact(force, us(1), indians_attack=True)
    with pytest.raises(ValueError, match=message):
        quick(us(1), force, indians_attack=True)


def test_dice_that_never_end_it() -> None:
    with pytest.raises(ValueError, match="never ends"):
        exact(indians(1, die=Die(0, 3, 3)), us(1, dice=(NEVER, SETTLERS)), indians_attack=True)
