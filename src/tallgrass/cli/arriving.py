"""Coming to a server from a terminal: who one is there, which table, which seat."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from tallgrass.cli.keeping import typed_path
from tallgrass.cli.options import option_pairs
from tallgrass.cli.seating import Wishes, invited
from tallgrass.kernel.game import Game
from tallgrass.server import requests
from tallgrass.server.about import TableInfo
from tallgrass.server.client import Server, seat_named

TOKEN = "TALLGRASS_TOKEN"


@dataclass(frozen=True)
class Where:
    """A table at a server, and what the flags say about one's place there."""

    server: str
    table: str
    seat: str | None = None
    code: str | None = None
    name: str | None = None
    new: requests.NewTable | None = None
    """A table that is to be made."""


def token_file(server: str) -> Path:
    """Where a person's token for a server is kept, for that person's eyes only."""
    base = os.environ.get("XDG_CONFIG_HOME") or str(typed_path("~/.config"))
    host = "".join(
        letter if letter.isalnum() or letter in ".-" else "_"
        for letter in server.rsplit("//", maxsplit=1)[-1]
    )
    return Path(base) / "tallgrass" / f"{host}.token"


def known_at(url: str, name: str | None) -> Server:
    """The server, as the person who has been there from this terminal before, or as a new one.

    Raises:
        NotDone: if it can't be reached.
    """
    server = Server(url, os.environ.get(TOKEN))
    if server.token is not None:
        return server
    file = token_file(server.url)
    with suppress(OSError):
        server.token = file.read_text(encoding="utf-8").strip() or None
    if server.token is None or name is not None:
        server.come(name or "Guest")
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as kept:
                kept.write(server.token or "")
    return server


def wished(game: Game, wishes: Wishes, *, public: bool) -> requests.NewTable:
    """A new table as the flags ask for it: where no bot is named others may come."""
    seats = ["you" if who is True else who or "open" for who in invited(game, wishes)]
    options = option_pairs(wishes.options)
    return requests.NewTable(
        game=game.name, seats=seats, options=options, edition=wishes.edition, public=public
    )


def made_at(server: Server, new: requests.NewTable, screen: Console) -> tuple[TableInfo, int]:
    """A new table, and one's seat there; the invitations for the others are shown, this once."""
    made = server.make(new)
    play = f"tallgrass play {new.game} --server {server.url}"
    if new.public and "open" in new.seats:
        screen.print(f"For the others: {play} --table {made.table.id}", soft_wrap=True, highlight=False)
    else:
        for seat, code in made.codes.items():
            screen.print(f"For {escape(seat)}: {play} --code {code}", soft_wrap=True, highlight=False)
    screen.print(f"For you, to come back: {play} --table {made.table.id}", soft_wrap=True, highlight=False)
    return made.table, new.seats.index("you")


def seat_at(server: Server, table: str, seat: str | None, code: str | None) -> tuple[TableInfo, int]:
    """The table and one's seat there: one that one has, or one that is free.

    Raises:
        NotDone: if there is none.
    """
    if code is not None:
        joined = server.accept(code)
        return joined.table, joined.seat
    info = server.table(table)
    wanted = None if seat is None else seat_named(info, seat)
    mine = [n for n, at in enumerate(info.seats) if at.yours and wanted in (None, n)]
    if mine:
        return info, mine[0]
    joined = server.join(table, wanted)
    return joined.table, joined.seat
