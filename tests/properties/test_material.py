"""What a game is played with: every number of a view and of an event finds its entry there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
import pytest

from tallgrass.games.indian_wars.cards import PLAIN_NAMES as IN_INDIAN_WARS
from tallgrass.games.indian_wars.material import IndianWarsMaterial
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.games.mystic_warriors.cards import PLAIN_NAMES as IN_MYSTIC_WARRIORS
from tallgrass.games.mystic_warriors.material import MysticWarriorsMaterial
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.games.plains_indian_wars.events import Rolled
from tallgrass.games.plains_indian_wars.material import PlainsMaterial
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Game
from tallgrass.kernel.messages import Material, View
from tests.properties.walks import Walk, every_game

WALKS = 6
MOST = 200_000
"""Bytes of the material of a game."""
INSULTS = {**IN_INDIAN_WARS, **IN_MYSTIC_WARRIORS}
NEVER_SHOWN = {"noun"}

Pairs = Iterator[tuple[Iterable[int], Iterable[object]]]
"""Numbers of a view, and what there is for them."""


def indian_wars(material: Material, view: View) -> Pairs:
    assert isinstance(material, IndianWarsMaterial)
    assert isinstance(view, IndianWarsView)
    yield [view.phase], material.phases
    yield [] if view.stage is None else [view.stage], material.stages
    cards = [*view.hand, *view.pile, *view.unseen()]
    for some in (*view.trail, *view.laid, *view.counting, *view.standing):
        cards += some
    for part in view.parts:
        cards += [*part.played, *part.exchanged]
    yield cards, material.cards


def mystic_warriors(material: Material, view: View) -> Pairs:
    assert isinstance(material, MysticWarriorsMaterial)
    assert isinstance(view, MysticWarriorsView)
    yield [view.stage], material.stages
    yield [view.raid] if view.raid >= 0 else [], material.raids
    yield [want // 2 for want in view.wants], material.types
    assert len(view.unseen) == len(view.unseen_kept) == len(material.types)
    yield [*view.hand, *view.pile, *view.chosen, *view.offer, *view.answer, *view.known_top], material.cards
    yield [*view.shuffled, *(note.card for note in (*view.known, *view.shown))], material.cards


def plains(material: Material, view: View) -> Pairs:
    assert isinstance(material, PlainsMaterial)
    assert isinstance(view, PlainsView)
    assert view.edition == material.hash
    armies, places, trails, lines = material.armies, material.places, material.trails, material.lines
    for by_army in (view.cubes, view.moved, view.ready, view.casualties, view.removed, view.last_lost):
        assert len(by_army) == len(armies)
    assert {len(by_place) for by_place in (*view.cubes, *view.moved)} == {len(places)}
    for by_region in (view.control, view.touched, view.origins, view.set_out):
        assert len(by_region) == material.regions
    for wagons in (view.wagons, view.attacked):
        assert [len(trail) for trail in wagons] == [len(trail.regions) for trail in trails]
    for by_line in (view.filled, view.laid):
        assert len(by_line) == len(lines)
    for by_deck in (view.hand, view.hands, view.deck_sizes, view.piles):
        assert len(by_deck) == len(material.decks)
    for by_side in (view.bonus, view.score):
        assert len(by_side) == len(material.sides)
    assert sum(view.filled) <= min(len(line.spaces) for line in lines)
    assert view.mountains <= len(material.mountains)
    assert len(material.holds[str(view.seats)]) == view.seats
    yield [*view.discs, *([view.disc] if view.disc >= 0 else [])], material.discs
    for cards in (*view.hand, *view.piles, *(hand.known for hand in view.hands), view.removed_cards):
        yield cards, material.cards
    yield view.lines, lines
    yield [holder for holder in view.control if holder >= 0], material.sides
    for number in (place for some in (*view.origins, *view.set_out) for place in some if place >= 0):
        yield [number], places
    for lasting in view.effects:
        yield [*lasting.barred, *lasting.reinforced], armies
        yield lasting.regions, places
        yield [lasting.halted] if lasting.halted >= 0 else [], trails
        yield [lasting.line] if lasting.line >= 0 else [], lines


NUMBERS: dict[str, Callable[[Material, View], Pairs]] = {
    "indian-wars": indian_wars,
    "mystic-warriors": mystic_warriors,
    "plains-indian-wars": plains,
}


@every_game
@pytest.mark.parametrize("number", range(WALKS))
def test_every_number_of_a_view_finds_its_entry(game: Game, number: int) -> None:
    material = game.material(plain=False)
    walk = Walk(game, number)
    assert len(material.players[str(len(walk.seats))]) == len(walk.seats)
    for step, (_, _, events) in enumerate(walk.steps()):
        if isinstance(material, PlainsMaterial):
            rolls_have_faces(material, events)
        if step % 7 == 0 or not walk.state.to_move():
            for seat in walk.viewers:
                for numbers, entries in NUMBERS[game.name](material, walk.state.view(seat)):
                    there = len(tuple(entries))
                    assert all(0 <= each < there for each in numbers), (numbers, entries)


def rolls_have_faces(material: PlainsMaterial, events: list[Event]) -> None:
    for event in events:
        if isinstance(event, Rolled):
            die = material.dice[event.army]
            assert all(die.faces[face] for face in event.faces), event


@every_game
def test_a_material_is_a_message_of_its_type_and_small(game: Game) -> None:
    for plain in (False, True):
        material = game.material(plain=plain)
        assert type(material) is game.material_type
        sent = msgspec.json.encode(material)
        assert msgspec.json.decode(sent, type=game.material_type) == material
        print(game.name, len(sent))
        assert len(sent) < MOST


@every_game
def test_it_is_the_same_whenever_it_is_asked_for(game: Game) -> None:
    before = msgspec.json.encode(game.material(plain=True))
    for _ in Walk(game, 1).steps(50):
        pass
    assert msgspec.json.encode(game.material(plain=True)) == before


def texts(value: Any) -> Iterator[str]:
    """All that is shown of plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            if key not in NEVER_SHOWN:
                yield from texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from texts(each)


@every_game
def test_no_insult_is_left_in_a_plain_one(game: Game) -> None:
    insults = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in INSULTS), re.IGNORECASE)
    own = {"indian-wars": IN_INDIAN_WARS, "mystic-warriors": IN_MYSTIC_WARRIORS}.get(game.name, {})
    printed = [text for text in texts(msgspec.to_builtins(game.material(plain=False))) if text in own]
    assert set(printed) == set(own)
    plain = list(texts(msgspec.to_builtins(game.material(plain=True))))
    assert set(own.values()) <= set(plain)
    assert not [text for text in plain if insults.search(text)]


@every_game
def test_the_rules_name_no_option_by_its_code_name(game: Game) -> None:
    """A reader knows it by what the form of a new game calls it: 'Max rounds'."""
    assert game.options
    told = " ".join([f"{rule.title} {rule.text}" for rule in game.material(plain=False).rules])
    for option in game.options:
        code = rf"\b{option.name}\b" if "_" in option.name else rf"\boption {option.name}\b"
        assert not re.search(code, told), option.name
    labels = {option.name.replace("_", " ").capitalize() for option in game.options}
    assert set(re.findall(r"option '([^']+)'", told)) <= labels


@every_game
def test_cards_are_spelled_as_actions_spell_them_and_cite_rules_that_there_are(game: Game) -> None:
    data = msgspec.to_builtins(game.material(plain=False))
    known = {rule["id"] for rule in data["rules"]}
    verb = "play" if game.name == "plains-indian-wars" else "discard"
    for number, card in enumerate(data["cards"]):
        assert game.actions.number(f"{verb}:{card['noun']}") is not None
        assert game.actions.name(number) == f"{verb}:{card['noun']}"
        assert set(card["rules"]) <= known, card
