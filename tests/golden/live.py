"""What counts of a match: what was taken back later doesn't, as if it had not been."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from tallgrass.kernel.chance import ScriptedChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import State
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import Act, HandOver, Undo

Kind = TypeVar("Kind", bound=State)


class Step(NamedTuple, Generic[Kind]):
    """An act that counts: what was before it, what it brought about, what was after it."""

    before: Kind
    action: str
    events: list[Event]
    after: Kind


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


def steps(match: Match, kind: type[Kind]) -> Iterator[Step[Kind]]:
    """The acts that count, with the positions between; `after` is good till the next is asked for."""
    game = match.game
    state = game.start(len(match.players), match.options, ScriptedChance(match.setup))
    assert isinstance(state, kind)
    for act, events in acts(match):
        before = state.copy()
        assert isinstance(before, kind)
        action = game.actions.number(act.action)
        assert action is not None
        state.play(act.seat, action, ScriptedChance(act.outcomes))
        yield Step(before, act.action, events, state)


ENTRIES = frozenset(
    {"an undo that is free", "an undo by consent of more than one step", "a seat is handed over"}
)
"""Turns of play of every game: what is in the log beside acts, but for the end."""


def entries(match: Match) -> set[str]:
    """Which of ENTRIES a match has seen."""
    found: set[str] = set()
    for entry in match.entries:
        if isinstance(entry, Undo):
            by_consent = len(entry.steps) > 1
            found.add("an undo by consent of more than one step" if by_consent else "an undo that is free")
        elif isinstance(entry, HandOver):
            found.add("a seat is handed over")
    return found
