"""What must hold across the fields of `setup.toml`. One function a check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from tallgrass.games.plains_indian_wars.edition.problems import Problem, shown
from tallgrass.games.plains_indian_wars.edition.setup import Seating, Setup
from tallgrass.games.plains_indian_wars.edition.words import Faction

_FILE = "setup.toml"
_FACTIONS: tuple[str, ...] = get_args(Faction)
# P-45.
_SEATS = {
    "2": ("indians", "us"),
    "3": ("indians", "cavalry", "settlers"),
    "4": ("npt", "spt", "cavalry", "settlers"),
}
# Who plays the factions that have no cards (the overview), and which factions are no friends.
_PLAYED_BY = {"enemies": "cavalry", "wagons": "settlers", "railroad": "settlers"}
_INDIANS = ("npt", "spt")
# What the rules say, and no edition changes: it stands in the file for its readers.
_FIXED: tuple[tuple[str, object, str], ...] = (
    ("dice.per_faction", 2, "P-33"),
    ("dice.wagons_use", "settlers", "P-39"),
    ("start.enemies.free_extra", 0, "P-18"),
    ("start.cards.shuffle_each_deck", True, "P-13"),
    ("round.draw_without_replacement", True, "P-10"),
    ("round.skip_allowed", False, "P-10"),
    ("turn.enemies.groups", 1, "P-42"),
    ("turn.wagons.advance", 1, "P-40"),
    ("turn.main.max_main_cards", 1, "P-11"),
    ("turn.main.max_event_cards", 2, "P-11"),
    ("turn.main.min_cards", 1, "P-11"),
    ("end.railroad_complete", True, "P-43"),
)
Problems = Iterator[Problem]


def check_setup(setup: Setup) -> list[Problem]:
    """All of them."""
    return [problem for check in CHECKS for problem in check(setup)]


def _wrong(key: str, wrong: str, expected: str) -> Problem:
    return Problem(_FILE, key, wrong, expected)


def colors_differ(setup: Setup) -> Problems:
    """No two factions have one colour."""
    seen: dict[str, str] = {}
    for faction in _FACTIONS:
        color: str = getattr(setup.colors, faction)
        if color in seen:
            said = f"{color!r} is the colour of {seen[color]} too"
            yield _wrong(f"colors.{faction}", said, "a colour of its own")
        seen.setdefault(color, faction)


def discs(setup: Setup) -> Problems:
    """A disc for each faction, and a round of all of them (P-10)."""
    if sorted(setup.discs.list) != sorted(_FACTIONS):
        yield _wrong("discs.list", f"it is {', '.join(setup.discs.list)}", "each faction once")
    elif setup.round.discs_per_round != len(_FACTIONS):
        said = f"it is {setup.round.discs_per_round}"
        yield _wrong("round.discs_per_round", said, f"{len(_FACTIONS)}, as many as there are discs")


def dice(setup: Setup) -> Problems:
    """The faces of a die are as many as its sides."""
    for faction in setup.dice.faces.__struct_fields__:
        die = getattr(setup.dice.faces, faction)
        faces = die.weapon + die.treaty + die.blank
        if faces != setup.dice.sides:
            expected = f"{setup.dice.sides}, as dice.sides says"
            yield _wrong(f"dice.faces.{faction}", f"it has {faces} faces", expected)


def fixed(setup: Setup) -> Problems:
    """What the rules say."""
    for key, expected, rule in _FIXED:
        value: Any = setup
        for step in key.split("."):
            value = getattr(value, step)
        if value != expected:
            yield _wrong(key, f"it is {shown(value)}", f"{shown(expected)}, which the rules say ({rule})")


def free_cubes(setup: Setup) -> Problems:
    """Free cubes say where they go; their owners place them one after the other."""
    for faction in _INDIANS:
        start = getattr(setup.start, faction)
        if start.free_extra and start.free_extra_where is None:
            yield _wrong(f"start.{faction}.free_extra_where", "it is missing", "'home_regions'")
    if sorted(setup.start.order.free_extra_order) != sorted(_INDIANS):
        said = f"it is {', '.join(setup.start.order.free_extra_order) or 'empty'}"
        yield _wrong("start.order.free_extra_order", said, "npt and spt, each once")


def cubes_in_boxes(setup: Setup) -> Problems:
    """No more cubes open in the boxes than there are."""
    for faction in ("cavalry", "settlers"):
        start = getattr(setup.start, faction)
        placed, there = start.st_louis + start.sacramento, getattr(setup.cubes, faction)
        if placed > there:
            yield _wrong(f"start.{faction}", f"it places {placed} cubes", f"at most {there}, as cubes says")


def seats(setup: Setup) -> Problems:
    """Tables for 2, 3 and 4, with the seats of P-45, and each faction in one seat."""
    for number, names in _SEATS.items():
        seating = next((each for known, each in setup.seats.items() if known == number), None)
        if seating is None:
            yield _wrong(f"seats.{number}", "it is missing", "the seats for 2, 3 and 4 players")
            continue
        said = tuple(seat.name for seat in seating.seat)
        if said != names:
            key = f"seats.{number}.seat"
            yield _wrong(key, f"the seats are {', '.join(said) or 'none'}", f"{', '.join(names)} (P-45)")
        else:
            yield from _factions_once(f"seats.{number}.seat", seating)


def _factions_once(key: str, seating: Seating) -> Problems:
    held: list[str] = [faction for seat in seating.seat for faction in seat.holds]
    for faction in _FACTIONS:
        if held.count(faction) != 1:
            said = f"{faction} is held {held.count(faction)} times"
            yield _wrong(key, said, "each faction in one seat")
    for place, seat in enumerate(seating.seat):
        for minor, major in _PLAYED_BY.items():
            if held.count(minor) == 1 and minor in seat.holds and major not in seat.holds:
                yield _wrong(
                    f"{key}[{place}].holds", f"{minor} isn't with {major}", f"{minor} where {major} is"
                )
        if len({faction in _INDIANS for faction in seat.holds}) > 1:
            yield _wrong(f"{key}[{place}].holds", "both sides are in it", "factions of one side")


CHECKS = (colors_differ, discs, dice, fixed, free_cubes, cubes_in_boxes, seats)
