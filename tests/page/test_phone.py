"""Plains Indian Wars on a phone: one sees who has to decide."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.page.browsing import NARROW
from tests.page.conftest import Come
from tests.page.tables import Place, make


def _box(thing: Locator) -> tuple[float, float]:
    """From where to where it goes, from left to right."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["x"] + box["width"]


def test_on_a_phone_whoever_has_to_decide_is_in_sight(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    table = make(ann, "plains-indian-wars", ["random", "random", "random", "you"], fair=False)
    place = Place(ann, table).open()
    expect(place.actions.first).to_be_enabled()
    players = place.page.get_by_role("list", name="Who plays")
    left, right = _box(players)
    first, last = (players.get_by_role("listitem").nth(n) for n in (0, 3))
    expect(last).to_contain_text("Settlers you")
    place.wait(lambda: _box(first)[0] < left, "there is more than fits, and it isn't scrolled")
    assert left <= _box(last)[0] < _box(last)[1] <= right
