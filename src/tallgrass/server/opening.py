"""Tables before the first card: making them, sitting down, beginning; and playing again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from tallgrass.bots.registry import UnknownBot, bot
from tallgrass.games.registry import UnknownGame
from tallgrass.kernel import fair, replay
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tallgrass.kernel.options import OptionError
from tallgrass.kernel.record import HUMAN, Entry, HandOver, MatchFile
from tallgrass.server import clocks, requests
from tallgrass.server.editions import Shelf
from tallgrass.server.live import Live
from tallgrass.server.refusing import Refused
from tallgrass.server.rows import ClockState, PersonRow, SeatRow, Setting, TableRow
from tallgrass.server.store import Conflict, Store, TooMany
from tallgrass.server.teaching import Lesson
from tallgrass.server.tokens import new_id, new_token

YOU = "you"
OPEN = "open"


class Opening:
    """What is done at tables while no card has been dealt."""

    def __init__(self, store: Store, shelf: Shelf, tables_at_most: int, seed: int | None = None) -> None:
        """`seed`: every table is dealt the cards of this number."""
        self.store = store
        self.shelf = shelf
        self.tables_at_most = tables_at_most
        self.seed = seed

    async def make(self, wish: requests.NewTable, person: PersonRow) -> tuple[TableRow, dict[int, str]]:
        """A new table as somebody wants it, and the codes of its open seats."""
        game = self._game(wish.game, wish.edition)
        seats = self._seats(game, wish.seats, person)
        try:
            options = game.settle(wish.options)
            game.start(len(seats), options, FastChance(0))  # an option may not fit so many seats
        except OptionError as error:
            raise Refused("option", str(error)) from None
        return await self._add(self._row(game, options, seats, wish, person))

    async def teach(self, lesson: Lesson, person: PersonRow) -> TableRow:
        """A table for a lesson: private, with helps, and dealt the same cards each time."""
        wish = requests.NewTable(game=lesson.game, seats=lesson.seats, fair=False, helps=True)
        game = self._game(lesson.game, None)
        row = self._row(game, game.settle({}), self._seats(game, lesson.seats, person), wish, person)
        row.setting.lesson = True
        row.dealings = [fair.deal_again(lesson.seed, [""] * len(row.seats))]
        await self._keep(row, {})
        return row

    async def make_from(
        self, document: MatchFile, until: int | None, wish: requests.TableWish, person: PersonRow
    ) -> tuple[TableRow, dict[int, str]]:
        """A new table that goes on from a match, known to be right, after so many entries (None: all)."""
        game = self.shelf.marked(document.game, document.mark())
        seats = self._seats(game, wish.seats, person)
        if len(seats) != len(document.players):
            raise Refused("seats", f"That match has {len(document.players)} seats, not {len(seats)}.")
        row = self._row(game, game.settle(document.options), seats, wish, person)
        log = document.entries[:until]
        log += _others_sit_down(document.players, log, [at.bot or HUMAN for at in seats])
        row.setting.players = document.players
        row.setup = document.setup
        row.steps = len(log)
        # What was dealt before stays in the log; the cards to come are dealt anew.
        before = [msgspec.structs.replace(d, seed=None) for d in document.dealings if d.start <= len(log)]
        row.dealings = [*before, msgspec.structs.replace(row.dealings[0], start=len(log) + 1)]
        return await self._add(row, log)

    async def again(self, live: Live, person: PersonRow) -> None:
        """Make the table at which the people of a finished match play again, each one seat on.

        If there is one, that is it. Under the lock of the finished one.
        """
        if live.row.rematch is not None:
            return
        if live.row.status != "over":
            raise Refused("going-on", "A rematch is for when the match is over.")
        old = live.row
        seats = [SeatRow(at.person, at.name, at.bot, None) for at in [*old.seats[-1:], *old.seats[:-1]]]
        wish = requests.TableWish(
            seats=["-"] * len(seats),
            public=old.public,
            fair=old.setting.fair,
            helps=old.setting.helps,
            clock=old.setting.clock,
        )
        row = self._row(live.game, old.setting.options, seats, wish, person)
        with suppress(Conflict):  # it was made by way of another worker
            await self._keep(row, {}, rematch_of=old.id)
        await live.catch_up()

    # --- sitting down

    async def join(self, live: Live, seat: int | None, person: PersonRow) -> int:
        """A free seat of a public table for a person; None: the first. Under the table's lock."""
        if not live.row.public:
            raise Refused("private", "Seats at this table are for those who have an invitation.")
        if seat is None:
            seats = live.row.seats
            seat = next((n for n, at in enumerate(seats) if at.free), len(seats))
        return await self.sit(live, seat, person)

    async def sit(self, live: Live, seat: int, person: PersonRow) -> int:
        """A seat for a person. Under the table's lock."""
        if live.row.status != "open" or seat >= len(live.row.seats):
            raise Refused("seat", "There is no such free seat.")
        if live.row.seats[seat].person != person.id:
            try:
                await self.store.sit(live.id, seat, person)
            except Conflict:
                raise Refused("taken", "Somebody else sits there.") from None
            await live.catch_up()
        return seat

    async def begin(self, live: Live) -> bool:
        """Begin the match of a table if all are there. Under the table's lock."""
        row = live.row
        if row.status != "open" or any(at.free for at in row.seats):
            return False
        if row.setting.fair and any(at.person is not None and at.nonce is None for at in row.seats):
            return False
        nonces = [(at.nonce or "") if at.bot is None else "" for at in row.seats]
        dealing = msgspec.structs.replace(row.dealings[-1], nonces=nonces)
        match = self._first(live, dealing) if dealing.start == 0 else await self._resumed(live, dealing)
        now = time.time()
        players = [at.bot or HUMAN for at in row.seats]
        to_move = list(match.to_move())
        begun = msgspec.structs.replace(
            row,
            status="playing",
            dealings=match.dealings,
            setup=match.setup,
            to_move=to_move,
            changed=now,
            clock=clocks.wound(
                row.setting.clock, len(players), [seat for seat in to_move if players[seat] == HUMAN], now
            ),
        )
        bots = any(players[seat] != HUMAN for seat in to_move)
        try:
            await self.store.begin(begun, clocks.deadline(begun.clock), now + live.lease if bots else None)
        except Conflict:
            await live.catch_up()  # it was begun by way of another worker
            return False
        await live.catch_up()
        return True

    def _first(self, live: Live, dealing: fair.Dealing) -> Match:
        setting = live.row.setting
        return Match(live.game, setting.players, setting.options, dealing=dealing)

    async def _resumed(self, live: Live, dealing: fair.Dealing) -> Match:
        document = live.document(await self.store.log(live.id))
        document.dealings = document.dealings[:-1]
        match = await asyncio.to_thread(replay.resume, live.game, document)
        match.deal(dealing)
        return match

    # --- within

    def _game(self, name: str, edition: str | None) -> Game:
        try:
            return self.shelf.game(name, edition)
        except UnknownGame as error:
            raise Refused("unknown-game", str(error)) from None

    def _seats(self, game: Game, wished: list[str], person: PersonRow) -> list[SeatRow]:
        try:
            game.check_seats(len(wished))
        except ValueError as error:
            raise Refused("seats", str(error)) from None
        return [self._seat(game, who, person) for who in wished]

    def _seat(self, game: Game, who: str, person: PersonRow) -> SeatRow:
        if who == YOU:
            return SeatRow(person.id, person.name, None, None)
        if who == OPEN:
            return SeatRow(None, None, None, None)
        try:
            bot(who, game)
        except UnknownBot as error:
            raise Refused("unknown-bot", f"{error} A seat may also be {YOU!r} or {OPEN!r}.") from None
        return SeatRow(None, None, who, None)

    def _row(
        self,
        game: Game,
        options: dict[str, bool | int | str],
        seats: list[SeatRow],
        wish: requests.TableWish,
        person: PersonRow,
    ) -> TableRow:
        return TableRow(
            id=new_id(),
            game=game.name,
            setting=Setting(
                rules=game.rules_version,
                edition=game.edition,
                options=options,
                players=[at.bot or HUMAN for at in seats],
                fair=wish.fair,
                helps=wish.helps,
                clock=wish.clock,
            ),
            creator=person.id,
            public=wish.public,
            status="open",
            dealings=[self._deal(len(seats))],
            setup=[],
            steps=0,
            to_move=[],
            changed=time.time(),
            clock=ClockState(),
            rematch=None,
            seats=seats,
        )

    def _deal(self, seats: int) -> fair.Dealing:
        nobody = [""] * seats
        return fair.deal(nobody) if self.seed is None else fair.deal_again(self.seed, nobody)

    async def _add(self, row: TableRow, log: Sequence[Entry] = ()) -> tuple[TableRow, dict[int, str]]:
        codes = {n: new_token() for n, at in enumerate(row.seats) if at.free}
        await self._keep(row, codes, log)
        return row, codes

    async def _keep(
        self, row: TableRow, codes: dict[int, str], log: Sequence[Entry] = (), rematch_of: str | None = None
    ) -> None:
        try:
            await self.store.add_table(row, codes, log, at_most=self.tables_at_most, rematch_of=rematch_of)
        except TooMany:
            raise Refused(
                "tables", f"You have {self.tables_at_most} tables that aren't finished; finish or close some."
            ) from None


def _others_sit_down(first: list[str], log: list[Entry], now: list[str]) -> list[Entry]:
    """The entries by which seats get their players of now, where others sat before."""
    last = list(first)
    for entry in log:
        if isinstance(entry, HandOver):
            last[entry.seat] = entry.player
    return [HandOver(seat, player) for seat, player in enumerate(now) if last[seat] != player]
