"""The schema and its migrations, and what an operator does with a database."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest
from alembic import command as alembic
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from tallgrass.server import protocol
from tallgrass.server.about import Status, TableInfo
from tallgrass.server.client import NotDone
from tallgrass.server.database import database_url, upgrade
from tallgrass.server.schema import metadata
from tallgrass.server.transactions import transactions
from tests.cli.running import command
from tests.server.guests import Guest
from tests.server.running import FAST, Postgres, serving

SEED = {"seed": "the-seed-of-a-match"}


async def _compare(database: str) -> list[Any]:
    there = transactions(database_url(database))
    try:
        await upgrade(database_url(database))
        return await there.run(_differences)
    finally:
        await there.close()


def _differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, metadata))


def test_the_migrations_make_the_schema(database: str) -> None:
    assert asyncio.run(_compare(database)) == []


def test_an_error_of_the_database_names_no_values(database: str) -> None:
    """They are seeds, nonces and what people say; errors go to the log."""

    async def fail() -> None:
        there = transactions(database_url(database))
        try:
            await there.run(
                lambda connection: connection.execute(text("INSERT INTO gone VALUES (:seed)"), SEED)
            )
        finally:
            await there.close()

    with pytest.raises(DBAPIError) as error:
        asyncio.run(fail())
    assert "INSERT INTO gone" in str(error.value)
    assert SEED["seed"] not in str(error.value)


def db(*arguments: str) -> tuple[int, str]:
    """`tallgrass db ...`: its exit code and what it says."""
    done = command("db", *arguments)
    return done.code, " ".join((done.out + done.err).split())


def test_a_database_is_made_and_checked_by_command(database: str) -> None:
    code, said = db("check", "--database", database)
    assert code != 0
    assert "There is no database" in said or "is of version none" in said
    assert db("upgrade", "--database", database) == (
        0,
        "The database was brought from nothing to version 0004.",
    )
    assert db("check", "--database", database) == (0, "The database is up to date: version 0004.")
    assert db("upgrade", "--database", database) == (0, "The database is up to date: version 0004.")


def test_what_a_database_holds_is_counted(database: str) -> None:
    code, said = db("show", "--database", database)
    assert code != 0
    assert "There is no database" in said or "tallgrass db upgrade" in said
    with serving(database, *FAST) as server:
        ann = Guest(server.url, "Ann")
        ann.make("indian-wars", "you", "open")
        ann.make("indian-wars", "you", "open")
        table = ann.make("indian-wars", "you", "you", fair=False)
        with ann.sit(table, 0) as place:
            place.done(place.act(place.view(lambda view: bool(view.legal))))
            place.done(protocol.Say(id="hello", text="hello"))
    code, said = db("show", "--database", database)
    assert (code, said) == (
        0,
        "1 people 1 steps 1 lines of chat 2 tables that are open 1 tables that are being played "
        "0 tables that are over 0 tables that are closed",
    )


def _to_version(connection: Connection, version: str) -> None:
    with as_file(files("tallgrass.server") / "migrations") as folder:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(folder))
        alembic.upgrade(config, version)


def test_people_of_an_older_database_count_as_seen_when_it_was_upgraded(database: str) -> None:
    """When they were is not known; nobody is to be forgotten for that."""

    async def work() -> tuple[float, float]:
        there = transactions(database_url(database))
        await there.run(lambda connection: _to_version(connection, "0001"))
        old = "INSERT INTO person (id, name, token_hash, created) VALUES ('a', 'Ann', 'x', 1.0)"
        await there.run(lambda connection: connection.execute(text(old)).rowcount)
        before = time.time()
        await upgrade(database_url(database))
        seen = await there.run(lambda connection: connection.scalar(text("SELECT seen FROM person")))
        await there.close()
        return before, float(seen)

    before, seen = asyncio.run(work())
    assert before <= seen <= time.time()


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    assert db("upgrade", "--database", database)[0] == 0
    asyncio.run(_execute(database, "UPDATE alembic_version SET version_num = '9999'"))
    for asked in ("check", "upgrade"):
        code, said = db(asked, "--database", database)
        assert code != 0
        assert "is of version 9999" in said
        assert "newer" in said
        assert "Traceback" not in said
    with pytest.raises(AssertionError, match="version 9999"), serving(database):
        pass


async def _execute(database: str, statement: str) -> None:
    there = transactions(database_url(database))
    await there.run(lambda connection: connection.execute(text(statement)).rowcount)
    await there.close()


def test_a_table_whose_edition_is_gone_is_told_and_in_no_list(database: str) -> None:
    with serving(database, *FAST) as server:
        ann = Guest(server.url, "Ann")
        gone, there = (ann.make("indian-wars", "you", "open") for _ in range(2))
    asyncio.run(_execute(database, f"UPDATE game_table SET game = 'gone' WHERE id = '{gone}'"))
    with serving(database, *FAST) as server:
        ann = ann.at(server.url)
        for path in ("/api/tables", "/api/tables/mine"):
            assert [table.id for table in ann.server.ask("GET", path, list[TableInfo])] == [there]
        with pytest.raises(NotDone, match="There is no game 'gone'") as refused:
            ann.server.table(gone)
        assert refused.value.code == "no-table"


def test_what_isn_t_a_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_text("this is no database, but a text that is longer than a header " * 20)
    for database in (str(broken), "mysql://localhost/x", "postgresql://nobody@127.0.0.1:1/none"):
        code, said = db("upgrade", "--database", database)
        assert code != 0
        assert "Traceback" not in said
        assert said


def test_a_backup_of_a_live_database_plays_on(tmp_path: Path) -> None:
    live, copy = str(tmp_path / "live.db"), tmp_path / "copy.db"
    with serving(live, *FAST) as server:
        ann = Guest(server.url, "Ann")
        table = ann.make("indian-wars", "you", "heuristic")
        with ann.sit(table, 0) as place:
            place.nonce()
            view = place.newest(fits=lambda view: bool(view.legal))
            act = place.act(view)
            ack = place.done(act)
            assert db("backup", str(copy), "--database", live) == (0, f"The database was copied to {copy}.")
            place.play()
        code, said = db("backup", str(copy), "--database", live)
        assert code != 0
        assert "is there already" in said
    assert db("check", "--database", str(copy))[0] == 0
    with serving(str(copy), *FAST) as server, ann.at(server.url).sit(table, 0) as place:
        assert place.done(act) == ack
        assert place.newest().version >= ack.version
        place.play()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_backup_of_postgresql_is_its_own_business(postgres: Postgres, tmp_path: Path) -> None:
    code, said = db("backup", str(tmp_path / "copy"), "--database", postgres.new())
    assert code != 0
    assert "pg_dump" in said


def test_servers_that_begin_at_once_on_an_empty_database_don_t_collide(postgres: Postgres) -> None:
    database = postgres.new()

    async def all_at_once() -> list[tuple[str | None, str]]:
        return await asyncio.gather(*(upgrade(database_url(database)) for _ in range(6)))

    before = sorted(str(before) for before, _ in asyncio.run(all_at_once()))
    assert before == ["0004"] * 5 + ["None"]


def test_two_servers_begin_at_once(postgres: Postgres) -> None:
    database = postgres.new()

    def begin(_number: int) -> Status:
        with serving(database, *FAST, "--workers", "2") as server:
            ann = Guest(server.url, "Ann")
            return ann.server.table(ann.make("indian-wars", "you", "random", fair=False)).status

    with ThreadPoolExecutor() as threads:
        assert list(threads.map(begin, range(2))) == ["playing", "playing"]


def test_connections_that_were_cut_are_made_anew(postgres: Postgres) -> None:
    """As after a restart of PostgreSQL: nobody at a table notices."""
    database = postgres.new()
    with serving(database, *FAST) as server:
        ann = Guest(server.url, "Ann")
        table = ann.make("indian-wars", "you", "you", fair=False)
        with ann.sit(table, 0) as place:
            view = place.view(lambda view: bool(view.legal))
            asyncio.run(
                _execute(
                    database,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()",
                )
            )
            ack = place.done(place.act(view))
            assert place.newest(ack.version).version == ack.version
