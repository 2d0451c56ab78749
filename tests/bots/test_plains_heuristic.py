"""The heuristic of Plains Indian Wars: strong enough, always legal, and it sees no more than its view."""

from __future__ import annotations

import pytest

from tallgrass.arena.simulation import Job, play_batch
from tallgrass.bots.plains_indian_wars.heuristic import decide
from tallgrass.bots.plains_indian_wars.worth import Worth
from tallgrass.bots.registry import bot
from tallgrass.games.plains_indian_wars import rules
from tallgrass.games.plains_indian_wars.imagine import imagine
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.kernel.chance import FastChance, ScriptedChance
from tests.bots.plains import BOARD, BOT, GAME, VERBS

NO_CHANCE = ScriptedChance()


def _start(seats: int, number: int) -> tuple[Table, FastChance]:
    chance = FastChance(11, number, seats)
    table = rules.start(BOARD, VERBS, seats, max_rounds=5, auto_consent=False, chance=chance, events=None)
    return table, chance


def _seen(table: Table) -> PlainsView:
    view = table.view(table.waiting[0])
    assert isinstance(view, PlainsView)
    return view


# --- how strong it is


@pytest.mark.parametrize(
    "bots", [("heuristic", "random"), ("random", "heuristic"), ("random", "random", "heuristic", "heuristic")]
)
def test_it_beats_random_play(bots: tuple[str, ...]) -> None:
    """All of 300 games were won, either way round, at two seats, and of 100 at four."""
    job = Job(game=GAME.name, bots=bots, options=GAME.settle({}), games=4, seed=1)
    tally = play_batch(job, 0, 4)
    assert tally.games == 4 and tally.stopped == 0
    assert tally.wins[bots.index("heuristic")] == 4


def test_both_sides_win_against_the_like() -> None:
    job = Job(game=GAME.name, bots=("heuristic",) * 2, options=GAME.settle({}), games=6, seed=1)
    wins = play_batch(job, 0, 6).wins
    assert min(wins) >= 1, wins


# --- its answers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_answers_are_legal_and_always_the_same_over_random_walks(seats: int) -> None:
    """In positions that it would never get into as well; every kind of decision is met."""
    kinds = set()
    for game in range(3):
        table, chance = _start(seats, game)
        while table.waiting:
            seat, legal = table.waiting[0], table.options
            before = legal[:]
            action = BOT.choose(_seen(table), legal, NO_CHANCE)
            assert action in before, GAME.actions.name(action)
            assert legal == before, "the bot changed the list"
            assert BOT.choose(_seen(table), legal, FastChance(3)) == action
            kinds.add(type(table.agenda[-1]).__name__)
            table.play(seat, legal[chance.below(len(legal))], chance)
    assert kinds >= {
        *("FactionTurn", "Placement", "Reinforcement", "March", "Activation", "Party", "Engagement"),
        *("Fights", "Raid", "Treaty", "WagonTurn"),
    }


@pytest.mark.parametrize("seats", [2, 4])
def test_what_it_does_not_see_changes_nothing(seats: int) -> None:
    """The others' cards are dealt anew: every position that looks the same is answered alike."""
    table, chance = _start(seats, 5)
    step = 0
    while table.waiting:
        seat = table.waiting[0]
        view = _seen(table)
        action = BOT.choose(view, table.options, NO_CHANCE)
        if step % 5 == 0 and len(table.options) > 1:
            for deal in range(1, 4):
                other = imagine(BOARD, VERBS, view, FastChance(deal))
                assert decide(Worth(other, other.side(seat)), table.options) == action
        table.play(seat, action, chance)
        step += 1


def test_it_is_made_for_its_game_and_keeps_nothing_else() -> None:
    made = bot("heuristic", GAME)
    assert type(made) is type(BOT)
    table, chance = _start(2, 8)
    for _ in range(60):
        table.play(table.waiting[0], made.choose(_seen(table), table.options, NO_CHANCE), chance)
    assert vars(made) == {"_game": GAME}
