"""Who is asked, and who is finished by itself because all can see that nothing is left (IW-17)."""

from __future__ import annotations

from tallgrass.games.indian_wars.events import AftermathOpened, ContestSettled, Finished, TurnBegan
from tests.games.indian_wars.table import (
    AFTERMATH,
    COMBATANTS,
    FIREPOWER,
    INDIANS,
    INITIATIVE,
    WHITES,
    act,
    acts,
    contest,
    lay,
    legal,
    table,
)


def _forced(seat: int, phase: int) -> Finished:
    return Finished(seats=None, seat=seat, phase=phase, forced=True)


def test_a_side_with_cards_of_no_use_is_asked() -> None:
    """IW-17: 'A side that holds only cards of no use here is asked, for its cards are its secret'."""
    position = table(phase=FIREPOWER, whites=["Chief", "Massacre"], indians=["Lances"])
    assert position.to_move() == [WHITES, INDIANS]
    assert legal(position, WHITES) == {"done"}


def test_a_side_with_an_empty_hand_and_nothing_to_count_again_is_not_asked() -> None:
    """IW-17: 'everybody can see that it can only finish'."""
    position = table(phase=INITIATIVE, whites=["Raid"], indians=["Ruse", "Lances"])
    events = lay(position, WHITES, "Raid") + lay(position, INDIANS, "Ruse")
    assert _forced(WHITES, COMBATANTS) in events
    assert position.phase == COMBATANTS
    assert position.to_move() == [INDIANS]
    assert position.view(INDIANS).finished == (True, False)
    assert legal(position, WHITES) == set()


def test_an_empty_hand_is_asked_where_a_card_on_the_table_could_count_a_second_time() -> None:
    """IW-17: 'and none on the table that could count a second time'."""
    position = table(phase=INITIATIVE, whites=["George Crook"], indians=["Ruse", "Lances"])
    contest(position, ["George Crook"], ["Ruse"])
    assert position.to_move() == [WHITES, INDIANS]
    assert legal(position, WHITES) == {"count:george-crook", "done"}
    events = lay(position, WHITES, "+George Crook") + lay(position, INDIANS)
    assert _forced(WHITES, FIREPOWER) in events, "in Firepower it counts no more"


def test_one_who_lays_his_last_card_still_has_to_finish_for_nobody_sees_his_hand_shrink() -> None:
    position = table(phase=INITIATIVE, whites=["Raid"], indians=["Ruse", "Lances"])
    act(position, WHITES, "lay:raid")
    assert position.to_move() == [WHITES, INDIANS]
    assert legal(position, WHITES) == {"done"}


def test_with_neither_side_asked_contests_are_tied_and_the_turn_ends_by_itself() -> None:
    position = table(phase=INITIATIVE, whites=["Raid"], indians=["Ambush"])
    events = lay(position, WHITES, "Raid") + lay(position, INDIANS, "Ambush")
    kinds = [type(event).__name__ for event in events[events.index(_forced(WHITES, COMBATANTS)) :]]
    assert kinds == [
        "Finished",
        "Finished",
        "ContestSettled",
        "Finished",
        "Finished",
        "ContestSettled",
        "AftermathOpened",
        "Finished",
        "HandsThrown",
        "TurnBegan",
        "Drew",
    ]
    tied = [event for event in events if isinstance(event, ContestSettled)][1:]
    assert [(event.totals, event.loser) for event in tied] == [((0, 0), None)] * 2
    assert AftermathOpened(seat=INDIANS, wins=(0, 1)) in events
    assert _forced(INDIANS, AFTERMATH) in events
    assert TurnBegan(turn=2, extra_due=(0, 0)) in events


def test_a_winner_with_cards_of_no_use_is_asked_in_aftermath() -> None:
    position = table(
        phase=FIREPOWER, whites=["Chief"], indians=["Camp"], lost_initiative=INDIANS, wins=(1, 0)
    )
    acts(position, (WHITES, "done"), (INDIANS, "done"))
    assert position.phase == AFTERMATH
    assert legal(position, WHITES) == {"done"}


def test_a_winner_with_an_empty_hand_is_asked_in_aftermath_if_custer_lies_on_the_table() -> None:
    position = table(
        phase=FIREPOWER,
        indians=["Camp"],
        laid=(["Armstrong Custer"], []),
        lost_initiative=INDIANS,
        wins=(2, 0),
    )
    assert position.to_move() == [INDIANS]
    act(position, INDIANS, "done")
    assert legal(position, WHITES) == {"count:armstrong-custer", "done"}
    events = act(position, WHITES, "count:armstrong-custer", None)
    assert _forced(WHITES, AFTERMATH) in events, "then nothing is left, and all can see it"
    assert position.turn == 2


def test_aftermath_ends_by_itself_with_the_last_card_of_the_hand() -> None:
    position = table(phase=AFTERMATH, whites=["Massacre", "Murder"], lost_initiative=INDIANS, wins=(1, 0))
    act(position, WHITES, "lay:massacre")
    assert position.turn == 1
    events = act(position, WHITES, "lay:murder", None)
    assert _forced(WHITES, AFTERMATH) in events
    assert position.turn == 2


def test_finishing_by_choice_is_not_called_forced() -> None:
    position = table(phase=FIREPOWER, whites=["Chief"], indians=["Camp"])
    assert act(position, WHITES, "done") == [Finished(seat=WHITES, phase=FIREPOWER, forced=False)]
