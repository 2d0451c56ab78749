"""Nobody learns what he can't know: whatever is hidden, all that a seat is told is the same bytes."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import tallgrass
from tallgrass.kernel.chance import FastChance, RecordingChance
from tallgrass.kernel.game import Game
from tests.conftest import THOROUGH
from tests.properties import checks
from tests.properties.snapshots import dissect
from tests.properties.subjects import subjects
from tests.properties.walks import Walk, every_game, knows, numbers, stride, walked

steps_in = st.integers(0, 220)


@every_game
@settings(max_examples=120 * THOROUGH)
@given(number=numbers, steps=steps_in)
def test_what_is_hidden_can_be_permuted(game: Game, number: int, steps: int) -> None:
    walk = walked(game, number, steps)
    for viewer in walk.viewers:
        checks.hidden_does_not_show(game, walk.state, viewer, walk.choices)


def test_permuting_permutes() -> None:
    """The tests here would be worth nothing if the permuted positions were all the same."""
    for name, subject in subjects().items():
        walk = walked(tallgrass.game(name), 5, 40)
        for viewer in walk.viewers:
            assert dissect(subject.permuted(walk.state, viewer, walk.choices, ())) != dissect(walk.state)


@every_game
@settings(max_examples=60 * THOROUGH)
@given(number=numbers, steps=steps_in)
def test_what_is_hidden_does_not_show_in_ones_next_act(game: Game, number: int, steps: int) -> None:
    walk = walked(game, number, steps)
    for seat in walk.state.to_move():
        checks.hidden_does_not_show_in_acts(game, walk.state, seat, walk.choices)


@every_game
@settings(max_examples=120 * THOROUGH)
@given(number=numbers, steps=steps_in)
def test_an_imagined_position_looks_the_same(game: Game, number: int, steps: int) -> None:
    walk = walked(game, number, steps)
    for viewer in walk.viewers:
        checks.imagined_looks_the_same(game, walk.state, viewer, number)


@every_game
@given(number=numbers, steps=steps_in)
def test_what_is_imagined_depends_on_the_view_alone(game: Game, number: int, steps: int) -> None:
    subject = subjects()[game.name]
    walk = walked(game, number, steps)
    for viewer in walk.viewers:
        other = subject.permuted(walk.state, viewer, walk.choices, ())
        imagined = game.imagine(walk.state.view(viewer), FastChance(number))
        assert dissect(game.imagine(other.view(viewer), FastChance(number))) == dissect(imagined)


@every_game
@given(number=numbers, steps=steps_in)
def test_imagining_uses_its_chance(game: Game, number: int, steps: int) -> None:
    """Different chance deals different hidden pieces, where there are any to deal."""
    walk = walked(game, number, steps)
    for viewer in walk.viewers:
        view = walk.state.view(viewer)
        recording = RecordingChance(FastChance(1))
        first = game.imagine(view, recording)
        questions = [n for n, _ in recording.take()]
        others = [dissect(game.imagine(view, FastChance(other))) for other in range(2, 12)]
        differ = any(other != dissect(first) for other in others)
        if not questions:
            assert not differ
        elif min(questions) > 1:  # something was left that could have been drawn instead
            assert differ


@every_game
@settings(max_examples=30 * THOROUGH)
@given(number=numbers)
def test_an_act_that_a_seat_does_not_see_changes_nothing_for_it(game: Game, number: int) -> None:
    walk = Walk(game, number)
    every = stride(game)
    told = {viewer: knows(game, walk.state, viewer, every=every) for viewer in walk.viewers}
    together = len(walk.state.to_move()) > 1
    for seat, _, events in walk.steps():
        for viewer in walk.viewers:
            before, told[viewer] = told[viewer], knows(game, walk.state, viewer, every=every)
            if viewer == seat:
                continue
            seen = [event for event in events if event.seen_by(viewer)]
            if not seen:
                assert told[viewer] == before
            elif together and not any(event.bars_undo() for event in events):
                assert _apart_from_who_is_done(told[viewer]) == _apart_from_who_is_done(before)
        together = len(walk.state.to_move()) > 1


def _apart_from_who_is_done(told: bytes) -> object:
    view, _, *rest = msgspec.json.decode(told)
    return {field: value for field, value in view.items() if field not in ("finished", "waiting")}, rest
