"""The match that is played in this process."""

from __future__ import annotations

from tallgrass.cli.played import Moment
from tallgrass.kernel.events import Event
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import Refusal
from tallgrass.kernel.record import Act


class PlayedHere:
    """What the seats of a match see and do (`played.Played`), and what each has been told."""

    def __init__(self, match: Match) -> None:
        self.match = match
        # How many of the events that it may see each seat has been told; None: who watches.
        self.told: dict[int | None, int] = {seat: self._old_news(seat) for seat in range(len(match.players))}
        self.told[None] = 0

    def _old_news(self, seat: int) -> int:
        """What a seat knew when it last acted: in a match that goes on, that needn't be told again."""
        acts = (
            n for n, entry in enumerate(self.match.entries) if isinstance(entry, Act) and entry.seat == seat
        )
        last = max(acts, default=-2)
        return sum(event.seen_by(seat) for events in self.match.history[: last + 2] for event in events)

    def moment(self, seat: int) -> Moment:
        state = self.match.state
        return Moment(seat, state.view(seat), state.legal(seat))

    def news(self, seat: int | None) -> list[Event]:
        news = self.match.seen(seat, self.told[seat])
        self.told[seat] += len(news)
        return news

    def skip_news(self, seat: int | None) -> None:
        """Who comes in now needn't be told what has been."""
        self.told[seat] = len(self.match.seen(seat))

    def play(self, seat: int, action: int) -> None:
        self.match.play(seat, action)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return self.match.state.why_not(seat, action)

    def steps(self) -> int:
        return len(self.match.entries)
