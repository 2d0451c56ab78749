"""What bots leave to luck in a match that people play."""

from __future__ import annotations

import hashlib

from tallgrass.kernel.match import Match
from tallgrass.kernel.record import Act


def luck(match: Match, seat: int) -> tuple[int, int, int]:
    """What to make a `FastChance` of for a bot's next decision: the dealing, and how often it has acted.

    So it depends on nothing that others do in secret, and a match that is saved, loaded and played on goes
    on as it would have.
    """
    seed = match.dealings[-1].seed if match.dealings else None
    number = int.from_bytes(hashlib.sha256(f"bots of {seed}".encode()).digest()[:8], "big")
    acts = sum(isinstance(entry, Act) and entry.seat == seat for entry in match.entries)
    return number, acts, seat + 1
