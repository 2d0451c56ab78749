"""A match as a file for those who play it."""

from __future__ import annotations

from typing import Any

import msgspec

from tallgrass.server import protocol
from tallgrass.server.about import TableInfo
from tallgrass.server.live import Live
from tallgrass.server.refusing import Refused
from tallgrass.server.rows import PersonRow


class Memory(msgspec.Struct, kw_only=True):
    """What one seat has seen of a match that goes on: all that it may take away before the end."""

    kind: str = "tallgrass-memory"
    table: TableInfo
    seat: str
    version: int
    view: Any
    news: list[protocol.News]


async def export(live: Live, person: PersonRow | None) -> tuple[str, bytes]:
    """A file's name and content: the whole match if nobody's secrets are in it, else what a seat has seen.

    Under the table's lock. Raises Refused.
    """
    playing = await live.begun()
    names = playing.match.seat_names
    held = [seat for seat, at in enumerate(live.row.seats) if person is not None and at.person == person.id]
    if playing.match.result is not None or (held and live.alone(person)):
        return f"{live.row.game}-{live.id}.json", msgspec.json.encode(playing.match.document())
    if not held:
        raise Refused("secret", "The file of a match that goes on is for those who play it.")
    memories = [
        Memory(
            table=live.info(person),
            seat=names[seat],
            version=playing.version(seat),
            view=playing.match.state.view(seat),
            news=playing.news(seat, 0, playing.news_count(seat)),
        )
        for seat in held
    ]
    return f"{live.row.game}-{live.id}-seen.json", msgspec.json.encode(memories)
