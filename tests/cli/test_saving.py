"""What a session keeps, and how a match goes on from a file."""

from __future__ import annotations

import itertools
import shutil
from pathlib import Path

import msgspec
import pytest

import tallgrass
from tallgrass.cli.keeping import Keeper
from tallgrass.cli.output import CommandError
from tallgrass.cli.seating import Wishes, loaded_match, play_on
from tallgrass.games.indian_wars.tables import INDIANS, WHITES
from tallgrass.kernel import files
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import Act, HandOver
from tests.cli.running import command, flat, refused
from tests.cli.sitting import INDIAN_WARS, Sitting, always, deal, view

SAVE = "Save the match?"


def _load(path: Path, **wishes: object) -> Match:
    """As `play --load` does it: loaded, then by the players that the flags ask for."""
    asked = msgspec.convert(wishes, Wishes)
    match = loaded_match(path, "indian-wars", asked)
    play_on(match, asked)
    return match


def _entries(path: Path) -> int:
    return len(files.read(path).entries)


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
            kept.append((_entries(path), len(sitting.match.entries)))

    lines = [f"save {path}", "discard:raid", "discard:murder", "undo", "draw", "done"]
    sitting = Sitting(deal(), lines, look_on=look_on)
    assert len(kept) == len(lines)
    assert all(in_file == played for in_file, played in kept)
    assert tallgrass.load(path).entries == sitting.match.entries


def test_a_path_from_the_command_line_is_kept_from_the_first_step(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    sitting = Sitting(deal(), ["1", "quit"], path=path)
    assert _entries(path) == 1
    assert sitting.prompts == []  # nothing would be lost


def test_what_is_kept_is_kept_at_the_end_of_input(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), [], path=path)
    assert _entries(path) == 0


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
    assert _entries(path) == 1
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


def _written(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """For each time that a match is written, how many entries it has."""
    written: list[int] = []
    save = tallgrass.save

    def noting(match: Match, path: Path, *, keep_seed: bool) -> None:
        assert keep_seed
        written.append(len(match.entries))
        save(match, path, keep_seed=keep_seed)

    monkeypatch.setattr(tallgrass, "save", noting)
    return written


def test_a_match_is_written_before_each_question_and_not_after_each_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = _written(monkeypatch)
    asked: list[int] = []
    path = tmp_path / "m.json"

    def look_on(sitting: Sitting) -> None:
        asked.append(len(sitting.match.entries))
        assert _entries(path) == asked[-1]

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
    written = _written(monkeypatch)
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
    assert _entries(path) == 2


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
    assert _entries(tmp_path / "m.json") >= 2


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
    assert _entries(tmp_path / "m.json") == 1


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
        assert (_entries(path), other.exists()) == (1, False)
    else:
        assert sitting.prompts[2].startswith(SAVE), "it is asked again, rather than lost"
        assert (path.read_text(), _entries(other)) == ("old", 1)


def test_leaving_asks_again_when_saving_fails(tmp_path: Path) -> None:
    sitting = Sitting(deal(), ["1", "quit"], ["no/where", "no/where/else", "m.json"])
    assert [prompt.startswith(SAVE) for prompt in sitting.prompts] == [True] * 3
    assert sitting.text.count("can't be written: No such file or directory.") == 2
    assert _entries(tmp_path / "m.json") == 1


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


# --- what a loaded match has of new


def test_a_loaded_match_is_not_written_as_long_as_nothing_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["done", "1"], path=path)
    written = _written(monkeypatch)
    match = _load(path)
    sitting = Sitting(match, ["?", "look", "quit"], keeper=Keeper(match, path, loaded=True))
    assert written == []
    assert sitting.prompts == []


@pytest.mark.parametrize("flags", [("--hot-seat",), ("--bot", "random"), ("--seat", "indians")])
def test_a_hand_over_is_new(tmp_path: Path, flags: tuple[str, ...]) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["done"], path=path)
    before = _entries(path)
    ran = command("play", "indian-wars", "--load", str(path), *flags)
    assert (ran.code, ran.err) == (0, "")
    assert isinstance(files.read(path).entries[before], HandOver)


def _commitment(out: str) -> str:
    return flat(out).partition("Dealt fairly; commitment ")[2][:64]


def test_a_new_dealing_is_new(tmp_path: Path) -> None:
    """Its commitment has been shown; so it must stand in the file even if nobody does anything."""
    path = tmp_path / "m.json"
    files.write(path, deal(None).document())
    ran = command("play", "indian-wars", "--load", str(path), typed="quit\n")
    assert files.read(path).dealings[-1].commitment == _commitment(ran.out)
    assert files.read(path).dealings[-1].seed is not None


def test_a_new_dealing_in_place_of_one_that_never_served_is_new(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    files.write(path, deal(None).document())
    files.write(path, _load(path).document())  # dealt anew, and given away without that seed
    assert len(files.read(path).dealings) == 2
    ran = command("play", "indian-wars", "--load", str(path), typed="quit\n")
    assert (ran.code, ran.err) == (0, "")
    assert files.read(path).dealings[-1].commitment == _commitment(ran.out)


@pytest.mark.parametrize("seat", ["whites", "indians"])
@pytest.mark.parametrize("steps", [2, 7, 12, 20])
def test_a_loaded_match_tells_what_has_happened_since_ones_own_last_act(
    tmp_path: Path, seat: str, steps: int
) -> None:
    path = tmp_path / "m.json"
    first = Sitting(deal(seat=seat), ["1"] * steps, path=path)
    number = first.match.seat_names.index(seat)
    mine = [
        n for n, entry in enumerate(first.match.entries) if isinstance(entry, Act) and entry.seat == number
    ]
    words = INDIAN_WARS.words()
    news = [
        words.log(event, number)
        for events in first.match.history[mine[-1] + 2 :]
        for event in events
        if event.seen_by(number)
    ]
    shown = Sitting(_load(path), path=path).exchanges[0].shown.splitlines()
    everything = {words.log(event, number) for event in first.match.seen(number)}
    assert [line for line in shown if line in everything] == news


def test_a_loaded_match_tells_what_somebody_who_has_not_acted_may_know(tmp_path: Path) -> None:
    """Nothing is old news to him."""
    path = tmp_path / "m.json"
    match = deal(hot_seat=True)
    match.play(WHITES, INDIAN_WARS.actions.names.index("done"))
    files.write(path, match.document(keep_seed=True))
    sitting = Sitting(_load(path), [], [""], path=path)
    words = INDIAN_WARS.words()
    told = [words.log(event, INDIANS) for event in match.seen(INDIANS)]
    lines = sitting.exchanges[1].shown.strip().splitlines()
    assert lines[: len(told)] == told
    assert told[0] == "Turn 1."


# --- playing on


@pytest.mark.parametrize(
    ("bot", "steps"), [("heuristic", 0), ("random", 1), ("heuristic", 9), ("random", 9), ("random", 30)]
)
def test_playing_on_from_a_file_is_playing_on(tmp_path: Path, bot: str, steps: int) -> None:
    """The same cards come and the bot does the same, also when nobody knows the seed."""
    path, copy = tmp_path / "m.json", tmp_path / "copy.json"

    def look_on(sitting: Sitting) -> None:
        if len(sitting.exchanges) == steps + 1:
            shutil.copy(path, copy)

    match = deal(None, bots=(bot,))
    files.write(path, match.document(keep_seed=True))
    straight = Sitting(match, always(), path=path, look_on=look_on)
    loaded = _load(copy)
    assert len(loaded.entries) >= steps
    assert not loaded.result
    again = Sitting(loaded, always(), path=copy)
    assert again.match.entries == straight.match.entries
    assert straight.match.result is not None
    assert again.match.result == straight.match.result
    assert copy.read_bytes() == path.read_bytes()


def test_a_loaded_match_shows_where_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    first = Sitting(deal(), ["done", "1"], path=path)
    again = Sitting(_load(path), path=path)
    assert "Turn 1 · Initiative" in again.exchanges[0].shown
    assert again.match.entries == first.match.entries


def test_a_loaded_match_is_kept_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    assert command("play", "indian-wars", "--save", str(path), typed="1\n").code == 0
    before = _entries(path)
    ran = command("play", "indian-wars", "--load", str(path), typed="1\n")
    assert (ran.code, ran.err) == (0, "")
    assert _entries(path) == before + 1


def test_load_and_save_together_leave_the_loaded_file_alone(tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    command("play", "indian-wars", "--seed", "9", "--save", str(old), typed="1\n")
    before = old.read_bytes()
    command("play", "indian-wars", "--load", str(old), "--save", str(new), typed="1\n")
    assert old.read_bytes() == before
    assert _entries(new) == 2


def test_leaving_a_loaded_match_at_once_asks_nothing(tmp_path: Path) -> None:
    """It is in its file as it stands: nothing can be lost."""
    path = tmp_path / "m.json"
    command("play", "indian-wars", "--seed", "9", "--save", str(path), typed="1\n")
    ran = command("play", "indian-wars", "--load", str(path), typed="quit\n")
    assert SAVE not in ran.out


def test_a_match_that_is_over_can_be_loaded_and_tells_its_end(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["resign"], ["yes"], path=path)
    before = path.read_bytes()
    ran = command("play", "indian-wars", "--load", str(path))
    assert (ran.code, ran.err) == (0, "")
    end = ran.out.rpartition("The match is over")[2]
    assert "You have lost.\nIndians won: Whites gave up.\n" in end
    assert f"The match is in {path}: tallgrass verify {path}" in flat(end)
    assert path.read_bytes() == before


def test_other_players_are_logged_as_a_hand_over(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["done"], path=path)
    before = tallgrass.load(path).entries
    match = _load(path, bots=["random"])
    assert match.entries == [*before, HandOver(INDIANS, "random")]
    assert match.players == ["human", "random"]
    match = _load(path, seat="indians", bots=["random"])
    assert match.entries == [*before, HandOver(WHITES, "random"), HandOver(INDIANS, "human")]
    assert _load(path, hot_seat=True).players == ["human", "human"]
    assert _load(path, watch=True).players == ["heuristic", "heuristic"]


def test_the_same_players_are_no_hand_over(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["done"], path=path)
    assert _load(path, seat="whites", bots=["heuristic"]).entries == tallgrass.load(path).entries


def test_after_a_hand_over_the_match_goes_on_and_verifies(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["done"], path=path)
    sitting = Sitting(_load(path, seat="indians", bots=["random"]), always(), path=path)
    assert sitting.match.result is not None
    assert "whites: random  indians: human" in sitting.text
    ran = command("verify", str(path))
    assert ran.code == 0, ran


def test_a_file_without_its_seed_goes_on_by_a_new_dealing(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    match = deal(None)
    Sitting(match, ["done", "1"])
    files.write(path, match.document(keep_seed=False))
    assert files.read(path).dealings[0].seed is None
    acts = [entry for entry in match.entries if isinstance(entry, Act)]
    loaded = _load(path)
    assert len(loaded.dealings) == 2
    first, second = loaded.dealings
    assert (first.commitment, first.seed) == (match.dealings[0].commitment, None)
    assert second.seed is not None and second.keeps_its_word()
    assert second.commitment != first.commitment
    sitting = Sitting(loaded, always(), path=path)
    assert f"commitment {second.commitment}" in sitting.exchanges[0].shown
    assert sitting.match.result is not None
    assert sitting.match.entries[: len(acts)] == acts
    ran = command("verify", str(path))
    assert ran.code == 2, "of the first cards nobody can tell how they were dealt"
    said = flat(ran.out)
    assert f"committed to as {first.commitment}; its seed isn't shown yet." in said
    assert f"is the one committed to: {second.commitment}." in said


def test_two_loads_of_a_file_without_its_seed_are_dealt_differently(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    files.write(path, deal(None).document())
    assert _load(path).dealings[1].commitment != _load(path).dealings[1].commitment


# --- what can't be loaded


def test_options_and_seed_of_a_loaded_match_are_its_own(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["1"], path=path)
    for more in (["--seed", "3"], ["--option", "wounded_knee_one_extra=yes"]):
        sentence = refused(command("play", "indian-wars", "--load", str(path), *more))
        assert "keeps its options and its seed" in sentence


def test_a_match_of_another_game_is_not_loaded(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["1"], path=path)
    with pytest.raises(CommandError, match="is a match of Indian Wars"):
        loaded_match(path, "another-game", Wishes())


def test_a_bot_that_there_is_not_in_a_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    document = deal().document(keep_seed=True)
    files.write(path, msgspec.structs.replace(document, players=["human", "deep-thought"]))
    ran = command("play", "indian-wars", "--load", str(path), typed="done\n")
    assert ran.code == 2
    assert "There is no bot 'deep-thought' for indian-wars" in flat(ran.err)


@pytest.mark.parametrize("flags", [("--bot", "random"), ("--hot-seat",), ("--watch", "--bot", "random")])
def test_a_bot_that_there_is_not_can_be_replaced(tmp_path: Path, flags: tuple[str, ...]) -> None:
    path = tmp_path / "m.json"
    document = deal().document(keep_seed=True)
    files.write(path, msgspec.structs.replace(document, players=["human", "deep-thought"]))
    ran = command("play", "indian-wars", "--load", str(path), *flags, typed="done\n")
    assert (ran.code, ran.err) == (0, "")
    handed = [
        entry for entry in files.read(path).entries if isinstance(entry, HandOver) and entry.seat == INDIANS
    ]
    assert [entry.player for entry in handed] == ["human" if flags == ("--hot-seat",) else "random"]


def test_a_bot_that_there_is_not_any_more_is_no_matter_when_another_has_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    match = deal()
    match.hand_over(INDIANS, "random")
    document = match.document(keep_seed=True)
    files.write(path, msgspec.structs.replace(document, players=["human", "deep-thought"]))
    ran = command("play", "indian-wars", "--load", str(path), typed="done\n")
    assert (ran.code, ran.err) == (0, "")
    assert _entries(path) > 2


def test_loading_only_loads(tmp_path: Path) -> None:
    """Who plays on and with which cards is settled after that, so that it is noticed as new."""
    path = tmp_path / "m.json"
    match = deal(None)
    Sitting(match, ["done"])
    files.write(path, match.document())
    wishes = Wishes(seat="indians", bots=("random",))
    loaded = loaded_match(path, "indian-wars", wishes)
    assert loaded.entries == match.entries
    assert (loaded.players, len(loaded.dealings), loaded.chance) == (["human", "heuristic"], 1, None)
    play_on(loaded, wishes)
    assert loaded.entries[len(match.entries) :] == [HandOver(WHITES, "random"), HandOver(INDIANS, "human")]
    assert len(loaded.dealings) == 2 and loaded.chance is not None


@pytest.mark.parametrize("flags", [(), ("--hot-seat",), ("--seat", "indians")])
def test_a_match_that_is_over_is_not_handed_over(tmp_path: Path, flags: tuple[str, ...]) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["resign"], ["yes"], path=path)
    before = path.read_bytes()
    assert command("play", "indian-wars", "--load", str(path), *flags).code == 0
    assert path.read_bytes() == before


def test_what_is_loaded_is_seen_as_the_person_left_it(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    first = Sitting(deal(), ["done", "1"], path=path)
    again = Sitting(_load(path), ["log"], path=path)
    words = INDIAN_WARS.words()
    told = [words.log(event, WHITES) for event in first.match.seen(WHITES)]
    assert [line.rstrip() for line in again.reply("log").splitlines()] == told
    assert not set(told) & set(again.exchanges[0].shown.splitlines()), "he knows it already"
    assert view(again.match, WHITES) == view(first.match, WHITES)
