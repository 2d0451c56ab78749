"""A bot that runs elsewhere: it plays a seat of a table by way of the protocol, as a person's client does."""

from __future__ import annotations

import secrets
import time

import msgspec

import tallgrass
from tallgrass.bots.registry import UnknownBot, bot
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.messages import View
from tallgrass.server import protocol
from tallgrass.server.client import NotDone, Seat, Server, new_id, seat_at
from tallgrass.server.editions import edition_name

AGAIN = 2.0
"""Seconds until a connection that is gone is tried again."""
TRIES = 30
TOO_FAST = 1.0
"""Seconds until what the server had no time for is sent again."""


class RemoteBot:
    """A bot at a table of a server."""

    def __init__(self, server: Server, spec: str, seed: int | None = None) -> None:
        self._server = server
        self._spec = spec
        self._seed = secrets.randbits(63) if seed is None else seed
        self._table = ""
        self._seat = -1
        self._acts = 0
        self.seat_name = ""

    def sit_down(self, table: str, seat: str | None, code: str | None) -> None:
        """Take a seat: where the code invites to, or by its name, or any; one that it has is its own still.

        Raises:
            NotDone: if there is none, or the bot doesn't play that game.
        """
        info, self._seat = seat_at(self._server, table, seat, code)
        self._table = info.id
        self.seat_name = info.seats[self._seat].seat
        self._game = tallgrass.game(info.game)
        if edition_name(self._game.edition) != info.edition:
            raise NotDone("edition", f"The table plays with the edition {info.edition}, which isn't here.")
        try:
            self._bot = bot(self._spec, self._game)
        except UnknownBot as error:
            raise NotDone("bot", str(error)) from None

    def play(self) -> str:
        """Play to the end, connecting anew whenever that is needed; returns how it ended. Raises NotDone."""
        for _ in range(TRIES):
            try:
                with self._server.sit(self._table, self._seat) as seat:
                    return self._attend(seat)
            except NotDone as error:
                if error.code not in ("gone", "connection"):
                    raise
            time.sleep(AGAIN)
        raise NotDone("gone", "The connection is gone, and the server can't be reached again.")

    def _attend(self, seat: Seat) -> str:
        answered = 0
        sent: dict[str, protocol.ClientMessage] = {}  # what wasn't answered yet, by its id

        def send(message: protocol.Give | protocol.Act | protocol.Answer) -> None:
            sent[message.id] = message
            seat.send(message)

        send(protocol.Give(id=new_id(), nonce=secrets.token_hex(8)))
        for message in seat.messages():
            match message:
                case protocol.View() if message.version > answered and self._seat in message.to_move:
                    send(self._answer(message))
                    answered = message.version
                case protocol.Reject(code="too-fast", id=str(late)) if late in sent:
                    time.sleep(TOO_FAST)
                    seat.send(sent[late])
                case protocol.Reject(code="stale"):
                    answered = 0
                    sent.pop(message.id or "", None)
                case protocol.Reject(id=None):
                    raise NotDone(message.code, message.reason)
                case protocol.Ack() | protocol.Reject():
                    sent.pop(message.id or "", None)
                case protocol.Asked(state="asked") if self._seat in message.wanted:
                    send(protocol.Answer(id=new_id(), offer=message.offer, yes=True))
                case protocol.Over():
                    return message.verdict
        raise AssertionError  # the messages end by an error only

    def _answer(self, message: protocol.View) -> protocol.Act:
        view: View = msgspec.convert(message.view, self._game.view_type)
        legal = [self._game.actions.number(choice.action) for choice in message.legal]
        known = [action for action in legal if action is not None]
        action = self._bot.choose(view, known, FastChance(self._seed, self._acts, self._seat + 1))
        self._acts += 1
        return protocol.Act(id=new_id(), version=message.version, action=self._game.actions.name(action))
