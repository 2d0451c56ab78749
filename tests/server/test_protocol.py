"""What is written down of the server: the protocol's schema, page and example, and the operator's page."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import typing
import urllib.request
from collections.abc import Iterator
from html import escape
from pathlib import Path

import click
import msgspec
import pytest
import typer

import tallgrass
from tallgrass.cli.app import app
from tallgrass.kernel.messages import Result
from tallgrass.server import about, protocol, remote_bot, requests, teaching
from tallgrass.server.client import Server
from tallgrass.server.remote_bot import RemoteBot
from tallgrass.server.schemas import protocol_schema_text
from tallgrass.server.sentences import sentences, structs
from tests.server.guests import Guest
from tests.server.running import Serving

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
TRANSCRIPT = (ROOT / "docs" / "protocol-transcript.txt").read_text(encoding="utf-8").splitlines()


def _codes() -> set[str]:
    """All that a refusal's code can be, as the source has them."""
    found = {"no-table"}
    for path in Path(tallgrass.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if node.func.id in ("Refused", "Refusal", "problem") and isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found - {"gone"}  # the terminal's own


def test_the_schema_is_that_of_the_messages() -> None:
    """To write it anew: python -m tallgrass.server.schemas > docs/protocol.schema.json."""
    assert (ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8") == protocol_schema_text()


@pytest.mark.parametrize("union", [protocol.ClientMessage, protocol.ServerMessage], ids=["client", "server"])
def test_the_page_names_every_message(union: object) -> None:
    for kind in typing.get_args(union):
        assert (
            f"`{kind.__struct_config__.tag}" in PAGE or f'"type": "{kind.__struct_config__.tag}"' in PAGE
        ), kind


@pytest.mark.parametrize("code", sorted(_codes()))
def test_the_page_explains_every_code(code: str) -> None:
    tables = PAGE[PAGE.index("### Codes of `reject`") : PAGE.index("### Closing")]
    assert f"`{code}`" in tables


def test_the_operators_page_explains_every_flag() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    serve = typing.cast(click.Group, typer.main.get_command(app)).commands["serve"]
    flags = [flag for parameter in serve.params for flag in parameter.opts if flag != "--help"]
    assert len(flags) > 15
    assert [flag for flag in flags if not re.search(rf"{flag}\b(?!-)", page)] == []


@pytest.mark.parametrize(
    ("mark", "union"),
    [("> ", protocol.ClientMessage), ("< ", protocol.ServerMessage)],
    ids=["client", "server"],
)
def test_the_transcript_is_made_of_messages(mark: str, union: typing.Any) -> None:
    lines = [line[2:] for line in TRANSCRIPT if line.startswith(mark)]
    assert len(lines) > 5
    for line in lines:
        message = msgspec.json.decode(line, type=union)
        assert msgspec.json.decode(msgspec.json.encode(message), type=union) == message


def test_the_example_plays_a_whole_match(server: Serving) -> None:
    program = ROOT / "examples" / "random_client.py"
    assert len(program.read_text(encoding="utf-8").splitlines()) < 60
    done = subprocess.run(
        [sys.executable, str(program), server.url, "indian-wars", "random"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "won." in done.stdout or "A draw." in done.stdout


def test_a_bot_that_runs_elsewhere_plays(server: Serving) -> None:
    host = Guest(server.url, "Host")
    table = host.make("indian-wars", "random", "open")
    visitor = Server(server.url)
    visitor.come("Elsewhere")
    bot = RemoteBot(visitor, "heuristic", seed=3)
    bot.sit_down(table, "indians", None)
    assert bot.play().startswith(("Whites won", "Indians won", "A draw"))
    assert host.server.table(table).status == "over"


@pytest.mark.parametrize("path", ["/api/docs", "/api/protocol.json", "/api/schema/openapi.json"])
def test_the_server_describes_itself(server: Serving, path: str) -> None:
    with urllib.request.urlopen(server.url + path) as answer:
        text = answer.read().decode()
    assert "TableInfo" in text


@pytest.mark.parametrize("name", sorted(structs(requests, about, teaching)))
def test_each_field_of_a_request_and_an_answer_has_a_sentence(name: str) -> None:
    struct = structs(requests, about, teaching)[name]
    assert set(struct.__struct_fields__) == set(sentences(struct))


def test_the_sentences_are_in_the_descriptions(server: Serving) -> None:
    def asked(path: str) -> str:
        with urllib.request.urlopen(server.url + path) as answer:
            return str(answer.read().decode())

    schemas = msgspec.json.decode(asked("/api/schema/openapi.json"))["components"]["schemas"]
    for name, struct in structs(requests, about, teaching).items():
        if name in schemas:
            told = {
                field: about_it.get("description") for field, about_it in schemas[name]["properties"].items()
            }
            assert sentences(struct).items() <= told.items()
    assert {"NewTable", "Import", "NewPerson", "Join", "Invitation", "TableInfo"} <= schemas.keys()
    page = asked("/api/docs")
    for sentence in sentences(requests.NewTable).values():
        assert escape(sentence) in page
    seat = msgspec.json.decode(asked("/api/protocol.json"))["$defs"]["SeatInfo"]["properties"]["seat"]
    assert seat["description"] == sentences(about.SeatInfo)["seat"]


class Hurried:
    """A seat of a server that has no time for the first message, and ends the match after the second."""

    def __init__(self) -> None:
        self.sent: list[protocol.ClientMessage] = []

    def __enter__(self) -> Hurried:
        return self

    def __exit__(self, *_: object) -> None: ...

    def send(self, message: protocol.ClientMessage) -> None:
        self.sent.append(message)

    def messages(self) -> Iterator[protocol.ServerMessage]:
        first = self.sent[0]
        assert isinstance(first, protocol.Give)
        yield protocol.Reject(id=first.id, code="too-fast", reason="Too many messages.")
        if len(self.sent) == 2:
            yield protocol.Ack(id=first.id, version=1)
            yield protocol.Over(result=Result((), (), ""), verdict="A draw.", seed=None)


def test_a_bot_that_runs_elsewhere_sends_again_what_came_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_bot, "TOO_FAST", 0.0)
    seat, server = Hurried(), Server("http://127.0.0.1:1")
    monkeypatch.setattr(server, "sit", lambda *_: seat)
    assert RemoteBot(server, "heuristic").play() == "A draw."
    assert seat.sent[0] == seat.sent[1]
