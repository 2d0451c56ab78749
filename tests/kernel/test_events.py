"""Who may see an event, and the log lines of the kernel's own."""

from __future__ import annotations

import pytest

from tallgrass.kernel.events import Event, HandedOver, Resigned, TookBack
from tests.kernel.matches import fair_match, toy_match
from tests.kernel.toy import DONE, SUN, Picked, Ready, Shown, ToyWords


@pytest.mark.parametrize(
    ("seats", "seen"),
    [
        (None, [True, True, True]),
        ((0,), [False, True, False]),
        ((0, 1), [False, True, True]),
        ((), [False] * 3),
    ],
)
def test_seen_by(seats: tuple[int, ...] | None, seen: list[bool]) -> None:
    event = Event(seats=seats)
    assert [event.seen_by(viewer) for viewer in (None, 0, 1)] == seen


def test_an_event_bars_undo_unless_it_says_that_it_is_harmless() -> None:
    assert Event().bars_undo()
    assert Event().rules() == ()


def test_a_match_gives_each_seat_what_it_may_see() -> None:
    match = toy_match()
    match.play(0, SUN)
    match.play(0, DONE)
    match.play(1, DONE)

    def kinds(seat: int | None, since: int = 1) -> list[type[Event]]:
        return [type(event) for event in match.seen(seat, since)]

    assert kinds(0) == [Picked, Ready, Ready, Shown]
    assert kinds(1) == kinds(None) == [Ready, Ready, Shown]
    assert kinds(0, since=3) == [Ready, Shown]
    assert len(match.seen(1)) == len(match.seen(1, 1)) + len(match.history[0])


def test_own_cards_are_never_in_the_others_events() -> None:
    match = fair_match(toy_match().game)
    match.play(1, SUN)
    assert not [event for event in match.seen(0) if isinstance(event, Picked)]


def test_log_lines_of_the_kernel() -> None:
    words = ToyWords()
    assert words.log(TookBack(seat=1, alone=True), None) == "Seat 1 took back a step."
    assert words.log(TookBack(seat=0, alone=False), 1) == "Seat 0 took back a step and all that followed."
    assert words.log(Resigned(seat=0), 0) == "Seat 0 gave up."
    assert words.log(HandedOver(seat=1, player="random"), None) == "Seat 1: random plays from now on."
    assert words.log(Ready(seat=0), None) == "Ready"
