"""Evaluations of finished matches, as the database keeps them: made once, by one worker at a time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from tallgrass.server.course import Point
from tallgrass.server.schema import evaluations
from tallgrass.server.store import Conflict, as_json, change, from_json
from tallgrass.server.transactions import Transactions


class EvaluationRow(msgspec.Struct):
    """What there is of an evaluation. `until`: by then the worker that makes it writes again; None: whole."""

    points: list[Point]
    until: float | None


class EvaluationStore:
    """Each method is one transaction."""

    def __init__(self, database: Transactions) -> None:
        self._database = database

    async def find(self, table_id: str) -> EvaluationRow | None:
        """What there is of a table's evaluation."""
        return await self._database.run(lambda connection: _row(connection, table_id))

    async def claim(self, table_id: str, now: float, until: float) -> tuple[EvaluationRow, bool]:
        """What there is of an evaluation, and whether it is now for this worker to make until then.

        It isn't if it is whole, or another worker is at it.
        """

        def work(connection: Connection) -> tuple[EvaluationRow, bool]:
            row = _row(connection, table_id)
            if row is None:
                new = {"table_id": table_id, "points": "[]", "until": until}
                connection.execute(insert(evaluations), new)
                return EvaluationRow([], until), True
            if row.until is None or row.until >= now:
                return row, False
            there = and_(evaluations.c.table_id == table_id, evaluations.c.until == row.until)
            claimed = connection.execute(update(evaluations).where(there).values(until=until)).rowcount == 1
            return EvaluationRow(row.points, until), claimed

        for _ in range(2):
            try:
                return await self._database.run(work)
            except IntegrityError:
                continue  # another worker has just begun
        raise Conflict

    async def keep(self, table_id: str, points: Sequence[Point], before: float, until: float | None) -> None:
        """Write down what there is now. Raises Conflict if it is another worker's since `before` is over."""
        there = and_(evaluations.c.table_id == table_id, evaluations.c.until == before)
        kept = update(evaluations).where(there).values(points=as_json(points), until=until)
        await self._database.run(lambda connection: change(connection, kept))

    async def release(self, table_ids: Sequence[str] | None = None) -> None:
        """Let other workers go on with those of these tables (None: with all) that aren't whole."""
        released = update(evaluations).where(evaluations.c.until.is_not(None)).values(until=0.0)
        if table_ids is not None:
            released = released.where(evaluations.c.table_id.in_(table_ids))
        await self._database.run(lambda connection: connection.execute(released).rowcount)


def _row(connection: Connection, table_id: str) -> EvaluationRow | None:
    query = select(evaluations).where(evaluations.c.table_id == table_id)
    found = connection.execute(query).first()
    return None if found is None else EvaluationRow(from_json(found.points, list[Point]), found.until)
