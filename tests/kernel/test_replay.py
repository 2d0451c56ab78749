"""A match from its document: the same at every step, the same when it is played on."""

from __future__ import annotations

import random

import msgspec
import pytest

from tallgrass.kernel import files, replay
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.fair import FairChance, deal
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match, NoChance
from tallgrass.kernel.record import MatchFile
from tests.kernel.matches import (
    INDIAN_WARS,
    TOY,
    asked,
    dealing,
    everything,
    fair_match,
    finished,
    play_on,
    position,
)


def _written(match: Match, *, keep_seed: bool = True) -> MatchFile:
    """The document as it comes out of its bytes."""
    return files.parse(msgspec.json.encode(match.document(keep_seed=keep_seed)))


def _again(match: Match, *, keep_seed: bool = True) -> Match:
    return replay.load(match.game, _written(match, keep_seed=keep_seed))


@pytest.mark.parametrize("game", [TOY, INDIAN_WARS])
@pytest.mark.parametrize("number", range(3))
def test_every_step_can_be_gone_to(game: Game, number: int) -> None:
    match = fair_match(game, number)
    choices = random.Random(number)
    seen = [everything(match)]
    while not match.result and len(match.entries) < 90:
        seat = choices.choice((0, 1))
        if choices.random() < 0.2 and match.undo_barrier(seat) is None:
            match.undo(seat)
        elif choices.random() < 0.04:
            match.hand_over(seat, "random")
        else:
            play_on(match, 1, choices)
        seen.append(everything(match))
    document = _written(match)
    for until in range(len(document.entries)):
        early = replay.load(game, document, until=until)
        assert everything(early) == seen[until]
    assert everything(replay.load(game, document)) == seen[-1]
    assert everything(replay.load(game, document, until=len(seen) + 5)) == seen[-1]


@pytest.mark.parametrize("game", [TOY, INDIAN_WARS])
@pytest.mark.parametrize("cut", [0, 1, 5, 40])
def test_save_load_play_on_is_play_on(game: Game, cut: int) -> None:
    match = fair_match(game, cut)
    play_on(match, cut, random.Random(cut))
    again = _again(match)
    for played in (match, again):
        choices = random.Random(99)
        while not played.result:
            play_on(played, 1, choices)
            for seat in (0, 1):
                if played.undo_barrier(seat) is None and choices.random() < 0.3:
                    played.undo(seat)
    assert everything(again) == everything(match)


def test_going_back_and_playing_on_draws_what_was_drawn_before() -> None:
    match = fair_match(INDIAN_WARS, 3)
    play_on(match, 60, random.Random(3))
    early = replay.load(INDIAN_WARS, _written(match), until=30)
    for entry in match.document().entries[30:]:
        number = INDIAN_WARS.actions.number(getattr(entry, "action", ""))
        assert number is not None
        early.play(entry.seat, number)
    assert everything(early) == everything(match)


def test_a_loaded_match_is_undone_like_the_one_that_was_saved() -> None:
    match = fair_match(INDIAN_WARS, 4)
    choices = random.Random(4)
    for _ in range(100):
        play_on(match, 1, choices)
        again = _again(match)
        for seat in (0, 1):
            assert again.undo_barrier(seat) == match.undo_barrier(seat)
        again.undo(0, agreed=True)
        match.undo(0, agreed=True)
        assert position(again) == position(match)
        play_on(match, 2, choices)


def test_the_ended_match_is_loaded_as_ended() -> None:
    match = finished(INDIAN_WARS, 2)
    again = _again(match, keep_seed=False)
    assert again.result == match.result
    assert everything(again) == everything(match)


def test_who_gave_up_has_given_up() -> None:
    match = fair_match(INDIAN_WARS)
    match.resign(1)
    again = _again(match)
    assert again.result == match.result
    assert again.to_move() == []


def test_audit_counts_what_it_checked() -> None:
    match = finished(INDIAN_WARS, 6)
    found = replay.audit(INDIAN_WARS, match.document())
    assert (found.steps, found.outcomes, found.unseeded) == (len(match.entries), len(asked(match)), 0)
    unfinished = fair_match(INDIAN_WARS, 6)
    play_on(unfinished, 30, random.Random(6))
    found = replay.audit(INDIAN_WARS, unfinished.document())
    assert (found.steps, found.outcomes, found.unseeded) == (30, 0, len(asked(unfinished)))


def _unfinished(steps: int, number: int = 8) -> tuple[Match, Match]:
    """A match, and the same as loaded from a file that hides the seed."""
    match = fair_match(INDIAN_WARS, number)
    play_on(match, steps, random.Random(number))
    return match, _again(match, keep_seed=False)


def test_without_its_seed_a_match_can_be_looked_at_only() -> None:
    match, again = _unfinished(40)
    assert position(again) == position(match)
    before = everything(again)
    with pytest.raises(NoChance, match="deal anew"):
        again.play(again.to_move()[0], again.state.legal(again.to_move()[0])[0])
    assert everything(again) == before


@pytest.mark.parametrize("steps", [40, 1, 0])
def test_dealt_anew_it_goes_on_and_can_be_verified(steps: int) -> None:
    _, again = _unfinished(steps)
    first = len(asked(again))
    again.deal(dealing(77, 2))
    assert again.dealings[-1].start == steps + 1  # in `history`: after the set-up and these
    choices = random.Random(1)
    while not again.result:
        play_on(again, 1, choices)
    later = asked(again)[first:]
    fresh = FairChance(dealing(77, 2))
    assert later == [(n, fresh.below(n)) for n, _ in later]
    found = replay.audit(INDIAN_WARS, _written(again, keep_seed=False))
    assert (found.outcomes, found.unseeded) == (len(later), first)


@pytest.mark.parametrize("steps", [40, 0])
def test_dealt_anew_twice_it_goes_on(steps: int) -> None:
    """Loaded, dealt anew, saved at once, loaded, dealt anew: the file must still be good."""
    _, again = _unfinished(steps)
    for number in (77, 78):
        again.deal(dealing(number, 2))
        again = _again(again, keep_seed=False)
    again.deal(dealing(79, 2))
    play_on(again, 30, random.Random(1))
    again.resign(0)
    assert everything(_again(again)) == everything(again)


def test_dealt_anew_with_a_start_of_its_own() -> None:
    _, again = _unfinished(40)
    again.deal(deal(["", ""], start=3))
    play_on(again, 40, random.Random(2))
    again.resign(1)
    assert again.dealings[-1].start == 41
    assert replay.audit(INDIAN_WARS, _written(again)).outcomes > 0


@pytest.mark.parametrize("steps", [0, 25])
def test_a_match_with_another_source_can_be_dealt_on(steps: int) -> None:
    """A match played by fast or scripted chance has no dealing; loaded and dealt anew it goes on fairly."""
    match = Match(INDIAN_WARS, ["human", "human"], INDIAN_WARS.settle({}), chance=FastChance(1))
    play_on(match, steps, random.Random(3))
    again = _again(match)
    assert everything(again) == everything(match)
    again.deal(dealing(5, 2))
    play_on(again, 40, random.Random(4))
    again.resign(0)
    assert everything(_again(again)) == everything(again)
    assert replay.audit(INDIAN_WARS, _written(again)).outcomes > 0


def test_a_match_with_two_dealings_stands_at_every_step() -> None:
    _, match = _unfinished(20)
    match.deal(dealing(9, 2))
    seen = [everything(match)]
    choices = random.Random(8)
    for _ in range(40):
        play_on(match, 1, choices)
        seen.append(everything(match))
    document = _written(match)
    for until in range(21, 60):
        assert everything(replay.load(INDIAN_WARS, document, until=until)) == seen[until - 20]
    early = replay.load(INDIAN_WARS, document, until=19)
    assert len(early.dealings) == 1
    with pytest.raises(NoChance):
        play_on(early, 20, random.Random(1))


@pytest.mark.parametrize("steps", [20, 0])
def test_a_dealing_that_has_not_served_yet_is_kept(steps: int) -> None:
    """Dealt anew and stored by the dealer before the next step: its commitment has been shown."""
    _, match = _unfinished(steps)
    match.deal(dealing(9, 2))
    again = _again(match)
    assert again.dealings == match.dealings
    for played in (match, again):
        play_on(played, 30, random.Random(5))
    assert everything(again) == everything(match)


def test_strict_and_lenient() -> None:
    match = finished(INDIAN_WARS, 6)
    document = match.document()
    lie = msgspec.structs.replace(document, result=None)
    with pytest.raises(files.FileError, match="the result isn't what comes of its steps"):
        replay.load(INDIAN_WARS, lie)
    assert replay.load(INDIAN_WARS, lie, strict=False).result == match.result


def test_a_lenient_load_that_found_a_doubt_does_not_play_on_with_that_seed() -> None:
    match = fair_match(INDIAN_WARS, 6)
    play_on(match, 30, random.Random(6))
    document = match.document(keep_seed=True)
    wrong = msgspec.structs.replace(document.dealings[0], seed="00" * 32)
    lie = msgspec.structs.replace(document, dealings=[wrong])
    with pytest.raises(files.FileError, match="isn't the one that was committed to"):
        replay.load(INDIAN_WARS, lie)
    loose = replay.load(INDIAN_WARS, lie, strict=False)
    assert position(loose) == position(match)
    with pytest.raises(NoChance):
        play_on(loose, 60, random.Random(1))
