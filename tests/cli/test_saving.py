"""What a session keeps, and how a match goes on from a file."""

from __future__ import annotations

import itertools
import shutil
from pathlib import Path

import pytest

import tallgrass
from tallgrass.cli.output import CommandError
from tallgrass.games.indian_wars.tables import INDIANS
from tallgrass.kernel import files
from tallgrass.kernel.record import Act
from tests.cli.asking import SAVE, entries, watch_writing
from tests.cli.running import command, flat, refused
from tests.cli.sitting import Sitting, always, deal

# --- saving


def test_save_with_a_name(tmp_path: Path) -> None:
    path = tmp_path / "a match.json"
    sitting = Sitting(deal(), ["1", f"save {path}"])
    assert flat(sitting.reply(f"save {path}")) == flat(f"Saved in {path}.")
    assert tallgrass.load(path).entries == sitting.match.entries


def test_save_without_a_name_asks_for_one(tmp_path: Path) -> None:
    sitting = Sitting(deal(), ["save"])
    assert sitting.reply("save") == "Where to? Type save and a file's name."
    assert list(tmp_path.iterdir()) == []


def test_save_without_a_name_again(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    sitting = Sitting(deal(), [f"save {path}", "1", "save"])
    assert sitting.reply("save") == f"Saved in {path}."


def test_after_a_save_each_step_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    kept = []

    def look_on(sitting: Sitting) -> None:
        if path.exists():
            kept.append((entries(path), len(sitting.match.entries)))

    lines = [f"save {path}", "discard:raid", "discard:murder", "undo", "draw", "done"]
    sitting = Sitting(deal(), lines, look_on=look_on)
    assert len(kept) == len(lines)
    assert all(in_file == played for in_file, played in kept)
    assert tallgrass.load(path).entries == sitting.match.entries


def test_a_path_from_the_command_line_is_kept_from_the_first_step(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    sitting = Sitting(deal(), ["1", "quit"], path=path)
    assert entries(path) == 1
    assert sitting.prompts == []  # nothing would be lost


def test_what_is_kept_is_kept_at_the_end_of_input(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), [], path=path)
    assert entries(path) == 0


def test_a_match_that_is_over_is_kept_with_its_result(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    sitting = Sitting(deal(), always(), path=path)
    assert files.read(path).result == sitting.match.result
    assert sitting.prompts == []
    assert list(tmp_path.iterdir()) == [path]


def test_resigning_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["1", "resign"], ["yes"], path=path)
    result = files.read(path).result
    assert result is not None and result.winners == (INDIANS,)


@pytest.mark.parametrize("leave", ["quit", KeyboardInterrupt])
def test_leaving_offers_to_save(tmp_path: Path, leave: str | type[BaseException]) -> None:
    path = tmp_path / "m.json"
    sitting = Sitting(deal(), ["1", leave], [f" {path} "])
    assert [prompt.startswith(SAVE) for prompt in sitting.prompts] == [True]
    assert entries(path) == 1
    assert f"Saved in {path}." in flat(sitting.last)


def test_leaving_after_a_save_with_nothing_new_asks_nothing(tmp_path: Path) -> None:
    assert Sitting(deal(), ["1", f"save {tmp_path / 'm'}", "quit"]).prompts == []


@pytest.mark.parametrize("place", ["nowhere/at/all/m.json", ".", "/", "..", "~nobody-of-this-name/m.json"])
def test_a_save_that_fails_is_told_and_the_session_goes_on(tmp_path: Path, place: str) -> None:
    sitting = Sitting(deal(), [f"save {place}", "1"], ["yes"])
    reply = flat(sitting.reply(f"save {place}"))
    assert "Saved" not in sitting.text
    if Path(place).is_dir():
        assert sitting.prompts == [f"{place} is there already. Write over it? Type yes: "]
        assert "can't be written: it is no ordinary file. Save it elsewhere with: save FILE" in flat(
            sitting.text
        )
    else:
        assert reply.startswith(f"{place} can't be written: ")
    assert [entry.action for entry in sitting.match.entries if isinstance(entry, Act)] == [
        "play:pony-express"
    ]
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_fails_says_how_to_go_on() -> None:
    reply = flat(Sitting(deal(), ["save no/where"]).reply("save no/where"))
    assert reply == "no/where can't be written: No such file or directory. Save it elsewhere with: save FILE"


def test_a_save_that_fails_does_not_end_the_keeping_in_the_file_before(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    sitting = Sitting(deal(), ["1", "save no/where", "done"], path=path)
    assert tallgrass.load(path).entries == sitting.match.entries


def test_a_save_that_fails_once_is_not_complained_about_at_each_step() -> None:
    sitting = Sitting(deal(), ["save no/where", "1", "done"])
    assert sitting.text.count("can't be written") == 1


def test_a_save_that_fails_when_leaving_does_not_lose_the_match(tmp_path: Path) -> None:
    """The match is asked about again, or it goes on; it isn't thrown away."""
    path = tmp_path / "m.json"
    sitting = Sitting(deal(), ["1", "quit", f"save {path}"], ["no/where", str(path)])
    assert "can't be written" in flat(sitting.text)
    assert path.exists()


def test_a_folder_that_vanishes_is_told_at_the_next_step(tmp_path: Path) -> None:
    folder = tmp_path / "there"
    folder.mkdir()

    def look_on(sitting: Sitting) -> None:
        if len(sitting.match.entries) == 1:
            shutil.rmtree(folder)

    sitting = Sitting(deal(), ["discard:raid", "draw"], [""], path=folder / "m.json", look_on=look_on)
    assert "can't be written" in sitting.reply("draw")
    assert len(sitting.match.entries) == 2


def test_a_home_folder_may_be_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    Sitting(deal(), ["save ~/m.json"])
    assert (tmp_path / "m.json").exists()


# --- when it is written


def test_a_match_is_written_before_each_question_and_not_after_each_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = watch_writing(monkeypatch)
    asked: list[int] = []
    path = tmp_path / "m.json"

    def look_on(sitting: Sitting) -> None:
        asked.append(len(sitting.match.entries))
        assert entries(path) == asked[-1]

    lines = ["2", "3", "?", "draw", "why done", "done", "1", "log", "done", "done", "done", "quit"]
    sitting = Sitting(deal(), lines, path=path, look_on=look_on)
    assert written == list(dict.fromkeys(asked)), "once each, and only if there is something new"
    steps = [later - earlier for earlier, later in itertools.pairwise(written)]
    assert max(steps) > 2, "the bot's steps aren't written one by one"
    assert written[0] == 0 and written[-1] == len(sitting.match.entries)


def test_it_is_written_at_once(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    seen: list[bool] = []
    Sitting(deal(), [], path=path, look_on=lambda _: seen.append(path.exists()))
    assert seen == [True]


def test_a_match_that_is_watched_through_a_pipe_is_written_at_the_beginning_and_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = watch_writing(monkeypatch)
    path = tmp_path / "m.json"
    sitting = Sitting(deal(watch=True), path=path)
    assert written == [0, len(sitting.match.entries)]
    assert files.read(path).result == sitting.match.result


def test_a_file_that_can_not_be_written_at_the_beginning_ends_the_command(tmp_path: Path) -> None:
    for name in ("no/where.json", "x" * 300):
        ran = command("play", "indian-wars", "--save", name, typed="1\n")
        assert (ran.code, ran.err.count("\n")) == (2, 1), ran.err
        assert ran.err.startswith(f"tallgrass: {name} can't be written: ")
        assert "> " not in ran.out, "nothing is asked"
    with pytest.raises(CommandError, match="can't be written"):
        Sitting(deal(), ["1"], path=tmp_path / "no" / "where.json")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", ["", "precious", None])
def test_save_never_begins_in_a_file_that_is_there(tmp_path: Path, content: str | None) -> None:
    path = tmp_path / "m.json"
    if content is None:
        path.mkdir()
    else:
        path.write_text(content)
    sentence = refused(command("play", "indian-wars", "--save", str(path), typed="1\n"))
    assert sentence == f"{path} is there already: play it on with --load, or save in another file."
    assert path.is_dir() if content is None else path.read_text() == content
    assert list(tmp_path.iterdir()) == [path]


def test_load_and_save_together_do_not_write_over_a_third_match(tmp_path: Path) -> None:
    old, other = tmp_path / "old.json", tmp_path / "other.json"
    for seed, path in ((9, old), (10, other)):
        assert command("play", "indian-wars", "--seed", str(seed), "--save", str(path), typed="1\n").code == 0
    before = other.read_bytes()
    sentence = refused(command("play", "indian-wars", "--load", str(old), "--save", str(other), typed="1\n"))
    assert sentence.startswith(f"{other} is there already")
    assert other.read_bytes() == before


def test_load_and_save_of_the_same_file_is_load(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    command("play", "indian-wars", "--seed", "9", "--save", str(path), typed="1\n")
    ran = command("play", "indian-wars", "--load", str(path), "--save", str(path), typed="1\n")
    assert (ran.code, ran.err) == (0, "")
    assert entries(path) == 2


# --- over another file

OVERWRITE = "{} is there already. Write over it? Type yes: "


@pytest.mark.parametrize("answer", ["yes", "y", " YES"])
def test_save_writes_over_another_file_if_that_is_wanted(tmp_path: Path, answer: str) -> None:
    path = tmp_path / "m.json"
    path.write_text("old")
    sitting = Sitting(deal(), ["1", f"save {path}", "done"], [answer])
    assert sitting.prompts == [OVERWRITE.format(path)]
    assert tallgrass.load(path).entries == sitting.match.entries
    assert f"Saved in {path}.\n" in sitting.text


@pytest.mark.parametrize("answer", ["", "n", "no", "ye", "y es", "other.json"])
def test_save_leaves_another_file_alone_otherwise(tmp_path: Path, answer: str) -> None:
    kept, path = tmp_path / "kept.json", tmp_path / "m.json"
    path.write_text("old")
    sitting = Sitting(deal(), ["1", f"save {path}", "done", "quit"], [answer], path=kept)
    assert sitting.prompts == [OVERWRITE.format(path)]
    assert path.read_text() == "old"
    assert "Saved" not in sitting.text
    assert tallgrass.load(kept).entries == sitting.match.entries, "it is kept where it was kept"
    assert sorted(tmp_path.iterdir()) == [kept, path]


def test_save_in_its_own_file_asks_nothing(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    sitting = Sitting(deal(), ["1", f"save {path}", "done", "save", f"save {path}"], path=path)
    assert sitting.prompts == []
    assert sitting.text.count(f"Saved in {path}.") == 3


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
@pytest.mark.parametrize("terminal", [False, True])
def test_leaving_when_asked_whether_to_write_over_a_file(
    tmp_path: Path, end: type[BaseException], terminal: bool
) -> None:
    """It is left alone, and the match isn't lost by it: as at any other question."""
    path, other = tmp_path / "m.json", tmp_path / "other.json"
    path.write_text("old")
    sitting = Sitting(deal(), ["1", f"save {path}", "quit"], [end, str(other)], terminal=terminal)
    assert path.read_text() == "old"
    if terminal or end is KeyboardInterrupt:
        assert tallgrass.load(other).entries == sitting.match.entries != []


def test_a_pipe_that_ends_there_is_no_failure(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    path.write_text("old")
    ran = command("play", "indian-wars", typed=f"1\nsave {path}\n")
    assert (ran.code, ran.err) == (0, "")
    assert path.read_text() == "old"


@pytest.mark.parametrize("name", ["x" * 300, "m.json/x", "\0", "no/where"])
def test_a_name_that_no_file_has_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "m.json").write_text("old")
    sitting = Sitting(deal(), ["1", f"save {name}", "?", "quit"], [name, ""])
    assert flat(sitting.reply(f"save {name}")).startswith(f"{name} can't be written: ")
    assert sitting.reply("?")
    assert sitting.prompts == [f"{SAVE} A file's name, or Enter for no: "] * 2


# --- leaving


def _last_line(sitting: Sitting) -> str:
    return sitting.text.rstrip().splitlines()[-1]


@pytest.mark.parametrize("leave", ["quit", "q", "exit", KeyboardInterrupt, EOFError])
@pytest.mark.parametrize("terminal", [False, True])
def test_leaving_a_match_that_is_kept_tells_how_to_play_it_on(
    tmp_path: Path, leave: str | type[BaseException], terminal: bool
) -> None:
    path = tmp_path / "m.json"
    sitting = Sitting(deal(), ["1", leave], path=path, terminal=terminal)
    told = f"The match is in {path}: tallgrass play indian-wars --load {path}"
    assert told in sitting.text
    if not terminal:
        assert _last_line(sitting) == told
    assert sitting.prompts == []


def test_that_way_it_can_be_played_on(tmp_path: Path) -> None:
    ran = command("play", "indian-wars", "--save", "m.json", typed="1\n")
    how = flat(ran.out).rpartition("The match is in m.json: ")[2].split()
    assert how[0] == "tallgrass"
    again = command(*how[1:], typed="1\n")
    assert (again.code, again.err) == (0, "")
    assert entries(tmp_path / "m.json") >= 2


def test_a_match_that_is_over_and_kept_tells_how_to_verify_it(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    sitting = Sitting(deal(), ["resign"], ["yes"], path=path)
    assert _last_line(sitting) == f"The match is in {path}: tallgrass verify {path}"
    ran = command("verify", str(path))
    assert (ran.code, ran.err) == (0, "")


def test_a_match_that_is_not_kept_is_in_no_file(tmp_path: Path) -> None:
    assert "The match is in" not in Sitting(deal(), ["1", "quit"], [""]).text


def test_after_saving_on_leaving_nothing_more_is_told(tmp_path: Path) -> None:
    sitting = Sitting(deal(), ["1", "quit"], ["m.json"])
    assert sitting.prompts == [f"{SAVE} A file's name, or Enter for no: "]
    assert _last_line(sitting) == "Saved in m.json."


@pytest.mark.parametrize("answer", ["y", "yes", "Yes ", "YES"])
def test_yes_is_no_name(tmp_path: Path, answer: str) -> None:
    sitting = Sitting(deal(), ["1", "quit"], [answer, "m.json"])
    assert sitting.prompts[1:] == ["In which file? Its name, or Enter for none: "]
    assert [path.name for path in tmp_path.iterdir()] == ["m.json"]
    assert entries(tmp_path / "m.json") == 1


@pytest.mark.parametrize("answer", ["", "n", "no"])
def test_yes_and_then_no_name(tmp_path: Path, answer: str) -> None:
    sitting = Sitting(deal(), ["1", "quit"], ["y", "yes", answer, "never"])
    assert len(sitting.prompts) == 3
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("answer", ["yes", "n"])
def test_leaving_asks_before_it_writes_over_a_file(tmp_path: Path, answer: str) -> None:
    path, other = tmp_path / "m.json", tmp_path / "other.json"
    path.write_text("old")
    sitting = Sitting(deal(), ["1", "quit"], ["m.json", answer, "other.json"])
    assert sitting.prompts[1] == OVERWRITE.format("m.json")
    if answer == "yes":
        assert len(sitting.prompts) == 2
        assert (entries(path), other.exists()) == (1, False)
    else:
        assert sitting.prompts[2].startswith(SAVE), "it is asked again, rather than lost"
        assert (path.read_text(), entries(other)) == ("old", 1)


def test_leaving_asks_again_when_saving_fails(tmp_path: Path) -> None:
    sitting = Sitting(deal(), ["1", "quit"], ["no/where", "no/where/else", "m.json"])
    assert [prompt.startswith(SAVE) for prompt in sitting.prompts] == [True] * 3
    assert sitting.text.count("can't be written: No such file or directory.") == 2
    assert entries(tmp_path / "m.json") == 1


def test_leaving_with_a_file_that_can_not_be_written_any_more_offers_another(tmp_path: Path) -> None:
    folder, other = tmp_path / "there", tmp_path / "other.json"
    folder.mkdir()

    def look_on(sitting: Sitting) -> None:
        if folder.exists():
            shutil.rmtree(folder)

    sitting = Sitting(deal(), ["1", "quit"], [str(other)], path=folder / "m.json", look_on=look_on)
    assert sitting.prompts == [f"{SAVE} A file's name, or Enter for no: "]
    assert "The match is in" not in sitting.text
    assert tallgrass.load(other).entries == sitting.match.entries
