"""What a seat of Plains Indian Wars knows, as data: all but the others' cards lies open."""

from __future__ import annotations

import msgspec

from tallgrass.games.plains_indian_wars.steps import AnyStep, Modifier, Numbers
from tallgrass.kernel.messages import Result, View


class Hand(msgspec.Struct, frozen=True):
    """What all know of a hand: its size, cards in it for certain, how many others are Events, at least."""

    size: int
    known: Numbers
    events: int


class Lasting(msgspec.Struct, frozen=True):
    """What a card has left in force; see `effects`."""

    card: int
    """For as long as it lies on top; -1: to the end of the turn."""
    barred: Numbers
    regions: Numbers
    halted: int
    line: int
    line_most: int
    reinforced: Numbers
    add: int
    minimum: int
    wagon_dice: int
    hits_needed: int
    requires: int


class PlainsView(View, frozen=True, kw_only=True):
    """Tuples are indexed by army, place, region, trail, line, deck or side, as said at each."""

    edition: str
    """The hash of the edition."""
    seats: int
    max_rounds: int
    auto_consent: bool
    waiting: Numbers
    acting: int
    cubes: tuple[Numbers, ...]
    """By army and place."""
    moved: tuple[Numbers, ...]
    """Those of them that have moved on the card in play."""
    ready: Numbers
    casualties: Numbers
    removed: Numbers
    control: Numbers
    """By region: 0 Indian, 1 US, -1 nobody."""
    touched: tuple[bool, ...]
    origins: tuple[Numbers, ...]
    set_out: tuple[Numbers, ...]
    wagons: tuple[Numbers, ...]
    """By trail and region of it, from the east."""
    attacked: tuple[Numbers, ...]
    wagons_ready: int
    wagons_waiting: int
    """In St. Louis, for want of an open trail."""
    arrived: int
    destroyed: int
    filled: Numbers
    """By line: plains spaces with black cubes."""
    laid: Numbers
    lines: Numbers
    mountains: int
    hand: tuple[Numbers, ...]
    """By deck: the cards of the viewer's own hands; of others none."""
    hands: tuple[Hand, ...]
    """By deck."""
    deck_sizes: Numbers
    piles: tuple[Numbers, ...]
    """By deck; the last card is on top."""
    removed_cards: Numbers
    round: int
    discs: Numbers
    """Left in the bag."""
    disc: int
    turns: int
    bonus: Numbers
    score: Numbers
    """By side, as if the game ended now."""
    effects: tuple[Lasting, ...]
    combat: tuple[Modifier, ...]
    agenda: tuple[AnyStep, ...]
    """What is going on, the innermost last."""
    placed: Numbers
    last_lost: Numbers
    striking: int
    struck: Numbers
    result: Result | None
