"""The `tallgrass` command."""

from __future__ import annotations

import contextlib
import io
import signal
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import tallgrass
from tallgrass.bots.registry import UnknownBot
from tallgrass.bots.registry import bots as bots_of
from tallgrass.cli import editions, replays, reports, serving
from tallgrass.cli.keeping import Keeper, there
from tallgrass.cli.options import EDITION, edition_apart, option_pairs
from tallgrass.cli.output import CommandError, console, fail, stand_in
from tallgrass.cli.rules import all_rules, one_rule
from tallgrass.cli.seating import Wishes, loaded_match, new_match, play_on
from tallgrass.cli.session import Session
from tallgrass.kernel.edition import EditionError
from tallgrass.kernel.files import FileError
from tallgrass.kernel.game import Game

BIG = 2**63 - 1  # seeds are smaller than this

app = typer.Typer(
    help="Tabletop games of the Great Plains, with all of their rules: play, simulate, study.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

app.add_typer(editions.app, name="edition")
app.add_typer(serving.app, name="db")
app.command()(serving.serve)
app.command()(serving.bot)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; `tallgrass games` lists them.")]
OptionPairs = Annotated[
    list[str],
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A rule option of the game, or edition=DIR where a game has editions; can be repeated.",
    ),
]
MatchPath = Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")]


@app.callback(invoke_without_command=True)
def _tallgrass(
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    if version:
        console().print(f"tallgrass {tallgrass.__version__}")
        raise typer.Exit


@app.command("games")
def list_games() -> None:
    """The games, their seats and their rule options."""
    screen = console()
    for name in tallgrass.games():
        rules = tallgrass.game(name)
        counts = " or ".join(map(str, rules.seat_counts))
        seats = ", ".join(rules.seat_names(rules.seat_counts[-1]))
        screen.print(f"[bold]{name}[/]  {escape(rules.title)}, for {counts} ({seats})")
        screen.print(f"    {escape(rules.sentence)}")
        for option in rules.options:
            screen.print(f"    --option {option.name}={_shown(option.default)}  {escape(option.sentence)}")
        if rules.edition is not None:
            sentence = "Its map, cards and set-up; or name a folder with an edition of your own."
            screen.print(f"    --option {EDITION}={escape(rules.edition.name)}  {sentence}")
            screen.print(f"      hash {rules.edition.hash}")


@app.command("bots")
def list_bots(game: GameName) -> None:
    """The bots that can play a game, from the weakest to the strongest."""
    screen = console()
    for kind in bots_of(_game(game).name):
        screen.print(f"[bold]{kind.name}[/]  {escape(kind.sentence)}")
        for parameter in kind.parameters:
            screen.print(f"    :{parameter.name}={_shown(parameter.default)}  {escape(parameter.sentence)}")


@app.command()
def play(
    game: GameName,
    seat: Annotated[
        list[str],
        typer.Option(
            metavar="SEAT", help="A seat that a person at this terminal holds, repeated for more (the first)."
        ),
    ] = [],  # noqa: B006 - typer copies it
    seats: Annotated[
        int | None, typer.Option(min=1, help="How many play (as few as can, with all that are named).")
    ] = None,
    bot: Annotated[
        list[str],
        typer.Option(
            metavar="SPEC", help="A bot for all other seats, or one for each, repeated (the strongest)."
        ),
    ] = [],  # noqa: B006 - typer copies it
    option: OptionPairs = [],  # noqa: B006 - typer copies it
    seed: Annotated[
        int | None,
        typer.Option(min=-BIG, max=BIG, help="Deal the cards of this number, to play a deal again."),
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the match in this file, step by step.")
    ] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Play on the match in this file.")] = None,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="People hold all seats, at this terminal.")
    ] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Bots hold all seats, and you watch.")] = False,
    plain_names: Annotated[
        bool, typer.Option("--plain-names", help="Neutral names for cards whose printed names insult.")
    ] = False,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="Play at a table of a server, http://HOST:PORT.")
    ] = None,
    table: Annotated[
        str | None,
        typer.Option(metavar="ID", help="The table there; without it and --code a new one is made."),
    ] = None,
    public: Annotated[
        bool, typer.Option("--public", help="Anybody may sit down at the new table, not only those invited.")
    ] = False,
    code: Annotated[str | None, typer.Option(metavar="CODE", help="The invitation to a seat there.")] = None,
    name: Annotated[str | None, typer.Option(help="What you are called there.")] = None,
) -> None:
    """Play a game in the terminal: against bots, with friends at one keyboard or at a server, or watch."""
    edition, options = edition_apart(option)
    wishes = Wishes(tuple(seat), tuple(bot), seats, options, edition, seed, hot_seat, watch)
    if server is not None:
        if hot_seat or watch or seed is not None or save is not None or load is not None or len(seat) > 1:
            fail("At a server you hold one seat; leave --hot-seat, --watch, --seed, --save and --load away.")
        _visit(_game(game), server, table, code, name, wishes, public=public, plain=plain_names)
        return
    rules = _game(game, edition if load is None else None)
    if save not in (None, load) and there(save):
        fail(f"{save} is there already: play it on with --load, or save in another file.")
    if load is None:
        match = new_match(rules, wishes)
        keeper = Keeper(match, save)
    else:
        match = loaded_match(load, rules.name, wishes)
        keeper = Keeper(match, save or load, loaded=save in (None, load))
        play_on(match, wishes)
    _prepare_input()
    Session(match, console(), keeper=keeper, plain=plain_names).run()


def _visit(
    rules: Game,
    server: str,
    table: str | None,
    code: str | None,
    name: str | None,
    wishes: Wishes,
    *,
    public: bool,
    plain: bool,
) -> None:
    """What a server's client needs is imported only here."""
    from tallgrass.cli.arriving import Where, wished
    from tallgrass.cli.visit import visit

    _prepare_input()
    new = wished(rules, wishes, public=public) if table is None and code is None else None
    seat = wishes.held[0] if wishes.held else None
    visit(rules, Where(server, table or "", seat, code, name, new), console(), plain=plain)


@app.command()
def rules(
    game: GameName,
    identity: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule's id, such as IW-9.")] = None,
) -> None:
    """The rules of a game, or one of them."""
    known = _game(game)
    if identity is None:
        text: str | None = all_rules(known)
    else:
        text = one_rule(known, identity)
    if text is None:
        fail(f"There is no rule {identity!r} in {known.title}; there are: {', '.join(known.rule_texts())}.")
    console().print(escape(text))


@app.command()
def replay(
    file: MatchPath,
    at: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Stop after N entries of the log.")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="A seat to see it from, or `all`; a spectator's if none."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")] = False,
    lenient: Annotated[
        bool, typer.Option("--lenient", help="Take the outcomes as written, whatever the seed says.")
    ] = False,
    plain_names: Annotated[
        bool, typer.Option("--plain-names", help="Neutral names for cards whose printed names insult.")
    ] = False,
) -> None:
    """Show what happened in a match, up to any step, as a seat saw it."""
    replays.show(console(), file, at=at, seat=seat, json=json, strict=not lenient, plain=plain_names)


@app.command()
def verify(file: MatchPath) -> None:
    """Check a match: every step by the rules, every outcome by the seed."""
    replays.verify(console(), file)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B", help="A bot for each seat, or one for all.")] = "random",
    seed: Annotated[int, typer.Option(min=-BIG, max=BIG, help="The same seed gives the same matches.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes.")] = 1,
    seats: Annotated[
        int | None, typer.Option(min=1, help="How many play (as many as bots are named).")
    ] = None,
    option: OptionPairs = [],  # noqa: B006 - typer copies it
    max_decisions: Annotated[
        int, typer.Option(min=1, help="Stop a match after so many decisions.")
    ] = 100_000,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")] = False,
) -> None:
    """Play many matches between bots and count."""
    edition, options = edition_apart(option)
    status = reports.run(
        _game(game, edition),
        games=games,
        specs=reports.split_specs(bots),
        seats=seats,
        seed=seed,
        jobs=jobs,
        options=option_pairs(options),
        max_decisions=max_decisions,
        json=json,
    )
    raise typer.Exit(status)


@app.command()
def fuzz(
    game: GameName,
    seconds: Annotated[float, typer.Option(min=0.1, help="For how long.")] = 10.0,
    seed: Annotated[int, typer.Option(min=-BIG, max=BIG, help="The same seed plays the same matches.")] = 0,
    folder: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where failures are written.")] = Path(
        "fuzz"
    ),
    option: OptionPairs = [],  # noqa: B006 - typer copies it
) -> None:
    """Play at random and malformed, and write a match file for each failure of the engine."""
    edition, options = edition_apart(option)
    status = reports.fuzz_and_tell(
        _game(game, edition), seconds=seconds, seed=seed, folder=folder, options=option_pairs(options)
    )
    raise typer.Exit(status)


def _game(name: str, edition: str | None = None) -> Game:
    try:
        return tallgrass.game(name.lower(), edition)
    except tallgrass.UnknownGame as error:
        fail(str(error))


def _shown(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _prepare_input() -> None:
    """Arrow keys and a history at the prompt, where Python has them; bytes that are no text become '?'."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - importing it is what turns it on


def main() -> None:
    """The entry point: what can't be done is told in a sentence, and the program ends with 2."""
    stand_in()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what was begun is put away
    try:
        app()
    except OSError as error:
        # A file that can't be used is told of where it is used; what is left is the output.
        print(f"tallgrass: the output can't be written: {error.strerror or error}.", file=sys.stderr)
        sys.exit(1)
    except EditionError as error:
        _tell_problems(error)
        sys.exit(2)
    except (CommandError, UnknownBot, FileError) as error:
        console(sys.stderr).print(f"tallgrass: {escape(str(error))}", soft_wrap=True)
        sys.exit(2)


def _tell_problems(error: EditionError) -> None:
    """All of them, one a line, if there are several."""
    screen = console(sys.stderr)
    if len(error.problems) < 2:
        screen.print(f"tallgrass: {escape(str(error))}", soft_wrap=True)
        return
    said = f"tallgrass: The edition {error.where} can't be used; it has {len(error.problems)} problems:"
    screen.print(escape(said), soft_wrap=True)
    for problem in error.problems:
        screen.print(f"  {escape(str(problem))}", soft_wrap=True)
