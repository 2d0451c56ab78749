"""One's own hand on a phone: whoever has to decide sees what he holds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import tallgrass
from tests.page.browsing import NARROW, script
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, make


@pytest.mark.parametrize("game", tallgrass.games())
def test_on_a_phone_the_hand_is_in_sight_above_the_sheet(visitor: Come, game: str) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    place = Place(ann, make(ann, game, ["you", "random"])).open()
    seen = 0
    for n in range(8):
        place.act(chooser(n))
        expect(place.actions.first).to_be_enabled()
        cards = ann.page.evaluate(script("hand"))
        seen += bool(cards)
        first = cards[:3]
        assert [card for card in first if card["hit"]] == first, f"after {n + 1} decisions"
        assert all(min(card["width"], card["height"]) >= 44 for card in cards)
    assert seen
