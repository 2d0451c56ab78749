"""Our further rulings, P-64 to P-73: an example of what each of them alone decides."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.effects import Combat, Effect
from tallgrass.games.plains_indian_wars.events import EngagementBegan, Rolled
from tallgrass.games.plains_indian_wars.factions import INDIAN, NPT
from tallgrass.games.plains_indian_wars.rounds import score
from tallgrass.games.plains_indian_wars.rules import Table
from tests.games.plains_indian_wars.table import (
    act,
    acts,
    all_of,
    army,
    asked,
    at,
    clash,
    draw_disc,
    give,
    holds,
    legal,
    march,
    may,
    out,
    place,
    play,
    table,
    walk,
    where,
)

# --- a wagon in purple land (P-64)


@pytest.mark.parametrize(
    ("color", "frm", "to", "on"),
    [
        ("brown", "N6", "NE1", False),  # purple land: the Enemies hold it, wagon or not
        ("green", "N6", "NE1", False),
        ("blue", "N6", "NE1", True),  # they are the Cavalry's friends
        ("brown", "N5", "N8", True),  # home land: nobody's, the wagon opens the way (P-2)
    ],
)
def test_a_lone_wagon_opens_no_purple_land(color: str, frm: str, to: str, on: bool) -> None:
    """P-64: it stops Indians, and Settlers without Cavalry, as it does when it is empty."""
    disc = {"brown": "settlers", "green": "npt", "blue": "cavalry"}[color]
    position = table({frm: f"1 {color}"}, disc=disc, wagons={"oregon": [to]})
    march(position, color)
    walk(position, color, frm, to, throws=None)
    assert bool(may(position, "step")) is on


def test_a_lone_wagon_in_purple_land_takes_it_from_nobody() -> None:
    """P-64: nobody's, and no points, with it as without it."""
    with_wagon, without = table({}, wagons={"oregon": ["NE1"]}), table({})
    assert holds(with_wagon, "NE1") == holds(without, "NE1") == "nobody"
    assert score(with_wagon) == score(without)


# --- hits still owed when purple has gone (P-65)


def test_a_hit_that_nobody_is_left_for_is_lost() -> None:
    """P-65. Two hits on 1 blue and 1 purple: blue dies, purple gives way (P-25), one hit is still owed.

    Brown isn't in that fight (P-31): it loses none, and then fights with all its three.
    """
    position = table({"N11": "2 green 1 blue 3 brown 1 purple"})
    clash(position, "N11")
    act(position, "beside:purple", "green:WW blue:T purple:T")
    act(position, "lose:blue")
    events = act(position, "retreat:purple:NE4", "green:TT brown:WW")
    assert all_of(events, EngagementBegan)[0].armies == (2, 0, 0, 3, 0)
    assert (at(position, "N11"), at(position, "NE4")) == ("3 brown", "1 purple")
    assert out(position) == "2 green 1 blue"


def test_a_hit_still_owed_goes_to_those_left_in_the_fight() -> None:
    """P-65. Two hits on 1 blue and 1 brown: blue dies, purple, which stood by, leaves; brown dies too."""
    position = table({"N11": "2 green 1 blue 1 brown 1 purple"})
    clash(position, "N11")
    act(position, "beside:brown", "green:WW blue:T brown:T")
    act(position, "lose:blue")
    act(position, "retreat:purple:NE4")
    assert (at(position, "N11"), out(position), asked(position)) == ("2 green", "1 blue 1 brown", None)


# --- those who stood by fight a new engagement (P-66)


def test_the_fight_of_those_who_stood_by_is_a_new_one() -> None:
    """P-66. A card gives green a die more in first rounds: two dice, then one; in brown's fight two again.

    First blue and purple fall, in the second and the third round. Then green, alone still, may ambush again.
    """
    position = table({"N11": "1 green 1 blue 1 brown 1 purple"})
    extra = Combat(INDIAN)
    extra.army, extra.extra_dice, extra.rounds = NPT, 1, 1
    position.combat = [extra]
    clash(position, "N11")
    acts(position, "beside:purple")
    act(position, "no-ambush", "green:TT blue:B purple:B")
    act(position, "stay", "green:W blue:T purple:T")
    act(position, "lose:purple", "green:W blue:T")
    assert (at(position, "N11"), legal(position)) == ("1 green 1 brown", {"ambush", "no-ambush"})
    act(position, "no-ambush", "green:TT brown:W")
    assert (at(position, "N11"), out(position)) == ("1 brown", "1 green 1 blue 1 purple")


# --- the way back of equal attackers (P-67)


def test_equal_attackers_go_back_to_land_of_the_other_side_but_not_among_opponents() -> None:
    """P-67. Blue came from N12, where a green cube is now, and from N8, which is empty: the Indians'."""
    position = table({"N11": "2 green 2 blue", "N12": "1 green"})
    clash(position, "N11", frm={"N11": ("N12", "N8")}, throws="green:TB blue:TB")
    assert where(position, "N8", "N12", "N11") == ("2 blue", "1 green", "2 green")


def test_equal_attackers_do_not_go_back_to_what_is_closed_to_them() -> None:
    """P-67, P-52. N8 is closed to blue: they go like a weaker force, to N10, which is of the US."""
    position = table({"N11": "2 green 2 blue", "N10": "1 brown"})
    closed = Effect(-1)
    closed.barred = (army("blue"), army("brown"))
    closed.regions = (place("N8"),)
    position.effects = [closed]
    clash(position, "N11", frm={"N11": ("N8",)}, throws="green:TB blue:TB")
    assert where(position, "N8", "N10") == ("", "2 blue 1 brown")


# --- the last spaces of track (P-68)


@pytest.mark.parametrize(("filled", "then"), [((18, 6), [19, 6]), ((17, 6), [19, 6]), ((15, 6), [18, 7])])
def test_the_union_pacific_lays_the_last_spaces_first(filled: tuple[int, int], then: list[int]) -> None:
    """P-68. Five settlers beside each railhead would lay three spaces each; there are 25 in all."""
    position = table({"N2": "5 brown", "N3": "5 brown"}, mountains=5, filled=filled)
    draw_disc(position, "railroad")
    assert position.filled == then


# --- brown and purple without blue part among Indians too (P-70)


def test_purple_gives_way_among_indians_before_brown_fights() -> None:
    """P-70. Brown enters where purple stands with green: purple goes at once, and brown fights alone."""
    position = table({"N10": "1 brown", "N11": "2 green 1 purple"}, disc="settlers")
    march(position, "brown", moves=1)
    walk(position, "brown", "N10", "N11")
    events = act(position, "retreat:purple:NE4", "green:WB brown:W")
    assert all_of(events, EngagementBegan)[0].armies == (2, 0, 0, 1, 0)
    assert (where(position, "N11", "NE4"), out(position)) == (("1 green", "1 purple"), "1 green 1 brown")


def test_brown_gives_way_among_indians_before_purple_fights() -> None:
    """P-70. And the other way round."""
    position = table({"NE4": "1 purple", "N11": "2 green 1 brown", "N12": "1 blue"}, disc="enemies")
    march(position, "purple", moves=1)
    walk(position, "purple", "NE4", "N11")
    assert may(position, "retreat") == {"brown:N8", "brown:N10", "brown:N12", "brown:NE4", "brown:NE5"}
    events = act(position, "retreat:brown:N12", "green:WB purple:W")
    assert all_of(events, EngagementBegan)[0].armies == (2, 0, 0, 0, 1)
    assert (where(position, "N11", "N12"), out(position)) == (
        ("1 green", "1 blue 1 brown"),
        "1 green 1 purple",
    )


@pytest.mark.parametrize(
    ("standing", "on"), [("1 blue", True), ("1 brown", False), ("2 blue 1 brown", False)]
)
def test_purple_stops_where_brown_stands(standing: str, on: bool) -> None:
    """P-70: be blue there or not. Brown alone goes to N7."""
    position = table({"NE2": "1 purple", "N9": standing}, disc="enemies")
    march(position, "purple")
    walk(position, "purple", "NE2", "N9")
    if standing == "1 brown":
        act(position, "retreat:brown:N7")
    assert bool(may(position, "step")) is on


# --- out of a box in the turn in which cubes came there (P-71)


def greens(standing: dict[str, str], ready: str = "0 green") -> Table:
    """The NPT's turn with Little Wolf (2 groups, 3 moves), Gall and Grandmother's Land."""
    position = table(standing, disc="npt", ready=ready)
    give(position, "Little Wolf", "Gall", "Grandmother's Land")
    draw_disc(position, "npt")
    return position


def test_cubes_placed_in_a_box_may_leave_it_and_those_withdrawn_may_not() -> None:
    """P-71. One green is withdrawn from N9 and two are placed; a fourth was there: three may go on."""
    position = greens({"N9": "1 green", "canada": "1 green", "N3": "1 green"}, ready="2 green")
    play(position, "Grandmother's Land")
    acts(position, "choose:a", "withdraw:N9:1", "done")
    assert at(position, "canada") == "4 green"
    play(position, "Little Wolf")
    acts(position, "activate:canada")
    assert may(position, "take") == {"green:1", "green:2", "green:3"}


def test_cubes_that_have_retreated_into_a_box_may_not_leave_it() -> None:
    """P-71. One of two green retreats to Canada: Grandmother's Land finds nobody there to march."""
    position = greens({"N9": "2 green", "NE3": "2 purple"})
    play(position, "Little Wolf")
    walk(position, "green", "N9", "NE3", count=2, throws="green:BW purple:TT")
    act(position, "retreat:green:canada", "green:W purple:T")
    assert where(position, "NE3", "canada") == ("1 green", "1 green")
    play(position, "Grandmother's Land")
    act(position, "choose:b", None)  # which ends the turn: cards are drawn
    assert not may(position, "activate")
    assert where(position, "NE3", "canada") == ("1 green", "1 green")


# --- one strike (P-73)


def test_it_does_not_matter_from_where_one_strike_comes() -> None:
    """P-73. N7 and N9 have two green each and touch N10: it is named once, and two dice are rolled."""
    position = table({"N7": "2 green", "N9": "2 green", "N10": "3 blue", "N6": "1 blue"}, disc="npt")
    give(position, "Fetterman Fight", "Gall")
    draw_disc(position, "npt")
    play(position, "Fetterman Fight")
    assert legal(position) == {"strike:N6", "strike:N10"}
    events = act(position, "strike:N10", "green:WB")
    assert [event.faces for event in all_of(events, Rolled)] == [(0, 2)]
    assert at(position, "N10") == "2 blue"
