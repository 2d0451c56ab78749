"""`odds`: of what is fought, of what could be, of wagons; and what it says when there is nothing to say."""

from __future__ import annotations

import re
from fractions import Fraction

import msgspec
import pytest

from tallgrass.games.plains_indian_wars.agenda import lasting
from tallgrass.games.plains_indian_wars.effects import Effect
from tallgrass.games.plains_indian_wars.factions import CAVALRY, INDIAN, NOTHING, NOWHERE, NPT, US
from tallgrass.games.plains_indian_wars.forecast import forecast, raid_forecast
from tallgrass.games.plains_indian_wars.steps import Modifier
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.kernel.game import CantAnswer
from tests.cli.plains import GAME, N7, answer, first, with_cubes
from tests.cli.running import flat

BOARD = GAME.board
N6 = BOARD.place("N6")
OREGON = BOARD.trail_names.index("oregon")


def percent(chance: Fraction) -> str:
    return f"{float(100 * chance):.1f} %"


def with_wagon(view: PlainsView) -> PlainsView:
    """One on the Oregon Trail, in N7."""
    wagons = [list(row) for row in view.wagons]
    wagons[OREGON][BOARD.trails[OREGON].index(N7)] = 1
    return msgspec.structs.replace(view, wagons=tuple(map(tuple, wagons)))


@pytest.mark.parametrize("typed", ["N7 b3 r2", "n7 B3, R2", "fort laramie b3 r2", "b1 r2 N7 b2"])
def test_of_cubes_that_could_come(typed: str) -> None:
    text = answer("odds", with_cubes(first(), N7, (2, 0, 0, 0, 0)), typed)
    assert "three blue cubes and two brown cubes against two green cubes" in text
    found = forecast(BOARD, (2, 0, 3, 2, 0), US)
    assert percent(found.us_left) in text and percent(found.treaty) in text


def test_of_cubes_that_come_to_some_of_their_own() -> None:
    """Whoever comes attacks, be it another one's turn: here no green cube may ambush."""
    view = msgspec.structs.replace(with_cubes(first(), N7, (0, 0, 2, 0, 0)), disc=2)
    text = answer("odds", view, "N7 g1")
    assert "one green cube against two blue cubes" in text
    assert percent(forecast(BOARD, (1, 0, 2, 0, 0), INDIAN).us_left) in text


def test_with_what_a_card_changes_for_those_who_set_out_somewhere() -> None:
    """P-54: be it that they came by another region."""
    change = Modifier(US, CAVALRY, (), NOWHERE, N6, False, False, 2, 0, (), False)
    view = msgspec.structs.replace(with_cubes(first(), N7, (2, 0, 2, 0, 0)), disc=CAVALRY, combat=(change,))
    plain = forecast(BOARD, (2, 0, 2, 0, 0), US)
    assert percent(plain.us_left) in answer("odds", view, "N7")
    set_out = tuple([(N6,) if region == N7 else () for region in range(BOARD.regions)])
    found = forecast(BOARD, (2, 0, 2, 0, 0), US, (change,))
    assert percent(found.us_left) in answer("odds", msgspec.structs.replace(view, set_out=set_out), "N7")


def test_brown_cubes_that_come_make_purple_ones_give_way() -> None:
    """P-25: against the green cubes the brown ones fight alone."""
    text = answer("odds", with_cubes(first(), N7, (1, 0, 0, 0, 3)), "N7 r2")
    assert "two brown cubes against one green cube" in text and "purple" not in text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("N7", "One green cube and no opponents.*would come too: odds N7 b3 r2"),
        ("N7 o2", "One green cube and two orange cubes and no opponents"),
        ("N7 g1 b1", "One side comes"),
        ("N7 r1 p1", "only with blue .P-22."),
        ("N7 b99", f"There are only {BOARD.cubes[2]} blue cubes"),
        ("N7 9", "'9' isn't cubes. .* such as: odds N7 b3 r2"),
        ("n7 w2 b1", "'w2' isn't cubes"),
        ("b2", "Which region"),
    ],
)
def test_what_it_can_not_tell_says_what_to_type(typed: str, said: str) -> None:
    with pytest.raises(CantAnswer, match=said) as refused:
        answer("odds", with_cubes(first(), N7, (1, 0, 0, 0, 0)), typed)
    assert not re.search(r"\b(type|odds)\b", refused.value.reason, re.IGNORECASE)


def test_where_nobody_is() -> None:
    with pytest.raises(CantAnswer, match=r"\(Fort Laramie\): nobody and no opponents"):
        answer("odds", with_cubes(first(), N7, (0, 0, 0, 0, 0)), "N7")


@pytest.mark.parametrize(("there", "typed"), [((2, 1, 0, 0, 0), "N7"), ((0, 1, 0, 0, 0), "N7 g2")])
def test_of_an_attack_on_a_wagon(there: tuple[int, ...], typed: str) -> None:
    """P-39."""
    text = flat(answer("odds", with_wagon(with_cubes(first(), N7, there)), typed))
    found = raid_forecast(BOARD, (2, 1, 0, 0, 0))
    assert "two green cubes and one orange cube against a wagon" in text
    assert f"the wagon destroyed {percent(found.destroyed)}" in text
    assert f"it goes on west {percent(found.moved_on)}" in text
    assert f"no attackers left {percent(found.attackers_gone)}" in text
    assert f"Indians {float(found.losses):.2f}" in text


def test_a_wagon_among_its_friends_is_not_attacked() -> None:
    view = msgspec.structs.replace(with_wagon(with_cubes(first(), N7, (2, 0, 1, 0, 0))), disc=NPT)
    text = answer("odds", view, "N7")
    assert "against one blue cube" in text and "wagon" not in text
    view = with_wagon(with_cubes(first(), N7, (1, 0, 0, 0, 0)))
    assert "two brown cubes against one green cube" in answer("odds", view, "N7 r2")


def test_a_card_in_force_changes_it() -> None:
    """Circle the Wagons."""
    effect = msgspec.structs.replace(lasting(Effect(NOTHING)), wagon_dice=2)
    view = with_wagon(with_cubes(first(), N7, (2, 0, 0, 0, 0)))
    text = answer("odds", msgspec.structs.replace(view, effects=(effect,)), "N7")
    assert percent(raid_forecast(BOARD, (2, 0, 0, 0, 0), (effect,)).moved_on) in text
    assert text != answer("odds", view, "N7")
