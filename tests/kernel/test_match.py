"""Playing a match: steps, refusals, resigning, handing over."""

from __future__ import annotations

import random

import pytest

from tallgrass.kernel.chance import ScriptedChance
from tallgrass.kernel.match import Match, NoChance
from tallgrass.kernel.messages import IllegalAction, Result
from tallgrass.kernel.record import Act, HandOver, Resign
from tests.kernel.matches import INDIAN_WARS, TOY, asked, everything, fair_match, finished, play_on, toy_match
from tests.kernel.toy import DONE, PASS, ROLL, SUN, Began, Rolled


def test_the_set_up_is_logged_with_its_chance_and_events() -> None:
    match = toy_match(seats=3, first=2)
    assert match.setup == [(3, 2)]
    assert match.history == [[Began(first=2)]]
    assert match.entries == []


def test_a_step_is_logged_with_name_and_outcomes() -> None:
    match = toy_match(4)
    for seat in (0, 1):
        match.play(seat, DONE)
    events = match.play(0, ROLL)
    assert match.entries[-1] == Act(0, "roll", [(6, 4)])
    assert events == match.history[-1] == [Rolled(seat=0, side=4)]
    assert len(match.history) == len(match.entries) + 1


def test_a_match_ends_with_the_result_of_its_position() -> None:
    match = toy_match(5, 2)
    for _ in range(2):
        for seat, action in ((0, DONE), (1, DONE)):
            match.play(seat, action)
        match.play(0, ROLL if len(match.entries) < 4 else PASS)
        match.play(1, ROLL if len(match.entries) < 4 else PASS)
    assert match.result is not None
    assert (match.result.scores, match.result.winners) == ((5, 2), (0,))
    assert match.to_move() == []
    before = everything(match)
    with pytest.raises(IllegalAction, match="over") as caught:
        match.play(0, DONE)
    assert caught.value.refusal.code == "over"
    with pytest.raises(IllegalAction):
        match.resign(0)
    with pytest.raises(IllegalAction):
        match.hand_over(0, "random")
    with pytest.raises(IllegalAction):
        match.undo(0, agreed=True)
    assert everything(match) == before


def test_what_is_illegal_changes_nothing_and_uses_no_chance() -> None:
    match, twin = fair_match(INDIAN_WARS, 5), fair_match(INDIAN_WARS, 5)
    choices = random.Random(5)
    for _ in range(120):
        before = everything(match)
        for seat in (0, 1):
            for action in choices.sample(range(len(INDIAN_WARS.actions)), 12):
                if action in match.state.legal(seat):
                    continue
                with pytest.raises(IllegalAction) as caught:
                    match.play(seat, action)
                assert caught.value.refusal == match.state.why_not(seat, action)
                assert str(caught.value) == caught.value.refusal.reason
        assert everything(match) == before
        seat = choices.choice(match.to_move())
        action = choices.choice(match.state.legal(seat))
        match.play(seat, action)
        twin.play(seat, action)
    assert asked(match) == asked(twin)


@pytest.mark.parametrize(("seat", "action"), [(2, 0), (-1, 0), (0, -1), (0, 10**6), (0, 355), (5, 10**6)])
def test_seats_and_actions_that_do_not_exist(seat: int, action: int) -> None:
    match = fair_match(INDIAN_WARS)
    before = everything(match)
    with pytest.raises(ValueError, match="there is no (seat|action)"):
        match.play(seat, action)
    assert everything(match) == before


def test_without_chance_no_match_begins() -> None:
    with pytest.raises(NoChance, match="deal"):
        Match(TOY, ["human"] * 2, TOY.settle({}))


def test_a_match_is_for_as_many_as_the_game() -> None:
    with pytest.raises(ValueError, match="not 5"):
        Match(TOY, ["human"] * 5, TOY.settle({}), chance=ScriptedChance([0]))


@pytest.mark.parametrize("seat", [0, 1])
def test_resigning_ends_a_match_of_two(seat: int) -> None:
    match = toy_match()
    match.play(0, SUN)
    match.resign(seat)
    result = match.result
    assert result is not None
    assert result.winners == (1 - seat,)
    assert result.scores == ()
    assert result.rule is None
    assert result.reason == f"Seat {seat} gave up."  # as the words of the game call it
    assert match.to_move() == []
    assert match.entries[-1] == Resign(seat)


def test_resigning_out_of_turn_is_fine() -> None:
    match = fair_match(INDIAN_WARS)
    assert match.to_move() == [0]
    match.resign(1)
    assert match.result == Result((), (0,), "Indians gave up.")


def test_nobody_resigns_a_match_of_three() -> None:
    match = toy_match(seats=3)
    before = everything(match)
    with pytest.raises(IllegalAction, match="two seats") as caught:
        match.resign(0)
    assert caught.value.refusal.code == "seats"
    assert everything(match) == before


def test_handing_over_changes_the_player_not_the_beginning() -> None:
    match = toy_match()
    match.hand_over(1, "random")
    assert match.players == ["human", "random"]
    assert match.document().players == ["human", "human"]
    assert match.entries == [HandOver(1, "random")]
    match.play(1, SUN)
    assert match.to_move() == [0, 1]


@pytest.mark.parametrize("seat", [2, -1])
def test_a_seat_that_does_not_exist_cannot_resign(seat: int) -> None:
    match = toy_match()
    before = everything(match)
    with pytest.raises(ValueError, match="seat"):
        match.resign(seat)
    assert everything(match) == before


@pytest.mark.parametrize("seat", [2, -1])
def test_a_seat_that_does_not_exist_cannot_be_handed_over(seat: int) -> None:
    match = toy_match()
    before = everything(match)
    with pytest.raises(ValueError, match="seat"):
        match.hand_over(seat, "random")
    assert everything(match) == before


def test_the_seed_shows_only_when_the_match_is_over() -> None:
    match = fair_match(TOY)
    play_on(match, 3, random.Random(1))
    shown, kept = match.document().dealings[0], match.document(keep_seed=True).dealings[0]
    assert shown.seed is None
    assert shown.commitment == kept.commitment
    assert kept.keeps_its_word()
    match.resign(0)
    assert match.document().dealings == [kept]


def test_random_matches_log_what_replays_them() -> None:
    match = finished(INDIAN_WARS, 3)
    assert match.result is not None
    assert match.document().result == match.result
    assert len(match.history) == len(match.entries) + 1
    assert sum(isinstance(entry, Act) for entry in match.entries) > 50
