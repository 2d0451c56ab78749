"""Allies of another seat are asked before their cubes come along (P-22), at tables of three and four."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.events import Asked, Consented
from tallgrass.games.plains_indian_wars.rules import Table
from tests.games.plains_indian_wars.board_table import act, army, asked, legal, of, only, table, there, verbs

HANDS = {
    "npt": ("crazy-horse", "two-moons"),
    "spt": ("quanah-parker", "satank"),
    "cavalry": ("fort-leavenworth", "fort-sill"),
    "settlers": ("texas-drovers", "homesteaders"),
}
COLOR = {"npt": "green", "spt": "orange", "cavalry": "blue", "settlers": "brown"}


def activated(turn: str, cubes: str, seats: int, *, auto_consent: bool = False) -> Table:
    """A group in N9 is activated."""
    at = table(
        {"N9": cubes, "N3": f"1 {COLOR[turn]}"},
        turn=turn,
        hands=HANDS,
        ready={COLOR[turn]: 0},
        seats=seats,
        auto_consent=auto_consent,
    )
    act(at, f"play:{HANDS[turn][0]}", "activate:N9")
    return at


def test_with_two_seats_nobody_is_asked() -> None:
    at = activated("cavalry", "2 blue 4 brown", 2)
    assert not verbs(at, "ask")
    act(at, "take:blue:2")
    assert verbs(at, "take") == {f"brown:{count}" for count in range(1, 5)}


def test_with_three_seats_the_cavalry_asks_the_settlers_for_a_number_of_cubes() -> None:
    at = activated("cavalry", "2 blue 3 brown 1 purple", 3)
    assert verbs(at, "ask") == {"brown:1", "brown:2", "brown:3"}, "purple is of its own seat"
    event = only(act(at, "ask:brown:2"), Asked)
    assert (event.seat, event.ally, event.army, event.count) == (1, 2, army("brown"), 2)
    assert asked(at) == 2 and legal(at) == {"agree", "refuse"}


def test_a_yes_is_for_as_many_as_were_asked_for() -> None:
    at = activated("cavalry", "2 blue 4 brown", 3)
    event = only(act(at, "ask:brown:2", "agree"), Consented)
    assert event.yes and asked(at) == 1 and not verbs(at, "ask"), "once an activation"
    act(at, "take:blue:2")
    assert verbs(at, "take") == {"brown:1", "brown:2"}


def test_a_yes_is_for_the_whole_activation_not_for_each_party() -> None:
    at = activated("cavalry", "2 blue 4 brown", 3)
    act(at, "ask:brown:2", "agree", "take:blue:1", "take:brown:1", "step:N6", "take:blue:1")
    assert verbs(at, "take") == {"brown:1"}, "one of the two has come along already"
    act(at, "take:brown:1", "step:N10")
    assert there(at, "N9") == "2 brown"


def test_a_no_holds_for_that_activation() -> None:
    at = activated("cavalry", "2 blue 4 brown", 3)
    act(at, "ask:brown:2", "refuse")
    assert not verbs(at, "ask")
    act(at, "take:blue:1")
    assert legal(at) == {f"step:{code}" for code in ("NE1", "NE2", "NE3", "N6", "N7", "N10")}


def test_in_the_next_activation_he_may_be_asked_again() -> None:
    at = activated("cavalry", "2 blue 4 brown", 3)
    act(at, "ask:brown:2", "refuse", "take:blue:1", "step:N6", "done", "activate:N9")
    assert verbs(at, "ask") == {"brown:1", "brown:2"}, "what one blue can take along"


def test_nobody_comes_along_unasked() -> None:
    at = activated("cavalry", "2 blue 4 brown", 4)
    act(at, "take:blue:2")
    assert not verbs(at, "take") and verbs(at, "step")


def test_settlers_ask_the_cavalry() -> None:
    at = activated("settlers", "4 brown 3 blue", 4)
    assert verbs(at, "ask") == {"blue:1", "blue:2"}
    act(at, "ask:blue:2")
    assert asked(at) == 2
    act(at, "agree", "take:brown:2")
    assert verbs(at, "take") == {"blue:1"}, "two brown take one along, whatever was agreed"


def test_with_three_seats_indians_ask_nobody() -> None:
    at = activated("npt", "4 green 2 orange", 3)
    assert not verbs(at, "ask")
    act(at, "take:green:4")
    assert verbs(at, "take") == {"orange:1", "orange:2"}


def test_with_four_seats_npt_and_spt_ask_each_other() -> None:
    at = activated("npt", "4 green 2 orange", 4)
    assert verbs(at, "ask") == {"orange:1", "orange:2"}
    act(at, "ask:orange:2")
    assert asked(at) == 1
    at = activated("spt", "2 orange 3 green", 4)
    assert verbs(at, "ask") == {"green:1"}
    act(at, "ask:green:1")
    assert asked(at) == 0


def test_too_few_active_cubes_ask_for_none() -> None:
    at = activated("npt", "1 green 2 orange", 4)
    assert not verbs(at, "ask")


def test_with_auto_consent_nobody_is_asked() -> None:
    at = activated("cavalry", "2 blue 4 brown", 4, auto_consent=True)
    assert not verbs(at, "ask")
    events = act(at, "take:blue:2")
    assert not of(events, Asked) and verbs(at, "take") == {f"brown:{count}" for count in range(1, 5)}


def test_who_may_be_railed_along_is_asked_too() -> None:
    cubes = {"st-louis": "2 blue 4 brown"}
    at = table(cubes, turn="cavalry", hands=HANDS, ready={"blue": 0}, seats=3, track=(1, 0))
    act(at, "play:fort-leavenworth", "rail:union-pacific")
    assert verbs(at, "ask") == {f"brown:{count}" for count in range(1, 5)}
    act(at, "ask:brown:2", "agree", "take:blue:1", "take:brown:2", "ride:N5")
    assert there(at, "N5") == "1 blue 2 brown" and there(at, "st-louis") == "1 blue 2 brown"


def test_the_purple_disc_takes_blue_of_its_own_seat_along_unasked() -> None:
    at = table({"NE2": "4 purple 2 blue"}, turn="enemies", ready={"purple": 0}, seats=4)
    act(at, "activate:NE2")
    assert asked(at) == 2 and not verbs(at, "ask")
    act(at, "take:purple:4")
    assert verbs(at, "take") == {"blue:1", "blue:2"}


def test_nobody_has_to_take_as_many_along_as_were_agreed() -> None:
    """A yes to three."""
    at = activated("cavalry", "2 blue 4 brown", 3)
    act(at, "ask:brown:3", "agree", "take:blue:2")
    assert verbs(at, "take") == {"brown:1", "brown:2", "brown:3"} and "go" in legal(at)
