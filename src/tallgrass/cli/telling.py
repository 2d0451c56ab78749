"""What others do at a server's table, told to the person at the terminal, each thing once."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from tallgrass.cli.away import PlayedAway
from tallgrass.cli.front import Front
from tallgrass.server import protocol


class Telling:
    """What has been told, and the question that waits for an answer."""

    def __init__(self, played: PlayedAway, screen: Console, front: Front) -> None:
        self.asked: protocol.Asked | None = None
        self._played = played
        self._seat = played.seat
        self._screen = screen
        self._front = front
        self._offers: set[tuple[int, str]] = set()
        self._sitting = self._who_sits()
        self._cut = False
        self._told = self._now()

    @property
    def anything_new(self) -> bool:
        """Whether there is something to tell."""
        return self._now() != self._told

    def _now(self) -> tuple[object, ...]:
        """What changes when there is something to tell."""
        played = self._played
        return played.steps(), len(played.chat), dict(played.offers), played.table, played.connected

    def tell(self) -> None:
        """The news, what was said, and what is asked."""
        played = self._played
        self._told = self._now()
        if self._cut == played.connected:
            self._cut = not played.connected
            told = "The connection is gone; trying again." if self._cut else "Connected again."
            self._screen.print(told, style="dim")
        self._who_came()
        self._front.tell(played.news(self._seat), self._seat)
        while played.chat:
            line = played.chat.popleft()
            self._screen.print(escape(f"{line.name}: {line.text}"))
        self._told = (*self._told[:1], 0, *self._told[2:])
        for offer in list(played.offers.values()):
            self._offer(offer)

    def _who_sits(self) -> list[str | None]:
        return [at.name or at.bot for at in self._played.table.seats]

    def _who_came(self) -> None:
        sitting = self._who_sits()
        for seat, (before, now) in enumerate(zip(self._sitting, sitting, strict=True)):
            if before is None and now is not None and seat != self._seat:
                self._screen.print(escape(f"{now} sits down: {self._front.words.seat(seat)}."))
        self._sitting = sitting

    def _offer(self, offer: protocol.Asked) -> None:
        if (offer.offer, offer.state) in self._offers:
            return
        self._offers.add((offer.offer, offer.state))
        by, about = (self._front.words.seat(seat) for seat in (offer.by, offer.seat))
        takeback = offer.kind == "takeback"
        by = "You" if offer.by == self._seat else by
        what = f"{by} would like {'to take back a step' if takeback else f'a bot to play {about}'}"
        if offer.state != "asked":
            if self.asked is not None and self.asked.offer == offer.offer:
                self.asked = None
            self._front.say(f"{what}: {offer.state}.")
        elif self._seat in offer.wanted:
            self.asked = offer
            self._front.say(f"{what}. Type yes or no.")
        else:
            self._front.say(f"{what}.")
