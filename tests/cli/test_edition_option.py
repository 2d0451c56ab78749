"""`--option edition=`: an edition of one's own at the prompt, in studies and in files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tallgrass
from tallgrass.arena import fuzz as arena_fuzz
from tallgrass.cli.boards import BOARDS
from tallgrass.cli.boards.base import Board
from tallgrass.games.plains_indian_wars.edition.load import load_edition
from tallgrass.kernel.fair import Dealing
from tallgrass.kernel.game import Game, Words
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import View
from tallgrass.kernel.options import Options
from tests.cli.running import command, flat, program, refused

NAME = "plains-indian-wars"
OURS = load_edition()


class BareBoard(Board):
    """Whatever the table looks like."""

    def draw(self, view: View, words: Words) -> str:
        return "the table"

    def differs(self, before: View, now: View) -> bool:
        return False


@pytest.fixture(autouse=True)
def _bare_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOARDS, NAME, BareBoard())


def _change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def mine() -> str:
    """The hash of an edition in the folder `mine`, whose games last two rounds."""
    assert command("edition", "new", "mine").code == 0
    _change(Path("mine/setup.toml"), f"max_rounds = {OURS.setup.end.max_rounds}", "max_rounds = 2")
    return load_edition("mine").hash


def _simulated(*words: str) -> dict[str, Any]:
    ran = command("simulate", NAME, "--games", "6", "--json", *words)
    assert (ran.code, ran.err) == (0, "")
    paper: dict[str, Any] = json.loads(ran.out)
    return paper


def _watched(*words: str) -> str:
    ran = command("play", NAME, "--watch", "--seed", "1", *words)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_games_say_their_edition() -> None:
    said = flat(command("games").out)
    assert said.count("edition=") == 1
    assert "--option edition=reconstruction Its map, cards and set-up; or name a folder" in said
    assert f"hash {OURS.hash}" in said


# --- studies


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_study_with_an_edition(mine: str, jobs: str) -> None:
    paper = _simulated("--option", "edition=mine", "--jobs", jobs)
    assert paper["edition"] == {"name": "mine", "hash": mine}
    assert paper["stats"]["rounds"] == {"mean": 2.0, "sd": 0.0}


def test_a_study_with_ours() -> None:
    plain, named = _simulated(), _simulated("--option", "edition=reconstruction")
    assert plain["edition"] == named["edition"] == {"name": "reconstruction", "hash": OURS.hash}
    assert plain["stats"] == named["stats"]


def test_options_of_the_rules_go_with_an_edition(mine: str) -> None:
    paper = _simulated("--option", "max_rounds=1", "--option", " edition = mine ")
    assert paper["stats"]["rounds"]["mean"] == 1.0
    assert paper["edition"]["hash"] == mine


def test_the_table_of_a_study_names_the_edition(mine: str) -> None:
    ran = command("simulate", NAME, "--games", "2", "--option", "edition=mine")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[1] == f"Played with the edition mine, hash {mine}."
    assert "edition" not in command("simulate", "indian-wars", "--games", "2").out


def test_the_last_edition_counts(mine: str) -> None:
    paper = _simulated("--option", "edition=reconstruction", "--option", "edition=mine")
    assert paper["edition"]["hash"] == mine


def test_a_folder_at_home(mine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(Path.cwd()))
    assert _simulated("--option", "edition=~/mine")["edition"]["hash"] == mine


def test_fuzz_plays_the_edition_and_the_options(mine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, object]] = []

    class Noting(Match):
        def __init__(self, game: Game, players: list[str], options: Options, *, dealing: Dealing) -> None:
            super().__init__(game, players, options, dealing=dealing)
            assert game.edition is not None
            played.append((game.edition.hash, options["auto_consent"]))

    monkeypatch.setattr(arena_fuzz, "Match", Noting)
    words = ("--option", "edition=mine", "--option", "auto_consent=yes", "--seconds", "1")
    ran = command("fuzz", NAME, *words)
    assert (ran.code, ran.err) == (0, ""), ran.out
    assert set(played) == {(mine, True)}


def test_fuzz_refuses_an_option_that_there_is_not() -> None:
    assert "There is no option 'nothing'" in refused(command("fuzz", NAME, "--option", "nothing=1"))


# --- what can't be used


@pytest.mark.parametrize("name", ["play", "simulate", "fuzz"])
def test_all_problems_of_an_edition_are_told(mine: str, name: str) -> None:
    _change(Path("mine/map.toml"), '["N4", "N8", "N12", "S5"]', '["N4", "N8", "S5"]')
    _change(Path("mine/setup.toml"), "weapon = 3", "weapon = '[red]3[/]'")
    ran = command(name, NAME, "--option", "edition=mine")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines() == [
        "tallgrass: The edition mine can't be used; it has 2 problems:",
        "  map.toml: regions.N5.adjacent: 'N12' isn't in it; expected 'N12' too, "
        "for 'N5' is in regions.N12.adjacent.",
        "  setup.toml: dice.faces.cavalry.weapon: it is '[red]3[/]'; expected a whole number from 0 to 100.",
    ]


def test_one_problem_is_one_sentence(mine: str) -> None:
    _change(Path("mine/setup.toml"), "weapon = 3", "weapon = 4")
    sentence = refused(command("play", NAME, "--option", "edition=mine"))
    assert sentence.startswith(
        "The edition mine can't be used: setup.toml: dice.faces.cavalry: it has 7 faces"
    )


@pytest.mark.parametrize("name", ["play", "simulate", "fuzz"])
@pytest.mark.parametrize(
    ("option", "telling"),
    [
        ("edition=nowhere", "nowhere: there is no such folder; expected a folder, or reconstruction."),
        ("edition=", "An edition is given as edition=NAME or edition=DIR, unlike 'edition='."),
        ("edition", "An edition is given as edition=NAME or edition=DIR, unlike 'edition'."),
        ("nothing", "An option is given as NAME=VALUE, unlike 'nothing'."),
    ],
)
def test_what_is_no_edition(name: str, option: str, telling: str) -> None:
    assert refused(command(name, NAME, "--option", option)).endswith(telling)


@pytest.mark.parametrize("name", ["play", "simulate", "fuzz"])
def test_a_game_without_editions(name: str) -> None:
    sentence = refused(command(name, "indian-wars", "--option", "edition=reconstruction"))
    assert sentence == "Indian Wars has no editions; leave the edition away."


def test_a_process_of_its_own_tells_problems_without_a_traceback(mine: str) -> None:
    Path("mine/cards.toml").write_bytes(b"\xff\x1b[2J")
    Path("mine/map.toml").unlink()
    ran = program("simulate", NAME, "--option", "edition=mine")
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err and "\x1b" not in ran.err
    assert len(ran.err.splitlines()) == 3


# --- matches


def test_a_match_is_played_verified_and_replayed_by_the_edition_in_its_file(mine: str) -> None:
    said = _watched("--option", "edition=mine", "--save", "m.json")
    assert f"Played with the edition mine, hash {mine}." in said
    for file in Path("mine").iterdir():
        file.unlink()
    paper = json.loads(Path("m.json").read_text(encoding="utf-8"))
    assert paper["edition"]["hash"] == mine
    assert "edition" not in paper["options"]
    ran = command("verify", "m.json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[1] == f"Played with the edition mine, hash {mine}."
    ran = command("replay", "m.json")
    assert (ran.code, ran.err) == (0, "")
    assert "the table" in ran.out


def test_a_match_goes_on_with_the_edition_in_its_file(mine: str) -> None:
    ran = command("play", NAME, "--option", "edition=mine", "--save", "m.json", typed="quit\n")
    assert (ran.code, ran.err) == (0, "")
    assert tallgrass.load("m.json").result is None
    ran = command("play", NAME, "--load", "m.json", "--watch")
    assert (ran.code, ran.err) == (0, "")
    match = tallgrass.load("m.json")
    assert match.game.edition is not None and match.game.edition.hash == mine
    assert match.result is not None


def test_a_loaded_match_takes_no_other_edition(mine: str) -> None:
    _watched("--option", "edition=mine", "--save", "m.json")
    for edition in ("mine", "reconstruction", "nowhere"):
        sentence = refused(command("play", NAME, "--load", "m.json", "--option", f"edition={edition}"))
        assert sentence.startswith("A match that is loaded keeps its edition, which its file names;")


def test_nothing_is_said_at_the_table_of_ours() -> None:
    said = _watched("--option", "max_rounds=1", "--save", "m.json")
    assert "edition" not in said
    assert f"Played with the edition reconstruction, hash {OURS.hash}." in command("verify", "m.json").out


@pytest.mark.parametrize("name", ["verify", "replay", "play"])
@pytest.mark.parametrize(
    ("change", "telling"),
    [
        ({"hash": "0" * 64}, "The edition is said to be 'mine' (hash 000"),
        ({"name": "reconstruction", "documents": None}, "It was played with our edition 'reconstruction'"),
        ({"documents": None}, "isn't held, and is none of ours (reconstruction)"),
        ({"documents": {}}, "The edition in the match file can't be used: edition: it is something else"),
        ({"documents": 3}, "is a broken match file"),
        ({"name": "\x1b[2J"}, "is a broken match file"),
    ],
)
def test_a_file_whose_edition_was_tampered_with(
    mine: str, name: str, change: dict[str, Any], telling: str
) -> None:
    _watched("--option", "edition=mine", "--save", "m.json")
    paper = json.loads(Path("m.json").read_text(encoding="utf-8"))
    paper["edition"] |= change
    Path("m.json").write_text(json.dumps(paper), encoding="utf-8")
    words = ("play", NAME, "--load", "m.json") if name == "play" else (name, "m.json")
    sentence = refused(command(*words))
    assert sentence.startswith("m.json ") and telling in sentence
