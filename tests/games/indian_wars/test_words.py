"""Log lines, prompts and labels, for the acting seat, the other seat and a spectator."""

from __future__ import annotations

import pytest

from tallgrass.games.indian_wars import events as happened
from tallgrass.games.indian_wars.cards import PLAIN_NAMES
from tallgrass.kernel.events import Event, HandedOver, Resigned, TookBack
from tests.games.indian_wars.table import (
    AFTERMATH,
    COMBATANTS,
    FIREPOWER,
    GAME,
    INDIANS,
    INITIATIVE,
    RESOURCES,
    WHITES,
    act,
    card,
    cards,
    number,
    table,
)

WORDS = GAME.words()
Lines = tuple[str, str, str]
"""As Whites, as Indians and as a spectator read it."""

LINES: list[tuple[Event, Lines]] = [
    (happened.TurnBegan(turn=1, extra_due=(0, 0)), ("Turn 1.",) * 3),
    (
        happened.TurnBegan(turn=5, extra_due=(0, 2)),
        (
            "Turn 5. Indians may draw 2 extra cards.",
            "Turn 5. You may draw 2 extra cards.",
            "Turn 5. Indians may draw 2 extra cards.",
        ),
    ),
    (
        happened.ExtraTaken(seat=WHITES, count=1, due=2),
        (
            "You take 1 of 2 extra cards.",
            "Whites take 1 of 2 extra cards.",
            "Whites take 1 of 2 extra cards.",
        ),
    ),
    (
        happened.Drew(seat=WHITES, cards=(card("Raid"), card("Hit & Run"))),
        ("You draw Raid, Hit & Run.", "Whites draw Raid, Hit & Run.", "Whites draw Raid, Hit & Run."),
    ),
    (
        happened.Drew(seat=INDIANS, cards=()),
        ("Indians draw nothing.", "You draw nothing.", "Indians draw nothing."),
    ),
    (
        happened.PlayedForCards(seat=INDIANS, card=card("War Cry")),
        ("Indians play War Cry.", "You play War Cry.", "Indians play War Cry."),
    ),
    (
        happened.SetAside(seat=WHITES, card=card("Camp")),
        (
            "You put Camp into the exchange.",
            "Whites put Camp into the exchange.",
            "Whites put Camp into the exchange.",
        ),
    ),
    (
        happened.Exchanged(seat=WHITES, cards=(card("Camp"), card("Chief"))),
        ("You exchange Camp, Chief.", "Whites exchange Camp, Chief.", "Whites exchange Camp, Chief."),
    ),
    (
        happened.Finished(seat=WHITES, phase=RESOURCES),
        (
            "You have finished Resources.",
            "Whites have finished Resources.",
            "Whites have finished Resources.",
        ),
    ),
    (
        happened.Finished(seat=INDIANS, phase=FIREPOWER, forced=True),
        (
            "Indians have nothing left to decide in Firepower.",
            "You have nothing left to decide in Firepower.",
            "Indians have nothing left to decide in Firepower.",
        ),
    ),
    (
        happened.ResourcesShown(
            seat=INDIANS,
            extra=1,
            extra_due=2,
            played=(card("Uprising"),),
            exchanged=(card("Fort"),),
            hand_size=9,
        ),
        (
            "Indians took 1 of 2 extra cards, played Uprising, exchanged Fort and hold 9 cards.",
            "You took 1 of 2 extra cards, played Uprising, exchanged Fort and hold 9 cards.",
            "Indians took 1 of 2 extra cards, played Uprising, exchanged Fort and hold 9 cards.",
        ),
    ),
    (happened.Reshuffled(), ("The deck ran out, and the discard pile became the deck.",) * 3),
    (
        happened.Laid(seat=WHITES, phase=INITIATIVE, card=card("Raid"), again=False),
        (
            "You lay Raid (2) in Initiative.",
            "Whites lay Raid (2) in Initiative.",
            "Whites lay Raid (2) in Initiative.",
        ),
    ),
    (
        happened.Laid(seat=INDIANS, phase=COMBATANTS, card=card("Red Cloud"), again=True),
        (
            "Indians count Red Cloud (4) in Combatants too.",
            "You count Red Cloud (4) in Combatants too.",
            "Indians count Red Cloud (4) in Combatants too.",
        ),
    ),
    (
        happened.ContestSettled(
            phase=INITIATIVE,
            cards=(cards("Raid", "Ruse"), ()),
            totals=(5, 0),
            loser=INDIANS,
            lost=2,
            chips=(20, 18),
        ),
        (
            "Initiative: you 5 (Raid 2, Ruse 3), Indians 0 (nothing). "
            "Indians lose 2 Blood Chips (Blood Chips: Whites 20, Indians 18).",
            "Initiative: Whites 5 (Raid 2, Ruse 3), you 0 (nothing). "
            "You lose 2 Blood Chips (Blood Chips: Whites 20, Indians 18).",
            "Initiative: Whites 5 (Raid 2, Ruse 3), Indians 0 (nothing). "
            "Indians lose 2 Blood Chips (Blood Chips: Whites 20, Indians 18).",
        ),
    ),
    (
        happened.ContestSettled(
            phase=FIREPOWER, cards=((), ()), totals=(0, 0), loser=None, lost=0, chips=(3, -1)
        ),
        (
            "Firepower: you 0 (nothing), Indians 0 (nothing). "
            "A tie: nobody loses a Blood Chip (Blood Chips: Whites 3, Indians -1).",
            "Firepower: Whites 0 (nothing), you 0 (nothing). "
            "A tie: nobody loses a Blood Chip (Blood Chips: Whites 3, Indians -1).",
            "Firepower: Whites 0 (nothing), Indians 0 (nothing). "
            "A tie: nobody loses a Blood Chip (Blood Chips: Whites 3, Indians -1).",
        ),
    ),
    (
        happened.AftermathOpened(seat=None, wins=(1, 1)),
        ("Nobody may play Aftermath cards (contests won: Whites 1, Indians 1).",) * 3,
    ),
    (
        happened.AftermathOpened(seat=WHITES, wins=(2, 1)),
        (
            "You may play Aftermath cards (contests won: Whites 2, Indians 1).",
            "Whites may play Aftermath cards (contests won: Whites 2, Indians 1).",
            "Whites may play Aftermath cards (contests won: Whites 2, Indians 1).",
        ),
    ),
    (
        happened.AftermathPlayed(
            seat=WHITES, card=card("Wounded Knee"), again=False, lost=2, extra=1, chips=(9, 7)
        ),
        (
            "You play Wounded Knee: Indians lose 2 Blood Chips (7 left) and may draw 1 extra card next turn.",
            "Whites play Wounded Knee: you lose 2 Blood Chips (7 left) and may draw 1 extra card next turn.",
            "Whites play Wounded Knee: Indians lose 2 Blood Chips (7 left) "
            "and may draw 1 extra card next turn.",
        ),
    ),
    (
        happened.AftermathPlayed(
            seat=WHITES, card=card("Armstrong Custer"), again=True, lost=1, extra=1, chips=(9, -1)
        ),
        (
            "You use Armstrong Custer: Indians lose 1 Blood Chip (-1 left) "
            "and may draw 1 extra card next turn.",
            "Whites use Armstrong Custer: you lose 1 Blood Chip (-1 left) "
            "and may draw 1 extra card next turn.",
            "Whites use Armstrong Custer: Indians lose 1 Blood Chip (-1 left) "
            "and may draw 1 extra card next turn.",
        ),
    ),
    (
        happened.HandsThrown(hands=(cards("Fort"), ())),
        (
            "Endings: you discard Fort; Indians discard nothing.",
            "Endings: Whites discard Fort; you discard nothing.",
            "Endings: Whites discard Fort; Indians discard nothing.",
        ),
    ),
    (
        happened.GameEnded(chips=(4, -2), winner=WHITES),
        (
            "You have won (Blood Chips: Whites 4, Indians -2).",
            "Whites have won (Blood Chips: Whites 4, Indians -2).",
            "Whites have won (Blood Chips: Whites 4, Indians -2).",
        ),
    ),
    (
        happened.GameEnded(chips=(-1, -1), winner=None),
        ("The game is a draw (Blood Chips: Whites -1, Indians -1).",) * 3,
    ),
    (
        TookBack(seat=WHITES, alone=True),
        ("You took back a step.", "Whites took back a step.", "Whites took back a step."),
    ),
    (
        TookBack(seat=INDIANS, alone=False),
        (
            "Indians took back a step and all that followed.",
            "You took back a step and all that followed.",
            "Indians took back a step and all that followed.",
        ),
    ),
    (Resigned(seat=INDIANS), ("Indians gave up.", "You gave up.", "Indians gave up.")),
    (HandedOver(seat=WHITES, player="random"), ("Whites: the bot random plays from now on.",) * 3),
]


@pytest.mark.parametrize(
    ("event", "lines"), LINES, ids=[f"{place}-{type(e).__name__}" for place, (e, _) in enumerate(LINES)]
)
def test_an_event_has_its_line_for_each_reader(event: Event, lines: Lines) -> None:
    assert tuple(WORDS.log(event, seat) for seat in (WHITES, INDIANS, None)) == lines


def test_every_event_of_the_game_has_a_line_here() -> None:
    kinds = {
        kind
        for kind in vars(happened).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert kinds <= {type(event) for event, _ in LINES}
    assert len(kinds) == 15


def test_an_event_of_no_game_has_no_words() -> None:
    class Odd(Event, frozen=True, kw_only=True):
        pass

    with pytest.raises(TypeError, match="no words for Odd"):
        WORDS.line(Odd(), None)


# --- prompts


def test_a_side_due_extra_cards_is_asked_how_many() -> None:
    position = table(phase=RESOURCES, whites=["Raid"], extra_due=(0, 2))
    act(position, WHITES, "done", ())
    expected = "You may draw up to 2 extra cards this turn. How many?"
    assert WORDS.prompt(position.view(INDIANS)) == expected
    assert WORDS.prompt(position.view(WHITES)) == "Waiting for Indians."


def test_the_prompts_of_resources_follow_the_exchange() -> None:
    position = table(phase=RESOURCES, whites=["Raid", "Camp", "Bugle Call"])
    view = position.view
    free = "Resources: play cards that draw others, discard 1 to 4 cards to exchange them, or finish."
    assert WORDS.prompt(view(WHITES)) == free
    assert WORDS.prompt(view(INDIANS)) == WORDS.prompt(view(None)) == "Waiting for Whites."
    act(position, WHITES, "discard:camp")
    batch = "You exchange {}. Discard up to {} more, or draw the replacements."
    assert WORDS.prompt(view(WHITES)) == batch.format("Camp", 3)
    act(position, WHITES, "discard:raid")
    assert WORDS.prompt(view(WHITES)) == batch.format("Raid, Camp", 2), "in the order of the deck"
    assert WORDS.prompt(view(INDIANS)) == WORDS.prompt(view(None)) == "Waiting for Whites."
    act(position, WHITES, "draw", ("Fort", "Trap"))
    assert WORDS.prompt(view(WHITES)) == "Resources: play cards that draw others, or finish."


def test_the_prompt_of_an_exchange_has_the_names_that_the_reader_wants() -> None:
    position = table(phase=RESOURCES, whites=["Redskins", "Camp"])
    act(position, WHITES, "discard:redskins")
    assert "You exchange Redskins." in WORDS.prompt(position.view(WHITES))
    assert "You exchange Plains Fighters." in GAME.words(plain=True).prompt(position.view(WHITES))


def test_the_prompt_of_a_contest_tells_ones_own_total() -> None:
    position = table(phase=INITIATIVE, whites=["Raid", "Ruse"], indians=["Trap"])
    view = position.view
    nothing = "Initiative: lay cards in secret, or finish. With nothing laid, a loss costs 2 Blood Chips."
    expected = "Initiative: lay cards in secret, or finish. Your total is {}."
    assert WORDS.prompt(view(WHITES)) == nothing
    act(position, WHITES, "lay:raid")
    assert WORDS.prompt(view(WHITES)) == expected.format(2)
    act(position, WHITES, "lay:ruse")
    assert WORDS.prompt(view(WHITES)) == "Initiative: you have nothing more to lay. Your total is 5."
    assert WORDS.prompt(view(INDIANS)) == nothing
    assert WORDS.prompt(view(None)) == "Waiting for Whites and Indians."
    act(position, WHITES, "done")
    assert WORDS.prompt(view(WHITES)) == "Waiting for Indians."


def test_the_prompts_of_combatants_and_firepower_name_the_phase() -> None:
    for phase, title in ((COMBATANTS, "Combatants"), (FIREPOWER, "Firepower")):
        cost = "With nothing laid, a loss costs 2 Blood Chips."
        prompt = WORDS.prompt(table(phase=phase, whites=["Raid"]).view(WHITES))
        assert prompt == f"{title}: you have nothing to lay. {cost}"
        prompt = WORDS.prompt(table(phase=phase, whites=["Raid", "Soldiers", "Rifles"]).view(WHITES))
        assert prompt == f"{title}: lay cards in secret, or finish. {cost}"


def test_a_card_that_counts_again_is_laid_like_any() -> None:
    """IW-9, and IW-10: who counts something loses 1 chip, not 2."""
    position = table(phase=COMBATANTS, whites=["Fort"], laid=(["George Crook"], []))
    assert "With nothing laid" in WORDS.prompt(position.view(WHITES)), "it doesn't count here by itself"
    act(position, WHITES, "count:george-crook")
    assert WORDS.prompt(position.view(WHITES)).endswith("Your total is 4.")


def test_the_prompt_of_aftermath_names_the_victim() -> None:
    position = table(phase=AFTERMATH, indians=["Murder"], lost_initiative=WHITES, wins=(0, 1))
    expected = "Aftermath: each card costs Whites a Blood Chip and lets them draw an extra card next turn."
    assert WORDS.prompt(position.view(INDIANS)) == expected
    assert WORDS.prompt(position.view(WHITES)) == "Waiting for Indians."


def test_after_the_end_there_is_nothing_to_wait_for() -> None:
    position = table(phase=AFTERMATH, whites=["Raid"], lost_initiative=INDIANS, wins=(1, 0), chips=(3, 0))
    act(position, WHITES, "done")
    for seat in (WHITES, INDIANS, None):
        assert WORDS.prompt(position.view(seat)) == "The game is over."


# --- labels


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ("lay:raid", "Lay Raid (2)"),
        ("lay:clubs-and-shields", "Lay Clubs & Shields (1)"),
        ("lay:massacre", "Lay Massacre"),
        ("discard:six-shooters", "Discard Six-Shooters"),
        ("play:philip-sheridan", "Play Philip Sheridan: draw 3"),
        ("count:george-crook", "Count George Crook again (4)"),
        ("count:armstrong-custer", "Use Armstrong Custer again"),
        ("extra:0", "Take no extra card"),
        ("extra:1", "Take 1 extra card"),
        ("extra:16", "Take 16 extra cards"),
        ("draw", "Draw the replacements"),
        ("done", "Done"),
    ],
)
def test_an_action_has_a_label(action: str, label: str) -> None:
    assert WORDS.action(number(action)) == label


def test_in_aftermath_cards_are_played() -> None:
    position = table(phase=AFTERMATH, indians=["Murder"], lost_initiative=WHITES, wins=(0, 1))
    view = position.view(INDIANS)
    assert WORDS.action(number("lay:murder"), view) == "Play Murder"
    assert WORDS.action(number("lay:wounded-knee"), view) == "Play Wounded Knee"
    assert GAME.words(plain=True).action(number("lay:scalping"), view) == (f"Play {PLAIN_NAMES['Scalping']}")
    before = table(phase=FIREPOWER, indians=["Murder"]).view(INDIANS)
    assert WORDS.action(number("lay:murder"), before) == "Lay Murder"
    assert WORDS.action(number("lay:murder")) == "Lay Murder"


def test_all_labels_of_actions_differ() -> None:
    labels = [WORDS.action(action) for action in range(len(GAME.actions))]
    assert len(set(labels)) == len(labels)
    assert all(labels)


def test_seats_are_called_whites_and_indians() -> None:
    assert [WORDS.seat(seat) for seat in (WHITES, INDIANS)] == ["Whites", "Indians"]
    assert GAME.seat_names(2) == ("whites", "indians")
