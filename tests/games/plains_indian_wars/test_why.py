"""Why something can't be done in Plains Indian Wars: the reason is the right one, and so is its ruling."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import tallgrass
from tallgrass.games.plains_indian_wars.engagement import LOSSES, RETREATS, Engagement
from tallgrass.games.plains_indian_wars.event_cards import EventCard
from tallgrass.games.plains_indian_wars.factions import (
    CAVALRY,
    COLORS,
    DECKS,
    ENEMIES,
    INDIAN,
    NPT,
    SETTLERS,
    SPT,
    US,
)
from tallgrass.games.plains_indian_wars.fights import Fights
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.plains_indian_wars.giving_way import GivingWay, Shedding
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.movement import Activation
from tallgrass.games.plains_indian_wars.placement import Placement, Reinforcement
from tallgrass.games.plains_indian_wars.rules import Table, seats_of
from tallgrass.games.plains_indian_wars.state import Task
from tallgrass.games.plains_indian_wars.treaty import Treaty
from tallgrass.games.plains_indian_wars.turn import FactionTurn
from tallgrass.games.plains_indian_wars.wagons import Raids
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.messages import IllegalAction, Refusal

GAME = tallgrass.game("plains-indian-wars")
assert isinstance(GAME, PlainsIndianWars)
BOARD, VERBS = GAME.board, GAME.verbs

Cubes = Mapping[str, Mapping[str, int]]
"""By place and colour."""


def _table(cubes: Cubes, *tasks: Task, seats: int = 2, acting: int = CAVALRY) -> Table:
    """Cubes on an empty map, and what is going on; nobody has been asked yet."""
    table = Table()
    table.set_up(BOARD, VERBS, seats_of(BOARD, seats), seats)
    table.lines = [0, 1]
    for place, armies in cubes.items():
        for color, count in armies.items():
            table.place_cubes(COLORS.index(color), BOARD.place(place), count, None)
    table.touched = [False] * BOARD.regions
    table.acting = table.seat_of[acting]
    table.agenda = list(tasks)
    return table


def _asked(table: Table) -> Table:
    """With the choice that the last task offers; its seat is asked even if it has but one."""
    table.agenda[-1].advance(table, FastChance(1), None)
    assert table.waiting, table.agenda
    return table


def _number(name: str) -> int:
    number = GAME.actions.number(name)
    assert number is not None, name
    return number


def _why(table: Table, name: str) -> Refusal | None:
    return table.why_not(table.waiting[0], _number(name))


def _refused(table: Table, name: str, reason: str, rule: str | None) -> None:
    why = _why(table, name)
    assert why is not None, name
    assert (why.reason, why.rule) == (reason, rule)
    with pytest.raises(IllegalAction) as caught:
        table.play(table.waiting[0], _number(name), FastChance(1))
    assert caught.value.refusal == why


def _agree(table: Table) -> None:
    """Both readings say the same of every action."""
    seat = table.waiting[0]
    allowed = [action for action in range(len(GAME.actions)) if table.why_not(seat, action) is None]
    assert allowed == sorted(table.legal(seat))


def _turn(army: int, cards: list[str], *, stage: int = 0, played: int = 0) -> Table:
    task = FactionTurn(army)
    task.stage = stage
    task.played = played
    table = _table({}, task, acting=army)
    table.hands[army] = sorted(_card(name) for name in cards)
    table.decks = [
        [card for card in BOARD.deck[deck] if card not in table.hands[deck]] for deck in range(DECKS)
    ]
    return _asked(table)


def _card(name: str) -> int:
    return next(number for number, card in enumerate(BOARD.edition.cards.card) if card.name == name)


# --- cards


def test_cards_that_are_not_held() -> None:
    table = _turn(CAVALRY, ["Fort Riley", "Gatling Guns"])
    _refused(table, "play:custer", "Custer isn't held: it is resolved the moment it is drawn.", "P-15")
    _refused(table, "play:fort-union", "Fort Union isn't in your hand.", "turn")
    _refused(table, "play:satanta", "Satanta is a card of the SPT.", "turn")
    why = _why(table, "play:fort-union")
    assert why is not None and why.code == "not-held"
    _agree(table)


def test_an_event_stands_in_only_for_want_of_a_main_card() -> None:
    table = _turn(CAVALRY, ["Fort Riley", "Gatling Guns"])
    held = "You hold Fort Riley; an Event stands in only for want of a main card."
    _refused(table, "stand-in:gatling-guns", held, "P-11")
    _refused(table, "stand-in:fort-riley", "Fort Riley is a main card: play it.", "P-11")
    _refused(
        table, "done", "A card has to be played: the main card, or an Event that stands in for it.", "P-11"
    )
    without = _turn(CAVALRY, ["Gatling Guns", "Pack Trains"], played=1)
    assert _why(without, "stand-in:gatling-guns") is None
    once = "One Event has been played before the main card; no other may be."
    _refused(without, "play:pack-trains", once, "P-11")
    _agree(without)


# --- cubes that are placed


def test_reinforcements_come_to_controlled_home_regions() -> None:
    turn = FactionTurn(NPT)
    places = [region for region in BOARD.homes[NPT] if BOARD.codes[region] != "N3"]
    table = _asked(_table({"N3": {"blue": 1}}, turn, Placement(NPT, 0, 2, places), acting=NPT))
    _refused(table, "place:N3:1", "The Indian side doesn't control N3 (Cheyenne).", "P-16")
    _refused(table, "place:S3:1", "Green cubes come to home regions of NPT.", "P-16")
    _refused(table, "place:canada:1", "Green cubes come to home regions of NPT.", "P-16")
    _refused(table, "place:N1:3", "There are only 2 green cubes to place.", "P-5")
    _refused(table, "done", "First place 2 green cubes.", "P-5")
    _agree(table)


def test_with_no_home_region_left_they_come_from_beyond_the_map() -> None:
    held: Cubes = {BOARD.codes[region]: {"blue": 1} for region in BOARD.homes[SPT]}
    places = [BOARD.place("rockies"), BOARD.place("mexico")]
    table = _asked(_table(held, FactionTurn(SPT), Placement(SPT, 0, 2, places), acting=SPT))
    assert _why(table, "place:mexico:1") is None
    where = "With no home region left orange cubes come to the Rockies or Mexico."
    _refused(table, "place:canada:1", where, "P-16")
    _agree(table)


def test_how_many_go_to_sacramento() -> None:
    table = _asked(_table({}, FactionTurn(CAVALRY), Reinforcement(CAVALRY, 3)))
    _refused(table, "transfer:2", "Not more than 1 blue cube may go to Sacramento.", "P-3")
    _refused(table, "transfer:4", "Only 3 blue cubes are placed by this card.", "P-3")
    _agree(table)


# --- movement


def _march(army: int, cubes: Cubes, *, rail: bool = False, recovery: bool = True, seats: int = 2) -> Table:
    task = March(army, 2, 2)
    task.rail = rail
    task.recovery = recovery
    return _table(cubes, task, acting=army, seats=seats)


def test_groups_that_cannot_move() -> None:
    table = _march(CAVALRY, {"sacramento": {"blue": 1}, "N4": {"blue": 2}, "N5": {"blue": 1}}, rail=True)
    table.moved[CAVALRY][BOARD.place("N5")] = 1
    _asked(table)
    _refused(table, "activate:S1", "There are no blue cubes in S1 (Uinta Basin).", "P-20")
    _refused(table, "activate:N5", "All blue cubes in N5 (Omaha) have moved on this card.", "P-20")
    closed = "Sacramento is closed until all mountain spaces are filled."
    _refused(table, "activate:sacramento", closed, "P-3")
    _refused(table, "rail:union-pacific", "The Union Pacific has laid no track yet.", "P-23")
    runs = "The Central Pacific runs when all mountain spaces are filled."
    _refused(table, "rail:central-pacific", runs, "P-23")
    _refused(table, "recover", "There are no blue cubes in the Casualty Box.", "P-12")
    _agree(table)


def test_a_party_that_its_blue_cubes_cannot_take_on_gets_off_the_train() -> None:
    """A blue cube has got off on the way: the other one takes two brown ones on, not three (P-22)."""
    table = _march(CAVALRY, {"st-louis": {"blue": 2, "brown": 3}}, rail=True)
    table.filled = [6, 0]
    _asked(table)
    for name in ("rail:union-pacific", "take:blue:2", "take:brown:3", "via:N5", "drop:blue:1"):
        assert _number(name) in table.legal(table.waiting[0]), name
        table.play(table.waiting[0], _number(name), FastChance(1))
    assert _why(table, "stop") is None
    _agree(table)
    table.play(table.waiting[0], _number("drop:brown:1"), FastChance(1))
    _refused(table, "stop", "Who is still on the train rides on.", "P-23")
    _agree(table)


def test_no_rail_for_cards_and_factions_without_it() -> None:
    table = _asked(_march(CAVALRY, {"N4": {"blue": 2}}))
    _refused(table, "rail:union-pacific", "This card has no rail move.", "P-23")
    _agree(table)
    indian = _asked(_march(NPT, {"N4": {"green": 2}}))
    _refused(indian, "rail:union-pacific", "Only a group of blue or of brown cubes goes by rail.", "P-23")
    _agree(indian)


def _party(army: int, count: int, cubes: Cubes, place: str, **along: int) -> Table:
    """A party that is ready to take its first step."""
    group = Activation(army, BOARD.place(place), 2, -1, whole=False)
    party = group.party(count)
    for color, number in along.items():
        party.cubes[COLORS.index(color)] = number
    party.stage = 1
    return _asked(_table(cubes, group, party, acting=army))


def test_where_a_party_cannot_go() -> None:
    green = _party(NPT, 1, {"NE1": {"green": 1}}, "NE1")
    _refused(green, "step:mexico", "Green cubes can't enter Mexico on foot.", "P-3")
    _refused(
        green, "step:sacramento", "Nobody enters Sacramento on foot; cubes get there by transfer.", "P-3"
    )
    _refused(green, "step:N8", "N8 (Sand Hills) doesn't touch NE1 (Wind River).", "P-20")
    _refused(green, "step:NE1", "The party is in NE1 (Wind River) now.", "P-20")
    _refused(green, "stop", "The party has taken no step yet.", "P-20")
    assert _why(green, "step:canada") is None
    _agree(green)
    blue = _party(CAVALRY, 2, {"rockies": {"blue": 2}}, "rockies")
    _refused(blue, "step:S1", "Blue cubes leave the Rockies only into NE1, N1, SE1.", "P-3")
    _agree(blue)


def test_purple_keeps_near_purple_land_even_with_blue() -> None:
    table = _party(CAVALRY, 1, {"N6": {"blue": 1, "purple": 1}}, "N6", purple=1)
    far = "Purple enters only purple land and what touches it; N2 (Laramie Plains) doesn't."
    _refused(table, "step:N2", far, "P-24")
    assert _why(table, "step:N1") is None
    _agree(table)


def test_who_comes_along() -> None:
    group = Activation(CAVALRY, BOARD.place("N4"), 2, -1, whole=False)
    cubes = {"N4": {"blue": 2, "brown": 6}}
    table = _asked(_table(cubes, group, group.party(2)))
    assert _why(table, "take:brown:4") is None
    needs = (
        "Blue needs one cube for two brown ones that come along, and one for each purple one: 3 here, not 2."
    )
    _refused(table, "take:brown:5", needs, "P-22")
    _refused(table, "take:brown:7", "Only 6 brown cubes in N4 (Fort Kearny) may move.", "P-22")
    _refused(table, "take:green:1", "Green cubes don't come along with blue ones.", "P-22")
    _agree(table)


def test_allies_are_asked_once() -> None:
    group = Activation(SETTLERS, BOARD.place("N4"), 2, -1, whole=False)
    table = _asked(_table({"N4": {"blue": 2, "brown": 5}}, group, seats=4, acting=SETTLERS))
    needs = "Brown needs two cubes for each blue one that comes along: 6 here, not 5."
    table.place_cubes(CAVALRY, BOARD.place("N4"), 1, None)
    _asked(table)
    _refused(table, "ask:blue:3", needs, "P-22")
    assert _why(table, "ask:blue:2") is None
    _agree(table)
    group.allowed[CAVALRY] = 0
    _asked(table)
    _refused(table, "ask:blue:1", "An ally is asked once for a group, and has answered.", "P-22")
    _agree(table)


def test_allies_of_ones_own_are_not_asked() -> None:
    group = Activation(SETTLERS, BOARD.place("N4"), 2, -1, whole=False)
    table = _asked(_table({"N4": {"blue": 2, "brown": 5}}, group, acting=SETTLERS))
    _refused(table, "ask:blue:1", "The blue cubes are your own: nobody has to be asked.", "P-22")
    _agree(table)


def _train(place: str | None = None, spaces: int = 8) -> Table:
    """Two blue cubes on the Union Pacific, perhaps with a stop behind them."""
    group = Activation(CAVALRY, BOARD.place("st_louis"), 2, 0, whole=False)
    party = group.party(2)
    party.stage = 1
    table = _table({place or "st_louis": {"blue": 2}}, group, party)
    table.filled[0] = spaces
    if place is not None:
        party.waits = party.set_out = True
        party.place = BOARD.place(place)
    return _asked(table)


def test_the_train_goes_where_there_is_track() -> None:
    table = _train()
    beyond = "N3 (Cheyenne) isn't beside the track that the Union Pacific has."
    _refused(table, "ride:N3", beyond, "P-23")
    _refused(table, "ride:rockies", "The train doesn't go to the Rockies.", "P-23")
    _refused(table, "drop:blue:1", "Say first where the train stops on the way.", "P-23")
    _agree(table)
    _agree(_train("N4"))
    _refused(_train("N4"), "ride:N5", "The train has passed N5 (Omaha).", "P-23")


# --- fights


def test_where_there_is_nothing_to_fight() -> None:
    table = _table({"N4": {"blue": 1, "green": 1}, "N3": {"blue": 1, "green": 1}}, Fights(US, 1))
    table.touched[BOARD.place("N4")] = True
    _asked(table)
    _refused(table, "fight:N3", "Nobody has come to N3 (Cheyenne) to fight now.", "P-30")
    _refused(table, "fight:N5", "There are no opponents of each other in N5 (Omaha).", "P-30")
    _refused(table, "fight:canada", "There are no engagements in Canada.", "P-3")
    _agree(table)


def _fight(cubes: Mapping[str, int], stage: int, attackers: int = US, trapped: tuple[int, ...] = ()) -> Table:
    task = Engagement(BOARD.place("N4"), attackers, list(trapped))
    task.stage = stage
    task.fighting = [COLORS.index(color) for color in cubes]
    task.hits = [1, 1]
    task.blanks = [1, 1]
    return _table({"N4": cubes, "N5": {"blue": 8}, "N3": {"green": 1}}, task)


def test_losses_are_from_the_largest_faction_the_attackers_first() -> None:
    table = _asked(_fight({"green": 3, "orange": 3, "blue": 2, "brown": 2}, LOSSES))
    _refused(table, "lose:green", "The attackers lose their cubes first.", "P-35")
    _refused(table, "lose:purple", "Purple has no cube there that could be hit now.", "P-35")
    _agree(table)


def test_where_a_cube_cannot_retreat() -> None:
    table = _asked(_fight({"green": 3, "blue": 2}, RETREATS))
    _refused(table, "retreat:green:N8", "The attackers retreat first.", "P-36")
    _refused(table, "retreat:blue:N5", "N5 (Omaha) holds 8 cubes of that side already.", "P-4")
    _refused(table, "retreat:blue:N3", "There are green cubes in N3 (Cheyenne).", "P-37")
    _refused(table, "retreat:blue:N1", "N1 (Fort Bridger) doesn't touch N4 (Fort Kearny).", "P-37")
    _refused(table, "retreat:brown:S4", "Brown has no cube in this fight.", "P-36")
    assert _why(table, "retreat:blue:S4") is None, "vacant"
    _agree(table)


def test_custer_does_not_retreat() -> None:
    task_of = _fight({"green": 3, "blue": 2, "brown": 1}, RETREATS, trapped=(CAVALRY,))
    table = _asked(task_of)
    _refused(table, "retreat:blue:S4", "Blue cubes may not retreat from this fight.", "P-51")
    _agree(table)


def test_a_treaty_between_equals_sends_nobody_where_he_may_not_be() -> None:
    """Orange came out of Mexico, green from beside: green can't go to Mexico (P-3), so all go elsewhere."""
    region = BOARD.place("SE1")
    table = _table(
        {"SE1": {"green": 1, "orange": 1, "blue": 2}}, Treaty(region, [NPT, SPT], 0, back=True), acting=SPT
    )
    table.origins[region] = [BOARD.place("mexico"), BOARD.place("S2"), BOARD.place("S6")]
    _asked(table)
    _refused(table, "relocate:mexico", "Green cubes can't go to Mexico.", "P-3")
    _refused(table, "relocate:S9", "None of the attackers came from S9 (Pecos Valley).", "P-34")
    _agree(table)


def test_a_treaty_moves_the_weaker_to_friends() -> None:
    region = BOARD.place("N4")
    cubes = {"N4": {"green": 3, "blue": 1}, "N5": {"blue": 1}}
    table = _asked(_table(cubes, Treaty(region, [CAVALRY], 0, back=False)))
    assert _why(table, "relocate:N5") is None
    _refused(table, "relocate:N3", "N3 (Cheyenne) isn't under friendly control.", "P-37")
    _agree(table)


def test_who_gives_way_and_who_leaves_for_the_limit() -> None:
    table = _asked(_table({"N9": {"brown": 1, "purple": 2}}, GivingWay(ENEMIES, BOARD.place("N9"))))
    _refused(table, "retreat:brown:N6", "It is the purple cubes that have to leave.", "P-25")
    _refused(
        table,
        "retreat:purple:N7",
        "Purple enters only purple land and what touches it; N7 (Fort Laramie) doesn't.",
        "P-24",
    )
    _agree(table)
    over = _asked(_table({"N9": {"green": 5, "orange": 4, "blue": 1}}, Shedding()))
    _refused(
        over, "shed:blue", "It is the other side that has more than 8 cubes in N9 (Powder River).", "P-4"
    )
    _agree(over)


def test_wagons_that_cannot_be_attacked() -> None:
    table = _table({"N7": {"green": 2}, "N6": {"green": 1, "brown": 1}}, Raids(NPT, 0), acting=NPT)
    oregon = BOARD.trail_names.index("oregon")
    for place in (1, 2, 3):  # N8, N7, N6
        table.wagons[oregon][place] = 1
        table.wagon_at[BOARD.trails[oregon][place]] = 1
    table.attacked = [[0] * len(trail) for trail in BOARD.trails]
    _asked(table)
    assert _why(table, "raid:N7:oregon") is None
    _refused(table, "raid:N6:oregon", "The wagons in N6 (Sweetwater) are guarded by 1 brown cube.", "P-39")
    _refused(table, "raid:N8:oregon", "There is no green cube in N8 (Sand Hills).", "P-39")
    _refused(table, "raid:N7:mormon", "That trail doesn't pass N7 (Fort Laramie).", "P-39")
    _refused(table, "raid:N7:california", "No wagon of that trail is in N7 (Fort Laramie).", "P-39")
    _agree(table)
    table.attacked[oregon][2] = 1
    table.wagons[oregon][2] = 2
    table.attacked[oregon][2] = 2
    why = table.why_not(table.waiting[0], _number("raid:N7:oregon"))
    assert why is not None
    assert why.reason == "Each wagon of that trail in N7 (Fort Laramie) was attacked this turn."


# --- whose turn it is


def test_whom_one_waits_for() -> None:
    for seats, name in ((2, "the US"), (3, "the Cavalry"), (4, "the Cavalry")):
        table = _asked(_march(CAVALRY, {"N4": {"blue": 2}}, seats=seats))
        why = table.why_not(0, _number("done"))
        assert why == Refusal("not-your-turn", f"It is for {name} to decide now.", None)


def test_when_the_game_is_over() -> None:
    table = _table({})
    table.over = True
    why = table.why_not(0, _number("done"))
    assert why == Refusal("over", "The game is over.", "P-43")


def test_an_event_card_bars_a_region() -> None:
    card = _card("Black Kettle")
    table = _table({"S4": {"orange": 1}, "S8": {"orange": 1}}, EventCard(card, SPT), acting=SPT)
    table.run(FastChance(1), None)
    _refused(table, "name:S7", "There are no orange cubes in S7 (Bent's Fort).", "P-52")
    _refused(table, "name:canada", "Black Kettle closes a region, not a box.", "P-52")
    _agree(table)
    table.agenda.append(March(CAVALRY, 1, 2))
    table.agenda[-2].choose(table, _number("name:S4"), FastChance(1), None)
    table.agenda = [table.agenda[-1]]
    assert table.control[BOARD.place("S4")] == INDIAN
    blue = _party(CAVALRY, 1, {"S3": {"blue": 1}}, "S3")
    blue.effects = table.effects
    _asked(blue)
    _refused(blue, "step:S4", "Blue cubes may not enter S4 (Dodge City) while that card is in force.", "P-52")
    _agree(blue)
