"""Luck cards: when they may be played, whom they hit, what the victim loses (MW-10, MW-13, MW-14, MW-16)."""

from __future__ import annotations

import pytest

from tallgrass.games.mystic_warriors.events import Discarded, LuckPlayed, MustDiscard, PutAside, TurnEnded
from tallgrass.games.mystic_warriors.state import LIMIT, NAMING, RAID_CHOICE, SUFFERING
from tallgrass.kernel.actions import slug
from tests.games.mystic_warriors.table import (
    HORSE,
    act,
    acts,
    begin,
    card,
    cards,
    everything_but,
    hand,
    legal,
    only,
    raid,
    refusal,
    row,
    table,
    typed,
)

BLANKS = ("Oto", "Osage", "Kiowa", "Kansa", "Omaha", "Ponca", "Ute")
THREE = ("Cree", "Sioux", "Hatchet")

# --- when


@pytest.mark.parametrize("name", typed("luck"))
def test_an_opponent_discards_two_cards_of_his_choice(name: str) -> None:
    """'Opponent must discard 2 cards'. MW-10; with two players it is clear who (MW-17)."""
    position = table([name, "Knife"], THREE)
    events = act(position, 0, f"luck:{slug(name)}")
    assert only(events, LuckPlayed) == LuckPlayed(seat=0, card=card(name), victim=1, count=2)
    assert only(events, MustDiscard) == MustDiscard(seat=1, count=2, stage=SUFFERING)
    assert position.to_move() == [1]
    assert legal(position, 1) == {"discard:cree", "discard:sioux", "discard:hatchet"}
    assert legal(position, 0) == set()
    acts(position, (1, "discard:hatchet"), (1, "discard:cree"))
    assert hand(position, 1) == [card("Sioux")]
    assert position.pile == list(row(name, "Hatchet", "Cree"))
    assert position.to_move() == [0]


def test_before_the_action_it_leaves_the_action() -> None:
    """MW-10: 'before or after his action'. 'Playing a Luck card does not use up an action'."""
    position = table(["Cholera", "Infection", "Knife"], ["Cree", "Sioux"])
    act(position, 0, "luck:cholera")
    assert legal(position, 0) == {"small-game", "done"}, "a second Luck card isn't played; nobody has cards"
    events = act(position, 0, "small-game", ["Oto", "Osage"])
    assert only(events, TurnEnded) == TurnEnded(seat=0, forced=True)


def test_after_the_action_it_ends_the_turn() -> None:
    """MW-10, MW-17: 'A turn in which nothing is left that could be done ends'."""
    position = table(["Cholera", "Knife"], THREE)
    act(position, 0, "small-game", ["Oto"])
    assert legal(position, 0) == {"luck:cholera", "done"}
    acts(position, (0, "luck:cholera"), (1, "discard:cree"))
    events = act(position, 1, "discard:sioux", ["Osage"])
    assert only(events, TurnEnded) == TurnEnded(seat=0, forced=True)
    assert position.current == 1


def test_one_luck_card_a_turn() -> None:
    """'A player may also play one Luck card'."""
    position = table(["Cholera", "Infection", "Knife"], ["Cree", "Sioux"])
    act(position, 0, "luck:cholera")
    assert refusal(position, 0, "luck:infection").rule == "MW-10"


def test_a_luck_card_drawn_by_the_action_may_be_played() -> None:
    position = table(["Knife"], THREE)
    act(position, 0, "small-game", ["Small Pox"])
    assert legal(position, 0) == {"luck:small-pox", "done"}


def test_after_a_raid_too() -> None:
    """MW-10: 'raid or no raid'."""
    position = table([*HORSE, "Cholera"], THREE, stage=RAID_CHOICE)
    raid(position, "horse", HORSE, BLANKS)
    assert legal(position, 0) == {"luck:cholera", "done"}
    act(position, 0, "luck:cholera")
    assert position.to_move() == [1]


def test_with_the_option_not_after_a_raid_and_the_turn_ends_by_itself() -> None:
    """Option `luck_without_raid_only`: 'not in a turn with a raid'. MW-17."""
    position = table([*HORSE, "Cholera"], THREE, stage=RAID_CHOICE, luck_without_raid_only=True)
    events = raid(position, "horse", HORSE, [*BLANKS, "Arapaho"])
    assert only(events, TurnEnded) == TurnEnded(seat=0, forced=True)
    assert card("Cholera") in hand(position, 0)


def test_with_the_option_still_in_a_turn_without_a_raid() -> None:
    position = table(["Cholera", "Knife"], THREE, luck_without_raid_only=True)
    assert "luck:cholera" in legal(position, 0)
    act(position, 0, "small-game", ["Oto"])
    assert "luck:cholera" in legal(position, 0)


def test_not_in_the_other_phases() -> None:
    """MW-10: 'In the Hunt Phase'."""
    nine = (*HORSE, "Cholera", "Hatchet", "Fur Cap")
    position = table(nine, ["Cree"], stage=RAID_CHOICE)
    assert refusal(position, 0, "luck:cholera").rule == "MW-3"
    begin(position, "Oto")
    assert position.stage == LIMIT
    assert refusal(position, 0, "luck:cholera").rule == "MW-1"


def test_not_by_another_than_the_current_player() -> None:
    position = table(["Knife"], ["Cholera", "Cree"])
    assert refusal(position, 1, "luck:cholera").code == "not-your-turn"


def test_not_between_the_parts_of_an_action() -> None:
    """MW-10."""
    position = table(["Cholera", "Crow", "Knife"], THREE)
    act(position, 0, "gather:crow")
    assert refusal(position, 0, "luck:cholera").rule == "MW-7"
    position = table(["Cholera", "Crow", "Knife"], THREE)
    act(position, 0, "trade:brave-2")
    assert refusal(position, 0, "luck:cholera").rule == "MW-9"


# --- the victim


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("held", [0, 1, 2])
def test_a_victim_with_no_more_than_two_cards_loses_them_all(seats: int, held: int) -> None:
    """MW-10: 'all, if he has fewer', 'Legal, without effect, against an empty hand'; MW-17."""
    others = [["Mandan", "Pawnee", "Arikara"]] * (seats > 2) + [["Horses"]] * (seats > 3)
    position = table(["Cholera", "Knife"], *others, THREE[:held])
    events = act(position, 0, "luck:cholera")
    if seats > 2:
        events = act(position, 0, f"target:brave-{seats}")
    assert only(events, LuckPlayed) == LuckPlayed(seat=0, card=card("Cholera"), victim=seats - 1, count=held)
    assert [event.cards for event in events if isinstance(event, Discarded)] == [cards(*THREE[:held])] * (
        held > 0
    )
    assert hand(position, seats - 1) == []
    assert position.to_move() == [0]


def test_a_victim_of_four_with_three_cards_chooses() -> None:
    position = table(["Cholera", "Knife"], ["Mandan"], THREE, ["Horses"])
    act(position, 0, "luck:cholera")
    assert legal(position, 0) == {"target:brave-2", "target:brave-3", "target:brave-4"}
    assert refusal(position, 0, "target:brave-1").rule == "MW-10"
    assert refusal(position, 0, "target:brave-5").rule == "MW-10"
    act(position, 0, "target:brave-3")
    assert position.to_move() == [2]
    acts(position, (2, "discard:sioux"), (2, "discard:cree"))
    assert [len(brave.hand) for brave in position.braves] == [1, 1, 1, 1]
    assert position.to_move() == [0]


def test_an_empty_hand_may_be_named() -> None:
    """MW-10: 'Legal, without effect, against an empty hand'."""
    position = table(["Cholera", "Knife"], ["Mandan"], [])
    act(position, 0, "luck:cholera")
    assert legal(position, 0) == {"target:brave-2", "target:brave-3"}
    act(position, 0, "target:brave-3")
    assert position.lucked
    assert position.pile == [card("Cholera")]


def test_two_cards_of_one_name_can_both_be_chosen() -> None:
    position = table(["Cholera", "Knife"], ["Dream", "Dream", "Cree"])
    act(position, 0, "luck:cholera")
    assert legal(position, 1) == {"discard:dream", "discard:cree"}
    acts(position, (1, "discard:dream"), (1, "discard:dream"))
    assert hand(position, 1) == [card("Cree")]


def test_all_see_what_the_victim_discards() -> None:
    """MW-14."""
    position = table(["Cholera", "Knife"], THREE, ["Mandan"])
    acts(position, (0, "luck:cholera"), (0, "target:brave-2"))
    discarded = only(act(position, 1, "discard:cree"), Discarded)
    assert discarded.cards == (card("Cree"),)
    assert all(discarded.seen_by(seat) for seat in (0, 1, 2, None))


def test_nobody_sees_the_card_before_the_victim_is_named() -> None:
    """MW-16."""
    position = table(["Cholera", "Knife"], THREE, ["Mandan"])
    before = position.view(1), position.view(None)
    events = act(position, 0, "luck:cholera")
    assert only(events, PutAside).seats == (0,)
    assert (position.view(1), position.view(None)) == before
    assert position.view(0).stage == NAMING
    assert only(act(position, 0, "target:brave-2"), LuckPlayed).seen_by(None)


def test_luck_with_the_last_card_after_the_action_ends_the_turn() -> None:
    """MW-13: it lies on the pile, which becomes the deck of the next draw."""
    other = everything_but("Cholera", "Oto")
    position = table(["Cholera"], other, deck=["Oto"], pile=[])
    act(position, 0, "small-game", ["Oto"])
    act(position, 0, "luck:cholera")
    act(position, 1, "discard:crow")
    act(position, 1, "discard:cree", ["Cholera"], discarded=["Cree"])
    assert position.current == 1
    assert card("Cholera") in hand(position, 1)
