"""What Indian Wars is played with, for those who show it: cards, and names for the numbers of a view."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tallgrass.games.indian_wars.cards import DECK, Card, Kind, Side
from tallgrass.games.indian_wars.tables import CHIPS, EXCHANGE, HAND, LAYABLE, PHASE_NAMES, PLAYABLE
from tallgrass.games.indian_wars.words import CHIP, PHASES, SIDES, IndianWarsWords, count
from tallgrass.kernel.actions import slug
from tallgrass.kernel.game import Game
from tallgrass.kernel.messages import Material

STAGES: Final = ("asked", "free", "batch")
"""Where a side stands in its Resources; see `state`."""

_SIDES: Final[tuple[Side, Side]] = ("whites", "indians")
_PLACES: Final = {"initiative": 1, "combatants": 2, "firepower": 3}
_USERS: Final[dict[str, str]] = {"whites": SIDES[0], "indians": SIDES[1], "both": "Either side"}
_TYPES: Final[dict[Kind, tuple[str, str, tuple[str, ...]]]] = {
    "initiative": ("Initiative", "Laid in the contest of Initiative.", ("IW-1", "IW-10")),
    "white_combatant": ("White Combatant", "Whites lay it in the contest of Combatants.", ("IW-1", "IW-10")),
    "indian_combatant": (
        "Indian Combatant",
        "Indians lay it in the contest of Combatants.",
        ("IW-1", "IW-10"),
    ),
    "firepower": ("Firepower", "Laid in the contest of Firepower.", ("IW-1", "IW-10")),
    "aftermath": ("Aftermath", "Costs the other side a chip when the contests are won.", ("IW-11",)),
    "special": ("Special", "Does what it says.", ()),
    "historical": ("Historical", "A person or a happening; does what it says.", ()),
}


class IndianWarsCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card. `noun` is how actions spell it, never shown; `text` says what it does, `rules` explain that."""

    name: str
    noun: str
    type: Kind
    use: Side | Literal["both"]
    serves: tuple[Side, ...]
    """The sides that can ever do anything with it but exchange it."""
    score: int | None
    note: str
    """As printed."""
    text: str
    rules: tuple[str, ...]


class IndianWarsType(msgspec.Struct, frozen=True, kw_only=True):
    """A type of cards, and what it is for."""

    name: Kind
    title: str
    text: str


class Naming(msgspec.Struct, frozen=True):
    """A name as programs spell it, and as people do."""

    name: str
    title: str


class IndianWarsMaterial(Material, frozen=True, kw_only=True):
    """`cards`, `phases` and `stages` in the order of a view's numbers."""

    cards: tuple[IndianWarsCard, ...]
    types: tuple[IndianWarsType, ...]
    phases: tuple[Naming, ...]
    stages: tuple[str, ...]
    chips: int
    """Of each side, at the beginning."""
    hand: int
    exchange: int
    """The most cards that one exchanges in a turn."""


def material(game: Game, *, plain: bool) -> IndianWarsMaterial:
    """All of it; `plain` puts neutral names."""
    words = IndianWarsWords(plain=plain)
    return IndianWarsMaterial(
        name=game.name,
        title=game.title,
        sentence=game.sentence,
        players=game.players(),
        rules=game.rules_told(words),
        scores=f"{CHIP}s left; they can fall below zero (IW-13).",
        cards=tuple([_card(number, words) for number in range(len(DECK))]),
        types=tuple(
            [IndianWarsType(name=name, title=_TYPES[name][0], text=_TYPES[name][1]) for name in _TYPES]
        ),
        phases=tuple([Naming(name, title) for name, title in zip(PHASE_NAMES, PHASES, strict=True)]),
        stages=STAGES,
        chips=CHIPS,
        hand=HAND,
        exchange=EXCHANGE,
    )


def _card(number: int, words: IndianWarsWords) -> IndianWarsCard:
    card = DECK[number]
    return IndianWarsCard(
        name=words.text(card.name),
        noun=slug(card.name),
        type=card.type,
        use=card.use,
        serves=tuple([side for seat, side in enumerate(_SIDES) if _serves(number, seat)]),
        score=card.score or None,
        note=words.text(card.note),
        text=what_it_does(card),
        rules=_rules(card),
    )


def _serves(card: int, seat: int) -> bool:
    """IW-6, and IW-8: a card of the other side's may be one's own in Aftermath."""
    return PLAYABLE[seat][card] or any(laid[2 * seat + 1][card] for laid in LAYABLE)


def what_it_does(card: Card) -> str:
    """In a sentence; it names no card."""
    contests = [PHASES[_PLACES[place]] for place in card.places if place in _PLACES]
    doings = []
    if card.draw:
        doings.append(f"play it in Resources to draw {count(card.draw, 'card')}")
    if contests:
        doings.append(f"lay it in {' or '.join(contests)}, where it counts {card.score}")
    if "aftermath" in card.places:
        doings.append(f"play it in Aftermath, where it costs the other side {count(card.aftermath, 'chip')}")
    both = ", or both" if card.again else ""
    lost = ", but only in a turn in which they lost Initiative" if card.only_after_lost_initiative else ""
    text = f"{_USERS[card.use]} may {', or '.join(doings)}{both}{lost}"
    if card.aftermath_for is not None:
        text += (
            f"; {_USERS[card.aftermath_for]} may play it in Aftermath, where it costs the other side 1 chip"
        )
    return f"{text}."


def _rules(card: Card) -> tuple[str, ...]:
    """The most telling first."""
    rules = []
    if card.only_after_lost_initiative:
        rules.append("IW-7")
    if card.aftermath_for is not None:
        rules.append("IW-8")
    if len(card.places) > 1:
        rules.append("IW-9")
    if card.aftermath > 1:
        rules.append("IW-12")
    if card.draw:
        rules.append("IW-3")
    if "aftermath" in card.places:
        rules.append("IW-11")
    if card.score:
        rules.append("IW-10")
    if card.use != "both":
        rules.append("IW-6")
    return tuple(rules)
