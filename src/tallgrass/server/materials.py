"""What the games are played with, over HTTP: the same for everybody, so anybody may keep it."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import Parameter

from tallgrass.games.registry import UnknownGame
from tallgrass.kernel.game import Game
from tallgrass.server.context import Context
from tallgrass.server.etags import etag, kept
from tallgrass.server.refusing import Refused

KEPT = "public, max-age=300"
"""Five minutes without asking: after that the ETag says whether anything is new. A release may change it."""


@lru_cache(maxsize=64)
def material(game: Game, plain: bool) -> tuple[bytes, str]:
    """It as it is sent, and its ETag."""
    data = msgspec.json.encode(game.material(plain=plain))
    return data, etag(data)


@get("/api/games/{name:str}/material", media_type=MediaType.JSON, sync_to_thread=False)
def game_material(
    request: Request[Any, Any, Any],
    context: Context,
    name: Annotated[str, Parameter(max_length=40)],
    edition: Annotated[str | None, Parameter(max_length=100)] = None,
    plain: bool = False,
) -> Response[bytes]:
    """What a game is played with: cards, places, rules, and what a view's numbers mean. It never changes.

    `edition` is one of the game's; without it: ours. `plain` puts neutral names for those that insult. Its
    form is in the protocol's schema, under `games`.
    """
    try:
        game = context.shelf.game(name, edition)
    except UnknownGame as error:
        raise Refused("unknown-game", str(error)) from None
    data, tag = material(game, plain)
    return kept(request, data, tag, MediaType.JSON, KEPT)
