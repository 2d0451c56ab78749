"""Many matches: the same whoever plays them, counted without loss."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, ClassVar

import msgspec
import pytest

import tallgrass
from tallgrass.arena import simulation
from tallgrass.arena.simulation import Job, Report, Tally, play_batch, simulate
from tallgrass.arena.statistics import Moments, wilson
from tallgrass.bots.registry import UnknownBot, bot
from tallgrass.kernel.chance import FastChance

GAME = tallgrass.game("indian-wars")


def _job(bots: Sequence[str] = ("heuristic", "random"), **more: object) -> Job:
    fields = {"game": "indian-wars", "bots": bots, "options": GAME.settle({}), "games": 24, "seed": 11}
    return msgspec.convert({**fields, **more}, Job)


def _counts(report: Report) -> Report:
    return msgspec.structs.replace(report, seconds=0.0, decisions_per_second=0.0)


# --- tallies


def _tally(number: int) -> Tally:
    moments = Moments()
    moments.add(number)
    return Tally(
        [number, 1],
        [0, number],
        [2, 3],
        games=number + 5,
        stopped=number,
        decisions=100 * number,
        stats={"turns": moments, f"only-{number}": copy.copy(moments)},
    )


def test_tallies_are_added_field_by_field() -> None:
    tally = _tally(1)
    tally.merge(_tally(2))
    assert (tally.wins, tally.draws, tally.losses) == ([3, 2], [0, 3], [4, 6])
    assert (tally.games, tally.stopped, tally.decisions) == (13, 3, 300)
    assert set(tally.stats) == {"turns", "only-1", "only-2"}
    assert tally.stats["turns"] == Moments(2, 3, 5)
    assert tally.stats["only-2"] == Moments(1, 2, 4)


def test_tallies_can_be_added_in_any_order() -> None:
    forwards, backwards = (Tally([0, 0], [0, 0], [0, 0]) for _ in range(2))
    for number in range(5):
        forwards.merge(_tally(number))
        backwards.merge(_tally(4 - number))
    assert forwards == backwards


def test_adding_leaves_the_other_alone() -> None:
    tally, other = Tally([0, 0], [0, 0], [0, 0]), _tally(2)
    tally.merge(other)
    tally.merge(_tally(3))
    assert other == _tally(2)


def test_new_tallies_share_nothing() -> None:
    first, second = Tally([0], [0], [0]), Tally([0], [0], [0])
    first.merge(Tally([1], [0], [0], games=1, stats={"turns": Moments(1, 1, 1)}))
    assert second == Tally([0], [0], [0])


# --- batches


@pytest.mark.parametrize("bots", [("random", "random"), ("heuristic", "random"), ("random", "heuristic")])
def test_a_match_is_the_same_whichever_batch_plays_it(bots: tuple[str, ...]) -> None:
    job = _job(bots)
    whole = play_batch(job, 0, 24)
    for cuts in ([0, 24], [0, 1, 24], [0, 5, 6, 17, 24], list(range(25))):
        tally = Tally([0, 0], [0, 0], [0, 0])
        parts = [play_batch(job, first, last) for first, last in itertools.pairwise(cuts)]
        for part in reversed(parts):
            tally.merge(part)
        assert tally == whole
    assert whole.games == 24


def test_a_single_match_does_not_depend_on_the_number_of_them() -> None:
    assert play_batch(_job(games=8), 7, 8) == play_batch(_job(games=5000), 7, 8)


def test_matches_differ_and_seeds_differ() -> None:
    job = _job(("random", "random"))
    alone = [play_batch(job, number, number + 1).decisions for number in range(12)]
    assert len(set(alone)) > 6
    other = [play_batch(_job(("random", "random"), seed=12), n, n + 1).decisions for n in range(12)]
    assert alone != other


def test_a_match_is_dealt_from_its_seed_and_number_and_each_bot_has_luck_of_its_own() -> None:
    """As `simulation` documents it, so that others can play a match of a run again."""
    job = _job(("random", "random"))
    for number in (0, 3, 17):
        dealer = FastChance(job.seed, number)
        luck = [FastChance(job.seed, number, 1), FastChance(job.seed, number, 2)]
        state = GAME.start(2, job.options, dealer)
        decisions = 0
        while waiting := state.to_move():
            legal = state.legal(waiting[0])
            state.play(waiting[0], legal[luck[waiting[0]].below(len(legal))], dealer)
            decisions += 1
        tally = play_batch(job, number, number + 1)
        result = state.result()
        assert result is not None
        assert tally.decisions == decisions
        assert tally.wins == [int(seat in result.winners) for seat in (0, 1)]
        assert tally.stats["chips_whites"].total == result.scores[0]
        assert tally.stats["chips_indians"].total == result.scores[1]


# --- reports


def test_a_report_is_made_of_its_matches() -> None:
    job = _job(("random", "random"), games=37)
    heard: list[int] = []
    report = simulate(job, progress=heard.append)
    tally = play_batch(job, 0, 37)
    assert sum(heard) == 37 and len(heard) > 3
    assert (report.games, report.finished, report.stopped) == (37, 37, 0)
    assert report.decisions == tally.decisions
    for seat in (0, 1):
        told = report.seats[seat]
        assert (told.wins, told.draws, told.losses) == (
            tally.wins[seat],
            tally.draws[seat],
            tally.losses[seat],
        )
        assert told.win_rate == tally.wins[seat] / 37
        assert told.ci95 == wilson(tally.wins[seat], 37)
    assert report.turns.mean == tally.stats["turns"].mean()
    assert report.stats["chips_whites"].sd == tally.stats["chips_whites"].sd()
    assert "turns" not in report.stats


def test_the_same_counts_with_any_number_of_processes() -> None:
    job = _job(games=50, max_decisions=115)
    reports = [_counts(simulate(job, jobs=jobs)) for jobs in (1, 2, 3)]
    assert reports[0] == reports[1] == reports[2]
    assert 0 < reports[0].stopped < 50


def test_a_stopped_match_has_no_result_and_no_figures() -> None:
    job = _job(games=50, max_decisions=115)
    report = simulate(job)
    tally = play_batch(job, 0, 50)
    assert report.finished == 50 - report.stopped
    whites = report.seats[0]
    assert whites.wins + whites.draws + whites.losses == report.finished
    assert tally.stats["turns"].count == report.finished
    assert max(play_batch(job, number, number + 1).decisions for number in range(50)) == 115


def test_a_match_that_ends_with_its_last_decision_is_finished() -> None:
    whole = play_batch(_job(), 0, 1)
    just = play_batch(_job(max_decisions=whole.decisions), 0, 1)
    assert just == whole
    short = play_batch(_job(max_decisions=whole.decisions - 1), 0, 1)
    assert (short.games, short.stopped, short.stats) == (1, 1, {})
    assert short.wins == short.losses == short.draws == [0, 0]


def test_draws_are_nobody_s_wins() -> None:
    """Random matches in which both fall to the same number."""
    job = _job(("random", "random"), games=800, seed=1)
    tally = play_batch(job, 0, 800)
    assert tally.draws[0] == tally.draws[1] > 0
    assert tally.wins[0] == tally.losses[1] and tally.wins[1] == tally.losses[0]
    assert tally.wins[0] + tally.draws[0] + tally.losses[0] == 800


def test_one_match() -> None:
    report = simulate(_job(games=1))
    assert (report.games, report.turns.sd) == (1, None)
    assert report.turns.mean is not None


# --- batches and processes


def _empty_batches(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Matches aren't played, only counted; the batches that were asked for."""
    batches: list[tuple[int, int]] = []

    def counted(job: Job, first: int, last: int) -> Tally:
        batches.append((first, last))
        return Tally([0, 0], [last - first] * 2, [0, 0], games=last - first)

    monkeypatch.setattr(simulation, "play_batch", counted)
    return batches


@pytest.mark.parametrize("games", [1, 15, 16, 50, 51, 799, 800, 1_000_003])
def test_batches_are_of_at_most_50_and_together_are_all(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    batches = _empty_batches(monkeypatch)
    heard: list[int] = []
    assert simulate(_job(games=games), progress=heard.append).games == games
    assert [match for batch in batches for match in batch[:1]] == [0, *(last for _, last in batches[:-1])]
    assert batches[-1][1] == games
    assert heard == [last - first for first, last in batches]
    assert max(heard) <= 50
    assert len(batches) >= min(games, 16)


class Pool:
    """Processes that are never started: a batch is played when somebody waits for it, the last one first."""

    waiting: ClassVar[list[tuple[Future[Tally], Any]]] = []
    most = 0
    down = 0

    def __init__(self, jobs: int, **_: object) -> None:
        self.jobs = jobs

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def submit(self, play: Any, job: Job, first: int, last: int) -> Future[Tally]:
        future: Future[Tally] = Future()
        Pool.waiting.append((future, (play, job, first, last)))
        Pool.most = max(Pool.most, len(Pool.waiting))
        return future

    def shutdown(self, *, cancel_futures: bool) -> None:
        assert cancel_futures
        Pool.down += 1

    @staticmethod
    def wait(running: set[Future[Tally]], return_when: str) -> tuple[set[Future[Tally]], set[Future[Tally]]]:
        assert return_when == "FIRST_COMPLETED"
        assert running == {future for future, _ in Pool.waiting}
        future, (play, *batch) = Pool.waiting.pop()
        future.set_result(play(*batch))
        return {future}, running - {future}


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> type[Pool]:
    monkeypatch.setattr(simulation, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(simulation, "wait", Pool.wait)
    Pool.waiting, Pool.most, Pool.down = [], 0, 0
    return Pool


@pytest.mark.parametrize("jobs", [2, 3, 8])
def test_only_two_batches_for_each_process_are_handed_out_at_a_time(
    jobs: int, pool: type[Pool], monkeypatch: pytest.MonkeyPatch
) -> None:
    batches = _empty_batches(monkeypatch)
    heard: list[int] = []
    assert simulate(_job(games=5_000), jobs=jobs, progress=heard.append).games == 5_000
    assert sorted(match for batch in batches for match in range(*batch)) == list(range(5_000))
    assert (pool.most, pool.waiting, pool.down) == (2 * jobs, [], 1)
    assert max(heard) <= 50 and sum(heard) == 5_000


# --- interruptions


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_gives_a_report_on_what_was_played(
    jobs: int, pool: type[Pool], monkeypatch: pytest.MonkeyPatch
) -> None:
    real, began = play_batch, []

    def interrupted(job: Job, first: int, last: int) -> Tally:
        began.append((first, last))
        if len(began) == 4:
            raise KeyboardInterrupt
        return real(job, first, last)

    monkeypatch.setattr(simulation, "play_batch", interrupted)
    job = _job(games=400)
    report = simulate(job, jobs=jobs)
    tally = Tally([0, 0], [0, 0], [0, 0])
    for first, last in began[:3]:
        tally.merge(real(job, first, last))
    assert report.games == report.finished == tally.games
    assert 0 < report.games < 400
    assert report.decisions == tally.decisions
    assert [seat.wins for seat in report.seats] == tally.wins
    assert report.seats[0].ci95 == wilson(tally.wins[0], tally.games)
    assert pool.down == (jobs > 1)


def test_an_interruption_before_the_first_match_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(job: Job, first: int, last: int) -> Tally:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "play_batch", interrupted)
    with pytest.raises(KeyboardInterrupt):
        simulate(_job())


@pytest.mark.parametrize(
    ("game", "bots", "error", "telling"),
    [
        ("indian-wars", ["random"], ValueError, "2 seats, not 1"),
        ("indian-wars", ["random"] * 3, ValueError, "2 seats, not 3"),
        ("indian-wars", ["random", "nobody"], UnknownBot, "There is no bot 'nobody'"),
        ("chess", ["random", "random"], tallgrass.UnknownGame, "There is no game 'chess'"),
    ],
)
def test_jobs_that_can_not_be_played(
    game: str, bots: list[str], error: type[Exception], telling: str
) -> None:
    with pytest.raises(error, match=telling):
        simulate(_job(bots, game=game))


def test_bots_keep_nothing_between_matches() -> None:
    """A batch uses the same bots for all its matches."""
    player = bot("heuristic", GAME)
    assert vars(player) == {}
