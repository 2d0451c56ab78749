"""The Hunt Phase: one action, or none (MW-5 to MW-8, MW-11, MW-13, MW-17, MW-20)."""

from __future__ import annotations

import pytest

from tallgrass.games.mystic_warriors.events import (
    CardPlayed,
    Discarded,
    DrewCards,
    Gathered,
    OmenRead,
    OmenSeen,
    PutAside,
    Reshuffled,
    SmallGame,
    TurnEnded,
)
from tallgrass.games.mystic_warriors.state import GATHERING, HUNT, RAID_CHOICE, RETURNING
from tallgrass.kernel.actions import slug
from tests.games.mystic_warriors.table import (
    TEN,
    act,
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

# --- one action


def test_one_may_do_nothing() -> None:
    """MW-5: 'has one action, or passes'."""
    position = table(["Crow"], ["Cree"])
    events = act(position, 0, "done", ["Oto"])
    assert only(events, TurnEnded) == TurnEnded(seat=0)
    assert hand(position, 0) == [card("Crow")]
    assert hand(position, 1) == list(cards("Cree", "Oto"))


def test_the_five_actions_and_luck() -> None:
    """'An Action can be used to do one of 5 things'; Weapons, Dress, Approach and Coups have no use here."""
    held = ("Crow", "Dream", "Elk Hunt", "French Traders", "Knife", "Fur Cap", "Horses", "Kill Enemy")
    position = table([*held, "Cholera"], ["Cree"])
    actions = {
        "gather:crow",
        "omen:dream",
        "play:elk-hunt",
        "play:french-traders",
        "small-game",
        "trade:brave-2",
    }
    assert legal(position, 0) == actions | {"luck:cholera", "done"}


def test_after_one_action_there_is_no_other() -> None:
    """'he gets one action this phase'."""
    position = table(["Crow", "Dream", "Elk Hunt", "Prayer"], ["Cree"])
    act(position, 0, "small-game", ["Knife"])
    assert legal(position, 0) == {"done"}
    for action in ("small-game", "gather:crow", "omen:dream", "play:elk-hunt", "trade:brave-2"):
        assert refusal(position, 0, action).rule == "MW-5"


def test_the_turn_ends_by_itself_without_cards_after_the_action() -> None:
    """MW-17."""
    position = table(["Dream"], ["Cree"])
    events = act(position, 0, "omen:dream", TEN)
    assert only(events, TurnEnded) == TurnEnded(seat=0, forced=True)
    assert position.current == 1
    assert hand(position, 1) == list(cards("Cree", TEN[0]))


def test_who_holds_no_luck_card_is_asked_after_the_action_as_if_he_did() -> None:
    """MW-17: 'not to ask would tell what he holds'."""
    position = table(["Knife"], ["Cree"])
    act(position, 0, "small-game", ["Hatchet"])
    assert position.to_move() == [0]
    assert legal(position, 0) == {"done"}


def test_an_empty_hand_may_still_hunt_small_game() -> None:
    position = table([], ["Cree"])
    assert legal(position, 0) == {"small-game", "done"}


# --- small game


def test_small_game_is_one_card() -> None:
    """'Small Game Hunting: Draw 1 card'."""
    position = table(["Knife"], ["Cree"])
    events = act(position, 0, "small-game", ["Hatchet"])
    assert only(events, SmallGame).seen_by(None)
    assert hand(position, 0) == list(cards("Knife", "Hatchet"))


def test_small_game_with_nothing_left_to_draw_is_the_action_all_the_same() -> None:
    """MW-20."""
    position = table(["Knife"], everything_but("Knife"), deck=[], pile=[])
    events = act(position, 0, "small-game")
    assert only(events, DrewCards).count == 0
    assert position.acted
    assert legal(position, 0) == {"done"}


# --- Hunt and Trade cards


@pytest.mark.parametrize("name", typed("hunt"))
def test_a_hunt_card_is_two_cards(name: str) -> None:
    """'Draw 2 Cards'. MW-6."""
    position = table(["Knife", name], ["Cree"])
    events = act(position, 0, f"play:{slug(name)}", ["Oto", "Dream"])
    assert only(events, CardPlayed) == CardPlayed(seat=0, card=card(name))
    assert hand(position, 0) == list(cards("Knife", "Oto", "Dream"))
    assert position.pile == [card(name)]
    assert legal(position, 0) == {"done"}


@pytest.mark.parametrize("name", typed("trade"))
def test_a_trade_card_is_three_cards_and_any_two_are_discarded(name: str) -> None:
    """'Draw 3 Cards and discard 2'. MW-6: 'any 2 of the hand'."""
    position = table(["Knife", name], ["Cree"])
    act(position, 0, f"play:{slug(name)}", ["Oto", "Dream", "Cholera"])
    assert position.stage == RETURNING
    assert legal(position, 0) == {"discard:knife", "discard:oto", "discard:dream", "discard:cholera"}
    assert refusal(position, 0, "luck:cholera").rule == "MW-6", "not between the parts of an action (MW-10)"
    act(position, 0, "discard:knife")
    discarded = only(act(position, 0, "discard:oto"), Discarded)
    assert discarded.seen_by(None)
    assert hand(position, 0) == list(cards("Dream", "Cholera"))
    assert position.pile == list(row(name, "Knife", "Oto"))
    assert legal(position, 0) == {"luck:cholera", "done"}


def test_a_played_card_is_on_the_pile_before_the_draw_and_may_come_back() -> None:
    """MW-13."""
    other = everything_but("Knife", "Elk Hunt", "Oto")
    position = table(["Knife", "Elk Hunt"], other, deck=["Oto"], pile=[])
    events = act(position, 0, "play:elk-hunt", ["Oto", "Elk Hunt"], discarded=["Elk Hunt"])
    assert only(events, Reshuffled).count == 1
    assert hand(position, 0) == list(cards("Knife", "Oto", "Elk Hunt"))
    assert "play:elk-hunt" not in legal(position, 0), "the action is used"


def test_a_trade_card_that_brings_only_itself_is_discarded_with_the_last_other_card() -> None:
    """MW-2, MW-6, MW-13; MW-17: 'Who must discard as many cards as he holds discards them all'."""
    other = everything_but("Knife", "French Traders")
    position = table(["Knife", "French Traders"], other, deck=[], pile=[])
    events = act(position, 0, "play:french-traders", None)
    drawn = [event.count for event in events if isinstance(event, DrewCards)]
    assert drawn == [1, 1], "one of three for the card; the other's draw in the turn that follows"
    assert only(events, Discarded).cards == cards("Knife", "French Traders")
    assert only(events, TurnEnded).forced
    assert hand(position, 0) == []


# --- Tribal Gathering


def test_a_gathering_is_a_tribe_card_and_another_for_two() -> None:
    """'Discard a Tribal card and any other card to draw 2 cards.' MW-7."""
    position = table(["Crow", "Knife", "Dream"], ["Cree"])
    act(position, 0, "gather:crow")
    assert position.stage == GATHERING
    assert legal(position, 0) == {"discard:knife", "discard:dream"}
    events = act(position, 0, "discard:knife", ["Oto", "Osage"])
    assert only(events, Gathered) == Gathered(seat=0, cards=(card("Crow"), card("Knife")))
    assert hand(position, 0) == list(cards("Dream", "Oto", "Osage"))
    assert sorted(position.pile) == list(cards("Crow", "Knife"))
    assert legal(position, 0) == {"done"}


@pytest.mark.parametrize(
    "name",
    ["Sioux", "Knife", "Fur Cap", "Horses", "Kill Enemy", "Dream", "French Traders", "Elk Hunt", "Cholera"],
)
def test_the_other_card_is_of_any_type(name: str) -> None:
    """MW-7; a Coup may be gathered away (MW-11)."""
    position = table(["Crow", name, "Prayer"], ["Cree"])
    act(position, 0, "gather:crow")
    act(position, 0, f"discard:{slug(name)}", ["Oto", "Osage"])
    assert hand(position, 0) == list(cards("Prayer", "Oto", "Osage"))


def test_a_gathering_is_secret_until_it_is_complete() -> None:
    """MW-16."""
    position = table(["Crow", "Knife", "Dream"], ["Cree"])
    before = position.view(1)
    events = act(position, 0, "gather:crow")
    assert only(events, PutAside).seats == (0,)
    assert position.view(1) == before
    assert position.view(0).chosen == (card("Crow"),)


def test_of_two_cards_held_the_other_goes_with_it() -> None:
    """MW-17."""
    position = table(["Crow", "Knife"], ["Cree"])
    events = act(position, 0, "gather:crow", ["Oto", "Osage"])
    assert only(events, Gathered).cards == (card("Crow"), card("Knife"))
    assert hand(position, 0) == list(cards("Oto", "Osage"))


def test_a_tribe_card_alone_gathers_nobody() -> None:
    """MW-7: '1 Tribe card and 1 other card'."""
    position = table(["Crow"], ["Cree"])
    assert legal(position, 0) == {"small-game", "trade:brave-2", "done"}
    assert refusal(position, 0, "gather:crow").rule == "MW-7"


def test_gathered_cards_may_come_back() -> None:
    """MW-13."""
    other = everything_but("Crow", "Knife", "Dream")
    position = table(["Crow", "Knife", "Dream"], other, deck=[], pile=[])
    act(position, 0, "gather:crow")
    act(position, 0, "discard:knife", ["Knife", "Crow"], discarded=["Crow", "Knife"])
    assert hand(position, 0) == list(cards("Crow", "Knife", "Dream"))
    assert position.pile == position.deck == []


# --- Omen


def test_an_omen_shows_ten_cards_to_one_who_leaves_them_there() -> None:
    """'Discard a Spirit card to look at next 10 cards in deck.' MW-8."""
    position = table(["Dream", "Knife"], ["Cree"])
    left = position.view(1).deck_size
    events = act(position, 0, "omen:dream", TEN)
    read, seen = only(events, OmenRead), only(events, OmenSeen)
    assert (read.card, read.count, read.seen_by(1)) == (card("Dream"), 10, True)
    assert seen.cards == row(*TEN)
    assert [seen.seen_by(seat) for seat in (0, 1, None)] == [True, False, False]
    assert position.view(0).known_top == row(*TEN)
    assert position.view(1).known_top == position.view(None).known_top == ()
    assert position.view(1).deck_size == left
    assert position.pile == [card("Dream")]
    assert legal(position, 0) == {"done"}


def test_the_cards_come_in_the_order_in_which_they_were_seen() -> None:
    """MW-8: 'in order'; no chance is asked again."""
    position = table(["Dream", "Knife"], ["Cree"])
    act(position, 0, "omen:dream", TEN)
    act(position, 0, "done", TEN[:1])
    act(position, 1, "small-game", TEN[1:2])
    assert hand(position, 1) == list(cards("Cree", *TEN[:2]))


def test_a_short_deck_shows_fewer_and_is_not_reshuffled() -> None:
    """MW-8: 'fewer if fewer remain; the deck isn't reshuffled for it'."""
    position = table(["Dream", "Knife"], ["Cree"], deck=["Oto", "Osage"])
    lying = len(position.pile)
    events = act(position, 0, "omen:dream", ["Osage", "Oto"])
    assert only(events, OmenRead).count == 2
    assert not [event for event in events if isinstance(event, Reshuffled)]
    assert position.view(0).known_top == row("Osage", "Oto")
    assert len(position.pile) == lying + 1


def test_an_omen_with_nothing_to_see_is_allowed() -> None:
    """MW-20."""
    position = table(["Dream", "Knife"], ["Cree"], deck=[])
    events = act(position, 0, "omen:dream")
    assert only(events, OmenRead).count == 0
    assert only(events, OmenSeen).cards == ()
    assert legal(position, 0) == {"done"}


def test_a_second_omen_sees_what_is_left_of_the_first_and_what_lies_below() -> None:
    position = table(["Dream", "Knife"], ["Vision", "Cree"])
    act(position, 0, "omen:dream", TEN)
    act(position, 0, "done", TEN[:1])
    seen = only(act(position, 1, "omen:vision", ["Ponca"]), OmenSeen)
    assert seen.cards == row(*TEN[1:], "Ponca")


def test_a_raid_flips_the_cards_that_were_seen() -> None:
    laid = ("Vision", "Crow", "Knife", "War Shirt", "Horses", "Ambush")
    position = table(["Cree"], laid, stage=RAID_CHOICE, current=1, top=TEN)
    raid(position, "horse", laid, [*TEN[:7], TEN[7]])  # the eighth is drawn in the turn that follows
    assert position.braves[1].feathers == 1, "Kill Enemy lay there"


# --- Coups in hand


def test_a_coup_in_hand_does_nothing() -> None:
    """MW-11."""
    position = table(["Kill Enemy"], ["Cree"])
    assert legal(position, 0) == {"small-game", "trade:brave-2", "done"}
    assert position.braves[0].feathers == 0
    assert position.stage == HUNT


def test_a_coup_drawn_is_no_feather() -> None:
    """'For every Coup card that comes up' in a raid; MW-11."""
    position = table(["Knife"], ["Cree"])
    act(position, 0, "small-game", ["Kill Enemy"])
    assert position.braves[0].feathers == 0
