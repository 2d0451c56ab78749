"""A story of Plains Indian Wars is told as it is written, or not at all."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.events import DiscDrawn, Rolled
from tallgrass.games.plains_indian_wars.factions import ENEMIES, NPT, TREATY, WEAPON
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import Act
from tests.golden import record
from tests.golden.live import live
from tests.golden.recipe import Recipe, Told
from tests.golden.recipes_plains_indian_wars import quiet

START = "start: place:N1:3 place:S1:3"
GALL = "npt: play:gall place:N9:3 activate:N9 take:green:4 step:NE2"


def _told(*turns: str, draws: str = "Gall, Red Cloud, Crazy Horse") -> Match:
    told = Told(turns=(START, *turns), draws={"npt": draws, "cavalry": "Fort Sill, Fort Union, Fort Davis"})
    recipe = Recipe(shows="", style=quiet, options={"max_rounds": 1}, told=told)
    return record.play("plains-indian-wars", recipe)


def test_discs_cards_dice_and_actions_come_as_they_are_told() -> None:
    match = _told(f"{GALL} | green:TW purple:T", "enemies: place:canada:1")
    events = live(match)
    assert [event.disc for event in events if isinstance(event, DiscDrawn)][:2] == [NPT, ENEMIES]
    thrown = [(event.army, event.faces) for event in events if isinstance(event, Rolled)]
    assert thrown[:2] == [(NPT, (TREATY, WEAPON)), (ENEMIES, (TREATY,))]
    acts = [entry.action for entry in match.entries if isinstance(entry, Act)]
    assert acts[:6] == ["place:N1:3", "place:S1:3", *GALL.removeprefix("npt: ").split()[:4]]
    assert "place:canada:1" in acts


def test_what_the_rules_do_by_themselves_may_be_told_or_not() -> None:
    asked = _told(f"{GALL} | green:WW purple:B")
    told = _told(f"{GALL} stop done fight:NE2 done | green:WW purple:B")
    assert told.entries == asked.entries


@pytest.mark.parametrize(
    ("turn", "wrong"),
    [
        ("npt: play:gall place:N9:3 activate:NE2", "activate:NE2"),
        ("npt: play:sitting-bull", "play:sitting-bull"),
        (f"{GALL} | green:WW orange:B", "purple rolls, not orange"),
        (f"{GALL} | green:WW purple:B green:W", "'green', 'W'"),
    ],
)
def test_a_story_that_cant_be_told_is_an_error(turn: str, wrong: str) -> None:
    with pytest.raises(AssertionError) as caught:
        _told(turn, "spt:")
    assert wrong in str(caught.value)


def test_a_card_that_is_never_drawn_or_drawn_twice_is_an_error() -> None:
    with pytest.raises(AssertionError, match="never drawn"):
        _told(draws="Gall, Red Cloud, Crazy Horse, Two Moons, Dull Knife")
    with pytest.raises(AssertionError, match="isn't in the deck"):
        _told(draws="Gall, Gall")
