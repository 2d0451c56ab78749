"""What The Mystic Warriors is played with, for those who show it: cards, types, raids, names for numbers."""

from __future__ import annotations

from typing import Final

import msgspec

from tallgrass.games.mystic_warriors.cards import CARDS, Card, Kind
from tallgrass.games.mystic_warriors.tables import (
    COSTS,
    DECK,
    FLIPS,
    HAND,
    LIMIT_OF_HAND,
    LUCK_COST,
    OMEN,
    PIPEHOLDER,
    PIPEHOLDER_RAID,
    RAID_NAMES,
    RETURNED,
    TYPE_NAMES,
)
from tallgrass.games.mystic_warriors.why import RAID_TITLES, TYPE_TITLES
from tallgrass.games.mystic_warriors.words import MysticWarriorsWords
from tallgrass.kernel.actions import slug
from tallgrass.kernel.game import Game
from tallgrass.kernel.messages import Material

STAGES: Final = (
    "limit",
    "raid-choice",
    "laying",
    "hunt",
    "gathering",
    "returning",
    "offering",
    "answering",
    "deciding",
    "naming",
    "suffering",
    "over",
)
"""What is asked of a seat; see `state`."""

_PAYS = "Pays for a raid."
# By type: what it is for, and the rules that say so, the most telling first.
_USES: Final[dict[Kind, tuple[str, tuple[str, ...]]]] = {
    "tribe": (
        "Pays for a raid; or hold a Tribal Gathering with it: discard it and another card, draw two.",
        ("MW-3", "MW-7"),
    ),
    "weapon": (_PAYS, ("MW-3",)),
    "dress": (_PAYS, ("MW-3",)),
    "approach": (_PAYS, ("MW-3",)),
    "coup": (
        "Flipped on a raid, it is an Eagle Feather; in a hand it does nothing.",
        ("MW-4", "MW-11"),
    ),
    "spirit": (
        f"Pays for a raid; or read an Omen with it: discard it and see the next {OMEN} cards of the deck.",
        ("MW-3", "MW-8"),
    ),
    "trade": (
        f"Played in the Hunt Phase, it draws three cards; then you discard {RETURNED} of your hand.",
        ("MW-6", "MW-5"),
    ),
    "hunt": ("Played in the Hunt Phase, it draws two cards.", ("MW-6", "MW-5")),
    "luck": (
        f"Played in the Hunt Phase against an opponent, who discards {LUCK_COST} cards of his choice.",
        ("MW-10",),
    ),
}


class MysticType(msgspec.Struct, frozen=True, kw_only=True):
    """A type of cards, and what it is for; `count` is how many cards there are of it."""

    name: Kind
    title: str
    text: str
    count: int
    rules: tuple[str, ...]


class MysticCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card, or two of a name. `noun` is how actions spell it, never shown."""

    name: str
    noun: str
    type: int
    """Its place among the types."""
    count: int
    note: str
    """As printed."""
    text: str
    rules: tuple[str, ...]


class MysticRaid(msgspec.Struct, frozen=True, kw_only=True):
    """A raid: what it takes, by types in the order in which they are laid, and how many cards are flipped."""

    name: str
    title: str
    cost: tuple[int, ...]
    flips: int
    feathers: int
    """How many its leader must have."""


class MysticWarriorsMaterial(Material, frozen=True, kw_only=True):
    """`cards`, `types`, `raids` and `stages` in the order of a view's numbers."""

    cards: tuple[MysticCard, ...]
    types: tuple[MysticType, ...]
    raids: tuple[MysticRaid, ...]
    stages: tuple[str, ...]
    deck: int
    """How many cards there are in all."""
    hand: int
    limit: int
    """Cards that a hand keeps in the Medicine Phase."""


def material(game: Game, *, plain: bool) -> MysticWarriorsMaterial:
    """All of it; `plain` puts neutral names."""
    words = MysticWarriorsWords(plain=plain)
    return MysticWarriorsMaterial(
        name=game.name,
        title=game.title,
        sentence=game.sentence,
        players=game.players(),
        rules=game.rules_told(words),
        scores="Eagle Feathers (MW-4).",
        cards=tuple([_card(card, words) for card in CARDS]),
        types=tuple([_type(name, title) for name, title in zip(_USES, TYPE_TITLES, strict=True)]),
        raids=tuple([_raid(raid) for raid in range(len(RAID_NAMES))]),
        stages=STAGES,
        deck=len(DECK),
        hand=HAND,
        limit=LIMIT_OF_HAND,
    )


def _card(card: Card, words: MysticWarriorsWords) -> MysticCard:
    text, rules = _USES[card.type]
    return MysticCard(
        name=words.text(card.name),
        noun=slug(card.name),
        type=TYPE_NAMES.index(card.type),
        count=card.count,
        note=words.text(card.note),
        text=text,
        rules=rules,
    )


def _type(name: Kind, title: str) -> MysticType:
    text, rules = _USES[name]
    held = sum([card.count for card in CARDS if card.type == name])
    return MysticType(name=name, title=title, text=text, count=held, rules=rules)


def _raid(raid: int) -> MysticRaid:
    return MysticRaid(
        name=RAID_NAMES[raid],
        title=RAID_TITLES[raid],
        cost=tuple(COSTS[raid]),
        flips=FLIPS[raid],
        feathers=PIPEHOLDER if raid == PIPEHOLDER_RAID else 0,
    )
