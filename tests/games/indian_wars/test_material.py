"""What the cards are said to do."""

from __future__ import annotations

from tallgrass.games.indian_wars.cards import DECK
from tallgrass.games.indian_wars.material import STAGES, IndianWarsMaterial, what_it_does
from tallgrass.games.indian_wars.state import ASKED, BATCH, FREE
from tests.games.indian_wars.table import GAME

TOLD = {card.name: what_it_does(card) for card in DECK}
SIDES = {"whites": "Whites", "indians": "Indians", "both": "Either side"}


def test_cards_of_every_kind() -> None:
    assert TOLD["Raid"] == "Either side may lay it in Initiative, where it counts 2."
    assert TOLD["Fort"] == (
        "Whites may lay it in Combatants, where it counts 4, but only in a turn in which they lost "
        "Initiative."
    )
    assert TOLD["Camp"] == (
        "Indians may lay it in Combatants, where it counts 1, but only in a turn in which they lost "
        "Initiative; Whites may play it in Aftermath, where it costs the other side 1 chip."
    )
    assert TOLD["Last Stand"] == "Either side may lay it in Initiative or Combatants, where it counts 2."
    assert TOLD["Red Cloud"] == "Indians may lay it in Initiative or Combatants, where it counts 4, or both."
    assert TOLD["Armstrong Custer"] == (
        "Whites may lay it in Combatants, where it counts 3, or play it in Aftermath, where it costs the "
        "other side 1 chip, or both."
    )
    assert TOLD["Wounded Knee"] == "Whites may play it in Aftermath, where it costs the other side 2 chips."
    assert TOLD["Sitting Bull"] == "Indians may play it in Resources to draw 3 cards."


def test_every_card_says_whose_it_is_and_what_it_counts() -> None:
    for card in DECK:
        assert TOLD[card.name].startswith(f"{SIDES[card.use]} may ")
        assert (f"counts {card.score}" in TOLD[card.name]) == (card.score > 0), card
        assert (f"draw {card.draw} cards" in TOLD[card.name]) == (card.draw > 0), card


def test_stages_stand_in_their_order() -> None:
    assert [STAGES[stage] for stage in (ASKED, FREE, BATCH)] == ["asked", "free", "batch"]


def test_a_score_that_isnt_there_is_none() -> None:
    material = GAME.material(plain=False)
    assert isinstance(material, IndianWarsMaterial)
    scores = {card.name: card.score for card in material.cards}
    assert (scores["Fort"], scores["Massacre"]) == (4, None)


def test_a_card_says_which_sides_can_do_anything_with_it() -> None:
    material = GAME.material(plain=False)
    assert isinstance(material, IndianWarsMaterial)
    serves = {card.name: card.serves for card in material.cards}
    assert serves["Raid"] == ("whites", "indians")
    assert serves["Fort"] == serves["Kit Carson"] == ("whites",)
    assert serves["War Cry"] == serves["Little Big Horn"] == ("indians",)
    assert serves["Wagon Train"] == serves["Village"] == ("whites", "indians")  # in Aftermath: IW-8
