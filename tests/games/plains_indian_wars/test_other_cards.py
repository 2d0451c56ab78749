"""Cards that our edition doesn't have: what the form of editions lets others say holds in the rules too."""

from __future__ import annotations

from typing import Any

import pytest

from tallgrass.games.plains_indian_wars import rules
from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.edition.load import Edition
from tallgrass.games.plains_indian_wars.effects import Effect
from tallgrass.games.plains_indian_wars.event_cards import EventCard
from tallgrass.games.plains_indian_wars.factions import CAVALRY, CP, ENEMIES, SETTLERS, UP
from tallgrass.games.plains_indian_wars.rules import Table, seats_of
from tallgrass.games.plains_indian_wars.turn import FactionTurn
from tallgrass.kernel.chance import FastChance
from tests.games.plains_indian_wars.papers import with_changes


def _board(changes: dict[str, Any]) -> Board:
    return Board(Edition.from_documents(with_changes(changes)))


def _table(changes: dict[str, Any], card: str) -> Table:
    """An empty map on which the Cavalry's card is about to be carried out."""
    board = _board(changes)
    table = Table()
    table.set_up(board, Actions(board), seats_of(board, 2), 2)
    number = [each.id for each in board.edition.cards.card].index(card)
    table.acting = table.seat_of[CAVALRY]
    table.agenda = [EventCard(number, CAVALRY)]
    return table


def _legal(table: Table) -> list[str]:
    seat = table.waiting[0]
    names = [table.actions.table.name(action) for action in table.legal(seat)]
    allowed = [action for action in range(len(table.actions.table)) if table.why_not(seat, action) is None]
    assert allowed == sorted(table.legal(seat))
    return names


def test_a_card_that_brings_more_cubes_has_actions_to_place_them() -> None:
    """Four of a War Party, and two more by a card in force."""
    more = {"cards.card.set-12.ops.2.add": 2}
    actions = Actions(_board(more))
    assert actions.table.number("place:N1:6") is not None
    assert actions.table.number("place:N1:7") is None
    game = rules.start(
        _board(more), actions, 2, max_rounds=2, auto_consent=False, chance=FastChance(1), events=None
    )
    assert game.waiting


@pytest.mark.parametrize(
    ("moves", "no_rail", "by_rail"), [(2, False, True), (2, True, False), (1, False, False)]
)
def test_a_card_goes_by_rail_if_it_has_two_moves_and_does_not_forbid_it(
    moves: int, no_rail: bool, by_rail: bool
) -> None:
    """P-23: Fort Kearny, were it otherwise. Blue comes to St. Louis; the Union Pacific has a space."""
    changes = {"cards.card.cav-06.moves": moves}
    if no_rail:
        changes["cards.card.cav-06.no_rail"] = True
    board = _board(changes)
    table = Table()
    table.set_up(board, Actions(board), seats_of(board, 2), 2)
    table.filled = [1, 0]
    table.lines = [UP, CP]
    table.hands[CAVALRY] = [[each.id for each in board.edition.cards.card].index("cav-06")]
    table.agenda = [FactionTurn(CAVALRY)]
    table.run(FastChance(1), None)
    for name in ("play:fort-kearny", "transfer:0"):
        number = table.actions.table.number(name)
        assert number is not None
        table.play(table.waiting[0], number, FastChance(1))
    assert ("rail:union-pacific" in _legal(table)) is by_rail


def test_where_controlled_is_where_the_side_of_the_cubes_controls() -> None:
    op = {
        "op": "place",
        "faction": "cavalry",
        "count": 2,
        "where": ["N4", "N5", "S5"],
        "only_controlled": True,
    }
    table = _table({"cards.card.cav-15.ops": [op]}, "cav-15")
    for code in ("N4", "N5"):
        table.place_cubes(CAVALRY, table.board.place(code), 1, None)
    table.run(FastChance(1), None)
    assert _legal(table) == ["place:N4:1", "place:N4:2", "place:N5:1", "place:N5:2"]


def test_an_event_places_settlers_where_it_says() -> None:
    """No card of our edition places brown but in St. Louis; one that does says where, and how many."""
    op = {"op": "place", "faction": "settlers", "count": 2, "where": ["N4", "S4"]}
    table = _table({"cards.card.cav-15.ops": [op]}, "cav-15")
    table.run(FastChance(1), None)
    assert _legal(table) == ["place:N4:1", "place:N4:2", "place:S4:1", "place:S4:2"]
    table.play(table.waiting[0], table.actions.placing(table.board.place("S4"), 2), FastChance(1))
    assert table.cubes[SETTLERS][table.board.place("S4")] == 2


def test_no_card_takes_cubes_to_where_they_may_not_enter() -> None:
    """P-52 bars relocation too."""
    op = {"op": "relocate", "faction": "cavalry", "frm": "any", "to": "N6"}
    for barred in (False, True):
        table = _table({"cards.card.cav-15.ops": [op]}, "cav-15")
        table.place_cubes(CAVALRY, table.board.place("N4"), 1, None)
        if barred:
            effect = Effect(0)
            effect.barred = (CAVALRY,)
            effect.regions = (table.board.place("N6"),)
            table.effects = [effect]
        table.run(FastChance(1), None)
        if barred:
            assert not table.waiting
        else:
            assert _legal(table) == ["withdraw:N4:1", "done"]


def test_purple_gives_way_where_a_card_takes_the_last_blue_away() -> None:
    """P-25: brown and purple stay behind in N9."""
    op = {"op": "relocate", "faction": "cavalry", "frm": "any", "to": "N6"}
    table = _table({"cards.card.cav-15.ops": [op]}, "cav-15")
    for army in (CAVALRY, SETTLERS, ENEMIES):
        table.place_cubes(army, table.board.place("N9"), 1, None)
    table.run(FastChance(1), None)
    table.play(table.waiting[0], table.actions.withdrawing(table.board.place("N9"), 1), FastChance(1))
    assert {name.rpartition(":")[0] for name in _legal(table)} == {"retreat:purple"}


@pytest.mark.parametrize(("distance", "by_rail"), [(1, False), (2, True)])
def test_a_group_of_an_event_goes_by_rail_if_it_has_two_moves(distance: int, by_rail: bool) -> None:
    """P-23."""
    op = {"op": "move", "faction": "cavalry", "frm": "own_occupied", "groups": 1, "distance": distance}
    table = _table({"cards.card.cav-15.ops": [op]}, "cav-15")
    table.place_cubes(CAVALRY, table.board.place("st_louis"), 1, None)
    table.filled = [1, 0]
    table.lines = [UP, CP]
    table.run(FastChance(1), None)
    assert ("rail:union-pacific" in _legal(table)) is by_rail


def test_no_more_regions_than_a_card_says_get_cubes() -> None:
    """Three in two regions at most: when two have got one each, the third goes to one of these."""
    op = {"op": "place", "faction": "cavalry", "count": 3, "where": ["N4", "N5", "S5"], "max_regions": 2}
    table = _table({"cards.card.cav-15.ops": [op]}, "cav-15")
    table.run(FastChance(1), None)
    for code in ("N4", "S5"):
        action = table.actions.placing(table.board.place(code), 1)
        table.play(table.waiting[0], action, FastChance(1))
    assert _legal(table) == ["place:N4:1", "place:S5:1"]
