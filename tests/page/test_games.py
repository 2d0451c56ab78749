"""Whole matches in the browser: between two windows, against a bot, at one screen, by the keyboard alone."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

import tallgrass
from tallgrass.kernel.files import parse
from tallgrass.kernel.match import Match
from tallgrass.kernel.replay import load
from tests.page.browsing import script
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, join, make, play_out

# Short forms of the games: at random the Mystic Warriors take ten thousand steps to 28 feathers.
GAMES: dict[str, dict[str, Any]] = {
    "indian-wars": {},
    "mystic-warriors": {"feathers": 1},
    "plains-indian-wars": {"max_rounds": 2},
}


def test_all_games_are_played() -> None:
    assert set(GAMES) == set(tallgrass.games())


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_to_the_end_and_neither_is_sent_what_the_other_one_holds(
    visitor: Come, game: str
) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    table = make(ann, game, ["you", "open"], options=GAMES[game])
    join(bob, table)
    places = [Place(ann, table).open(), Place(bob, table).open()]
    for place in places:
        expect(place.page.get_by_role("heading", name=tallgrass.game(game).title)).to_be_visible()
    for n in range(6):  # with the mouse, as far as it goes; then faster
        mover(places).act(chooser(n))
    play_out(places, seed=7)
    for place in places:
        expect(place.actions).to_have_count(0)
    first, second = (place.visitor.heard("over")[-1] for place in places)
    assert first == second
    document = parse(ann.context.request.get(f"/api/tables/{table}/file").body())
    for seat, place in enumerate(places):
        only_what_it_may_know(seat, place, load(tallgrass.game(game), document))


def mover(places: Sequence[Place]) -> Place:
    """The first whose newest view lets him do something, once there is one."""

    def able() -> list[Place]:
        newest = ((place, place.visitor.heard("view")[-1:]) for place in places)
        return [place for place, views in newest if any(view["legal"] for view in views)]

    places[0].wait(lambda: bool(able()), "nobody can do anything")
    return able()[0]


def only_what_it_may_know(seat: int, place: Place, match: Match) -> None:
    """All that came is what this seat knows by the rules, at some moment of the match."""
    actions = match.game.actions
    allowed: dict[
        bytes, list[set[str]]
    ] = {}  # by a view: what can be done at the moments at which it is seen
    for n in range(len(match.document().entries) + 1):
        state = match.position(n)
        able = {actions.name(action) for action in state.legal(seat)} if seat in state.to_move() else set()
        allowed.setdefault(msgspec.json.encode(state.view(seat)), []).append(able)
    views = place.visitor.heard("view")
    assert len(views) > 5
    for view in views:
        offered = {choice["action"] for choice in view["legal"]}
        assert any(offered <= able for able in allowed[msgspec.json.encode(view["view"])])
    heard = [frame.message for frame in place.visitor.frames if not frame.sent]
    events = [piece["event"] for message in heard for piece in message.get("news", ())]
    assert len(events) > 5
    assert all(event["seats"] is None or seat in event["seats"] for event in events)
    hellos = [frame.message for frame in place.visitor.frames if frame.sent and '"hello"' in frame.text]
    assert {hello["seat"] for hello in hellos} == {seat}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_a_bot_is_played_to_the_end(visitor: Come, game: str) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, game, ["you", "random"], options=GAMES[game])).open()
    play_out([place], seed=11)
    counted = ann.context.request.get(f"/api/games/{game}/material").json()["scores"]
    caption = place.doing.get_by_role("table").first.get_by_role("caption")
    expect(caption).to_have_text(counted)
    assert [line for line in place.log.inner_text().splitlines() if line.strip()]
    if game == "plains-indian-wars":  # what the points are made of is laid out
        for side, score in zip(("Indians", "US"), ann.heard("over")[-1]["result"]["scores"], strict=True):
            expect(place.doing.get_by_text(re.compile(rf"^{side}: .* = {score}$"))).to_be_visible()


def test_one_person_plays_both_seats_at_one_screen(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "you"])).open()
    play_out([place], seed=5)


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_plays(visitor: Come, game: str) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, game, ["you", "random"], options=GAMES[game])).open()
    place.act(chooser(0), press=lambda button: by_keyboard(button, 400))  # from the top, over all the board
    for n in range(1, 12):
        place.wait(lambda: place.over() or place.actions.count() > 0, "nothing can be done")
        if place.over():
            break
        place.act(chooser(n), press=lambda button: by_keyboard(button, place.actions.count() + 2))


def test_a_whole_match_is_played_by_the_digits(visitor: Come) -> None:
    place = Place(ann := visitor("Ann"), make(ann, "indian-wars", ["you", "random"])).open()
    dice = random.Random(3)
    while True:
        place.wait(lambda: place.over() or place.actions.count() > 0, "nothing can be done")
        if place.over():
            break
        by_digit(place, 1 + dice.randrange(min(place.actions.count(), 9)))
    expect(place.doing.get_by_role("heading", name=re.compile("^(You (won|lost)|A draw)$"))).to_be_visible()


def test_a_long_list_is_searched_and_its_last_line_has_a_key(visitor: Come) -> None:
    place = Place(
        ann := visitor("Ann"), make(ann, "plains-indian-wars", ["you", "random"], fair=False)
    ).open()
    find = place.doing.get_by_role("searchbox", name="Find in the list")
    find.fill("two n7")
    expect(place.actions).to_have_count(1)
    find.fill("two nowhere")
    expect(place.doing).to_contain_text("Nothing in the list is called so.")
    find.fill("n7 TWO")
    place.act(press=lambda _button: find.press("Enter"))
    assert "Two green cubes come to N7" in place.log.inner_text()
    for label in ("N7", "S1"):  # the rest of green, then orange; it ends with what stands last
        place.act(lambda _count, label=label: _first(place, label))  # type: ignore[misc]
    expect(place.actions.first).to_be_enabled()
    last = place.view()["legal"][-1]["action"]
    place.act(press=lambda _button: place.page.keyboard.press("0"))
    sent = [frame.message for frame in ann.frames if frame.sent and frame.text.startswith('{"type":"act"')]
    assert sent[-1]["action"] == last


def _first(place: Place, label: str) -> int:
    return next(n for n, text in enumerate(place.actions.all_inner_texts()) if label in text)


def by_digit(place: Place, digit: int) -> None:
    """Do what stands at that place of the list."""
    place.act(lambda _count: digit - 1, press=lambda _button: place.page.keyboard.press(str(digit)))


def by_keyboard(button: Locator, most: int) -> None:
    """Come to a button by so many Tabs at most from where the focus is, and press Enter."""
    page = button.page
    name = button.evaluate("(button) => button.ariaLabel ?? button.textContent.trim()")
    focused = script("focused")
    for _ in range(most + 1):
        if page.evaluate(focused, name):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab doesn't lead to {name!r}")
