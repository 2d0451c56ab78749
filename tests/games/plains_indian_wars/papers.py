"""An edition as plain data and as files, to be tampered with."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tallgrass.games.plains_indian_wars.edition.load import FILES, Edition, home, load_edition
from tallgrass.games.plains_indian_wars.edition.problems import EditionError

OURS = load_edition()
GONE: Any = object()  # as a value: the entry is taken out


def with_changes(changes: dict[str, Any]) -> dict[str, Any]:
    """Our edition as plain data, but for what stands at these paths (`cards.card.npt-01.cubes`)."""
    documents = OURS.documents()
    for path, value in changes.items():
        *way, last = path.split(".")
        inside: Any = documents
        for step in way:
            inside = inside[_place(inside, step)]
        place = _place(inside, last)
        if value is GONE:
            del inside[place]
        elif isinstance(inside, list) and place == len(inside):
            inside.append(value)
        else:
            inside[place] = value(inside[place]) if callable(value) else value
    return documents


def _place(inside: Any, step: str) -> Any:
    if not isinstance(inside, list):
        return step
    if step.isdecimal():
        return int(step)
    return next(place for place, each in enumerate(inside) if each["id"] == step)


def problems(changes: dict[str, Any]) -> list[str]:
    """What is told of our edition with these changes."""
    return refused(lambda: Edition.from_documents(with_changes(changes)))


def refused(load: Callable[[], Edition]) -> list[str]:
    """The problems that keep an edition from being loaded, as sentences."""
    with pytest.raises(EditionError) as caught:
        load()
    said = [str(problem) for problem in caught.value.problems]
    assert said
    for sentence in said:
        assert re.fullmatch(r"[^\n]+: [^\n]+; expected [^\n]*[^.\n]\.", sentence), sentence
        assert sentence.isprintable()
    return said


def copy_to(folder: Path) -> Path:
    """Our three files in a folder."""
    folder.mkdir(exist_ok=True)
    for file in FILES:
        text = home().joinpath("reconstruction", f"{file}.toml").read_text(encoding="utf-8")
        folder.joinpath(f"{file}.toml").write_text(text, encoding="utf-8")
    return folder
