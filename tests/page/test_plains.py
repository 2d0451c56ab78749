"""The board of Plains Indian Wars: what is read on it, and how one goes over it by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import Visitor, script, small_targets
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, make

LEGIBLE = 9.0
"""Pixels that letters on the map are high at least."""


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_rivers_and_trails_have_names_that_can_be_read(visitor: Come, size: tuple[int, int]) -> None:
    ann = visitor("Ann", size=size)
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    expect(place.page.get_by_role("group", name="The map of the Plains")).to_be_visible()
    names: dict[str, float] = place.page.evaluate(script("letters"))
    assert {"Missouri", "Platte", "Rio Grande", "Oregon Trail", "Santa Fe Trail"} <= set(names)
    assert min(names.values()) >= LEGIBLE, names


def test_as_long_as_there_is_no_hand_the_boxes_are_seen_whole(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    boxes = place.board.get_by_role("group", name="Boxes, wagons and track")
    expect(boxes).to_be_visible()
    expect(place.board.get_by_role("group", name="Hand: ")).to_have_count(0)
    edge, row = place.board.bounding_box(), boxes.bounding_box()
    assert edge is not None
    assert row is not None
    assert row["y"] + row["height"] <= edge["y"] + edge["height"], "captions are below the edge"


def test_only_what_has_a_name_is_heard_on_the_map(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    drawn = place.page.get_by_role("group", name="The map of the Plains")
    home = place.view()["view"]["control"]
    for n in range(100):
        if place.view()["view"]["control"] != home:
            break
        place.act(chooser(n))
    flags = drawn.get_by_text(re.compile("^(US|Ind.|none)$"))
    expect(flags.first).to_be_visible()
    heard = drawn.aria_snapshot()
    assert "button" in heard
    loose = [line for line in heard.splitlines() if "text:" in line and "left" not in line]
    assert not loose, heard


def test_a_step_is_shown_before_it_is_done(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()

    def going() -> bool:
        return any(choice["action"].startswith("step:") for choice in place.view()["legal"])

    for n in range(100):
        if going():
            break
        place.act(chooser(n))
    drawn = place.page.get_by_role("group", name="The map of the Plains")
    expect(drawn.get_by_text(re.compile(r"^\d+ cubes?, \d+ steps? left$"))).to_be_visible()
    ahead = drawn.locator(".way.ahead")
    place.page.mouse.move(5, 5)
    expect(ahead).to_have_count(0)
    step = next(choice["action"] for choice in place.view()["legal"] if choice["action"].startswith("step:"))
    place.page.locator(f'[data-action="{step}"]').hover()
    expect(ahead).to_have_count(1)
    shown = ahead.get_attribute("d")
    place.page.mouse.move(5, 5)
    expect(ahead).to_have_count(0)
    goal = drawn.locator(f'[data-target="place:{step.split(":")[1]}"]')
    goal.focus()  # on the map itself
    expect(ahead).to_have_attribute("d", shown or "")


def _stops(group: Locator) -> list[str]:
    """What Tab comes to in a group."""
    names: list[str] = group.locator("[data-target][tabindex='0']").evaluate_all(
        "(things) => things.map((thing) => thing.ariaLabel ?? thing.textContent.trim())"
    )
    return names


def test_tab_comes_into_the_map_whatever_can_be_done(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    drawn = place.page.get_by_role("group", name="The map of the Plains")
    expect(drawn).to_be_visible()
    kinds = set()
    for n in range(60):
        expect(place.actions.first).to_be_enabled()
        stops = _stops(drawn)
        on_map = drawn.get_by_role("button", name=re.compile("can be chosen$")).count()
        assert stops if on_map else len(stops) == 1, stops
        kinds.add(on_map > 0)
        if len(kinds) == 2:
            break
        place.act(chooser(n))
    assert kinds == {True, False}
    place.go_to("First")
    entry = drawn.locator("[data-place][tabindex='0']")
    expect(entry).to_have_count(1)
    entry.focus()
    place.page.keyboard.press("ArrowRight")
    expect(entry).to_be_focused()  # it has gone on, and Tab comes back to where one was


def test_what_lies_around_the_map_is_gone_over_by_arrows_and_says_what_it_is(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    place.act()
    place.go_to("First")
    page = place.page
    for name, first, second in (
        ("Round, discs and score", "Round", re.compile("bag|drawn|turn")),
        ("Boxes, wagons and track", "NPT: ", re.compile("^NPT: .* casualties")),
    ):
        group = page.get_by_role("group", name=name)
        expect(group).to_be_visible()
        assert len(_stops(group)) == 1
        things = group.get_by_role("button")
        assert things.count() == group.locator("[data-target]").count() > 8
        group.get_by_role("button", name=first).first.focus()
        expect(page.get_by_role("tooltip")).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(group.get_by_role("button", name=second).first).to_be_focused()
        page.keyboard.press("End")
        expect(things.last).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(things.last).to_be_focused()
        assert len(_stops(group)) == 1


@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10"])
def test_a_key_asks_what_a_lit_thing_is(visitor: Come, key: str) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], helps=True, fair=False)).open()
    lit = place.page.get_by_role("group", name="The map of the Plains").locator("[data-place].lit").first
    for n in range(60):
        expect(place.actions.first).to_be_enabled()
        if lit.count():
            break
        place.act(chooser(n))
    acts = len(ann.heard("ack"))
    lit.focus()
    place.page.keyboard.press(key)
    note = place.page.get_by_role("dialog").filter(has=place.page.get_by_role("button", name="Odds"))
    expect(note).to_be_visible()
    place.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(lit).to_be_focused()
    assert len(ann.heard("ack")) == acts
    place.page.keyboard.press("?")
    expect(place.page.get_by_text("Shift+F10")).to_be_visible()


def test_each_trail_that_can_be_chosen_is_lit_in_its_own_dashes(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["random", "you"], fair=False)).open()
    drawn = place.page.get_by_role("group", name="The map of the Plains")

    def trails() -> list[str]:
        return [each["action"] for each in place.view()["legal"] if each["action"].startswith("trail:")]

    for n in range(100):
        place.wait(lambda: bool(place.view()["legal"]), "nothing can be done")
        if trails():
            break
        place.act(chooser(n))
    lit = drawn.locator(".way-target.lit")
    expect(lit).to_have_count(len(trails()))
    found = lit.evaluate_all("(all) => all.map((one) => one.dataset.target)")
    assert sorted(found) == sorted(trails())
    dashes = lit.locator(".halo").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).strokeDasharray)"
    )
    assert len(set(dashes)) == len(dashes) == len(trails()) > 1
    assert "none" not in dashes
    place.actions.first.hover()
    expect(drawn.locator(".way-target.lit.marked")).to_have_count(1)


def _drawn(visitor: Visitor, version: int) -> list[str]:
    """The discs of the round that a version of the view is in, as they came out of the bag."""
    told = [piece for view in visitor.heard("view") for piece in view["news"] if piece["version"] <= version]
    rounds = (n for n, piece in enumerate(told) if piece["event"]["type"] == "RoundBegan")
    events = [piece["event"] for piece in told[max(rounds, default=0) :]]
    return [f"disc:{event['disc']}" for event in events if event["type"] == "DiscDrawn"]


def test_discs_stand_in_the_order_in_which_they_were_drawn(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    discs = place.page.get_by_role("group", name="Discs drawn this round").get_by_role("button")

    def shown() -> list[str]:
        return [disc.get_attribute("data-target") or "" for disc in discs.all()]

    def in_order(version: int) -> bool:
        drawn = _drawn(ann, version)
        rest = sorted({f"disc:{disc}" for disc in range(7)} - set(drawn))
        return shown() == drawn + rest

    now, drawn = 0, list[str]()
    for n in range(200):
        place.wait(lambda: bool(place.view()["legal"]), "nothing can be done")  # and so nothing else comes
        now = place.view()["version"]
        drawn = _drawn(ann, now)
        if len(drawn) > 2 and drawn != sorted(drawn):
            break
        place.act(chooser(n))
    place.wait(lambda: in_order(now), "the discs stand otherwise")
    before = next(version for version in range(now, 0, -1) if len(_drawn(ann, version)) < len(drawn))
    place.step.fill(str(before))
    place.wait(lambda: in_order(before), "a moment of the past has other discs")


def test_on_a_tablet_nothing_is_smaller_than_a_finger(visitor: Come) -> None:
    ann = visitor("Ann", size=(1180, 820), touch=True)
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    place.act()
    expect(place.page.get_by_role("button", name="Nearer")).to_be_visible()
    expect(place.log.get_by_role("button").first).to_be_visible()
    assert not small_targets(place.page)
