"""The board of Plains Indian Wars: what is read on it, and how one goes over it by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.browsing import script
from tests.page.conftest import Come
from tests.page.tables import Place, chooser, make

LEGIBLE = 9.0
"""Pixels that letters on the map are high at least."""


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_rivers_and_trails_have_names_that_can_be_read(visitor: Come, size: tuple[int, int]) -> None:
    ann = visitor("Ann", size=size)
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    expect(place.page.get_by_role("group", name="The map of the Plains")).to_be_visible()
    names: dict[str, float] = place.page.evaluate(script("letters"))
    assert {"Missouri", "Platte", "Rio Grande", "Oregon Trail", "Santa Fe Trail"} <= set(names)
    assert min(names.values()) >= LEGIBLE, names


def test_only_what_has_a_name_is_heard_on_the_map(visitor: Come) -> None:
    ann = visitor("Ann")
    place = Place(ann, make(ann, "plains-indian-wars", ["you", "random"], fair=False)).open()
    drawn = place.page.get_by_role("group", name="The map of the Plains")
    home = place.view()["view"]["control"]
    for n in range(100):
        if place.view()["view"]["control"] != home:
            break
        place.act(chooser(n))
    flags = drawn.get_by_text(re.compile("^(US|Ind.|none)$"))
    expect(flags.first).to_be_visible()
    heard = drawn.aria_snapshot()
    assert "button" in heard
    loose = [line for line in heard.splitlines() if "text:" in line and "left" not in line]
    assert not loose, heard
