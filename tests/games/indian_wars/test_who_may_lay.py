"""Who may lay, play and count what, and where: all 84 cards, both sides, each phase, each Initiative."""

from __future__ import annotations

import pytest

from tallgrass.kernel.actions import slug
from tests.games.indian_wars.printed import LINES, Line
from tests.games.indian_wars.table import (
    AFTERMATH,
    COMBATANTS,
    FIREPOWER,
    INDIANS,
    INITIATIVE,
    NOBODY,
    RESOURCES,
    WHITES,
    legal,
    number,
    table,
)

SIDES = {"whites": WHITES, "indians": INDIANS}
PHASES = {"initiative": INITIATIVE, "combatants": COMBATANTS, "firepower": FIREPOWER, "aftermath": AFTERMATH}
CASES = [
    (side, phase, outcome)
    for side in SIDES
    for phase in PHASES
    for outcome in (("open",) if phase == "initiative" else ("won", "lost", "tied"))
    if (phase, outcome) != ("aftermath", "tied")  # nobody is asked then: IW-11, tested with Aftermath
]


def _lays(side: str, phase: str, outcome: str, line: Line) -> bool:
    """Whether the engine lets the side lay the card, it being its one card."""
    seat = SIDES[side]
    loser = {"won": 1 - seat, "lost": seat}.get(outcome, NOBODY)
    hands = ([line.name], ["Knives"] if line.name != "Knives" else ["Bullets"])
    whites, indians = hands if seat == WHITES else hands[::-1]
    wins = (0, 0) if loser == NOBODY else (int(loser == INDIANS), int(loser == WHITES))
    position = table(phase=PHASES[phase], whites=whites, indians=indians, lost_initiative=loser, wins=wins)
    action = f"lay:{slug(line.name)}"
    may = action in legal(position, seat)
    assert may == (position.why_not(seat, number(action)) is None), line
    return may


@pytest.mark.parametrize(("side", "phase", "outcome"), CASES)
def test_a_card_can_be_laid_where_the_notation_says(side: str, phase: str, outcome: str) -> None:
    """IW-6, IW-7, IW-8, IW-9, IW-11, IW-12."""
    right = {line.name for line in LINES if line.may_be_laid(side, phase, outcome)}
    assert {line.name for line in LINES if _lays(side, phase, outcome, line)} == right


@pytest.mark.parametrize("side", SIDES)
def test_cards_that_draw_are_played_in_resources_by_the_side_in_the_use_column(side: str) -> None:
    """IW-3, IW-6."""
    seat = SIDES[side]
    for line in LINES:
        hands = ([line.name], []) if seat == WHITES else ([], [line.name])
        position = table(phase=RESOURCES, whites=hands[0], indians=hands[1], resources_of=seat)
        options = {f"discard:{slug(line.name)}", "done"}
        if line.draws() and line.usable_by(side):
            options.add(f"play:{slug(line.name)}")
        assert legal(position, seat) == options, line


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("side", SIDES)
def test_a_card_on_the_table_counts_again_only_in_the_later_of_its_two_places(side: str, phase: str) -> None:
    """IW-9. The hand holds a card of no use, so that the side is asked."""
    seat = SIDES[side]
    useless = "Camp" if seat == WHITES else "Fort"
    for line in LINES:
        if not line.usable_by(side) or line.name in ("Camp", "Fort"):
            continue
        laid: tuple[list[str], list[str]] = ([line.name], []) if seat == WHITES else ([], [line.name])
        hands = ([useless], ["Knives"]) if seat == WHITES else (["Knives"], [useless])
        if line.name == "Knives":
            hands = (hands[0], ["Bullets"]) if seat == WHITES else (["Bullets"], hands[1])
        position = table(
            phase=PHASES[phase],
            whites=hands[0],
            indians=hands[1],
            laid=laid,
            lost_initiative=1 - seat,
            wins=(1 - seat, seat),
        )
        action = f"count:{slug(line.name)}"
        may = action in legal(position, seat)
        assert may == (line.counts_again() and phase == line.places()[-1]), line
        assert may == (position.why_not(seat, number(action)) is None), line


def test_the_notation_speaks_of_five_cards_with_two_uses() -> None:
    assert [line.name for line in LINES if len(line.places()) == 2] == [
        "Last Stand",
        "Armstrong Custer",
        "George Crook",
        "Little Big Horn",
        "Red Cloud",
    ]
    assert [line.name for line in LINES if line.counts_again()] == [
        "Armstrong Custer",
        "George Crook",
        "Little Big Horn",
        "Red Cloud",
    ]
