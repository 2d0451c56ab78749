"""What an operator settles when a server is started."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

BOT_TRIES = 2
"""How often a bot is asked for a decision before `random` takes its place."""

_VARIABLE = "TALLGRASS_SERVER"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All of them, with their defaults: safe on a public network."""

    database: str
    editions: str | None = None
    """A folder with a folder for each edition that may be played besides ours."""
    origins: tuple[str, ...] = ()
    """Origins besides the server's own from which pages may connect."""
    secure: bool = False
    """Cookies only over TLS: behind a proxy that speaks it."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose word is taken for who connects."""
    bot_processes: int = 1
    bot_pause: float = 0.7
    """Seconds that each answer of a bot takes at least."""
    bot_seconds: float = 10.0
    """Seconds that a bot may take for a decision."""
    bot_lease: float = 30.0
    """Seconds within which a worker moves the bots that it has promised to move; then another one may."""
    seed: int | None = None
    """Every table is dealt the cards of this number, which everybody can know: for tests and rehearsals."""
    tables_at_most: int = 50
    """Tables of a person that aren't finished."""
    sockets_at_most: int = 30
    """Sockets of a person, and of a person's address four times as many."""
    messages_a_second: float = 10.0
    """From one socket, and requests from one address, in the long run; three times as many at once."""
    openings_a_second: float = 10.0
    """Sockets that are opened from one address, in the long run; ten times as many at once."""
    people_an_hour: int = 60
    """New people from one address."""
    keep_open: float = 30.0
    """Days that a table stays whose match never began, since somebody came there last; 0: for ever."""
    keep_playing: float = 0.0
    """Days that a match stays in which nobody moves; 0: for ever."""
    keep_finished: float = 0.0
    """Days that a match stays that is over; 0: for ever."""
    keep_people: float = 365.0
    """Days that somebody is known who isn't seen and has no table; 0: for ever."""
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"

    @property
    def editions_folder(self) -> Path | None:
        """The folder of the editions."""
        return None if self.editions is None else Path(self.editions)


def hand_on(settings: Settings) -> None:
    """Put the settings where the worker processes find them."""
    os.environ[_VARIABLE] = msgspec.json.encode(settings).decode()


def handed_on() -> Settings:
    """The settings in a worker process."""
    settings: Any = msgspec.json.decode(os.environ[_VARIABLE], type=Settings)
    assert isinstance(settings, Settings)
    return settings
