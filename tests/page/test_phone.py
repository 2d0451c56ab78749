"""On a phone: the map of Plains Indian Wars has the room, and one sees who has to decide."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import NARROW, script
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, make, resume

USUAL = 0.44
LEAST = 0.35
"""Of the height of a phone: what the map has where one says yes or no, and whatever is asked."""

THUMB = 44  # px
TWO_LINES = 80  # letters
ONE_LINE = 30  # px
MANY = 7  # cards, beside each other

MIDDLE = re.compile("Offers|Gives for it|: flip|^Tribal Gathering|^Bad luck")
"""What is put together in the middle of Mystic Warriors."""


def _box(thing: Locator) -> tuple[float, float]:
    """From where to where it goes, from left to right."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["x"] + box["width"]


def _height(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_phone_the_map_has_the_room(visitor: Come, seats: int) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    table = make(ann, "plains-indian-wars", ["you"] + ["random"] * (seats - 1), fair=False)
    place = Place(ann, table).open()
    usual = 0
    for n in range(30):
        expect(place.actions.first).to_be_enabled()
        shares = place.page.evaluate(script("heights"))
        assert shares["board"] < 0.12, "who plays stands in one line"
        plain = place.actions.count() <= 2 and len(place.prompt.inner_text()) < TWO_LINES
        plain = plain and not place.page.get_by_text("Engagement in").count()
        assert shares["map"] >= (USUAL if plain else LEAST), (n, shares, place.told())
        usual += plain
        place.act(chooser(n))
    assert usual


def test_on_a_phone_the_ways_through_a_match_are_one_row(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    table = make(ann, "plains-indian-wars", ["you", "random"], fair=False)
    place = Place(ann, table).open()
    while not any(
        piece["event"]["type"] == "RoundBegan" for view in ann.heard("view") for piece in view["news"]
    ):
        place.act()
    place.go_to("First")
    expect(place.replay.get_by_role("button", name="Round forward")).to_be_visible()
    boxes = [button.bounding_box() for button in place.replay.get_by_role("button").all()]
    assert len(boxes) == 8
    assert len({box["y"] for box in boxes if box}) == 1
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes if box)
    step = place.step.bounding_box()
    assert step is not None
    assert step["y"] >= max(box["y"] + box["height"] for box in boxes if box)


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


@pytest.mark.parametrize("tab", ["Log", "Chat", "Replay"])
def test_on_a_phone_what_one_turns_to_has_the_room(visitor: Come, tab: str) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    table = make(ann, "plains-indian-wars", ["you", "random"], fair=False)
    place = Place(ann, table).open()
    dice = place.page.get_by_role("group", name="Engagement in")
    n = 0
    while not dice.count() or len(place.prompt.inner_text()) < TWO_LINES:
        place.act(chooser(n))
        expect(place.actions.first).to_be_enabled()
        n += 1
    place.page.get_by_role("tab", name=tab, exact=True).click()
    panel = place.page.get_by_role("tabpanel")
    expect(panel).to_be_visible()
    expect(dice).to_have_count(0)
    assert _height(place.prompt) < ONE_LINE
    if tab != "Replay":
        assert _height(panel) >= LEAST * NARROW[1]


@pytest.mark.parametrize("size", [NARROW, (375, 667), (812, 375), (720, 450)])
def test_on_a_phone_one_sees_what_can_be_done_in_a_fight(visitor: Come, size: tuple[int, int]) -> None:
    ann = visitor("Ann", size=size, touch=True)
    place = Place(ann, resume(ann, "plains-indian-wars", 81, 4)).open()
    expect(place.prompt).to_contain_text("Two Blanks left")
    expect(place.page.get_by_role("group", name="Engagement in").get_by_text("Weapon")).to_be_visible()
    sheet, first = place.doing.bounding_box(), place.actions.first.bounding_box()
    assert sheet is not None
    assert first is not None
    end = sheet["y"] + sheet["height"]
    tools = place.hint.bounding_box()
    if size[0] < size[1] and tools is not None:
        end = tools["y"]  # they lie over the list
    assert end - first["y"] >= THUMB
    window = place.board.locator(".window").bounding_box()
    assert window is not None
    assert min(window["height"], size[1] - window["y"]) >= size[1] / 4, "and the map, too"


def _in_sight(place: Place, thing: Locator) -> bool:
    """Whether nothing of it is under one's hand, or beyond the board."""
    hand = place.page.get_by_role("list", name="Your hand")
    boxes = [each.bounding_box() for each in (thing, place.board, hand)]
    this, board, below = (box for box in boxes if box is not None)
    end = min(below["y"], board["y"] + board["height"])
    beside = this["x"] + this["width"] > board["x"] + board["width"]
    return not beside and board["y"] <= this["y"] and this["y"] + this["height"] <= end


def test_on_a_phone_both_sides_of_indian_wars_are_in_sight(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False)).open()
    contests = 0
    for n in range(30):
        expect(place.actions.first).to_be_enabled()
        for side in ("Indians", "Whites"):
            chips = place.board.get_by_role("button", name=re.compile(f"{side}: .* Blood Chip"))
            assert _in_sight(place, chips), (n, side, place.told())
        totals = place.board.get_by_role("definition")
        laid = place.board.get_by_role("list", name="Whites").get_by_role("listitem")
        for thing in (*totals.all(), *laid.all()):
            assert _in_sight(place, thing), (n, thing.inner_text(), place.told())
        contests += totals.count() == 2 and laid.count() > 0
        place.act(chooser(n))
    assert contests


@pytest.mark.parametrize("seats", [2, 4])
def test_on_a_phone_all_warriors_and_the_middle_are_in_sight(visitor: Come, seats: int) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    table = make(ann, "mystic-warriors", ["you"] + ["random"] * (seats - 1), fair=False)
    place = Place(ann, table).open()
    own = place.board.get_by_role("region", name=": feathers and hand")
    laid = 0
    for n in range(25):
        expect(place.actions.first).to_be_enabled()
        others = place.board.get_by_role("button", name=re.compile("Brave .* feathers"))
        expect(others).to_have_count(seats - 1)
        middle = place.board.get_by_role("region", name=MIDDLE)
        cards = [each for group in middle.all() for each in group.get_by_role("listitem").all()[:MANY]]
        for thing in (own, *others.all(), *middle.all(), *cards):
            assert _in_sight(place, thing), (n, thing.inner_text(), place.told())
        laid += middle.count()
        place.act(chooser(n))
    assert laid


def test_on_a_phone_one_button_lies_over_the_map(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    zoom = place.board.get_by_role("group", name="Map", exact=True).get_by_role("button")
    for name in ("Whole map", "Nearer", "Whole map"):
        expect(zoom).to_have_count(1)
        expect(zoom).to_have_accessible_name(name)
        zoom.tap()


def _finger(place: Place, on: Locator, rests: int) -> None:
    """A finger comes down, rests for so many milliseconds of the page's clock, and goes up."""
    on.scroll_into_view_if_needed()
    box = on.bounding_box()
    assert box is not None
    fingers = place.visitor.context.new_cdp_session(place.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    place.page.clock.run_for(rests)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_phone_a_long_press_on_a_choice_tells_what_it_is_about(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    ann.page.clock.install()
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    first = place.actions.first
    expect(first).to_contain_text("in N1")
    note = place.page.get_by_role("dialog", name="Fort Bridger, N1")
    _finger(place, first, rests=600)
    expect(note).to_be_visible()
    assert place.sent() == 0
    place.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    _finger(place, first, rests=100)
    place.wait(lambda: place.sent() == 1, "a short press does it")


def test_on_a_phone_a_choice_of_which_nothing_can_be_told_is_done_by_a_long_press(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    ann.page.clock.install()
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False)).open()
    _finger(place, place.actions.filter(has_text="Done"), rests=600)
    place.wait(lambda: place.sent() == 1, "nothing is done, and nothing told")


def test_on_a_phone_a_thumb_beside_something_small_means_it(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    place = Place(ann, resume(ann, "plains-indian-wars", 82, 1)).open()
    expect(place.prompt).to_contain_text("You may attack wagons")
    wagon = place.board.locator('.lit[data-target^="wagon:"] .ring').first
    wagon.scroll_into_view_if_needed()
    place.page.wait_for_function("document.fonts.status === 'loaded'")
    box = wagon.bounding_box()
    assert box is not None
    assert box["height"] < THUMB, "it is large enough by itself"
    place.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 9)
    place.wait(lambda: place.sent() == 1, "the wagon wasn't meant")
    assert "raid" in str(
        next(frame.message for frame in ann.frames if frame.sent and frame.message["type"] == "act")
    )
