"""The NPT's Events: each with an example, one where it does nothing (P-17), and how long it lasts (P-14)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.events import EngagementBegan, Lost, Recovered, Rolled, TreatyMade
from tallgrass.games.plains_indian_wars.rules import Table
from tests.games.plains_indian_wars.board_table import (
    BOARD,
    act,
    army,
    asked,
    in_force,
    legal,
    of,
    only,
    table,
    there,
    verbs,
)

GREEN = army("green")


def holding(card: str, cubes: dict[str, str] | None = None, *, ready: int = 10, seats: int = 2) -> Table:
    """The NPT's turn with an Event, a main card of 3 moves and one more."""
    hands = {"npt": (card, "crazy-horse", "two-moons"), "cavalry": ("fort-riley", "fort-sill")}
    return table(cubes, hands=hands, ready={"green": ready}, seats=seats)


def left_in_force(
    card: str, cubes: dict[str, str], next_disc: str, wagons: dict[str, str] | None = None
) -> Table:
    """The Event is played after the main card, and another disc is drawn."""
    hands = {
        "npt": ("crazy-horse", card),
        "cavalry": ("fort-riley", "fort-sill"),
        "settlers": ("texas-drovers", "land-grants", "homesteaders"),
    }
    ready = {"green": 0, "blue": 0, "brown": 0}
    track = (6, 0) if card == "roman-nose" else (0, 0)
    at = table(cubes, hands=hands, ready=ready, track=track, wagons=wagons)
    chance = f"draw:two-moons draw:red-cloud draw:ghost-dance disc:{next_disc}"
    act(at, "play:crazy-horse", "done", f"play:{card}", chance=chance)
    return at


def test_every_event_may_be_played_though_it_does_nothing() -> None:
    """P-17: no cube is on the map or in a Ready Box, so nothing can be done but in the Casualty Boxes."""
    for card in ("fetterman-fight", "greasy-grass", "ghost-dance", "bozeman-trail-war", "roman-nose"):
        at = holding(card, ready=0)
        act(at, f"play:{card}")
        assert legal(at) == {"play:crazy-horse", "play:two-moons"}, card
        assert not any(any(places) for places in at.cubes), card


# --- Fetterman Fight


def test_fetterman_fight_strikes_blue_in_a_region_shared_or_touched_and_the_first_is_gone_for_good() -> None:
    """Two green in N9: N10 touches it, N8 doesn't; one green in N2 is too few."""
    cubes = {"N9": "2 green 1 blue", "N10": "3 blue 4 brown", "N8": "2 blue", "N2": "1 green", "N3": "2 blue"}
    at = holding("fetterman-fight", cubes)
    act(at, "play:fetterman-fight")
    assert legal(at) == {"strike:N9", "strike:N10"}
    events = act(at, "strike:N10", chance="green:WW")
    assert [(event.army, event.permanent) for event in of(events, Lost)] == [
        (army("blue"), True),
        (army("blue"), False),
    ]
    assert there(at, "N10") == "1 blue 4 brown", "only Blue is struck, though brown is the larger"
    assert (at.removed[army("blue")], at.casualties[army("blue")]) == (1, 1)


def test_fetterman_fights_treaties_and_blanks_do_nothing() -> None:
    at = holding("fetterman-fight", {"N9": "5 green", "N10": "3 blue"})
    events = act(at, "play:fetterman-fight", chance="green:TB")
    assert len(of(events, Rolled)) == 1 and not of(events, Lost), "two green dice, no reply"


def test_fetterman_fight_removes_no_more_than_there_are() -> None:
    at = holding("fetterman-fight", {"N9": "2 green", "N10": "1 blue"})
    act(at, "play:fetterman-fight", chance="green:WW")
    assert at.removed[army("blue")] == 1 and at.casualties[army("blue")] == 0


def test_fetterman_fight_does_not_reach_boxes() -> None:
    """P-61."""
    at = holding("fetterman-fight", {"N1": "2 green", "rockies": "3 blue", "sacramento": "3 blue"})
    act(at, "play:fetterman-fight")
    assert "play:crazy-horse" in legal(at)


def test_what_is_left_of_brown_and_purple_together_parts() -> None:
    """The last blue dies; purple gives way to brown (P-25)."""
    at = holding("fetterman-fight", {"N9": "2 green", "N10": "1 blue 1 brown 1 purple"})
    act(at, "play:fetterman-fight", chance="green:WB")
    assert asked(at) == 1 and {name.split(":")[1] for name in legal(at)} == {"purple"}
    act(at, "retreat:purple:NE3")
    assert there(at, "N10") == "1 brown"


# --- Greasy Grass


def fight(card: str, defenders: str, chance: str) -> tuple[Table, list[object]]:
    """Two green and two orange of N9 attack N10, after the card."""
    at = holding(card, {"N9": "2 green", "N10": defenders, "N3": "1 green"}, ready=0)
    act(at, f"play:{card}", "play:crazy-horse", "activate:N9", "take:green:2", "step:N10")
    return at, list(act(at, "done", chance=chance))


def test_greasy_grass_makes_treaties_hits_where_blue_fights() -> None:
    at, events = fight("greasy-grass", "2 blue", "green:TT blue:TB")
    assert not of([e for e in events if isinstance(e, TreatyMade)], TreatyMade)
    assert there(at, "N10") == "2 green"


def test_greasy_grass_makes_peace_where_no_blue_fights() -> None:
    """Two against two: the attackers go back to N9."""
    at, events = fight("greasy-grass", "2 brown", "green:TT brown:TB")
    assert [event for event in events if isinstance(event, TreatyMade)]
    assert (there(at, "N9"), there(at, "N10")) == ("2 green", "2 brown")


def test_greasy_grass_is_for_this_turn() -> None:
    at = holding("greasy-grass", {"N3": "1 green"}, ready=0)
    act(at, "play:greasy-grass", "play:crazy-horse", "done")
    assert len(at.combat) == 1
    act(at, "done", chance="draw:gall draw:red-cloud disc:cavalry")
    assert not at.combat


# --- Grandmother's Land


def test_grandmothers_land_withdraws_from_up_to_two_regions_to_canada_and_adds_two() -> None:
    cubes = {"N2": "3 green", "NE1": "2 green", "N12": "1 green", "S3": "1 green", "N9": "1 orange"}
    at = holding("grandmothers-land", cubes)
    act(at, "play:grandmothers-land")
    assert legal(at) == {"choose:a", "choose:b"}
    act(at, "choose:a")
    assert verbs(at, "withdraw") == {"N2:1", "N2:2", "N2:3", "NE1:1", "NE1:2", "N12:1"}
    act(at, "withdraw:N2:2")
    assert not {name for name in verbs(at, "withdraw") if name.startswith("N2:")} and "done" in legal(at)
    act(at, "withdraw:N12:1")
    assert legal(at) == {"play:crazy-horse", "play:two-moons"}, "two regions"
    assert (there(at, "N2"), there(at, "canada")) == ("1 green", "5 green")


def test_grandmothers_land_marches_all_green_in_canada_into_one_region() -> None:
    at = holding("grandmothers-land", {"canada": "4 green", "NE3": "1 purple"})
    act(at, "play:grandmothers-land", "choose:b", "activate:canada", "take:green:4")
    assert legal(at) == {f"step:NE{number}" for number in range(1, 6)}
    act(at, "step:NE3")
    assert there(at, "NE3") == "4 green 1 purple"
    events = act(at, "play:crazy-horse", "place:N3:3", "done", chance="green:WB purple:B")
    assert only(events, EngagementBegan).armies == (4, 0, 0, 0, 1), "they fight after all movement"


def test_grandmothers_land_does_not_divide_them() -> None:
    at = holding("grandmothers-land", {"canada": "4 green"})
    act(at, "play:grandmothers-land", "choose:b", "activate:canada")
    assert verbs(at, "take") == {"green:4"}


@pytest.mark.parametrize("option", ["a", "b"])
def test_grandmothers_land_with_nothing_to_do(option: str) -> None:
    at = holding("grandmothers-land", {"S3": "2 green"}, ready=0)
    act(at, "play:grandmothers-land", f"choose:{option}")
    assert "play:crazy-horse" in legal(at) and there(at, "canada") == ""


# --- Ghost Dance


def test_ghost_dance_brings_back_casualties_and_adds_one_in_each_of_two_regions() -> None:
    at = table(
        {"N3": "1 green", "N4": "1 blue"},
        hands={"npt": ("ghost-dance", "crazy-horse")},
        casualties={"green": 5, "orange": 6},
        ready={"green": 0},
    )
    events = act(at, "play:ghost-dance")
    assert [(event.army, event.count) for event in of(events, Recovered)] == [(GREEN, 5), (army("orange"), 4)]
    assert at.casualties[army("orange")] == 2
    places = verbs(at, "place")
    assert "N4:1" not in places and places == {f"N{number}:1" for number in range(1, 13) if number != 4}
    act(at, "place:N3:1")
    assert "place:N3:1" not in legal(at) and "done" in legal(at), "up to two regions"
    act(at, "place:N7:1")
    assert legal(at) == {"play:crazy-horse"} and at.ready[GREEN] == 3
    assert (there(at, "N3"), there(at, "N7")) == ("2 green", "1 green")


# --- Bozeman Trail War


def test_bozeman_trail_war_keeps_blue_and_brown_out_of_three_regions() -> None:
    at = left_in_force(
        "bozeman-trail-war", {"N3": "1 green", "N2": "4 brown 2 blue", "N10": "1 blue"}, "settlers"
    )
    act(at, "play:texas-drovers", "activate:N2", "take:brown:2", "go")
    assert verbs(at, "step") == {"N1", "N3", "S2"}, "N6 and N7 are closed"


def test_bozeman_trail_war_keeps_retreats_out() -> None:
    """Blue out of N4 attacks N8. A Blank: of its six neighbours N7 is closed, and holds no cubes."""
    cubes = {"N8": "2 green", "N4": "2 blue", "N3": "1 green"}
    at = left_in_force("bozeman-trail-war", cubes, "cavalry")
    act(at, "play:fort-riley", "activate:N4", "take:blue:2", "step:N8", chance="green:TT blue:BW")
    assert verbs(at, "retreat") == {f"blue:{code}" for code in ("N4", "N5", "N10", "N11", "N12")}


def test_bozeman_trail_war_keeps_blue_from_being_placed() -> None:
    """Settlers stand in N7 and N8; Buffalo Soldiers may come to N8 alone, or St. Louis (P-52)."""
    hands = {"npt": ("crazy-horse", "bozeman-trail-war"), "cavalry": ("buffalo-soldiers", "fort-sill")}
    cubes = {"N3": "1 green", "N7": "4 brown", "N8": "1 brown"}
    at = table(cubes, hands=hands, ready={"green": 0})
    draws = "draw:two-moons draw:red-cloud draw:ghost-dance disc:cavalry"
    act(at, "play:crazy-horse", "done", "play:bozeman-trail-war", chance=draws)
    act(at, "play:buffalo-soldiers")
    assert legal(at) == {"place:N8:2", "place:st-louis:2"}


def test_bozeman_trail_war_lets_those_stay_who_are_there() -> None:
    at = left_in_force("bozeman-trail-war", {"N3": "1 green", "N7": "4 brown"}, "settlers")
    assert there(at, "N7") == "4 brown"
    act(at, "play:texas-drovers", "activate:N7", "take:brown:2", "step:N8")
    assert there(at, "N7") == "2 brown"


def test_bozeman_trail_war_halts_wagons_on_the_oregon_trail() -> None:
    """A wagon in N8 on Oregon stays, one in N4 on Mormon rolls; new ones can't choose Oregon (P-56)."""
    at = left_in_force(
        "bozeman-trail-war", {"N3": "1 green"}, "wagons", wagons={"oregon": "N8", "mormon": "N4"}
    )
    oregon, mormon = BOARD.trail_names.index("oregon"), BOARD.trail_names.index("mormon")
    assert at.wagons[oregon] == [0, 1, 0, 0, 0] and at.wagons[mormon] == [0, 0, 1, 0, 0]
    assert legal(at) == {"trail:california", "trail:mormon", "trail:santa-fe"}


def test_purple_may_enter_where_bozeman_trail_war_bars_blue() -> None:
    at = left_in_force("bozeman-trail-war", {"N3": "1 green", "NE2": "2 purple 1 blue"}, "enemies")
    act(at, "place:canada:1", "activate:NE2", "take:purple:2")
    assert verbs(at, "take") == {"blue:1"}
    act(at, "take:blue:1")
    assert verbs(at, "step") == {"NE1", "NE3"}, "blue along: N9 is closed to the party, Canada too"


# --- Roman Nose


def test_roman_nose_adds_two_in_one_controlled_region_beside_the_track() -> None:
    at = holding("roman-nose", {"N1": "1 blue", "N3": "1 green"})
    act(at, "play:roman-nose")
    assert legal(at) == {f"place:N{number}:2" for number in (2, 3, 4, 5)}
    act(at, "place:N3:2")
    assert there(at, "N3") == "3 green" and in_force(at) == {"roman-nose"}


def test_roman_nose_lets_the_union_pacific_lay_one_cube_in_all() -> None:
    """P-55. Beside the sixth space are five brown; Land Grants lays the one, then the Black disc none."""
    at = left_in_force("roman-nose", {"N3": "1 green", "N4": "5 brown"}, "settlers")
    act(at, "play:land-grants")
    assert at.filled == [7, 0]
    act(
        at,
        "play:texas-drovers",
        "done",
        "done",
        chance="draw:sodbusters draw:exodusters disc:railroad brown:BB disc:wagons",
    )
    assert at.filled == [7, 0]


def test_roman_nose_lets_the_black_disc_lay_one() -> None:
    hands = {"npt": ("crazy-horse", "roman-nose")}
    at = table({"N3": "1 green", "N4": "5 brown"}, hands=hands, ready={"green": 0}, track=(6, 0))
    chance = "draw:two-moons draw:red-cloud draw:ghost-dance disc:railroad brown:BB disc:wagons"
    act(at, "play:crazy-horse", "done", "play:roman-nose", chance=chance)
    assert at.filled == [7, 0]


def test_roman_nose_does_not_count_what_was_laid_before() -> None:
    """P-55: one while it is in force, though two were laid earlier in the round."""
    hands = {"npt": ("crazy-horse", "roman-nose")}
    at = table({"N3": "1 green", "N4": "5 brown"}, hands=hands, ready={"green": 0}, track=(7, 0))
    at.laid = [2, 0]
    chance = "draw:two-moons draw:red-cloud draw:ghost-dance disc:railroad brown:BB disc:wagons"
    act(at, "play:crazy-horse", "done", "play:roman-nose", chance=chance)
    assert at.filled == [8, 0]


def test_roman_nose_is_over_in_the_next_round() -> None:
    hands = {"npt": ("crazy-horse", "roman-nose")}
    at = table({"N3": "1 green", "N4": "5 brown"}, hands=hands, ready={"green": 0}, track=(6, 0), discs=())
    chance = "draw:two-moons draw:red-cloud draw:ghost-dance disc:railroad brown:BB disc:wagons"
    act(at, "play:crazy-horse", "done", "play:roman-nose", chance=chance)
    assert at.round == 2 and at.filled == [9, 0]


def test_roman_nose_covered_limits_nothing() -> None:
    hands = {"npt": ("crazy-horse", "roman-nose", "two-moons")}
    at = table({"N3": "1 green", "N4": "5 brown"}, hands=hands, ready={"green": 0}, track=(6, 0))
    act(at, "play:roman-nose", "play:crazy-horse", "done")
    act(at, "done", chance="draw:red-cloud draw:ghost-dance disc:railroad brown:BB disc:wagons")
    assert at.filled == [9, 0]
