"""The protocol as JSON Schema, for clients in other languages."""

from __future__ import annotations

import functools
import operator
from typing import Any

import msgspec

import tallgrass
from tallgrass.server import protocol


def protocol_schema() -> dict[str, Any]:
    """All messages; and by game what stands in `view` and in the `event` of a piece of news."""
    names = tallgrass.games()
    games = [tallgrass.game(name) for name in names]
    views: list[Any] = [game.view_type for game in games]
    events: list[Any] = [functools.reduce(operator.or_, game.event_types) for game in games]
    types = [protocol.ClientMessage, protocol.ServerMessage, *views, *events]
    schemas, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    client, server, *rest = schemas
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tallgrass protocol {protocol.PROTOCOL}",
        "properties": {"client": client, "server": server},
        "games": {name: {"view": rest[n], "event": rest[len(names) + n]} for n, name in enumerate(names)},
        "$defs": definitions,
    }


def protocol_schema_text() -> str:
    """The same as a file holds it."""
    return (
        msgspec.json.format(msgspec.json.encode(protocol_schema(), order="sorted"), indent=1).decode() + "\n"
    )


if __name__ == "__main__":
    print(protocol_schema_text(), end="")
