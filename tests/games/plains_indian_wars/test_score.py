"""The end and the score (P-43, P-44, P-45)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars.rounds import score
from tallgrass.kernel.messages import Result
from tests.games.plains_indian_wars.table import act, draw_disc, table

# An empty map: 24 home regions are Indian by default, 2 points each, and the open railroad is 5 for them.
DEFAULT = 24 * 2 + 5


def ended(standing: dict[str, str], seats: int = 2, **more: object) -> Result:
    """The last disc is Black and lays nothing."""
    position = table(standing, seats=seats, **more)  # type: ignore[arg-type]
    draw_disc(position, "railroad", "brown:BB" if position.mountains < 5 else "")
    result = position.result()
    assert result is not None
    return result


def test_two_points_for_a_region_home_or_purple() -> None:
    """The US takes a home region and a purple one; green takes a purple one; purple scores nothing."""
    position = table(
        {"N8": "1 blue", "NE1": "1 brown", "NE2": "1 green", "NE3": "1 purple", "S4": "1 purple"}
    )
    assert score(position) == (DEFAULT - 2 - 2 + 2, 4)


def test_a_wagon_alone_costs_the_indians_a_region() -> None:
    assert score(table({}, wagons={"oregon": ["N8"]})) == (DEFAULT - 2, 0)


def test_a_point_for_each_wagon() -> None:
    position = table({})
    position.arrived, position.destroyed = 3, 2
    assert score(position) == (DEFAULT + 2, 3)


def test_five_for_the_railroad() -> None:
    """Complete is all mountains and all plains."""
    assert score(table({}, mountains=5, filled=(20, 5))) == (DEFAULT - 5, 5)
    assert score(table({}, mountains=5, filled=(20, 4))) == (DEFAULT, 0)
    assert score(table({}, mountains=4, filled=(25, 0))) == (DEFAULT, 0)


def test_two_for_custer() -> None:
    position = table({})
    position.bonus = [2, 0]
    assert score(position) == (DEFAULT + 2, 0)


@pytest.mark.parametrize(("seats", "winners"), [(2, (0,)), (3, (0,)), (4, (0, 1))])
def test_allies_win_together(seats: int, winners: tuple[int, ...]) -> None:
    result = ended({}, seats)
    assert result.winners == winners
    assert result.scores == tuple([DEFAULT if seat in winners else 0 for seat in range(seats)])


@pytest.mark.parametrize(("seats", "winners"), [(2, (1,)), (3, (1, 2)), (4, (2, 3))])
def test_the_higher_total_wins(seats: int, winners: tuple[int, ...]) -> None:
    """The US holds fifteen home regions: 9 * 2 + 5 against 15 * 2."""
    codes = [f"N{number}" for number in range(1, 13)] + ["S1", "S2", "S3"]
    standing = dict.fromkeys(codes, "1 blue")
    result = ended(standing, seats)
    assert (max(result.scores), min(result.scores), result.winners) == (30, 23, winners)


def test_a_tie_is_the_indians() -> None:
    """Twelve and twelve, and 5 points for wagons against 5 for the open railroad."""
    standing = {f"N{number}": "1 blue" for number in range(1, 13)}
    position = table(standing)
    position.arrived = 5
    draw_disc(position, "railroad", "brown:BB")
    result = position.result()
    assert result is not None
    assert (result.scores, result.winners) == ((29, 29), (0,))


def test_there_is_no_result_before_the_end() -> None:
    """The last disc has still to be played."""
    position = table({"NE2": "1 purple"}, ready="0 purple")
    draw_disc(position, "enemies")
    assert position.result() is None
    act(position, "done")
    assert position.result() is not None
