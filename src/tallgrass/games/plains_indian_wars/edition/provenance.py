"""Where each datum of an edition comes from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tallgrass.games.plains_indian_wars.edition.cards import Cards
from tallgrass.games.plains_indian_wars.edition.map import Map
from tallgrass.games.plains_indian_wars.edition.setup import Setup
from tallgrass.games.plains_indian_wars.edition.words import ALL_ELSE, PUBLIC, Table

NO_DATA = ("prov", "note", "schema")


class Provenance(msgspec.Struct, frozen=True):
    """Public, with the key and the text of its source; or else our reconstruction."""

    public: bool
    source: str = ""
    text: str = ""


def tables(value: Any, key: str = "") -> Iterator[tuple[str, Table]]:
    """Every table with data of its own, with its key, in the struct of a file."""
    if isinstance(value, Table):
        yield key, value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from tables(getattr(value, name), f"{key}.{name}" if key else name)
    elif isinstance(value, dict):
        for name, entry in value.items():
            yield from tables(entry, f"{key}.{name}")
    elif isinstance(value, tuple):
        for place, entry in enumerate(value):
            yield from tables(entry, f"{key}[{getattr(entry, 'id', place)}]")


def data(table: Table) -> dict[str, Any]:
    """What is written in a table, as plain values, without tables that have a provenance of their own."""
    content: dict[str, Any] = msgspec.to_builtins(table)
    return {name: each for name, each in content.items() if name not in NO_DATA and not _own(table, name)}


def all_data(table: Table) -> dict[str, Any]:
    """The same with the fields that are as they are when nothing is written."""
    names = (name for name in table.__struct_fields__ if name not in NO_DATA and not _own(table, name))
    return {**{name: msgspec.to_builtins(getattr(table, name)) for name in names}, **data(table)}


def _own(table: Table, name: str) -> bool:
    return any(True for _ in tables(getattr(table, name)))


def has(value: Any, path: list[str]) -> bool:
    """Whether the path leads somewhere: by keys, by places in a list, or to an entry of a list of words."""
    if not path:
        return True
    step, rest = path[0], path[1:]
    if isinstance(value, dict):
        return step in value and has(value[step], rest)
    if isinstance(value, list | tuple):
        if step.isdecimal() and int(step) < len(value):
            return has(value[int(step)], rest)
        return step in value and not rest
    return False


def origin(table: Table, field: str) -> str | None:
    """`public:SOURCE` or `reconstructed`: of the datum itself, of what it is part of, or of all else."""
    steps = field.split(".")
    for length in range(len(steps), 0, -1):
        found = table.prov.get(".".join(steps[:length]))
        if found is not None:
            return found
    return table.prov.get(ALL_ELSE)


def provenance(map_: Map, cards: Cards, setup: Setup, kind: str, identity: str, field: str) -> Provenance:
    """See `Edition.provenance`."""
    table, sources = _find(map_, cards, setup, kind, identity)
    found = origin(table, field)
    if found is None or not has(all_data(table), field.split(".")):
        raise LookupError(f"There is no datum {field!r} at {kind} {identity!r}.")
    if not found.startswith(PUBLIC):
        return Provenance(public=False)
    source = found.removeprefix(PUBLIC)
    return Provenance(public=True, source=source, text=sources[source])


def _find(map_: Map, cards: Cards, setup: Setup, kind: str, identity: str) -> tuple[Table, dict[str, str]]:
    by_id: dict[str, Table]
    sources = map_.sources
    if kind == "card":
        by_id, sources = {card.id: card for card in cards.card}, cards.sources
    elif kind == "space":
        by_id = {space.id: space for space in map_.railroad.space}
    elif kind == "region":
        by_id = {**map_.regions}
    elif kind == "box":
        by_id = {str(name): box for name, box in map_.boxes.items()}
    elif kind == "trail":
        by_id = {str(name): trail for name, trail in map_.trails.items()}
    elif kind in ("map", "cards", "setup"):
        files: dict[str, Map | Cards | Setup] = {"map": map_, "cards": cards, "setup": setup}
        by_id, sources = dict(tables(files[kind])), files[kind].sources
    else:
        raise LookupError(f"There is no kind {kind!r} of table.")
    if identity not in by_id:
        raise LookupError(f"There is no {kind} {identity!r}.")
    return by_id[identity], sources
