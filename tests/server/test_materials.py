"""What games are played with, over HTTP: for anybody, and kept as long as it is the same."""

from __future__ import annotations

import urllib.request
from collections.abc import Mapping
from email.message import Message
from urllib.error import HTTPError

import msgspec
import pytest

import tallgrass
from tallgrass.server import requests
from tallgrass.server.etags import same
from tests.server.running import Serving


def ask(url: str, headers: Mapping[str, str] = {}) -> tuple[int, Message, bytes]:
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=dict(headers)), timeout=60) as answer:
            return answer.status, answer.headers, answer.read()
    except HTTPError as error:
        return error.code, error.headers, error.read()


@pytest.mark.parametrize("name", tallgrass.games())
def test_it_is_the_games(server: Serving, name: str) -> None:
    game = tallgrass.game(name)
    url = f"{server.url}/api/games/{name}/material"
    for query, plain in (("", False), ("?plain=true", True), ("?plain=false", False)):
        status, headers, body = ask(url + query)
        assert (status, headers["content-type"]) == (200, "application/json")
        assert msgspec.json.decode(body, type=game.material_type) == game.material(plain=plain)


def test_it_is_kept_until_it_changes(server: Serving) -> None:
    url = f"{server.url}/api/games/indian-wars/material"
    _, headers, body = ask(url)
    tag = headers["etag"]
    assert headers["cache-control"].startswith("public, max-age=")
    status, again, nothing = ask(url, {"if-none-match": tag})
    assert (status, again["etag"], nothing) == (304, tag, b"")
    status, plain, other = ask(f"{url}?plain=true", {"if-none-match": tag})
    assert (status, plain["etag"] == tag, other == body) == (200, False, False)
    status, packed, small = ask(url, {"accept-encoding": "gzip"})
    assert (packed["content-encoding"], packed["etag"]) == ("gzip", tag)
    assert len(small) < len(body) / 2


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("chess/material", "There is no game 'chess'"),
        ("plains-indian-wars/material?edition=mine", "There is no edition 'mine' here"),
        ("indian-wars/material?edition=reconstruction", "the game has none"),
    ],
)
def test_an_unknown_one_is_a_problem(server: Serving, path: str, said: str) -> None:
    status, _, body = ask(f"{server.url}/api/games/{path}")
    problem = msgspec.json.decode(body, type=requests.Problem)
    assert (status, problem.code) == (400, "unknown-game")
    assert said in problem.reason


def test_an_edition_is_named(server: Serving) -> None:
    url = f"{server.url}/api/games/plains-indian-wars/material"
    assert ask(f"{url}?edition=reconstruction")[2] == ask(url)[2]


def test_tags_are_alike_weak_or_strong() -> None:
    assert same('W/"a"', 'W/"a"')
    assert same('"b", "a"', 'W/"a"')
    assert same("*", 'W/"a"')
    assert not same("", 'W/"a"')
    assert not same('"aa"', 'W/"a"')
