"""A first game of each kind that explains itself."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.page.browsing import NARROW, WIDE, Visitor, script
from tests.page.conftest import Come
from tests.page.tables import Place


def _lesson(visitor: Visitor, game: str) -> Place:
    visitor.page.goto(f"/lesson/{game}")
    visitor.page.wait_for_url("**/t/*")
    return Place(visitor, visitor.page.url.rsplit("/", 1)[1])


def _advised(place: Place) -> Locator:
    return place.page.locator("tallgrass-actions button.advised")


def _do_as_advised(place: Place) -> None:
    place.act(press=lambda _: _advised(place).click())
    expect(place.actions.first).to_be_visible()


@pytest.mark.parametrize("game", ["indian-wars", "mystic-warriors", "plains-indian-wars"])
def test_a_lesson_explains_as_it_goes(visitor: Come, game: str) -> None:
    """Each press is advised, also where a step takes several."""
    ann = visitor("Ann")
    place = _lesson(ann, game)
    guide = place.page.get_by_role("region", name="Lesson")
    pages = ann.context.request.get(f"/api/lessons/{game}").json()["pages"]
    expect(guide.get_by_role("heading", name=pages[0]["title"])).to_be_visible()
    expect(place.actions.first).to_be_visible()
    read = [pages[0]["title"]]
    while len(read) < 9:
        following = guide.get_by_role("button", name="Next", exact=True)
        if following.count():
            following.click()
        else:
            _do_as_advised(place)
        title = guide.get_by_role("heading").inner_text() if guide.count() else read[-1]
        if title != read[-1]:
            read.append(title)
    assert read == [page["title"] for page in pages[:9]]


def test_while_the_others_begin_a_lesson_says_what_it_is_about(visitor: Come) -> None:
    ann = visitor("Ann")

    def waits(socket: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            message = msgspec.json.decode(text)
            socket.send(
                msgspec.json.encode({**message, "legal": []}).decode() if "legal" in message else text
            )

        socket.connect_to_server().on_message(heard)

    ann.page.route_web_socket("**/socket", waits)
    place = _lesson(ann, "indian-wars")
    guide = place.page.get_by_role("region", name="Lesson")
    expect(guide.get_by_role("heading", name="What it is about")).to_be_visible()
    expect(place.actions).to_have_count(0)
    expect(guide.get_by_role("button")).to_have_count(0)


def test_a_lesson_marks_just_what_is_to_be_pressed_next(visitor: Come) -> None:
    ann = visitor("Ann")
    place = _lesson(ann, "indian-wars")
    guide = place.page.get_by_role("region", name="Lesson")
    marked = place.page.locator("[data-taught]")
    guide.get_by_role("button", name="Next", exact=True).click()
    while guide.get_by_role("heading").inner_text() != "A card with two uses":
        _do_as_advised(place)
    expect(marked).to_have_attribute("data-target", "card:red-cloud")
    # What the pointer rests on is marked, too, and otherwise.
    place.actions.filter(has_text="Done").hover()
    expect(marked).to_have_attribute("data-target", "card:red-cloud")
    _do_as_advised(place)
    expect(guide.get_by_role("heading", name="A card with two uses")).to_be_visible()
    expect(marked).to_have_count(0)
    expect(_advised(place)).to_contain_text("Done")
    # A page that is loaded anew goes on where it was.
    place.open()
    expect(guide.get_by_role("heading", name="A card with two uses")).to_be_visible()
    expect(_advised(place)).to_contain_text("Done")
    _do_as_advised(place)
    _do_as_advised(place)
    _do_as_advised(place)
    expect(guide.get_by_role("heading", name="Firepower")).to_be_visible()
    expect(marked).to_have_attribute("data-target", "card:clubs-and-shields")
    _do_as_advised(place)
    expect(marked).to_have_attribute("data-target", "card:bullets")


def test_who_does_something_else_in_a_lesson_is_told_and_may_take_it_back(visitor: Come) -> None:
    place = _lesson(visitor("Ann"), "plains-indian-wars")
    guide = place.page.get_by_role("region", name="Lesson")
    guide.get_by_role("button", name="Next", exact=True).click()
    expect(guide.get_by_role("heading", name="Setting up")).to_be_visible()
    place.actions.filter(has_text="Place one green cube in N10").click()
    expect(guide).to_contain_text("The lesson had another move in mind: take it back with Undo")
    expect(_advised(place)).to_have_count(0)
    place.undo.click()
    expect(guide.get_by_role("heading", name="Setting up")).to_be_visible()
    expect(guide).not_to_contain_text("another move in mind")
    expect(_advised(place)).to_contain_text("Place three green cubes in N5")
    _do_as_advised(place)
    expect(guide.get_by_role("heading", name="Who controls a region")).to_be_visible()


def _sight(place: Place) -> tuple[float, float]:
    """From where to where one sees what can be done: down to the tools, which lie over it."""
    whole, hint = place.doing.bounding_box(), place.hint.bounding_box()
    assert whole is not None
    assert hint is not None
    more = place.page.get_by_role("button", name="More about this match").bounding_box()
    assert more is not None
    assert more["y"] == hint["y"]
    assert hint["y"] + hint["height"] <= whole["y"] + whole["height"], "the tools are out of sight"
    return whole["y"], hint["y"]


def _in_sight(place: Place, thing: Locator) -> bool:
    top, bottom = _sight(place)
    box = thing.bounding_box()
    assert box is not None
    return top <= box["y"] and box["y"] + box["height"] <= bottom


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_in_a_long_list_what_is_advised_comes_into_sight_and_the_tools_stay_there(
    visitor: Come, size: tuple[int, int]
) -> None:
    place = _lesson(visitor("Ann", size=size), "plains-indian-wars")
    expect(place.actions).to_have_count(36)
    _sight(place)
    place.page.get_by_role("region", name="Lesson").get_by_role("button", name="Next", exact=True).click()
    if size == WIDE:
        place.wait(lambda: _in_sight(place, _advised(place)), "what the lesson advises is out of sight")
    else:  # below the text, as the list is no window of its own
        expect(place.actions.first).to_contain_text("Place three green cubes in N5")
    _do_as_advised(place)
    _sight(place)
    place.hint.click()
    wanted = place.doing.get_by_text("The strongest bot would")
    expect(wanted).to_be_visible()
    label = wanted.inner_text().removeprefix("The strongest bot would: ")
    expect(_advised(place)).to_contain_text(label)
    place.wait(lambda: _in_sight(place, _advised(place)), "what the hint advises is out of sight")


def test_what_a_lesson_marks_in_a_hand_rises_with_the_card_and_covers_nothing_of_it(visitor: Come) -> None:
    place = _lesson(visitor("Ann"), "plains-indian-wars")
    guide = place.page.get_by_role("region", name="Lesson")
    guide.get_by_role("button", name="Next", exact=True).click()
    while guide.get_by_role("heading").inner_text() != "Rounds and discs":
        _do_as_advised(place)
    card = place.board.get_by_role("button", name=re.compile("^Dull Knife"))
    expect(card).to_have_attribute("data-taught", "")
    rests = card.evaluate(script("taught"))
    place.page.mouse.move(*_head(card))
    place.wait(lambda: card.evaluate(script("taught"))["card"][0] < rests["card"][0] - 50, "it hasn't risen")
    for seen in (rests, card.evaluate(script("taught"))):
        assert seen["ring"][0] < seen["card"][0] < seen["card"][1] < seen["ring"][1]
        assert seen["sign"][1] <= seen["card"][0]


def _head(card: Locator) -> tuple[float, float]:
    box = card.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + 20


def test_of_several_things_that_a_press_may_do_the_lesson_advises_one(visitor: Come) -> None:
    place = _lesson(visitor("Ann"), "plains-indian-wars")
    place.page.get_by_role("region", name="Lesson").get_by_role("button", name="Next", exact=True).click()
    expect(place.page.locator("[data-taught]")).to_have_attribute("data-target", "place:N5")
    place.page.locator('[data-target="place:N5"]').first.focus()
    place.page.keyboard.press("Enter")
    note = place.page.get_by_role("dialog").filter(has_text="Omaha")
    expect(note.get_by_role("button", name="Place three green cubes")).to_be_focused()
