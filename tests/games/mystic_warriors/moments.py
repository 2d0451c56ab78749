"""Views of a moment, as a seat would see it, and the words of The Mystic Warriors."""

from __future__ import annotations

import functools

import msgspec

import tallgrass
from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.game import State

GAME = tallgrass.game("mystic-warriors")
WORDS = GAME.words()
PLAIN = GAME.words(plain=True)
NUMBERS = {card.name: number for number, card in enumerate(CARDS)}


def cards(*names: str) -> tuple[int, ...]:
    """The numbers of some cards, in their order."""
    return tuple(NUMBERS[name] for name in names)


def card(name: str) -> int:
    """The number of a card."""
    return NUMBERS[name]


def number(action: str) -> int:
    """The number of an action."""
    found = GAME.actions.number(action)
    assert found is not None, action
    return found


def seen(state: State, seat: int | None) -> MysticWarriorsView:
    """What a seat sees."""
    view = state.view(seat)
    assert isinstance(view, MysticWarriorsView)
    return view


@functools.cache
def first(seats: int) -> MysticWarriorsView:
    """What Brave 1 sees when he is asked first."""
    options = GAME.settle({"first_seat": 1})
    return seen(GAME.start(seats, options, FastChance(1)), 0)


def moment(stage: int, *, seats: int = 3, **changes: object) -> MysticWarriorsView:
    """The view of Brave 1, who is asked and whose turn it is, where nothing else is said."""
    return msgspec.structs.replace(first(seats), stage=stage, **changes)
