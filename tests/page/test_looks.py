"""Nothing is cut off in the middle of a line."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.browsing import script
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
