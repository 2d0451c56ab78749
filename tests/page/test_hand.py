"""What one holds is in sight: on a phone in a strip above the sheet, on a desk with the whole table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import tallgrass
from tests.page.browsing import NARROW, script
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, make, resume

WITH_CARD = re.compile(r"(?:Discard|Lay|Offer|Give) (.+?)(?: \(\d+\))?$")


@pytest.mark.parametrize("game", tallgrass.games())
def test_on_a_phone_the_hand_is_in_sight_above_the_sheet(visitor: Come, game: str) -> None:
    ann = visitor("Ann", size=NARROW, touch=True)
    place = Place(ann, make(ann, game, ["you", "random"])).open()
    seen = 0
    for n in range(8):
        place.act(chooser(n))
        expect(place.actions.first).to_be_enabled()
        cards = ann.page.evaluate(script("hand"))
        seen += bool(cards)
        first = cards[:3]
        assert [card for card in first if card["hit"]] == first, f"after {n + 1} decisions"
        assert all(min(card["width"], card["height"]) >= 44 for card in cards)
    assert seen


@pytest.mark.parametrize(
    ("game", "seats"), [("indian-wars", 2), ("mystic-warriors", 4), ("mystic-warriors", 6)]
)
def test_on_a_desk_the_whole_table_of_a_card_game_is_in_sight(visitor: Come, game: str, seats: int) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, game, ["you"] + ["random"] * (seats - 1))).open()
    for n in range(15):
        place.act(chooser(n))
        assert ann.page.evaluate(script("over")) == [0, 0], f"after {n + 1} decisions"


@pytest.mark.parametrize("game", ["indian-wars", "mystic-warriors"])
def test_on_a_desk_cards_in_hand_show_their_whole_text(visitor: Come, game: str) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, game, ["you", "random"], fair=False)).open()
    seen = 0
    for n in range(15):
        place.act(chooser(n))
        cut, held = ann.page.evaluate(script("cut"))
        assert cut == [], f"after {n + 1} decisions"
        seen += held
    assert seen > 40


def test_on_a_desk_one_reads_in_plains_indian_wars_what_a_card_is_about_and_all_of_it_at_the_pointer(
    visitor: Come,
) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    for n in range(100):
        if any(choice["action"].startswith("play:") for choice in place.view()["legal"]):
            break
        place.act(chooser(n))
    held = place.board.locator(".hand tallgrass-card")
    expect(held.first).to_be_visible()
    cards = ann.page.evaluate(script("read"))
    assert len(cards) > 3
    assert all(card["seen"] >= min(28, card["high"]) for card in cards), cards  # two lines
    for n, card in enumerate(cards):
        box = held.nth(n).bounding_box()
        assert box is not None
        ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
        place.wait(lambda: _risen(ann.page.evaluate(script("read"))[n]), "a card doesn't rise")  # noqa: B023
        assert card["letters"] > 170 or not card["cut"]
        ann.page.mouse.move(5, 5)


def _risen(card: dict[str, float]) -> bool:
    return card["seen"] == card["high"]


def test_however_many_cards_one_holds_the_letter_of_each_one_s_type_is_seen(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "mystic-warriors", ["you", "random"], fair=False)).open()
    for n in range(150):
        if len(place.view()["view"]["hand"]) > 8:
            break
        place.act(chooser(n))
    place.wait(lambda: len(ann.page.evaluate(script("fan"))) > 7, "one holds few cards")
    assert set(ann.page.evaluate(script("fan"))) == {0}


def test_cards_of_no_use_to_ones_side_say_so_and_come_last(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, resume(ann, "indian-wars", 142, 191)).open()
    hand = place.board.get_by_role("list", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(9)
    names = [name.split(", ") for name in hand.locator(".said").all_inner_texts()]
    idle = ["No use to you; not now" in name for name in names]
    assert [name[0] for name, no in zip(names, idle, strict=True) if not no] == [
        "Patrol",
        "Indian Recruits",
        "Village",
        "Captives",
    ]
    assert idle == sorted(idle)
    expect(hand.get_by_text("No use to you", exact=True)).to_have_count(sum(idle))


@pytest.mark.parametrize(("game", "decisions"), [("indian-wars", 14), ("mystic-warriors", 17)])
def test_the_list_goes_by_the_hand(visitor: Come, game: str, decisions: int) -> None:
    ann = visitor("Ann")
    place = Place(ann, resume(ann, game, decisions, 0)).open()
    expect(place.actions.first).to_be_enabled()
    hand = place.board.get_by_role("list", name="Your hand").get_by_role("button")
    held = [name.split(", ")[0] for name in hand.locator(".said").all_inner_texts()]
    labels = place.actions.all_inner_texts()
    listed = [found[1] for label in labels if (found := WITH_CARD.search(label)) and found[1] in held]
    assert len(listed) > 3, labels
    assert listed == sorted(listed, key=held.index)
