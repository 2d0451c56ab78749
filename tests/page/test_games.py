"""Whole matches in the browser: between two windows, against a bot, at one screen, by the keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import tallgrass
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, join, make, play_out

# Short forms of the games: at random the Mystic Warriors take ten thousand steps to 28 feathers.
GAMES: dict[str, dict[str, Any]] = {
    "indian-wars": {},
    "mystic-warriors": {"feathers": 2},
    "plains-indian-wars": {"max_rounds": 3},
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
        mover = next(place for place in places if place.actions.count())
        mover.act(chooser(n))
        for place in places:
            place.page.wait_for_timeout(30)
    play_out(places, seed=7)
    for place, seat in zip(places, (0, 1), strict=True):
        expect(place.actions).to_have_count(0)
        for view in place.visitor.heard("view"):
            assert view["view"].get("seat", seat) in (seat, None)
    first, second = (place.visitor.heard("over")[-1] for place in places)
    assert first == second


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_a_bot_is_played_to_the_end(visitor: Come, game: str) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, game, ["you", "random"], options=GAMES[game])).open()
    play_out([place], seed=11)
    assert [line for line in place.log.inner_text().splitlines() if line.strip()]


def test_one_person_plays_both_seats_at_one_screen(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "indian-wars", ["you", "you"])).open()
    play_out([place], seed=5)


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_plays(visitor: Come, game: str) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, game, ["you", "random"], options=GAMES[game])).open()
    for n in range(12):
        if place.over():
            break
        place.act(chooser(n), press=by_keyboard)


def by_keyboard(button: Locator) -> None:
    """Come to a button by Tab from the one before it, or from the top, and press Enter."""
    page = button.page
    name = button.evaluate("(button) => button.ariaLabel ?? button.textContent.trim()")
    for _ in range(400):
        page.keyboard.press("Tab")
        if page.evaluate(_FOCUSED, name):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab doesn't lead to {name!r}")


_FOCUSED = """(name) => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at !== null && at.matches("button, [role=button]") && (at.ariaLabel ?? at.textContent.trim()) === name;
}"""
