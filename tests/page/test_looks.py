"""Nothing is cut off in the middle of a line, nothing that one has to press is hidden."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.browsing import NARROW, script
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, make


def test_the_text_of_a_card_ends_on_it_however_long_its_name_is(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "mystic-warriors", ["you", "random"], fair=False)).open()
    longest = 0
    for n in range(40):
        expect(place.actions.first).to_be_enabled()
        for lines, beyond in place.page.evaluate(script("texts")):
            assert beyond <= 0, f"{lines} lines of a name, {beyond} px"
            longest = max(longest, lines)
        if longest > 2:
            break
        place.act(chooser(n))
    assert longest > 2


def test_on_a_phone_the_way_back_from_the_past_is_in_sight(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False)).open()
    for n in range(6):
        place.act(chooser(n))
    for _ in range(4):
        place.go_to("Back")
        expect(place.page.get_by_role("button", name="Back to now")).to_be_in_viewport(ratio=1)
