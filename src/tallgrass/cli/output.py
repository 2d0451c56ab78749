"""Where text goes: a console that is plain when nobody watches it, and errors that end the program."""

from __future__ import annotations

import codecs
import io
import os
import re
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import NoReturn, TextIO, cast

from rich.console import Console


class CommandError(Exception):
    """The command can't go on; the message says why and what to do."""


_ASCII = "tallgrass-ascii"
_BLANKS = re.compile(r" +(?=\n)")
_WIDEST = 110  # a line that is longer than this isn't read with pleasure


def _in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    poor = {"●": "o", "·": ".", "…": "~", "─": "-", "━": "-", "│": "|"}
    return "".join(poor.get(letter, "?") for letter in error.object[error.start : error.end]), error.end


codecs.register_error(_ASCII, _in_plain_letters)


class _Trimmed:
    """A stream to which lines are written without the blanks that fill up tables.

    It is no `io` stream: such a one would flush the other when it is forgotten, be that closed or not.
    """

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self.encoding = out.encoding

    def isatty(self) -> bool:
        return False

    def write(self, text: str) -> int:
        self._out.write(_BLANKS.sub("", text))
        return len(text)

    def flush(self) -> None:
        self._out.flush()


def fail(message: str) -> NoReturn:
    """End the command with a sentence."""
    raise CommandError(message)


def console(stream: TextIO | None = None) -> Console:
    """A console for a stream, standard output if None: 80 columns and no colour where it is no terminal.

    There no line ends in blanks either. With NO_COLOR set nothing is bold or dim. What an encoding can't
    show is put into plain letters.
    """
    out = stream or sys.stdout
    plain = bool(os.environ.get("NO_COLOR"))
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(errors=_ASCII)
    return Console(
        file=out if out.isatty() else cast("TextIO", _Trimmed(out)),
        width=_width(out),
        color_system=None if plain else "auto",
        highlight=False,
        emoji=False,
    )


def _width(out: TextIO) -> int:
    return min(shutil.get_terminal_size().columns, _WIDEST) if out.isatty() else 80


def wipe(screen: Console) -> None:
    """Leave nothing to be read on a terminal: not above the screen, and not in the history of its prompt."""
    if screen.is_terminal:
        screen.clear()
        screen.file.write("\x1b[3J")
        with suppress(ImportError):
            import readline

            readline.clear_history()


def stand_in() -> None:
    """Where a stream of the program is closed, let nothing come in and whatever goes out be lost."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - for as long as the program runs
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - likewise
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - likewise
