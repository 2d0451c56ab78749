"""The 36 main cards: as many cubes, groups and regions as each of them says."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.events import Placed
from tallgrass.kernel.actions import slug
from tests.games.plains_indian_wars.board_table import ACTIONS, BOARD, CARDS, act, legal, of, table, verbs

MAINS = {slug(card.name): card for card in BOARD.main if card is not None}
COLOR = {"npt": "green", "spt": "orange", "cavalry": "blue", "settlers": "brown"}
OTHER = {"npt": "two-moons", "spt": "satank", "cavalry": "fort-union", "settlers": "sodbusters"}
SPARE = {"npt": "gall", "spt": "big-tree", "cavalry": "fort-sill", "settlers": "homesteaders"}


def test_there_are_nine_in_each_deck() -> None:
    assert sorted(BOARD.deck_of[CARDS[name]] for name in MAINS) == [
        deck for deck in range(4) for _ in range(9)
    ]


@pytest.mark.parametrize("name", MAINS)
def test_a_main_card_brings_its_cubes_and_moves_its_groups(name: str) -> None:
    """Five regions hold the faction's cubes: those that move go to and fro between N7 and N8."""
    card = MAINS[name]
    color = COLOR[card.deck]
    other = OTHER[card.deck] if name != OTHER[card.deck] else SPARE[card.deck]
    cubes = dict.fromkeys(("N4", "N7", "N8", "N10", "N11"), f"1 {color}")
    at = table(cubes, turn=card.deck, hands={card.deck: (name, other)})
    events = act(at, f"play:{name}")
    while not verbs(at, "activate"):
        events += act(at, sorted(legal(at))[-1])  # place all that is left, or transfer
    assert sum(event.count for event in of(events, Placed)) == card.cubes
    for code in ("N4", "N10", "N11")[: card.groups]:
        act(at, f"activate:{code}", f"take:{color}:1")
        steps = 0
        while verbs(at, "step"):
            act(at, f"step:{'N8' if 'N8' in verbs(at, 'step') else 'N7'}")
            steps += 1
        assert steps == card.moves
        while "take" in {option.split(":")[0] for option in legal(at)}:
            act(at, "done")
    assert not verbs(at, "activate"), "no more groups than it says"
    assert ACTIONS.table.number(f"play:{name}") is not None
