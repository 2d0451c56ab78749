"""What is said and asked at tables, as the database keeps it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tallgrass.server.rows import ChatRow, OfferRow, PersonRow
from tallgrass.server.schema import chat, offers
from tallgrass.server.store import Conflict, Store, as_json, change, from_json

TRIES = 10
"""How often a line of chat looks for a number of its own, while others speak too."""


class TalkStore:
    """Chat and offers. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._database = store.database

    async def say(
        self, table_id: str, person: PersonRow, seat: int | None, text: str, client_id: str, at: float
    ) -> None:
        """Add a line of chat; one with an id that is there already isn't added again.

        Raises:
            Conflict: if too many speak at once.
        """
        here = chat.c.table_id == table_id
        known = select(chat.c.number).where(here, chat.c.person == person.id, chat.c.client_id == client_id)
        last = select(func.coalesce(func.max(chat.c.number), -1)).where(here)

        def work(connection: Connection) -> None:
            if connection.execute(known).first() is not None:
                return
            line = {
                "table_id": table_id,
                "number": connection.execute(last).scalar_one() + 1,
                "person": person.id,
                "name": person.name,
                "seat": seat,
                "text": text,
                "client_id": client_id,
                "at": at,
            }
            connection.execute(insert(chat), line)
            self._store.ring(connection, table_id, "talk")

        for _ in range(TRIES):
            try:
                await self._database.run(work)
            except IntegrityError:
                continue  # somebody else has taken the number
            return
        raise Conflict

    async def chat(self, table_id: str, since: int, most: int) -> list[ChatRow]:
        """The lines of chat from a number on: so many of the newest of the players, and of the spectators."""
        where = and_(chat.c.table_id == table_id, chat.c.number >= since)
        newest = [
            select(chat).where(where, theirs).order_by(chat.c.number.desc()).limit(most)
            for theirs in (chat.c.seat.is_(None), chat.c.seat.is_not(None))
        ]
        rows = await self._database.run(
            lambda connection: [row for query in newest for row in connection.execute(query).all()]
        )
        rows.sort(key=lambda row: int(row.number))
        return [ChatRow(row.number, row.name, row.seat, row.text, row.at) for row in rows]

    async def add_offer(self, table_id: str, offer: OfferRow) -> None:
        """Add a question. Raises Conflict if its number is taken."""
        values = {**msgspec.structs.asdict(offer), "agreed": as_json(offer.agreed), "table_id": table_id}

        def work(connection: Connection) -> None:
            connection.execute(insert(offers), values)
            self._store.ring(connection, table_id, "talk")

        try:
            await self._database.run(work)
        except IntegrityError:
            raise Conflict from None

    async def answer_offer(self, table_id: str, before: OfferRow, now: OfferRow) -> None:
        """Note an answer. Raises Conflict if another one came in between."""
        where = and_(
            offers.c.table_id == table_id,
            offers.c.number == before.number,
            offers.c.agreed == as_json(before.agreed),
            offers.c.state == before.state,
        )

        def work(connection: Connection) -> None:
            values = {"agreed": as_json(now.agreed), "state": now.state, "refused_by": now.refused_by}
            change(connection, update(offers).where(where).values(values))
            self._store.ring(connection, table_id, "talk")

        await self._database.run(work)

    async def offers(self, table_id: str) -> list[OfferRow]:
        """All questions of a table."""
        query = select(offers).where(offers.c.table_id == table_id).order_by(offers.c.number)
        return [
            OfferRow(
                number=row.number,
                kind=row.kind,
                by_seat=row.by_seat,
                seat=row.seat,
                client_id=row.client_id,
                version=row.version,
                agreed=from_json(row.agreed, list[int]),
                state=row.state,
                refused_by=row.refused_by,
            )
            for row in await self._database.run(lambda connection: connection.execute(query).all())
        ]
