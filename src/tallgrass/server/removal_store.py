"""What is removed from the database when its time is over. Each method is one small transaction."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, not_, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from tallgrass.server.schema import chat, evaluations, offers, people, seats, steps, tables
from tallgrass.server.store import Store

TABLES_AT_ONCE = 10
"""Tables that are removed in a transaction: each has up to some thousand steps."""
PEOPLE_AT_ONCE = 100
# A fixed number of our own: whoever has this lock removes, and no other worker does meanwhile.
_LOCK = 7_304_881_207


class RemovalStore:
    """Removes tables and people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def remove_tables(self, before: dict[str, float]) -> list[str]:
        """Remove some tables that have a status and weren't changed since a time; returns their ids.

        Those that were left for longest go first. None are removed while another worker is at it.
        """
        left = [and_(tables.c.status == status, tables.c.changed < at) for status, at in before.items()]
        if not left:
            return []
        query = select(tables.c.id).where(or_(*left)).order_by(tables.c.changed).limit(TABLES_AT_ONCE)

        def work(connection: Connection) -> list[str]:
            if not _alone(connection):
                return []
            # One that somebody changes just now is passed over.
            ids = list(connection.scalars(query.with_for_update(skip_locked=True)))
            if ids:
                self._remove(connection, ids)
            return ids

        return await self._store.database.run(work)

    def _remove(self, connection: Connection, ids: list[str]) -> None:
        for part in (steps, chat, offers, evaluations, seats):
            connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        for table_id in ids:
            self._store.ring(connection, table_id, "gone")

    async def remove_people(self, before: float) -> int:
        """Remove some people who weren't seen since a time and have to do with no table; returns how many."""
        query = select(people.c.id).where(_has_left(before)).order_by(people.c.seen).limit(PEOPLE_AT_ONCE)

        def work(connection: Connection) -> int:
            if not _alone(connection):
                return 0
            ids = list(connection.scalars(query.with_for_update(skip_locked=True)))
            connection.execute(delete(people).where(people.c.id.in_(ids)))
            return len(ids)

        try:
            return await self._store.database.run(work)
        except IntegrityError:
            return 0  # one of them has come back and has a table now


def _has_left(before: float) -> ColumnElement[bool]:
    """That a person wasn't seen since a time, made no table, sits nowhere, and said nothing that is kept."""
    return and_(
        people.c.seen < before,
        people.c.created < before,
        not_(exists().where(seats.c.person == people.c.id)),
        not_(exists().where(tables.c.creator == people.c.id)),
        not_(exists().where(chat.c.person == people.c.id)),
    )


def _alone(connection: Connection) -> bool:
    """Whether no other worker removes anything before this transaction ends."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.scalar(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": _LOCK}))
