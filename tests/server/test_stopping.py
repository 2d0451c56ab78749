"""A server that is stopped by its operator leaves everything in good order."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tallgrass.server import protocol
from tallgrass.server.client import NotDone
from tests.server.guests import Guest
from tests.server.inside import read
from tests.server.running import FAST, Postgres, Serving, serving

HOW = [signal.SIGINT, signal.SIGTERM]


@pytest.mark.parametrize("how", HOW)
def test_a_server_ends_with_0_and_says_goodbye(database: str, how: signal.Signals) -> None:
    with serving(database, *FAST) as server:
        _stopped(server, how)
    _, log = read(database)
    assert log == {}


@pytest.mark.parametrize("how", HOW)
def test_workers_end_with_0_and_say_goodbye(postgres: Postgres, how: signal.Signals) -> None:
    with serving(postgres.new(), *FAST, "--workers", "2") as server:
        assert len(_stopped(server, how)) == 2


def _stopped(server: Serving, how: signal.Signals) -> list[int]:
    """Stop it while somebody plays and somebody watches; returns its workers, which are gone."""
    ann = Guest(server.url, "Ann")
    workers = server.workers()
    table = ann.make("indian-wars", "you", "heuristic", fair=False)
    with ann.sit(table, 0) as place, ann.sit(table, None) as watching:
        for each in (place, watching):
            each.view()
        assert server.stop(how) == 0
        for each in (place, watching):
            with pytest.raises(NotDone) as gone:
                each.until(protocol.Pong)  # which nobody says
            closed = gone.value.__context__
            assert isinstance(closed, ConnectionClosed)
            assert closed.rcvd is not None
            assert closed.rcvd.code == 1012  # the service restarts
    assert "Traceback" not in "".join(server.log)
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
    return workers


def test_the_bots_of_a_server_that_stops_are_moved_by_another_at_once(postgres: Postgres) -> None:
    database = postgres.new()
    slow = ("--rate", "100000", "--bot-pause", "9")  # it is sure to be at it when it is stopped
    with serving(database, *slow) as one, serving(database, *FAST) as other:
        ann = Guest(one.url, "Ann")
        table = ann.make(
            "mystic-warriors", "heuristic", "random", "you", fair=False, options={"first_seat": 1}
        )
        assert ann.server.table(table).to_move == [0]
        with ann.at(other.url).sit(table, 2) as place:
            place.view()
            promised = read(database)[0][table]["bots_until"]
            assert promised > time.time() + 15
            assert one.stop() == 0
            place.view()  # the other has moved, though what was promised isn't over
            assert time.time() < promised
