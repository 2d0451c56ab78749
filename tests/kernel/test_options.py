"""Rule options."""

from __future__ import annotations

import pytest

from tallgrass.kernel.options import Option, OptionError, Value, settle

LOUD = Option(name="loud", default=False, sentence="Loud.")
ROUNDS = Option(name="rounds", default=2, low=1, high=12, sentence="How many.")
DECK = Option(name="deck", default="short", sentence="Which.")
OFFERED = (LOUD, ROUNDS, DECK)


def test_defaults_where_nothing_is_chosen() -> None:
    assert settle(OFFERED, {}) == {"loud": False, "rounds": 2, "deck": "short"}
    assert settle((), {}) == {}


def test_what_is_chosen_wins() -> None:
    assert settle(OFFERED, {"deck": "long", "loud": True}) == {"loud": True, "rounds": 2, "deck": "long"}


@pytest.mark.parametrize(
    ("written", "value"),
    [
        (True, True),
        ("yes", True),
        ("TRUE", True),
        ("on", True),
        ("1", True),
        (False, False),
        ("No", False),
        ("false", False),
        ("off", False),
        ("0", False),
    ],
)
def test_yes_and_no(written: Value, value: bool) -> None:
    assert LOUD.read(written) is value


@pytest.mark.parametrize("written", [1, 0, "", "maybe", "2"])
def test_neither_yes_nor_no(written: Value) -> None:
    with pytest.raises(OptionError, match="loud takes yes or no, not "):
        LOUD.read(written)


@pytest.mark.parametrize(("written", "value"), [(1, 1), (12, 12), ("7", 7), (" 7 ", 7)])
def test_whole_numbers_within_bounds(written: Value, value: int) -> None:
    assert settle(OFFERED, {"rounds": written})["rounds"] == value


@pytest.mark.parametrize("written", [0, 13, -1, 10**30, True, False, "", "x", "1.5", "9" * 5000])
def test_other_numbers_are_refused(written: Value) -> None:
    with pytest.raises(OptionError, match="rounds takes a whole number from 1 to 12, not "):
        ROUNDS.read(written)


def test_a_whole_number_that_may_be_negative() -> None:
    handicap = Option(name="handicap", default=0, low=-3, high=3, sentence="Chips.")
    assert handicap.read(-3) == -3
    with pytest.raises(OptionError):
        handicap.read(True)
    with pytest.raises(OptionError):
        handicap.read("x")


def test_text_stays_text() -> None:
    assert DECK.read("long") == "long"


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(OptionError, match="no option 'lodu'; there are: loud, rounds, deck"):
        settle(OFFERED, {"lodu": True})
    with pytest.raises(OptionError, match="there are: none"):
        settle((), {"x": 1})


def test_an_option_error_is_a_value_error() -> None:
    assert issubclass(OptionError, ValueError)
