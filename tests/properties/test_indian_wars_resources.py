"""Resources of Indian Wars as a view has them: its trail, and the deck and the pile that follow from it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import msgspec

import tallgrass
from tallgrass.games.indian_wars.rules import Table
from tallgrass.games.indian_wars.state import BATCH
from tallgrass.games.indian_wars.tables import COUNT, DONE, INDIANS, PLAY, RESOURCES, WHITES
from tallgrass.kernel.chance import Chance, FastChance
from tests.conftest import THOROUGH
from tests.properties import checks
from tests.properties.indian_wars import table as as_table
from tests.properties.subjects import subjects
from tests.properties.test_indian_wars_reshuffle import nearly_out
from tests.properties.walks import walked

GAME = tallgrass.game("indian-wars")
SUBJECT = subjects()["indian-wars"]
VIEWERS: tuple[int | None, ...] = (WHITES, INDIANS, None)


class Returning(Chance):
    """Draws a card that was played this turn, whenever one is in the deck."""

    def __init__(self, position: Table, number: int) -> None:
        self.position = position
        self.rest = FastChance(number)

    def below(self, n: int) -> int:
        deck = self.position.deck
        assert n == len(deck)
        played = [card for side in self.position.sides for card in side.played if card in deck]
        return deck.index(played[0]) if played else self.rest.below(n)


def _begun(number: int) -> Table:
    """The beginning of some turn: an early or a late one of a random game, or one with a small deck."""
    if number % 3:
        return nearly_out(number, number // 3 % 40)
    position = as_table(walked(GAME, number, number % 7 * 30).state)
    while position.to_move() and not (position.phase == RESOURCES and not position.sides[WHITES].finished):
        seat = position.to_move()[0]
        position.play(seat, position.legal(seat)[-1], FastChance(number))
    return position


def _choose(position: Table, seat: int, choices: random.Random) -> int:
    """Mostly what draws cards, a card that was played before first of all; seldom `done`."""
    legal = position.legal(seat)
    playing = [action for action in legal if PLAY <= action < COUNT]
    again = [action for action in playing if action - PLAY in position.sides[seat].played]
    if playing and choices.random() < 0.7:
        return choices.choice(again or playing)
    others = [action for action in legal if action != DONE]
    return choices.choice(others) if others and choices.random() < 0.8 else legal[-1]


def _positions(numbers: range, *, returning: bool = False) -> Iterator[Table]:
    """Every position in the Resources of a turn, for each number."""
    for number in numbers:
        position = _begun(number)
        choices = random.Random(number)
        chance: Chance = Returning(position, number) if returning else FastChance(number)
        for _ in range(60):
            if position.phase != RESOURCES:
                break
            yield position
            seat = position.to_move()[0]
            hasty = number % 2 == 0 and seat == WHITES  # or little is left for the Indians to draw
            position.play(
                seat, position.legal(seat)[-1] if hasty else _choose(position, seat, choices), chance
            )


def _imagined(position: Table, viewer: int | None, number: int = 1) -> Table:
    return as_table(GAME.imagine(position.view(viewer), FastChance(number)))


def test_while_whites_act_nothing_of_deck_and_pile_is_hidden_from_them() -> None:
    """They come first, so that all that has happened to the cards is their own doing."""
    seen = reshuffled = batches = 0
    for position in _positions(range(1_500 * THOROUGH)):
        if position.to_move() != [WHITES]:
            continue
        imagined = _imagined(position, WHITES)
        assert imagined.deck == sorted(position.deck)
        assert sorted(imagined.pile) == sorted(position.pile)
        assert imagined.reshuffled == position.reshuffled
        assert imagined.sides[WHITES].hand == position.sides[WHITES].hand
        assert position.view(WHITES).unseen() == sorted(position.deck)
        seen += 1
        reshuffled += position.reshuffled
        batches += position.stage == BATCH
    assert seen > 2_000
    assert reshuffled > 300
    assert batches > 100


def test_what_whites_draw_next_is_drawn_in_their_imagination_too() -> None:
    """With the same chance, whatever they do has the same outcome, a reshuffle in the middle of it too."""
    compared = 0
    for position in _positions(range(200 * THOROUGH)):
        if position.to_move() != [WHITES]:
            continue
        for action in position.legal(WHITES):
            if action == DONE:
                continue
            real, imagined = as_table(position.copy()), _imagined(position, WHITES)
            for each in (real, imagined):
                each.play(WHITES, action, FastChance(action))
            assert msgspec.json.encode(imagined.view(WHITES)) == msgspec.json.encode(real.view(WHITES))
            assert (imagined.deck, sorted(imagined.pile)) == (real.deck, sorted(real.pile))
            compared += 1
    assert compared > 2_000


def test_every_imagined_position_holds_each_card_once() -> None:
    """Also when a card was played, reshuffled, drawn again and played again, by whoever looks on or not."""
    seen = 0
    again = [0, 0]
    for position in _positions(range(600 * THOROUGH), returning=True):
        checks.conserved(SUBJECT, position)
        for viewer in VIEWERS:
            imagined = _imagined(position, viewer, seen)
            checks.conserved(SUBJECT, imagined)
            undone = SUBJECT.others_undone(position.view(viewer))
            assert msgspec.json.encode(imagined.view(viewer)) == msgspec.json.encode(undone)
        for side in position.sides:
            again[side.seat] += len(set(side.played)) < len(side.played)
        seen += 1
    assert seen > 1_000
    assert min(again) > 40, again


def test_a_trail_is_what_was_drawn_and_what_was_got_rid_of() -> None:
    seen = [0, 0]
    for position in _positions(range(200 * THOROUGH), returning=True):
        assert position.view(None).trail == ()
        for side in position.sides:
            view = position.view(side.seat)
            drawn = Counter(card for cards in view.trail[::2] for card in cards)
            rid = Counter(card for cards in view.trail[1::2] for card in cards)
            part = view.parts[side.seat]
            aside = Counter(part.exchanged if view.stage == BATCH else ())
            assert Counter(view.hand) == drawn - rid - aside
            assert rid + aside == Counter((*part.played, *part.exchanged))
            assert all(list(cards) == sorted(cards) for cards in view.trail)
            assert len(view.trail) % 2 == (1 if view.trail else 0), "it ends with what was drawn"
            seen[side.seat] += len(view.trail) > 1
    assert min(seen) > 200


def test_after_resources_there_is_no_trail() -> None:
    for number in range(20):
        position = nearly_out(number, number)
        while position.phase == RESOURCES:
            assert position.view(WHITES).trail or position.stage == 0
            position.play(
                position.to_move()[0], position.legal(position.to_move()[0])[-1], FastChance(number)
            )
        assert [position.view(viewer).trail for viewer in VIEWERS] == [(), (), ()]


def test_deck_and_pile_of_a_view_hold_each_card_at_most_once_and_none_of_the_hand() -> None:
    for position in _positions(range(200 * THOROUGH), returning=True):
        for viewer in VIEWERS:
            view = position.view(viewer)
            deck, pile = view.whereabouts()
            batch = view.parts[viewer].exchanged if viewer is not None and view.stage == BATCH else ()
            cards = [*deck, *pile, *view.hand, *batch]
            assert sorted(cards) == list(range(84))
            assert view.unseen() == sorted(deck)
