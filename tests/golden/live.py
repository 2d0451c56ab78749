"""What counts of a match: what was taken back later doesn't, as if it had not been."""

from __future__ import annotations

from collections.abc import Iterator

from tallgrass.kernel.events import Event
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import Act, Undo


def undone(match: Match) -> set[int]:
    """The steps that were taken back."""
    return {step for entry in match.entries if isinstance(entry, Undo) for step in entry.steps}


def live(match: Match) -> list[Event]:
    """What happened and wasn't taken back."""
    gone = undone(match)
    events = list(match.history[0])
    for step, more in enumerate(match.history[1:]):
        if step not in gone:
            events += more
    return events


def acts(match: Match) -> Iterator[tuple[Act, list[Event]]]:
    """The acts that count, and what each brought about."""
    gone = undone(match)
    for step, entry in enumerate(match.entries):
        if isinstance(entry, Act) and step not in gone:
            yield entry, match.history[step + 1]
