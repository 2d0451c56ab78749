"""Whole random games of Plains Indian Wars: what must hold at every step, read from the rulings again."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tallgrass
from tallgrass.games.plains_indian_wars.events import (
    CardPlayed,
    DiscDrawn,
    Drew,
    Reshuffled,
    Stepped,
    TrackLaid,
    WagonRolled,
)
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CANADA,
    CAVALRY,
    CP,
    DECKS,
    ENEMIES,
    INDIAN,
    MEXICO,
    NOBODY,
    NOWHERE,
    NPT,
    RAILROAD,
    ROCKIES,
    SACRAMENTO,
    SETTLERS,
    SPT,
    ST_LOUIS,
    STACK,
    UP,
    US,
)
from tallgrass.games.plains_indian_wars.giving_way import GivingWay, Shedding
from tallgrass.games.plains_indian_wars.movement import Party
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.games.plains_indian_wars.turn import BEFORE, MOVEMENT, FactionTurn
from tallgrass.games.plains_indian_wars.wagons import WagonTurn
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event
from tests.conftest import THOROUGH
from tests.properties.plains_indian_wars import board, table

GAME = tallgrass.game("plains-indian-wars")
every_table = pytest.mark.parametrize("seats", GAME.seat_counts)


def _play(
    seats: int, number: int, *, auto_consent: bool = False
) -> Iterator[tuple[Table, Table, list[Event]]]:
    """A game of full length: before each decision, after it, and what happened."""
    chance, choices = FastChance(number, seats), random.Random(f"{seats} {number}")
    state = table(GAME.start(seats, GAME.settle({"auto_consent": auto_consent}), chance))
    while state.to_move():
        before = state.copy()
        events: list[Event] = []
        seat = state.to_move()[0]
        state.play(seat, choices.choice(state.legal(seat)), chance, events)
        yield before, state, events


def _games(seats: int, count: int) -> Iterator[Iterator[tuple[Table, Table, list[Event]]]]:
    for number in range(count * THOROUGH):
        yield _play(seats, number, auto_consent=number % 3 == 2)


def _counts(at: Table, region: int) -> tuple[int, int, int]:
    """Indian, US and purple cubes, as P-1 counts them."""
    cubes = [at.cubes[army][region] for army in range(ARMIES)]
    return cubes[NPT] + cubes[SPT], cubes[CAVALRY] + cubes[SETTLERS], cubes[ENEMIES]


def _controls(at: Table, region: int) -> int:
    """P-1, from its text."""
    indian, us, purple = _counts(at, region)
    wagons = sum(
        [
            count
            for trail, on_it in enumerate(at.wagons)
            for along, count in enumerate(on_it)
            if at.board.trails[trail][along] == region
        ]
    )
    if at.board.home[region] == ENEMIES:
        if indian > purple and indian >= us:
            return INDIAN
        return US if us > purple and us > indian else NOBODY
    if indian == us == purple == 0:
        return NOBODY if wagons else INDIAN
    if indian >= us and indian >= purple:
        return INDIAN
    return US if us > indian and us >= purple else NOBODY


@every_table
def test_games_of_full_length_end_and_what_is_on_the_map_is_right(seats: int) -> None:
    for game in _games(seats, 3):
        for _, at, _ in game:
            for region in range(at.board.regions):
                assert at.control[region] == _controls(at, region), at.board.codes[region]
            _limits_hold(at)
            _all_are_where_they_may_be(at)
            _nobody_is_left_to_fight(at)
        assert at.over and at.round <= at.max_rounds
        laid = sum(at.filled) + at.mountains
        assert at.round == at.max_rounds or laid == board().edition.setup.cubes.railroad, "P-43"
        result = at.result()
        assert result is not None
        points = [2 * at.control.count(side) + at.bonus[side] for side in (INDIAN, US)]
        points[INDIAN] += at.destroyed + (0 if laid == 30 else 5)
        points[US] += at.arrived + (5 if laid == 30 else 0)
        assert set(result.scores) == set(points), "P-44"


def _limits_hold(at: Table) -> None:
    """P-4: more than eight of a side only while cubes are placed and move, or an Event or Custer goes on."""
    for task in at.agenda:
        if isinstance(task, Shedding) or (isinstance(task, FactionTurn) and task.stage == MOVEMENT):
            return
    for region in range(at.board.regions):
        indian, us, purple = _counts(at, region)
        assert indian <= STACK, at.board.codes[region]
        assert us + purple <= STACK, at.board.codes[region]


_GUESTS = {
    ST_LOUIS: {CAVALRY, SETTLERS},
    SACRAMENTO: {CAVALRY, SETTLERS},
    ROCKIES: set(range(ARMIES)),
    CANADA: {NPT, ENEMIES},
    MEXICO: {NPT, SPT, ENEMIES},  # green by Geronimo (P-53)
}


def _all_are_where_they_may_be(at: Table) -> None:
    """P-3, P-24, P-25; and no cube has moved that isn't there."""
    for army in range(ARMIES):
        assert all(moved <= there for moved, there in zip(at.moved[army], at.cubes[army], strict=True))
        for box, guests in _GUESTS.items():
            assert army in guests or not at.cubes[army][at.board.box(box)], (army, box)
    giving = [task.region for task in at.agenda if isinstance(task, GivingWay)]
    for region in range(at.board.regions):
        purple = at.cubes[ENEMIES][region]
        near = [at.board.home[other] for other in (region, *at.board.adjacent[region])]
        assert not purple or ENEMIES in near, f"P-24: {at.board.codes[region]}"
        if purple and at.cubes[SETTLERS][region] and not at.cubes[CAVALRY][region]:
            assert region in giving, f"P-25: {at.board.codes[region]}"


def _nobody_is_left_to_fight(at: Table) -> None:
    """P-38: when a disc begins, no region holds cubes of both sides."""
    top = at.agenda[-1] if at.agenda else None
    fresh = isinstance(top, FactionTurn) and top.stage == BEFORE and not top.played
    if at.over or isinstance(top, WagonTurn) or fresh:
        for region in range(at.board.regions):
            indian, us, purple = _counts(at, region)
            assert not indian or not us + purple, f"P-38: {at.board.codes[region]}"


@every_table
def test_wagons_keep_to_their_trails_and_the_railroad_grows_without_a_gap(seats: int) -> None:
    for game in _games(seats, 3):
        for before, at, events in game:
            _wagons_roll_west(before, at, events)
            _track_grows(before, at, events)


def _wagons_roll_west(before: Table, at: Table, events: list[Event]) -> None:
    trails = at.board.trails
    by_region = [0] * at.board.regions
    for trail, wagons in enumerate(at.wagons):
        assert len(wagons) == len(trails[trail])
        for region, count in zip(trails[trail], wagons, strict=True):
            assert count >= 0
            by_region[region] += count
    assert at.wagon_at == by_region
    rolled = [event for event in events if isinstance(event, WagonRolled)]
    assert at.arrived - before.arrived == sum([event.to == NOWHERE for event in rolled])
    for trail, regions in enumerate(trails):
        # Counted from the west end: how far all wagons of a trail have still to go.
        steps = [event for event in rolled if event.trail == trail]
        assert all(event.to in (*regions, NOWHERE) for event in steps)
        if at.destroyed == before.destroyed:
            new = sum([event.to == regions[0] for event in steps])
            way = sum([(len(regions) - along) * n for along, n in enumerate(before.wagons[trail])])
            left = sum([(len(regions) - along) * n for along, n in enumerate(at.wagons[trail])])
            assert left == way + (len(regions) + 1) * new - len(steps), "one region a step"


def _track_grows(before: Table, at: Table, events: list[Event]) -> None:
    for line in (UP, CP):
        assert at.filled[line] >= before.filled[line]
        laid = [event.count for event in events if isinstance(event, TrackLaid) and event.line == line]
        assert at.filled[line] - before.filled[line] == sum(laid)
        discs = sum([isinstance(event, DiscDrawn) and event.disc == RAILROAD for event in events])
        assert sum(laid) <= 3 * discs + 3, "P-41; and an Event"
    assert before.mountains <= at.mountains <= at.board.mountains
    assert not at.filled[CP] or at.mountains == at.board.mountains, (
        "the Central Pacific begins in the mountains"
    )
    assert sum(at.filled) <= at.board.line_length


@every_table
def test_a_party_stops_where_it_has_to_and_nowhere_else(seats: int) -> None:
    """P-2, P-3, P-21, from their texts."""
    stopped = went_on = 0
    for game in _games(seats, 3):
        for before, at, events in game:
            steps = [event for event in events if isinstance(event, Stepped) and not event.rail]
            parties = [task for task in at.agenda if isinstance(task, Party)]
            walking = before.agenda[-1]
            if len(steps) != 1 or not isinstance(walking, Party) or walking.left < 2:
                continue
            if _has_to_stop(before, steps[0].armies, steps[0].to):
                assert not any(party.left for party in parties)  # mostly it has stopped by now
                stopped += 1
            else:
                assert [party.left for party in parties] == [walking.left - 1]
                went_on += 1
    assert min(stopped, went_on) > 10 * THOROUGH


def _has_to_stop(at: Table, party: tuple[int, ...], to: int) -> bool:
    if to >= at.board.regions:
        return True
    indian, us, purple = _counts(at, to)
    control = _controls(at, to)
    if indian and us + purple:
        return True
    held_by_purple = at.board.home[to] == ENEMIES and control == NOBODY
    if party[NPT] + party[SPT]:
        return us + purple > 0 or control == US or held_by_purple
    if indian or control == INDIAN:
        return True
    if party[CAVALRY]:  # it is friendly to both, and keeps peace between them
        return False
    if party[SETTLERS]:
        return purple > 0 or held_by_purple
    return at.cubes[SETTLERS][to] > 0


@every_table
def test_what_all_know_of_a_hand_is_true_and_no_less_than_they_have_seen(seats: int) -> None:
    """P-11: who plays an Event for a main card shows that he holds none; a renewed deck shows the hand."""
    stood_in = renewed = 0
    for game in _games(seats, 6):
        for _, at, events in game:
            for deck in range(DECKS):
                others = [card for card in at.hands[deck] if card not in at.known[deck]]
                assert len(others) == len(at.hands[deck]) - len(at.known[deck])
                assert at.known_events[deck] <= sum([at.board.main[card] is None for card in others])
            for place, event in enumerate(events):
                later = [each for each in events[place:] if isinstance(each, Drew)]
                if isinstance(event, Reshuffled):
                    drawn = [card for each in later if each.deck == event.deck for card in each.cards]
                    assert at.known[event.deck] == [c for c in at.hands[event.deck] if c not in drawn]
                    renewed += 1
                if isinstance(event, CardPlayed) and event.stands_in and not later:
                    deck = at.board.deck_of[event.card]
                    assert at.known_events[deck] == len(at.hands[deck]) - len(at.known[deck])
                    stood_in += 1
    assert stood_in and renewed


@every_table
def test_why_not_agrees_with_legal_all_through_a_game(seats: int) -> None:
    """The whole table of actions, at a sample of the positions of games of full length."""
    choices = random.Random(seats)
    for number in range(2 * THOROUGH):
        for _, at, _ in _play(seats, 100 + number, auto_consent=number % 2 == 1):
            if not at.to_move() or choices.random() > 0.1:
                continue
            for seat in range(seats):
                why = [at.why_not(seat, action) for action in range(len(GAME.actions))]
                assert [action for action, each in enumerate(why) if each is None] == sorted(at.legal(seat))
