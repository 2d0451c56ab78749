"""What may be a person's name: something that the others can see and read as it stands."""

from __future__ import annotations

from unicodedata import category

from tallgrass.server.refusing import Refused

# Control characters, what is of no width or turns the direction of writing, and what no font knows.
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"
"""Of no width, but Persian and several scripts of India are written with them, and emoji."""
_BLANK = "\u115f\u1160\u3164\uffa0"
"""Letters of Korean that are shown as nothing."""


def check_name(name: str) -> None:
    """Raises Refused for what is no name."""
    if any(category(letter) in _HIDDEN and letter not in _JOINERS for letter in name):
        raise Refused(
            "request", "A name has no hidden characters, and none that turn the direction of writing."
        )
    if not any(category(letter)[0] in "LN" and letter not in _BLANK for letter in name):
        raise Refused("request", "A name has a letter or a digit that can be seen.")
