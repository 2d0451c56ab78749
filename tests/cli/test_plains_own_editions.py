"""What the board of Plains Indian Wars shows with an edition of one's own."""

from __future__ import annotations

import msgspec
import pytest

from tallgrass.games.plains_indian_wars.asked import place_of
from tallgrass.games.plains_indian_wars.edition.load import Edition
from tallgrass.games.plains_indian_wars.factions import INDIAN, NOBODY, NOWHERE
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.plains_indian_wars.steps import Modifier
from tallgrass.games.plains_indian_wars.words import PlainsWords
from tallgrass.kernel.game import CantAnswer
from tests.cli.plains import GAME, PLACE, drawn, first
from tests.cli.running import flat
from tests.games.plains_indian_wars.papers import with_changes


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


def test_regions_that_share_a_name_are_told_apart_by_their_codes() -> None:
    """And a code is a code, even if a region before it is called so."""
    documents = with_changes({"map.regions.N7.name": "Omaha", "map.regions.N8.name": "N9"})
    words = PlainsIndianWars(Edition.from_documents(documents)).words()
    assert isinstance(words, PlainsWords)
    with pytest.raises(CantAnswer, match=r"'omaha' could be N5 \(Omaha\) or N7 \(Omaha\)"):
        place_of(words, "omaha", "look")
    assert place_of(words, "n7", "look") == PLACE["N7"]
    assert place_of(words, "n9", "look") == PLACE["N9"]
