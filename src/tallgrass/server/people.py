"""Who somebody is: a token that he keeps, in a cookie or in a header, and a name."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tallgrass.server.people_store import PeopleStore
from tallgrass.server.rows import PersonRow
from tallgrass.server.settings import Settings

COOKIE = "tallgrass"
_A_YEAR = 365 * 86400

Connection = ASGIConnection[Any, Any, Any, Any]


def cookie(token: str, settings: Settings) -> Cookie:
    """The cookie with a token: no script reads it, no other site sends it along."""
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        max_age=_A_YEAR,
        path="/",
    )


def token_of(connection: Connection) -> str | None:
    """The token that came along, in the header or the cookie."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        return bearer.strip()
    return connection.cookies.get(COOKIE)


async def person_of(people: PeopleStore, token: str | None) -> PersonRow | None:
    """Who has a token; None if there is none or nobody has it."""
    return None if not token or len(token) > 200 else await people.find(token)


def from_elsewhere(connection: Connection, settings: Settings) -> bool:
    """Whether a browser says that a page of another site sent this.

    Programs send no origin, and no cookie that they weren't given.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return False
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return True
    return place.lower() != connection.headers.get("host", "").lower()


def address(connection: Connection) -> str:
    """Where a connection comes from: of IPv6 the network, for whoever has one has 2**64 addresses in it."""
    host = connection.client.host if connection.client else "-"
    if ":" not in host:
        return host
    try:
        six = IPv6Address(host)
    except ValueError:
        return host  # a proxy's own word for it
    return str(six.ipv4_mapped or IPv6Network((int(six), 64), strict=False))
