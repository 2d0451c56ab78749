"""A copy shares nothing; order doesn't matter where all decide at once."""

from __future__ import annotations

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Game, State
from tests.conftest import THOROUGH
from tests.properties.snapshots import dissect, shared
from tests.properties.walks import Walk, every_game, numbers, play_out, walked


@every_game
@given(number=numbers, steps=st.integers(0, 250))
def test_a_copy_is_the_same_and_shares_nothing(game: Game, number: int, steps: int) -> None:
    walk = walked(game, number, steps)
    before = dissect(walk.state)
    copy = walk.state.copy()
    assert shared(walk.state, copy) == []
    assert dissect(copy) == before
    play_out(copy, number)
    assert dissect(walk.state) == before
    twin = walk.state.copy()
    play_out(walk.state, number)
    assert dissect(twin) == before
    assert dissect(copy) == dissect(walk.state), "what is played on a copy is what is played on the original"


@every_game
@given(number=numbers, steps=st.integers(0, 250))
def test_imagined_positions_share_nothing(game: Game, number: int, steps: int) -> None:
    walk = walked(game, number, steps)
    for viewer in walk.viewers:
        view = walk.state.view(viewer)
        one, two = game.imagine(view, FastChance(1)), game.imagine(view, FastChance(1))
        assert dissect(one) == dissect(two), "the same view and chance, the same position"
        assert shared(one, two) == shared(one, walk.state) == []


@every_game
def test_two_games_share_nothing(game: Game) -> None:
    one, other = Walk(game, 1), Walk(game, 2)
    assert shared(one.state, other.state) == []
    for _ in one.steps(400):
        assert shared(one.state, other.state) == []


def _secret_acts(state: State, seat: int, choices: random.Random) -> list[int]:
    """What a seat might do in a simultaneous phase while the others still think."""
    alone = state.copy()
    acts: list[int] = []
    while seat in alone.to_move() and choices.random() < 0.8:
        action = choices.choice(alone.legal(seat))
        alone.play(seat, action, FastChance(7))
        acts.append(action)
    return acts


def _in_some_order(
    state: State, acts: dict[int, list[int]], choices: random.Random
) -> tuple[State, dict[int | None, list[bytes]]]:
    """The position after all acts in a random order; and what each seat and a spectator saw, in no order."""
    state = state.copy()
    left = {seat: acts[seat][:] for seat in acts}
    seen: dict[int | None, list[bytes]] = {viewer: [] for viewer in (*acts, None)}
    while any(left.values()):
        seat = choices.choice([seat for seat in left if left[seat]])
        events: list[Event] = []
        state.play(seat, left[seat].pop(0), FastChance(7), events)
        for viewer, heard in seen.items():
            heard += [msgspec.json.encode(event) for event in events if event.seen_by(viewer)]
    return state, {viewer: sorted(heard) for viewer, heard in seen.items()}


@every_game
@settings(max_examples=80 * THOROUGH)
@given(number=numbers, steps=st.integers(0, 200))
def test_simultaneous_decisions_commute(game: Game, number: int, steps: int) -> None:
    walk = walked(game, number, steps)
    for _ in range(60):
        if len(walk.state.to_move()) != 1:
            break
        walk.step()
    waiting = walk.state.to_move()
    if not waiting:
        return
    acts = {seat: _secret_acts(walk.state, seat, walk.choices) for seat in waiting}
    first, seen = _in_some_order(walk.state, acts, walk.choices)
    for _ in range(4):
        again, seen_again = _in_some_order(walk.state, acts, walk.choices)
        assert dissect(again) == dissect(first)
        assert seen_again == seen
        for viewer in walk.viewers:
            assert again.view(viewer) == first.view(viewer)
