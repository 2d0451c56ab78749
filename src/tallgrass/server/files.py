"""A match as a file for those who play it."""

from __future__ import annotations

from typing import Any

import msgspec

from tallgrass.kernel.record import MatchFile
from tallgrass.server.about import TableInfo
from tallgrass.server.fields import News
from tallgrass.server.live import Live
from tallgrass.server.playing import Playing
from tallgrass.server.refusing import Refused
from tallgrass.server.rows import PersonRow


class Memory(msgspec.Struct, kw_only=True):
    """What one seat has seen of a match that goes on: all that it may take away before the end."""

    kind: str = "tallgrass-memory"
    table: TableInfo
    seat: str
    version: int
    view: Any
    news: list[News]


def _held(live: Live, person: PersonRow | None) -> list[int]:
    return [seat for seat, at in enumerate(live.row.seats) if person is not None and at.person == person.id]


def _open(live: Live, playing: Playing, person: PersonRow | None) -> bool:
    """Whether nobody's secrets are in the whole match."""
    return playing.match.result is not None or (bool(_held(live, person)) and live.alone(person))


async def moment(live: Live, person: PersonRow, seat: int | None, version: int) -> tuple[MatchFile, int]:
    """The whole match, and how many entries of its log there were when a seat's view was of that version.

    Under the table's lock. Raises Refused.
    """
    playing = await live.begun()
    if not _open(live, playing, person):
        raise Refused(
            "secret", "While others play too, nobody plays on elsewhere from what was dealt to them."
        )
    entries = playing.entries(seat, version)
    if entries is None:
        raise Refused("version", "There was no such version.")
    document = playing.match.document()
    if playing.match.result is not None and entries == len(document.entries):
        raise Refused("over", "The match was over by then; go on from an earlier step.")
    return document, entries


async def export(live: Live, person: PersonRow | None) -> tuple[str, bytes]:
    """A file's name and content: the whole match if nobody's secrets are in it, else what a seat has seen.

    Under the table's lock. Raises Refused.
    """
    playing = await live.begun()
    names = playing.match.seat_names
    held = _held(live, person)
    if _open(live, playing, person):
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
