"""The operator's port: what is counted, and whether all is well."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tallgrass.server import protocol
from tallgrass.server.client import new_id
from tests.server.guests import Guest
from tests.server.running import FAST, Postgres, Serving, free_port, serving
from tests.server.wires import Wire


def get(port: str, path: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def until(port: str, name: str, wanted: float) -> None:
    """Ask until a figure is as wanted; some are brought up to date once a second."""
    found = -1.0
    for _ in range(5_000):
        found = figure(get(port, "/metrics")[1], name)
        if found == wanted:
            return
    raise AssertionError((name, found, wanted))


def figure(text: str, name: str) -> float:
    """The sum of a figure over its labels."""
    lines = [line for line in text.splitlines() if line.startswith((f"{name} ", f"{name}{{"))]
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines)


def play(server: Serving) -> None:
    """A match against a bot, with a step that is refused."""
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "heuristic", fair=False)
    with ann.sit(table, 0) as place:
        place.refused(protocol.Act(id=new_id(), version=9999, action="done"))
        place.play()


def test_what_happens_is_counted(tmp_path: Path) -> None:
    port = str(free_port())
    with serving(str(tmp_path / "t.db"), *FAST, "--metrics-port", port) as server:
        assert get(port, "/health") == (200, "ok\n")
        play(server)
        status, text = get(port, "/metrics")
        assert status == 200
        assert figure(text, "tallgrass_steps_total") > 20
        assert figure(text, "tallgrass_step_seconds_count") > 5
        assert figure(text, "tallgrass_bot_seconds_count") > 5
        until(port, "tallgrass_tables", 1)
        assert 'tallgrass_refusals_total{code="stale"}' in text
        with pytest.raises(InvalidStatus):
            Wire(server.url, "none", origin="http://evil.example")
        assert 'tallgrass_refusals_total{code="origin"} 1.0' in get(port, "/metrics")[1]
        assert get(port, "/elsewhere")[0] == 404


def test_several_workers_count_together(postgres: Postgres) -> None:
    port = str(free_port())
    with serving(postgres.new(), *FAST, "--workers", "2", "--metrics-port", port) as server:
        for _ in range(3):
            play(server)
        text = get(port, "/metrics")[1]
        assert figure(text, "tallgrass_bot_seconds_count") > 20


def test_the_sockets_of_a_worker_that_was_killed_are_not_counted(postgres: Postgres) -> None:
    port = str(free_port())
    with serving(postgres.new(), *FAST, "--workers", "2", "--metrics-port", port) as server:
        ann = Guest(server.url, "Ann")
        table = ann.make("indian-wars", "you", "you", fair=False)
        with ann.sit(table, 0) as place:
            place.until(protocol.View)
            assert figure(get(port, "/metrics")[1], "tallgrass_sockets") == 1
            for worker in server.workers():
                os.kill(worker, signal.SIGKILL)
            until(port, "tallgrass_sockets", 0)


def test_it_is_not_well_when_its_database_is_gone(postgres: Postgres) -> None:
    port = str(free_port())
    url = postgres.new()
    with serving(url, *FAST, "--metrics-port", port):
        assert get(port, "/health")[0] == 200
        postgres.drop(url)
        assert get(port, "/health") == (503, "not well\n")


@pytest.mark.parametrize("flag", ["--port", "--metrics-port"])
def test_a_port_that_is_taken_is_told(tmp_path: Path, flag: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        command = [sys.executable, "-m", "tallgrass", "serve", "--database", str(tmp_path / "t.db")]
        done = subprocess.run(
            [*command, "--port", "0", flag, str(taken.getsockname()[1])],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert f"can't be served on: Address already in use. Take another {flag}." in " ".join(
        done.stderr.split()
    )
