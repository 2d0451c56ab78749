"""Positions set up by card names, and scripts of draws that bring the cards one wants."""

from __future__ import annotations

from collections.abc import Sequence

import tallgrass
from tallgrass.games.indian_wars.cards import DECK
from tallgrass.games.indian_wars.events import ContestSettled
from tallgrass.games.indian_wars.rules import Table
from tallgrass.games.indian_wars.state import FREE
from tallgrass.games.indian_wars.tables import (
    AFTERMATH,
    CARDS,
    COMBATANTS,
    FIREPOWER,
    INDIANS,
    INITIATIVE,
    NOBODY,
    RESOURCES,
    WHITES,
)
from tallgrass.kernel.actions import slug
from tallgrass.kernel.chance import Chance, FastChance, Outcome, ScriptedChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.messages import Refusal

__all__ = [
    "AFTERMATH",
    "COMBATANTS",
    "FIREPOWER",
    "GAME",
    "INDIANS",
    "INITIATIVE",
    "NOBODY",
    "RESOURCES",
    "WHITES",
    "act",
    "acts",
    "card",
    "cards",
    "contest",
    "draws",
    "lay",
    "legal",
    "names",
    "number",
    "others",
    "refusal",
    "table",
]

GAME = tallgrass.game("indian-wars")
_NUMBERS = {entry.name: number for number, entry in enumerate(DECK)}
Names = Sequence[str]


# --- cards and actions by name


def card(name: str) -> int:
    """The number of a card."""
    return _NUMBERS[name]


def cards(*wanted: str) -> tuple[int, ...]:
    """The numbers of some cards, as a view holds them: ascending."""
    return tuple(sorted(_NUMBERS[name] for name in wanted))


def names(pile: Sequence[int]) -> list[str]:
    """The names of some cards, in their order."""
    return [DECK[number].name for number in pile]


def others(*taken: str) -> list[str]:
    """All cards but some."""
    return [entry.name for entry in DECK if entry.name not in taken]


def number(action: str) -> int:
    """The number of an action."""
    found = GAME.actions.number(action)
    assert found is not None, action
    return found


# --- positions


def table(
    *,
    phase: int,
    whites: Names = (),
    indians: Names = (),
    laid: tuple[Names, Names] = ((), ()),
    deck: Names | None = None,
    pile: Names | None = None,
    chips: tuple[int, int] = (20, 20),
    extra_due: tuple[int, int] = (0, 0),
    turn: int = 1,
    lost_initiative: int = NOBODY,
    wins: tuple[int, int] = (0, 0),
    resources_of: int = WHITES,
    knee_extra: int = 2,
) -> Table:
    """A position at the beginning of a phase, with all 84 cards in it.

    Cards that aren't named are in the deck; if the deck is named, they are on the discard pile.
    In Resources `resources_of` has drawn its cards and may act. In a contest those are asked that have
    something to decide; in Aftermath the side that IW-11 names, by `lost_initiative` and `wins`.
    """
    position = Table()
    position.set_up(knee_extra)
    position.turn = turn
    named = [*whites, *indians, *laid[WHITES], *laid[INDIANS], *(deck or ()), *(pile or ())]
    placed = [_NUMBERS[name] for name in named]
    assert len(set(placed)) == len(placed), "a card is in two places"
    rest = sorted(set(range(CARDS)).difference(placed))
    position.deck = rest if deck is None else sorted(_NUMBERS[name] for name in deck)
    position.pile = [_NUMBERS[name] for name in pile or ()]
    if deck is not None and pile is None:
        position.pile = rest
    elif deck is not None:
        assert not rest, f"nowhere: {names(rest)}"
    position.clear_table()
    hands = (whites, indians)
    for side in position.sides:
        side.chips = chips[side.seat]
        side.extra_due = extra_due[side.seat]
        side.hand = sorted(_NUMBERS[name] for name in hands[side.seat])
        side.laid = [_NUMBERS[name] for name in laid[side.seat]]
        side.wins = wins[side.seat]
    position.loser = lost_initiative
    position.phase = phase
    if phase == RESOURCES:
        position.waiting = [resources_of]
        position.stage = FREE
        position.sides[WHITES].finished = resources_of == INDIANS
        position.list_resource_options(position.sides[resources_of])
    elif phase == AFTERMATH:
        seat = position.aftermath_seat()
        assert seat != NOBODY, "nobody has the right to Aftermath here"
        position.waiting = [seat]
        for side in position.sides:
            side.finished = True
        position.list_options(position.sides[seat])
    else:
        position.call_contestants()
    return position


# --- scripted draws


def draws(position: Table, *wanted: str, discarded: Names = ()) -> list[Outcome]:
    """The outcomes that make some cards come one after another, from deck and pile as they are.

    When the deck is empty the pile becomes the deck; `discarded` are cards that get there before the draw.
    """
    deck = sorted(position.deck)
    pile = [*position.pile, *cards(*discarded)]
    outcomes = []
    for name in wanted:
        if not deck:
            deck, pile = sorted(pile), []
        place = deck.index(_NUMBERS[name])
        outcomes.append((len(deck), place))
        deck.pop(place)
    return outcomes


# --- acting


def act(
    position: Table, seat: int, action: str, wanted: Names | None = (), *, discarded: Names = ()
) -> list[Event]:
    """Carry out an action, in which just the `wanted` cards are drawn, in their order (None: any at all)."""
    events: list[Event] = []
    script = ScriptedChance(draws(position, *wanted, discarded=discarded)) if wanted is not None else None
    chance: Chance = FastChance(1) if script is None else script
    position.play(seat, number(action), chance, events)
    if script is not None:
        script.finish()
    return events


def acts(position: Table, *steps: tuple[int, str]) -> list[Event]:
    """Carry out actions one after another; any cards may be drawn."""
    return [event for seat, action in steps for event in act(position, seat, action, None)]


def lay(position: Table, seat: int, *wanted: str) -> list[Event]:
    """Lay some cards; a name with a `+` before it is counted again from the table. Then `done`."""
    events = []
    for name in wanted:
        verb = "count" if name.startswith("+") else "lay"
        events += act(position, seat, f"{verb}:{slug(name)}")
    return events + act(position, seat, "done", None)


def contest(position: Table, whites: Names = (), indians: Names = ()) -> ContestSettled:
    """Both lay some cards and finish, those that are asked at all; how the running contest came out."""
    phase = position.phase
    events: list[Event] = []
    for seat, wanted in ((WHITES, whites), (INDIANS, indians)):
        if seat in position.to_move() and position.phase == phase:
            events += lay(position, seat, *wanted)
        else:
            assert not wanted
    return next(e for e in events if isinstance(e, ContestSettled) and e.phase == phase)


def legal(position: Table, seat: int) -> set[str]:
    """The names of the actions that a seat can choose from."""
    options = position.legal(seat)
    assert len(set(options)) == len(options), "an action is listed twice"
    return {GAME.actions.name(option) for option in options}


def refusal(position: Table, seat: int, action: str) -> Refusal:
    """Why a seat can't do something; that it really can't is checked."""
    assert action not in legal(position, seat)
    found = position.why_not(seat, number(action))
    assert found is not None, f"{action} isn't refused"
    return found
