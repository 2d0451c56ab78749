"""How a request is answered that isn't carried out, and what each answer says to a browser."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_400_BAD_REQUEST

from tallgrass.server import metrics
from tallgrass.server.nesting import too_deep
from tallgrass.server.refusing import Refused
from tallgrass.server.requests import Problem
from tallgrass.server.store import Conflict

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
    "stale": 409,
    "broken": 500,
}
# What scripts, styles and fonts say; the others are heeded in documents alone.
HEADERS_OF_PARTS = {"x-content-type-options": "nosniff"}
# The page brings all that it needs and asks nobody else. No `unsafe-inline`: lit's styles are adopted style
# sheets, and what its scripts set of an element's style goes through the CSSOM; neither is inline style.
# `'self'` covers the sockets of tables: by CSP 3, 'self' at http(s) matches ws(s) at the same
# host and port, and so it is in Chromium, in Firefox, and in Safari from 15.4.
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    **HEADERS_OF_PARTS,
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def problem(code: str, reason: str, status: int | None = None) -> Response[Problem]:
    """A refusal, which is counted; `status`: if it isn't what its code has."""
    metrics.REFUSALS.labels(code).inc()
    return Response(
        Problem(code, reason), status_code=status or _STATUS.get(code, HTTP_400_BAD_REQUEST), headers=HEADERS
    )


def _refused(_request: object, error: Refused) -> Response[Problem]:
    return problem(error.code, error.reason)


def _conflict(_request: object, _error: Conflict) -> Response[Problem]:
    return problem("stale", "Somebody was quicker; look again.")


def _too_deep(request: object, _error: RecursionError) -> Response[Problem]:
    return _refused(request, too_deep())


def http_problem(_request: object, error: HTTPException) -> Response[Problem]:
    """A request that isn't as the interface has it."""
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(
        f"{each.get('key', 'body')}: {each['message']}" for each in extra if isinstance(each, dict)
    )
    return problem("request", f"{error.detail} {details}".strip(), error.status_code)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("%s %s failed.", request.method, request.url.path, exc_info=error)
    return problem("broken", "Something went wrong here.")


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: _refused,
    Conflict: _conflict,
    RecursionError: _too_deep,
    HTTPException: http_problem,
    Exception: _broken,
}
