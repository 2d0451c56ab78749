"""The games by name, and what they say of themselves."""

from __future__ import annotations

import pytest

import tallgrass
from tallgrass.kernel.chance import ScriptedChance


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(tallgrass.UnknownGame) as caught:
        tallgrass.game("chess")
    assert str(caught.value) == f"There is no game 'chess'; there are: {', '.join(tallgrass.games())}."


@pytest.mark.parametrize("name", tallgrass.games())
def test_a_game_is_found_by_its_name(name: str) -> None:
    game = tallgrass.game(name)
    assert game.name == name
    assert tallgrass.game(name) is game


@pytest.mark.parametrize("name", tallgrass.games())
def test_seats_have_names_and_other_counts_are_refused(name: str) -> None:
    game = tallgrass.game(name)
    for seats in game.seat_counts:
        names = game.seat_names(seats)
        assert len(set(names)) == len(names) == seats
    for seats in {-1, 0, 1, 2, 3, 4, 5, 6, 7, 99} - set(game.seat_counts):
        with pytest.raises(ValueError, match=f"seats, not {seats}"):
            game.seat_names(seats)
        with pytest.raises(ValueError, match=f"seats, not {seats}"):
            game.start(seats, game.settle({}), ScriptedChance())


@pytest.mark.parametrize("name", tallgrass.games())
def test_options_stand_by_their_own_defaults(name: str) -> None:
    for option in tallgrass.game(name).options:
        assert option.read(option.default) == option.default
        assert option.sentence.endswith(".")
