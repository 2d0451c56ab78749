"""The Settlers' Events: each with an example, one that does nothing (P-17), how long it lasts (P-14)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.events import (
    MountainsFilled,
    RailroadComplete,
    Removed,
    Rolled,
    TrackLaid,
    WagonRolled,
)
from tallgrass.games.plains_indian_wars.rules import Table
from tests.games.plains_indian_wars.board_table import (
    BOARD,
    CARDS,
    act,
    army,
    hand,
    in_force,
    legal,
    of,
    only,
    table,
    there,
    verbs,
)

BROWN, GREEN = army("brown"), army("green")
TRAILS = BOARD.trail_names


def holding(
    card: str,
    cubes: dict[str, str] | None = None,
    *,
    track: tuple[int, int] = (0, 0),
    mountains: int = 0,
    wagons: dict[str, str] | None = None,
) -> Table:
    """The Settlers' turn with an Event and two main cards, the Ready Box being empty."""
    hands = {"settlers": (card, "texas-drovers", "homesteaders")}
    return table(
        cubes,
        turn="settlers",
        hands=hands,
        ready={"brown": 0},
        track=track,
        mountains=mountains,
        wagons=wagons,
    )


MAINS = {"play:texas-drovers", "play:homesteaders"}


@pytest.mark.parametrize("card", ["buffalo-hunters", "overland-stage", "circle-the-wagons", "land-grants"])
def test_every_event_may_be_played_though_it_does_nothing(card: str) -> None:
    at = holding(card)
    events = act(at, f"play:{card}")
    assert legal(at) == MAINS
    assert not of(events, Removed) and not of(events, WagonRolled) and not of(events, TrackLaid)


# --- Pony Express


def test_pony_express_draws_two_cards() -> None:
    at = holding("pony-express")
    act(at, "play:pony-express", chance="draw:sodbusters draw:land-grants")
    assert hand(at, "settlers") == {"texas-drovers", "homesteaders", "sodbusters", "land-grants"}


def test_after_a_pony_express_the_hand_is_filled_to_three_not_above() -> None:
    at = holding("pony-express", {"N3": "1 brown"})
    act(at, "play:pony-express", chance="draw:sodbusters draw:exodusters")
    act(at, "play:texas-drovers", "done", "done", chance="disc:wagons")
    assert hand(at, "settlers") == {"homesteaders", "sodbusters", "exodusters"}


def test_pony_express_with_no_deck_renews_it_from_its_pile_and_may_come_back() -> None:
    hands = {"settlers": ("pony-express", "texas-drovers", "homesteaders")}
    at = table(turn="settlers", hands=hands, decks={"settlers": ("sodbusters",)})
    act(at, "play:pony-express", chance="draw:sodbusters draw:pony-express")
    assert "pony-express" in hand(at, "settlers")


def test_pony_express_draws_what_there_is() -> None:
    """P-17: of 15 cards 14 are in the hand; the pile is the Pony Express itself."""
    others = [name for name, number in CARDS.items() if BOARD.deck_of[number] == 3]
    at = table(turn="settlers", hands={"settlers": others})
    act(at, "play:pony-express", chance="draw:pony-express")
    assert len(hand(at, "settlers")) == 15 and not at.decks[3] and not at.piles[3]


# --- Chinese Railroad Workers


def test_chinese_railroad_workers_roll_three_dice_for_mountain_spaces() -> None:
    at = holding("chinese-railroad-workers")
    events = act(at, "play:chinese-railroad-workers", chance="brown:WTB")
    assert only(events, Rolled).faces == (0, 1, 2) and only(events, MountainsFilled).count == 2
    assert at.mountains == 2 and at.filled == [0, 0]


def test_one_success_beyond_the_last_mountain_space_goes_to_the_plains_and_others_are_lost() -> None:
    """P-57."""
    at = holding("chinese-railroad-workers", mountains=4)
    act(at, "play:chinese-railroad-workers", chance="brown:WTW")
    assert (at.mountains, at.filled) == (5, [0, 1])


def test_two_successes_for_two_spaces_lay_nothing_in_the_plains() -> None:
    at = holding("chinese-railroad-workers", mountains=3)
    act(at, "play:chinese-railroad-workers", chance="brown:WTB")
    assert (at.mountains, at.filled) == (5, [0, 0])


def test_with_the_mountains_filled_they_lay_one_cube_with_no_dice() -> None:
    at = holding("chinese-railroad-workers", mountains=5)
    events = act(at, "play:chinese-railroad-workers")
    assert not of(events, Rolled) and at.filled == [0, 1], "no settlers are wanted"


def test_without_a_success_they_do_nothing() -> None:
    at = holding("chinese-railroad-workers")
    act(at, "play:chinese-railroad-workers", chance="brown:BBB")
    assert (at.mountains, at.filled) == (0, [0, 0])


def test_a_complete_railroad_takes_no_more() -> None:
    at = holding("chinese-railroad-workers", track=(20, 5))
    act(at, "play:chinese-railroad-workers")
    assert at.filled == [20, 5] and legal(at) == MAINS


def test_the_last_space_completes_the_railroad() -> None:
    at = holding("chinese-railroad-workers", track=(20, 4))
    events = act(at, "play:chinese-railroad-workers")
    assert len(of(events, RailroadComplete)) == 1 and at.filled == [20, 5]


# --- Buffalo Hunters


def test_buffalo_hunters_take_a_green_and_an_orange_casualty_out_for_good() -> None:
    hands = {"settlers": ("buffalo-hunters", "texas-drovers")}
    at = table(turn="settlers", hands=hands, casualties={"green": 2, "orange": 1, "blue": 1})
    events = act(at, "play:buffalo-hunters")
    assert [(event.army, event.count) for event in of(events, Removed)] == [(GREEN, 1), (army("orange"), 1)]
    assert at.casualties[:3] == [1, 0, 1] and at.removed[:3] == [1, 1, 0]


def hunted(card: str, next_disc: str, hands: tuple[str, ...], discs: tuple[str, ...] | None = None) -> Table:
    """Buffalo Hunters before or after the main card; then it is the turn of the NPT or the SPT."""
    both = {"settlers": ("buffalo-hunters", "texas-drovers", "homesteaders"), next_disc: hands}
    at = table(turn="settlers", hands=both, ready={"brown": 0}, discs=discs)
    played = ["play:buffalo-hunters", "play:texas-drovers"]
    draws = f"draw:sodbusters draw:exodusters disc:{next_disc}"
    if card == "after":
        act(at, *played[::-1], chance=draws)
    else:
        act(at, *played)
        act(at, "done", chance=draws)
    act(at, f"play:{hands[0]}")
    return at


@pytest.mark.parametrize(
    ("disc", "card", "count"), [("npt", "gall", 2), ("spt", "satank", 2), ("npt", "red-cloud", 3)]
)
def test_buffalo_hunters_take_a_cube_from_each_war_party(disc: str, card: str, count: int) -> None:
    at = hunted("after", disc, (card,))
    assert {name.split(":")[1] for name in verbs(at, "place")} == {
        str(number) for number in range(1, count + 1)
    }


def test_buffalo_hunters_leave_each_war_party_a_cube() -> None:
    """Never below one: Spotted Tail's two, were they fewer by one three times over."""
    hands = {"settlers": ("buffalo-hunters", "texas-drovers", "homesteaders"), "npt": ("spotted-tail",)}
    at = table(turn="settlers", hands=hands, ready={"brown": 0})
    draws = "draw:sodbusters draw:exodusters disc:npt"
    act(at, "play:texas-drovers", "play:buffalo-hunters", chance=draws)
    at.effects *= 3
    act(at, "play:spotted-tail")
    assert {name.split(":")[1] for name in verbs(at, "place")} == {"1"}


def test_buffalo_hunters_covered_or_of_the_last_round_take_nothing() -> None:
    assert "place:N3:3" in legal(hunted("before", "npt", ("gall",)))
    assert "place:N3:3" in legal(hunted("after", "npt", ("gall",), ()))


def test_buffalo_hunters_do_not_touch_a_migration() -> None:
    hands = {"settlers": ("buffalo-hunters", "texas-drovers"), "cavalry": ("fort-sill", "fort-riley")}
    at = table(turn="settlers", hands=hands, ready={"brown": 0})
    draws = "draw:sodbusters draw:exodusters draw:homesteaders disc:cavalry"
    act(at, "play:texas-drovers", "play:buffalo-hunters", chance=draws)
    act(at, "play:fort-sill")
    assert there(at, "st-louis") == "2 blue"


# --- Overland Stage


def test_overland_stage_rolls_all_wagons_of_one_trail() -> None:
    wagons = {"oregon": "N5 N8 NE1", "mormon": "N4"}
    at = holding("overland-stage", wagons=wagons)
    act(at, "play:overland-stage")
    assert legal(at) == {"trail:oregon", "trail:mormon"}
    act(at, "trail:oregon")
    assert at.wagons[TRAILS.index("oregon")] == [0, 1, 1, 0, 0] and at.arrived == 1
    assert at.wagons[TRAILS.index("mormon")] == [0, 1, 0, 0, 0]


def test_overland_stage_moves_wagons_on_oregon_through_the_bozeman_trail_war() -> None:
    """P-56."""
    hands = {"npt": ("gall", "bozeman-trail-war"), "settlers": ("overland-stage", "texas-drovers")}
    at = table({"N3": "1 green"}, hands=hands, ready={"green": 0}, wagons={"oregon": "N8"})
    draws = "draw:two-moons draw:red-cloud draw:ghost-dance disc:settlers"
    act(at, "play:gall", "done", "play:bozeman-trail-war", chance=draws)
    act(at, "play:overland-stage")
    assert in_force(at) == {"bozeman-trail-war"} and at.wagons[TRAILS.index("oregon")] == [0, 0, 1, 0, 0]


# --- Circle the Wagons


def circled(when: str, discs: tuple[str, ...] | None = None) -> Table:
    """Two green in N3 go for a wagon in N4, after the Settlers' turn."""
    hands = {
        "settlers": ("circle-the-wagons", "texas-drovers", "homesteaders"),
        "npt": ("crazy-horse", "two-moons"),
    }
    at = table(
        {"N3": "2 green"},
        turn="settlers",
        hands=hands,
        ready={"brown": 0, "green": 0},
        wagons={"mormon": "N4"},
        discs=discs,
    )
    draws = "draw:sodbusters draw:exodusters disc:npt"
    if when == "after":
        act(at, "play:texas-drovers", "play:circle-the-wagons", chance=draws)
    else:
        act(at, "play:circle-the-wagons", "play:texas-drovers")
        act(at, "done", chance=draws)
    act(at, "play:crazy-horse", "activate:N3", "take:green:2", "step:N4", "stop")
    return at


def test_circle_the_wagons_gives_a_wagon_two_dice() -> None:
    """Both hit: the two green die, and the wagon stands."""
    at = circled("after")
    events = act(at, "raid:N4:mormon", chance="green:WB brown:WW")
    assert [len(event.faces) for event in of(events, Rolled)] == [2, 2]
    assert at.casualties[GREEN] == 2 and at.wagon_at[BOARD.place("N4")] == 1


@pytest.mark.parametrize(("when", "discs"), [("before", None), ("after", ())])
def test_circle_the_wagons_covered_or_of_the_last_round_gives_one_die(
    when: str, discs: tuple[str, ...] | None
) -> None:
    at = circled(when, discs)
    events = act(at, "raid:N4:mormon", chance="green:WB brown:T")
    assert [len(event.faces) for event in of(events, Rolled)] == [2, 1]


# --- Land Grants


@pytest.mark.parametrize(("cubes", "laid"), [("1 brown", 1), ("2 brown", 2), ("5 brown", 2), ("3 blue", 0)])
def test_land_grants_lay_one_for_each_brown_beside_the_railhead_two_at_most(cubes: str, laid: int) -> None:
    at = holding("land-grants", {"N4": cubes, "N5": "3 brown"}, track=(7, 0))
    act(at, "play:land-grants")
    assert at.filled == [7 + laid, 0], "P7 lies between N4 and S4"


def test_land_grants_begin_beside_st_louis() -> None:
    at = holding("land-grants", {"N5": "1 brown", "S5": "1 brown", "st-louis": "4 brown"})
    act(at, "play:land-grants")
    assert at.filled == [2, 0]


def test_land_grants_and_the_black_disc_each_lay() -> None:
    """Two and then three in one round."""
    at = holding("land-grants", {"N5": "4 brown"})
    act(at, "play:land-grants", "play:texas-drovers", "done")
    act(at, "done", chance="draw:sodbusters draw:exodusters disc:railroad brown:BB disc:wagons")
    assert at.filled == [5, 0]
