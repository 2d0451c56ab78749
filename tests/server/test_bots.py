"""Bots that die, overrun or break: they are asked again, and then `random` plays for them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tallgrass.server import protocol
from tallgrass.server.client import new_id
from tests.server.guests import Guest
from tests.server.running import FAST, Serving, serving

BAD_BOTS = str(Path(__file__).parent / "bad_bots")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose games have bots that fail."""
    path = os.pathsep.join([BAD_BOTS, os.environ.get("PYTHONPATH", "")])
    database = str(tmp_path_factory.mktemp("bots") / "tallgrass.db")
    with serving(database, *FAST, "--bot-seconds", "3", environment={"PYTHONPATH": path}) as running:
        yield running


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("dies", "its process ended"),
        ("overruns", "it took more than 3 seconds"),
        ("breaks", "it broke: ZeroDivisionError('it divides by nothing')"),
        ("cheats", "it did what can't be done"),
    ],
)
def test_random_takes_the_place_of_a_bot_that_fails(server: Serving, bot: str, reason: str) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", bot, fair=False)
    with ann.sit(table, 0) as place:
        place.play()
    assert ann.server.table(table).seats[1].bot == "random"
    said = server.said(f"Bot {bot} at table {table} failed: ")
    assert f"failed: {reason}" in said
    assert said.rstrip().endswith("random takes its place.")


def test_what_a_bot_prints_is_no_answer(server: Serving) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "prints", fair=False)
    with ann.sit(table, 0) as place:
        place.play()
    assert ann.server.table(table).seats[1].bot == "prints"


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_of_bots_that_is_gone_is_replaced(server: Serving, how: signal.Signals) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "heuristic", fair=False)
    with ann.sit(table, 0) as asking:
        asking.socket.send(protocol.Hint(id=new_id()))
        asking.until(protocol.Advice)
    gone = server.thinkers()
    assert gone
    for pid in gone:
        os.kill(pid, how)
    with ann.sit(table, 0) as place:
        place.play()
    assert ann.server.table(table).seats[1].bot == "heuristic"
    assert server.thinkers()
    assert not set(server.thinkers()) & set(gone)


def test_a_process_of_bots_has_nothing_of_the_server_in_it() -> None:
    """What it doesn't import it doesn't have to hold, and it begins quickly."""
    look = "import sys, tallgrass.server.thinker; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert not {"sqlalchemy", "litestar", "prometheus_client", "asyncio"} & set(done.stdout.split())
