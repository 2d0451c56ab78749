"""Lessons: a first game of each kind that explains itself as it goes.

What is said, and when, is data (`lessons`, a file for each game). A lesson is a table like others, with one
person and bots that play the same each time; the page, or any other client, shows what fits what the table
sends, and computes no rule.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta

from tallgrass.server import protocol

Pattern = Annotated[str, Meta(pattern=r"^[A-Za-z0-9:*-]+\Z")]


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a page is shown: as soon as all of this holds that is given."""

    legal: Pattern | None = None
    """An action of that name can be done; `*` in it stands for anything."""
    without: Pattern | None = None
    """None of that name can be done."""
    prompt: str | None = None
    """These words are in the prompt."""
    reached: dict[str, int] = {}
    """These fields of the view are as large at least."""
    over: bool = False
    """The match is over; false: it goes on."""


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is explained at one step, once."""

    title: str
    """What it is about."""
    text: str
    """The explanation; ids of rules stand in [brackets]."""
    when: When
    """The moment."""
    suggest: Pattern | None = None
    """An action to try then; `*` in it stands for anything."""
    then: list[Pattern] = []
    """What belongs to the same step, too, in this order; the page stays until all of it is done."""
    point: list[str] = []
    """Things on the board that are meant: nouns of cards, codes of places."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: its table, and what is explained there.

    The pages are looked at whenever something can be done, and when the match is over. A lesson only goes
    forward: once a page has been shown, none before it is shown any more. Of those that begin to hold at
    once, shown one after another, the last one's suggestion is for this step. Where there is none, there is
    `hint`.
    """

    game: str
    """What is played."""
    title: str
    """What it is called."""
    seats: list[str]
    """Who sits there, as for a new table."""
    seed: int
    """The number of the cards."""
    pages: list[Page]
    """What is explained, in this order."""


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = files("tallgrass.server") / "lessons" / f"{game}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Lesson) if file.is_file() else None


def holds(when: When, view: protocol.View, fields: object, *, over: bool) -> bool:
    """Whether a page fits what the table has sent. `fields`: the game's own view."""
    names = [choice.action for choice in view.legal]
    if over != when.over:
        return False
    if when.legal is not None and not any(fnmatchcase(name, when.legal) for name in names):
        return False
    if when.without is not None and any(fnmatchcase(name, when.without) for name in names):
        return False
    if when.prompt is not None and when.prompt not in view.prompt:
        return False
    return all(getattr(fields, name) >= least for name, least in when.reached.items())
