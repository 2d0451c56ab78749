"""What the board of Plains Indian Wars shows with an edition of one's own."""

from __future__ import annotations

import msgspec
import pytest

from tallgrass.games.plains_indian_wars.factions import INDIAN, NOBODY, NOWHERE
from tallgrass.games.plains_indian_wars.steps import Modifier
from tests.cli.plains import GAME, drawn, first
from tests.cli.running import flat


def test_wagons_that_wait_stand_in_st_louis() -> None:
    before = drawn(first())
    view = msgspec.structs.replace(first(), wagons_waiting=3)
    assert "w3" not in before
    assert "w3" in drawn(view)


@pytest.mark.parametrize("height", [0, 24])
def test_what_changes_fights_while_its_card_lies_on_top_is_told_by_the_card(height: int) -> None:
    change = Modifier(INDIAN, NOBODY, (), NOWHERE, NOWHERE, False, True, 0, 0, (), False)
    view = msgspec.structs.replace(first(), combat=(change,))
    assert "count as hits" in flat(drawn(view, height=height))
    view = msgspec.structs.replace(view, combat=(msgspec.structs.replace(change, card=0),))
    text = flat(drawn(view, height=height))
    assert "count as hits" not in text
    assert GAME.board.edition.cards.card[0].name in text
