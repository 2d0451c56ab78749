"""Taking back: what bars it, what it leaves alone."""

from __future__ import annotations

import random

import pytest

from tallgrass.kernel import replay
from tallgrass.kernel.chance import Chance, ScriptedChance
from tallgrass.kernel.events import Sink, TookBack
from tallgrass.kernel.fair import FairChance
from tallgrass.kernel.game import Game, State
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction
from tallgrass.kernel.record import Act, Undo
from tests.kernel.matches import (
    INDIAN_WARS,
    TOY,
    asked,
    dealing,
    everything,
    fair_match,
    play_on,
    position,
    toy_match,
)
from tests.kernel.toy import DONE, MOON, PASS, ROLL, SUN, Began, ToyState
from tests.properties.snapshots import dissect


def _code(match: Match, seat: int) -> str | None:
    barrier = match.undo_barrier(seat)
    assert barrier is None or barrier.reason.endswith(".")
    return None if barrier is None else barrier.code


def _refused(match: Match, seat: int, code: str, *, agreed: bool = False) -> None:
    assert _code(match, seat) == code
    before = everything(match)
    with pytest.raises(IllegalAction) as caught:
        match.undo(seat, agreed=agreed)
    assert caught.value.refusal.code == code
    assert everything(match) == before


def _in_turns(*script: int, seats: int = 2) -> Match:
    match = toy_match(*script, seats=seats)
    for seat in range(seats):
        match.play(seat, DONE)
    return match


def test_nothing_to_take_back() -> None:
    match = toy_match()
    _refused(match, 0, "nothing")
    _refused(match, 0, "nothing", agreed=True)
    match.play(1, SUN)
    _refused(match, 0, "nothing", agreed=True)
    match.undo(1)
    _refused(match, 1, "nothing", agreed=True)


def test_not_when_it_is_over() -> None:
    match = toy_match()
    match.play(0, SUN)
    match.resign(1)
    _refused(match, 0, "over")
    _refused(match, 0, "over", agreed=True)


def test_not_after_chance_of_ones_own() -> None:
    match = _in_turns(3)
    match.play(0, ROLL)
    _refused(match, 0, "chance")


def test_not_after_chance_of_another() -> None:
    match = _in_turns(3)
    match.play(0, PASS)
    match.play(1, ROLL)
    _refused(match, 0, "chance")
    barrier = match.undo_barrier(0)
    assert barrier is not None
    assert "another" in barrier.reason


def test_not_after_a_reveal() -> None:
    match = _in_turns()
    _refused(match, 1, "revealed")
    _refused(match, 0, "revealed")


def test_not_after_another_acted_in_turn() -> None:
    match = _in_turns(seats=3)
    match.play(0, PASS)
    assert _code(match, 0) is None
    match.play(1, PASS)
    _refused(match, 0, "acted")
    assert _code(match, 1) is None


def test_a_seat_without_the_turn_may_take_back_its_last_act() -> None:
    match = _in_turns()
    before = position(match)
    match.play(0, PASS)
    match.undo(0)
    assert position(match) == before
    assert match.entries[-1] == Undo(0, [2])


def test_in_secret_only_ones_own_acts_count() -> None:
    match = toy_match(seats=3)
    for seat, action in ((0, SUN), (1, MOON), (2, SUN), (1, DONE), (2, MOON)):
        match.play(seat, action)
    others = [(match.state.view(seat), match.state.legal(seat)) for seat in (1, 2)]
    spectator = match.state.view(None)
    assert [_code(match, seat) for seat in range(3)] == [None] * 3
    match.undo(0)
    assert match.entries[-1] == Undo(0, [0])
    assert [(match.state.view(seat), match.state.legal(seat)) for seat in (1, 2)] == others
    assert match.state.view(None) == spectator
    assert match.state.legal(0) == [SUN, MOON, DONE]
    match.undo(1)
    assert match.entries[-1] == Undo(1, [3])
    assert match.state.legal(1) == [SUN, DONE]
    assert match.state.legal(2) == [DONE]


def test_acts_are_taken_back_one_by_one() -> None:
    match = toy_match()
    before = [position(match)]
    for action in (SUN, MOON, DONE):
        match.play(0, action)
        before.append(position(match))
    for steps in ([2], [1], [0]):
        before.pop()
        match.undo(0)
        assert match.entries[-1] == Undo(0, steps)
        assert position(match) == before[-1]


def test_after_an_undo_one_may_do_something_else() -> None:
    match = toy_match()
    match.play(0, SUN)
    match.undo(0)
    match.play(0, MOON)
    match.play(0, DONE)
    match.play(1, DONE)
    twin = toy_match()
    for seat, action in ((0, MOON), (0, DONE), (1, DONE)):
        twin.play(seat, action)
    assert position(match) == position(twin)
    _refused(match, 0, "revealed")


def test_an_agreed_undo_cuts_all_that_followed() -> None:
    match = _in_turns(3, 5)
    before = position(match)
    match.play(0, ROLL)
    match.play(1, ROLL)
    entries = len(match.entries)
    match.undo(0, agreed=True)
    assert position(match) == before
    assert len(match.entries) == entries + 1
    assert match.entries[-1] == Undo(0, [2, 3])
    assert match.to_move() == [0]


def test_consent_that_is_not_needed_cuts_no_more() -> None:
    match = toy_match()
    match.play(0, SUN)
    match.play(1, SUN)
    match.undo(0, agreed=True)
    assert match.entries[-1] == Undo(0, [0])
    assert match.state.legal(1) == [MOON, DONE]


def test_an_agreed_undo_of_a_reveal() -> None:
    match = toy_match()
    match.play(0, SUN)
    match.play(1, DONE)
    before = position(match)
    match.play(0, DONE)
    match.undo(0, agreed=True)
    assert position(match) == before
    match.undo(0)
    assert match.state.legal(0) == [SUN, MOON, DONE]


def test_chance_never_goes_back() -> None:
    match = fair_match(TOY, 9)
    for seat in (0, 1):
        match.play(seat, DONE)
    first = match.to_move()[0]
    for _ in range(30):
        match.play(first, ROLL)
        match.undo(first, agreed=True)
    fresh = FairChance(dealing(9, 2))
    outcomes = asked(match)
    assert len(outcomes) == 31
    assert outcomes == [(n, fresh.below(n)) for n, _ in outcomes]
    assert len({k for _, k in outcomes[1:]}) == 6
    assert replay.audit(TOY, match.document(keep_seed=True)).outcomes == 31


def test_who_sees_that_something_was_taken_back() -> None:
    match = toy_match()
    match.play(0, SUN)
    match.undo(0)
    assert isinstance(match.history[-1][0], TookBack)
    assert match.seen(0)[-1:] == match.history[-1]
    for other in (1, None):
        assert [type(event) for event in match.seen(other)] == [Began]
    match.play(0, DONE)
    match.undo(0)
    assert [event.seen_by(seat) for event in match.history[-1] for seat in (None, 0, 1)] == [True] * 3


@pytest.mark.parametrize("picks", [[SUN], [SUN, MOON]])
def test_taking_back_a_public_act_does_not_tell_how_much_was_done_in_secret(picks: list[int]) -> None:
    """Seat 0 picked one or two marks in secret, was done, and takes that back: seat 1 sees the same."""

    def seen_by_the_other(marks: list[int]) -> list[object]:
        match = toy_match()
        for mark in marks:
            match.play(0, mark)
        match.play(0, DONE)
        match.undo(0)
        return [*match.seen(1), match.state.view(1)]

    assert seen_by_the_other(picks) == seen_by_the_other([])


@pytest.mark.parametrize("picks", [[SUN], [SUN, MOON]])
def test_taking_back_ones_own_act_does_not_tell_how_much_others_did_in_secret(picks: list[int]) -> None:
    def seen_by_the_other(marks: list[int]) -> list[object]:
        match = toy_match()
        for mark in marks:
            match.play(0, mark)
        match.play(1, SUN)
        match.undo(1)
        return [*match.seen(1), match.state.view(1)]

    assert seen_by_the_other(picks) == seen_by_the_other([])


@pytest.mark.parametrize("number", range(6))
def test_a_free_undo_in_indian_wars_leaves_the_other_seat_as_it_was(number: int) -> None:
    match = fair_match(INDIAN_WARS, number)
    choices = random.Random(number)
    undone = 0
    while not match.result:
        seat = choices.choice(match.to_move())
        others: list[int | None] = [1 - seat, None]
        before = position(match)
        views = [match.state.view(other) for other in others]
        used = len(asked(match))
        match.play(seat, choices.choice(match.state.legal(seat)))
        if match.undo_barrier(seat) is None:
            match.undo(seat)
            undone += 1
            assert position(match) == before
            assert [match.state.view(other) for other in others] == views
            assert len(asked(match)) == used
            play_on(match, 1, choices)
    assert undone > 10


@pytest.mark.parametrize("number", range(4))
def test_an_agreed_undo_goes_back_to_the_position_before_that_act(number: int) -> None:
    match = fair_match(INDIAN_WARS, number)
    choices = random.Random(number)
    before: dict[int, bytes] = {}
    for _ in range(150):
        seat = choices.choice(match.to_move())
        before[len(match.entries)] = position(match)
        match.play(seat, choices.choice(match.state.legal(seat)))
        taker = choices.choice((0, 1))
        if _code(match, taker) in ("chance", "revealed", "acted") and choices.random() < 0.3:
            match.undo(taker, agreed=True)
            undo = match.entries[-1]
            assert isinstance(undo, Undo)
            assert position(match) == before[undo.steps[0]]
    assert replay.audit(INDIAN_WARS, match.document(keep_seed=True)).unseeded == 0


# --- what an undo changes for the others' undo


def _secretly(match: Match, seat: int) -> None:
    """Some act of a seat that ends nothing."""
    done = match.game.actions.number("done")
    match.play(seat, next(action for action in match.state.legal(seat) if action != done))


def _together(game: Game) -> Match:
    """Both are asked at the same time, and can do something in secret."""
    if game is TOY:
        return fair_match(TOY)
    done = game.actions.names.index("done")
    for number in range(100):
        match = fair_match(game, number)
        match.play(0, done)
        match.play(1, done)
        if all(len(match.state.legal(seat)) > 1 for seat in (0, 1)):
            return match
    raise AssertionError("no such match")


@pytest.mark.parametrize("game", [TOY, INDIAN_WARS])
@pytest.mark.parametrize("loaded", [False, True])
def test_who_was_asked_is_asked_anew_after_an_undo(game: Game, loaded: bool) -> None:
    """B had finished when A acted, and took that back: what B does in secret now is no barrier to A."""
    match = _together(game)
    match.play(1, game.actions.names.index("done"))
    _secretly(match, 0)
    match.undo(1)
    if loaded:
        match = replay.load(game, match.document(keep_seed=True))
    before = match.undo_barrier(0)
    assert before is None
    seen = match.seen(0)
    _secretly(match, 1)
    assert match.seen(0) == seen, "A can't know of it"
    assert match.undo_barrier(0) == before
    match.undo(0)
    assert len(match.state.legal(1)) == len(_together(game).state.legal(1)) - 1, "B's act still counts"


def test_who_was_asked_is_asked_anew_for_all_that_still_counts() -> None:
    """Three seats: the first takes back that it had finished; the acts of two others were made since."""
    match = toy_match(seats=3)
    for seat, action in ((0, DONE), (1, SUN), (2, SUN)):
        match.play(seat, action)
    match.undo(0)
    match.play(0, MOON)
    match.play(0, SUN)
    assert [_code(match, seat) for seat in range(3)] == [None] * 3


# --- from the copies that a match keeps


@pytest.mark.parametrize("game", [TOY, INDIAN_WARS])
@pytest.mark.parametrize("number", range(3))
def test_an_undo_from_a_copy_comes_to_the_same_as_from_the_beginning(game: Game, number: int) -> None:
    """Undos of all sorts, in a match long enough for many copies; a replay makes each position anew."""
    options = game.settle({"rounds": 9} if game is TOY else {})
    match = Match(game, ["human"] * 2, options, dealing=dealing(number, 2))
    choices = random.Random(number)
    undone = 0
    while not match.result and undone < 40:
        play_on(match, choices.randrange(1, 9 if game is TOY else 40), choices)
        for _ in range(choices.randrange(1, 4)):  # back over a copy, now and then
            seat = choices.randrange(2)
            if _code(match, seat) not in ("over", "nothing"):
                match.undo(seat, agreed=True)
                undone += 1
                assert dissect(match.state) == dissect(_anew(match))
    assert undone >= 10


def _anew(match: Match) -> State:
    """The position from the acts that still count, and nothing else."""
    gone: set[int] = set()
    for entry in match.entries:
        if isinstance(entry, Undo):
            gone.update(entry.steps)
    state = match.game.start(len(match.players), match.options, ScriptedChance(match.setup))
    for step, entry in enumerate(match.entries):
        if isinstance(entry, Act) and step not in gone:
            action = match.game.actions.number(entry.action)
            assert action is not None
            state.play(entry.seat, action, ScriptedChance(entry.outcomes))
    return state


def test_an_undo_plays_no_more_again_than_the_acts_since_the_last_copy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(TOY, ["human"] * 2, TOY.settle({"rounds": 9}), dealing=dealing(1, 2))
    played: list[int] = []
    play = ToyState.play

    def counting(state: ToyState, seat: int, action: int, chance: Chance, events: Sink | None = None) -> None:
        played.append(action)
        play(state, seat, action, chance, events)

    monkeypatch.setattr(ToyState, "play", counting)
    again = []
    for act in range(60):
        seat = match.to_move()[0]
        match.play(seat, match.state.legal(seat)[0])
        if act % 2:
            played.clear()
            match.undo(seat, agreed=True)
            again.append(len(played))
            match.play(seat, match.state.legal(seat)[0])
    assert not match.result
    assert again == [count % 32 for count in range(1, 60, 2)]


def test_a_copy_is_not_changed_by_what_is_played_on() -> None:
    match = toy_match(*[1] * 40)
    match.play(0, SUN)
    for _ in range(40):
        match.undo(0)
        match.play(0, SUN)
        match.undo(0)
        assert match.state.legal(0) == [SUN, MOON, DONE]
        match.play(0, MOON)
        assert match.state.legal(0) == [SUN, DONE]
