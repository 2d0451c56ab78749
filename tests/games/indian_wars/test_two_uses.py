"""Cards with two uses: laid first and counted again, held and laid later, or not counted (IW-9)."""

from __future__ import annotations

import pytest

from tallgrass.games.indian_wars.rules import Table
from tallgrass.kernel.chance import FastChance
from tests.games.indian_wars.table import (
    AFTERMATH,
    COMBATANTS,
    FIREPOWER,
    GAME,
    INDIANS,
    INITIATIVE,
    WHITES,
    act,
    card,
    contest,
    legal,
    names,
    number,
    refusal,
    table,
)

W = "Wounded Knee"
I = "Warpath"  # noqa: E741 - the Indians' letter
DUALS = [("george-crook", "George Crook", WHITES, 4), ("little-big-horn", "Little Big Horn", INDIANS, 5)]
DUALS += [("red-cloud", "Red Cloud", INDIANS, 4)]


def _holding(name: str, seat: int, phase: int) -> Table:
    """A position in which a side holds the card."""
    hands = ([W], [I])
    hands[seat].append(name)
    return table(phase=phase, whites=hands[WHITES], indians=hands[INDIANS])


@pytest.mark.parametrize(("noun", "name", "seat", "score"), DUALS)
def test_laid_in_initiative_it_may_count_again_in_combatants(
    noun: str, name: str, seat: int, score: int
) -> None:
    """IW-9: 'the card may be laid in A, stays on the table, and may then count in B too'."""
    position = _holding(name, seat, INITIATIVE)
    assert legal(position, seat) == {f"lay:{noun}", "done"}
    settled = contest(position, *([name], []) if seat == WHITES else ([], [name]))
    assert settled.totals[seat] == score
    assert names(position.sides[seat].laid) == [name]
    assert legal(position, seat) == {f"count:{noun}", "done"}
    settled = contest(position, *(["+" + name], []) if seat == WHITES else ([], ["+" + name]))
    assert settled.phase == COMBATANTS
    assert settled.totals[seat] == score
    assert settled.cards[seat] == (card(name),)
    assert (settled.loser, settled.lost) == (1 - seat, 2)
    assert names(position.sides[seat].laid) == [name], "it lies there once"
    assert legal(position, seat) == {"done"}, "and never a third time"


@pytest.mark.parametrize(("noun", "name", "seat", "score"), DUALS)
def test_counting_it_again_is_a_choice(noun: str, name: str, seat: int, score: int) -> None:
    """IW-9: 'Counting a card from the table a second time is a choice'. Not counted it counts for nothing."""
    if seat == INDIANS:
        position = table(phase=COMBATANTS, whites=["Soldiers"], indians=[I], laid=_laid(name, seat))
    else:
        position = table(phase=COMBATANTS, whites=[W], indians=["Scouts"], laid=_laid(name, seat))
    assert f"count:{noun}" in legal(position, seat)
    settled = contest(position, *([], ["Scouts"]) if seat == WHITES else (["Soldiers"], []))
    assert settled.totals[seat] == 0 < score
    assert (settled.loser, settled.lost) == (seat, 2), "no card that counts in the contest: IW-10"


def _laid(name: str, seat: int) -> tuple[list[str], list[str]]:
    return ([name], []) if seat == WHITES else ([], [name])


@pytest.mark.parametrize(("noun", "name", "seat", "score"), DUALS)
def test_held_in_initiative_it_may_be_laid_in_combatants_alone(
    noun: str, name: str, seat: int, score: int
) -> None:
    """IW-9: 'or it may be held and laid in B alone'."""
    position = _holding(name, seat, INITIATIVE)
    assert contest(position).totals == (0, 0)
    assert legal(position, seat) == {f"lay:{noun}", "done"}
    settled = contest(position, *([name], []) if seat == WHITES else ([], [name]))
    assert settled.totals[seat] == score
    assert legal(position, seat) == {"done"}


def test_a_contest_lost_with_a_card_counted_from_the_table_costs_one_chip() -> None:
    """IW-9: 'One card laid for both counts as a card played in both'; IW-10."""
    position = table(
        phase=COMBATANTS,
        whites=[W],
        indians=["Chief", I],
        laid=(["George Crook"], []),
        lost_initiative=INDIANS,
    )
    settled = contest(position, ["+George Crook"], ["Chief"])
    assert (settled.totals, settled.loser, settled.lost) == ((4, 5), WHITES, 1)


def test_a_card_counted_again_adds_to_those_newly_laid() -> None:
    position = table(phase=COMBATANTS, whites=["Soldiers", W], indians=[I], laid=(["George Crook"], []))
    assert contest(position, ["+George Crook", "Soldiers"]).totals == (6, 0)


def test_both_duals_of_the_indians_count_again_together() -> None:
    position = table(phase=INITIATIVE, whites=[W], indians=["Little Big Horn", "Red Cloud", I])
    assert contest(position, [], ["Little Big Horn", "Red Cloud"]).totals == (0, 9)
    assert legal(position, INDIANS) == {"count:little-big-horn", "count:red-cloud", "done"}
    assert contest(position, [], ["+Red Cloud", "+Little Big Horn"]).totals == (0, 9)


def test_a_card_is_counted_again_once_only() -> None:
    position = table(phase=COMBATANTS, whites=[W], indians=[I], laid=(["George Crook"], []))
    act(position, WHITES, "count:george-crook")
    assert legal(position, WHITES) == {"done"}
    assert refusal(position, WHITES, "count:george-crook").rule == "IW-9"


def test_in_an_imagined_position_a_card_counted_again_cannot_be_once_more() -> None:
    position = table(phase=COMBATANTS, whites=[W], indians=[I], laid=(["George Crook"], []))
    act(position, WHITES, "count:george-crook")
    imagined = GAME.imagine(position.view(WHITES), FastChance(1))
    assert imagined.legal(WHITES) == position.legal(WHITES) == [number("done")]


def test_a_dual_laid_for_initiative_does_not_count_in_firepower() -> None:
    position = table(phase=FIREPOWER, whites=[W], indians=[I], laid=(["George Crook"], ["Red Cloud"]))
    assert legal(position, WHITES) == {"done"}
    assert legal(position, INDIANS) == {"done"}


def test_ones_own_card_is_not_the_others_to_count() -> None:
    position = table(phase=COMBATANTS, whites=[W], indians=[I], laid=(["George Crook"], []))
    assert refusal(position, INDIANS, "count:george-crook").rule == "IW-9"


# --- Last Stand: 'Initiative or Combatant'


def test_last_stand_serves_either_side_in_one_of_the_two() -> None:
    """IW-9: "'A or B' (Last Stand): one of the two'."""
    for seat in (WHITES, INDIANS):
        position = _holding("Last Stand", seat, INITIATIVE)
        laid = (["Last Stand"], []) if seat == WHITES else ([], ["Last Stand"])
        assert contest(position, *laid).totals[seat] == 2
        assert legal(position, seat) == {"done"}, "it doesn't count in Combatants too"
        assert refusal(position, seat, "count:last-stand").rule == "IW-9"
        position = _holding("Last Stand", seat, COMBATANTS)
        assert contest(position, *laid).totals[seat] == 2


def test_last_stand_is_of_no_use_in_firepower() -> None:
    position = table(phase=FIREPOWER, whites=["Last Stand"], indians=[I])
    assert legal(position, WHITES) == {"done"}


# --- Armstrong Custer: 'Combatant & Aftermath'


def test_custer_fights_with_3_and_is_then_one_aftermath_card() -> None:
    """IW-9: 'score 3 in Combatants, then, if Whites may play Aftermath, one Aftermath card'."""
    position = table(phase=INITIATIVE, whites=["Armstrong Custer", "Raid", W, "Fort"], indians=[I])
    contest(position, ["Raid"])
    assert contest(position, ["Armstrong Custer"]).totals == (3, 0)
    contest(position)
    assert position.phase == AFTERMATH
    assert position.sides[INDIANS].chips == 20 - 2 - 2
    assert legal(position, WHITES) == {"count:armstrong-custer", "lay:wounded-knee", "done"}
    act(position, WHITES, "count:armstrong-custer")
    assert position.sides[INDIANS].chips == 15
    assert position.sides[INDIANS].extra_due == 1
    assert legal(position, WHITES) == {"lay:wounded-knee", "done"}


def test_custer_may_be_an_aftermath_card_alone() -> None:
    """IW-9: 'or that alone'."""
    position = table(
        phase=AFTERMATH, whites=["Armstrong Custer", "Fort"], lost_initiative=INDIANS, wins=(1, 0)
    )
    act(position, WHITES, "lay:armstrong-custer")
    assert position.sides[INDIANS].chips == 19
    assert position.sides[INDIANS].extra_due == 1
    assert legal(position, WHITES) == {"done"}, "one Aftermath card, not a second from the table"


def test_custer_on_the_table_is_no_aftermath_card_where_whites_may_play_none() -> None:
    position = table(phase=COMBATANTS, whites=["Armstrong Custer", W], indians=["Rifles", I])
    contest(position, ["Armstrong Custer"], [])
    assert contest(position, [], ["Rifles"]).phase == FIREPOWER
    assert position.turn == 2, "Initiative was tied: nobody plays Aftermath"
    assert position.sides[INDIANS].chips == 20 - 2


def test_custer_need_not_be_used_again() -> None:
    position = table(
        phase=AFTERMATH, whites=[], laid=(["Armstrong Custer"], []), lost_initiative=INDIANS, wins=(1, 0)
    )
    assert legal(position, WHITES) == {"count:armstrong-custer", "done"}
    act(position, WHITES, "done", None)
    assert position.sides[INDIANS].chips == 20
    assert position.sides[INDIANS].extra_due == 0


def test_custer_lost_in_combatants_costs_one_chip() -> None:
    position = table(phase=COMBATANTS, whites=["Armstrong Custer", W], indians=["Chief", I])
    settled = contest(position, ["Armstrong Custer"], ["Chief"])
    assert (settled.totals, settled.loser, settled.lost) == ((3, 5), WHITES, 1)
