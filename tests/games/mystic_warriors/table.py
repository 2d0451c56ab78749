"""Positions set up by card names, and scripts of draws that bring the cards one wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import tallgrass
from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import HUNT, RAID_CHOICE
from tallgrass.games.mystic_warriors.tables import DECK, TYPE_NAMES
from tallgrass.games.mystic_warriors.view import MysticWarriorsView, Note
from tallgrass.kernel.actions import slug
from tallgrass.kernel.chance import Chance, FastChance, Outcome, ScriptedChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.messages import Refusal

GAME = tallgrass.game("mystic-warriors")
_NUMBERS = {entry.name: number for number, entry in enumerate(CARDS)}
Names = Sequence[str]
Kind = TypeVar("Kind", bound=Event)

HORSE = ("Dream", "Crow", "Knife", "War Shirt", "Horses", "Ambush")
"""Exactly a Horse Raid, in the order in which it is laid."""
LAID = {
    "horse": HORSE,
    "war-party": ("Dream", "Crow", "Knife", "Hatchet", "War Shirt", "Fur Cap", "Horses"),
    "revenge": ("Dream", "Vision", "Crow", "Knife", "Hatchet", "War Shirt", "Horses", "Ambush"),
    "pipeholder": (
        *("Dream", "Vision", "Crow", "Knife", "Hatchet", "War Shirt", "Fur Cap", "Horses", "Ambush"),
    ),
}
"""Cards that pay for each raid."""
TEN = (
    *("Sioux", "Hatchet", "Fur Cap", "Mustangs", "Kill Enemy"),
    *("Prayer", "Elk Hunt", "Cholera", "Pawnee", "War Cry"),
)
"""The top of the deck in the examples with an Omen."""


# --- cards and actions by name


def card(name: str) -> int:
    """The number of a card."""
    return _NUMBERS[name]


def cards(*wanted: str) -> tuple[int, ...]:
    """The numbers of some cards, as a view holds them: ascending."""
    return tuple(sorted(_NUMBERS[name] for name in wanted))


def row(*wanted: str) -> tuple[int, ...]:
    """The numbers of some cards, in their order."""
    return tuple(_NUMBERS[name] for name in wanted)


def names(pile: Sequence[int]) -> list[str]:
    """The names of some cards, in their order."""
    return [CARDS[number].name for number in pile]


def typed(kind: str) -> list[str]:
    """The names of all cards of a type; of two of one name, one."""
    assert kind in TYPE_NAMES, kind
    return [entry.name for entry in CARDS if entry.type == kind]


def number(action: str) -> int:
    """The number of an action."""
    found = GAME.actions.number(action)
    assert found is not None, action
    return found


# --- positions


def table(
    *hands: Names,
    stage: int = HUNT,
    current: int = 0,
    deck: Names | None = None,
    top: Names = (),
    pile: Names | None = None,
    feathers: Sequence[int] = (),
    goal: int = 28,
    luck_without_raid_only: bool = False,
    turn: int = 7,
) -> Table:
    """It is the turn of `current`, who is asked about a raid or an action; all 137 cards are somewhere.

    Cards that aren't named are in the deck; if the deck is named, they are on the discard pile. `top` lies on
    the deck in that order, and nobody knows it.
    """
    position = Table()
    position.set_up(len(hands), goal, luck_without_raid_only=luck_without_raid_only)
    position.turn = turn
    position.current = current
    position.asked = 1 << current
    named = [name for hand in hands for name in hand] + [*top, *(deck or ()), *(pile or ())]
    rest = Counter(DECK)
    rest.subtract(_NUMBERS[name] for name in named)
    assert min(rest.values()) >= 0, f"in two places: {names([n for n, count in rest.items() if count < 0])}"
    left = sorted(rest.elements())
    position.deck = left if deck is None else list(cards(*deck))
    position.top = list(row(*top))
    position.pile = list(row(*(pile or ())))
    if deck is not None and pile is None:
        position.pile = left
    elif deck is not None:
        assert not left, f"nowhere: {names(left)}"
    for brave, hand in zip(position.braves, hands, strict=True):
        brave.hand = list(cards(*hand))
    sizes = tuple(len(hand) for hand in hands)
    position.notes.origins.tell(tuple(DECK), sizes, tuple((0, 0) for _ in hands))
    for brave, gained in zip(position.braves, feathers, strict=False):
        brave.feathers = gained
    position.stage = stage
    position.mover = position.braves[current]
    if stage == RAID_CHOICE:
        position.list_raids(position.braves[current])
    else:
        assert stage == HUNT
        position.list_hunt(position.braves[current])
    return position


def everything_but(*taken: str) -> list[str]:
    """The names of all 137 cards without some."""
    rest = Counter(DECK)
    rest.subtract(_NUMBERS[name] for name in taken)
    return names(sorted(rest.elements()))


# --- scripted draws


def draws(position: Table, *wanted: str, discarded: Names = (), looking: bool = False) -> list[Outcome]:
    """The outcomes that make some cards come one after another, from top, deck and pile as they are.

    When the deck is empty the pile becomes the deck; `discarded` are cards that get there before the draw.
    If somebody is only `looking`, the wanted cards lie below those whose order is fixed already.
    """
    top = [] if looking else position.top[:]
    deck = sorted(position.deck)
    pile = [*position.pile, *row(*discarded)]
    outcomes = []
    for name in wanted:
        if top:
            assert top[0] == _NUMBERS[name], f"{names(top[:1])} lies on top, not {name}"
            top.pop(0)
            continue
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
    if wanted is None:
        position.play(seat, number(action), FastChance(1), events)
        return events
    looking = action.startswith("omen:")
    script = ScriptedChance(draws(position, *wanted, discarded=discarded, looking=looking))
    position.play(seat, number(action), script, events)
    script.finish()
    return events


def acts(position: Table, *steps: tuple[int, str]) -> list[Event]:
    """Carry out actions one after another; any cards may be drawn."""
    return [event for seat, action in steps for event in act(position, seat, action, None)]


def begin(position: Table, *wanted: str) -> list[Event]:
    """The turn of `current` begins, and just these cards are drawn."""
    events: list[Event] = []
    script = ScriptedChance(draws(position, *wanted))
    position.current -= 1  # the next one's begins
    position.begin_turn(script, events)
    script.finish()
    return events


def raid(
    position: Table, kind: str, laid: Names, wanted: Names | None = (), *, discarded: Names = ()
) -> list[Event]:
    """The current player goes on a raid with some cards; `wanted` are flipped, and drawn after it."""
    seat = position.current
    events = act(position, seat, f"raid:{kind}")
    for name in laid[:-1]:
        events += act(position, seat, f"lay:{slug(name)}")
    return events + act(position, seat, f"lay:{slug(laid[-1])}", wanted, discarded=discarded)


def offer(position: Table, seat: int, *wanted: str) -> list[Event]:
    """Offer or answer cards one by one, and finish if that isn't done by itself."""
    stage = position.stage
    events = []
    for name in wanted:
        events += act(position, seat, f"offer:{slug(name)}")
    if position.stage == stage:
        events += act(position, seat, "done")
    return events


def trade(position: Table, partner: int, gave: Names, got: Names) -> list[Event]:
    """The current player trades with another, who agrees; nothing is drawn."""
    asker = position.current
    events = act(position, asker, f"trade:brave-{partner + 1}")
    events += offer(position, asker, *gave)
    events += offer(position, partner, *got)
    return events + act(position, asker, "accept")


# --- looking


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


def hand(position: Table, seat: int) -> list[int]:
    """The cards in a hand."""
    return position.braves[seat].hand


def only(events: Sequence[Event], kind: type[Kind]) -> Kind:
    """The one event of its kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, found
    return found[0]


def known(view: MysticWarriorsView) -> list[tuple[str, tuple[int, ...]]]:
    """Notes of cards in others' hands: the name, and the seats that may hold it."""
    return _notes(view.known)


def shown(view: MysticWarriorsView) -> list[tuple[str, tuple[int, ...]]]:
    """Notes of one's own cards: the name, and the seats that know of it."""
    return _notes(view.shown)


def _notes(noted: Sequence[Note]) -> list[tuple[str, tuple[int, ...]]]:
    return [(CARDS[one.card].name, one.seats) for one in noted]


def start(
    seats: int,
    *deal: Names,
    drawn: str,
    first_seat: int = 0,
    random_first: int | None = None,
    feathers: int = 28,
) -> tuple[Table, list[Event]]:
    """A game's beginning with these hands dealt and this card drawn first."""
    empty = table(*([()] * seats))
    script: list[Outcome] = [] if random_first is None else [(seats, random_first)]
    script += draws(empty, *[name for dealt in deal for name in dealt], drawn)
    chance: Chance = ScriptedChance(script)
    events: list[Event] = []
    options = GAME.settle({"first_seat": first_seat, "feathers": feathers})
    position = GAME.start(seats, options, chance, events)
    assert isinstance(position, Table) and isinstance(chance, ScriptedChance)
    chance.finish()
    return position, events
