"""Starting a server: the database brought up to date, the workers, the operator's port."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import FrameType

import uvicorn
from sqlalchemy.engine import URL

from tallgrass.server.connections import Requests, Sockets
from tallgrass.server.database import database_url, is_sqlite, upgrade
from tallgrass.server.editions import Shelf
from tallgrass.server.operator import operators_port
from tallgrass.server.settings import BOT_TRIES, Settings, hand_on

MAX_FRAME = 64 * 1024
"""Bytes of a frame beyond which the connection is closed at once; smaller ones are refused with a reason."""
HEARTBEAT = 20.0
BACKLOG = 2048
SENT = 64 * 1024
"""Bytes that the system keeps for a socket whose client doesn't read; what is newer isn't made until then."""
UNREAD = 60_000
"""Milliseconds after which the system gives up a connection that takes nothing of what is sent to it."""


class CantServe(Exception):
    """The server can't be started; the message says why and what to do."""


def serve(
    settings: Settings,
    host: str,
    port: int,
    workers: int,
    tell: Callable[[str], None],
    show: Callable[[str], None],
) -> None:
    """Serve until stopped. When all is ready `tell` is told where, and `show` is called with the address.

    Raises:
        CantServe: if it can't.
        EditionError: if an edition that is to be played can't be used.
    """
    _check_lease(settings)
    url = _database(settings, workers)
    Shelf(settings.editions_folder)  # what is wrong with an edition is told now, not by each worker
    _bring_up_to_date(url, tell)
    listening = _listen(host, port)
    hand_on(settings)
    signal.signal(signal.SIGTERM, _leave)
    address = _address(listening)
    with ExitStack() as stack:
        if settings.metrics_port is not None:
            _open_operators_port(stack, settings, address)
        tell(f"Tallgrass serves on {address}")
        show(address)  # who comes before the workers are ready waits
        uvicorn.run(
            "tallgrass.server.app:worker",
            factory=True,
            fd=listening.fileno(),
            workers=workers,
            log_level="warning",
            access_log=False,
            http=Requests,
            ws=Sockets,
            ws_max_size=MAX_FRAME,
            ws_ping_interval=HEARTBEAT,
            ws_ping_timeout=HEARTBEAT,
            ws_per_message_deflate=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            server_header=False,
            timeout_graceful_shutdown=5,
        )


def _leave(_signal: int, _frame: FrameType | None) -> None:
    """What SIGTERM does before there is a server, and when it has stopped: it has done so in good order."""
    raise SystemExit(0)


def _open_operators_port(stack: ExitStack, settings: Settings, address: str) -> None:
    host, port = settings.metrics_host, settings.metrics_port or 0
    try:
        stack.enter_context(operators_port(host, port, address, os.environ))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise CantServe(f"{host}:{port} can't be served on: {reason}. Take another --metrics-port.") from None


def _check_lease(settings: Settings) -> None:
    """A promise must leave a bot the time that it may take, or two workers do the same work."""
    least = BOT_TRIES * settings.bot_seconds + settings.bot_pause
    if settings.bot_lease <= least:
        raise CantServe(
            f"A bot may take {least:g} seconds before another one takes its place, so --bot-lease is more "
            f"than that, not {settings.bot_lease:g}."
        )


def _database(settings: Settings, workers: int) -> URL:
    url = database_url(settings.database)
    if is_sqlite(url):
        if workers > 1:
            raise CantServe(
                "Several workers want PostgreSQL: --database postgresql+asyncpg://user@host/name. "
                "SQLite serves one."
            )
        folder = Path(url.database or "").parent
        if not folder.is_dir():
            raise CantServe(f"There is no folder {folder} for the database.")
    return url


def _bring_up_to_date(url: URL, tell: Callable[[str], None]) -> None:
    before, now = asyncio.run(upgrade(url))
    if before is not None and before != now:
        tell(f"The database was brought from version {before} to {now}.")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit it. Without it an answer's second frame waits for word that the first has arrived.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    # Sockets that are accepted inherit these.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)  # whoever comes before the workers are ready waits
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or error
        raise CantServe(f"{host}:{port} can't be served on: {reason}. Take another --port.") from None
    listening.set_inheritable(True)
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
