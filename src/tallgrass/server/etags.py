"""Answers that somebody may keep: sent whole, or said to be still the same (ETag, If-None-Match)."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import MediaType, Request, Response
from litestar.status_codes import HTTP_304_NOT_MODIFIED


def etag(data: bytes) -> str:
    """The ETag of data: a weak one, as it may be sent compressed."""
    return f'W/"{hashlib.sha256(data).hexdigest()[:32]}"'


def kept(
    request: Request[Any, Any, Any], data: bytes, tag: str, kind: MediaType, how_long: str
) -> Response[bytes]:
    """The answer with data of that ETag; without it if whoever asks has it. `how_long`: its cache-control."""
    headers = {"etag": tag, "cache-control": how_long}
    if same(request.headers.get("if-none-match", ""), tag):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(data, media_type=kind, headers=headers)


def same(known: str, tag: str) -> bool:
    """Whether an ETag is among those of an If-None-Match; weak and strong ones are alike there."""
    return known.strip() == "*" or tag.removeprefix("W/") in [
        each.strip().removeprefix("W/") for each in known.split(",")
    ]
