"""The HTTP interface: matches as files, and tables that go on from one or from a moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import Body
from litestar.status_codes import HTTP_201_CREATED

from tallgrass.kernel.files import parse
from tallgrass.server import requests
from tallgrass.server.context import Context
from tallgrass.server.files import export, moment
from tallgrass.server.nesting import too_deep
from tallgrass.server.people import address
from tallgrass.server.refusing import Refused
from tallgrass.server.thinker import Check
from tallgrass.server.web import Asked, TableId, made, somebody, whoever

MAX_FILE = 4 * 2**20
"""Bytes of a request with a match file."""
FILES_AT_ONCE = 2


@get("/api/tables/{table_id:str}/file", media_type=MediaType.JSON)
async def file(request: Asked, table_id: TableId, context: Context) -> Response[bytes]:
    """The match as a file: whole when it is over or all people's seats are yours, else what you have seen."""
    person = await whoever(request, context)
    live = await context.hub.live(table_id)
    async with live.lock:
        name, data = await export(live, person)
    return Response(
        data,
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


@post("/api/tables/{table_id:str}/branch", status_code=HTTP_201_CREATED)
async def branch(request: Asked, table_id: TableId, data: requests.Branch, context: Context) -> requests.Made:
    """A new table that goes on from a moment of this match, if nobody's secrets are in it."""
    person = await somebody(request, context)
    live = await context.hub.live(table_id)
    async with live.lock:
        document, entries = await moment(live, person, data.seat, data.version)
    row, codes = await context.opening.make_from(document, entries, data, person)
    return await made(context, row, codes, person)


class _Unread(Asked):
    """A request of which the match file isn't read here: unpacked it may be twenty-five times as large."""

    async def body(self) -> bytes:
        with _place(self):
            return await super().body()

    async def json(self) -> Any:
        try:
            return msgspec.json.decode(await self.body(), type=requests.Import)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused("request", f"{error}.") from None
        except RecursionError:
            raise too_deep() from None


@contextmanager
def _place(request: Asked) -> Iterator[None]:
    """Files that arrive or are checked take up memory: so many at a time from an address."""
    files, place = request.app.state.files, address(request)
    if not files.enter(place, FILES_AT_ONCE):
        raise Refused("busy", "Another file from your address is being looked at; wait for it.")
    try:
        yield
    finally:
        files.leave(place)


@post("/api/import", status_code=HTTP_201_CREATED, request_class=_Unread, request_max_body_size=MAX_FILE)
async def bring(request: Asked, data: Annotated[requests.Import, Body()], context: Context) -> requests.Made:
    """A new table that goes on from a match file, from any step."""
    person = await somebody(request, context)
    with _place(request):
        await context.checkers.check(Check(data.file, data.until))
    document = parse(bytes(data.file))
    row, codes = await context.opening.make_from(document, data.until, data, person)
    return await made(context, row, codes, person)


ROUTES = [file, branch, bring]
