"""Random damage to a good file: it loads or is refused in a sentence, nothing else."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tallgrass
from tallgrass.kernel import files
from tests.conftest import THOROUGH
from tests.kernel.matches import everything
from tests.kernel.papers import colourful, put

GOOD = json.dumps(colourful())
NESTED: Any = "deep"
for _ in range(300):
    NESTED = [NESTED]
STRANGE: list[Any] = [
    None, True, False, 0, 1, 2, -1, 5, 84, 2**63, -(2**63) - 1, 2**64, 10**40, 1.0, 0.5, 1e308,
    "", "0", "done", "lay:raid", "human", "\u00e4", "\ud800", "\0", "act", "undo", "resign",
    [], {}, [None], [0], [84, 3], [[84, 3]], {"entry": "resign", "seat": 0}, NESTED,
]  # fmt: skip


def _is_a_sentence(said: str) -> None:
    assert said.endswith(".")
    assert "\n" not in said


def _load(folder: Path, content: bytes | str, *, strict: bool) -> None:
    file = put(folder, content)
    try:
        match = tallgrass.load(file, strict=strict)
    except files.FileError as error:
        return _is_a_sentence(str(error))
    except tallgrass.UnknownGame as error:
        return _is_a_sentence(f"{error}.")
    # What was let in must be sound: it can be saved and comes out the same.
    files.write(file, match.document(keep_seed=True))
    assert everything(tallgrass.load(file, strict=strict)) == everything(match)


def _strange(data: st.DataObject) -> Any:
    return copy.deepcopy(data.draw(st.sampled_from(STRANGE)))


def _damage(paper: Any, data: st.DataObject) -> Any:
    """Change one thing, somewhere; the deeper it lies the likelier."""
    here = paper
    while True:
        keys: list[Any] = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            if isinstance(here, list):
                here.append(_strange(data))
            return paper
        key = data.draw(st.sampled_from(keys))
        if not isinstance(here[key], (dict, list)) or data.draw(st.integers(0, 5)) == 0:
            break
        here = here[key]
    what = data.draw(st.sampled_from(["replace", "delete", "nudge", "twice", "add"]))
    if what == "replace":
        here[key] = _strange(data)
    elif what == "delete":
        del here[key]
    elif what == "nudge" and isinstance(here[key], int):
        here[key] += data.draw(st.integers(-2, 2))
    elif what == "twice" and isinstance(here, list):
        here.insert(data.draw(st.integers(0, len(here))), copy.deepcopy(here[key]))
    elif isinstance(here, dict):
        here[data.draw(st.sampled_from([*keys, "extra"]))] = _strange(data)
    else:
        here.insert(key, _strange(data))
    return paper


@settings(max_examples=400 * THOROUGH)
@given(st.data(), st.booleans())
def test_damaged_values(tmp_path: Path, data: st.DataObject, strict: bool) -> None:
    paper = json.loads(GOOD)
    for _ in range(data.draw(st.integers(1, 3))):
        paper = _damage(paper, data)
    _load(tmp_path, json.dumps(paper), strict=strict)


@settings(max_examples=150 * THOROUGH)
@given(st.data(), st.booleans())
def test_damaged_bytes(tmp_path: Path, data: st.DataObject, strict: bool) -> None:
    content = bytearray(GOOD.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(content)))
        size = data.draw(st.sampled_from([0, 1, 1, 2, 30]))
        content[place : place + size] = data.draw(st.binary(max_size=3))
    _load(tmp_path, bytes(content), strict=strict)


@settings(max_examples=100 * THOROUGH)
@given(content=st.binary(max_size=200))
def test_any_bytes(tmp_path: Path, content: bytes) -> None:
    with pytest.raises(files.FileError):
        tallgrass.load(put(tmp_path, content))


@settings(max_examples=100 * THOROUGH)
@given(st.integers(0, 60))
def test_any_step_of_the_good_file(tmp_path: Path, until: int) -> None:
    match = tallgrass.load(put(tmp_path, GOOD), until=until)
    assert len(match.entries) == min(until, len(json.loads(GOOD)["entries"]))
