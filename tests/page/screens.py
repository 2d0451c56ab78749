"""Every screen of the page, as tests look at them and pictures are taken of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.page.browsing import Visitor
from tests.page.tables import Place, chooser, make, play_out, resume

STEPS = 14
"""Decisions after which there is something to see."""
MORE = "More about this match"


class Sight(NamedTuple):
    """What is to be looked at; what a press has shown has a name of its own, and is a part of the page."""

    name: str = ""
    part: Locator | None = None


Visit = Iterator[Sight]


class Screen(NamedTuple):
    """A screen by its name, and how one comes to it; a visit stops at each of its sights."""

    name: str
    show: Callable[[Visitor], Visit]


def _at(address: str) -> Callable[[Visitor], Visit]:
    def show(visitor: Visitor) -> Visit:
        visitor.page.goto(address)
        expect(visitor.page.get_by_role("heading", level=1).first).to_be_visible()
        yield Sight()

    return show


def _front(visitor: Visitor) -> Visit:
    yield from _at("/")(visitor)
    make(visitor, "indian-wars", ["you", "random"], fair=False)
    yield from _part("turn", visitor, "/", "It is your turn at a table.")


def _tables(visitor: Visitor) -> Visit:
    yield from _at("/tables")(visitor)
    make(visitor, "indian-wars", ["you", "random"], fair=False)
    make(visitor, "mystic-warriors", ["you", "open", "random"], fair=False)
    make(visitor, "plains-indian-wars", ["open", "you"], clock={"clock": "bank", "seconds": 900})
    yield from _part("several", visitor, "/tables", "Your turn")


def _part(name: str, visitor: Visitor, address: str, text: str) -> Visit:
    visitor.page.goto(address)
    expect(visitor.page.get_by_text(text).first).to_be_visible()
    yield Sight(name, visitor.page.get_by_role("main"))


def _unloaded(visitor: Visitor) -> Visit:
    """The server has another page by now, and what this one would fetch is gone."""
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    with visitor.cut():
        visitor.page.route(
            re.compile(r"/assets/tables-\w+\.js$"), lambda route: route.abort("connectionrefused")
        )
        visitor.page.get_by_role("link", name="Tables", exact=True).click()
        expect(visitor.page.get_by_text("couldn't be loaded")).to_be_visible()
        yield Sight()


def _played(place: Place) -> None:
    for n in range(STEPS):
        place.act(chooser(n))
    expect(place.actions.first).to_be_visible()


def _indian_wars(visitor: Visitor) -> Visit:
    """And all that lies over a table, whatever the game."""
    place = Place(visitor, make(visitor, "indian-wars", ["you", "random"], helps=True)).open()
    _played(place)
    yield Sight()
    yield from _tabs(place)
    yield from _panels(place)
    yield from _menu(place)
    place.page.keyboard.press("?")
    yield Sight("keys", place.page.get_by_text("Keys: Tab"))


def _tabs(place: Place) -> Visit:
    """What is behind the tabs; on a wide screen the log is shown at first, and the replay always."""
    page = place.page
    page.get_by_role("tab", name="Chat", exact=True).click()
    line = page.get_by_role("form", name="Chat").get_by_role("textbox")
    line.fill("I have to go in ten minutes, but we can play on tomorrow.")
    line.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("tomorrow")
    yield Sight("chat", page.get_by_role("tabpanel"))
    for name in ("Replay", "Log", "Do"):
        tab = page.get_by_role("tab", name=name, exact=True)
        if tab.count():
            tab.click()
            yield Sight(name.lower(), page.get_by_role("tabpanel"))


def _panels(place: Place) -> Visit:
    page = place.page
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("article").first).to_be_visible()
    yield from _opened("rules", place, "Rules")
    page.get_by_role("button", name="Settings").click()
    yield from _opened("settings", place, "Settings")
    page.get_by_role("button", name="Change your name").click()
    yield from _opened("name", place, "Your name")


def _menu(place: Place) -> Visit:
    menu = place.page.get_by_role("group", name=MORE)
    place.page.get_by_role("button", name=MORE).click()
    expect(menu.get_by_role("button", name="Let a ").first).to_be_visible()
    yield Sight("menu", menu)
    menu.get_by_role("button", name="Resign").click()
    yield from _opened("resign", place, "Give up this match?")


def _opened(name: str, place: Place, title: str) -> Visit:
    """A dialog, which is closed again."""
    dialog = place.page.get_by_role("dialog", name=title, exact=True)
    expect(dialog).to_be_visible()
    yield Sight(name, dialog)
    place.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def _mystic_warriors(visitor: Visitor) -> Visit:
    place = Place(visitor, resume(visitor, "mystic-warriors", 40, 1)).open()
    expect(place.actions.first).to_be_enabled()
    yield Sight()
    place.page.get_by_role("button", name="What the types are for").click()
    yield from _opened("types", place, "What the types are for")
    place.page.get_by_role("button", name="Discard pile").click()
    yield from _opened("pile", place, "Discard pile")


def _trade(visitor: Visitor) -> Visit:
    """Six cards are offered."""
    place = Place(visitor, resume(visitor, "mystic-warriors", 10, 2)).open()
    expect(place.board).to_contain_text("Offers")
    yield Sight("", place.board)


def _plains_indian_wars(visitor: Visitor) -> Visit:
    """First, while it is known what can be done where, the notes beside things of the board."""
    place = Place(visitor, make(visitor, "plains-indian-wars", ["you", "random"], helps=True)).open()
    expect(place.actions.first).to_be_enabled()
    note = place.page.locator("tallgrass-popover").get_by_role("dialog")
    _on(place, "place:N5", "Enter")
    expect(note.get_by_role("button", name="Place").first).to_be_visible()
    yield from _shut("choices", note)
    _on(place, "place:SE1", "Enter")
    expect(note.get_by_role("alert")).to_be_visible()
    yield from _shut("refusal", note)
    _on(place, "place:N7", "Shift+F10")
    note.get_by_role("button", name="Odds").click()
    expect(note.get_by_role("spinbutton", name="Cavalry")).to_be_visible()
    yield Sight("forces", note)
    note.get_by_role("button", name="More: Cavalry").click()
    note.get_by_role("button", name="Odds").click()
    told = place.doing.get_by_role("status").filter(has=place.page.get_by_role("table"))
    expect(told).to_be_visible()
    yield Sight("odds", told)
    _played(place)
    yield Sight()


def _on(place: Place, target: str, key: str) -> None:
    place.page.locator(f'[data-target="{target}"]').first.focus()
    place.page.keyboard.press(key)


def _shut(name: str, note: Locator) -> Visit:
    yield Sight(name, note)
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


def _over(visitor: Visitor) -> Visit:
    place = Place(visitor, make(visitor, "indian-wars", ["you", "random"])).open()
    play_out([place], seed=2)
    expect(place.actions).to_have_count(0)
    yield Sight()


def _course(game: str, *far: int, **options: int) -> Callable[[Visitor], Visit]:
    """A match that was played so far, then given up; and how it went."""

    def show(visitor: Visitor) -> Visit:
        place = Place(visitor, resume(visitor, game, *far, **options)).open()
        place.resign()
        place.ask_how_it_went()
        yield Sight("", place.doing)

    return show


def _waiting(visitor: Visitor) -> Visit:
    Place(visitor, make(visitor, "indian-wars", ["you", "open"])).open()
    yield Sight()


def _curtain(visitor: Visitor) -> Visit:
    place = Place(visitor, make(visitor, "indian-wars", ["you", "you"])).open()
    expect(place.page.get_by_role("button", name="I am ")).to_be_visible()
    yield Sight()


def _lesson(visitor: Visitor) -> Visit:
    visitor.page.goto("/lesson/indian-wars")
    guide = visitor.page.get_by_role("region", name="Lesson")
    expect(guide.get_by_role("heading")).to_be_visible()
    yield Sight()
    guide.get_by_role("button", name="Next", exact=True).click()
    expect(visitor.page.locator("tallgrass-actions button.advised")).to_be_visible()
    yield Sight("advised", visitor.page.get_by_role("region", name="What you can do"))


def _past(visitor: Visitor) -> Visit:
    place = Place(visitor, make(visitor, "indian-wars", ["you", "random"])).open()
    _played(place)
    place.go_to("Back")
    expect(visitor.page).to_have_url(re.compile(r"#\d+$"))
    yield Sight()


SCREENS = (
    Screen("front", _front),
    Screen("tables", _tables),
    Screen("new-indian-wars", _at("/new/indian-wars")),
    Screen("new-plains-indian-wars", _at("/new/plains-indian-wars")),
    Screen("rules-mystic-warriors", _at("/rules/mystic-warriors")),
    Screen("invitation", _at("/join")),
    Screen("lost", _at("/t/none")),
    Screen("unloaded", _unloaded),
    Screen("waiting", _waiting),
    Screen("curtain", _curtain),
    Screen("lesson", _lesson),
    Screen("indian-wars", _indian_wars),
    Screen("mystic-warriors", _mystic_warriors),
    Screen("trade", _trade),
    Screen("plains-indian-wars", _plains_indian_wars),
    Screen("past", _past),
    Screen("over", _over),
    Screen("over-mystic-warriors", _course("mystic-warriors", 156, 25, feathers=6)),
    Screen("over-plains-indian-wars", _course("plains-indian-wars", 60, 2, max_rounds=2)),
)
