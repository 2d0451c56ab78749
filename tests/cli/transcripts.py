"""Transcripts as documentation prints them: `> ` before what is typed, `...` for any lines left out."""

from __future__ import annotations

import re
from collections.abc import Sequence

LEFT_OUT = "..."


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language in a Markdown text."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def typed(lines: Sequence[str]) -> str:
    """What has to be typed to get a transcript."""
    return "".join(f"{line.removeprefix('> ')}\n" for line in lines if line.startswith("> "))


def stripped(text: str) -> list[str]:
    """Lines without trailing blanks, and no empty ones at the end."""
    return [line.rstrip() for line in text.rstrip().splitlines()]


def mismatch(written: Sequence[str], printed: Sequence[str]) -> str | None:
    """Where what was printed departs from a transcript; None if it doesn't."""
    parts: list[list[str]] = [[]]
    for line in written:
        if line == LEFT_OUT:
            parts.append([])
        else:
            parts[-1].append(line)
    place = len(parts[0])
    if list(printed[:place]) != parts[0]:
        return _first_difference(parts[0], printed)
    for part in parts[1:-1]:
        found = _find(part, printed, place)
        if found is None:
            return _nearly(part, printed, place)
        place = found + len(part)
    if len(parts) == 1:
        return None if place == len(printed) else f"there are more lines, from {printed[place]!r} on"
    last = parts[-1]
    tail = len(printed) - len(last)
    if tail < place or list(printed[tail:]) != last:
        return "it doesn't end with:\n" + "\n".join(last)
    return None


def _find(part: list[str], printed: Sequence[str], start: int) -> int | None:
    for place in range(start, len(printed) - len(part) + 1):
        if list(printed[place : place + len(part)]) == part:
            return place
    return None


def _nearly(part: list[str], printed: Sequence[str], start: int) -> str:
    """Where the lines that never come, come nearest."""

    def alike(place: int) -> int:
        pairs = zip(part, printed[place:], strict=False)
        return next((number for number, (mine, theirs) in enumerate(pairs) if mine != theirs), len(part))

    best = max(range(start, len(printed)), key=alike, default=start)
    return f"after line {start} of what was printed: " + _first_difference(part, printed[best:])


def _first_difference(part: list[str], printed: Sequence[str]) -> str:
    for number, line in enumerate(part):
        there = printed[number] if number < len(printed) else "(nothing)"
        if line != there:
            return f"line {number + 1} is written\n  {line!r}\nbut printed\n  {there!r}"
    raise AssertionError("there is no difference")
