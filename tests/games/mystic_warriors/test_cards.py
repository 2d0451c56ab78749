"""The card data and the rules text against the printed list and the rulings."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib import resources

import msgspec
import pytest

from tallgrass.games.mystic_warriors.cards import CARDS, PLAIN_NAMES, Card
from tallgrass.kernel.actions import slug

# The list as printed: card name, number, type, notes.
PRINTED = """\
White Settlers|1|T|-
Blackfoot|1|T|-
Cree|1|T|-
Assiniboine|1|T|-
Crow|1|T|-
Sioux|1|T|-
Cheyenne|1|T|-
Pawnee|1|T|-
Arapaho|1|T|-
Comanche|1|T|-
Oto|1|T|-
Osage|1|T|-
Kiowa|1|T|-
Wichita|1|T|-
Kansa|1|T|-
Omaha|1|T|-
Ponca|1|T|-
Arikara|1|T|-
Mandan|1|T|-
Ute|1|T|-
Shoshone|1|T|-
Curved Bow|1|W|-
Straight Bow|1|W|-
Recurved Bow|1|W|-
Horn Bow|1|W|-
Steel Head Arrows|2|W|-
Stone War Club|1|W|-
Sling Head Club|1|W|-
Gun Stock War Club|1|W|-
Flintlock Musket|1|W|-
War Horse|1|W|-
Trade Rifle|1|W|-
War Cry|1|W|-
Knife|1|W|-
Double Edged Dagger|1|W|-
Pipe Tomahawk|1|W|-
Hatchet|1|W|-
Iron Tipped War Lance|1|W|-
Long War Lance|1|W|-
War Shield|1|D|-
Medicine Shield|1|D|-
War Paint|2|D|-
Wolfskin|1|D|-
Travel Moccasins|1|D|-
Bear Grease|1|D|-
Capote Blanket Coat|1|D|-
War Shirt|1|D|-
Medicine Bag|1|D|-
Breechclout|1|D|-
Hairpipe Bone Breastplate|1|D|-
Rawhide Leggings|1|D|-
Weapon Sheath|1|D|-
Bowcase & Quiver|1|D|-
Animal Headdress|1|D|-
Buffalo Robe|1|D|-
Fur Cap|1|D|-
Trade Blanket|1|D|-
Bear Claw Necklace|1|D|-
Marked Trail|1|A|-
Know the Land|1|A|-
Landmarks|1|A|-
Direction Sense|1|A|-
Horses|1|A|-
Mustangs|1|A|-
Horsemanship|1|A|-
Tricks|1|A|-
Expert Tracker|1|A|-
Experienced Scout|1|A|-
Keen Senses|1|A|-
Long Distance Signals|1|A|-
Hunting Skills|1|A|-
Survival Skills|1|A|-
Stealthy Movement|1|A|-
Battle Plan|1|A|-
Close Quarter Signals|1|A|-
Ambush|1|A|-
Intercept|1|A|-
Night Attack|1|A|-
Lay in Wait|1|A|-
Trail Enemies|1|A|-
Scalp Enemy|1|C|-
Steal Horses|1|C|-
Capture Woman|1|C|-
Capture Child|1|C|-
Ride Down Enemy|1|C|-
Strike Enemy|1|C|-
Recover Enemy Weapon|1|C|-
Touch Enemy|1|C|-
Kill Enemy|1|C|-
Rescue Comrade|1|C|-
Charge Enemy|1|C|-
Infiltrate Enemy Camp|1|C|-
Surprise Enemy|1|C|-
Fight in the Open|1|C|-
Wounded in Battle|1|C|-
Cut Enemies Throat|1|C|-
Coup Stick|1|C|-
Challenge Enemy|1|C|-
Hand to Hand Combat|1|C|-
Shoot Enemy|1|C|-
Last Man to Retreat|1|C|-
Dream|2|S|-
Vision|2|S|-
Omens|2|S|-
Purification Ritual|1|S|-
Religous Ceremony|1|S|-
Totem Creation|1|S|-
Smoke Sacred Pipe|1|S|-
Strong Medicine|2|S|-
Medicine Man|1|S|-
War Dance|2|S|-
Sweat Lodge|1|S|-
Sacrifice|1|S|-
Prayer|1|S|-
Scarification|1|S|-
Victory Dance|1|S|-
French Traders|1|X|Draw 3 Cards and discard 2
French Trappers|1|X|Draw 3 Cards and discard 2
Buffalo Hunt|1|H|Draw 2 Cards
Deer Hunt|1|H|Draw 2 Cards
Elk Hunt|1|H|Draw 2 Cards
Eagle Trapping|1|H|Draw 2 Cards
Salmon Fishing|1|H|Draw 2 Cards
Infection|1|L|Opponent must discard 2 cards
Cholera|1|L|Opponent must discard 2 cards
Small Pox|1|L|Opponent must discard 2 cards
Harsh Winter|1|L|Opponent must discard 2 cards
Trade for Sex|1|L|Opponent must discard 2 cards
Trade for Alcohol|1|L|Opponent must discard 2 cards
Trade for Tobacco|1|L|Opponent must discard 2 cards
"""

TYPES = {
    "T": "tribe",
    "W": "weapon",
    "D": "dress",
    "A": "approach",
    "C": "coup",
    "S": "spirit",
    "X": "trade",
    "H": "hunt",
    "L": "luck",
}
LINES = [tuple(line.split("|")) for line in PRINTED.splitlines()]
PAIRS = list(zip(LINES, CARDS, strict=True))
EACH = pytest.mark.parametrize(("line", "entry"), PAIRS, ids=[slug(line[0]) for line in LINES])
RULINGS = [f"MW-{place}" for place in range(1, 22)]


def _rules() -> list[dict[str, str]]:
    """The entries as they stand in the file, so that one given twice is seen."""
    text = resources.files("tallgrass.games.mystic_warriors").joinpath("rules.toml").read_text("utf-8")
    rules: list[dict[str, str]] = tomllib.loads(text)["rule"]
    return rules


# --- cards


@EACH
def test_a_card_is_as_printed(line: tuple[str, ...], entry: Card) -> None:
    name, number, kind, note = line
    assert entry.name == name
    assert entry.type == TYPES[kind]
    assert entry.count == int(number)
    assert entry.note == ("" if note == "-" else note)


def test_the_deck_has_137_cards_of_130_names_in_nine_types() -> None:
    """Head of the rulings."""
    assert len(CARDS) == len({entry.name for entry in CARDS}) == 130
    sums: Counter[str] = Counter()
    for entry in CARDS:
        sums[entry.type] += entry.count
    assert sums == {
        "tribe": 21,
        "weapon": 19,
        "dress": 20,
        "approach": 22,
        "coup": 21,
        "spirit": 20,
        "hunt": 5,
        "trade": 2,
        "luck": 7,
    }
    assert sums.total() == 137


def test_seven_names_are_there_twice() -> None:
    assert {entry.count for entry in CARDS} == {1, 2}
    assert [entry.name for entry in CARDS if entry.count == 2] == [
        "Steel Head Arrows",
        "War Paint",
        "Dream",
        "Vision",
        "Omens",
        "Strong Medicine",
        "War Dance",
    ]


def test_cards_of_a_type_have_the_same_note() -> None:
    """MW-6, MW-10: what a card does is told by its type."""
    assert {(entry.type, entry.note) for entry in CARDS if entry.type in {"hunt", "trade", "luck"}} == {
        ("hunt", "Draw 2 Cards"),
        ("trade", "Draw 3 Cards and discard 2"),
        ("luck", "Opponent must discard 2 cards"),
    }
    assert not [entry.name for entry in CARDS if entry.note and entry.type not in {"hunt", "trade", "luck"}]


def test_each_name_has_a_slug_of_its_own() -> None:
    slugs = [slug(entry.name) for entry in CARDS]
    assert len(set(slugs)) == len(slugs)
    assert {"bowcase-and-quiver", "religous-ceremony", "hand-to-hand-combat"} <= set(slugs)


@pytest.mark.parametrize("wrong", [{"score": 3}, {"type": "firepower"}, {"count": "two"}])
def test_data_that_is_no_card_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": "Crow", "type": "tribe", **wrong}, Card)


# --- neutral names


def test_every_name_to_be_replaced_is_a_cards() -> None:
    assert set(PLAIN_NAMES) <= {entry.name for entry in CARDS}
    assert {
        "Trade for Sex",
        "Capture Woman",
        "Capture Child",
        "Scalp Enemy",
        "Cut Enemies Throat",
    } <= set(PLAIN_NAMES)


def test_neutral_names_are_no_other_cards_and_differ() -> None:
    neutral = [slug(name) for name in PLAIN_NAMES.values()]
    assert len(set(neutral)) == len(neutral)
    assert not set(neutral) & {slug(entry.name) for entry in CARDS}
    insults = re.compile("|".join(map(re.escape, PLAIN_NAMES)), re.IGNORECASE)
    assert not [name for name in PLAIN_NAMES.values() if insults.search(name)]


# --- the rules in our own words


def test_every_ruling_is_there_once() -> None:
    found = Counter(rule["id"] for rule in _rules())
    assert [identity for identity in RULINGS if found[identity] != 1] == []
    assert [identity for identity, times in found.items() if times > 1] == []


def test_other_ids_are_in_lower_case() -> None:
    others = [rule["id"] for rule in _rules() if rule["id"] not in RULINGS]
    assert {"goal", "turn"} <= set(others)
    assert [identity for identity in others if identity != slug(identity)] == []


def test_every_rule_has_a_title_of_its_own_and_a_paragraph() -> None:
    rules = _rules()
    titles = [rule["title"] for rule in rules]
    assert all(titles) and len(set(titles)) == len(titles)
    for rule in rules:
        assert set(rule) == {"id", "title", "text"}
        assert rule["text"].strip().endswith("."), rule["id"]
