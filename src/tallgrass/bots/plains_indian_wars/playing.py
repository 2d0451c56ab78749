"""Cards: which one, when, and what is chosen of its text (P-11 to P-14)."""

from __future__ import annotations

from typing import Final

from tallgrass.bots.plains_indian_wars.worth import Worth
from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.event_cards import EventCard
from tallgrass.games.plains_indian_wars.factions import NAMES
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.games.plains_indian_wars.turn import AFTER, RECOVERY, FactionTurn

_GROUP: Final = 1.5  # a group move, against a cube
_STEP: Final = 0.5  # a region further for each group


def turn(worth: Worth, task: FactionTurn, legal: list[int]) -> int:
    """What a turn asks: cards, and whether casualties come back before the reinforcements."""
    actions = worth.at.actions
    if task.stage == RECOVERY:
        short = worth.at.ready[task.army] < task.cubes
        return actions.recover if short and task.groups > 1 else actions.muster
    return _card(worth, task, legal)


def _card(worth: Worth, task: FactionTurn, legal: list[int]) -> int:
    """Events that last come after the main card, which would cover them; the others before it."""
    at, actions = worth.at, worth.at.actions
    plays = [action for action in legal if actions.play <= action < actions.stand_in]
    events = [action for action in plays if at.board.events[action - actions.play] is not None]
    mains = [action for action in plays if action not in events]
    if task.stage == AFTER:
        return max(events, key=lambda action: _lasting(at, action - actions.play), default=actions.done)
    soon = [action for action in events if not _lasting(at, action - actions.play)]
    if mains:
        return soon[0] if soon else max(mains, key=lambda action: _strength(at, action - actions.play))
    stand_ins = [action for action in legal if actions.stand_in <= action < actions.activate]
    if soon and len(at.hands[task.army]) > 1:
        return soon[0]
    return stand_ins[0] if stand_ins else legal[0]


def _lasting(at: Position, card: int) -> bool:
    event = at.board.events[card]
    return event is not None and event.enduring


def _strength(at: Position, card: int) -> float:
    """A main card by its cubes, groups and moves."""
    main = at.board.main[card]
    assert main is not None, card
    return main.cubes + main.groups * (_GROUP + _STEP * main.moves)


def option(worth: Worth, task: EventCard, legal: list[int]) -> int:
    """A choice of a card: the march, if there are cubes to march; else the first."""
    at, actions = worth.at, worth.at.actions
    event = at.board.event(task.card)
    for action in legal:
        name = actions.options[action - actions.choose]
        for op in event.ops:
            if not isinstance(op, ops.Move) or op.option is None:
                continue
            if op.option.replace("_", "-") == name and _waiting(at, op) > 1:
                return action
    return legal[0]


def _waiting(at: Position, op: ops.Move) -> int:
    """How many cubes such a step could move."""
    army = NAMES.index(op.faction)
    if isinstance(op.frm, tuple):
        places = [at.board.place(code) for code in op.frm]
    else:
        codes = at.board.codes
        code = op.frm.replace("_", "-")
        places = [codes.index(code)] if code in codes else list(range(at.board.places))
    return sum([at.cubes[army][place] for place in places])


def name(worth: Worth, legal: list[int]) -> int:
    """The region that is barred to the US: the one beside most of them."""
    at, first = worth.at, worth.at.actions.name
    return max(legal, key=lambda action: (not at.contested(action - first), worth.near_us[action - first]))
