"""The end of a turn and of the game (IW-13, IW-14, IW-15, IW-20), and what a new turn brings."""

from __future__ import annotations

import pytest

from tallgrass.games.indian_wars.events import GameEnded, HandsThrown, TurnBegan
from tallgrass.games.indian_wars.rules import Table
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event, Resigned
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction, Result
from tests.games.indian_wars.table import (
    AFTERMATH,
    COMBATANTS,
    FIREPOWER,
    GAME,
    INDIANS,
    INITIATIVE,
    RESOURCES,
    WHITES,
    act,
    cards,
    contest,
    lay,
    legal,
    refusal,
    table,
)

# --- IW-14


def test_both_discard_their_whole_hands_with_all_cards_on_the_table() -> None:
    """'Players discard their hands.' IW-14: 'with all cards on the table'."""
    position = table(
        phase=FIREPOWER,
        whites=["Pistols", "Bugle Call", "Fort"],
        indians=["Lances", "Chief"],
        laid=(["Raid"], ["Red Cloud"]),
        pile=["Trap"],
    )
    events = lay(position, WHITES, "Pistols") + lay(position, INDIANS)
    assert HandsThrown(hands=(cards("Bugle Call", "Fort"), cards("Lances", "Chief"))) in events
    everything = ("Pistols", "Bugle Call", "Fort", "Lances", "Chief", "Raid", "Red Cloud", "Trap")
    assert sorted(position.pile) == list(cards(*everything))
    assert all(side.laid == [] and side.counting == [] for side in position.sides)
    assert position.sides[INDIANS].hand == []
    assert len(position.sides[WHITES].hand) == 7, "their seven for the next turn"


def test_hands_thrown_are_seen_by_all() -> None:
    """IW-16: 'Hands thrown in Endings go openly'."""
    position = table(phase=AFTERMATH, whites=["Fort"], indians=["Camp"], lost_initiative=INDIANS, wins=(1, 0))
    thrown = [event for event in act(position, WHITES, "done", None) if isinstance(event, HandsThrown)]
    assert thrown == [HandsThrown(seats=None, hands=(cards("Fort"), cards("Camp")))]
    for seat in (WHITES, INDIANS, None):
        assert position.view(seat).pile == cards("Fort", "Camp")


def test_a_new_turn_begins_with_the_whites_whoever_won_the_last() -> None:
    """IW-1: 'Whites finish first, then Indians', in every turn."""
    for loser in (WHITES, INDIANS):
        hands = (["Fort"], ["Camp"])
        position = table(
            phase=AFTERMATH,
            whites=hands[0],
            indians=hands[1],
            lost_initiative=loser,
            wins=(loser, 1 - loser),
            turn=6,
        )
        events = act(position, 1 - loser, "done", None)
        assert TurnBegan(turn=7, extra_due=(0, 0)) in events
        assert (position.turn, position.phase, position.to_move()) == (7, RESOURCES, [WHITES])
        assert all(side.wins == 0 and not side.finished for side in position.sides)


# --- IW-13


def _end(chips: tuple[int, int]) -> tuple[Table, list[Event]]:
    """A turn that ends with these chips, after a tied last contest that costs nobody any."""
    position = table(phase=FIREPOWER, whites=["Fort"], indians=["Camp"], chips=chips)
    return position, lay(position, WHITES) + lay(position, INDIANS)


@pytest.mark.parametrize(
    ("chips", "winners"),
    [
        ((0, 5), (INDIANS,)),
        ((5, 0), (WHITES,)),
        ((-3, 1), (INDIANS,)),
        ((1, -4), (WHITES,)),
        ((-1, -3), (WHITES,)),
        ((-4, -1), (INDIANS,)),
        ((0, -1), (WHITES,)),
        ((-1, 0), (INDIANS,)),
        ((0, 0), ()),
        ((-2, -2), ()),
    ],
)
def test_no_chips_left_loses_and_of_two_such_the_higher_number_wins(
    chips: tuple[int, int], winners: tuple[int, ...]
) -> None:
    """'The player with the least negative total wins'; IW-13: 'equal numbers are a draw'."""
    position, events = _end(chips)
    result = position.result()
    assert result is not None
    assert (result.scores, result.winners, result.rule) == (chips, winners, "IW-13")
    assert events[-1] == GameEnded(chips=chips, winner=winners[0] if winners else None)
    assert position.to_move() == []
    assert legal(position, WHITES) == legal(position, INDIANS) == set()
    assert position.view(None).result == result


def test_a_draws_reason_says_of_no_side_that_it_has_won() -> None:
    """IW-13: 'equal numbers are a draw'."""
    position, _ = _end((-1, -1))
    result = position.result()
    assert result is not None
    assert "has won" not in result.reason


@pytest.mark.parametrize(
    ("scores", "winners", "told"),
    [
        ((-5, 2), (INDIANS,), "Indians won. Whites have lost their last Blood Chip."),
        ((1, 0), (WHITES,), "Whites won. Indians have lost their last Blood Chip."),
        (
            (-1, -3),
            (WHITES,),
            "Whites won. Both sides have lost their last Blood Chip; the higher number wins.",
        ),
        ((-1, -1), (), "A draw. Both sides have lost their last Blood Chip, equally."),
    ],
)
def test_the_verdict_names_the_side_that_has_lost(
    scores: tuple[int, int], winners: tuple[int, ...], told: str
) -> None:
    """IW-13. Both read it: 'the other side' would be either of them."""
    result = _end(scores)[0].result()
    assert result is not None
    assert result.winners == winners
    assert GAME.words().outcome(result) == f"{told} (Whites {scores[0]}, Indians {scores[1]})"


def test_with_a_chip_left_on_both_sides_the_game_goes_on() -> None:
    position, events = _end((1, 1))
    assert position.result() is None
    assert position.turn == 2
    assert not [event for event in events if isinstance(event, GameEnded)]


def test_nobody_loses_in_the_middle_of_a_turn() -> None:
    """IW-13: 'Chips can go below zero.' 'Nobody loses in the middle of a turn'."""
    position = table(
        phase=INITIATIVE,
        whites=["Raid", "Soldiers", "Pistols", "Massacre"],
        indians=["Ambush", "Camp", "Lances"],
        chips=(1, 2),
    )
    assert contest(position, [], ["Ambush"]).chips == (-1, 2)
    assert position.result() is None
    assert position.phase == COMBATANTS
    assert contest(position, ["Soldiers"], []).chips == (-1, 0)
    assert position.result() is None
    assert contest(position, ["Pistols"], ["Lances"]).chips == (-1, -1)
    result = position.result()
    assert result is not None
    assert result.winners == (), "equal numbers below zero: a draw"


def test_aftermath_takes_chips_below_zero_too_and_may_turn_the_game() -> None:
    position = table(
        phase=AFTERMATH,
        whites=["Massacre", "Murder", "Raid"],
        lost_initiative=INDIANS,
        wins=(1, 0),
        chips=(-1, 0),
    )
    act(position, WHITES, "lay:massacre")
    act(position, WHITES, "lay:murder")
    assert position.result() is None
    act(position, WHITES, "done", ())
    result = position.result()
    assert result is not None
    assert (result.scores, result.winners) == ((-1, -2), (WHITES,))


def test_nothing_is_drawn_and_nothing_can_be_done_after_the_end() -> None:
    position, events = _end((0, 5))
    assert not [event for event in events if isinstance(event, TurnBegan)]
    assert all(side.hand == [] for side in position.sides)
    for action in ("done", "lay:fort", "draw", "extra:0"):
        assert refusal(position, WHITES, action).code == "over"


# --- IW-15 and IW-20: with a match around it


def _match() -> Match:
    return Match(GAME, ["human", "random"], GAME.settle({}), chance=FastChance(3))


def test_a_stopped_match_has_no_result() -> None:
    """IW-15: 'a stopped game has no result (never a draw)'."""
    match = _match()
    match.play(WHITES, match.state.legal(WHITES)[-1])
    assert match.result is None
    assert match.document().result is None


def test_there_is_no_limit_of_turns() -> None:
    """IW-15: nobody ever lays a card, and all contests are tied."""
    match = _match()
    for _ in range(400):
        seat = match.to_move()[0]
        match.play(seat, match.state.legal(seat)[-1])
    assert match.result is None
    assert GAME.stats(match.state) == {"turns": 51, "chips_whites": 20, "chips_indians": 20}


@pytest.mark.parametrize("seat", [WHITES, INDIANS])
def test_a_side_may_give_up_at_any_time_and_the_other_has_won(seat: int) -> None:
    """IW-20: 'The other has won then, whatever the chips are.' Also when it isn't that side's turn."""
    match = _match()
    assert match.to_move() == [WHITES]
    match.resign(seat)
    result = match.result
    assert isinstance(result, Result)
    assert result.winners == (1 - seat,)
    assert match.history[-1] == [Resigned(seat=seat)]
    assert match.to_move() == []
    with pytest.raises(IllegalAction):
        match.resign(1 - seat)
