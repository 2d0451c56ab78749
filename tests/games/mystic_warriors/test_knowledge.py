"""What seats know of the deck and of others' hands: the views of MW-15 and MW-19."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.events import KnewDrawn
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.tables import TYPE_NAMES
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.kernel.chance import FastChance
from tests.games.mystic_warriors.table import (
    GAME,
    TEN,
    Names,
    act,
    card,
    cards,
    hand,
    known,
    offer,
    only,
    raid,
    row,
    shown,
    table,
    trade,
)

PRINTED = {
    "tribe": 21,
    "weapon": 19,
    "dress": 20,
    "approach": 22,
    "coup": 21,
    "spirit": 20,
    "trade": 2,
    "hunt": 5,
    "luck": 7,
}


def _unseen(view: MysticWarriorsView) -> dict[str, int]:
    return dict(zip(TYPE_NAMES, view.unseen, strict=True))


def _less(*names: str) -> dict[str, int]:
    """The printed numbers of cards without some cards, given by their types."""
    left = dict(PRINTED)
    for name in names:
        left[name] -= 1
    return left


def _after_omen(*others: Names) -> Table:
    """brave-1 has seen TEN on top; he is done, and the next has drawn the first of them, Sioux."""
    position = table(["Dream", "Knife"], *others)
    act(position, 0, "omen:dream", TEN)
    act(position, 0, "done", TEN[:1])
    return position


# --- the top of the deck


def test_all_see_how_deep_a_seat_knows_the_deck() -> None:
    """MW-8: all saw that he looked."""
    position = table(["Dream", "Knife"], ["Cree"], ["Oto"])
    act(position, 0, "omen:dream", TEN)
    assert all(position.view(seat).depths == (10, 0, 0) for seat in (0, 1, 2, None))


def test_a_card_that_another_draws_off_a_known_place_is_known_in_his_hand() -> None:
    """MW-15: 'drawn off a place that it knew'."""
    position = table(["Dream", "Knife"], ["Cree"], ["Oto"])
    act(position, 0, "omen:dream", TEN)
    knew = only(act(position, 0, "done", TEN[:1]), KnewDrawn)
    assert (knew.seats, knew.seat, knew.cards) == ((0,), 1, row("Sioux"))
    view = position.view(0)
    assert view.known_top == row(*TEN[1:])
    assert view.depths == (9, 0, 0)
    assert known(view) == [("Sioux", (1,))]
    assert shown(position.view(1)) == [("Sioux", (0,))], "the one who drew it knows that"
    for seat in (1, 2, None):
        assert known(position.view(seat)) == []
    assert shown(position.view(2)) == []


def test_a_card_one_draws_oneself_is_no_news_to_others() -> None:
    position = _after_omen(["Cree"])
    act(position, 1, "done", TEN[1:2])
    assert card("Hatchet") in hand(position, 0)
    assert known(position.view(1)) == []
    assert shown(position.view(0)) == []
    assert position.view(0).known_top == row(*TEN[2:])


def test_a_known_card_that_is_discarded_is_noted_no_more() -> None:
    """MW-15: 'until the card is seen to leave'."""
    position = _after_omen(["Cree", "Mandan"])
    assert known(position.view(0)) == [("Sioux", (1,))]
    act(position, 1, "gather:cree")
    act(position, 1, "discard:sioux", TEN[1:3])
    assert known(position.view(0)) == [("Hatchet", (1,)), ("Fur Cap", (1,))]
    assert shown(position.view(1)) == [("Hatchet", (0,)), ("Fur Cap", (0,))]


def test_two_seats_know_the_deck_to_different_depths() -> None:
    """MW-15: each its own ten, as far as they still lie there."""
    position = _after_omen(["Vision", "Cree"], ["Oto"])
    act(position, 1, "omen:vision", ["Ponca"])
    assert position.view(0).known_top == row(*TEN[1:])
    assert position.view(1).known_top == row(*TEN[1:], "Ponca")
    assert position.view(2).known_top == ()
    assert position.view(None).depths == (9, 10, 0)
    knew = only(act(position, 1, "done", TEN[1:2]), KnewDrawn)
    assert (knew.seats, knew.seat) == ((0, 1), 2)
    assert known(position.view(0)) == [("Sioux", (1,)), ("Hatchet", (2,))]
    assert known(position.view(1)) == [("Hatchet", (2,))]
    assert shown(position.view(2)) == [("Hatchet", (0, 1))]


def test_the_deepest_card_is_known_only_to_the_one_who_saw_it() -> None:
    laid = ("Omens", "Crow", "Recurved Bow", "War Shirt", "Horses", "Ambush")
    position = _after_omen(["Vision", "Cree"], laid)
    act(position, 1, "omen:vision", ["Ponca"])
    act(position, 1, "done", TEN[1:2])
    raid(position, "horse", laid, TEN[2:9])
    act(position, 2, "done", TEN[9:])
    assert position.view(0).known_top == ()
    assert position.view(1).known_top == row("Ponca")
    assert ("War Cry", (0,)) in known(position.view(1))
    knew = only(act(position, 0, "small-game", ["Ponca"]), KnewDrawn)
    assert (knew.seats, knew.seat, knew.cards) == ((1,), 0, row("Ponca"))


def test_a_raid_takes_known_cards_off_the_deck() -> None:
    """All see them flipped; what lies below stays known."""
    laid = ("Vision", "Crow", "Knife", "War Shirt", "Horses", "Ambush")
    position = table(["Dream", "Hairpipe Bone Breastplate"], [*laid, "Cree"])
    act(position, 0, "omen:dream", TEN)
    act(position, 0, "done", TEN[:1])
    raid(position, "horse", laid, TEN[1:8])
    assert position.view(0).known_top == row(*TEN[8:])
    assert known(position.view(0)) == [("Sioux", (1,))]


def test_a_reshuffle_leaves_the_notes_of_hands() -> None:
    """MW-15: 'A reshuffle doesn't touch what is known of hands'."""
    position = table(["Dream", "Knife"], ["Cree"], deck=["Sioux"])
    act(position, 0, "omen:dream", ["Sioux"])
    act(position, 0, "done", ["Sioux"])
    act(position, 1, "small-game", ["Ponca"])  # out of the new deck, which nobody has seen
    assert known(position.view(0)) == [("Sioux", (1,))]
    assert position.view(0).known_top == ()
    assert shown(position.view(1)) == [("Sioux", (0,))]


# --- cards shown and traded


def test_an_offer_that_came_to_nothing_is_remembered() -> None:
    """MW-15: 'shown in an offer'."""
    position = table(["Knife", "Crow"], ["Cree", "Dream"], ["Oto"])
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife")
    act(position, 1, "decline")
    assert known(position.view(1)) == [("Knife", (0,))]
    assert shown(position.view(0)) == [("Knife", (1,))]
    assert known(position.view(2)) == known(position.view(0)) == []


def test_an_answer_that_was_declined_is_remembered_too() -> None:
    position = table(["Knife", "Crow"], ["Cree", "Dream"])
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife")
    offer(position, 1, "Dream")
    act(position, 0, "decline")
    assert known(position.view(0)) == [("Dream", (1,))]
    assert shown(position.view(1)) == [("Dream", (0,))]


def test_what_was_given_and_got_is_known_to_the_two() -> None:
    """MW-15: 'given or got in a trade'."""
    position = table(["Knife", "Crow"], ["Cree", "Dream"], ["Oto"])
    trade(position, 1, ["Knife"], ["Dream"])
    assert known(position.view(0)) == [("Knife", (1,))]
    assert known(position.view(1)) == [("Dream", (0,))]
    assert shown(position.view(0)) == [("Dream", (1,))]
    assert shown(position.view(1)) == [("Knife", (0,))]
    assert known(position.view(2)) == []


def test_a_trade_of_others_widens_a_note() -> None:
    """MW-15: 'after the hand trades with another, either of the two'."""
    position = _after_omen(["Cree"], ["Oto", "Osage"])
    trade(position, 2, ["Cree"], ["Oto"])
    assert known(position.view(0)) == [("Sioux", (1, 2))]
    # Brave 1 isn't certain any more that it is with brave 2.
    assert shown(position.view(1)) == [("Oto", (2,))]


def test_a_card_known_in_one_of_two_hands_is_settled_when_it_is_seen_to_leave() -> None:
    position = _after_omen(["Cree"], ["Oto", "Osage"])
    trade(position, 2, ["Sioux"], ["Oto"])
    assert known(position.view(0)) == [("Sioux", (1, 2))]
    act(position, 1, "done", TEN[1:2])
    act(position, 2, "gather:sioux")
    act(position, 2, "discard:osage", TEN[2:4])
    assert "Sioux" not in [name for name, _ in known(position.view(0))]
    assert "Sioux" not in [name for name, _ in known(position.view(1))]


def test_a_hand_that_gives_all_gave_the_card() -> None:
    """MW-19: 'When a hand gives all its cards away in a trade, the card went along'."""
    position = _after_omen(["Cree"], ["Oto", "Osage"])
    trade(position, 2, ["Cree", "Sioux"], ["Oto"])
    assert known(position.view(0)) == [("Sioux", (2,))]


def test_the_other_hand_that_gives_all_leaves_the_note_wide() -> None:
    position = _after_omen(["Cree"], ["Oto", "Osage"])
    trade(position, 2, ["Cree"], ["Oto", "Osage"])
    assert known(position.view(0)) == [("Sioux", (1, 2))]


def test_a_hand_without_cards_holds_nothing() -> None:
    """A note names only hands that hold cards."""
    position = _after_omen(["Cree", "Small Pox"], ["Oto", "Osage"])
    trade(position, 2, ["Sioux", "Small Pox"], ["Oto"])
    act(position, 1, "done", TEN[1:2])  # brave-3: Osage, Sioux, Small Pox, Hatchet
    assert ("Sioux", (1, 2)) in known(position.view(0))
    act(position, 2, "luck:small-pox")
    act(position, 2, "target:brave-2")  # who held Cree and Oto, and discards both
    assert hand(position, 1) == []
    assert ("Sioux", (2,)) in known(position.view(0))


# --- two cards of one name


def test_of_two_cards_of_a_name_the_one_that_left_may_be_the_noted_one() -> None:
    """MW-19: 'If one of two cards ... leaves a hand and it can't be told which', no note is left."""
    position = table(["Knife", "Crow"], ["War Paint", "War Paint", "Cree"])
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife")
    offer(position, 1, "War Paint")
    act(position, 0, "decline")
    assert known(position.view(0)) == [("War Paint", (1,))]
    act(position, 0, "done", ["Oto"])
    act(position, 1, "gather:cree")
    act(position, 1, "discard:war-paint", ["Osage", "Kiowa"])
    assert known(position.view(0)) == []
    assert shown(position.view(1)) == []
    assert hand(position, 1) == list(cards("War Paint", "Oto", "Osage", "Kiowa"))


def test_if_both_were_noted_the_other_is_still_known() -> None:
    """MW-19: 'if both were noted, the one left may be where either was'."""
    position = table(["Knife", "Crow"], ["War Paint", "War Paint", "Cree"])
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife")
    offer(position, 1, "War Paint", "War Paint")
    act(position, 0, "decline")
    assert known(position.view(0)) == [("War Paint", (1,)), ("War Paint", (1,))]
    act(position, 0, "done", ["Oto"])
    act(position, 1, "gather:cree")
    act(position, 1, "discard:war-paint", ["Osage", "Kiowa"])
    assert known(position.view(0)) == [("War Paint", (1,))]


def test_two_of_a_name_in_two_hands_may_be_where_either_was() -> None:
    """MW-19, with a note that another trade has widened."""
    top = ("War Paint", "Hatchet", "War Paint", *TEN[2:9])
    position = table(["Dream", "Knife"], ["Cree"], ["Oto", "Osage"])
    act(position, 0, "omen:dream", top)
    act(position, 0, "done", top[:1])  # to brave-2
    act(position, 1, "small-game", top[1:2])
    act(position, 1, "done", top[2:3])  # to brave-3
    view = position.view(0)
    assert known(view) == [("Hatchet", (1,)), ("War Paint", (1,)), ("War Paint", (2,))]
    trade(position, 1, ["Oto"], ["Cree"])
    assert known(position.view(0))[1:] == [("War Paint", (1, 2)), ("War Paint", (1, 2))]
    act(position, 2, "done", top[3:4])
    act(position, 0, "done", top[4:5])
    act(position, 1, "gather:oto")
    act(position, 1, "discard:war-paint", top[5:7])
    assert [note for note in known(position.view(0)) if note[0] == "War Paint"] == [("War Paint", (1, 2))]


# --- what is left


def test_unseen_cards_are_counted_by_type() -> None:
    """All 137 by the printed list without those that the viewer can place."""
    position = table(["Dream", "Knife"], ["Cree"], deck=None, pile=["Kill Enemy", "Cholera"])
    assert _unseen(position.view(0)) == _less("spirit", "weapon", "coup", "luck")
    assert _unseen(position.view(1)) == _less("tribe", "coup", "luck")
    assert _unseen(position.view(None)) == _less("coup", "luck")


def test_seen_and_noted_cards_are_not_unseen() -> None:
    """Sioux is known in a hand, nine more on top; Dream lies open and Knife in his own hand."""
    position = _after_omen(["Cree"])
    types = ("tribe", "weapon", "dress", "approach", "coup", "spirit", "hunt", "luck", "tribe", "weapon")
    assert _unseen(position.view(0)) == _less(*types, "spirit", "weapon")
    assert _unseen(position.view(1)) == _less("spirit", "tribe", "tribe")


def test_an_offer_on_the_table_is_placed_for_the_two() -> None:
    position = table(["Knife", "Crow"], ["Cree"], ["Oto"])
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife")
    assert _unseen(position.view(0)) == _less("weapon", "tribe")
    assert _unseen(position.view(1)) == _less("weapon", "tribe")
    assert _unseen(position.view(2)) == _less("tribe")


def test_a_spectator_knows_nothing_of_hands_and_deck() -> None:
    position = _after_omen(["Cree"], ["Oto", "Osage"])
    trade(position, 2, ["Cree"], ["Oto"])
    view = position.view(None)
    assert (view.hand, view.known_top, view.known, view.shown) == ((), (), (), ())
    assert _unseen(view) == _less("spirit")


def test_an_imagined_position_contradicts_none_of_it() -> None:
    """MW-15."""
    position = _after_omen(["Cree"], ["Oto", "Osage"])
    trade(position, 2, ["Cree"], ["Oto"])
    for seed in range(20):
        imagined = GAME.imagine(position.view(0), FastChance(seed))
        assert isinstance(imagined, Table)
        assert imagined.top[:9] == list(row(*TEN[1:]))
        assert card("Sioux") in [*imagined.braves[1].hand, *imagined.braves[2].hand]
        assert imagined.view(0) == position.view(0)
