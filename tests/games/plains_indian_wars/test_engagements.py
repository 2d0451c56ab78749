"""Engagements: which, who fights, ambush, dice, hits, their end (P-30 to P-33, P-35, P-38)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.effects import Combat
from tallgrass.games.plains_indian_wars.events import EngagementBegan, Lost, Rolled
from tallgrass.games.plains_indian_wars.factions import CAVALRY, INDIAN, US
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

# --- which are fought (P-30)


def test_moving_in_is_an_engagement() -> None:
    """It is fought after all movement, at once if it is the only one."""
    position = table({"N5": "2 blue", "N8": "2 green"})
    march(position, "blue")
    events = walk(position, "blue", "N5", "N8", count=2, throws="green:BB blue:WW")
    assert all_of(events, EngagementBegan)[0].region == place("N8")
    assert (at(position, "N8"), out(position)) == ("2 blue", "2 green")


def test_all_movement_comes_first() -> None:
    """Two groups: nothing is rolled before the second has moved."""
    position = table({"N5": "1 blue", "S5": "1 blue", "N4": "2 green"})
    march(position, "blue", groups=2)
    assert not all_of(walk(position, "blue", "N5", "N4"), Rolled)
    events = walk(position, "blue", "S5", "N4", throws="green:BT blue:WW")
    assert [event.faces for event in all_of(events, Rolled)] == [(2, 1), (0, 0)]
    assert at(position, "N4") == "2 blue"


def test_the_acting_player_sets_the_order() -> None:
    position = table({"N4": "2 green 1 blue", "N8": "2 green 1 blue"})
    clash(position, "N4", "N8")
    assert (asked(position), legal(position)) == (1, {"fight:N4", "fight:N8"})


def test_only_where_somebody_has_moved() -> None:
    """Nobody moved into N8."""
    position = table({"N4": "2 green 1 blue", "N8": "2 green 1 blue"})
    clash(position, "N4", throws="green:BW blue:B")
    assert where(position, "N4", "N8") == ("2 green", "2 green 1 blue")


def test_wagons_trigger_none() -> None:
    """Indians come to a wagon."""
    position = table({"N10": "1 green"}, disc="npt", wagons={"oregon": ["N8"]})
    march(position, "green", moves=1)
    events = walk(position, "green", "N10", "N8")
    assert not all_of(events, EngagementBegan)


def test_placing_beside_opponents_counts_as_moving_to_them() -> None:
    """P-62. Purple is placed beside green in a purple region: the lone green may ambush."""
    position = table({"NE1": "1 green", "NE5": "1 purple"}, disc="enemies")
    draw_disc(position, "enemies")
    act(position, "place:NE1:1")
    act(position, "done")
    assert (asked(position), legal(position)) == (0, {"ambush", "no-ambush"})


def test_an_event_that_places_beside_opponents() -> None:
    """Crow Scouts before the main card: the fight comes after all movement."""
    position = table({"NE1": "2 green", "N5": "1 blue"}, ready="2 purple")
    give(position, "Crow Scouts", "Fort Union", "Pack Trains")
    draw_disc(position, "cavalry")
    play(position, "Crow Scouts")
    act(position, "place:NE1:2")
    act(position, "done")
    play(position, "Fort Union")
    act(position, "transfer:0")
    act(position, "done", "green:TT purple:WW")
    assert at(position, "NE1") == "2 purple"


def test_indians_and_purple_fight() -> None:
    """Purple is everybody's enemy but the Cavalry's."""
    position = table({"NE4": "2 purple", "N11": "2 green"}, disc="npt")
    march(position, "green")
    walk(position, "green", "N11", "NE4", count=2, throws="green:WW purple:BB")
    assert at(position, "NE4") == "2 green"


# --- who fights (P-31)


def test_brown_or_purple_beside_blue() -> None:
    """The Cavalry player says which; the other one neither rolls nor is hit, and then fights alone."""
    position = table({"N11": "2 green 1 blue 3 brown 1 purple"}, seats=3)
    clash(position, "N11")
    assert (asked(position), legal(position)) == (1, {"beside:brown", "beside:purple"})
    act(position, "beside:purple", "green:WW blue:B purple:B")
    assert (asked(position), legal(position)) == (1, {"lose:blue", "lose:purple"})
    act(position, "lose:purple", "green:TT brown:WW")
    assert (at(position, "N11"), out(position)) == ("3 brown", "2 green 1 blue 1 purple")


def test_the_cavalry_player_says_so_in_an_indian_turn_too() -> None:
    """P-31, with four seats."""
    position = table({"N11": "2 green 1 blue 3 brown 1 purple"}, seats=4, disc="npt")
    clash(position, "N11", by="indian")
    assert asked(position) == 2


def test_who_stood_by_does_not_fight_if_no_indians_are_left() -> None:
    position = table({"N11": "2 green 1 blue 3 brown 2 purple"})
    clash(position, "N11")
    act(position, "beside:brown", "green:BB blue:W brown:WB")
    assert (at(position, "N11"), asked(position)) == ("1 blue 3 brown 2 purple", None)


def test_purple_leaves_brown_when_the_last_blue_dies() -> None:
    """P-25: at once; brown, which stood by, fights on its own."""
    position = table({"N11": "2 green 2 blue 3 brown 1 purple"})
    clash(position, "N11")
    act(position, "beside:purple", "green:WW blue:TT purple:T")
    # Blue is the largest: 2 against 1; then 1 against 1.
    assert legal(position) == {"lose:blue", "lose:purple"}
    act(position, "lose:blue")
    # Purple goes where P-37 lets it: N8 touches no purple region.
    assert may(position, "retreat:purple") == {"N10", "N12", "NE4", "NE5"}
    act(position, "retreat:purple:NE4", "green:TB brown:WW")
    assert (at(position, "N11"), at(position, "NE4"), out(position)) == (
        "3 brown",
        "1 purple",
        "2 green 2 blue",
    )


# --- ambush (P-32)


def test_a_lone_indian_cube_may_ambush() -> None:
    """The largest faction of the attackers is hit, before both roll."""
    position = table({"N11": "1 green 1 blue 2 brown"})
    clash(position, "N11")
    assert (asked(position), legal(position)) == (0, {"ambush", "no-ambush"})
    act(position, "ambush", "green:W green:B blue:B brown:W")
    assert (at(position, "N11"), out(position)) == ("1 blue 1 brown", "1 green 1 brown")


def test_of_two_largest_the_attackers_choose_the_target() -> None:
    position = table({"N11": "1 orange 1 blue 1 brown"}, seats=4)
    clash(position, "N11")
    assert asked(position) == 1  # its owner
    act(position, "ambush")
    assert (asked(position), legal(position)) == (2, {"lose:blue", "lose:brown"})
    act(position, "lose:brown", "orange:W orange:B blue:W")
    assert (at(position, "N11"), out(position)) == ("1 blue", "1 orange 1 brown")


@pytest.mark.parametrize("face", ["T", "B"])
def test_treaty_and_blank_have_no_effect_in_an_ambush(face: str) -> None:
    position = table({"N11": "1 green 2 blue"})
    clash(position, "N11")
    act(position, "ambush", f"green:{face} green:T blue:WB")
    assert (at(position, "N11"), out(position)) == ("2 blue", "1 green")


def test_where_treaties_count_as_hits_one_hits_in_an_ambush_too() -> None:
    """P-63. Greasy Grass: in fights with blue, and without peace; in one without blue it does nothing."""
    for standing, left in (("1 green 2 blue", "1 blue"), ("1 green 2 brown", "2 brown")):
        color = standing.split()[-1]
        position = table({"N11": standing})
        greasy = Combat(INDIAN)
        greasy.versus = (CAVALRY,)
        greasy.treaty_as_hit = True
        position.combat = [greasy]
        clash(position, "N11")
        dice = "W" if color == "blue" else "WB"
        act(position, "ambush", f"green:T green:B {color}:{dice}")
        assert at(position, "N11") == left


def test_no_peace_where_treaties_count_as_hits() -> None:
    """Greasy Grass: green Treaties hit, though blue rolls one too."""
    position = table({"N11": "2 green 2 blue"})
    greasy = Combat(INDIAN)
    greasy.versus = (CAVALRY,)
    greasy.treaty_as_hit = True
    position.combat = [greasy]
    clash(position, "N11", throws="green:TT blue:TW")
    assert (at(position, "N11"), out(position)) == ("1 green", "1 green 2 blue")


def test_an_ambush_may_end_it() -> None:
    """The only attacker is gone: nobody rolls any more."""
    position = table({"N11": "1 green 1 blue"})
    clash(position, "N11")
    act(position, "ambush", "green:W")
    assert (at(position, "N11"), out(position), asked(position)) == ("1 green", "1 blue", None)


def test_an_ambush_may_end_it_by_what_follows_from_it() -> None:
    """The last blue dies, so purple beside it gives way (P-25): nobody is left in that fight (P-38).

    Brown, which stood by, then fights its own, a new one: the lone green may ambush again.
    """
    position = table({"N11": "1 green 1 blue 3 brown 1 purple"})
    clash(position, "N11")
    acts(position, "beside:purple", "ambush")
    assert legal(position) == {"lose:blue", "lose:purple"}
    act(position, "lose:blue", "green:W")
    events = act(position, "retreat:purple:NE4")
    assert not all_of(events, Rolled)
    assert (asked(position), legal(position)) == (0, {"ambush", "no-ambush"})


def test_it_may_be_left() -> None:
    position = table({"N11": "1 green 1 blue"})
    clash(position, "N11")
    act(position, "no-ambush", "green:T blue:W")
    assert at(position, "N11") == "1 blue"


def test_two_indian_cubes_do_not_ambush() -> None:
    """One green and one orange are two."""
    position = table({"N11": "1 green 1 orange 2 blue"})
    events = clash(position, "N11", throws="green:T orange:T blue:WB")
    assert all_of(events, Rolled)[0].what == "fight"


def test_an_attacker_does_not_ambush() -> None:
    position = table({"N11": "1 green 1 blue"}, disc="npt")
    clash(position, "N11", by="indian", throws="green:W blue:T")
    assert at(position, "N11") == "1 green"


def test_what_a_card_says_of_the_next_engagement_one_starts_is_not_of_one_that_the_other_starts() -> None:
    """Gatling Guns, did Indians attack before the Cavalry does: two blue dice, not three; it isn't spent."""
    position = table({"N11": "2 green 2 blue", "N8": "2 green 2 blue"}, disc="npt")
    guns = Combat(US)
    guns.army, guns.extra_dice, guns.once = CAVALRY, 1, True
    position.combat = [guns]
    clash(position, "N11", by="indian", throws="green:TT blue:WW")
    assert position.combat == [guns]
    clash(position, "N8", throws="green:TT blue:WWB")
    assert position.combat == []


# --- dice and hits (P-33, P-35)


def test_one_die_for_one_cube_and_two_for_more_each_faction_its_own() -> None:
    """The script would not fit other numbers of dice; hits stand together."""
    position = table({"N11": "5 green 1 orange 1 blue 3 brown"})
    events = clash(position, "N11", throws="green:TT orange:B blue:W brown:WW")
    assert [(event.army, len(event.faces)) for event in all_of(events, Rolled)] == [
        (0, 2),
        (1, 1),
        (2, 1),
        (3, 2),
    ]
    # Three hits, all from green, the largest. The blank is still open.
    assert (at(position, "N11"), out(position)) == ("2 green 1 orange 1 blue 3 brown", "3 green")


def test_results_stand_together() -> None:
    """Both last cubes hit each other: nobody is left."""
    position = table({"N11": "1 green 1 blue"}, disc="npt")
    clash(position, "N11", by="indian", throws="green:W blue:W")
    assert (at(position, "N11"), out(position)) == ("", "1 green 1 blue")


def test_treaties_of_one_side_do_nothing() -> None:
    position = table({"N11": "2 green 2 blue"})
    clash(position, "N11", throws="green:TT blue:WW")
    assert at(position, "N11") == "2 blue"


@pytest.mark.parametrize(("by", "first"), [("us", "blue"), ("indian", "green")])
def test_the_attackers_losses_first(by: str, first: str) -> None:
    position = table({"N11": "2 green 2 blue"}, disc="npt" if by == "indian" else "cavalry")
    events = clash(position, "N11", by=by, throws="green:WW blue:WW")
    assert [event.army for event in all_of(events, Lost)][:2] == [army(first)] * 2


def test_the_largest_is_looked_for_anew() -> None:
    """Two hits on 2 green and 1 orange: green, then its owner's choice."""
    position = table({"N11": "2 green 1 orange 2 blue"})
    clash(position, "N11", throws="green:TT orange:T blue:WW")
    assert (at(position, "N11"), asked(position)) == ("1 green 1 orange 2 blue", 0)
    act(position, "lose:orange", "green:T blue:WB")
    assert (at(position, "N11"), out(position)) == ("2 blue", "2 green 1 orange")


@pytest.mark.parametrize(
    ("disc", "by", "seat"), [("cavalry", "us", 0), ("spt", "indian", 1), ("npt", "indian", 0)]
)
def test_whose_choice_between_allies(disc: str, by: str, seat: int) -> None:
    """P-50: the acting seat's if it owns one of them, else the NPT's."""
    position = table({"N11": "1 green 1 orange 2 blue"}, seats=4, disc=disc)
    clash(position, "N11", by=by, throws="green:T orange:T blue:WB")
    assert (asked(position), legal(position)) == (seat, {"lose:green", "lose:orange"})


def test_the_cavalrys_choice_for_the_us() -> None:
    """P-50, in an Indian turn; in the Settlers' own turn it is theirs."""
    for disc, by, seat in (("npt", "indian", 2), ("settlers", "us", 3)):
        position = table({"N11": "2 green 1 blue 1 brown"}, seats=4, disc=disc)
        clash(position, "N11", by=by, throws="green:WT blue:W brown:W")
        if by == "indian":  # the attackers have lost two, before the US chooses
            assert at(position, "N11") == "1 blue 1 brown"
        assert asked(position) == seat


def test_the_cavalrys_choice_between_blue_and_purple_in_the_settlers_turn() -> None:
    """P-50: the acting seat owns neither; of the target of an ambush, and of a loss."""
    position = table({"N11": "1 green 2 blue 3 brown 2 purple"}, seats=4, disc="settlers")
    clash(position, "N11")
    acts(position, "beside:purple", "ambush")
    assert (asked(position), legal(position)) == (2, {"lose:blue", "lose:purple"})
    position = table({"N11": "2 green 2 blue 3 brown 2 purple"}, seats=4, disc="settlers")
    clash(position, "N11")
    act(position, "beside:purple", "green:WT blue:BB purple:BB")
    assert (asked(position), legal(position)) == (2, {"lose:blue", "lose:purple"})


def test_more_hits_than_cubes() -> None:
    position = table({"N11": "1 green 4 blue"}, disc="npt")
    clash(position, "N11", by="indian", throws="green:T blue:WW")
    assert (at(position, "N11"), out(position)) == ("4 blue", "1 green")


# --- the end (P-38)


def test_round_after_round() -> None:
    """3 green and 2 blue: one is left of each, and then they roll one die each."""
    position = table({"S8": "3 green 2 blue"})
    events = clash(position, "S8", throws="green:WT blue:WW green:T blue:W")
    assert len(all_of(events, Rolled)) == 4
    assert (at(position, "S8"), out(position)) == ("1 blue", "3 green 1 blue")
