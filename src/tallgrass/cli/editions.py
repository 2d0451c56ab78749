"""`tallgrass edition`: a folder of data for Plains Indian Wars, made, checked and described."""

from __future__ import annotations

from collections import Counter
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Table

from tallgrass.cli.output import console, fail

if TYPE_CHECKING:
    from tallgrass.games.plains_indian_wars.edition.load import Edition

app = typer.Typer(
    help="Editions of Plains Indian Wars: its map, cards and set-up as files.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

_NEXT = (
    "Replace what your printed game shows otherwise, and say so in the prov table beside it: put your source "
    'into [sources], such as printed = "my copy of the game", and write "public:printed" where '
    '"reconstructed" stands. docs/editions.md describes every key.'
)

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="A folder with map, cards and setup.toml.")]


@app.command()
def check(folder: Folder) -> None:
    """Tell all that is wrong with an edition, or that it is sound."""
    from tallgrass.games.plains_indian_wars.edition.load import load_edition
    from tallgrass.games.plains_indian_wars.edition.problems import EditionError

    if not folder.is_dir():
        fail(f"There is no folder {folder}.")
    try:
        edition = load_edition(folder)
    except EditionError as error:
        screen = console()
        for problem in error.problems:
            screen.print(escape(str(problem)), soft_wrap=True)
        number = len(error.problems)
        screen.print(
            f"{number} problem{'' if number == 1 else 's'} in {escape(str(folder))}.", soft_wrap=True
        )
        raise typer.Exit(1) from None
    said = f"{folder} is a sound edition: {_sizes(edition)}, hash {edition.hash}."
    console().print(escape(said), soft_wrap=True)


@app.command()
def new(folder: Folder) -> None:
    """Write a copy of our edition into a folder, to make another one of it."""
    from tallgrass.games.plains_indian_wars.edition.load import FILES, OURS, home

    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            fail(f"{folder} isn't empty: name a folder that is, or one that isn't there yet.")
        for file in FILES:
            _copy(home().joinpath(OURS, f"{file}.toml"), folder / f"{file}.toml")
    except OSError as error:
        fail(f"{folder} can't be written: {error.strerror or error}.")
    screen = console()
    screen.print(
        escape(f"{folder} now holds map.toml, cards.toml and setup.toml, a copy of ours."), soft_wrap=True
    )
    screen.print(escape(_NEXT))
    screen.print(escape(f"Then: tallgrass edition check {folder}"), soft_wrap=True)


@app.command()
def show(
    source: Annotated[
        str, typer.Argument(metavar="[NAME|DIR]", help="An edition of ours, or a folder.")
    ] = "reconstruction",
) -> None:
    """How much of an edition is public, by source, and how much reconstructed."""
    from tallgrass.games.plains_indian_wars.edition.load import load_edition
    from tallgrass.games.plains_indian_wars.edition.problems import EditionError

    try:
        edition = load_edition(source)
    except EditionError as error:
        fail(f"{str(error).rstrip('.')}. `tallgrass edition check` tells all.")
    screen = console()
    screen.print(escape(f"{edition.name}: {_sizes(edition)}, hash {edition.hash}"), soft_wrap=True)
    screen.print(_origins(edition))


def _copy(source: Traversable, target: Path) -> None:
    target.write_bytes(source.read_bytes())


def _sizes(edition: Edition) -> str:
    map_ = edition.map
    return (
        f"{len(map_.regions)} regions, {len(map_.boxes)} boxes, {len(map_.trails)} trails, "
        f"{len(map_.railroad.space)} railroad spaces, {len(edition.cards.card)} cards"
    )


def _origins(edition: Edition) -> Table:
    """A line for each origin: how many data of each file."""
    from tallgrass.games.plains_indian_wars.edition.load import FILES
    from tallgrass.games.plains_indian_wars.edition.provenance import data, origin, tables
    from tallgrass.games.plains_indian_wars.edition.words import RECONSTRUCTED

    counts = {
        file: Counter(
            origin(table, datum) or RECONSTRUCTED
            for _, table in tables(getattr(edition, file))
            for datum in data(table)
        )
        for file in FILES
    }
    known = sorted({each for count in counts.values() for each in count})
    table = Table(box=None, header_style="")
    for heading in ("data from", *(f"{file}.toml" for file in FILES)):
        table.add_column(heading, justify="left" if heading == "data from" else "right")
    for each in known:
        table.add_row(escape(each), *(str(counts[file][each]) for file in FILES))
    return table
