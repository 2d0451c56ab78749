"""Wagons: the White disc (P-40) and Indian attacks (P-39)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.effects import Effect
from tallgrass.games.plains_indian_wars.events import EngagementBegan, Rolled, Shed
from tallgrass.games.plains_indian_wars.factions import SPT
from tests.games.plains_indian_wars.table import (
    act,
    acts,
    all_of,
    asked,
    at,
    draw_disc,
    give,
    holds,
    hunt,
    legal,
    march,
    may,
    out,
    place,
    play,
    table,
    wagons,
    walk,
)

# --- the White disc (P-40)


def test_two_wagons_set_out_and_all_go_west() -> None:
    """The Settlers player gives each new one a trail; new and old go one region."""
    position = table({}, seats=4, wagons={"oregon": ["N5", "N7"], "santa-fe": ["S6"]})
    draw_disc(position, "wagons")
    assert (asked(position), legal(position)) == (
        3,
        {"trail:oregon", "trail:california", "trail:mormon", "trail:santa-fe"},
    )
    acts(position, "trail:oregon", "trail:california")
    assert wagons(position, "oregon") == ["N5", "N8", "N6"]
    assert wagons(position, "california") == ["S5"]
    assert wagons(position, "santa-fe") == ["SE1"]


def test_a_wagon_arrives_off_its_last_region() -> None:
    position = table({}, wagons={"oregon": ["NE1"], "mormon": ["N1", "N2"]})
    draw_disc(position, "wagons")
    acts(position, "trail:mormon", "trail:mormon")
    assert position.arrived == 2
    assert wagons(position, "mormon") == ["N5", "N5", "N1"]
    assert wagons(position, "oregon") == []


def test_what_is_left_of_twenty() -> None:
    """One is left, then none."""
    position = table({})
    position.wagons_ready, position.arrived = 1, 19
    draw_disc(position, "wagons")
    act(position, "trail:oregon")
    assert (position.wagons_ready, wagons(position, "oregon"), asked(position)) == (0, ["N5"], None)
    position = table({})
    position.wagons_ready, position.arrived = 0, 20
    draw_disc(position, "wagons")
    assert asked(position) is None


def test_nothing_stops_wagons_and_nothing_is_fought() -> None:
    """Indians, purple, eight US cubes."""
    standing = {"N7": "3 green", "N6": "2 purple", "NE1": "8 blue"}
    position = table(standing, wagons={"oregon": ["N8", "N7", "N6"]})
    events = draw_disc(position, "wagons")
    events += acts(position, "trail:mormon", "trail:mormon")
    assert wagons(position, "oregon") == ["N7", "N6", "NE1"]
    assert not all_of(events, EngagementBegan)
    assert holds(position, "N7") == "indian"


def test_wagons_are_above_the_limit() -> None:
    """Eight brown beside nine wagons in N8: no cube and no wagon goes back."""
    position = table({"N5": "1 brown", "N8": "7 brown"}, disc="settlers", wagons={"oregon": ["N8"] * 9})
    march(position, "brown", moves=1)
    events = walk(position, "brown", "N5", "N8")
    assert not all_of(events, Shed)
    assert (at(position, "N8"), wagons(position, "oregon")) == ("8 brown", ["N8"] * 9)


def test_where_a_wagon_stands_alone_the_indians_lose_control_and_get_it_back() -> None:
    position = table({}, wagons={"oregon": ["N8"]})
    assert (holds(position, "N8"), holds(position, "N7")) == ("nobody", "indian")
    draw_disc(position, "wagons")
    acts(position, "trail:mormon", "trail:mormon")
    assert (holds(position, "N8"), holds(position, "N7"), holds(position, "N5")) == (
        "indian",
        "nobody",
        "nobody",
    )


# --- who may be attacked (P-39)


def test_not_while_us_cubes_are_there() -> None:
    """Blue, brown or purple; but beside cubes of the acting faction, moved or not."""
    standing = {"N8": "2 green", "N7": "2 green 1 purple", "N6": "2 orange", "N4": "1 green"}
    position = table(standing, disc="npt", wagons={"oregon": ["N8", "N7", "N6"], "mormon": ["N4", "N3"]})
    hunt(position, "green")
    assert legal(position) == {"raid:N8:oregon", "raid:N4:mormon", "done"}


def test_no_one_must() -> None:
    position = table({"N8": "2 green"}, disc="npt", wagons={"oregon": ["N8"]})
    hunt(position, "green")
    act(position, "done")
    assert (wagons(position, "oregon"), asked(position)) == (["N8"], None)


def test_after_the_engagements_of_the_movement() -> None:
    """First the fight with blue, then the wagon it has guarded."""
    position = table(
        {"N8": "1 blue", "N10": "2 green"}, disc="npt", wagons={"oregon": ["N8"]}, ready="2 green"
    )
    give(position, "Spotted Tail", "Gall")
    draw_disc(position, "npt")
    play(position, "Spotted Tail")
    act(position, "place:N1:2")
    acts(position, "activate:N10", "take:green:2", "step:N8")
    act(position, "done", "green:WB blue:T")
    assert legal(position) == {"raid:N8:oregon", "done"}


def test_again_after_an_event() -> None:
    """A wagon that was left alone may be attacked then; one that was attacked may not."""
    position = table({"N8": "2 green"}, disc="npt", wagons={"oregon": ["N8", "N8"]}, ready="0 green")
    give(position, "Spotted Tail", "Fetterman Fight")
    draw_disc(position, "npt")
    play(position, "Spotted Tail")
    act(position, "done")
    act(position, "raid:N8:oregon", "green:WB brown:T")
    acts(position, "break-off", "done")
    play(position, "Fetterman Fight")
    assert legal(position) == {"raid:N8:oregon", "done"}
    act(position, "raid:N8:oregon", "green:WB brown:T")
    act(position, "break-off", None)
    assert not may(position, "raid")


def test_purple_attacks_none() -> None:
    position = table({"N6": "1 purple"}, disc="enemies", wagons={"oregon": ["N6"]}, ready="1 purple")
    draw_disc(position, "enemies")
    act(position, "place:canada:1")
    assert not may(position, "raid")
    act(position, "done")
    assert asked(position) is None


# --- an attack


def test_two_weapons_in_one_round_destroy_it() -> None:
    position = table({"N8": "2 green"}, disc="npt", wagons={"oregon": ["N8"]})
    ready = position.wagons_ready
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:WW brown:T")
    assert (position.destroyed, wagons(position, "oregon"), position.wagons_ready) == (1, [], ready)
    assert holds(position, "N8") == "indian"


def test_hits_come_before_blanks() -> None:
    """The wagon rolls a Blank, too late."""
    position = table({"N8": "2 green"}, disc="npt", wagons={"oregon": ["N8"]})
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:WW brown:B")
    assert (position.destroyed, position.arrived, wagons(position, "oregon")) == (1, 0, [])


def test_allies_join_in() -> None:
    """One green and one orange: a Weapon each."""
    position = table({"N8": "1 green 1 orange"}, disc="npt", seats=4, wagons={"oregon": ["N8"]})
    hunt(position, "green")
    events = act(position, "raid:N8:oregon", "green:W orange:W brown:W")
    assert [len(event.faces) for event in all_of(events, Rolled)] == [1, 1, 1]
    assert position.destroyed == 1
    # The wagon's Weapon still costs a cube, and the acting seat owns one of the largest (P-50).
    assert (asked(position), legal(position)) == (0, {"lose:green", "lose:orange"})
    act(position, "lose:orange")
    assert (at(position, "N8"), out(position)) == ("1 green", "1 orange")


def test_single_hits_are_not_kept() -> None:
    """One Weapon, and one in the next round: not two in one."""
    position = table({"N8": "2 green"}, disc="npt", wagons={"oregon": ["N8"]})
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:WT brown:W")
    assert (at(position, "N8"), legal(position)) == ("1 green", {"roll", "break-off"})
    act(position, "roll", "green:W brown:T")
    assert (position.destroyed, wagons(position, "oregon")) == (0, ["N8"])


def test_attackers_may_break_off_and_come_no_more_this_turn() -> None:
    position = table({"N8": "2 green"}, disc="npt", wagons={"oregon": ["N8"]})
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:WB brown:T")
    act(position, "break-off")
    assert (wagons(position, "oregon"), asked(position)) == (["N8"], None)


def test_each_of_two_wagons_once() -> None:
    position = table({"N8": "2 green"}, disc="npt", wagons={"oregon": ["N8", "N8"]})
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:WB brown:T")
    act(position, "break-off")
    assert legal(position) == {"raid:N8:oregon", "done"}
    act(position, "raid:N8:oregon", "green:WW brown:T")
    assert (wagons(position, "oregon"), asked(position)) == (["N8"], None)


def test_another_wagon_may_be_attacked_when_one_is_destroyed() -> None:
    position = table({"N8": "2 green"}, disc="npt", wagons={"oregon": ["N8", "N8"]})
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:WW brown:T")
    assert (position.destroyed, legal(position)) == (1, {"raid:N8:oregon", "done"})


@pytest.mark.parametrize(("standing", "destroyed"), [("2 green", 0), ("1 green 1 orange", 1)])
def test_one_hit_is_enough_only_if_orange_is_among_the_attackers(standing: str, destroyed: int) -> None:
    """Wagon Train Raid, were it in force in a turn of the NPT."""
    position = table({"N8": standing}, disc="npt", wagons={"oregon": ["N8"]})
    card = Effect(-1)
    card.hits_needed, card.requires = 1, SPT
    position.effects = [card]
    hunt(position, "green")
    throws = "green:WB brown:T" if standing == "2 green" else "green:W orange:B brown:T"
    act(position, "raid:N8:oregon", throws)
    assert position.destroyed == destroyed


def test_a_blank_moves_it_west_and_ends_the_attack() -> None:
    """And it isn't attacked there this turn, though Indians stand there."""
    position = table({"N8": "2 green", "N7": "2 green"}, disc="npt", wagons={"oregon": ["N8"]})
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:WT brown:B")
    assert (wagons(position, "oregon"), asked(position)) == (["N7"], None)
    assert (holds(position, "N8"), position.control[place("N7")]) == ("indian", 0)


def test_a_wagon_that_stands_there_may_still_be_attacked() -> None:
    """The one that came has had its attack; the one that was there has not."""
    position = table({"N8": "2 green", "N7": "2 green"}, disc="npt", wagons={"oregon": ["N8", "N7"]})
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:WT brown:B")
    assert legal(position) == {"raid:N7:oregon", "done"}
    act(position, "raid:N7:oregon", "green:WW brown:T")
    assert (position.destroyed, wagons(position, "oregon"), asked(position)) == (1, ["N7"], None)


def test_off_the_last_region_it_has_arrived() -> None:
    position = table({"NE1": "2 green"}, disc="npt", wagons={"oregon": ["NE1"]})
    hunt(position, "green")
    act(position, "raid:NE1:oregon", "green:WT brown:B")
    assert (position.arrived, wagons(position, "oregon")) == (1, [])


def test_treaties_on_both_sides_end_the_attack() -> None:
    """It stays, and nothing else of the round counts."""
    position = table({"N8": "4 green 1 orange"}, disc="npt", wagons={"oregon": ["N8"]})
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:WT orange:W brown:T")
    assert (wagons(position, "oregon"), position.destroyed, asked(position)) == (["N8"], 0, None)


def test_the_attackers_blanks_mean_nothing() -> None:
    position = table({"N8": "2 green"}, disc="npt", wagons={"oregon": ["N8"]})
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:BB brown:T")
    assert legal(position) == {"roll", "break-off"}


def test_the_last_attacker_may_fall() -> None:
    position = table({"N8": "1 green"}, disc="npt", wagons={"oregon": ["N8"]})
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:W brown:W")
    assert (at(position, "N8"), wagons(position, "oregon"), asked(position)) == ("", ["N8"], None)
    assert holds(position, "N8") == "nobody"


@pytest.mark.parametrize(("throws", "left"), [("green:TW brown:BB", ["N7"]), ("green:TW brown:WB", ["N7"])])
def test_two_dice_of_a_wagon(throws: str, left: list[str]) -> None:
    """Circle the Wagons: two Blanks are one move; a Weapon costs a cube before it goes."""
    position = table({"N8": "2 green", "N7": "1 green"}, disc="settlers", wagons={"oregon": ["N8"]})
    give(position, "Circle the Wagons", "Sodbusters")
    draw_disc(position, "settlers")
    play(position, "Circle the Wagons")
    hunt(position, "green")
    act(position, "raid:N8:oregon", throws)
    assert wagons(position, "oregon") == left
    assert len(at(position, "N8").split()) == 2
    assert at(position, "N8") == ("1 green" if "WB" in throws else "2 green")


def test_a_wagon_that_has_killed_its_last_attacker_rolls_on_by_its_blank() -> None:
    """Circle the Wagons: a Weapon and a Blank. A surviving wagon that rolls a Blank must go west."""
    position = table({"N8": "1 green"}, disc="npt", wagons={"oregon": ["N8"]})
    card = Effect(-1)
    card.wagon_dice = 2
    position.effects = [card]
    hunt(position, "green")
    act(position, "raid:N8:oregon", "green:W brown:WB")
    assert (at(position, "N8"), wagons(position, "oregon"), asked(position)) == ("", ["N7"], None)
