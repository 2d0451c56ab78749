"""What is answered to those who want what isn't done."""

from __future__ import annotations


class Refused(Exception):
    """It isn't done, and nothing has changed."""

    def __init__(self, code: str, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule


class NoTable(Refused):
    """There is no such table, or its game isn't here; the reason says which."""

    def __init__(self, reason: str) -> None:
        super().__init__("no-table", reason)
