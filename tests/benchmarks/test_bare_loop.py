"""The bare loop, a second implementation of Indian Wars: the same decisions, the same end."""

from __future__ import annotations

import json
import sys

import pytest

import tallgrass
from benchmarks import __main__ as program
from benchmarks import bare_indian_wars, bare_mystic_warriors
from benchmarks.__main__ import BARE, LIMIT, MEASURED, Figures, as_table, engine, measure, stepped
from tallgrass.kernel.chance import FastChance

GAME = tallgrass.game("indian-wars")
FIELDS = [
    "game",
    "seats",
    "decisions_per_second",
    "games_per_second",
    "bare_decisions_per_second",
    "ratio",
    "stepped_decisions_per_second",
    "stepped_ratio",
    "copies_per_second",
    "bytes_per_copy",
]


@pytest.mark.parametrize("seed", [1, 2])
def test_engine_and_bare_loop_agree(seed: int) -> None:
    """Decisions and final chips of a hundred matches each."""
    ends = set()
    for match in range(100):
        chance = FastChance(seed, match)
        state = GAME.start(2, GAME.settle({}), chance)
        decisions = state.playout(chance, LIMIT)
        result = state.result()
        assert result is not None
        assert bare_indian_wars.play(seed, match) == (decisions, list(result.scores)), match
        assert engine(GAME, 2, seed, match) == stepped(GAME, 2, seed, match) == decisions
        ends.add((decisions, result.scores))
    assert len(ends) > 90  # they are different matches


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_engine_and_bare_loop_of_mystic_warriors_agree(seats: int) -> None:
    """Decisions and final feathers of some matches."""
    game = tallgrass.game("mystic-warriors")
    for match in range(6):
        chance = FastChance(1, match)
        state = game.start(seats, game.settle({}), chance)
        decisions = state.playout(chance, 10**6)
        result = state.result()
        assert result is not None
        assert bare_mystic_warriors.play(1, match, seats) == (decisions, list(result.scores)), match


def test_every_game_is_measured_and_each_card_game_has_a_bare_loop() -> None:
    assert {name for name, _ in MEASURED} == set(tallgrass.games())
    assert set(BARE) == {"indian-wars", "mystic-warriors"}


def test_without_a_bare_loop_nothing_is_compared() -> None:
    figures = measure("plains-indian-wars", 2, 0.05)
    assert figures.decisions_per_second > 0 and figures.stepped_decisions_per_second > 0
    assert (figures.bare_decisions_per_second, figures.ratio, figures.stepped_ratio) == (None, None, None)


def test_all_figures_are_there() -> None:
    figures = measure("indian-wars", 2, 0.05)
    assert (figures.game, figures.seats) == ("indian-wars", 2)
    assert figures.decisions_per_second > figures.games_per_second > 0
    assert figures.stepped_decisions_per_second > 0 and figures.bare_decisions_per_second
    assert figures.stepped_ratio and figures.ratio
    assert figures.copies_per_second > 0 and figures.bytes_per_copy > 0


def test_the_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(program, "ROUNDS", 1)
    monkeypatch.setattr(program, "COPIES", 50)
    monkeypatch.setattr(sys, "argv", ["benchmarks", "--seconds", "0.05", "--json"])
    program.main()
    said = capsys.readouterr()
    assert said.err == ""
    read = json.loads(said.out)
    assert list(read) == ["python", "compiled", "games"]
    assert read["python"] == sys.version.split()[0]
    assert isinstance(read["compiled"], bool)
    assert [list(game) for game in read["games"]] == [FIELDS] * len(MEASURED)
    for game in read["games"]:
        figures = {name: value for name, value in game.items() if value is not None}
        assert all(value > 0 for name, value in figures.items() if name != "game")
        assert len(figures) == len(FIELDS) - (0 if game["game"] in BARE else 3)


def test_the_table() -> None:
    both = [
        Figures("indian-wars", 2, 670784.4, 3519.2, 836862.0, 0.8, 590868.0, 0.7, 270483.0, 3220.0),
        Figures("plains-indian-wars", 4, 78927.0, 106.0, None, None, 88538.0, None, 60151.0, 14570.0),
    ]
    heading, names, *rows = as_table(both).splitlines()
    assert heading.startswith(f"Python {sys.version.split()[0]}, ")
    assert names.split()[:3] == ["game", "seats", "decisions/s"]
    assert [row.split() for row in rows] == [
        ["indian-wars", "2", "670,784", "3,519", "836,862", "0.80", "590,868", "0.70", "270,483", "3,220"],
        ["plains-indian-wars", "4", "78,927", "106", "-", "-", "88,538", "-", "60,151", "14,570"],
    ]
    assert len({len(line) for line in [names, *rows]}) == 1
