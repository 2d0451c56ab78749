"""Random play, in a loop that mypyc compiles: for benchmarks, fuzzing and search."""

from __future__ import annotations

from tallgrass.kernel.chance import Chance
from tallgrass.kernel.game import State


def playout(state: State, chance: Chance, limit: int) -> int:
    """Play at random, the first of several seats first, to the end or for `limit` decisions.

    Returns:
        How many decisions were made.
    """
    for made in range(limit):
        waiting = state.to_move()
        if not waiting:
            return made
        seat = waiting[0]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance)
    return limit
