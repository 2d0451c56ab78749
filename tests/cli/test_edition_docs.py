"""docs/editions.md against the form of an edition: no key, operation or word is left out, none is made up."""

from __future__ import annotations

import re
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
from msgspec.structs import fields

from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.edition.cards import Cards
from tallgrass.games.plains_indian_wars.edition.map import Map
from tallgrass.games.plains_indian_wars.edition.setup import Setup
from tallgrass.games.plains_indian_wars.edition.words import BoxId
from tests.cli.running import ROOT

DOCS = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
NAMED = {word for code in re.findall(r"`([^`\n]+)`", DOCS) for word in re.findall(r"\w+", code)}
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")] for line in DOCS.splitlines() if line[:1] == "|"
]
OPS: tuple[type[msgspec.Struct], ...] = get_args(ops.Op)


def _structs(form: Any) -> set[type[msgspec.Struct]]:
    if isinstance(form, type) and issubclass(form, msgspec.Struct):
        return {form}.union(*(_structs(field.type) for field in fields(form)))
    return {struct for part in get_args(form) for struct in _structs(part)} if get_origin(form) else set()


def _words(form: Any) -> set[str]:
    """Every word that a form allows."""
    if get_origin(form) is Literal:
        return {word for word in get_args(form) if isinstance(word, str)}
    if isinstance(form, type) and issubclass(form, msgspec.Struct):
        return {word for field in fields(form) for word in _words(field.type)}
    return {word for part in get_args(form) for word in _words(part)} if get_origin(form) else set()


def test_every_key_and_every_word_is_described() -> None:
    structs = _structs(Map) | _structs(Cards) | _structs(Setup)
    assert len(structs) > 60
    assert {field.name for struct in structs for field in fields(struct)} - NAMED <= {
        "card",
        "turn",
        "start",
        "faces",
    }
    assert {word for struct in structs for word in _words(struct)} <= NAMED


@pytest.mark.parametrize("op", OPS, ids=lambda op: str(op.__struct_config__.tag))
def test_the_keys_of_an_operation(op: type[msgspec.Struct]) -> None:
    (row,) = [
        row
        for row in ROWS
        if row[0] == f"`{op.__struct_config__.tag}`" and len(row) == 3 and row[2][-1] == "."
    ]
    must, _, may = row[1].partition("[")
    keys = [field for field in fields(op) if field.name != "option"]
    assert set(re.findall(r"\w+", must)) == {key.name for key in keys if key.default is msgspec.NODEFAULT}
    assert set(re.findall(r"\w+", may)) == {key.name for key in keys if key.default is not msgspec.NODEFAULT}


def test_where_each_word_for_a_place_can_stand() -> None:
    said = {
        row[0].strip("`"): set(re.findall(r"\w+", row[1]))
        for row in ROWS[[row[0] for row in ROWS].index("word") + 2 :][:11]
    }
    places = {"where", "frm", "regions"}
    allowed: dict[str, set[str]] = {}
    for op in OPS:
        for field in fields(op):
            for word in _words(field.type) if field.name in places else ():
                if word not in get_args(BoxId):
                    allowed.setdefault(word, set()).add(str(op.__struct_config__.tag))
    assert said == allowed
