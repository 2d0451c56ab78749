"""Whoever plays by the keyboard: his keys act only where one sees it, and he doesn't lose his place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.page.browsing import Visitor
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, join, make


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
    expect(place.page.get_by_text("Keys: Tab")).to_have_count(0)
    assert place.actions.all_inner_texts() == texts
    place.page.keyboard.press("1")  # and now it acts again
    place.wait(lambda: bool(ann.heard("ack")), "the key does nothing any more")


def test_escape_closes_the_topmost_first(visitor: Come) -> None:
    place = begun(visitor("Ann"))
    place.page.keyboard.press("?")
    keys = place.page.get_by_text("Keys: Tab")
    expect(keys).to_be_visible()
    opened = rules(place)
    expect(opened).to_be_visible()
    place.page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(keys).to_be_visible()
    place.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def at(place: Place) -> str:
    """What has the focus: what it stands for, or its name."""
    where = """() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at?.dataset.target ?? at?.dataset.action ?? at?.ariaLabel ?? at?.textContent.trim();
    }"""
    return str(place.page.evaluate(where))


def note(place: Place, target: str) -> Locator:
    """Come to a thing on the board by the keyboard, and ask what it is."""
    place.page.keyboard.press("Tab")
    place.page.locator(f'[data-target="{target}"]').first.focus()
    place.page.keyboard.press("Enter")
    opened = place.page.locator("tallgrass-popover").get_by_role("dialog")
    expect(opened).to_be_visible()
    assert at(place) != target
    return opened


def test_after_a_note_one_is_where_one_was(visitor: Come) -> None:
    ann = visitor("Ann")
    place = begun(ann, "plains-indian-wars", helps=True)
    opened = note(place, "place:N5")
    kinds = [frame.message["type"] for frame in ann.frames if frame.sent]
    for key in ("1", "h", "["):  # what the note asks is answered first
        place.page.keyboard.press(key)
    place.page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    place.wait(lambda: at(place) == "place:N5", "the place was lost")
    assert [frame.message["type"] for frame in ann.frames if frame.sent] == kinds
    expect(place.page.get_by_role("tooltip")).to_have_count(0)
    opened = note(place, "place:N5")
    opened.get_by_role("button", name="Odds").press("Enter")  # who would come there?
    opened.get_by_role("button", name="Odds").press("Enter")
    expect(opened).to_have_count(0)
    place.wait(lambda: at(place) == "place:N5", "the place was lost")


def test_after_the_rules_one_is_where_one_was(visitor: Come) -> None:
    place = begun(visitor("Ann"), "plains-indian-wars")
    place.page.keyboard.press("Tab")
    place.page.get_by_role("button", name="Rules", exact=True).press("Enter")
    drawer = place.page.get_by_role("dialog", name="Rules")
    drawer.get_by_role("button", name="Close").press("Enter")
    expect(drawer).to_have_count(0)
    place.wait(lambda: at(place) == "Rules", "the place was lost")
    target = "place:N5"
    note(place, target).get_by_role("button", name="Rule ").press("Enter")  # closes the note
    expect(drawer).to_be_visible()
    place.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    place.wait(lambda: at(place) == target, "the place was lost")


def test_after_an_act_one_is_at_the_first_that_can_be_done_then(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "you"], fair=False)).open().come()
    expect(place.actions.first).to_be_enabled()
    place.page.keyboard.press("Tab")

    def first(left: str) -> None:
        place.wait(
            lambda: at(place) == place.actions.first.get_attribute("data-action"), f"lost after {left}"
        )

    discard = place.actions.filter(has_text="Discard").first
    done = discard.get_attribute("data-action")
    discard.press("Enter")
    place.wait(lambda: len(ann.heard("ack")) == 1, "nothing was done")
    expect(place.page.locator(f'[data-action="{done}"]')).to_have_count(0)
    first("an act")
    place.undo.press("Enter")
    expect(place.page.locator(f'[data-action="{done}"]')).to_have_count(1)
    first("it was taken back")
    place.page.get_by_role("button", name="Back", exact=True).press("Enter")
    place.page.get_by_role("button", name="Back to now").press("Enter")
    first("the past")
    place.actions.filter(has_text="Done").press("Enter")
    come = place.page.get_by_role("button", name="I am Indians")
    expect(come).to_be_visible()
    place.wait(lambda: at(place) == "Now Indians", "lost at the curtain")
    place.page.keyboard.press("Tab")
    place.page.keyboard.press("Enter")
    expect(come).to_have_count(0)
    first("the curtain")


def test_whoever_has_gone_elsewhere_meanwhile_stays_there(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, "indian-wars", ["you", "open"], fair=False)
    join(bob, table)
    mine, other = Place(ann, table).open(), Place(bob, table).open()
    places = [mine, other]
    expect(mine.actions.first).to_be_enabled()
    mine.page.keyboard.press("Tab")
    while mine.actions.count():  # until one waits for Bob
        mine.actions.filter(has_text="Done").press("Enter")
        places[0].wait(lambda: any(place.actions.count() for place in places), "nobody can do anything")
    mine.wait(lambda: at(mine) == mine.prompt.inner_text(), "the place was lost")
    mine.page.get_by_role("button", name="Rules", exact=True).focus()
    while not mine.actions.count():
        other.act()
        places[0].wait(lambda: any(place.actions.count() for place in places), "nobody can do anything")
    mine.page.wait_for_timeout(0)
    assert at(mine) == "Rules"


def test_tab_comes_to_one_line_of_the_log_and_arrow_keys_go_on_from_there(visitor: Come) -> None:
    ann = visitor("Ann")
    place = begun(ann)
    for n in range(4):
        place.act(chooser(n))
    expect(place.actions.first).to_be_enabled()
    lines = place.log.get_by_role("button")
    stop = place.log.locator("button[tabindex='0']")
    place.page.get_by_role("button", name="Rules", exact=True).focus()
    place.page.keyboard.press("Tab")
    expect(lines.last).to_be_focused()
    for key, line in (("ArrowUp", -2), ("ArrowUp", -3), ("Home", 0), ("ArrowUp", 0), ("ArrowDown", 1)):
        place.page.keyboard.press(key)
        expect(lines.nth(line)).to_be_focused()
        expect(lines.nth(line)).to_be_in_viewport(ratio=1)
        expect(stop).to_have_count(1)
    place.page.keyboard.press("Enter")  # goes to that moment, and one stays at its line
    expect(place.page.get_by_text("You look at the past.")).to_be_visible()
    expect(lines.nth(1)).to_be_focused()
    place.page.keyboard.press("Shift+Tab")
    expect(place.log.locator("button:focus")).to_have_count(0)
    place.page.keyboard.press("Tab")  # comes to the moment that is shown
    expect(place.log.locator("button[aria-current]:focus")).to_have_count(1)
    place.page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    place.page.keyboard.press("}")
    place.act()  # what comes then doesn't take one away
    place.page.keyboard.press("Tab")
    expect(place.log.locator("button:focus")).to_have_count(0)
    expect(stop).to_have_count(1)
