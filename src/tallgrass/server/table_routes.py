"""The HTTP interface: finding tables, making them, sitting down. What is played there goes over a socket."""

from __future__ import annotations

from contextlib import suppress

from litestar import delete, get, post
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from tallgrass.server import requests
from tallgrass.server.about import TableInfo
from tallgrass.server.context import Context
from tallgrass.server.live import Live, table_info
from tallgrass.server.refusing import NoTable, Refused
from tallgrass.server.rows import PersonRow, TableRow
from tallgrass.server.tokens import new_token
from tallgrass.server.web import Asked, TableId, made, somebody, whoever


@get("/api/tables")
async def open_tables(request: Asked, context: Context) -> list[TableInfo]:
    """Public tables with a free seat, or at which one can watch."""
    person = await whoever(request, context)
    return _infos(context, await context.store.open_tables(), person)


@get("/api/tables/mine")
async def my_tables(request: Asked, context: Context) -> list[TableInfo]:
    """The tables at which you sit or that you made, those last played first."""
    person = await somebody(request, context)
    return _infos(context, await context.store.tables_of(person.id), person)


@get("/api/tables/{table_id:str}")
async def one_table(request: Asked, table_id: TableId, context: Context) -> TableInfo:
    """A table by its id."""
    person = await whoever(request, context)
    live = await context.hub.live(table_id)
    return live.info(person)


@post("/api/tables", status_code=HTTP_201_CREATED)
async def make_table(request: Asked, data: requests.NewTable, context: Context) -> requests.Made:
    """A new table. Its open seats' codes are in the answer, this once."""
    person = await somebody(request, context)
    row, codes = await context.opening.make(data, person)
    return await made(context, row, codes, person)


@post("/api/tables/{table_id:str}/join", status_code=HTTP_200_OK)
async def join(
    request: Asked, table_id: TableId, context: Context, data: requests.Join | None = None
) -> requests.Joined:
    """Sit down at a free seat of a public table. Without a body: at the first."""
    person = await somebody(request, context)
    live = await context.hub.live(table_id)
    async with live.lock:
        seat = await context.opening.join(live, None if data is None else data.seat, person)
    await context.begin(live)
    return requests.Joined(live.info(person), seat)


@post("/api/join", status_code=HTTP_200_OK)
async def join_by_code(request: Asked, data: requests.Invitation, context: Context) -> requests.Joined:
    """Sit down where an invitation says."""
    person = await somebody(request, context)
    found = await context.store.invited(data.code)
    if found is None:
        raise Refused("code", "That invitation isn't valid: it was used, or a newer one was made.")
    live = await context.hub.live(found[0])
    async with live.lock:
        seat = await context.opening.sit(live, found[1], person)
    await context.begin(live)
    return requests.Joined(live.info(person), seat)


@post("/api/tables/{table_id:str}/seats/{seat:int}/invite", status_code=HTTP_200_OK)
async def invite(request: Asked, table_id: TableId, seat: int, context: Context) -> requests.Invitation:
    """A new code for a free seat of a table that you made; the one before is worth nothing then."""
    live, _ = await _own(request, table_id, context)
    if not 0 <= seat < len(live.row.seats):
        raise Refused("seat", "There is no such seat.")
    code = new_token()
    await context.store.invite(live.id, seat, code)
    return requests.Invitation(code)


@delete("/api/tables/{table_id:str}", status_code=HTTP_200_OK)
async def close_table(request: Asked, table_id: TableId, context: Context) -> TableInfo:
    """Close a table that you made and at which no card has been dealt."""
    live, person = await _own(request, table_id, context)
    async with live.lock:
        await context.store.close(live.id)
        await live.catch_up()
    return live.info(person)


async def _own(request: Asked, table_id: str, context: Context) -> tuple[Live, PersonRow]:
    person = await somebody(request, context)
    live = await context.hub.live(table_id)
    if live.row.creator != person.id:
        raise Refused("not-yours", "That is for the one who made the table.")
    if live.row.status != "open":
        raise Refused("begun", "The match has begun.")
    return live, person


def _infos(context: Context, rows: list[TableRow], person: PersonRow | None) -> list[TableInfo]:
    """Those that can be opened here: an edition may be gone."""
    infos = []
    for row in rows:
        with suppress(NoTable):
            infos.append(table_info(context.hub.game(row), row, person))
    return infos


ROUTES = [open_tables, my_tables, one_table, make_table, join, join_by_code, invite, close_table]
