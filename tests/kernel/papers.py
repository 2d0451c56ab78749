"""Match files as plain JSON, to be tampered with."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tallgrass
from tallgrass.kernel import files
from tallgrass.kernel.match import Match
from tests.kernel.matches import INDIAN_WARS, dealing, fair_match, finished, play_on

Paper = dict[str, Any]


def paper(match: Match, *, keep_seed: bool = True) -> Paper:
    """A match as the JSON of its file."""
    read: Paper = json.loads(msgspec.json.encode(match.document(keep_seed=keep_seed)))
    return read


def ended() -> Paper:
    """A match of two random players, with undos."""
    return paper(finished(INDIAN_WARS, 11))


def colourful() -> Paper:
    """A short match with every kind of entry and two dealings."""
    match = fair_match(INDIAN_WARS, 12)
    choices = random.Random(12)
    while len(match.entries) < 30:
        play_on(match, 1, choices)
        for seat in (0, 1):
            if match.undo_barrier(seat) is None and choices.random() < 0.3:
                match.undo(seat)
        if len(match.entries) in (10, 11):
            match.hand_over(1, "random")
            match.deal(dealing(13, 2))
    match.undo(0, agreed=True)
    play_on(match, 5, choices)
    match.resign(1)
    return paper(match)


def put(path: Path, content: Paper | bytes | str) -> Path:
    """A file of this content."""
    file = path / "match.json"
    if isinstance(content, dict):
        content = json.dumps(content)
    file.write_bytes(content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content)
    return file


def refused(file: Path, telling: str, *, strict: bool = True) -> str:
    """Loading fails with one sentence that begins with the file and says `telling`."""
    with pytest.raises(files.FileError, match=telling) as caught:
        tallgrass.load(file, strict=strict)
    said = str(caught.value)
    assert said.startswith(str(file)), said
    assert said.endswith(".") and not said.endswith(".."), said
    assert "\n" not in said, said
    assert said.count(str(file)) == 1, said
    return said
