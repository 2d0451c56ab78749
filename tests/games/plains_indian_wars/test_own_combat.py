"""What cards of one's own change of engagements: for either side, one faction or all, a turn or a round."""

from __future__ import annotations

from typing import Any

from tallgrass.games.plains_indian_wars.cards import cover
from tallgrass.games.plains_indian_wars.events import TreatyMade
from tallgrass.games.plains_indian_wars.factions import INDIAN, NPT, SETTLERS, US
from tallgrass.games.plains_indian_wars.fights import Fights
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.games.plains_indian_wars.turn import begin_turn, end_turn
from tallgrass.kernel.chance import FastChance, ScriptedChance
from tallgrass.kernel.events import Event
from tests.games.plains_indian_wars.own_cards import Op, carry_out, do, game_of, may
from tests.games.plains_indian_wars.table import all_of, asked, dice, place, where


def combat(side: str, scope: str = "turn", **more: Any) -> Op:
    """A change of engagements."""
    return {"op": "combat_mod", "side": side, "scope": scope, **more}


def fought(
    *ops: Op, on: dict[str, str], throws: str, by: int = US, seats: int = 2
) -> tuple[Table, list[Event]]:
    """The Cavalry's card changes it, then one side has come to N8."""
    position, _ = carry_out("cavalry", *ops, on=on, seats=seats)
    position.touched[place("N8")] = True
    position.agenda = [Fights(by, position.acting)]
    events: list[Event] = []
    chance = ScriptedChance(dice(throws))
    position.run(chance, events)
    chance.finish()
    return position, events


# --- Treaties that hit


def test_treaties_of_the_us_side_that_hit() -> None:
    """Two blue Treaties and a green one: no peace, and green is gone."""
    op = combat("us", treaty_as_hit=True)
    position, events = fought(op, on={"N8": "2 green 2 blue"}, throws="green:TB blue:TT")
    assert where(position, "N8") == ("2 blue",)
    assert not all_of(events, TreatyMade)


def test_treaties_of_the_us_side_that_hit_change_nothing_of_the_indians() -> None:
    """Green Treaties alone neither hit nor make peace; then a Weapon ends it."""
    op = combat("us", treaty_as_hit=True)
    position, _ = fought(op, on={"N8": "2 green 1 blue"}, throws="green:TT blue:B")
    assert where(position, "N8") == ("2 green 1 blue",), "blue may retreat"
    do(position, "stay", "green:WT blue:B")
    assert where(position, "N8") == ("2 green",)


def test_treaties_of_one_faction_that_hit() -> None:
    """Orange hits with its Treaty; green makes peace with its own."""
    op = combat("indian", faction="spt", treaty_as_hit=True)
    on = {"N8": "1 green 1 orange 2 blue"}
    position, events = fought(op, on=on, throws="green:W orange:T blue:TT")
    assert where(position, "N8") == ("1 green 1 orange",)
    assert not all_of(events, TreatyMade)
    _, events = fought(op, on=on, throws="green:T orange:T blue:TT")
    assert all_of(events, TreatyMade)


# --- rolling again


def test_indians_roll_again_and_are_asked_by_their_own_seat() -> None:
    op = combat("indian", faction="npt", reroll=["blank"])
    position, _ = fought(op, on={"N8": "2 green 2 blue"}, throws="green:WB blue:TT", seats=4)
    assert (asked(position), may(position)) == (NPT, {"reroll", "keep"})
    words = game_of("cavalry", op).words(seats=4)
    assert words.prompt(position.view(NPT)).endswith("Roll the Blanks of green again?")
    assert words.action(position.actions.reroll, position.view(NPT)) == "Roll the Blanks again"
    do(position, "reroll", "green:W")
    assert where(position, "N8") == ("2 green",)


def test_the_attackers_say_first_each_faction_for_itself() -> None:
    """P-79."""
    ops = [combat("indian", reroll=["blank"]), combat("us", reroll=["weapon"])]
    on = {"N8": "2 green 1 orange 1 blue 1 brown"}
    position, _ = fought(*ops, on=on, throws="green:BB orange:W blue:W brown:W", seats=4)
    assert asked(position) == 2
    do(position, "reroll", "blue:B")
    assert asked(position) == SETTLERS
    do(position, "keep")
    assert asked(position) == NPT, "orange has no Blank"
    do(position, "reroll", "green:BW")
    do(position, "lose:blue")  # two hits: one of green, one of orange
    assert where(position, "N8") == ("1 green 1 orange",)


# --- for a round


def test_a_change_for_the_round_outlives_the_turn_and_ends_when_it_is_covered() -> None:
    op = combat("us", scope="round", treaty_as_hit=True)
    position, _ = carry_out("cavalry", op, on={})
    for _ in range(2):
        end_turn(position)
        begin_turn(position)
    assert len(position.combat) == 1
    cover(position, SETTLERS)
    assert len(position.combat) == 1
    cover(position, 2)
    assert position.combat == []


def test_a_change_for_the_turn_ends_with_it() -> None:
    position, _ = carry_out("cavalry", combat("us", treaty_as_hit=True), on={})
    end_turn(position)
    assert position.combat == []


def test_a_change_for_the_round_is_imagined_with_its_card() -> None:
    op = combat("us", scope="round", reroll=["blank"])
    position, _ = fought(op, on={"N8": "2 green 2 blue"}, throws="green:TB blue:TB", by=INDIAN)
    assert may(position) == {"reroll", "keep"}
    again = game_of("cavalry", op).imagine(position.view(0), FastChance(1))
    assert isinstance(again, Table)
    assert [combat.card for combat in again.combat] == [combat.card for combat in position.combat]
    assert again.combat[0].card >= 0
