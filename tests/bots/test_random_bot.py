"""The random bot: every legal action is as likely as the others."""

from __future__ import annotations

from collections import Counter

import pytest

from tallgrass.bots.random_bot import RandomBot
from tallgrass.kernel.chance import FastChance, ScriptedChance
from tallgrass.kernel.messages import View
from tests.bots.play import match

ANYTHING = View(seat=0)


@pytest.mark.parametrize("options", range(1, 12))
def test_each_outcome_chooses_another_action(options: int) -> None:
    legal = [7 * place + 3 for place in range(options)]
    chosen = []
    for place in range(options):
        chance = ScriptedChance([(options, place)])
        chosen.append(RandomBot().choose(ANYTHING, legal, chance))
        chance.finish()
    assert chosen == legal


def test_it_is_uniform() -> None:
    """Chi-square for a fixed seed, below where one would doubt it (9 degrees of freedom, 0.1 %)."""
    legal = list(range(10))
    chance = FastChance(3)
    counts = Counter(RandomBot().choose(ANYTHING, legal, chance) for _ in range(20_000))
    chi_square = sum((counts[action] - 2_000) ** 2 / 2_000 for action in legal)
    assert 0 < chi_square < 27.9


def test_it_never_looks() -> None:
    assert RandomBot.blind
    assert RandomBot().choose(View(seat=None), [4], FastChance(1)) == 4


def test_it_is_always_legal_and_each_match_ends() -> None:
    ends = {match(("random", "random"), 5, number).result() is not None for number in range(100)}
    assert ends == {True}


def test_the_same_luck_is_the_same_match() -> None:
    first, second = (match(("random", "random"), 5, 1).view(None) for _ in range(2))
    assert first == second != match(("random", "random"), 5, 2).view(None)
