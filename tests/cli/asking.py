"""What several tests of the session ask about it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tallgrass
from tallgrass.cli.seating import Wishes, loaded_match, play_on
from tallgrass.kernel import files
from tallgrass.kernel.match import Match
from tests.cli.sitting import Sitting

SAVE = "Save the match?"
FIRST_HAND = ["Raid", "War Party", "Atrocities", "Murder", "Pony Express", "Crazy Horse", "Sitting Bull"]


def load(path: Path, **wishes: object) -> Match:
    """As `play --load` does it: loaded, then by the players that the flags ask for."""
    seat = wishes.pop("seat", None)
    asked = msgspec.convert({**wishes, "held": [seat] if seat else []}, Wishes)
    match = loaded_match(path, "indian-wars", asked)
    play_on(match, asked)
    return match


def entries(path: Path) -> int:
    return len(files.read(path).entries)


def watch_writing(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """For each time that a match is written, how many entries it has."""
    written: list[int] = []
    save = tallgrass.save

    def noting(match: Match, path: Path, *, keep_seed: bool) -> None:
        assert keep_seed
        written.append(len(match.entries))
        save(match, path, keep_seed=keep_seed)

    monkeypatch.setattr(tallgrass, "save", noting)
    return written


def asked_to_save(sitting: Sitting) -> int:
    return sum(prompt.startswith(SAVE) for prompt in sitting.prompts)
