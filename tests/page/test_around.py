"""What lies around the tables: the front page, a new table, the lists, invitations, rules, settings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Request, Route, WebSocket, expect

import tallgrass
from tests.page.browsing import PATIENCE, Message, Visitor
from tests.page.conftest import Come
from tests.page.tables import join, make

TABLE = re.compile(r"/t/(\w+)$")
GO = "(to) => { history.pushState(null, '', to); dispatchEvent(new Event('tallgrass-navigate')); }"


def arrived(visitor: Visitor) -> Message:
    """The table that somebody has come to, as the server tells it."""
    expect(visitor.page, visitor.page.locator("main").inner_text()).to_have_url(TABLE, timeout=PATIENCE)
    found = TABLE.search(visitor.page.url)
    assert found is not None
    table: Message = visitor.context.request.get(f"/api/tables/{found[1]}").json()
    return table


def press(visitor: Visitor, game: str, way: str) -> Message:
    """Begin from the front page; returns the table."""
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name=f"{way}: {tallgrass.game(game).title}").click()
    return arrived(visitor)


@pytest.mark.parametrize("game", tallgrass.games())
def test_one_press_and_a_stranger_is_in_a_game_with_a_bot(visitor: Come, game: str) -> None:
    stranger = visitor()
    table = press(stranger, game, "Play a bot")
    assert [seat["yours"] for seat in table["seats"]] == [True, False]
    assert re.fullmatch(r"Guest \d{4}", table["seats"][0]["name"])
    assert table["seats"][1]["bot"] == "heuristic"
    assert table["helps"]
    expect(stranger.page.get_by_role("region", name="What you can do")).to_be_visible()


@pytest.mark.parametrize("late", [False, True])
def test_nothing_is_shown_that_jumps_when_the_letters_come(visitor: Come, late: bool) -> None:
    page = visitor().page
    held: list[Route] = []
    page.clock.install(time=0)
    page.clock.pause_at(1000)

    def hold(font: Route) -> None:
        held.append(font)

    page.route("**/*.woff2", hold)
    title = page.get_by_role("heading", level=1)
    with page.expect_response(re.compile(r"/assets/front-\w+\.js$")) as front:
        page.goto("/", wait_until="commit")
    page.evaluate("(url) => import(url).then(() => null)", front.value.url)
    page.clock.run_for(500)
    assert title.count() == 0
    if late:  # those with a slow line don't wait for ever
        page.clock.run_for(200)
    else:
        for font in held:
            font.continue_()
        page.unroute("**/*.woff2")
    expect(title).to_be_visible()


def test_side_by_side_both_seats_are_yours(visitor: Come) -> None:
    table = press(visitor("Ann"), "indian-wars", "Play side by side")
    assert all(seat["yours"] for seat in table["seats"])


def test_a_friend_comes_by_the_link_and_the_match_begins(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = press(ann, "indian-wars", "Play a friend")
    assert not table["public"]
    link = ann.page.get_by_label("Link for Indians", exact=True).input_value()
    code = link.partition("#")[2]
    asked: list[str] = []
    bob.page.on("request", lambda request: asked.append(request.url))
    bob.page.goto(link)
    assert arrived(bob)["id"] == table["id"]
    assert len(code) > 20
    assert not any(code in address for address in asked)
    for each in (ann, bob):
        expect(each.page.get_by_role("log", name="What happened")).to_contain_text("Turn 1")
    # The link, opened again from an old message, leads to the table again.
    bob.page.goto(link)
    bob.page.wait_for_url(TABLE)
    assert code not in bob.page.url


def test_fair_dealing_is_told_to_whoever_unfolds_it(visitor: Come) -> None:
    ann = visitor("Ann")
    table = press(ann, "indian-wars", "Play a friend")
    seed = ann.page.get_by_text(table["commitment"])
    expect(ann.page.get_by_label("Link for Indians", exact=True)).to_be_visible()
    expect(seed).to_be_hidden()
    ann.page.get_by_text("Fair dealing that can be checked").press("Enter")
    expect(seed).to_be_visible()


def test_an_invitation_that_was_used_says_so(visitor: Come) -> None:
    ann, bob, eve = visitor("Ann"), visitor("Bob"), visitor("Eve")
    press(ann, "indian-wars", "Play a friend")
    link = ann.page.get_by_label("Link for Indians", exact=True).input_value()
    bob.page.goto(link)
    arrived(bob)
    eve.page.goto(link)
    expect(eve.page.get_by_role("alert")).to_contain_text("isn't valid")
    assert eve.page.url.endswith("/join")


def test_the_maker_makes_another_link(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = press(ann, "indian-wars", "Play a friend")
    ann.page.evaluate("sessionStorage.clear()")
    ann.page.reload()
    ann.page.get_by_role("button", name="Make a link for Indians").click()
    bob.page.goto(ann.page.get_by_label("Link for Indians", exact=True).input_value())
    assert arrived(bob)["id"] == table["id"]


def test_whoever_watches_an_open_table_sits_down_there_and_plays(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, "indian-wars", ["open", "you"], fair=False)
    bob.page.goto(f"/t/{table}")
    bob.page.get_by_role("button", name="Sit here: Whites").click()
    doing = bob.page.get_by_role("region", name="What you can do")
    expect(doing.get_by_role("listitem").get_by_role("button").first).to_be_enabled()


def test_all_that_is_chosen_for_a_new_table_is_agreed_there(visitor: Come) -> None:
    ann = visitor("Ann")
    page = ann.page
    page.goto("/new/mystic-warriors")
    page.get_by_label("Seats", exact=True).select_option("3")
    page.get_by_label("Brave 2").select_option("random")
    page.get_by_label("Brave 3").select_option("open")
    page.get_by_label("Feathers").fill("14")
    page.get_by_label("Luck without raid only").check()
    page.get_by_label("Everybody", exact=True).check()
    page.get_by_label("A bank of time").check()
    page.get_by_label("Minutes").fill("15")
    page.get_by_label("Seconds more for each decision").fill("5")
    page.get_by_label("Hints and odds").uncheck()
    page.get_by_label("Fair dealing that can be checked").uncheck()
    page.get_by_role("button", name="Lay the table").click()
    table = arrived(ann)
    assert [seat["bot"] or seat["name"] for seat in table["seats"]] == ["Ann", "random", None]
    assert table["options"] == {"first_seat": 0, "feathers": 14, "luck_without_raid_only": True}
    assert table["clock"] == {"clock": "bank", "seconds": 900, "increment": 5}
    assert (table["public"], table["helps"], table["fair"]) == (True, False, False)


@pytest.mark.parametrize(
    ("game", "option", "means"),
    [
        ("plains-indian-wars", "Max rounds", "0 means 12, as the edition says"),
        ("mystic-warriors", "First seat", "0 means that it is drawn at random"),
    ],
)
def test_the_note_of_a_number_says_what_0_means(visitor: Come, game: str, option: str, means: str) -> None:
    page = visitor("Ann").page
    page.goto(f"/new/{game}")
    expect(page.get_by_label(option)).to_have_value("0")
    expect(page.get_by_text(means)).to_be_visible()


def test_a_new_table_calls_bots_by_what_they_are_like(visitor: Come) -> None:
    page = visitor("Ann").page
    page.goto("/new/indian-wars")
    expect(page.get_by_label("Indians").get_by_role("option")).to_have_text(
        ["You", "Open: a person who comes", "Random bot", "Strong bot (heuristic)"]
    )


def test_a_refusal_is_shown_at_the_form_and_nothing_is_lost(visitor: Come) -> None:
    ann = visitor("Ann")
    page = ann.page
    page.goto("/new/plains-indian-wars")
    page.get_by_label("Max rounds").fill("6")
    page.get_by_role("button", name="Lay the table").wait_for()
    answer = '{"code": "tables", "reason": "You have 50 tables that aren\'t finished."}'
    page.route("**/api/tables", lambda route: route.fulfill(status=429, body=answer))
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("alert")).to_have_text("You have 50 tables that aren't finished.")
    expect(page.get_by_label("Max rounds")).to_have_value("6")


def test_the_list_says_whose_turn_it_is_and_lets_one_take_a_seat(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    mine = make(ann, "indian-wars", ["you", "random"], fair=False)
    free = make(bob, "mystic-warriors", ["you", "open"], fair=False)
    page = ann.page
    page.goto("/tables")
    row = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/t/{mine}']"))
    expect(row).to_contain_text("Your turn")
    other = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/t/{free}']"))
    other.get_by_role("button", name=re.compile("Take a seat")).click()
    assert arrived(ann)["id"] == free


def test_a_table_that_has_not_begun_is_closed_from_the_list(visitor: Come) -> None:
    ann = visitor("Ann")
    make(ann, "indian-wars", ["you", "open"])
    ann.page.goto("/tables")
    ann.page.get_by_role("button", name="Close the table: Indian Wars").click()
    expect(ann.page.get_by_text("You sit at no table yet.")).to_be_visible()


def test_only_the_maker_is_offered_to_close_a_table_and_to_make_links(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, "mystic-warriors", ["you", "open", "open"])
    join(bob, table)
    for each, offered in ((ann, 1), (bob, 0)):
        each.page.goto("/tables")
        row = each.page.get_by_role("listitem").filter(has=each.page.locator(f"a[href='/t/{table}']"))
        expect(row.get_by_role("link", name=re.compile("To the table"))).to_be_visible()
        expect(row.get_by_role("button", name=re.compile("Close the table"))).to_have_count(offered)
        each.page.goto(f"/t/{table}")
        expect(each.page.get_by_role("list", name="Seats")).to_be_visible()
        expect(each.page.get_by_role("button", name=re.compile("Make a link"))).to_have_count(offered)


def test_a_match_file_goes_on_at_a_new_table_from_the_step_that_is_named(
    visitor: Come, tmp_path: Path
) -> None:
    ann = visitor("Ann")
    hot = make(ann, "indian-wars", ["you", "you"], fair=False)
    kept = tmp_path / "match.json"
    kept.write_bytes(ann.context.request.get(f"/api/tables/{hot}/file").body())
    page = ann.page
    page.goto("/tables")
    page.get_by_label("Choose a match file").last.set_input_files(kept)
    page.get_by_label("Where it goes on").select_option("earlier")
    page.get_by_label("After so many decisions").fill("0")
    page.get_by_label("Indians").select_option("random")
    page.get_by_role("button", name="Lay this table").click()
    table = arrived(ann)
    assert table["imported"]
    assert table["seats"][1]["bot"] == "random"


def test_what_is_no_match_file_is_refused_with_a_sentence(visitor: Come, tmp_path: Path) -> None:
    ann = visitor("Ann")
    other = tmp_path / "other.json"
    other.write_text('{"kind": "letter"}', encoding="utf-8")
    ann.page.goto("/tables")
    ann.page.get_by_label("Choose a match file").last.set_input_files(other)
    expect(ann.page.get_by_role("alert")).to_have_text("That isn't a match file of Tallgrass.")


def test_rules_are_searched_and_a_link_leads_to_one(visitor: Come) -> None:
    page = visitor().page
    page.goto("/rules/plains-indian-wars#P-37")
    shown = page.get_by_role("article").filter(has_text="Where to retreat")
    expect(shown).to_be_in_viewport()
    shown.get_by_role("link", name="P-24").click()
    page.wait_for_url("**#P-24")
    expect(page.get_by_role("article").filter(has_text="Where purple may be")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("wagon TREATY")
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("article").locator("mark").first).to_have_text("wagon")
    page.get_by_role("searchbox").fill("buffalo grass")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


def test_a_name_and_the_looks_are_kept(visitor: Come) -> None:
    ann = visitor()
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name="Change your name").click()
    page.get_by_label("Your name", exact=True).last.fill("Ann")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="You are Ann.")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Dark").check()
    page.get_by_label("Plain names").check()
    page.reload()
    expect(page.get_by_role("button", name="You are Ann.")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    with page.expect_request("**/material?**") as asked:
        page.goto("/rules/indian-wars")
    assert "plain=true" in asked.value.url


def test_after_a_link_the_title_is_the_page_s_and_its_heading_is_focused(visitor: Come) -> None:
    ann = visitor("Ann")
    page = ann.page
    page.goto(f"/t/{make(ann, 'indian-wars', ['you', 'random'], fair=False)}")
    expect(page.get_by_role("heading", name="Indian Wars").first).to_be_visible()
    page.get_by_role("link", name="Tables", exact=True).click()
    expect(page.get_by_role("heading", name="Tables", exact=True)).to_be_focused()
    expect(page).to_have_title("Tables · Tallgrass")
    page.go_back()
    expect(page).to_have_title(re.compile("Indian Wars"))


def test_whoever_leaves_a_table_while_it_loads_is_not_there_any_more(visitor: Come) -> None:
    ann = visitor("Ann")
    page = ann.page
    address = f"/t/{make(ann, 'indian-wars', ['you', 'random'], fair=False)}"
    sockets: list[WebSocket] = []
    asked: list[Route] = []
    materials: list[str] = []

    def opened(socket: WebSocket) -> None:
        sockets.append(socket)

    def hold(route: Route) -> None:
        asked.append(route)

    def fetched(request: Request) -> None:
        if "/material?" in request.url:
            materials.append(request.url)

    page.on("websocket", opened)
    page.on("requestfinished", fetched)
    info = f"**/api/tables/{address.removeprefix('/t/')}"
    page.route(info, hold)  # it is slow to come
    page.goto("/")
    button = page.get_by_role("button", name="Play a bot: Indian Wars")
    expect(button).to_be_visible()
    with ann.cut():
        for n in range(4):
            page.evaluate(GO, address)
            while len(asked) == n:
                page.wait_for_timeout(10)
            page.go_back()
            expect(button).to_be_visible()
        for route in asked:
            route.continue_()
        while len(materials) < len(asked):
            page.wait_for_timeout(10)
        # Whoever comes then has the only socket; those before him would have opened theirs by now.
        page.unroute(info)
        page.evaluate(GO, address)
        expect(page.get_by_role("region", name="What you can do").get_by_role("status")).not_to_be_empty()
        assert [socket.is_closed() for socket in sockets] == [False]
        page.go_back()
        expect(button).to_be_visible()
    expect(page).not_to_have_title(re.compile("Your move"))


def test_a_table_that_was_closed_says_so_and_leads_away(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, "indian-wars", ["you", "open"])
    bob.page.goto(f"/t/{table}")
    expect(bob.page.get_by_role("list", name="Seats")).to_be_visible()
    expect(bob.page.get_by_text("The match hasn't begun.")).to_be_visible()
    expect(bob.page.get_by_role("log", name="What happened")).to_have_text("Nothing has happened yet.")
    assert ann.context.request.delete(f"/api/tables/{table}").ok
    bob.page.goto(f"/t/{table}")
    expect(bob.page.get_by_text("This table was closed before a match began.")).to_be_visible()
    bob.page.get_by_role("link", name="To the tables").click()
    expect(bob.page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("part", "told"), [("table", "couldn't be loaded"), ("indian-wars", "couldn't be fetched")]
)
def test_after_an_upgrade_trying_again_loads_the_page_anew(visitor: Come, part: str, told: str) -> None:
    ann = visitor("Ann")
    page = ann.page
    table = make(ann, "indian-wars", ["you", "random"], fair=False)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    gone = re.compile(rf"/assets/{part}-\w+\.js$")
    page.route(gone, lambda route: route.abort("connectionrefused"))
    with ann.cut():
        page.evaluate(GO, f"/t/{table}")
        expect(page.get_by_text(told)).to_be_visible()
        page.evaluate("window.old = true")
        page.unroute(gone)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("region", name="What you can do")).to_be_visible()
    assert page.evaluate("window.old") is None
