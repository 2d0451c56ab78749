"""The tables of `cards.toml`; what an Event does is in `ops`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tallgrass.games.plains_indian_wars.edition.ops import Op
from tallgrass.games.plains_indian_wars.edition.words import (
    Count,
    Deck,
    Id,
    Plain,
    PublicFact,
    Some,
    Sources,
    Table,
    Text,
)


class CardsHead(Table, frozen=True, kw_only=True):
    """The make-up of each deck."""

    schema: Literal[1]
    cards_per_deck: Some
    main_per_deck: Some
    events_per_deck: Some


class _Card(Table, frozen=True, kw_only=True, tag_field="type"):
    id: Id
    deck: Deck
    number: Some  # its place in the deck's list
    name: Text

    @property
    def type(self) -> str:
        """What stands at `type` in the file."""
        return str(self.__struct_config__.tag)


class MainCard(_Card, frozen=True, kw_only=True):
    """Reinforcements, and groups that each may move so many regions."""

    cubes: Count
    groups: Some
    moves: Some
    no_rail: bool = False


class WarParty(MainCard, frozen=True, kw_only=True, tag="war_party"):
    """A main card of the Indians."""


class Engagement(MainCard, frozen=True, kw_only=True, tag="engagement"):
    """A main card of the Cavalry."""


class Migration(MainCard, frozen=True, kw_only=True, tag="migration"):
    """A main card of the Settlers."""


class Event(_Card, frozen=True, kw_only=True, tag="event"):
    """An Event: its text for people, and the same as steps for the rules."""

    timing: Literal["turn", "on_draw"]
    enduring: bool  # in force until the round ends or it is covered (P-14)
    substitute_ok: bool  # may stand in for a main card (P-11)
    text: Text
    ops: Annotated[tuple[Op, ...], Meta(min_length=1)]


Card = WarParty | Engagement | Migration | Event


class Cards(Plain, frozen=True, kw_only=True):
    """The whole of `cards.toml`."""

    meta: CardsHead
    sources: Sources
    card: tuple[Card, ...]
    public_fact: tuple[PublicFact, ...] = ()
