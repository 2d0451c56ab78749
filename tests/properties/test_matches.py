"""Random matches of every game: saved, loaded, undone, and what a seat sees of them."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import tallgrass
from tallgrass.kernel import files, replay
from tallgrass.kernel.fair import deal_again
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tests.conftest import THOROUGH
from tests.properties.snapshots import dissect
from tests.properties.subjects import subjects
from tests.properties.walks import LIMIT, every_game, numbers


def _begin(game: Game, number: int) -> Match:
    seats = random.Random(number).choice(game.seat_counts)
    nonces = [f"n{seat}" for seat in range(seats)]
    options = game.settle(subjects()[game.name].brief)
    return Match(game, ["human"] * seats, options, dealing=deal_again(number, nonces))


def _play(match: Match, choices: random.Random, limit: int = LIMIT) -> None:
    """At random, with undos: free ones often, agreed ones now and then."""
    undone = 0
    for _ in range(limit):
        waiting = match.to_move()
        if not waiting:
            return
        if choices.random() < 0.15 and undone < 60:
            seat = choices.randrange(len(match.players))
            barrier = match.undo_barrier(seat)
            if barrier is None or (barrier.code not in ("nothing", "over") and choices.random() < 0.1):
                match.undo(seat, agreed=True)
                undone += 1
                continue
        seat = choices.choice(waiting)
        match.play(seat, choices.choice(match.state.legal(seat)))
    assert limit < LIMIT, "no end"


def _same(one: Match, other: Match) -> None:
    assert dissect(one.state) == dissect(other.state)
    assert one.history == other.history
    assert one.document(keep_seed=True) == other.document(keep_seed=True)


@every_game
@settings(max_examples=25 * THOROUGH)
@given(number=numbers, cut=st.integers(0, 200))
def test_save_load_play_on_is_play_on(game: Game, number: int, cut: int, tmp_path: Path) -> None:
    match = _begin(game, number)
    choices = random.Random(number)
    _play(match, choices, cut)
    file = tmp_path / "match.json"
    files.write(file, match.document(keep_seed=True))
    again = tallgrass.load(file)
    _same(again, match)
    memory = choices.getstate()
    _play(match, choices)
    choices.setstate(memory)
    _play(again, choices)
    _same(again, match)
    found = replay.audit(game, match.document())
    assert (found.steps, found.unseeded) == (len(match.entries), 0)


@every_game
@settings(max_examples=25 * THOROUGH)
@given(number=numbers, cut=st.integers(0, 200))
def test_undo_leaves_what_others_know_and_the_chance_used(game: Game, number: int, cut: int) -> None:
    match = _begin(game, number)
    choices = random.Random(number)
    _play(match, choices, cut)
    progress = subjects()[game.name].progress
    for seat in range(len(match.players)):
        if match.undo_barrier(seat) is not None:
            continue
        others: list[int | None] = [None, *(other for other in range(len(match.players)) if other != seat)]
        acts = match.document().entries
        waiting = set(match.to_move())
        views = {other: match.state.view(other) for other in others}
        match.undo(seat)
        assert match.document().entries[:-1] == acts
        for other in others:
            after = match.state.view(other)
            known = set(progress) | ({"finished", "waiting", "stage"} if seat not in waiting else set())
            assert _but(after, known) == _but(views[other], known)


def _but(view: msgspec.Struct, fields: set[str]) -> object:
    return {field: value for field, value in msgspec.structs.asdict(view).items() if field not in fields}


@every_game
@settings(max_examples=25 * THOROUGH)
@given(number=numbers)
def test_whether_one_may_undo_does_not_tell_what_others_do_in_secret(game: Game, number: int) -> None:
    match = _begin(game, number)
    choices = random.Random(number)
    for _ in range(LIMIT):
        waiting = match.to_move()
        if not waiting:
            return
        seat = choices.choice(waiting)
        others = [other for other in range(len(match.players)) if other != seat]
        barriers = {other: match.undo_barrier(other) for other in others}
        events = match.play(seat, choices.choice(match.state.legal(seat)))
        for other in others:
            if not any(event.seen_by(other) for event in events):
                assert match.undo_barrier(other) == barriers[other]
