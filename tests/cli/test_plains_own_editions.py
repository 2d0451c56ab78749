"""What the board of Plains Indian Wars shows with an edition of one's own."""

from __future__ import annotations

import msgspec

from tests.cli.plains import drawn, first


def test_wagons_that_wait_stand_in_st_louis() -> None:
    before = drawn(first())
    view = msgspec.structs.replace(first(), wagons_waiting=3)
    assert "w3" not in before
    assert "w3" in drawn(view)
