"""`tallgrass serve`, `tallgrass db` and `tallgrass bot`: a server, its database, bots that run elsewhere.

What a server needs is imported by the commands that need it: it takes a while.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from tallgrass.cli.output import console, fail

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

T = TypeVar("T")
DATABASE = "tallgrass.db"
DatabaseName = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        envvar="TALLGRASS_DATABASE",
        help="A file of SQLite, or postgresql+asyncpg://user:password@host/name.",
    ),
]

app = typer.Typer(help="The database of a server.", no_args_is_help=True, rich_markup_mode=None)


def serve(
    host: Annotated[
        str, typer.Option(help="Address to serve on; 0.0.0.0: to everybody who can reach this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0: any that is free.")] = 8000,
    database: DatabaseName = DATABASE,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes; more than one want PostgreSQL.")
    ] = 1,
    editions: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A folder with a folder for each edition of your own.")
    ] = None,
    origin: Annotated[
        list[str],
        typer.Option(
            metavar="URL", help="Another site whose pages may play here, such as https://example.org."
        ),
    ] = [],  # noqa: B006 - typer copies it
    tls: Annotated[
        bool, typer.Option("--tls", help="A proxy in front speaks TLS: cookies are for https only.")
    ] = False,
    proxy: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Proxies whose word is taken for who connects.")
    ] = "127.0.0.1",
    bot_processes: Annotated[
        int, typer.Option(min=1, max=256, help="Processes in which bots think, for each worker.")
    ] = 1,
    bot_pause: Annotated[
        float, typer.Option(min=0.0, max=60.0, help="Seconds that a bot's answer takes at least.")
    ] = 0.7,
    bot_seconds: Annotated[
        float,
        typer.Option(min=0.1, max=3600.0, help="Seconds that a bot may take for a decision."),
    ] = 10.0,
    bot_lease: Annotated[
        float,
        typer.Option(
            min=1.0,
            help="Seconds after which another worker moves the bots of one that is gone; more than a bot "
            "takes for a decision if it is asked twice.",
        ),
    ] = 30.0,
    rate: Annotated[
        float, typer.Option(min=0.1, help="Messages a second that a socket may send in the long run.")
    ] = 10.0,
    most_tables: Annotated[int, typer.Option(min=1, help="Tables of a person that aren't finished.")] = 50,
    most_sockets: Annotated[
        int, typer.Option(min=1, help="Sockets of a person at a time; of an address four times as many.")
    ] = 30,
    socket_rate: Annotated[
        float,
        typer.Option(min=0.1, help="Sockets a second that an address may open in the long run."),
    ] = 10.0,
    newcomers: Annotated[int, typer.Option(min=1, help="New people from one address in an hour.")] = 60,
    keep_open: Annotated[
        float,
        typer.Option(
            min=0.0, help="Days that a table stays whose match never began; 0, here and below: for ever."
        ),
    ] = 30.0,
    keep_playing: Annotated[
        float, typer.Option(min=0.0, help="Days that a match stays in which nobody moves.")
    ] = 0.0,
    keep_finished: Annotated[
        float, typer.Option(min=0.0, help="Days that a match stays that is over.")
    ] = 0.0,
    keep_people: Annotated[
        float, typer.Option(min=0.0, help="Days that somebody is known who isn't seen and has no table.")
    ] = 365.0,
    seed: Annotated[
        int | None,
        typer.Option(
            help="Deal the cards of this number at every table, for rehearsals: anybody can know them."
        ),
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="Serve /metrics and /health here, for the operator.")
    ] = None,
    metrics_host: Annotated[str, typer.Option(help="Address of that port.")] = "127.0.0.1",
    show: Annotated[
        bool, typer.Option("--open", help="Open the page in this machine's browser, if it has one.")
    ] = False,
) -> None:
    """Serve tables for people and bots, who play in a browser, in a terminal or by a program."""
    from tallgrass.server.database import DatabaseError
    from tallgrass.server.serving import CantServe
    from tallgrass.server.serving import serve as serve_on
    from tallgrass.server.settings import Settings

    if editions is not None and not editions.is_dir():
        fail(f"There is no folder {editions} with editions.")
    settings = Settings(
        database=database,
        editions=None if editions is None else str(editions.absolute()),
        origins=tuple(origin),
        secure=tls,
        proxies=proxy,
        bot_processes=bot_processes,
        bot_pause=bot_pause,
        bot_seconds=bot_seconds,
        bot_lease=bot_lease,
        messages_a_second=rate,
        tables_at_most=most_tables,
        sockets_at_most=most_sockets,
        openings_a_second=socket_rate,
        people_an_hour=newcomers,
        keep_open=keep_open,
        keep_playing=keep_playing,
        keep_finished=keep_finished,
        keep_people=keep_people,
        seed=seed,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
    )
    screen = console()

    def tell(text: str) -> None:
        screen.print(text, soft_wrap=True, highlight=False)

    try:
        serve_on(settings, host, port, workers, tell, _browse if show else lambda _address: None)
    except (CantServe, DatabaseError) as error:
        fail(str(error))


def _browse(address: str) -> None:
    """Show a page in a browser with windows; one in the terminal would take the server's place there."""
    windows = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if windows:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@app.command()
def upgrade(name: DatabaseName = DATABASE) -> None:
    """Bring a database up to date; a server does that by itself when it starts."""
    from tallgrass.server import database

    before, now = _with(name, database.upgrade)
    if before == now:
        console().print(f"The database is up to date: version {now}.")
    else:
        console().print(f"The database was brought from {before or 'nothing'} to version {now}.")


@app.command()
def check(name: DatabaseName = DATABASE) -> None:
    """Say of what version a database is; ends with 1 if it isn't up to date."""
    from tallgrass.server import database

    before, now = _with(name, database.check)
    if before == now:
        console().print(f"The database is up to date: version {now}.")
        return
    console().print(f"The database is of version {before or 'none'}; this Tallgrass wants {now}.")
    console().print("Make a backup (`tallgrass db backup`), then: tallgrass db upgrade")
    raise typer.Exit(1)


@app.command()
def show(name: DatabaseName = DATABASE) -> None:
    """Say how much a database holds."""
    from tallgrass.server import database

    for what, count in _with(name, database.holdings).items():
        console().print(f"{count:>10} {what}")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it mustn't be there.")],
    name: DatabaseName = DATABASE,
) -> None:
    """Copy a SQLite database, also while a server uses it."""
    from tallgrass.server import database

    try:
        asyncio.run(database.backup(database.database_url(name), file))
    except database.DatabaseError as error:
        fail(str(error))
    console().print(f"The database was copied to {file}.", soft_wrap=True)


def _with(name: str, work: Callable[[URL], Awaitable[T]]) -> T:
    from tallgrass.server import database

    async def run() -> T:
        return await work(database.database_url(name))

    try:
        return asyncio.run(run())
    except database.DatabaseError as error:
        fail(str(error))


def bot(
    spec: Annotated[str, typer.Argument(metavar="SPEC", help="The bot; `tallgrass bots GAME` lists them.")],
    server: Annotated[str, typer.Option(metavar="URL", help="The server, http://HOST:PORT.")],
    table: Annotated[str, typer.Option(metavar="ID", help="The table.")],
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="A seat of a public table (the first that is free).")
    ] = None,
    invitation: Annotated[
        str | None,
        typer.Option(
            "--code", metavar="CODE", help="The invitation to a seat, for a table that isn't public."
        ),
    ] = None,
    name: Annotated[
        str, typer.Option(help="What it is called at the table; by that name it is known there again.")
    ] = "",
    new: Annotated[
        bool, typer.Option("--new", help="Be somebody new, whoever has played there by that name before.")
    ] = False,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same luck.")] = None,
) -> None:
    """Let a bot that runs here play at a table of a server."""
    from tallgrass.cli.arriving import bot_at
    from tallgrass.server.client import NotDone
    from tallgrass.server.remote_bot import RemoteBot

    screen = console()
    try:
        player = RemoteBot(bot_at(server, name or f"bot {spec}"[:40], new=new), spec, seed)
        player.sit_down(table, seat, invitation)
        screen.print(f"{spec} sits at {player.seat_name} and plays.")
        screen.print(player.play())
    except NotDone as error:
        fail(str(error))
