"""The protocol as JSON Schema, for clients in other languages."""

from __future__ import annotations

import functools
import operator
from typing import Any

import msgspec

import tallgrass
from tallgrass.server import about, protocol, requests, teaching
from tallgrass.server.sentences import describe

TAKES: tuple[type, ...] = (
    requests.NewPerson,
    requests.NewTable,
    requests.Import,
    requests.Branch,
    requests.Join,
    requests.Invitation,
)
"""What goes to the server over HTTP."""
GIVES: tuple[type, ...] = (
    requests.Person,
    requests.GameInfo,
    requests.Made,
    requests.Joined,
    requests.Problem,
    teaching.Lesson,
)
"""What comes back."""


def protocol_schema() -> dict[str, Any]:
    """All messages, what goes over HTTP, and by game its views, its events (in news) and its material."""
    games = [tallgrass.game(name) for name in tallgrass.games()]
    of_games: list[Any] = []
    for game in games:
        of_games += [game.view_type, functools.reduce(operator.or_, game.event_types), game.material_type]
    types = [protocol.ClientMessage, protocol.ServerMessage, *TAKES, *GIVES, *of_games]
    schemas, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    describe(definitions, protocol, about, requests, teaching)
    each = iter(schemas)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tallgrass protocol {protocol.PROTOCOL}",
        "properties": {"client": next(each), "server": next(each)},
        "http": {
            "takes": {kind.__name__: next(each) for kind in TAKES},
            "gives": {kind.__name__: next(each) for kind in GIVES},
        },
        "games": {
            game.name: {"view": next(each), "event": next(each), "material": next(each)} for game in games
        },
        "$defs": definitions,
    }


def protocol_schema_text() -> str:
    """The same as a file holds it."""
    return (
        msgspec.json.format(msgspec.json.encode(protocol_schema(), order="sorted"), indent=1).decode() + "\n"
    )


if __name__ == "__main__":
    print(protocol_schema_text(), end="")
