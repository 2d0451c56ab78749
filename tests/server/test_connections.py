"""Connections that say little, late or for ever: none of them is held, and none fills memory."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import msgspec
import pytest
from uvicorn import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from tallgrass.server import connections, protocol
from tallgrass.server.connections import MOST_UNHEARD, Requests, Sockets
from tallgrass.server.file_routes import FILES_AT_ONCE, MAX_FILE
from tests.server.guests import Guest
from tests.server.running import FAST, Serving, serving
from tests.server.wires import PATIENCE, Wire, request

MUCH = 2**20
PING, CONTINUED, TEXT, FINAL = 0x9, 0x0, 0x1, 0x80


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that these tests share."""
    with serving(str(tmp_path_factory.mktemp("connections") / "tallgrass.db"), *FAST) as running:
        yield running
        assert running.stop() == 0
    assert len(running.log) == 1, running.log  # where it serves: what clients send doesn't fill the log


def frame(kind: int, data: bytes = b"") -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    return bytes([kind, 0x80 | len(data), 0, 0, 0, 0]) + data


@contextmanager
def raw(server: Serving, table: str) -> Iterator[socket.socket]:
    """A socket of a table of which only the handshake goes by the book."""
    with socket.create_connection(("127.0.0.1", int(server.port)), timeout=PATIENCE) as opened:
        opened.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n"
            "connection: Upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert b" 101 " in opened.recv(4096)
        opened.sendall(frame(FINAL | TEXT, msgspec.json.encode(protocol.Hello(protocol=protocol.PROTOCOL))))
        yield opened


def is_cut(opened: socket.socket, frames: bytes, times: int) -> bool:
    """Whether the server cuts it off while these are sent so many times; nothing is read meanwhile."""
    try:
        for _ in range(times):
            opened.sendall(frames)
        heard = 0
        while more := opened.recv(65536):
            heard += len(more)
            if heard > MUCH:
                return False
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


@pytest.mark.parametrize(
    ("first", "frames"),
    [
        pytest.param(b"", frame(FINAL | PING, b"x" * 125), id="pings whose pongs aren't read"),
        pytest.param(frame(TEXT), frame(CONTINUED), id="a message of empty frames without end"),
    ],
)
def test_what_no_limit_of_messages_counts_is_cut_off(server: Serving, first: bytes, frames: bytes) -> None:
    ann = Guest(server.url, "Ann")
    table = ann.make("indian-wars", "you", "you", fair=False)
    with raw(server, table) as opened:
        opened.sendall(first)
        assert is_cut(opened, frames * 1000, 50)
    with Wire(server.url, table) as wire:
        assert wire.hello(0, ann.server.token)["type"] == "welcome"


def test_some_pings_are_answered(server: Serving) -> None:
    table = Guest(server.url, "Ann").make("indian-wars", "you", "you", fair=False)
    with raw(server, table) as opened:
        opened.sendall(frame(FINAL | PING, b"there?") * 10)
        heard = b""
        while heard.count(b"there?") < 10:
            more = opened.recv(4096)
            assert more
            heard += more


@pytest.mark.parametrize(
    ("first", "answer", "then"),
    [
        pytest.param(b"nonsense\r\n\r\n", b" 400 ", b"", id="at once"),
        pytest.param(
            b"POST /api/nowhere HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n",
            b" 404 ",
            b"nonsense\r\n",
            id="when all is said",
        ),
        pytest.param(
            b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: nonsense\r\n\r\n",
            b" 200 ",
            b"",
            id="as an upgrade",
        ),
    ],
)
def test_nonsense_is_answered_or_cut_off(server: Serving, first: bytes, answer: bytes, then: bytes) -> None:
    """And it leaves nothing in the log, as the fixture's end says."""
    with socket.create_connection(("127.0.0.1", int(server.port)), timeout=PATIENCE) as opened:
        opened.sendall(first)
        assert answer in opened.recv(4096)
        opened.sendall(then)
        with suppress(ConnectionResetError):
            while opened.recv(4096):
                pass


HEAD = b"POST /api/person HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 14\r\n\r\n"
WHOLE = HEAD + b'{"name":"Ann"}'


class Pipe(asyncio.Transport):
    """The other end of a connection: it notes whether it was cut off."""

    def __init__(self) -> None:
        super().__init__()
        self.cut = asyncio.Event()
        self.written = b""
        self.ended = False

    def abort(self) -> None:
        self.cut.set()

    def close(self) -> None:
        pass

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        assert not self.ended
        self.written += data

    def is_closing(self) -> bool:
        return self.cut.is_set()

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        assert not self.ended
        self.ended = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


@pytest.mark.parametrize(
    ("said", "cut"),
    [
        pytest.param(b"", True, id="nothing"),
        pytest.param(HEAD[:40], True, id="half a head"),
        pytest.param(HEAD, True, id="no body"),
        pytest.param(HEAD + b"{", True, id="half a body"),
        pytest.param(WHOLE, False, id="all of it, and the answer takes its time"),
        pytest.param(WHOLE + HEAD[:40], False, id="more, while the answer takes its time"),
    ],
)
def test_a_request_arrives_in_time_or_its_connection_is_cut_off(
    monkeypatch: pytest.MonkeyPatch, said: bytes, cut: bool
) -> None:
    monkeypatch.setattr(connections, "ASKING_SECONDS", 0.02)

    async def never(_scope: object, _receive: object, _send: object) -> None:
        await asyncio.Event().wait()

    async def meet() -> bool:
        config = Config(never, lifespan="off", log_level="critical")
        config.load()
        pipe = Pipe()
        protocol = Requests(config, ServerState(), {})
        protocol.connection_made(pipe)
        for at in range(len(said)):
            protocol.data_received(said[at : at + 1])  # letter by letter wins no time
        with suppress(TimeoutError):
            await asyncio.wait_for(pipe.cut.wait(), 5 if cut else 0.2)
        for task in protocol.tasks:
            task.cancel()
        return pipe.cut.is_set()

    assert asyncio.run(meet()) == cut


SHAKE = (
    b"GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TOO_LARGE = bytes([FINAL | TEXT, 0x80 | 127]) + (2**20).to_bytes(8, "big") + bytes(4)
NO_TEXT = frame(FINAL | TEXT, b"\xff")


class Meeting:
    """A socket, and what is at its other end."""

    def __init__(self) -> None:
        self.pipe = Pipe()
        self.heard: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self.send_failed = asyncio.Event()
        config = Config(self._app, interface="asgi3", lifespan="off", log_level="critical", ws_max_size=1000)
        config.load()
        self.sockets = Sockets(config, ServerState(), {})
        self.sockets.connection_made(self.pipe)
        self.sockets.data_received(SHAKE)

    async def _app(self, _scope: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.heard.put(message := await receive())
            if message["type"] == "websocket.disconnect":
                with pytest.raises(ClientDisconnected):
                    await send({"type": "websocket.send", "text": "too late"})
                self.send_failed.set()
                await asyncio.Event().wait()

    async def answered(self) -> None:
        """Wait until the socket is one."""
        async with asyncio.timeout(PATIENCE):
            while not self.sockets.handshake_complete:
                await asyncio.sleep(0)

    async def end(self) -> None:
        """End what is left of it."""
        tasks = list(self.sockets.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.sockets.connection_lost(None)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        pytest.param(TOO_LARGE, 1009, id="too large"),
        pytest.param(TOO_LARGE + frame(FINAL | PING), 1009, id="too large, and more"),
        pytest.param(NO_TEXT, 1007, id="no text"),
        pytest.param(NO_TEXT + frame(FINAL | PING, b"?") + NO_TEXT, 1007, id="no text, and more"),
    ],
)
def test_one_who_is_sent_away_is_told_why_and_read_on_unheard(
    monkeypatch: pytest.MonkeyPatch, said: bytes, code: int
) -> None:
    """What is unread when a connection is closed resets it, and that may overtake the reason."""
    monkeypatch.setattr(connections, "LINGER_SECONDS", 0.2)

    async def meet() -> None:
        meeting = Meeting()
        await meeting.answered()
        pipe, sockets = meeting.pipe, meeting.sockets
        sockets.data_received(said)
        assert code.to_bytes(2, "big") in pipe.written.split(b"\r\n\r\n", 1)[1]
        assert pipe.ended
        assert (await meeting.heard.get())["code"] == code
        await meeting.send_failed.wait()
        assert not pipe.cut.is_set()
        sockets.data_received(frame(FINAL | TEXT, b"still there") * 10)  # changes nothing, and isn't heard
        assert meeting.heard.empty()
        await asyncio.wait_for(pipe.cut.wait(), 5)  # but not for ever
        await meeting.end()

    asyncio.run(meet())


def test_one_who_is_sent_away_is_cut_off_when_he_has_said_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_UNHEARD", 100)

    async def meet() -> None:
        meeting = Meeting()
        await meeting.answered()
        meeting.sockets.data_received(TOO_LARGE)
        meeting.sockets.data_received(bytes(100))
        assert not meeting.pipe.cut.is_set()
        meeting.sockets.data_received(bytes(1))
        assert meeting.pipe.cut.is_set()
        await meeting.end()

    asyncio.run(meet())


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(TOO_LARGE, id="too large"),
        pytest.param(NO_TEXT, id="no text"),
        pytest.param(frame(FINAL | TEXT, b"hello"), id="something sensible"),
    ],
)
def test_one_who_speaks_before_he_is_answered_is_cut_off(said: bytes) -> None:
    async def meet() -> None:
        meeting = Meeting()
        meeting.sockets.data_received(said)
        assert meeting.pipe.cut.is_set()
        await meeting.end()

    asyncio.run(meet())


def test_one_who_is_sent_away_and_goes_on_for_ever_is_cut_off(server: Serving) -> None:
    table = Guest(server.url, "Ann").make("indian-wars", "you", "you", fair=False)
    sent = 0
    with raw(server, table) as opened:
        opened.sendall(TOO_LARGE)
        heard = b""
        while more := opened.recv(4096):
            heard += more
        assert bytes([FINAL | 0x8]) in heard
        assert (1009).to_bytes(2, "big") in heard  # and it is at its end
        with suppress(ConnectionResetError, BrokenPipeError):
            while sent < 4 * MOST_UNHEARD:
                sent += opened.send(bytes(65536))
    assert MOST_UNHEARD < sent < 4 * MOST_UNHEARD


def test_a_file_is_not_unpacked_where_all_are_served(server: Serving) -> None:
    """Empty lists take twenty-five times the memory that they take in JSON."""
    token = Guest(server.url, "Ann").server.token
    body = '{"seats":["you","you"],"file":[' + "[]," * (MAX_FILE // 3 - 20) + "[]]}"
    before = server.most_memory()
    for _ in range(2):
        assert request(server.url, "POST", "/api/import", body, token=token).problem == (400, "file")
    assert server.most_memory() - before < 6 * MAX_FILE


def test_so_many_files_at_a_time_from_an_address(server: Serving) -> None:
    token = Guest(server.url, "Ann").server.token
    head = (
        f"POST /api/import HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\n"
        f"content-length: {MAX_FILE}\r\nexpect: 100-continue\r\n\r\n"
    ).encode()
    with ExitStack() as stack:
        place = ("127.0.0.1", int(server.port))
        for begun in [
            stack.enter_context(socket.create_connection(place, PATIENCE)) for _ in range(FILES_AT_ONCE)
        ]:
            begun.sendall(head)
            assert b" 100 " in begun.recv(4096)  # the server waits for it
        wish = {"file": {}, "seats": ["you", "you"]}
        assert request(server.url, "POST", "/api/import", wish, token=token).problem == (429, "busy")
        elsewhere = {"x-forwarded-for": "10.0.0.7"}
        there = request(server.url, "POST", "/api/import", wish, token=token, headers=elsewhere)
        assert there.problem == (400, "file")
        stack.close()
        answers = (request(server.url, "POST", "/api/import", wish, token=token) for _ in range(1000))
        assert next(each.problem for each in answers if each.problem != (429, "busy")) == (400, "file")
