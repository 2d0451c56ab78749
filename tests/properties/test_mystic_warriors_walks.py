"""The walks and permutations that the shared properties rest on get everywhere in The Mystic Warriors."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tallgrass
from tallgrass.games.mystic_warriors.notes import card_of, seats_of
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import ANSWERING, DECIDING, OVER, SECRET
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.game import State
from tests.properties.mystic_warriors import MysticWarriorsSubject, table
from tests.properties.walks import LIMIT, Walk, knows

GAME = tallgrass.game("mystic-warriors")
SUBJECT = MysticWarriorsSubject()
WALKS = 30
FAR = 220  # as far as most properties look


def test_the_shared_walks_reach_every_stage() -> None:
    within: Counter[int] = Counter()
    seats: Counter[int] = Counter()
    for number in range(WALKS):
        walk = Walk(GAME, number)
        seats[len(walk.seats)] += 1
        within[table(walk.state).stage] += 1
        for _ in walk.steps(FAR):
            within[table(walk.state).stage] += 1
        for _ in walk.steps():
            pass
        assert table(walk.state).stage == OVER
    assert set(within) - {OVER} == set(range(OVER))
    assert min(within[stage] for stage in range(OVER)) >= 10, within
    assert set(seats) == set(GAME.seat_counts)


def permutations(number: int) -> list[tuple[Table, Table, int | None]]:
    """Positions of a walk, each with a permuted one for each of its viewers."""
    walk, choices = Walk(GAME, number), random.Random(number)
    found = []
    for step, _ in enumerate(walk.steps(FAR)):
        if step % 5 == 0:
            position = table(walk.state.copy())
            found += [
                (position, table(SUBJECT.permuted(position, viewer, choices, ())), viewer)
                for viewer in walk.viewers
            ]
    return found


def _done(position: Table) -> tuple[object, ...]:
    return position.stage, position.raid, len(position.chosen), tuple(position.wants), position.partner


def test_how_far_others_are_in_secret_is_permuted() -> None:
    """Whoever isn't asked can't tell whether a raid is being laid: some permuted positions differ in it."""
    reached: Counter[tuple[int, int]] = Counter()
    sizes = 0
    for number in range(WALKS):
        for true, other, viewer in permutations(number):
            if viewer in true.waiting:
                assert _done(other) == _done(true)
            elif true.waiting:
                assert SECRET.get(other.stage, other.stage) == SECRET.get(true.stage, true.stage)
                if _done(other) != _done(true):
                    reached[true.stage, other.stage] += 1
            if viewer not in (true.current, true.partner):
                sizes += (len(true.offer), len(true.answer)) != (len(other.offer), len(other.answer))
    for secret, before in SECRET.items():
        assert reached[before, secret] and reached[secret, before], (before, secret)
    assert reached[ANSWERING, ANSWERING]
    assert sizes > 20


def _notes(position: Table, viewer: int | None) -> list[list[int]]:
    notes = position.notes.read()
    others = [brave.seat for brave in position.braves if brave.seat != viewer]
    return [notes.known[seat] for seat in others] + [notes.shown[seat] for seat in others]


def test_what_others_know_of_each_other_is_permuted_and_true() -> None:
    differ = 0
    for number in range(WALKS):
        for true, other, viewer in permutations(number):
            if len(true.braves) == 2 and viewer is not None:
                continue  # the other one knows of nobody but the viewer
            differ += _notes(other, viewer) != _notes(true, viewer)
            for brave in other.braves:
                for noted in other.notes.known[brave.seat]:
                    holders = [seat for seat in range(len(other.braves)) if seats_of(noted) >> seat & 1]
                    assert any(card_of(noted) in held(other, seat) for seat in holders)
                    assert brave.seat not in holders
    assert differ > 500


def held(position: Table, seat: int) -> list[int]:
    """A hand, with what is put aside or laid before another."""
    cards = position.braves[seat].hand[:]
    if seat in position.waiting:
        cards += position.chosen
    if seat == position.current:
        cards += position.offer
    elif seat == position.partner:
        cards += position.answer
    return cards


@pytest.mark.parametrize("stage", [*SECRET, ANSWERING, DECIDING])
def test_a_permuted_position_plays_on(stage: int) -> None:
    """It is a whole one: what it allows is what the rules say, and it can be played to its end."""
    found = [
        (number, other, viewer)
        for number in range(WALKS)
        for _, other, viewer in permutations(number)
        if other.stage == stage
    ][:10]
    assert found
    for number, other, viewer in found:
        asked = other.waiting[0]
        legal = other.legal(asked)
        allowed = [action for action in range(len(GAME.actions)) if other.why_not(asked, action) is None]
        assert allowed == sorted(legal)
        assert knows(GAME, table(other.copy()), viewer) == knows(GAME, other, viewer)
        assert State.playout(other, FastChance(number), LIMIT) < LIMIT
