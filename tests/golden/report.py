"""Which cards, rulings and turns of play the golden games have seen, and which none has.

    python -m tests.golden.report

What was taken back later isn't counted, as if it had not been.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

import tallgrass
from tallgrass.kernel.match import Match
from tests.golden import report_indian_wars, report_mystic_warriors, report_plains_indian_wars
from tests.golden.record import paths

Use = tuple[str, str]
"""A card and what is done with it."""


class Report(NamedTuple):
    """What can be seen in the matches of a game, and how it is told."""

    rulings: frozenset[str]
    never_played: dict[str, str]
    """Rulings that no golden game can show, and why."""
    turns: frozenset[str]
    all_uses: Callable[[], set[Use]]
    uses_in: Callable[[Match], set[Use]]
    rulings_in: Callable[[Match], set[str]]
    turns_in: Callable[[Match], set[str]]


def _report(module: ModuleType) -> Report:
    return Report(
        module.RULINGS,
        module.NEVER_PLAYED,
        module.TURNS,
        module.all_uses,
        module.uses,
        module.rulings,
        module.turns,
    )


REPORTS = {
    "indian-wars": _report(report_indian_wars),
    "mystic-warriors": _report(report_mystic_warriors),
    "plains-indian-wars": _report(report_plains_indian_wars),
}


def matches(game: str) -> list[Match]:
    """The golden games of a game, replayed."""
    return [tallgrass.load(path) for path in paths(game)]


def uncovered(game: str, played: list[Match]) -> tuple[set[Use], set[str], set[str]]:
    """The uses of cards, the rulings and the turns of play that none of some matches has seen."""
    report = REPORTS[game]
    seen_uses: set[Use] = set()
    seen_rulings: set[str] = set()
    seen_turns: set[str] = set()
    for match in played:
        seen_uses |= report.uses_in(match)
        seen_rulings |= report.rulings_in(match)
        seen_turns |= report.turns_in(match)
    return report.all_uses() - seen_uses, set(report.rulings) - seen_rulings, set(report.turns) - seen_turns


def _print(game: str) -> None:
    report = REPORTS[game]
    played = matches(game)
    print(f"{tallgrass.game(game).title}:")
    for path, match in zip(paths(game), played, strict=True):
        print(f"{path.stem}: {len(match.entries)} entries, {len(report.uses_in(match))} uses of cards")
        print(
            f"  {', '.join(sorted(report.rulings_in(match), key=lambda rule: int(rule.partition('-')[2])))}"
        )
    cards, rules, missed = uncovered(game, played)
    print("No golden game has:")
    print(f"  uses of cards: {', '.join(f'{card} {use}' for card, use in sorted(cards)) or 'all have been'}")
    reasons = [f"{rule} ({report.never_played.get(rule)})" for rule in sorted(rules)]
    print(f"  rulings: {', '.join(reasons) or 'all have been'}")
    print(f"  turns of play: {', '.join(sorted(missed)) or 'all have been'}")


def main() -> None:
    """Print what each golden game shows, and what none does."""
    for game in REPORTS:
        _print(game)


if __name__ == "__main__":
    main()
