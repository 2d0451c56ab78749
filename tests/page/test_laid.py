"""Cards that lie on the table of Indian Wars are read at a glance."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import script
from tests.page.conftest import Come
from tests.page.tables import Place, resume

Box = tuple[float, float, float, float]


@pytest.mark.parametrize("width", [77, 84])
def test_no_word_of_a_name_is_broken_anywhere_but_at_a_hyphen(visitor: Come, width: int) -> None:
    ann = visitor("Ann")
    place = Place(
        ann, resume(ann, "indian-wars", 72, 373)
    ).open()  # all cards but those in hand are in the pile
    place.board.get_by_role("button", name="Discard pile").click()
    pile = ann.page.get_by_role("dialog", name="Discard pile")
    assert pile.get_by_role("img").count() > 60
    assert ann.page.evaluate(script("broken"), width) == []


def _covered(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _written(card: Locator) -> Box:
    """Where the letters of its name are."""
    box: Box = tuple(card.evaluate(script("written")))
    return box


def _box(thing: Locator) -> Box:
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


@pytest.mark.parametrize(("decisions", "seed", "most"), [(142, 191, 4), (154, 263, 5)])
def test_on_a_desk_no_card_and_no_badge_lies_over_a_name(
    visitor: Come, decisions: int, seed: int, most: int
) -> None:
    ann = visitor("Ann")
    place = Place(ann, resume(ann, "indian-wars", decisions, seed)).open()
    expect(place.actions.first).to_be_enabled()
    seen = 0
    for laid in place.board.get_by_role("list", name=re.compile("^(Initiative|Combatants), ")).all():
        cards = laid.get_by_role("button").all()
        for n, card in enumerate(cards):
            over = [_box(other) for other in cards[n + 1 :]]
            over += [_box(badge) for badge in laid.get_by_text("again", exact=True).all()]
            assert not any(_covered(_written(card), other) for other in over), (n, _written(card), over)
        seen = max(seen, len(cards))
    assert seen == most
    expect(place.board.get_by_text("again", exact=True)).to_be_visible()
