"""Neutral names on wish: no original that insults is left, and what a reader types is understood."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tallgrass.games import indian_wars
from tallgrass.games.indian_wars import events as happened
from tallgrass.games.indian_wars.cards import DECK, PLAIN_NAMES
from tallgrass.kernel.actions import slug
from tests.games.indian_wars.table import GAME, INITIATIVE, WHITES, card, refusal, table

PLAIN = GAME.words(plain=True)
PRINTED = GAME.words()
INSULTS = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in PLAIN_NAMES), re.IGNORECASE)
HOME = Path(next(iter(indian_wars.__path__)))


def test_every_name_to_be_replaced_is_a_cards() -> None:
    assert set(PLAIN_NAMES) <= {entry.name for entry in DECK}
    assert "Redskins" in PLAIN_NAMES


def test_neutral_names_are_no_other_cards_and_differ() -> None:
    neutral = [slug(name) for name in PLAIN_NAMES.values()]
    assert len(set(neutral)) == len(neutral)
    assert not set(neutral) & {slug(entry.name) for entry in DECK}
    assert not [name for name in PLAIN_NAMES.values() if INSULTS.search(name)]


def test_no_action_has_an_insulting_name_in_its_plain_label() -> None:
    labels = [PLAIN.action(action) for action in range(len(GAME.actions))]
    assert not [label for label in labels if INSULTS.search(label)]
    assert len(set(labels)) == len(labels)


def test_other_cards_keep_their_names() -> None:
    for entry in DECK:
        if entry.name not in PLAIN_NAMES:
            assert PLAIN.text(entry.name) == entry.name


def test_without_the_wish_the_printed_names_stand() -> None:
    for entry in DECK:
        assert PRINTED.text(entry.name) == entry.name


@pytest.mark.parametrize("printed", PLAIN_NAMES)
def test_what_is_typed_by_the_neutral_name_is_the_printed_cards_action(printed: str) -> None:
    for words in (PLAIN, PRINTED):
        noun = words.other_nouns()[slug(PLAIN_NAMES[printed])]
        assert noun == slug(printed)
        for verb in ("lay", "discard", "play", "count"):
            assert GAME.actions.number(f"{verb}:{noun}") is not None


def test_no_printed_name_stands_for_another_card() -> None:
    for words in (PLAIN, PRINTED):
        assert not set(words.other_nouns()) & {slug(entry.name) for entry in DECK}


def test_log_lines_and_refusals_are_plain_too() -> None:
    every = tuple(card(name) for name in PLAIN_NAMES)
    thrown = happened.HandsThrown(hands=(every, ()))
    assert INSULTS.search(PRINTED.log(thrown, None))
    assert not INSULTS.search(PLAIN.log(thrown, None))
    drew = happened.Drew(seat=WHITES, cards=(card("Indian Recruits"), card("Indian Fighters")))
    assert PLAIN.log(drew, None) == "Whites draw Native Recruits, Frontier Veterans."
    refused = refusal(table(phase=INITIATIVE, whites=["Redskins"], indians=["Raid"]), WHITES, "lay:redskins")
    assert PLAIN.text(refused.reason) == "Plains Fighters is a card of the Indians."


def _sentences() -> list[str]:
    """Every piece of text in the code of the game, its option and its rules text."""
    found = [option.sentence for option in GAME.options]
    found += [part for title, text in GAME.rule_texts().values() for part in (title, text)]
    for path in sorted(HOME.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(node.value)
    return found


def test_no_sentence_of_ours_has_a_replaced_name_as_an_ordinary_word() -> None:
    """Or `text` would change a sentence that means no card."""
    sentences = _sentences()
    assert len(sentences) > 200
    assert [text for text in sentences if PLAIN.text(text) != text] == []
    assert [text for text in sentences if INSULTS.search(text)] == []
