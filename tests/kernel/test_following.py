"""A match that takes over the entries of another one, time that runs out, and earlier positions."""

from __future__ import annotations

import pytest

from tallgrass.kernel import replay
from tallgrass.kernel.chance import ScriptedChance
from tallgrass.kernel.events import TimeRanOut
from tallgrass.kernel.files import FileError
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction
from tallgrass.kernel.record import Act, Entry, RunOut, Undo
from tests.kernel.matches import TOY, everything, fair_match, toy_match
from tests.kernel.toy import DONE, MOON, PASS, ROLL, SUN, ToyState
from tests.properties.snapshots import dissect


def _story() -> Match:
    """Secret picks with one taken back, dice, an agreed undo, another player, time that runs out."""
    match = fair_match(TOY)
    match.play(0, SUN)
    match.play(1, MOON)
    match.undo(0)
    match.play(0, MOON)
    match.play(0, DONE)
    match.play(1, DONE)
    first = match.to_move()[0]
    match.play(first, ROLL)
    match.undo(first, agreed=True)
    match.run_out(first)
    match.hand_over(first, "random")
    match.play(first, ROLL)
    return match


# --- following


def test_who_follows_entry_by_entry_has_the_same_match() -> None:
    match, other = _story(), fair_match(TOY)
    for entry in match.entries:
        other.follow(entry)
    assert everything(other) == everything(match)
    for each in (match, other):
        each.play(each.to_move()[0], ROLL)  # the next outcome comes from the same place of the dealing
    assert everything(other) == everything(match)


def test_who_follows_can_take_back_what_the_other_could() -> None:
    match, other = fair_match(TOY), fair_match(TOY)
    match.play(0, SUN)
    match.play(1, SUN)
    for entry in match.entries:
        other.follow(entry)
    assert other.undo_barrier(0) is None
    other.undo(0)
    match.follow(other.entries[-1])
    assert everything(other) == everything(match)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Act(0, "pick:stars"), "no action"),
        (Act(0, "roll"), "can't be done"),
        (Act(2, "done"), "seat"),
        (Act(0, "done", [(6, 1)]), "otherwise"),
    ],
)
def test_what_cannot_follow_is_refused(entry: Entry, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        fair_match(TOY).follow(entry)


def test_what_another_dealing_gave_cannot_follow() -> None:
    match, other = fair_match(TOY, 1), fair_match(TOY, 2)
    for each in (match, other):
        each.play(0, DONE)
        each.play(1, DONE)
    first = match.to_move()[0]
    assert other.to_move() == [first]
    match.play(first, ROLL)
    with pytest.raises(ValueError, match="otherwise"):
        other.follow(match.entries[-1])


# --- time that runs out


def test_time_that_runs_out_is_noted_and_changes_nothing_else() -> None:
    match = toy_match()
    before = dissect(match.state)
    match.run_out(1)
    assert match.entries == [RunOut(1)]
    assert match.history[-1] == [TimeRanOut(seat=1)]
    assert all(event.seen_by(seat) for event in match.history[-1] for seat in (0, 1, None))
    assert dissect(match.state) == before
    assert match.to_move() == [0, 1]
    match.play(1, SUN)  # it may still act


def test_time_runs_out_only_for_those_who_owe_a_decision() -> None:
    match = toy_match()
    match.play(0, DONE)
    before = everything(match)
    with pytest.raises(IllegalAction) as caught:
        match.run_out(0)
    assert caught.value.refusal.code == "turn"
    with pytest.raises(ValueError, match="seat"):
        match.run_out(2)
    assert everything(match) == before
    match.run_out(1)
    match.resign(1)
    with pytest.raises(IllegalAction):
        match.run_out(0)


def test_time_that_ran_out_bars_no_undo() -> None:
    match = toy_match()
    match.play(0, SUN)
    match.run_out(1)
    match.undo(0)
    assert match.entries[-1] == Undo(0, [0])


def test_a_file_in_which_time_ran_out_is_replayed() -> None:
    match = _story()
    again = replay.load(TOY, match.document(keep_seed=True))
    assert everything(again) == everything(match)


def test_a_file_in_which_time_runs_out_for_one_who_owes_nothing_cannot_have_happened() -> None:
    match = toy_match()
    match.play(0, DONE)
    match.add(RunOut(0))
    with pytest.raises(FileError, match="step 1 time runs out"):
        replay.load(TOY, match.document())


# --- earlier positions


def _shown(match: Match, entries: int) -> tuple[list[list[int]], list[int]]:
    state = match.position(entries)
    assert isinstance(state, ToyState)
    return state.picks, state.scores


def test_positions_of_a_match_without_an_undo() -> None:
    match = toy_match(3, 5)
    for seat, action in ((0, SUN), (1, DONE), (0, DONE), (0, ROLL), (1, PASS)):
        match.play(seat, action)
    shown = [_shown(match, entries) for entries in range(6)]
    assert shown == [
        ([[], []], [0, 0]),
        ([[SUN], []], [0, 0]),
        ([[SUN], []], [0, 0]),
        ([[SUN], []], [0, 0]),
        ([[SUN], []], [3, 0]),
        ([[], []], [3, 0]),
    ]


def test_what_was_taken_back_later_stood_there_before() -> None:
    match = toy_match(3, 5)
    for seat, action in ((0, SUN), (1, MOON)):
        match.play(seat, action)
    match.undo(0)
    match.play(0, MOON)
    picks = [_shown(match, entries)[0] for entries in range(5)]
    assert picks == [[[], []], [[SUN], []], [[SUN], [MOON]], [[], [MOON]], [[MOON], [MOON]]]


def test_dice_of_a_roll_that_was_taken_back_lie_there_until_then() -> None:
    match = toy_match(3, 5)
    match.play(0, DONE)
    match.play(1, DONE)
    match.play(0, ROLL)
    match.undo(0, agreed=True)
    match.play(0, ROLL)
    assert [_shown(match, entries)[1] for entries in range(2, 6)] == [[0, 0], [3, 0], [0, 0], [5, 0]]


def test_a_position_is_a_copy() -> None:
    match = toy_match()
    match.play(0, SUN)
    before = everything(match)
    for entries in (0, 1):
        match.position(entries).play(1, SUN, ScriptedChance())
    assert everything(match) == before
    assert _shown(match, 0) == ([[], []], [0, 0])
