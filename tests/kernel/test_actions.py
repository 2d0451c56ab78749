"""The table of actions."""

from __future__ import annotations

import pytest

from tallgrass.kernel.actions import LONGEST, ActionTable, slug


@pytest.mark.parametrize(
    ("printed", "noun"),
    [
        ("Raid", "raid"),
        ("Clubs & Shields", "clubs-and-shields"),
        ("Hit & Run", "hit-and-run"),
        ("Six-Shooters", "six-shooters"),
        ("Chief's  Lance!", "chiefs-lance"),
        ("  Fort 12 ", "fort-12"),
        ("", ""),
    ],
)
def test_slug(printed: str, noun: str) -> None:
    assert slug(printed) == noun


def test_names_and_numbers_are_each_others_inverse() -> None:
    table = ActionTable(name for name in ("lay:raid", "take:blue:3", "step:S4", "done"))
    assert len(table) == 4
    assert [table.number(table.name(number)) for number in range(4)] == [0, 1, 2, 3]
    assert table.names == ("lay:raid", "take:blue:3", "step:S4", "done")


def test_an_unknown_name_has_no_number() -> None:
    assert ActionTable(["done"]).number("Done") is None


@pytest.mark.parametrize(
    "name",
    ["", "Lay:raid", "lay raid", "lay:", ":raid", "lay:a:b:c", "lay:caf\u00e9", "lay:a&b", "done\n", "a_b"],
)
def test_bad_names_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="isn't a name for an action"):
        ActionTable(["done", name])


def test_two_of_the_same_name_are_refused() -> None:
    with pytest.raises(ValueError, match="same name"):
        ActionTable(["done", "pass", "done"])


@pytest.mark.parametrize("number", [-1, 2, 10**30, -(10**30)])
def test_numbers_outside_the_table(number: int) -> None:
    table = ActionTable(["done", "pass"])
    with pytest.raises(ValueError, match="there is no action .* from 0 to 1"):
        table.check(number)
    with pytest.raises(ValueError, match="there is no action"):
        table.name(number)


def test_a_name_of_a_hundred_letters_is_the_longest() -> None:
    ActionTable(["a" * LONGEST])
    with pytest.raises(ValueError, match="too long for an action: at most 100 letters"):
        ActionTable(["a" * 101])
