"""What an object holds, to its leaves: to compare positions, and to see what two of them share."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from typing import Any

import msgspec

from tallgrass.games.mystic_warriors.notes import Notes
from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.effects import Combat, Effect
from tallgrass.games.plains_indian_wars.rounds import Rounds

_LEAVES = (int, float, str, bytes, bool, enum.Enum, type(None))
_OF_THE_GAME = (Actions, Board)
"""The same for all positions of a game; they aren't looked into."""
_UNCHANGED = (Combat, Effect)
"""Classes whose objects nobody changes once they are made."""


def _attributes(thing: object) -> list[str]:
    """The attributes that are set, of plain, slotted and compiled classes."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for listing in ("__slots__", "__mypyc_attrs__"):
            names.update(kind.__dict__.get(listing, ()))
    return sorted(name for name in names if not name.startswith("__") and hasattr(thing, name))


def _frozen(thing: object) -> bool:
    """Data that can't be changed may be shared."""
    if isinstance(thing, (tuple, frozenset)):
        return all(_frozen(part) for part in thing)
    if isinstance(thing, msgspec.Struct):
        return thing.__struct_config__.frozen and all(
            _frozen(getattr(thing, field)) for field in thing.__struct_fields__
        )
    return isinstance(thing, _LEAVES + _OF_THE_GAME + _UNCHANGED)


def dissect(thing: object) -> Any:
    """All that an object holds, as nested tuples: equal exactly when everything within is."""
    if isinstance(thing, _LEAVES):
        return thing
    if isinstance(thing, _OF_THE_GAME):
        return id(thing)
    if isinstance(thing, (list, tuple)):
        return (type(thing).__name__, *[dissect(part) for part in thing])
    if isinstance(thing, (set, frozenset)):
        return (type(thing).__name__, *sorted(dissect(part) for part in thing))
    if isinstance(thing, dict):
        return ("dict", *[(dissect(key), dissect(value)) for key, value in thing.items()])
    if isinstance(thing, Notes):
        thing.read()  # when it is read makes no difference to what it means
    names = _attributes(thing)
    if not names and not isinstance(thing, Rounds):  # it holds nothing
        raise TypeError(f"can't look into {type(thing)}: teach tests/properties/snapshots.py to")
    return (type(thing).__name__, *[(name, dissect(getattr(thing, name))) for name in names])


def _parts(thing: object, path: str) -> Iterator[tuple[str, object]]:
    if isinstance(thing, (list, tuple, set, frozenset)):
        for place, part in enumerate(thing):
            yield f"{path}[{place}]", part
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield f"{path}[{key!r}]", value
    else:
        for name in _attributes(thing):
            yield f"{path}.{name}", getattr(thing, name)


def changeable(thing: object, path: str = "state") -> dict[int, str]:
    """Every object within that can be changed, by identity, with the way to it."""
    found: dict[int, str] = {}
    todo = [(path, thing)]
    while todo:
        way, part = todo.pop()
        if _frozen(part) or id(part) in found:
            continue
        found[id(part)] = way
        todo += _parts(part, way)
    return found


def shared(one: object, other: object) -> list[str]:
    """The ways to what both hold and either could change under the other's feet."""
    of_one, of_other = changeable(one), changeable(other)
    return sorted(of_one[key] for key in of_one.keys() & of_other.keys())
