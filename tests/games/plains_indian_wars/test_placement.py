"""Where cubes are placed, by all factions (overview, P-4, P-5, P-16, P-25, P-42)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.events import GaveWay, Placed, Shed, Transferred
from tests.games.plains_indian_wars.board_table import act, army, asked, legal, of, only, table, there, verbs


def test_indians_place_in_home_regions_of_their_colour_that_their_side_controls() -> None:
    """Empty: Indian. One blue to no Indian: not. Orange alone in N: Indian. A lone wagon: nobody's (P-1)."""
    cubes = {
        "N1": "1 blue",
        "N2": "1 orange",
        "N4": "1 green 1 blue",
        "N5": "2 blue 1 green",
        "S1": "1 green",
    }
    at = table(cubes, hands={"npt": ("gall",)}, wagons={"oregon": "N8"})
    act(at, "play:gall")
    places = {place.split(":")[0] for place in verbs(at, "place")}
    assert places == {"N2", "N3", "N4", "N6", "N7", "N9", "N10", "N11", "N12"}


def test_as_many_in_each_as_they_like() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall", "two-moons")})
    act(at, "play:gall", "place:N3:1")
    assert "place:N3:2" in legal(at) and "place:N3:3" not in legal(at)
    act(at, "place:N10:2")
    assert (there(at, "N3"), there(at, "N10")) == ("2 green", "2 green")


def test_orange_places_in_s_regions_only() -> None:
    at = table(turn="spt", hands={"spt": ("satank",)})
    act(at, "play:satank")
    assert {place.split(":")[0][0] for place in verbs(at, "place")} == {"S"}
    assert not {place for place in verbs(at, "place") if place.startswith("SE")}


def test_with_no_controlled_region_green_comes_in_from_the_rockies_or_canada() -> None:
    lost = {f"N{number}": "1 blue" for number in range(1, 13)}
    at = table(lost, hands={"npt": ("gall", "two-moons")})
    act(at, "play:gall")
    assert verbs(at, "place") == {f"{box}:{count}" for box in ("rockies", "canada") for count in (1, 2, 3)}
    act(at, "place:rockies:1", "place:canada:2")
    assert (there(at, "rockies"), there(at, "canada")) == ("1 green", "2 green")


def test_with_no_controlled_region_orange_comes_in_from_the_rockies_or_mexico() -> None:
    lost = {f"S{number}": "1 blue" for number in range(1, 13)}
    at = table(lost, turn="spt", hands={"spt": ("satank", "tall-bull")})
    act(at, "play:satank")
    assert verbs(at, "place") == {f"{box}:{count}" for box in ("rockies", "mexico") for count in (1, 2, 3)}


def test_only_cubes_in_the_ready_box_are_placed() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall", "two-moons")}, ready={"green": 2})
    act(at, "play:gall")
    assert {place.split(":")[1] for place in verbs(at, "place")} == {"1", "2"}
    events = act(at, "place:N3:2")
    assert only(events, Placed).count == 2 and verbs(at, "activate")


def test_placing_may_pass_eight_and_what_is_over_goes_back_after_movement() -> None:
    """8 green and 3 placed, 2 of which move on: 9, so one is shed."""
    at = table({"N3": "8 green"}, hands={"npt": ("gall", "two-moons")})
    act(at, "play:gall", "place:N3:3")
    assert there(at, "N3") == "11 green"
    act(at, "activate:N3", "take:green:2", "step:N2", "stop", "done")
    events = act(at, "done")
    assert only(events, Shed).army == army("green") and there(at, "N3") == "8 green"
    assert at.ready[army("green")] == 30 - 10


def test_whose_cubes_go_back_is_the_owners_choice_among_allies() -> None:
    at = table({"N3": "6 green 2 orange"}, hands={"npt": ("gall", "two-moons")})
    act(at, "play:gall", "place:N3:3", "done")
    assert legal(at) == {"shed:green", "shed:orange"}
    act(at, "shed:orange", "shed:green", "shed:green")
    assert there(at, "N3") == "7 green 1 orange"


def test_blue_comes_in_at_st_louis_and_one_placed_cube_may_go_to_sacramento() -> None:
    at = table({"st-louis": "5 blue"}, turn="cavalry", hands={"cavalry": ("fort-leavenworth", "fort-sill")})
    act(at, "play:fort-leavenworth")
    assert there(at, "st-louis") == "9 blue" and legal(at) == {"transfer:0", "transfer:1"}
    event = only(act(at, "transfer:1"), Transferred)
    assert (event.army, event.count) == (army("blue"), 1)
    assert (there(at, "st-louis"), there(at, "sacramento")) == ("8 blue", "1 blue")


def test_brown_comes_in_at_st_louis_and_four_placed_cubes_may_go_to_sacramento() -> None:
    at = table(turn="settlers", hands={"settlers": ("homesteaders", "sodbusters")})
    act(at, "play:homesteaders")
    assert legal(at) == {f"transfer:{count}" for count in range(5)}
    act(at, "transfer:4")
    assert (there(at, "st-louis"), there(at, "sacramento")) == ("", "4 brown")


def test_each_faction_says_itself_how_many_go_to_sacramento() -> None:
    for turn, card, seat in (("cavalry", "fort-leavenworth", 2), ("settlers", "homesteaders", 3)):
        at = table(turn=turn, hands={turn: (card,)}, seats=4)
        act(at, f"play:{card}")
        assert verbs(at, "transfer") and asked(at) == seat


def test_only_cubes_placed_by_this_card_are_transferred() -> None:
    hands = {"settlers": ("texas-drovers", "sodbusters")}
    at = table({"st-louis": "6 brown"}, turn="settlers", hands=hands)
    act(at, "play:texas-drovers")
    assert legal(at) == {"transfer:0", "transfer:1", "transfer:2"}, "two came"


def test_with_an_empty_ready_box_nothing_is_transferred() -> None:
    hands = {"settlers": ("homesteaders", "sodbusters")}
    at = table({"st-louis": "6 brown"}, turn="settlers", hands=hands, ready={"brown": 0})
    act(at, "play:homesteaders")
    assert verbs(at, "activate") == {"st-louis"} and there(at, "st-louis") == "6 brown"


def test_the_purple_disc_places_one_in_a_purple_region_with_room_canada_or_mexico() -> None:
    at = table({"NE2": "8 blue", "NE3": "7 blue", "NE4": "8 green"}, turn="enemies")
    purple = {"NE1", "NE3", "NE4", "NE5", "SE1", "SE2", "SE3", "SE4", "SE5"}
    assert legal(at) == {f"place:{code}:1" for code in purple | {"canada", "mexico"}}


def test_settlers_without_cavalry_give_way_to_purple_placed_with_them() -> None:
    """P-25: brown goes where P-37 lets it, here back to the Rockies, which is not all there is."""
    at = table({"SE1": "1 brown"}, turn="enemies")
    act(at, "place:SE1:1")
    assert verbs(at, "retreat") == {
        f"brown:{place}" for place in ("S1", "S2", "S6", "S9", "SE2", "rockies")
    }, "empty regions hold no cubes"
    events = act(at, "retreat:brown:rockies")
    assert only(events, GaveWay).army == army("brown")
    assert (there(at, "SE1"), there(at, "rockies")) == ("1 purple", "1 brown")


def test_blue_keeps_them_together() -> None:
    at = table({"SE1": "1 brown 1 blue"}, turn="enemies")
    events = act(at, "place:SE1:1")
    assert not of(events, GaveWay) and there(at, "SE1") == "1 blue 1 brown 1 purple"
