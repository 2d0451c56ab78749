"""Bots at play, every choice looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import tallgrass
from tallgrass.bots.base import Bot
from tallgrass.bots.registry import bot
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.game import State

GAME = tallgrass.game("indian-wars")
Watcher = Callable[[State, int, Bot, int], None]
MOST = 3_000


def match(specs: Sequence[str], seed: int, number: int, watch: Watcher | None = None) -> State:
    """A match between bots; `watch` hears of position, seat, bot and choice before it is played."""
    dealer = FastChance(seed, number)
    return play_on(GAME.start(2, GAME.settle({}), dealer), specs, seed, number, watch)


def play_on(
    state: State, specs: Sequence[str], seed: int, number: int, watch: Watcher | None = None
) -> State:
    """From a position to the end."""
    players = [bot(spec, GAME) for spec in specs]
    dealer = FastChance(seed, number, 9)
    luck = [FastChance(seed, number, seat + 1) for seat in range(len(players))]
    for step in range(MOST):
        waiting = state.to_move()
        if not waiting:
            return state
        seat = waiting[step % len(waiting)]
        legal = state.legal(seat)
        before = list(legal)
        action = players[seat].choose(state.view(seat), legal, luck[seat])
        assert action in before, f"{GAME.actions.name(action)} isn't legal"
        assert legal == before, "the bot changed the list"
        if watch is not None:
            watch(state, seat, players[seat], action)
        state.play(seat, action, dealer)
    raise AssertionError("the match doesn't end")
