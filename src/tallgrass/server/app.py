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
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig

import tallgrass
from tallgrass.server.answering import HANDLERS, HEADERS, problem
from tallgrass.server.bell import Bell
from tallgrass.server.bots import BotRunner
from tallgrass.server.built import Built
from tallgrass.server.context import Context
from tallgrass.server.database import database_url
from tallgrass.server.describing import Described
from tallgrass.server.editions import Shelf
from tallgrass.server.evaluating import Evaluator
from tallgrass.server.evaluation_store import EvaluationStore
from tallgrass.server.hub import Hub
from tallgrass.server.limits import Buckets, Places
from tallgrass.server.opening import Opening
from tallgrass.server.page_routes import ASSETS, UNPACKED, nothing_there
from tallgrass.server.people import address, from_elsewhere
from tallgrass.server.people_store import PeopleStore
from tallgrass.server.removing import Remover
from tallgrass.server.requests import Problem
from tallgrass.server.routes import ROUTES
from tallgrass.server.settings import Settings, handed_on
from tallgrass.server.store import Store
from tallgrass.server.sweeping import Sweeper
from tallgrass.server.thinking import Thinkers
from tallgrass.server.transactions import transactions

MAX_BODY = 64 * 1024
"""Bytes of a request without a match file."""
ASSETS_A_REQUEST = 20
"""Files of the page that an address may fetch for each request: a table's page is some ten of them."""

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
        assets=Buckets(
            ASSETS_A_REQUEST * settings.messages_a_second, 3 * ASSETS_A_REQUEST * settings.messages_a_second
        ),
        openings=Buckets(settings.openings_a_second, 10 * settings.openings_a_second),
        newcomers=Buckets(settings.people_an_hour / 3600, settings.people_an_hour),
        page=Built() if page is None else Built(page),
    )

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncGenerator[None, None]:
        if not store.rings:
            await store.release_bots()  # nobody else is there who could have promised anything
            await evaluations.release()
        tasks = [
            asyncio.create_task(Sweeper(context.hub, context.bots).sweep()),
            asyncio.create_task(Remover(context.hub, settings).remove()),
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
        bucket = context.assets if request.url.path.startswith(ASSETS) else context.requests
        if not bucket.take(address(request)):
            return problem("too-fast", "Too many requests; wait a second.")
        if request.method not in _SAFE and from_elsewhere(request, settings):
            return problem("origin", "Pages of other sites change nothing here.")
        return None

    return Litestar(
        route_handlers=ROUTES,
        lifespan=[running],
        before_request=before,
        state=State({"files": Places()}),
        dependencies={"context": Provide(lambda: context, use_cache=True, sync_to_thread=False)},
        exception_handlers={**HANDLERS, NotFoundException: nothing_there(context.page)},
        response_headers=HEADERS,
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
