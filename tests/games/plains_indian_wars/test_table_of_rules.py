"""docs/plains-indian-wars.md: what its tables name is there, and no ruling and no card is left out."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import tallgrass
from tallgrass.games import plains_indian_wars
from tallgrass.games.plains_indian_wars.edition.load import load_edition

HOME = Path(next(iter(plains_indian_wars.__path__)))
TESTS = Path(__file__).parent
PAGE = TESTS.parents[2] / "docs" / "plains-indian-wars.md"
RULING = re.compile(r"P-\d+\b")
HEADS = {"sentence", "ruling", "card", "---"}


class Row(NamedTuple):
    """A line of a table: what it is about, where it is carried out, what tests it."""

    about: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


def _rows() -> list[Row]:
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    found = []
    for line in lines:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        assert len(cells) == 3, line
        if cells[0] not in HEADS:
            found.append(Row(cells[0], _named(cells[1]), _named(cells[2])))
    return found


def _named(cell: str) -> tuple[str, ...]:
    """The names of a cell, which holds nothing else."""
    names = tuple(re.findall(r"`([^`]+)`", cell))
    assert cell == ", ".join(f"`{name}`" for name in names), cell
    return names


ROWS = _rows()
RULINGS = {row.about.split()[0]: row for row in ROWS if RULING.match(row.about)}


def source(path: Path, name: str) -> str:
    """The lines, with comments, of a function, class, method or constant of a module; "" if there is none."""
    lines, nodes = _read(path)
    first = last = 0
    for part in name.split("."):
        node = next((node for node in nodes if part in _names(node)), None)
        if node is None:
            return ""
        nodes = getattr(node, "body", [])
        first, last = node.lineno - 1, node.end_lineno or 0
    return "\n".join(lines[first:last])


@cache
def _read(path: Path) -> tuple[list[str], list[ast.stmt]]:
    text = path.read_text(encoding="utf-8")
    return text.splitlines(), ast.parse(text).body


def _names(node: ast.stmt) -> list[str]:
    """What a statement defines."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    return []


def _code(name: str) -> str:
    module, _, inside = name.partition(".")
    path = HOME / f"{module}.py"
    return source(path, inside) if path.is_file() else ""


def _test_file(name: str) -> Path:
    return TESTS / name.partition("::")[0]


@pytest.mark.parametrize("row", ROWS, ids=[row.about for row in ROWS])
def test_what_a_row_names_is_there(row: Row) -> None:
    assert row.code
    assert row.tests
    for name in row.code:
        assert _code(name), f"there is no {name}"
    for name in row.tests:
        file, test = _test_file(name), name.partition("::")[2]
        assert test.startswith("test_"), name
        assert file.is_file() and source(file, test), f"there is no {name}"


def test_a_name_that_is_nowhere_is_not_found() -> None:
    assert not _code("space.holds")
    assert not _code("spaces.stops")
    assert not _code("state.Position.nobody")
    assert _code("factions.SIDE_OF")
    assert not source(Path(__file__), "test_nothing")


def test_every_ruling_has_one_row() -> None:
    told = {rule for rule in tallgrass.game("plains-indian-wars").rule_texts() if rule.startswith("P-")}
    assert len([row for row in ROWS if RULING.match(row.about)]) == len(RULINGS)
    assert set(RULINGS) == told


@pytest.mark.parametrize("ruling", RULINGS)
def test_code_and_tests_say_which_ruling_they_carry_out(ruling: str) -> None:
    """The code in what it is named for, a test in itself or in its file."""
    cites = re.compile(rf"{ruling}\b")
    for name in RULINGS[ruling].code:
        assert cites.search(_code(name)), f"{name} doesn't say {ruling}"
    for name in RULINGS[ruling].tests:
        assert cites.search(_test_file(name).read_text(encoding="utf-8")), f"{name} doesn't say {ruling}"


def test_every_card_has_an_example() -> None:
    """Each Event has a row; the main cards have one, whose test takes them all from the edition."""
    events = [card.name for card in load_edition().cards.card if card.type == "event"]
    text = PAGE.read_text(encoding="utf-8")
    listed = re.findall(r"^\| ([^|]+) \|", text.partition("## Cards")[2], flags=re.MULTILINE)
    assert sorted(listed) == sorted(["card", "---", "the main cards", *events])
    assert "BOARD.main" in (TESTS / "test_cards_main.py").read_text(encoding="utf-8")
