"""Which rules an event cites, and over which of them no undo goes back by itself."""

from __future__ import annotations

import pytest

from tallgrass.games.indian_wars import events as happened
from tallgrass.kernel.events import Event
from tests.games.indian_wars.table import AFTERMATH, COMBATANTS, INDIANS, INITIATIVE, RESOURCES, WHITES, card


def _played(name: str, *, lost: int = 1, again: bool = False) -> Event:
    chips = (20, 20 - lost)
    return happened.AftermathPlayed(
        seat=WHITES, card=card(name), again=again, lost=lost, extra=lost, chips=chips
    )


CITED: list[tuple[Event, tuple[str, ...]]] = [
    (happened.TurnBegan(turn=1, extra_due=(0, 0)), ()),
    (happened.TurnBegan(turn=2, extra_due=(0, 3)), ("IW-2",)),
    (happened.ExtraTaken(seat=WHITES, count=0, due=1), ("IW-2",)),
    (happened.PlayedForCards(seat=WHITES, card=card("Bugle Call")), ("IW-3",)),
    (happened.Exchanged(seat=WHITES, cards=(card("Raid"),)), ("IW-4",)),
    (happened.Reshuffled(), ("IW-5",)),
    (happened.Laid(seat=WHITES, phase=INITIATIVE, card=card("Raid"), again=False), ("IW-1",)),
    (happened.Laid(seat=WHITES, phase=COMBATANTS, card=card("George Crook"), again=True), ("IW-1", "IW-9")),
    (happened.AftermathOpened(seat=None, wins=(0, 0)), ("IW-11",)),
    (_played("Massacre"), ("IW-11",)),
    (_played("Wounded Knee", lost=2), ("IW-12",)),
    (_played("Armstrong Custer", again=True), ("IW-9",)),
    (happened.HandsThrown(hands=((), ())), ("IW-14",)),
    (happened.GameEnded(chips=(0, 1), winner=INDIANS), ("IW-13",)),
]


@pytest.mark.parametrize(("event", "rules"), CITED)
def test_an_event_cites_the_rules_that_it_carries_out(event: Event, rules: tuple[str, ...]) -> None:
    assert event.rules() == rules


BARRED: list[Event] = [
    happened.HandsThrown(hands=((), ())),
    happened.Reshuffled(),
    _played("Massacre"),
    happened.Finished(seat=WHITES, phase=RESOURCES),
]
FREE: list[Event] = [
    happened.SetAside(seat=WHITES, card=card("Raid")),
    happened.Laid(seat=WHITES, phase=INITIATIVE, card=card("Raid"), again=False),
    happened.Finished(seat=WHITES, phase=INITIATIVE),
    happened.Finished(seat=WHITES, phase=AFTERMATH),
]


@pytest.mark.parametrize("event", BARRED)
def test_no_undo_goes_back_over_what_was_shown_or_begun_in_secret(event: Event) -> None:
    """IW-16."""
    assert event.bars_undo()


@pytest.mark.parametrize("event", FREE)
def test_ones_own_secret_acts_bar_no_undo(event: Event) -> None:
    """IW-18."""
    assert not event.bars_undo()
