"""Whoever presses once too often, or too late, does nothing that he didn't mean."""

from __future__ import annotations

from playwright.sync_api import Request, expect

from tests.page.browsing import Message, Visitor
from tests.page.conftest import Come
from tests.page.tables import Place, make


def sent(visitor: Visitor, kind: str) -> list[Message]:
    """All of a kind that went over the visitor's sockets."""
    start = f'{{"type":"{kind}"'
    return [frame.message for frame in visitor.frames if frame.sent and frame.text.startswith(start)]


def begun(ann: Visitor) -> Place:
    """A table of hers at which she can do something."""
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False, helps=True)).open()
    expect(place.actions.first).to_be_enabled()
    return place


def done(place: Place) -> None:
    """Wait until she can do something after what she has done."""
    place.wait(lambda: bool(place.visitor.heard("ack")), "it wasn't done")
    expect(place.actions.first).to_be_enabled()


def test_a_key_that_is_held_down_plays_once_and_steps_on_in_the_past(visitor: Come) -> None:
    ann = visitor("Ann")
    place = begun(ann)
    keyboard = place.page.keyboard
    keyboard.down("1")
    done(place)
    for _ in range(3):
        keyboard.down("1")  # again by itself: it was never let go
    keyboard.up("1")
    place.actions.first.focus()
    keyboard.down("Enter")
    place.wait(lambda: len(ann.heard("ack")) == 2, "Enter does nothing")
    expect(place.actions.first).to_be_enabled()
    place.actions.first.focus()
    keyboard.down("Enter")
    keyboard.up("Enter")
    keyboard.press("Escape")
    assert len(sent(ann, "act")) == 2
    version = place.view()["version"]
    assert version > 2
    keyboard.down("[")
    keyboard.down("[")
    expect(place.step).to_have_value(str(version - 2))


def test_a_note_that_offers_something_is_shut_when_the_table_changes(visitor: Come) -> None:
    ann = visitor("Ann")
    place = begun(ann)
    card = next(
        c["action"].split(":")[1] for c in place.view()["legal"] if c["action"].startswith("discard:")
    )
    thing = place.page.locator(f'[data-target="card:{card}"]').first
    thing.click(button="right")
    note = place.page.get_by_role("dialog")
    expect(note.get_by_role("button", name="Discard ")).to_be_visible()
    elsewhere = ann.context.new_page()  # another window of hers, in which she goes on
    elsewhere.goto(place.page.url)
    there = (
        elsewhere.get_by_role("region", name="What you can do").get_by_role("listitem").get_by_role("button")
    )
    before = place.view()["version"]
    there.first.click()
    place.wait(lambda: place.view()["version"] > before, "nothing has changed")
    expect(note).to_have_count(0)
    assert not sent(ann, "act")
    elsewhere.close()


def test_two_presses_make_one_new_table(visitor: Come) -> None:
    ann = visitor("Ann")
    place = begun(ann)
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/branch"):
            asked.append(request.url)

    place.page.on("request", note)
    place.page.get_by_role("button", name="More about this match").click()
    place.page.get_by_role("button", name="Play on from here").dblclick()
    place.page.wait_for_url(lambda address: "/t/" in address and place.table not in address)
    expect(place.doing).to_be_visible()
    assert len(asked) == 1
