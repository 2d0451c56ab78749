"""Movement on foot: groups, where it leads, where it stops (P-2, P-3, P-20, P-21, P-24, P-25)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.events import GaveWay
from tallgrass.games.plains_indian_wars.rules import Table
from tests.games.plains_indian_wars.board_table import act, army, legal, of, table, there, verbs

NPT = {"npt": ("crazy-horse", "two-moons")}  # 3 groups, 3 moves
SPT = {"spt": ("quanah-parker", "satank")}  # 2 groups, 3 moves
CAVALRY = {"cavalry": ("fort-riley", "fort-sill")}  # 2 groups, 3 moves
SETTLERS = {"settlers": ("texas-drovers", "homesteaders")}  # 3 groups, 3 moves


def marching(
    color: str, cubes: dict[str, str], wagons: dict[str, str] | None = None, seats: int = 2
) -> Table:
    """A faction whose Ready Box is empty moves, 3 regions a group."""
    turn, hands = {
        "green": ("npt", NPT),
        "orange": ("spt", SPT),
        "blue": ("cavalry", CAVALRY),
        "brown": ("settlers", SETTLERS),
    }[color]
    at = table(cubes, turn=turn, hands=hands, ready={color: 0}, wagons=wagons, seats=seats)
    act(at, f"play:{hands[turn][0]}")
    return at


def goes_on(at: Table) -> bool:
    """Whether the party on its way may take another step; if it may not, it has stopped by itself."""
    return bool(verbs(at, "step"))


# --- groups


def test_a_group_move_activates_a_place_with_cubes_of_the_acting_faction() -> None:
    at = marching("green", {"N3": "1 green", "N4": "1 orange", "canada": "1 green", "rockies": "1 green"})
    assert legal(at) == {"activate:N3", "activate:canada", "activate:rockies", "done"}


def test_up_to_the_cards_number_of_groups() -> None:
    at = marching("green", {"N3": "1 green", "N4": "1 green", "N8": "1 green", "N11": "1 green"})
    for code, to in (("N3", "N2"), ("N4", "N7"), ("N8", "N10")):
        act(at, f"activate:{code}", "take:green:1", f"step:{to}", "stop")
    assert legal(at) == {"done"}, "Crazy Horse: three groups"


def test_up_to_the_cards_number_of_regions() -> None:
    at = marching("green", {"N12": "1 green"})
    act(at, "activate:N12", "take:green:1", "step:N8", "step:N7")
    assert goes_on(at)
    act(at, "step:N6")
    assert legal(at) == {"done"} and there(at, "N6") == "1 green", "three moves and all three are made"


def test_one_region_for_a_one_move_card() -> None:
    hands = {"cavalry": ("fort-davis", "fort-sill")}
    at = table({"N5": "2 blue"}, turn="cavalry", hands=hands, ready={"blue": 0}, wagons={"oregon": "N8"})
    act(at, "play:fort-davis", "activate:N5", "take:blue:2", "step:N8")
    assert there(at, "N8") == "2 blue" and not goes_on(at)


def test_a_step_leads_to_an_adjacent_region() -> None:
    at = marching("green", {"N3": "1 green"})
    act(at, "activate:N3", "take:green:1")
    assert legal(at) == {"step:N2", "step:N4", "step:N7", "step:S3"}, "a party may not be taken and not moved"


def test_a_cube_moves_once_a_card() -> None:
    at = marching("green", {"N3": "2 green", "N7": "1 green"})
    act(at, "activate:N3", "take:green:2", "step:N7", "stop", "activate:N7")
    assert verbs(at, "take") == {"green:1"}, "the two that came may not go on"
    act(at, "take:green:1", "step:N10", "stop")
    assert legal(at) == {"done"} and there(at, "N7") == "2 green"


def test_cubes_that_stayed_behind_may_be_a_later_group() -> None:
    at = marching("green", {"N3": "3 green"})
    act(at, "activate:N3", "take:green:1", "step:N2", "stop", "done")
    act(at, "activate:N3")
    assert verbs(at, "take") == {"green:1", "green:2"}


def test_nobody_has_to_move() -> None:
    at = marching("green", {"N3": "3 green"})
    act(at, "done")
    assert there(at, "N3") == "3 green"


# --- P-2, P-21: where it stops


@pytest.mark.parametrize(
    ("there_is", "on"),
    [
        ("", True),  # empty: Indian
        ("1 orange", True),
        ("1 blue", False),
        ("1 brown", False),
        ("1 purple", False),
        ("3 green 1 blue", False),  # contested, though Indian
    ],
)
def test_where_indians_go_on(there_is: str, on: bool) -> None:
    at = marching("green", {"N10": "1 green", "N9": there_is, "S12": "1 green"})
    act(at, "activate:N10", "take:green:1", "step:N9")
    assert goes_on(at) is on


def test_wagons_alone_do_not_stop_indians() -> None:
    at = marching("green", {"N10": "1 green"}, wagons={"oregon": "N7 N7"})
    act(at, "activate:N10", "take:green:1", "step:N7")
    assert goes_on(at)


@pytest.mark.parametrize(
    ("there_is", "on"),
    [
        ("", False),  # the Enemies hold an empty purple region
        ("1 purple", False),
        ("1 orange", True),  # Indian
        ("2 blue", False),
        ("1 orange 1 purple", False),  # a tie: theirs
    ],
)
def test_where_indians_go_on_in_purple_land(there_is: str, on: bool) -> None:
    at = marching("green", {"N9": "1 green", "NE2": there_is, "S12": "1 green"})
    act(at, "activate:N9", "take:green:1", "step:NE2")
    assert goes_on(at) is on


def test_a_wagon_alone_in_purple_land_leaves_it_the_enemies() -> None:
    """White cubes have no effect on control, but that they deny it to Indians: the Enemies hold it."""
    at = marching("green", {"N6": "1 green"}, wagons={"oregon": "NE1"})
    act(at, "activate:N6", "take:green:1", "step:NE1")
    assert not goes_on(at)


@pytest.mark.parametrize("color", ["blue", "brown"])
@pytest.mark.parametrize(
    ("there_is", "on"),
    [
        ("", False),  # Indian, being empty
        ("1 green", False),
        ("1 blue", True),
        ("1 brown", True),
        ("2 blue 1 green", False),  # contested, though of the US
    ],
)
def test_where_us_cubes_go_on(color: str, there_is: str, on: bool) -> None:
    at = marching(color, {"st-louis": f"1 {color}", "N5": there_is, "S9": f"1 {color}"})
    act(at, "activate:st-louis", f"take:{color}:1", "step:N5")
    assert goes_on(at) is on


def test_wagons_open_the_way() -> None:
    at = marching("brown", {"st-louis": "1 brown"}, wagons={"oregon": "N5"})
    act(at, "activate:st-louis", "take:brown:1", "step:N5")
    assert goes_on(at)


@pytest.mark.parametrize(
    ("color", "there_is", "on"),
    [
        ("blue", "", True),  # theirs, and Enemies are friends of the Cavalry
        ("blue", "2 purple", True),
        ("blue", "1 orange", False),
        ("brown", "", False),
        ("brown", "1 brown", True),
        ("brown", "1 blue 1 purple", False),  # purple holds the tie, and stands there
    ],
)
def test_where_us_cubes_go_on_in_purple_land(color: str, there_is: str, on: bool) -> None:
    at = marching(color, {"N9": f"1 {color}", "NE2": there_is, "S9": f"1 {color}"})
    act(at, "activate:N9", f"take:{color}:1", "step:NE2")
    assert goes_on(at) is on


def test_settlers_stop_at_purple_cubes_wherever_they_stand() -> None:
    at = marching("brown", {"N6": "1 brown", "N9": "2 blue 1 purple"})
    act(at, "activate:N6", "take:brown:1", "step:N9")
    assert not goes_on(at), "land of the US, but with opponents' cubes"


@pytest.mark.parametrize(
    ("there_is", "on"),
    [
        ("", False),  # Indian
        ("1 blue", True),
        ("1 purple", True),
        ("1 brown 1 blue", False),  # brown is an opponent of purple
    ],
)
def test_where_purple_goes_on(there_is: str, on: bool) -> None:
    at = table({"NE2": "1 purple", "N9": there_is}, turn="enemies", ready={"purple": 0})
    act(at, "activate:NE2", "take:purple:1", "step:N9", chance="" if on else "disc:wagons")
    assert goes_on(at) is on and there(at, "N9").endswith("purple")


def test_settlers_alone_stop_purple_and_give_way() -> None:
    at = table({"NE2": "1 purple", "N9": "1 brown"}, turn="enemies", ready={"purple": 0})
    act(at, "activate:NE2", "take:purple:1", "step:N9")
    events = act(at, "retreat:brown:N10", chance="disc:wagons")
    assert [event.army for event in of(events, GaveWay)] == [army("brown")]
    assert (there(at, "N9"), there(at, "N10")) == ("1 purple", "1 brown")


def test_purple_gives_way_to_settlers_without_cavalry_at_once() -> None:
    """Of the neighbours N6, N9 and N1 are open to purple (each touches a purple region), and the boxes."""
    at = marching("brown", {"N6": "2 brown", "NE1": "2 purple", "N1": "1 blue"})
    act(at, "activate:N6", "take:brown:2", "step:NE1")
    assert verbs(at, "retreat") == {
        f"purple:{place}" for place in ("NE2", "N9", "N6", "N1", "rockies", "canada")
    }
    act(at, "retreat:purple:canada", "retreat:purple:NE2")
    assert (there(at, "NE1"), there(at, "canada"), there(at, "NE2")) == ("2 brown", "1 purple", "1 purple")
    assert not goes_on(at)


def test_purple_retreats_when_the_last_blue_leaves_it_with_brown() -> None:
    at = marching("blue", {"NE2": "1 blue 1 brown 1 purple", "NE1": "1 green"})
    act(at, "activate:NE2", "take:blue:1", "go", "step:N9")
    assert {place.split(":")[0] for place in verbs(at, "retreat")} == {"purple"}
    act(at, "retreat:purple:canada")
    assert (there(at, "NE2"), there(at, "N9")) == ("1 brown", "1 blue")


# --- P-3: the boxes


@pytest.mark.parametrize(
    ("color", "frm", "boxes"),
    [
        ("green", "NE1", {"rockies", "canada"}),
        ("green", "SE1", {"rockies"}),
        ("orange", "NE1", {"rockies"}),
        ("orange", "SE1", {"rockies", "mexico"}),
        ("blue", "NE1", {"rockies"}),
        ("brown", "SE1", {"rockies"}),
        ("blue", "N5", {"st-louis"}),
        ("green", "N5", set()),
        ("brown", "N1", {"rockies"}),  # into Sacramento nobody goes on foot
    ],
)
def test_who_enters_which_box(color: str, frm: str, boxes: set[str]) -> None:
    at = marching(color, {frm: f"1 {color}"})
    act(at, f"activate:{frm}", f"take:{color}:1")
    found = {"st-louis", "sacramento", "rockies", "canada", "mexico"} & verbs(at, "step")
    assert found == boxes


@pytest.mark.parametrize(
    ("color", "frm", "box"),
    [
        ("green", "NE3", "canada"),
        ("orange", "SE3", "mexico"),
        ("brown", "N1", "rockies"),
        ("blue", "N5", "st-louis"),
    ],
)
def test_entering_a_box_ends_the_move(color: str, frm: str, box: str) -> None:
    at = marching(color, {frm: f"1 {color}"})
    act(at, f"activate:{frm}", f"take:{color}:1", f"step:{box}")
    assert not goes_on(at) and there(at, box) == f"1 {color}"


def test_leaving_a_box_is_one_move_and_the_move_may_go_on() -> None:
    at = marching("green", {"canada": "1 green", "NE5": "1 green"})
    act(at, "activate:canada", "take:green:1", "step:NE5", "step:N12", "step:N8")
    assert there(at, "N8") == "1 green"


def test_us_cubes_leave_the_rockies_into_trail_ends_only() -> None:
    at = marching("brown", {"rockies": "1 brown"})
    act(at, "activate:rockies", "take:brown:1")
    assert legal(at) == {"step:NE1", "step:N1", "step:SE1"}


def test_indians_leave_the_rockies_into_all_regions_beside_them() -> None:
    at = marching("green", {"rockies": "1 green"})
    act(at, "activate:rockies", "take:green:1")
    assert legal(at) == {"step:NE1", "step:N1", "step:S1", "step:SE1"}


def test_green_that_is_in_mexico_may_leave_it() -> None:
    at = marching("green", {"mexico": "1 green"})
    act(at, "activate:mexico", "take:green:1")
    assert legal(at) == {f"step:SE{number}" for number in range(1, 6)}


@pytest.mark.parametrize(("mountains", "opens"), [(4, False), (5, True)])
def test_sacramento_opens_with_the_last_mountain_space(mountains: int, opens: bool) -> None:
    hands = SETTLERS
    cubes = {"sacramento": "2 brown", "N8": "1 brown"}
    at = table(cubes, turn="settlers", hands=hands, ready={"brown": 0}, mountains=mountains)
    act(at, "play:texas-drovers")
    assert ("activate:sacramento" in legal(at)) is opens
    if opens:
        act(at, "activate:sacramento", "take:brown:1")
        assert legal(at) == {"step:N1", "step:S1"}


def test_what_moved_into_a_box_does_not_leave_it_in_that_turn() -> None:
    """P-71. Cubes may move out on a future turn, so Pack Trains finds one cube that can go, not two."""
    hands = {"cavalry": ("fort-riley", "pack-trains", "fort-sill")}
    cubes = {"N1": "1 blue", "rockies": "1 blue", "NE1": "1 blue"}
    at = table(cubes, turn="cavalry", hands=hands, ready={"blue": 0})
    act(at, "play:fort-riley", "activate:N1", "take:blue:1", "step:rockies", "done", "play:pack-trains")
    act(at, "activate:rockies")
    assert verbs(at, "take") == {"blue:1"}


# --- P-24: purple land


def test_purple_enters_only_land_that_touches_its_own() -> None:
    """NE4 touches N10 and N11, which touch purple land; from N11 N8 does not, N12 does."""
    at = table({"NE4": "1 purple", "N11": "1 blue"}, turn="enemies", ready={"purple": 0})
    act(at, "activate:NE4", "take:purple:1", "step:N11")
    assert verbs(at, "step") == {"NE4", "NE5", "N10", "N12"}


def test_purple_enters_the_rockies_canada_and_mexico() -> None:
    cubes = {"NE1": "1 purple", "SE1": "1 purple", "N1": "1 blue", "S1": "1 blue"}
    at = table(cubes, turn="enemies", ready={"purple": 0})
    act(at, "activate:SE1", "take:purple:1")
    assert legal(at) == {f"step:{place}" for place in ("S1", "S2", "S6", "S9", "SE2", "rockies", "mexico")}


def test_purple_taken_along_by_blue_keeps_to_its_land() -> None:
    at = marching("blue", {"NE5": "2 blue 1 purple", "N12": "1 blue"})
    act(at, "activate:NE5", "take:blue:2", "take:purple:1", "step:N12")
    assert verbs(at, "step") == {"NE5", "N11"}, "N8 and N5 touch no purple region"
    act(at, "drop:purple:1")
    assert verbs(at, "step") == {"NE5", "N5", "N8", "N11"}
