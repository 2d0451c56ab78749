"""Chance: fast, scripted, recorded."""

from __future__ import annotations

import pytest

from tallgrass.kernel.chance import FastChance, RecordingChance, ScriptedChance, ScriptError

FAST_7_3_1 = [50, 78, 19, 52, 61, 49, 37, 6]


def _stream(seed: int, match: int = 0, stream: int = 0, n: int = 84, count: int = 50) -> list[int]:
    chance = FastChance(seed, match, stream)
    return [chance.below(n) for _ in range(count)]


def test_fast_chance_is_a_function_of_seed_match_and_stream() -> None:
    assert _stream(7, 3, 1) == _stream(7, 3, 1)
    streams = [_stream(*key) for key in [(7, 3, 1), (8, 3, 1), (7, 4, 1), (7, 3, 2), (73, 1, 0), (7, 31, 0)]]
    assert len({tuple(stream) for stream in streams}) == len(streams)


def test_fast_chance_is_the_same_in_every_process() -> None:
    assert _stream(7, 3, 1, count=8) == FAST_7_3_1


@pytest.mark.parametrize("n", [2, 6, 7, 84])
def test_fast_chance_is_uniform(n: int) -> None:
    count = 2000 * n
    met = [0] * n
    for k in _stream(2024, 5, 0, n, count):
        met[k] += 1
    expected = count / n
    chi_square = sum((times - expected) ** 2 / expected for times in met)
    freedom = n - 1
    # Five standard deviations either way: too uneven, or too even to be chance.
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5
    assert chi_square > 0


def test_fast_chance_stays_below_n() -> None:
    assert set(_stream(1, n=1)) == {0}
    assert set(_stream(1, n=3, count=200)) == {0, 1, 2}


def test_a_script_answers_in_order() -> None:
    chance = ScriptedChance([3, (6, 5), 0])
    assert [chance.below(4), chance.below(6), chance.below(1)] == [3, 5, 0]
    chance.finish()


def test_a_script_that_runs_out_says_what_was_asked() -> None:
    chance = ScriptedChance([1])
    chance.below(2)
    with pytest.raises(ScriptError, match=r"run out after 1 outcomes; below\(77\) was asked"):
        chance.below(77)


def test_an_outcome_for_another_question_is_refused_and_not_used_up() -> None:
    chance = ScriptedChance([(6, 2)])
    with pytest.raises(
        ScriptError, match=r"outcome 1 of the script answers below\(6\), but below\(7\) was asked"
    ):
        chance.below(7)
    assert chance.below(6) == 2


@pytest.mark.parametrize("item", [4, -1, (4, 4), (4, -1)])
def test_an_outcome_out_of_range_is_refused(item: int | tuple[int, int]) -> None:
    chance = ScriptedChance([0, item])
    chance.below(4)
    with pytest.raises(ScriptError, match=r"outcome 2 of the script is -?\d, but below\(4\) was asked"):
        chance.below(4)


def test_what_is_left_over_is_an_error() -> None:
    chance = ScriptedChance([0, 0, 0])
    chance.below(1)
    with pytest.raises(ScriptError, match="2 of 3 outcomes of the script were never asked for"):
        chance.finish()


def test_a_script_is_not_its_list() -> None:
    items: list[int | tuple[int, int]] = [1]
    chance = ScriptedChance(items)
    items.clear()
    assert chance.below(2) == 1


def test_recording_notes_what_came_since_the_last_take() -> None:
    chance = RecordingChance(ScriptedChance([3, 1, 0]))
    assert (chance.below(4), chance.below(2)) == (3, 1)
    first = chance.take()
    assert chance.below(9) == 0
    assert first == [(4, 3), (2, 1)]
    assert chance.take() == [(9, 0)]
    assert chance.take() == []


def test_recording_does_not_note_what_failed() -> None:
    chance = RecordingChance(ScriptedChance([9]))
    with pytest.raises(ScriptError):
        chance.below(3)
    assert chance.take() == []
