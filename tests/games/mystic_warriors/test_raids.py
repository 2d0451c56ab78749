"""Raids: what they cost, what is flipped, feathers and the Warbonnet (MW-2, MW-3, MW-4, MW-16, MW-17)."""

from __future__ import annotations

import pytest

from tallgrass.games.mystic_warriors.events import (
    Flipped,
    GameEnded,
    PutAside,
    RaidBegan,
    RaidPlanned,
    Reshuffled,
    StayedHome,
    TurnBegan,
    TurnEnded,
)
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import HUNT, LAYING, OVER, RAID_CHOICE
from tallgrass.kernel.messages import Result
from tests.games.mystic_warriors.table import (
    HORSE,
    LAID,
    Names,
    act,
    acts,
    begin,
    card,
    cards,
    everything_but,
    hand,
    legal,
    names,
    only,
    raid,
    refusal,
    row,
    table,
)

COUPS = ("Kill Enemy", "Coup Stick", "Scalp Enemy", "Steal Horses", "Touch Enemy")
BLANKS = ("Oto", "Osage", "Kiowa", "Kansa", "Omaha", "Ponca", "Ute")
FLIPPED = {"horse": 7, "war-party": 8, "revenge": 9, "pipeholder": 10}
EACH = pytest.mark.parametrize("kind", FLIPPED)


def _raiding(held: Names, feathers: int = 0) -> Table:
    return table(held, ["Cree"], stage=RAID_CHOICE, feathers=[feathers])


# --- what they cost


@EACH
def test_exactly_the_printed_cards_pay_for_a_raid(kind: str) -> None:
    """MW-3."""
    position = _raiding(LAID[kind], 10)
    assert f"raid:{kind}" in legal(position, 0)
    began = only(raid(position, kind, LAID[kind], None), RaidBegan)
    assert began.cards == row(*LAID[kind])
    assert began.seen_by(1) and began.seen_by(None)


@EACH
def test_each_of_these_cards_is_needed(kind: str) -> None:
    """MW-3: 'Exactly these cards'; a Coup doesn't stand for any of them (MW-11)."""
    for name in LAID[kind]:
        others = [other for other in LAID[kind] if other != name]
        position = _raiding([*others, "Kill Enemy"], 10)
        assert refusal(position, 0, f"raid:{kind}").rule == "MW-3"


@EACH
def test_so_many_cards_are_flipped(kind: str) -> None:
    """'Next flip over and discard the top 7 (8, 9, 10) cards in the Deck'."""
    position = _raiding(LAID[kind], 10)
    left = len(position.deck)
    flipped = only(raid(position, kind, LAID[kind], None), Flipped)
    assert len(flipped.cards) == FLIPPED[kind]
    assert sorted(position.pile) == sorted([*row(*LAID[kind]), *flipped.cards])
    # The hand is empty after it: the turn ends by itself, and the next one draws.
    assert len(position.deck) == left - FLIPPED[kind] - 1


@pytest.mark.parametrize(("feathers", "may"), [(0, False), (9, False), (10, True), (27, True)])
def test_a_pipeholder_has_ten_feathers(feathers: int, may: bool) -> None:
    """'A player must have 10+ Feathers to go on a Pipeholder Raid'."""
    position = _raiding(LAID["pipeholder"], feathers)
    assert ("raid:pipeholder" in legal(position, 0)) == may
    if not may:
        assert refusal(position, 0, "raid:pipeholder").rule == "MW-3"


def test_in_a_short_game_the_pipeholders_ten_stays() -> None:
    """MW-4: 'Option `feathers`: 28; 14 makes a short game (the Pipeholder's 10 stays)'."""
    for feathers, may in ((9, False), (10, True)):
        position = table(LAID["pipeholder"], [], stage=RAID_CHOICE, goal=14, feathers=[feathers])
        assert ("raid:pipeholder" in legal(position, 0)) == may


def test_a_rich_hand_has_the_choice_of_all_and_none() -> None:
    """'A player may decide to go on a Raid'."""
    position = _raiding(LAID["pipeholder"], 10)
    expected = {"raid:horse", "raid:war-party", "raid:revenge", "raid:pipeholder", "no-raid"}
    assert legal(position, 0) == expected


def test_a_third_weapon_stays_in_hand() -> None:
    """MW-3: exactly these cards; of the three he chooses."""
    position = _raiding([*LAID["war-party"], "War Cry"])
    act(position, 0, "raid:war-party")
    assert legal(position, 0) == {"lay:dream"}, "even where his own cards leave no choice he is asked (MW-17)"
    acts(position, (0, "lay:dream"), (0, "lay:crow"))
    assert legal(position, 0) == {"lay:knife", "lay:hatchet", "lay:war-cry"}
    assert refusal(position, 0, "lay:horses").rule == "MW-3"
    acts(position, (0, "lay:war-cry"), (0, "lay:knife"), (0, "lay:war-shirt"), (0, "lay:fur-cap"))
    act(position, 0, "lay:horses", None)
    assert hand(position, 0) == [card("Hatchet")]


def test_two_cards_of_one_name_are_both_laid() -> None:
    laid = (
        "Dream",
        "Dream",
        "Crow",
        "Steel Head Arrows",
        "Steel Head Arrows",
        "War Paint",
        "Horses",
        "Ambush",
    )
    position = _raiding(laid)
    assert only(raid(position, "revenge", laid, None), RaidBegan).cards == row(*laid)


def test_what_is_being_laid_is_secret_until_it_is_complete() -> None:
    """MW-16."""
    position = _raiding([*HORSE, "Prayer"])
    before = position.view(1)
    planned = only(act(position, 0, "raid:horse"), RaidPlanned)
    aside = only(act(position, 0, "lay:prayer"), PutAside)
    assert planned.seats == aside.seats == (0,)
    assert position.view(1) == before
    assert position.view(None).hand_sizes == (7, 1)
    mine = position.view(0)
    assert (mine.stage, mine.chosen) == (LAYING, (card("Prayer"),))


# --- who is asked


def test_with_five_cards_nobody_is_asked_about_a_raid() -> None:
    """MW-17: 'With fewer than 6 cards, which the smallest raid takes, nobody is asked about a raid'."""
    position = table(HORSE[:4], ["Cree"])
    events = begin(position, "Ambush")
    assert only(events, StayedHome) == StayedHome(seat=0, forced=True)
    assert position.stage == HUNT


def test_with_six_cards_of_no_use_he_is_asked() -> None:
    """MW-17: 'Where only his own cards leave a player no choice he is asked all the same'."""
    position = table(COUPS, ["Cree"])
    begin(position, "Ute")
    assert position.stage == RAID_CHOICE
    assert legal(position, 0) == {"no-raid"}
    assert only(act(position, 0, "no-raid"), StayedHome) == StayedHome(seat=0)


def test_there_is_one_raid_a_turn_and_no_action_after_it() -> None:
    """MW-3, MW-5: 'If the current player did not go on a raid this turn he gets one action'."""
    position = _raiding([*LAID["pipeholder"], "Pawnee", "Sioux"])
    raid(position, "horse", HORSE, BLANKS)
    assert legal(position, 0) == {"done"}
    assert refusal(position, 0, "raid:horse").rule == "MW-3"
    for action in ("small-game", "gather:pawnee", "omen:vision", "trade:brave-2"):
        assert refusal(position, 0, action).rule == "MW-5"


def test_after_a_raid_with_the_last_card_the_turn_ends_by_itself() -> None:
    """MW-17: 'A turn in which nothing is left that could be done ends'."""
    position = _raiding(HORSE)
    events = raid(position, "horse", HORSE, [*BLANKS, "Sioux"])
    assert only(events, TurnEnded) == TurnEnded(seat=0, forced=True)
    assert only(events, TurnBegan) == TurnBegan(turn=8, seat=1)
    assert hand(position, 1) == list(cards("Cree", "Sioux"))


# --- flips and feathers


def test_each_coup_flipped_gives_a_feather_and_nothing_else_does() -> None:
    """'For every Coup card that comes up gain one Eagle Feather Token.' MW-4."""
    position = table([*HORSE, "Prayer"], ["Cree"], stage=RAID_CHOICE, feathers=[5, 3])
    order = ("Kill Enemy", "Oto", "Coup Stick", "Vision", "Hatchet", "Osage", "Scalp Enemy")
    flipped = only(raid(position, "horse", HORSE, order), Flipped)
    assert flipped == Flipped(seat=0, cards=row(*order), coups=3, feathers=8)
    assert position.view(None).feathers == (8, 3)


def test_a_raid_without_coups_gives_nothing() -> None:
    position = _raiding([*HORSE, "Coup Stick"], 5)
    flipped = only(raid(position, "horse", HORSE, BLANKS), Flipped)
    assert (flipped.coups, flipped.feathers) == (0, 5)


def test_flips_go_on_in_a_new_deck_without_the_raids_own_cards() -> None:
    """MW-2: 'Cards laid for a raid and cards flipped for it are set aside ... no Coup counts twice'."""
    in_deck, in_pile = ("Kill Enemy", "Oto"), ("Coup Stick", "Kiowa", "Kansa", "Omaha", "Ponca", "Ute")
    other = everything_but(*HORSE, "Prayer", *in_deck, *in_pile)
    position = table([*HORSE, "Prayer"], other, stage=RAID_CHOICE, deck=in_deck, pile=in_pile)
    order = ("Oto", "Kill Enemy", "Ute", "Coup Stick", "Ponca", "Kansa", "Kiowa")
    events = raid(position, "horse", HORSE, order)
    assert only(events, Reshuffled) == Reshuffled(count=6), "neither the 6 laid nor the 2 flipped"
    assert only(events, Flipped).coups == 2
    assert names(position.deck) == ["Omaha"]
    assert sorted(position.pile) == sorted(row(*HORSE, *order))


def test_with_too_few_cards_the_rest_of_the_flips_is_skipped() -> None:
    """MW-2: 'If nothing is left, the rest is skipped': the Coup flipped doesn't come again."""
    other = everything_but(*HORSE, "Prayer", "Kill Enemy", "Oto")
    position = table([*HORSE, "Prayer"], other, stage=RAID_CHOICE, deck=["Oto"], pile=["Kill Enemy"])
    events = raid(position, "horse", HORSE, ["Oto", "Kill Enemy"])
    assert only(events, Flipped) == Flipped(seat=0, cards=row("Oto", "Kill Enemy"), coups=1, feathers=1)
    assert position.deck == []
    assert sorted(position.pile) == sorted(row(*HORSE, "Oto", "Kill Enemy"))


def test_a_raid_with_nothing_to_flip_costs_its_cards_all_the_same() -> None:
    """MW-2: not even the laid cards are flipped."""
    other = everything_but(*HORSE, "Prayer")
    position = table([*HORSE, "Prayer"], other, stage=RAID_CHOICE, deck=[], pile=[])
    events = raid(position, "horse", HORSE)
    assert not [event for event in events if isinstance(event, Reshuffled)]
    assert only(events, Flipped) == Flipped(seat=0, cards=(), coups=0, feathers=0)
    assert position.pile == list(row(*HORSE))


# --- the Warbonnet


def test_27_feathers_are_not_enough_and_28_win_in_the_middle_of_the_turn() -> None:
    """MW-4: 'A player with 28 or more wins at once, in the middle of his turn'."""
    position = _raiding([*HORSE, "Cholera"], 26)
    raid(position, "horse", HORSE, ["Kill Enemy", *BLANKS[:6]])
    assert position.result() is None
    assert legal(position, 0) == {"luck:cholera", "done"}
    position = _raiding([*HORSE, "Cholera"], 26)
    events = raid(position, "horse", HORSE, ["Kill Enemy", "Coup Stick", *BLANKS[:5]])
    assert only(events, GameEnded) == GameEnded(winner=0, feathers=(28, 0))
    assert not [event for event in events if isinstance(event, TurnEnded)]
    assert position.result() == Result((28, 0), (0,), "28 Eagle Feathers make a Warbonnet.", "MW-4")
    assert position.to_move() == []
    assert position.stage == OVER
    assert hand(position, 0) == [card("Cholera")]
    assert refusal(position, 0, "done").rule == "MW-4"


def test_all_flips_are_made_though_an_early_one_would_win() -> None:
    """MW-4: 'All flips are made, then each Coup flipped gives 1 feather'."""
    position = _raiding(HORSE, 27)
    order = ("Kill Enemy", *BLANKS[:4], "Coup Stick", "Scalp Enemy")
    raid(position, "horse", HORSE, order)
    result = position.result()
    assert result is not None and result.scores == (30, 0)
    assert len(position.pile) == 13


def test_the_option_sets_the_goal() -> None:
    """MW-4: option `feathers`."""
    position = table(HORSE, ["Cree"], stage=RAID_CHOICE, goal=1)
    raid(position, "horse", HORSE, ["Kill Enemy", *BLANKS[:6]])
    assert position.result() == Result((1, 0), (0,), "1 Eagle Feather makes a Warbonnet.", "MW-4")


def test_of_six_the_one_who_raids_wins() -> None:
    hands = [["Cree"], ["Pawnee"], ["Arikara"], HORSE, ["Mandan"], ["Comanche"]]
    feathers = [2, 0, 1, 1, 0, 2]
    position = table(*hands, stage=RAID_CHOICE, current=3, goal=3, feathers=feathers)
    raid(position, "horse", HORSE, ["Kill Enemy", "Coup Stick", *BLANKS[:5]])
    result = position.result()
    assert result is not None
    assert (result.scores, result.winners) == ((2, 0, 1, 3, 0, 2), (3,))


def test_feathers_that_others_reached_earlier_matter_not() -> None:
    """MW-4: it is the raider who wins."""
    position = table(HORSE, ["Cree"], ["Oto"], stage=RAID_CHOICE, goal=14, feathers=[12, 13, 13])
    raid(position, "horse", HORSE, ["Kill Enemy", "Coup Stick", "Osage", "Kiowa", "Kansa", "Omaha", "Ponca"])
    result = position.result()
    assert result is not None and result.winners == (0,)
