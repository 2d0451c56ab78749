"""A match names the edition that it was played with, and is played again with no other."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tallgrass
from tallgrass.games.registry import game_of, marked_game
from tallgrass.kernel import files, replay
from tallgrass.kernel.edition import EditionError, EditionMark
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import MatchFile
from tests.kernel.matches import INDIAN_WARS, TOY, everything, fair_match, play_on
from tests.kernel.papers import Paper, ended, put, refused
from tests.kernel.toy import Toy

OURS = EditionMark("ours", "0" * 64)
MINE = EditionMark("mine", "a1" * 32, {"sides": 6, "words": ["one", "two"]})


def _played(toy: Toy) -> Match:
    match = fair_match(toy, 4)
    play_on(match, 12, random.Random(4))
    return match


def _paper(toy: Toy) -> Paper:
    paper: Paper = json.loads(msgspec.json.encode(_played(toy).document(keep_seed=True)))
    return paper


def _parsed(paper: Paper) -> MatchFile:
    return files.parse(json.dumps(paper).encode())


def test_a_game_without_editions_has_no_entry_for_one() -> None:
    assert TOY.edition is None
    assert tallgrass.game("indian-wars").edition is None
    assert "edition" not in _paper(TOY)
    assert "edition" not in ended()


def test_our_edition_is_named_with_its_hash() -> None:
    assert _paper(Toy(OURS))["edition"] == {"name": "ours", "hash": "0" * 64}


def test_an_edition_that_is_not_ours_is_held_whole() -> None:
    assert _paper(Toy(MINE))["edition"] == {
        "name": "mine",
        "hash": "a1" * 32,
        "documents": {"sides": 6, "words": ["one", "two"]},
    }


@pytest.mark.parametrize("mark", [OURS, MINE])
def test_the_entry_is_read_as_it_was_written(mark: EditionMark) -> None:
    document = _parsed(_paper(Toy(mark)))
    assert document.mark() == mark
    again = replay.load(Toy(mark), document)
    assert everything(again) == everything(_played(Toy(mark)))
    assert again.document(keep_seed=True) == document


@pytest.mark.parametrize(
    "other",
    [
        EditionMark("mine", "a1" * 31 + "a2", MINE.documents),
        EditionMark("yours", "a1" * 32, MINE.documents),
        OURS,
    ],
)
def test_a_replay_with_another_edition_is_refused_and_both_are_named(other: EditionMark) -> None:
    document = _parsed(_paper(Toy(MINE)))
    with pytest.raises(files.FileError) as caught:
        replay.load(Toy(other), document)
    assert str(caught.value) == (
        f"was played with the edition 'mine' (hash {'a1' * 32}), "
        f"not with {other.name!r} (hash {other.hash}): open it with the one that it names."
    )
    with pytest.raises(files.FileError, match="not with"):
        replay.load(Toy(other), document, strict=False)


def test_a_match_must_say_its_edition_if_its_game_has_some() -> None:
    with pytest.raises(files.FileError, match="doesn't say with which edition of Toy it goes"):
        replay.load(Toy(OURS), _parsed(_paper(TOY)))


def test_a_match_has_no_edition_if_its_game_has_none() -> None:
    with pytest.raises(files.FileError, match=r"was played with the edition 'ours' \(hash 0+\), and Toy has"):
        replay.load(TOY, _parsed(_paper(Toy(OURS))))


@pytest.mark.parametrize(
    "entry",
    [
        None,
        3,
        "ours",
        [],
        {},
        {"name": "ours"},
        {"hash": "0" * 64},
        {"name": "", "hash": "0" * 64},
        {"name": "x" * 101, "hash": "0" * 64},
        {"name": "o\x1b[31murs", "hash": "0" * 64},
        {"name": "o\nurs", "hash": "0" * 64},
        {"name": "ours\n", "hash": "0" * 64},
        {"name": 7, "hash": "0" * 64},
        {"name": "ours", "hash": "0" * 63},
        {"name": "ours", "hash": "0" * 64 + "\n"},
        {"name": "ours", "hash": "A" * 64},
        {"name": "ours", "hash": 0},
        {"name": "ours", "hash": "0" * 64, "more": 1},
        {"name": "ours", "hash": "0" * 64, "documents": []},
        {"name": "ours", "hash": "0" * 64, "documents": "all"},
    ],
)
def test_an_entry_of_bad_form_is_refused(tmp_path: Path, entry: Any) -> None:
    refused(put(tmp_path, _paper(Toy(OURS)) | {"edition": entry}), "is a broken match file: .*`?.edition")


# --- the registry


def test_a_game_without_editions_refuses_one_with_a_sentence() -> None:
    for edition in ("reconstruction", "", Path("mine")):
        with pytest.raises(EditionError) as caught:
            tallgrass.game("indian-wars", edition)
        assert str(caught.value) == "Indian Wars has no editions; leave the edition away."
        assert caught.value.problems == ()
    assert tallgrass.game("indian-wars", None) is INDIAN_WARS


def test_an_unknown_game_with_an_edition_is_an_unknown_game() -> None:
    with pytest.raises(tallgrass.UnknownGame, match="no game 'chess'"):
        tallgrass.game("chess", "reconstruction")
    with pytest.raises(tallgrass.UnknownGame, match="no game 'chess'"):
        marked_game("chess", OURS)


def test_a_match_of_a_game_without_editions_that_names_one(tmp_path: Path) -> None:
    paper = ended() | {"edition": {"name": "ours", "hash": "0" * 64}}
    refused(put(tmp_path, paper), "can't be opened with its edition. Indian Wars has no editions")
    with pytest.raises(files.FileError, match="^can't be opened with its edition"):
        game_of(_parsed(paper))
    assert game_of(_parsed(ended())) is INDIAN_WARS
