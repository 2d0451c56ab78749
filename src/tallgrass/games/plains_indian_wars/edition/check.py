"""What must hold across fields."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.edition.cards import Cards
from tallgrass.games.plains_indian_wars.edition.map import Map
from tallgrass.games.plains_indian_wars.edition.problems import Problem
from tallgrass.games.plains_indian_wars.edition.setup import Setup


def check_map(map_: Map) -> list[Problem]:
    """All checks of `map.toml`."""
    return []


def check_cards(cards: Cards) -> list[Problem]:
    """All checks of `cards.toml`."""
    return []


def check_setup(setup: Setup) -> list[Problem]:
    """All checks of `setup.toml`."""
    return []


def check_edition(map_: Map, cards: Cards, setup: Setup) -> list[Problem]:
    """All checks between the files."""
    return []
