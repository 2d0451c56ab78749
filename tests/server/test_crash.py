"""Processes of the server are killed while people and bots play: nothing that was acknowledged is lost."""

from __future__ import annotations

import json
import os
import random
import signal
import urllib.request
from pathlib import Path

from typer.testing import CliRunner

from tallgrass.cli.app import app
from tests.conftest import THOROUGH
from tests.server.inside import read
from tests.server.running import FAST, Postgres, Serving, serving
from tests.server.tireless import Counter, Tireless, sit_down

TABLES = 6 if THOROUGH == 1 else 20
KILLS = 6 if THOROUGH == 1 else 50
BETWEEN = (5, 40) if THOROUGH == 1 else (5, 60)
"""Acts that are acknowledged between two kills."""


def test_a_server_that_is_killed_again_and_again_loses_nothing(database: str, tmp_path: Path) -> None:
    counter, moments = Counter(), random.Random(5)
    with serving(database, *FAST) as server:
        players = sit_down(server.url, TABLES, counter)
        for player in players:
            player.start()
        for _ in range(KILLS):
            counter.wait(moments.randint(*BETWEEN))
            counter.up.clear()
            server.kill()
            server.restart()
            counter.up.set()
        for player in players:
            player.finish()
        check(server, database, players, tmp_path)


def test_a_worker_of_three_that_is_killed_again_and_again_loses_nothing(
    postgres: Postgres, tmp_path: Path
) -> None:
    database, counter, moments = postgres.new(), Counter(), random.Random(5)
    short = ("--bot-seconds", "2.5", "--bot-lease", "6")
    with serving(database, *FAST, *short, "--workers", "3") as server:
        players = sit_down(server.url, TABLES, counter)
        for player in players:
            player.start()
        killed = set()
        for _ in range(KILLS):
            counter.wait(moments.randint(*BETWEEN))
            victim = moments.choice(server.workers())
            os.kill(victim, signal.SIGKILL)
            killed.add(victim)
        for player in players:
            player.finish()
        assert len(killed) == KILLS
        check(server, database, players, tmp_path)


def check(server: Serving, database: str, players: list[Tireless], folder: Path) -> None:
    """Every act that was acknowledged is in the log: once, in order; and every match is over and sound."""
    tables, log = read(database)
    assert {player.table for player in players} == set(tables)
    for player in players:
        mine = [step for step in log[player.table] if step["seat"] == player.seat and step["client_id"]]
        assert [(step["client_id"], json.loads(step["entry"])["action"]) for step in mine] == player.acked
    for table, row in tables.items():
        assert [step["number"] for step in log[table]] == list(range(row["steps"]))
        assert row["status"] == "over"
        assert row["bots_until"] is None
    for player in {player.table: player for player in players}.values():
        verify(server, player, folder)


def verify(server: Serving, player: Tireless, folder: Path) -> None:
    """The match's file, checked by the rules and against the seed."""
    request = urllib.request.Request(
        f"{server.url}/api/tables/{player.table}/file",
        headers={"authorization": f"Bearer {player.server.token}"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        data = answer.read()
    path = folder / f"{player.table}.json"
    path.write_bytes(data)
    done = CliRunner().invoke(app, ["verify", str(path)])
    assert done.exit_code == 0, done.output
    assert "follow from the seed" in done.output
    assert "isn't" not in done.output
