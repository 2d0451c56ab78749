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
from tallgrass.server.client import Server

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


def token_file(server: str, bot: str | None = None) -> Path:
    """Where the token for a server is kept, of a person or of a bot by its name: for one's own eyes only."""
    base = os.environ.get("XDG_CONFIG_HOME") or str(typed_path("~/.config"))
    host = _in_a_file_name(server.rsplit("//", maxsplit=1)[-1])
    name = host if bot is None else f"{host}.bot-{_in_a_file_name(bot)}"
    return Path(base) / "tallgrass" / f"{name}.token"


def _in_a_file_name(text: str) -> str:
    return "".join(letter if letter.isalnum() or letter in ".-" else "_" for letter in text)


def known_at(url: str, name: str | None) -> Server:
    """The server, as the person who has been there from this terminal before, or as a new one.

    Raises:
        NotDone: if it can't be reached.
    """
    server = Server(url, os.environ.get(TOKEN))
    if server.token is None:
        file = token_file(server.url)
        server.token = _kept(file)
        if name is not None or not server.knows():
            server.come(name or "Guest")
        _keep(file, server.token)
    return server


def bot_at(url: str, name: str, *, new: bool = False) -> Server:
    """The same for a bot that has played there from here by that name before; `new`: it hasn't.

    Raises:
        NotDone: if it can't be reached.
    """
    server = Server(url, os.environ.get(TOKEN))
    if server.token is None:
        file = token_file(server.url, name)
        server.token = None if new else _kept(file)
        server.come(name)
        if not new:
            _keep(file, server.token)
    return server


def _kept(file: Path) -> str | None:
    with suppress(OSError):
        return file.read_text(encoding="utf-8").strip() or None
    return None


def _keep(file: Path, token: str | None) -> None:
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as kept:
            kept.write(token or "")


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
