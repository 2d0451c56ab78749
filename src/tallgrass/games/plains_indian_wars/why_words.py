"""What `why` talks with: an action taken apart by its name, and the names of cubes and places."""

from __future__ import annotations

from functools import lru_cache

from tallgrass.games.plains_indian_wars.actions import LINE_NAMES, Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.factions import COLORS, NOTHING, ROCKIES
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.kernel.messages import Refusal

_WITH_CARD = ("play", "stand-in")
_WITH_ARMY = ("beside", "lose", "shed", "take", "ask", "drop", "retreat")
_WITH_PLACE = (
    *("activate", "step", "ride", "via", "fight", "relocate", "name", "strike"),
    *("place", "withdraw", "raid"),
)
_WITH_COUNT = ("take", "ask", "drop", "place", "withdraw", "transfer")


class Deed:
    """What an action's name says."""

    __slots__ = ("army", "card", "count", "line", "option", "place", "trail", "verb")
    verb: str
    card: int
    army: int
    place: int
    count: int
    line: int
    trail: int
    option: str

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.card = NOTHING
        self.army = NOTHING
        self.place = NOTHING
        self.count = 0
        self.line = NOTHING
        self.trail = NOTHING
        self.option = ""


@lru_cache(maxsize=8)
def deeds(actions: Actions, board: Board) -> tuple[Deed, ...]:
    """By number, all that can be tried."""
    return tuple([_deed(actions, board, number) for number in range(len(actions.table))])


def _deed(actions: Actions, board: Board, number: int) -> Deed:
    verb, *nouns = actions.table.names[number].split(":")
    deed = Deed(verb)
    if verb in _WITH_CARD:
        deed.card = number - (actions.play if verb == "play" else actions.stand_in)
    if verb in _WITH_ARMY:
        deed.army = COLORS.index(nouns.pop(0))
    if verb in _WITH_PLACE or verb == "retreat":
        deed.place = board.codes.index(nouns.pop(0))
    if verb in _WITH_COUNT:
        deed.count = int(nouns.pop(0))
    if verb == "rail":
        deed.line = LINE_NAMES.index(nouns.pop(0))
    if verb in ("raid", "trail"):
        deed.trail = board.trail_names.index(nouns.pop(0))
    if verb == "choose":
        deed.option = nouns.pop(0)
    return deed


# --- refusals


def later(reason: str, rule: str | None = None) -> Refusal:
    """Something else is going on."""
    return Refusal("not-now", reason, rule)


def no(reason: str, rule: str | None) -> Refusal:
    """The rules are against it."""
    return Refusal("rules", reason, rule)


# --- names


def cubes(count: int, army: int) -> str:
    """So many cubes of a colour."""
    return f"{count} {COLORS[army]} {'cube' if count == 1 else 'cubes'}"


def are(count: int) -> str:
    """The verb for so many."""
    return "is" if count == 1 else "are"


def title(army: int) -> str:
    """The colour at the beginning of a sentence."""
    return COLORS[army].capitalize()


def spot(at: Position, place: int) -> str:
    """A place within a sentence."""
    name = at.board.names[place]
    if place >= at.board.regions:
        return f"the {name}" if place == at.board.box(ROCKIES) else name
    return f"{at.board.codes[place]} ({name})"


def first(text: str) -> str:
    """A sentence that begins with a place."""
    return text[:1].upper() + text[1:]


def card_name(at: Position, card: int) -> str:
    """As printed."""
    return at.board.edition.cards.card[card].name
