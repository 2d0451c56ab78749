"""The HTTP interface: saying who one is."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.status_codes import HTTP_201_CREATED

from tallgrass.server import requests
from tallgrass.server.context import Context
from tallgrass.server.names import check_name
from tallgrass.server.people import address, cookie
from tallgrass.server.refusing import Refused
from tallgrass.server.web import Asked, somebody, whoever


@post("/api/person", status_code=HTTP_201_CREATED)
async def new_person(request: Asked, data: requests.NewPerson, context: Context) -> Response[requests.Person]:
    """Say who you are: a name of your choice. Whoever has said so already gets another name."""
    check_name(data.name)
    person = await whoever(request, context)
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
    person = await somebody(request, context)
    return requests.Person(person.id, person.name)


ROUTES = [new_person, who_am_i]
