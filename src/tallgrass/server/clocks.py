"""Clocks: how long each seat has for its decisions. Pure functions of the time, in seconds since 1970."""

from __future__ import annotations

from collections.abc import Sequence

from tallgrass.kernel.record import Act, Entry, RunOut
from tallgrass.server.about import ClockRule, Days
from tallgrass.server.rows import ClockState

_DAY = 86400.0


def wound(rule: ClockRule, seats: int, running: Sequence[int], now: float) -> ClockState:
    """The clocks at the beginning: full, and running for the people who owe a decision."""
    if rule is None:
        return ClockState()
    full = rule.days * _DAY if isinstance(rule, Days) else float(rule.seconds)
    return ClockState([full] * seats, list(running), now)


def stepped(
    rule: ClockRule,
    clock: ClockState,
    entry: Entry,
    running: Sequence[int],
    now: float,
    *,
    open_: bool = True,
) -> ClockState:
    """The clocks after a step: those that ran have lost the time since the one before.

    Whoever has acted has his days anew, or his increment, but not for what he did in secret (not `open_`):
    the others would see by it how much that was. `running`: the people who owe a decision now.
    """
    if rule is None:
        return clock
    left, out = left_at(clock, now), list(clock.out)
    if isinstance(entry, Act) and open_:
        left[entry.seat] = rule.days * _DAY if isinstance(rule, Days) else left[entry.seat] + rule.increment
        out = [seat for seat in out if left[seat] <= 0.0]
    elif isinstance(entry, RunOut):
        out.append(entry.seat)
    return ClockState(left, list(running), now, out)


def left_at(clock: ClockState, now: float) -> list[float]:
    """Seconds that each seat has left."""
    gone = max(0.0, now - clock.at)
    return [max(0.0, left - gone) if seat in clock.running else left for seat, left in enumerate(clock.left)]


def deadline(clock: ClockState) -> float | None:
    """When the next clock runs out of which that isn't noted yet."""
    waiting = [seat for seat in clock.running if seat not in clock.out] if clock.left else []
    return min((clock.at + clock.left[seat] for seat in waiting), default=None)


def due(clock: ClockState, now: float) -> list[int]:
    """The seats whose time has run out, of which that isn't noted yet."""
    left = left_at(clock, now)
    return [seat for seat in clock.running if left and left[seat] <= 0.0 and seat not in clock.out]
