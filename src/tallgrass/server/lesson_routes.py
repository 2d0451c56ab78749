"""The HTTP interface: lessons."""

from __future__ import annotations

from litestar import get, post
from litestar.status_codes import HTTP_201_CREATED

import tallgrass
from tallgrass.server.about import TableInfo
from tallgrass.server.context import Context
from tallgrass.server.refusing import Refused
from tallgrass.server.teaching import Lesson, lesson
from tallgrass.server.web import Asked, GameName, made, somebody


@get("/api/lessons/{game:str}", sync_to_thread=False)
def read_lesson(game: GameName) -> Lesson:
    """What a game's lesson explains, and when."""
    return _lesson(game)


@post("/api/lessons/{game:str}", status_code=HTTP_201_CREATED)
async def begin_lesson(request: Asked, game: GameName, context: Context) -> TableInfo:
    """A new table for a lesson: you play, and the cards fall as they do each time."""
    person = await somebody(request, context)
    row = await context.opening.teach(_lesson(game), person)
    return (await made(context, row, {}, person)).table


def _lesson(game: str) -> Lesson:
    found = lesson(game) if game in tallgrass.games() else None
    if found is None:
        raise Refused("unknown-game", "There is no lesson for that game.")
    return found


ROUTES = [read_lesson, begin_lesson]
