"""Where text goes: a console that is plain when nobody watches it, and errors that end the program."""

from __future__ import annotations

import os
import sys
from typing import NoReturn, TextIO

from rich.console import Console


class CommandError(Exception):
    """The command can't go on; the message says why and what to do."""


def fail(message: str) -> NoReturn:
    """End the command with a sentence."""
    raise CommandError(message)


def console(stream: TextIO | None = None) -> Console:
    """A console for a stream, standard output if None: 80 columns and no colour where it is no terminal.

    With NO_COLOR set nothing is bold or dim either. What an encoding can't show becomes '?'.
    """
    out = sys.stdout if stream is None else stream
    plain = bool(os.environ.get("NO_COLOR"))
    reconfigure = getattr(out, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return Console(
        file=out,
        width=None if out.isatty() else 80,
        color_system=None if plain else "auto",
        highlight=False,
        emoji=False,
    )
