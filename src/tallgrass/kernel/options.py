"""Rule options: typed, with a default and a sentence each."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

Value = bool | int | str
Options = dict[str, Value]
"""A value for each option of a game, as `settle` makes it."""


class OptionError(ValueError):
    """An option that the game doesn't have, or a value that it can't take."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A rule that a table may turn on or set. Whole numbers have bounds."""

    name: str
    default: Value
    sentence: str
    low: int = 0
    high: int = 0

    def read(self, value: Value) -> Value:
        """The value as this option's type; text, as typed by a person, is converted.

        Raises:
            OptionError: saying what the option takes.
        """
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            words = {"yes": True, "true": True, "on": True, "1": True}
            words |= {"no": False, "false": False, "off": False, "0": False}
            if isinstance(value, str) and value.lower() in words:
                return words[value.lower()]
            raise OptionError(f"{self.name} takes yes or no, not {value!r:.80}.")
        if isinstance(self.default, int):
            try:
                number = self.low - 1 if isinstance(value, bool) else int(value)
            except ValueError:
                number = self.low - 1
            if self.low <= number <= self.high:
                return number
            raise OptionError(
                f"{self.name} takes a whole number from {self.low} to {self.high}, not {value!r:.80}."
            )
        return str(value)


def settle(offered: tuple[Option, ...], chosen: Mapping[str, Value]) -> Options:
    """A value for each option that is offered: the chosen one or the default.

    Raises:
        OptionError: for an unknown name (the message lists the known ones) or an unfit value.
    """
    known = {option.name: option for option in offered}
    for name in chosen:
        if name not in known:
            raise OptionError(f"There is no option {name!r:.80}; there are: {', '.join(known) or 'none'}.")
    return {
        name: option.read(chosen[name]) if name in chosen else option.default
        for name, option in known.items()
    }
