"""Positions of a finished match played out, in a process in which bots think.

How a position stands is told by how it ends when it is played to the end again and again: by the game's
heuristic bots where that is quick, else at random. A match is walked along once, from its first act to its
last, a piece at a time; the process keeps where it stands, and says so when what it is asked lies further on.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from tallgrass.bots.base import Bot
from tallgrass.bots.registry import bot
from tallgrass.kernel.chance import FastChance, Outcome, ScriptedChance
from tallgrass.kernel.game import Game, State
from tallgrass.kernel.messages import View
from tallgrass.kernel.options import Options
from tallgrass.kernel.record import Act

LIMIT = 150_000
"""Decisions of a playout. One that isn't over by then counts as a draw; hardly any is."""
PIECE = 4_000
"""Decisions after which no further playout is begun for one question: others wait meanwhile."""
KEPT = 8
"""Matches in which a process knows its place."""


class PlayOut(msgspec.Struct, tag="play-out", kw_only=True):
    """Walk on along a match and play the position out there.

    The match is known by `key`, and begins with `setup`. `acts` are those from number `at` on up to the
    position. Then, with the chances of `seed` and `point`, playouts `first` to before `end`, by the bot
    `spec` or at random; fewer if they are long.
    """

    key: str
    game: str
    edition: str | None
    options: Options
    seats: int
    setup: list[Outcome]
    at: int
    acts: list[Act]
    spec: str | None
    seed: int
    point: int
    first: int
    end: int


class PlayedOut(msgspec.Struct, tag="played-out"):
    """How so many playouts ended: by seat the share that each has won in sum, and the sum of the scores.

    `finished` of them came to an end: the scores are theirs.
    """

    playouts: int
    finished: int
    wins: list[float]
    scores: list[int]


class Behind(msgspec.Struct, tag="behind"):
    """This process hasn't walked as far along that match; it has come `at` so many acts."""

    at: int


@dataclass
class _Walk:
    acts: int
    state: State


class Walks:
    """The matches that a process walks along."""

    def __init__(self) -> None:
        self._walks: OrderedDict[str, _Walk] = OrderedDict()

    def play_out(self, game: Game, question: PlayOut) -> PlayedOut | Behind:
        """The answer to a question."""
        walk = self._at(game, question)
        if walk is None:
            known = self._walks.get(question.key)
            return Behind(known.acts if known is not None and known.acts < question.at else 0)
        for act in question.acts[walk.acts - question.at :]:
            action = game.actions.number(act.action)
            assert action is not None, act.action
            walk.state.play(act.seat, action, ScriptedChance(act.outcomes))
            walk.acts += 1
        return _played_out(game, walk.state, question)

    def _at(self, game: Game, question: PlayOut) -> _Walk | None:
        """Where it stands, if it can be led on from there by the acts of a question."""
        walk = self._walks.get(question.key)
        if walk is None or not question.at <= walk.acts <= question.at + len(question.acts):
            if question.at != 0:
                return None
            start = game.start(question.seats, question.options, ScriptedChance(question.setup))
            walk = self._walks[question.key] = _Walk(0, start)
        self._walks.move_to_end(question.key)
        if len(self._walks) > KEPT:
            self._walks.popitem(last=False)
        return walk


def _played_out(game: Game, state: State, question: PlayOut) -> PlayedOut:
    bots = [] if question.spec is None else [bot(question.spec, game) for _ in range(question.seats)]
    sum_ = PlayedOut(0, 0, [0.0] * question.seats, [0] * question.seats)
    made = 0
    for number in range(question.first, question.end):
        copy = state.copy()
        match = question.point * 1000 + number  # a stream of its own for each playout
        made += _play(copy, bots, question.seed, match)
        _count(copy, sum_)
        if made >= PIECE:
            break
    return sum_


def _play(state: State, bots: list[Bot], seed: int, match: int) -> int:
    chance = FastChance(seed, match)
    if not bots:
        return state.playout(chance, LIMIT)
    luck = [FastChance(seed, match, seat + 1) for seat in range(len(bots))]
    for made in range(LIMIT):
        waiting = state.to_move()
        if not waiting:
            return made
        seat = waiting[0]
        view: View = state.view(seat)
        state.play(seat, bots[seat].choose(view, state.legal(seat), luck[seat]), chance)
    return LIMIT


def _count(state: State, sum_: PlayedOut) -> None:
    """A draw, and what didn't end, is everybody's in equal parts."""
    result = state.result()
    seats = len(sum_.wins)
    winners = () if result is None else result.winners
    for seat in range(seats):
        sum_.wins[seat] += (seat in winners) if winners else 1 / seats
    sum_.playouts += 1
    if result is not None:
        sum_.finished += 1
        for seat, score in enumerate(result.scores):
            sum_.scores[seat] += score
