"""A match as its seats see it: views with their versions, news, what may be taken back."""

from __future__ import annotations

from bisect import bisect_right
from operator import itemgetter

from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Words
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import Refusal
from tallgrass.kernel.record import HUMAN, Act, Entry, HandOver, Undo
from tallgrass.server import protocol
from tallgrass.server.fields import Choice, News

NEWS_AT_ONCE = 100
"""Pieces of news that a view brings along; older ones are asked for."""

FINAL = ("over", "nothing")
"""Codes of what bars an undo even when all agree."""

_WATCHING = Refusal("watching", "You watch; those who sit at the table play.")


class Playing:
    """A match that is being played, or was, for those who look at it.

    A seat's version counts the steps of which it saw something (the set-up is the first): whenever its view,
    its choices or its undo change, there is an event that it may see, and what others do in secret leaves no
    trace in it.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._watchers: tuple[int | None, ...] = (*range(len(match.players)), None)
        self._news: dict[int | None, list[Event]] = {seat: [] for seat in self._watchers}
        # By version, from 1: after how many entries it began, and how many pieces of news there were then.
        self._versions: dict[int | None, list[tuple[int, int]]] = {seat: [] for seat in self._watchers}
        # By seat: the version of its view that the last deed of a person there made, and who sits there.
        self._acted: dict[int | None, int] = dict.fromkeys(self._watchers, 0)
        self._players = list(match.first_players)
        self._words: dict[bool, Words] = {}
        self._read = 0
        self.read_on()

    def read_on(self) -> None:
        """Take notice of what the match's log has become."""
        history = self.match.history
        for place in range(self._read, len(history)):
            for seat in self._watchers:
                seen = [event for event in history[place] if event.seen_by(seat)]
                if seen or place == 0:
                    self._news[seat] += seen
                    self._versions[seat].append((place, len(self._news[seat])))
            if place > 0:
                self._note(self.match.entries[place - 1])
        self._read = len(history)

    def _note(self, entry: Entry) -> None:
        """What a bot does for somebody is news to him; an undo that he made is none."""
        if isinstance(entry, HandOver):
            self._players[entry.seat] = entry.player
        elif isinstance(entry, Act | Undo) and self._players[entry.seat] == HUMAN:
            self._acted[entry.seat] = self.version(entry.seat)

    def words(self, *, plain: bool = False) -> Words:
        """What the game says to a reader."""
        if plain not in self._words:
            self._words[plain] = self.match.game.words(plain=plain, seats=len(self.match.players))
        return self._words[plain]

    def version(self, seat: int | None) -> int:
        """The version of a seat's view now."""
        return len(self._versions[seat])

    def news_count(self, seat: int | None) -> int:
        """How many pieces of news a seat has had."""
        return len(self._news[seat])

    def version_after(self, seat: int | None, step: int) -> int:
        """The version of a seat's view after the step of that number."""
        return bisect_right(self._versions[seat], step + 1, key=itemgetter(0))

    def acted_since(self, seat: int, version: int) -> bool:
        """Whether the person at a seat has done something since a spectator's view was of that version."""
        entries = self.entries(seat, self._acted[seat])
        return entries is not None and self.version_after(None, entries - 1) > version

    def entries(self, seat: int | None, version: int) -> int | None:
        """How many entries the log had when a seat's view was of that version; None if it never was."""
        begun = self._begun(seat, version)
        return None if begun is None else begun[0]

    def _begun(self, seat: int | None, version: int) -> tuple[int, int] | None:
        """After how many entries, and how many pieces of news, a version of a seat's view began."""
        versions = self._versions.get(seat, [])
        return versions[version - 1] if 1 <= version <= len(versions) else None

    def to_move(self) -> list[int]:
        """The seats that owe a decision."""
        return list(self.match.to_move())

    def undo_barrier(self, seat: int | None, *, alone: bool) -> Refusal | None:
        """Why a seat can't take back without asking; None if it can. `alone`: there is nobody to ask."""
        if seat is None:
            return _WATCHING
        barrier = self.match.undo_barrier(seat)
        return None if alone and barrier is not None and barrier.code not in FINAL else barrier

    def view(self, seat: int | None, have: int, *, plain: bool = False, alone: bool = False) -> protocol.View:
        """All that a seat knows, with the news that it doesn't have yet."""
        match, words = self.match, self.words(plain=plain)
        view = match.state.view(seat)
        legal = [] if seat is None or match.result else match.state.legal(seat)
        name = match.game.actions.name
        total = self.news_count(seat)
        return protocol.View(
            version=self.version(seat),
            acted=self._acted[seat],
            view=view,
            legal=[Choice(name(action), words.action(action, view)) for action in legal],
            prompt=words.prompt(view) if match.result is None else words.outcome(match.result),
            to_move=self.to_move(),
            undo=self.undo_barrier(seat, alone=alone),
            news=self.news(seat, max(have, total - NEWS_AT_ONCE), total, plain=plain),
        )

    def news(self, seat: int | None, first: int, end: int, *, plain: bool = False) -> list[News]:
        """Pieces of news by their numbers."""
        words, known = self.words(plain=plain), self._news[seat]
        versions = self._versions[seat]
        return [
            News(
                n,
                event,
                words.log(event, seat) if event.told(seat) else None,
                bisect_right(versions, n, key=itemgetter(1)) + 1,
            )
            for n, event in enumerate(known[max(first, 0) : end], max(first, 0))
        ]

    def position(
        self,
        seat: int | None,
        version: int,
        identity: str,
        *,
        by: int | None,
        eyes: int | None,
        plain: bool = False,
    ) -> protocol.Position | None:
        """For a seat what stood in the view of `eyes` when that of `by` was of a version.

        None if there was none of that number.
        """
        entries = self.entries(by, version)
        if entries is None:
            return None
        own = bisect_right(self._versions[seat], entries, key=itemgetter(0))
        _, news = self._versions[seat][own - 1]
        state = self.match.position(entries)
        view = state.view(eyes)
        return protocol.Position(
            id=identity,
            version=own,
            seat=eyes,
            view=view,
            prompt=self.words(plain=plain).prompt(view),
            to_move=list(state.to_move()),
            news=news,
            public=bisect_right(self._versions[None], entries, key=itemgetter(0)),
        )
