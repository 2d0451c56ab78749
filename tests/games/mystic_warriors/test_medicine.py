"""The Medicine Phase: one card, nine in hand, and a deck that runs out (MW-1, MW-2)."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.events import (
    Discarded,
    Drew,
    DrewCards,
    MustDiscard,
    Reshuffled,
    TurnBegan,
)
from tallgrass.games.mystic_warriors.state import HUNT, LIMIT, RAID_CHOICE
from tests.games.mystic_warriors.table import (
    HORSE,
    act,
    begin,
    card,
    cards,
    everything_but,
    hand,
    legal,
    only,
    refusal,
    row,
    table,
)

EIGHT = ("Knife", "Hatchet", "War Cry", "War Shirt", "Fur Cap", "Horses", "Ambush", "Crow")
NINE = (*EIGHT, "Sioux")
# Everything that nobody holds lies open, so that the deck can be empty.
REST = everything_but(*NINE, "Pawnee")


def test_a_turn_begins_with_one_card() -> None:
    """'The current player draws 1 card'."""
    position = table(HORSE, ["Cree"])
    events = begin(position, "Kiowa")
    assert hand(position, 0) == list(cards(*HORSE, "Kiowa"))
    assert hand(position, 1) == [card("Cree")]
    assert events[0] == TurnBegan(turn=8, seat=0)
    assert only(events, DrewCards) == DrewCards(seat=0, count=1)


def test_only_the_one_who_draws_sees_the_card() -> None:
    drew = only(begin(table(HORSE, ["Cree"]), "Kiowa"), Drew)
    assert drew.cards == (card("Kiowa"),)
    assert [drew.seen_by(seat) for seat in (0, 1, None)] == [True, False, False]


def test_nine_cards_are_not_too_many() -> None:
    """MW-1: 'with more than 9 cards'."""
    position = table(EIGHT, ["Cree"])
    begin(position, "Kiowa")
    assert len(hand(position, 0)) == 9
    assert position.stage == RAID_CHOICE


def test_with_a_tenth_one_is_discarded_by_choice_the_new_one_too() -> None:
    """MW-1: 'discard down to 9, own choice'."""
    position = table(NINE, ["Cree"])
    events = begin(position, "Kiowa")
    assert only(events, MustDiscard) == MustDiscard(seat=0, count=1, stage=LIMIT)
    options = {
        "knife",
        "hatchet",
        "war-cry",
        "war-shirt",
        "fur-cap",
        "horses",
        "ambush",
        "crow",
        "sioux",
        "kiowa",
    }
    assert legal(position, 0) == {f"discard:{name}" for name in options}
    act(position, 0, "discard:kiowa")
    assert hand(position, 0) == list(cards(*NINE))
    assert position.pile == [card("Kiowa")]
    assert position.stage == RAID_CHOICE


def test_from_twelve_three_are_discarded_before_the_raid_phase() -> None:
    position = table([*NINE, "Dream", "Prayer"], ["Cree"])
    begin(position, "Kiowa")
    for name in ("knife", "dream", "kiowa"):
        assert position.stage == LIMIT
        assert refusal(position, 0, "raid:horse").rule == "MW-1"
        act(position, 0, f"discard:{name}")
    assert position.stage == RAID_CHOICE
    assert hand(position, 0) == list(cards(*NINE[1:], "Prayer"))


def test_of_two_cards_of_one_name_both_can_be_discarded() -> None:
    position = table([*NINE[:8], "Dream", "Dream"], ["Cree"])
    begin(position, "Kiowa")
    act(position, 0, "discard:dream")
    assert "discard:dream" in legal(position, 0)
    act(position, 0, "discard:dream")
    assert position.pile == list(row("Dream", "Dream"))


def test_what_the_limit_discards_is_seen_by_all() -> None:
    """MW-14."""
    position = table(NINE, ["Cree"])
    begin(position, "Kiowa")
    discarded = only(act(position, 0, "discard:sioux"), Discarded)
    assert discarded.cards == (card("Sioux"),)
    assert discarded.seen_by(1) and discarded.seen_by(None)
    assert position.view(None).pile == (card("Sioux"),)


def test_the_limit_is_not_checked_after_the_hunt() -> None:
    """MW-1: 'a hand may pass 9 during Hunt and Luck'; it is checked in the own next Medicine Phase."""
    other = ("Cree", "Mandan", "Arikara", "Ute", "Osage", "Kansa", "Omaha", "Ponca", "Wichita")
    position = table([*EIGHT, "Buffalo Hunt"], other)
    act(position, 0, "play:buffalo-hunt", ["Kiowa", "Dream"])
    assert len(hand(position, 0)) == 10
    assert position.stage == HUNT
    act(position, 0, "done", ["Pawnee"])
    assert len(hand(position, 0)) == 10, "the other's Medicine Phase asks the other only"
    assert position.to_move() == [1]
    act(position, 1, "discard:pawnee")
    act(position, 1, "no-raid")
    act(position, 1, "done", ["Oto"])
    assert (position.stage, position.owed, position.to_move()) == (LIMIT, 2, [0])


def test_an_empty_deck_is_made_anew_of_the_pile() -> None:
    """'If the deck runs out shuffle the discard and draw from it.' MW-2."""
    position = table(NINE[:6], ["Pawnee"], deck=[])
    assert len(position.pile) == 130
    events = begin(position, "Prayer")
    assert only(events, Reshuffled) == Reshuffled(count=130)
    assert card("Prayer") in hand(position, 0)
    assert len(position.deck) == 129
    assert position.pile == []


def test_the_last_card_of_the_deck_leaves_the_pile_where_it_is() -> None:
    """MW-2: 'When a card must be drawn ... and the deck is empty'."""
    position = table(NINE[:6], ["Pawnee"], deck=["Prayer"])
    events = begin(position, "Prayer")
    assert not [event for event in events if isinstance(event, Reshuffled)]
    assert position.deck == []
    assert len(position.pile) == 129


def test_with_deck_and_pile_empty_nothing_is_drawn_and_the_turn_goes_on() -> None:
    """MW-2: 'If nothing is left, the rest is skipped'."""
    position = table(NINE[:6], [*REST, *NINE[6:], "Pawnee"], deck=[], pile=[])
    events = begin(position)
    assert only(events, DrewCards) == DrewCards(seat=0, count=0)
    assert hand(position, 0) == list(cards(*NINE[:6]))
    assert position.stage == RAID_CHOICE


def test_a_hand_of_nearly_all_cards_is_discarded_down_to_nine() -> None:
    """MW-1; what was discarded is the next deck (MW-2)."""
    position = table([*REST, "Pawnee"], NINE, deck=[], pile=[])
    begin(position)
    assert (position.stage, position.owed) == (LIMIT, 119)
    while position.stage == LIMIT:
        act(position, 0, sorted(legal(position, 0))[0])
    assert len(hand(position, 0)) == 9
    assert len(position.pile) == 119
    act(position, 0, "no-raid")
    act(position, 0, "small-game", None)
    assert (len(hand(position, 0)), len(position.deck), len(position.pile)) == (10, 118, 0)
