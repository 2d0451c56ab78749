"""What the parts of a running worker share."""

from __future__ import annotations

from dataclasses import dataclass, field

from tallgrass.server.bots import BotRunner
from tallgrass.server.built import Built
from tallgrass.server.editions import Shelf
from tallgrass.server.evaluating import Evaluator
from tallgrass.server.hub import Hub
from tallgrass.server.limits import Buckets, Places
from tallgrass.server.live import Live
from tallgrass.server.opening import Opening
from tallgrass.server.people_store import PeopleStore
from tallgrass.server.settings import Settings
from tallgrass.server.store import Store
from tallgrass.server.thinking import Thinkers


@dataclass
class Context:
    """One worker."""

    settings: Settings
    store: Store
    people: PeopleStore
    shelf: Shelf
    hub: Hub
    opening: Opening
    thinkers: Thinkers
    checkers: Thinkers
    """Apart from those that move bots: nobody's files hold up anybody's table."""
    bots: BotRunner
    evaluator: Evaluator
    requests: Buckets
    assets: Buckets
    openings: Buckets
    newcomers: Buckets
    page: Built
    sockets: Places = field(default_factory=Places)

    async def begin(self, live: Live) -> None:
        """Begin the match of a table if all are there, and have its bots move."""
        if live.row.status == "open":
            async with live.lock:
                begun = await self.opening.begin(live)
            if begun:
                self.bots.run(live)
