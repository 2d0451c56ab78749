"""The odds of a fight on the board, with what cards change: by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import msgspec

import tallgrass
from tallgrass.games.plains_indian_wars.factions import BLANK, CAVALRY, ENEMIES, INDIAN, NPT, SPT, US
from tallgrass.games.plains_indian_wars.forecast import forecast
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.plains_indian_wars.odds import Die, Force, Odds, exact
from tallgrass.games.plains_indian_wars.steps import Modifier

GAME = tallgrass.game("plains-indian-wars")
assert isinstance(GAME, PlainsIndianWars)
BOARD = GAME.board
PLAIN = Modifier(
    side=INDIAN,
    army=-1,
    versus=(),
    region=-1,
    frm=-1,
    once=False,
    treaty_as_hit=False,
    extra_dice=0,
    rounds=0,
    reroll=(),
    no_ambush=False,
)
ONE_EACH = (1, 0, 1, 0, 0)


def changed(**changes: object) -> Modifier:
    """A card that changes this of an engagement."""
    return msgspec.structs.replace(PLAIN, **changes)


def ends(odds: Odds[Fraction]) -> tuple[Fraction, ...]:
    return odds.indians_left, odds.us_left, odds.nobody_left, odds.treaty


def test_the_dice_of_the_edition() -> None:
    thirteenths = (Fraction(3, 13), Fraction(6, 13), Fraction(3, 13), Fraction(1, 13))
    assert ends(forecast(BOARD, ONE_EACH, INDIAN)) == thirteenths


def test_an_ambush_goes_first() -> None:
    """P-32: a third of the time the blue cube is gone before anybody else rolls."""
    plain = ends(forecast(BOARD, ONE_EACH, INDIAN))
    ambush = ends(forecast(BOARD, ONE_EACH, US))
    assert ambush[0] == Fraction(1, 3) + Fraction(2, 3) * plain[0]
    assert ambush[1:] == tuple(Fraction(2, 3) * chance for chance in plain[1:])
    assert ends(forecast(BOARD, ONE_EACH, US, (changed(no_ambush=True),))) == plain
    assert ends(forecast(BOARD, ONE_EACH, US, ambush=False)) == plain


def test_treaties_that_hit() -> None:
    """Green hits with 4 of 6 sides, blue with 3: of 36 ways 12 + 12 + 6 leave, and there is no peace."""
    found = forecast(BOARD, ONE_EACH, INDIAN, (changed(treaty_as_hit=True),))
    assert ends(found) == (Fraction(12, 30), Fraction(6, 30), Fraction(12, 30), Fraction(0))


def test_an_extra_die_of_the_first_round_is_gone_after_it() -> None:
    extra = changed(army=SPT, extra_dice=1, rounds=1)
    first = forecast(BOARD, (0, 1, 1, 0, 0), INDIAN, (extra,))
    later = forecast(BOARD, (0, 1, 1, 0, 0), INDIAN, (extra,), ambush=False, number=2)
    assert first.indians_left > later.indians_left
    assert ends(later) == ends(forecast(BOARD, (0, 1, 1, 0, 0), INDIAN))


def test_an_extra_die_of_who_is_not_there_is_not_rolled() -> None:
    """P-58."""
    extra = changed(army=SPT, extra_dice=1)
    assert ends(forecast(BOARD, ONE_EACH, INDIAN, (extra,))) == ends(forecast(BOARD, ONE_EACH, INDIAN))


def test_blanks_that_are_rolled_again() -> None:
    """Blue: of 36 pairs 18 + 6 show a Weapon, 6 + 2 a Treaty, 4 a Blank: 2/3, 2/9, 1/9.

    Treaty 1/3 * 2/9 = 2/27; both hit 1/3 * 2/3 = 6/27; only green 1/3 * 1/3 = 3/27; only blue 12/27.
    """
    found = forecast(BOARD, ONE_EACH, INDIAN, (changed(army=CAVALRY, side=US, reroll=(BLANK,)),))
    whole = 2 + 6 + 3 + 12
    expected = (Fraction(3, whole), Fraction(12, whole), Fraction(6, whole), Fraction(2, whole))
    assert ends(found) == expected


def test_extra_dice_of_all_rounds_of_the_first_two_and_of_the_first_add_up() -> None:
    """Each card for as many rounds as it says; from the third round on the first card's die is left."""
    cards = (
        changed(army=SPT, extra_dice=1),
        changed(army=SPT, extra_dice=2, rounds=2),
        changed(army=CAVALRY, side=US, extra_dice=1, rounds=1),
    )
    cubes = (0, 1, 2, 0, 0)
    red_dice = (Die(*BOARD.dice[NPT]), Die(*BOARD.dice[SPT]))
    blue_dice = (Die(*BOARD.dice[CAVALRY]), Die(*BOARD.dice[ENEMIES]))
    early = {
        1: (((0, 2), (0, 2)), ((1, 0), (0, 0))),
        2: (((0, 2),), ()),
        3: ((), ()),
    }
    for number, (indian, us) in early.items():
        red = Force((0, 1), red_dice, (0, 1), indian)
        blue = Force((2, 0), blue_dice, (0, 0), us)
        expected = exact(red, blue, indians_attack=True)
        assert forecast(BOARD, cubes, INDIAN, cards, number=number) == expected
    assert forecast(BOARD, cubes, INDIAN, cards) != forecast(BOARD, cubes, INDIAN, cards, number=2)


def test_extra_dice_of_two_rounds() -> None:
    """One green cube that has a second die for two rounds, against one blue."""
    extra = changed(army=NPT, extra_dice=1, rounds=2)
    two, one = _ways(2), _ways(1)
    expected = []
    for end in ("indian", "us", "both", "treaty"):
        later = one[end] / (1 - one["again"])
        expected.append(two[end] + two["again"] * (two[end] + two["again"] * later))
    assert ends(forecast(BOARD, ONE_EACH, INDIAN, (extra,))) == tuple(expected)


def _ways(dice: int) -> dict[str, Fraction]:
    """How a round of so many green dice against one blue die goes, by counting all ways."""
    ways = dict.fromkeys(("indian", "us", "both", "treaty", "again"), Fraction(0))
    for *mine, yours in product(*["WWTTBB"] * dice, "WWWTBB"):
        hit, lost = "W" in mine, yours == "W"
        end = "both" if hit and lost else "indian" if hit else "us" if lost else "again"
        if "T" in mine and yours == "T":
            end = "treaty"
        ways[end] += Fraction(1, 6 ** (dice + 1))
    return ways


def test_treaties_of_the_us_side_or_of_one_faction_that_hit() -> None:
    """Blue hits with 4 of 6 sides then, green with 2, and there is no peace: of 36 ways 28 end it."""
    found = forecast(BOARD, ONE_EACH, INDIAN, (changed(side=US, treaty_as_hit=True),))
    assert ends(found) == (Fraction(4, 28), Fraction(16, 28), Fraction(8, 28), Fraction(0))
    other = forecast(BOARD, ONE_EACH, INDIAN, (changed(army=SPT, treaty_as_hit=True),))
    assert ends(other) == ends(forecast(BOARD, ONE_EACH, INDIAN))


def test_all_of_a_side_may_roll_again() -> None:
    one = changed(army=CAVALRY, side=US, reroll=(BLANK,))
    side = changed(side=US, reroll=(BLANK,))
    assert ends(forecast(BOARD, ONE_EACH, INDIAN, (side,))) == ends(forecast(BOARD, ONE_EACH, INDIAN, (one,)))
    assert ends(forecast(BOARD, ONE_EACH, INDIAN, (side,))) != ends(forecast(BOARD, ONE_EACH, INDIAN))
