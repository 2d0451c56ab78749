"""Who controls a region, what is enemy-controlled or contested, boxes, limits, supply (P-1 to P-5)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.events import Shed
from tallgrass.games.plains_indian_wars.rules import Table
from tests.games.plains_indian_wars.table import (
    act,
    acts,
    all_of,
    asked,
    at,
    draw_disc,
    give,
    holds,
    legal,
    march,
    may,
    place,
    play,
    table,
    walk,
)

HOME = (
    # An NPT or SPT region is Indian-controlled when Indian cubes equal or outnumber both others.
    ("", "indian"),  # the default
    ("1 green", "indian"),
    ("1 green 1 orange 2 blue", "indian"),  # green and orange count together
    ("2 green 2 purple", "indian"),
    ("2 green 2 brown 2 purple", "indian"),  # counted separately
    ("1 green 2 blue", "us"),
    ("2 green 1 blue 2 brown", "us"),  # blue and brown count together
    ("1 blue 1 purple", "us"),  # U > I, U >= E
    ("1 green 2 purple", "nobody"),
    ("1 blue 2 purple", "nobody"),
    ("1 green 2 blue 3 purple", "nobody"),
    ("1 purple", "nobody"),
)
PURPLE = (
    # The same, except that Enemies win ties against both.
    ("", "nobody"),  # an empty one is E's
    ("1 green", "indian"),
    ("1 green 1 purple", "nobody"),
    ("2 green 1 purple", "indian"),
    ("1 green 1 blue", "indian"),  # I >= U
    ("1 blue", "us"),
    ("1 blue 1 purple", "nobody"),
    ("2 blue 1 purple", "us"),
    ("1 green 2 blue 1 purple", "us"),
    ("1 purple", "nobody"),
)


@pytest.mark.parametrize(("standing", "holder"), HOME)
@pytest.mark.parametrize("region", ["N8", "S7"])
def test_home_regions(region: str, standing: str, holder: str) -> None:
    """P-1."""
    assert holds(table({region: standing}), region) == holder


@pytest.mark.parametrize(("standing", "holder"), PURPLE)
def test_purple_regions(standing: str, holder: str) -> None:
    """P-1: Enemies hold ties and the empty region, which is for neither side."""
    assert holds(table({"NE1": standing}), "NE1") == holder


@pytest.mark.parametrize(
    ("standing", "holder"),
    [("", "nobody"), ("1 green", "indian"), ("1 blue", "us"), ("1 orange 1 brown", "indian")],
)
def test_a_wagon_counts_only_where_it_stands_alone(standing: str, holder: str) -> None:
    """P-1, and 'White Cubes do not affect control, except they deny Indian control of an empty region'."""
    assert holds(table({"N8": standing}, wagons={"oregon": ["N8"]}), "N8") == holder


# --- where a move stops (P-2, P-21)


def goes_on(position: Table, color: str, frm: str, to: str) -> bool:
    """Whether a cube that has entered with a move left may go on."""
    march(position, color)
    walk(position, color, frm, to, throws=None)
    return bool(may(position, "step"))


STOPS = (
    # mover, from, to, what stands there, goes on?
    ("blue", "N5", "N8", "", False),  # an empty home region is Indian-controlled
    ("blue", "N5", "N8", "1 brown", True),
    ("blue", "NE4", "NE3", "", True),  # purple is friendly with blue
    ("blue", "NE4", "NE3", "2 purple", True),
    ("blue", "NE4", "NE3", "1 green", False),
    ("brown", "NE4", "NE3", "", False),  # held by purple, empty too
    ("brown", "NE4", "NE3", "1 blue", True),
    ("green", "NE4", "NE3", "", False),
    ("green", "NE4", "NE3", "1 orange", True),
    ("green", "N5", "N8", "", True),
    ("green", "N5", "N8", "1 blue", False),
    ("green", "N5", "N8", "1 purple", False),  # opponents' cubes on Indian land
    ("purple", "NE4", "NE3", "", True),
    ("purple", "NE4", "N10", "", False),  # Indian land
    ("purple", "NE4", "N10", "1 blue", True),
    ("purple", "NE4", "N10", "1 blue 1 brown", False),  # opponents' cubes
)


@pytest.mark.parametrize(("color", "frm", "to", "standing", "on"), STOPS)
def test_where_a_move_stops(color: str, frm: str, to: str, standing: str, on: bool) -> None:
    """P-2, P-21: enemy-controlled or contested, or with opponents' cubes."""
    disc = {"green": "npt", "blue": "cavalry", "brown": "settlers", "purple": "enemies"}[color]
    position = table({frm: f"1 {color}", to: standing}, disc=disc)
    assert goes_on(position, color, frm, to) == on


def test_wagons_open_the_way() -> None:
    """P-2: a lone wagon's region is nobody's and stops no US cubes."""
    position = table({"N5": "1 brown"}, disc="settlers", wagons={"oregon": ["N8"]})
    assert goes_on(position, "brown", "N5", "N8")


def test_wagons_stop_no_indians() -> None:
    """P-21."""
    position = table({"N10": "1 green"}, disc="npt", wagons={"oregon": ["N8"]})
    assert goes_on(position, "green", "N10", "N8")


# --- boxes (P-3)

WAYS = (
    ("blue", "N1", {"NE1", "N2", "N6", "S1", "rockies"}),  # nobody walks into Sacramento
    ("brown", "N5", {"N4", "N8", "N12", "S5", "st-louis"}),
    ("green", "N5", {"N4", "N8", "N12", "S5"}),
    ("green", "NE2", {"NE1", "NE3", "N9", "canada"}),
    ("orange", "NE2", {"NE1", "NE3", "N9"}),
    ("orange", "SE2", {"S9", "SE1", "SE3", "mexico"}),
    ("green", "SE2", {"S9", "SE1", "SE3"}),
    ("blue", "NE2", {"NE1", "NE3", "N9"}),
    ("purple", "SE1", {"S1", "S2", "S6", "S9", "SE2", "rockies", "mexico"}),
    ("blue", "rockies", {"NE1", "N1", "SE1"}),  # only trail ends
    ("brown", "rockies", {"NE1", "N1", "SE1"}),
    ("green", "rockies", {"NE1", "N1", "S1", "SE1"}),
    ("purple", "canada", {"NE1", "NE2", "NE3", "NE4", "NE5"}),
    ("orange", "mexico", {"SE1", "SE2", "SE3", "SE4", "SE5"}),
    ("brown", "st-louis", {"N5", "S5"}),
)
DISCS = {"green": "npt", "orange": "spt", "blue": "cavalry", "brown": "settlers", "purple": "enemies"}


@pytest.mark.parametrize(("color", "frm", "ways"), WAYS)
def test_boxes(color: str, frm: str, ways: set[str]) -> None:
    """P-3."""
    position = table({frm: f"1 {color}"}, disc=DISCS[color])
    march(position, color)
    walk(position, color, frm)
    assert may(position, "step") == ways


@pytest.mark.parametrize(("color", "frm", "box"), [("blue", "N1", "rockies"), ("brown", "N5", "st-louis")])
def test_entering_a_box_ends_the_move(color: str, frm: str, box: str) -> None:
    """P-3: and nothing is fought there."""
    position = table({frm: f"1 {color}", box: "1 brown"}, disc=DISCS[color])
    march(position, color, moves=3)
    walk(position, color, frm, box)
    assert asked(position) is None


def test_leaving_a_box_is_one_move() -> None:
    """P-3: and the move may go on."""
    position = table({"st-louis": "1 blue", "N5": "1 brown"})
    march(position, "blue")
    walk(position, "blue", "st-louis", "N5")
    assert may(position, "step") == {"N4", "N8", "N12", "S5", "st-louis"}


def test_sacramento_opens_with_the_mountains() -> None:
    """P-3."""
    closed = table({"sacramento": "1 blue", "N5": "1 blue"}, mountains=4)
    march(closed, "blue")
    assert may(closed, "activate") == {"N5"}
    opened = table({"sacramento": "1 blue", "N5": "1 blue"}, mountains=5)
    march(opened, "blue")
    walk(opened, "blue", "sacramento")
    assert may(opened, "step") == {"N1", "S1"}


def test_boxes_have_no_limit_and_no_fights() -> None:
    """P-3: ten and ten in the Rockies."""
    position = table({"rockies": "10 green 9 blue", "N1": "1 blue"})
    march(position, "blue")
    walk(position, "blue", "N1", "rockies")
    assert at(position, "rockies") == "10 green 10 blue"
    assert legal(position) <= {"activate:rockies", "done"}


# --- the limit (P-4)


def test_what_is_over_the_limit_goes_back_after_movement() -> None:
    """P-4: nine green cubes; one of them, back to the Ready Box."""
    position = table({"N8": "8 green", "N11": "1 green"}, disc="npt")
    ready = position.ready[0]
    march(position, "green")
    events = walk(position, "green", "N11", "N8") + act(position, "stop")
    assert len(all_of(events, Shed)) == 1
    assert (at(position, "N8"), position.ready[0]) == ("8 green", ready + 1)


def test_movement_may_pass_the_limit_for_the_time_being() -> None:
    """P-4: nine are no hindrance while others still leave."""
    position = table({"N8": "8 green", "N11": "1 green"}, disc="npt")
    march(position, "green", groups=2, moves=1)
    walk(position, "green", "N11", "N8")
    assert at(position, "N8") == "9 green"
    walk(position, "green", "N8", "N10")
    act(position, "done")
    assert (at(position, "N8"), at(position, "N10")) == ("8 green", "1 green")


def test_the_owner_says_which_cube_goes_back() -> None:
    """P-4, P-50: blue, brown and purple share eight; the acting seat, which owns one of them, chooses."""
    position = table({"NE4": "6 blue 1 brown 1 purple", "NE3": "1 blue"}, seats=3)
    march(position, "blue", moves=1)
    walk(position, "blue", "NE3", "NE4")
    assert (asked(position), legal(position)) == (1, {"shed:blue", "shed:brown", "shed:purple"})
    act(position, "shed:brown")
    assert at(position, "NE4") == "7 blue 1 purple"


def test_where_the_acting_player_owns_none_of_them_another_says_which() -> None:
    """P-4, P-50: Settlers leave a blue cube they took along with eight of blue and purple, and go on."""
    standing = {"N9": "4 brown 1 blue", "NE2": "5 blue 3 purple"}
    position = table(standing, seats=4, disc="settlers", auto_consent=True)
    march(position, "brown", moves=3)
    acts(position, "activate:N9", "take:brown:4", "take:blue:1", "step:NE2", "drop:blue:1", "step:NE1")
    assert (asked(position), legal(position)) == (2, {"shed:blue", "shed:purple"})


def test_both_sides_have_a_limit_of_their_own() -> None:
    """P-4: eight Indian and eight US-allied cubes."""
    position = table({"N8": "4 green 4 orange", "N5": "8 blue"})
    march(position, "blue", moves=1)
    events = walk(position, "blue", "N5", "N8", count=8, throws=None)
    assert not all_of(events, Shed)


# --- the supply (P-5)


def test_only_what_is_ready_can_be_placed() -> None:
    """P-5: four cubes, of which one is there."""
    position = table({"N8": "1 green"}, disc="npt", ready="1 green")
    give(position, "Red Cloud")
    draw_disc(position, "npt")
    play(position, "Red Cloud")
    assert may(position, "place") == {f"N{number}:1" for number in range(1, 13)}
    act(position, "place:N1:1")
    assert position.ready[0] == 0
    assert position.cubes[0][place("N1")] == 1
    assert not may(position, "place")
