"""Every sentence with which something is refused, and the rule that it cites."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tallgrass.games.indian_wars.rules import Table
from tallgrass.kernel.chance import ScriptedChance
from tallgrass.kernel.messages import IllegalAction
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
    number,
    refusal,
    table,
)

HAND = ("Raid", "Camp", "War Cry", "Bugle Call")


def _resources() -> Table:
    return table(phase=RESOURCES, whites=HAND)


def _batch() -> Table:
    position = _resources()
    act(position, WHITES, "discard:raid")
    return position


def _exchanged() -> Table:
    position = _batch()
    act(position, WHITES, "draw", ("Trap",))
    return position


def _asked(due: int) -> Table:
    position = table(phase=RESOURCES, whites=HAND, extra_due=(0, due))
    act(position, WHITES, "done", ())
    return position


def _contest(phase: int) -> Table:
    hand = ["Raid", "Camp", "Bugle Call", "Massacre", "Fort", "Last Stand", "Kit Carson", "Knives"]
    laid = (["George Crook"], ["Red Cloud"])
    return table(phase=phase, whites=[*hand, "Warriors"], indians=["Wagon Train", "Village"], laid=laid)


def _finished() -> Table:
    position = _contest(INITIATIVE)
    act(position, WHITES, "done")
    return position


def _laid() -> Table:
    position = _contest(INITIATIVE)
    act(position, WHITES, "lay:raid")
    return position


def _counted() -> Table:
    position = _contest(COMBATANTS)
    act(position, WHITES, "count:george-crook")
    return position


def _aftermath() -> Table:
    return table(
        phase=AFTERMATH,
        whites=["Fort", "Warpath", "Bugle Call", "Raid"],
        indians=["Rampage"],
        laid=(["Armstrong Custer"], []),
        lost_initiative=INDIANS,
        wins=(1, 0),
    )


def _over() -> Table:
    position = table(phase=AFTERMATH, whites=["Fort"], lost_initiative=INDIANS, wins=(1, 0), chips=(3, 0))
    act(position, WHITES, "done")
    return position


Case = tuple[Callable[[], Table], int, str, str | None, str]
ONLY = "Only the side that won Initiative and more of the three contests may play Aftermath cards."
FINISHED = "You have finished this phase; it is shown when the other side has finished too."
CASES: dict[str, Case] = {
    "the game is over": (_over, WHITES, "done", "IW-13", "The game is over."),
    "aftermath is the other's": (_aftermath, INDIANS, "lay:rampage", "IW-11", ONLY),
    "finished already": (_finished, WHITES, "lay:raid", "IW-1", FINISHED),
    "whites do their resources first": (
        _resources,
        INDIANS,
        "done",
        "IW-1",
        "Whites do their Resources first.",
    ),
    "whites have finished resources": (lambda: _asked(1), WHITES, "done", "IW-1", FINISHED),
    "no lay in resources": (
        _resources,
        WHITES,
        "lay:raid",
        "IW-3",
        "In Resources no card is laid; wait for the contests.",
    ),
    "no count in resources": (
        _resources,
        WHITES,
        "count:george-crook",
        "IW-3",
        "In Resources no card is laid; wait for the contests.",
    ),
    "first the extra cards": (
        lambda: _asked(3),
        INDIANS,
        "done",
        "IW-2",
        "First say how many extra cards you draw, 0 to 3.",
    ),
    "too many extra cards": (
        lambda: _asked(3),
        INDIANS,
        "extra:4",
        "IW-2",
        "Only 3 extra cards are due to you this turn.",
    ),
    "more than one extra card": (
        lambda: _asked(1),
        INDIANS,
        "extra:2",
        "IW-2",
        "Only 1 extra card is due to you this turn.",
    ),
    "extra cards asked for later": (
        _resources,
        WHITES,
        "extra:0",
        "IW-2",
        "How many extra cards to draw is said once, before drawing.",
    ),
    "done within the batch": (
        _batch,
        WHITES,
        "done",
        "IW-4",
        "You are exchanging: choose another card for the batch, or draw.",
    ),
    "play within the batch": (
        _batch,
        WHITES,
        "play:bugle-call",
        "IW-4",
        "You are exchanging: choose another card for the batch, or draw.",
    ),
    "draw without a batch": (
        _resources,
        WHITES,
        "draw",
        "IW-4",
        "There is nothing to replace: discard cards for an exchange first.",
    ),
    "plays no card that doesn't draw": (
        _resources,
        WHITES,
        "play:raid",
        "IW-3",
        "Raid draws no cards in Resources.",
    ),
    "plays no card that isn't held": (
        _resources,
        WHITES,
        "play:offensive",
        None,
        "Offensive isn't in your hand.",
    ),
    "plays no card of the other side": (
        _resources,
        WHITES,
        "play:war-cry",
        "IW-6",
        "War Cry is a card of the Indians.",
    ),
    "exchanges once": (
        _exchanged,
        WHITES,
        "discard:trap",
        "IW-4",
        "You have exchanged cards this turn; it can be done once.",
    ),
    "discards no card that isn't held": (
        _resources,
        WHITES,
        "discard:fort",
        None,
        "Fort isn't in your hand.",
    ),
    "discards no card twice": (_batch, WHITES, "discard:raid", None, "Raid isn't in your hand."),
    "no extra cards in a contest": (
        lambda: _contest(FIREPOWER),
        WHITES,
        "extra:1",
        "IW-2",
        "Extra cards are drawn in Resources.",
    ),
    "no exchange in a contest": (
        lambda: _contest(FIREPOWER),
        WHITES,
        "discard:raid",
        "IW-4",
        "Cards are exchanged in Resources only.",
    ),
    "no draw in aftermath": (_aftermath, WHITES, "draw", "IW-4", "Cards are exchanged in Resources only."),
    "no card that draws is played in a contest": (
        lambda: _contest(COMBATANTS),
        WHITES,
        "play:bugle-call",
        "IW-3",
        "Bugle Call can be played in Resources only, not in Combatants.",
    ),
    "no other card is played instead of laid": (
        lambda: _contest(INITIATIVE),
        WHITES,
        "play:raid",
        "IW-3",
        "Raid draws no cards; to use it in Initiative, lay it.",
    ),
    "no card is laid twice": (_laid, WHITES, "lay:raid", "IW-9", "Raid lies on the table already."),
    "a dual on the table isn't laid": (
        lambda: _contest(COMBATANTS),
        WHITES,
        "lay:george-crook",
        "IW-9",
        "George Crook lies on the table already.",
    ),
    "lays no card that isn't held": (
        lambda: _contest(INITIATIVE),
        WHITES,
        "lay:trap",
        None,
        "Trap isn't in your hand.",
    ),
    "lays no card of the indians": (
        lambda: _contest(COMBATANTS),
        WHITES,
        "lay:warriors",
        "IW-6",
        "Warriors is a card of the Indians.",
    ),
    "lays no card of the whites": (
        lambda: _contest(COMBATANTS),
        INDIANS,
        "lay:wagon-train",
        "IW-6",
        "Wagon Train is a card of the Whites.",
    ),
    "a captured card is no combatant": (
        lambda: _contest(COMBATANTS),
        WHITES,
        "lay:camp",
        "IW-6",
        "Camp is a card of the Indians.",
    ),
    "a card of another phase": (
        lambda: _contest(FIREPOWER),
        WHITES,
        "lay:raid",
        "turn",
        "Raid can be laid in Initiative, not in Firepower.",
    ),
    "an aftermath card in a contest": (
        lambda: _contest(INITIATIVE),
        WHITES,
        "lay:massacre",
        "turn",
        "Massacre can be laid in Aftermath, not in Initiative.",
    ),
    "a historical card elsewhere": (
        lambda: _contest(COMBATANTS),
        WHITES,
        "lay:kit-carson",
        "IW-9",
        "Kit Carson can be laid in Initiative, not in Combatants.",
    ),
    "last stand elsewhere": (
        lambda: _contest(FIREPOWER),
        WHITES,
        "lay:last-stand",
        "IW-9",
        "Last Stand can be laid in Initiative or Combatants, not in Firepower.",
    ),
    "a card that draws isn't laid": (
        lambda: _contest(INITIATIVE),
        WHITES,
        "lay:bugle-call",
        "IW-3",
        "Bugle Call can be played in Resources only, to draw cards.",
    ),
    "a d card without a lost initiative": (
        lambda: _contest(COMBATANTS),
        INDIANS,
        "lay:village",
        "IW-7",
        "Village can be laid only by the side that lost Initiative this turn.",
    ),
    "fort without a lost initiative": (
        lambda: _contest(COMBATANTS),
        WHITES,
        "lay:fort",
        "IW-7",
        "Fort can be laid only by the side that lost Initiative this turn.",
    ),
    "a card that never counts twice": (
        lambda: _contest(COMBATANTS),
        WHITES,
        "count:last-stand",
        "IW-9",
        "Last Stand never counts twice.",
    ),
    "a dual counted in a wrong phase": (
        lambda: _contest(FIREPOWER),
        WHITES,
        "count:george-crook",
        "IW-9",
        "George Crook is laid in Initiative and may count a second time in Combatants.",
    ),
    "custer counted in combatants": (
        lambda: _contest(COMBATANTS),
        WHITES,
        "count:armstrong-custer",
        "IW-9",
        "Armstrong Custer is laid in Combatants and may count a second time in Aftermath.",
    ),
    "a dual counted a third time": (
        _counted,
        WHITES,
        "count:george-crook",
        "IW-9",
        "George Crook counts in Combatants already.",
    ),
    "a dual of the other side": (
        lambda: _contest(COMBATANTS),
        WHITES,
        "count:red-cloud",
        "IW-9",
        "Red Cloud isn't on the table on your side; lay it from your hand.",
    ),
    "a contest card in aftermath": (
        _aftermath,
        WHITES,
        "lay:raid",
        "turn",
        "Raid can be laid in Initiative, not in Aftermath.",
    ),
    "an aftermath card of the other side": (
        _aftermath,
        WHITES,
        "lay:warpath",
        "IW-6",
        "Warpath is a card of the Indians.",
    ),
    "extra cards in aftermath": (
        _aftermath,
        WHITES,
        "extra:0",
        "IW-2",
        "Extra cards are drawn in Resources.",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_it_is_refused_with_this_sentence_and_this_rule(name: str) -> None:
    make, seat, action, rule, sentence = CASES[name]
    found = refusal(make(), seat, action)
    assert (found.reason, found.rule) == (sentence, rule)
    if rule is not None:
        assert rule in GAME.rule_texts()


@pytest.mark.parametrize("name", CASES)
def test_what_is_refused_is_not_done_and_changes_nothing(name: str) -> None:
    make, seat, action, rule, _ = CASES[name]
    position = make()
    before = [position.view(viewer) for viewer in (WHITES, INDIANS, None)]
    options = [list(position.legal(viewer)) for viewer in (WHITES, INDIANS)]
    with pytest.raises(IllegalAction) as raised:
        position.play(seat, number(action), ScriptedChance())
    assert raised.value.refusal.rule == rule
    assert [position.view(viewer) for viewer in (WHITES, INDIANS, None)] == before
    assert [list(position.legal(viewer)) for viewer in (WHITES, INDIANS)] == options


def test_whoever_is_refused_for_not_holding_a_card_learns_nothing_else_of_it() -> None:
    """A card in the other's hand and one in the deck get the same answer, but for the name."""
    position = table(phase=INITIATIVE, whites=["Raid"], indians=["Trap"])
    held = refusal(position, WHITES, "lay:trap")
    somewhere = refusal(position, WHITES, "lay:ruse")
    assert held.reason.replace("Trap", "Ruse") == somewhere.reason
    assert (held.code, held.rule) == (somewhere.code, somewhere.rule)


@pytest.mark.parametrize("action", [-1, len(GAME.actions)])
def test_a_number_outside_the_table_of_actions_is_a_value_error(action: int) -> None:
    position = _resources()
    with pytest.raises(ValueError, match="there is no action"):
        position.why_not(WHITES, action)
    with pytest.raises(ValueError, match="there is no action"):
        position.play(WHITES, action, ScriptedChance())


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_is_a_value_error(seat: int) -> None:
    position = _resources()
    with pytest.raises(ValueError, match="there is no seat"):
        position.why_not(seat, number("done"))
    with pytest.raises(ValueError, match="there is no seat"):
        position.play(seat, number("done"), ScriptedChance())
    with pytest.raises(ValueError, match="there is no seat"):
        position.legal(seat)
