from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tallgrass.server.built import HOME
from tests.page.browsing import Visitor, launch, program
from tests.server.running import FAST, Serving, serving

FLAGS = (*FAST, "--seed", "1", "--newcomers", "100000", "--most-tables", "100000", "--most-sockets", "1000")

Come = Callable[..., Visitor]


# Of the folder, not of the run: as long as Playwright runs, no other test of the process could use asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; without it a test is skipped, but never on CI."""
    if program() is None and os.environ.get("CI") != "true":
        pytest.skip("Chromium isn't here; on Debian: apt install chromium-headless-shell")
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that all these tests share."""
    assert (HOME / "index.html").is_file(), "The page isn't built: make page"
    with serving(str(tmp_path_factory.mktemp("page") / "tallgrass.db"), *FLAGS) as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, server: Serving) -> Iterator[Come]:
    """Lets people come, by their names; what goes wrong in their windows fails the test."""
    came: list[Visitor] = []

    def come(name: str | None = None, url: str | None = None, **how: Any) -> Visitor:
        new = Visitor(browser, url or server.url, **how)
        came.append(new)
        if name is not None:
            new.come(name)
        return new

    yield come
    for each in came:
        each.leave()
