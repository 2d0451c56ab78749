"""The 84 cards, read from `cards.toml` and checked."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Literal

import msgspec

Kind = Literal[
    "initiative",
    "white_combatant",
    "indian_combatant",
    "firepower",
    "aftermath",
    "special",
    "historical",
]
Place = Literal["initiative", "combatants", "firepower", "aftermath"]
Side = Literal["whites", "indians"]

_PLACE_OF: dict[Kind, Place] = {
    "initiative": "initiative",
    "white_combatant": "combatants",
    "indian_combatant": "combatants",
    "firepower": "firepower",
    "aftermath": "aftermath",
}


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as printed; the comment at the head of `cards.toml` says what each field means."""

    name: str
    type: Kind
    use: Side | Literal["both"]
    score: int = 0
    note: str = ""
    lay: tuple[Place, ...] = ()
    again: bool = False
    draw: int = 0
    only_after_lost_initiative: bool = False
    aftermath_for: Side | None = None
    aftermath: int = 1

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the card may be laid from a hand by the side in its Use column, in the order of play."""
        place = _PLACE_OF.get(self.type)
        return self.lay if place is None else (place,)


class _Data(msgspec.Struct, forbid_unknown_fields=True):
    plain_names: dict[str, str]
    card: list[Card]


def _load() -> _Data:
    text = resources.files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _Data)


_data = _load()
DECK: tuple[Card, ...] = tuple(_data.card)
PLAIN_NAMES: dict[str, str] = _data.plain_names
