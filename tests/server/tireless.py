"""Players whom nothing stops: they play a seat to the end, however often the server dies under them.

What isn't acknowledged is said again with the same id.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

import tallgrass
from tallgrass.bots.registry import bot
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.game import Game
from tallgrass.kernel.messages import View
from tallgrass.server import protocol
from tallgrass.server.client import NotDone, Server
from tests.server.guests import Guest, Place
from tests.server.running import PATIENCE

MOST_CONNECTIONS = 2000


class Counter:
    """How many acts have been acknowledged at all tables, and whether there is a server to connect to."""

    def __init__(self) -> None:
        self.up = threading.Event()
        self.up.set()
        self._acks = 0
        self._broken: list[BaseException] = []
        self._change = threading.Condition()

    def add(self) -> None:
        """One more."""
        with self._change:
            self._acks += 1
            self._change.notify_all()

    def broke(self, error: BaseException) -> None:
        """A player has met something that he shouldn't."""
        with self._change:
            self._broken.append(error)
            self._change.notify_all()

    def check(self) -> None:
        """Nobody has met such a thing."""
        if self._broken:
            raise AssertionError(f"{len(self._broken)} players broke off") from self._broken[0]

    def wait(self, more: int) -> None:
        """Until so many more have been acknowledged."""
        with self._change:
            wanted = self._acks + more
            for _ in range(100_000):
                self.check()
                if self._acks >= wanted:
                    return
                assert self._change.wait(PATIENCE), "nobody's acts are acknowledged any more"


@dataclass
class Tireless:
    """Somebody who plays one seat of a table. `acked`: the ids and actions of his acts that are done."""

    server: Server
    game: Game
    table: str
    seat: int
    counter: Counter
    acked: list[tuple[str, str]] = field(default_factory=list)
    connections: int = 0

    def __post_init__(self) -> None:
        self._acts = 0
        self._bot = bot("heuristic", self.game)  # with what he does at random some games last very long
        self._pending: protocol.Act | None = None
        self._last: tuple[protocol.Act, protocol.Ack] | None = None
        self._thread = threading.Thread(target=self._play, daemon=True)

    def start(self) -> None:
        """Begin to play."""
        self._thread.start()

    def finish(self) -> None:
        """Wait for the end of his match."""
        self._thread.join(timeout=10 * PATIENCE)
        self.counter.check()
        assert not self._thread.is_alive(), f"seat {self.seat} of {self.table} never saw the end"

    def _play(self) -> None:
        try:
            for _ in range(MOST_CONNECTIONS):
                assert self.counter.up.wait(PATIENCE)
                try:
                    self.connections += 1
                    with Place(self.server.sit(self.table, self.seat), self.seat) as place:
                        self._attend(place)
                        return
                except NotDone as error:
                    if error.code not in ("gone", "connection"):
                        raise
            raise AssertionError("the connection is gone again and again")
        except BaseException as error:
            self.counter.broke(error)

    def _attend(self, place: Place) -> None:
        """Play as long as the connection lasts, and to the end if it does."""
        place.nonce("tireless")
        if self._last is not None:
            act, ack = self._last
            assert place.done(act) == ack  # the same answer, whichever process gives it
        self._resend(place)
        answered = 0
        while True:
            message = place.until(protocol.View | protocol.Over)  # type: ignore[arg-type]
            if isinstance(message, protocol.Over):
                return
            if message.version > answered and message.legal:
                answered = message.version
                self._pending = place.act(message, self._choose(message))
                self._resend(place)

    def _choose(self, message: protocol.View) -> str:
        view: View = msgspec.convert(message.view, self.game.view_type)
        numbers = [self.game.actions.number(choice.action) for choice in message.legal]
        legal = [number for number in numbers if number is not None]
        self._acts += 1
        return self.game.actions.name(self._bot.choose(view, legal, FastChance(self.seat, self._acts)))

    def _resend(self, place: Place) -> None:
        """Say what isn't acknowledged: it is done, once, or the view that it answers is an old one."""
        act = self._pending
        if act is None:
            return
        answer = place.say(act)
        if isinstance(answer, protocol.Ack):
            self.acked.append((act.id, act.action))
            self._last = (act, answer)
            self.counter.add()
        else:
            assert answer.code in ("stale", "over"), answer
        self._pending = None


GAMES: Sequence[tuple[str, tuple[str, ...], dict[str, bool | int | str]]] = (
    ("indian-wars", ("you", "heuristic"), {}),
    ("plains-indian-wars", ("heuristic", "you", "random"), {"max_rounds": 1}),
    ("mystic-warriors", ("you", "heuristic", "you"), {"feathers": 5}),
    ("indian-wars", ("you", "you"), {}),
    ("mystic-warriors", ("heuristic", "you"), {"feathers": 5}),
    ("plains-indian-wars", ("you", "you", "you", "random"), {"max_rounds": 1}),
)
"""Tables: some with one person, some with several, all but one with bots."""


def sit_down(url: str, tables: int, counter: Counter) -> list[Tireless]:
    """People at so many tables of the three games."""
    players = []
    for number in range(tables):
        game, seats, options = GAMES[number % len(GAMES)]
        guest = Guest(url, f"Guest {number}")
        table = guest.make(game, *seats, options=options)
        rules = tallgrass.game(game)
        players += [
            Tireless(guest.server, rules, table, seat, counter)
            for seat, who in enumerate(seats)
            if who == "you"
        ]
    return players
