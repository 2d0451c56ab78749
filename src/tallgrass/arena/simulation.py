"""Many matches between bots, in one process or several, with the same counts either way.

Match i of a run with seed s takes its cards from `FastChance(s, i)` and each bot its luck from a stream of
its own, so that nothing depends on which process plays it. What is counted is whole numbers, which can be
added in any order.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context

import msgspec

from tallgrass.arena.statistics import Moments, wilson
from tallgrass.bots.base import Bot
from tallgrass.bots.registry import bot
from tallgrass.games.registry import marked_game
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.edition import EditionMark
from tallgrass.kernel.game import Game, State
from tallgrass.kernel.messages import View
from tallgrass.kernel.options import Options

MAX_DECISIONS = 100_000
_LARGEST = 50  # matches in a batch: as long as an interruption may have to wait
_BATCHES = 16  # for a process, about: so the bar moves and the last one isn't waited for long


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """What to play: a bot's spec for each seat, and how many matches. `edition` None: ours."""

    game: str
    edition: EditionMark | None = None
    bots: tuple[str, ...]
    options: Options
    games: int
    seed: int
    max_decisions: int = MAX_DECISIONS


class Tally(msgspec.Struct):
    """What has been counted so far. `wins`, `draws` and `losses` are by seat, of finished matches."""

    wins: list[int]
    draws: list[int]
    losses: list[int]
    games: int = 0
    stopped: int = 0
    decisions: int = 0
    stats: dict[str, Moments] = {}

    def merge(self, other: Tally) -> None:
        """Count all that another has counted."""
        for mine, theirs in ((self.wins, other.wins), (self.draws, other.draws), (self.losses, other.losses)):
            for seat, number in enumerate(theirs):
                mine[seat] += number
        self.games += other.games
        self.stopped += other.stopped
        self.decisions += other.decisions
        for name, moments in other.stats.items():
            self.stats.setdefault(name, Moments()).merge(moments)


class Spread(msgspec.Struct):
    """Mean and standard deviation, None where there are too few values."""

    mean: float | None
    sd: float | None


class SeatReport(msgspec.Struct):
    """How a seat fared in the finished matches; `win_rate` is a fraction, `ci95` its Wilson interval."""

    seat: str
    bot: str
    wins: int
    draws: int
    losses: int
    win_rate: float | None
    ci95: tuple[float, float]


class Report(msgspec.Struct):
    """A run. A stopped match had no result after the most decisions allowed.

    `edition` is there for a game that has editions: its name and hash.
    """

    game: str
    games: int
    finished: int
    stopped: int
    decisions: int
    seconds: float
    decisions_per_second: float
    turns: Spread
    seats: list[SeatReport]
    stats: dict[str, Spread]
    edition: EditionMark | msgspec.UnsetType = msgspec.UNSET


def simulate(job: Job, *, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play all matches of a job in so many processes; `progress` hears how many more are done.

    An interruption ends it early, with a report on the matches that were played by then.

    Raises:
        UnknownGame, EditionError, UnknownBot, ValueError: if the job can't be played.
    """
    began = time.perf_counter()
    _check(job)
    tally = _empty(job)
    try:
        for part in _parts(job, jobs):
            tally.merge(part)
            if progress is not None:
                progress(part.games)
    except KeyboardInterrupt:
        if not tally.games:
            raise
    return _report(job, tally, time.perf_counter() - began)


def _check(job: Job) -> None:
    rules = marked_game(job.game, job.edition)
    rules.check_seats(len(job.bots))
    for spec in job.bots:
        bot(spec, rules)


def _parts(job: Job, jobs: int) -> Iterator[Tally]:
    size = max(1, min(_LARGEST, job.games // (max(1, jobs) * _BATCHES)))
    batches = ((first, min(first + size, job.games)) for first in range(0, job.games, size))
    if jobs <= 1:
        for first, last in batches:
            yield play_batch(job, first, last)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_to_parent) as pool:
        running: set[Future[Tally]] = set()
        try:
            while True:
                # No more are handed out than keep the processes busy.
                with _interruptions_held():
                    more = islice(batches, 2 * jobs - len(running))
                    running |= {pool.submit(play_batch, job, *batch) for batch in more}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _interruptions_held() -> Iterator[None]:
    """Let Ctrl-C wait while processes start, so that it hits none before that leaves it to its parent."""
    if not hasattr(signal, "pthread_sigmask"):  # not on every system
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_to_parent() -> None:
    """Ctrl-C reaches all processes of a terminal; what is to be done then is the parent's to say."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(job: Job, first: int, last: int) -> Tally:
    """Play the matches from `first` to before `last`."""
    rules = marked_game(job.game, job.edition)
    bots = [bot(spec, rules) for spec in job.bots]
    tally = _empty(job)
    for match in range(first, last):
        _play(rules, job, bots, match, tally)
    return tally


def _empty(job: Job) -> Tally:
    seats = len(job.bots)
    return Tally([0] * seats, [0] * seats, [0] * seats)


def _play(rules: Game, job: Job, bots: list[Bot], match: int, tally: Tally) -> None:
    dealer = FastChance(job.seed, match)
    luck = [FastChance(job.seed, match, seat + 1) for seat in range(len(bots))]
    state = rules.start(len(bots), job.options, dealer)
    decisions = 0
    while decisions < job.max_decisions:
        waiting = state.to_move()
        if not waiting:
            break
        seat = waiting[0]
        player = bots[seat]
        view = View(seat=seat) if player.blind else state.view(seat)
        state.play(seat, player.choose(view, state.legal(seat), luck[seat]), dealer)
        decisions += 1
    tally.games += 1
    tally.decisions += decisions
    _count(rules, state, tally)


def _count(rules: Game, state: State, tally: Tally) -> None:
    result = state.result()
    if result is None:
        tally.stopped += 1
        return
    for seat in range(len(tally.wins)):
        counts = tally.wins if seat in result.winners else tally.losses if result.winners else tally.draws
        counts[seat] += 1
    for name, value in rules.stats(state).items():
        tally.stats.setdefault(name, Moments()).add(value)


def _report(job: Job, tally: Tally, seconds: float) -> Report:
    finished = tally.games - tally.stopped
    rules = marked_game(job.game, job.edition)
    names = rules.seat_names(len(job.bots))
    edition: EditionMark | msgspec.UnsetType = msgspec.UNSET
    if rules.edition is not None:
        edition = EditionMark(rules.edition.name, rules.edition.hash)
    seats = [
        SeatReport(
            seat=names[seat],
            bot=spec,
            wins=tally.wins[seat],
            draws=tally.draws[seat],
            losses=tally.losses[seat],
            win_rate=tally.wins[seat] / finished if finished else None,
            ci95=wilson(tally.wins[seat], finished),
        )
        for seat, spec in enumerate(job.bots)
    ]
    stats = {name: Spread(moments.mean(), moments.sd()) for name, moments in sorted(tally.stats.items())}
    return Report(
        game=job.game,
        games=tally.games,
        finished=finished,
        stopped=tally.stopped,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(tally.decisions / seconds, 1) if seconds else 0.0,
        turns=stats.pop("turns", Spread(None, None)),
        seats=seats,
        stats=stats,
        edition=edition,
    )
