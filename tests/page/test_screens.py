"""Every screen, for everybody: by day and by night, on a desk and in a hand, read aloud, by the thumb."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.browsing import NARROW, WIDE, small_targets, too_wide, violations
from tests.page.conftest import Come
from tests.page.screens import SCREENS, Screen

# Each colour scheme and each width is looked at on each screen.
LOOKS = (
    pytest.param({"size": WIDE, "scheme": "dark"}, id="wide, dark"),
    pytest.param({"size": NARROW, "scheme": "light", "touch": True}, id="narrow, light"),
)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_for_everybody(visitor: Come, screen: Screen, look: dict[str, Any]) -> None:
    ann = visitor("Ann", **look)
    found = []
    for sight in screen.show(ann):
        wrong = violations(ann.page, sight.part)
        if too_wide(ann.page):
            wrong.append("one has to scroll sideways")
        if look["size"] == NARROW:
            wrong += [f"smaller than a thumb: {target}" for target in small_targets(ann.page)]
        found += [f"{sight.name or screen.name}: {each}" for each in wrong]
    assert not found, "\n".join(found)
