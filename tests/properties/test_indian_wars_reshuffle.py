"""Indian Wars when the deck runs out: what may be known then is the knottiest (IW-5, IW-16)."""

from __future__ import annotations

import random

from hypothesis import example, given, settings
from hypothesis import strategies as st

import tallgrass
from tallgrass.games.indian_wars.rules import Table
from tallgrass.games.indian_wars.tables import RESOURCES
from tallgrass.kernel.chance import FastChance
from tests.conftest import THOROUGH
from tests.properties import checks
from tests.properties.subjects import subjects
from tests.properties.walks import numbers

GAME = tallgrass.game("indian-wars")
SUBJECT = subjects()["indian-wars"]


def nearly_out(number: int, left: int) -> Table:
    """A turn begins with few cards in the deck; the others lie on the pile."""
    choices = random.Random(number)
    cards = list(range(84))
    choices.shuffle(cards)
    table = Table()
    table.set_up(2)
    table.turn = 6
    table.deck = sorted(cards[:left])
    table.pile = cards[left:]
    for side in table.sides:
        side.extra_due = choices.choice((0, 0, 1, 5))
    table.clear_table()
    table.begin_turn(FastChance(number), None)
    return table


@settings(max_examples=60 * THOROUGH)
@given(number=numbers, left=st.integers(0, 30))
def test_all_through_resources(number: int, left: int) -> None:
    table = nearly_out(number, left)
    choices, chance = random.Random(number), FastChance(number)
    while table.phase == RESOURCES:
        checks.conserved(SUBJECT, table)
        for viewer in (0, 1, None):
            checks.hidden_does_not_show(GAME, table, viewer, choices)
            checks.imagined_looks_the_same(GAME, table, viewer, number)
        for seat in table.to_move():
            checks.hidden_does_not_show_in_acts(GAME, table, seat, choices)
        seat = table.to_move()[0]
        table.play(seat, choices.choice(table.legal(seat)), chance)
    for viewer in (0, 1, None):
        checks.hidden_does_not_show(GAME, table, viewer, choices)
        checks.imagined_looks_the_same(GAME, table, viewer, number)


@settings(max_examples=60 * THOROUGH)
@given(number=numbers)
@example(number=1)
def test_the_only_card_from_the_old_pile_is_set_aside(number: int) -> None:
    """Whites have six cards of the deck and one of the old pile, and put that one into their exchange."""
    table = nearly_out(number, 6)
    for side in table.sides:
        side.extra_due = 0
    if table.stage == 0:
        table.play(0, table.legal(0)[0], FastChance(number))
    old = [card for card in table.sides[0].hand if card in table.pile_before]
    assert len(old) == 1
    name = GAME.actions.names[old[0]].removeprefix("discard:")
    discard = GAME.actions.number(f"discard:{name}")
    assert discard is not None
    table.play(0, discard, FastChance(number))
    checks.conserved(SUBJECT, table)
    for viewer in (0, 1, None):
        checks.hidden_does_not_show(GAME, table, viewer, random.Random(number))
        checks.imagined_looks_the_same(GAME, table, viewer, number)
