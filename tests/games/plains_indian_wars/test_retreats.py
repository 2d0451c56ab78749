"""Retreats, where they lead to, and giving way (P-25, P-36, P-37)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.effects import Effect
from tests.games.plains_indian_wars.table import (
    GAME,
    act,
    acts,
    army,
    asked,
    at,
    clash,
    draw_disc,
    legal,
    march,
    may,
    out,
    place,
    table,
    walk,
    where,
)

# --- who may (P-36)


def test_the_attackers_first_one_cube_a_blank() -> None:
    position = table({"N11": "2 green 2 blue", "N12": "1 brown"})
    clash(position, "N11", throws="green:BW blue:BW")
    # One hit each, then the attackers' blank, then the defenders'.
    assert out(position) == "1 green 1 blue"
    assert asked(position) == 1
    act(position, "retreat:blue:N12")
    # The last blue is gone: no retreat for green.
    assert (at(position, "N11"), asked(position)) == ("1 green", None)


def test_then_the_defenders() -> None:
    position = table({"N11": "3 green 2 blue"})
    clash(position, "N11", throws="green:BW blue:BW")
    assert asked(position) == 1
    act(position, "stay")
    assert (asked(position), legal(position) >= {"retreat:green:N8", "stay"}) == (0, True)
    act(position, "retreat:green:N8", "green:W blue:B")
    assert where(position, "N8", "N11") == ("1 green", "1 green")


def test_indian_attackers_retreat_first_too() -> None:
    position = table({"N11": "2 green 2 blue"}, disc="npt")
    clash(position, "N11", by="indian", throws="green:BT blue:BB")
    assert (asked(position), legal(position) >= {"retreat:green:N8", "stay"}) == (0, True)
    act(position, "stay")
    assert (asked(position), legal(position) >= {"retreat:blue:N8", "stay"}) == (1, True)


def test_cube_by_cube_and_each_place_judged_anew() -> None:
    """N12 has room for one."""
    position = table({"N11": "2 green 3 blue", "N12": "7 brown", "N8": "1 blue"})
    clash(position, "N11", throws="green:TW blue:BB")
    assert {"N8", "N12"} <= may(position, "retreat:blue")
    act(position, "retreat:blue:N12")
    assert may(position, "retreat:blue") >= {"N8"}
    assert "N12" not in may(position, "retreat:blue")


def test_the_choice_to_stay_speaks_of_other_cubes_once_one_has_retreated() -> None:
    position = table({"N11": "2 green 3 blue", "N12": "7 brown", "N8": "1 blue"})
    clash(position, "N11", throws="green:TW blue:BB")
    stay = GAME.actions.number("stay")
    assert stay is not None
    assert GAME.words().action(stay, position.view(1)) == "Let no cube retreat"
    act(position, "retreat:blue:N12")
    assert GAME.words().action(stay, position.view(1)) == "Let no other cube retreat"


def test_of_any_allied_faction() -> None:
    """A green blank may retreat an orange cube; with four seats the NPT says so (P-50)."""
    position = table({"N11": "1 green 1 orange 3 blue"}, seats=4)
    clash(position, "N11", throws="green:B orange:W blue:TT")
    assert asked(position) == 0
    assert "retreat:orange:N8" in legal(position)
    act(position, "retreat:orange:N8", "green:W blue:WW")
    assert at(position, "N8") == "1 orange"


def test_not_of_who_stands_by() -> None:
    """P-31: purple isn't in the fight."""
    position = table({"N11": "3 green 2 blue 2 brown 1 purple"})
    clash(position, "N11")
    act(position, "beside:brown", "green:TW blue:BB brown:WW")
    act(position, "lose:brown")
    assert may(position, "retreat:blue")
    assert not may(position, "retreat:purple")


def test_none_once_the_last_opponent_is_gone() -> None:
    position = table({"N11": "1 green 2 blue"}, disc="npt")
    clash(position, "N11", by="indian", throws="green:T blue:WB")
    assert (at(position, "N11"), asked(position)) == ("2 blue", None)


def test_a_hit_comes_before_a_retreat() -> None:
    """Hit and blank: the only cube is lost, not saved."""
    position = table({"N11": "1 blue 2 green"})
    clash(position, "N11", throws="green:WT blue:B")
    assert out(position) == "1 blue"


# --- where (P-37)


def retreats(standing: dict[str, str], color: str, region: str, **more: object) -> set[str]:
    """Where a cube of that colour may go from a fight in which only its side rolls Blanks."""
    attacks = color in ("blue", "brown", "purple")
    disc = "cavalry" if attacks else "npt"
    position = table(standing, disc=disc, **more)  # type: ignore[arg-type]
    throws = f"green:TT {color}:BB" if attacks else f"{color}:BB blue:TT"
    clash(position, region, by="us" if attacks else "indian", throws=throws)
    return may(position, f"retreat:{color}")


CASES = (
    # Vacant land is open; St. Louis; not land with Indian cubes, though it be the US's.
    (
        "blue",
        "N5",
        {"N5": "2 green 2 blue", "N4": "1 green", "S5": "1 green 2 brown"},
        {"N8", "N12", "st-louis"},
    ),
    (
        "brown",
        "N5",
        {"N5": "2 green 2 brown", "N4": "1 green", "S5": "2 blue"},
        {"N8", "N12", "S5", "st-louis"},
    ),
    # Purple's land is open to blue, not to brown; empty purple land to both.
    ("blue", "N11", {"N11": "2 green 2 blue", "NE4": "1 purple"}, {"NE4", "NE5", "N8", "N10", "N12"}),
    ("brown", "N11", {"N11": "2 green 2 brown", "NE4": "1 purple"}, {"NE5", "N8", "N10", "N12"}),
    # Nobody's home land with purple cubes is friendly to blue.
    ("blue", "N11", {"N11": "2 green 2 blue", "N10": "1 purple"}, {"NE4", "NE5", "N8", "N10", "N12"}),
    # Brown not beside purple, though the land be of the US.
    ("brown", "N11", {"N11": "2 green 2 brown", "N12": "2 blue 1 purple"}, {"NE4", "NE5", "N8", "N10"}),
    # Nobody's land with purple isn't blue's with brown, purple's opponent, in it too.
    ("blue", "N11", {"N11": "2 green 2 blue", "N12": "1 blue 1 brown 3 purple"}, {"NE4", "NE5", "N8", "N10"}),
    # Purple: only purple land and what touches it (P-24), not beside brown.
    ("purple", "N11", {"N11": "2 green 2 purple", "N12": "1 brown"}, {"NE4", "NE5", "N10"}),
    ("purple", "N11", {"N11": "2 green 2 purple", "N12": "1 blue 1 brown"}, {"NE4", "NE5", "N10"}),
    ("purple", "N11", {"N11": "2 green 2 purple", "N12": "1 blue"}, {"NE4", "NE5", "N10", "N12"}),
    # Indians: not where purple or US cubes stand, though the land be theirs; Canada for green, not orange.
    ("green", "NE3", {"NE3": "2 green 2 blue", "N9": "2 orange 1 purple"}, {"NE2", "NE4", "N10", "canada"}),
    ("orange", "NE3", {"NE3": "2 orange 2 blue", "N9": "1 green"}, {"NE2", "NE4", "N9", "N10"}),
    ("orange", "SE1", {"SE1": "2 orange 2 blue"}, {"S1", "S2", "S6", "S9", "SE2", "rockies", "mexico"}),
    ("green", "SE1", {"SE1": "2 green 2 blue"}, {"S1", "S2", "S6", "S9", "SE2", "rockies"}),
    # Into the Rockies from S1 too; not into Sacramento.
    ("blue", "S1", {"S1": "2 green 2 blue", "N1": "1 green"}, {"S2", "SE1", "rockies"}),
    # The limit (P-4).
    (
        "blue",
        "N5",
        {"N5": "2 green 2 blue", "N4": "8 brown", "S5": "7 brown"},
        {"N8", "N12", "S5", "st-louis"},
    ),
)


@pytest.mark.parametrize(("color", "region", "standing", "places"), CASES)
def test_where_a_retreat_leads(color: str, region: str, standing: dict[str, str], places: set[str]) -> None:
    assert retreats(standing, color, region) == places


def test_wagons_do_not_count() -> None:
    """For either side a region with a wagon alone holds no cubes."""
    wagons = {"oregon": ["N8"]}
    assert "N8" in retreats({"N5": "2 green 2 blue"}, "blue", "N5", wagons=wagons)
    assert "N8" in retreats({"N11": "2 green 2 blue"}, "green", "N11", wagons=wagons)


def test_not_where_a_card_bars_it() -> None:
    """P-52."""
    position = table({"N11": "2 green 2 blue"})
    effect = Effect(-1)
    effect.barred = (army("blue"), army("brown"))
    effect.regions = (place("N8"),)
    position.effects = [effect]
    clash(position, "N11", throws="green:TT blue:BB")
    assert may(position, "retreat:blue") == {"N10", "N12", "NE4", "NE5"}


def test_with_no_place_there_is_no_retreat() -> None:
    """Indians all around: another round."""
    position = table(
        {"N11": "2 green 1 blue", **dict.fromkeys(("N8", "N10", "N12", "NE4", "NE5"), "1 green")}
    )
    clash(position, "N11", throws="green:TT blue:B green:WT blue:B")
    assert out(position) == "1 blue"


# --- giving way (P-25)


def test_purple_gives_way_to_settlers() -> None:
    """Each cube where its owner likes."""
    position = table({"N9": "1 brown", "NE2": "2 purple"}, seats=3, disc="settlers")
    march(position, "brown", moves=1)
    walk(position, "brown", "N9", "NE2")
    # N9 is vacant now, and touches a purple region.
    assert (asked(position), may(position, "retreat:purple")) == (1, {"NE1", "NE3", "N9", "canada"})
    acts(position, "retreat:purple:canada", "retreat:purple:NE1")
    assert where(position, "NE2", "canada", "NE1") == (
        "1 brown",
        "1 purple",
        "1 purple",
    )


def test_settlers_give_way_to_purple() -> None:
    position = table({"N9": "1 purple", "NE2": "1 brown"}, seats=3, disc="enemies")
    march(position, "purple", moves=1)
    walk(position, "purple", "N9", "NE2")
    assert (asked(position), may(position, "retreat:brown")) == (2, {"NE1", "NE3", "N9"})
    act(position, "retreat:brown:N9")
    assert where(position, "NE2", "N9") == ("1 purple", "1 brown")


def test_settlers_give_way_to_purple_that_is_placed() -> None:
    """P-62: placed is as good as moved."""
    position = table({"NE2": "1 brown", "N9": "1 green"}, disc="enemies")
    draw_disc(position, "enemies")
    act(position, "place:NE2:1")
    assert may(position, "retreat:brown") == {"NE1", "NE3"}


def test_with_no_place_they_go_to_the_ready_box() -> None:
    standing = {"NE1": "1 green", "NE3": "1 green", "N9": "1 green", "NE2": "2 brown", "NE4": "1 purple"}
    position = table(standing, disc="enemies")
    ready = position.ready[3]
    draw_disc(position, "enemies")
    act(position, "place:NE2:1")
    assert (at(position, "NE2"), position.ready[3], out(position)) == ("1 purple", ready + 2, "")


def test_with_cavalry_they_stay_together() -> None:
    position = table({"NE1": "1 brown", "NE2": "2 purple 1 blue"}, disc="settlers")
    march(position, "brown", moves=1)
    walk(position, "brown", "NE1", "NE2")
    assert (at(position, "NE2"), asked(position)) == ("1 blue 1 brown 2 purple", None)


def test_purple_gives_way_when_the_last_blue_leaves() -> None:
    position = table({"N11": "1 blue 1 brown 1 purple", "N12": "1 brown"})
    march(position, "blue", moves=1)
    walk(position, "blue", "N11")
    acts(position, "go", "step:N12")
    assert may(position, "retreat:purple") == {"N10", "NE4", "NE5"}
    act(position, "retreat:purple:NE4")
    assert where(position, "N11", "N12", "NE4") == (
        "1 brown",
        "1 blue 1 brown",
        "1 purple",
    )


def test_purple_gives_way_when_the_last_blue_retreats() -> None:
    position = table({"N11": "3 green 1 blue 1 brown 1 purple", "N12": "1 brown"})
    clash(position, "N11")
    act(position, "beside:brown", "green:TT blue:B brown:W")
    act(position, "retreat:blue:N12")
    assert may(position, "retreat:purple")
    act(position, "retreat:purple:NE5", "green:WT brown:W")
    assert where(position, "N11", "NE5") == ("1 green", "1 purple")


def test_purple_gives_way_when_the_last_blue_goes_back_over_the_limit() -> None:
    """P-4, P-25: nine are too many; the Cavalry's player sends its own cube back, and purple can't stay."""
    position = table({"NE4": "1 blue 4 brown 3 purple", "NE3": "1 purple"}, disc="enemies")
    march(position, "purple", moves=1)
    walk(position, "purple", "NE3", "NE4")
    act(position, "shed:blue")
    assert may(position, "retreat") == {f"purple:{code}" for code in ("NE3", "NE5", "N10", "N11", "canada")}
