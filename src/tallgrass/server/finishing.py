"""Work that isn't broken off halfway."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from tallgrass.server.refusing import Refused

T = TypeVar("T")
_log = logging.getLogger(__name__)


async def to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Do work to its end, also when whoever waits for it is cancelled: he is then, when it is done.

    What is written to the database by a deed is told to all, though the one who wanted it has left.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            _log.error("What was begun for one who has left went wrong", exc_info=error)
        raise
