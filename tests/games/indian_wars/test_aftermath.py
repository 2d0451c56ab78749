"""Who may play Aftermath cards, and what they do (IW-8, IW-11, IW-12)."""

from __future__ import annotations

import pytest

from tallgrass.games.indian_wars.events import AftermathOpened, AftermathPlayed
from tallgrass.games.indian_wars.rules import Table
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event
from tests.games.indian_wars.table import (
    AFTERMATH,
    GAME,
    INDIANS,
    INITIATIVE,
    NOBODY,
    RESOURCES,
    WHITES,
    act,
    card,
    cards,
    contest,
    lay,
    legal,
    refusal,
    table,
)

# A card for each contest, and one that keeps both in the game to the end.
WHITE = {"I": "Surprise", "C": "Buffalo Soldiers", "F": "Long Arms", "A": "Massacre"}
RED = {"I": "Ambush", "C": "Chief", "F": "Rifles", "A": "Revenge"}


def _after_contests(outcome: str) -> tuple[Table, list[Event]]:
    """Three contests that go as the letters say: w, i, or t where both lay their card."""
    position = table(phase=INITIATIVE, whites=list(WHITE.values()), indians=list(RED.values()))
    events: list[Event] = []
    for kind, winner in zip("ICF", outcome, strict=True):
        events += lay(position, WHITES, *([WHITE[kind]] if winner in "wt" else []))
        events += lay(position, INDIANS, *([RED[kind]] if winner in "it" else []))
    return position, events


RIGHTS = {
    "wtt": (WHITES, (1, 0)),
    "wwt": (WHITES, (2, 0)),
    "wtw": (WHITES, (2, 0)),
    "www": (WHITES, (3, 0)),
    "wwi": (WHITES, (2, 1)),
    "wiw": (WHITES, (2, 1)),
    "wit": (NOBODY, (1, 1)),
    "wti": (NOBODY, (1, 1)),
    "wii": (NOBODY, (1, 2)),
    "tww": (NOBODY, (2, 0)),
    "ttt": (NOBODY, (0, 0)),
    "twt": (NOBODY, (1, 0)),
    "iww": (NOBODY, (2, 1)),
    "itt": (INDIANS, (0, 1)),
    "iti": (INDIANS, (0, 2)),
    "iii": (INDIANS, (0, 3)),
    "iwi": (INDIANS, (1, 2)),
    "iiw": (INDIANS, (1, 2)),
    "iwt": (NOBODY, (1, 1)),
    "tii": (NOBODY, (0, 2)),
}


@pytest.mark.parametrize("outcome", RIGHTS)
def test_aftermath_is_for_whoever_won_initiative_and_more_contests_than_the_other(outcome: str) -> None:
    """IW-11: 1-0 and 2-1 give the right, 1-1 doesn't, nor do others won with Initiative lost or tied."""
    seat, wins = RIGHTS[outcome]
    position, events = _after_contests(outcome)
    opened = AftermathOpened(seat=None if seat == NOBODY else seat, wins=wins)
    assert [event for event in events if isinstance(event, AftermathOpened)] == [opened]
    if seat == NOBODY:
        assert (position.turn, position.phase) == (2, RESOURCES), "the turn is over"
    else:
        assert position.phase == AFTERMATH
        assert position.to_move() == [seat]
        assert legal(position, seat) == {"lay:massacre" if seat == WHITES else "lay:revenge", "done"}
        assert legal(position, 1 - seat) == set()
        other = "lay:revenge" if seat == WHITES else "lay:massacre"
        assert refusal(position, 1 - seat, other).rule == "IW-11"


def test_he_sees_all_contests_results_before_he_decides() -> None:
    """IW-11: 'He sees all contests' results first'."""
    position, _ = _after_contests("wwi")
    view = position.view(WHITES)
    assert view.wins == (2, 1)
    assert view.standing == (
        (card("Surprise"),),
        (),
        (card("Buffalo Soldiers"),),
        (),
        (),
        (card("Rifles"),),
    )


def test_each_card_costs_the_other_a_chip_and_gives_him_an_extra_card() -> None:
    """'For every Aftermath card you play, your opponent must discard 1 Blood chip'."""
    hand = ["Massacre", "Reservation", "Surrender"]
    position = table(phase=AFTERMATH, whites=hand, lost_initiative=INDIANS, wins=(2, 1), chips=(7, 9))
    events = act(position, WHITES, "lay:massacre")
    assert events == [
        AftermathPlayed(seat=WHITES, card=card("Massacre"), again=False, lost=1, extra=1, chips=(7, 8))
    ]
    act(position, WHITES, "lay:surrender")
    assert [side.chips for side in position.sides] == [7, 7]
    assert [side.extra_due for side in position.sides] == [0, 2]


def test_any_number_from_none_to_all_may_be_played() -> None:
    """IW-11: 'may play Aftermath cards, any number of them'."""
    hand = ["Massacre", "Atrocities", "Slaughter", "Scalping", "Captives", "Murder", "Butchered", "Raid"]
    for count in range(len(hand)):
        position = table(phase=AFTERMATH, indians=hand, lost_initiative=WHITES, wins=(1, 2))
        for name in hand[:count]:
            act(position, INDIANS, f"lay:{name.lower()}")
        act(position, INDIANS, "done", None)
        assert position.turn == 2
        assert position.sides[WHITES].chips == 20 - count
        assert position.sides[WHITES].extra_due == count


def test_aftermath_cards_of_the_other_side_cannot_be_played() -> None:
    """IW-6."""
    position = table(
        phase=AFTERMATH, whites=["Warpath", "Rampage", "Surrender"], lost_initiative=INDIANS, wins=(1, 0)
    )
    assert legal(position, WHITES) == {"lay:surrender", "done"}
    assert refusal(position, WHITES, "lay:warpath").rule == "IW-6"


def test_aftermath_cards_lie_openly_on_the_table() -> None:
    position = table(phase=AFTERMATH, whites=["Massacre", "Raid"], lost_initiative=INDIANS, wins=(1, 0))
    act(position, WHITES, "lay:massacre")
    for seat in (WHITES, INDIANS, None):
        view = position.view(seat)
        assert view.laid == (cards("Massacre"), ())
        assert view.counting == (cards("Massacre"), ())
        assert view.hand_sizes == (1, 0)


def test_extra_cards_of_this_turn_are_no_longer_due_next_turn() -> None:
    """IW-2: 'against him last turn'. Indians took none of 3; now Whites are struck once."""
    position = table(
        phase=INITIATIVE, whites=["Soldiers"], indians=["Ambush", "Revenge"], extra_due=(0, 3), turn=2
    )
    contest(position, [], ["Ambush"])
    contest(position)
    contest(position)
    act(position, INDIANS, "lay:revenge", None)
    assert position.turn == 3
    assert [side.extra_due for side in position.sides] == [1, 0]


# --- IW-8: Y and Z


def test_camp_and_village_are_aftermath_cards_for_whites() -> None:
    """IW-8: 'as ordinary Aftermath cards': a chip and an extra card each."""
    position = table(
        phase=AFTERMATH, whites=["Camp", "Village", "Wagon Train"], lost_initiative=INDIANS, wins=(1, 0)
    )
    assert legal(position, WHITES) == {"lay:camp", "lay:village", "done"}
    act(position, WHITES, "lay:camp")
    act(position, WHITES, "lay:village")
    assert position.sides[INDIANS].chips == 18
    assert position.sides[INDIANS].extra_due == 2


def test_a_wagon_train_is_an_aftermath_card_for_indians() -> None:
    """IW-8."""
    position = table(
        phase=AFTERMATH, indians=["Camp", "Village", "Wagon Train"], lost_initiative=WHITES, wins=(0, 1)
    )
    assert legal(position, INDIANS) == {"lay:wagon-train", "done"}
    act(position, INDIANS, "lay:wagon-train")
    assert position.sides[WHITES].chips == 19
    assert position.sides[WHITES].extra_due == 1


# --- IW-12: Wounded Knee


@pytest.mark.parametrize(("option", "extra"), [(False, 2), (True, 1)])
def test_wounded_knee_costs_two_chips_and_gives_two_extra_cards_or_one(option: bool, extra: int) -> None:
    """IW-12, with the option 'wounded_knee_one_extra' and without."""
    begun = GAME.start(2, GAME.settle({"wounded_knee_one_extra": option}), FastChance(1))
    assert isinstance(begun, Table)
    position = table(
        phase=AFTERMATH,
        whites=["Wounded Knee", "Massacre", "Raid"],
        lost_initiative=INDIANS,
        wins=(1, 0),
        knee_extra=begun.knee_extra,
    )
    events = act(position, WHITES, "lay:wounded-knee")
    assert events == [
        AftermathPlayed(
            seat=WHITES, card=card("Wounded Knee"), again=False, lost=2, extra=extra, chips=(20, 18)
        )
    ]
    act(position, WHITES, "lay:massacre")
    act(position, WHITES, "done", None)
    assert position.sides[INDIANS].chips == 17
    act(position, WHITES, "done", ())
    asked = {f"extra:{count}" for count in range(extra + 2)}
    assert legal(position, INDIANS) == asked


def test_the_option_is_off_unless_chosen() -> None:
    assert GAME.settle({}) == {"wounded_knee_one_extra": False}


def test_the_option_is_in_every_view() -> None:
    begun = GAME.start(2, GAME.settle({"wounded_knee_one_extra": True}), FastChance(1))
    for seat in (WHITES, INDIANS, None):
        view = begun.view(seat)
        assert isinstance(view, IndianWarsView)
        assert view.knee_extra == 1


def test_wounded_knee_is_for_whites_alone() -> None:
    position = table(phase=AFTERMATH, indians=["Wounded Knee", "Raid"], lost_initiative=WHITES, wins=(0, 1))
    assert legal(position, INDIANS) == {"done"}
    assert refusal(position, INDIANS, "lay:wounded-knee").rule == "IW-6"
