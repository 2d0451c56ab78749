"""The output of long work, `simulate` and `fuzz`: progress, then a table, lines or a JSON object."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tallgrass.arena.fuzz import fuzz
from tallgrass.arena.simulation import Job, Report, Spread, simulate
from tallgrass.cli.options import played_with
from tallgrass.cli.output import console, fail
from tallgrass.kernel.game import Game
from tallgrass.kernel.options import OptionError, Value


def split_specs(text: str) -> tuple[str, ...]:
    """Specs in a row, separated by commas, as are the parameters within one: 'random,x:a=1,b=2' has two."""
    specs: list[str] = []
    for part in text.split(","):
        name, equals, _ = part.partition("=")
        if specs and equals and ":" not in name:
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return tuple(spec.strip() for spec in specs)


def run(
    rules: Game,
    *,
    games: int,
    specs: tuple[str, ...],
    seats: int | None,
    seed: int,
    jobs: int,
    options: dict[str, Value],
    max_decisions: int,
    json: bool,
) -> int:
    """Simulate and print; 130 if it was interrupted, else 0."""
    if seats is not None and seats not in rules.seat_counts:
        fail(f"{rules.title} is for {' or '.join(map(str, rules.seat_counts))} seats, not {seats}.")
    count = seats or (len(specs) if len(specs) > 1 else rules.seat_counts[0])
    if len(specs) == 1:
        specs = specs * count
    if len(specs) != count:
        fail(f"{len(specs)} bots are named for {count} seats; name one for all or one for each.")
    try:
        job = Job(
            game=rules.name,
            edition=rules.edition,
            bots=specs,
            options=rules.settle(options),
            games=games,
            seed=seed,
            max_decisions=max_decisions,
        )
        report = _with_progress(job, jobs)
    except (OptionError, ValueError) as error:
        fail(str(error))
    if report.games < games:
        console(sys.stderr).print(f"Interrupted after {report.games} of {games} matches.")
    screen = console()
    if json:
        screen.out(msgspec.json.encode(report).decode(), highlight=False)
    else:
        _print(screen, report)
    return 130 if report.games < games else 0


def _with_progress(job: Job, jobs: int) -> Report:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console(sys.stderr),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task(job.game, total=job.games)
        return simulate(job, jobs=jobs, progress=lambda more: bar.advance(task, more))


def fuzz_and_tell(rules: Game, *, seconds: float, seed: int, folder: Path, options: dict[str, Value]) -> int:
    """Fuzz a game and print what came of it; 1 if something broke, else 0."""
    try:
        rules.settle(options)
    except OptionError as error:
        fail(f"{error} `tallgrass games` explains the options.")
    errors = console(sys.stderr)
    with errors.status(f"fuzzing {rules.name}") as status:
        findings = fuzz(
            rules.name,
            edition=rules.edition,
            chosen=options,
            seed=seed,
            folder=folder,
            seconds=seconds,
            progress=lambda f: status.update(
                f"{f.matches} matches, {f.steps} steps, {len(f.failures)} failures"
            ),
        )
    screen = console()
    screen.print(f"{findings.matches} matches, {findings.steps} steps, {len(findings.failures)} failures.")
    for path in findings.failures:
        screen.print(escape(f"{path} (the traceback beside it, in {path.with_suffix('.txt').name})"))
    return 1 if findings.failures else 0


def _print(screen: Console, report: Report) -> None:
    ended = f", {report.stopped} stopped without a result" if report.stopped else ""
    screen.print(f"{report.game}: {report.finished} of {report.games} matches finished{ended}.")
    if not isinstance(report.edition, msgspec.UnsetType):
        screen.print(played_with(report.edition), soft_wrap=True)
    screen.print(
        f"{report.decisions:,} decisions in {report.seconds:.1f} s "
        f"({report.decisions_per_second:,.0f} a second); turns {_spread(report.turns)}"
    )
    table = Table("seat", "bot")
    for name in ("wins", "draws", "losses", "win rate", "95 % interval"):
        table.add_column(name, justify="right")
    for seat in report.seats:
        rate = "-" if seat.win_rate is None else f"{seat.win_rate:.4f}"
        low, high = seat.ci95
        counts = (str(seat.wins), str(seat.draws), str(seat.losses))
        table.add_row(seat.seat, escape(seat.bot), *counts, rate, f"{low:.4f} - {high:.4f}")
    screen.print(table)
    for name, spread in report.stats.items():
        screen.print(f"{name}: {_spread(spread)}")


def _spread(spread: Spread) -> str:
    if spread.mean is None:
        return "-"
    return f"{spread.mean:.2f}" if spread.sd is None else f"{spread.mean:.2f} (sd {spread.sd:.2f})"
