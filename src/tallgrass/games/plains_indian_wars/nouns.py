"""What things are called: cubes, places, cards, trails, seats, dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    COLORS,
    ENEMIES,
    INDIAN,
    NOBODY,
    NOWHERE,
    NPT,
    ROCKIES,
    SETTLERS,
    SPT,
    US,
)

FACTIONS: Final = ("NPT", "SPT", "Cavalry", "Settlers", "Enemies", "Wagons", "Railroad")
DISC_COLORS: Final = (*COLORS, "white", "black")
SIDE_TITLES: Final = ("Indians", "US")
LINE_TITLES: Final = ("Union Pacific", "Central Pacific")
FACES: Final = ("Weapon", "Treaty", "Blank")
LETTERS: Final = ("g", "o", "b", "r", "p")
"""Of the colours, as the map in a terminal writes them: r is brown, which shares its b with blue."""
MAIN_TYPES: Final = ("War Party", "War Party", "Engagement", "Migration")
"""What a faction's main cards are."""
_MANY: Final = ("Indians", "Settlers", "Enemies", "Wagons", "You", "you")
_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number(count: int) -> str:
    """'two'; from eleven on in figures."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def several(count: int, thing: str) -> str:
    """'one cube', 'two cubes'."""
    return f"{number(count)} {thing}{'' if count == 1 else 's'}"


def figures(count: int, thing: str) -> str:
    """'1 group', '2 groups'."""
    return f"{count} {thing}{'' if count == 1 else 's'}"


def cubes(army: int, count: int) -> str:
    """'two green cubes'."""
    return several(count, f"{COLORS[army]} cube")


def article(noun: str) -> str:
    """'an Engagement', 'a War Party'."""
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"


def row(parts: Sequence[str], joint: str = "and") -> str:
    """'N3', 'N3 and N4', 'N3, N4 and S2'; 'nothing' for none."""
    if len(parts) < 2:
        return parts[0] if parts else "nothing"
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def cubes_do(army: int, count: int, word: str) -> str:
    """'two green cubes go'."""
    return f"{cubes(army, count)} {does(count, word)}"


def force(armies: Sequence[int]) -> str:
    """'two blue cubes and one brown cube', from cubes by army."""
    return row([cubes(army, count) for army, count in enumerate(armies) if count])


def letters(armies: Sequence[int], joint: str = " ") -> str:
    """'b2 r1', from cubes by army; '' for none."""
    return joint.join([f"{LETTERS[army]}{count}" for army, count in enumerate(armies) if count])


def colored(armies: Sequence[int]) -> str:
    """'2 blue and 1 brown', from cubes by army, where a name is short; '' for none."""
    counts = [f"{count} {COLORS[army]}" for army, count in enumerate(armies) if count]
    return row(counts) if counts else ""


def dice(faces: Sequence[int]) -> str:
    """'Weapon, Blank'."""
    return ", ".join([FACES[face] for face in faces])


def verb(who: str, word: str) -> str:
    """A verb as its subject wants it: 'Settlers play', 'Cavalry plays'."""
    return does(2 if who in _MANY else 1, word)


def does(count: int, word: str) -> str:
    """A verb as so many want it: one 'goes', two 'go'."""
    if count != 1:
        return word
    return {"have": "has", "go": "goes", "forgo": "forgoes", "do": "does"}.get(word, f"{word}s")


def opened(text: str) -> str:
    """With a capital letter, as a sentence begins."""
    return text[:1].upper() + text[1:]


class Nouns:
    """The names of an edition's places, cards and trails."""

    __slots__ = ("board",)
    board: Board

    def __init__(self, board: Board) -> None:
        self.board = board

    def at(self, place: int) -> str:
        """'N7', 'St. Louis': within a sentence."""
        if place < self.board.regions:
            return self.board.codes[place]
        the = "the " if place == self.board.box(ROCKIES) else ""
        return f"{the}{self.board.names[place]}"

    def place(self, place: int) -> str:
        """'N7 (Fort Laramie)', 'St. Louis': where it should be told in full."""
        if place >= self.board.regions:
            return self.at(place)
        return f"{self.board.codes[place]} ({self.board.names[place]})"

    def whither(self, place: int) -> str:
        """'to N7', 'to the Ready Box'."""
        return "to the Ready Box" if place == NOWHERE else f"to {self.at(place)}"

    def trail(self, trail: int) -> str:
        """'Oregon Trail'."""
        return list(self.board.edition.map.trails.values())[trail].name

    def card(self, card: int) -> str:
        """The name that is printed on it."""
        return self.board.edition.cards.card[card].name

    def worth(self, card: int) -> str:
        """What a card brings, in short: '4 cubes, 3 groups, 2 moves' or 'Event'."""
        main = self.board.main[card]
        if main is not None:
            rail = ", no rail" if main.no_rail else ""
            parts = [figures(main.cubes, "cube"), figures(main.groups, "group"), figures(main.moves, "move")]
            return ", ".join(parts) + rail
        return "enduring Event" if self.board.event(card).enduring else "Event"

    def text(self, card: int) -> str:
        """What an Event says; '' for a main card."""
        event = self.board.events[card]
        return "" if event is None else event.text

    def limits(self, groups: int, moves: int) -> str:
        """'2 groups, up to 3 regions each'."""
        each = " each" if groups > 1 else ""
        return f"{figures(groups, 'group')}, {'one region' if moves == 1 else f'up to {moves} regions'}{each}"


# --- seats

_SEATS: Final = {
    2: ("Indians", "US"),
    3: ("Indians", "Cavalry", "Settlers"),
    4: ("NPT", "SPT", "Cavalry", "Settlers"),
}


def seat_name(seats: int, seat: int) -> str:
    """'Cavalry'; 'Seat 2' if it isn't known how many there are."""
    return _SEATS[seats][seat] if seats in _SEATS else f"Seat {seat + 1}"


def seat_of(seats: int, army: int) -> int:
    """The seat of a faction (P-45)."""
    if seats == 2:
        return INDIAN if army in (NPT, SPT) else US
    if seats == 3:
        return 0 if army in (NPT, SPT) else 2 if army == SETTLERS else 1
    return {NPT: 0, SPT: 1, CAVALRY: 2, SETTLERS: 3, ENEMIES: 2}[army]


def held(counts: Sequence[Sequence[int]], place: int) -> list[int]:
    """By army, the cubes in a place."""
    return [counts[army][place] for army in range(ARMIES)]


def holder(control: int) -> str:
    """Who controls a region, in a word."""
    return "nobody" if control == NOBODY else SIDE_TITLES[control]
