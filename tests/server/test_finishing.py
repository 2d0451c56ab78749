"""Work for somebody who has left while it went on."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import suppress

import pytest

from tallgrass.server.finishing import to_its_end
from tallgrass.server.refusing import Refused


@pytest.mark.parametrize(
    ("error", "lines"), [(Refused("stale", "Look again."), 0), (ValueError("broken"), 1)]
)
def test_what_fails_for_one_who_has_left(
    error: Exception, lines: int, caplog: pytest.LogCaptureFixture
) -> None:
    """A refusal that nobody hears is none of the operator's business; what is broken is."""

    async def work() -> None:
        await asyncio.sleep(0.01)
        raise error

    async def leave() -> None:
        waiting = asyncio.ensure_future(to_its_end(work()))
        await asyncio.sleep(0)
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
        gc.collect()

    with caplog.at_level(logging.ERROR):
        asyncio.run(leave())
    assert len(caplog.records) == lines
