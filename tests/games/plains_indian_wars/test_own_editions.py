"""What an edition of one's own says in other places: what endures, closed trails, prices, hits on wagons."""

from __future__ import annotations

from typing import Any

from tallgrass.games.plains_indian_wars import rounds
from tallgrass.games.plains_indian_wars.cards import fill_hand
from tallgrass.games.plains_indian_wars.effects import Combat, Effect
from tallgrass.games.plains_indian_wars.event_cards import Drawing, EventCard
from tallgrass.games.plains_indian_wars.events import (
    Drew,
    DrewCards,
    EngagementBegan,
    PlayedAtOnce,
    Reshuffled,
    WagonRolled,
    WagonsPlaced,
    WagonsWaited,
)
from tallgrass.games.plains_indian_wars.factions import ENEMIES, INDIAN, NOTHING, NPT, US
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.games.plains_indian_wars.turn import FactionTurn
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.games.plains_indian_wars.wagons import Raids, WagonTurn
from tallgrass.kernel.chance import FastChance, ScriptedChance
from tallgrass.kernel.events import Event
from tests.games.plains_indian_wars.own_cards import Op, carry_out, do, game_with, may, number_of, standing
from tests.games.plains_indian_wars.table import GAME, all_of, dice, place, where

# --- a card that is played when it is drawn (P-80)

RESTRICT = {"op": "restrict", "target": ["cavalry"], "what": "enter", "regions": ["N5"], "scope": "round"}
AT_ONCE: dict[str, Any] = {
    "cards.card.npt-13.timing": "on_draw",
    "cards.card.npt-13.substitute_ok": False,
    "cards.card.npt-13.ops": [{"op": "recover", "faction": "npt", "count": 1}],
    "cards.card.npt-13.prov": {"*": "reconstructed"},
}
LASTING = {"cards.card.npt-13.ops": [RESTRICT], "cards.card.npt-13.enduring": True}
LEAVING = {"cards.card.npt-13.ops": [{"op": "discard_self", "permanent": True}]}


def drawn(changes: dict[str, Any]) -> tuple[Table, int, int]:
    """NPT-13 is drawn while NPT-14 lies on the pile and is in force; then NPT-01 is drawn for it."""
    game = game_with(AT_ONCE | changes)
    position = standing(game, {})
    card, below, after = (number_of(game, each) for each in ("npt-13", "npt-14", "npt-01"))
    position.decks[NPT] = [after, card]
    position.piles[NPT] = [below]
    position.effects = [Effect(below), Effect(NOTHING), Effect(number_of(game, "set-14"))]
    position.combat = [Combat(0, below), Combat(0)]
    position.agenda = [Drawing(NPT, 1)]
    chance = ScriptedChance([(2, 1), (1, 0)])
    position.run(chance, None)
    chance.finish()
    assert position.hands[NPT] == [after]
    return position, card, below


def test_it_covers_what_endured_on_its_pile_and_nothing_else() -> None:
    position, card, below = drawn({})
    assert position.piles[NPT] == [below, card]
    assert [effect.card for effect in position.effects] == [NOTHING, number_of(game_with({}), "set-14")]
    assert [combat.card for combat in position.combat] == [NOTHING]


def test_what_it_leaves_in_force_itself_goes_on() -> None:
    position, card, _ = drawn(LASTING)
    assert [effect.card for effect in position.effects][-1] == card
    assert len(position.effects) == 3


def test_one_that_leaves_the_game_covers_nothing() -> None:
    """P-69."""
    position, card, below = drawn(LEAVING)
    assert (position.piles[NPT], position.removed_cards) == ([below], [card])
    assert len(position.effects) == 3 and len(position.combat) == 2


PLACING = {"op": "place", "faction": "npt", "count": 2, "where": ["N8"], "max_regions": 1}


def test_what_it_places_beside_opponents_is_fought_out_by_its_side() -> None:
    """P-62: green attacks, and so blue may not retreat first; then the other card is drawn."""
    game = game_with(AT_ONCE | {"cards.card.npt-13.ops": [PLACING]})
    position = standing(game, {"N8": "1 blue"})
    position.decks[NPT] = [number_of(game, "npt-01"), number_of(game, "npt-13")]
    position.agenda = [Drawing(NPT, 1)]
    events: list[Event] = []
    chance = ScriptedChance([(2, 1), *dice("green:WB blue:T"), (1, 0)])
    position.run(chance, events)
    chance.finish()
    assert [event.attackers for event in all_of(events, EngagementBegan)] == [INDIAN]
    assert (where(position, "N8"), len(position.hands[NPT])) == (("2 green",), 1)


def test_drawn_in_the_course_of_an_event_it_is_fought_out_with_the_turn() -> None:
    """The Event draws it before the movement; all that came of the turn is fought out later."""
    draw = {
        "cards.card.npt-10.ops": [{"op": "draw", "count": 1}],
        "cards.card.npt-10.prov": {"*": "reconstructed"},
    }
    game = game_with(AT_ONCE | draw | {"cards.card.npt-13.ops": [PLACING]})
    position = standing(game, {"N8": "1 blue"})
    position.decks[NPT] = [number_of(game, "npt-01"), number_of(game, "npt-13")]
    position.agenda = [EventCard(number_of(game, "npt-10"), NPT)]
    events: list[Event] = []
    chance = ScriptedChance([(2, 1), (1, 0)])
    position.run(chance, events)
    chance.finish()
    assert not all_of(events, EngagementBegan)
    assert position.touched[place("N8")] and where(position, "N8") == ("2 green 1 blue",)


def test_a_pile_of_nothing_but_such_cards_fills_no_hand() -> None:
    game = game_with(AT_ONCE)
    position = standing(game, {})
    position.decks[NPT], position.piles[NPT] = [], [number_of(game, "npt-13")]
    assert fill_hand(position, NPT, 1, ScriptedChance([]), None) == NOTHING
    assert position.hands[NPT] == []


def test_in_the_opening_hands_the_first_one_drawn_comes_first_and_the_last_one_lies_on_top() -> None:
    changes = AT_ONCE | LASTING
    for card in ("npt-10", "npt-11", "npt-12", "npt-14", "npt-15"):
        like = {"timing": "on_draw", "substitute_ok": False, "enduring": True, "ops": [RESTRICT]}
        changes |= {f"cards.card.{card}.{key}": value for key, value in like.items()}
        changes[f"cards.card.{card}.prov"] = {"*": "reconstructed"}
    game = game_with(changes)
    several = 0
    for seed in range(12):
        chance, events = FastChance(seed), list[Event]()
        position = game.start(2, game.settle({}), chance)
        assert isinstance(position, Table)
        for _ in range(2):  # the free cubes
            position.play(0, position.options[-1], chance, events)
        came = [event.card for event in all_of(events, PlayedAtOnce)]
        came = [card for card in came if game.board.deck_of[card] == NPT]
        drew = [card for event in all_of(events, Drew) if event.deck == NPT for card in event.cards]
        assert position.piles[NPT][: len(came)] == came
        assert len(drew) == 3 and not set(drew) & set(came)
        several += len(came) > 1
    assert several


# --- wagons that find no open trail (P-77)

TRAILS = ("oregon", "california", "mormon", "santa_fe")
CLOSED = [{"op": "wagon_halt", "trail": trail, "scope": "round"} for trail in TRAILS]


def white_disc(position: Table) -> list[Event]:
    """The wagons' turn, up to the first choice."""
    position.agenda = [WagonTurn()]
    events: list[Event] = []
    position.run(ScriptedChance(), events)
    return events


def all_wagons(position: Table) -> int:
    """Wherever they are; 20 of them."""
    leaving = sum([task.new for task in position.agenda if isinstance(task, WagonTurn)])
    rolling = sum([sum(trail) for trail in position.wagons])
    return position.wagons_ready + position.wagons_waiting + leaving + rolling + position.arrived


def test_with_every_trail_closed_new_wagons_stay_in_st_louis_and_leave_later() -> None:
    position, _ = carry_out("settlers", *CLOSED, on={})
    assert white_disc(position) == [WagonsPlaced(count=2), WagonsWaited(count=2)]
    assert (position.wagons_waiting, position.wagons_ready, position.waiting) == (2, 18, [])
    view = position.view(None)
    assert isinstance(view, PlainsView)
    assert (view.wagons_waiting, all_wagons(position)) == (2, 20)
    assert view.score == rounds.score(standing(GAME, {}))
    assert white_disc(position) == [WagonsPlaced(count=2), WagonsWaited(count=4)]
    position.effects = position.effects[1:]  # the Oregon Trail is open
    events = white_disc(position)
    assert (len(all_of(events, WagonRolled)), position.wagons_waiting) == (6, 0)
    assert position.wagons[game_with({}).board.trail_names.index("oregon")][0] == 6
    assert all_wagons(position) == 20


def test_those_that_wait_leave_though_no_more_come() -> None:
    position, _ = carry_out("settlers", *CLOSED, on={})
    position.wagons_ready, position.arrived = 1, 19
    white_disc(position)
    assert (position.wagons_ready, position.wagons_waiting) == (0, 1)
    position.effects = []
    assert white_disc(position) == []
    assert may(position) == {f"trail:{trail.replace('_', '-')}" for trail in TRAILS}
    words = GAME.words(seats=2)
    assert words.prompt(position.view(1)).startswith("One new wagon in St. Louis")
    do(position, "trail:mormon")
    assert (position.wagons_waiting, all_wagons(position)) == (0, 20)


# --- hits on wagons


def test_a_card_may_ask_for_more_hits_on_a_wagon() -> None:
    """Three instead of two; of several cards the fewest."""
    for values, gone in (((3,), False), ((3, 2), True), ((), True)):
        ops = [{"op": "wagon_hits_needed", "value": value, "scope": "turn"} for value in values]
        nothing = {"op": "recover", "faction": "spt", "count": 1}
        position, _ = carry_out("spt", *ops, nothing, on={"N8": "2 orange"})
        oregon = position.board.trail_names.index("oregon")
        position.wagons[oregon][position.board.trails[oregon].index(place("N8"))] += 1
        position.wagon_at[place("N8")] += 1
        position.agenda = [Raids(1, 0)]
        position.run(ScriptedChance(), None)
        do(position, "raid:N8:oregon", "orange:WW brown:T")
        assert (position.destroyed == 1) is gone


# --- what a recovery costs (P-12)

DEAR = {"setup.turn.main.casualty_recovery_cost_groups": 2}


def test_as_a_move_it_costs_what_the_set_up_says() -> None:
    game = game_with(DEAR)
    position = standing(game, {"N8": "2 green"}, casualties="2 green")
    march = March(NPT, 3, 1)
    march.recovery = True
    position.agenda = [march]
    position.run(ScriptedChance(), None)
    action = position.actions.recover
    label = game.words(seats=2).action(action, position.view(0))
    assert label == "Recover casualties, for two group moves: 2 green"
    do(position, "recover")
    assert (march.groups, position.casualties[NPT]) == (1, 0)


def test_with_fewer_groups_left_it_is_refused() -> None:
    position = standing(game_with(DEAR), {"N8": "2 green"}, casualties="2 green")
    march = March(NPT, 1, 1)
    march.recovery = True
    position.agenda = [march]
    position.run(ScriptedChance(), None)
    assert may(position) == {"activate:N8", "done"}
    refusal = position.why_not(0, position.actions.recover)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("It costs 2 groups, and the card has 1 left.", "P-12")


def test_before_the_reinforcements_it_costs_the_same() -> None:
    """Sitting Bull has two groups: both are spent."""
    game = game_with(DEAR)
    position = standing(game, {"N8": "2 green"}, casualties="2 green")
    position.hands[NPT] = [number_of(game, "npt-03")]
    position.decks[NPT].remove(number_of(game, "npt-03"))
    turn = FactionTurn(NPT)
    position.acting, position.agenda = 0, [turn]
    position.run(ScriptedChance(), None)
    do(position, "play:sitting-bull")
    assert may(position) == {"recover", "muster"}
    told = game.words(seats=2).prompt(position.view(0))
    assert "spend two of 2 group moves to bring back two green cubes" in told
    do(position, "recover")
    assert turn.groups == 0


def test_the_enemies_spend_their_activation() -> None:
    """P-42: they have one group, whatever others pay."""
    game = game_with(DEAR)
    position = standing(game, {"NE1": "2 purple"}, casualties="1 purple")
    march = March(ENEMIES, 1, 2)
    march.recovery = True
    position.agenda = [march]
    position.run(ScriptedChance(), None)
    label = game.words(seats=2).action(position.actions.recover, position.view(1))
    assert label == "Recover casualties, for one group move: 1 purple"
    do(position, "recover")
    assert (march.groups, position.casualties[ENEMIES]) == (0, 0)


# --- allies and opponents in other words of cards


def test_not_where_the_other_side_stands_or_has_control_for_either_side() -> None:
    op = {"op": "relocate", "faction": "cavalry", "frm": "any", "to": "N8", "condition": "not_enemy_occupied"}
    for there, open_to_blue in (({"N8": "1 green"}, False), ({}, False), ({"N8": "1 brown"}, True)):
        position, _ = carry_out("cavalry", op, on={"N4": "1 blue", **there})
        assert bool(may(position)) is open_to_blue, there


def test_points_for_the_cubes_that_were_placed_of_any_faction() -> None:
    """Two green cubes attack two blue. Only if they are gone has the US side its point."""
    ops: list[Op] = [
        {"op": "place", "faction": "npt", "count": 2, "where": ["N8"], "max_regions": 1, "bind": "r"},
        {"op": "engage", "region": "r"},
        {"op": "vp", "side": "us", "points": "wagon_arrived_us", "condition": "bound_cubes_eliminated"},
    ]
    for throws, points in (("green:BB blue:WW", [0, 1]), ("green:WW blue:WB", [0, 0])):
        position, _ = carry_out("npt", *ops, on={"N8": "2 blue"}, throws=throws)
        assert position.bonus == points


def test_those_that_a_card_places_attack_whoever_plays_it() -> None:
    """NPT's card sends a blue cube against green: its losses come first, and green alone may ambush."""
    ops: list[Op] = [
        {"op": "place", "faction": "cavalry", "count": 1, "where": ["N8"], "max_regions": 1, "bind": "r"},
        {"op": "engage", "region": "r"},
    ]
    position, events = carry_out("npt", *ops, on={"N8": "1 green"})
    assert [event.attackers for event in all_of(events, EngagementBegan)] == [US]
    assert may(position) == {"ambush", "no-ambush"}


# --- cards that are drawn together are told together (P-13)


def refilled(deck: list[str], pile: list[str], script: list[tuple[int, int]], hand: int) -> list[Event]:
    """NPT's hand is filled."""
    position = standing(GAME, {})
    position.decks[NPT] = sorted(number_of(GAME, card) for card in deck)
    position.piles[NPT] = [number_of(GAME, card) for card in pile]
    position.agenda = [Drawing(NPT, hand)]
    events: list[Event] = []
    chance = ScriptedChance(script)
    position.run(chance, events)
    chance.finish()
    return events


def test_one_line_for_the_others_and_one_with_names_for_oneself() -> None:
    events = refilled(["npt-01", "npt-02", "npt-03"], [], [(3, 2), (2, 0)], 2)
    words = GAME.words(seats=4)
    assert [words.log(event, 1) for event in events if event.seen_by(1) and event.told(1)] == [
        "NPT draws two cards."
    ]
    mine = [words.log(event, 0) for event in events if event.seen_by(0) and event.told(0)]
    assert len(mine) == 1
    assert mine[0].startswith("You draw Sitting Bull (") and "), Rain-in-the-Face (" in mine[0]


def test_a_renewed_deck_parts_what_is_drawn_before_it_from_what_is_drawn_after() -> None:
    events = refilled(["npt-01"], ["npt-02", "npt-03"], [(1, 0), (2, 1), (1, 0)], 3)
    assert [type(event) for event in events] == [DrewCards, Drew, Reshuffled, DrewCards, Drew]
    assert [event.count for event in all_of(events, DrewCards)] == [1, 2]


def test_a_card_that_is_played_at_once_parts_them_too() -> None:
    game = game_with(AT_ONCE)
    position = standing(game, {})
    position.decks[NPT] = sorted(number_of(game, f"npt-{number}") for number in ("01", "02", "03", "13"))
    position.agenda = [Drawing(NPT, 3)]
    events: list[Event] = []
    position.run(ScriptedChance([(4, 0), (3, 2), (2, 0), (1, 0)]), events)
    assert [type(event) for event in events] == [DrewCards, Drew, PlayedAtOnce, DrewCards, Drew]
    assert [event.count for event in all_of(events, DrewCards)] == [1, 2]
