"""Initiative, Combatants, Firepower: totals, ties, chips lost (IW-1, IW-7, IW-10)."""

from __future__ import annotations

import pytest

from tallgrass.games.indian_wars.rules import Table
from tests.games.indian_wars.table import (
    COMBATANTS,
    FIREPOWER,
    INDIANS,
    INITIATIVE,
    NOBODY,
    WHITES,
    act,
    acts,
    contest,
    legal,
    names,
    refusal,
    table,
)

# Cards of no use in Initiative, Combatants (unless lost) or Firepower, so that both stay in the game.
W = "Wounded Knee"
I = "Warpath"  # noqa: E741 - the Indians' letter


def _chips(position: Table) -> list[int]:
    return [side.chips for side in position.sides]


# --- IW-10, in each of the three contests


@pytest.mark.parametrize(
    ("phase", "strong", "weak"),
    [
        (INITIATIVE, "Surprise", "Raid"),
        (COMBATANTS, "Buffalo Soldiers", "Scouts"),
        (FIREPOWER, "Long Arms", "Lances"),
    ],
)
def test_the_loser_of_a_contest_who_laid_something_loses_one_chip(phase: int, strong: str, weak: str) -> None:
    """'The player with the highest total ... wins.' 'The loser of the contest loses 1 Blood Chip'."""
    position = table(phase=phase, whites=[strong, W], indians=[weak, I])
    settled = contest(position, [strong], [weak])
    assert settled.totals == (5, 2)
    assert (settled.loser, settled.lost) == (INDIANS, 1)
    assert settled.chips == (20, 19)
    assert _chips(position) == [20, 19]


@pytest.mark.parametrize(
    ("phase", "strong"), [(INITIATIVE, "Ambush"), (COMBATANTS, "Chief"), (FIREPOWER, "Bows & Arrows")]
)
def test_the_loser_of_a_contest_who_laid_nothing_loses_two_chips(phase: int, strong: str) -> None:
    """'If the loser played no ... cards, he loses 2 Blood Chips.' Though he holds such cards."""
    position = table(phase=phase, whites=["Patrol", "Soldiers", "Pistols", W], indians=[strong, I])
    settled = contest(position, [], [strong])
    assert (settled.loser, settled.lost) == (WHITES, 2)
    assert _chips(position) == [18, 20]


@pytest.mark.parametrize("phase", [INITIATIVE, COMBATANTS, FIREPOWER])
def test_nothing_against_nothing_is_a_tie_and_costs_nobody_a_chip(phase: int) -> None:
    """IW-10: 'equal totals tie, also 0 to 0'."""
    position = table(
        phase=phase, whites=["Raid", "Soldiers", "Pistols"], indians=["Ruse", "Scouts", "Lances"]
    )
    settled = contest(position)
    assert (settled.totals, settled.loser, settled.lost) == ((0, 0), None, 0)
    assert _chips(position) == [20, 20]
    assert [side.wins for side in position.sides] == [0, 0]


def test_equal_totals_of_different_cards_tie() -> None:
    """'In a tie, neither player loses a Blood Chip'."""
    position = table(phase=INITIATIVE, whites=["Raid", "Ruse", W], indians=["Ambush", I])
    settled = contest(position, ["Raid", "Ruse"], ["Ambush"])
    assert (settled.totals, settled.loser, settled.lost) == ((5, 5), None, 0)
    assert position.loser == NOBODY


def test_scores_of_all_cards_laid_add_up() -> None:
    position = table(
        phase=FIREPOWER,
        whites=["Pistols", "Long Arms", "Knives", W],
        indians=["Rifles", "Clubs & Shields", I],
    )
    settled = contest(position, ["Pistols", "Long Arms", "Knives"], ["Rifles", "Clubs & Shields"])
    assert settled.totals == (9, 6)


def test_many_low_cards_beat_a_high_one() -> None:
    position = table(phase=COMBATANTS, whites=["Soldiers", "Settlers", "Troopers", W], indians=["Chief", I])
    settled = contest(position, ["Soldiers", "Settlers", "Troopers"], ["Chief"])
    assert (settled.totals, settled.loser) == ((6, 5), INDIANS)


def test_a_historical_card_with_one_use_counts_as_a_card_of_that_type() -> None:
    """IW-9: Kit Carson, Geronimo, Crazy Horse. Beaten, they cost 1 chip and not 2."""
    position = table(phase=INITIATIVE, whites=["Kit Carson", "Patrol", W], indians=["Geronimo", I])
    settled = contest(position, ["Kit Carson", "Patrol"], ["Geronimo"])
    assert (settled.totals, settled.loser, settled.lost) == ((6, 5), INDIANS, 1)
    position = table(
        phase=COMBATANTS, whites=["Soldiers", "Troopers", "Settlers", W], indians=["Crazy Horse", I]
    )
    settled = contest(position, ["Soldiers", "Troopers", "Settlers"], ["Crazy Horse"])
    assert (settled.totals, settled.loser, settled.lost) == ((6, 5), INDIANS, 1)


def test_chips_lost_are_gone_and_not_won_by_the_other() -> None:
    position = table(phase=INITIATIVE, whites=["Raid", W], indians=["Ruse"], chips=(9, 4))
    contest(position, ["Raid"], [])
    assert _chips(position) == [9, 2]


def test_laying_is_always_optional() -> None:
    """IW-1: 'Laying is always optional.' From the first moment one may finish, also with cards that fit."""
    for phase in (INITIATIVE, COMBATANTS, FIREPOWER):
        position = table(phase=phase, whites=["Raid", "Soldiers", "Pistols"], indians=[I])
        assert "done" in legal(position, WHITES)


def test_the_three_contests_follow_each_other() -> None:
    position = table(phase=INITIATIVE, whites=["Raid", "Soldiers", W], indians=[I, "Lances"])
    assert contest(position, ["Raid"]).phase == INITIATIVE
    assert position.phase == COMBATANTS
    assert contest(position, ["Soldiers"]).phase == COMBATANTS
    assert position.phase == FIREPOWER
    assert position.to_move() == [WHITES, INDIANS]


# --- IW-1: simultaneous


def test_both_owe_a_decision_at_once_and_either_may_finish_first() -> None:
    """IW-1: 'both players decide in secret and at the same time'."""
    for first in (WHITES, INDIANS):
        position = table(phase=INITIATIVE, whites=["Raid", W], indians=["Ruse", I])
        assert position.to_move() == [WHITES, INDIANS]
        act(position, first, "done")
        assert position.to_move() == [1 - first]
        assert position.phase == INITIATIVE
        act(position, 1 - first, "done")
        assert position.phase == COMBATANTS


def test_what_the_other_does_changes_no_options() -> None:
    """IW-1: 'Neither player's options may depend on what the other has already done in that phase'."""
    position = table(phase=INITIATIVE, whites=["Raid", "Trap", W], indians=["Ruse", "Ambush", I])
    options = legal(position, WHITES)
    for action in ("lay:ruse", "lay:ambush", "done"):
        act(position, INDIANS, action)
        assert legal(position, WHITES) == options


def test_no_order_of_the_decisions_changes_anything() -> None:
    """IW-1: 'no order of their decisions changes anything'."""
    whites = [(WHITES, "lay:raid"), (WHITES, "lay:trap"), (WHITES, "done")]
    indians = [(INDIANS, "lay:ruse"), (INDIANS, "done")]
    orders = [
        [*whites, *indians],
        [*indians, *whites],
        [whites[0], indians[0], whites[1], indians[1], whites[2]],
        [indians[0], whites[0], whites[1], whites[2], indians[1]],
    ]
    views = []
    for order in orders:
        position = table(phase=INITIATIVE, whites=["Raid", "Trap", W], indians=["Ruse", "Ambush", I])
        acts(position, *order)
        views.append([position.view(seat) for seat in (WHITES, INDIANS, None)])
        assert legal(position, WHITES) == {"done"}
    assert all(view == views[0] for view in views)


def test_one_who_has_finished_does_nothing_more_in_the_phase() -> None:
    position = table(phase=INITIATIVE, whites=["Raid", "Trap"], indians=["Ruse"])
    act(position, WHITES, "done")
    assert legal(position, WHITES) == set()
    assert refusal(position, WHITES, "lay:raid").rule == "IW-1"


def test_laid_cards_leave_the_hand_and_what_was_kept_is_there_for_the_next_phase() -> None:
    position = table(phase=INITIATIVE, whites=["Raid", "Trap", "Soldiers"], indians=["Ruse", "Scouts"])
    contest(position, ["Raid"], ["Ruse"])
    assert names(position.sides[WHITES].hand) == ["Trap", "Soldiers"]
    assert names(position.sides[INDIANS].hand) == ["Scouts"]
    assert names(position.sides[WHITES].laid) == ["Raid"]
    assert legal(position, WHITES) == {"lay:soldiers", "done"}


# --- IW-7: D

HANDS = (["Fort", "Wagon Train", "Raid", W], ["Camp", "Village", "Ruse", I])
D_CARDS = ({"lay:fort", "lay:wagon-train"}, {"lay:camp", "lay:village"})


@pytest.mark.parametrize(
    ("whites", "indians", "loser"),
    [
        ([], ["Ruse"], WHITES),
        (["Raid"], ["Ruse"], WHITES),
        (["Raid"], [], INDIANS),
        ([], [], NOBODY),
    ],
)
def test_d_cards_are_for_the_loser_of_this_turns_initiative(
    whites: list[str], indians: list[str], loser: int
) -> None:
    """IW-7: '(a tie loses it for nobody)'; 'D = Card can only be played if you lost the Initiative'."""
    position = table(phase=INITIATIVE, whites=HANDS[0], indians=HANDS[1])
    contest(position, whites, indians)
    for seat in (WHITES, INDIANS):
        assert legal(position, seat) & D_CARDS[seat] == (D_CARDS[seat] if loser == seat else set())
        if loser != seat:
            assert {refusal(position, seat, action).rule for action in D_CARDS[seat]} == {"IW-7"}


def test_d_cards_count_with_their_score() -> None:
    position = table(phase=INITIATIVE, whites=HANDS[0], indians=HANDS[1])
    contest(position, [], ["Ruse"])
    assert contest(position, ["Fort", "Wagon Train"], []).totals == (6, 0)


def test_an_initiative_lost_last_turn_is_none_lost_in_this() -> None:
    """IW-7: 'who lost this turn's Initiative contest'."""
    position = table(phase=INITIATIVE, whites=["Fort"], indians=["Ruse", I])
    contest(position, [], ["Ruse"])
    while position.turn == 1:
        seat = position.to_move()[0]
        act(position, seat, "done", None)
    assert position.loser == NOBODY
    while position.phase != COMBATANTS:
        seat = position.to_move()[0]
        act(position, seat, "done", None)
    assert position.loser == NOBODY
    for seat in (WHITES, INDIANS):
        assert not legal(position, seat) & D_CARDS[seat]
