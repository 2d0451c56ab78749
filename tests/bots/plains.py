"""Positions of Plains Indian Wars, set up to be decided."""

from __future__ import annotations

from tallgrass.bots.plains_indian_wars.heuristic import PlainsHeuristic
from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.edition.load import load_edition
from tallgrass.games.plains_indian_wars.factions import ARMIES, COLORS
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.plains_indian_wars.rules import Table, seats_of
from tallgrass.games.plains_indian_wars.state import Task
from tallgrass.kernel.chance import Chance, FastChance, ScriptedChance

GAME = PlainsIndianWars(load_edition())
BOARD: Board = GAME.board
VERBS: Actions = GAME.verbs
BOT = PlainsHeuristic(GAME)
INDIANS, US = 0, 1

_LETTERS = {color[:2]: army for army, color in enumerate(COLORS)}


def position(cubes: dict[str, str], disc: int, *, seats: int = 2, round_number: int = 4) -> Table:
    """It is a faction's turn; `cubes` are as in {"N5": "2bl 3br"}, all others are in the Ready Boxes."""
    table = Table()
    table.set_up(BOARD, VERBS, seats_of(BOARD, seats), seats)
    table.round = round_number
    table.disc = disc
    table.acting = table.seat_of[disc]
    table.lines = [0, 1]
    table.origins = [[] for _ in range(BOARD.regions)]
    for code, said in cubes.items():
        for each in said.split():
            army = _LETTERS[each[-2:]]
            table.ready[army] -= int(each[:-2])
            table.shift(army, BOARD.place(code), int(each[:-2]))
    table.moved = [[0] * BOARD.places for _ in range(ARMIES)]
    return table


def wagon(table: Table, trail: str, code: str) -> None:
    """A wagon on its way."""
    number = BOARD.trail_names.index(trail)
    region = BOARD.place(code)
    table.wagons_ready -= 1
    table.wagons[number][BOARD.trails[number].index(region)] += 1
    table.wagon_at[region] += 1
    table.control[region] = table.holder(region)


def asked(table: Table, *tasks: Task) -> Table:
    """The last task asks now."""
    table.agenda = list(tasks)
    table.run(ScriptedChance(), None)
    assert table.waiting, "nobody is asked"
    return table


def choice(table: Table) -> str:
    """What the bot does."""
    seat = table.waiting[0]
    return GAME.actions.name(BOT.choose(table.view(seat), table.legal(seat), ScriptedChance()))


def does(table: Table, steps: int, chance: Chance | None = None) -> list[str]:
    """What it does in all seats, so many times or till nobody is asked."""
    done: list[str] = []
    while len(done) < steps and table.waiting:
        seat = table.waiting[0]
        action = BOT.choose(table.view(seat), table.legal(seat), ScriptedChance())
        done.append(GAME.actions.name(action))
        table.play(seat, action, chance or FastChance(1))
    return done


def number(name: str) -> int:
    """An action by its name."""
    action = GAME.actions.number(name)
    assert action is not None, name
    return action
