"""What one does at a table besides playing on: taking back, asking, looking back, talking, coming again."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tallgrass.kernel.files import parse
from tests.page.browsing import NARROW, WIDE, script
from tests.page.conftest import FLAGS, Come
from tests.page.tables import Place, chooser, join, make, play_out
from tests.server.running import serving


def test_a_step_is_taken_back_where_nobody_has_learnt_anything(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "random"])).open()
    expect(place.actions.first).to_be_visible()
    before = place.view()
    discard = place.actions.filter(has_text="Discard").first
    expect(place.undo).to_have_count(0)
    discard.click()
    place.undo.click()
    place.wait(lambda: place.view()["undo"] is not None, "it wasn't taken back")
    assert place.view()["view"]["hand"] == before["view"]["hand"]
    assert place.view()["legal"] == before["legal"]


def test_a_card_flies_from_its_own_place(visitor: Come) -> None:
    ann = visitor("Ann", motion="no-preference")
    ann.page.add_init_script(script("flights"))
    place = Place(ann, make(ann, "indian-wars", ["you", "random"])).open()
    expect(place.actions.first).to_be_enabled()
    discard = next(choice for choice in place.view()["legal"] if choice["label"].startswith("Discard"))
    card = place.page.locator(f'[data-target="card:{discard["action"].split(":")[1]}"]')
    box = card.bounding_box()
    assert box is not None
    card.click()
    place.wait(lambda: place.page.evaluate("flights.length > 0"), "nothing flew")
    x, y = place.page.evaluate("flights[0]")
    off = max(abs(x - box["x"] - box["width"] / 2), abs(y - box["y"] - box["height"] / 2))
    assert off < 30


def _steps(visitor: Come, motion: str) -> Place:
    """A table at which a bot has just made many steps, one soon after the other."""
    ann = visitor("Ann", motion=motion)
    ann.page.add_init_script(script("flights"))
    place = Place(ann, make(ann, "mystic-warriors", ["you", "random", "random"], fair=False)).open()
    for n in range(4):
        place.act(chooser(n))
        place.wait(lambda: 0 in place.view()["to_move"], "the bots don't move")
    return place


def test_pieces_fly_one_after_another_though_steps_come_faster(visitor: Come) -> None:
    place = _steps(visitor, "no-preference")
    place.wait(lambda: place.page.evaluate("flights.length > 5"), "nothing flew")
    assert place.page.evaluate("atOnce") == 1
    assert all(150 <= lasted <= 250 for lasted in place.page.evaluate("lasted"))


def test_nothing_flies_for_whoever_wants_it_still(visitor: Come) -> None:
    place = _steps(visitor, "reduce")
    expect(place.actions.first).to_be_enabled()
    assert place.page.evaluate("flights") == []


def test_a_hint_is_shown_as_one_of_the_choices_and_on_the_board(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(
        ann, make(ann, "indian-wars", ["you", "random"], helps=False)
    ).open()  # alone one may always
    expect(place.actions.first).to_be_visible()
    advised = ""
    for hints in range(10):
        place.hint.click()
        place.wait(lambda: len(ann.heard("hint")) > hints, "there is no hint")  # noqa: B023 - at once
        advised = ann.heard("hint")[-1]["action"]
        if ":" in advised:
            break
        able = [choice["action"] for choice in place.view()["legal"]]
        place.act(lambda _count: able.index(advised))  # noqa: B023 - it is about no card; on to the next
        expect(place.hint).to_be_enabled()
    label = next(choice["label"] for choice in place.view()["legal"] if choice["action"] == advised)
    expect(place.doing.get_by_role("status").filter(has_text=label)).to_be_visible()
    card = place.page.locator("tallgrass-card[marked]")
    expect(card).to_have_count(1)
    expect(card).to_have_attribute("data-target", f"card:{advised.split(':')[1]}")


def test_the_past_can_be_looked_at_and_nothing_be_done_there(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "random"])).open()
    for n in range(4):
        place.act(chooser(n))
    expect(place.actions.first).to_be_visible()
    now = place.view()["version"]
    place.go_to("Back")
    expect(place.actions).to_have_count(0)
    expect(place.page).to_have_url(re.compile(r"#\d+$"))
    place.page.reload()  # the address is that of the moment
    expect(place.step).to_have_value(str(now - 1))
    place.go_to("First")
    expect(place.page).to_have_url(re.compile(r"#1$"))
    place.page.reload()
    expect(place.step).to_have_value("1")
    place.go_to("Forward")
    expect(place.step).to_have_value("2")
    place.go_to("Now")
    expect(place.actions.first).to_be_visible()
    expect(place.page).not_to_have_url(re.compile("#"))


def test_a_moment_that_there_is_not_is_said_to_be_none(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False))
    said = place.page.get_by_role("status").filter(has_text="There is no such moment")
    place.page.goto(f"/t/{place.table}#9999.0")
    expect(said).to_be_visible()
    expect(place.actions.first).to_be_visible()
    assert "#" not in place.page.url
    place.act(chooser(0))
    place.page.evaluate("location.hash = '#1.0'")
    expect(place.step).to_have_value("1")
    for moment in ("#9999.0", "#9999", "#0.0", "#first"):
        place.page.evaluate("moment => { location.hash = moment; }", moment)
        expect(place.page).not_to_have_url(re.compile("#"))
        expect(said).to_be_visible()
        expect(place.step).to_have_value(str(place.view()["version"]))
    # What happens before the browser tells that another moment was named doesn't name the old one again.
    place.page.evaluate("location.hash = '#1.0'")
    expect(place.page).to_have_url(re.compile("#1$"))
    expect(said).to_have_count(0)
    place.page.evaluate(
        "location.hash = '#9999.0';"
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '[', bubbles: true }))"
    )
    expect(said).to_be_visible()
    expect(place.page).not_to_have_url(re.compile("#"))
    place.page.evaluate("location.hash = '#1.1'")  # by what the other one sees
    expect(place.page.get_by_role("status").filter(has_text="when the match is over")).to_be_visible()
    expect(place.page).not_to_have_url(re.compile("#"))


def test_a_moment_is_sent_to_the_other_one_while_the_match_goes_on(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = make(ann, "indian-wars", ["you", "open"], fair=False)
    join(bob, table)
    mine, other = Place(ann, table).open(), Place(bob, table).open()
    for verb in ("discard", "draw", "done"):  # that she is done all see, the others are her secret
        expect(mine.actions.first).to_be_enabled()
        able = [choice["action"] for choice in mine.view()["legal"]]
        mine.act(_always(next(n for n, action in enumerate(able) if action.startswith(verb))))
    mine.go_to("Back")
    expect(mine.step).to_have_value("3")
    expect(mine.page.get_by_text("You look at the past.")).to_be_visible()
    mine.page.get_by_role("button", name="Copy a link to this moment").click()
    expect(mine.page.get_by_role("status").filter(has_text="from his own place")).to_be_visible()
    address = mine.page.evaluate("navigator.clipboard.readText()")
    assert address.endswith(f"/t/{table}#1")
    assert mine.page.url == address, "it tells nobody how often she has acted in secret"
    mine.page.reload()
    expect(mine.step).to_have_value("3")
    other.page.goto(address)
    expect(other.page.get_by_text("You look at the past.")).to_be_visible()
    expect(other.step).to_have_value("1")


def test_in_the_past_nothing_acts_on_the_present(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], helps=True, fair=False)).open()
    expect(place.actions.first).to_be_visible()
    place.actions.filter(has_text="Discard").first.click()
    expect(place.undo).to_be_visible()
    expect(place.hint).to_be_enabled()
    place.page.keyboard.press("h")
    place.wait(lambda: bool(ann.heard("hint")), "the key asks for no hint")
    place.go_to("Back")
    expect(place.page.get_by_text("You look at the past.")).to_be_visible()
    for gone in (place.undo, place.hint, place.doing.get_by_text("The strongest bot would")):
        expect(gone).to_have_count(0)
    kinds = [frame.message["type"] for frame in ann.frames if frame.sent]
    for key in ("u", "h", "1", "9"):
        place.page.keyboard.press(key)
    expect(place.page.get_by_text("You look at the past.")).to_be_visible()
    place.page.get_by_role("button", name="More about this match").click()
    expect(place.page.get_by_role("link", name="Save as a file")).to_be_visible()
    expect(place.page.get_by_role("button", name="Play on from here")).to_have_count(1)
    assert [frame.message["type"] for frame in ann.frames if frame.sent] == kinds
    place.go_to("Now")
    place.page.keyboard.press("u")
    expect(place.undo).to_have_count(0)


def test_what_one_says_the_other_one_reads(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, "indian-wars", ["you", "open"])
    join(bob, table)
    places = [Place(ann, table).open(), Place(bob, table).open()]
    for place in places:
        place.page.get_by_role("tab", name="Chat").click()
    line = places[0].page.get_by_role("form", name="Chat").get_by_role("textbox")
    line.fill("<b>Good luck</b>")
    line.press("Enter")
    expect(places[1].page.get_by_role("log", name="Chat")).to_contain_text("<b>Good luck</b>")


def test_a_cut_in_the_middle_of_a_move_loses_nothing_and_does_nothing_twice(
    visitor: Come, tmp_path: Path
) -> None:
    with serving(str(tmp_path / "tallgrass.db"), *FLAGS) as server:
        ann = visitor("Ann", url=server.url)
        place = Place(ann, make(ann, "indian-wars", ["you", "random"])).open()
        place.act(chooser(1))
        expect(place.actions.first).to_be_visible()
        steps = len(_entries(place))
        link = place.page.locator("header").get_by_role("status")
        expect(link.filter(has_text="Connected")).to_be_visible()
        with ann.cut():
            server.kill()
            expect(place.page.get_by_text("The connection is cut")).to_be_visible()
            expect(link.filter(has_text="Cut off")).to_be_visible()
            expect(place.actions).to_have_count(0)  # nothing is offered that can't be done
            expect(place.hint).to_be_disabled()
            server.restart()
            expect(place.actions.first).to_be_visible()
            expect(link.filter(has_text="Connected")).to_be_visible()
        assert len(_entries(place)) == steps
        place.act(chooser(2))
        own = [entry for entry in _entries(place) if entry.get("seat") == 0]
        assert len(own) == 2
        ann.page.goto("about:blank")  # before there is no server any more


def test_a_server_that_stalls_is_said_to_be_late_and_then_it_goes_on(visitor: Come, tmp_path: Path) -> None:
    with serving(str(tmp_path / "tallgrass.db"), *FLAGS) as server:
        ann = visitor("Ann", url=server.url)
        place = Place(ann, make(ann, "indian-wars", ["you", "random"])).open()
        expect(place.actions.first).to_be_enabled()
        link = place.page.locator("header").get_by_role("status")
        with ann.cut():  # a browser that is slow itself may give it up
            os.killpg(server.process.pid, signal.SIGSTOP)
            try:
                place.actions.filter(has_text="Done").click()
                expect(link.filter(has_text="Waiting for the server")).to_be_visible()
                expect(place.doing).to_contain_text("Sent")
                for gone in (place.actions, place.undo):  # nothing is offered before that is answered
                    expect(gone).to_have_count(0)
                place.page.keyboard.press("1")
            finally:
                os.killpg(server.process.pid, signal.SIGCONT)
            expect(link.filter(has_text="Connected")).to_be_visible()
            place.act()
        assert [entry.get("seat") for entry in _entries(place)].count(0) == 2
        ann.page.goto("about:blank")  # before there is no server any more


def test_whoever_comes_again_finds_the_table_as_it_is(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"])).open()
    place.act(chooser(1))
    expect(place.actions.first).to_be_visible()
    before = place.actions.all_inner_texts()
    ann.frames.clear()
    place.page.reload()
    expect(place.actions.first).to_be_visible()
    assert place.actions.all_inner_texts() == before


def _always(place: int) -> Callable[[int], int]:
    return lambda _count: place


def test_after_a_reload_one_sees_what_happened_since_ones_last_turn(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, "indian-wars", ["you", "open"], fair=False)
    join(bob, table)
    mine, other = Place(ann, table).open(), Place(bob, table).open()
    for place in (mine, other):
        expect(place.actions.first).to_be_visible()
        done = [each["action"] for each in place.view()["legal"]].index("done")
        place.act(_always(done))
    since = mine.log.get_by_text("Since your last turn")
    expect(since).to_be_visible()
    mine.page.reload()
    expect(since).to_be_visible()
    last = since.locator("xpath=preceding::button[1]")
    told = [
        piece for piece in mine.view()["news"] if piece["line"] and piece["version"] <= mine.view()["acted"]
    ]
    expect(last).to_have_text(told[-1]["line"])


def test_all_that_a_bot_did_in_its_turn_leaves_its_trace_and_in_the_past_what_happened_then(
    visitor: Come,
) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "mystic-warriors", ["you", "random"], fair=False)).open()
    for n in range(30):
        place.act(chooser(n))
        place.wait(lambda: 0 in place.view()["to_move"], "the bot doesn't move")
        if place.view()["version"] - place.view()["acted"] > 1:
            break
    seen = place.view()
    assert seen["version"] - seen["acted"] > 1
    pieces = {piece["n"]: piece for view in ann.heard("view") for piece in view["news"]}
    board = place.page.locator("tallgrass-mystic-warriors-board")

    def traced() -> list[int]:
        numbers: list[int] = board.evaluate("board => board.fresh.map((piece) => piece.n)")
        return numbers

    since = [n for n, piece in pieces.items() if piece["version"] >= seen["acted"]]
    place.wait(lambda: traced() == since, "not all of it is fresh")
    place.go_to("Back")
    then = [n for n, piece in pieces.items() if piece["version"] == seen["version"] - 1]
    place.wait(lambda: traced() == then, "something of another moment is fresh")


def test_a_match_is_saved_and_goes_on_from_its_file(visitor: Come, tmp_path: Path) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "random"])).open()
    for n in range(3):
        place.act(chooser(n))
    place.page.get_by_role("button", name="More about this match").click()
    with place.page.expect_download() as saved:
        place.page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "match.json"
    saved.value.save_as(file)
    assert parse(file.read_bytes()).game == "indian-wars"
    place.page.goto("/tables")
    with place.page.expect_file_chooser() as chooser_shown:
        place.page.get_by_role("button", name="Choose a match file").click()
    chooser_shown.value.set_files(file)
    where = place.page.get_by_label("Where it goes on")
    expect(where.locator("option:checked")).to_have_text(
        re.compile(r"^At the end \(after all \d+ decisions\)$")
    )
    expect(place.page.get_by_label("After so many decisions")).to_have_count(0)
    where.select_option(label="Earlier")
    expect(place.page.get_by_label("After so many decisions")).to_be_visible()
    where.select_option(index=0)
    place.page.get_by_role("button", name="Lay this table").click()
    place.page.wait_for_url("**/t/*")
    again = Place(ann, place.page.url.rsplit("/", 1)[1])
    assert again.table != place.table
    again.act(chooser(4))


def _entries(place: Place) -> list[dict[str, object]]:
    """The log of a match, by the file that one may have."""
    answer = place.visitor.context.request.get(f"/api/tables/{place.table}/file")
    entries: list[dict[str, object]] = answer.json()["entries"]
    return entries


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_what_came_of_a_contest_stands_above_the_next_question(visitor: Come, size: tuple[int, int]) -> None:
    ann = visitor("Ann", size=size)
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False)).open()
    told = place.doing.get_by_text(re.compile(r"^Initiative: you \d+, Indians \d+; "))
    while not told.count():
        place.actions.last.click()  # Done, or what is asked first
        place.wait(lambda: place.actions.count() > 0 or told.count() > 0, "nothing came of it")
    above, prompt = told.bounding_box(), place.prompt.bounding_box()
    assert above is not None and prompt is not None
    assert above["y"] + above["height"] <= prompt["y"]
    expect(told).to_be_in_viewport(ratio=1)
    expect(place.prompt).to_be_in_viewport(ratio=1)


def test_a_bot_plays_for_somebody_until_he_wants_to_play_himself(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, "indian-wars", ["you", "open"])
    join(bob, table)
    place, other = Place(ann, table).open(), Place(bob, table).open()
    expect(place.actions.first).to_be_visible()
    menu = place.page.get_by_role("button", name="More about this match")
    menu.click()
    handing = place.page.get_by_role("button", name=re.compile("^Let a .*bot.* play for me$"))
    expect(handing).to_have_text(["Let a strong bot (heuristic) play for me", "Let a random bot play for me"])
    handing.last.click()
    expect(other.page.get_by_text("random bot", exact=True)).to_be_visible()
    menu.click()
    place.page.get_by_role("button", name="Play myself again").click()
    expect(other.page.get_by_text("random bot", exact=True)).to_have_count(0)


def test_two_fingers_draw_the_map_nearer_and_farther(visitor: Come) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    ann.page.clock.install()
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    drawn = place.page.get_by_role("group", name="The map of the Plains")
    expect(drawn).to_be_visible()
    widths = [_width(drawn)]
    for ends in ((20, 80), (80, 20)):
        _pinch(place, *ends)
        widths.append(_width(drawn))
    whole, near, again = widths
    assert near > 2 * whole
    assert again < near / 2
    ann.page.clock.run_for(2000)  # and no finger has rested on anything
    expect(place.page.get_by_role("dialog")).to_have_count(0)


def _width(drawn: Locator) -> float:
    box = drawn.bounding_box()
    assert box is not None
    return box["width"]


def _pinch(place: Place, first: int, last: int) -> None:
    """Two fingers on the map go from so far on either side of its middle to so far."""
    fingers = place.visitor.context.new_cdp_session(place.page)
    step = 6 if last > first else -6
    for n, apart in enumerate([*range(first, last, step), last]):
        points = [{"x": 187 + side * apart, "y": 320} for side in (-1, 1)]
        kind = "touchMove" if n else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_log_stays_at_its_end_however_much_happens_at_once(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False)).open()
    play_out([place], seed=2)
    below = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    log = place.page.locator("tallgrass-log")
    place.wait(lambda: log.evaluate(below) < 2, "the end isn't in sight")
    log.hover()
    place.page.mouse.wheel(0, -400)
    place.wait(lambda: log.evaluate(below) > 300, "it can't be scrolled")
    place.page.set_viewport_size({"width": 1440, "height": 1000})
    place.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert log.evaluate(below) > 150, "who reads further up is left there"


def test_when_the_network_is_back_the_line_is_tried_at_once(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False)).open()
    expect(place.actions.first).to_be_enabled()

    def pings() -> int:
        return sum(frame.sent and frame.message["type"] == "ping" for frame in ann.frames)

    assert not pings()
    place.page.evaluate("dispatchEvent(new Event('online'))")
    place.wait(lambda: pings() == 1, "nobody asks whether it stands")
    place.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    place.wait(lambda: pings() == 2, "nobody asks whether it stands")
