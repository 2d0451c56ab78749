"""What all know when the discard pile has become the deck (MW-21)."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.odds import expected_feathers
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.tables import DECK, TYPE_NAMES
from tallgrass.kernel.chance import FastChance
from tests.games.mystic_warriors.table import GAME, act, cards, everything_but, table, trade


def _reshuffled(*others: list[str]) -> Table:
    """brave-1 held a card, drew Sioux from a deck just shuffled, and is done; the next has drawn Oto."""
    position = table(["Cree"], *others, deck=())
    act(position, 0, "small-game", ["Sioux"])
    act(position, 0, "done", ["Oto"])
    return position


def test_before_it_a_hand_has_kept_nothing() -> None:
    view = table(["Cree"], ["Knife"]).view(0)
    assert list(view.shuffled) == DECK
    assert view.kept == ((0, 0), (0, 0))


def test_all_know_what_became_the_deck_and_what_hands_had() -> None:
    position = _reshuffled(["Knife", "War Shirt"], ["Hatchet"])
    for seat in (0, 1, 2, None):
        view = position.view(seat)
        assert view.shuffled == cards(*everything_but("Cree", "Knife", "War Shirt", "Hatchet"))
        assert view.kept == ((1, 1), (2, 2), (1, 1)), "Sioux and Oto have come since"


def test_what_hands_had_is_neither_in_the_deck_nor_drawn_since() -> None:
    position = _reshuffled(["Knife", "War Shirt"], ["Hatchet"])
    for seed in range(20):
        imagined = GAME.imagine(position.view(0), FastChance(seed))
        assert isinstance(imagined, Table)
        mine, second, third = (set(brave.hand) for brave in imagined.braves)
        kept = set(cards("Knife", "War Shirt", "Hatchet"))
        assert mine == set(cards("Cree", "Sioux"))
        assert (len(second & kept), len(second), len(third)) == (2, 3, 1)
        assert kept <= second | third


def test_what_is_drawn_before_the_shuffle_is_kept() -> None:
    """Three cards for a Trade card: one was left, then the deck is shuffled (MW-2, MW-6)."""
    position = table(["French Traders", "Cree"], ["Knife"], deck=("Sioux",))
    act(position, 0, "play:french-traders", ["Sioux", "Oto", "Osage"], discarded=["French Traders"])
    assert position.view(1).kept == ((2, 2), (1, 1))


def test_cards_that_leave_are_counted() -> None:
    """One that was kept and one that was drawn go to a gathering, and two are drawn."""
    position = _reshuffled(["Knife", "War Shirt"], ["Hatchet"])
    act(position, 1, "gather:oto")
    act(position, 1, "discard:knife", ["Osage", "Pawnee"])
    assert position.view(0).kept == ((1, 1), (1, 1), (1, 1))


def test_a_trade_leaves_those_who_did_not_see_it_in_doubt() -> None:
    """brave-2 holds Knife, kept, and Oto, drawn; brave-3 two that he has kept. One goes for one."""
    position = _reshuffled(["Knife"], ["Hatchet", "War Shirt"])
    trade(position, 2, ["Knife"], ["Hatchet"])
    # Hatchet is one more for brave-2; if he gave Oto for it he has two kept now, and brave-3 one.
    assert position.view(0).kept == ((1, 1), (1, 2), (1, 2))
    assert position.view(None).kept == ((1, 1), (1, 2), (1, 2))
    for seat in (1, 2):
        assert position.view(seat).kept == ((1, 1), (1, 1), (2, 2))


def test_of_two_cards_of_a_name_it_is_not_remembered_which_is_which() -> None:
    """The pile had one Dream: what brave-2 discards may be that, drawn since, or the one that he held."""
    position = _reshuffled(["Dream", "Knife"], ["Hatchet"])
    assert position.view(0).kept[1] == (2, 2)
    act(position, 1, "omen:dream", None)
    assert position.view(0).kept[1] == (1, 2)


def test_cards_in_hands_are_no_coups_to_flip() -> None:
    """What the others have kept is unseen, but no raid can flip it."""
    coup = TYPE_NAMES.index("coup")
    position = _reshuffled(["Knife", "Kill Enemy"], ["Hatchet"])
    view = position.view(0)
    assert view.unseen[coup] == 21
    assert view.unseen_kept[coup] == 1
    assert sum(view.unseen_kept) == 3
    # 20 Coups are among the 132 cards that became the deck, without Sioux; Oto is in a hand unseen.
    assert abs(expected_feathers(view, 7) - 7 * 20 / 132) < 1e-9
