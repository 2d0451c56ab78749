"""What a screen reader hears of a table: what comes in the log and the chat, whatever is shown, and once."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.page.browsing import NARROW, violations
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, join, make


def heard(place: Place, name: str) -> Locator:
    """The lines that are only heard."""
    return place.page.get_by_role("log", name=name).locator("p")


def test_on_a_phone_one_hears_what_happens_while_the_log_is_not_shown(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW)
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False)).open()
    expect(place.actions.first).to_be_enabled()
    happened = heard(place, "Just happened")
    expect(place.page.get_by_role("log", name="Just happened")).to_have_count(1)
    expect(happened).to_have_count(0)  # what happened before one came isn't read out
    expect(place.log).to_have_count(0)
    known = len(ann.heard("view")[-1]["news"])
    place.act(chooser(1))
    news = [piece for view in ann.heard("view") for piece in view["news"] if piece["n"] >= known]
    last = [piece["line"] for piece in news if piece["line"]][-1]
    expect(happened.last).to_have_text(last)
    place.page.get_by_role("tab", name="Log").click()
    expect(place.log).to_contain_text(last)
    expect(happened).to_have_count(0)  # it is heard where it is shown


def test_a_line_of_the_chat_is_heard_and_counted_until_it_is_shown(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, "indian-wars", ["you", "open"], fair=False)
    join(bob, table)
    mine, other = Place(ann, table).open(), Place(bob, table).open()
    expect(other.log).to_contain_text("Turn 1")
    mine.page.get_by_role("tab", name="Chat").click()
    line = mine.page.get_by_role("form", name="Chat").get_by_role("textbox")
    for text in ("Hello", "Your move"):
        line.fill(text)
        line.press("Enter")
    expect(heard(other, "Just said")).to_have_text(["Ann: Hello", "Ann: Your move"])
    tab = other.page.get_by_role("tab", name="Chat")
    expect(tab).to_have_text("Chat (2 new)")
    expect(mine.page.get_by_role("tab", name="Chat")).to_have_text("Chat")
    tab.click()
    expect(tab).to_have_text("Chat")
    expect(heard(other, "Just said")).to_have_count(0)
    panel = other.page.get_by_role("tabpanel", name="Chat")
    expect(panel).to_contain_text("Your move")
    expect(tab).to_have_attribute("aria-controls", str(panel.get_attribute("id")))
    other.page.reload()
    expect(other.log).to_contain_text("Turn 1")
    expect(tab).to_have_text("Chat")
    expect(heard(other, "Just said")).to_have_count(0)


def test_every_tab_has_a_panel_that_is_named_after_it(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW)
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False)).open()
    expect(place.actions.first).to_be_enabled()
    for name in ("Log", "Chat", "Replay", "Do"):
        place.page.get_by_role("tab", name=name, exact=True).click()
        expect(place.page.get_by_role("tabpanel")).to_have_count(1)
        expect(place.page.get_by_role("tabpanel", name=name, exact=True)).to_be_visible()
        assert not violations(place.page)
    expect(place.page.get_by_role("tabpanel").get_by_role("button").first).to_be_visible()
