"""Whole random games: they end, pieces are conserved, what is legal is what the rules say."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tallgrass
from tallgrass.kernel.chance import FastChance, ScriptedChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Game, State
from tallgrass.kernel.messages import IllegalAction
from tests.conftest import THOROUGH
from tests.properties.checks import conserved
from tests.properties.snapshots import dissect
from tests.properties.subjects import subjects
from tests.properties.walks import LIMIT, Walk, every_game, numbers, walked


def test_no_game_is_left_out() -> None:
    assert set(subjects()) == set(tallgrass.games())


@every_game
@given(number=numbers)
def test_random_play_ends_and_pieces_are_conserved(game: Game, number: int) -> None:
    subject = subjects()[game.name]
    walk = Walk(game, number)
    made = 0
    for _ in walk.steps():
        made += 1
        conserved(subject, walk.state)
        assert (walk.state.result() is None) == bool(walk.state.to_move())
    assert 0 < made < LIMIT
    result = walk.state.result()
    assert result is not None
    assert len(result.scores) == len(walk.seats)
    assert set(result.winners) <= set(walk.seats)
    assert game.stats(walk.state)["turns"] >= 1
    assert all(walk.state.legal(seat) == [] for seat in walk.seats)
    for seat in walk.seats:
        assert all(walk.state.why_not(seat, action) for action in range(len(game.actions)))


@every_game
def test_what_is_asked_and_can_be_chosen_is_told_without_codes(game: Game) -> None:
    """No 'g2' that stands for two green cubes, no name of an action such as 'take:green:2'."""
    code = re.compile(r"\b[a-z]\d+\b|\w[_:]\w")
    for number in range(4 * THOROUGH):
        walk = Walk(game, number)
        words = game.words(seats=len(walk.seats))
        while seats := walk.state.to_move():
            view = walk.state.view(seats[0])
            told = [words.action(action, view) for action in walk.state.legal(seats[0])]
            assert not [text for text in (words.prompt(view), *told) if code.search(text)]
            walk.step()


@every_game
def test_a_playout_makes_the_choices_that_a_walk_would_make(game: Game) -> None:
    """A game's own loop does what the contract's does, from the same chance; in pieces, too."""
    for number in range(10 * THOROUGH):
        options = game.settle(subjects()[game.name].brief)
        start = game.start(game.seat_counts[0], options, FastChance(number))
        walked, played, pieces = start.copy(), start.copy(), start.copy()
        made = State.playout(walked, FastChance(number, 0, 1), LIMIT)
        assert 0 < made < LIMIT
        assert played.playout(FastChance(number, 0, 1), LIMIT) == made
        assert dissect(played) == dissect(walked)
        chance = FastChance(number, 0, 1)
        lengths = [pieces.playout(chance, 1 + place % 5) for place in range(made)]
        assert sum(lengths) == made and max(lengths) == 5
        assert dissect(pieces) == dissect(walked)
        assert played.playout(chance, 3) == 0
        assert start.playout(chance, 0) == 0 and start.to_move()


@every_game
@given(number=numbers)
def test_listening_changes_nothing(game: Game, number: int) -> None:
    loud, quiet = Walk(game, number), Walk(game, number)
    for _ in loud.steps():
        seat, action = quiet.choose()
        quiet.state.play(seat, action, quiet.chance)
    assert dissect(quiet.state) == dissect(loud.state)


@every_game
def test_why_not_agrees_with_legal(game: Game) -> None:
    rules = set(game.rule_texts())
    for number in range(6 * THOROUGH):
        walk = Walk(game, number)
        for _ in walk.steps(400):
            waiting = walk.state.to_move()
            for seat in walk.seats:
                legal = walk.state.legal(seat)
                assert len(set(legal)) == len(legal)
                assert bool(legal) == (seat in waiting)
                refusals = [walk.state.why_not(seat, action) for action in range(len(game.actions))]
                assert [action for action, why in enumerate(refusals) if why is None] == sorted(legal)
                for why in refusals:
                    assert why is None or (why.code and why.reason.endswith("."))
                    assert why is None or why.rule is None or why.rule in rules


@every_game
@given(number=numbers, steps=st.integers(0, 250))
def test_what_is_legal_is_accepted_and_nothing_else(game: Game, number: int, steps: int) -> None:
    walk = walked(game, number, steps)
    state = walk.state
    before = dissect(state)
    for seat in walk.seats:
        legal = set(state.legal(seat))
        for action in range(len(game.actions)):
            if action in legal:
                tried = state.copy()
                tried.play(seat, action, FastChance(number))
                assert dissect(tried) != before
                continue
            events: list[Event] = []
            with pytest.raises(IllegalAction) as caught:
                state.play(seat, action, ScriptedChance(), events)
            assert caught.value.refusal == state.why_not(seat, action)
            assert events == []
    assert dissect(state) == before


@every_game
@given(number=numbers, steps=st.integers(0, 250))
def test_seats_and_actions_that_do_not_exist(game: Game, number: int, steps: int) -> None:
    walk = walked(game, number, steps)
    state = walk.state
    before = dissect(state)
    for seat in (-1, len(walk.seats), 10**6):
        with pytest.raises(ValueError, match="seat"):
            state.play(seat, 0, ScriptedChance())
        with pytest.raises(ValueError, match="seat"):
            state.why_not(seat, 0)
        with pytest.raises(ValueError, match="seat"):
            state.legal(seat)
        with pytest.raises(ValueError, match="seat"):
            state.view(seat)
    for action in (-1, len(game.actions), 10**30):
        for seat in walk.seats:
            with pytest.raises(ValueError, match="action"):
                state.play(seat, action, ScriptedChance())
            with pytest.raises(ValueError, match="action"):
                state.why_not(seat, action)
    assert dissect(state) == before


@every_game
@given(number=numbers, steps=st.integers(0, 250))
def test_looking_changes_nothing(game: Game, number: int, steps: int) -> None:
    walk = walked(game, number, steps)
    before = dissect(walk.state)
    for viewer in walk.viewers:
        view = walk.state.view(viewer)
        game.words().prompt(view)
        game.imagine(view, FastChance(number))
        assert walk.state.view(viewer) == view
    walk.state.copy()
    walk.state.result()
    assert dissect(walk.state) == before


@every_game
def test_all_words_can_be_said(game: Game) -> None:
    for number in range(4 * THOROUGH):
        walk = Walk(game, number)
        for words in (game.words(), game.words(plain=True)):
            assert all(words.action(action) for action in range(len(game.actions)))
        for _, _, events in walk.steps():
            for viewer in walk.viewers:
                for event in events:
                    if event.seen_by(viewer):
                        assert words.log(event, viewer).endswith(".")
                view = walk.state.view(viewer)
                assert words.prompt(view).endswith((".", "?"))
                if viewer is not None:
                    assert all(words.action(action, view) for action in walk.state.legal(viewer))


@every_game
def test_rules_that_events_name_are_there(game: Game) -> None:
    rules = set(game.rule_texts())
    walk = Walk(game, random.Random(1).randrange(100))
    for _, _, events in walk.steps():
        assert all(set(event.rules()) <= rules for event in events)
