"""What one who sits at a table, or watches, says: each message is parsed, bounded and answered."""

from __future__ import annotations

import time

import msgspec

from tallgrass.bots.registry import strongest
from tallgrass.kernel.game import CantAnswer
from tallgrass.server import metrics, offers, protocol
from tallgrass.server.bots import question_of
from tallgrass.server.context import Context
from tallgrass.server.deeds import Deeds
from tallgrass.server.fields import SPECTATOR, Id
from tallgrass.server.finishing import to_its_end
from tallgrass.server.limits import Bucket
from tallgrass.server.live import Live
from tallgrass.server.protocol import Ack, Reject
from tallgrass.server.refusing import Refused
from tallgrass.server.sockets import Socket
from tallgrass.server.store import Conflict
from tallgrass.server.thinking import BotFailed

HOPELESS = 500
"""Messages beyond the limit after which a socket is closed."""

_decoder = msgspec.json.Decoder(protocol.ClientMessage)


class Hopeless(Exception):
    """The client goes on and on beyond its limits."""


class _JustId(msgspec.Struct):
    """Of a message that can't be used: the id, so that its sender knows which."""

    id: Id | None = None


def parse(data: str | bytes) -> protocol.ClientMessage:
    """A message from what came in. Raises Refused."""
    if isinstance(data, bytes):
        raise Refused("format", "Messages are text, not binary.")
    if len(data.encode()) > protocol.MAX_MESSAGE:
        raise Refused("size", f"A message has up to {protocol.MAX_MESSAGE} bytes.")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        reason = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise Refused("format", f"That message can't be read: {reason:.200}") from None


def id_of(data: str | bytes) -> str | None:
    """The id of a message that may be broken otherwise."""
    try:
        return msgspec.json.decode(data, type=_JustId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Talk:
    """One socket's messages, answered one after the other."""

    def __init__(self, context: Context, live: Live, socket: Socket) -> None:
        self.context = context
        self.live = live
        self.socket = socket
        self.person = socket.person
        rate = context.settings.messages_a_second
        self._bucket = Bucket(rate, 3 * rate)
        self._beyond = 0

    async def hear(self, data: str | bytes) -> None:
        """Answer what came in. Raises Hopeless."""
        begun = time.monotonic()
        identity = None
        try:
            if not self._bucket.take():
                identity = id_of(data[: protocol.MAX_MESSAGE])
                raise Refused("too-fast", "Too many messages; wait a second and send it again.")
            message = parse(data)
            identity = getattr(message, "id", None)
            answer = await to_its_end(self._answer(message))
        except Refused as error:
            self._refuse(identity or id_of(data[: protocol.MAX_MESSAGE]), error)
            return
        self.socket.post(answer)
        if isinstance(message, protocol.Evaluate):
            self.context.evaluator.look_on(self.live, self.socket, message.id)
        if isinstance(message, protocol.Act):
            metrics.STEP_SECONDS.observe(time.monotonic() - begun)

    def _refuse(self, identity: str | None, error: Refused) -> None:
        metrics.REFUSALS.labels(error.code).inc()
        version = self.live.version(self.socket.seat)
        self.socket.post(
            Reject(id=identity, code=error.code, reason=error.reason, rule=error.rule, version=version)
        )
        if error.code == "stale":
            self.socket.refresh(again=True)
        if error.code == "too-fast":
            self._beyond += 1
            if self._beyond > HOPELESS:
                raise Hopeless

    async def _answer(self, message: protocol.ClientMessage) -> protocol.ServerMessage:
        match message:
            case protocol.Ping():
                return protocol.Pong()
            case protocol.Hello():
                raise Refused("hello", "You have said hello already; another seat wants another socket.")
            case protocol.Say():
                return await self._say(message)
            case protocol.At():
                return await self._at(message)
            case protocol.Earlier():
                return await self._earlier(message)
            case protocol.Evaluate():
                await self.context.evaluator.check(self.live, self.person)
                return Ack(id=message.id, version=self.live.version(self.socket.seat))
        deeds = self._deeds()
        if isinstance(message, protocol.Hint):
            return await self._hint(deeds, message)
        async with self.live.lock:
            answer = await self._do(deeds, message)
        if not isinstance(message, protocol.Why | protocol.Odds):
            self.context.bots.run(self.live)  # it may be a bot's turn now
        return answer

    def _deeds(self) -> Deeds:
        if self.socket.seat is None or self.person is None:
            raise Refused("watching", "You watch; those who sit at the table play.")
        return Deeds(self.live, self.socket.seat, self.person, plain=self.socket.plain)

    async def _do(self, deeds: Deeds, message: protocol.ClientMessage) -> protocol.ServerMessage:
        """Under the table's lock."""
        match message:
            case protocol.Act():
                return await deeds.act(message)
            case protocol.Undo():
                return await deeds.undo(message)
            case protocol.Give():
                answer = await deeds.give(message)
                await self.context.opening.begin(self.live)
                return answer
            case protocol.Offer():
                return await offers.ask(deeds, message)
            case protocol.Answer():
                return await offers.answer(deeds, message)
            case protocol.Resign():
                return await deeds.resign(message)
            case protocol.HandOver():
                return await deeds.hand_over(message)
            case protocol.Why():
                return await deeds.why(message)
            case protocol.Odds():
                return await self._odds(deeds, message)
            case protocol.Rematch():
                await self.context.opening.again(self.live, deeds.person)
                return Ack(id=message.id, version=self.live.version(deeds.seat))
            case _:
                raise Refused("format", "That isn't understood here.")

    # --- help

    def _check_help(self, deeds: Deeds) -> None:
        if not (self.live.row.setting.helps or self.live.alone(deeds.person)):
            raise Refused(
                "no-help", "At this table nobody gets hints or odds: that is agreed when a table is made."
            )

    async def _hint(self, deeds: Deeds, message: protocol.Hint) -> protocol.Advice:
        self._check_help(deeds)
        async with self.live.lock:
            playing = await self.live.begun()
            if deeds.seat not in playing.to_move():
                raise Refused("turn", "There is nothing that you have to decide now.")
            question = question_of(self.live, playing, deeds.seat, strongest(self.live.game.name))
        try:
            action = await self.context.thinkers.hint(question)
        except BotFailed as error:
            raise Refused("bot", f"The bot gave no answer: {error}.") from None
        return protocol.Advice(id=message.id, action=self.live.game.actions.name(action))

    async def _odds(self, deeds: Deeds, message: protocol.Odds) -> protocol.OddsAnswer:
        self._check_help(deeds)
        playing = await self.live.begun()
        words = playing.words(plain=deeds.plain)
        try:
            figures = self.live.game.odds(playing.match.state.view(deeds.seat), words, message.question)
        except CantAnswer as error:
            raise Refused("odds", error.reason) from None
        return protocol.OddsAnswer(id=message.id, figures=figures)

    # --- what those who watch may do too

    async def _say(self, message: protocol.Say) -> Ack:
        if self.person is None:
            raise Refused("name", "Say who you are before you speak: POST /api/person.")
        seat = self.socket.seat
        try:
            await self.live.talk.say(self.live.id, self.person, seat, message.text, message.id, time.time())
        except Conflict:
            raise Refused("busy", "Too many speak at once; say it again.") from None
        async with self.live.lock:
            await self.live.read_talk()
        return Ack(id=message.id, version=self.live.version(seat))

    async def _at(self, message: protocol.At) -> protocol.Position:
        own = self.socket.seat
        async with self.live.lock:
            playing = await self.live.begun()
            eyes, by = (_place(place, own) for place in (message.seat, message.by))
            if (eyes != own or by not in (own, None)) and playing.match.result is None:
                raise Refused("secret", "While the match goes on you see it from your own place only.")
            if max(eyes or 0, by or 0) >= len(playing.match.players):
                raise Refused("seat", "There is no such seat.")
            position = playing.position(
                own, message.version, message.id, by=by, eyes=eyes, plain=self.socket.plain
            )
        if position is None:
            raise Refused("version", "There was no such version.")
        return position

    async def _earlier(self, message: protocol.Earlier) -> protocol.EarlierNews:
        async with self.live.lock:
            playing = await self.live.begun()
            first = message.before - message.count
            news = playing.news(self.socket.seat, first, message.before, plain=self.socket.plain)
        return protocol.EarlierNews(id=message.id, news=news)


def _place(told: int | None, own: int | None) -> int | None:
    """The seat that is meant; None: a spectator."""
    if told is None:
        return own
    return None if told == SPECTATOR else told
