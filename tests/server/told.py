"""What a seat may be told of a match, made from the kernel alone: the log, played again step by step."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from tallgrass.kernel.chance import ScriptedChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Game, State
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import Refusal
from tallgrass.kernel.record import HUMAN, Act, Entry, MatchFile, Undo
from tallgrass.server import protocol
from tallgrass.server.fields import Choice, News

AT_ONCE = 100
"""Pieces of news that come with a view."""
encode = msgspec.json.encode


class Told:
    """One seat of a match (None: a spectator), from the first card to the last."""

    def __init__(self, game: Game, document: MatchFile, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.words = game.words(seats=len(document.players))
        self.news: list[News] = []
        self.views: list[protocol.View] = []
        """By version, from 1; without news."""
        self.states: list[State] = []
        self.news_by: list[int] = []
        """How many pieces of news there were by that version."""
        self.entries: list[int] = []
        """After how many entries of the log it began."""
        self.public = 0
        self.public_by: list[int] = []
        """The version of a spectator's view then."""
        self.acted = 0
        self.match = Match(
            game, document.players, game.settle(document.options), chance=ScriptedChance(document.setup)
        )
        self._notice(self.match.history[0])
        for entry in document.entries:
            self._add(entry)
            self._notice(self.match.history[-1])

    def _add(self, entry: Entry) -> None:
        if isinstance(entry, Act):
            action = self.game.actions.number(entry.action)
            assert action is not None
            self.match.replay_act(entry, action)
        else:
            self.match.add(entry)

    def _notice(self, events: Sequence[Event]) -> None:
        if not self.views or any(event.seen_by(None) for event in events):
            self.public += 1
        seen = [event for event in events if event.seen_by(self.seat)]
        version = len(self.views) + 1 if seen or not self.views else len(self.views)
        if self.match.entries and self._own(self.match.entries[-1]):
            self.acted = version
        view = self._view(version)
        if not seen and self.views:
            # A version is enough to tell apart all that a seat can tell apart.
            assert encode(view) == encode(self.views[-1])
            return
        for event in seen:
            line = self.words.log(event, self.seat) if event.told(self.seat) else None
            self.news.append(News(len(self.news), event, line, view.version))
        self.views.append(view)
        self.states.append(self.match.state.copy())
        self.news_by.append(len(self.news))
        self.entries.append(len(self.match.history) - 1)
        self.public_by.append(self.public)

    def _own(self, entry: Entry) -> bool:
        """Whether a person in this seat did it."""
        return (
            isinstance(entry, Act | Undo)
            and entry.seat == self.seat
            and self.match.players[self.seat] == HUMAN
        )

    def _view(self, version: int) -> protocol.View:
        match, seat = self.match, self.seat
        view = match.state.view(seat)
        over = match.result
        name = self.game.actions.name
        legal = [] if seat is None or over else match.state.legal(seat)
        return protocol.View(
            version=version,
            acted=self.acted,
            view=view,
            legal=[Choice(name(action), self.words.action(action, view)) for action in legal],
            prompt=self.words.outcome(over) if over else self.words.prompt(view),
            to_move=list(match.to_move()),
            undo=match.undo_barrier(seat)
            if seat is not None
            else Refusal("watching", "You watch; those who sit at the table play."),
            news=[],
        )

    def frame(self, version: int, have: int) -> bytes:
        """The message with the view of a version, to one who has so many pieces of news."""
        news = self.news[: self.news_by[version - 1]]
        first = max(have, len(news) - AT_ONCE)
        return encode(msgspec.structs.replace(self.views[version - 1], news=news[first:]))

    def position(self, version: int, identity: str, eyes: Told | None = None) -> bytes:
        """The answer to `at`, through another's eyes."""
        eyes = eyes or self
        view = eyes.views[bisect_right(eyes.entries, self.entries[version - 1]) - 1]
        return encode(
            protocol.Position(
                id=identity,
                version=version,
                seat=eyes.seat,
                view=view.view,
                prompt=self.words.prompt(view.view),
                to_move=view.to_move,
                news=self.news_by[version - 1],
                public=self.public_by[version - 1],
            )
        )

    def why(self, version: int, name: str, identity: str) -> bytes:
        """The answer to `why`."""
        action = self.game.actions.number(name)
        assert action is not None
        assert self.seat is not None
        refusal = self.states[version - 1].why_not(self.seat, action)
        if refusal is not None:
            refusal = Refusal(refusal.code, self.words.text(refusal.reason), refusal.rule)
        return encode(protocol.Reason(id=identity, action=name, refusal=refusal))

    def earlier(self, version: int, before: int, count: int, identity: str) -> bytes:
        """The answer to `earlier`."""
        known = self.news[: self.news_by[version - 1]]
        return encode(protocol.EarlierNews(id=identity, news=known[max(0, before - count) : before]))
