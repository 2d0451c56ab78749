"""The bots of a match in the terminal: their luck follows from nothing that is hidden from them."""

from __future__ import annotations

import msgspec
import pytest

from tallgrass.bots.luck import luck
from tallgrass.cli.seating import BotSeats
from tallgrass.games.indian_wars.tables import INDIANS, RESOURCES, WHITES
from tallgrass.kernel import files, replay
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.match import Match
from tests.cli.sitting import INDIAN_WARS, deal, view

DONE = INDIAN_WARS.actions.names.index("done")


def _at_initiative(seed: int) -> Match:
    """Whites, a person, and Indians, a random bot, have their hands for Initiative."""
    match = deal(seed, bots=("random",))
    bots = BotSeats(match)
    match.play(WHITES, DONE)
    while view(match, INDIANS).phase == RESOURCES:
        match.play(INDIANS, bots.choose(INDIANS))
    return match


def _rich_seeds(number: int) -> list[int]:
    """Deals in which Whites can lay two cards for Initiative, and Indians can choose between several."""
    found = []
    for seed in range(200):
        match = _at_initiative(seed)
        if min(len(match.state.legal(WHITES)), len(match.state.legal(INDIANS))) > 2:
            found.append(seed)
        if len(found) == number:
            return found
    raise AssertionError("too few")


SEEDS = _rich_seeds(12)


def _choices(match: Match) -> list[int]:
    """What the bot does till it has finished."""
    chosen = []
    bots = BotSeats(match)
    while INDIANS in match.to_move() and view(match, INDIANS).phase == RESOURCES + 1:
        chosen.append(bots.choose(INDIANS))
        match.play(INDIANS, chosen[-1])
    return chosen


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_bot_does_the_same_whatever_another_does_in_secret(seed: int) -> None:
    """However many cards Whites have laid by then, and whether they took some back."""
    quiet = _choices(_at_initiative(seed))
    assert quiet
    for laid in (1, 2):
        match = _at_initiative(seed)
        for _ in range(laid):
            match.play(WHITES, match.state.legal(WHITES)[0])
        assert _choices(match) == quiet
    match = _at_initiative(seed)
    for _ in range(3):
        match.play(WHITES, match.state.legal(WHITES)[0])
        match.undo(WHITES)
    assert _choices(match) == quiet


def test_whether_another_acts_before_it_or_in_between_is_the_same_to_it() -> None:
    between = []
    for seed in SEEDS:
        quiet = _choices(_at_initiative(seed))
        match = _at_initiative(seed)
        bots = BotSeats(match)
        chosen = []
        while INDIANS in match.to_move() and view(match, INDIANS).phase == RESOURCES + 1:
            chosen.append(bots.choose(INDIANS))
            match.play(INDIANS, chosen[-1])
            lays = [action for action in match.state.legal(WHITES) if action != DONE]
            if lays and view(match, WHITES).phase == RESOURCES + 1:
                match.play(WHITES, lays[0])
        assert chosen == quiet
        between.append(len(chosen))
    assert max(between) > 1


def test_its_luck_changes_with_its_own_acts_and_with_the_deal() -> None:
    """Else it would always pick the same place of its list."""
    firsts, places = set(), set()
    for seed in range(30):
        match = deal(seed, bots=("random",))
        match.play(WHITES, DONE)
        options = 5  # the first five that it can do, to compare places of lists of any length
        drawn = [FastChance(*luck(match, INDIANS)).below(options)]
        for _ in range(4):
            match.play(INDIANS, match.state.legal(INDIANS)[0])
            drawn.append(FastChance(*luck(match, INDIANS)).below(options))
        firsts.add(drawn[0])
        places.add(tuple(drawn))
    assert firsts == set(range(5))
    assert len(places) == 30


def test_two_bots_of_a_match_have_different_luck() -> None:
    different = 0
    for seed in range(30):
        match = deal(seed, watch=True, bots=("random",))
        first, second = (FastChance(*luck(match, seat)).below(1_000) for seat in (WHITES, INDIANS))
        different += first != second
    assert different > 27


@pytest.mark.parametrize("cut", [0, 1, 2, 5])
def test_its_luck_is_the_same_after_a_save(cut: int) -> None:
    match = deal(None, watch=True, bots=("random",))
    bots = BotSeats(match)
    for _ in range(cut):
        match.play(match.to_move()[0], bots.choose(match.to_move()[0]))
    again = replay.load(match.game, files.parse(msgspec.json.encode(match.document(keep_seed=True))))
    for played in (match, again):
        bots = BotSeats(played)
        while not played.result:
            seat = played.to_move()[0]
            played.play(seat, bots.choose(seat))
    assert again.entries == match.entries


def test_what_was_taken_back_counts_among_its_acts() -> None:
    """It doesn't draw the same luck again: after an undo of a person's, it may do something else."""
    seen = set()
    for seed in range(12):
        match = deal(seed, bots=("random",))
        match.play(WHITES, DONE)
        bots = BotSeats(match)
        first = bots.choose(INDIANS)
        match.play(INDIANS, first)
        match.undo(INDIANS, agreed=True)
        seen.add(bots.choose(INDIANS) == first)
    assert False in seen
