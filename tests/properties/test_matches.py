"""Random matches of every game: saved, loaded, undone, and what a seat sees of them."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import tallgrass
from tallgrass.kernel import files, replay
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tests.conftest import THOROUGH
from tests.properties.matches import begin, play
from tests.properties.snapshots import dissect
from tests.properties.subjects import subjects
from tests.properties.walks import every_game, numbers


def _same(one: Match, other: Match) -> None:
    assert dissect(one.state) == dissect(other.state)
    assert one.history == other.history
    assert one.document(keep_seed=True) == other.document(keep_seed=True)


@every_game
@settings(max_examples=25 * THOROUGH)
@given(number=numbers, cut=st.integers(0, 200))
def test_save_load_play_on_is_play_on(game: Game, number: int, cut: int, tmp_path: Path) -> None:
    match = begin(game, number)
    choices = random.Random(number)
    play(match, choices, cut)
    file = tmp_path / "match.json"
    files.write(file, match.document(keep_seed=True))
    again = tallgrass.load(file)
    _same(again, match)
    memory = choices.getstate()
    play(match, choices)
    choices.setstate(memory)
    play(again, choices)
    _same(again, match)
    found = replay.audit(game, match.document())
    assert (found.steps, found.unseeded) == (len(match.entries), 0)


@every_game
@settings(max_examples=25 * THOROUGH)
@given(number=numbers, cut=st.integers(0, 200))
def test_undo_leaves_what_others_know_and_the_chance_used(game: Game, number: int, cut: int) -> None:
    match = begin(game, number)
    choices = random.Random(number)
    play(match, choices, cut)
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
