"""Playing on the board itself, and what the log and the replay bar show there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import tallgrass
from tests.page.browsing import script
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, join, make

PRESSES = 14
LIT = "[data-target].lit:visible, [data-target][lit]:visible"
MARKED = "[data-target].marked, [data-target][marked]"


@pytest.mark.parametrize("game", tallgrass.games())
def test_a_press_of_what_is_lit_does_it(visitor: Come, game: str) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, game, ["you", "random"], fair=False)).open()
    pressed = 0
    for n in range(3 * PRESSES):
        expect(place.actions.first).to_be_enabled()
        lit = place.board.locator(LIT)
        if lit.count():
            thing = lit.nth(chooser(n)(lit.count()))
            place.act(press=lambda _button, thing=thing: by_hand(place, thing))  # type: ignore[misc]
            pressed += 1
            if pressed == PRESSES:
                return
        else:
            place.act(chooser(n))
    raise AssertionError(f"{pressed} things were lit")


def by_hand(place: Place, thing: Locator) -> None:
    """Press a thing, and if several things can be done with it, the first of them."""
    before = place.sent()
    if thing.evaluate("(thing) => thing instanceof SVGElement"):
        thing.press("Enter")  # what stands on a region's middle would be hit in its stead
    else:
        thing.click()
    choices = place.page.locator("tallgrass-popover").locator("button.act")
    place.wait(lambda: choices.count() > 0 or place.sent() > before, "a press did nothing")
    if choices.count():
        choices.first.click()


def test_pointing_at_a_line_of_the_log_shows_it_and_a_press_goes_there(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    for n in range(4):
        place.act(chooser(n))
    line = place.log.get_by_role("button").filter(has_text=re.compile("cubes? (come|go)")).first
    place.page.mouse.move(0, 0)
    expect(place.board.locator(MARKED)).to_have_count(0)
    line.hover()
    expect(place.board.locator(MARKED).first).to_be_visible()
    line.click()
    expect(place.page).to_have_url(re.compile(r"#\d+$"))
    expect(line).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize(
    ("game", "thing", "told"),
    [
        ("plains-indian-wars", '[data-target="rail:union-pacific"]', "Union Pacific: "),
        ("plains-indian-wars", '.told[data-target="trail:oregon"]', "N5 - N8 - N7 - N6 - NE1"),
        ("plains-indian-wars", '[data-target="score"]', "railroad"),
        ("indian-wars", '[data-target="phase:initiative"] .middle', "Initiative"),
        ("indian-wars", '[data-target="chips:whites"]', "20 Blood Chips"),
        ("mystic-warriors", ".own h2", "feathers"),
    ],
)
def test_what_the_pointer_rests_on_is_told(visitor: Come, game: str, thing: str, told: str) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, game, ["you", "random"], fair=False)).open()
    expect(place.actions.first).to_be_enabled()
    place.board.locator(thing).first.hover(force=True)
    expect(place.page.locator("tallgrass-popover")).to_contain_text(re.compile(told, re.IGNORECASE))


def test_what_comes_under_a_pointer_that_rests_is_not_pointed_at(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    mouse, marked = place.page.mouse, place.board.locator(MARKED)
    box = place.actions.nth(3).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fourth = place.actions.nth(3)
    under = place.page.locator("tallgrass-actions button:hover")
    for _ in range(2):
        mouse.move(x, y)
        expect(marked.first).to_be_visible()
        done = fourth.inner_text()
        place.act(press=lambda _button: mouse.click(x, y))
        expect(fourth).not_to_have_text(done)
        mouse.move(x, y)  # so the browser tells what has come under it, if it doesn't by itself
        expect(under).to_have_text(fourth.inner_text())
        assert marked.count() == 0, under.inner_text()
        mouse.move(x + 3, y)
        expect(marked.first).to_be_visible()


def test_the_replay_bar_steps_by_turn_and_by_round(visitor: Come) -> None:
    ann = visitor("Ann")
    table = make(ann, "plains-indian-wars", ["random", "you"], options={"max_rounds": 3}, fair=False)
    place = Place(ann, table).open()

    def begun(kind: str) -> list[int]:
        news = [piece for view in ann.heard("view") for piece in view["news"]]
        return [piece["version"] for piece in news if piece["event"]["type"] == kind]

    for n in range(400):
        if len(begun("RoundBegan")) == 2 and place.view()["version"] > begun("RoundBegan")[1]:
            break  # the second round goes on already
        place.act(chooser(n))
    rounds, turns = begun("RoundBegan"), begun("DiscDrawn")
    expect(place.actions.first).to_be_enabled()
    now = place.view()["version"]
    place.go_to("Round back")
    expect(place.step).to_have_value(str(rounds[1]))
    place.go_to("Round back")
    expect(place.step).to_have_value(str(rounds[0]))
    place.go_to("Turn forward")
    expect(place.step).to_have_value(str(min(turn for turn in turns if turn > rounds[0])))
    place.go_to("Round forward")
    expect(place.step).to_have_value(str(rounds[1]))
    place.go_to("Turn back")
    expect(place.step).to_have_value(str(max(turn for turn in turns if turn < rounds[1])))
    place.go_to("Now")
    expect(place.step).to_have_value(str(now))


def test_title_and_icon_say_whose_move_it_is(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, "indian-wars", ["you", "open"], fair=False)
    join(bob, table)
    first, second = Place(ann, table).open(), Place(bob, table).open()
    for place, moves in ((first, True), (second, False)):
        expect(place.page).to_have_title(re.compile("Your move") if moves else re.compile("^Indian Wars"))
        icon = place.page.locator("link[rel=icon]").get_attribute("href") or ""
        assert icon.startswith("data:") == moves
    first.actions.filter(has_text="Done").click()
    expect(second.page).to_have_title(re.compile("Your move"))
    expect(first.page).not_to_have_title(re.compile("Your move"))


@pytest.mark.parametrize("allowed", [True, False])
def test_who_has_the_window_out_of_sight_is_notified_of_his_turn_if_he_allows_it(
    visitor: Come, allowed: bool
) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    if allowed:
        ann.context.grant_permissions(["notifications"], origin=ann.url)
    ann.page.add_init_script(script("away"))
    table = make(ann, "indian-wars", ["you", "open"], fair=False)
    join(bob, table)
    first, second = Place(ann, table).open(), Place(bob, table).open()
    for away in (False, True):
        expect(first.page).to_have_title(re.compile("Your move"))
        assert first.page.evaluate("told") == []  # as long as he sees it
        first.page.evaluate("away => { window.away = away; }", away)
        first.actions.filter(has_text="Done").click()
        expect(first.page).not_to_have_title(re.compile("Your move"))
        second.actions.filter(has_text="Done").click()
    expect(first.page).to_have_title(re.compile("Your move"))
    assert first.page.evaluate("told") == ([["Indian Wars", "It's your move."]] if allowed else [])
