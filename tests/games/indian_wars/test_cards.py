"""The card data against the printed list, field by field."""

from __future__ import annotations

from collections import Counter

import pytest

from tallgrass.games.indian_wars.cards import DECK, Card
from tallgrass.games.indian_wars.tables import DRAWS, MAX_EXTRA, SCORE, WORTH
from tallgrass.kernel.actions import slug
from tests.games.indian_wars.printed import LINES, SIDE_OF_USE, Line
from tests.games.indian_wars.table import GAME

TYPES = {
    "I": "initiative",
    "W": "white_combatant",
    "X": "indian_combatant",
    "F": "firepower",
    "A": "aftermath",
    "S": "special",
    "H": "historical",
}
PAIRS = list(zip(LINES, DECK, strict=True))
EACH = pytest.mark.parametrize(("line", "entry"), PAIRS, ids=[slug(line.name) for line in LINES])


@EACH
def test_a_card_is_as_printed(line: Line, entry: Card) -> None:
    assert entry.name == line.name
    assert entry.type == TYPES[line.type]
    assert entry.use == SIDE_OF_USE.get(line.use, "both")
    assert entry.score == (0 if line.score == "-" else int(line.score))
    assert entry.note == ("" if line.notes == "-" else line.notes)


@EACH
def test_what_a_note_does_is_what_it_says(line: Line, entry: Card) -> None:
    assert list(entry.places) == line.places()
    assert entry.again == line.counts_again()
    assert entry.draw == line.draws()
    assert entry.only_after_lost_initiative == ("D" in line.marks())
    assert entry.aftermath_for == line.captured_by()
    assert entry.aftermath == line.aftermath_cards()


def test_every_card_has_a_use_for_somebody() -> None:
    for line in LINES:
        assert line.places() or line.draws(), line


def test_the_deck_has_84_cards_one_of_each_in_seven_types() -> None:
    """'There are 7 types of cards'; head of the rulings: 13 x 5, 8 Special, 11 Historical."""
    assert len(LINES) == len({entry.name for entry in DECK}) == 84
    assert Counter(entry.type for entry in DECK) == {
        "initiative": 13,
        "white_combatant": 13,
        "indian_combatant": 13,
        "firepower": 13,
        "aftermath": 13,
        "special": 8,
        "historical": 11,
    }


def test_only_special_aftermath_and_some_historical_cards_have_no_score() -> None:
    """'Except for Special cards and some Historical Cards, all cards have a ... Score'; Aftermath has '-'."""
    without = {line.type for line in LINES if line.score == "-"}
    assert without == {"A", "S", "H"}
    assert [line.name for line in LINES if line.type == "S" and line.score != "-"] == ["Last Stand"]


def test_the_tables_of_the_rules_hold_the_printed_numbers() -> None:
    assert [int(line.score) if line.score != "-" else 0 for line in LINES] == SCORE
    assert [line.draws() for line in LINES] == DRAWS
    assert [line.aftermath_cards() for line in LINES] == WORTH


def test_at_most_16_extra_cards_can_be_due() -> None:
    """Whites: 8 Aftermath cards of either side, 3 of theirs, Camp, Village, Custer, Wounded Knee twice."""
    most = [
        sum(line.aftermath_cards() for line in LINES if line.may_be_laid(side, "aftermath", "won"))
        for side in ("whites", "indians")
    ]
    assert most == [16, 11]
    assert max(most) == MAX_EXTRA


def test_each_card_has_an_action_for_each_verb_by_its_slug() -> None:
    for verb in ("lay", "discard", "play", "count"):
        for line in LINES:
            assert GAME.actions.number(f"{verb}:{slug(line.name)}") is not None
    assert len(GAME.actions) == 4 * 84 + 17 + 2
    assert GAME.actions.number("lay:clubs-and-shields") is not None
    assert GAME.actions.number("lay:hit-and-run") is not None
    assert GAME.actions.number("lay:six-shooters") is not None
