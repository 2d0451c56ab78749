"""The cards by name, read from `cards.toml` and checked.

Two cards of one name can't be told apart, so a card's number stands for its name: 130 names, 137 cards.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Literal

import msgspec

Kind = Literal["tribe", "weapon", "dress", "approach", "coup", "spirit", "trade", "hunt", "luck"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as printed, and how many there are of it."""

    name: str
    type: Kind
    count: int = 1
    note: str = ""


class _Data(msgspec.Struct, forbid_unknown_fields=True):
    plain_names: dict[str, str]
    card: list[Card]


def _load() -> _Data:
    text = resources.files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _Data)


_data = _load()
CARDS: tuple[Card, ...] = tuple(_data.card)
PLAIN_NAMES: dict[str, str] = _data.plain_names
