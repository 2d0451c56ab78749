"""What the page explains: why not, odds, how a match went; and playing on from there."""

from __future__ import annotations

import math
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

import tallgrass
from tallgrass.games.plains_indian_wars.moments import top
from tallgrass.games.plains_indian_wars.steps import Engagement
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.match import Match
from tests.page.browsing import NARROW, WIDE, Message, script
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, join, make, resume

FACES = re.compile("^(Weapon|Treaty|Blank)$")


def _thing(place: Place, target: str) -> Locator:
    """Something on the board by what it stands for."""
    return place.page.locator(f'[data-target="{target}"]').first


def test_what_cannot_be_done_says_why_and_opens_its_rule(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "you"], fair=False)).open().come()
    place.actions.filter(has_text="Done").click()
    place.page.get_by_role("button", name="I am Indians").click()
    place.actions.filter(has_text="Done").click()
    expect(place.prompt).to_contain_text("Initiative")
    cards = place.page.locator('tallgrass-card[data-target^="card:"]:not([lit])')
    unlit = cards.first.get_attribute("data-target")
    assert unlit is not None
    _thing(place, unlit).click()
    note = place.page.get_by_role("dialog").filter(has=place.page.get_by_role("alert"))
    expect(note).to_be_visible()
    rule = note.get_by_role("button", name=re.compile("^(Rule |In the rules$)"))
    wanted = re.sub("^Rule ", "", rule.inner_text()).replace("In the rules", "A turn")  # that has no number
    rule.click()
    drawer = place.page.get_by_role("dialog", name="Rules")
    expect(drawer).to_contain_text(wanted)


def test_a_reason_that_comes_when_something_else_is_open_is_not_told_there(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    late: list[tuple[WebSocketRoute, str | bytes]] = []

    def slow(socket: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            if str(text).startswith('{"type":"why"'):
                late.append((socket, text))
            else:
                socket.send(text)

        socket.connect_to_server().on_message(heard)

    ann.page.route_web_socket("**/socket", slow)
    table = make(ann, "plains-indian-wars", ["you", "open"], fair=False)
    join(bob, table)
    place, other = Place(ann, table).open(), Place(bob, table).open()
    expect(place.actions.first).to_be_enabled()
    note = place.page.locator("tallgrass-popover").get_by_role("dialog")
    _thing(place, "place:SE1").press("Enter")
    expect(note).to_have_accessible_name("Navajo Country, SE1")
    place.wait(lambda: bool(late), "no reason was told")
    place.page.keyboard.press("Escape")
    _thing(place, "place:N7").press("Shift+F10")
    expect(note).to_have_accessible_name("Fort Laramie, N7")
    for socket, text in late:
        socket.send(text)
    other.page.get_by_role("tab", name="Chat").click()
    line = other.page.get_by_role("form", name="Chat").get_by_role("textbox")
    line.fill("Well?")
    line.press("Enter")
    expect(place.page.get_by_role("tab", name="Chat (1 new)")).to_be_visible()  # it comes after the reason
    expect(place.page.get_by_role("alert")).to_have_count(0)
    expect(note).to_have_accessible_name("Fort Laramie, N7")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize(("game", "target"), [("plains-indian-wars", "place:SE1"), ("indian-wars", "")])
def test_what_is_refused_shakes_once_unless_one_wants_it_still(
    visitor: Come, game: str, target: str, motion: str
) -> None:
    ann = visitor("Ann", motion=motion)
    ann.page.add_init_script(script("shakes"))
    place = Place(ann, make(ann, game, ["you", "random"], fair=False)).open()
    expect(place.actions.first).to_be_visible()
    if not target:
        place.act(lambda count: count - 1)  # done with Resources: cards of other phases can't be laid now
        place.wait(lambda: 0 in place.view()["to_move"], "the bot doesn't move")
        cards = place.page.locator('tallgrass-card[data-target^="card:"]:not([lit])')
        target = str(cards.first.get_attribute("data-target"))
    thing = _thing(place, target)
    thing.click()
    expect(place.page.get_by_role("alert")).to_be_visible()
    once = [[target, 220]] if motion == "no-preference" else []
    assert place.page.evaluate("shaken") == once


def _ask_odds(place: Place, target: str) -> None:
    expect(place.actions.first).to_be_enabled()
    _thing(place, target).click(button="right")
    place.page.get_by_role("button", name="Odds").click()


def _told_odds(place: Place, heard: int) -> Message:
    """The figures that have come after so many answers; they are to be read on the page."""
    place.wait(lambda: len(place.visitor.heard("odds")) > heard, "no odds were told")
    figures: Message = place.visitor.heard("odds")[-1]["figures"][0]
    expect(place.doing).to_contain_text(figures["title"])
    for what, how_much in figures["rows"]:
        expect(place.doing).to_contain_text(what)
        expect(place.doing).to_contain_text(how_much.strip())
    return figures


def test_odds_are_told_of_an_attack_that_is_considered(visitor: Come) -> None:
    ann = visitor("Ann")
    table = make(ann, "plains-indian-wars", ["you", "heuristic"], helps=True, fair=False)
    place = Place(ann, table).open()
    _ask_odds(place, "place:N7")
    note = place.page.get_by_role("dialog", name="Fort Laramie, N7")
    blue = note.get_by_role("spinbutton", name="Cavalry")
    expect(blue).to_be_focused()
    place.page.keyboard.type("2")
    note.get_by_role("button", name="More: Cavalry").click()
    expect(blue).to_have_value("3")
    note.get_by_role("button", name="More: Settlers").click()
    note.get_by_role("button", name="Odds").click()
    figures = _told_odds(place, 0)
    assert "three blue cubes and one brown cube against one green cube" in figures["title"]
    # What the server refuses is told without what one would type.
    _ask_odds(place, "place:N7")
    note.get_by_role("button", name="Odds").click()
    expect(place.doing.get_by_role("alert")).to_contain_text("There is no fight in N7 (Fort Laramie)")
    expect(place.doing.get_by_role("alert")).not_to_contain_text("Type")


def _fighting() -> tuple[Match, int]:
    """A match in the middle of a fight, and where that is."""
    game = tallgrass.game("plains-indian-wars")
    chance = FastChance(1)
    match = Match(game, ["human", "human"], game.settle({}), chance=FastChance(2))
    while seats := match.to_move():
        view = match.state.view(seats[0])
        assert isinstance(view, PlainsView)
        step = top(view)
        if isinstance(step, Engagement) and step.fighting:
            return match, step.region
        legal = match.state.legal(seats[0])
        match.play(seats[0], legal[chance.below(len(legal))])
    raise AssertionError("Nobody fought.")


def test_odds_are_told_of_a_fight_that_is_going_on(visitor: Come) -> None:
    match, region = _fighting()
    seats = ["you" if seat in match.to_move() else "random" for seat in range(2)]
    file = msgspec.to_builtins(match.document())
    ann = visitor("Ann")
    wish = {"file": file, "seats": seats, "helps": True, "fair": False}
    made = ann.context.request.post("/api/import", data=wish)
    assert made.ok, made.text()
    place = Place(ann, made.json()["table"]["id"]).open()
    code = ann.context.request.get("/api/games/plains-indian-wars/material").json()["places"][region]["code"]
    _ask_odds(place, f"place:{code}")
    assert "from the next round on" in _told_odds(place, 0)["title"]


def test_the_dice_that_were_rolled_last_stay_beside_the_log(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()

    def rolled() -> list[Message]:
        news = (piece["event"] for view in ann.heard("view") for piece in view["news"])
        return [event for event in news if event["type"] == "Rolled"]

    for n in range(100):
        if rolled():
            break
        place.act(chooser(n))
    words = place.page.get_by_role("complementary").get_by_role("group").get_by_text(FACES)
    faces = {("Weapon", "Treaty", "Blank")[face] for face in rolled()[-1]["faces"]}
    place.wait(lambda: faces <= set(words.all_inner_texts()), f"{faces} aren't to be seen")
    shown = words.all_inner_texts()
    place.open()
    place.wait(lambda: words.all_inner_texts() == shown, f"{shown} haven't stayed")


@pytest.mark.parametrize(("motion", "roll"), [("no-preference", True), ("reduce", False)])
def test_dice_roll_when_they_are_thrown_unless_one_wants_it_still(
    visitor: Come, motion: Any, roll: bool
) -> None:
    ann = visitor("Ann", motion=motion)
    ann.page.add_init_script(script("flights"))
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()

    def rolled() -> int:
        news = [piece for view in ann.heard("view") for piece in view["news"]]
        return sum(len(piece["event"]["faces"]) for piece in news if piece["event"]["type"] == "Rolled")

    for n in range(100):
        if rolled():
            break
        assert place.page.evaluate("rolled") == []
        place.act(chooser(n))
    expect(
        place.page.get_by_role("complementary").get_by_role("group").get_by_text(FACES).first
    ).to_be_visible()
    if roll:
        place.wait(lambda: len(place.page.evaluate("rolled")) == rolled(), "not all dice have rolled")
        assert all(150 <= lasted <= 250 for lasted in place.page.evaluate("rolled"))
    else:
        assert place.page.evaluate("rolled") == []


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_menu_of_a_match_is_all_in_sight_and_goes_away_again(
    visitor: Come, size: tuple[int, int]
) -> None:
    ann = visitor("Ann", size=size)
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False)).open()
    expect(place.actions.first).to_be_visible()
    more = place.page.get_by_role("button", name="More about this match")
    menu = place.page.get_by_role("group", name="More about this match")
    more.click()
    expect(menu.get_by_role("button", name="Resign")).to_be_visible()
    expect(menu.get_by_role("button", name=re.compile("^Let a "))).to_have_count(2)
    box = menu.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    place.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    more.click()
    menu.get_by_role("button", name="Resign").click()
    expect(menu).to_have_count(0)
    place.page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(place.actions.first).to_be_enabled()
    assert not place.over()


def _whole(course: Message) -> bool:
    return bool(course["done"] == course["of"])


def test_when_it_is_over_one_sees_how_it_went_and_plays_on_from_a_moment(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, "indian-wars", ["you", "open"], fair=False)
    join(bob, table)
    places = [Place(ann, table).open(), Place(bob, table).open()]
    first = places[0]
    first.act()
    first.resign()
    for place, said in zip(places, ("You lost", "You won"), strict=True):
        expect(place.doing.get_by_role("heading", name=said)).to_be_visible()
        expect(place.doing.get_by_text("Indians won.")).to_have_count(1)
        expect(place.page.get_by_text("decides in secret")).to_have_count(0)
    first.page.get_by_role("button", name="Show how it went").click()
    expect(first.page.get_by_role("heading", name="Course of the match")).to_be_visible()
    first.wait(
        lambda: ann.heard("evaluation")[-1]["done"] == ann.heard("evaluation")[-1]["of"], "no course", 60
    )
    drawn = first.page.get_by_role("img", name="How often Whites won from there")
    expect(drawn).to_be_visible()
    for label in ("0 %", "50 %", "100 %", "1"):
        expect(drawn.get_by_text(label, exact=True)).to_be_visible()
    whose = places[1].page.get_by_role("button", name="Show how it went")
    whose.click()
    expect(places[1].page.get_by_role("img", name="How often Indians won from there")).to_be_visible()
    first.page.get_by_label("Seen by").select_option(label="Indians")  # at the end, too
    first.wait(lambda: [told["seat"] for told in ann.heard("position")[-1:]] == [1], "nobody else's eyes")
    expect(first.board.get_by_role("region", name="Indians")).to_contain_text("Bob")
    first.go_to("First")
    first.wait(lambda: ann.heard("position")[-1]["version"] == 1, "not the first")
    assert ann.heard("position")[-1]["seat"] == 1
    assert ann.heard("position")[-1]["view"]["hand"] == bob.heard("view")[0]["view"]["hand"]
    expect(first.page).to_have_url(re.compile("#1.0@1$"))
    eve = visitor("Eve")
    eve.page.goto(first.page.url)  # a moment is sent to somebody who only watched, with the eyes that saw it
    expect(eve.page.get_by_text("You look at the past.")).to_be_visible()
    expect(Place(eve, table).step).to_have_value("1")
    expect(eve.page.get_by_label("Seen by")).to_have_value("1")
    first.page.get_by_role("button", name="Play on from here").click()
    first.page.wait_for_url(lambda address: "/t/" in address and table not in address)
    told = first.page.get_by_role("status").filter(has_text="A new table, going on from there")
    expect(told).to_be_visible()
    Place(ann, first.page.url.rsplit("/", 1)[1]).act()


def test_where_it_turned_is_told_in_words_and_a_press_goes_there(visitor: Come) -> None:
    ann = visitor("Ann")
    # Behind by two feathers she is about to win five.
    place = Place(ann, resume(ann, "mystic-warriors", 156, 25, feathers=6)).open()
    place.resign()
    place.ask_how_it_went()
    told = ann.heard("evaluation")[-1]
    assert told["swings"]
    turned = place.page.get_by_role("list", name="Where it turned").get_by_role("button")
    expect(turned).to_have_count(len(told["swings"]))
    heard = [frame.message for frame in ann.frames if not frame.sent]
    news = sorted((piece for each in heard for piece in each.get("news", ())), key=lambda piece: piece["n"])
    for line, at in enumerate(told["swings"]):
        before, after = told["points"][at - 1], told["points"][at]
        then = [piece for piece in news if before["version"] < piece["version"] <= after["version"]]
        lines = [piece["line"] for piece in then if piece["line"]]
        done = f"{lines[-1]} (the last of {len(lines)} lines)" if len(lines) > 1 else lines[-1]
        turn = sum(
            piece["event"]["type"] == "TurnBegan" and piece["version"] <= after["version"] for piece in news
        )
        shares = " → ".join(f"{math.floor(100 * each['share'][0] + 0.5)} %" for each in (before, after))
        expect(turned.nth(line)).to_have_text(f"Turn {turn}: {done} Brave 1: {shares}")
    turned.last.click()
    expect(place.page).to_have_url(re.compile(rf"#{told['points'][told['swings'][-1]]['version']}\.0$"))
    expect(place.step).to_have_value(str(told["points"][told["swings"][-1]]["version"]))


def _asked(visitor: Come) -> tuple[Place, Place]:
    """Ann asks to take back a step, and Bob sees it."""
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, "indian-wars", ["you", "open"], fair=False)
    join(bob, table)
    mine, other = Place(ann, table).open(), Place(bob, table).open()
    expect(mine.actions.first).to_be_visible()
    done = next(n for n, each in enumerate(mine.view()["legal"]) if each["action"] == "done")
    mine.act(lambda _count: done)
    ask = mine.page.get_by_role("button", name="Ask to take back")
    expect(ask).to_be_visible()
    ask.click()
    expect(other.page.get_by_text("May I take back a step?")).to_be_visible()
    expect(ask).to_be_disabled()
    return mine, other


def test_a_takeback_is_asked_for_and_agreed_to(visitor: Come) -> None:
    mine, other = _asked(visitor)
    other.page.get_by_role("button", name="Agree").click()
    mine.wait(lambda: any(each["action"] == "done" for each in mine.view()["legal"]), "it wasn't taken back")


def test_a_takeback_that_is_refused_is_told_to_whoever_asked(visitor: Come) -> None:
    mine, other = _asked(visitor)
    other.page.get_by_role("button", name="Refuse").click()
    said = "Indians refused: your step isn't taken back."
    expect(mine.page.get_by_role("status").filter(has_text=said)).to_be_visible()
    expect(mine.doing).to_contain_text(said)
    other.act(lambda count: count - 1)
    mine.act()
    expect(mine.doing).not_to_contain_text(said)


def test_who_was_away_when_his_takeback_was_refused_reads_it_when_he_comes(visitor: Come) -> None:
    mine, other = _asked(visitor)
    mine.page.goto("/")
    other.page.get_by_role("button", name="Refuse").click()
    expect(other.page.get_by_text("May I take back a step?")).to_be_hidden()
    said = "Indians refused: your step isn't taken back."
    for _ in range(2):
        mine.open()
        expect(mine.doing).to_contain_text(said)
    other.act(lambda count: count - 1)
    mine.act()
    expect(mine.doing).not_to_contain_text(said)


def test_a_rematch_is_one_press_and_both_come_there(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "random"], fair=False)).open()
    expect(place.actions.first).to_be_visible()
    place.resign()
    place.page.get_by_role("button", name="Play again").click()
    place.page.wait_for_url(lambda address: "/t/" in address and place.table not in address)
    again = Place(ann, place.page.url.rsplit("/", 1)[1])
    again.wait(lambda: again.actions.count() > 0, "it hasn't begun")
    again.act()
