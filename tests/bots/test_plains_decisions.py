"""Single decisions of the heuristic of Plains Indian Wars, each in a position where it is plain."""

from __future__ import annotations

import pytest

from tallgrass.bots.plains_indian_wars.heuristic import PlainsHeuristic
from tallgrass.bots.plains_indian_wars.worth import Worth
from tallgrass.games.plains_indian_wars.engagement import RETREATS, Engagement
from tallgrass.games.plains_indian_wars.factions import CAVALRY, INDIAN, NPT, SETTLERS, SPT, UP, US, WAGONS
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.placement import Placement, Reinforcement
from tallgrass.games.plains_indian_wars.removal import Removal
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.games.plains_indian_wars.turn import AFTER, RECOVERY, FactionTurn
from tallgrass.games.plains_indian_wars.wagons import Raids, WagonTurn
from tallgrass.kernel.chance import FastChance, ScriptedChance
from tests.bots.plains import BOARD, GAME, asked, choice, does, position, wagon
from tests.games.plains_indian_wars.own_cards import carry_out, game_of

STRONG = "4gr 4or"


def _march(table: Table, army: int, moves: int = 1, *, rail: bool = False) -> Table:
    task = March(army, 1, moves)
    task.rail = rail
    return asked(table, task)


def _closed(*around: str) -> dict[str, str]:
    """Regions that nobody would attack."""
    return dict.fromkeys(around, STRONG)


# --- marches


def test_it_takes_a_fight_at_good_odds() -> None:
    table = position({"N12": "3bl 3br", "N8": "1gr", **_closed("NE5", "N5", "N11")}, CAVALRY)
    done = does(_march(table, CAVALRY), 4)
    assert done[0] == "activate:N12"
    assert "step:N8" in done


def test_it_leaves_a_fight_at_bad_odds() -> None:
    table = position({"N12": "1bl", **_closed("NE5", "N5", "N8", "N11")}, CAVALRY)
    assert choice(_march(table, CAVALRY)) == "done"


def test_it_brings_settlers_into_a_fight_for_their_dice() -> None:
    table = position({"N12": "2bl 3br", "N8": "2gr", **_closed("NE5", "N5", "N11")}, CAVALRY)
    done = does(_march(table, CAVALRY), 3)
    assert [each.rpartition(":")[0] for each in done[1:]] == ["take:blue", "take:brown"]


def test_it_takes_empty_land_with_one_cube_each() -> None:
    table = position({"N12": "3br", "NE5": "1pu"}, SETTLERS)
    table.filled[UP] = 12
    done = does(_march(table, SETTLERS), 9)
    assert [each for each in done if each.startswith("take:brown")] == ["take:brown:1", "take:brown:1"]


def test_settlers_go_to_the_railhead() -> None:
    """The same land with the railhead elsewhere is no use."""
    there = {"N4": "3br", "N8": "1bl", "N5": "1bl", "N7": "1bl", "N3": "1bl", "S4": "1bl", "S5": "1bl"}
    table = position(there, SETTLERS)
    table.filled[UP] = 12  # N3 and S3
    table.cubes[NPT][BOARD.place("S3")] = 0
    done = does(_march(table, SETTLERS), 3)
    assert done[-1] in ("step:N3", "step:S3")


def test_indians_strike_at_the_railhead_first() -> None:
    """Three settlers in N4, and one in N8; the railhead is at N4, or it isn't."""
    land = {"N7": "6gr", "N8": "1br", "N4": "3br"}
    table = position(land, NPT)
    table.filled[UP] = 8
    assert does(_march(table, NPT), 3)[-1] == "step:N4"
    table = position(land, NPT)
    table.filled[UP] = 20
    assert does(_march(table, NPT), 3)[-1] != "step:N4"


def test_it_escorts_a_wagon_that_is_in_danger() -> None:
    """Of two regions of its own that are empty of others, the one with the wagon."""
    land = {"N8": "4bl", "N4": "1br", "N5": "1br", "N11": "1br", "N12": "1br", "N10": STRONG, "N6": STRONG}
    table = position(land, CAVALRY)
    wagon(table, "oregon", "N7")
    wagon(table, "california", "N7")
    assert does(_march(table, CAVALRY), 3)[-1] == "step:N7"


def test_an_escort_is_worth_more_the_more_wagons_are_in_danger() -> None:
    brought = []
    for count in (1, 3):
        table = position({"N10": STRONG}, CAVALRY)
        for _ in range(count):
            wagon(table, "oregon", "N7")
        brought.append(Worth(table, US).change(BOARD.place("N7"), [0, 0, 1, 0, 0]))
    assert brought[1] > brought[0] > 0


def test_two_factions_are_worth_more_where_there_are_wagons_to_hunt() -> None:
    land = {"N8": "1br"}
    table = position(land, NPT)
    for _ in range(2):
        wagon(table, "oregon", "N7")
    with_wagons = Worth(table, INDIAN)
    without = Worth(position(land, NPT), INDIAN)
    region = BOARD.place("N7")
    more = [each.gain(region, [2, 0, 0, 0, 0], [2, 2, 0, 0, 0]) for each in (with_wagons, without)]
    assert more[0] > more[1]


def test_casualties_come_back_when_there_is_nothing_better() -> None:
    table = position({"N12": "1bl", **_closed("NE5", "N5", "N8", "N11")}, CAVALRY)
    table.ready[CAVALRY] -= 3
    table.casualties[CAVALRY] += 3
    task = March(CAVALRY, 1, 1)
    task.recovery = True
    assert choice(asked(table, task)) == "recover"


def test_an_ally_is_asked_and_agrees() -> None:
    table = position({"N12": "2bl 3br", "N8": "2gr", **_closed("NE5", "N5", "N11")}, CAVALRY, seats=4)
    done = does(_march(table, CAVALRY), 5)
    assert done[1].startswith("ask:brown:")
    assert done[2] == "agree"
    assert done[4].startswith("take:brown:")


# --- fights


def _losing(there: str, *, attackers: int) -> Table:
    """A Blank lets one cube of the US go; all land around is theirs."""
    around = dict.fromkeys(("N4", "N5", "N7", "N10", "N11", "N12"), "1br")
    table = position({"N8": there, **around}, SPT if attackers == INDIAN else CAVALRY)
    table.filled[UP] = 20
    task = Engagement(BOARD.place("N8"), attackers, [])
    task.fighting = [army for army in range(5) if table.cubes[army][BOARD.place("N8")]]
    task.stage = RETREATS
    task.blanks[US] = 1
    return asked(table, task)


def test_a_lone_cube_leaves_a_lost_fight() -> None:
    assert choice(_losing("1bl 4gr 4or", attackers=INDIAN)).startswith("retreat:blue:")


def test_nobody_leaves_a_fight_that_is_won() -> None:
    assert choice(_losing("4bl 4br 1gr", attackers=US)) == "stay"


@pytest.mark.parametrize(("there", "expected"), [("2gr 2or", "raid:N7:oregon"), ("1gr", "done")])
def test_wagons_are_attacked_by_those_who_can_destroy_them(there: str, expected: str) -> None:
    table = position({"N7": there}, NPT)
    wagon(table, "oregon", "N7")
    assert choice(asked(table, Raids(NPT, table.seat_of[NPT]))) == expected


# --- new cubes and wagons


def test_new_wagons_take_the_trail_with_fewest_indians() -> None:
    table = position({"N8": "3gr", "N7": "3gr", "N4": "2gr"}, WAGONS)
    assert choice(asked(table, WagonTurn())) == "trail:santa-fe"


@pytest.mark.parametrize(("mountains", "expected"), [(0, "transfer:0"), (4, "transfer:4")])
def test_settlers_go_to_sacramento_when_it_will_soon_open(mountains: int, expected: str) -> None:
    table = position({}, SETTLERS)
    table.mountains = mountains
    assert choice(asked(table, Reinforcement(SETTLERS, 4))) == expected


def test_new_warriors_come_where_they_can_attack() -> None:
    table = position({"N8": "1br", "N11": "1gr", "N1": "1gr", "N2": "4bl 4br"}, NPT)
    places = [BOARD.place(code) for code in ("N1", "N11")]
    assert choice(asked(table, Placement(NPT, 0, 4, places))).startswith("place:N11:")


# --- cards


def _hand(army: int, *names: str, stage: int | None = None) -> Table:
    """A turn with that hand."""
    table = position({"N5": "1bl"}, army)
    cards = [GAME.actions.number(f"play:{name}") for name in names]
    table.hands[army] = sorted([card - table.actions.play for card in cards if card is not None])
    task = FactionTurn(army)
    if stage is not None:
        task.stage = stage
    return asked(table, task)


def test_the_strongest_main_card_is_played() -> None:
    assert choice(_hand(NPT, "spotted-tail", "crazy-horse", "two-moons")) == "play:crazy-horse"


def test_events_of_the_moment_come_before_the_main_card_and_lasting_ones_after_it() -> None:
    assert choice(_hand(NPT, "red-cloud", "greasy-grass", "roman-nose")) == "play:greasy-grass"
    assert choice(_hand(NPT, "red-cloud", "roman-nose")) == "play:red-cloud"
    assert choice(_hand(NPT, "roman-nose", stage=AFTER)) == "play:roman-nose"


def test_without_a_main_card_one_event_is_used_and_another_stands_in() -> None:
    assert choice(_hand(NPT, "greasy-grass", "roman-nose")) == "play:greasy-grass"
    assert choice(_hand(NPT, "roman-nose")) == "stand-in:roman-nose"


def test_casualties_come_back_first_if_the_ready_box_is_short() -> None:
    table = position({"N5": "1bl"}, CAVALRY)
    table.casualties[CAVALRY] = table.ready[CAVALRY] - 1
    table.ready[CAVALRY] = 1
    task = FactionTurn(CAVALRY)
    task.stage, task.cubes, task.groups, task.moves = RECOVERY, 4, 3, 2
    assert choice(asked(table, task)) == "recover"
    table = position({"N5": "1bl"}, CAVALRY)
    table.casualties[CAVALRY] = 2
    task = FactionTurn(CAVALRY)
    task.stage, task.cubes, task.groups, task.moves = RECOVERY, 4, 3, 2
    assert choice(asked(table, task)) == "muster"


# --- cards of one's own editions


def test_cubes_are_taken_from_where_a_region_changes_hands() -> None:
    """One green cube of N8, with two brown ones; not one of the three in N7."""
    table = position({"N8": "2gr 1br", "N7": "3gr", "canada": "1gr"}, CAVALRY)
    places = list(range(table.board.places))
    task = Removal(NPT, table.seat_of[CAVALRY], 2, places, permanent=False)
    assert choice(asked(table, task)) == "withdraw:N8:2"


def test_it_strikes_as_many_regions_as_it_may_where_most_stand() -> None:
    """Of three it may choose two, and stop after the first."""
    op = {"op": "strike", "faction": "npt", "target": ["us"], "frm": "own_occupied", "min_own": 1}
    op |= {"range": "adjacent", "max_targets": 2, "dice": 1, "hits": ["weapon"], "reply": False}
    game = game_of("npt", op)
    bot = PlainsHeuristic(game)
    on = {"N8": "3 green", "N7": "1 blue", "N5": "3 blue", "N4": "2 blue"}
    table, _ = carry_out("npt", op, on=on)
    for expected in ("strike:N5", "strike:N4"):
        chosen = bot.choose(table.view(0), table.options, FastChance(0))
        assert game.actions.name(chosen) == expected
        table.play(0, chosen, ScriptedChance([5]))
