"""The exchange in Resources: once, one batch, 1 to 4 cards (IW-4, IW-18); the deck running out (IW-5)."""

from __future__ import annotations

from tallgrass.games.indian_wars.events import Drew, Exchanged, Reshuffled, SetAside
from tallgrass.kernel.chance import FastChance, ScriptedChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.match import Match
from tests.games.indian_wars.table import (
    AFTERMATH,
    COMBATANTS,
    GAME,
    INDIANS,
    INITIATIVE,
    RESOURCES,
    WHITES,
    act,
    acts,
    card,
    cards,
    legal,
    names,
    number,
    others,
    refusal,
    table,
)

FIVE = ("Raid", "Ruse", "Camp", "Knives", "Bugle Call")


# --- one batch (IW-4, IW-18)


def test_one_card_can_be_exchanged() -> None:
    """'A player may discard up to 4 cards and draw replacements.' IW-18: a smaller batch by drawing."""
    position = table(phase=RESOURCES, whites=FIVE)
    assert act(position, WHITES, "discard:camp") == [
        SetAside(seats=(WHITES,), seat=WHITES, card=card("Camp"))
    ]
    events = act(position, WHITES, "draw", ("Chief",))
    assert [type(event) for event in events] == [Exchanged, Drew]
    assert names(position.pile) == ["Camp"]
    assert position.sides[WHITES].hand == list(cards("Raid", "Ruse", "Knives", "Bugle Call", "Chief"))


def test_two_and_three_cards_are_drawn_for_as_many() -> None:
    for count in (2, 3):
        position = table(phase=RESOURCES, whites=FIVE)
        for name in ("raid", "ruse", "camp")[:count]:
            act(position, WHITES, f"discard:{name}")
        act(position, WHITES, "draw", ("Chief", "Hunters", "Lances")[:count])
        assert len(position.sides[WHITES].hand) == 5


def test_the_fourth_card_completes_the_batch_and_the_replacements_come_at_once() -> None:
    """IW-18: 'A fourth card completes the batch and the replacements are drawn at once'."""
    position = table(phase=RESOURCES, whites=FIVE)
    for name in ("raid", "ruse", "camp"):
        act(position, WHITES, f"discard:{name}")
    new = ("Chief", "Hunters", "Lances", "Rifles")
    events = act(position, WHITES, "discard:knives", new)
    assert [type(event) for event in events] == [SetAside, Exchanged, Drew]
    assert position.sides[WHITES].hand == list(cards(*new, "Bugle Call"))
    assert legal(position, WHITES) == {"play:bugle-call", "done"}


def test_within_the_batch_there_is_only_another_card_or_the_draw() -> None:
    """IW-4: 'It is one batch': no card is played and nobody finishes in the middle of it."""
    position = table(phase=RESOURCES, whites=FIVE)
    act(position, WHITES, "discard:camp")
    assert legal(position, WHITES) == {
        "discard:raid",
        "discard:ruse",
        "discard:knives",
        "discard:bugle-call",
        "draw",
    }
    assert refusal(position, WHITES, "play:bugle-call").rule == "IW-4"
    assert refusal(position, WHITES, "done").rule == "IW-4"


def test_no_replacement_is_seen_before_the_batch_is_complete() -> None:
    """IW-4: 'he doesn't see the replacements of one discard before choosing the next'."""
    position = table(phase=RESOURCES, whites=FIVE)
    for left, name in ((4, "raid"), (3, "ruse"), (2, "camp")):
        assert [type(event) for event in act(position, WHITES, f"discard:{name}")] == [SetAside]
        assert len(position.sides[WHITES].hand) == left


def test_an_exchange_happens_once_a_turn() -> None:
    """IW-4: 'Once each turn'."""
    position = table(phase=RESOURCES, whites=FIVE)
    act(position, WHITES, "discard:camp")
    act(position, WHITES, "draw", ("Chief",))
    assert legal(position, WHITES) == {"play:bugle-call", "done"}
    assert refusal(position, WHITES, "discard:chief").rule == "IW-4"
    assert refusal(position, WHITES, "draw").rule == "IW-4"


def test_a_new_turn_brings_a_new_exchange() -> None:
    position = table(phase=RESOURCES, whites=FIVE)
    acts(position, (WHITES, "discard:camp"), (WHITES, "draw"), (WHITES, "done"), (INDIANS, "done"))
    for _ in range(3):
        acts(position, (WHITES, "done"), (INDIANS, "done"))
    assert (position.turn, position.phase) == (2, RESOURCES)
    assert [name for name in legal(position, WHITES) if name.startswith("discard:")]


def test_an_exchange_comes_before_playing_cards_that_draw() -> None:
    """IW-4: 'before or after playing such cards'."""
    position = table(phase=RESOURCES, whites=FIVE)
    act(position, WHITES, "discard:camp")
    act(position, WHITES, "draw", ("Offensive",))
    act(position, WHITES, "play:offensive", ("Chief", "Lances"))
    act(position, WHITES, "play:bugle-call", ("Hunters", "Rifles"))
    assert len(position.sides[WHITES].hand) == 7


def test_an_exchange_comes_after_playing_cards_that_draw() -> None:
    """IW-4: 'before or after playing such cards'; also between two of them."""
    position = table(phase=RESOURCES, whites=[*FIVE, "Offensive"])
    act(position, WHITES, "play:bugle-call", ("Chief", "Lances"))
    act(position, WHITES, "discard:chief")
    act(position, WHITES, "draw", ("Fort",))
    act(position, WHITES, "play:offensive", ("Hunters", "Rifles"))
    assert names(position.pile) == ["Bugle Call", "Chief", "Offensive"]


def test_any_card_can_be_exchanged_also_one_of_the_other_side_or_one_that_draws() -> None:
    """IW-6: 'it can only be discarded'."""
    position = table(phase=RESOURCES, whites=["Warriors", "War Cry", "Bugle Call", "Wounded Knee"])
    for name in ("warriors", "war-cry", "bugle-call"):
        act(position, WHITES, f"discard:{name}")
    act(position, WHITES, "discard:wounded-knee", ("Raid", "Ruse", "Trap", "Fort"))
    assert len(position.pile) == 4


def test_each_side_has_its_own_exchange() -> None:
    position = table(phase=RESOURCES, whites=FIVE)
    acts(position, (WHITES, "discard:camp"), (WHITES, "draw"), (WHITES, "done"))
    assert [name for name in legal(position, INDIANS) if name.startswith("discard:")]


def test_a_card_put_into_the_batch_by_mistake_is_taken_back_by_an_undo() -> None:
    """IW-18: 'can be taken back by an undo as long as nothing has been drawn'."""
    match = Match(GAME, ["human", "human"], GAME.settle({}), chance=FastChance(5))
    before = match.state.view(WHITES)
    first, second = [action for action in match.state.legal(WHITES) if _is_discard(action)][:2]
    match.play(WHITES, first)
    middle = match.state.view(WHITES)
    match.play(WHITES, second)
    assert match.undo_barrier(WHITES) is None
    match.undo(WHITES)
    assert match.state.view(WHITES) == middle
    match.undo(WHITES)
    assert match.state.view(WHITES) == before
    match.play(WHITES, second)
    draw = GAME.actions.number("draw")
    assert draw is not None
    match.play(WHITES, draw)
    barrier = match.undo_barrier(WHITES)
    assert barrier is not None
    assert barrier.code == "chance"


def _is_discard(action: int) -> bool:
    return GAME.actions.name(action).startswith("discard:")


# --- the deck runs out (IW-5)


def test_the_discards_are_on_the_pile_before_the_replacements_so_they_may_come_back() -> None:
    """IW-4 and IW-5: one card in the deck, two exchanged; the second replacement is one of these two."""
    hand = ("Raid", "Ruse")
    position = table(
        phase=RESOURCES,
        whites=hand,
        deck=["Fort"],
        pile=[],
        indians=others(*hand, "Fort"),
    )
    act(position, WHITES, "discard:raid")
    act(position, WHITES, "discard:ruse")
    act(position, WHITES, "draw", ("Fort", "Raid"), discarded=("Raid", "Ruse"))
    assert position.sides[WHITES].hand == list(cards("Fort", "Raid"))
    assert names(position.deck) == ["Ruse"]
    assert position.pile == []


def test_in_the_middle_of_a_draw_the_pile_becomes_the_deck() -> None:
    """IW-5: the first two of the Indians' seven are the deck's last, the other five come from the pile."""
    position = table(phase=RESOURCES, whites=FIVE, deck=["Lances", "Fort"])
    seven = ("Fort", "Lances", "Trap", "Chief", "Rifles", "Revenge", "Ghost Dancers")
    act(position, WHITES, "done", seven)
    assert position.sides[INDIANS].hand == list(cards(*seven))
    assert position.pile == []
    assert len(position.deck) == 84 - 5 - 7


def test_the_new_deck_is_counted_in_ascending_order_whatever_the_pile_looked_like() -> None:
    """Design, 1.5: `below(n)` counts in ascending card number among what is left."""
    for pile in (["Trap", "Raid"], ["Raid", "Trap"]):
        hand = ("Bugle Call",)
        position = table(
            phase=RESOURCES, whites=hand, deck=[], pile=pile, indians=others("Trap", "Raid", *hand)
        )
        events: list[Event] = []
        position.play(WHITES, number("play:bugle-call"), ScriptedChance([(3, 1), (2, 0)]), events)
        assert Drew(seats=(WHITES,), seat=WHITES, cards=(card("Trap"), card("Raid"))) in events


def test_a_deck_that_suffices_exactly_is_not_reshuffled_before_the_next_card_must_be_drawn() -> None:
    """IW-5: 'When a card must be drawn and the deck is empty'."""
    position = table(phase=RESOURCES, whites=["Bugle Call", "Offensive"], deck=["Lances", "Fort"])
    pile = set(position.pile)
    act(position, WHITES, "play:bugle-call", ("Fort", "Lances"))
    assert position.deck == []
    assert set(position.pile) == pile | {card("Bugle Call")}
    act(position, WHITES, "play:offensive", ("Bugle Call", "Offensive"), discarded=("Offensive",))
    assert position.pile == [], "the cards just played were on the pile too and have come back"


def test_a_card_played_to_draw_is_on_the_pile_before_its_draw() -> None:
    """IW-3, IW-5."""
    position = table(
        phase=RESOURCES, whites=["Bugle Call"], deck=[], pile=["Raid"], indians=others("Bugle Call", "Raid")
    )
    act(position, WHITES, "play:bugle-call", ("Bugle Call", "Raid"), discarded=("Bugle Call",))
    assert position.sides[WHITES].hand == list(cards("Bugle Call", "Raid"))


def test_with_deck_and_pile_empty_the_draw_is_skipped() -> None:
    """IW-5: 'If both are empty the draw is skipped.' Only the card just played can be drawn, for two."""
    position = table(phase=RESOURCES, whites=["Bugle Call"], deck=[], pile=[], indians=others("Bugle Call"))
    act(position, WHITES, "play:bugle-call", ("Bugle Call",), discarded=("Bugle Call",))
    assert names(position.sides[WHITES].hand) == ["Bugle Call"]
    assert (position.deck, position.pile) == ([], [])


def test_cards_on_the_table_are_on_no_pile_until_endings() -> None:
    """IW-5: 'Cards on the table are not in the discard pile until the Endings Phase'."""
    position = table(phase=INITIATIVE, whites=["Raid"], indians=["Trap"], pile=["Fort"])
    acts(position, (WHITES, "lay:raid"), (INDIANS, "lay:trap"), (WHITES, "done"), (INDIANS, "done"))
    # Nobody holds a card any more: the turn has ended by itself (IW-17), with the table on the pile.
    assert position.turn == 2
    assert sorted(names(position.pile)) == ["Fort", "Raid", "Trap"]
    position = table(phase=INITIATIVE, whites=["Raid", "Camp"], indians=["Trap", "Fort"])
    acts(position, (WHITES, "lay:raid"), (INDIANS, "lay:trap"), (WHITES, "done"), (INDIANS, "done"))
    assert position.phase == COMBATANTS
    assert position.pile == []
    position = table(phase=AFTERMATH, whites=["Massacre", "Raid"], lost_initiative=INDIANS, wins=(1, 0))
    act(position, WHITES, "lay:massacre")
    assert position.pile == []


def test_a_reshuffle_is_told_to_all_when_both_have_finished_resources() -> None:
    """IW-5, IW-16."""
    position = table(phase=RESOURCES, whites=FIVE, deck=["Lances", "Fort"])
    assert Reshuffled() not in act(position, WHITES, "done", None)
    assert Reshuffled() in act(position, INDIANS, "done")


def test_a_turn_without_a_reshuffle_tells_of_none() -> None:
    position = table(phase=RESOURCES, whites=FIVE)
    assert Reshuffled() not in acts(position, (WHITES, "done"), (INDIANS, "done"))
