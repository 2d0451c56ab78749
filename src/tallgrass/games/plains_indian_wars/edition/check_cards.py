"""What must hold across the fields of `cards.toml`. One function a check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import msgspec

from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.edition.cards import Card, Cards, Event
from tallgrass.games.plains_indian_wars.edition.problems import Problem, joined, shown
from tallgrass.games.plains_indian_wars.edition.words import Deck
from tallgrass.kernel.actions import LONGEST, slug

_FILE = "cards.toml"
_MAIN = {"npt": "war_party", "spt": "war_party", "cavalry": "engagement", "settlers": "migration"}
STRUCK = "struck"
_ROOM = LONGEST - len("stand-in:")  # for a card in the name of an action
Problems = Iterator[Problem]


def check_cards(cards: Cards) -> list[Problem]:
    """All of them."""
    found = [problem for check in CHECKS for problem in check(cards)]
    return found + [problem for event in events(cards) for check in EVENT_CHECKS for problem in check(event)]


def _wrong(key: str, wrong: str, expected: str) -> Problem:
    return Problem(_FILE, key, wrong, expected)


def events(cards: Cards) -> list[Event]:
    """The Event cards."""
    return [card for card in cards.card if isinstance(card, Event)]


# --- decks


def unique_cards(cards: Cards) -> Problems:
    """Every id is one card's, and every number one card's of its deck."""
    ids: set[str] = set()
    numbers: set[tuple[str, int]] = set()
    for place, card in enumerate(cards.card):
        if card.id in ids:
            yield _wrong(f"card[{place}].id", f"{card.id!r} is the id of another card", "an id of its own")
        if (card.deck, card.number) in numbers:
            said = f"{card.number} is the number of another card of this deck"
            yield _wrong(f"card[{card.id}].number", said, "a number of its own")
        ids.add(card.id)
        numbers.add((card.deck, card.number))


def names(cards: Cards) -> Problems:
    """Cards that are called alike are one action: so they must be alike, but for id and number."""
    known: dict[str, Card] = {}
    for card in cards.card:
        word = slug(card.name)
        if not word:
            yield _wrong(f"card[{card.id}].name", f"it is {card.name!r}", "a name with letters or digits")
        elif len(word) > _ROOM:
            said = f"it is {shown(card.name)}, which is too long for the name of an action"
            expected = f"at most {_ROOM} letters, digits and hyphens between words ('&' counts as 'and')"
            yield _wrong(f"card[{card.id}].name", said, expected)
        elif word in known and _bare(known[word]) != _bare(card):
            said = f"{known[word].id} is called so too, and is another card"
            yield _wrong(f"card[{card.id}].name", said, "another name")
        known.setdefault(word, card)


def names_that_are_ids(cards: Cards) -> Problems:
    """Cards that are called alike are told apart by their ids in actions: no other card is called so."""
    words = [slug(card.name) for card in cards.card]
    times = Counter(words)
    ids = {card.id for card, word in zip(cards.card, words, strict=True) if times[word] > 1}
    for card, word in zip(cards.card, words, strict=True):
        if times[word] == 1 and word in ids:
            said = f"it is {shown(card.name)}, and {word!r} is the id of a card that shares its name"
            yield _wrong(f"card[{card.id}].name", said, "another name")


def _bare(card: Card) -> Card:
    return msgspec.structs.replace(card, id="", number=0, prov={}, note=None)


def decks(cards: Cards) -> Problems:
    """Each of the four decks has as many cards of each kind as `meta` says."""
    meta = cards.meta
    if meta.main_per_deck + meta.events_per_deck != meta.cards_per_deck:
        said = f"it is {meta.cards_per_deck}"
        expected = f"{meta.main_per_deck + meta.events_per_deck}: main_per_deck and events_per_deck together"
        yield _wrong("meta.cards_per_deck", said, expected)
    for deck in get_args(Deck):
        of_deck = [card for card in cards.card if card.deck == deck]
        special = sum(isinstance(card, Event) for card in of_deck)
        for kind, number, due in (
            ("main cards", len(of_deck) - special, meta.main_per_deck),
            ("Events", special, meta.events_per_deck),
        ):
            if number != due:
                yield _wrong("card", f"the deck {deck} has {number} {kind}", f"{due}, as meta says")


def main_cards_of_their_decks(cards: Cards) -> Problems:
    """War Party cards are the Indians', Engagements the Cavalry's, Migrations the Settlers'."""
    for card in cards.card:
        if not isinstance(card, Event) and card.type != _MAIN[card.deck]:
            expected = f"{_MAIN[card.deck]!r} or 'event' in the deck {card.deck}"
            yield _wrong(f"card[{card.id}].type", f"it is {card.type!r}", expected)


# --- Events


def drawn_and_played_at_once(event: Event) -> Problems:
    """A card that is played when it is drawn can't be kept to stand in for a main card."""
    if event.timing == "on_draw" and event.substitute_ok:
        key = f"card[{event.id}].substitute_ok"
        yield _wrong(key, "it is true of a card that is played on_draw", "false")


def enduring(event: Event) -> Problems:
    """An effect of the round lasts while its card lies open: that card is enduring, and no other (P-14)."""
    lasting = any(getattr(op, "scope", None) == "round" for op in event.ops)
    if lasting != event.enduring:
        said = f"it is {'true' if event.enduring else 'false'}"
        expected = "true, for a step has" if lasting else "false, for no step has"
        yield _wrong(f"card[{event.id}].enduring", said, f"{expected} scope 'round'")


def binds(event: Event) -> Problems:
    """A region is bound once, by a placement in one region, and before it is used."""
    bound: set[str] = set()
    for place, op in enumerate(event.ops):
        key = f"card[{event.id}].ops[{place}]"
        for field, name in _uses(op):
            if name not in bound:
                said = f"no earlier step binds {name!r}"
                yield _wrong(
                    f"{key}.{field}", said, f"one of: {', '.join(sorted(bound)) or '(none is bound)'}"
                )
        if isinstance(op, ops.Place) and op.bind is not None:
            if op.bind in bound or op.bind == STRUCK:
                yield _wrong(f"{key}.bind", f"{op.bind!r} is taken", "a name of its own")
            if op.max_regions != 1:
                yield _wrong(f"{key}.max_regions", "it isn't 1, and the step binds a region", "1")
            bound.add(op.bind)


def _uses(op: ops.Op) -> list[tuple[str, str]]:
    """The names of bound regions in a step, with their fields. Region codes have capitals."""
    if isinstance(op, ops.Engage):
        return [("region", op.region)]
    if isinstance(op, ops.CombatMod):
        named = [("region", op.region), ("frm", op.frm)]
        return [(field, name) for field, name in named if name and name != STRUCK and name.islower()]
    return []


def after_what_they_speak_of(event: Event) -> Problems:
    """`struck` and `striking_region` come after a strike, `bound_cubes_eliminated` after an engagement."""
    for place, op in enumerate(event.ops):
        key = f"card[{event.id}].ops[{place}]"
        before = event.ops[:place]
        struck = any(isinstance(each, ops.Strike) for each in before)
        if isinstance(op, ops.CombatMod) and op.region == STRUCK and not struck:
            yield _wrong(f"{key}.region", "there is no strike before it", "a strike as an earlier step")
        if isinstance(op, ops.Relocate) and op.frm == "striking_region" and not struck:
            yield _wrong(f"{key}.frm", "there is no strike before it", "a strike as an earlier step")
        fought = any(isinstance(each, ops.Engage) for each in before)
        if isinstance(op, ops.Vp) and op.condition is not None and not fought:
            yield _wrong(f"{key}.condition", "there is no engage before it", "an engage as an earlier step")


def options(event: Event) -> Problems:
    """A step's option is one of an earlier `choose`, and each option has a step."""
    offered: list[str] = []
    for place, op in enumerate(event.ops):
        key = f"card[{event.id}].ops[{place}]"
        if op.option is not None and op.option not in offered:
            said = f"no earlier choose offers {op.option!r}"
            yield _wrong(f"{key}.option", said, f"one of: {', '.join(offered) or '(none is offered)'}")
        if isinstance(op, ops.Choose):
            if set(op.options) & set(offered):
                yield _wrong(f"{key}.options", "one of them is offered before", "options of its own")
            offered += op.options
            if len(set(op.options)) < len(op.options) or op.count >= len(op.options):
                yield _wrong(key, "it leaves nothing to choose", "different options, and a count below them")
            for option in op.options:
                if all(each.option != option for each in event.ops):
                    yield _wrong(f"{key}.options", f"{option!r} does nothing", "a step for each option")


def combat_mods(event: Event) -> Problems:
    """A change of engagements changes something; extra dice are some faction's, rounds are theirs."""
    for place, op in enumerate(event.ops):
        if not isinstance(op, ops.CombatMod):
            continue
        key = f"card[{event.id}].ops[{place}]"
        if not (op.treaty_as_hit or op.extra_dice or op.reroll or op.no_ambush):
            effects = joined(["treaty_as_hit", "extra_dice", "reroll", "no_ambush"])
            yield _wrong(key, "it changes nothing", effects)
        if op.extra_dice and op.faction is None:
            yield _wrong(f"{key}.faction", "it is missing", "the faction that rolls the extra dice")
        if op.rounds and not op.extra_dice:
            yield _wrong(f"{key}.rounds", "there are no extra dice", "rounds only with extra_dice")


def does_something(event: Event) -> Problems:
    """What would do nothing is refused, lest it do so without a word."""
    for place, op in enumerate(event.ops):
        key = f"card[{event.id}].ops[{place}]"
        match op:
            case ops.Remove(where="casualty", to="casualty"):
                yield _wrong(f"{key}.to", "they are in the Casualty Box already", "'permanent'")
            case ops.Relocate(with_allies=True, frm=frm) if frm != "striking_region":
                yield _wrong(f"{key}.with_allies", "allies go along with a force that has struck", "false")
        if not isinstance(op, ops.CombatMod) and getattr(op, "scope", None) == "next_engagement":
            yield _wrong(f"{key}.scope", "it changes no engagement", "'turn' or 'round'")


CHECKS = (unique_cards, names, names_that_are_ids, decks, main_cards_of_their_decks)
EVENT_CHECKS = (
    drawn_and_played_at_once,
    enduring,
    binds,
    after_what_they_speak_of,
    options,
    combat_mods,
    does_something,
)
