"""Nobody is told what he may not know: all that sockets get in whole games is held against the kernel."""

from __future__ import annotations

import random
from bisect import bisect_right
from contextlib import ExitStack

import msgspec
import pytest

import tallgrass
from tallgrass.bots.registry import bot as bot_of
from tallgrass.bots.registry import bots
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.game import Game
from tallgrass.kernel.options import Options
from tallgrass.kernel.record import MatchFile
from tallgrass.server import protocol
from tallgrass.server.about import Bank, TableInfo
from tallgrass.server.client import new_id
from tests.conftest import THOROUGH
from tests.server.guests import Guest
from tests.server.running import Serving
from tests.server.told import Told, encode
from tests.server.wires import CLOCK, VIEW, Message, Wire, request

PLAINS: Options = {"max_rounds": 2} if THOROUGH == 1 else {}
GAMES = [
    pytest.param("indian-wars", 2, {}, id="indian-wars"),
    pytest.param("mystic-warriors", 2, {"feathers": 1}, id="mystic-warriors"),
    pytest.param("mystic-warriors", 3, {"feathers": 1 + THOROUGH}, id="mystic-warriors of three"),
    pytest.param("plains-indian-wars", 2, PLAINS, id="plains"),
    pytest.param("plains-indian-wars", 3, {"max_rounds": 2}, id="plains of three"),
]
MOST = 5_000
"""No game here takes as many decisions."""


class Round:
    """A match with somebody in each seat and one who watches, all of whose frames are kept."""

    def __init__(
        self, stack: ExitStack, guests: list[Guest], game: str, seats: int, options: Options
    ) -> None:
        self.game: Game = tallgrass.game(game)
        self.guests = guests[:seats]
        wish = ["you", *["open"] * (seats - 1)]
        self.table = guests[0].make(game, *wish, options=options, clock=Bank(80_000, 7))
        for guest in guests[1:seats]:
            guest.server.join(self.table)
        self.wires: dict[int | None, Wire] = {}
        for seat in (*range(seats), None):
            guest = guests[-1 if seat is None else seat]
            wire = self.wires[seat] = stack.enter_context(Wire(guest.server.url, self.table))
            wire.hello(seat, guest.server.token)
        self.choices = random.Random(f"{game} {seats}")
        self.bot = bot_of(bots(game)[-1].name, self.game)
        self.offers = 0
        self.answers: dict[int | None, list[tuple[Message, bytes, int]]] = {seat: [] for seat in self.wires}

    def play(self) -> None:
        """From the nonces to the end: questions and takebacks among the acts."""
        for seat in range(len(self.guests)):
            self.wires[seat].ask({"type": "nonce", "id": new_id(), "nonce": f"n{seat}"})
        seat = 0
        for made in range(MOST):
            view = self.wires[seat].view()
            if not view["to_move"]:
                return
            if seat not in view["to_move"]:
                seat = view["to_move"][0]
                view = self.wires[seat].view()
            if made % 15 == 9:
                self._ask_about(made)
            if made % 31 == 30:
                self._take_back(seat, view)
            else:
                self._act(seat, view)
            seat = self.choices.choice(view["to_move"])
        raise AssertionError(f"no end after {MOST} decisions")

    def _act(self, seat: int, view: Message) -> None:
        """As a bot does, or at random."""
        names = [choice["action"] for choice in view["legal"]]
        known = msgspec.convert(view["view"], self.game.view_type)
        numbers = [number for name in names if (number := self.game.actions.number(name)) is not None]
        number = self.bot.choose(known, numbers, FastChance(self.choices.randrange(10**6)))
        if self.choices.random() < 0.2:
            number = self.choices.choice(numbers)
        name = self.game.actions.name(number)
        self._do(seat, {"type": "act", "version": view["version"], "action": name})

    def _do(self, seat: int, message: Message) -> None:
        """Do something that is acknowledged."""
        ack = self.wires[seat].ask({**message, "id": new_id()})
        assert ack["type"] == "ack", ack

    def _take_back(self, seat: int, view: Message) -> None:
        """One's last act, if that is free; else if all agree, who do the first time."""
        if view["undo"] is None:
            self._do(seat, {"type": "undo", "version": view["version"]})
        elif view["undo"]["code"] not in ("nothing", "over"):
            self._do(seat, {"type": "offer", "offer": "takeback"})
            yes = self.choices.random() < 0.5
            for other in range(len(self.guests)):
                if other != seat:
                    self._do(other, {"type": "answer", "offer": self.offers, "yes": yes})
                if other != seat and not yes:
                    break
            self.offers += 1

    def _ask_about(self, made: int) -> None:
        """Whoever is there asks something; what he should hear is worked out later."""
        for seat, wire in self.wires.items():
            version = wire.view()["version"]
            actions = self.game.actions
            name = actions.name(self.choices.randrange(len(actions)))
            questions: list[Message] = [
                {"type": "at", "version": self.choices.randint(1, version)},
                {"type": "earlier", "before": made, "count": 7},
            ]
            if seat is not None:
                questions.append({"type": "why", "action": name})
            for question in questions:
                message = {**question, "id": new_id()}
                self.answers[seat].append((message, wire.answer(message), version))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_every_byte_of_a_whole_game_is_what_the_kernel_tells_that_seat(
    server: Serving, company: list[Guest], game: str, seats: int, options: Options
) -> None:
    with ExitStack() as stack:
        match = Round(stack, company, game, seats, options)
        match.play()
        for wire in match.wires.values():
            wire.settle()
        file = request(server.url, "GET", f"/api/tables/{match.table}/file").body
        document = msgspec.json.decode(file, type=MatchFile)
        assert document.result is not None
        tolds = [Told(match.game, document, seat) for seat in match.wires]
        for told in tolds:
            _check(match, told, match.wires[told.seat], document)
        watching = next(told for told in tolds if told.seat is None)
        for told in tolds:
            if told.seat is not None:
                _look_back(watching, told, match.wires[None])


def _check(match: Round, told: Told, wire: Wire, document: MatchFile) -> None:
    """Each frame is what it may be, or stands for nothing but itself."""
    have, last, over = 0, 0, 0
    asked = {frame for _, frame, _ in match.answers[told.seat]}
    for frame in wire.frames:
        message = msgspec.json.decode(frame, type=protocol.ServerMessage)
        assert encode(message) == frame  # nothing besides what the protocol has
        if frame in asked:
            continue
        if isinstance(message, protocol.View):
            assert message.version > last  # a view that brings nothing new would tell of others' secrets
            last = message.version
            assert frame == told.frame(last, have)
            have = message.news[-1].n + 1 if message.news else have
        elif isinstance(message, protocol.Over):
            over += 1
            assert message.result == document.result
            assert message.verdict == told.words.outcome(message.result)
            assert message.seed == document.dealings[-1].seed
        elif isinstance(message, protocol.Ack):
            assert told.seat is not None
            assert message.version in (0, *range(1, len(told.views) + 1))
        elif isinstance(message, protocol.Welcome | protocol.TableChanged):
            _check_table(message.table, document)
        else:
            assert isinstance(
                message, protocol.Presence | protocol.Clock | protocol.Asked | protocol.EarlierNews
            )
            assert not (isinstance(message, protocol.EarlierNews) and message.news)
    assert (last, over) == (len(told.views), 1)
    views, clocks = (sum(frame.startswith(kind) for frame in wire.frames) for kind in (VIEW, CLOCK))
    assert clocks == views  # and no clock besides
    for question, frame, version in match.answers[told.seat]:
        assert frame == _answer(told, question, version), question


def _answer(told: Told, message: Message, version: int) -> bytes:
    """What a question should have been answered."""
    if message["type"] == "at":
        return told.position(message["version"], message["id"])
    if message["type"] == "earlier":
        return told.earlier(version, message["before"], message["count"], message["id"])
    return told.why(version, message["action"], message["id"])


def _check_table(table: TableInfo, document: MatchFile) -> None:
    assert table.options == document.options
    assert table.commitment == document.dealings[-1].commitment
    assert str(document.dealings[-1].seed) not in msgspec.json.encode(table).decode()


def _look_back(watcher: Told, told: Told, watching: Wire) -> None:
    """When it is over whoever watched may step through it from each seat."""
    for version in range(1, len(watcher.views) + 1, 1 + len(watcher.views) // 10):
        question = {"type": "at", "id": "back", "version": version, "seat": told.seat}
        assert watching.answer(question) == watcher.position(version, "back", told)
    for version in range(1, len(told.views) + 1, 1 + len(told.views) // 10):
        question = {"type": "at", "id": "back", "version": version, "seat": -1, "by": told.seat}
        own = bisect_right(watcher.entries, told.entries[version - 1])
        position = msgspec.json.decode(watching.answer(question), type=protocol.Position)
        assert (position.version, position.seat) == (own, None)
        assert encode(position.view) == encode(watcher.views[own - 1].view)
