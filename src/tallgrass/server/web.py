"""What the routes of the HTTP interface share: who asks, and what is answered by each that makes a table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter

from tallgrass.server import requests
from tallgrass.server.context import Context
from tallgrass.server.people import person_of, token_of
from tallgrass.server.refusing import Refused
from tallgrass.server.rows import PersonRow, TableRow

Asked = Request[Any, Any, Any]
GameName = Annotated[str, Parameter(max_length=40)]
TableId = Annotated[str, Parameter(max_length=32)]


async def whoever(request: Asked, context: Context) -> PersonRow | None:
    """Who asks, if he has said so."""
    return await person_of(context.people, token_of(request))


async def somebody(request: Asked, context: Context) -> PersonRow:
    """Who asks. Raises Refused if he hasn't said so."""
    person = await whoever(request, context)
    if person is None:
        raise Refused("name", "Say who you are first: POST /api/person.")
    return person


async def made(context: Context, row: TableRow, codes: dict[int, str], person: PersonRow) -> requests.Made:
    """A table that was made, with the codes of its open seats; its match begins if all are there."""
    live = await context.hub.live(row.id)
    await context.begin(live)
    names = live.game.seat_names(len(row.seats))
    return requests.Made(live.info(person), {names[seat]: code for seat, code in codes.items()})
