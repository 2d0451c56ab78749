"""The Cavalry's Events but for Custer: each with an example, and one where it does nothing (P-17)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.events import EngagementBegan, GaveWay, Lost, Rolled
from tallgrass.games.plains_indian_wars.rules import Table
from tests.games.plains_indian_wars.board_table import act, army, asked, legal, of, only, table, there, verbs

BLUE, GREEN = army("blue"), army("green")


def holding(
    card: str,
    cubes: dict[str, str] | None = None,
    *,
    ready: dict[str, int] | None = None,
    wagons: dict[str, str] | None = None,
    seats: int = 2,
) -> Table:
    """The Cavalry's turn with an Event, a main card of 2 groups and 3 moves, and one more."""
    hands = {"cavalry": (card, "fort-riley", "fort-sill")}
    return table(cubes, turn="cavalry", hands=hands, ready=ready or {"blue": 0}, wagons=wagons, seats=seats)


@pytest.mark.parametrize(
    "card", ["buffalo-soldiers", "gatling-guns", "winter-campaign", "crow-scouts", "pack-trains"]
)
def test_every_event_may_be_played_though_it_does_nothing(card: str) -> None:
    at = holding(card, ready={"blue": 0, "purple": 0})
    act(at, f"play:{card}")
    assert legal(at) == {"play:fort-riley", "play:fort-sill"}
    assert not any(any(places) for places in at.cubes)


# --- Buffalo Soldiers


def test_buffalo_soldiers_come_in_at_st_louis_or_where_us_cubes_stand() -> None:
    """P-59: neither a wagon nor purple alone makes a region one with US cubes."""
    cubes = {"N2": "1 brown", "N9": "1 blue", "NE2": "1 purple", "N3": "1 green", "rockies": "1 blue"}
    at = holding("buffalo-soldiers", cubes, ready={"blue": 2}, wagons={"santa-fe": "S4"})
    act(at, "play:buffalo-soldiers")
    assert legal(at) == {"place:N2:2", "place:N9:2", "place:st-louis:2"}, "both in one place"
    act(at, "place:N2:2")
    assert there(at, "N2") == "2 blue 1 brown"


def test_buffalo_soldiers_reroll_blue_blanks_once_a_round_where_they_came_in() -> None:
    """They come to brown that stands with green, and it is fought out after movement."""
    cubes = {"N10": "1 brown 2 green"}
    at = holding("buffalo-soldiers", cubes, ready={"blue": 2})
    act(at, "play:buffalo-soldiers", "place:N10:2", "play:fort-riley")
    events = act(at, "done", chance="green:BB blue:WB brown:B")
    assert only(events, EngagementBegan).armies == (2, 0, 2, 1, 0)
    assert legal(at) == {"reroll", "keep"} and asked(at) == 1
    events = act(at, "reroll", chance="blue:W")
    assert len(of(events, Lost)) == 2 and there(at, "N10") == "2 blue 1 brown"


def test_buffalo_soldiers_may_keep_the_blanks() -> None:
    at = holding("buffalo-soldiers", {"N10": "1 brown 2 green"}, ready={"blue": 2})
    act(at, "play:buffalo-soldiers", "place:N10:2", "play:fort-riley")
    act(at, "done", chance="green:BB blue:WB brown:B")
    events = act(at, "keep")
    assert len(of(events, Lost)) == 1 and {name.split(":")[0] for name in legal(at)} == {"retreat", "stay"}


def test_buffalo_soldiers_reroll_no_blanks_elsewhere() -> None:
    at = holding("buffalo-soldiers", {"N9": "2 blue", "N2": "1 brown", "N10": "2 green"}, ready={"blue": 2})
    act(at, "play:buffalo-soldiers", "place:N2:2", "play:fort-riley")
    act(at, "activate:N9", "take:blue:2", "step:N10")
    act(at, "done", chance="green:BB blue:WB")
    assert "reroll" not in legal(at)


# --- Gatling Guns


def guns(blue: int, chance: str, *more: str) -> tuple[Table, list[int]]:
    """Blue of N9 attacks two green in N10; how many dice blue rolled, round after round."""
    at = holding("gatling-guns", {"N9": f"{blue} blue", "N10": "2 green", "N2": "1 blue"})
    act(at, "play:gatling-guns", "play:fort-riley", "activate:N9", f"take:blue:{blue}", "step:N10")
    events = act(at, "done", *more, chance=chance)
    return at, [len(event.faces) for event in of(events, Rolled) if event.army == BLUE]


def test_gatling_guns_roll_one_die_more_in_every_round() -> None:
    at, dice = guns(3, "green:TT blue:WBB green:T blue:WBB", "stay")
    assert dice == [3, 3] and there(at, "N10") == "3 blue"


def test_gatling_guns_of_a_lone_cube_are_two_dice() -> None:
    _, dice = guns(1, "green:TT blue:WW")
    assert dice == [2]


def test_gatling_guns_are_for_one_engagement() -> None:
    cubes = {"N9": "4 blue", "N10": "2 green", "N6": "2 green", "N2": "1 blue"}
    at = holding("gatling-guns", cubes)
    act(at, "play:gatling-guns", "play:fort-riley", "activate:N9", "take:blue:2", "step:N10", "take:blue:2")
    act(at, "step:N6", "done")
    assert legal(at) == {"fight:N6", "fight:N10"}
    events = act(at, "fight:N6", chance="green:TT blue:WWB green:TT blue:WW")
    assert [len(event.faces) for event in of(events, Rolled) if event.army == BLUE] == [3, 2]


def test_gatling_guns_are_spent_by_an_engagement_without_blue() -> None:
    """P-58: Crow Scouts' purple starts one, after the main card."""
    hands = {"cavalry": ("gatling-guns", "fort-riley", "crow-scouts")}
    at = table(
        {"NE1": "2 purple", "N6": "2 green"}, turn="cavalry", hands=hands, ready={"blue": 0, "purple": 0}
    )
    act(at, "play:gatling-guns", "play:fort-riley", "play:crow-scouts", "activate:NE1", "take:purple:2")
    chance = "green:BB purple:WW draw:fort-davis draw:fort-union draw:fort-ellis disc:wagons"
    events = act(at, "step:N6", chance=chance)
    assert not [event for event in of(events, Rolled) if event.army == BLUE]


# --- Winter Campaign


def test_winter_campaign_strikes_a_region_that_touches_blue() -> None:
    """N9 (blue) touches N10 and N7, not N8; what stands with blue isn't touched by it."""
    cubes = {"N9": "1 blue 1 green", "N10": "3 green 1 orange", "N7": "1 orange", "N8": "2 green"}
    at = holding("winter-campaign", cubes)
    act(at, "play:winter-campaign")
    assert legal(at) == {"strike:N7", "strike:N10"}
    events = act(at, "strike:N10", chance="blue:WWT")
    assert [event.army for event in of(events, Lost)] == [GREEN, GREEN], "the larger faction first"
    assert there(at, "N10") == "1 green 1 orange" and len(of(events, Rolled)) == 1


def test_winter_campaigns_tie_is_the_owners_choice() -> None:
    at = holding("winter-campaign", {"N9": "1 blue", "N10": "1 green 1 orange"}, seats=4)
    act(at, "play:winter-campaign", chance="blue:WBB")
    assert asked(at) == 0 and legal(at) == {"lose:green", "lose:orange"}, (
        "the NPT chooses for the Indians (P-50)"
    )


def test_no_ambush_where_winter_campaign_struck() -> None:
    at = holding("winter-campaign", {"N9": "2 blue", "N10": "2 green", "N2": "1 blue"})
    act(at, "play:winter-campaign", chance="blue:WBB")
    act(at, "play:fort-riley", "activate:N9", "take:blue:2", "step:N10")
    events = act(at, "done", chance="green:B blue:WB")
    assert [event.what for event in of(events, Rolled)] == ["fight", "fight"] and there(at, "N10") == "2 blue"


def test_elsewhere_a_lone_cube_may_ambush() -> None:
    at = holding("winter-campaign", {"N9": "2 blue", "N10": "2 green", "N6": "1 green", "N2": "1 blue"})
    act(at, "play:winter-campaign", "strike:N10", chance="blue:BBB")
    act(at, "play:fort-riley", "activate:N9", "take:blue:2", "step:N6", "done")
    assert legal(at) == {"ambush", "no-ambush"}


def test_winter_campaign_reaches_no_boxes() -> None:
    """P-61: neither from one nor in one."""
    at = holding(
        "winter-campaign", {"rockies": "2 blue", "N1": "2 green", "NE2": "1 blue", "canada": "2 green"}
    )
    act(at, "play:winter-campaign")
    assert "play:fort-riley" in legal(at)


# --- Crow Scouts


def test_crow_scouts_add_two_and_move_one_group_by_two() -> None:
    at = holding("crow-scouts", {"NE2": "1 purple", "SE1": "1 purple"}, ready={"blue": 0, "purple": 5})
    act(at, "play:crow-scouts")
    places = {name.split(":")[0] for name in verbs(at, "place")}
    assert places == {f"{side}{number}" for side in ("NE", "SE") for number in range(1, 6)} | {
        "canada",
        "mexico",
    }
    act(at, "place:canada:1", "place:NE3:1")
    assert verbs(at, "activate") == {"NE2", "SE1", "canada", "NE3"} and "done" in legal(at)
    act(at, "activate:canada", "take:purple:1", "step:NE5", "step:NE4")
    assert legal(at) == {"play:fort-riley", "play:fort-sill"} and there(at, "NE4") == "1 purple"


def test_crow_scouts_go_neither_by_rail_nor_back_from_the_casualty_box() -> None:
    """P-75."""
    hands = {"cavalry": ("crow-scouts", "fort-riley")}
    at = table(
        {"NE2": "1 purple"},
        turn="cavalry",
        hands=hands,
        ready={"blue": 0, "purple": 0},
        casualties={"purple": 3},
        track=(3, 0),
    )
    act(at, "play:crow-scouts")
    assert legal(at) == {"activate:NE2", "done"}


def test_settlers_give_way_to_crow_scouts_placed_with_them() -> None:
    at = holding("crow-scouts", {"SE2": "1 brown"}, ready={"blue": 0, "purple": 2})
    act(at, "play:crow-scouts", "place:SE2:2")
    events = act(at, "retreat:brown:S9")
    assert len(of(events, GaveWay)) == 1 and there(at, "SE2") == "2 purple" and there(at, "S9") == "1 brown"


def test_crow_scouts_over_the_limit_go_back_at_the_end_of_the_event() -> None:
    at = holding("crow-scouts", {"SE2": "7 blue"}, ready={"blue": 0, "purple": 2})
    act(at, "play:crow-scouts", "place:SE2:2", "done")
    assert legal(at) == {"shed:blue", "shed:purple"}
    act(at, "shed:purple")
    assert there(at, "SE2") == "7 blue 1 purple" and at.ready[army("purple")] == 1


# --- Pack Trains


def test_pack_trains_move_one_blue_group_by_three() -> None:
    at = holding("pack-trains", {"N9": "2 blue 2 brown", "N10": "1 brown", "N11": "1 brown", "N2": "1 blue"})
    act(
        at,
        "play:pack-trains",
        "activate:N9",
        "take:blue:2",
        "take:brown:2",
        "step:N10",
        "step:N11",
        "step:N12",
    )
    assert legal(at) == {"play:fort-riley", "play:fort-sill"} and there(at, "N12") == "2 blue 2 brown"


def test_who_moved_by_pack_trains_may_move_by_the_main_card() -> None:
    """A cube moves once a card."""
    at = holding("pack-trains", {"N9": "1 blue", "N10": "1 brown"})
    act(at, "play:pack-trains", "activate:N9", "take:blue:1", "step:N10", "stop", "play:fort-riley")
    assert "activate:N10" in legal(at)


def test_who_moved_by_the_main_card_may_move_by_pack_trains() -> None:
    """A cube moves once a card (P-20)."""
    hands = {"cavalry": ("pack-trains", "fort-riley", "fort-sill")}
    at = table({"N9": "1 blue", "N10": "1 brown"}, turn="cavalry", hands=hands, ready={"blue": 0})
    act(at, "play:fort-riley", "activate:N9", "take:blue:1", "step:N10", "stop", "play:pack-trains")
    assert legal(at) == {"activate:N10", "done"}


def test_pack_trains_bring_no_casualties_back() -> None:
    """P-75."""
    hands = {"cavalry": ("pack-trains", "fort-riley")}
    at = table({"N9": "1 blue"}, turn="cavalry", hands=hands, casualties={"blue": 3})
    act(at, "play:pack-trains")
    assert legal(at) == {"activate:N9", "done"}


def test_equal_attackers_by_pack_trains_do_not_go_back_where_others_came_from_before() -> None:
    """P-34: one blue of N9 has fought in N10 and left again; then two come from N7, against two."""
    hands = {"cavalry": ("pack-trains", "fort-riley", "fort-sill")}
    cubes = {"N9": "1 blue", "N7": "2 blue", "N10": "2 green"}
    at = table(cubes, turn="cavalry", hands=hands, ready={"blue": 0})
    act(at, "play:fort-riley", "activate:N9", "take:blue:1", "step:N10")
    act(at, "done", chance="green:TT blue:B")
    act(at, "retreat:blue:NE3", "play:pack-trains", "activate:N7", "take:blue:2")
    chance = "green:TB blue:TB draw:gatling-guns draw:fort-davis disc:wagons"
    act(at, "step:N10", chance=chance)
    assert (there(at, "N7"), there(at, "N9"), there(at, "NE3")) == ("2 blue", "", "1 blue")


def test_pack_trains_after_the_main_card_fight_at_once() -> None:
    hands = {"cavalry": ("pack-trains", "fort-riley", "fort-sill")}
    at = table({"N9": "2 blue", "N10": "2 green"}, turn="cavalry", hands=hands, ready={"blue": 0})
    act(at, "play:fort-riley", "done", "play:pack-trains", "activate:N9", "take:blue:2")
    chance = "green:BB blue:WW draw:gatling-guns draw:fort-davis disc:wagons"
    events = act(at, "step:N10", chance=chance)
    assert only(events, EngagementBegan).armies == (2, 0, 2, 0, 0) and there(at, "N10") == "2 blue"
