"""docs/protocol-transcript.txt is a conversation as it goes: what it says is sent, and answered as it says.

TALLGRASS_WRITE=1 writes the server's part of it anew.
"""

from __future__ import annotations

import os
import re
import urllib.request
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

import tallgrass
from tests.server.running import FAST, Serving, serving

FILE = Path(__file__).parents[2] / "docs" / "protocol-transcript.txt"
WRITE = os.environ.get("TALLGRASS_WRITE") == "1"
PING = '{"type":"ping"}'
PONG = '{"type":"pong"}'
SETTLED = ('"type":"welcome"', '"code":"stale"')
READY = tuple(f'< {{"type":"{kind}"' for kind in ("view", "clock", "over"))
# What is another one each time, and goes by a name in the file.
CHANGING = [(r'"(?:since|at)":[\d.]+', lambda found: f"{found.group().split(':')[0]}:0")]
NAMED = {
    "PERSON": r'^{"id":"([a-z0-9]{15})","name"',
    "TOKEN": r'"token":"([^"]{43})"',
    "TABLE": r'"table":{"id":"([a-z0-9]{15})"',
}


class Conversation:
    """One client."""

    def __init__(self, server: Serving) -> None:
        self._url = server.url
        self._names: dict[str, str] = {}
        self._socket: ClientConnection | None = None

    def out(self, text: str) -> str:
        """What is really sent."""
        for name, value in self._names.items():
            text = text.replace(name, value)
        return text

    def written(self, text: str) -> str:
        """What stands in the file."""
        for name, pattern in NAMED.items():
            found = re.search(pattern, text)
            if found and name not in self._names:
                self._names[name] = found.group(1)
        for name, value in self._names.items():
            text = text.replace(value, name)
        for pattern, changed in CHANGING:
            text = re.sub(pattern, changed, text)
        return text.replace(f'"server":"{tallgrass.__version__}"', '"server":"VERSION"')

    def post(self, line: str) -> str:
        """An HTTP request, and its answer."""
        path, _, body = self.out(line).removeprefix("POST ").partition(" ")
        headers = {
            "content-type": "application/json",
            "authorization": f"Bearer {self._names.get('TOKEN', '')}",
        }
        request = urllib.request.Request(self._url + path, body.encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return self.written(answer.read().decode())

    def say(self, line: str) -> None:
        """A message through the socket."""
        if self._socket is None:
            table = self._names["TABLE"]
            self._socket = connect(f"ws{self._url[4:]}/api/tables/{table}/socket").__enter__()
        self._socket.send(self.out(line))

    def hear(self) -> str:
        """The next message."""
        assert self._socket is not None
        return self.written(str(self._socket.recv(20)))

    def all_heard(self) -> Iterator[str]:
        """What comes until there is nothing more: a view may come after the first answer, not after two."""
        for _ in range(2):
            self.say(PING)
            while (message := self.hear()) != PONG:
                yield message


def in_order(lines: list[str]) -> list[str]:
    """The lines, but between two of the client's those that are made when it is ready for them last.

    Views, with the clocks and the end, keep their order among themselves, and so does all the rest: answers
    and what everybody is told. Only how these two interleave isn't promised; nothing goes past `welcome`, nor
    past the refusal that a fresh view follows.
    """
    run = 0
    places = []
    for line in lines:
        settled = not line.startswith("< ") or any(mark in line for mark in SETTLED)
        run += settled
        places.append((run, line.startswith(READY)))
        run += settled
    return [line for _, line in sorted(zip(places, lines, strict=True), key=itemgetter(0))]


def test_only_what_is_not_promised_is_free() -> None:
    said, welcome, stale = "> hello", '< {"type":"welcome"}', '< {"type":"reject","code":"stale"}'
    chat, ack = '< {"type":"chat"}', '< {"type":"ack"}'
    one, two, over = '< {"type":"view",1}', '< {"type":"view",2}', '< {"type":"over"}'
    lines = [said, welcome, chat, one, ack, two, over, said, chat, one, stale, two]
    free = [said, welcome, one, chat, two, over, ack, said, one, chat, stale, two]
    assert in_order(free) == in_order(lines)
    swapped = [(0, 1), (1, 2), (2, 4), (3, 5), (5, 6), (6, 7), (7, 8), (10, 11), (9, 11), (9, 10), (8, 10)]
    for a, b in swapped:
        other = list(lines)
        other[a], other[b] = other[b], other[a]
        assert in_order(other) != in_order(lines), (a, b)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that deals the same cards each time."""
    database = tmp_path_factory.mktemp("transcript") / "tallgrass.db"
    with serving(str(database), *FAST, "--seed", "7") as running:
        yield running


def test_the_transcript_is_what_is_said(server: Serving) -> None:
    talk = Conversation(server)
    lines = FILE.read_text(encoding="utf-8").splitlines()
    written: list[str] = []
    for line in lines:
        if line.startswith(("    ", "< ")) and WRITE:
            continue
        if line.startswith("    "):
            continue  # compared with its request
        written.append(line)
        if line.startswith("POST "):
            written.append(f"    {talk.post(line)}")
        elif line.startswith("> "):
            talk.say(line[2:])
            if WRITE:
                written += [f"< {message}" for message in talk.all_heard()]
        elif line.startswith("< "):
            written[-1] = f"< {talk.hear()}"
    if WRITE:
        FILE.write_text("\n".join(written) + "\n", encoding="utf-8")
    assert in_order(written) == in_order(lines)
    assert list(talk.all_heard()) == []
