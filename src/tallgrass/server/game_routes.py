"""The HTTP interface: what can be played here."""

from __future__ import annotations

from litestar import get

import tallgrass
from tallgrass.bots.registry import bots
from tallgrass.kernel.options import Option
from tallgrass.server import requests
from tallgrass.server.context import Context


@get("/api/games", sync_to_thread=False)
def games(context: Context) -> list[requests.GameInfo]:
    """What can be played here: the games, their seats, options, editions and bots."""
    return [_game_info(context, name) for name in tallgrass.games()]


def _game_info(context: Context, name: str) -> requests.GameInfo:
    game = context.shelf.game(name)
    editions = [
        other.edition.name
        for other in context.shelf.all()
        if other.name == name and other.edition is not None
    ]
    return requests.GameInfo(
        name=name,
        title=game.title,
        sentence=game.sentence,
        seats=[list(game.seat_names(count)) for count in game.seat_counts],
        players=[list(called) for called in game.players().values()],
        options=_option_infos(game.options),
        editions=editions,
        bots=[
            requests.BotInfo(kind.name, kind.sentence, _option_infos(kind.parameters)) for kind in bots(name)
        ],
    )


def _option_infos(options: tuple[Option, ...]) -> list[requests.OptionInfo]:
    return [
        requests.OptionInfo(option.name, option.default, option.sentence, option.low, option.high)
        for option in options
    ]


ROUTES = [games]
