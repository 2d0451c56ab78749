"""Whether a match file that somebody sent can be used."""

from __future__ import annotations

from tallgrass.games.registry import UnknownGame
from tallgrass.kernel import replay
from tallgrass.kernel.files import FileError, parse
from tallgrass.server.editions import Shelf
from tallgrass.server.nesting import check_nesting
from tallgrass.server.refusing import Refused

LONGEST = 20_000
"""Entries of a log from which on nothing is taken back or handed over: acts alone come to an end."""


def checked(shelf: Shelf, data: bytes, until: int | None) -> None:
    """Replay a match file that somebody sent against the rules.

    Raises:
        Refused: with what is wrong with it.
    """
    check_nesting(data)
    try:
        document = parse(data)
        if len(document.entries) > LONGEST:
            raise Refused("file", f"The file has more than {LONGEST} entries.")
        game = shelf.marked(document.game, document.mark())
        match = replay.load(game, document, until=until)
    except (FileError, UnknownGame) as error:
        raise Refused("file", f"The file {error}" if isinstance(error, FileError) else str(error)) from None
    if match.result is not None:
        raise Refused("over", "The match was over by then; go on from an earlier step.")
