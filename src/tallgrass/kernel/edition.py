"""Which data a game is played with, where a game leaves a choice."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

# What stands in a match file is somebody else's text: no control character of it reaches a terminal, and
# nothing of no width or that turns the writing. Joiners are let in: some scripts are written with them.
HIDDEN: Final = r"\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
Name = Annotated[str, Meta(min_length=1, max_length=100, pattern=rf"^[^{HIDDEN}]*\Z")]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]


class EditionMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An edition as a match names it: the hash is that of its content.

    `documents` is the edition as plain data, whole; None if it comes with the package.
    """

    name: Name
    hash: Hash
    documents: dict[str, Any] | None = None

    def same(self, other: EditionMark) -> bool:
        """Whether both are of one name and content."""
        return (self.name, self.hash) == (other.name, other.hash)

    def __str__(self) -> str:
        return f"{self.name!r} (hash {self.hash})"


class EditionError(Exception):
    """An edition can't be used; the message says why.

    If it was read and is unsound, `where` says where it came from, and `problems` is all that was found.
    """

    where: str = ""
    problems: tuple[object, ...] = ()
