"""Keeping a match in a file, so that nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path

import tallgrass
from tallgrass.kernel.match import Match


class Keeper:
    """Writes a match to its file whenever there is something new in it.

    The file stays on the machine of the one who holds all the seats that people hold, so the seed may be
    in it.
    """

    def __init__(self, match: Match, path: Path | None, *, loaded: bool = False) -> None:
        """`loaded`: the match as it is now came from that file, or from one that stays as it is."""
        self._match = match
        self._kept = self._state() if loaded else None
        self.path = path

    def _state(self) -> tuple[int, str]:
        dealings = self._match.dealings
        return len(self._match.entries), dealings[-1].commitment if dealings else ""

    def anything_new(self) -> bool:
        """Whether the match has gone on since it was last kept."""
        return self._kept != self._state()

    def keep(self) -> None:
        """Write what is new, if there is a file for it. Raises FileError."""
        if self.path is not None and self.anything_new():
            tallgrass.save(self._match, self.path, keep_seed=True)
            self._kept = self._state()

    def move_to(self, path: Path) -> None:
        """Keep the match in another file from now on. Raises FileError; then all stays as it was."""
        tallgrass.save(self._match, path, keep_seed=True)
        self.path = path
        self._kept = self._state()


def there(path: Path) -> bool:
    """Whether there is something of that name."""
    return os.path.exists(path)  # noqa: PTH110 - Path.exists raises for names that no file can have


def typed_path(name: str) -> Path:
    """A path as a person types it; ~ is his home."""
    return Path(os.path.expanduser(name))  # noqa: PTH111 - Path.expanduser raises for users that there aren't
