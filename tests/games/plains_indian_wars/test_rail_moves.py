"""Movement by rail (overview "Railroad Movement", P-23)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.events import EngagementBegan, GaveWay
from tallgrass.games.plains_indian_wars.rules import Table
from tests.games.plains_indian_wars.board_table import act, army, legal, of, only, table, there, verbs

RILEY = ("fort-riley", "fort-sill")  # 2 groups, 3 moves
KEARNY = ("fort-kearny", "fort-sill")  # 2 groups, 2 moves
RAILS = {"rail:union-pacific", "rail:central-pacific"}


def cavalry(
    cubes: dict[str, str], hand: tuple[str, ...] = RILEY, track: tuple[int, int] = (0, 0), mountains: int = 0
) -> Table:
    """The Cavalry, with nothing in its Ready Box, plays the first card of the hand."""
    hands = {"cavalry": hand}
    at = table(cubes, turn="cavalry", hands=hands, ready={"blue": 0}, track=track, mountains=mountains)
    act(at, f"play:{hand[0]}")
    return at


# --- who may use which line


def test_without_track_nobody_is_railed() -> None:
    assert not RAILS & legal(cavalry({"st-louis": "2 blue"}))


def test_the_union_pacific_leaves_st_louis_for_all_regions_up_to_its_railhead() -> None:
    """Six spaces: N5 and S5 beside the first five, N4 and S5 beside the sixth."""
    at = cavalry({"st-louis": "1 blue"}, track=(6, 0))
    assert legal(at) == {"activate:st-louis", "rail:union-pacific", "done"}
    act(at, "rail:union-pacific", "take:blue:1")
    assert legal(at) == {"ride:N5", "ride:S5", "ride:N4"}


def test_the_central_pacific_leaves_sacramento_once_the_mountains_are_filled() -> None:
    at = cavalry({"sacramento": "1 blue", "st-louis": "1 blue"}, mountains=4)
    assert not RAILS & legal(at)
    at = cavalry({"sacramento": "1 blue", "st-louis": "1 blue"}, mountains=5)
    assert not RAILS & legal(at), "no plains space is filled"
    at = cavalry({"sacramento": "1 blue", "st-louis": "1 blue"}, track=(0, 6))
    assert RAILS & legal(at) == {"rail:central-pacific"}
    act(at, "rail:central-pacific", "take:blue:1")
    assert legal(at) == {"ride:N1", "ride:S1", "ride:N2", "ride:S2"}


def test_rail_moves_begin_in_a_box_with_own_cubes() -> None:
    assert not RAILS & legal(cavalry({"N5": "2 blue", "st-louis": "3 brown"}, track=(6, 0)))


@pytest.mark.parametrize("card", ["fort-davis", "fort-ellis"])
def test_no_rail_on_the_one_move_forts(card: str) -> None:
    at = cavalry({"st-louis": "1 blue"}, (card, "fort-sill"), track=(6, 0))
    assert legal(at) == {"activate:st-louis", "done"}


def test_indians_use_no_rail() -> None:
    at = table({"st-louis": "1 brown"}, hands={"npt": ("gall", "two-moons")}, track=(6, 0))
    act(at, "play:gall", "place:N3:3")
    assert not RAILS & legal(at)


def test_settlers_use_the_rail() -> None:
    hands = {"settlers": ("exodusters", "homesteaders")}
    at = table({"st-louis": "4 brown"}, turn="settlers", hands=hands, track=(1, 0), ready={"brown": 0})
    act(at, "play:exodusters", "rail:union-pacific", "take:brown:4", "ride:S5")
    assert there(at, "S5") == "4 brown"


# --- what it costs


def test_a_rail_move_is_a_group_move_and_one_a_turn_for_each_railroad() -> None:
    at = cavalry({"st-louis": "2 blue", "sacramento": "2 blue"}, track=(1, 1))
    act(at, "rail:union-pacific", "take:blue:1", "ride:N5")
    assert legal(at) == {"activate:st-louis", "activate:sacramento", "rail:central-pacific", "done"}
    act(at, "rail:central-pacific", "take:blue:1", "ride:N1")
    assert legal(at) == {"done"}, "two groups are spent"


def test_other_cubes_in_the_box_need_another_group() -> None:
    at = cavalry({"st-louis": "3 blue"}, track=(1, 0))
    act(at, "rail:union-pacific", "take:blue:1", "ride:N5")
    assert legal(at) == {"activate:st-louis", "done"}
    act(at, "activate:st-louis", "take:blue:2", "step:S5")
    assert (there(at, "N5"), there(at, "S5")) == ("1 blue", "2 blue")


def test_pack_trains_goes_by_rail_but_not_where_one_has_gone() -> None:
    hands = {"cavalry": ("pack-trains", "fort-kearny", "fort-sill")}
    at = table({"st-louis": "3 blue"}, turn="cavalry", hands=hands, ready={"blue": 0}, track=(1, 0))
    act(at, "play:pack-trains", "rail:union-pacific", "take:blue:1", "ride:N5")
    act(at, "play:fort-kearny")
    assert "activate:st-louis" in legal(at) and not RAILS & legal(at)


def test_an_event_that_stands_in_goes_by_rail() -> None:
    hands = {"cavalry": ("pack-trains", "gatling-guns")}
    at = table({"st-louis": "2 blue"}, turn="cavalry", hands=hands, track=(1, 0))
    act(at, "stand-in:gatling-guns", "rail:union-pacific", "take:blue:2", "ride:N5")
    assert there(at, "N5") == "2 blue" and legal(at) == {"play:pack-trains", "done"}, (
        "two moves: no step on foot"
    )


# --- drops on the way


def test_cubes_may_be_dropped_at_one_region_on_the_way() -> None:
    at = cavalry({"st-louis": "3 blue"}, KEARNY, track=(6, 0))
    act(at, "rail:union-pacific", "take:blue:3")
    assert verbs(at, "via") and verbs(at, "ride") == {"N5", "S5", "N4"}
    act(at, "via:N5")
    assert verbs(at, "drop") == {"blue:1", "blue:2"} and not verbs(at, "ride"), "some have to alight"
    act(at, "drop:blue:1")
    assert not verbs(at, "via"), "one region only"
    act(at, "ride:N4")
    assert (there(at, "N5"), there(at, "N4")) == ("1 blue", "2 blue")


def test_regions_on_both_sides_of_the_track_are_on_the_way_to_each_other() -> None:
    """P-72. S5 lies beside the same spaces as N5, and N4 beside the sixth, as S5 does."""
    at = cavalry({"st-louis": "3 blue"}, KEARNY, track=(6, 0))
    act(at, "rail:union-pacific", "take:blue:3")
    assert verbs(at, "via") == {"N5", "S5", "N4"}
    act(at, "via:S5", "drop:blue:1")
    assert verbs(at, "ride") == {"N5", "N4"}
    act(at, "ride:N5")
    assert (there(at, "S5"), there(at, "N5")) == ("1 blue", "2 blue")
    at = cavalry({"st-louis": "3 blue"}, KEARNY, track=(6, 0))
    act(at, "rail:union-pacific", "take:blue:3", "via:N4", "drop:blue:1")
    assert verbs(at, "ride") == {"S5"}, "N5 lies behind"


def test_a_lone_cube_drops_nothing() -> None:
    at = cavalry({"st-louis": "1 blue"}, track=(6, 0))
    act(at, "rail:union-pacific", "take:blue:1")
    assert not verbs(at, "via")


def test_with_three_moves_the_rest_may_walk_one_region_on() -> None:
    # Blue stands in N4, so that it stops nobody.
    at = cavalry({"st-louis": "3 blue", "N4": "1 blue"}, RILEY, track=(6, 0))
    act(at, "rail:union-pacific", "take:blue:3", "via:N5", "drop:blue:1", "ride:N4")
    assert verbs(at, "step") == {"N3", "N5", "N7", "N8", "S4", "S5"}
    assert not verbs(at, "drop"), "cubes have been dropped at one region"
    act(at, "step:N8")
    assert [there(at, code) for code in ("N5", "N4", "N8")] == ["1 blue", "1 blue", "2 blue"]
    assert not verbs(at, "step")


def test_with_three_moves_cubes_may_be_dropped_where_the_train_ends() -> None:
    """P-72."""
    at = cavalry({"st-louis": "3 blue", "N4": "1 blue"}, RILEY, track=(6, 0))
    act(at, "rail:union-pacific", "take:blue:3", "ride:N4", "drop:blue:1", "step:N8")
    assert (there(at, "N4"), there(at, "N8")) == ("2 blue", "2 blue")


def test_with_two_moves_nobody_walks_on() -> None:
    at = cavalry({"st-louis": "3 blue", "N4": "1 blue"}, KEARNY, track=(6, 0))
    act(at, "rail:union-pacific", "take:blue:3", "ride:N4")
    assert not verbs(at, "step") and there(at, "N4") == "4 blue"


def test_never_into_the_rockies_nor_back_into_a_box() -> None:
    """P-72: the step on foot leads to a region."""
    at = cavalry({"sacramento": "1 blue", "N1": "1 blue", "N4": "1 blue"}, track=(0, 1))
    act(at, "rail:central-pacific", "take:blue:1")
    assert verbs(at, "ride") == {"N1", "S1"}
    act(at, "ride:N1")
    assert verbs(at, "step") == {"NE1", "N2", "N6", "S1"}
    at = cavalry({"st-louis": "1 blue", "N5": "1 blue"}, track=(1, 0))
    act(at, "rail:union-pacific", "take:blue:1", "ride:N5")
    assert verbs(at, "step") == {"N4", "N8", "N12", "S5"}


# --- where they alight


def test_what_stands_along_the_way_does_not_count() -> None:
    at = cavalry({"st-louis": "1 blue", "N5": "8 green", "S5": "8 orange"}, track=(6, 0))
    act(at, "rail:union-pacific", "take:blue:1")
    assert "ride:N4" in legal(at)


def test_cubes_are_railed_into_regions_with_indians_and_fight_there() -> None:
    at = cavalry({"st-louis": "2 blue", "N5": "2 green", "N9": "1 blue"}, track=(1, 0))
    act(at, "rail:union-pacific", "take:blue:2", "ride:N5")
    assert not verbs(at, "step"), "P-21 holds where cubes alight: nobody walks on"
    assert there(at, "N5") == "2 green 2 blue"
    events = act(at, "done", chance="green:BB blue:WW")
    assert only(events, EngagementBegan).armies == (2, 0, 2, 0, 0) and there(at, "N5") == "2 blue"


def test_where_indians_hold_an_empty_region_nobody_walks_on() -> None:
    at = cavalry({"st-louis": "2 blue", "N9": "1 blue"}, track=(1, 0))
    act(at, "rail:union-pacific", "take:blue:2", "ride:N5")
    assert not verbs(at, "step")


def test_cubes_dropped_among_indians_fight_and_the_others_go_on() -> None:
    at = cavalry({"st-louis": "3 blue", "N5": "2 green"}, KEARNY, track=(6, 0))
    act(at, "rail:union-pacific", "take:blue:3", "via:N5", "drop:blue:1")
    events = act(at, "ride:N4", chance="green:WB blue:B")
    assert only(events, EngagementBegan).armies == (2, 0, 1, 0, 0)
    assert (there(at, "N5"), there(at, "N4")) == ("2 green", "2 blue")


def test_equal_attackers_who_came_by_rail_go_back_into_the_box_not_where_some_got_off() -> None:
    """P-34: two against two, and a Treaty on each side; a third blue has got off in N5."""
    at = cavalry({"st-louis": "3 blue", "N4": "2 green"}, KEARNY, track=(6, 0))
    act(at, "rail:union-pacific", "take:blue:3", "via:N5", "drop:blue:1")
    act(at, "ride:N4", chance="green:TB blue:TB")
    assert (there(at, "N4"), there(at, "N5"), there(at, "st-louis")) == ("2 green", "1 blue", "2 blue")


def test_settlers_take_cavalry_along_by_rail_in_proportion() -> None:
    hands = {"settlers": ("exodusters", "homesteaders")}
    cubes = {"st-louis": "4 brown 3 blue"}
    at = table(cubes, turn="settlers", hands=hands, track=(6, 0), ready={"brown": 0})
    act(at, "play:exodusters", "rail:union-pacific", "take:brown:4")
    assert verbs(at, "take") == {"blue:1", "blue:2"}
    act(at, "take:blue:2", "via:N5", "drop:brown:2")
    assert not verbs(at, "ride") and "stop" in legal(at), "two brown don't take two blue on"
    act(at, "drop:blue:1", "ride:N4")
    assert (there(at, "N5"), there(at, "N4")) == ("1 blue 2 brown", "1 blue 2 brown")


def test_a_restriction_bars_the_rail_too() -> None:
    """Black Kettle in S5, played after the SPT's main card."""
    at = table(
        {"S5": "1 orange", "st-louis": "2 blue"},
        turn="spt",
        hands={"spt": ("satank", "black-kettle"), "cavalry": KEARNY},
        track=(6, 0),
        ready={"orange": 0, "blue": 0},
    )
    chance = "draw:lozen draw:geronimo draw:tall-bull disc:cavalry"
    act(at, "play:satank", "done", "play:black-kettle", chance=chance)
    act(at, "play:fort-kearny", "rail:union-pacific", "take:blue:2")
    assert verbs(at, "ride") == {"N5", "N4"} and "S5" not in verbs(at, "via")


def test_purple_gives_way_to_settlers_who_alight() -> None:
    """Purple stands in N1, beside NE1."""
    hands = {"settlers": ("exodusters", "homesteaders")}
    cubes = {"sacramento": "2 brown", "N1": "1 purple"}
    at = table(cubes, turn="settlers", hands=hands, track=(0, 1), ready={"brown": 0})
    act(at, "play:exodusters", "rail:central-pacific", "take:brown:2", "ride:N1")
    events = act(at, "retreat:purple:NE1")
    assert [event.army for event in of(events, GaveWay)] == [army("purple")]
    assert (there(at, "N1"), there(at, "NE1")) == ("2 brown", "1 purple")
