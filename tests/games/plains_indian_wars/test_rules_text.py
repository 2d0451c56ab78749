"""The rules in our own words: every ruling that the engine cites is there."""

from __future__ import annotations

import re
from pathlib import Path

import tallgrass
from tallgrass.games import plains_indian_wars

GAME = tallgrass.game("plains-indian-wars")
HOME = Path(next(iter(plains_indian_wars.__path__)))
_GROUPS = ((1, 5), (10, 18), (20, 25), (30, 39), (40, 45), (50, 80))
RULINGS = {f"P-{place}" for first, last in _GROUPS for place in range(first, last + 1)}


def test_every_ruling_has_a_title_and_a_paragraph() -> None:
    texts = GAME.rule_texts()
    assert {rule for rule in texts if rule.startswith("P-")} == RULINGS
    for title, text in texts.values():
        assert title
        assert text.strip().endswith(".")


def test_no_two_rules_have_the_same_title() -> None:
    titles = [title for title, _ in GAME.rule_texts().values()]
    assert len(set(titles)) == len(titles)


def test_only_rulings_that_there_are_stand_in_the_code() -> None:
    for path in (*HOME.rglob("*.py"), *HOME.glob("*.toml")):
        cited = set(re.findall(r"\bP-\d+", path.read_text(encoding="utf-8")))
        assert cited <= RULINGS, path.name


def test_the_options_are_named_where_they_matter() -> None:
    texts = GAME.rule_texts()
    assert "the option 'Max rounds'" in texts["P-43"][1]
    assert "the option 'Auto consent'" in texts["P-22"][1]


def test_numbers_that_the_texts_give_are_those_of_the_edition() -> None:
    setup = tallgrass.game("plains-indian-wars").board.edition.setup  # type: ignore[attr-defined]
    score = setup.scoring
    assert (score.region_controlled, score.wagon_arrived_us, score.wagon_destroyed_indian) == (2, 1, 1)
    assert (score.railroad_complete_us, score.railroad_prevented_indian) == (5, 5)
    start = setup.start
    assert (start.cavalry.st_louis, start.settlers.st_louis) == (3, 6)
    assert (start.cavalry.sacramento, start.settlers.sacramento) == (1, 4)
