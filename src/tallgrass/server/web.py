"""The HTTP interface: people, tables, files. What a table itself says goes through its socket (`door`)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

import tallgrass
from tallgrass.bots.registry import bots
from tallgrass.kernel.files import parse
from tallgrass.kernel.options import Option
from tallgrass.server import requests
from tallgrass.server.about import TableInfo
from tallgrass.server.context import Context
from tallgrass.server.files import export, moment
from tallgrass.server.live import Live, table_info
from tallgrass.server.names import check_name
from tallgrass.server.nesting import too_deep
from tallgrass.server.people import address, cookie, person_of, token_of
from tallgrass.server.refusing import NoTable, Refused
from tallgrass.server.rows import PersonRow, TableRow
from tallgrass.server.store import new_token
from tallgrass.server.teaching import Lesson, lesson
from tallgrass.server.thinker import Check

Asked = Request[Any, Any, Any]
MAX_FILE = 4 * 2**20
"""Bytes of a request with a match file."""
FILES_AT_ONCE = 2
Game = Annotated[str, Parameter(max_length=40)]
TableId = Annotated[str, Parameter(max_length=32)]


async def _person(request: Asked, context: Context) -> PersonRow:
    person = await person_of(context.people, token_of(request))
    if person is None:
        raise Refused("name", "Say who you are first: POST /api/person.")
    return person


def _infos(context: Context, rows: list[TableRow], person: PersonRow | None) -> list[TableInfo]:
    """Those that can be opened here: an edition may be gone."""
    infos = []
    for row in rows:
        with suppress(NoTable):
            infos.append(table_info(context.hub.game(row), row, person))
    return infos


# --- people


@post("/api/person", status_code=HTTP_201_CREATED)
async def new_person(request: Asked, data: requests.NewPerson, context: Context) -> Response[requests.Person]:
    """Say who you are: a name of your choice. Whoever has said so already gets another name."""
    check_name(data.name)
    person = await person_of(context.people, token_of(request))
    if person is not None:
        await context.people.rename(person.id, data.name)
        return Response(requests.Person(person.id, data.name))
    if not context.newcomers.take(address(request)):
        raise Refused("too-fast", "Too many people have come from your address lately; try again later.")
    person, token = await context.people.add(data.name)
    if data.token:
        return Response(requests.Person(person.id, person.name, token))
    return Response(requests.Person(person.id, person.name), cookies=[cookie(token, context.settings)])


@get("/api/person")
async def who_am_i(request: Asked, context: Context) -> requests.Person:
    """Who you are."""
    person = await _person(request, context)
    return requests.Person(person.id, person.name)


# --- games


@get("/api/health", include_in_schema=False)
async def health(context: Context) -> str:
    """Whether this worker and its database are well."""
    await context.store.lengths([])
    return "ok"


@get("/api/games", sync_to_thread=False)
def games(context: Context) -> list[requests.GameInfo]:
    """What can be played here: the games, their seats, options, editions and bots."""
    return [_game_info(context, name) for name in tallgrass.games()]


def _game_info(context: Context, name: str) -> requests.GameInfo:
    game = context.shelf.game(name)
    editions = [
        other.edition.name
        for other in context.shelf.all()
        if other.name == name and other.edition is not None
    ]
    return requests.GameInfo(
        name=name,
        title=game.title,
        sentence=game.sentence,
        seats=[list(game.seat_names(count)) for count in game.seat_counts],
        players=[list(called) for called in game.players().values()],
        options=_option_infos(game.options),
        editions=editions,
        bots=[
            requests.BotInfo(kind.name, kind.sentence, _option_infos(kind.parameters)) for kind in bots(name)
        ],
    )


def _option_infos(options: tuple[Option, ...]) -> list[requests.OptionInfo]:
    return [
        requests.OptionInfo(option.name, option.default, option.sentence, option.low, option.high)
        for option in options
    ]


# --- tables


@get("/api/tables")
async def open_tables(request: Asked, context: Context) -> list[TableInfo]:
    """Public tables with a free seat, or at which one can watch."""
    person = await person_of(context.people, token_of(request))
    return _infos(context, await context.store.open_tables(), person)


@get("/api/tables/mine")
async def my_tables(request: Asked, context: Context) -> list[TableInfo]:
    """The tables at which you sit or that you made, those last played first."""
    person = await _person(request, context)
    return _infos(context, await context.store.tables_of(person.id), person)


@get("/api/tables/{table_id:str}")
async def one_table(request: Asked, table_id: TableId, context: Context) -> TableInfo:
    """A table by its id."""
    person = await person_of(context.people, token_of(request))
    live = await context.hub.live(table_id)
    return live.info(person)


@post("/api/tables", status_code=HTTP_201_CREATED)
async def make_table(request: Asked, data: requests.NewTable, context: Context) -> requests.Made:
    """A new table. Its open seats' codes are in the answer, this once."""
    person = await _person(request, context)
    row, codes = await context.opening.make(data, person)
    return await _made(context, row, codes, person)


async def _made(context: Context, row: TableRow, codes: dict[int, str], person: PersonRow) -> requests.Made:
    live = await context.hub.live(row.id)
    await context.begin(live)
    names = live.game.seat_names(len(row.seats))
    return requests.Made(live.info(person), {names[seat]: code for seat, code in codes.items()})


@post("/api/tables/{table_id:str}/join", status_code=HTTP_200_OK)
async def join(
    request: Asked, table_id: TableId, context: Context, data: requests.Join | None = None
) -> requests.Joined:
    """Sit down at a free seat of a public table. Without a body: at the first."""
    person = await _person(request, context)
    live = await context.hub.live(table_id)
    async with live.lock:
        seat = await context.opening.join(live, None if data is None else data.seat, person)
    await context.begin(live)
    return requests.Joined(live.info(person), seat)


@post("/api/join", status_code=HTTP_200_OK)
async def join_by_code(request: Asked, data: requests.Invitation, context: Context) -> requests.Joined:
    """Sit down where an invitation says."""
    person = await _person(request, context)
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
    person = await _person(request, context)
    live = await context.hub.live(table_id)
    if live.row.creator != person.id:
        raise Refused("not-yours", "That is for the one who made the table.")
    if live.row.status != "open":
        raise Refused("begun", "The match has begun.")
    return live, person


# --- lessons


@get("/api/lessons/{game:str}", sync_to_thread=False)
def read_lesson(game: Game) -> Lesson:
    """What a game's lesson explains, and when."""
    return _lesson(game)


@post("/api/lessons/{game:str}", status_code=HTTP_201_CREATED)
async def begin_lesson(request: Asked, game: Game, context: Context) -> TableInfo:
    """A new table for a lesson: you play, and the cards fall as they do each time."""
    person = await _person(request, context)
    row = await context.opening.teach(_lesson(game), person)
    return (await _made(context, row, {}, person)).table


def _lesson(game: str) -> Lesson:
    found = lesson(game) if game in tallgrass.games() else None
    if found is None:
        raise Refused("unknown-game", "There is no lesson for that game.")
    return found


# --- files


@get("/api/tables/{table_id:str}/file", media_type="application/json")
async def file(request: Asked, table_id: TableId, context: Context) -> Response[bytes]:
    """The match as a file: whole when it is over or all people's seats are yours, else what you have seen."""
    person = await person_of(context.people, token_of(request))
    live = await context.hub.live(table_id)
    async with live.lock:
        name, data = await export(live, person)
    return Response(
        data,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


@post("/api/tables/{table_id:str}/branch", status_code=HTTP_201_CREATED)
async def branch(request: Asked, table_id: TableId, data: requests.Branch, context: Context) -> requests.Made:
    """A new table that goes on from a moment of this match, if nobody's secrets are in it."""
    person = await _person(request, context)
    live = await context.hub.live(table_id)
    async with live.lock:
        document, entries = await moment(live, person, data.seat, data.version)
    row, codes = await context.opening.make_from(document, entries, data, person)
    return await _made(context, row, codes, person)


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
    person = await _person(request, context)
    with _place(request):
        await context.checkers.check(Check(data.file, data.until))
    document = parse(bytes(data.file))
    row, codes = await context.opening.make_from(document, data.until, data, person)
    return await _made(context, row, codes, person)


ROUTES = [
    health,
    new_person,
    who_am_i,
    games,
    open_tables,
    my_tables,
    one_table,
    make_table,
    join,
    join_by_code,
    invite,
    close_table,
    read_lesson,
    begin_lesson,
    file,
    branch,
    bring,
]
