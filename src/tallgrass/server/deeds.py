"""What a seat does at a table, in answer to a message: each under the table's lock."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from tallgrass.bots.registry import UnknownBot, bot, strongest
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction, Refusal
from tallgrass.kernel.record import HUMAN
from tallgrass.server import protocol
from tallgrass.server.checking import LONGEST
from tallgrass.server.live import Live
from tallgrass.server.playing import Playing
from tallgrass.server.protocol import Ack
from tallgrass.server.refusing import Refused
from tallgrass.server.rows import PersonRow
from tallgrass.server.store import Conflict

_FAR = {"not-now": 2, "not-your-turn": 3}
"""Codes of what belongs to another moment: other reasons tell more."""


def refused(refusal: Refusal, playing: Playing, *, plain: bool) -> Refused:
    """A refusal of the rules, as the one who reads it wants its names."""
    return Refused(refusal.code, playing.words(plain=plain).text(refusal.reason), refusal.rule)


class Deeds:
    """What the person in one seat of a table can do."""

    def __init__(self, live: Live, seat: int, person: PersonRow, *, plain: bool = False) -> None:
        self.live = live
        self.seat = seat
        self.person = person
        self.plain = plain

    def too_long(self, playing: Playing) -> Refused | None:
        """Why nothing but acts is added, if the log would grow without end."""
        if len(playing.match.entries) < LONGEST:
            return None
        return Refused("long", "So much was done at this table that it can only be played to its end.")

    # --- steps

    async def act(self, message: protocol.Act) -> Ack:
        """Carry out an action."""
        playing = await self.live.begun()
        action = self._action(message.action)
        return await self._step(
            playing, message.id, lambda match: match.play(self.seat, action), message.version
        )

    async def undo(self, message: protocol.Undo) -> Ack:
        """Take back the seat's last act, if nobody need agree."""
        playing = await self.live.begun()
        if (too_long := self.too_long(playing)) is not None:
            return await self._done_or(message.id, too_long)
        agreed = self.live.alone(self.person)
        return await self._step(
            playing, message.id, lambda match: match.undo(self.seat, agreed=agreed), message.version
        )

    async def resign(self, message: protocol.Resign) -> Ack:
        """Give up: that ends a match of two, else the strongest bot plays on."""
        playing = await self.live.begun()
        if len(playing.match.players) == 2:
            return await self._step(playing, message.id, lambda match: match.resign(self.seat))
        player = strongest(self.live.game.name)
        return await self._step(playing, message.id, lambda match: match.hand_over(self.seat, player))

    async def hand_over(self, message: protocol.HandOver) -> Ack:
        """Let a bot play the seat, or play it oneself again."""
        playing = await self.live.begun()
        if (too_long := self.too_long(playing)) is not None:
            return await self._done_or(message.id, too_long)
        player = HUMAN if message.bot is None else self._known(message.bot)
        if playing.match.players[self.seat] == player:
            who = "You play" if player == HUMAN else f"{player} plays"
            return await self._done_or(message.id, Refused("same", f"{who} this seat already."))
        if not self.live.handings.take(str(self.seat)):
            raise Refused("too-fast", "This seat has changed hands often lately; wait a little.")
        return await self._step(playing, message.id, lambda match: match.hand_over(self.seat, player))

    def _action(self, name: str) -> int:
        action = self.live.game.actions.number(name)
        if action is None:
            raise self._unknown([name])
        return action

    def _unknown(self, names: list[str]) -> Refused:
        shown = f"{names[0]!r:.80}" if len(names) == 1 else "such action"
        return Refused("unknown-action", f"{self.live.game.title} knows no {shown}.")

    def _known(self, spec: str) -> str:
        try:
            bot(spec, self.live.game)
        except UnknownBot as error:
            raise Refused("unknown-bot", str(error)) from None
        return spec

    async def _step(
        self, playing: Playing, identity: str, change: Callable[[Match], object], version: int | None = None
    ) -> Ack:
        try:
            if version is not None and version != playing.version(self.seat):
                raise Refused("stale", "The table has changed since then; look at it again.")
            playing = await self.live.commit(change, identity)
        except IllegalAction as error:
            return await self._done_or(identity, refused(error.refusal, playing, plain=self.plain))
        except Refused as stale:
            return await self._done_or(identity, stale)
        except Conflict:
            await self.live.catch_up()
            return await self._again(identity, change, version)
        return Ack(id=identity, version=playing.version(self.seat))

    async def _again(self, identity: str, change: Callable[[Match], object], version: int | None) -> Ack:
        """Somebody was quicker, by way of another worker.

        If it was this very message, it is done. If the seat saw nothing of what the other did, it is to
        notice nothing of it: then this is done after all.
        """
        playing = await self.live.begun()
        try:
            return await self._done_or(
                identity, Refused("stale", "Somebody was quicker; look at the table again.")
            )
        except Refused:
            if version is None or version != playing.version(self.seat):
                raise
        return await self._step(playing, identity, change, version)

    async def _done_or(self, identity: str, refusal: Refused) -> Ack:
        """The answer that was given to this id if it was carried out, else a refusal."""
        step = await self.live.store.step_of(self.live.id, self.seat, identity)
        if step is None:
            raise refusal
        return Ack(id=identity, version=(await self.live.begun()).version_after(self.seat, step))

    # --- before the first card

    async def give(self, message: protocol.Give) -> Ack:
        """Note the seat's nonce; one that is given again is noted already, whatever was dealt since then."""
        live = self.live
        if live.row.status == "open" and live.row.seats[self.seat].nonce is None:
            with suppress(Conflict):  # it was given by way of another worker
                await live.store.give_nonce(live.id, self.seat, message.nonce)
            await live.catch_up()
        if live.row.seats[self.seat].nonce != message.nonce:
            raise Refused("given", "A nonce is given once, before the first card.")
        return Ack(id=message.id, version=0)

    # --- questions

    async def why(self, message: protocol.Why) -> protocol.Reason:
        """Why something can't be done, of several what belongs most to the moment; no refusal if it can."""
        playing = await self.live.begun()
        names = [*([] if message.action is None else [message.action]), *message.actions]
        number = self.live.game.actions.number
        known = [(name, action) for name in names if (action := number(name)) is not None]
        if not known:
            raise self._unknown(names)
        answers = [(name, self._refusal(playing, action)) for name, action in known]
        name, refusal = min(answers, key=_how_far)
        if refusal is not None:
            words = playing.words(plain=self.plain)
            refusal = Refusal(refusal.code, words.text(refusal.reason), refusal.rule)
        return protocol.Reason(id=message.id, action=name, refusal=refusal)

    def _refusal(self, playing: Playing, action: int) -> Refusal | None:
        if playing.match.result:
            return Refusal("over", "The match is over.")
        return playing.match.state.why_not(self.seat, action)


def _how_far(answer: tuple[str, Refusal | None]) -> int:
    """How far from the moment something is that can't be done, or can."""
    refusal = answer[1]
    return 0 if refusal is None else _FAR.get(refusal.code, 1)
