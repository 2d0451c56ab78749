"""Who may see an event, and the log lines of the kernel's own."""

from __future__ import annotations

import random

import pytest

from tallgrass.kernel import events as kernel
from tallgrass.kernel.events import Event, HandedOver, Resigned, TimeRanOut, TookBack, kinds_of
from tests.kernel import toy
from tests.kernel.matches import INDIAN_WARS, fair_match, play_on, toy_match
from tests.kernel.toy import DONE, MOON, SUN, Picked, Ready, Shown, ToyWords


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
    assert words.log(Resigned(seat=0), 1) == words.log(Resigned(seat=0), None) == "Seat 0 gave up."
    assert words.log(HandedOver(seat=1, player="random"), None) == "Seat 1: the bot random plays from now on."
    assert words.log(HandedOver(seat=1, player="human"), None) == "Seat 1: a person plays from now on."
    assert words.log(HandedOver(seat=1, player="random"), 1) == "Seat 1: the bot random plays from now on."
    assert words.log(Ready(seat=0), None) == "Ready"


def test_who_did_it_reads_that_he_did() -> None:
    words = ToyWords()
    assert words.log(TookBack(seat=1, alone=True), 1) == "You took back a step."
    assert words.log(TookBack(seat=0, alone=False), 0) == "You took back a step and all that followed."
    assert words.log(Resigned(seat=0), 0) == "You gave up."
    assert [words.who(0, reader) for reader in (0, 1, None)] == ["You", "Seat 0", "Seat 0"]


def test_since_counts_the_events_that_the_seat_may_see() -> None:
    """Places in the log would tell a seat how much others have done in secret."""
    match = toy_match()
    match.play(0, SUN)
    match.play(0, MOON)
    match.play(0, DONE)
    told = len(match.seen(1))
    assert told == len(match.history[0]) + 1
    match.play(1, SUN)
    match.play(1, DONE)
    assert [type(event) for event in match.seen(1, told)] == [Picked, Ready, Shown]
    assert [type(event) for event in match.seen(None, told)] == [Ready, Shown]
    assert match.seen(1, len(match.seen(1))) == []


def test_each_part_of_what_was_seen_is_told_once_however_it_is_cut() -> None:
    match = fair_match(INDIAN_WARS, 8)
    choices = random.Random(8)
    told: dict[int | None, list[Event]] = {None: [], 0: [], 1: []}
    for _ in range(80):
        play_on(match, choices.randrange(1, 4), choices)
        if match.undo_barrier(0) is None:
            match.undo(0)
        for seat, known in told.items():
            known.extend(match.seen(seat, len(known)))
    for seat, known in told.items():
        assert known == match.seen(seat)
        assert known == [event for events in match.history for event in events if event.seen_by(seat)]


def test_the_kinds_of_a_module_and_of_the_kernel() -> None:
    """In the order in which they are written; what others derive from isn't one, nor what is imported."""
    own = (toy.Began, Picked, Ready, Shown, toy.Passed, toy.Rolled)
    assert kinds_of(toy) == (*own, TookBack, Resigned, HandedOver, TimeRanOut)


def test_the_kernel_has_no_other_events() -> None:
    kinds = [each for each in vars(kernel).values() if isinstance(each, type) and issubclass(each, Event)]
    assert set(kinds) - {Event} == {TookBack, Resigned, HandedOver, TimeRanOut}
