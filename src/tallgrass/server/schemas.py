"""The protocol as JSON Schema, for clients in other languages."""

from __future__ import annotations

import functools
import operator
from typing import Any

import msgspec

import tallgrass
from tallgrass.server import protocol, requests

TAKES: tuple[type, ...] = (
    requests.NewPerson,
    requests.NewTable,
    requests.Import,
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
)
"""What comes back."""


def protocol_schema() -> dict[str, Any]:
    """All messages, and what goes over HTTP; by game what stands in `view` and in the `event` of news."""
    names = tallgrass.games()
    games = [tallgrass.game(name) for name in names]
    views: list[Any] = [game.view_type for game in games]
    events: list[Any] = [functools.reduce(operator.or_, game.event_types) for game in games]
    types = [protocol.ClientMessage, protocol.ServerMessage, *views, *events, *TAKES, *GIVES]
    schemas, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    client, server, *rest = schemas
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tallgrass protocol {protocol.PROTOCOL}",
        "properties": {"client": client, "server": server},
        "http": {
            "takes": _named(TAKES, rest[2 * len(names) :]),
            "gives": _named(GIVES, rest[2 * len(names) + len(TAKES) :]),
        },
        "games": {name: {"view": rest[n], "event": rest[len(names) + n]} for n, name in enumerate(names)},
        "$defs": definitions,
    }


def _named(types: tuple[type, ...], schemas: list[Any]) -> dict[str, Any]:
    return dict(zip((each.__name__ for each in types), schemas, strict=False))


def protocol_schema_text() -> str:
    """The same as a file holds it."""
    return (
        msgspec.json.format(msgspec.json.encode(protocol_schema(), order="sorted"), indent=1).decode() + "\n"
    )


if __name__ == "__main__":
    print(protocol_schema_text(), end="")
