"""Tasks as messages: each kind has one, with all that it holds."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars import steps
from tallgrass.games.plains_indian_wars.agenda import BLANKS, KINDS, STEPS, rebuild, record
from tallgrass.games.plains_indian_wars.effects import Combat
from tallgrass.games.plains_indian_wars.engagement import Engagement
from tallgrass.games.plains_indian_wars.factions import CAVALRY, INDIAN, US
from tallgrass.games.plains_indian_wars.state import Task


def held(kind: type) -> set[str]:
    """What objects of a class hold, compiled or not."""
    return set(getattr(kind, "__mypyc_attrs__", ()) or getattr(kind, "__slots__", ()))


def test_no_kind_of_task_is_left_out() -> None:
    kinds = {kind.__name__ for kind in Task.__subclasses__() if kind.__module__.startswith("tallgrass.")}
    assert kinds == set(KINDS) == set(STEPS)
    assert {kind.__name__ for kind in steps.Step.__subclasses__()} == kinds


@pytest.mark.parametrize("task", BLANKS, ids=sorted(KINDS))
def test_a_message_has_all_that_a_task_holds(task: Task) -> None:
    step = record(task)
    assert type(step).__name__ == type(task).__name__
    assert set(step.__struct_fields__) == held(type(task))
    again = rebuild(step)
    assert type(again) is type(task) and again is not task
    assert record(again) == step


def test_an_engagement_keeps_how_it_is_fought() -> None:
    fight = Engagement(3, INDIAN, [CAVALRY])
    modifier = Combat(US)
    modifier.versus = (0, 1)
    modifier.extra_dice = 2
    fight.combat = [modifier]
    fight.faces = [[0, 1], [], [2], [], []]
    step = record(fight)
    assert isinstance(step, steps.Engagement)
    assert step.combat == (steps.Modifier(US, -1, (0, 1), -1, -1, False, False, 2, 0, (), False),)
    assert step.faces == ((0, 1), (), (2,), (), ())
    again = rebuild(step)
    assert isinstance(again, Engagement)
    assert again.trapped == [CAVALRY] and again.faces == fight.faces
    (fought,) = again.combat
    assert (fought.side, fought.versus, fought.extra_dice) == (US, (0, 1), 2)
