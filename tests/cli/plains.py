"""Plains Indian Wars in a terminal: views of games at random, and what is drawn and answered of them."""

from __future__ import annotations

import io
from collections.abc import Iterator

import msgspec
from rich.console import Console

import tallgrass
from tallgrass.cli.boards import BOARDS
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.kernel.chance import FastChance

_GAME = tallgrass.game("plains-indian-wars")
assert isinstance(_GAME, PlainsIndianWars)
GAME = _GAME
BOARD = BOARDS["plains-indian-wars"]
CODES = GAME.board.codes
PLACE = {code: place for place, code in enumerate(CODES)}
N7 = PLACE["N7"]


def views(seats: int, number: int) -> Iterator[PlainsView]:
    """What the seat that decides sees, at each decision of a game at random."""
    chance = FastChance(number, seats)
    state = GAME.start(seats, GAME.settle({}), chance)
    while state.to_move():
        seat = state.to_move()[0]
        view = state.view(seat)
        assert isinstance(view, PlainsView)
        yield view
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance)


def first(seats: int = 2) -> PlainsView:
    """The first decision."""
    return next(views(seats, 1))


def drawn(view: PlainsView, *, width: int = 80, height: int = 0) -> str:
    """The table as text; with a height: on a terminal of that many lines."""
    out = io.StringIO()
    screen = Console(
        file=out,
        width=width,
        height=height or None,
        force_terminal=bool(height),
        color_system=None,
        highlight=False,
    )
    screen.print(BOARD.draw(view, GAME.words(seats=view.seats)))
    return out.getvalue()


def answer(name: str, view: PlainsView, typed: str) -> str:
    """What a command of the board says."""
    out = io.StringIO()
    screen = Console(file=out, width=100, color_system=None, highlight=False)
    screen.print(BOARD.commands[name].answer(view, GAME.words(seats=view.seats), typed))
    return out.getvalue()


def with_cubes(view: PlainsView, region: int, counts: tuple[int, ...]) -> PlainsView:
    """The same with these cubes in a region."""
    cubes = tuple(
        tuple([counts[army] if place == region else count for place, count in enumerate(places)])
        for army, places in enumerate(view.cubes)
    )
    return msgspec.structs.replace(view, cubes=cubes)
