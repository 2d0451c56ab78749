"""The page over HTTP: one answer at all its addresses, and the files that it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import Parameter
from litestar.response.base import ASGIResponse
from litestar.status_codes import HTTP_404_NOT_FOUND

from tallgrass.server.answering import HEADERS, HEADERS_OF_PARTS, http_problem
from tallgrass.server.built import Built
from tallgrass.server.context import Context
from tallgrass.server.etags import etag, kept

ADDRESSES: Final = (
    "/",
    "/tables",
    "/join",  # the code follows after a #, which no browser sends anywhere
    "/t/{table:str}",
    "/new/{game:str}",
    "/rules/{game:str}",
    "/lesson/{game:str}",
)
ASSETS: Final = "/assets/"
UNPACKED: Final = f"^{ASSETS}"
"""Addresses of which the answers are sent as they are: what can be packed is packed by the build."""
KEPT: Final = "public, max-age=31536000, immutable"
ASKED_EACH_TIME: Final = "no-cache"
"""The page is kept too, but sent anew as soon as it is another one."""

_DOCUMENTS: Final = ("image/svg+xml",)
"""Types of assets that a browser opens as a page when it is led there."""
_UNBUILT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Tallgrass</title>"
    "<link rel=icon href=data:,><h1>Tallgrass</h1>"
    "<p>Tables for tabletop games of the Great Plains. The page to play on isn't built here: "
    "<code>make page</code> in the checkout does that. Without it: "
    "<code>tallgrass play GAME --server URL</code>. "
    "<a href=/api/docs>What programs can ask here</a>.</p>"
)


@get(list(ADDRESSES), media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def page_index(request: Request[Any, Any, Any], context: Context) -> Response[bytes]:
    """What somebody sees who comes with a browser."""
    found = context.page.index()
    data = _UNBUILT.encode() if found is None else found
    return kept(request, data, etag(data), MediaType.HTML, ASKED_EACH_TIME)


@get(f"{ASSETS}{{name:str}}", include_in_schema=False, sync_to_thread=False)
def page_asset(
    request: Request[Any, Any, Any], context: Context, name: Annotated[str, Parameter(max_length=200)]
) -> ASGIResponse:
    """A script, a style, a font or a picture of the page.

    It is made as it goes over the wire, so that nothing is added to it: a table asks for thirty of these,
    and the headers that only documents heed were a twentieth of all that is sent.
    """
    found = context.page.asset(name, request.headers.get("accept-encoding", ""))
    if found is None:
        raise NotFoundException
    headers = {"cache-control": KEPT, "vary": "accept-encoding"}
    headers |= HEADERS if found.type in _DOCUMENTS else HEADERS_OF_PARTS
    if found.packed is not None:
        headers["content-encoding"] = found.packed
    return ASGIResponse(body=found.data, media_type=found.type, headers=headers)


def nothing_there(built: Built) -> Callable[[Request[Any, Any, Any], HTTPException], Response[Any]]:
    """How it is answered that there is nothing at an address: to somebody with a browser by the page."""

    def answer(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
        found = built.index()
        browsing = "text/html" in request.headers.get("accept", "")
        if found is None or not browsing or request.url.path.startswith(("/api/", ASSETS)):
            return http_problem(request, error)
        return Response(found, status_code=HTTP_404_NOT_FOUND, media_type=MediaType.HTML, headers=HEADERS)

    return answer


ROUTES = [page_index, page_asset]
