"""Cubes that a card of one's own takes off the map (P-78), and cards with several options to choose."""

from __future__ import annotations

from typing import Any

from tallgrass.games.plains_indian_wars.events import Forced, Recovered, Removed
from tallgrass.games.plains_indian_wars.factions import NOWHERE
from tests.games.plains_indian_wars.own_cards import Op, carry_out, do, game_of, may, removed
from tests.games.plains_indian_wars.table import all_of, asked, holds, out, place, where


def remove(target: list[str], count: int, where: Any = "any", to: str = "casualty", **more: Any) -> Op:
    """A removal."""
    return {"op": "remove", "target": target, "count": count, "where": where, "to": to, **more}


# --- removal


def test_who_plays_the_card_says_from_where_boxes_too() -> None:
    on = {"N8": "2 green", "N7": "1 green", "canada": "1 green", "S4": "5 orange"}
    position, _ = carry_out("cavalry", remove(["npt"], 2), on=on, seats=4)
    assert asked(position) == 2
    assert may(position) == {"withdraw:N8:1", "withdraw:N8:2", "withdraw:N7:1", "withdraw:canada:1"}
    do(position, "withdraw:N8:1")
    assert may(position) == {"withdraw:N7:1", "withdraw:canada:1"}
    events = do(position, "withdraw:canada:1")
    assert where(position, "N8", "N7", "canada") == ("1 green", "1 green", "")
    assert out(position) == "2 green"
    assert all_of(events, Removed) == [Removed(army=0, count=1, place=place("canada"), permanent=False)]


def test_for_good() -> None:
    position, _ = carry_out("cavalry", remove(["npt"], 2, to="permanent"), on={"N8": "3 green"})
    assert (where(position, "N8"), out(position), removed(position, "green")) == (("1 green",), "", 2)


def test_if_there_are_no_more_all_go_and_nothing_is_asked() -> None:
    on = {"N8": "1 green", "N7": "2 green"}
    position, events = carry_out("cavalry", remove(["npt"], 4), on=on)
    assert (where(position, "N8", "N7"), out(position)) == (("", ""), "3 green")
    assert not all_of(events, Forced)


def test_so_many_that_the_rest_is_there() -> None:
    """Three of four: of N8 two at least, for N7 has but one."""
    on = {"N8": "3 green", "N7": "1 green"}
    position, _ = carry_out("cavalry", remove(["npt"], 3), on=on)
    assert may(position) == {"withdraw:N8:2", "withdraw:N8:3", "withdraw:N7:1"}
    do(position, "withdraw:N8:2")
    assert (where(position, "N8", "N7"), position.agenda) == (("1 green", ""), [])


def test_only_from_the_regions_that_the_card_names() -> None:
    on = {"N8": "3 green", "N7": "1 green", "N4": "1 green"}
    position, _ = carry_out("cavalry", remove(["npt"], 1, ["N7", "N4"]), on=on)
    assert may(position) == {"withdraw:N7:1", "withdraw:N4:1"}


def test_so_many_of_each_faction_the_first_one_first() -> None:
    on = {"N8": "2 green 2 orange", "N7": "1 green"}
    position, _ = carry_out("cavalry", remove(["spt", "npt"], 1), on=on)
    assert where(position, "N8", "N7") == ("2 green 1 orange", "1 green")
    do(position, "withdraw:N7:1")
    assert out(position) == "1 green 1 orange"


def test_control_changes_and_purple_gives_way_when_blue_is_gone() -> None:
    """P-25: then the next faction is asked for."""
    on = {"N6": "1 blue 2 brown 1 purple", "N4": "1 brown"}
    position, _ = carry_out("npt", remove(["cavalry", "settlers"], 1), on=on, seats=4)
    assert (where(position, "N6"), holds(position, "N6")) == (("2 brown 1 purple",), "us")
    assert asked(position) == 2 and all(action.startswith("retreat:purple:") for action in may(position))
    do(position, "retreat:purple:NE1")
    assert (asked(position), may(position)) == (0, {"withdraw:N6:1", "withdraw:N4:1"})
    do(position, "withdraw:N4:1")
    assert where(position, "N6", "N4", "NE1") == ("2 brown", "", "1 purple")


def test_out_of_the_casualty_box_so_many_of_each() -> None:
    op = remove(["npt", "spt"], 2, "casualty", "permanent")
    position, events = carry_out("cavalry", op, on={"N8": "1 green"}, casualties="3 green 1 orange")
    assert (out(position), removed(position, "green"), removed(position, "orange")) == ("1 green", 2, 1)
    assert [event.place for event in all_of(events, Removed)] == [NOWHERE, NOWHERE]


def test_the_player_is_told_where_they_go() -> None:
    for to, told in (("casualty", "to the Casualty Box"), ("permanent", "out of the game")):
        op = remove(["npt"], 2, to=to)
        position, _ = carry_out("cavalry", op, on={"N8": "2 green", "N7": "2 green"})
        words = game_of("cavalry", op).words(seats=2)
        assert words.prompt(position.view(1)) == f"Pack Trains: two green cubes go {told}. From where?"
        assert words.prompt(position.view(0)) == "Waiting for US to take cubes off the map."
        action = position.actions.withdrawing(place("N8"), 2)
        assert words.action(action, position.view(1)).startswith("Take two green cubes from N8")


# --- several options


def options(count: int) -> list[Op]:
    """Three options, each with a step, in this order."""
    return [
        {"op": "choose", "count": count, "options": ["a", "b", "c"]},
        {"op": "recover", "option": "a", "faction": "npt", "count": 1},
        {"op": "recover", "option": "b", "faction": "spt", "count": 1},
        {"op": "recover", "option": "c", "faction": "cavalry", "count": 1},
    ]


def test_two_of_three() -> None:
    """One after the other, none twice; they are done in the order of the card."""
    dead = "1 green 1 orange 1 blue"
    position, _ = carry_out("npt", *options(2), on={}, casualties=dead)
    assert may(position) == {"choose:a", "choose:b", "choose:c"}
    do(position, "choose:c")
    assert (may(position), out(position)) == ({"choose:a", "choose:b"}, dead)
    events = do(position, "choose:a")
    assert out(position) == "1 orange"
    assert [event.army for event in all_of(events, Recovered)] == [0, 2]


def test_one_of_three_as_ever() -> None:
    position, _ = carry_out("npt", *options(1), on={}, casualties="1 green 1 orange 1 blue")
    do(position, "choose:b")
    assert (out(position), position.agenda) == ("1 green 1 blue", [])


def test_the_player_is_told_how_many_are_left() -> None:
    position, _ = carry_out("npt", *options(2), on={}, casualties="1 green 1 orange 1 blue")
    words = game_of("npt", *options(2)).words(seats=2)
    assert words.prompt(position.view(0)).endswith(" Choose two.")
    do(position, "choose:b")
    assert words.prompt(position.view(0)).endswith(" Choose one more.")
    assert position.why_not(0, position.actions.choose + position.actions.options.index("b")) is not None
