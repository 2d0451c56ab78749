"""Positions with given cubes, scripts of dice by their faces, actions by name.

Cubes are written as they are told: `{"N4": "2 green 1 blue"}`. Dice are written faction by faction in the
order in which they are rolled: `"green:WT blue:B"`, with W for a Weapon, T for a Treaty, B for a Blank.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from tallgrass.games.plains_indian_wars.edition.load import load_edition
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    COLORS,
    INDIAN,
    NAMES,
    NOTHING,
    SIDE_OF,
    TREATY,
    US,
    WEAPON,
)
from tallgrass.games.plains_indian_wars.fights import Fights
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.plains_indian_wars.giving_way import Shedding
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.rounds import Rounds
from tallgrass.games.plains_indian_wars.rules import Table, seats_of
from tallgrass.games.plains_indian_wars.turn import begin_turn
from tallgrass.games.plains_indian_wars.wagons import Raids
from tallgrass.kernel.actions import slug
from tallgrass.kernel.chance import Chance, FastChance, Outcome, ScriptedChance
from tallgrass.kernel.events import Event

GAME = PlainsIndianWars(load_edition())
BOARD = GAME.board
SIDES = {"indian": INDIAN, "us": US}
Kind = TypeVar("Kind", bound=Event)

# --- the words of these tests as numbers


def place(code: str) -> int:
    """A region or a box (`st-louis`) as a number."""
    return BOARD.codes.index(code)


def army(color: str) -> int:
    """A faction by its colour."""
    return COLORS.index(color)


def card(name: str) -> int:
    """A card by its name."""
    return next(number for number, each in enumerate(BOARD.edition.cards.card) if each.name == name)


def cubes(told: str) -> dict[int, int]:
    """Numbers of cubes by faction, of `2 green 1 blue`."""
    words = told.split()
    return {army(color): int(count) for count, color in zip(words[::2], words[1::2], strict=True)}


def dice(told: str) -> list[Outcome]:
    """Outcomes that show those faces."""
    outcomes: list[Outcome] = []
    for throw in told.split():
        color, faces = throw.split(":")
        counts = BOARD.dice[army(color)]
        first = {"W": 0, "T": counts[WEAPON], "B": counts[WEAPON] + counts[TREATY]}
        outcomes += [(BOARD.sides, first[face]) for face in faces]
    return outcomes


# --- positions


def table(
    standing: Mapping[str, str],
    *,
    seats: int = 2,
    disc: str = "cavalry",
    wagons: Mapping[str, Sequence[str]] | None = None,
    ready: str | None = None,
    casualties: str = "",
    mountains: int = 0,
    filled: tuple[int, int] = (0, 0),
    auto_consent: bool = False,
) -> Table:
    """Cubes and wagons as told, in the turn of a disc; the others are in the Ready Boxes.

    `ready` says how many of some colours are left there; the rest of those is out of the game.
    """
    position = Table()
    position.set_up(BOARD, GAME.verbs, seats_of(BOARD, seats), seats)
    position.auto_consent = auto_consent
    for code, told in standing.items():
        for each, count in cubes(told).items():
            assert position.place_cubes(each, place(code), count, None) == count, told
    position.touched = [False] * BOARD.regions
    for each, count in cubes(casualties).items():
        position.ready[each] -= count
        position.casualties[each] += count
    for each, count in cubes(ready or "").items():
        position.removed[each] += position.ready[each] - count
        position.ready[each] = count
    for trail, codes in (wagons or {}).items():
        row = BOARD.trail_names.index(trail)
        for code in codes:
            position.wagons[row][BOARD.trails[row].index(place(code))] += 1
            position.wagon_at[place(code)] += 1
            position.wagons_ready -= 1
    position.control = [position.holder(region) for region in range(BOARD.regions)]
    position.mountains = mountains
    position.filled = list(filled)
    position.round = position.max_rounds
    position.disc = NAMES.index(disc)
    position.acting = position.seat_of[position.disc]
    begin_turn(position)
    return position


def give(position: Table, *names: str) -> None:
    """Cards into the hand of their faction."""
    for name in names:
        deck = BOARD.deck_of[card(name)]
        position.decks[deck].remove(card(name))
        position.hands[deck] = sorted([*position.hands[deck], card(name)])


def draw_disc(position: Table, disc: str, throws: str = "") -> list[Event]:
    """This disc is drawn, and it is the last of the last round."""
    position.agenda = [Rounds()]
    position.discs = [NAMES.index(disc)]
    position.disc = NOTHING
    return run(position, [(1, 0), *dice(throws)])


def clash(
    position: Table,
    *regions: str,
    by: str = "us",
    frm: Mapping[str, Sequence[str]] | None = None,
    throws: str = "",
) -> list[Event]:
    """Cubes of a side have come into some regions, from where is told, and now it is fought."""
    for region in regions:
        position.touched[place(region)] = True
        position.origins[place(region)] = [place(code) for code in (frm or {}).get(region, ())]
    position.agenda = [Fights(SIDES[by], position.acting)]
    return run(position, dice(throws))


def march(position: Table, color: str, groups: int = 1, moves: int = 2) -> list[Event]:
    """A faction has groups to move; then what is over the limit goes, and what came of it is fought out."""
    mover = army(color)
    position.agenda = [Fights(SIDE_OF[mover], position.acting), Shedding(), March(mover, groups, moves)]
    return run(position)


def hunt(position: Table, color: str) -> list[Event]:
    """An Indian faction has moved and fought, and may attack wagons."""
    position.agenda = [Raids(army(color), position.seat_of[army(color)])]
    return run(position)


def run(position: Table, script: Iterable[Outcome] = ()) -> list[Event]:
    """Go on to the next choice; just these outcomes are asked for."""
    events: list[Event] = []
    chance = ScriptedChance(script)
    position.run(chance, events)
    chance.finish()
    return events


# --- acting


def act(position: Table, action: str, throws: str | None = "", *, seat: int | None = None) -> list[Event]:
    """Who is asked does something, upon which just these dice are thrown (None: any chance at all)."""
    number = GAME.actions.number(action)
    assert number is not None, f"there is no action {action}"
    asked = position.to_move()
    assert asked, f"nobody is asked, so nobody can {action}"
    assert seat in (None, asked[0]), f"seat {asked[0]} is asked, not {seat}"
    assert action in legal(position), f"not {action} but {sorted(legal(position))}"
    events: list[Event] = []
    chance: Chance = FastChance(1) if throws is None else ScriptedChance(dice(throws))
    position.play(asked[0], number, chance, events)
    if isinstance(chance, ScriptedChance):
        chance.finish()
    return events


def acts(position: Table, *steps: str) -> list[Event]:
    """Actions one after another, without dice."""
    return [event for step in steps for event in act(position, step)]


def walk(
    position: Table, color: str, frm: str, *steps: str, count: int = 1, throws: str | None = ""
) -> list[Event]:
    """Some cubes set out and go step by step; the dice, if any, are thrown after the last step."""
    events = acts(position, f"activate:{frm}", f"take:{color}:{count}")
    for step in steps:
        events += act(position, f"step:{step}", throws if step == steps[-1] else "")
    return events


def play(position: Table, name: str, throws: str | None = "") -> list[Event]:
    """A card from the hand of who is asked."""
    return act(position, f"play:{slug(name)}", throws)


# --- looking


def asked(position: Table) -> int | None:
    """The seat that has to choose."""
    waiting = position.to_move()
    return waiting[0] if waiting else None


def legal(position: Table) -> set[str]:
    """The names of what it may do."""
    waiting = position.to_move()
    if not waiting:
        return set()
    options = position.legal(waiting[0])
    assert len(set(options)) == len(options), "an action is listed twice"
    return {GAME.actions.name(option) for option in options}


def may(position: Table, verb: str) -> set[str]:
    """With what it may do something: `may(position, "retreat:blue")` are places."""
    return {name.removeprefix(f"{verb}:") for name in legal(position) if name.startswith(f"{verb}:")}


def at(position: Table, code: str) -> str:
    """The cubes in a place, as they are told; wagons aren't."""
    here = place(code)
    counts = [(position.cubes[each][here], COLORS[each]) for each in range(ARMIES)]
    return " ".join(f"{count} {color}" for count, color in counts if count)


def where(position: Table, *codes: str) -> tuple[str, ...]:
    """The cubes in some places."""
    return tuple([at(position, code) for code in codes])


def out(position: Table) -> str:
    """The cubes in the Casualty Boxes."""
    return " ".join(
        f"{count} {color}" for count, color in zip(position.casualties, COLORS, strict=True) if count
    )


def holds(position: Table, code: str) -> str:
    """Who controls a region."""
    return {INDIAN: "indian", US: "us"}.get(position.control[place(code)], "nobody")


def wagons(position: Table, trail: str) -> list[str]:
    """Where the wagons of a trail are, from the east."""
    row = BOARD.trail_names.index(trail)
    return [
        BOARD.codes[region]
        for region, count in zip(BOARD.trails[row], position.wagons[row], strict=True)
        for _ in range(count)
    ]


def all_of(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]
