"""`tallgrass simulate` and `tallgrass fuzz` as commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tallgrass
from tallgrass.arena import fuzz as arena_fuzz
from tallgrass.arena import simulation
from tallgrass.cli.reports import split_specs
from tests.arena.broken import LyingIndianWars
from tests.arena.hand_computed import WILSON
from tests.cli.running import command, flat, refused

KEYS = ["game", "games", "finished", "stopped", "decisions", "seconds", "decisions_per_second"]
KEYS += ["turns", "seats", "stats"]
SEAT_KEYS = ["seat", "bot", "wins", "draws", "losses", "win_rate", "ci95"]
Paper = dict[str, Any]


def _simulate(*flags: str) -> Paper:
    ran = command("simulate", "indian-wars", *flags, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    read: Paper = json.loads(ran.out)
    return read


def _counts(paper: Paper) -> Paper:
    """All but what depends on the machine."""
    return {key: paper[key] for key in KEYS if key not in ("seconds", "decisions_per_second")}


def test_the_table() -> None:
    ran = command("simulate", "indian-wars", "--games", "40", "--bots", "heuristic,random", "--seed", "1")
    assert (ran.code, ran.err) == (0, "")
    paper = _simulate("--games", "40", "--bots", "heuristic,random", "--seed", "1")
    assert "indian-wars: 40 of 40 matches finished." in ran.out
    assert f"{paper['decisions']:,} decisions in " in ran.out
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in ran.out.splitlines() if "│" in line]
    for row, seat in zip(rows, paper["seats"], strict=True):
        low, high = seat["ci95"]
        counts = [str(seat[name]) for name in ("wins", "draws", "losses")]
        assert row == [
            seat["seat"],
            seat["bot"],
            *counts,
            f"{seat['win_rate']:.4f}",
            f"{low:.4f} - {high:.4f}",
        ]
    for name, spread in paper["stats"].items():
        assert f"{name}: {spread['mean']:.2f} (sd {spread['sd']:.2f})" in ran.out
    assert f"turns {paper['turns']['mean']:.2f} (sd {paper['turns']['sd']:.2f})" in flat(ran.out)


def test_the_keys_of_the_json_are_those_of_the_readme() -> None:
    paper = _simulate("--games", "25", "--bots", "random", "--seed", "4")
    assert list(paper) == KEYS
    assert list(paper["turns"]) == ["mean", "sd"]
    assert [list(seat) for seat in paper["seats"]] == [SEAT_KEYS, SEAT_KEYS]
    assert paper["game"] == "indian-wars"
    assert (paper["games"], paper["finished"], paper["stopped"]) == (25, 25, 0)
    assert [seat["seat"] for seat in paper["seats"]] == ["whites", "indians"]
    assert paper["decisions"] > 25 * 20
    assert paper["seconds"] > 0 and paper["decisions_per_second"] > 0
    assert set(paper["stats"]) == {"chips_whites", "chips_indians"}


def test_the_figures_fit_each_other() -> None:
    paper = _simulate("--games", "60", "--bots", "random", "--seed", "7")
    whites, indians = paper["seats"]
    for seat in (whites, indians):
        assert seat["wins"] + seat["draws"] + seat["losses"] == paper["finished"] == 60
        assert seat["win_rate"] == seat["wins"] / 60  # a fraction
        low, high = seat["ci95"]
        assert 0 < low < seat["win_rate"] < high < 1
    assert whites["wins"] == indians["losses"] and whites["draws"] == indians["draws"]


@pytest.mark.parametrize(("wins", "trials", "low", "high"), WILSON)
def test_the_interval_of_a_seat_is_the_one_computed_by_hand(
    wins: int, trials: int, low: float, high: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(job: object, first: int, last: int) -> object:
        from tallgrass.arena.simulation import Tally

        won = max(0, min(wins, last) - first)
        return Tally([won, 0], [0, 0], [last - first - won, 0], games=last - first)

    monkeypatch.setattr("tallgrass.arena.simulation.play_batch", played)
    seat = _simulate("--games", str(trials))["seats"][0]
    assert (seat["wins"], seat["losses"]) == (wins, trials - wins)
    assert seat["ci95"] == pytest.approx([low, high], abs=5e-5)


def test_one_bot_for_all_seats() -> None:
    one = _simulate("--games", "30", "--bots", "heuristic", "--seed", "2")
    both = _simulate("--games", "30", "--bots", "heuristic,heuristic", "--seed", "2")
    assert [seat["bot"] for seat in one["seats"]] == ["heuristic", "heuristic"]
    assert _counts(one) == _counts(both)


def test_without_flags_random_plays() -> None:
    paper = _simulate("--games", "5")
    assert [seat["bot"] for seat in paper["seats"]] == ["random", "random"]
    assert _counts(paper) == _counts(
        _simulate("--games", "5", "--bots", "random", "--seed", "0", "--seats", "2")
    )
    assert _simulate("--games", "5", "--seed", "1")["decisions"] != paper["decisions"]


def test_the_counts_are_the_same_however_many_jobs_there_are() -> None:
    flags = ("--games", "101", "--bots", "heuristic,random", "--seed", "5", "--max-decisions", "110")
    one, two, three = (_counts(_simulate(*flags, "--jobs", jobs)) for jobs in ("1", "2", "3"))
    assert one == two == three
    assert 0 < one["stopped"] < 101


def test_matches_that_are_stopped_have_no_result() -> None:
    paper = _simulate("--games", "12", "--max-decisions", "10")
    assert (paper["games"], paper["finished"], paper["stopped"]) == (12, 0, 12)
    assert paper["decisions"] == 120
    assert paper["turns"] == {"mean": None, "sd": None}
    assert paper["stats"] == {}
    for seat in paper["seats"]:
        assert (seat["wins"], seat["draws"], seat["losses"]) == (0, 0, 0)
        assert seat["win_rate"] is None
        assert seat["ci95"] == [0, 1]
    ran = command("simulate", "indian-wars", "--games", "12", "--max-decisions", "10")
    assert "0 of 12 matches finished, 12 stopped without a result." in ran.out


def test_rates_are_of_the_finished_matches_only() -> None:
    paper = _simulate("--games", "60", "--bots", "heuristic,random", "--seed", "5", "--max-decisions", "110")
    assert 0 < paper["finished"] < 60
    assert paper["finished"] + paper["stopped"] == 60
    seat = paper["seats"][0]
    assert seat["win_rate"] == seat["wins"] / paper["finished"]
    assert seat["wins"] + seat["draws"] + seat["losses"] == paper["finished"]


def test_a_rule_option_changes_the_matches() -> None:
    flags = ("--games", "150", "--seed", "3")
    on = _simulate(*flags, "--option", "wounded_knee_one_extra=yes")
    assert _counts(on) != _counts(_simulate(*flags))
    assert _counts(_simulate(*flags, "--option", "wounded_knee_one_extra=no")) == _counts(_simulate(*flags))


@pytest.mark.parametrize(
    ("flags", "telling"),
    [
        (
            ("--bots", "random,random,random"),
            "3 bots are named for 3 seats; |Indian Wars is for 2 seats, not 3.",
        ),
        (("--bots", "random", "--seats", "3"), "Indian Wars is for 2 seats, not 3."),
        (("--bots", "random,random", "--seats", "1"), "Indian Wars is for 2 seats, not 1."),
        (("--bots", "deep-thought", "--seats", "9"), "Indian Wars is for 2 seats, not 9."),
        (
            ("--bots", "random,random,random", "--seats", "2"),
            "3 bots are named for 2 seats; name one for all",
        ),
        (
            ("--bots", "deep-thought"),
            "There is no bot 'deep-thought' for indian-wars; there are: random, heuristic",
        ),
        (("--bots", "random,deep-thought"), "There is no bot 'deep-thought' for indian-wars"),
        (("--bots", ""), "There is no bot '' for indian-wars"),
        (("--bots", "random:speed=9"), "Bot 'random': "),
        (("--option", "nothing=1"), "There is no option 'nothing'; there are: wounded_knee_one_extra."),
        (("--option", "nothing"), "An option is given as NAME=VALUE, unlike 'nothing'."),
    ],
)
def test_what_can_not_be_simulated_is_told(flags: tuple[str, ...], telling: str) -> None:
    sentence = refused(command("simulate", "indian-wars", *flags))
    assert any(part in sentence for part in telling.split("|"))


@pytest.mark.parametrize("seed", [-1, 0, 2**63 - 1, -(2**63 - 1)])
def test_a_whole_number_of_64_bits_is_a_seed(seed: int) -> None:
    assert _simulate("--games", "2", "--seed", str(seed))["finished"] == 2


@pytest.mark.parametrize("seed", [2**63, -(2**63), 10**30])
@pytest.mark.parametrize("words", [("simulate", "--games", "2"), ("fuzz",), ("play",)])
def test_a_larger_number_is_none(words: tuple[str, ...], seed: int) -> None:
    ran = command(words[0], "indian-wars", *words[1:], "--seed", str(seed))
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err
    assert "Invalid value for '--seed': " in flat(ran.err)
    assert str(2**63 - 1) in ran.err, "the limit is told"


@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_an_interruption_tells_what_was_played(
    flags: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = simulation.play_batch

    def interrupted(job: simulation.Job, first: int, last: int) -> simulation.Tally:
        if first >= 100:
            raise KeyboardInterrupt
        return real(job, first, last)

    monkeypatch.setattr(simulation, "play_batch", interrupted)
    ran = command("simulate", "indian-wars", "--games", "2000", "--seed", "1", *flags)
    assert (ran.code, ran.err) == (130, "Interrupted after 100 of 2000 matches.\n")
    if flags:
        paper = json.loads(ran.out)
        assert list(paper) == KEYS
        assert _counts(paper) == _counts(_simulate("--games", "100", "--seed", "1"))
    else:
        assert "indian-wars: 100 of 100 matches finished." in ran.out


def test_an_interruption_at_once_is_told_without_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(job: simulation.Job, first: int, last: int) -> simulation.Tally:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "play_batch", interrupted)
    ran = command("simulate", "indian-wars")
    assert ran.code != 0
    assert ran.out == ""
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("random", ("random",)),
        ("random,heuristic", ("random", "heuristic")),
        (" random , heuristic ", ("random", "heuristic")),
        ("x:a=1,b=2", ("x:a=1,b=2",)),
        ("random,x:a=1,b=2,random", ("random", "x:a=1,b=2", "random")),
        ("x:a=1,y:b=2", ("x:a=1", "y:b=2")),
    ],
)
def test_specs_are_separated_by_commas_as_are_their_parameters(text: str, specs: tuple[str, ...]) -> None:
    assert split_specs(text) == specs


# --- fuzz


def test_a_short_fuzz_finds_nothing(tmp_path: Path) -> None:
    ran = command("fuzz", "indian-wars", "--seconds", "0.1", "--seed", "3")
    assert (ran.code, ran.err) == (0, "")
    assert flat(ran.out).endswith(", 0 failures.")
    assert not flat(ran.out).startswith("0 matches")
    assert list(tmp_path.iterdir()) == []


def test_a_fuzz_that_finds_something_names_the_file_and_ends_with_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_fuzz, "marked_game", lambda *_: LyingIndianWars())
    folder = tmp_path / "found"
    ran = command("fuzz", "indian-wars", "--seconds", "0.1", "--seed", "3", "--out", str(folder))
    assert (ran.code, ran.err) == (1, "")
    found = sorted(folder.glob("*.json"))
    assert found
    for path in found:
        assert flat(str(path)).replace(" ", "") in ran.out.replace("\n", "").replace(" ", "")
        assert path.with_suffix(".txt").exists()
        assert tallgrass.load(path).game.name == "indian-wars"
    assert command("replay", str(found[0])).code == 0
