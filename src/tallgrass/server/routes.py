"""All that answers here, by HTTP or a socket."""

from __future__ import annotations

from typing import Any

from litestar import get

from tallgrass.server import (
    file_routes,
    game_routes,
    lesson_routes,
    page_routes,
    people_routes,
    table_routes,
)
from tallgrass.server.context import Context
from tallgrass.server.describing import openapi_page, protocol_json
from tallgrass.server.door import table_socket
from tallgrass.server.materials import game_material


@get("/api/health", include_in_schema=False)
async def health(context: Context) -> str:
    """Whether this worker and its database are well."""
    await context.store.lengths([])
    return "ok"


ROUTES: list[Any] = [
    health,
    *people_routes.ROUTES,
    *game_routes.ROUTES,
    game_material,
    *table_routes.ROUTES,
    *lesson_routes.ROUTES,
    *file_routes.ROUTES,
    table_socket,
    openapi_page,
    protocol_json,
    *page_routes.ROUTES,
]
