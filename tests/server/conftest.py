from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.fields import Field
from tests.server.guests import Guest
from tests.server.running import FAST, Postgres, Serving, binaries, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of this run's own; without its programs a test is skipped, but never on CI."""
    if binaries() is None and os.environ.get("CI") != "true":
        pytest.skip("PostgreSQL's programs aren't here; on Debian: apt install postgresql")
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind in turn."""
    return _new(request, tmp_path)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that the tests of a module share, on a database of each kind in turn."""
    with serving(_new(request, tmp_path_factory.mktemp("server")), *FAST) as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def attacked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for hostile clients. Nothing that they do breaks anything in it: its log says so."""
    with serving(_new(request, tmp_path_factory.mktemp("attacked")), *FAST) as running:
        yield running
        running.stop()
    log = "".join(running.log)
    assert "Traceback" not in log, log
    assert "broke" not in log, log


@pytest.fixture(scope="module")
def crowd(attacked: Serving) -> list[Guest]:
    """Those who are there: Ann and Bob play, Cid and Eve don't."""
    return [Guest(attacked.url, name) for name in ("Ann", "Bob", "Cid", "Eve")]


@pytest.fixture
def field(attacked: Serving, crowd: list[Guest]) -> Iterator[Field]:
    """A table that is attacked."""
    with ExitStack() as stack:
        field = Field(stack, attacked, crowd)
        yield field
        field.give_up()


@pytest.fixture(scope="module")
def company(server: Serving) -> list[Guest]:
    """Some people at that server: so many that at most tables one can watch."""
    return [Guest(server.url, name) for name in ("Ann", "Bob", "Cid", "Eve")]


def _new(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return str(folder / "tallgrass.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new()
