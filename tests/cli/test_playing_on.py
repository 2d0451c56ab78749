"""How a match goes on from a file."""

from __future__ import annotations

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
from tallgrass.kernel.record import Act, HandOver
from tests.cli.asking import SAVE, entries, load, watch_writing
from tests.cli.running import command, flat, refused
from tests.cli.sitting import INDIAN_WARS, Sitting, always, deal, view

# --- what a loaded match has of new


def test_a_loaded_match_is_not_written_as_long_as_nothing_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["done", "1"], path=path)
    written = watch_writing(monkeypatch)
    match = load(path)
    sitting = Sitting(match, ["?", "look", "quit"], keeper=Keeper(match, path, loaded=True))
    assert written == []
    assert sitting.prompts == []


@pytest.mark.parametrize("flags", [("--hot-seat",), ("--bot", "random"), ("--seat", "indians")])
def test_a_hand_over_is_new(tmp_path: Path, flags: tuple[str, ...]) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["done"], path=path)
    before = entries(path)
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
    files.write(path, load(path).document())  # dealt anew, and given away without that seed
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
    shown = Sitting(load(path), path=path).exchanges[0].shown.splitlines()
    everything = {words.log(event, number) for event in first.match.seen(number)}
    assert [line for line in shown if line in everything] == news


def test_a_loaded_match_tells_what_somebody_who_has_not_acted_may_know(tmp_path: Path) -> None:
    """Nothing is old news to him."""
    path = tmp_path / "m.json"
    match = deal(hot_seat=True)
    match.play(WHITES, INDIAN_WARS.actions.names.index("done"))
    files.write(path, match.document(keep_seed=True))
    sitting = Sitting(load(path), [], [""], path=path)
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
    loaded = load(copy)
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
    again = Sitting(load(path), path=path)
    assert "Turn 1 · Initiative" in again.exchanges[0].shown
    assert again.match.entries == first.match.entries


def test_a_loaded_match_is_kept_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    assert command("play", "indian-wars", "--save", str(path), typed="1\n").code == 0
    before = entries(path)
    ran = command("play", "indian-wars", "--load", str(path), typed="1\n")
    assert (ran.code, ran.err) == (0, "")
    assert entries(path) == before + 1


def test_load_and_save_together_leave_the_loaded_file_alone(tmp_path: Path) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    command("play", "indian-wars", "--seed", "9", "--save", str(old), typed="1\n")
    before = old.read_bytes()
    command("play", "indian-wars", "--load", str(old), "--save", str(new), typed="1\n")
    assert old.read_bytes() == before
    assert entries(new) == 2


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
    assert "You have lost.\nIndians won. Whites gave up.\n" in end
    assert f"The match is in {path}: tallgrass verify {path}" in flat(end)
    assert path.read_bytes() == before


def test_other_players_are_logged_as_a_hand_over(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["done"], path=path)
    before = tallgrass.load(path).entries
    match = load(path, bots=["random"])
    assert match.entries == [*before, HandOver(INDIANS, "random")]
    assert match.players == ["human", "random"]
    match = load(path, seat="indians", bots=["random"])
    assert match.entries == [*before, HandOver(WHITES, "random"), HandOver(INDIANS, "human")]
    assert load(path, hot_seat=True).players == ["human", "human"]
    assert load(path, watch=True).players == ["heuristic", "heuristic"]


def test_the_same_players_are_no_hand_over(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["done"], path=path)
    assert load(path, seat="whites", bots=["heuristic"]).entries == tallgrass.load(path).entries


def test_after_a_hand_over_the_match_goes_on_and_verifies(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["done"], path=path)
    sitting = Sitting(load(path, seat="indians", bots=["random"]), always(), path=path)
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
    loaded = load(path)
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
    assert load(path).dealings[1].commitment != load(path).dealings[1].commitment


# --- what can't be loaded


def test_options_and_seed_of_a_loaded_match_are_its_own(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(deal(), ["1"], path=path)
    for more in (["--seed", "3"], ["--option", "wounded_knee_one_extra=yes"]):
        sentence = refused(command("play", "indian-wars", "--load", str(path), *more))
        assert "keeps its options, its seats and its seed" in sentence


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
    assert entries(path) > 2


def test_loading_only_loads(tmp_path: Path) -> None:
    """Who plays on and with which cards is settled after that, so that it is noticed as new."""
    path = tmp_path / "m.json"
    match = deal(None)
    Sitting(match, ["done"])
    files.write(path, match.document())
    wishes = Wishes(held=("indians",), bots=("random",))
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
    again = Sitting(load(path), ["log"], path=path)
    words = INDIAN_WARS.words()
    told = [words.log(event, WHITES) for event in first.match.seen(WHITES)]
    assert [line.rstrip() for line in again.reply("log").splitlines()] == told
    assert not set(told) & set(again.exchanges[0].shown.splitlines()), "he knows it already"
    assert view(again.match, WHITES) == view(first.match, WHITES)
