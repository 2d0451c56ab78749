"""People, as the database keeps them: a name, and the hash of the token that proves who one is."""

from __future__ import annotations

import time

from sqlalchemy import Connection, insert, select, update

from tallgrass.server.rows import PersonRow
from tallgrass.server.schema import people, seats
from tallgrass.server.store import new_id, new_token, token_hash
from tallgrass.server.transactions import Transactions


class PeopleStore:
    """Whoever has a token. Each method is one transaction."""

    def __init__(self, database: Transactions) -> None:
        self._database = database

    async def add(self, name: str) -> tuple[PersonRow, str]:
        """A new person and the token that proves to be it: shown once, only its hash is kept."""
        person, token = PersonRow(new_id(), name), new_token()
        values = {"id": person.id, "name": name, "token_hash": token_hash(token), "created": time.time()}
        await self._database.run(lambda connection: connection.execute(insert(people), values).rowcount)
        return person, token

    async def find(self, token: str) -> PersonRow | None:
        """Who has a token. It is found by its hash, so how long that takes tells nothing of the token."""
        query = select(people.c.id, people.c.name).where(people.c.token_hash == token_hash(token))
        row = await self._database.run(lambda connection: connection.execute(query).first())
        return None if row is None else PersonRow(row.id, row.name)

    async def rename(self, person: str, name: str) -> None:
        """Another name for a person, at his seats too."""

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person).values(name=name))
            connection.execute(update(seats).where(seats.c.person == person).values(name=name))

        await self._database.run(work)
