"""Parties: several out of one group, cubes dropped on the way, allies who come along (P-20, P-22)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.rules import Table
from tests.games.plains_indian_wars.board_table import act, legal, table, there, verbs

HANDS = {
    "npt": ("crazy-horse", "two-moons"),  # 3 groups, 3 moves
    "spt": ("quanah-parker", "satank"),
    "cavalry": ("fort-riley", "fort-sill"),
    "settlers": ("texas-drovers", "homesteaders"),
}
COLOR = {"npt": "green", "spt": "orange", "cavalry": "blue", "settlers": "brown"}


def marching(turn: str, cubes: dict[str, str]) -> Table:
    """A faction whose Ready Box is empty moves, 3 regions a group, at a table of two."""
    at = table(cubes, turn=turn, hands=HANDS, ready={COLOR[turn]: 0})
    act(at, f"play:{HANDS[turn][0]}")
    return at


def test_one_group_in_several_parties_to_several_places() -> None:
    at = marching("npt", {"N7": "3 green", "N12": "1 green"})
    act(at, "activate:N7", "take:green:1", "step:N6", "stop", "take:green:1", "step:N10", "stop")
    act(at, "take:green:1", "step:N2", "step:N3", "stop")
    assert [there(at, code) for code in ("N7", "N6", "N10", "N3")] == ["", "1 green", "1 green", "1 green"]
    assert "activate:N12" in legal(at)


def test_all_of_one_party_go_the_same_way_each_step() -> None:
    at = marching("npt", {"N7": "3 green"})
    act(at, "activate:N7", "take:green:3", "step:N8", "step:N11", "step:N12")
    assert there(at, "N12") == "3 green"


def test_a_party_drops_cubes_on_its_way_and_picks_none_up() -> None:
    at = marching("npt", {"N7": "3 green", "N8": "2 green"})
    act(at, "activate:N7", "take:green:3", "step:N8")
    assert verbs(at, "drop") == {"green:1", "green:2"} and not verbs(at, "take")
    act(at, "drop:green:1", "step:N11", "drop:green:1", "step:N12")
    assert [there(at, code) for code in ("N8", "N11", "N12")] == ["3 green", "1 green", "1 green"]


def test_cubes_dropped_have_moved() -> None:
    at = marching("npt", {"N7": "3 green", "N8": "2 green"})
    act(at, "activate:N7", "take:green:3", "step:N8", "drop:green:2", "step:N11", "stop", "activate:N8")
    assert verbs(at, "take") == {"green:1", "green:2"}, "N8's own two, not the two dropped there"


def test_a_party_may_stop_early() -> None:
    at = marching("npt", {"N7": "3 green"})
    act(at, "activate:N7", "take:green:3", "step:N8")
    assert "stop" in legal(at)


# --- P-22: who comes along


@pytest.mark.parametrize(
    ("turn", "cubes", "taken", "along"),
    [
        ("npt", "3 green 3 orange", 3, {"orange:1"}),
        ("npt", "1 green 3 orange", 1, set()),
        ("npt", "4 green 3 orange", 4, {"orange:1", "orange:2"}),
        ("spt", "2 orange 3 green", 2, {"green:1"}),
        ("cavalry", "1 blue 3 brown", 1, {"brown:1", "brown:2"}),
        ("cavalry", "2 blue 3 purple", 2, {"purple:1", "purple:2"}),
        ("cavalry", "2 blue 5 brown", 2, {f"brown:{count}" for count in range(1, 5)}),
        ("settlers", "5 brown 3 blue", 5, {"blue:1", "blue:2"}),
        ("settlers", "1 brown 3 blue", 1, set()),
    ],
)
def test_how_many_come_along(turn: str, cubes: str, taken: int, along: set[str]) -> None:
    at = marching(turn, {"N9": cubes})
    act(at, "activate:N9", f"take:{COLOR[turn]}:{taken}")
    assert verbs(at, "take") == along


def test_brown_and_purple_share_the_blue_escort() -> None:
    """3 blue: 3 brown take two of them, so one purple may come; or 2 purple and 2 brown."""
    at = marching("cavalry", {"N9": "3 blue 6 brown 3 purple"})
    act(at, "activate:N9", "take:blue:3", "take:brown:3")
    assert verbs(at, "take") == {"purple:1"}
    at = marching("cavalry", {"N9": "3 blue 6 brown 3 purple"})
    act(at, "activate:N9", "take:blue:3", "take:purple:2")
    assert verbs(at, "take") == {"brown:1", "brown:2"}


@pytest.mark.parametrize(("purple", "along"), [(1, set()), (3, {"blue:1"}), (4, {"blue:1", "blue:2"})])
def test_two_purple_take_a_blue_along(purple: int, along: set[str]) -> None:
    at = table({"NE2": f"{purple} purple 3 blue"}, turn="enemies", ready={"purple": 0})
    act(at, "activate:NE2", f"take:purple:{purple}")
    assert verbs(at, "take") == along


def test_settlers_take_no_purple_along_nor_purple_settlers() -> None:
    at = marching("settlers", {"N9": "4 brown 3 purple 1 blue"})
    act(at, "activate:N9", "take:brown:4")
    assert verbs(at, "take") == {"blue:1"}


def test_an_ally_needs_no_activation_and_has_moved_then() -> None:
    at = marching("cavalry", {"N9": "2 blue 4 brown"})
    act(at, "activate:N9", "take:blue:1", "take:brown:2", "step:N6", "take:blue:1")
    assert verbs(at, "take") == {"brown:1", "brown:2"}, "the two that are left"
    act(at, "take:brown:1", "step:N10")
    assert [there(at, code) for code in ("N6", "N9", "N10")] == [
        "1 blue 2 brown",
        "1 brown",
        "1 blue 1 brown",
    ]


def test_the_proportion_is_checked_at_every_step() -> None:
    """2 blue with 4 brown; one blue stays, so only two brown may go on, till the others are dropped."""
    at = marching("cavalry", {"N9": "2 blue 4 brown", "N10": "1 brown"})
    act(at, "activate:N9", "take:blue:2", "take:brown:4", "step:N10", "drop:blue:1")
    assert not verbs(at, "step") and "stop" in legal(at)
    act(at, "drop:brown:2")
    assert verbs(at, "step")
    act(at, "step:N11")
    assert (there(at, "N10"), there(at, "N11")) == ("1 blue 3 brown", "1 blue 2 brown")


def test_three_brown_are_one_too_many_for_a_blue() -> None:
    """P-22: half a blue more is a blue more."""
    at = marching("cavalry", {"N9": "2 blue 3 brown", "N10": "1 brown"})
    act(at, "activate:N9", "take:blue:2", "take:brown:3", "step:N10", "drop:blue:1")
    assert not verbs(at, "step")
    act(at, "drop:brown:1")
    assert verbs(at, "step")


def test_green_that_drops_out_leaves_orange_without_its_escort() -> None:
    """4 green with 2 orange; three take only one on."""
    at = marching("npt", {"N9": "4 green 2 orange"})
    act(at, "activate:N9", "take:green:4", "take:orange:2", "step:N10", "drop:green:1")
    assert not verbs(at, "step")
    act(at, "drop:orange:1", "step:N11")
    assert there(at, "N11") == "3 green 1 orange"


def test_allies_without_their_escort_go_no_further() -> None:
    at = marching("cavalry", {"N9": "1 blue 2 brown", "N10": "1 brown"})
    act(at, "activate:N9", "take:blue:1", "take:brown:2", "step:N10", "drop:blue:1")
    assert not verbs(at, "step")


def test_orange_with_green_goes_only_where_it_may_be() -> None:
    at = marching("npt", {"NE3": "4 green 2 orange"})
    act(at, "activate:NE3", "take:green:4", "take:orange:1")
    assert "step:canada" not in legal(at), "orange isn't let into Canada"
    act(at, "step:N10", "drop:orange:1")
    assert there(at, "N10") == "4 green 1 orange"


def test_settlers_with_cavalry_do_not_stop_in_purple_land() -> None:
    at = marching("settlers", {"N9": "2 brown 1 blue", "NE2": "1 purple"})
    act(at, "activate:N9", "take:brown:2", "take:blue:1", "step:NE2")
    assert verbs(at, "step") and there(at, "NE2") == "1 blue 2 brown 1 purple"


def test_brown_dropped_among_purple_makes_it_give_way_when_blue_goes_on() -> None:
    at = marching("cavalry", {"N9": "1 blue 2 brown", "NE2": "1 purple"})
    act(at, "activate:N9", "take:blue:1", "take:brown:2", "step:NE2", "drop:brown:2", "step:NE1")
    assert {name.split(":")[0] for name in verbs(at, "retreat")} == {"purple"}
    act(at, "retreat:purple:canada")
    assert (there(at, "NE2"), there(at, "NE1")) == ("2 brown", "1 blue")
