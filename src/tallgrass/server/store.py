"""What the server keeps of tables: each method is one transaction, done when it returns.

In PostgreSQL a transaction that changes a table rings the bell (`NOTIFY`) of the other workers with the
table's id when it is committed, and not before.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Update,
    and_,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from tallgrass.kernel.chance import Outcome
from tallgrass.kernel.fair import Dealing
from tallgrass.kernel.record import Entry
from tallgrass.server.about import Status
from tallgrass.server.rings import Changed, Ring, notify
from tallgrass.server.rows import (
    ClockState,
    NewStep,
    PersonRow,
    SeatRow,
    Setting,
    TableRow,
)
from tallgrass.server.schema import people, seats, steps, tables
from tallgrass.server.tokens import token_hash
from tallgrass.server.transactions import Transactions

AT_ONCE = 50
"""Tables at which something is due that are looked up at once."""
T = TypeVar("T")


class Conflict(Exception):
    """Somebody else was first: what was to be written no longer fits what is there."""


class TooMany(Exception):
    """Somebody has as many tables as he may have."""


def as_json(value: object) -> str:
    """A value as a column holds it."""
    return msgspec.json.encode(value).decode()


def from_json(text_: str, type_: type[T]) -> T:
    """A value from a column."""
    return msgspec.json.decode(text_, type=type_)


class Store:
    """Tables, their logs, and what is due at them. People and talk have stores of their own beside it."""

    def __init__(self, database: Transactions) -> None:
        self.database = database
        self.worker = secrets.token_hex(8)
        """Which of the workers this one is."""
        self.rings = database.rings

    # --- tables

    async def add_table(
        self,
        row: TableRow,
        codes: dict[int, str],
        log: Sequence[Entry] = (),
        *,
        at_most: int | None = None,
        rematch_of: str | None = None,
    ) -> None:
        """A new table, with the codes of its open seats.

        `at_most`: how many tables that its maker made may be unfinished, this one included. `rematch_of`: the
        table at which the same people played before.

        Raises:
            TooMany: if there are so many already.
            Conflict: if that one has a rematch already.
        """

        def work(connection: Connection) -> None:
            if at_most is not None and _going_on(connection, row.creator) >= at_most:
                raise TooMany
            connection.execute(insert(tables).values(**_table_values(row), created=row.changed))
            connection.execute(
                insert(seats), [_seat_values(row, n, codes.get(n)) for n in range(len(row.seats))]
            )
            if log:
                connection.execute(insert(steps), [_log_values(row, n, entry) for n, entry in enumerate(log)])
            if rematch_of is not None:
                where = and_(tables.c.id == rematch_of, tables.c.rematch.is_(None))
                change(connection, update(tables).where(where).values(rematch=row.id))
                self.ring(connection, rematch_of)

        await self.database.run(work)

    async def table(self, table_id: str) -> TableRow | None:
        """A table without its log."""
        found = await self._tables(tables.c.id == table_id, 1)
        return found[0] if found else None

    async def open_tables(self) -> list[TableRow]:
        """The hundred public tables that were last played, or have been made, and aren't finished."""
        return await self._tables(and_(tables.c.public, tables.c.status.in_(("open", "playing"))), 100)

    async def tables_of(self, person: str) -> list[TableRow]:
        """The last two hundred tables at which a person sits, or that he made, those last played first."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        return await self._tables(or_(tables.c.id.in_(sits), tables.c.creator == person), 200)

    async def sit(self, table_id: str, seat: int, person: PersonRow) -> None:
        """Give a free seat to a person. Raises Conflict if it isn't free any more."""
        values = {"person": person.id, "name": person.name, "code_hash": None}
        await self._change(table_id, update(seats).where(_free(table_id, seat)).values(**values), seen=True)

    async def invited(self, code: str) -> tuple[str, int] | None:
        """The table and the seat that an invitation is for."""
        query = select(seats.c.table_id, seats.c.number).where(seats.c.code_hash == token_hash(code))
        rows = await self._rows(query)
        return (rows[0].table_id, rows[0].number) if rows else None

    async def invite(self, table_id: str, seat: int, code: str) -> None:
        """Another code for a free seat; the one before is worth nothing then. Raises Conflict."""
        await self._change(
            table_id, update(seats).where(_free(table_id, seat)).values(code_hash=token_hash(code))
        )

    async def give_nonce(self, table_id: str, seat: int, nonce: str) -> None:
        """Note a seat's nonce. Raises Conflict if it has given one."""
        where = and_(seats.c.table_id == table_id, seats.c.number == seat, seats.c.nonce.is_(None))
        await self._change(table_id, update(seats).where(where).values(nonce=nonce), seen=True)

    async def begin(self, row: TableRow, deadline: float | None, bots_until: float | None) -> None:
        """Write down that an open table's match has begun. Raises Conflict if it had."""
        where = and_(tables.c.id == row.id, tables.c.status == "open")
        values = {**_table_values(row), "deadline": deadline, "bots_until": bots_until}
        await self._change(row.id, update(tables).where(where).values(**values))

    async def close(self, table_id: str) -> None:
        """Give a table up. Raises Conflict if its match has begun."""
        where = and_(tables.c.id == table_id, tables.c.status == "open")
        await self._change(table_id, update(tables).where(where).values(status="closed"))

    # --- the log

    async def add_step(self, table_id: str, step: NewStep, bots: dict[int, str | None]) -> None:
        """Add an entry to the log; `bots`: who plays these seats from then on.

        Raises:
            Conflict: if the log is longer by now, or has an entry with that client id.
        """
        where = and_(tables.c.id == table_id, tables.c.steps == step.number, tables.c.status == "playing")
        values: dict[str, Any] = {
            "steps": step.number + 1,
            "to_move": as_json(step.to_move),
            "clock": as_json(step.clock),
            "deadline": step.deadline,
            "bots_until": step.bots_until,
        }
        if step.open:
            values["changed"] = step.at
        if step.over:
            values["status"] = "over"
        new = {
            "table_id": table_id,
            "number": step.number,
            "entry": as_json(step.entry),
            "seat": step.entry.seat,
            "client_id": step.client_id,
            "at": step.at,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(steps), new)
            change(connection, update(tables).where(where).values(**values))
            for seat, bot in bots.items():
                at = and_(seats.c.table_id == table_id, seats.c.number == seat)
                connection.execute(update(seats).where(at).values(bot=bot))
            self.ring(connection, table_id, "step")

        try:
            await self.database.run(work)
        except IntegrityError:
            raise Conflict from None

    async def log(self, table_id: str, since: int = 0) -> list[Entry]:
        """The log from an entry on."""
        where = and_(steps.c.table_id == table_id, steps.c.number >= since)
        rows = await self._rows(select(steps.c.entry).where(where).order_by(steps.c.number))
        return [msgspec.json.decode(row.entry, type=Entry) for row in rows]

    async def step_of(self, table_id: str, seat: int, client_id: str) -> int | None:
        """The number of the entry that a seat's client has given that id."""
        where = and_(steps.c.table_id == table_id, steps.c.seat == seat, steps.c.client_id == client_id)
        rows = await self._rows(select(steps.c.number).where(where))
        return rows[0].number if rows else None

    # --- what is due

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        rows = await self._rows(select(tables.c.id, tables.c.steps).where(tables.c.id.in_(ids)))
        return {row.id: row.steps for row in rows}

    async def claim_bots(self, now: float, until: float, without: Sequence[str] = ()) -> list[str]:
        """Tables whose bots should have moved by now; this worker promises that they will have by `until`.

        Those that are due for longest come first, and so many at a time; `without`: none of these.
        """
        where = and_(tables.c.bots_until < now, tables.c.id.not_in(without))
        late = select(tables.c.id, tables.c.bots_until).where(where).order_by(tables.c.bots_until)

        def work(connection: Connection) -> list[str]:
            claimed = []
            for row in connection.execute(late.limit(AT_ONCE)).all():
                where = and_(tables.c.id == row.id, tables.c.bots_until == row.bots_until)
                done = connection.execute(update(tables).where(where).values(bots_until=until))
                if done.rowcount == 1:
                    claimed.append(row.id)
            return claimed

        return await self.database.run(work)

    async def renew_bots(self, ids: Sequence[str], now: float, until: float) -> None:
        """Promise anew to move the bots of these tables, where half of the time is over: they wait for it."""
        where = and_(tables.c.id.in_(ids), tables.c.bots_until < (now + until) / 2)
        renewed = update(tables).where(where).values(bots_until=until)
        await self.database.run(lambda connection: connection.execute(renewed).rowcount)

    async def release_bots(self, ids: Sequence[str] | None = None) -> None:
        """Take back the promise to move the bots of these tables (None: of all): another worker may then."""
        released = update(tables).where(tables.c.bots_until.is_not(None)).values(bots_until=0.0)
        if ids is not None:
            released = released.where(tables.c.id.in_(ids))
        await self.database.run(lambda connection: connection.execute(released).rowcount)

    async def run_out(self, now: float, without: Sequence[str] = ()) -> list[str]:
        """Tables at which a clock has run out, in the order of `claim_bots`; `without`: none of these."""
        where = and_(tables.c.deadline < now, tables.c.id.not_in(without))
        late = select(tables.c.id).where(where).order_by(tables.c.deadline)
        return [row.id for row in await self._rows(late.limit(AT_ONCE))]

    # --- the other workers

    def ring(self, connection: Connection, table_id: str, what: Changed = "table") -> None:
        """When this transaction is committed, tell the other workers what of a table has changed."""
        if self.rings:
            notify(connection, Ring(table_id, self.worker, what))

    async def tell_presence(self, table_id: str, seats_: list[int], watchers: int) -> None:
        """Tell the other workers who looks on at a table by way of this one."""
        await self._tell(Ring(table_id, self.worker, "presence", seats_, watchers))

    async def tell_alive(self) -> None:
        """Tell the other workers that this one is there."""
        await self._tell(Ring("", self.worker, "alive"))

    async def _tell(self, ring: Ring) -> None:
        if self.rings:
            await self.database.run(lambda connection: notify(connection, ring))

    # --- within

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self.database.run(lambda connection: connection.execute(query).all())

    async def _change(self, table_id: str, statement: Update, *, seen: bool = False) -> None:
        """Change one row, or raise Conflict if it isn't as it should be.

        `seen`: something has happened at the table. Its row is changed first then: whoever removes the table
        has that one first too.
        """
        touch = update(tables).where(tables.c.id == table_id).values(changed=time.time())

        def work(connection: Connection) -> None:
            if seen:
                change(connection, touch)
            change(connection, statement)
            self.ring(connection, table_id)

        await self.database.run(work)

    async def _tables(self, where: ColumnElement[bool], limit: int) -> list[TableRow]:
        query = select(tables).where(where).order_by(tables.c.changed.desc()).limit(limit)

        def work(connection: Connection) -> list[TableRow]:
            found = connection.execute(query).all()
            ids = [row.id for row in found]
            order = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.number)
            by_table: dict[str, list[SeatRow]] = {identity: [] for identity in ids}
            for seat in connection.execute(order).all():
                by_table[seat.table_id].append(SeatRow(seat.person, seat.name, seat.bot, seat.nonce))
            return [_table_row(row, by_table[row.id]) for row in found]

        return await self.database.run(work)


def change(connection: Connection, statement: Update) -> None:
    """Change one row. Raises Conflict if there is none that is as it should be."""
    if connection.execute(statement).rowcount != 1:
        raise Conflict


def _going_on(connection: Connection, person: str) -> int:
    """How many tables that a person made aren't finished. He makes no other until the transaction ends."""
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    made = and_(tables.c.creator == person, tables.c.status.in_(("open", "playing")))
    return int(connection.execute(select(func.count()).select_from(tables).where(made)).scalar_one())


def _seat_values(row: TableRow, number: int, code: str | None) -> dict[str, Any]:
    return {
        "table_id": row.id,
        "number": number,
        "code_hash": None if code is None else token_hash(code),
        **msgspec.structs.asdict(row.seats[number]),
    }


def _log_values(row: TableRow, number: int, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": row.id,
        "number": number,
        "entry": as_json(entry),
        "seat": entry.seat,
        "client_id": None,
        "at": row.changed,
    }


def _free(table_id: str, seat: int) -> Any:
    """That a seat is free: neither a person's nor a bot's."""
    at = and_(seats.c.table_id == table_id, seats.c.number == seat)
    return and_(at, seats.c.person.is_(None), seats.c.bot.is_(None))


def _table_values(row: TableRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "setting": as_json(row.setting),
        "creator": row.creator,
        "public": row.public,
        "status": row.status,
        "dealings": as_json(row.dealings),
        "setup": as_json(row.setup),
        "steps": row.steps,
        "to_move": as_json(row.to_move),
        "changed": row.changed,
        "clock": as_json(row.clock),
        "rematch": row.rematch,
    }


def _table_row(row: Row[Any], at: list[SeatRow]) -> TableRow:
    status: Status = row.status
    return TableRow(
        id=row.id,
        game=row.game,
        setting=from_json(row.setting, Setting),
        creator=row.creator,
        public=row.public,
        status=status,
        dealings=from_json(row.dealings, list[Dealing]),
        setup=from_json(row.setup, list[Outcome]),
        steps=row.steps,
        to_move=from_json(row.to_move, list[int]),
        changed=row.changed,
        clock=from_json(row.clock, ClockState),
        rematch=row.rematch,
        seats=at,
    )
