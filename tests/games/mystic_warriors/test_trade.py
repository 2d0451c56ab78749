"""Trades: request, offer, answer, decision, and who sees what of it (MW-9, MW-16, MW-17, MW-18)."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.events import (
    Answered,
    CardsShown,
    CardsTraded,
    Declined,
    Offered,
    PartnerNamed,
    PutAside,
    Traded,
    Wanted,
)
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import ANSWERING, DECIDING, HUNT, OFFERING, RAID_CHOICE
from tallgrass.games.mystic_warriors.tables import APPROACH, NOBODY, SPIRIT, TRIBE
from tallgrass.kernel.chance import FastChance
from tests.games.mystic_warriors.table import (
    GAME,
    HORSE,
    act,
    acts,
    card,
    cards,
    hand,
    legal,
    number,
    offer,
    only,
    raid,
    refusal,
    table,
    trade,
)

MINE = ("Knife", "Hatchet", "Crow")
YOURS = ("Dream", "Horses", "Cree")
ALL_WANTS = {
    f"want:{kind}:{count}"
    for kind in ("tribe", "weapon", "dress", "approach", "coup", "spirit", "trade", "hunt", "luck")
    for count in (1, 2)
}


def _three() -> Table:
    return table(MINE, YOURS, ["Mandan", "Pawnee"])


# --- a trade that happens


def test_a_whole_trade() -> None:
    """MW-9: partner, request, offer, answer, acceptance; the cards change hands, and it is the action."""
    position = _three()
    acts(position, (0, "trade:brave-2"), (0, "want:spirit:1"), (0, "offer:knife"), (0, "offer:crow"))
    act(position, 0, "done")
    assert (position.stage, position.to_move()) == (ANSWERING, [1])
    acts(position, (1, "offer:dream"), (1, "done"))
    assert (position.stage, position.to_move()) == (DECIDING, [0])
    assert legal(position, 0) == {"accept", "decline"}
    events = act(position, 0, "accept")
    assert only(events, Traded) == Traded(seat=0, partner=1, gave=2, got=1)
    assert hand(position, 0) == list(cards("Hatchet", "Dream"))
    assert hand(position, 1) == list(cards("Horses", "Cree", "Knife", "Crow"))
    assert position.pile == []
    assert legal(position, 0) == {"done"}
    assert refusal(position, 0, "trade:brave-3").rule == "MW-5"


def test_all_cards_may_be_traded_a_coup_and_luck_too() -> None:
    """'the player may trade any of their cards'; MW-11."""
    position = table(["Kill Enemy", "Cholera"], ["Elk Hunt"])
    trade(position, 1, ["Kill Enemy", "Cholera"], ["Elk Hunt"])
    assert hand(position, 0) == [card("Elk Hunt")]
    assert hand(position, 1) == list(cards("Kill Enemy", "Cholera"))
    assert position.braves[1].feathers == 0


def test_a_request_is_not_needed_and_binds_nobody() -> None:
    """MW-9: 'a request, which binds nobody'."""
    position = _three()
    acts(position, (0, "trade:brave-2"), (0, "want:approach:2"), (0, "offer:knife"), (0, "done"))
    assert legal(position, 1) == {"offer:dream", "offer:horses", "offer:cree", "decline"}
    offer(position, 1, "Cree")
    act(position, 0, "accept")
    assert hand(position, 0) == list(cards("Hatchet", "Crow", "Cree"))


def test_two_cards_of_one_name_can_be_offered_together() -> None:
    position = table(["Dream", "Dream", "Knife"], YOURS[1:])
    act(position, 0, "trade:brave-2")
    act(position, 0, "offer:dream")
    assert legal(position, 0) == {"offer:dream", "offer:knife", "done"}
    act(position, 0, "offer:dream")
    assert legal(position, 0) == {"offer:knife", "done"}


def test_who_offers_all_he_holds_still_says_that_he_is_done() -> None:
    """Only a lone card completes the offer by itself (MW-17), for all can see that there was but one."""
    position = table(["Knife", "Crow"], YOURS)
    acts(position, (0, "trade:brave-2"), (0, "offer:knife"), (0, "offer:crow"))
    assert position.stage == OFFERING
    assert legal(position, 0) == {"done"}


def test_a_lone_card_completes_the_offer_and_the_answer() -> None:
    """MW-17: 'Who has one card and offers it has made his offer'."""
    position = table(["Knife"], ["Cree"])
    acts(position, (0, "trade:brave-2"), (0, "offer:knife"))
    assert position.stage == ANSWERING
    act(position, 1, "offer:cree")
    assert position.stage == DECIDING


def test_after_a_trade_a_luck_card_may_be_played() -> None:
    """MW-10."""
    position = table(["Knife", "Crow"], ["Cholera", "Cree"])
    trade(position, 1, ["Knife"], ["Cholera"])
    assert legal(position, 0) == {"luck:cholera", "done"}


# --- requests


def test_a_request_names_up_to_two_cards_of_each_type_in_their_order() -> None:
    """MW-18."""
    position = _three()
    act(position, 0, "trade:brave-2")
    offers = {"offer:knife", "offer:hatchet", "offer:crow"}
    assert legal(position, 0) == ALL_WANTS | offers
    act(position, 0, "want:coup:2")
    later = {want for want in ALL_WANTS if want.split(":")[1] in ("spirit", "trade", "hunt", "luck")}
    assert legal(position, 0) == later | offers
    assert refusal(position, 0, "want:coup:1").rule == "MW-18"
    assert refusal(position, 0, "want:tribe:1").rule == "MW-18"
    act(position, 0, "want:luck:1")
    assert legal(position, 0) == offers


def test_a_request_alone_is_no_offer() -> None:
    """MW-9: 'nobody offers without cards'; 'a request gets no answer but what follows'."""
    position = _three()
    acts(position, (0, "trade:brave-2"), (0, "want:spirit:2"))
    assert refusal(position, 0, "done").rule == "MW-9"
    act(position, 0, "offer:knife")
    assert refusal(position, 0, "want:hunt:1").rule == "MW-9"


def test_all_see_the_request_when_the_offer_is_made() -> None:
    """MW-18."""
    position = _three()
    acts(position, (0, "trade:brave-2"), (0, "want:tribe:1"), (0, "want:approach:2"), (0, "want:spirit:1"))
    act(position, 0, "offer:knife")
    assert all(position.view(seat).wants == () for seat in (1, 2, None))
    wants = (2 * TRIBE, 2 * APPROACH + 1, 2 * SPIRIT)
    offered = only(act(position, 0, "done"), Offered)
    assert offered == Offered(seat=0, partner=1, wants=wants)
    assert all(position.view(seat).wants == wants for seat in (0, 1, 2, None))


# --- declining


def test_a_partner_declines_and_the_action_is_left() -> None:
    """MW-9: 'Only a trade that happens uses the action'."""
    position = _three()
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife", "Crow")
    declined = only(act(position, 1, "decline"), Declined)
    assert declined == Declined(seat=1, partner=0)
    assert hand(position, 0) == list(cards(*MINE))
    assert hand(position, 1) == list(cards(*YOURS))
    assert (position.stage, position.to_move(), position.acted) == (HUNT, [0], False)
    assert legal(position, 0) == {"small-game", "gather:crow", "trade:brave-3", "done"}


def test_the_one_who_asks_declines_the_answer() -> None:
    """MW-9: 'he accepts or declines'."""
    position = _three()
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife")
    offer(position, 1, "Cree", "Dream")
    declined = only(act(position, 0, "decline"), Declined)
    assert declined == Declined(seat=0, partner=1)
    assert hand(position, 0) == list(cards(*MINE))
    assert hand(position, 1) == list(cards(*YOURS))
    assert legal(position, 0) == {"small-game", "gather:crow", "trade:brave-3", "done"}


def test_a_copy_made_during_a_trade_goes_on_by_itself_when_it_is_declined() -> None:
    position = _three()
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife", "Crow")
    copy = position.copy()
    acts(copy, (1, "decline"), (0, "small-game"))
    act(position, 1, "decline")
    assert legal(position, 0) == {"small-game", "gather:crow", "trade:brave-3", "done"}


def test_who_imagines_the_offer_imagines_what_is_left_when_it_is_declined() -> None:
    position = _three()
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife", "Crow")
    imagined = GAME.imagine(position.view(0), FastChance(1))
    imagined.play(1, number("decline"), FastChance(1))
    act(position, 1, "decline")
    assert imagined.legal(0) == position.legal(0)


def test_each_partner_is_asked_once_a_turn() -> None:
    """MW-9: 'each partner can be asked once a turn'."""
    position = _three()
    for partner in (2, 3):
        act(position, 0, f"trade:brave-{partner}")
        offer(position, 0, "Knife")
        act(position, partner - 1, "decline")
        assert refusal(position, 0, f"trade:brave-{partner}").rule == "MW-9"
    assert position.view(None).asked == (1, 2)
    assert legal(position, 0) == {"small-game", "gather:crow", "done"}


def test_the_next_turn_asks_anew() -> None:
    position = table(MINE, YOURS)
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife")
    acts(position, (1, "decline"), (0, "done"))
    assert position.view(None).asked == ()
    assert "trade:brave-1" in legal(position, 1)
    acts(position, (1, "small-game"), (1, "done"))
    assert "trade:brave-2" in legal(position, 0)


def test_an_answer_once_begun_is_finished() -> None:
    position = _three()
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife")
    assert refusal(position, 1, "done").rule == "MW-9", "the partner answers with at least one card"
    act(position, 1, "offer:dream")
    assert legal(position, 1) == {"offer:horses", "offer:cree", "done"}
    assert refusal(position, 1, "decline").rule == "MW-9"


# --- who can be asked


def test_a_partner_without_cards_cannot_be_asked() -> None:
    """MW-9: 'A partner with no cards can't be asked'."""
    position = table(MINE, [], ["Cree"])
    assert "trade:brave-3" in legal(position, 0)
    assert refusal(position, 0, "trade:brave-2").rule == "MW-9"


def test_nobody_asks_without_cards() -> None:
    """MW-9: 'nobody offers without cards'."""
    position = table([], ["Cree"])
    assert refusal(position, 0, "trade:brave-2").rule == "MW-9"


def test_neither_oneself_nor_an_empty_seat_is_asked() -> None:
    position = _three()
    assert refusal(position, 0, "trade:brave-1").rule == "MW-9"
    assert refusal(position, 0, "trade:brave-4").rule == "MW-9"


def test_after_a_raid_there_is_no_trade() -> None:
    """MW-5: a trade is the action."""
    position = table([*HORSE, "Sioux"], ["Cree"], stage=RAID_CHOICE)
    raid(position, "horse", HORSE, ("Oto", "Osage", "Kiowa", "Kansa", "Omaha", "Ponca", "Ute"))
    assert refusal(position, 0, "trade:brave-2").rule == "MW-5"


# --- what each sees


def test_an_offer_in_the_making_is_secret() -> None:
    """MW-16: the partner sees nothing of it either."""
    position = _three()
    before = {seat: position.view(seat) for seat in (1, 2, None)}
    events = acts(position, (0, "trade:brave-2"), (0, "want:spirit:1"), (0, "offer:knife"))
    assert only(events, PartnerNamed).seats == (0,)
    assert only(events, Wanted).seats == (0,)
    assert only(events, PutAside).seats == (0,)
    assert {seat: position.view(seat) for seat in before} == before
    mine = position.view(0)
    assert (mine.stage, mine.partner, mine.chosen) == (OFFERING, 1, (card("Knife"),))


def test_an_offer_is_shown_to_the_partner_alone() -> None:
    """MW-9: 'shown to that partner only'; MW-18: how many cards it holds, too."""
    position = _three()
    act(position, 0, "trade:brave-2")
    shown = only(offer(position, 0, "Knife", "Crow"), CardsShown)
    assert (shown.seat, shown.cards, shown.seats) == (0, cards("Knife", "Crow"), (0, 1))
    assert position.view(0).offer == position.view(1).offer == cards("Knife", "Crow")
    for seat in (2, None):
        view = position.view(seat)
        assert (view.stage, view.partner, view.offer) == (ANSWERING, 1, ())
        assert view.hand_sizes == (3, 3, 2)


def test_an_answer_is_shown_to_the_one_who_asked_alone() -> None:
    """MW-9: 'shown to him only'; MW-18."""
    position = _three()
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife")
    before = {seat: position.view(seat) for seat in (0, 2, None)}
    act(position, 1, "offer:dream")
    assert {seat: position.view(seat) for seat in before} == before
    events = act(position, 1, "offer:cree") + act(position, 1, "done")
    assert only(events, Answered).seen_by(None)
    shown = only(events, CardsShown)
    assert (shown.seat, shown.cards, shown.seats) == (1, cards("Dream", "Cree"), (0, 1))
    assert position.view(0).answer == position.view(1).answer == cards("Dream", "Cree")
    for seat in (2, None):
        view = position.view(seat)
        assert (view.stage, view.offer, view.answer, view.hand_sizes) == (DECIDING, (), (), (3, 3, 2))


def test_all_see_how_many_cards_changed_hands() -> None:
    """MW-9: 'how many cards changed hands, not which'."""
    position = _three()
    events = trade(position, 1, ["Knife", "Crow"], ["Dream"])
    traded = only(events, Traded)
    assert (traded.gave, traded.got, traded.seen_by(2), traded.seen_by(None)) == (2, 1, True, True)
    view = position.view(2)
    assert view.hand_sizes == (2, 4, 2)
    assert (view.partner, view.offer, view.answer, view.known) == (NOBODY, (), (), ())
    third = [event for event in events if event.seen_by(2)]
    assert [type(event) for event in third] == [Offered, Answered, Traded]


def test_the_two_are_told_which_cards_changed_hands_and_the_others_how_many() -> None:
    """MW-9. Each reads one line of it."""
    position = _three()
    events = trade(position, 1, ["Knife", "Crow"], ["Dream"])
    named, traded = only(events, CardsTraded), only(events, Traded)
    assert (named.gave, named.got) == (cards("Knife", "Crow"), cards("Dream"))
    for seat in (0, 1):
        assert (named.seen_by(seat) and named.told(seat), traded.told(seat)) == (True, False)
    for other in (2, None):
        assert (named.seen_by(other), traded.told(other)) == (False, True)


def test_all_see_that_somebody_declined_and_nothing_of_the_cards() -> None:
    """MW-9: 'All the table sees requests, declines'; MW-18: no numbers."""
    position = _three()
    act(position, 0, "trade:brave-2")
    events = offer(position, 0, "Knife", "Crow") + act(position, 1, "decline")
    third = [event for event in events if event.seen_by(2)]
    assert [type(event) for event in third] == [Offered, Declined]
    assert position.view(2).wants == ()


def test_a_third_player_cannot_act_in_a_trade() -> None:
    position = _three()
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife")
    assert legal(position, 2) == set()
    assert refusal(position, 2, "decline").code == "not-your-turn"
    assert refusal(position, 0, "decline").code == "not-your-turn"


def test_the_two_can_imagine_no_other_offer() -> None:
    """MW-15: 'An imagined position contradicts none of this'."""
    position = _three()
    act(position, 0, "trade:brave-2")
    offer(position, 0, "Knife", "Crow")
    for seed in range(20):
        imagined = GAME.imagine(position.view(1), FastChance(seed))
        assert isinstance(imagined, Table)
        assert imagined.offer == list(cards("Knife", "Crow"))
        assert len(imagined.braves[0].hand) == 1
