"""The heuristic of Indian Wars: strong enough, always legal, and it sees no more than its view."""

from __future__ import annotations

import random

import pytest

from tallgrass.arena.simulation import Job, play_batch
from tallgrass.bots.base import Bot
from tallgrass.bots.indian_wars import IndianWarsHeuristic
from tallgrass.games.indian_wars.rules import Table
from tallgrass.games.indian_wars.state import ASKED
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.kernel.chance import Chance, FastChance, ScriptedChance
from tallgrass.kernel.game import State
from tallgrass.kernel.messages import View
from tests.bots.play import GAME, match, play_on
from tests.games.indian_wars.table import (
    AFTERMATH,
    COMBATANTS,
    FIREPOWER,
    INDIANS,
    INITIATIVE,
    RESOURCES,
    WHITES,
    names,
    table,
)

BOT = IndianWarsHeuristic()
NO_CHANCE = ScriptedChance()


def _choice(position: Table, seat: int = WHITES) -> str:
    return GAME.actions.name(BOT.choose(position.view(seat), position.legal(seat), NO_CHANCE))


def _does(position: Table, seat: int = WHITES) -> list[str]:
    """All that it does until it isn't asked any more in this phase."""
    done = []
    phase, turn = position.phase, position.turn
    while seat in position.to_move() and (position.phase, position.turn) == (phase, turn):
        done.append(_choice(position, seat))
        position.play(seat, BOT.choose(position.view(seat), position.legal(seat), NO_CHANCE), FastChance(1))
    return done


# --- how strong it is


@pytest.mark.parametrize("bots", [("heuristic", "random"), ("random", "heuristic")])
def test_it_beats_random_play(bots: tuple[str, str]) -> None:
    job = Job(game="indian-wars", bots=bots, options=GAME.settle({}), games=200, seed=1)
    tally = play_batch(job, 0, 200)
    seat = bots.index("heuristic")
    assert tally.games == 200 and tally.stopped == 0
    assert tally.wins[seat] >= 170  # 85 %


def test_it_plays_itself_evenly_enough() -> None:
    job = Job(game="indian-wars", bots=("heuristic",) * 2, options=GAME.settle({}), games=200, seed=1)
    tally = play_batch(job, 0, 200)
    assert 40 <= tally.wins[WHITES] <= 160


# --- legal


@pytest.mark.parametrize(
    "specs", [("heuristic", "heuristic"), ("heuristic", "random"), ("random", "heuristic")]
)
def test_it_is_always_legal(specs: tuple[str, str]) -> None:
    for number in range(200 if specs == ("heuristic", "heuristic") else 40):
        assert match(specs, 21, number).result() is not None


def test_it_is_always_legal_from_imagined_positions() -> None:
    luck = FastChance(4)
    imagined = 0

    def watch(state: State, seat: int, player: Bot, action: int) -> None:
        nonlocal imagined
        if luck.below(60) == 0:
            viewer = luck.below(3)
            other = GAME.imagine(state.view(None if viewer == 2 else viewer), luck)
            assert play_on(other, ("heuristic", "heuristic"), 5, imagined).result() is not None
            imagined += 1

    for number in range(40):
        match(("heuristic", "random"), 31, number, watch)
    assert imagined > 40


# --- what it sees


def _rules(view: View) -> IndianWarsView:
    assert isinstance(view, IndianWarsView)
    return view


@pytest.mark.parametrize(
    "specs", [("heuristic", "heuristic"), ("heuristic", "random"), ("random", "heuristic")]
)
def test_hidden_cards_do_not_change_a_choice(specs: tuple[str, str]) -> None:
    """In a position that its seat can't tell from the true one it does the same."""
    luck = FastChance(6)
    same = different = 0

    def watch(state: State, seat: int, player: Bot, action: int) -> None:
        nonlocal same, different
        if not isinstance(player, IndianWarsHeuristic):
            return
        view = _rules(state.view(seat))
        other = GAME.imagine(view, luck)
        assert other.legal(seat) == state.legal(seat)
        seen = _rules(other.view(seat))
        if seen == view:
            same += 1
            different += _hidden(other, 1 - seat) != _hidden(state, 1 - seat)
            assert player.choose(seen, other.legal(seat), luck) == action

    for number in range(12):
        match(specs, 41, number, watch)
    assert same > 200
    assert different > 100  # the other hand really is another


def _hidden(state: State, seat: int) -> tuple[int, ...]:
    return _rules(state.view(seat)).hand


def test_swapping_the_other_hand_with_the_deck_does_not_change_a_choice() -> None:
    shuffle = random.Random(8)
    swapped = 0

    def watch(state: State, seat: int, player: Bot, action: int) -> None:
        nonlocal swapped
        other = state.copy()
        assert isinstance(other, Table)
        hidden = other.sides[1 - seat].hand
        mixed = [*hidden, *other.deck]
        shuffle.shuffle(mixed)
        other.sides[1 - seat].hand = sorted(mixed[: len(hidden)])
        other.deck = sorted(mixed[len(hidden) :])
        assert other.view(seat) == state.view(seat)
        assert player.choose(other.view(seat), state.legal(seat), NO_CHANCE) == action
        swapped += other.sides[1 - seat].hand != hidden

    for number in range(8):
        match(("heuristic", "heuristic"), 51, number, watch)
    assert swapped > 100


class _Never(Chance):
    def below(self, n: int) -> int:
        raise AssertionError("it asked for luck")


def test_it_leaves_nothing_to_luck_and_keeps_nothing() -> None:
    """The same view is the same choice, whatever it has seen before."""

    def watch(state: State, seat: int, player: Bot, action: int) -> None:
        assert IndianWarsHeuristic().choose(state.view(seat), state.legal(seat), _Never()) == action

    for number in range(20):
        match(("heuristic", "heuristic"), 61, number, watch)


def test_it_looks() -> None:
    assert not BOT.blind


# --- what it does


def test_it_exchanges_the_cards_that_it_can_not_use() -> None:
    useless = ["Crazy Horse", "War Party", "Geronimo", "Bows & Arrows"]
    position = table(phase=RESOURCES, whites=[*useless, "Kit Carson", "Rifles", "US Cavalry"])
    done = _does(position)
    assert set(done[:4]) == {
        "discard:crazy-horse",
        "discard:war-party",
        "discard:geronimo",
        "discard:bows-and-arrows",
    }
    assert set(names(position.sides[WHITES].hand)) >= {"Kit Carson", "Rifles", "US Cavalry"}


def test_cards_of_the_other_side_are_kept_by_the_other_side() -> None:
    useless = ["Kit Carson", "Long Arms", "US Cavalry", "Surrender"]
    position = table(
        phase=RESOURCES,
        indians=[*useless, "Geronimo", "Rifles", "Crazy Horse"],
        resources_of=INDIANS,
    )
    assert len(_does(position, INDIANS)) >= 4
    assert set(names(position.sides[INDIANS].hand)) >= {"Geronimo", "Rifles", "Crazy Horse"}
    assert not set(useless) & set(names(position.sides[INDIANS].hand))


def test_it_draws_fewer_than_four_if_only_few_are_worth_less() -> None:
    hand = ["Crazy Horse", "Kit Carson", "George Crook", "Long Arms", "US Cavalry", "Rifles", "Wounded Knee"]
    done = _does(table(phase=RESOURCES, whites=hand))
    assert done[:2] == ["discard:crazy-horse", "draw"]
    assert done[-1] == "done"


def test_it_keeps_a_hand_of_nothing_but_good_cards() -> None:
    hand = [
        "Kit Carson",
        "George Crook",
        "Buffalo Soldiers",
        "Long Arms",
        "US Cavalry",
        "Rifles",
        "Wounded Knee",
    ]
    assert _does(table(phase=RESOURCES, whites=hand)) == ["done"]


def test_it_exchanges_once() -> None:
    hand = ["Crazy Horse", "War Party", "Geronimo", "Bows & Arrows", "Village", "Braves", "Scouts"]
    done = _does(table(phase=RESOURCES, whites=hand))
    assert sum(name.startswith("discard:") for name in done) == 4
    assert done[-1] == "done"


def test_captured_camps_and_wagons_are_worth_keeping() -> None:
    """IW-8: Camp is an Aftermath card of the Whites."""
    hand = ["Camp", "Warriors", "Kit Carson", "Buffalo Soldiers", "Long Arms", "US Cavalry", "Rifles"]
    done = _does(table(phase=RESOURCES, whites=hand))
    assert done[0] == "discard:warriors"
    assert "discard:camp" not in done


def test_cards_that_draw_are_played_first() -> None:
    position = table(phase=RESOURCES, whites=["Pony Express", "Philip Sheridan", "Sitting Bull"])
    done = _does(position)
    assert set(done[:2]) == {"play:pony-express", "play:philip-sheridan"}
    assert "discard:sitting-bull" in done  # it is of no use to Whites


def test_it_takes_all_extra_cards() -> None:
    position = table(phase=RESOURCES)
    position.sides[WHITES].extra_due = 3
    position.stage = ASKED
    position.list_resource_options(position.sides[WHITES])
    assert _choice(position) == "extra:3"


def test_in_a_contest_it_lays_all_that_it_can() -> None:
    for phase, hand in (
        (INITIATIVE, ["Raid", "Ruse", "Kit Carson"]),
        (COMBATANTS, ["Soldiers", "Cowboys", "Armstrong Custer"]),
        (FIREPOWER, ["Rifles", "Knives"]),
    ):
        done = _does(table(phase=phase, whites=[*hand, "Massacre", "Crazy Horse"], indians=["Massacre"][:0]))
        assert len(done) == len(hand) + 1
        assert done[-1] == "done"


def test_it_counts_cards_twice() -> None:
    position = table(phase=COMBATANTS, whites=["Soldiers"], laid=(["George Crook"], []))
    assert set(_does(position)) == {"lay:soldiers", "count:george-crook", "done"}


def test_it_plays_all_its_aftermath() -> None:
    position = table(
        phase=AFTERMATH,
        whites=["Massacre", "Wounded Knee", "Camp", "Raid"],
        laid=(["Armstrong Custer"], []),
        lost_initiative=INDIANS,
        wins=(2, 1),
    )
    done = _does(position)
    assert set(done) == {"lay:massacre", "lay:wounded-knee", "lay:camp", "count:armstrong-custer", "done"}
    assert len(done) == 5


def test_last_stand_is_kept_for_combatants_if_nothing_else_is_there() -> None:
    assert _does(table(phase=INITIATIVE, whites=["Raid", "Last Stand", "Rifles"])) == ["lay:raid", "done"]
    assert set(_does(table(phase=INITIATIVE, whites=["Raid", "Last Stand", "Soldiers"]))) == {
        "lay:raid",
        "lay:last-stand",
        "done",
    }
    assert _does(table(phase=INITIATIVE, whites=["Last Stand", "Rifles"])) == ["lay:last-stand", "done"]
