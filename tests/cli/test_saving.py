"""What a session keeps, and how a match goes on from a file."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

import tallgrass
from tallgrass.cli.output import CommandError
from tallgrass.cli.seating import Wishes, loaded_match
from tallgrass.games.indian_wars.tables import INDIANS, WHITES
from tallgrass.kernel import files
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import Act, HandOver
from tests.cli.running import command, flat, refused
from tests.cli.sitting import INDIAN_WARS, Sitting, always, deal, view

SAVE = "Save the match?"


def _load(path: Path, **wishes: object) -> Match:
    return loaded_match(path, "indian-wars", msgspec.convert(wishes, Wishes))


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
    sitting = Sitting(deal(), [f"save {place}", "1"])
    reply = flat(sitting.reply(f"save {place}"))
    assert "Saved" not in reply
    assert reply.startswith(place) or place in reply
    assert len(sitting.match.entries) == 1
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
    assert "Indians won." in ran.out
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
    assert (ran.code, ran.err) == (0, "")
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


def test_a_bot_that_there_is_not_can_be_replaced(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    document = deal().document(keep_seed=True)
    files.write(path, msgspec.structs.replace(document, players=["human", "deep-thought"]))
    ran = command("play", "indian-wars", "--load", str(path), "--bot", "random", typed="done\n")
    assert (ran.code, ran.err) == (0, "")
    assert tallgrass.load(path).players == ["human", "random"]


def test_what_is_loaded_is_seen_as_the_person_left_it(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    first = Sitting(deal(), ["done", "1"], path=path)
    again = Sitting(_load(path), ["log"], path=path)
    words = INDIAN_WARS.words()
    told = [words.log(event, WHITES) for event in first.match.seen(WHITES)]
    assert [line.rstrip() for line in again.reply("log").splitlines()] == told
    assert view(again.match, WHITES) == view(first.match, WHITES)
