"""The rules in our own words: every ruling is there, and every rule that the engine cites."""

from __future__ import annotations

import re
from pathlib import Path

from tallgrass.games import indian_wars
from tests.games.indian_wars.table import GAME

RULINGS = [f"IW-{place}" for place in range(1, 22)]
HOME = Path(next(iter(indian_wars.__path__)))


def test_every_ruling_has_a_title_and_a_paragraph() -> None:
    texts = GAME.rule_texts()
    assert set(RULINGS) <= set(texts)
    for title, text in texts.values():
        assert title
        assert text.strip().endswith(".")


def test_no_two_rules_have_the_same_title() -> None:
    titles = [title for title, _ in GAME.rule_texts().values()]
    assert len(set(titles)) == len(titles)


def test_only_rulings_that_there_are_stand_in_the_code() -> None:
    for path in (*HOME.glob("*.py"), *HOME.glob("*.toml")):
        cited = set(re.findall(r"\bIW-\d+", path.read_text(encoding="utf-8")))
        assert cited <= set(RULINGS), path.name


def test_the_rules_text_tells_of_the_option() -> None:
    """IW-12."""
    assert [option.name for option in GAME.options] == ["wounded_knee_one_extra"]
    assert "1 extra card instead: that is an option" in GAME.rule_texts()["IW-12"][1]
