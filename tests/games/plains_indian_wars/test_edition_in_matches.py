"""An edition of one's own is played, goes into the match file, and no other passes for it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tallgrass
from tallgrass.games.plains_indian_wars.edition.load import OURS as OUR_NAME
from tallgrass.games.plains_indian_wars.edition.load import Edition, load_edition
from tallgrass.games.plains_indian_wars.edition.mark import mark_of, marked
from tallgrass.games.plains_indian_wars.events import Rolled, WagonsPlaced
from tallgrass.games.plains_indian_wars.factions import CAVALRY, WEAPON
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.registry import game_of
from tallgrass.kernel import files, replay
from tallgrass.kernel.edition import EditionError, EditionMark
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tests.games.plains_indian_wars.papers import OURS, copy_to, with_changes
from tests.kernel.matches import everything, fair_match, play_on
from tests.kernel.papers import Paper, paper, put, refused

NAME = "plains-indian-wars"
CHANGES: dict[str, Any] = {
    "setup.turn.wagons.place": 4,
    "map.regions.N5.name": "Omaha City",
    "setup.dice.faces.cavalry": lambda die: die | {"weapon": 6, "treaty": 0, "blank": 0},
}


def _with(changes: dict[str, Any]) -> PlainsIndianWars:
    return PlainsIndianWars(Edition.from_documents(with_changes({"name": "mine"} | changes)))


def _written(folder: Path) -> Path:
    """Our three files with the changes of CHANGES."""
    copy_to(folder)
    for file, old, new in (
        ("setup", "[turn.wagons]\nplace = 2", "[turn.wagons]\nplace = 4"),
        ("setup", "weapon = 3\ntreaty = 1\nblank = 2", "weapon = 6\ntreaty = 0\nblank = 0"),
        ("map", f'name = "{OURS.map.regions["N5"].name}"', 'name = "Omaha City"'),
    ):
        path = folder / f"{file}.toml"
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, old
        path.write_text(text.replace(old, new), encoding="utf-8")
    return folder


def _played(game: Game, steps: int = 120, number: int = 3) -> Match:
    match = fair_match(game, number)
    play_on(match, steps, random.Random(number))
    return match


def _events(match: Match) -> Iterator[Event]:
    for events in match.history:
        yield from events


MINE = _with(CHANGES)
PLAYED = _played(MINE)


def _paper() -> Paper:
    return paper(PLAYED)


# --- it is played


def test_a_folder_is_an_edition(tmp_path: Path) -> None:
    game = tallgrass.game(NAME, _written(tmp_path / "mine"))
    assert isinstance(game, PlainsIndianWars)
    assert game.edition == MINE.edition
    assert tallgrass.game(NAME, str(tmp_path / "mine")).edition == MINE.edition
    assert tallgrass.game(NAME).edition != game.edition


def test_as_many_wagons_are_placed_as_the_edition_says() -> None:
    def most(game: Game) -> int:
        return max(event.count for event in _events(_played(game, 400)) if isinstance(event, WagonsPlaced))

    assert most(tallgrass.game(NAME)) == 2
    assert most(MINE) == 4


def test_dice_fall_as_the_edition_says() -> None:
    def faces(game: Game) -> set[int]:
        rolls = (event for number in range(3) for event in _events(_played(game, 400, number)))
        return {
            face
            for event in rolls
            if isinstance(event, Rolled) and event.army == CAVALRY
            for face in event.faces
        }

    assert len(faces(tallgrass.game(NAME))) > 1
    assert faces(MINE) == {WEAPON}


def test_regions_are_called_as_the_edition_says() -> None:
    ours = tallgrass.game(NAME)
    assert isinstance(ours, PlainsIndianWars)
    assert "Omaha City" in MINE.board.names
    assert "Omaha City" not in ours.board.names


def test_the_last_round_is_as_the_edition_says() -> None:
    match = _played(_with({"setup.end.max_rounds": 2}), 100_000)
    assert match.result is not None
    assert match.game.stats(match.state)["rounds"] == 2


# --- which it is


def test_ours_is_ours_by_any_way(tmp_path: Path) -> None:
    ours = tallgrass.game(NAME)
    assert ours.edition == EditionMark(OUR_NAME, OURS.hash)
    assert tallgrass.game(NAME, OUR_NAME) is ours
    assert tallgrass.game(NAME, copy_to(tmp_path / OUR_NAME)) is ours
    assert tallgrass.game(NAME, edition=None) is ours


def test_a_copy_of_ours_under_another_name_is_held_whole(tmp_path: Path) -> None:
    mark = tallgrass.game(NAME, copy_to(tmp_path / "copy")).edition
    assert mark is not None
    assert (mark.name, mark.hash) == ("copy", OURS.hash)
    assert mark.documents == OURS.documents() | {"name": "copy"}


def test_another_edition_of_our_name_is_held_whole(tmp_path: Path) -> None:
    game = tallgrass.game(NAME, _written(tmp_path / OUR_NAME))
    assert game.edition is not None
    assert (game.edition.name, game.edition.documents is None) == (OUR_NAME, False)
    assert game.edition.hash == MINE.board.edition.hash
    assert _again(_played(game, 20)).board.edition == game.board.edition  # type: ignore[attr-defined]


def _again(match: Match) -> Any:
    return game_of(files.parse(msgspec.json.encode(match.document(keep_seed=True))))


def test_a_folder_is_read_anew_each_time(tmp_path: Path) -> None:
    folder = copy_to(tmp_path / "mine")
    before = tallgrass.game(NAME, folder).edition
    _written(folder)
    after = tallgrass.game(NAME, folder).edition
    assert before is not None and after is not None
    assert (before.hash, after.hash) == (OURS.hash, MINE.board.edition.hash)


@pytest.mark.parametrize("name", ["a\nb", "a\x1b[31mb", "n" * 200, "b\udcffc", "ä Präirie"])
def test_any_name_of_a_folder_will_do_for_a_match(tmp_path: Path, name: str) -> None:
    match = _played(tallgrass.game(NAME, _written(tmp_path / name)), 5)
    assert match.game.edition is not None
    assert match.game.edition.name.isprintable()
    tallgrass.save(match, tmp_path / "m.json")
    assert tallgrass.load(tmp_path / "m.json").game.edition == match.game.edition


def test_an_edition_that_no_match_file_could_hold_is_refused() -> None:
    facts = [
        {"about": "x", "fact": "x" * 1000, "source": "ig1", "reading": "direct"},
    ] * 4500
    changes = {f"{file}.public_fact": facts for file in ("map", "setup")}
    edition = Edition.from_documents(with_changes({"name": "big"} | changes))
    with pytest.raises(EditionError, match="^The edition 'big' is too large: a match file couldn't hold it"):
        mark_of(edition)


def test_all_problems_of_a_folder_are_told(tmp_path: Path) -> None:
    folder = copy_to(tmp_path / "mine")
    folder.joinpath("map.toml").write_text("= 3")
    folder.joinpath("setup.toml").unlink()
    with pytest.raises(tallgrass.EditionError) as caught:
        tallgrass.game(NAME, folder)
    assert caught.value.where == str(folder)
    said = [str(problem) for problem in caught.value.problems]
    assert [sentence.partition(":")[0] for sentence in said] == ["map.toml", "setup.toml"]


# --- in the file


def test_a_match_is_saved_loaded_and_played_on(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    match = _played(MINE, 60)
    tallgrass.save(match, path, keep_seed=True)
    again = tallgrass.load(path)
    assert again.game.edition == MINE.edition
    assert everything(again) == everything(match)
    for each in (match, again):
        play_on(each, 100, random.Random(8))
    assert everything(again) == everything(match)
    tallgrass.save(again, path, keep_seed=True)
    assert everything(tallgrass.load(path)) == everything(match)


def test_any_step_is_replayed_and_all_is_verified() -> None:
    document = files.parse(json.dumps(_paper()).encode())
    game = game_of(document)
    assert replay.audit(game, document).steps == len(PLAYED.entries)
    assert replay.load(game, document, until=30).document().entries == PLAYED.entries[:30]


def test_the_file_holds_the_edition_whole() -> None:
    entry = _paper()["edition"]
    assert (entry["name"], entry["hash"]) == ("mine", MINE.board.edition.hash)
    assert Edition.from_documents(entry["documents"]) == MINE.board.edition


def test_a_file_with_ours_holds_only_its_name(tmp_path: Path) -> None:
    match = _played(tallgrass.game(NAME), 20)
    assert paper(match)["edition"] == {"name": OUR_NAME, "hash": OURS.hash}
    assert tallgrass.load(put(tmp_path, paper(match))).game is tallgrass.game(NAME)


def test_a_file_that_holds_ours_is_as_good(tmp_path: Path) -> None:
    content = paper(_played(tallgrass.game(NAME), 20))
    content["edition"]["documents"] = OURS.documents()
    assert tallgrass.load(put(tmp_path, content)).game.edition == tallgrass.game(NAME).edition


def test_a_match_is_refused_by_another_edition() -> None:
    document = PLAYED.document(keep_seed=True)
    with pytest.raises(files.FileError, match="open it with the one that it names") as caught:
        replay.load(tallgrass.game(NAME), document)
    assert OURS.hash in str(caught.value) and MINE.board.edition.hash in str(caught.value)


# --- tampered with


@pytest.mark.parametrize(
    "changes", [{"setup.turn.wagons.place": 5}, {"map.regions.N5.name": "Elsewhere"}, {"name": "yours"}]
)
def test_an_edition_that_was_changed_in_the_file_is_refused(tmp_path: Path, changes: dict[str, Any]) -> None:
    content = _paper()
    changed = with_changes({"name": "mine"} | CHANGES | changes)
    content["edition"]["documents"] = changed
    said = refused(
        put(tmp_path, content), "can't be opened with its edition. The edition is said to be 'mine'"
    )
    assert MINE.board.edition.hash in said
    assert f"but what is held is {changed['name']!r} (hash {Edition.from_documents(changed).hash})" in said
    refused(put(tmp_path, content), "is said to be", strict=False)


def test_a_change_with_its_own_hash_is_another_game(tmp_path: Path) -> None:
    """Whoever changes the hash too has a match in which the outcomes or steps no longer fit."""
    content = _paper()
    dull = Edition.from_documents(with_changes({"name": "mine", "setup.start.cards.hand": 1}))
    content["edition"] = msgspec.to_builtins(mark_of(dull))
    refused(put(tmp_path, content), "can't have happened")


def test_our_edition_with_another_hash_is_refused(tmp_path: Path) -> None:
    content = paper(_played(tallgrass.game(NAME), 20))
    content["edition"]["hash"] = "12" * 32
    said = refused(put(tmp_path, content), "can't be opened with its edition. It was played with our edition")
    assert (
        f"'{OUR_NAME}' (hash {'12' * 32}), and here that has the hash {OURS.hash}: take the version" in said
    )


@pytest.mark.parametrize("name", ["mine", ".", "/", "../reconstruction", "editions"])
def test_a_file_names_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """What a file doesn't hold and isn't ours is looked for nowhere."""
    _written(tmp_path / "mine")
    monkeypatch.chdir(tmp_path)
    content = _paper()
    content["edition"] = {"name": name, "hash": MINE.board.edition.hash}
    said = refused(put(tmp_path, content), f"isn't held, and is none of ours \\({OUR_NAME}\\)")
    assert repr(name) in said


def test_a_match_that_says_no_edition_is_refused(tmp_path: Path) -> None:
    content = paper(_played(tallgrass.game(NAME), 20))
    del content["edition"]
    refused(put(tmp_path, content), "doesn't say with which edition of Plains Indian Wars it goes")


NESTED: Any = {}
for _ in range(400):
    NESTED = {"x": [NESTED]}


@pytest.mark.parametrize(
    "documents",
    [
        {},
        {"name": "mine"},
        {"name": "mine", "map": {}, "cards": {}, "setup": {}},
        {"name": "mine", "map": None, "cards": 3, "setup": []},
        {"name": ["mine"], "map": {}, "cards": {}, "setup": {}},
        {"name": "m\x1b[31m", "map": {}, "cards": {}, "setup": {}},
        {"name": "mine", "map": NESTED, "cards": NESTED, "setup": NESTED},
        OURS.documents() | {"more": 1},
        OURS.documents() | {"map": {"\x1b[31m" * 100: 1}},
        OURS.documents() | {"cards": {"card": [None] * 1000}},
        OURS.documents() | {"setup": {"meta": {"schema": 10**400}}},
        OURS.documents() | {"setup": {"meta": {"schema": 1.5}}},
        with_changes({"map.regions.N5.adjacent.2": "N99", "setup.dice.sides": 7}),
        with_changes({"map.regions.N5.name": "\x1b[2J"}),
    ],
)
def test_a_held_edition_of_bad_form_is_refused_in_a_sentence(tmp_path: Path, documents: Any) -> None:
    content = _paper()
    content["edition"]["documents"] = documents
    said = refused(put(tmp_path, content), "can't be opened with its edition. The edition in the match file")
    assert said.removeprefix(str(tmp_path)).isprintable()
    assert len(said) < 1000


def test_marks_and_editions_go_both_ways() -> None:
    for edition in (load_edition(), MINE.board.edition):
        assert marked(mark_of(edition)) == edition
