"""Strikes that our edition doesn't have: with a reply, at several targets, from where they leave (P-76)."""

from __future__ import annotations

from typing import Any

from tallgrass.games.plains_indian_wars.events import Forced, Lost, Rolled
from tallgrass.games.plains_indian_wars.factions import NOWHERE
from tests.games.plains_indian_wars.own_cards import Op, carry_out, do, game_of, may, removed
from tests.games.plains_indian_wars.table import all_of, asked, at, out, place, where


def strike(faction: str, target: list[str], **more: Any) -> Op:
    """A strike of two dice at one region beside, which hits with Weapons, but for what is told."""
    plain = {"frm": "own_occupied", "min_own": 1, "range": "adjacent", "max_targets": 1}
    dice = {"dice": 2, "hits": ["weapon"], "reply": False}
    return {"op": "strike", "faction": faction, "target": target, **plain, **dice, **more}


# --- a reply


def test_both_sides_lose_cubes_those_who_struck_first() -> None:
    """Blue has two dice and brown one. A Weapon on each side: one green of N8, one of blue, the larger."""
    on = {"N8": "2 green", "N10": "1 green", "N7": "2 blue 1 brown"}
    position, _ = carry_out("npt", strike("npt", ["us"], reply=True), on=on)
    assert may(position) == {"name:N8", "name:N10"}
    events = do(position, "name:N8", "green:WB blue:WT brown:B")
    assert where(position, "N8", "N7", "N10") == ("1 green", "1 blue 1 brown", "1 green")
    assert [event.place for event in all_of(events, Lost)] == [place("N8"), place("N7")]
    assert out(position) == "1 green 1 blue"
    assert not position.agenda
    assert [event.what for event in all_of(events, Rolled)] == ["strike", "reply", "reply"]


def test_who_is_hit_rolls_back_all_the_same() -> None:
    on = {"N8": "1 green", "N7": "1 blue"}
    position, events = carry_out("npt", strike("npt", ["us"], reply=True), on=on, throws="green:WW blue:W")
    assert where(position, "N8", "N7") == ("", "")
    assert all_of(events, Forced), "one source and one target: nothing to say"


def test_only_weapons_hit_back_whatever_the_card_says_of_its_own_dice() -> None:
    op = strike("npt", ["us"], reply=True, hits=["treaty", "blank"])
    position, _ = carry_out("npt", op, on={"N8": "3 green", "N7": "3 blue"}, throws="green:TB blue:TB")
    assert where(position, "N8", "N7") == ("3 green", "1 blue")


def test_only_those_who_can_be_hit_roll_back() -> None:
    op = strike("npt", ["settlers"], reply=True)
    position, _ = carry_out(
        "npt", op, on={"N8": "1 green", "N7": "3 blue 1 brown"}, throws="green:BB brown:W"
    )
    assert where(position, "N8", "N7") == ("", "3 blue 1 brown")


def test_cubes_that_leave_the_game_are_those_of_the_targets() -> None:
    op = strike("npt", ["us"], reply=True, permanent_first=1)
    position, _ = carry_out("npt", op, on={"N8": "2 green", "N7": "2 blue"}, throws="green:WW blue:WB")
    assert out(position) == "1 green 1 blue"
    assert (removed(position, "green"), removed(position, "blue")) == (0, 1)


def test_a_force_of_two_factions_loses_of_the_larger_and_its_owner_says_of_equals() -> None:
    """Normal dice: all Indian cubes strike. SPT's player is at turn, so the tie is his (P-50)."""
    op = strike("spt", ["us"], dice="normal", reply=True)
    on = {"S5": "1 green 1 orange", "S4": "2 blue"}
    position, _ = carry_out("spt", op, on=on, seats=4, throws="green:B orange:B blue:WB")
    assert (asked(position), may(position)) == (1, {"lose:green", "lose:orange"})
    do(position, "lose:green")
    assert where(position, "S5", "S4") == ("1 orange", "2 blue")


def test_dice_in_number_are_the_faction_s_alone_and_so_are_the_losses() -> None:
    op = strike("spt", ["us"], reply=True)
    on = {"S5": "3 green 1 orange", "S4": "2 blue"}
    position, _ = carry_out("spt", op, on=on, throws="orange:BB blue:WW")
    assert where(position, "S5", "S4") == ("3 green", "2 blue")


def test_purple_strikes_with_blue_and_never_with_brown() -> None:
    """P-31: by normal dice blue strikes along with either; the losses are theirs."""
    on = {"N6": "1 blue 1 brown 3 purple", "N7": "2 green"}
    for faction, throws, left in (
        ("enemies", "blue:B purple:BB green:WB", "1 blue 1 brown 2 purple"),
        ("settlers", "blue:B brown:B green:WB", None),
    ):
        op = strike(faction, ["npt"], dice="normal", reply=True)
        position, _ = carry_out("cavalry", op, on=on, throws=throws)
        if left is None:
            assert may(position) == {"lose:blue", "lose:brown"}
        else:
            assert where(position, "N6") == (left,)


# --- several targets


def test_targets_are_named_and_struck_one_after_another() -> None:
    op = strike("npt", ["us"], max_targets=2, dice=1)
    on = {"N8": "2 green", "N4": "1 blue", "N5": "1 brown", "N7": "1 blue"}
    position, _ = carry_out("npt", op, on=on)
    assert may(position) == {"strike:N4", "strike:N5", "strike:N7"}
    do(position, "strike:N4", "green:B")
    assert may(position) == {"strike:N5", "strike:N7", "done"}
    do(position, "strike:N5", "green:W")
    assert (where(position, "N4", "N5", "N7"), may(position)) == (("1 blue", "", "1 blue"), set())
    assert position.struck == [place("N4"), place("N5")]


def test_after_the_first_one_he_may_stop() -> None:
    op = strike("npt", ["us"], max_targets=3, dice=1)
    on = {"N8": "2 green", "N4": "1 blue", "N5": "1 brown", "N7": "1 blue"}
    position, _ = carry_out("npt", op, on=on)
    do(position, "strike:N7", "green:W")
    do(position, "done")
    assert (where(position, "N4", "N5", "N7"), position.agenda) == (("1 blue", "1 brown", ""), [])


def test_a_force_that_has_become_too_small_strikes_no_more() -> None:
    op = strike("npt", ["us"], max_targets=2, min_own=2, reply=True)
    on = {"N8": "2 green", "N5": "1 brown", "N7": "2 blue"}
    position, _ = carry_out("npt", op, on=on)
    do(position, "strike:N7", "green:BB blue:WB")
    assert (where(position, "N8", "N5", "N7"), position.agenda) == (("1 green", "1 brown", "2 blue"), [])


def test_who_strikes_all_in_reach_with_a_reply_strikes_while_he_can() -> None:
    """N4, then N5; after that nobody is left for N7."""
    op = strike("npt", ["us"], max_targets=0, dice="normal", reply=True)
    on = {"N8": "2 green", "N4": "1 blue", "N5": "1 blue", "N7": "1 blue"}
    throws = "green:BB blue:W green:W blue:W"
    position, _ = carry_out("npt", op, on=on, throws=throws)
    assert where(position, "N8", "N4", "N5", "N7") == ("", "1 blue", "", "1 blue")


# --- what later steps say of it


def test_a_change_where_it_was_struck_holds_in_each_region() -> None:
    op = strike("cavalry", ["npt", "spt"], max_targets=2, dice=1)
    mod = {"op": "combat_mod", "side": "indian", "region": "struck", "no_ambush": True, "scope": "turn"}
    position, _ = carry_out("cavalry", op, mod, on={"N7": "1 blue", "N8": "2 green", "N4": "2 green"})
    do(position, "strike:N4", "blue:B")
    do(position, "strike:N8", "blue:B")
    assert [combat.region for combat in position.combat] == [place("N4"), place("N8")]


def test_of_two_strikes_it_is_the_later_one() -> None:
    ops = [strike("cavalry", ["npt"], dice=1), strike("cavalry", ["spt"], dice=1)]
    mod = {"op": "combat_mod", "side": "indian", "region": "struck", "no_ambush": True, "scope": "turn"}
    on = {"N7": "1 blue", "N8": "1 green", "N4": "1 orange"}
    position, _ = carry_out("cavalry", *ops, mod, on=on, throws="blue:B blue:B")
    assert [combat.region for combat in position.combat] == [place("N4")]


def test_a_strike_that_was_not_chosen_has_struck_nobody() -> None:
    """Not even where another card struck before."""
    ops: list[Op] = [
        {"op": "choose", "count": 1, "options": ["a", "b"]},
        strike("cavalry", ["npt"], option="a"),
        {"op": "combat_mod", "side": "us", "region": "struck", "no_ambush": True, "scope": "turn"},
        {"op": "draw", "count": 1, "option": "b"},
    ]
    position, _ = carry_out("cavalry", *ops, on={"N7": "1 blue", "N8": "1 green"})
    position.struck, position.striking = [place("N8")], place("N7")
    position.decks[2] = []
    do(position, "choose:b")
    assert (position.combat, position.agenda) == ([], [])


def test_where_the_force_leaves_it_is_said_which_it_is() -> None:
    """One target only; but N8 or N10 goes to Canada."""
    ops = [
        strike("npt", ["us"]),
        {"op": "relocate", "faction": "npt", "frm": "striking_region", "to": "canada"},
    ]
    position, _ = carry_out("npt", *ops, on={"N8": "1 green", "N10": "2 green", "N7": "1 blue"})
    assert may(position) == {"name:N8", "name:N10"}
    do(position, "name:N10", "green:BB")
    assert where(position, "N8", "N10", "canada") == ("1 green", "", "2 green")


# --- words


def test_the_player_is_told_who_strikes_back_and_how_many_regions_are_left() -> None:
    op = strike("spt", ["us"], dice="normal", reply=True, max_targets=2)
    words = game_of("spt", op).words(seats=2)
    on = {"S5": "2 green 2 orange", "S4": "2 blue", "S8": "1 blue"}
    position, _ = carry_out("spt", op, on=on)
    do(position, "strike:S4", "green:BB orange:BB blue:WB")
    told = words.prompt(position.view(0))
    assert told.startswith("S4 strikes back at S5 (")
    assert told.endswith(": one cube still to lose. Which first?")
    do(position, "lose:green")
    told = words.prompt(position.view(0))
    assert told == "Wagon Train Raid: which region is struck next, if any? One at most."
    done = position.actions.done
    assert words.action(done, position.view(0)) == "Strike no other region"
    assert position.striking != NOWHERE and at(position, "S5") == "1 green 2 orange"
