"""What the workers tell each other, by PostgreSQL's NOTIFY. `bell` is where they hear it."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import Connection, text

CHANNEL = "tallgrass"

Changed = Literal["step", "table", "talk", "gone"]


class Ring(msgspec.Struct, omit_defaults=True):
    """What one tells the others.

    `what` of a table has changed (`gone`: it was removed), who looks on by way of a worker, or (`alive`, of
    no table) that it is still there.
    """

    table: str
    worker: str
    what: Changed | Literal["presence", "alive"]
    seats: list[int] = []
    watchers: int = 0


def notify(connection: Connection, ring: Ring) -> None:
    """Tell them when this transaction is committed."""
    said = msgspec.json.encode(ring).decode()
    connection.execute(text("SELECT pg_notify(:c, :t)"), {"c": CHANNEL, "t": said})
