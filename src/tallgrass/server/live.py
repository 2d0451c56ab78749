"""A table in this worker's memory: what the database holds of it, played out, and who looks at it.

All that changes it is done under `lock`, and written to the database before anybody hears of it. If that
fails, what is in memory is forgotten and read anew: the database is right.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from itertools import zip_longest

import msgspec

from tallgrass.kernel import replay
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import IllegalAction
from tallgrass.kernel.record import HUMAN, Entry, HandOver, MatchFile
from tallgrass.server import asking, clocks, metrics, protocol
from tallgrass.server.about import SeatInfo, TableInfo
from tallgrass.server.editions import edition_name
from tallgrass.server.limits import Buckets
from tallgrass.server.playing import Playing
from tallgrass.server.refusing import NoTable, Refused
from tallgrass.server.rows import ChatRow, ClockState, NewStep, OfferRow, PersonRow, SeatRow, TableRow
from tallgrass.server.store import Conflict, Store
from tallgrass.server.talk_store import TalkStore

HANDINGS = 10
"""How often in a minute a seat may change hands: each time makes what others are about to do stale."""
LINES = 100
"""Lines of chat that are kept in memory, and told to one who comes: of the players, and of the spectators."""


class Watcher(ABC):
    """Somebody who looks at a table from a seat, or as a spectator (None)."""

    seat: int | None
    person: PersonRow | None

    @abstractmethod
    def refresh(self, *, again: bool = False) -> None:
        """There may be a newer view; `again`: one that was sent is wanted once more."""

    @abstractmethod
    def post(self, message: protocol.ServerMessage) -> None:
        """There is something to be told."""

    @abstractmethod
    def dismiss(self, error: NoTable) -> None:
        """There is nothing to look at any more."""

    def hear(self, line: ChatRow) -> None:
        """Somebody has said something: players and spectators talk apart."""
        if (self.seat is None) == (line.seat is None):
            self.post(
                protocol.ChatLine(n=line.number, name=line.name, seat=line.seat, text=line.text, at=line.at)
            )


class Live:
    """One table."""

    def __init__(self, store: Store, game: Game, row: TableRow, lease: float) -> None:
        """`lease`: seconds within which a worker that has promised to move the bots does so."""
        self.store = store
        self.talk = TalkStore(store)
        self.handings = Buckets(HANDINGS / 60, HANDINGS)
        self.game = game
        self.row = row
        self.lease = lease
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._gone: NoTable | None = None
        # Tasks that come back to it without looking on.
        self.held = 0
        self.offers: list[OfferRow] = []
        # The newest lines of the players and of the spectators apart, and the number of the next line.
        self.chat = {watching: deque[ChatRow](maxlen=LINES) for watching in (False, True)}
        self._lines = 0
        # Who looks on by way of other workers: the seats and the number of spectators, by worker.
        self.elsewhere: dict[str, tuple[list[int], int]] = {}
        self._playing: Playing | None = None

    # --- reading

    @property
    def in_use(self) -> bool:
        """Whether somebody looks at it or works on it: he wouldn't hear of what another one of it does."""
        return bool(self.watchers) or self.held > 0 or self.lock.locked()

    @property
    def id(self) -> str:
        """Its id."""
        return self.row.id

    async def playing(self) -> Playing | None:
        """The match as it stands; None before it has begun. Under the lock."""
        if self._playing is None and self.row.status in ("playing", "over"):
            before, self.row = self.row, await self._row()
            log = await self.store.log(self.id)
            # What another worker has added since the row was read is taken over when its bell is heard.
            document = self.document(log[: self.row.steps])
            self._playing = Playing(await asyncio.to_thread(replay.resume, self.game, document))
            if self._moved(before):
                self.tell_step()  # it was forgotten, and has been written on since then
        return self._playing

    async def begun(self) -> Playing:
        """The match. Raises Refused if it hasn't begun. Under the lock."""
        playing = await self.playing()
        if playing is None:
            raise Refused("not-begun", "The match hasn't begun: seats are free, or nonces are missing.")
        return playing

    async def _row(self) -> TableRow:
        row = await self.store.table(self.id)
        if row is None:
            raise NoTable("The table is no more.")
        return row

    def document(self, entries: list[Entry]) -> MatchFile:
        """The match as the database keeps it, with the seed."""
        row = self.row
        return MatchFile(
            game=row.game,
            rules=row.setting.rules,
            edition=row.setting.edition or msgspec.UNSET,
            options=row.setting.options,
            players=row.setting.players,
            dealings=row.dealings,
            setup=row.setup,
            entries=entries,
        )

    def version(self, seat: int | None) -> int:
        """The version of a seat's view, as far as it is known here; 0 before the match."""
        return 0 if self._playing is None else self._playing.version(seat)

    def _forget(self) -> None:
        """Let go of the match; it is read anew when it is wanted."""
        self._playing = None

    # --- changing

    async def commit(self, change: Callable[[Match], object], client_id: str | None = None) -> Playing:
        """Carry out one step and write it down; whoever looks on learns of it then. Under the lock.

        If bots owe a decision after it, this worker promises to move them.

        Raises:
            IllegalAction: if it can't be done; nothing has changed then.
            Conflict: if somebody else was first; the match is forgotten here then, and read anew.
        """
        playing = await self.playing()
        if playing is None:
            raise Conflict
        match = playing.match
        try:
            change(match)
            step = self._step(match, client_id)
            await self.store.add_step(self.id, step, self._bots(step.entry))
        except IllegalAction:
            raise
        except BaseException:
            self._forget()
            raise
        self._take(step)
        metrics.STEPS.labels(self.game.name).inc()
        playing.read_on()
        self.tell_step()
        if step.over or isinstance(step.entry, HandOver):
            self.tell_table()
        return playing

    def _step(self, match: Match, client_id: str | None) -> NewStep:
        now = time.time()
        entry = match.entries[-1]
        to_move = list(match.to_move())
        over = match.result is not None
        bots = any(match.players[seat] != HUMAN for seat in to_move)
        seen = any(event.seen_by(None) for event in match.history[-1])
        clock = self._clock(match, entry, to_move, now, open_=seen)
        return NewStep(
            number=len(match.entries) - 1,
            entry=entry,
            client_id=client_id,
            at=now,
            to_move=to_move,
            clock=clock,
            deadline=None if over else clocks.deadline(clock),
            bots_until=now + self.lease if bots else None,
            over=over,
            open=seen,
        )

    def _clock(
        self, match: Match, entry: Entry, to_move: Sequence[int], now: float, *, open_: bool
    ) -> ClockState:
        rule = self.row.setting.clock
        running = [seat for seat in to_move if match.players[seat] == HUMAN]
        return clocks.stepped(rule, self.row.clock, entry, running, now, open_=open_)

    def _bots(self, entry: Entry) -> dict[int, str | None]:
        if not isinstance(entry, HandOver):
            return {}
        return {entry.seat: None if entry.player == HUMAN else entry.player}

    def _take(self, step: NewStep) -> None:
        """What the database has written of a step."""
        row = self.row
        row.steps, row.to_move, row.clock = step.number + 1, step.to_move, step.clock
        if step.open:
            row.changed = step.at
        if step.over:
            row.status = "over"
        for seat, bot in self._bots(step.entry).items():
            row.seats[seat].bot = bot

    async def catch_up(self, *, talk: bool = True) -> None:
        """Take over what has been written of the table by other workers. Under the lock."""
        before, self.row = self.row, await self._row()
        if self._playing is not None and self.row.steps > len(self._playing.match.entries):
            await self._follow(self._playing)
        if self._moved(before):
            self.tell_step()
        if self._table(self.row) != self._table(before):
            self.tell_table()
        if talk:
            await self.read_talk()

    def _moved(self, before: TableRow) -> bool:
        return self.row.steps != before.steps or self.row.status != before.status

    def _table(self, row: TableRow) -> tuple[object, ...]:
        """What of a table everybody is told when it changes; who is to move he sees with the step."""
        return row.status, row.seats, row.rematch

    async def _follow(self, playing: Playing) -> None:
        try:
            known = len(playing.match.entries)
            for entry in (await self.store.log(self.id, known))[: self.row.steps - known]:
                playing.match.follow(entry)
        except ValueError:
            self._forget()
            return
        playing.read_on()

    async def read_talk(self) -> None:
        """The lines of chat and the offers that are new."""
        for line in await self.talk.chat(self.id, self._lines, LINES):
            self.chat[line.seat is None].append(line)
            self._lines = line.number + 1
            for watcher in self.watchers:
                watcher.hear(line)
        offers = await self.talk.offers(self.id)
        for offer, before in zip_longest(offers, self.offers[: len(offers)]):
            if offer != before:
                self.tell(asking.told(self.row, offer))
        self.offers = offers

    # --- coming and being sent away

    def come(self, watcher: Watcher) -> None:
        """Somebody looks on from now on."""
        self.watchers.add(watcher)
        if self._gone is not None:
            watcher.dismiss(self._gone)

    def gone(self) -> None:
        """The table was removed: whoever looks on is told so and sent away."""
        self._gone = NoTable("The table is no more: nobody has played there for long.")
        for watcher in self.watchers:
            watcher.dismiss(self._gone)

    # --- telling

    def tell(self, message: protocol.ServerMessage) -> None:
        """Tell everybody who looks on."""
        for watcher in self.watchers:
            watcher.post(message)

    def tell_step(self) -> None:
        """The position has changed: for each only what he may see of it."""
        for watcher in self.watchers:
            watcher.refresh()

    def tell_table(self) -> None:
        """Something about the table itself has changed."""
        for watcher in self.watchers:
            watcher.post(protocol.TableChanged(table=self.info(watcher.person)))

    # --- what it is

    def info(self, person: PersonRow | None) -> TableInfo:
        """The table as everybody may see it; `person`: whose seats are marked."""
        return table_info(self.game, self.row, person)

    def clock(self) -> protocol.Clock:
        """The clocks now."""
        state = self.row.clock
        left = [round(seconds, 1) for seconds in clocks.left_at(state, time.time())]
        return protocol.Clock(left=left, running=state.running)

    def presence(self) -> protocol.Presence:
        """Who looks on."""
        seats = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        watching = sum(watcher.seat is None for watcher in self.watchers)
        for there, spectators in self.elsewhere.values():
            seats.update(there)
            watching += spectators
        return protocol.Presence(
            seats=[seat in seats for seat in range(len(self.row.seats))], watchers=watching
        )

    def alone(self, person: PersonRow | None) -> bool:
        """Whether a person has all the seats that people have: nobody else's secrets are at the table."""
        own = None if person is None else person.id
        return all(at.person in (None, own) for at in self.row.seats)


def _ready(row: TableRow, at: SeatRow) -> bool:
    """Whether the match needn't wait for a seat: somebody sits there, and has given a nonce or needn't."""
    if at.person is None:
        return at.bot is not None
    return at.nonce is not None or not row.setting.fair


def _helps(row: TableRow, person: PersonRow | None) -> bool:
    """Whether it was agreed, or nobody need agree to it: all seats but the bots' are this person's."""
    people = {at.person for at in row.seats if at.person is not None or at.bot is None}
    return row.setting.helps or (person is not None and people == {person.id})


def table_info(game: Game, row: TableRow, person: PersonRow | None) -> TableInfo:
    """A table as everybody may see it; `person`: whose seats are marked."""
    names = game.seat_names(len(row.seats))
    return TableInfo(
        id=row.id,
        game=row.game,
        edition=edition_name(row.setting.edition),
        options=row.setting.options,
        seats=[
            SeatInfo(
                seat=name,
                name=at.name,
                bot=at.bot,
                ready=_ready(row, at),
                yours=person is not None and at.person == person.id,
            )
            for name, at in zip(names, row.seats, strict=True)
        ],
        yours=person is not None and row.creator == person.id,
        public=row.public,
        fair=row.setting.fair,
        imported=row.dealings[-1].start > 0,
        helps=_helps(row, person),
        lesson=row.setting.lesson,
        clock=row.setting.clock,
        status=row.status,
        commitment=row.dealings[-1].commitment if row.dealings else None,
        to_move=row.to_move,
        since=row.changed,
        rematch=row.rematch,
    )
