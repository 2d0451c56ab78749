"""Where sockets come in: who it is, which seat, and then talk until one side leaves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from uvicorn.protocols.utils import ClientDisconnected

from tallgrass.server import metrics, protocol
from tallgrass.server.context import Context
from tallgrass.server.live import Live
from tallgrass.server.people import address, from_elsewhere, person_of, token_of
from tallgrass.server.protocol import Hello, Reject
from tallgrass.server.refusing import NoTable, Refused
from tallgrass.server.rows import PersonRow
from tallgrass.server.sockets import Socket, TooSlow, encode
from tallgrass.server.talking import Hopeless, Talk, parse

HELLO_SECONDS = 10.0
CLOSE_SECONDS = 2.0
BEFORE = 1008
"""Of RFC 6455. Before the upgrade it is an answer of status 403, without the reason."""
# Those of our own.
REFUSED = 4000
SLOW = 4001
TOO_MUCH = 4002

_log = logging.getLogger(__name__)
Incoming = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: Incoming, table_id: Annotated[str, Parameter(max_length=32)], context: Context
) -> None:
    """The socket of a table: the protocol is spoken here."""
    place = address(socket)
    if not context.openings.take(place):
        await _turn_away(socket, "too-fast", "Too many sockets from this address lately.")
        return
    if from_elsewhere(socket, context.settings):
        await _turn_away(socket, "origin", "Pages of other sites don't connect here.")
        return
    if not context.sockets.enter(place, 4 * context.settings.sockets_at_most):
        await _turn_away(socket, "sockets", "Too many sockets from this address.")
        return
    try:
        await socket.accept()
        with metrics.SOCKETS.track_inprogress():
            await _meet(socket, table_id, context)
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except Exception as error:
        await _part(socket, [error])
    finally:
        context.sockets.leave(place)


async def _turn_away(socket: Incoming, code: str, reason: str) -> None:
    metrics.REFUSALS.labels(code).inc()
    await socket.close(code=BEFORE, reason=reason)


async def _meet(socket: Incoming, table_id: str, context: Context) -> None:
    """Hear who it is, and let him look on."""
    try:
        hello = await _hello(socket)
        token = hello.token if hello.token is not None else token_of(socket)
        person = await person_of(context.people, token)
        live = await context.hub.live(table_id)
        seat = _seat(live, hello, person)
        if person is not None and not context.sockets.enter(person.id, context.settings.sockets_at_most):
            raise Refused("sockets", "You have too many tables open at once; close some.")
    except Refused as error:
        metrics.REFUSALS.labels(error.code).inc()
        await socket.send_data(encode(Reject(id=None, code=error.code, reason=error.reason)))
        await socket.close(code=REFUSED, reason=error.code)
        return
    try:
        await _attend(socket, Socket(live, seat, person, socket.send_data, hello), context)
    finally:
        if person is not None:
            context.sockets.leave(person.id)


async def _hello(socket: Incoming) -> Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = parse(await _frame(socket))
    except TimeoutError:
        raise Refused("hello", "Nothing was said.") from None
    if not isinstance(message, Hello):
        raise Refused("hello", "The first message is hello.")
    if message.protocol != protocol.PROTOCOL:
        raise Refused("protocol", f"This server speaks protocol {protocol.PROTOCOL}, not {message.protocol}.")
    return message


def _seat(live: Live, hello: Hello, person: PersonRow | None) -> int | None:
    seat = hello.seat
    if seat is None:
        return None
    if seat >= len(live.row.seats) or person is None or live.row.seats[seat].person != person.id:
        raise Refused("not-your-seat", "That seat isn't yours. Join the table, or watch.")
    return seat


async def _frame(socket: Incoming) -> str | bytes:
    """What came in. Raises WebSocketDisconnect."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code") or 1005)
    text, data = message.get("text"), message.get("bytes")
    return text if isinstance(text, str) else data if isinstance(data, bytes) else b""


async def _attend(socket: Incoming, way_out: Socket, context: Context) -> None:
    """Talk and listen until one side leaves."""
    live = way_out.live
    way_out.greet()
    live.come(way_out)
    tasks: list[asyncio.Task[None]] = []
    try:
        await _announce(live, context)
        with suppress(NoTable):
            await context.begin(live)  # nobody else may be left to do it, or its worker has died
        tasks.append(asyncio.create_task(way_out.run()))
        tasks.append(asyncio.create_task(_hear(socket, Talk(context, live, way_out))))
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.watchers.discard(way_out)
        ended = await _ended(tasks)
        await _announce(live, context)
    await _part(socket, ended)


async def _ended(tasks: Sequence[asyncio.Task[None]]) -> list[BaseException | None]:
    """End what hasn't ended by itself, and say how all ended. It's no fault of those to be cancelled now."""
    cancelled = [task.cancel() for task in tasks]
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    return [
        None if now and isinstance(error, asyncio.CancelledError) else error
        for error, now in zip(ended, cancelled, strict=True)
    ]


async def _hear(socket: Incoming, talk: Talk) -> None:
    while True:
        await talk.hear(await _frame(socket))
        await talk.socket.room()


async def _announce(live: Live, context: Context) -> None:
    """Who looks on, to those here and to the other workers."""
    live.tell(live.presence())
    await context.hub.tell_presence(live)


async def _part(socket: Incoming, ended: Sequence[BaseException | None]) -> None:
    """Close, with the reason."""
    for error in ended:
        match error:
            case WebSocketDisconnect() | ClientDisconnected() | None:
                continue
            case NoTable():
                code, reason = REFUSED, error.code
            case TooSlow():
                code, reason = SLOW, "What was sent wasn't read."
            case Hopeless():
                code, reason = TOO_MUCH, "Too many messages."
            case _:
                _log.error("A socket broke.", exc_info=error)
                code, reason = 1011, "Something went wrong here; connect again."
        with suppress(Exception):
            async with asyncio.timeout(CLOSE_SECONDS):  # one who reads nothing doesn't read this either
                await socket.close(code=code, reason=reason)
        return
