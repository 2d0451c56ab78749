"""The application of one worker."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_500_INTERNAL_SERVER_ERROR

import tallgrass
from tallgrass.server import metrics
from tallgrass.server.bell import Bell
from tallgrass.server.bots import BotRunner
from tallgrass.server.built import Page
from tallgrass.server.context import Context
from tallgrass.server.database import database_url
from tallgrass.server.door import table_socket
from tallgrass.server.editions import Shelf
from tallgrass.server.evaluating import Evaluator
from tallgrass.server.evaluation_store import EvaluationStore
from tallgrass.server.front import PAGES, UNPACKED
from tallgrass.server.hub import Hub
from tallgrass.server.keeping import Keeper
from tallgrass.server.limits import Buckets, Places
from tallgrass.server.materials import game_material
from tallgrass.server.nesting import too_deep
from tallgrass.server.opening import Opening
from tallgrass.server.pages import Described, openapi_page, protocol_json
from tallgrass.server.people import address, from_elsewhere
from tallgrass.server.people_store import PeopleStore
from tallgrass.server.refusing import Refused
from tallgrass.server.requests import Problem
from tallgrass.server.settings import Settings, handed_on
from tallgrass.server.store import Conflict, Store
from tallgrass.server.sweeping import Sweeper
from tallgrass.server.thinking import Thinkers
from tallgrass.server.transactions import transactions
from tallgrass.server.web import ROUTES

MAX_BODY = 64 * 1024
"""Bytes of a request without a match file."""

_log = logging.getLogger(__name__)
_STATUS = {
    "no-table": 404,
    "name": 401,
    "not-yours": 403,
    "private": 403,
    "secret": 403,
    "origin": 403,
    "too-fast": 429,
    "busy": 429,
    "tables": 429,
}
# The page brings all that it needs and asks nobody else. No `unsafe-inline`: lit's styles are adopted style
# sheets, and what its scripts set of an element's style goes through the CSSOM; neither is inline style.
# `connect-src 'self'` covers the sockets of tables: by CSP 3, 'self' at http(s) matches ws(s) at the same
# host and port, and so it is in Chromium, in Firefox, and in Safari from 15.4.
_HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_NONSENSE = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
_STOPPED = ("Task cancelled, timeout graceful shutdown exceeded",)
"""What uvicorn tells those that it cancels, which haven't ended by themselves when it stops."""
_SAFE = ("GET", "HEAD", "OPTIONS")


def worker() -> Litestar:
    """The application in a worker process, with the settings that were handed on."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(_worth_a_line)
    made = application(handed_on())
    _collect_seldom()
    return made


def _collect_seldom() -> None:
    """Let the garbage collector look only now and then through what lives long.

    A match is thousands of objects and holds no cycles; to look through those of a thousand tables takes most
    of a second, in which nobody is answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def _worth_a_line(record: logging.LogRecord) -> bool:
    """Whether something went wrong here. What clients send doesn't fill the log.

    Nor does what hadn't ended when the server stopped: how many those were stands there in a line.
    """
    error = record.exc_info[1] if record.exc_info else None
    stopped = isinstance(error, asyncio.CancelledError) and error.args == _STOPPED
    return record.msg not in _NONSENSE and not stopped


def application(settings: Settings, page: Path | None = None) -> Litestar:
    """The application with these settings; `page` is a folder with a built page, if not the package's."""
    url = database_url(settings.database)
    database = transactions(url)
    store = Store(database)
    shelf = Shelf(settings.editions_folder)
    thinkers = Thinkers(settings.editions_folder, settings.bot_processes, settings.bot_seconds)
    checkers = Thinkers(settings.editions_folder, 1, settings.bot_seconds)
    evaluations = EvaluationStore(database)
    context = Context(
        settings=settings,
        store=store,
        people=PeopleStore(database),
        shelf=shelf,
        hub=Hub(store, shelf, settings.bot_lease),
        opening=Opening(store, shelf, settings.tables_at_most, settings.seed),
        thinkers=thinkers,
        checkers=checkers,
        bots=BotRunner(thinkers, settings.bot_pause),
        evaluator=Evaluator(evaluations, thinkers, settings.bot_lease),
        requests=Buckets(settings.messages_a_second, 3 * settings.messages_a_second),
        openings=Buckets(settings.openings_a_second, 10 * settings.openings_a_second),
        newcomers=Buckets(settings.people_an_hour / 3600, settings.people_an_hour),
        page=Page() if page is None else Page(page),
    )

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncGenerator[None, None]:
        if not store.rings:
            await store.release_bots()  # nobody else is there who could have promised anything
            await evaluations.release()
        tasks = [
            asyncio.create_task(Sweeper(context.hub, context.bots).sweep()),
            asyncio.create_task(Keeper(context.hub, settings).keep()),
        ]
        if store.rings:
            tasks.append(asyncio.create_task(Bell(url, context.hub.heard).listen()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            stopped = await context.bots.close()
            await context.evaluator.close()
            await thinkers.close()
            await checkers.close()
            await store.release_bots(stopped)
            await database.close()

    def before(request: Request[Any, Any, Any]) -> Response[Problem] | None:
        if not context.requests.take(address(request)):
            return _problem("too-fast", "Too many requests; wait a second.")
        if request.method not in _SAFE and from_elsewhere(request, settings):
            return _problem("origin", "Pages of other sites change nothing here.")
        return None

    return Litestar(
        route_handlers=[
            *ROUTES,
            game_material,
            *PAGES,
            openapi_page,
            protocol_json,
            table_socket,
        ],
        lifespan=[running],
        before_request=before,
        state=State({"files": Places()}),
        dependencies={"context": Provide(lambda: context, use_cache=True, sync_to_thread=False)},
        exception_handlers={
            Refused: _refused,
            Conflict: _conflict,
            RecursionError: _too_deep,
            HTTPException: _http,
            Exception: _broken,
        },
        response_headers=_HEADERS,
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude=UNPACKED),
        openapi_config=OpenAPIConfig(
            title="Tallgrass",
            version=tallgrass.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[Described()],
        ),
        logging_config=None,
        signature_types=[Context],
    )


def _problem(code: str, reason: str, status: int | None = None) -> Response[Problem]:
    metrics.REFUSALS.labels(code).inc()
    return Response(
        Problem(code, reason), status_code=status or _STATUS.get(code, HTTP_400_BAD_REQUEST), headers=_HEADERS
    )


def _refused(_request: object, error: Refused) -> Response[Problem]:
    return _problem(error.code, error.reason)


def _conflict(_request: object, _error: Conflict) -> Response[Problem]:
    return _problem("stale", "Somebody was quicker; look again.", 409)


def _too_deep(_request: object, _error: RecursionError) -> Response[Problem]:
    return _refused(_request, too_deep())


def _http(_request: object, error: HTTPException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(
        f"{each.get('key', 'body')}: {each['message']}" for each in extra if isinstance(each, dict)
    )
    return _problem("request", f"{error.detail} {details}".strip(), error.status_code)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("%s %s failed.", request.method, request.url.path, exc_info=error)
    return _problem("broken", "Something went wrong here.", HTTP_500_INTERNAL_SERVER_ERROR)
