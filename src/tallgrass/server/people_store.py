"""People, as the database keeps them: a name, and the hash of the token that proves who one is."""

from __future__ import annotations

import time

from sqlalchemy import Connection, insert, select, update

from tallgrass.server.rows import PersonRow
from tallgrass.server.schema import people, seats
from tallgrass.server.tokens import new_id, new_token, token_hash
from tallgrass.server.transactions import Transactions

A_DAY = 86400.0


class PeopleStore:
    """Whoever has a token. Each method is one transaction."""

    def __init__(self, database: Transactions) -> None:
        self._database = database

    async def add(self, name: str) -> tuple[PersonRow, str]:
        """A new person and the token that proves to be it: shown once, only its hash is kept."""
        person, token = PersonRow(new_id(), name), new_token()
        now = time.time()
        values = {"id": person.id, "name": name, "token_hash": token_hash(token), "created": now, "seen": now}
        await self._database.run(lambda connection: connection.execute(insert(people), values).rowcount)
        return person, token

    async def find(self, token: str) -> PersonRow | None:
        """Who has a token. It is found by its hash, so how long that takes tells nothing of the token.

        That he was seen is noted once a day.
        """
        now = time.time()
        who = people.c.token_hash == token_hash(token)
        query = select(people.c.id, people.c.name, people.c.seen).where(who)

        def work(connection: Connection) -> PersonRow | None:
            row = connection.execute(query).first()
            if row is None:
                return None
            if row.seen < now - A_DAY:
                connection.execute(update(people).where(who).values(seen=now))
            return PersonRow(row.id, row.name)

        return await self._database.run(work)

    async def rename(self, person: str, name: str) -> None:
        """Another name for a person, at his seats too."""

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person).values(name=name))
            connection.execute(update(seats).where(seats.c.person == person).values(name=name))

        await self._database.run(work)
