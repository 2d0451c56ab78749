"""Resources: seven cards each, Whites first; extra cards; cards that draw others (IW-1, IW-2, IW-3)."""

from __future__ import annotations

from tallgrass.games.indian_wars.events import Drew, ExtraTaken, PlayedForCards, TurnBegan
from tallgrass.games.indian_wars.rules import Table, start
from tallgrass.kernel.chance import FastChance, ScriptedChance
from tallgrass.kernel.events import Event
from tests.games.indian_wars.table import (
    AFTERMATH,
    INDIANS,
    INITIATIVE,
    RESOURCES,
    WHITES,
    act,
    acts,
    card,
    cards,
    draws,
    legal,
    names,
    refusal,
    table,
)

SEVEN = ("Raid", "Fort", "Camp", "Knives", "Massacre", "Bugle Call", "Wounded Knee")


def _after_aftermath(*played: str, by: int = WHITES) -> Table:
    """The next turn's beginning, the first player of which has drawn if nothing was due to him."""
    hands = (played, ()) if by == WHITES else ((), played)
    position = table(
        phase=AFTERMATH, whites=hands[0], indians=hands[1], lost_initiative=1 - by, wins=(1 - by, by), turn=3
    )
    for name in played:
        act(position, by, "lay:" + name.lower().replace(" ", "-"), None)
    assert position.turn == 4
    return position


# --- the beginning


def test_a_game_begins_with_20_chips_each_and_whites_draw_seven_of_84() -> None:
    """'Each player starts with 20 Blood Chips.' 'Each Player draws 7 cards.' IW-1, IW-2."""
    empty = table(phase=RESOURCES)
    script = ScriptedChance(draws(empty, *SEVEN))
    position = start(2, script)
    script.finish()
    assert [side.chips for side in position.sides] == [20, 20]
    assert position.sides[WHITES].hand == list(cards(*SEVEN))
    assert position.sides[INDIANS].hand == []
    assert len(position.deck) == 77
    assert position.pile == []
    assert position.turn == 1
    assert position.to_move() == [WHITES]


def test_the_first_turn_is_announced_with_no_extra_cards_due() -> None:
    events: list[Event] = []
    start(2, FastChance(1), events)
    assert events[0] == TurnBegan(turn=1, extra_due=(0, 0))
    assert isinstance(events[1], Drew)
    assert len(events) == 2


def test_indians_draw_their_seven_from_what_is_left_when_whites_have_finished() -> None:
    """IW-1: 'In Resources ... Whites finish first, then Indians'."""
    position = table(phase=RESOURCES, whites=SEVEN)
    assert legal(position, INDIANS) == set()
    seven = ("Ambush", "Trap", "Chief", "Rifles", "Revenge", "Sitting Bull", "Red Cloud")
    act(position, WHITES, "done", seven)
    assert position.to_move() == [INDIANS]
    assert position.sides[INDIANS].hand == list(cards(*seven))
    assert len(position.deck) == 70
    assert legal(position, WHITES) == set()


def test_when_both_have_finished_initiative_begins_for_both() -> None:
    position = table(phase=RESOURCES, whites=SEVEN)
    acts(position, (WHITES, "done"), (INDIANS, "done"))
    assert position.phase == INITIATIVE
    assert position.to_move() == [WHITES, INDIANS]


def test_no_more_than_seven_are_drawn_without_a_right_to_extra_cards() -> None:
    """IW-2: nobody is asked to whom nothing is due."""
    position = table(phase=RESOURCES, whites=SEVEN)
    events = act(position, WHITES, "done", None)
    assert not [event for event in events if isinstance(event, ExtraTaken)]
    assert len(position.sides[INDIANS].hand) == 7
    assert not [name for name in legal(position, INDIANS) if name.startswith("extra:")]


# --- extra cards (IW-2)


def test_a_victim_of_two_aftermath_cards_is_asked_0_to_2_before_he_draws() -> None:
    """IW-2: 'he is asked how many, 0 to all, when his part of Resources begins and before he draws'."""
    position = _after_aftermath("Massacre", "Revenge")
    assert [side.extra_due for side in position.sides] == [0, 2]
    assert len(position.sides[WHITES].hand) == 7, "nothing is due to Whites: they aren't asked"
    assert legal(position, INDIANS) == set()
    act(position, WHITES, "done", ())
    assert position.sides[INDIANS].hand == []
    assert legal(position, INDIANS) == {"extra:0", "extra:1", "extra:2"}


def test_whites_are_asked_before_anything_is_drawn_when_extra_cards_are_due_to_them() -> None:
    """IW-2."""
    position = _after_aftermath("Captives", by=INDIANS)
    assert position.to_move() == [WHITES]
    assert position.sides[WHITES].hand == []
    assert legal(position, WHITES) == {"extra:0", "extra:1"}


def test_each_number_of_extra_cards_is_drawn_on_top_of_seven() -> None:
    """IW-2: 'plus 1 for each Aftermath card', 'taking them is his choice'."""
    for taken in (0, 1, 2):
        position = _after_aftermath("Massacre", "Revenge")
        act(position, WHITES, "done", ())
        events = act(position, INDIANS, f"extra:{taken}", None)
        assert isinstance(events[0], ExtraTaken)
        assert (events[0].count, events[0].due) == (taken, 2)
        assert len(position.sides[INDIANS].hand) == 7 + taken
        assert not [name for name in legal(position, INDIANS) if name.startswith("extra:")]


def test_more_extra_cards_than_are_due_are_refused() -> None:
    position = _after_aftermath("Massacre")
    act(position, WHITES, "done", ())
    assert refusal(position, INDIANS, "extra:2").rule == "IW-2"


def test_extra_cards_not_taken_are_not_due_again_a_turn_later() -> None:
    """IW-21; '1 extra Card in the next turn's Resource Phase': in that one and in no later one."""
    position = _after_aftermath("Massacre")
    acts(position, (WHITES, "done"), (INDIANS, "extra:0"), (INDIANS, "done"))
    for _ in range(3):
        acts(position, (WHITES, "done"), (INDIANS, "done"))
    assert (position.turn, position.phase) == (5, RESOURCES)
    assert [side.extra_due for side in position.sides] == [0, 0]
    act(position, WHITES, "done", None)
    assert len(position.sides[INDIANS].hand) == 7


def test_the_turns_beginning_tells_what_is_due() -> None:
    position = table(phase=AFTERMATH, whites=["Massacre", "Murder"], lost_initiative=INDIANS, wins=(1, 0))
    acts(position, (WHITES, "lay:massacre"))
    events = act(position, WHITES, "done", None)
    assert TurnBegan(turn=2, extra_due=(0, 1)) in events


# --- cards that draw others (IW-3)


def test_a_card_that_draws_two_goes_to_the_pile_and_brings_two() -> None:
    """IW-3: 'it goes to the discard pile and its owner draws N'."""
    position = table(phase=RESOURCES, whites=SEVEN)
    events = act(position, WHITES, "play:bugle-call", ("Trap", "Raiders"))
    assert isinstance(events[0], PlayedForCards)
    assert names(position.pile) == ["Bugle Call"]
    assert position.sides[WHITES].hand == list(
        cards(*[c for c in SEVEN if c != "Bugle Call"], "Trap", "Raiders")
    )


def test_philip_sheridan_and_sitting_bull_bring_three_and_the_ghost_dancers_two() -> None:
    position = table(phase=RESOURCES, whites=["Philip Sheridan"])
    act(position, WHITES, "play:philip-sheridan", ("Trap", "Raiders", "Fort"))
    assert len(position.sides[WHITES].hand) == 3
    position = table(phase=RESOURCES, indians=["Sitting Bull", "Ghost Dancers"], resources_of=INDIANS)
    act(position, INDIANS, "play:sitting-bull", ("Trap", "Raiders", "Fort"))
    act(position, INDIANS, "play:ghost-dancers", ("Camp", "Soldiers"))
    assert len(position.sides[INDIANS].hand) == 5


def test_a_card_drawn_so_may_be_played_at_once_if_it_reads_so_too() -> None:
    """IW-3: 'Cards so drawn may be played at once if they read so too'."""
    position = table(phase=RESOURCES, whites=["Bugle Call"])
    act(position, WHITES, "play:bugle-call", ("Philip Sheridan", "Offensive"))
    act(position, WHITES, "play:philip-sheridan", ("Pony Express", "War Cry", "Raid"))
    act(position, WHITES, "play:pony-express", ("Indian Fighters", "Ruse"))
    assert {name for name in legal(position, WHITES) if name.startswith("play:")} == {
        "play:offensive",
        "play:indian-fighters",
    }, "War Cry is a card of the Indians (IW-6)"
    assert names(position.pile) == ["Bugle Call", "Philip Sheridan", "Pony Express"]


def test_playing_such_cards_is_a_choice_and_they_may_be_kept() -> None:
    position = table(phase=RESOURCES, whites=["Bugle Call", "Raid"])
    act(position, WHITES, "done", None)
    assert card("Bugle Call") in position.sides[WHITES].hand


def test_such_a_card_has_no_use_in_a_later_phase() -> None:
    """IW-3: 'may be played only in the Resources Phase'."""
    position = table(phase=INITIATIVE, whites=["Bugle Call"], indians=["Raid"])
    assert legal(position, WHITES) == {"done"}
    assert refusal(position, WHITES, "play:bugle-call").rule == "IW-3"
