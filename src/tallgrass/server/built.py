"""The page on which people play, as the build has made it: files of one folder.

`page/index.html` is the same for every address of the page, which its script reads. What it names is in
`page/assets/`, with a hash of its content in the name: such a file never changes, and can be kept for ever.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

HOME: Final = Path(__file__).parent / "page"
"""Where the build puts the page."""

# One file of one folder: a name with a slash, a drive or a leading dot never gets as far as the disk.
_NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)+")
_TYPES: Final = {  # those of text go out with their charset, UTF-8
    "js": "text/javascript",
    "css": "text/css",
    "json": "application/json",
    "map": "application/json",
    "webmanifest": "application/manifest+json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
    "txt": "text/plain",
}
_PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
"""What a browser calls a way to pack, and how such a file's name ends; the best first."""


class Asset(NamedTuple):
    """A file as it is sent."""

    data: bytes
    type: str
    packed: str | None
    """How it is packed."""


class Built:
    """A folder with a built page, or without one."""

    def __init__(self, folder: Path = HOME) -> None:
        self._folder = folder

    def index(self) -> bytes | None:
        """The page; None if it isn't built."""
        try:
            return (self._folder / "index.html").read_bytes()
        except OSError:
            return None

    def asset(self, name: str, accepted: str) -> Asset | None:
        """A file by its name, packed as somebody accepts it; None if there is none."""
        kind = _TYPES.get(name.rpartition(".")[2])
        if kind is None or not _NAME.fullmatch(name):
            return None
        ways = [*((way, ending) for way, ending in _PACKED if takes(accepted, way)), (None, "")]
        for way, ending in ways:
            try:
                return Asset((self._folder / "assets" / f"{name}{ending}").read_bytes(), kind, way)
            except OSError:
                continue
        return None


def takes(accepted: str, way: str) -> bool:
    """Whether an Accept-Encoding names a way to pack, and doesn't rule it out by q=0."""
    for each in accepted.lower().split(","):
        name, _, rest = each.partition(";")
        if name.strip() == way:
            return not re.fullmatch(r"\s*q=0(\.0*)?\s*", rest)
    return False
