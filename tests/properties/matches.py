"""Whole matches at random, with all that can stand in a log."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tallgrass.kernel.fair import deal_again
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import HUMAN
from tests.properties.subjects import subjects
from tests.properties.walks import LIMIT

MOST_UNDOS = 60


def begin(game: Game, number: int) -> Match:
    """A short match, dealt by a number."""
    seats = random.Random(number).choice(game.seat_counts)
    nonces = [f"n{seat}" for seat in range(seats)]
    options = game.settle(subjects()[game.name].brief)
    return Match(game, [HUMAN] * seats, options, dealing=deal_again(number, nonces))


def entries(match: Match, choices: random.Random, limit: int = LIMIT) -> Iterator[None]:
    """One entry after the other, to the end of the match or so many.

    Acts; free undos often, agreed ones now and then; seats that are handed over, and time that runs out.
    """
    undone = 0
    for _ in range(limit):
        waiting = match.to_move()
        if not waiting:
            return
        if choices.random() < 0.15 and undone < MOST_UNDOS and _undo(match, choices):
            undone += 1
        elif choices.random() < 0.01:
            match.run_out(choices.choice(waiting))
        elif choices.random() < 0.01:
            match.hand_over(choices.randrange(len(match.players)), choices.choice((HUMAN, "random")))
        else:
            seat = choices.choice(waiting)
            match.play(seat, choices.choice(match.state.legal(seat)))
        yield
    assert limit < LIMIT, "no end"


def _undo(match: Match, choices: random.Random) -> bool:
    seat = choices.randrange(len(match.players))
    barrier = match.undo_barrier(seat)
    if barrier is not None and (barrier.code in ("nothing", "over") or choices.random() >= 0.1):
        return False
    match.undo(seat, agreed=True)
    return True


def play(match: Match, choices: random.Random, limit: int = LIMIT) -> None:
    """All of these entries."""
    for _ in entries(match, choices, limit):
        pass
