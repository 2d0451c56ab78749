"""What a kept table rests on: who sees no event sees no change, and each position can be shown again."""

from __future__ import annotations

import random

import msgspec
from hypothesis import given, settings

from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tests.conftest import THOROUGH
from tests.properties.matches import begin, entries
from tests.properties.snapshots import dissect
from tests.properties.walks import every_game, numbers


def _told(match: Match, viewer: int | None) -> bytes:
    """What a seat, or a spectator, is told of where the match stands, but for the news."""
    legal = [] if viewer is None or match.result else match.state.legal(viewer)
    barrier = None if viewer is None else match.undo_barrier(viewer)
    return msgspec.json.encode([match.state.view(viewer), legal, barrier, match.to_move(), match.result])


@every_game
@settings(max_examples=15 * THOROUGH)
@given(number=numbers)
def test_versions_tell_apart_all_that_a_seat_can_tell_apart(game: Game, number: int) -> None:
    """A version counts the entries of which a seat has seen an event: without one nothing of its changes."""
    match = begin(game, number)
    viewers: list[int | None] = [*range(len(match.players)), None]
    told = {viewer: _told(match, viewer) for viewer in viewers}
    for _ in entries(match, random.Random(number)):
        for viewer in viewers:
            now = _told(match, viewer)
            if not any(event.seen_by(viewer) for event in match.history[-1]):
                assert now == told[viewer], match.entries[-1]
            told[viewer] = now


@every_game
@settings(max_examples=8 * THOROUGH)
@given(number=numbers)
def test_position_is_what_a_replay_to_that_entry_comes_to(game: Game, number: int) -> None:
    """At every entry of a finished match, and meanwhile at one of those there have been."""
    match, replayed = begin(game, number), begin(game, number)
    states = [dissect(match.state)]
    choices, looks = random.Random(number), random.Random(number + 1)
    for _ in entries(match, choices):
        replayed.follow(match.entries[-1])
        states.append(dissect(replayed.state))
        place = looks.randrange(len(states))
        assert dissect(match.position(place)) == states[place]
    assert [dissect(match.position(place)) for place in range(len(states))] == states
    assert match.history == replayed.history
