"""The SPT's Events: each with an example, one where it does nothing (P-17), and how long it lasts (P-14)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.events import (
    Lost,
    Recovered,
    Rolled,
    TreatyMade,
    WagonDestroyed,
)
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

ORANGE = army("orange")
CHANCE = "draw:victorio draw:big-tree draw:ten-bears"


def holding(
    card: str,
    cubes: dict[str, str] | None = None,
    *,
    ready: int = 10,
    casualties: int = 0,
    seats: int = 2,
    wagons: dict[str, str] | None = None,
) -> Table:
    """The SPT's turn with an Event, a main card of 2 groups and 3 moves, and one more."""
    return table(
        cubes,
        turn="spt",
        hands={"spt": (card, "quanah-parker", "satank")},
        ready={"orange": ready},
        casualties={"orange": casualties},
        seats=seats,
        wagons=wagons,
    )


@pytest.mark.parametrize(
    "card", ["geronimo", "lozen", "black-kettle", "adobe-walls", "wagon-train-raid", "palo-duro-refuge"]
)
def test_every_event_may_be_played_though_it_does_nothing(card: str) -> None:
    """P-17: no cube on the map, none in the Ready Box, no casualties."""
    at = holding(card, ready=0)
    act(at, f"play:{card}")
    assert legal(at) == {"play:quanah-parker", "play:satank"}
    assert not any(any(places) for places in at.cubes)


# --- Geronimo


def test_geronimo_strikes_all_touching_regions_with_us_cubes_and_leaves_for_mexico() -> None:
    """P-53. S9 touches S6, S7, S10, SE1, SE2, SE3. Both colours roll; Weapon and Treaty hit, none reply."""
    cubes = {
        "S9": "2 orange 3 green",
        "S6": "2 brown 3 blue",  # four hits: blue, then a tie
        "SE2": "1 blue 2 purple",  # purple isn't struck
        "S8": "2 blue",  # doesn't touch
        "S5": "1 orange",
    }
    at = holding("geronimo", cubes)
    act(at, "play:geronimo")
    assert legal(at) == {"name:S9", "name:S5"}, "any region with orange cubes"
    events = act(at, "name:S9", chance="green:WT orange:BB")
    assert asked(at) == 1 and legal(at) == {"lose:blue", "lose:brown"}, "two and two are left"
    events += act(at, "lose:brown", chance="green:BB orange:TB")
    assert [event.army for event in of(events, Lost)] == [army("blue"), army("brown"), army("blue")]
    assert [event.what for event in of(events, Rolled)] == ["strike"] * 4
    assert (there(at, "S6"), there(at, "SE2"), there(at, "S8")) == ("2 blue 1 brown", "2 purple", "2 blue")
    assert (there(at, "S9"), there(at, "mexico")) == ("", "3 green 2 orange")


def test_geronimos_force_of_one_rolls_one_die() -> None:
    at = holding("geronimo", {"S9": "1 orange", "S6": "3 blue"})
    act(at, "play:geronimo", chance="orange:W")
    assert (there(at, "S6"), there(at, "mexico")) == ("2 blue", "1 orange")


def test_geronimos_spare_hits_are_not_for_the_next_target() -> None:
    """One roll for each target: two hits on the one blue of S6, none on the two of S7."""
    at = holding("geronimo", {"S9": "2 orange", "S6": "1 blue", "S7": "2 blue"})
    act(at, "play:geronimo", chance="orange:WT orange:BB")
    assert (there(at, "S6"), there(at, "S7")) == ("", "2 blue")


def test_geronimo_with_nobody_to_strike_still_leaves_for_mexico() -> None:
    """P-17, P-73: the strikes are impossible and skipped; the withdrawal isn't."""
    at = holding("geronimo", {"S9": "2 orange 1 green", "S8": "2 blue"})
    act(at, "play:geronimo")
    assert (there(at, "S9"), there(at, "mexico")) == ("", "1 green 2 orange")


def test_boxes_are_neither_struck_nor_strike() -> None:
    """P-61."""
    at = holding(
        "geronimo", {"S1": "1 orange", "rockies": "2 blue", "sacramento": "2 blue", "mexico": "2 orange"}
    )
    act(at, "play:geronimo")
    assert there(at, "rockies") == "2 blue" and there(at, "mexico") == "3 orange"


# --- Lozen


def test_lozen_adds_two_in_one_controlled_s_region() -> None:
    at = holding("lozen", {"S9": "1 orange", "S1": "1 blue"})
    act(at, "play:lozen")
    assert legal(at) == {f"place:S{number}:2" for number in range(2, 13)}
    act(at, "place:S9:2")
    assert there(at, "S9") == "3 orange"


def lozen_in(region: str) -> Table:
    """Orange in S9 and S5, blue in S6 and S4, brown in S12; two more orange come by Lozen. No green."""
    at = holding("lozen", {"S9": "2 orange", "S5": "2 orange", "S6": "2 blue", "S4": "2 blue"}, ready=2)
    act(at, "play:lozen", f"place:{region}:2", "play:quanah-parker")
    act(at, "activate:S9", "take:orange:2", "step:S6", *(["done"] if region == "S9" else []))
    return at


def test_lozen_makes_treaties_hits_in_an_engagement_of_her_region() -> None:
    at = lozen_in("S9")
    events = act(at, "done", chance="orange:TT blue:TB")
    assert not of(events, TreatyMade) and there(at, "S6") == "2 orange"


def test_lozen_leaves_engagements_of_other_regions_as_they_are() -> None:
    """P-54: it is fought in S6 by cubes that entered from S9, and her two came to S5."""
    at = lozen_in("S5")
    events = act(at, "done", chance="orange:TT blue:TB")
    assert only(events, TreatyMade).weaker == -1 and there(at, "S9") == "2 orange"


def test_lozen_where_her_cubes_are_placed_beside_opponents() -> None:
    """P-54, P-62: that starts one in her region itself."""
    at = holding("lozen", {"S9": "3 orange 2 blue", "S5": "1 orange"}, ready=2)
    act(at, "play:lozen", "place:S9:2", "play:quanah-parker")
    events = act(at, "done", chance="orange:TT blue:TB")
    assert not of(events, TreatyMade) and there(at, "S9") == "5 orange"


def test_lozen_is_for_the_first_engagement_of_her_region_only() -> None:
    """P-54: her four go to S6 and S7 and fight in both."""
    at = holding("lozen", {"S9": "2 orange", "S6": "2 blue", "S7": "2 blue"}, ready=2)
    act(at, "play:lozen", "place:S9:2", "play:quanah-parker")
    act(at, "activate:S9", "take:orange:2", "step:S6", "take:orange:2", "step:S7")
    assert legal(at) == {"fight:S6", "fight:S7"}
    events = act(at, "fight:S7", chance="orange:TT blue:BB orange:TT blue:TB")
    assert only(events, TreatyMade).region == BOARD.place("S6")
    assert (there(at, "S7"), there(at, "S6"), there(at, "S9")) == ("2 orange", "2 blue", "2 orange")


@pytest.mark.parametrize(("region", "hit"), [("S9", True), ("S5", False)])
def test_lozens_cubes_may_go_two_regions_to_their_engagement(region: str, hit: bool) -> None:
    """P-74: from S9 by S6, which is Indian, to two blue in S2; S9's cubes start the engagement."""
    at = holding("lozen", {"S9": "2 orange", "S5": "2 orange", "S2": "2 blue"}, ready=2)
    act(at, "play:lozen", f"place:{region}:2", "play:quanah-parker", "activate:S9", "take:orange:2")
    act(at, "step:S6", "step:S2", *(["done"] if region == "S9" else []))
    events = act(at, "done", chance="orange:TT blue:TB")
    assert bool(of(events, TreatyMade)) is not hit
    assert there(at, "S2") == ("2 orange" if hit else "2 blue")


def test_lozen_with_an_empty_ready_box_names_no_region() -> None:
    """P-74: so nothing is in force, and there is peace."""
    at = holding("lozen", {"S9": "2 orange", "S6": "2 blue", "S5": "1 orange"}, ready=0)
    act(at, "play:lozen", "play:quanah-parker", "activate:S9", "take:orange:2", "step:S6")
    events = act(at, "done", chance="orange:TT blue:TB")
    assert len(of(events, TreatyMade)) == 1


# --- Black Kettle


def test_black_kettle_closes_a_region_to_the_us_and_brings_three_back() -> None:
    at = table(
        {"S8": "1 orange", "S3": "1 orange", "mexico": "1 orange", "S11": "2 blue", "SE4": "2 purple"},
        turn="spt",
        hands={"spt": ("satank", "black-kettle"), "cavalry": ("fort-riley", "fort-sill")},
        ready={"orange": 0, "blue": 0},
        casualties={"orange": 4},
    )
    act(at, "play:satank", "muster", "done", "play:black-kettle")
    assert legal(at) == {"name:S8", "name:S3"}
    event = only(act(at, "name:S8", chance=f"{CHANCE} disc:cavalry"), Recovered)
    assert (event.count, at.casualties[ORANGE], at.ready[ORANGE]) == (3, 1, 3)
    assert in_force(at) == {"black-kettle"}
    act(at, "play:fort-riley", "activate:S11", "take:blue:2")
    assert verbs(at, "step") == {"S10", "S12", "SE4", "SE5"}, "all but S8"


def test_black_kettle_covered_or_at_the_rounds_end_closes_nothing() -> None:
    cubes = {"S8": "1 orange", "S11": "2 blue"}
    hands = {"spt": ("satank", "black-kettle", "big-tree"), "cavalry": ("fort-riley", "fort-sill")}
    at = table(cubes, turn="spt", hands=hands, ready={"orange": 0, "blue": 0})
    act(at, "play:black-kettle", "play:satank", "done")
    act(at, "done", chance="draw:victorio draw:ten-bears disc:cavalry")
    act(at, "play:fort-riley", "activate:S11", "take:blue:2")
    assert "step:S8" in legal(at), "Satank covered it"
    at = table(cubes, turn="spt", hands=hands, ready={"orange": 0, "blue": 0}, discs=())
    act(at, "play:satank", "done", "play:black-kettle", chance="draw:victorio draw:ten-bears disc:cavalry")
    assert at.round == 2
    act(at, "play:fort-riley", "activate:S11", "take:blue:2")
    assert "step:S8" in legal(at)


def test_black_kettle_with_no_region_still_brings_back_casualties() -> None:
    at = holding("black-kettle", {"mexico": "1 orange"}, casualties=2)
    act(at, "play:black-kettle")
    assert at.casualties[ORANGE] == 0 and not any(effect.barred for effect in at.effects)


# --- Adobe Walls


def test_adobe_walls_adds_one_in_s10_and_one_in_s11_where_controlled() -> None:
    at = holding("adobe-walls", {})
    act(at, "play:adobe-walls", "place:S10:1")
    assert (there(at, "S10"), there(at, "S11")) == ("1 orange", "1 orange")
    at = holding("adobe-walls", {"S11": "1 brown"})
    act(at, "play:adobe-walls")
    assert (there(at, "S10"), there(at, "S11")) == ("1 orange", "1 brown")


def test_adobe_walls_with_one_cube_left_lets_the_player_choose() -> None:
    at = holding("adobe-walls", {}, ready=1)
    act(at, "play:adobe-walls")
    assert legal(at) == {"place:S10:1", "place:S11:1"}


def adobe_walls(force: str, *taken: str) -> Table:
    """A force of S9 attacks three blue in S6; S10 and S11 are the US's, so nothing is placed."""
    cubes = {"S9": force, "S6": "3 blue", "S10": "1 brown", "S11": "1 brown", "S5": "1 orange"}
    at = holding("adobe-walls", cubes, ready=0)
    act(at, "play:adobe-walls", "play:quanah-parker", "activate:S9", *taken, "step:S6")
    return at


def test_adobe_walls_gives_an_orange_die_in_the_first_round_only() -> None:
    at = adobe_walls("2 orange", "take:orange:2")
    events = act(at, "done", "stay", chance="orange:WBB blue:TT orange:BB blue:TT")
    assert [len(event.faces) for event in of(events, Rolled) if event.army == ORANGE] == [3, 2]
    assert there(at, "S6") == "2 orange 2 blue"


def test_adobe_walls_is_for_one_engagement() -> None:
    at = adobe_walls("1 orange", "take:orange:1")
    events = act(at, "done", chance="orange:BB blue:WT")
    assert [len(event.faces) for event in of(events, Rolled) if event.army == ORANGE] == [2]
    assert not at.combat and there(at, "S6") == "3 blue"


# --- Wagon Train Raid


@pytest.mark.parametrize(("cubes", "destroyed"), [("1 orange", True), ("1 orange 2 green", True)])
def test_wagon_train_raid_lets_one_hit_destroy_a_wagon(cubes: str, destroyed: bool) -> None:
    at = holding("wagon-train-raid", {"S3": cubes}, ready=0, wagons={"santa-fe": "S4"})
    act(at, "play:wagon-train-raid", "play:quanah-parker", "activate:S3", "take:orange:1", "step:S4", "stop")
    dice = "orange:W brown:B"
    events = act(at, "raid:S4:santa-fe", chance=dice)
    assert bool(of(events, WagonDestroyed)) is destroyed and at.destroyed == 1


def test_without_it_one_hit_does_nothing_to_a_wagon() -> None:
    at = holding("lozen", {"S3": "1 orange"}, ready=0, wagons={"santa-fe": "S4"})
    act(at, "play:quanah-parker", "activate:S3", "take:orange:1", "step:S4", "stop")
    events = act(at, "raid:S4:santa-fe", chance="orange:W brown:B")
    assert not of(events, WagonDestroyed) and at.destroyed == 0


def test_wagon_train_raid_is_for_this_turn() -> None:
    at = holding("wagon-train-raid", {"S3": "1 orange"}, ready=0)
    act(at, "play:wagon-train-raid", "play:quanah-parker", "done")
    assert len(at.effects) == 1 and not in_force(at)
    act(at, "done", chance="draw:victorio draw:big-tree disc:wagons")
    assert not at.effects


# --- Palo Duro Refuge


def test_palo_duro_refuge_shifts_three_orange_from_anywhere_to_s10() -> None:
    """P-60: from the boxes too."""
    cubes = {"S1": "2 orange 1 green", "mexico": "1 orange", "rockies": "1 orange", "S10": "1 orange"}
    at = holding("palo-duro-refuge", cubes, casualties=4)
    act(at, "play:palo-duro-refuge")
    assert at.casualties[ORANGE] == 0
    assert verbs(at, "withdraw") == {"S1:1", "S1:2", "mexico:1", "rockies:1"}
    act(at, "withdraw:S1:2", "withdraw:mexico:1")
    assert legal(at) == {"play:quanah-parker", "play:satank"}, "three"
    assert (there(at, "S1"), there(at, "S10"), there(at, "rockies")) == ("1 green", "4 orange", "1 orange")


def test_palo_duro_refuge_shifts_no_more_than_three_in_all() -> None:
    at = holding("palo-duro-refuge", {"S1": "5 orange", "S3": "5 orange"})
    act(at, "play:palo-duro-refuge")
    assert verbs(at, "withdraw") == {f"{code}:{count}" for code in ("S1", "S3") for count in (1, 2, 3)}
    act(at, "withdraw:S1:1")
    assert verbs(at, "withdraw") == {"S3:1", "S3:2"}


def test_palo_duro_refuge_may_shift_fewer() -> None:
    at = holding("palo-duro-refuge", {"S1": "2 orange", "S3": "1 orange"})
    act(at, "play:palo-duro-refuge", "withdraw:S1:1", "done")
    assert (there(at, "S1"), there(at, "S10")) == ("1 orange", "1 orange")


@pytest.mark.parametrize("foe", ["1 blue", "1 brown", "1 purple", "3 orange 1 blue"])
def test_palo_duro_refuge_shifts_nobody_where_an_opponent_stands(foe: str) -> None:
    at = holding("palo-duro-refuge", {"S1": "2 orange", "S10": foe}, casualties=2)
    act(at, "play:palo-duro-refuge")
    assert at.casualties[ORANGE] == 0 and there(at, "S1") == "2 orange" and "play:satank" in legal(at)


def test_palo_duro_refuge_keeps_to_the_limit_at_its_end() -> None:
    """Seven stand in S10 and three come: two go back to the Ready Box (P-4)."""
    at = holding("palo-duro-refuge", {"S1": "3 orange", "S10": "7 orange"}, ready=0)
    act(at, "play:palo-duro-refuge", "withdraw:S1:3")
    assert there(at, "S10") == "8 orange" and at.ready[ORANGE] == 2
