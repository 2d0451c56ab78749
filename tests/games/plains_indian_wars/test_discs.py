"""The Black and the Purple disc, rounds, set-up, seats (P-10, P-12, P-18, P-41, P-42, P-43, P-45)."""

from __future__ import annotations

import pytest

from tallgrass.games.plains_indian_wars import rules
from tallgrass.games.plains_indian_wars.events import DiscDrawn, EngagementBegan, RoundBegan
from tallgrass.games.plains_indian_wars.factions import DISCS, NAMES
from tallgrass.games.plains_indian_wars.rounds import Rounds
from tallgrass.kernel.chance import FastChance, ScriptedChance
from tallgrass.kernel.events import Event
from tests.games.plains_indian_wars.table import (
    BOARD,
    GAME,
    act,
    acts,
    all_of,
    asked,
    at,
    dice,
    draw_disc,
    legal,
    march,
    may,
    out,
    table,
    walk,
    where,
)

# --- the Union Pacific (P-41)


@pytest.mark.parametrize(
    ("standing", "laid"),
    [
        ({}, 0),
        ({"N5": "1 brown"}, 1),
        ({"N5": "1 brown", "S5": "1 brown"}, 2),
        ({"N5": "3 brown", "S5": "3 brown"}, 3),  # three at most
        ({"N4": "3 brown"}, 0),  # not beside St. Louis
        ({"N5": "2 blue", "st-louis": "4 brown"}, 0),
        ({"N5": "1 brown 3 green"}, 1),  # who controls it doesn't matter
    ],
)
def test_the_first_spaces_in_the_east(standing: dict[str, str], laid: int) -> None:
    """A cube for each settler in N5 and S5, up to three."""
    position = table(standing)
    draw_disc(position, "railroad", "brown:BB")
    assert position.filled == [laid, 0]


def test_the_regions_north_and_south_of_the_railhead() -> None:
    """The sixth space is between N4 and S5, the seventh between N4 and S4; settlers behind don't count."""
    for filled, laid in ((5, 1), (6, 3), (7, 3)):
        position = table({"N4": "2 brown", "S5": "1 brown", "S4": "1 brown"}, filled=(filled, 0))
        draw_disc(position, "railroad", "brown:BB")
        assert position.filled == [filled + laid, 0], filled


def test_settlers_are_counted_before_laying() -> None:
    """At the fifth space N5's one settler counts; N4's three, which it gets to, don't."""
    position = table({"N5": "1 brown", "N4": "3 brown"}, filled=(5, 0))
    draw_disc(position, "railroad", "brown:BB")
    assert position.filled == [6, 0]


# --- the Central Pacific (P-41, P-57)


@pytest.mark.parametrize(
    ("mountains", "throws", "after", "plains"),
    [
        (0, "brown:WT", 2, 0),  # Weapons and Treaties are successes
        (0, "brown:WB", 1, 0),
        (0, "brown:BB", 0, 0),
        (3, "brown:TT", 5, 0),
        (4, "brown:WB", 5, 0),
        (4, "brown:WW", 5, 1),  # the spare success goes to the first plains space
    ],
)
def test_mountains(mountains: int, throws: str, after: int, plains: int) -> None:
    """Two dice; no settlers are needed, and in this turn those in N1 lay nothing."""
    position = table({"N1": "3 brown"}, mountains=mountains)
    draw_disc(position, "railroad", throws)
    assert (position.mountains, position.filled) == (after, [0, plains])


@pytest.mark.parametrize(
    ("standing", "laid"),
    [({"N1": "1 brown", "S1": "1 brown"}, 2), ({"S1": "5 brown"}, 3), ({}, 0)],
)
def test_the_west_after_the_mountains(standing: dict[str, str], laid: int) -> None:
    """No dice any more."""
    position = table(standing, mountains=5)
    draw_disc(position, "railroad")
    assert position.filled == [0, laid]


def test_six_in_all_three_for_each_railhead() -> None:
    position = table({"N5": "5 brown", "N1": "5 brown"}, mountains=5)
    draw_disc(position, "railroad")
    assert position.filled == [3, 3]


def test_no_more_than_there_is_room_for() -> None:
    """One space is left between two railheads."""
    position = table({"N2": "5 brown"}, mountains=5, filled=(18, 6))
    draw_disc(position, "railroad")
    assert sum(position.filled) == 25


def test_one_settler_counts_for_both_railheads() -> None:
    """P-41: once for each."""
    position = table({"N2": "1 brown"}, mountains=5, filled=(17, 6))
    draw_disc(position, "railroad")
    assert position.filled == [18, 7]


@pytest.mark.parametrize("seed", [1, 2])
def test_track_grows_and_never_goes(seed: int) -> None:
    """It lies on spaces of its own: none is ever emptied, and none is filled twice."""
    chance = FastChance(seed)
    position = rules.start(
        BOARD, GAME.verbs, 2, max_rounds=12, auto_consent=False, chance=chance, events=None
    )
    laid = [0, 0, 0]
    while position.to_move():
        seat = position.to_move()[0]
        options = position.legal(seat)
        position.play(seat, options[chance.below(len(options))], chance)
        now = [position.mountains, *position.filled]
        assert all(before <= after for before, after in zip(laid, now, strict=True))
        assert position.mountains <= BOARD.mountains
        assert sum(position.filled) <= BOARD.line_length
        laid = now
    assert sum(laid) > 3


# --- the Enemies (P-42)


def test_where_purple_is_placed() -> None:
    """A purple region with fewer than eight US-allied cubes, Canada or Mexico; the Cavalry player places."""
    position = table({"NE1": "8 purple", "NE2": "7 blue"}, seats=4)
    draw_disc(position, "enemies")
    purple = {f"{side}{number}:1" for side in ("NE", "SE") for number in range(1, 6)}
    assert (asked(position), may(position, "place")) == (2, purple - {"NE1:1"} | {"canada:1", "mexico:1"})


def test_one_activation_of_up_to_two_regions() -> None:
    position = table({"NE2": "3 purple", "SE2": "1 purple"})
    draw_disc(position, "enemies")
    act(position, "place:canada:1")
    assert may(position, "activate") == {"NE2", "SE2", "canada"}
    walk(position, "purple", "NE2", "NE3", "NE4", count=2)
    act(position, "done")
    assert where(position, "NE2", "NE4", "SE2", "canada") == ("1 purple", "2 purple", "1 purple", "1 purple")
    assert asked(position) is None


def test_the_cube_just_placed_may_move() -> None:
    position = table({})
    draw_disc(position, "enemies")
    act(position, "place:SE3:1")
    walk(position, "purple", "SE3", "SE4", "SE5")
    assert at(position, "SE5") == "1 purple"


def test_nobody_has_to_move() -> None:
    position = table({"NE2": "1 purple"})
    draw_disc(position, "enemies")
    acts(position, "place:NE2:1", "done")
    assert (at(position, "NE2"), asked(position)) == ("2 purple", None)


def test_engagements_of_purple() -> None:
    position = table({"NE4": "2 purple", "N11": "2 green"}, ready="0 purple")
    draw_disc(position, "enemies")
    walk(position, "purple", "NE4", "N11", count=2, throws="green:TT purple:WW")
    assert at(position, "N11") == "2 purple"


def test_what_is_over_the_limit_after_purple_has_moved_goes_back() -> None:
    """P-4: eight blue in NE4, and purple comes there; the Cavalry's player says which."""
    position = table({"NE3": "1 purple", "NE4": "8 blue"}, ready="0 purple")
    draw_disc(position, "enemies")
    walk(position, "purple", "NE3", "NE4")
    act(position, "stop")
    assert legal(position) == {"shed:blue", "shed:purple"}
    act(position, "shed:purple")
    assert (at(position, "NE4"), position.ready[4], asked(position)) == ("8 blue", 1, None)


def test_casualties_instead_of_an_activation() -> None:
    """P-12: all purple ones, after the placing, which isn't done with them."""
    position = table({"NE4": "2 purple"}, casualties="3 purple 1 blue", ready="0 purple")
    draw_disc(position, "enemies")
    assert legal(position) == {"activate:NE4", "recover", "done"}
    act(position, "recover")
    assert (position.ready[4], out(position), asked(position)) == (3, "1 blue", None)


def test_two_purple_take_a_blue_along() -> None:
    """P-42, P-22."""
    position = table({"NE4": "2 purple 2 blue"}, ready="0 purple")
    draw_disc(position, "enemies")
    acts(position, "activate:NE4", "take:purple:2")
    assert legal(position) == {"take:blue:1", "go"}


def test_where_purple_may_go() -> None:
    """P-24: N and S regions beside a purple one."""
    position = table({"N11": "1 purple", "NE4": "1 brown"}, disc="enemies")
    march(position, "purple")
    walk(position, "purple", "N11")
    assert may(position, "step") == {"NE4", "NE5", "N10", "N12"}


# --- rounds (P-10, P-43)


def finished(seed: int, seats: int, rounds: int) -> list[Event]:
    """A game by chance, to its end."""
    chance = FastChance(seed)
    events: list[Event] = []
    position = rules.start(
        BOARD, GAME.verbs, seats, max_rounds=rounds, auto_consent=False, chance=chance, events=events
    )
    while position.to_move():
        seat = position.to_move()[0]
        options = position.legal(seat)
        position.play(seat, options[chance.below(len(options))], chance, events)
    return events


def test_seven_discs_a_round_each_once() -> None:
    """P-10; and the option says after how many rounds it ends (P-43)."""
    events = finished(1, 2, 3)
    rounds: list[list[int]] = []
    for event in events:
        if isinstance(event, RoundBegan):
            rounds.append([])
        elif isinstance(event, DiscDrawn):
            rounds[-1].append(event.disc)
    assert [sorted(discs) for discs in rounds] == [list(range(DISCS))] * 3


def test_twelve_rounds_if_nothing_else_is_said() -> None:
    """P-43: the edition's number."""
    assert table({}).max_rounds == 12


def test_the_railroad_ends_the_game_after_the_round() -> None:
    """The last space is filled: the other discs are still drawn, then it is over."""
    position = table({"N2": "2 brown"}, mountains=5, filled=(18, 6))
    position.round = 4
    draw_disc(position, "railroad")
    assert position.over
    position = table({"N2": "2 brown", "NE2": "1 purple"}, mountains=5, filled=(18, 6), ready="0 purple")
    position.round = 4
    position.agenda = [Rounds()]
    position.discs = [NAMES.index("enemies"), NAMES.index("railroad")]
    position.disc = -1
    chance = ScriptedChance([(2, 1), (1, 0)])
    position.run(chance, None)
    assert not position.over
    act(position, "done")
    assert position.over


def test_an_open_railroad_does_not_end_it() -> None:
    """All plains spaces are filled, but not the mountains: the next round begins."""
    position = table({"N1": "2 brown"}, mountains=3, filled=(24, 0))
    position.round = 4
    position.agenda = [Rounds()]
    position.discs = [NAMES.index("railroad")]
    position.disc = -1
    # Black; two Blanks; and of seven discs the White one, which asks for trails.
    position.run(ScriptedChance([(1, 0), *dice("brown:BB"), (7, NAMES.index("wagons"))]), None)
    assert (position.filled, position.over, position.round) == ([25, 0], False, 5)
    assert may(position, "trail")


# --- set-up (P-18)


def begun(seats: int = 2) -> rules.Table:
    return rules.start(
        BOARD, GAME.verbs, seats, max_rounds=0, auto_consent=False, chance=FastChance(3), events=None
    )


def test_what_stands_at_the_beginning() -> None:
    """One cube in each home region, one purple in each purple region, the boxes as in setup.toml."""
    position = begun()
    for code in BOARD.codes[: BOARD.regions]:
        color = "purple" if code[1] == "E" else {"N": "green", "S": "orange"}[code[0]]
        assert at(position, code) == f"1 {color}", code
    assert where(position, "st-louis", "sacramento") == ("3 blue 6 brown", "1 blue 4 brown")
    assert where(position, "rockies", "canada", "mexico") == ("", "", "")


def test_three_more_each_npt_first() -> None:
    """Where their seats like in their own home regions."""
    position = begun(4)
    homes = {f"N{number}:{count}" for number in range(1, 13) for count in (1, 2, 3)}
    assert (asked(position), may(position, "place")) == (0, homes)
    act(position, "place:N1:1")
    assert may(position, "place") == {each for each in homes if not each.endswith("3")}
    act(position, "place:N8:2")
    south = {f"S{number}:{count}" for number in range(1, 13) for count in (1, 2, 3)}
    assert (asked(position), may(position, "place")) == (1, south)
    act(position, "place:S4:3", None)
    assert where(position, "N1", "N8", "S4") == ("2 green", "3 green", "4 orange")
    assert [len(hand) for hand in position.hands] == [3, 3, 3, 3]


# --- seats (P-45)

SEATS = {
    2: (("indians", "us"), [0, 0, 1, 1, 1, 1, 1]),
    3: (("indians", "cavalry", "settlers"), [0, 0, 1, 2, 1, 2, 2]),
    4: (("npt", "spt", "cavalry", "settlers"), [0, 1, 2, 3, 2, 3, 3]),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_sits_where(seats: int) -> None:
    """Enemies with the Cavalry, wagons and railroad with the Settlers."""
    names, seat_of = SEATS[seats]
    assert GAME.seat_names(seats) == names
    assert table({}, seats=seats).seat_of == seat_of


def test_purple_placed_among_settlers_is_no_fight() -> None:
    """P-25, not P-30."""
    position = table({"SE3": "2 brown"}, ready="1 purple")
    events = draw_disc(position, "enemies")
    events += acts(position, "place:SE3:1", "retreat:brown:S9", "retreat:brown:S9", "done")
    assert not all_of(events, EngagementBegan)
    assert where(position, "SE3", "S9") == ("1 purple", "2 brown")
