"""What is wrong with an edition, told so that its writer finds it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tallgrass.kernel import edition


class Problem(msgspec.Struct, frozen=True, order=True):
    """One fault: the file, the key in it (`regions.N5.adjacent[2]`), what is wrong, what was expected."""

    file: str
    key: str
    wrong: str
    expected: str

    def __str__(self) -> str:
        place = f"{self.file}: {self.key}" if self.key else self.file
        return f"{place}: {self.wrong}; expected {self.expected}."


class EditionError(edition.EditionError):
    """An edition can't be used; `problems` is all that was found."""

    problems: tuple[Problem, ...]

    def __init__(self, where: str, problems: Sequence[Problem]) -> None:
        more = f", and {len(problems) - 1} more" if len(problems) > 1 else ""
        super().__init__(f"The edition {where} can't be used: {str(problems[0]).rstrip('.')}{more}.")
        self.where = where
        self.problems = tuple(problems)


def shown(value: object) -> str:
    """A value from a file, short and without anything that a terminal would obey."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) >= 2**63:
        return "a huge number"
    text = ascii(value) if not isinstance(value, str) else repr(value)
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= 60 else f"{text[:57]}..."


def joined(words: Sequence[str]) -> str:
    """One, two or three."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
