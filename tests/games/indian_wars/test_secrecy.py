"""What each view shows in each phase, and who may see which event (IW-1, IW-16, IW-19)."""

from __future__ import annotations

import pytest

from tallgrass.games.indian_wars import events as happened
from tallgrass.games.indian_wars.view import IndianWarsView, Part
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event, TookBack
from tallgrass.kernel.match import Match
from tests.games.indian_wars.table import (
    COMBATANTS,
    FIREPOWER,
    GAME,
    INDIANS,
    INITIATIVE,
    RESOURCES,
    WHITES,
    act,
    acts,
    card,
    cards,
    number,
    table,
)

HAND = ("Raid", "Camp", "Knives", "Bugle Call", "Wounded Knee", "Fort", "Trap")
SECRET = (
    (WHITES, "discard:camp"),
    (WHITES, "draw"),
    (WHITES, "play:bugle-call"),
)


def _seen(events: list[Event], seat: int | None) -> list[Event]:
    return [event for event in events if event.seen_by(seat)]


# --- Resources


def test_while_whites_do_their_resources_the_others_see_the_phases_beginning() -> None:
    """IW-16: 'until then each view has the deck, the pile and the other's hand size as they were'."""
    position = table(phase=RESOURCES, whites=HAND, pile=["Lances", "Chief"])
    before = {seat: position.view(seat) for seat in (INDIANS, None)}
    for step in SECRET:
        acts(position, step)
        assert {seat: position.view(seat) for seat in (INDIANS, None)} == before
    for view in before.values():
        assert (view.deck_size, view.pile, view.hand_sizes) == (82, cards("Lances", "Chief"), (0, 0))
        assert view.hand == ()
        assert view.parts == (Part(), Part())
        assert view.stage is None
        assert view.waiting == (WHITES,)


def test_whites_see_their_own_hand_and_what_they_did_but_the_pile_as_it_was() -> None:
    """IW-16: 'each view has the deck, the pile ... as they were at the start of the phase'."""
    position = table(phase=RESOURCES, whites=HAND, pile=["Lances"])
    act(position, WHITES, "discard:camp")
    act(position, WHITES, "draw", ("Hunters",))
    act(position, WHITES, "play:bugle-call", ("Scouts", "Raiders"))
    view = position.view(WHITES)
    assert view.hand == cards(
        "Raid", "Knives", "Wounded Knee", "Fort", "Trap", "Hunters", "Scouts", "Raiders"
    )
    assert view.parts == (Part(extra=0, played=cards("Bugle Call"), exchanged=cards("Camp")), Part())
    assert (view.deck_size, view.pile) == (83, cards("Lances"))


def test_while_indians_do_theirs_whites_see_nothing_of_it_and_indians_nothing_of_the_whites() -> None:
    """IW-1: 'neither sees anything of the other's doing until both have finished'."""
    position = table(phase=RESOURCES, whites=HAND, pile=["Lances"])
    acts(position, *SECRET, (WHITES, "done"))
    indians = position.view(INDIANS)
    assert indians.parts == (Part(), Part())
    assert (indians.deck_size, indians.pile, indians.hand_sizes) == (83, cards("Lances"), (0, 0))
    assert len(indians.hand) == 7
    before = {seat: position.view(seat) for seat in (WHITES, None)}
    discard = next(GAME.actions.name(a) for a in position.legal(INDIANS) if GAME.actions.name(a)[:2] == "di")
    acts(position, (INDIANS, discard), (INDIANS, "draw"))
    assert {seat: position.view(seat) for seat in (WHITES, None)} == before
    assert before[WHITES].parts[WHITES] == Part(played=cards("Bugle Call"), exchanged=cards("Camp"))


def test_that_whites_have_finished_resources_can_be_seen() -> None:
    """IW-16: 'Whether a seat has finished is public'."""
    position = table(phase=RESOURCES, whites=HAND)
    act(position, WHITES, "done", None)
    for seat in (WHITES, INDIANS, None):
        view = position.view(seat)
        assert view.finished == (True, False)
        assert view.waiting == (INDIANS,)


def test_when_both_have_finished_resources_all_is_shown_but_the_hands() -> None:
    """IW-16: 'what happened in Resources shows when both have finished it'."""
    position = table(phase=RESOURCES, whites=HAND, pile=["Lances"])
    events = acts(position, *SECRET, (WHITES, "done"), (INDIANS, "done"))
    for seat in (WHITES, INDIANS, None):
        view = position.view(seat)
        assert view.parts == (Part(played=cards("Bugle Call"), exchanged=cards("Camp")), Part())
        assert view.pile == cards("Lances", "Camp", "Bugle Call")
        assert view.hand_sizes == (8, 7)
        assert view.deck_size == 84 - 3 - 8 - 7
    assert position.view(None).hand == ()
    shown = [event for event in events if isinstance(event, happened.ResourcesShown)]
    assert [(event.seats, event.seat, event.hand_size) for event in shown] == [(None, 0, 8), (None, 1, 7)]


def test_events_of_resources_are_for_the_eyes_of_the_one_who_acts() -> None:
    """IW-16. Only that Whites have finished is for all."""
    position = table(phase=RESOURCES, whites=HAND)
    events = acts(position, *SECRET, (WHITES, "done"))
    public: list[Event] = [happened.Finished(seat=WHITES, phase=RESOURCES)]
    assert _seen(events, None) == public
    assert [type(event) for event in _seen(events, INDIANS)] == [happened.Finished, happened.Drew]
    assert [type(event) for event in _seen(events, WHITES)] == [
        happened.SetAside,
        happened.Exchanged,
        happened.Drew,
        happened.PlayedForCards,
        happened.Drew,
        happened.Finished,
    ]


def test_how_many_extra_cards_are_taken_is_a_secret_until_both_have_finished() -> None:
    """IW-16; that some are due is known from the Aftermath."""
    position = table(phase=RESOURCES, whites=HAND, extra_due=(0, 2))
    act(position, WHITES, "done", ())
    before = {seat: position.view(seat) for seat in (WHITES, None)}
    assert all(view.extra_due == (0, 2) for view in before.values())
    events = act(position, INDIANS, "extra:1", None)
    assert _seen(events, WHITES) == _seen(events, None) == []
    assert {seat: position.view(seat) for seat in (WHITES, None)} == before
    act(position, INDIANS, "done")
    assert position.view(None).parts[INDIANS] == Part(extra=1)


def test_only_the_side_in_resources_knows_where_it_stands_there() -> None:
    position = table(phase=RESOURCES, whites=HAND)
    assert position.view(WHITES).stage is not None
    assert position.view(INDIANS).stage is None
    assert position.view(None).stage is None


# --- the contests


@pytest.mark.parametrize(
    ("phase", "ours"), [(INITIATIVE, "raid"), (COMBATANTS, "soldiers"), (FIREPOWER, "pistols")]
)
def test_what_one_lays_and_how_much_is_a_secret_until_both_have_finished(phase: int, ours: str) -> None:
    """IW-1, and IW-16: 'a hand's size is shown as at the start of the phase until both have finished'."""
    position = table(
        phase=phase,
        whites=["Raid", "Soldiers", "Pistols"],
        indians=["Ruse", "Chief", "Lances"],
        lost_initiative=INDIANS,
        wins=(1, 0),
    )
    before = {seat: position.view(seat) for seat in (INDIANS, None)}
    events = act(position, WHITES, f"lay:{ours}")
    assert {seat: position.view(seat) for seat in (INDIANS, None)} == before
    assert _seen(events, INDIANS) == _seen(events, None) == []
    assert len(_seen(events, WHITES)) == 1
    own = position.view(WHITES)
    assert own.counting == (cards(ours.capitalize()), ())
    assert len(own.hand) == 2
    assert own.hand_sizes == (3, 3)
    act(position, WHITES, "done")
    assert position.view(INDIANS).finished == (True, False)
    assert position.view(INDIANS).hand_sizes == (3, 3)
    assert position.view(INDIANS).counting == ((), ())
    act(position, INDIANS, "done")
    for seat in (WHITES, INDIANS, None):
        view = position.view(seat)
        assert view.laid == (cards(ours.capitalize()), ())
        assert view.standing[:2] == (cards(ours.capitalize()), ())
        assert view.hand_sizes == (2, 3)
        assert view.counting == ((), ())


def test_counting_a_card_again_is_a_secret_like_a_lay() -> None:
    """IW-9: 'a choice, made in secret like a lay'."""
    position = table(phase=COMBATANTS, whites=["Fort"], indians=["Lances"], laid=(["George Crook"], []))
    before = {seat: position.view(seat) for seat in (INDIANS, None)}
    events = act(position, WHITES, "count:george-crook")
    assert {seat: position.view(seat) for seat in (INDIANS, None)} == before
    assert _seen(events, INDIANS) == _seen(events, None) == []
    assert position.view(WHITES).counting == (cards("George Crook"), ())
    assert position.view(WHITES).hand_sizes == (1, 1), "it doesn't come out of the hand"


def test_the_result_of_a_contest_is_for_all() -> None:
    position = table(phase=INITIATIVE, whites=["Raid", "Fort"], indians=["Ruse", "Lances"])
    events = acts(position, (WHITES, "lay:raid"), (INDIANS, "lay:ruse"), (INDIANS, "done"), (WHITES, "done"))
    settled = happened.ContestSettled(
        phase=INITIATIVE,
        cards=(cards("Raid"), cards("Ruse")),
        totals=(2, 3),
        loser=WHITES,
        lost=1,
        chips=(19, 20),
    )
    for seat in (WHITES, INDIANS, None):
        assert settled in _seen(events, seat)
        assert not [e for e in _seen(events, seat) if isinstance(e, happened.Laid) and e.seat != seat]


def test_a_hand_is_in_its_owners_view_alone() -> None:
    for phase in (RESOURCES, INITIATIVE, COMBATANTS, FIREPOWER):
        position = table(phase=phase, whites=["Raid", "Fort"], indians=["Lances"])
        assert position.view(WHITES).hand == cards("Raid", "Fort")
        assert position.view(INDIANS).hand == cards("Lances")
        assert position.view(None).hand == ()


def test_what_is_shown_does_not_tell_in_which_order_it_was_laid() -> None:
    """IW-1: 'what they laid down is revealed', at the same time; the order was nobody else's to see."""
    seen = []
    for first, second in (("raid", "trap"), ("trap", "raid")):
        position = table(phase=INITIATIVE, whites=["Raid", "Trap", "Fort"], indians=["Lances"])
        steps = ((WHITES, f"lay:{first}"), (WHITES, f"lay:{second}"), (WHITES, "done"), (INDIANS, "done"))
        seen.append(_seen(acts(position, *steps), INDIANS))
    assert seen[0] == seen[1]


def test_what_is_shown_of_an_exchange_does_not_tell_in_which_order_it_was_put_together() -> None:
    """IW-4: 'It is one batch', of cards that a player discards together."""
    seen = []
    for first, second in (("raid", "trap"), ("trap", "raid")):
        position = table(phase=RESOURCES, whites=HAND)
        events = acts(position, (WHITES, f"discard:{first}"), (WHITES, f"discard:{second}"))
        events += act(position, WHITES, "draw", ("Lances", "Chief"), discarded=("Raid", "Trap"))
        seven = ("Ambush", "Hunters", "Rifles", "Revenge", "Sitting Bull", "Red Cloud", "Massacre")
        events += act(position, WHITES, "done", seven)
        events += act(position, INDIANS, "done")
        seen.append(_seen(events, INDIANS))
    assert seen[0] == seen[1]


# --- taking back


def _at_initiative() -> Match:
    """A match in which Whites have an Initiative card to lay."""
    for seed in range(100):
        match = Match(GAME, ["human", "human"], GAME.settle({}), chance=FastChance(seed))
        match.play(WHITES, number("done"))
        match.play(INDIANS, number("done"))
        if match.state.legal(WHITES)[0] != number("done"):
            return match
    raise AssertionError("no such match")


def test_taking_back_a_secret_lay_is_seen_by_nobody_else() -> None:
    match = _at_initiative()
    before = match.state.view(INDIANS)
    match.play(WHITES, match.state.legal(WHITES)[0])
    match.undo(WHITES)
    assert match.state.view(INDIANS) == before
    assert not [event for event in match.history[-1] if event.seen_by(INDIANS) or event.seen_by(None)]


def test_taking_back_done_does_not_tell_how_much_was_done_in_secret() -> None:
    """IW-16: 'Whether a seat has finished is public; how much it did is not'."""
    seen = []
    for laid in (0, 1):
        match = _at_initiative()
        for _ in range(laid):
            match.play(WHITES, match.state.legal(WHITES)[0])
        match.play(WHITES, number("done"))
        match.undo(WHITES)
        seen.append([event for event in match.seen(INDIANS) if isinstance(event, TookBack)])
    assert len(seen[0]) == 1
    assert seen[0] == seen[1]


# --- IW-16: what one's own draws imply; IW-19


def test_a_card_of_the_pile_in_ones_own_hand_tells_of_the_reshuffle() -> None:
    """IW-16: 'What one's own draws imply ... may be known'."""
    position = table(phase=RESOURCES, whites=["Bugle Call"], deck=["Fort"])
    position.sides[WHITES].trail.append([card("Bugle Call")])
    act(position, WHITES, "play:bugle-call", ("Fort", "Raid"), discarded=("Bugle Call",))
    view = position.view(WHITES)
    assert view.whereabouts()[1] == set()
    assert card("Bugle Call") in view.unseen(), "it was on the pile that became the deck"
    for other in (INDIANS, None):
        assert position.view(other).whereabouts()[1] == set(view.pile)
    assert card("Raid") in view.pile, "the pile is still shown as it was"


def test_a_view_keeps_no_account_of_where_a_card_must_have_gone() -> None:
    """IW-19: Raid, exchanged and gone from the pile by a reshuffle, is one of many unseen cards."""
    position = table(phase=RESOURCES, whites=HAND, deck=["Lances"])
    act(position, WHITES, "discard:raid")
    act(position, WHITES, "draw", ("Lances",))
    acts(position, (WHITES, "done"), (INDIANS, "done"))
    for seat in (WHITES, INDIANS, None):
        view = position.view(seat)
        assert isinstance(view, IndianWarsView)
        assert view.parts[WHITES].exchanged == cards("Raid")
        assert card("Raid") not in view.pile
        if seat != INDIANS:
            assert card("Raid") in view.unseen()
    fields = set(IndianWarsView.__struct_fields__)
    assert fields == {
        *("seat", "turn", "phase", "knee_extra", "chips", "extra_due", "waiting", "finished", "stage"),
        *("hand", "hand_sizes", "deck_size", "pile", "parts", "laid", "counting", "standing", "loser"),
        *("wins", "result", "trail"),
    }


def test_there_is_no_third_seat_to_look_from() -> None:
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="there is no seat"):
            table(phase=INITIATIVE, whites=["Raid"]).view(seat)
