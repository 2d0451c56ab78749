"""Speed of the engine; of a card game against a bare loop of it that makes the same decisions.

    python -m benchmarks [--seconds S] [--json]

The engine plays at random by `State.playout`, and step by step through `to_move`, `legal` and `play` as
any client does. All are measured in turns within one process, so that a machine whose speed drifts is fair
to all; a ratio is the median of the ratios, turn by turn.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

import tallgrass
from benchmarks import bare_indian_wars, bare_mystic_warriors
from tallgrass.kernel import chance as kernel_chance
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.game import Game, State

COMPILED = not str(kernel_chance.__file__).endswith(".py")
LIMIT = 100_000
BARE: dict[str, Callable[[int, int, int], tuple[int, list[int]]]] = {
    "indian-wars": lambda seed, match, seats: bare_indian_wars.play(seed, match),
    "mystic-warriors": bare_mystic_warriors.play,
}
MEASURED = (
    ("indian-wars", 2),
    ("mystic-warriors", 2),
    ("mystic-warriors", 6),
    ("plains-indian-wars", 2),
    ("plains-indian-wars", 4),
)
ROUNDS = 12
COPIES = 2_000


@dataclass
class Figures:
    """One game with so many seats. The ratios are to the bare loop, if there is one, decisions a second."""

    game: str
    seats: int
    decisions_per_second: float
    games_per_second: float
    bare_decisions_per_second: float | None
    ratio: float | None
    stepped_decisions_per_second: float
    stepped_ratio: float | None
    copies_per_second: float
    bytes_per_copy: float


def engine(game: Game, seats: int, seed: int, match: int) -> int:
    """One match at random through the engine; returns its decisions."""
    chance = FastChance(seed, match)
    return game.start(seats, game.settle({}), chance).playout(chance, LIMIT)


def stepped(game: Game, seats: int, seed: int, match: int) -> int:
    """The same match by the contract's own loop over to_move, legal and play."""
    chance = FastChance(seed, match)
    return State.playout(game.start(seats, game.settle({}), chance), chance, LIMIT)


def _rate(play: Callable[[int], int], seconds: float, first: int) -> tuple[float, float]:
    """Decisions and games a second of the matches from `first` on."""
    decisions = games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += play(first + games)
        games += 1
    return decisions / spent, games / spent


def _positions(game: Game, seats: int) -> list[State]:
    """Positions from all over some matches."""
    positions = []
    for match in range(10):
        step = max(1, engine(game, seats, 3, match) * 10 // COPIES)
        chance = FastChance(3, match)
        state = game.start(seats, game.settle({}), chance)
        while state.to_move():
            positions.append(state.copy())
            state.playout(chance, step)
    return positions


def _copies(positions: list[State]) -> tuple[float, float]:
    """Copies a second, and bytes that a copy takes."""
    best = 0.0
    for _ in range(5):
        began = time.perf_counter()
        for place in range(COPIES):
            positions[place % len(positions)].copy()
        best = max(best, COPIES / (time.perf_counter() - began))
    gc.collect()
    tracemalloc.start()
    kept = [positions[place % len(positions)].copy() for place in range(COPIES)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return best, size / len(kept)


def measure(name: str, seats: int, seconds: float) -> Figures:
    """All figures of a game, in about so many seconds."""
    game = tallgrass.game(name)
    slice_ = seconds / ROUNDS / 3
    ours, theirs, steps, games = [], [], [], []
    for turn in range(ROUNDS):
        first = turn * 10_000
        decisions, matches = _rate(lambda match: engine(game, seats, 1, match), slice_, first)
        ours.append(decisions)
        games.append(matches)
        if name in BARE:
            theirs.append(_rate(lambda match: BARE[name](1, match, seats)[0], slice_, first)[0])
        steps.append(_rate(lambda match: stepped(game, seats, 1, match), slice_, first)[0])
    copies, size = _copies(_positions(game, seats))
    return Figures(
        game=name,
        seats=seats,
        decisions_per_second=statistics.median(ours),
        games_per_second=statistics.median(games),
        bare_decisions_per_second=statistics.median(theirs) if theirs else None,
        ratio=_ratio(ours, theirs),
        stepped_decisions_per_second=statistics.median(steps),
        stepped_ratio=_ratio(steps, theirs),
        copies_per_second=copies,
        bytes_per_copy=size,
    )


def _ratio(ours: list[float], theirs: list[float]) -> float | None:
    """The median of the ratios, turn by turn; None: there is nothing to compare with."""
    if not theirs:
        return None
    return statistics.median(one / other for one, other in zip(ours, theirs, strict=True))


def _shown(figure: float | None, form: str) -> str:
    return "-" if figure is None else format(figure, form)


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="How fast the engine is.")
    parser.add_argument("--seconds", type=float, default=12.0, help="about how long to measure a game (12)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    figures = [measure(name, seats, arguments.seconds) for name, seats in MEASURED]
    print(as_json(figures) if arguments.json else as_table(figures))


def as_json(figures: Sequence[Figures]) -> str:
    """For programs."""
    games = [asdict(each) for each in figures]
    return json.dumps({"python": sys.version.split()[0], "compiled": COMPILED, "games": games})


def as_table(figures: Sequence[Figures]) -> str:
    """For people."""
    how = "compiled" if COMPILED else "interpreted"
    rows = [
        f"Python {sys.version.split()[0]}, {how}, random play, one core",
        f"{'game':<19}{'seats':>6}{'decisions/s':>14}{'games/s':>10}{'bare loop/s':>14}"
        f"{'ratio':>8}{'stepped/s':>12}{'ratio':>8}{'copies/s':>12}{'bytes':>8}",
    ]
    for f in figures:
        rows.append(
            f"{f.game:<19}{f.seats:>6}{f.decisions_per_second:>14,.0f}{f.games_per_second:>10,.0f}"
            f"{_shown(f.bare_decisions_per_second, ',.0f'):>14}{_shown(f.ratio, '.2f'):>8}"
            f"{f.stepped_decisions_per_second:>12,.0f}{_shown(f.stepped_ratio, '.2f'):>8}"
            f"{f.copies_per_second:>12,.0f}{f.bytes_per_copy:>8,.0f}"
        )
    return "\n".join(rows)


if __name__ == "__main__":
    main()
