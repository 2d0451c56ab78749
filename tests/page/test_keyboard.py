"""Whoever plays by the keyboard: his keys act only where one sees that they do, and he doesn't lose his place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import Visitor
from tests.page.conftest import Come
from tests.page.tables import Place, make


def begun(ann: Visitor, game: str = "indian-wars", **wishes: object) -> Place:
    """A table of hers at which she can do something."""
    place = Place(ann, make(ann, game, ["you", "random"], fair=False, **wishes)).open()
    expect(place.actions.first).to_be_enabled()
    return place


def rules(place: Place) -> Locator:
    place.page.keyboard.press("r")
    return place.page.get_by_role("dialog", name="Rules")


def settings(place: Place) -> Locator:
    place.page.get_by_role("button", name="Settings").click()
    return place.page.get_by_role("dialog", name="Settings")


def pile(place: Place) -> Locator:
    place.page.get_by_role("button", name="Discard pile").click()
    return place.page.get_by_role("dialog", name="Discard pile")


def types(place: Place) -> Locator:
    place.page.locator('button.help[aria-haspopup="dialog"]').click()
    return place.page.get_by_role("dialog", name="types")


@pytest.mark.parametrize(
    ("game", "opening"),
    [("indian-wars", rules), ("indian-wars", settings), ("indian-wars", pile), ("mystic-warriors", types)],
)
def test_while_something_is_open_only_escape_acts_and_closes_it(
    visitor: Come, game: str, opening: Callable[[Place], Locator]
) -> None:
    ann = visitor("Ann")
    place = begun(ann, game, helps=True)
    opened = opening(place)
    expect(opened).to_be_visible()
    texts = place.actions.all_inner_texts()
    for key in ("1", "2", "h", "[", "?"):
        place.page.keyboard.press(key)
    place.page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    kinds = {frame.message["type"] for frame in ann.frames if frame.sent}
    assert not kinds & {"act", "hint", "at"}
    expect(place.page.get_by_text("Keys: 1")).to_have_count(0)
    assert place.actions.all_inner_texts() == texts
    place.page.keyboard.press("1")  # and now it acts again
    place.wait(lambda: bool(ann.heard("ack")), "the key does nothing any more")


def test_escape_closes_the_topmost_first(visitor: Come) -> None:
    place = begun(visitor("Ann"))
    place.page.keyboard.press("?")
    keys = place.page.get_by_text("Keys: 1")
    expect(keys).to_be_visible()
    opened = rules(place)
    expect(opened).to_be_visible()
    place.page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(keys).to_be_visible()
    place.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
