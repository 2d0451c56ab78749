"""Who controls a region, what is enemy-controlled or contested, boxes, limits, supply (P-1 to P-5)."""

from __future__ import annotations

import pytest

from tests.games.plains_indian_wars.table import holds, table

HOME = (
    # An NPT or SPT region is Indian-controlled when Indian cubes equal or outnumber both others.
    ("", "indian"),  # the default
    ("1 green", "indian"),
    ("1 green 1 orange 2 blue", "indian"),  # green and orange count together
    ("2 green 2 purple", "indian"),
    ("2 green 2 brown 2 purple", "indian"),  # counted separately
    ("1 green 2 blue", "us"),
    ("2 green 1 blue 2 brown", "us"),  # blue and brown count together
    ("1 blue 1 purple", "us"),  # U > I, U >= E
    ("1 green 2 purple", "nobody"),
    ("1 blue 2 purple", "nobody"),
    ("1 green 2 blue 3 purple", "nobody"),
    ("1 purple", "nobody"),
)
PURPLE = (
    # The same, except that Enemies win ties against both.
    ("", "nobody"),  # an empty one is E's
    ("1 green", "indian"),
    ("1 green 1 purple", "nobody"),
    ("2 green 1 purple", "indian"),
    ("1 green 1 blue", "indian"),  # I >= U
    ("1 blue", "us"),
    ("1 blue 1 purple", "nobody"),
    ("2 blue 1 purple", "us"),
    ("1 green 2 blue 1 purple", "us"),
    ("1 purple", "nobody"),
)


@pytest.mark.parametrize(("standing", "holder"), HOME)
@pytest.mark.parametrize("region", ["N8", "S7"])
def test_home_regions(region: str, standing: str, holder: str) -> None:
    """P-1."""
    assert holds(table({region: standing}), region) == holder


@pytest.mark.parametrize(("standing", "holder"), PURPLE)
def test_purple_regions(standing: str, holder: str) -> None:
    """P-1: Enemies hold ties and the empty region, which is for neither side."""
    assert holds(table({"NE1": standing}), "NE1") == holder
