"""What goes out of the engine: refusals, results, views. Plain data that can be serialised."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why something can't be done now: a sentence for a person and the rule that it rests on."""

    code: str
    reason: str
    rule: str | None = None


class IllegalAction(Exception):
    """Something was tried that can't be done now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: the score of each seat, who won (several: allies; nobody: a draw), why.

    There are no scores when a seat gave up.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    rule: str | None = None


class Figures(msgspec.Struct, frozen=True):
    """An answer in figures: rows of what it is about and how much it is, and a note on what they hold for."""

    title: str
    rows: tuple[tuple[str, str], ...]
    note: str


class RuleText(msgspec.Struct, frozen=True):
    """A rule in our own words, by the id that refusals and events cite."""

    id: str
    title: str
    text: str


class Material(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is played with, for those who show it: nothing of it changes, in any match.

    A game adds its own: for each number that its views count or are indexed by, a list in that order.
    """

    name: str
    title: str
    sentence: str
    players: dict[str, tuple[str, ...]]
    """By how many play, as text: what a sentence calls each seat."""
    rules: tuple[RuleText, ...]
    """In reading order."""
    scores: str
    """What the scores of a result count."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat knows of a position; `seat` is None for a spectator.

    A game adds its own fields. What isn't put in can't leak.
    """

    seat: int | None
