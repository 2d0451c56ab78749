"""The map alone, its legend and its railheads, at any height of the screen."""

from __future__ import annotations

import io
import re

import msgspec
import pytest
from rich.console import Console

from tallgrass.cli.boards.plains_map import LEGEND
from tallgrass.games.plains_indian_wars.moments import railhead
from tallgrass.games.plains_indian_wars.nouns import Nouns
from tallgrass.games.plains_indian_wars.railroad import railhead as railhead_of
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.kernel.chance import FastChance
from tests.cli.plains import BOARD, CODES, GAME, N7, answer, drawn, first, with_cubes


def only_map(height: int) -> list[str]:
    out = io.StringIO()
    screen = Console(
        file=out, width=80, height=height, force_terminal=True, color_system=None, highlight=False
    )
    screen.print(BOARD.commands["map"].answer(first(), GAME.words(seats=2), ""))
    return out.getvalue().splitlines()


def test_the_map_and_the_trails_fit_on_the_lowest_screen() -> None:
    lines = only_map(24)
    assert len(lines) <= 22 and max(map(len, lines)) <= 80
    for code in CODES[: GAME.board.regions]:
        assert any(re.search(rf"\b{code} [IU-] ", line) for line in lines), code
    for trail, regions in enumerate(GAME.board.trails):
        way = " > ".join([CODES[region] for region in regions])
        name = Nouns(GAME.board).trail(trail)
        assert any(re.search(rf"{name} +{way}", line) for line in lines)


def test_with_names_where_there_is_room() -> None:
    assert not any("Fort" in line for line in only_map(24))
    assert any("Fort" in line for line in only_map(40))


@pytest.mark.parametrize("height", [0, 24, 45])
def test_letters_and_marks_are_always_explained(height: int) -> None:
    assert LEGEND in drawn(first(), height=height)


@pytest.mark.parametrize(
    ("mountains", "filled", "said"),
    [
        (2, (0, 0), "# laid, 28 to go · Central Pacific mountains 2 of 5 · Union Pacific at N5/S5"),
        (5, (0, 0), "# laid, 25 to go · Central Pacific at N1/S1 · Union Pacific at N5/S5"),
        (5, (20, 5), "The railroad is complete."),
    ],
)
def test_the_railheads(mountains: int, filled: tuple[int, int], said: str) -> None:
    view = msgspec.structs.replace(first(), mountains=mountains, filled=filled)
    assert said in drawn(view).splitlines()


def test_railheads_are_those_of_the_rules() -> None:
    """P-41, over a whole game."""
    chance = FastChance(2, 2)
    state = GAME.start(2, GAME.settle({}), chance)
    assert isinstance(state, Table)
    seen = set()
    while state.to_move():
        view = state.view(None)
        assert isinstance(view, PlainsView)
        for line in range(2):
            assert railhead(view, GAME.board, line) == railhead_of(state, line)
            seen.add((line, state.filled[line]))
        legal = state.legal(state.to_move()[0])
        state.play(state.to_move()[0], legal[chance.below(len(legal))], chance)
    assert len(seen) > 2


def test_look_tells_trails_track_and_railhead() -> None:
    view = msgspec.structs.replace(first(), mountains=5, filled=(0, 0))
    assert "Oregon Trail, west to N8" in answer("look", view, "N5")
    assert "railhead of the Union Pacific" in answer("look", view, "N5")
    assert "railhead of the Central Pacific" in answer("look", view, "S1")
    assert "railhead" not in answer("look", view, "N3")
    assert "Cubes    None" in answer("look", with_cubes(view, N7, (0, 0, 0, 0, 0)), "N7")
    assert "west to its end" in answer("look", view, "N1")
