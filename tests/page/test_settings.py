"""What is set for this browser changes a table that is open already."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browsing import script
from tests.page.conftest import Come
from tests.page.tables import Place, make, resume


def switch(place: Place, name: str, on: bool) -> None:
    place.page.get_by_role("button", name="Settings").click()
    panel = place.page.get_by_role("dialog", name="Settings")
    panel.get_by_label(name).set_checked(on)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


def test_neutral_names_are_shown_at_a_running_table_and_then_the_printed_ones_again(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, resume(ann, "indian-wars", 0, 14)).open()  # she has been dealt such a card
    for plain in (False, True, False):
        shown, other = ("Plains Fighters", "Redskins") if plain else ("Redskins", "Plains Fighters")
        expect(place.actions.filter(has_text=f"Discard {shown}")).to_have_count(1)
        expect(place.log).to_contain_text(shown)
        expect(place.page.get_by_role("list", name="Your hand")).to_contain_text(shown)
        assert other not in place.page.evaluate(script("everything"))
        if plain:
            place.actions.filter(has_text=shown).hover()
            expect(place.page.locator("tallgrass-card[marked]")).to_contain_text(shown)
        switch(place, "Plain names", not plain)
    place.act()  # and one plays on


@pytest.mark.parametrize("colour", ["g", "o", "r"])
def test_cubes_show_their_letter_or_their_sign(visitor: Come, colour: str) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    expect(place.actions.first).to_be_enabled()
    letter = place.board.get_by_text(colour, exact=True)
    assert letter.count() > 1
    cube = place.board.locator("g.cube").filter(has=place.page.get_by_text(colour, exact=True)).first
    for letters in (False, True, False):
        expect(letter.filter(visible=True)).to_have_count(letter.count() if letters else 0)
        expect(cube.locator(".mark").filter(visible=True)).to_have_count(0 if letters else 1)
        switch(place, "Letters on cubes", not letters)
