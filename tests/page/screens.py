"""Every screen of the page, as tests look at them and pictures are taken of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from tests.page.browsing import Visitor
from tests.page.tables import Place, chooser, make, play_out

SHORT = {"indian-wars": {}, "mystic-warriors": {"feathers": 1}, "plains-indian-wars": {"max_rounds": 1}}
STEPS = {"indian-wars": 14, "mystic-warriors": 12, "plains-indian-wars": 24}
"""Decisions after which there is something to see."""


class Screen(NamedTuple):
    """A screen by its name, and how one comes to it."""

    name: str
    show: Callable[[Visitor], None]


def _at(address: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.page.goto(address)
        expect(visitor.page.get_by_role("heading", level=1).first).to_be_visible()

    return show


def _table(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        place = Place(visitor, make(visitor, game, ["you", "random"], helps=True)).open()
        for n in range(STEPS[game]):
            place.act(chooser(n))
        expect(place.actions.first).to_be_visible()

    return show


def _over(game: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        place = Place(visitor, make(visitor, game, ["you", "random"], options=SHORT[game])).open()
        play_out([place], seed=2)
        expect(place.actions).to_have_count(0)

    return show


def _waiting(visitor: Visitor) -> None:
    Place(visitor, make(visitor, "indian-wars", ["you", "open"])).open()


def _past(visitor: Visitor) -> None:
    place = Place(visitor, make(visitor, "indian-wars", ["you", "random"])).open()
    for n in range(STEPS["indian-wars"]):
        place.act(chooser(n))
    place.go_to("Back")
    expect(visitor.page).to_have_url(re.compile(r"#\d+\.0$"))


SCREENS = (
    Screen("front", _at("/")),
    Screen("tables", _at("/tables")),
    Screen("new-indian-wars", _at("/new/indian-wars")),
    Screen("new-plains-indian-wars", _at("/new/plains-indian-wars")),
    Screen("rules-mystic-warriors", _at("/rules/mystic-warriors")),
    Screen("invitation", _at("/join")),
    Screen("lost", _at("/t/none")),
    Screen("waiting", _waiting),
    Screen("indian-wars", _table("indian-wars")),
    Screen("mystic-warriors", _table("mystic-warriors")),
    Screen("plains-indian-wars", _table("plains-indian-wars")),
    Screen("past", _past),
    Screen("over", _over("indian-wars")),
)
