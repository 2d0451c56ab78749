"""What others send (links, names, lines of chat), and what a browser may refuse: cookies, storage."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import tallgrass
from tests.page.browsing import NARROW, WIDE, Visitor, script, too_wide
from tests.page.conftest import Come
from tests.page.tables import Place, join, make


@pytest.mark.parametrize(
    "link",
    [
        "/lesson/..%2Ftables%2F{}%2Fjoin",
        "/lesson/..%2F..%2F%2Fevil.example",
        "/t/..%2Fperson",
        "/t/%00",
        "/rules/..%2Ftables%2F{}",
    ],
)
def test_a_link_that_leads_elsewhere_asks_nothing_of_the_server(visitor: Come, link: str) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    address = link.format(make(ann, "indian-wars", ["you", "open"]))
    asked: list[str] = []
    bob.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    bob.page.goto(address)
    expect(bob.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    said = [each for each in asked if "/api/" in each]
    assert all(each == f"GET {bob.url}/api/person" for each in said), said
    bob.problems = [problem for problem in bob.problems if "404" not in problem]  # the page's own answer


def test_whose_cookie_is_gone_plays_as_somebody_new(visitor: Come) -> None:
    ann = visitor("Ann")
    ann.page.goto("/")
    expect(ann.page.get_by_role("button", name="You are Ann")).to_be_visible()
    ann.context.clear_cookies()
    ann.page.get_by_role("button", name="Play a bot: Indian Wars").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("button", name=re.compile(r"You are Guest \d{4}"))).to_be_visible()


def test_who_takes_no_cookies_is_told_in_plain_words(visitor: Come) -> None:
    page = visitor().page
    made: list[str] = []

    def kept_nothing(route: Route) -> None:
        if route.request.method == "POST":
            made.append(route.request.url)
        answer = route.fetch()
        headers = {name: text for name, text in answer.headers.items() if name != "set-cookie"}
        page.context.clear_cookies()
        route.fulfill(response=answer, headers=headers)

    page.route("**/api/person", kept_nothing)
    page.goto("/")
    for game in ("Indian Wars", "Plains Indian Wars"):
        page.get_by_role("button", name=f"Play a bot: {game}", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text("Allow cookies for this site")
    assert "POST" not in page.get_by_role("alert").inner_text()
    assert len(made) == 1


def test_a_stranger_who_watches_and_speaks_is_made_known_and_heard(visitor: Come) -> None:
    ann, stranger, other = visitor("Ann"), visitor(), visitor("Eve")
    table = make(ann, "indian-wars", ["you", "random"], fair=False)
    watching = Place(other, table).open()
    place = Place(stranger, table).open()
    made: list[str] = []
    stranger.page.on("request", lambda asked: made.append(asked.url) if asked.method == "POST" else None)
    for each in (watching, place):
        each.page.get_by_role("tab", name="Chat").click()
    line = place.page.get_by_role("form", name="Chat").get_by_role("textbox")
    for text in ("Hello", "Who wins?"):
        line.fill(text)
        line.press("Enter")
        for each in (watching, place):
            said = each.page.get_by_role("log", name="Chat")
            expect(said).to_contain_text(re.compile(rf"Guest \d{{4}} {re.escape(text)}"))
    assert stranger.page.get_by_role("log", name="Chat").locator("p").count() == 2
    expect(stranger.page.get_by_role("button", name=re.compile(r"You are Guest \d{4}"))).to_be_visible()
    expect(stranger.page.get_by_text("POST")).to_have_count(0)
    assert made == [f"{stranger.url}/api/person"]


def test_when_the_server_cannot_say_who_one_is_nobody_loses_his_name(visitor: Come) -> None:
    ann = visitor("Ann")
    page = ann.page
    broken = '{"code": "broken", "reason": "The server is out of order."}'

    def say_nothing(route: Route) -> None:  # of who one is; a name would be taken
        if route.request.method == "GET":
            route.fulfill(status=429, body=broken)
        else:
            route.continue_()

    page.route("**/api/person", say_nothing)
    page.goto("/")
    page.get_by_role("button", name="Play a bot: Indian Wars").click()
    expect(page.get_by_role("alert")).to_have_text("The server is out of order.")
    page.unroute("**/api/person")
    page.get_by_role("button", name="Play a bot: Indian Wars").click()
    page.wait_for_url("**/t/*")
    assert ann.context.request.get("/api/person").json()["name"] == "Ann"


LONG = "W" * 40
"""A name without a place at which it could be broken."""


def beyond(page: Page) -> list[str]:
    """Names that are too long for where they stand."""
    found: list[str] = page.evaluate(script("beyond"))
    return [*found, *(["one has to scroll sideways"] if too_wide(page) else [])]


def test_a_long_name_breaks_no_page(visitor: Come) -> None:
    bob, ann = visitor(LONG), visitor("Ann", size=NARROW, touch=True)
    table = make(bob, "indian-wars", ["you", "open"], fair=False)
    bob.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    for each, address in ((bob, "/"), (ann, "/tables"), (ann, f"/t/{table}")):
        each.page.goto(address)
        expect(each.page.get_by_text(LONG).last).to_be_visible()
        assert not beyond(each.page), address


@pytest.mark.parametrize("game", tallgrass.games())
def test_a_long_name_breaks_no_table(visitor: Come, game: str) -> None:
    bob, ann = visitor(LONG), visitor("Ann", size=NARROW, touch=True)
    table = make(bob, game, ["you", "open"], fair=False)
    join(ann, table)
    bob.page.goto(f"/t/{table}")
    place = Place(ann, table).open()
    place.page.get_by_role("tab", name="Chat").click()
    for each in (bob, ann):
        expect(each.page.get_by_text(LONG).first if each is ann else place.prompt).to_be_visible()
    say(bob, "Good luck!")
    expect(place.page.get_by_role("log", name="Chat")).to_contain_text(f"{LONG} Good luck!")
    assert not beyond(place.page)


def say(visitor: Visitor, text: str) -> None:
    """Say something at the table that is shown."""
    form = visitor.page.get_by_role("form", name="Chat")
    if not form.count():
        visitor.page.get_by_role("tab", name="Chat").click()
    line = form.get_by_role("textbox")
    line.fill(text)
    line.press("Enter")


def test_names_of_a_match_file_break_no_form(visitor: Come, tmp_path: Path) -> None:
    page = visitor("Ann").page
    page.goto("/tables")
    players = ["x" * 300, "human"]
    match = {"kind": "tallgrass-match", "game": "indian-wars", "players": players, "entries": []}
    file = tmp_path / f"{'W' * 240}.json"
    file.write_text(json.dumps(match))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("button", name="Lay this table")).to_be_visible()
    assert not beyond(page)


def test_a_name_from_right_to_left_turns_nothing_beside_it(visitor: Come) -> None:
    name = "\u05d0\u05d1\u05d2"
    bob, ann = visitor(name), visitor("Ann")
    table = make(bob, "indian-wars", ["you", "open"], fair=False)
    for address in ("/tables", f"/t/{table}"):
        ann.page.goto(address)
        _stands_apart(ann.page.get_by_text(name, exact=True).last)
    join(ann, table)
    bob.page.goto(f"/t/{table}")
    place = Place(ann, table).open()
    say(bob, f"{name} (1)")
    place.page.get_by_role("tab", name="Chat").click()
    log = place.page.get_by_role("log", name="Chat")
    _stands_apart(log.get_by_text(name, exact=True))
    _stands_apart(log.get_by_text(f"{name} (1)", exact=True))
    board = place.page.locator("section.board")
    _stands_apart(board.get_by_text(name, exact=True))


def _stands_apart(text: Locator) -> None:
    expect(text).to_be_visible()
    assert text.evaluate("(at) => at.localName") == "bdi"


def test_what_is_stacked_on_the_letters_of_a_name_is_not_seen_beyond_its_line(visitor: Come) -> None:
    name = "Z" + "\u0301\u0316" * 4
    bob, ann = visitor(name), visitor("Ann")
    make(bob, "indian-wars", ["you", "open"], fair=False)
    ann.page.goto("/tables")
    shown = ann.page.get_by_text(name, exact=True)
    expect(shown).to_be_visible()
    assert shown.evaluate("(at) => getComputedStyle(at).overflowY") == "clip"


def test_a_line_that_is_not_said_yet_stays_when_one_looks_elsewhere(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "random"])).open()
    place.page.get_by_role("tab", name="Chat").click()
    line = place.page.get_by_role("form", name="Chat").get_by_role("textbox")
    line.press_sequentially("Good lu")
    place.page.get_by_role("tab", name="What happened").click()
    place.page.get_by_role("tab", name="Chat").click()
    expect(line).to_have_value("Good lu")
    line.press("End")
    line.press_sequentially("ck")
    for size in (NARROW, WIDE):  # a tablet is turned, and turned back
        place.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(line).to_have_value("Good luck")
    line.press("Enter")
    expect(line).to_have_value("")
    expect(place.page.get_by_role("log", name="Chat")).to_contain_text("Good luck")


def test_what_cannot_be_said_is_taken_out_of_a_line(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "random"])).open()
    say(ann, "safe\u202egnp.exe\x07")
    expect(place.page.get_by_role("log", name="Chat")).to_contain_text("safegnp.exe")
    expect(place.page.get_by_role("alert")).to_have_count(0)


def test_a_game_called_as_something_that_every_object_has_is_unknown(visitor: Come) -> None:
    page = visitor().page
    page.goto("/rules/__proto__")
    expect(page.get_by_text("There is no game “__proto__” here.")).to_be_visible()


@pytest.mark.parametrize("kept", ["[1]", "[null]"])
def test_an_invitation_is_followed_whatever_the_storage_holds(visitor: Come, kept: str) -> None:
    page = visitor().page
    page.add_init_script(f"localStorage.setItem('tallgrass.followed', '{kept}')")
    page.goto("/join#no-such-code")
    expect(page.get_by_role("alert")).to_contain_text("isn't valid")


def test_where_nothing_can_be_stored_a_new_table_shows_its_link(visitor: Come) -> None:
    page = visitor("Ann").page
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")
    page.goto("/")
    page.get_by_role("button", name="Play a friend: Indian Wars").click()
    link = page.get_by_label("Link for Indians", exact=True)
    expect(link).to_have_value(re.compile(r"/join#[\w-]{20,}$"))
