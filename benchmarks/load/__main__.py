"""Plays many tables at a server at once.

    python -m benchmarks.load [--tables 10 100 1000] [--rate 100] [--workers 1] [--database URL]

The server is started here, on SQLite or, with --database, on PostgreSQL; the clients run in this process.
Printed are the times from an act to its acknowledgement and to the other seat's view, and the memory that a
table takes at which nobody looks (idle), and one that is played, with two sockets (live).
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.load.clients import Load

HEAD = "tables  workers  rate  done/s   ack p50/p95/p99 ms    view p50/p95/p99 ms  refused  idle KB  live KB"
PAGE = resource.getpagesize()


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--rate", type=float, default=100.0, help="acts a second of all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", help="a PostgreSQL database that may be written to")
    asked = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard > 0 else soft, hard))
    print(HEAD)
    for tables in asked.tables:
        with tempfile.TemporaryDirectory() as folder:
            database = asked.database or str(Path(folder) / "load.db")
            print(run(database, tables, asked.rate, asked.seconds, asked.workers), flush=True)


def run(database: str, tables: int, rate: float, seconds: float, workers: int) -> str:
    """One line of the table."""
    flags = [
        "--most-tables",
        "100000",
        "--most-sockets",
        "100000",
        "--newcomers",
        "1000000",
        "--rate",
        "1000000",
        "--socket-rate",
        "1000000",
    ]
    command = [sys.executable, "-m", "tallgrass", "serve", "--database", database, "--port", "0", *flags]
    server = subprocess.Popen([*command, "--workers", str(workers)], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        Load(url, 3).make()  # a table of each game, so that all that is needed for one is there
        before = memory(server.pid)
        load = Load(url, tables)
        load.make()
        return asyncio.run(_measure(load, server.pid, before, rate, seconds, workers))
    finally:
        server.terminate()
        server.wait()


async def _measure(load: Load, pid: int, before: int, rate: float, seconds: float, workers: int) -> str:
    idle = (memory(pid) - before) / load.count / 1024
    await load.sit()
    await load.play(rate, seconds)
    live = (memory(pid) - before) / load.count / 1024
    await load.close()
    figures = load.figures
    done = len(figures.acks) / seconds
    late = f"   {figures.late} acts late" if figures.late else ""
    return (
        f"{load.count:6}  {workers:7}  {rate:4.0f}  {done:6.1f}   {_quantiles(figures.acks)}   "
        f"{_quantiles(figures.views)}  {figures.refused:7}  {idle:7.1f}  {live:7.1f}{late}"
    )


def _quantiles(times: Sequence[float]) -> str:
    ordered = sorted(times) or [0.0]
    picked = [ordered[min(len(ordered) - 1, int(len(ordered) * q))] * 1000 for q in (0.5, 0.95, 0.99)]
    return " ".join(f"{each:6.1f}" for each in picked)


def memory(pid: int) -> int:
    """Bytes that a process and its children hold (Linux)."""
    total = 0
    for process in (pid, *_children(pid)):
        total += int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
    return total


def _children(pid: int) -> list[int]:
    found = [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return found + [each for child in found for each in _children(child)]


if __name__ == "__main__":
    main()
