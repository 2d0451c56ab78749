"""Treaties: who goes, where to, and what doesn't fit (P-34)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.effects import Effect
from tallgrass.games.plains_indian_wars.events import Lost
from tests.games.plains_indian_wars.table import (
    act,
    all_of,
    army,
    asked,
    at,
    clash,
    holds,
    legal,
    march,
    may,
    out,
    place,
    table,
    walk,
    where,
)


def test_the_stronger_moves_the_weaker_and_hits_are_ignored() -> None:
    """Land that the weaker controls, empty too; not the US's, nor a lone wagon's, nor a purple region."""
    standing = {"N11": "2 green 3 blue", "N8": "1 brown", "N10": "1 orange"}
    position = table(standing)
    events = clash(position, "N11", throws="green:TW blue:TW")
    assert not all_of(events, Lost)
    assert (asked(position), may(position, "relocate")) == (1, {"N10", "N12"})
    act(position, "relocate:N10")
    assert (at(position, "N11"), at(position, "N10"), out(position)) == ("3 blue", "2 green 1 orange", "")
    assert asked(position) is None


def test_a_lone_wagons_region_is_friendly_to_nobody() -> None:
    position = table({"N11": "2 green 3 blue"}, wagons={"oregon": ["N8"]})
    clash(position, "N11", throws="green:TW blue:TW")
    assert may(position, "relocate") == {"N10", "N12"}


def test_a_weaker_us_force_goes_where_the_indians_like() -> None:
    """To US-controlled land without Indian cubes, or a box; vacant land isn't friendly-controlled."""
    standing = {"N5": "1 blue 3 green", "N4": "1 brown", "S5": "2 brown 1 green", "N8": "1 blue"}
    position = table(standing)
    clash(position, "N5", throws="green:TW blue:T")
    assert (asked(position), may(position, "relocate")) == (0, {"N4", "N8", "st-louis"})
    act(position, "relocate:st-louis")
    assert where(position, "st-louis", "N5") == ("1 blue", "3 green")


def test_not_into_a_region_that_is_closed_to_them() -> None:
    """P-52: brown may stay in N7, but blue isn't moved there, though it is US land."""
    position = table({"N8": "1 blue 3 green", "N7": "1 brown", "N5": "1 brown", "N12": "1 brown"})
    closed = Effect(-1)
    closed.barred = (army("blue"), army("brown"))
    closed.regions = (place("N7"),)
    position.effects = [closed]
    clash(position, "N8", throws="green:TW blue:T")
    assert may(position, "relocate") == {"N5", "N12"}


def test_no_place_is_the_ready_box() -> None:
    """No US land and no box touches N10."""
    position = table({"N10": "1 blue 1 brown 3 green"})
    ready = position.ready[:]
    clash(position, "N10", throws="green:TW blue:T brown:B")
    assert at(position, "N10") == "3 green"
    assert (position.ready[2], position.ready[3], out(position)) == (ready[2] + 1, ready[3] + 1, "")


def test_faction_by_faction_where_what_is_friendly_differs() -> None:
    """Canada is for green, not for orange."""
    position = table({"NE1": "1 green 1 orange 3 blue"})
    clash(position, "NE1", throws="green:T orange:B blue:TB")
    assert may(position, "relocate") == {"N1", "N6", "N9", "rockies", "canada"}
    act(position, "relocate:canada")
    assert may(position, "relocate") == {"N1", "N6", "N9", "rockies"}
    act(position, "relocate:N9")
    assert where(position, "canada", "N9", "NE1") == (
        "1 green",
        "1 orange",
        "3 blue",
    )


def test_together_where_the_same_is_friendly() -> None:
    position = table({"N11": "1 green 1 orange 3 blue"})
    clash(position, "N11", throws="green:T orange:B blue:TB")
    act(position, "relocate:N8")
    assert (at(position, "N8"), asked(position)) == ("1 green 1 orange", None)


def test_what_does_not_fit_goes_elsewhere() -> None:
    """One finds room in N10, the other one has to go on; a full region isn't offered."""
    position = table({"N11": "2 green 3 blue", "N10": "7 orange", "N12": "8 orange"})
    clash(position, "N11", throws="green:TW blue:TW")
    assert may(position, "relocate") == {"N8", "N10"}
    act(position, "relocate:N10")
    assert where(position, "N10", "N8", "N11") == (
        "1 green 7 orange",
        "1 green",
        "3 blue",
    )


def test_equal_forces_the_attackers_go_back() -> None:
    """Together to one of the places they came from, held by whomever, as the acting player likes."""
    position = table({"N11": "2 green 1 blue 1 brown"})
    clash(position, "N11", frm={"N11": ("N12", "N8")}, throws="green:TW blue:T brown:W")
    assert holds(position, "N12") == "indian"
    assert (asked(position), may(position, "relocate")) == (1, {"N8", "N12"})
    act(position, "relocate:N12")
    assert (at(position, "N12"), at(position, "N11"), out(position)) == ("1 blue 1 brown", "2 green", "")


def test_equal_forces_after_a_true_march() -> None:
    """The place that they came from last, not where they set out."""
    position = table({"N5": "2 blue", "N8": "1 brown", "N10": "2 green"})
    march(position, "blue")
    walk(position, "blue", "N5", "N8", "N10", count=2, throws="green:TW blue:TW")
    assert where(position, "N8", "N10", "N5") == ("2 blue 1 brown", "2 green", "")


def test_weaker_attackers_do_not_go_back_but_where_the_stronger_likes() -> None:
    """Two against three: not to N8, from where they came and which is the Indians', but to US land."""
    position = table({"N11": "3 green 2 blue", "N12": "1 brown"})
    clash(position, "N11", frm={"N11": ("N8",)}, throws="green:TB blue:TB")
    assert where(position, "N8", "N12", "N11") == ("", "2 blue 1 brown", "3 green")


def test_equal_indian_attackers_go_back() -> None:
    position = table({"N10": "2 green 2 blue"}, disc="npt")
    clash(position, "N10", by="indian", frm={"N10": ("N11",)}, throws="green:TW blue:TW")
    assert where(position, "N11", "N10") == ("2 green", "2 blue")


def test_by_rail_they_go_back_into_the_box() -> None:
    position = table({"N4": "1 blue 1 brown 2 green"})
    clash(position, "N4", frm={"N4": ("st-louis",)}, throws="green:TB blue:T brown:B")
    assert at(position, "st-louis") == "1 blue 1 brown"


def test_back_into_sacramento() -> None:
    """P-3: by P-34 alone, and by transfer, do cubes get there."""
    position = table({"N1": "2 blue 2 green"}, mountains=5)
    clash(position, "N1", frm={"N1": ("sacramento",)}, throws="green:TB blue:TB")
    assert at(position, "sacramento") == "2 blue"


def test_not_back_into_a_box_that_is_closed_to_some() -> None:
    """P-3: orange may not be in Canada, from where only green came."""
    position = table({"NE3": "1 green 1 orange 2 purple"}, disc="npt")
    clash(position, "NE3", by="indian", frm={"NE3": ("canada", "N9")}, throws="green:T orange:B purple:TB")
    assert where(position, "N9", "canada") == ("1 green 1 orange", "")


def test_where_they_do_not_fit_they_go_as_a_weaker_force() -> None:
    """Two don't fit in with seven; then the defenders choose, and one finds room there."""
    position = table({"N11": "2 green 2 blue", "N12": "7 brown", "N8": "1 brown"})
    clash(position, "N11", frm={"N11": ("N12",)}, throws="green:TB blue:TB")
    assert (asked(position), may(position, "relocate")) == (0, {"N8", "N12"})
    act(position, "relocate:N12")
    assert where(position, "N12", "N8") == ("1 blue 7 brown", "1 blue 1 brown")


def test_with_no_way_back_they_go_as_a_weaker_force() -> None:
    """Cubes that were placed came from nowhere."""
    position = table({"N11": "1 green 1 purple", "NE4": "1 blue"}, disc="enemies")
    clash(position, "N11")
    act(position, "no-ambush", "green:T purple:T")
    # US land without brown is friendly to purple, and so is an empty purple region.
    assert (asked(position), may(position, "relocate")) == (0, {"NE4", "NE5"})


def test_purple_counts_for_the_us_side() -> None:
    """A purple Treaty and a green one; 3 against 2: green goes."""
    position = table({"N11": "2 green 2 blue 1 purple"})
    clash(position, "N11", throws="green:TW blue:WW purple:T")
    assert (asked(position), "relocate:N12" in legal(position)) == (1, True)
    act(position, "relocate:N12")
    assert (at(position, "N11"), out(position)) == ("2 blue 1 purple", "")


def test_purple_land_is_friendly_to_blue_but_not_to_brown() -> None:
    """P-37: with purple cubes, nobody's, without their opponents."""
    position = table({"N11": "1 blue 1 brown 3 green", "NE4": "1 purple", "N12": "1 brown"})
    clash(position, "N11", throws="green:TB blue:T brown:B")
    assert may(position, "relocate") == {"NE4", "N12"}
    act(position, "relocate:NE4")
    # Brown has one place only.
    assert where(position, "NE4", "N12") == ("1 blue 1 purple", "2 brown")


def test_who_stood_by_stays_and_fights() -> None:
    """P-31: the treaty is with those in the fight."""
    position = table({"N11": "4 green 1 blue 1 brown 2 purple", "N12": "1 brown"})
    clash(position, "N11")
    act(position, "beside:brown", "green:TW blue:T brown:W green:WW purple:BB")
    assert (at(position, "N12"), at(position, "N11"), out(position)) == (
        "1 blue 2 brown",
        "4 green",
        "2 purple",
    )


def test_the_weaker_is_judged_by_those_in_the_fight() -> None:
    """Two in the fight against three, though five stand there."""
    position = table({"N11": "3 green 1 blue 1 brown 3 purple", "N12": "1 brown"})
    clash(position, "N11")
    act(position, "beside:brown", "green:TW blue:T brown:W green:TT purple:BW")
    assert at(position, "N12") == "1 blue 2 brown"
