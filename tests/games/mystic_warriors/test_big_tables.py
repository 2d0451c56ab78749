"""Two to six seats: the beginning, the order of turns, and hands that hold most of the cards."""

from __future__ import annotations

import pytest

from tallgrass.games.mystic_warriors.events import GameBegan, Reshuffled, TurnBegan
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import LIMIT, RAID_CHOICE
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.options import OptionError
from tests.games.mystic_warriors.table import (
    GAME,
    HORSE,
    act,
    begin,
    card,
    cards,
    everything_but,
    hand,
    legal,
    offer,
    only,
    raid,
    refusal,
    start,
    table,
)

ALL = everything_but()
SIXES = [ALL[place : place + 6] for place in range(0, 36, 6)]
NINES = [ALL[place : place + 9] for place in range(0, 54, 9)]


# --- the beginning


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_starts_with_six_cards_and_the_first_draws(seats: int) -> None:
    """'Each player starts with a hand of 6 cards.' The first turn's Medicine Phase follows at once."""
    position, events = start(seats, *SIXES[:seats], drawn="Prayer", first_seat=1)
    assert [len(brave.hand) for brave in position.braves] == [7] + [6] * (seats - 1)
    assert hand(position, 1) == list(cards(*SIXES[1]))
    assert card("Prayer") in hand(position, 0)
    assert len(position.deck) == 137 - 6 * seats - 1
    assert (position.pile, position.turn) == ([], 1)
    assert events[0] == GameBegan(first=0)
    assert GAME.seat_names(seats) == tuple(f"brave-{number}" for number in range(1, seats + 1))


def test_the_rulings_seat_counts() -> None:
    """'Seats: 2 to 6'."""
    assert GAME.seat_counts == (2, 3, 4, 5, 6)


def test_the_option_says_who_goes_first() -> None:
    """Option `first_seat`: 1 to 6; no chance is asked for it."""
    position, events = start(6, *SIXES, drawn="Prayer", first_seat=5)
    assert position.current == 4
    assert only(events, TurnBegan) == TurnBegan(turn=1, seat=4)
    assert position.to_move() == [4]


def test_without_it_the_first_is_drawn_at_random() -> None:
    """'the one that goes first is drawn at random': one of all seats, before the cards."""
    position, events = start(6, *SIXES, drawn="Prayer", random_first=3)
    assert events[0] == GameBegan(first=3)
    assert position.to_move() == [3]


def test_a_seat_where_nobody_sits_cannot_go_first() -> None:
    with pytest.raises(OptionError):
        GAME.start(3, GAME.settle({"first_seat": 4}), FastChance(1))


# --- turns


def test_turns_go_round_the_table() -> None:
    """'Players take turns.' After the last seat the first."""
    position, _ = start(6, *SIXES, drawn="Prayer", first_seat=5)
    order = []
    for _turn in range(8):
        order.append(position.current)
        seat = position.current
        act(position, seat, "no-raid")
        act(position, seat, "done", None)
    assert order == [4, 5, 0, 1, 2, 3, 4, 5]
    assert position.turn == 9


def test_six_can_be_asked_by_one_in_one_turn() -> None:
    """MW-9: each of the five once."""
    position = table(*NINES)
    for partner in range(1, 6):
        assert f"trade:brave-{partner + 1}" in legal(position, 0)
        act(position, 0, f"trade:brave-{partner + 1}")
        offer(position, 0, NINES[0][0])
        assert position.to_move() == [partner]
        act(position, partner, "decline")
    assert position.view(3).asked == (1, 2, 3, 4, 5)
    assert not [action for action in legal(position, 0) if action.startswith("trade:")]
    assert "small-game" in legal(position, 0)


def test_luck_may_hit_any_of_five() -> None:
    """MW-10: 'he names one opponent'."""
    position = table(["Cholera"], ["Cree"], [], ["Dream"], ["Oto"], ["Crow"])
    act(position, 0, "luck:cholera")
    assert legal(position, 0) == {f"target:brave-{number}" for number in (2, 3, 4, 5, 6)}


# --- many cards in hands


def test_six_hands_of_nine_leave_83_cards() -> None:
    position = table(*NINES, current=2, stage=RAID_CHOICE)
    assert len(position.deck) == 83
    begin(position, "Prayer")
    assert (position.stage, position.owed, position.to_move()) == (LIMIT, 1, [2])


def test_hands_beyond_nine_stay_until_the_own_medicine_phase() -> None:
    """MW-1: 'The limit is checked here alone'."""
    tens = [ALL[place : place + 10] for place in range(0, 60, 10)]
    position = table(*tens)
    act(position, 0, "done", [ALL[60]])
    assert position.view(None).hand_sizes == (10, 11, 10, 10, 10, 10)
    assert (position.stage, position.owed, position.to_move()) == (LIMIT, 2, [1])


def test_with_all_cards_in_six_hands_the_first_discard_is_the_next_deck() -> None:
    """MW-1, MW-2: nothing is drawn, fourteen of 23 are discarded, one of them comes back."""
    hands = [ALL[place : place + 23] for place in range(0, 137, 23)]
    position = table(*hands, deck=[], pile=[])
    begin(position)
    assert (position.stage, position.owed) == (LIMIT, 14)
    while position.stage == LIMIT:
        act(position, 0, min(legal(position, 0)))
    act(position, 0, "no-raid")
    events = act(position, 0, "small-game", None)
    assert only(events, Reshuffled).count == 14
    assert position.view(None).hand_sizes == (10, 23, 23, 23, 23, 22)
    assert len(position.deck) == 13


def test_a_raid_of_one_of_six_flips_what_is_left() -> None:
    """MW-2: with hands so full hardly anything lies in the deck."""
    rest = everything_but(*HORSE, "Oto", "Kill Enemy", "Prayer")
    hands = [rest[place : place + 26] for place in range(0, 128, 26)]
    position = table([*HORSE, "Prayer"], *hands, deck=["Kill Enemy", "Oto"], pile=[], stage=RAID_CHOICE)
    raid(position, "horse", HORSE, ["Oto", "Kill Enemy"])
    assert position.view(None).feathers == (1, 0, 0, 0, 0, 0)
    assert (len(position.deck), len(position.pile)) == (0, 8)


def test_only_the_one_whose_turn_it_is_is_asked() -> None:
    position = table(*SIXES, current=3)
    for seat in (0, 1, 2, 4, 5):
        assert legal(position, seat) == set()
        assert refusal(position, seat, "done").code == "not-your-turn"
    with pytest.raises(ValueError, match="no seat 6"):
        position.legal(6)


@pytest.mark.parametrize("seats", [2, 6])
def test_a_short_game_comes_to_its_end(seats: int) -> None:
    """MW-4 with the option; MW-12: nothing else ends it."""
    position = GAME.start(seats, GAME.settle({"feathers": 1}), FastChance(3))
    assert isinstance(position, Table)
    position.playout(FastChance(4), 100_000)
    result = position.result()
    assert result is not None
    assert len(result.scores) == seats and result.rule == "MW-4"
    assert result.scores[result.winners[0]] == max(result.scores) >= 1
