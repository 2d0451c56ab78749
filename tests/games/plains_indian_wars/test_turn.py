"""The turn of a faction: cards, stand-ins, recovery, the hand, what endures (P-11 to P-14)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.events import EngagementBegan, Recovered, Reshuffled
from tests.games.plains_indian_wars.board_table import (
    act,
    army,
    asked,
    deck_of,
    hand,
    in_force,
    legal,
    of,
    only,
    table,
    there,
    top,
    verbs,
)

THREE_EVENTS = ("fetterman-fight", "ghost-dance", "bozeman-trail-war")


# --- P-11: which cards


def test_any_card_of_a_hand_with_a_main_card_may_come_first_but_no_event_stands_in() -> None:
    at = table(hands={"npt": ("gall", "two-moons", "ghost-dance")})
    assert legal(at) == {"play:gall", "play:two-moons", "play:ghost-dance"}


def test_one_event_before_the_main_card_and_one_after_it() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall", "greasy-grass", "ghost-dance")})
    act(at, "play:greasy-grass")
    assert legal(at) == {"play:gall"}, "a second Event before the main card isn't offered"
    act(at, "play:gall", "place:N3:3", "done")
    assert legal(at) == {"play:ghost-dance", "done"}
    act(at, "play:ghost-dance", "done", chance="draw:two-moons draw:red-cloud draw:dull-knife disc:wagons")
    assert hand(at, "npt") == {"two-moons", "red-cloud", "dull-knife"}


def test_there_is_one_event_after_the_main_card_even_if_none_came_before() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall", "greasy-grass", "ghost-dance")})
    act(
        at,
        "play:gall",
        "place:N3:3",
        "done",
        "play:greasy-grass",
        chance="draw:two-moons draw:red-cloud disc:wagons",
    )
    assert hand(at, "npt") == {"two-moons", "red-cloud", "ghost-dance"}


def test_one_main_card_a_turn() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall", "two-moons", "red-cloud")})
    act(at, "play:gall", "place:N3:3", "done")
    assert legal(at) == {"done"}


def test_without_a_main_card_an_event_has_to_stand_in() -> None:
    at = table({"N3": "1 green"}, hands={"npt": THREE_EVENTS})
    assert legal(at) == {f"{verb}:{card}" for verb in ("play", "stand-in") for card in THREE_EVENTS}
    act(at, "play:fetterman-fight")
    assert legal(at) == {"stand-in:ghost-dance", "stand-in:bozeman-trail-war"}


def test_an_event_that_stands_in_after_another_one_is_the_second_of_the_turn() -> None:
    at = table({"N3": "1 green"}, hands={"npt": THREE_EVENTS})
    act(at, "play:fetterman-fight", "stand-in:ghost-dance")
    act(at, "done", chance="draw:two-moons draw:red-cloud disc:wagons")
    assert hand(at, "npt") == {"bozeman-trail-war", "two-moons", "red-cloud"}


def test_after_an_event_that_stands_in_one_more_may_be_played() -> None:
    at = table({"N3": "1 green"}, hands={"npt": THREE_EVENTS})
    act(at, "stand-in:fetterman-fight", "done")
    assert legal(at) == {"play:ghost-dance", "play:bozeman-trail-war", "done"}
    act(at, "play:bozeman-trail-war", chance="draw:two-moons draw:red-cloud disc:wagons")
    assert hand(at, "npt") == {"ghost-dance", "two-moons", "red-cloud"}


def test_a_stand_in_moves_two_groups_by_two_and_brings_no_cubes() -> None:
    at = table({"N3": "1 green", "N7": "1 green", "N10": "1 green"}, hands={"npt": THREE_EVENTS})
    act(at, "stand-in:ghost-dance", "activate:N3", "take:green:1", "step:N4", "step:N8")
    act(at, "activate:N7", "take:green:1", "step:N9", "stop")
    assert legal(at) == {"play:fetterman-fight", "play:bozeman-trail-war", "done"}, "no third group"
    assert there(at, "N8") == "1 green" and there(at, "N9") == "1 green" and at.ready[army("green")] == 27


def test_a_stand_ins_text_is_ignored_and_nothing_of_it_endures() -> None:
    at = table({"N3": "1 green"}, hands={"npt": THREE_EVENTS})
    act(at, "stand-in:bozeman-trail-war", "done")
    assert top(at, "npt") == "bozeman-trail-war" and not in_force(at)


def test_what_a_pony_express_drew_counts_as_the_hand_at_the_main_step() -> None:
    at = table(turn="settlers", hands={"settlers": ("pony-express", "land-grants", "overland-stage")})
    assert "stand-in:land-grants" in legal(at)
    act(at, "play:pony-express", chance="draw:prospectors draw:buffalo-hunters")
    assert legal(at) == {"play:prospectors"}, "there is a main card now, and no Event stands in"


def test_with_only_events_drawn_an_event_stands_in_after_a_pony_express() -> None:
    at = table(turn="settlers", hands={"settlers": ("pony-express", "land-grants", "overland-stage")})
    act(at, "play:pony-express", chance="draw:circle-the-wagons draw:buffalo-hunters")
    drawn = {"land-grants", "overland-stage", "circle-the-wagons", "buffalo-hunters"}
    assert legal(at) == {f"stand-in:{card}" for card in drawn}


def test_what_an_event_brought_about_is_fought_out_though_no_card_is_left_for_the_main_step() -> None:
    at = table(
        {"NE1": "2 purple", "N6": "2 green"},
        turn="cavalry",
        hands={"cavalry": ("crow-scouts",)},
        ready={"purple": 0},
    )
    chance = "green:BB purple:WW draw:fort-sill draw:fort-union draw:fort-davis disc:wagons"
    events = act(at, "play:crow-scouts", "activate:NE1", "take:purple:2", "step:N6", chance=chance)
    assert only(events, EngagementBegan).armies == (2, 0, 0, 0, 2)
    assert there(at, "N6") == "2 purple"


# --- the order of a turn


def test_an_event_before_the_main_card_starts_no_fight_until_all_has_moved() -> None:
    at = table(
        {"NE1": "2 purple", "N6": "2 green", "st-louis": "1 blue"},
        turn="cavalry",
        hands={"cavalry": ("crow-scouts", "fort-kearny", "fort-sill")},
        ready={"purple": 0},
    )
    events = act(at, "play:crow-scouts", "activate:NE1", "take:purple:2", "step:N6")
    assert not of(events, EngagementBegan) and legal(at) == {"play:fort-kearny", "play:fort-sill"}
    events = act(at, "play:fort-kearny", "transfer:0")
    assert not of(events, EngagementBegan)
    events = act(at, "done", chance="green:BB purple:WW")
    assert only(events, EngagementBegan).armies == (2, 0, 0, 0, 2)
    assert there(at, "N6") == "2 purple"


def test_what_an_event_after_the_main_card_starts_is_fought_at_once() -> None:
    at = table(
        {"NE1": "2 purple", "N6": "2 green"},
        turn="cavalry",
        hands={"cavalry": ("crow-scouts", "fort-kearny", "pack-trains")},
        ready={"purple": 0},
    )
    act(at, "play:fort-kearny", "transfer:0", "done", "play:crow-scouts", "activate:NE1", "take:purple:2")
    chance = "green:BB purple:WW draw:fort-sill draw:fort-union disc:wagons"
    events = act(at, "step:N6", chance=chance)
    assert only(events, EngagementBegan).armies == (2, 0, 0, 0, 2)
    assert there(at, "N6") == "2 purple"


def test_reinforcements_come_before_movement_and_may_move() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall",)})
    act(at, "play:gall")
    assert verbs(at, "place") and not verbs(at, "activate")
    act(at, "place:N7:3")
    assert verbs(at, "activate") == {"N3", "N7"}


def test_a_wagon_that_was_attacked_may_be_attacked_again_in_the_next_turn() -> None:
    """P-39: once a turn. Green breaks off; then the SPT's disc comes, and orange stands there too."""
    at = table(
        {"N8": "2 green 1 orange"},
        hands={"npt": ("gall", "two-moons", "red-cloud"), "spt": ("satank", "tall-bull", "big-tree")},
        ready={"green": 0, "orange": 0},
        wagons={"oregon": "N8"},
    )
    act(at, "play:gall", "done", "raid:N8:oregon", chance="green:WB orange:B brown:T")
    act(at, "break-off")
    assert legal(at) == {"done"}, "no more in this turn"
    act(at, "done", chance="draw:ghost-dance disc:spt")
    act(at, "play:satank", "done")
    assert legal(at) == {"raid:N8:oregon", "done"}


def test_whose_turn_it_is_changes_with_the_disc() -> None:
    """P-50: of a green and an orange that attack a wagon in the SPT's turn its player says which is lost."""
    at = table(
        {"N8": "1 green 1 orange"},
        hands={"npt": ("gall", "two-moons", "red-cloud"), "spt": ("satank", "tall-bull", "big-tree")},
        ready={"green": 0, "orange": 0},
        wagons={"oregon": "N8"},
        seats=4,
    )
    act(at, "play:gall", "done", "done")
    act(at, "done", chance="draw:ghost-dance disc:spt")
    act(at, "play:satank", "done", "raid:N8:oregon", chance="green:B orange:B brown:W")
    assert (asked(at), legal(at)) == (1, {"lose:green", "lose:orange"})


# --- P-12: casualties


def test_casualties_brought_back_before_reinforcements_are_placed_with_them() -> None:
    hands = {"npt": ("gall", "two-moons")}
    at = table({"N3": "1 green", "N4": "1 green"}, hands=hands, ready={"green": 1}, casualties={"green": 5})
    act(at, "play:gall")
    assert legal(at) == {"recover", "muster"}
    event = only(act(at, "recover"), Recovered)
    assert (event.army, event.count) == (army("green"), 5)
    act(at, "place:N3:3")
    assert at.ready[army("green")] == 3 and at.casualties[army("green")] == 0
    act(at, "activate:N3", "take:green:1", "step:N2", "stop", "done")
    act(at, "activate:N4", "take:green:1", "step:N5", "stop")
    assert legal(at) == {"done"}, "Gall's third group was spent on the casualties"


def test_casualties_may_come_back_as_any_of_the_group_moves() -> None:
    hands = {"npt": ("gall", "two-moons")}
    at = table({"N3": "1 green"}, hands=hands, ready={"green": 1}, casualties={"green": 5, "orange": 2})
    act(at, "play:gall", "muster", "place:N3:1", "activate:N3", "take:green:1", "step:N2", "stop", "done")
    assert "recover" in legal(at)
    act(at, "recover")
    assert (at.ready[army("green")], at.casualties[army("green")]) == (5, 0)
    assert at.casualties[army("orange")] == 2, "a faction's own casualties only"
    assert legal(at) == {"activate:N3", "done"}, "one of three groups is left, and nobody to bring back"
    act(at, "activate:N3", "take:green:1", "step:N4", "stop")
    assert there(at, "N2") == "1 green" and there(at, "N4") == "1 green" and legal(at) == {"done"}


def test_a_stand_in_brings_no_cubes_so_it_asks_about_casualties_as_a_group_move_only() -> None:
    """P-75."""
    hands = {"npt": THREE_EVENTS}
    at = table({"N3": "1 green"}, hands=hands, casualties={"green": 5})
    act(at, "stand-in:ghost-dance")
    assert legal(at) == {"activate:N3", "recover", "done"}
    act(at, "recover")
    assert (at.casualties[army("green")], legal(at)) == (0, {"activate:N3", "done"})


def test_the_cavalrys_group_does_not_bring_back_purple() -> None:
    at = table(turn="cavalry", hands={"cavalry": ("fort-kearny",)}, casualties={"purple": 4, "brown": 3})
    act(at, "play:fort-kearny")
    assert "recover" not in legal(at) and "transfer:0" in legal(at)


def test_enemies_bring_back_their_casualties_in_place_of_an_activation() -> None:
    at = table({"SE2": "1 purple"}, turn="enemies", casualties={"purple": 4, "blue": 2})
    act(at, "place:SE3:1")
    assert {"recover", "activate:SE2", "activate:SE3", "done"} == legal(at)
    act(at, "recover", chance="disc:wagons")
    assert (at.casualties[army("purple")], at.casualties[army("blue")]) == (0, 2)
    assert at.disc == 5, "there is no activation besides"


# --- P-13: the hand


def test_the_hand_is_filled_to_three_at_the_end_of_the_turn() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall", "two-moons", "red-cloud")})
    act(at, "play:gall", "place:N3:3", "done", "done", chance="draw:ghost-dance disc:wagons")
    assert hand(at, "npt") == {"two-moons", "red-cloud", "ghost-dance"}


def test_an_empty_deck_is_renewed_when_a_card_has_to_be_drawn() -> None:
    hands = {"npt": ("gall", "greasy-grass", "red-cloud")}
    at = table({"N3": "1 green"}, hands=hands, decks={"npt": ("two-moons",)})
    act(at, "play:greasy-grass", "play:gall", "place:N3:3", "done")
    events = act(at, "done", chance="draw:two-moons draw:gall disc:wagons")
    assert only(events, Reshuffled).count == 13, "15 but for two in the hand"
    assert hand(at, "npt") == {"red-cloud", "two-moons", "gall"} and top(at, "npt") is None


def test_the_deck_is_not_renewed_before_a_card_is_wanted() -> None:
    hands = {"npt": ("gall", "two-moons", "red-cloud")}
    at = table({"N3": "1 green"}, hands=hands, decks={"npt": ("ghost-dance",)})
    events = act(at, "play:gall", "place:N3:3", "done", "done", chance="draw:ghost-dance disc:wagons")
    assert not of(events, Reshuffled) and not deck_of(at, "npt") and top(at, "npt") == "gall"


# --- P-14: what endures


def test_an_enduring_event_after_the_main_card_lasts_into_the_next_turns() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall", "bozeman-trail-war")})
    chance = "draw:two-moons draw:red-cloud draw:ghost-dance disc:wagons"
    act(at, "play:gall", "place:N3:3", "done", "play:bozeman-trail-war", chance=chance)
    assert at.disc == 5 and in_force(at) == {"bozeman-trail-war"}


def test_the_main_card_covers_an_enduring_event_played_before_it() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall", "bozeman-trail-war")})
    act(at, "play:bozeman-trail-war")
    assert in_force(at) == {"bozeman-trail-war"}
    act(at, "play:gall")
    assert not in_force(at) and not at.effects


def test_an_event_that_stands_in_covers_an_enduring_event_too() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("greasy-grass", "bozeman-trail-war")})
    act(at, "play:bozeman-trail-war", "stand-in:greasy-grass")
    assert not in_force(at)


def test_an_enduring_event_ends_with_the_round() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall", "bozeman-trail-war")}, discs=())
    chance = "draw:two-moons draw:red-cloud draw:ghost-dance disc:wagons"
    act(at, "play:gall", "place:N3:3", "done", "play:bozeman-trail-war", chance=chance)
    assert at.round == 2 and not in_force(at) and "trail:oregon" in legal(at)


def test_an_enduring_event_ends_when_its_pile_becomes_the_deck() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall", "bozeman-trail-war")}, decks={"npt": ("two-moons",)})
    chance = "draw:two-moons draw:red-cloud draw:ghost-dance disc:wagons"
    act(at, "play:gall", "place:N3:3", "done", "play:bozeman-trail-war", chance=chance)
    assert at.round == 1 and not in_force(at)


def test_a_card_of_another_faction_covers_nothing() -> None:
    at = table({"N3": "1 green"}, hands={"npt": ("gall", "bozeman-trail-war"), "cavalry": ("fort-kearny",)})
    chance = "draw:two-moons draw:red-cloud draw:ghost-dance disc:cavalry"
    act(at, "play:gall", "place:N3:3", "done", "play:bozeman-trail-war", chance=chance)
    assert asked(at) == 1
    act(at, "play:fort-kearny")
    assert in_force(at) == {"bozeman-trail-war"}
