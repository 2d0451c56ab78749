"""Custer: played when he is drawn (P-15, P-51)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars import rules
from tallgrass.games.plains_indian_wars.effects import Effect
from tallgrass.games.plains_indian_wars.event_cards import Drawing, play_at_once
from tallgrass.games.plains_indian_wars.events import CardLeft, EngagementBegan, Lost, PlayedAtOnce
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.kernel.chance import FastChance, ScriptedChance
from tallgrass.kernel.events import Event
from tests.games.plains_indian_wars.table import (
    BOARD,
    GAME,
    act,
    all_of,
    army,
    asked,
    at,
    card,
    draw_disc,
    give,
    legal,
    may,
    out,
    place,
    run,
    table,
    where,
)

CUSTER = card("Custer")


def custer(standing: dict[str, str], **more: object) -> Table:
    """He is drawn at the end of the Cavalry's turn."""
    position = table(standing, **more)  # type: ignore[arg-type]
    position.decks[2].remove(CUSTER)
    position.agenda = []
    position.piles[2].append(CUSTER)
    play_at_once(position, 2, CUSTER)
    run(position)
    return position


def test_the_npt_player_names_an_n_region_with_indian_cubes() -> None:
    """Green or orange; not S regions, purple regions or empty ones. All three at once."""
    position = custer({"N8": "2 green", "N2": "1 orange", "S4": "2 orange", "NE1": "1 green"}, seats=4)
    assert (asked(position), legal(position)) == (0, {"place:N8:3", "place:N2:3"})


def test_he_may_be_eliminated_for_two_points() -> None:
    """Three green against three blue; no retreat by Blanks; his card leaves the game."""
    position = custer({"N8": "3 green 1 orange", "N2": "1 green"})
    events = act(position, "place:N8:3", "green:WW orange:W blue:BB")
    assert (at(position, "N8"), out(position)) == ("3 green 1 orange", "3 blue")
    assert (position.bonus, position.removed_cards) == ([2, 0], [CUSTER])
    assert all_of(events, CardLeft)
    assert CUSTER not in position.piles[2]


def test_he_covers_nothing() -> None:
    """P-69: what endures below goes on."""
    position = table({"N8": "3 green", "N2": "1 green"})
    below = card("Pack Trains")
    position.decks[2].remove(CUSTER)
    position.decks[2].remove(below)
    position.piles[2] = [below]
    position.effects = [Effect(below)]
    position.agenda = []
    position.piles[2].append(CUSTER)
    play_at_once(position, 2, CUSTER)
    run(position)
    act(position, "place:N8:3", "green:WW blue:BB green:WB blue:B")
    assert (position.piles[2], [effect.card for effect in position.effects]) == ([below], [below])


def test_his_cubes_may_not_retreat() -> None:
    """His Blanks ask nobody; one green survives and rolls on."""
    position = custer({"N8": "3 green", "N2": "1 green", "N12": "4 blue"})
    act(position, "place:N8:3", "green:WT blue:BB green:WT blue:BB green:WT blue:B")
    assert (out(position), position.bonus) == ("3 blue", [2, 0])


def test_the_indians_may_retreat_from_him() -> None:
    position = custer({"N8": "2 green", "N2": "1 green"})
    act(position, "place:N8:3", "green:BB blue:TT")
    assert (asked(position), "retreat:green:N7" in legal(position)) == (0, True)


def test_he_attacks_so_a_lone_cube_may_ambush() -> None:
    position = custer({"N8": "1 green", "N2": "1 green"})
    act(position, "place:N8:3")
    assert (asked(position), legal(position)) == (0, {"ambush", "no-ambush"})
    act(position, "ambush", "green:W green:T blue:WB")
    assert (at(position, "N8"), out(position), position.bonus) == ("2 blue", "1 green 1 blue", [0, 0])


def test_what_is_over_the_limit_after_his_fight_goes_back() -> None:
    """P-4: seven brown stood there, and all three of his are left: two of ten are too many."""
    position = custer({"N8": "1 green 7 brown", "N2": "1 green"})
    act(position, "place:N8:3")
    act(position, "no-ambush", "green:T blue:WB brown:BB")
    assert legal(position) == {"shed:blue", "shed:brown"}
    act(position, "shed:brown")
    act(position, "shed:brown")
    assert (at(position, "N8"), asked(position)) == ("3 blue 5 brown", None)


def test_his_losses_come_first() -> None:
    position = custer({"N8": "3 green", "N2": "1 green"})
    events = act(position, "place:N8:3", "green:WT blue:WB green:WW blue:WW")
    assert [event.army for event in all_of(events, Lost)][:2] == [2, 0]


def test_all_indian_cubes_there_fight() -> None:
    """P-51."""
    position = custer({"N8": "1 green 1 orange", "N2": "1 green"})
    events = act(position, "place:N8:3", "green:W orange:W blue:TW")
    assert all_of(events, EngagementBegan)[0].armies == (1, 1, 3, 0, 0)


def test_a_treaty_moves_him_as_a_weaker_force() -> None:
    """Three against four: he is weaker; to US land, by the Indians' choice. No points."""
    position = custer({"N8": "4 green", "N2": "1 green", "N12": "1 brown", "N5": "1 brown"})
    act(position, "place:N8:3", "green:TW blue:TW")
    assert (asked(position), may(position, "relocate")) == (0, {"N5", "N12"})
    act(position, "relocate:N12")
    assert (at(position, "N12"), out(position), position.bonus) == ("3 blue 1 brown", "", [0, 0])


def test_equal_forces_too_since_he_came_from_nowhere() -> None:
    """And with no US land beside: the Ready Box."""
    position = custer({"N10": "3 green", "N2": "1 green"})
    ready = position.ready[2]
    act(position, "place:N10:3", "green:TW blue:TW")
    assert (at(position, "N10"), position.ready[2]) == ("3 green", ready)
    assert (position.bonus, position.removed_cards) == ([0, 0], [CUSTER])


def test_a_stronger_custer_moves_the_indians() -> None:
    position = custer({"N8": "2 green", "N2": "1 green"})
    act(position, "place:N8:3", "green:TW blue:TW")
    assert (asked(position), "N7" in may(position, "relocate")) == (1, True)
    act(position, "relocate:N7")
    assert where(position, "N8", "N7") == ("3 blue", "2 green")


def test_as_many_as_there_are() -> None:
    """One cube is left: it is all of them, and if it falls the points are the Indians'."""
    position = custer({"N8": "2 green", "N2": "1 green"}, ready="1 blue")
    act(position, "place:N8:1", "green:WT blue:B")
    assert (out(position), position.bonus) == ("1 blue", [2, 0])


def test_none_left_no_fight_no_points() -> None:
    position = custer({"N8": "2 green", "N2": "1 green"}, ready="0 blue")
    assert asked(position) is None
    assert (at(position, "N8"), position.bonus, position.removed_cards) == ("2 green", [0, 0], [CUSTER])


def test_where_no_n_region_has_indian_cubes() -> None:
    """The data's way out: St. Louis, without a fight."""
    position = custer({"N8": "2 blue", "S4": "1 orange"})
    assert (asked(position), at(position, "st-louis"), position.bonus) == (None, "3 blue", [0, 0])


def test_a_closed_region_is_closed_to_him() -> None:
    """P-52."""
    position = table({"N6": "2 green", "N8": "2 green", "N2": "1 green"})
    effect = Effect(-1)
    effect.barred = (army("blue"), army("brown"))
    effect.regions = (place("N6"),)
    position.effects = [effect]
    position.decks[2].remove(CUSTER)
    position.agenda = []
    position.piles[2].append(CUSTER)
    play_at_once(position, 2, CUSTER)
    run(position)
    assert legal(position) == {"place:N8:3", "place:N2:3"}


def test_some_that_survive_are_no_points() -> None:
    position = custer({"N8": "2 green", "N2": "1 green"})
    act(position, "place:N8:3", "green:WT blue:WW")
    assert (at(position, "N8"), position.bonus) == ("2 blue", [0, 0])


def test_he_is_replaced_by_another_card() -> None:
    """P-15: the hand has its three cards after him."""
    position = table({"N8": "2 green", "N2": "1 green"})
    number = sorted(position.decks[2]).index(CUSTER)
    size = len(position.decks[2])
    position.agenda = [Drawing(2, 1)]
    events: list[Event] = []
    chance = ScriptedChance([(size, number)])
    position.run(chance, events)
    assert all_of(events, PlayedAtOnce)
    assert position.hands[2] == []
    act(position, "place:N8:3", None)
    while position.to_move():
        act(position, sorted(legal(position))[0], None)
    assert len(position.hands[2]) == 1


def test_nobody_else_is_played_at_once() -> None:
    """Of 60 cards he alone; all others go into the hand."""
    at_once = [event.name for event in BOARD.events if event is not None and event.timing == "on_draw"]
    assert at_once == ["Custer"]
    for number in BOARD.deck[2]:
        if number != CUSTER:
            position = table({"N8": "2 green"})
            position.agenda = [Drawing(2, 1)]
            position.decks[2] = [number]
            position.run(ScriptedChance([(1, 0)]), None)
            assert (position.hands[2], asked(position)) == ([number], None)


def test_he_does_not_stand_in() -> None:
    """Were he in a hand without a main card, another Event would have to stand in for it."""
    position = table({"N8": "2 green"})
    give(position, "Custer", "Gatling Guns")
    draw_disc(position, "cavalry")
    assert may(position, "stand-in") == {"gatling-guns"}


def dealt(seed: int) -> tuple[Table, list[Event]]:
    """A game up to the hands that a seed deals."""
    position = rules.start(
        BOARD, GAME.verbs, 4, max_rounds=0, auto_consent=False, chance=FastChance(seed), events=None
    )
    act(position, "place:N8:3", None)
    number = GAME.actions.number("place:S4:3")
    assert number is not None
    events: list[Event] = []
    position.play(1, number, FastChance(seed), events)
    return position, events


def test_from_the_opening_hand_after_the_set_up() -> None:
    """He comes when all hands are dealt, before the first disc."""
    position, events = dealt(0)
    seed = 0
    while not all_of(events, PlayedAtOnce):
        seed += 1
        position, events = dealt(seed)
    assert position.round == 0
    assert (asked(position), may(position, "place")) == (0, {f"N{number}:3" for number in range(1, 13)})
    assert len(position.hands[2]) == 2
    act(position, "place:N8:3", None)
    while position.round == 0:
        act(position, sorted(legal(position))[0], None)
    assert len(position.hands[2]) == 3
    assert CUSTER in position.removed_cards
