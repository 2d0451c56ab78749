"""The fuzzer: finds nothing in an engine that keeps its contract, and what is wrong in those that don't."""

from __future__ import annotations

from pathlib import Path

import pytest

import tallgrass
from tallgrass.arena import fuzz as arena_fuzz
from tallgrass.arena.fuzz import Findings, fuzz
from tallgrass.games.indian_wars.game import IndianWars
from tallgrass.kernel import files, replay
from tallgrass.kernel.fair import Dealing
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tallgrass.kernel.options import Options
from tests.arena.broken import BROKEN


def test_the_real_game_is_not_broken(tmp_path: Path) -> None:
    heard: list[int] = []
    findings = fuzz(
        "indian-wars", seed=1, folder=tmp_path / "out", matches=6, progress=lambda f: heard.append(f.matches)
    )
    assert (findings.matches, findings.failures) == (6, [])
    assert findings.steps > 6 * 30
    assert heard == [1, 2, 3, 4, 5, 6]
    assert not (tmp_path / "out").exists()


def test_the_same_seed_plays_the_same_matches(tmp_path: Path) -> None:
    steps = [fuzz("indian-wars", seed=seed, folder=tmp_path, matches=2).steps for seed in (5, 5, 6)]
    assert steps[0] == steps[1] != steps[2]


def test_yes_or_no_options_are_tossed_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[bool] = []

    class Noting(Match):
        def __init__(self, game: Game, players: list[str], options: Options, *, dealing: Dealing) -> None:
            super().__init__(game, players, options, dealing=dealing)
            assert list(options) == ["wounded_knee_one_extra"]
            played.append(options["wounded_knee_one_extra"] is True)

    monkeypatch.setattr(arena_fuzz, "Match", Noting)
    for seed in (1, 1, 2):
        fuzz("indian-wars", seed=seed, folder=tmp_path, matches=8)
    assert {True, False} <= set(played[:8])
    assert played[:8] == played[8:16]
    assert played[:8] != played[16:]


def test_no_time_is_no_match(tmp_path: Path) -> None:
    assert fuzz("indian-wars", seed=1, folder=tmp_path, seconds=0.0) == Findings()


@pytest.mark.parametrize(
    ("broken", "telling"), BROKEN.items(), ids=lambda value: getattr(value, "__name__", None)
)
def test_a_broken_engine_is_found_and_leaves_a_file_that_opens(
    broken: type[IndianWars], telling: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_fuzz, "marked_game", lambda *_: broken())
    findings = fuzz("indian-wars", seed=1, folder=tmp_path / "a" / "b", matches=3)
    assert findings.matches == 3
    assert findings.failures
    for path in findings.failures:
        assert telling in path.with_suffix(".txt").read_text(encoding="utf-8")
        document = files.read(path)
        match = replay.load(broken(), document)
        assert match.entries == document.entries
        assert document.dealings[0].keeps_its_word()
    assert len(set(findings.failures)) == len(findings.failures)
    assert {path.parent for path in findings.failures} == {tmp_path / "a" / "b"}


def test_what_failed_before_the_failure_is_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match can be gone through up to the step that broke."""
    monkeypatch.setattr(arena_fuzz, "marked_game", lambda *_: next(iter(BROKEN))())
    findings = fuzz("indian-wars", seed=2, folder=tmp_path, matches=1)
    match = tallgrass.load(findings.failures[0])
    assert len(match.entries) > 3
    assert match.result is None
