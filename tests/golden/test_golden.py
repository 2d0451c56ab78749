"""Whole matches, played again: each step, each outcome, the result, and the log line for line."""

from __future__ import annotations

from pathlib import Path

import pytest

import tallgrass
from tallgrass.games.registry import game_of
from tallgrass.kernel import files, replay
from tests.golden import record, report

EACH = pytest.mark.parametrize("path", record.paths(), ids=lambda path: path.stem)
OUTCOMES = {"indian-wars": 100, "mystic-warriors": 20, "plains-indian-wars": 60}  # some are very short
TOLD = [
    (game, name)
    for game, recipes in record.RECIPES.items()
    for name, recipe in recipes.items()
    if recipe.told is not None
]
GAMES = pytest.mark.parametrize("game", report.REPORTS)


def test_there_is_a_match_and_a_log_for_each_recipe_and_no_other() -> None:
    names = {f"{game}/{name}" for game, recipes in record.RECIPES.items() for name in recipes}
    for ending in ("json", "log"):
        found = record.HOME.glob(f"*/*.{ending}")
        assert {f"{path.parent.name}/{path.stem}" for path in found} == names


@EACH
def test_a_golden_game_is_played_again_with_the_same_result(path: Path) -> None:
    document = files.read(path)
    match = replay.load(game_of(document), document, strict=True)
    assert match.result == document.result
    assert len(match.entries) == len(document.entries)


@EACH
def test_all_outcomes_of_a_golden_game_follow_from_its_seed_or_are_told(path: Path) -> None:
    document = files.read(path)
    audit = replay.audit(game_of(document), document)
    seeded, told = audit.outcomes, audit.unseeded
    if (document.game, path.stem) in TOLD:
        seeded, told = told, seeded
    assert told == 0
    assert seeded > OUTCOMES[document.game]


@pytest.mark.parametrize(("game", "name"), TOLD)
def test_a_told_game_is_as_its_story_says(game: str, name: str) -> None:
    match = record.play(game, record.RECIPES[game][name])
    assert match.document() == files.read(record.HOME / game / f"{name}.json")


@EACH
def test_the_log_of_a_golden_game_is_the_same_line_for_line(path: Path) -> None:
    expected = path.with_suffix(".log").read_text(encoding="utf-8").splitlines()
    for number, (line, right) in enumerate(zip(record.log(tallgrass.load(path)), expected, strict=True), 1):
        assert line == right, f"line {number} of {path.stem}.log"


@EACH
def test_a_golden_game_is_saved_as_it_was(path: Path, tmp_path: Path) -> None:
    match = tallgrass.load(path)
    again = tmp_path / path.name
    files.write(again, match.document(keep_seed=True))
    assert again.read_bytes() == path.read_bytes()


@EACH
def test_a_golden_game_can_be_stopped_anywhere_and_goes_on_to_the_same_end(path: Path) -> None:
    document = files.read(path)
    whole = tallgrass.load(path)
    for until in range(0, len(document.entries), 1 + len(document.entries) // 7):
        match = tallgrass.load(path, until=until)
        assert len(match.entries) == until
        assert match.history == whole.history[: until + 1]


@GAMES
def test_together_they_play_every_card_in_every_way_and_every_ruling(game: str) -> None:
    cards, rulings, turns = report.uncovered(game, report.matches(game))
    assert cards == set()
    assert rulings == set(report.REPORTS[game].never_played)
    assert turns == set()


@GAMES
def test_rulings_that_no_game_can_show_are_few_and_have_their_reasons(game: str) -> None:
    told = report.REPORTS[game]
    assert set(told.never_played) < told.rulings
    assert len(told.never_played) <= 2
    assert all(told.never_played.values())
