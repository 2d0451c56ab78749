"""What goes wrong stands in the log, also what looks as if somebody had only left."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from litestar.exceptions import WebSocketDisconnect
from uvicorn import Config
from uvicorn.server import ServerState

from tallgrass.server import door, protocol
from tallgrass.server.app import _worth_a_line
from tallgrass.server.connections import Requests
from tallgrass.server.limits import Buckets, Places
from tallgrass.server.settings import Settings
from tallgrass.server.sockets import Socket
from tests.server.inside import Worker, new_store
from tests.server.running import FAST, serving
from tests.server.test_connections import WHOLE, Pipe

NOT_TEXT = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "ours")


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """What uvicorn logs of a worker."""
    logger = logging.getLogger("uvicorn.error")
    logger.addFilter(_worth_a_line)
    logger.addHandler(caplog.handler)
    with caplog.at_level(logging.ERROR, "uvicorn.error"):
        yield caplog
    logger.removeHandler(caplog.handler)
    logger.removeFilter(_worth_a_line)


@pytest.mark.parametrize("error", [asyncio.CancelledError(), asyncio.CancelledError("ours"), NOT_TEXT])
def test_what_our_own_code_raises_is_logged(lines: pytest.LogCaptureFixture, error: BaseException) -> None:
    async def broken(_scope: object, _receive: object, _send: object) -> None:
        raise error

    async def meet() -> None:
        config = Config(broken, lifespan="off", log_config=None)
        config.load()
        served = Requests(config, ServerState(), {})
        served.connection_made(Pipe())
        served.data_received(WHOLE)
        await asyncio.gather(*served.tasks, return_exceptions=True)
        served.connection_lost(None)

    asyncio.run(meet())
    assert error in [record.exc_info[1] for record in lines.records if record.exc_info]


class Client:
    """A socket as the door sees it, at which nothing is sent or heard."""

    client = None
    headers: ClassVar[dict[str, str]] = {}

    def __init__(self, message: dict[str, Any]) -> None:
        self.message = message
        self.closed: list[int] = []

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        return self.message

    async def close(self, code: int, reason: str) -> None:
        assert reason
        self.closed.append(code)


@pytest.mark.parametrize(
    "error", [asyncio.CancelledError(), ValueError("ours"), WebSocketDisconnect(detail="gone")]
)
def test_a_socket_that_breaks_is_logged_and_one_whose_client_leaves_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: BaseException
) -> None:
    class Talk:
        def __init__(self, *_: object) -> None:
            pass

        async def hear(self, _data: object) -> None:
            raise error

    async def nothing(_what: object) -> None:
        pass

    async def attend() -> list[int]:
        async with new_store(tmp_path) as store:
            worker = await Worker.at(store)
            live = await worker.table("you", "you")
            client = Client({"type": "websocket.receive", "text": "hello"})
            context: Any = SimpleNamespace(hub=worker.hub, begin=nothing)
            way_out = Socket(live, 0, worker.ann, nothing, protocol.Hello(protocol=protocol.PROTOCOL))
            await door._attend(client, way_out, context)  # type: ignore[arg-type]
            return client.closed

    monkeypatch.setattr(door, "Talk", Talk)
    left = isinstance(error, WebSocketDisconnect)
    assert asyncio.run(attend()) == ([] if left else [1011])
    assert [record.message for record in caplog.records] == ([] if left else ["A socket broke."])


def test_what_breaks_before_somebody_looks_on_is_logged_and_told(caplog: pytest.LogCaptureFixture) -> None:
    class People:
        async def find(self, _token: str) -> None:
            raise OSError("the database is gone")

    hello = '{"type": "hello", "protocol": 1, "token": "a token"}'
    client = Client({"type": "websocket.receive", "text": hello})
    context = SimpleNamespace(
        openings=Buckets(1.0, 1.0), sockets=Places(), settings=Settings(database=""), people=People()
    )

    async def meet() -> None:
        await door.table_socket.fn(client, "table", context)

    asyncio.run(meet())
    assert client.closed == [1011]
    assert [record.message for record in caplog.records] == ["A socket broke."]


def test_what_has_not_ended_when_the_server_stops_is_counted_in_a_line(tmp_path: Path) -> None:
    with (
        serving(str(tmp_path / "tallgrass.db"), *FAST) as server,
        socket.create_connection(("127.0.0.1", int(server.port)), timeout=30) as late,
    ):
        late.sendall(
            b"POST /api/person HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            b"content-length: 14\r\nexpect: 100-continue\r\n\r\n"
        )
        assert b" 100 " in late.recv(4096)  # the server waits for it
        assert server.stop() == 0
    assert [line for line in server.log[1:] if "Cancel 1 running task(s)" not in line] == []
    assert len(server.log) == 2
