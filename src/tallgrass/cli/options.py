"""What stands behind `--option`: the options of the rules, and the edition that a game is played with."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from tallgrass.cli.keeping import typed_path
from tallgrass.cli.output import fail
from tallgrass.kernel.edition import EditionMark
from tallgrass.kernel.options import Value

EDITION = "edition"


def edition_apart(options: Sequence[str]) -> tuple[str | None, tuple[str, ...]]:
    """The edition named by the last `edition=`, and the other options, as typed.

    It is no option of the rules: a match names it beside them.
    """
    edition = None
    others = []
    for option in options:
        name, _, value = option.partition("=")
        if name.strip() != EDITION:
            others.append(option)
            continue
        edition = value.strip()
        if not edition:
            fail(f"An edition is given as {EDITION}=NAME or {EDITION}=DIR, unlike {option!r}.")
    return None if edition is None else str(typed_path(edition)), tuple(others)


def option_pairs(options: Sequence[str]) -> dict[str, Value]:
    """NAME=VALUE, as typed, by name."""
    pairs: dict[str, Value] = {}
    for option in options:
        name, sign, value = option.partition("=")
        if not sign:
            fail(f"An option is given as NAME=VALUE, unlike {option!r}.")
        pairs[name.strip()] = value.strip()
    return pairs


def played_with(edition: EditionMark) -> str:
    """The edition of a match, in a sentence for the screen."""
    return f"Played with the edition {escape(edition.name)}, hash {edition.hash}."
