"""The map that is zoomed in goes to where something can be done, and never under a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import NARROW, WIDE, Message, script
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, make

NEARER = -553  # px of a wheel, by which the map becomes more than three times as large
LONG = 2000  # ms, after which the map has gone where it goes


def _sight(place: Place, kind: str = "lit") -> Message:
    found: Message = place.page.evaluate(script("sight"), kind)
    return found


def _zoomed(place: Place) -> Place:
    """The map so near that a third of it is seen, at a table whose clock is ours."""
    place.page.clock.install()
    place.open()
    expect(place.actions.first).to_be_enabled()
    drawn = place.page.locator(".window")
    box = drawn.bounding_box()
    assert box is not None
    middle = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    drawn.dispatch_event("wheel", {"deltaY": NEARER, "ctrlKey": True, **middle})
    place.page.clock.run_for(LONG)  # it has gone to the first decision
    return place


def _to_the_south(place: Place) -> None:
    """Scroll to the south, as somebody would who looks for something."""
    place.page.locator(".window").evaluate(
        "(map) => map.scrollTo(map.scrollWidth / 2, map.scrollHeight * 0.55)"
    )
    place.page.clock.run_for(LONG)


def _found(place: Place) -> bool:
    """Whether something of what is lit on the map is in sight after a while."""
    place.page.clock.run_for(LONG)
    seen = _sight(place)["seen"]
    return any(seen) or not seen


def _decide(place: Place) -> None:
    """Do the first thing of a set-up, without pointing at it; another decision is shown then."""
    asked = place.prompt.inner_text()
    place.act(press=_unseen)
    expect(place.prompt).not_to_have_text(asked)
    place.page.clock.run_for(LONG)


def _unseen(button: Locator) -> None:
    """Press it without pointing at it."""
    button.evaluate("(it) => it.click()")


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_what_can_be_pressed_comes_in_sight(visitor: Come, size: tuple[int, int]) -> None:
    ann = visitor("Ann", size=size, touch=size == NARROW)
    place = _zoomed(Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)))
    brought = 0
    for n in range(12):
        _to_the_south(place)
        before = _sight(place)["at"]
        place.act(chooser(n))
        expect(place.actions.first).to_be_enabled()
        place.wait(lambda: _found(place), "nothing of what can be pressed is in sight")
        brought += _sight(place)["at"] != before
    assert brought > 2


def test_the_map_stays_where_it_is_while_something_of_it_can_be_pressed(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    place = _zoomed(Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)))
    place.page.clock.run_for(LONG)
    there = _sight(place)
    assert any(there["seen"]) and not all(there["seen"])
    _decide(place)
    assert _sight(place)["at"] == there["at"]


def test_what_is_pointed_at_in_the_list_comes_in_sight(visitor: Come) -> None:
    ann = visitor("Ann")
    place = _zoomed(Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)))
    for n in (0, place.actions.count() - 1):
        _to_the_south(place)
        assert not any(_sight(place)["seen"])
        place.actions.nth(n).focus()
        place.page.clock.run_for(LONG)
        assert _sight(place, "marked")["seen"] == [True]


def test_nothing_moves_under_a_finger(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    place = _zoomed(Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)))
    _to_the_south(place)
    assert not any(_sight(place)["seen"])
    before = _sight(place)["at"]
    fingers = ann.context.new_cdp_session(place.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 100, "y": 300}]})
    _decide(place)
    assert _sight(place)["at"] == before
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    place.page.clock.run_for(LONG)
    assert any(_sight(place)["seen"])
