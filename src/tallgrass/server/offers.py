"""Questions to the others at a table: for a takeback, or to let a bot play for one whose time has run out."""

from __future__ import annotations

from msgspec.structs import replace

from tallgrass.bots.registry import strongest
from tallgrass.kernel.messages import IllegalAction
from tallgrass.kernel.record import HUMAN
from tallgrass.server import protocol
from tallgrass.server.asking import REPLACE, TAKEBACK, needed, wanted
from tallgrass.server.deeds import Deeds, refused
from tallgrass.server.live import Live
from tallgrass.server.playing import FINAL, Playing
from tallgrass.server.protocol import Ack
from tallgrass.server.refusing import Refused
from tallgrass.server.rows import OfferRow
from tallgrass.server.store import Conflict

MOST_OFFERS = 200
"""Questions of a seat at a table: all of them are read whenever there is a new one."""


async def ask(deeds: Deeds, message: protocol.Offer) -> Ack:
    """Put a question to the others."""
    live, seat = deeds.live, deeds.seat
    playing = await deeds.live.begun()
    if await _asked(deeds, message):
        return Ack(id=message.id, version=playing.version(seat))
    if (too_long := deeds.too_long(playing)) is not None:
        raise too_long
    about = _takeback(deeds, playing) if message.offer == TAKEBACK else _replace(live, seat, message.seat)
    if any(
        (offer.kind, offer.by_seat, offer.seat, offer.state, offer.version)
        == (message.offer, seat, about, "asked", playing.version(None))
        for offer in live.offers
    ):
        raise Refused("asked", "That has been asked already.")
    if sum(offer.by_seat == seat for offer in live.offers) >= MOST_OFFERS:
        raise Refused("long", "You have asked so much at this table that nobody is asked any more.")
    offer = OfferRow(
        number=len(live.offers),
        kind=message.offer,
        by_seat=seat,
        seat=about,
        client_id=message.id,
        version=playing.version(None),
        agreed=[seat] if message.offer == REPLACE else [],
        state="asked",
    )
    try:
        await live.talk.add_offer(live.id, offer)
    except Conflict:
        # If it was this very message, by way of another worker, that was quicker, then it is asked.
        await live.read_talk()
        if await _asked(deeds, message):
            return Ack(id=message.id, version=playing.version(seat))
        raise Refused("stale", "Somebody else asked something at the same moment; ask again.") from None
    await live.read_talk()
    await _settle(deeds, playing, offer)
    return Ack(id=message.id, version=playing.version(seat))


async def _asked(deeds: Deeds, message: protocol.Offer) -> bool:
    """Whether this was asked already; what all agree to is done then, if whoever was to do it has died."""
    for offer in deeds.live.offers:
        if offer.client_id == message.id and offer.by_seat == deeds.seat:
            await _settle(deeds, await deeds.live.begun(), offer)
            return True
    return False


def _takeback(deeds: Deeds, playing: Playing) -> int:
    barrier = playing.match.undo_barrier(deeds.seat)
    if barrier is None or (deeds.live.alone(deeds.person) and barrier.code not in FINAL):
        raise Refused("free", "Nobody need agree to that: undo it.")
    if barrier.code in FINAL:
        raise refused(barrier, playing, plain=deeds.plain)
    return deeds.seat


def _replace(live: Live, seat: int, other: int | None) -> int:
    if other is None or other >= len(live.row.seats) or other == seat:
        raise Refused("seat", "Say for which other seat a bot is to play.")
    if other not in live.row.clock.out:
        raise Refused("time", "That seat's time hasn't run out.")
    return other


async def answer(deeds: Deeds, message: protocol.Answer) -> Ack:
    """Say yes or no to a question."""
    live, seat = deeds.live, deeds.seat
    playing = await deeds.live.begun()
    if message.offer >= len(live.offers):
        raise Refused("offer", "There is no such offer.")
    offer = live.offers[message.offer]
    done = Ack(id=message.id, version=playing.version(seat))
    if message.yes and seat in offer.agreed:
        await _settle(deeds, playing, offer)  # if whoever was to do it has died
        return done
    if offer.state != "asked" or offer.version != playing.version(None):
        raise Refused("void", "That offer no longer stands.")
    if seat not in wanted(live.row, offer):
        raise Refused("seat", "This offer doesn't ask for your agreement.")
    if message.yes:
        now = replace(offer, agreed=[*offer.agreed, seat])
    elif offer.kind == TAKEBACK:
        now = replace(offer, state="refused", refused_by=seat)
    else:
        return done  # it stands for the others
    await _write(live, offer, now)
    await _settle(deeds, playing, now)
    return done


async def _write(live: Live, before: OfferRow, now: OfferRow) -> None:
    try:
        await live.talk.answer_offer(live.id, before, now)
    except Conflict:
        raise Refused("stale", "Somebody else answered at the same moment; answer again.") from None
    await live.read_talk()


async def _settle(deeds: Deeds, playing: Playing, offer: OfferRow) -> None:
    """Do what was asked for, if enough agree: once, whoever finds that and however often."""
    live = deeds.live
    if offer.state != "asked" or len(offer.agreed) < needed(live.row, offer):
        return
    mark = f"offer:{offer.number}"  # no client makes such an id
    try:
        if await live.store.step_of(live.id, offer.seat, mark) is not None:
            pass  # it is done; only that wasn't noted
        elif offer.version != playing.version(None):
            return
        elif offer.kind == TAKEBACK:
            await live.commit(lambda match: match.undo(offer.seat, agreed=True), mark)
        elif playing.match.players[offer.seat] == HUMAN:
            player = strongest(live.game.name)
            await live.commit(lambda match: match.hand_over(offer.seat, player), mark)
    except IllegalAction as error:
        raise refused(error.refusal, playing, plain=deeds.plain) from None
    except Conflict:
        await live.catch_up()
        raise Refused("stale", "Somebody was quicker; look at the table again.") from None
    await _write(live, offer, replace(offer, state="agreed"))
