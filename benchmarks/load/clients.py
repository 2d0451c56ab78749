"""Scripted clients: two seats at each of many tables, which act at a steady rate of all together."""

from __future__ import annotations

import asyncio
import gc
import random
import time
import urllib.request
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("indian-wars", "mystic-warriors", "plains-indian-wars")
GRACE = 1.0
"""Seconds after which a step counts as one that the other seat sees nothing of: so it is in secret phases."""


class Choice(msgspec.Struct):
    """A choice of a view; its label isn't read."""

    action: str


class Message(msgspec.Struct):
    """Of a server's message what a scripted client needs."""

    type: str
    version: int = 0
    to_move: list[int] = []
    legal: list[Choice] = []
    code: str = ""


_decode = msgspec.json.Decoder(Message).decode


def post(url: str, body: object, token: str = "") -> dict[str, object]:
    """An HTTP request."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, msgspec.json.encode(body), headers)
    with urllib.request.urlopen(request) as answer:
        read: dict[str, object] = msgspec.json.decode(answer.read())
        return read


@dataclass
class Seat:
    """One socket."""

    number: int
    socket: ClientConnection
    view: Message = field(default_factory=lambda: Message("none"))
    seen: asyncio.Event = field(default_factory=asyncio.Event)
    """It has had a view."""


@dataclass
class Table:
    """Two seats, and the step that is on its way."""

    seats: list[Seat]
    sent: float = 0.0
    sender: int = -1
    done: bool = False


@dataclass
class Figures:
    """What was measured."""

    acks: list[float] = field(default_factory=list)
    views: list[float] = field(default_factory=list)
    refused: int = 0
    late: int = 0


class Load:
    """The clients of one run."""

    def __init__(self, url: str, tables: int, seed: int = 1) -> None:
        self.url = url
        self.count = tables
        self.ids: list[tuple[str, str]] = []
        self.tables: list[Table] = []
        self.figures = Figures()
        self._random = random.Random(seed)
        self._acts = 0
        self._reading: list[asyncio.Task[None]] = []

    def make(self) -> None:
        """The tables, of the three games in turn; nobody looks at them yet."""
        token = ""
        for n in range(self.count):
            if n % 40 == 0:
                token = str(post(f"{self.url}/api/person", {"name": f"Load {n}", "token": True})["token"])
            wish = {"game": GAMES[n % len(GAMES)], "seats": ["you", "you"], "fair": False}
            table = post(f"{self.url}/api/tables", wish, token)["table"]
            assert isinstance(table, dict)
            self.ids.append((str(table["id"]), token))

    async def sit(self) -> None:
        """Both seats of all tables. From then on the clients collect no garbage: it would be measured."""
        gc.disable()
        for start in range(0, len(self.ids), 50):
            self.tables += await asyncio.gather(
                *(self._table(*each) for each in self.ids[start : start + 50])
            )

    async def _table(self, identity: str, token: str) -> Table:
        table = Table([await self._seat(identity, token, number) for number in (0, 1)])
        for seat in table.seats:
            self._reading.append(asyncio.create_task(self._read(table, seat)))
            await seat.seen.wait()
        return table

    async def _seat(self, identity: str, token: str, number: int) -> Seat:
        address = f"ws{self.url[4:]}/api/tables/{identity}/socket"
        socket = await connect(address, max_size=None, compression=None, ping_interval=None)
        hello = {"type": "hello", "protocol": 1, "seat": number, "token": token}
        await socket.send(msgspec.json.encode(hello).decode())
        return Seat(number, socket)

    async def _read(self, table: Table, seat: Seat) -> None:
        async for frame in seat.socket:
            message = _decode(frame)
            now = time.perf_counter()
            if message.type == "view":
                seat.view = message
                seat.seen.set()
                if table.sender == 1 - seat.number:
                    self.figures.views.append(now - table.sent)
                    table.sender = -1
            elif message.type == "ack":
                self.figures.acks.append(now - table.sent)
            elif message.type == "reject":
                self.figures.refused += 1
                table.sender = -1

    async def play(self, rate: float, seconds: float) -> None:
        """So many acts a second, of all tables together, spread evenly in time."""
        begun = time.perf_counter()
        acts = int(rate * seconds)
        for n in range(acts):
            wait = begun + n / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif wait < -0.1:
                self.figures.late += 1
            await self._act()
        await asyncio.sleep(GRACE)

    async def _act(self) -> None:
        """At some table that isn't waiting for an earlier one."""
        for _ in range(20):
            table = self._random.choice(self.tables)
            now = time.perf_counter()
            if table.sender >= 0 and now - table.sent < GRACE:
                continue
            movers = [seat for seat in table.seats if seat.number in seat.view.to_move and seat.view.legal]
            if not movers:
                continue
            seat = self._random.choice(movers)
            self._acts += 1
            act = {
                "type": "act",
                "id": f"a{self._acts}",
                "version": seat.view.version,
                "action": self._random.choice(seat.view.legal).action,
            }
            table.sent, table.sender = now, seat.number
            await seat.socket.send(msgspec.json.encode(act).decode())
            return

    async def close(self) -> None:
        """Leave."""
        for task in self._reading:
            task.cancel()
        await asyncio.gather(*(seat.socket.close() for table in self.tables for seat in table.seats))
