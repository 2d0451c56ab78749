"""How deep what somebody sent may be nested: the same on every Python, whose own bounds differ."""

from __future__ import annotations

import re

from tallgrass.server.refusing import Refused

DEEPEST = 100
"""Arrays and objects within each other; a match file has some six."""

# Text is passed over; the quantifiers give nothing back, so that no file takes long.
_TOKENS = re.compile(rb'"(?:[^"\\]++|\\.)*+"?+|[\[{]++|[\]}]++', re.DOTALL)


def too_deep() -> Refused:
    """The refusal, also of what is deeper than this Python can read."""
    return Refused("request", f"What was sent is nested too deeply: more than {DEEPEST} levels.")


def check_nesting(data: bytes) -> None:
    """Raises Refused if JSON is nested too deeply."""
    level = 0
    for token in _TOKENS.finditer(data):
        first = data[token.start()]
        if first in b"[{":
            level += token.end() - token.start()
            if level > DEEPEST:
                raise too_deep()
        elif first in b"]}":
            level -= token.end() - token.start()
