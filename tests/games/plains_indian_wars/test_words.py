"""Log lines, labels and prompts of Plains Indian Wars: nothing goes without words, and numbers are right."""

from __future__ import annotations

import functools
import inspect
import itertools
import re
from collections.abc import Iterator

import msgspec
import pytest

import tallgrass
from tallgrass.games.plains_indian_wars import events as happened
from tallgrass.games.plains_indian_wars.factions import (
    CANADA,
    CAVALRY,
    COLORS,
    CP,
    ENEMIES,
    INDIAN,
    NOBODY,
    NOWHERE,
    NPT,
    RAILROAD,
    ROCKIES,
    SETTLERS,
    SPT,
    ST_LOUIS,
    UP,
    US,
)
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.plains_indian_wars.moments import left_to_move, top
from tallgrass.games.plains_indian_wars.nouns import held
from tallgrass.games.plains_indian_wars.steps import FactionTurn, March
from tallgrass.games.plains_indian_wars.turn import BEFORE
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event, HandedOver, Resigned
from tallgrass.kernel.game import State

_GAME = tallgrass.game("plains-indian-wars")
assert isinstance(_GAME, PlainsIndianWars)
GAME = _GAME
BOARD = GAME.board
WORDS = GAME.words(seats=4)
PLACE = {code: place for place, code in enumerate(BOARD.codes)}
CARD = {card.name: number for number, card in enumerate(BOARD.edition.cards.card)}
N4, N7, S5 = PLACE["N4"], PLACE["N7"], PLACE["S5"]
CANADA_BOX, ROCKIES_BOX, TOWN = BOARD.box(CANADA), BOARD.box(ROCKIES), BOARD.box(ST_LOUIS)
OREGON = BOARD.trail_names.index("oregon")
# Kinds of tasks that ask nobody, or nobody in our edition.
_SILENT = {"Drawing", "EnemiesTurn", "Removal", "Rounds", "SetUp"}


def seen(state: State, seat: int | None) -> PlainsView:
    """What a seat sees."""
    view = state.view(seat)
    assert isinstance(view, PlainsView)
    return view


def walk(seats: int, number: int) -> Iterator[tuple[State, int]]:
    """The moments of a game at random at which a seat decides."""
    chance = FastChance(number, seats)
    state = GAME.start(seats, GAME.settle({}), chance)
    while state.to_move():
        seat = state.to_move()[0]
        yield state, seat
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance)


@functools.cache
def prompts() -> dict[str, set[str]]:
    """By kind of task, what those who are asked were told in some games."""
    found: dict[str, set[str]] = {}
    for seats, number in itertools.product((2, 4), range(8)):
        for state, seat in walk(seats, number):
            view = seen(state, seat)
            found.setdefault(type(top(view)).__name__, set()).add(GAME.words(seats=seats).prompt(view))
    return found


# --- log lines

LINES: list[tuple[Event, str]] = [
    (happened.GameBegan(), "The map is set up: a cube in each home region, and what stands in the boxes."),
    (happened.RoundBegan(round=3), "Round 3: all seven discs go into the bag."),
    (happened.DiscDrawn(disc=SETTLERS), "The brown disc: the turn of Settlers."),
    (happened.DiscDrawn(disc=RAILROAD), "The black disc: the railroads lay track."),
    (
        happened.Forced(seat=2, action=GAME.verbs.stop),
        "Cavalry has one choice only: Stop here.",
    ),
    (happened.Chose(seat=2, action=GAME.verbs.stop), "Cavalry: Stop here."),
    (happened.Chose(seat=2, action=GAME.verbs.stay), "Cavalry lets no cube retreat."),
    (happened.Chose(seat=3, action=GAME.verbs.stay), "Settlers let no cube retreat."),
    (happened.Chose(seat=0, action=GAME.verbs.no_ambush), "NPT forgoes the ambush."),
    (happened.Chose(seat=2, action=GAME.verbs.keep), "Cavalry keeps this roll."),
    (happened.Chose(seat=1, action=GAME.verbs.name + N7), "SPT names N7 (Fort Laramie)."),
    (happened.Chose(seat=0, action=GAME.verbs.strike + N7), "NPT strikes N7 (Fort Laramie)."),
    (happened.Chose(seat=0, action=GAME.verbs.choose + 1), "NPT chooses option b."),
    (
        happened.CardPlayed(seat=0, card=CARD["Red Cloud"]),
        "NPT plays Red Cloud (4 cubes, 3 groups, 2 moves).",
    ),
    (
        happened.CardPlayed(seat=3, card=CARD["Pony Express"]),
        "Settlers play Pony Express (Event). Draw two cards at once.",
    ),
    (
        happened.CardPlayed(seat=3, card=CARD["Pony Express"], stands_in=True),
        "Settlers let Pony Express stand in for a main card: 2 groups, up to 2 regions each.",
    ),
    (happened.DrewCards(seat=2, deck=CAVALRY, count=2), "Cavalry draws two cards."),
    (
        happened.Drew(seats=(1,), seat=1, deck=SPT, cards=(CARD["Geronimo"],)),
        "SPT draws Geronimo (Event) for SPT.",
    ),
    (
        happened.Reshuffled(deck=NPT, count=12),
        "The deck of NPT has run out: its discard pile becomes the deck (12 cards).",
    ),
    (happened.CardLeft(card=CARD["Custer"]), "Custer leaves the game."),
    (happened.Placed(army=NPT, place=N7, count=2), "Two green cubes come to N7."),
    (happened.Placed(army=SPT, place=ROCKIES_BOX, count=1), "One orange cube comes to the Rockies."),
    (happened.Transferred(army=SETTLERS, count=4), "Four brown cubes go on from St. Louis to Sacramento."),
    (
        happened.Recovered(army=NPT, count=1),
        "One green cube goes back from the Casualty Box to the Ready Box.",
    ),
    (happened.Removed(army=SPT, count=1), "One orange cube leaves the game for good, from the Casualty Box."),
    (happened.Removed(army=SPT, count=2), "Two orange cubes leave the game for good, from the Casualty Box."),
    (happened.Removed(army=SPT, count=2, place=N7), "Two orange cubes leave the game for good, from N7."),
    (
        happened.Removed(army=CAVALRY, count=1, place=N7, permanent=False),
        "One blue cube goes from N7 to the Casualty Box.",
    ),
    (happened.WagonsWaited(count=1), "No trail is open: one wagon waits in St. Louis."),
    (happened.WagonsWaited(count=4), "No trail is open: four wagons wait in St. Louis."),
    (happened.Rolled(army=CAVALRY, faces=(0, 1), what="reply"), "Blue rolls back: Weapon, Treaty."),
    (happened.Activated(seat=3, army=SETTLERS, place=N7), "Settlers activate N7 (Fort Laramie)."),
    (
        happened.Activated(seat=2, army=CAVALRY, place=TOWN, rail=True),
        "Cavalry activates St. Louis, to move by rail.",
    ),
    (
        happened.Asked(seat=2, ally=3, army=SETTLERS, count=2),
        "Cavalry asks Settlers for two brown cubes to come along.",
    ),
    (happened.Consented(seat=3, army=SETTLERS, yes=True), "Settlers agree."),
    (happened.Consented(seat=1, army=SPT, yes=False), "SPT refuses, for this activation."),
    (happened.Stepped(armies=(2, 0, 0, 0, 0), frm=N7, to=N4), "Two green cubes go from N7 to N4."),
    (
        happened.Stepped(armies=(0, 0, 1, 2, 0), frm=TOWN, to=N4, rail=True),
        "One blue cube and two brown cubes go by rail from St. Louis to N4.",
    ),
    (happened.Dropped(army=NPT, place=N4, count=1), "One green cube stays in N4."),
    (
        happened.GaveWay(army=ENEMIES, frm=N7, to=CANADA_BOX),
        "One purple cube gives way from N7 to Canada.",
    ),
    (
        happened.GaveWay(army=ENEMIES, frm=N7, to=NOWHERE),
        "One purple cube gives way and finds no place beside N7: it goes to the Ready Box.",
    ),
    (
        happened.Shed(army=SPT, place=S5),
        "S5 is over the limit of 8 Indian cubes: one orange cube goes back to the Ready Box.",
    ),
    (
        happened.Withdrew(army=NPT, frm=N7, to=CANADA_BOX, count=3),
        "Three green cubes go from N7 to Canada at once.",
    ),
    (
        happened.EngagementBegan(region=N7, attackers=US, armies=(3, 0, 2, 1, 0)),
        "Engagement in N7 (Fort Laramie): two blue cubes and one brown cube attack three green cubes.",
    ),
    (
        happened.EngagementBegan(region=N7, attackers=INDIAN, armies=(1, 0, 2, 0, 0)),
        "Engagement in N7 (Fort Laramie): one green cube attacks two blue cubes.",
    ),
    (happened.Beside(army=ENEMIES), "Purple fights beside blue; brown stands by."),
    (happened.Rolled(army=NPT, faces=(0, 2), what="fight"), "Green rolls: Weapon, Blank."),
    (happened.Rolled(army=CAVALRY, faces=(1,), what="again"), "Blue rolls once more: Treaty."),
    (happened.Rolled(army=NPT, faces=(1,), what="ambush"), "Ambush! The green cube rolls Treaty."),
    (happened.Rolled(army=SPT, faces=(0,), what="raid"), "Orange rolls at the wagon: Weapon."),
    (happened.Rolled(army=SETTLERS, faces=(2,), what="wagon"), "The wagon rolls Blank."),
    (
        happened.Rolled(army=SETTLERS, faces=(2, 0), what="rail"),
        "Two brown dice for the mountains: Blank, Weapon.",
    ),
    (happened.Rolled(army=SPT, faces=(0,), what="strike"), "Orange rolls to strike: Weapon."),
    (happened.Lost(army=CAVALRY, place=N7), "One blue cube in N7 is hit and goes to the Casualty Box."),
    (
        happened.Lost(army=CAVALRY, place=N7, permanent=True),
        "One blue cube in N7 is hit and leaves the game for good.",
    ),
    (happened.Retreated(army=NPT, frm=N7, to=N4), "One green cube retreats from N7 to N4."),
    (
        happened.TreatyMade(region=N7, weaker=US),
        "A Treaty on both sides makes peace in N7: the US cubes, fewer, have to go.",
    ),
    (
        happened.TreatyMade(region=N7, weaker=NOBODY),
        "A Treaty on both sides makes peace in N7: the forces are equal, so the attackers go back.",
    ),
    (
        happened.Relocated(army=NPT, frm=N7, to=NOWHERE, count=2),
        "Two green cubes go from N7 to the Ready Box; there is no other place for them.",
    ),
    (happened.Relocated(army=NPT, frm=N7, to=N4, count=2), "Two green cubes go from N7 to N4."),
    (
        happened.EngagementEnded(region=N7, left=INDIAN),
        "The fight in N7 is over: only cubes of the Indian side are left.",
    ),
    (
        happened.EngagementEnded(region=N7, left=NOBODY),
        "That fight in N7 is over; no side has the region to itself.",
    ),
    (happened.WagonsPlaced(count=2), "Two new wagons stand in St. Louis."),
    (happened.WagonRolled(trail=OREGON, to=N7), "A wagon on the Oregon Trail rolls to N7."),
    (
        happened.WagonRolled(trail=OREGON, to=NOWHERE),
        "A wagon comes to the end of the Oregon Trail: it has arrived.",
    ),
    (
        happened.WagonAttacked(region=N7, trail=OREGON),
        "Indians attack a wagon on the Oregon Trail in N7 (Fort Laramie).",
    ),
    (
        happened.WagonDestroyed(region=N7, trail=OREGON),
        "The wagon on the Oregon Trail in N7 is destroyed.",
    ),
    (
        happened.WagonHeld(region=N7, trail=OREGON, treaty=True),
        "A Treaty on both sides ends the attack: the wagon in N7 still stands.",
    ),
    (
        happened.WagonHeld(region=N7, trail=OREGON, treaty=False),
        "The attack is over: the wagon in N7 still stands.",
    ),
    (happened.MountainsFilled(count=1), "The Central Pacific gets through one mountain space."),
    (happened.TrackLaid(line=UP, count=3), "The Union Pacific lays three spaces of track."),
    (happened.TrackLaid(line=CP, count=1), "The Central Pacific lays one space of track."),
    (
        happened.RailroadComplete(),
        "The last space is filled: the railroad is complete. The game ends with this round.",
    ),
    (happened.Scored(side=INDIAN, points=2), "The card gives Indians 2 points."),
    (happened.GameEnded(indian=43, us=35), "The game is over: Indians 43, US 35."),
]
CUSTER = happened.PlayedAtOnce(card=CARD["Custer"])


@pytest.mark.parametrize(("event", "line"), LINES, ids=lambda value: type(value).__name__)
def test_a_line_for_each_event(event: Event, line: str) -> None:
    assert WORDS.log(event, None) == line


def test_custer_is_told_with_what_the_card_says() -> None:
    line = WORDS.log(CUSTER, None)
    assert line.startswith("Custer is drawn and played at once. ")
    assert line.endswith(WORDS.log(CUSTER, 0)[-40:]) and "may not retreat" in line


def test_no_event_goes_without_words() -> None:
    kinds = {
        kind
        for _, kind in inspect.getmembers(happened, inspect.isclass)
        if issubclass(kind, Event) and kind not in (Event, happened.Harmless)
    }
    assert {type(event) for event, _ in LINES} | {type(CUSTER)} == kinds
    with pytest.raises(TypeError, match="no words for Harmless"):
        WORDS.line(happened.Harmless(), None)


def test_the_reader_is_called_you() -> None:
    card = CARD["Red Cloud"]
    assert WORDS.log(happened.CardPlayed(seat=0, card=card), 0).startswith("You play Red Cloud")
    drew = happened.Drew(seats=(0,), seat=0, deck=NPT, cards=(card,))
    assert WORDS.log(drew, 0) == "You draw Red Cloud (4 cubes, 3 groups, 2 moves) for NPT."


def test_what_the_cards_tell_isnt_told_twice() -> None:
    drew = happened.DrewCards(seat=2, deck=CAVALRY, count=1)
    assert not drew.told(2)
    assert drew.told(3) and drew.told(None)
    assert not happened.Forced(seat=2, action=0).told(None)


# --- seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_called_by_what_they_hold(seats: int) -> None:
    """P-45."""
    words = GAME.words(seats=seats)
    assert [words.seat(seat).lower() for seat in range(seats)] == list(GAME.seat_names(seats))
    assert words.log(Resigned(seat=1), None) == f"{words.seat(1)} gave up."
    assert words.log(HandedOver(seat=0, player="random"), None).startswith(f"{words.seat(0)}: ")


def test_without_their_number_seats_have_numbers() -> None:
    assert GAME.words().seat(1) == "Seat 2"


# --- labels


def test_every_action_has_a_text_of_its_own() -> None:
    texts = [WORDS.action(action) for action in range(len(GAME.actions))]
    assert all(texts)
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_chosen_reads_differently(seats: int) -> None:
    words = GAME.words(seats=seats)
    for state, seat in walk(seats, 11):
        view = seen(state, seat)
        texts = [words.action(action, view) for action in state.legal(seat)]
        assert len(set(texts)) == len(texts), texts


def number(name: str) -> int:
    """The number of an action."""
    found = GAME.actions.number(name)
    assert found is not None, name
    return found


def test_labels_without_a_moment() -> None:
    told = {
        "play:red-cloud": "Play Red Cloud (4 cubes, 3 groups, 2 moves)",
        "play:fort-davis": "Play Fort Davis (2 cubes, 2 groups, 1 move, no rail)",
        "play:roman-nose": "Play Roman Nose (enduring Event)",
        "step:N4": "Go to N4 (Fort Kearny)",
        "ride:N4": "Ride to N4 (Fort Kearny)",
        "raid:N7:oregon": "Attack a wagon on the Oregon Trail in N7 (Fort Laramie)",
        "retreat:orange:rockies": "One orange cube retreats to the Rockies",
        "lose:orange": "Lose an orange cube",
        "transfer:0": "Transfer none to Sacramento",
        "transfer:3": "Transfer three cubes to Sacramento",
        "rail:central-pacific": "Move a group by rail, on the Central Pacific",
    }
    assert {name: WORDS.action(number(name)) for name in told} == told


def test_an_activation_says_how_many_can_move() -> None:
    checked = 0
    for state, seat in walk(4, 3):
        view = seen(state, seat)
        march = top(view)
        if not isinstance(march, March):
            continue
        for action in state.legal(seat):
            name = GAME.actions.name(action)
            if name.startswith("activate:"):
                count = left_to_move(view, march.army, PLACE[name.partition(":")[2]])
                assert f": {count} " in WORDS.action(action, view)
                checked += 1
    assert checked


def test_no_more_cubes_are_said_to_retreat_than_there_are() -> None:
    numbers = {"one": 1, "two": 2, "three": 3, "four": 4}
    alone = 0
    for number in range(8):
        for state, seat in walk(2, number):
            told = re.search(
                r"\), (.+) against (.+)\. Rolled: .* (\w+) Blanks? left: (?:up to )?(\w+) cube",
                WORDS.prompt(seen(state, seat)),
            )
            if told is None:
                continue
            blanks, able = numbers[told[3].lower()], numbers[told[4]]
            cubes = sum(int(count) for count in re.findall(r"\d+", told[1 + seat]))
            assert able == min(blanks, cubes)
            alone += cubes < blanks
    assert alone


def test_who_stands_there_is_told_by_colour_and_number() -> None:
    """'Fight in N7 (Fort Laramie): 2 green against 1 blue', 'Go to N7 (Fort Laramie): 3 green there'."""
    seen_verbs: set[str] = set()
    for state, seat in walk(4, 1):
        view = seen(state, seat)
        for action in state.legal(seat):
            verb, _, code = GAME.actions.name(action).partition(":")
            if verb not in ("fight", "step", "strike") or code not in PLACE:
                continue
            counts = held(view.cubes, PLACE[code])
            told = WORDS.action(action, view).partition(": ")[2]
            assert (" there" in told) == (verb != "fight" and any(counts))
            colors = re.findall(r"(\d+) (green|orange|blue|brown|purple)\b(?! gives)", told)
            assert colors == [(str(count), COLORS[army]) for army, count in enumerate(counts) if count]
            if verb == "fight":
                indians, _, others = told.partition(" against ")
                assert not re.search("blue|brown|purple", indians) and not re.search("green|orange", others)
            seen_verbs.add(verb)
    assert {"fight", "step"} <= seen_verbs


# --- prompts


def test_every_kind_of_task_has_been_asked() -> None:
    from tallgrass.games.plains_indian_wars.agenda import KINDS

    assert set(prompts()) == set(KINDS) - _SILENT


def test_prompts_are_whole_sentences_and_say_what_to_do() -> None:
    for kind, told in prompts().items():
        for prompt in told:
            assert prompt.endswith((".", "?", ")")) and "None" not in prompt, (kind, prompt)
            assert not prompt.startswith("Waiting"), (kind, prompt)


@pytest.mark.parametrize(
    ("kind", "part"),
    [
        ("FactionTurn", "you may play one more Event, or end the turn."),
        ("FactionTurn", "so an Event has to stand in for one (2 groups, up to 2 regions each)"),
        ("FactionTurn", "to bring back"),
        ("March", "2 group moves left, up to 3 regions each. Which group, or end movement?"),
        ("March", "1 group move left, one region each."),
        ("Activation", "How many go together?"),
        ("Activation", "one green cube can move up to 2 regions. Move it?"),
        ("Activation", "may come along from"),
        ("Party", "Who else comes along?"),
        ("Party", "1 step left. Where to?"),
        ("Party", "get off here?"),
        ("Placement", "Set-up: place three green cubes in home regions of NPT as you like."),
        ("Reinforcement", "in St. Louis: how many go on to Sacramento"),
        ("Engagement", "Does it roll one die first?"),
        ("Engagement", "still to lose: which first?"),
        ("Engagement", "may retreat."),
        ("Raids", "each once a turn; two Weapons in one round destroy one."),
        ("Raid", "Another round, or break off?"),
        ("Treaty", "have to leave. Where to?"),
        ("Shedding", "1 over the limit of 8. Which goes back to the Ready Box?"),
        ("EventCard", "which region is closed to blue and brown cubes?"),
    ],
)
def test_what_a_prompt_says(kind: str, part: str) -> None:
    assert any(part in prompt for prompt in prompts()[kind]), sorted(prompts()[kind])[:5]


def test_whoever_may_end_movement_is_warned_of_too_many_cubes() -> None:
    """P-4."""
    warned = 0
    for seats, game in itertools.product((2, 4), range(4)):
        for state, seat in walk(seats, game):
            view = seen(state, seat)
            if isinstance(top(view), March):
                prompt = WORDS.prompt(view)
                over = [f"{code} holds {count} " for code, count in crowds(view) if count > 8]
                assert ("Careful" in prompt) == bool(over)
                assert all(each in prompt for each in over)
                warned += bool(over)
    assert warned


def crowds(view: PlainsView) -> Iterator[tuple[str, int]]:
    """By region and side, how many cubes stand together."""
    for region in range(BOARD.regions):
        counts = [places[region] for places in view.cubes]
        yield BOARD.codes[region], sum(counts[:2])
        yield BOARD.codes[region], sum(counts[2:])


def test_the_others_are_told_whom_they_wait_for() -> None:
    for seats in (2, 3, 4):
        words = GAME.words(seats=seats)
        for state, seat in walk(seats, 5):
            for other in (None, (seat + 1) % seats):
                prompt = words.prompt(seen(state, other))
                assert prompt.startswith(f"Waiting for {words.seat(seat)} to "), prompt


def test_what_is_asked_of_a_card_isnt_told_by_it() -> None:
    """What a hand allows is secret: the others read the same whatever it holds."""
    for state, seat in walk(4, 2):
        view = seen(state, (seat + 1) % 4)
        turn = top(view)
        if isinstance(turn, FactionTurn) and turn.stage == BEFORE:
            hidden = msgspec.structs.replace(view, hands=())
            assert WORDS.prompt(hidden) == WORDS.prompt(view)


def test_when_it_is_over() -> None:
    state = [state for state, _ in walk(2, 1)][-1]  # it has been played on since
    assert not state.to_move()
    assert WORDS.prompt(seen(state, 0)) == "The game is over."


def test_a_trail_is_offered_with_its_way() -> None:
    board = GAME.board
    for trail, regions in enumerate(board.trails):
        way = " ".join([board.codes[region] for region in regions])
        assert GAME.words(seats=2).action(GAME.verbs.trail + trail).endswith(f" Trail: {way}")


def test_what_the_prompt_says_of_all_is_not_repeated_in_each_choice() -> None:
    """What a stand-in may move: a menu of six had eighteen lines of it."""
    said = GAME.words(seats=2).action(GAME.verbs.stand_in + CARD["Pony Express"])
    assert said == "Let Pony Express stand in"
