"""Files that are no match files, or broken ones: one sentence each, and never another exception."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tallgrass
from tallgrass.kernel.files import MAX_BYTES, FileError
from tests.kernel.papers import colourful, ended, put, refused


@pytest.mark.parametrize(
    ("content", "telling"),
    [
        (b"", "isn't whole, valid JSON"),
        (b"  \n", "isn't whole, valid JSON"),
        (b"hello", "isn't whole, valid JSON"),
        (b"\x89PNG\r\n\x1a\n\0\0", "isn't whole, valid JSON"),
        (b"\xff\xfe{\0}\0", "isn't whole, valid JSON"),
        (b'{"kind": "tallgrass-match\xff"}', "isn't whole, valid JSON"),
        (b'{"kind": "\\ud800"}', "match file"),
        (b'{"kind": NaN}', "isn't whole, valid JSON"),
        (b"{} {}", "isn't whole, valid JSON"),
        (b"{}", "is no Tallgrass match file"),
        (b"[]", "is no Tallgrass match file"),
        (b"null", "is no Tallgrass match file"),
        (b"3", "is no Tallgrass match file"),
        (b'"tallgrass-match"', "is no Tallgrass match file"),
        (b'{"kind": ["tallgrass-match"], "format": 1}', "is no Tallgrass match file"),
        (b'{"format": 1, "game": "indian-wars"}', "is no Tallgrass match file"),
        (b'{"kind": "chess-match", "format": 1}', "is no Tallgrass match file"),
        (b'{"kind": "tallgrass-match", "format": 1}', "is a broken match file"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (
            b'{"kind": "tallgrass-match", "format": 1, "options": ' + b"[" * 5000 + b"]" * 5000 + b"}",
            "deeply|Expected `object`",  # how deep is too deep depends on the interpreter
        ),
    ],
)
def test_what_is_no_match_file(tmp_path: Path, content: bytes, telling: str) -> None:
    refused(put(tmp_path, content), telling)


def test_a_file_cut_short_anywhere(tmp_path: Path) -> None:
    whole = json.dumps(colourful()).encode()
    for length in range(0, len(whole) - 1, max(1, len(whole) // 97)):
        refused(put(tmp_path, whole[:length]), "isn't whole, valid JSON")


def test_too_large(tmp_path: Path) -> None:
    refused(put(tmp_path, b" " * (MAX_BYTES + 1)), r"larger than a match file can be \(16 MiB\)")
    assert tallgrass.load(put(tmp_path, json.dumps(ended()).encode().ljust(MAX_BYTES))).result


def test_a_missing_file(tmp_path: Path) -> None:
    refused(tmp_path / "no.json", "can't be read: No such file or directory")


def test_a_directory(tmp_path: Path) -> None:
    refused(tmp_path, "can't be read: Is a directory")


def test_a_file_within_a_file(tmp_path: Path) -> None:
    refused(put(tmp_path, b"") / "match.json", "can't be read: Not a directory")


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    file = put(tmp_path, ended())
    monkeypatch.setattr(Path, "open", closed)
    refused(file, "can't be read: Permission denied")


@pytest.mark.parametrize(
    ("written", "telling"),
    [
        (2, "is of format 2, and this version reads 1: a newer Tallgrass wrote it"),
        (10**40, "a newer Tallgrass wrote it"),
        (0, "is of format 0, which there never was"),
        (-1, "never was"),
        (None, "is of format None"),
        ("1", "is of format '1'"),
        (1.5, "never was"),
        ([1], "never was"),
        ({}, "never was"),
        (False, "never was"),
        (True, "match file|never was"),
    ],
)
def test_formats_that_we_do_not_read(tmp_path: Path, written: Any, telling: str) -> None:
    refused(put(tmp_path, ended() | {"format": written}), telling)


def test_no_format_at_all(tmp_path: Path) -> None:
    paper = ended()
    del paper["format"]
    refused(put(tmp_path, paper), "never was")


def test_a_format_nested_to_any_depth(tmp_path: Path) -> None:
    for depth in range(700, 1100):
        nested = '{"kind": "tallgrass-match", "format": ' + "[" * depth + "]" * depth + "}"
        refused(put(tmp_path, nested), "format|deeply")


def test_a_sentence_does_not_repeat_the_whole_file(tmp_path: Path) -> None:
    long = "x" * 100_000
    for changes in ({"format": long}, {"format": [long]}, {"rules": 2, "game": "indian-wars"}):
        assert len(refused(put(tmp_path, ended() | changes), "format|rules")) < 500 + len(str(tmp_path))


def test_an_unknown_game_does_not_repeat_the_whole_file(tmp_path: Path) -> None:
    with pytest.raises(tallgrass.UnknownGame) as caught:
        tallgrass.load(put(tmp_path, ended() | {"game": "x" * 100_000}))
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("field", ["game", "rules", "options", "players", "dealings", "setup", "entries"])
def test_each_field_is_wanted_and_of_its_type(tmp_path: Path, field: str) -> None:
    paper = ended()
    right = paper.pop(field)
    refused(put(tmp_path, paper), f"is a broken match file: .*{field}")
    wrongs: list[Any] = [None, True, 1.5, -1, "x", [], {}, [None], [[[]]], {"x": None}, [1], ["x"], 10**40]
    for wrong in wrongs:
        if type(wrong) is type(right):
            continue
        refused(put(tmp_path, paper | {field: wrong}), "is a broken match file")


@pytest.mark.parametrize("where", ["document", "act", "dealing", "undo", "resign", "hand-over"])
def test_unknown_fields_are_refused(tmp_path: Path, where: str) -> None:
    paper = colourful()
    if where == "document":
        target = paper
    elif where == "dealing":
        target = paper["dealings"][0]
    else:
        target = next(entry for entry in paper["entries"] if entry["entry"] == where)
    target["extra"] = 1
    refused(put(tmp_path, paper), "is a broken match file: .*unknown field `extra`")


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        {},
        {"entry": "act"},
        {"entry": "dance", "seat": 0},
        {"seat": 0},
        {"entry": 1, "seat": 0},
        {"entry": "act", "seat": "0", "action": "done"},
        {"entry": "act", "seat": 0, "action": 7},
        {"entry": "act", "seat": 0, "action": "done", "outcomes": [3]},
        {"entry": "act", "seat": 0, "action": "done", "outcomes": [[3]]},
        {"entry": "act", "seat": 0, "action": "done", "outcomes": [[3, 1, 1]]},
        {"entry": "act", "seat": 0, "action": "done", "outcomes": [[3, "1"]]},
        {"entry": "act", "seat": 0, "action": "done", "outcomes": None},
        {"entry": "undo", "seat": 0, "steps": ["0"]},
        {"entry": "hand-over", "seat": 0},
    ],
)
def test_entries_of_no_known_form(tmp_path: Path, entry: Any) -> None:
    paper = colourful()
    paper["entries"].insert(3, entry)
    refused(put(tmp_path, paper), "is a broken match file")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", "12"),
        ("seed", "G" * 64),
        ("seed", 5),
        ("commitment", None),
        ("nonces", ["a b", ""]),
        ("nonces", "ab"),
        ("nonces", ["only one"]),
        ("nonces", ["a", "b", "c"]),
        ("nonces", []),
        ("match", "two words"),
        ("match", "x" * 65),
        ("start", "0"),
        ("start", -1),
        ("start", 10**30),
    ],
)
def test_dealings_of_no_known_form(tmp_path: Path, field: str, value: Any) -> None:
    paper = colourful()
    paper["dealings"][0][field] = value
    refused(put(tmp_path, paper), "is a broken match file")


def test_an_unknown_game(tmp_path: Path) -> None:
    with pytest.raises(tallgrass.UnknownGame, match="no game 'chess'; there are: .*indian-wars"):
        tallgrass.load(put(tmp_path, ended() | {"game": "chess"}))


@pytest.mark.parametrize("version", [0, 2, -1, 10**30])
def test_another_version_of_the_rules(tmp_path: Path, version: int) -> None:
    refused(
        put(tmp_path, ended() | {"rules": version}),
        rf"version {version} .*Indian Wars.*this is version 1|broken",
    )


def test_errors_are_of_the_documented_kind() -> None:
    assert not issubclass(FileError, (ValueError, LookupError, OSError))
