"""Clocks: what they say by the numbers, and one that runs out at a real table."""

from __future__ import annotations

import pytest

from tallgrass.kernel.record import Act, HandOver, RunOut, Undo
from tallgrass.server import clocks, protocol
from tallgrass.server.about import Bank, Days
from tallgrass.server.client import new_id
from tallgrass.server.rows import ClockState
from tests.server.guests import Guest
from tests.server.running import Serving

DAY = 86400.0


def act(seat: int) -> Act:
    return Act(seat, "done", [])


def test_without_a_clock_nothing_runs() -> None:
    clock = clocks.wound(None, 2, [0], 100.0)
    assert clocks.stepped(None, clock, act(0), [1], 200.0) == clock == ClockState()
    assert clocks.deadline(clock) is None
    assert clocks.due(clock, 1e12) == []


def test_a_bank_is_used_by_those_who_owe_a_decision_and_each_adds_its_increment() -> None:
    rule = Bank(60, 5)
    clock = clocks.wound(rule, 3, [0, 2], 100.0)
    assert clocks.left_at(clock, 110.0) == [50.0, 60.0, 50.0]
    assert clocks.deadline(clock) == 160.0
    clock = clocks.stepped(rule, clock, act(0), [1, 2], 110.0)
    assert clock == ClockState([55.0, 60.0, 50.0], [1, 2], 110.0)
    assert clocks.deadline(clock) == 160.0  # of seat 2, which has thought all the time
    clock = clocks.stepped(rule, clock, act(2), [1], 130.0)
    assert clock.left == [55.0, 40.0, 35.0]


def test_time_that_has_run_out_is_due_once_and_stays_noted() -> None:
    rule = Bank(10, 0)
    clock = clocks.wound(rule, 2, [0], 0.0)
    assert clocks.due(clock, 9.9) == []
    assert clocks.due(clock, 10.0) == [0]
    clock = clocks.stepped(rule, clock, RunOut(0), [0], 11.0)
    assert (clock.left[0], clock.out) == (0.0, [0])
    assert clocks.due(clock, 20.0) == []
    assert clocks.deadline(clock) is None
    clock = clocks.stepped(rule, clock, act(0), [1], 20.0)  # late, but nobody has replaced him
    assert clock.out == [0]
    assert clocks.deadline(clock) == 30.0


def test_an_increment_is_time_again() -> None:
    rule = Bank(10, 3)
    clock = clocks.stepped(rule, clocks.wound(rule, 2, [0], 0.0), RunOut(0), [0], 10.0)
    clock = clocks.stepped(rule, clock, act(0), [0], 12.0)
    assert (clock.left[0], clock.out) == (3.0, [])
    assert clocks.deadline(clock) == 15.0


def test_days_are_anew_for_each_decision() -> None:
    rule = Days(2)
    clock = clocks.wound(rule, 2, [0], 0.0)
    assert clocks.deadline(clock) == 2 * DAY
    clock = clocks.stepped(rule, clock, act(0), [1], DAY)
    assert clock.left == [2 * DAY, 2 * DAY]
    clock = clocks.stepped(rule, clock, RunOut(1), [1], 3 * DAY)
    assert clock.out == [1]
    clock = clocks.stepped(rule, clock, act(1), [0], 4 * DAY)
    assert (clock.left, clock.out) == ([2 * DAY, 2 * DAY], [])


@pytest.mark.parametrize("entry", [Undo(0, [3]), HandOver(0, "random"), RunOut(1)])
def test_only_an_act_adds_time(entry: Undo | HandOver | RunOut) -> None:
    clock = clocks.wound(Bank(60, 5), 2, [0], 0.0)
    assert clocks.stepped(Bank(60, 5), clock, entry, [0], 10.0).left == [50.0, 60.0]


def test_a_clock_of_the_past_doesn_t_give_time() -> None:
    """Machines' clocks differ: a step may bear a time that is still to come here."""
    assert clocks.left_at(ClockState([5.0], [0], 100.0), 99.0) == [5.0]


def test_time_runs_out_and_the_others_let_a_bot_play(server: Serving) -> None:
    ann, bob = Guest(server.url, "Ann"), Guest(server.url, "Bob")
    table = ann.make("indian-wars", "you", "open", fair=False, clock=Bank(10, 0))
    bob.server.join(table)
    with ann.sit(table, 0) as slow, bob.sit(table, 1) as other:
        first = slow.newest(fits=lambda view: bool(view.to_move))
        late, waiting = (slow, other) if first.to_move == [0] else (other, slow)
        assert late.seat is not None
        replace = protocol.Offer(id=new_id(), offer="replace", seat=late.seat)
        assert waiting.refused(replace).code == "time"
        clock = waiting.until(protocol.Clock, lambda message: 0 < message.left[late.seat or 0] <= 10)
        assert clock.running == [late.seat]
        waiting.until(protocol.Clock, lambda message: message.left[late.seat or 0] == 0.0)
        noted = waiting.newest(fits=_out)
        assert noted.to_move == [late.seat]
        waiting.done(replace)
        handed = waiting.until(
            protocol.TableChanged, lambda message: message.table.seats[late.seat or 0].bot is not None
        )
        assert handed.table.seats[late.seat].name is not None  # he may take it back
        waiting.newest(noted.version + 2)  # the bot plays on


def _out(view: protocol.View) -> bool:
    return any(news.event["type"] == "TimeRanOut" for news in view.news)
