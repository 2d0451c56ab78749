"""Log lines, prompts and labels of The Mystic Warriors: agreement, secrets, neutral names."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

import msgspec
import pytest

import tallgrass
from tallgrass.games.mystic_warriors import events as happened
from tallgrass.games.mystic_warriors.cards import CARDS, PLAIN_NAMES
from tallgrass.games.mystic_warriors.state import (
    ANSWERING,
    DECIDING,
    GATHERING,
    HUNT,
    LAYING,
    LIMIT,
    NAMING,
    OFFERING,
    OVER,
    RAID_CHOICE,
    RETURNING,
    SUFFERING,
)
from tallgrass.games.mystic_warriors.tables import (
    HORSE,
    LUCK,
    NOBODY,
    PIPEHOLDER_RAID,
    REVENGE,
    WANT,
    WAR_PARTY,
    WEAPON,
)
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.kernel.actions import slug
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event, HandedOver, Resigned, TookBack
from tallgrass.kernel.game import State

GAME = tallgrass.game("mystic-warriors")
WORDS = GAME.words()
PLAIN = GAME.words(plain=True)
_NUMBERS = {card.name: number for number, card in enumerate(CARDS)}
_NAME = re.compile(
    "|".join(rf"\b{re.escape(name)}\b" for name in sorted(_NUMBERS, key=lambda name: (-len(name), name)))
)
INSULTS = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in PLAIN_NAMES), re.IGNORECASE)
Lines = tuple[str, str, str]
"""As Brave 1, as Brave 2 and as a spectator read it."""
Step = tuple[State, dict[int | None, MysticWarriorsView], list[Event], dict[int | None, MysticWarriorsView]]


def cards(*names: str) -> tuple[int, ...]:
    """The numbers of some cards, in their order."""
    return tuple(_NUMBERS[name] for name in names)


def card(name: str) -> int:
    """The number of a card."""
    return _NUMBERS[name]


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
def _first(seats: int) -> MysticWarriorsView:
    options = GAME.settle({"first_seat": 1})
    return seen(GAME.start(seats, options, FastChance(1)), 0)


def moment(stage: int, *, seats: int = 3, **changes: object) -> MysticWarriorsView:
    """The view of Brave 1, who is asked and whose turn it is, where nothing else is said."""
    return msgspec.structs.replace(_first(seats), stage=stage, **changes)


def _all(one: str, other: str) -> Lines:
    """What Brave 1 did, as he reads it and as the others do."""
    return one, other, other


LINES: list[tuple[Event, Lines]] = [
    (happened.GameBegan(first=0), _all("You go first.", "Brave 1 goes first.")),
    (happened.TurnBegan(turn=7, seat=0), _all("Turn 7: your turn.", "Turn 7: Brave 1's turn.")),
    (happened.DrewCards(seat=0, count=2), _all("You draw 2 cards.", "Brave 1 draws 2 cards.")),
    (happened.DrewCards(seat=0, count=1), _all("You draw 1 card.", "Brave 1 draws 1 card.")),
    (happened.DrewCards(seat=0, count=0), _all("You draw no card.", "Brave 1 draws no card.")),
    (happened.Drew(seat=0, cards=cards("Knife", "Crow")), ("They are Knife and Crow.",) * 3),
    (happened.Drew(seat=0, cards=cards("Knife")), ("It is Knife.",) * 3),
    (happened.Drew(seat=0, cards=()), ("There was none left.",) * 3),
    (
        happened.KnewDrawn(seats=(0,), seat=1, cards=cards("Knife")),
        (
            "An Omen showed you what Brave 2 draws now: Knife.",
            "An Omen showed Brave 1 what you draw now: Knife.",
            "An Omen showed Brave 1 what Brave 2 draws now: Knife.",
        ),
    ),
    (
        happened.KnewDrawn(seats=(0, 2), seat=1, cards=cards("Knife")),
        (
            "An Omen showed you and Brave 3 what Brave 2 draws now: Knife.",
            "An Omen showed Brave 1 and Brave 3 what you draw now: Knife.",
            "An Omen showed Brave 1 and Brave 3 what Brave 2 draws now: Knife.",
        ),
    ),
    (
        happened.Reshuffled(count=31),
        ("The deck ran out, and the discard pile became the deck (31 cards).",) * 3,
    ),
    (
        happened.MustDiscard(seat=0, count=1, stage=LIMIT),
        _all(
            "You hold 1 card over the limit and must discard it.",
            "Brave 1 holds 1 card over the limit and must discard it.",
        ),
    ),
    (
        happened.MustDiscard(seat=0, count=3, stage=LIMIT),
        _all(
            "You hold 3 cards over the limit and must discard them.",
            "Brave 1 holds 3 cards over the limit and must discard them.",
        ),
    ),
    (
        happened.MustDiscard(seat=0, count=2, stage=RETURNING),
        _all("You must discard 2 cards.", "Brave 1 must discard 2 cards."),
    ),
    (
        happened.MustDiscard(seat=0, count=2, stage=SUFFERING),
        _all("You must discard 2 cards.", "Brave 1 must discard 2 cards."),
    ),
    (
        happened.Discarded(seat=0, cards=cards("Knife", "Crow")),
        _all("You discard Knife and Crow.", "Brave 1 discards Knife and Crow."),
    ),
    (happened.StayedHome(seat=0), _all("You go on no raid.", "Brave 1 goes on no raid.")),
    (
        happened.StayedHome(seat=0, forced=True),
        _all("You have too few cards for a raid.", "Brave 1 has too few cards for a raid."),
    ),
    (
        happened.RaidPlanned(seats=(0,), seat=0, raid=HORSE),
        _all("You plan a Horse Raid.", "Brave 1 plans a Horse Raid."),
    ),
    (
        happened.PutAside(seats=(0,), seat=0, card=card("Knife")),
        _all("You choose Knife.", "Brave 1 chooses Knife."),
    ),
    (
        happened.RaidBegan(seat=0, raid=WAR_PARTY, cards=cards("Dream", "Crow", "Knife")),
        _all(
            "You go on a War Party with Dream, Crow and Knife.",
            "Brave 1 goes on a War Party with Dream, Crow and Knife.",
        ),
    ),
    (
        happened.Flipped(
            seat=0, cards=cards("Kill Enemy", "Knife", "Touch Enemy", "Crow"), coups=2, feathers=9
        ),
        _all(
            "4 cards flipped, 2 Coups (Kill Enemy and Touch Enemy): you gain 2 feathers and have 9. "
            "The others: Knife and Crow.",
            "4 cards flipped, 2 Coups (Kill Enemy and Touch Enemy): Brave 1 gains 2 feathers and has 9. "
            "The others: Knife and Crow.",
        ),
    ),
    (
        happened.Flipped(seat=0, cards=cards("Kill Enemy"), coups=1, feathers=1),
        _all(
            "1 card flipped, 1 Coup (Kill Enemy): you gain 1 feather and have 1.",
            "1 card flipped, 1 Coup (Kill Enemy): Brave 1 gains 1 feather and has 1.",
        ),
    ),
    (
        happened.Flipped(seat=0, cards=(), coups=0, feathers=3),
        _all(
            "0 cards flipped, no Coup: you gain no feather and have 3.",
            "0 cards flipped, no Coup: Brave 1 gains no feather and has 3.",
        ),
    ),
    (
        happened.CardPlayed(seat=0, card=card("Elk Hunt")),
        _all("You play Elk Hunt.", "Brave 1 plays Elk Hunt."),
    ),
    (
        happened.Gathered(seat=0, cards=(card("Crow"), card("Knife"))),
        _all(
            "You hold a Tribal Gathering with Crow and Knife.",
            "Brave 1 holds a Tribal Gathering with Crow and Knife.",
        ),
    ),
    (happened.SmallGame(seat=0), _all("You hunt small game.", "Brave 1 hunts small game.")),
    (
        happened.OmenRead(seat=0, card=card("Vision"), count=10),
        _all(
            "You discard Vision for an Omen and look at the next 10 cards.",
            "Brave 1 discards Vision for an Omen and looks at the next 10 cards.",
        ),
    ),
    (
        happened.OmenRead(seat=0, card=card("Vision"), count=1),
        _all(
            "You discard Vision for an Omen and look at the last card.",
            "Brave 1 discards Vision for an Omen and looks at the last card.",
        ),
    ),
    (
        happened.OmenRead(seat=0, card=card("Vision"), count=0),
        _all(
            "You discard Vision for an Omen and look at an empty deck.",
            "Brave 1 discards Vision for an Omen and looks at an empty deck.",
        ),
    ),
    (
        happened.OmenSeen(seats=(0,), seat=0, cards=cards("Knife", "Crow", "Knife")),
        ("From the top: Knife, Crow, Knife.",) * 3,
    ),
    (happened.OmenSeen(seats=(0,), seat=0, cards=()), ("From the top: nothing.",) * 3),
    (
        happened.PartnerNamed(seats=(0,), seat=0, partner=1),
        (
            "You turn to Brave 2 for a trade.",
            "Brave 1 turns to you for a trade.",
            "Brave 1 turns to Brave 2 for a trade.",
        ),
    ),
    (
        happened.Wanted(seats=(0,), seat=0, want=2 * WEAPON + 1),
        _all("You want 2 Weapon cards.", "Brave 1 wants 2 Weapon cards."),
    ),
    (
        happened.Offered(seat=0, partner=1, wants=()),
        ("You offer Brave 2 a trade.", "Brave 1 offers you a trade.", "Brave 1 offers Brave 2 a trade."),
    ),
    (
        happened.Offered(seat=0, partner=1, wants=(2 * WEAPON, 2 * LUCK + 1)),
        (
            "You offer Brave 2 a trade and ask for 1 Weapon card and 2 Luck cards.",
            "Brave 1 offers you a trade and asks for 1 Weapon card and 2 Luck cards.",
            "Brave 1 offers Brave 2 a trade and asks for 1 Weapon card and 2 Luck cards.",
        ),
    ),
    (
        happened.Answered(seat=1, partner=0),
        ("Brave 2 answers your offer.", "You answer Brave 1's offer.", "Brave 2 answers Brave 1's offer."),
    ),
    (
        happened.CardsShown(seats=(0, 1), seat=1, cards=cards("Knife", "Crow")),
        (
            "Brave 2 shows Knife and Crow to you.",
            "You show Knife and Crow to Brave 1.",
            "Brave 2 shows Knife and Crow to Brave 1.",
        ),
    ),
    (
        happened.Declined(seat=1, partner=0),
        (
            "Brave 2 declines the trade with you.",
            "You decline the trade with Brave 1.",
            "Brave 2 declines the trade with Brave 1.",
        ),
    ),
    (
        happened.Traded(seat=0, partner=1, gave=2, got=1),
        (
            "You trade with Brave 2: you give 2 cards and get 1.",
            "Brave 1 trades with you: you give 1 card and get 2.",
            "Brave 1 trades with Brave 2: Brave 1 gives 2 cards and gets 1.",
        ),
    ),
    (
        happened.LuckPlayed(seat=0, card=card("Cholera"), victim=1, count=2),
        (
            "You play Cholera against Brave 2.",
            "Brave 1 plays Cholera against you.",
            "Brave 1 plays Cholera against Brave 2.",
        ),
    ),
    (
        happened.LuckPlayed(seat=0, card=card("Cholera"), victim=1, count=0),
        (
            "You play Cholera against Brave 2, for nothing: there are no cards to discard.",
            "Brave 1 plays Cholera against you, for nothing: there are no cards to discard.",
            "Brave 1 plays Cholera against Brave 2, for nothing: there are no cards to discard.",
        ),
    ),
    (happened.TurnEnded(seat=0), _all("You end the turn.", "Brave 1 ends the turn.")),
    (
        happened.TurnEnded(seat=0, forced=True),
        _all("You have nothing left to do this turn.", "Brave 1 has nothing left to do this turn."),
    ),
    (
        happened.GameEnded(winner=0, feathers=(28, 3)),
        _all(
            "You have a Warbonnet and win (feathers: Brave 1 28, Brave 2 3).",
            "Brave 1 has a Warbonnet and wins (feathers: Brave 1 28, Brave 2 3).",
        ),
    ),
    (TookBack(seat=0, alone=True), _all("You took back a step.", "Brave 1 took back a step.")),
    (Resigned(seat=0), _all("You gave up.", "Brave 1 gave up.")),
    (HandedOver(seat=0, player="random"), ("Brave 1: random plays from now on.",) * 3),
]


@pytest.mark.parametrize(
    ("event", "lines"), LINES, ids=[f"{place}-{type(e).__name__}" for place, (e, _) in enumerate(LINES)]
)
def test_an_event_has_its_line_for_each_reader(event: Event, lines: Lines) -> None:
    assert tuple(WORDS.log(event, seat) for seat in (0, 1, None)) == lines


def test_every_event_of_the_game_has_a_line_here() -> None:
    kinds = {
        kind
        for kind in vars(happened).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, happened.Harmless)
    }
    assert kinds <= {type(event) for event, _ in LINES}
    assert len(kinds) > 25


def test_an_event_of_no_game_has_no_words() -> None:
    class Odd(Event, frozen=True, kw_only=True):
        pass

    with pytest.raises(TypeError, match="no words for Odd"):
        WORDS.line(Odd(), None)


# --- prompts


def test_over_the_limit_it_is_said_by_how_many() -> None:
    view = moment(LIMIT, hand_sizes=(11, 6, 6), owed=2)
    assert WORDS.prompt(view) == "Medicine: you hold 11 cards, 2 over the limit of 9. Discard 2."
    view = moment(LIMIT, hand_sizes=(10, 6, 6), owed=1)
    assert WORDS.prompt(view) == "Medicine: you hold 10 cards, 1 over the limit of 9. Discard 1."


HORSE_HAND = cards("Crow", "Knife", "War Paint", "Tricks", "Horses", "Dream")


def test_the_raid_phase_says_whether_a_raid_is_possible() -> None:
    possible = "Raid Phase: go on a raid, or on none and take an action."
    assert WORDS.prompt(moment(RAID_CHOICE, hand=HORSE_HAND)) == possible
    none = "Raid Phase: your cards are not enough for any raid."
    assert WORDS.prompt(moment(RAID_CHOICE, hand=HORSE_HAND[1:])) == none


def test_a_raid_asks_for_one_type_after_the_other() -> None:
    laid = cards("Dream", "Crow", "Knife", "War Paint")
    view = moment(LAYING, raid=HORSE, chosen=laid)
    assert WORDS.prompt(view) == "Horse Raid: lay an Approach card (5 of 6)."
    assert WORDS.action(number("lay:tricks"), view) == "Lay Tricks"
    view = moment(LAYING, raid=REVENGE, chosen=laid[:1])
    assert WORDS.prompt(view) == "Revenge Raid: lay a Spirit card (2 of 8)."
    view = moment(LAYING, raid=PIPEHOLDER_RAID, chosen=())
    assert WORDS.prompt(view) == "Pipeholder Raid: lay a Spirit card (1 of 9)."


@pytest.mark.parametrize(
    ("hand", "changes", "prompt"),
    [
        (("Knife",), {}, "Hunt Phase: take one action, or end the turn."),
        (("Cholera",), {}, "Hunt Phase: take one action, play a Luck card, or end the turn."),
        (("Cholera",), {"lucked": True}, "Hunt Phase: take one action, or end the turn."),
        (("Cholera",), {"acted": True}, "Hunt Phase: you may still play a Luck card, or end the turn."),
        (("Cholera",), {"raided": True}, "Hunt Phase: you may still play a Luck card, or end the turn."),
        (
            ("Cholera",),
            {"raided": True, "luck_without_raid_only": True},
            "Hunt Phase: nothing is left for you to do but to end the turn.",
        ),
        (("Knife",), {"acted": True}, "Hunt Phase: nothing is left for you to do but to end the turn."),
    ],
)
def test_the_hunt_phase_says_what_remains_possible(
    hand: tuple[str, ...], changes: dict[str, bool], prompt: str
) -> None:
    assert WORDS.prompt(moment(HUNT, hand=cards(*hand), **changes)) == prompt


def test_what_belongs_to_a_card_is_asked_with_its_name() -> None:
    gathering = moment(GATHERING, chosen=cards("Crow"))
    assert WORDS.prompt(gathering) == "Tribal Gathering: which card goes with Crow?"
    assert WORDS.action(number("discard:knife"), gathering) == "Discard Knife too"
    assert WORDS.prompt(moment(NAMING, chosen=cards("Cholera"))) == "Cholera: whom does it hit?"
    assert WORDS.prompt(moment(RETURNING, owed=2)) == "Trade card: discard 2 cards."
    assert WORDS.prompt(moment(RETURNING, owed=1)) == "Trade card: discard 1 more."
    hit = moment(SUFFERING, owed=2, current=2)
    assert WORDS.prompt(hit) == "Brave 3 played a Luck card against you: discard 2 cards."
    hit = moment(SUFFERING, owed=1, current=2)
    assert WORDS.prompt(hit) == "Brave 3 played a Luck card against you: discard 1 more."


def test_an_offer_is_put_together_step_by_step() -> None:
    def prompt(**changes: object) -> str:
        return WORDS.prompt(msgspec.structs.replace(moment(OFFERING, partner=1), **changes))

    assert prompt() == "Trade with Brave 2: say what you want, or offer a card."
    wants = (2 * WEAPON + 1,)
    assert prompt(wants=wants) == (
        "Trade with Brave 2: you ask for 2 Weapon cards. Ask for more, or offer a card."
    )
    assert prompt(wants=(2 * LUCK,)) == "Trade with Brave 2: you ask for 1 Luck card. Offer a card."
    hand, chosen = cards("Crow"), cards("Knife")
    assert prompt(wants=wants, hand=hand, chosen=chosen) == (
        "Trade with Brave 2: you offer Knife and ask for 2 Weapon cards. Add more, or make the offer."
    )
    assert prompt(hand=(), chosen=chosen) == "Trade with Brave 2: you offer Knife. Make the offer."


def test_an_offer_is_answered_knowing_what_is_offered_and_asked_for() -> None:
    asked = moment(ANSWERING, current=1, partner=0, offer=cards("Knife", "Crow"), wants=(2 * WEAPON,))
    offer = "Brave 2 offers Knife and Crow and asks for 1 Weapon card."
    assert WORDS.prompt(asked) == f"{offer} Give cards for it, or decline."
    begun = msgspec.structs.replace(asked, chosen=cards("Hatchet"))
    assert WORDS.prompt(begun) == f"{offer} You give Hatchet. Add more, or give these."
    all_in = msgspec.structs.replace(begun, hand=())
    assert WORDS.prompt(all_in) == f"{offer} You give Hatchet. Give these."
    plain = msgspec.structs.replace(asked, wants=())
    assert WORDS.prompt(plain) == "Brave 2 offers Knife and Crow. Give cards for it, or decline."


def test_an_answer_is_weighed_against_the_offer() -> None:
    view = moment(DECIDING, partner=1, offer=cards("Knife"), answer=cards("Crow", "Dream"))
    assert WORDS.prompt(view) == "Brave 2 gives Crow and Dream for your Knife. Accept or decline."


@pytest.mark.parametrize(
    ("stage", "changes", "prompt"),
    [
        (LIMIT, {"owed": 2}, "Waiting for Brave 2 to discard 2 cards."),
        (SUFFERING, {"owed": 1}, "Waiting for Brave 2 to discard 1 card."),
        (RAID_CHOICE, {}, "Waiting for Brave 2 to decide on a raid."),
        (HUNT, {}, "Waiting for Brave 2 to act in the Hunt Phase."),
        (ANSWERING, {"partner": 1}, "Waiting for Brave 2 to answer your offer."),
        (ANSWERING, {"partner": 1, "current": 2}, "Waiting for Brave 2 to answer Brave 3's offer."),
        (DECIDING, {"current": 1, "partner": 0}, "Waiting for Brave 2 to take your answer or not."),
        (DECIDING, {"current": 1, "partner": 2}, "Waiting for Brave 2 to take Brave 3's answer or not."),
    ],
)
def test_who_isnt_asked_reads_for_whom_he_waits(stage: int, changes: dict[str, int], prompt: str) -> None:
    assert WORDS.prompt(moment(stage, waiting=(1,), **changes)) == prompt
    watched = moment(stage, waiting=(1,), seat=None, current=1, owed=1)
    assert WORDS.prompt(watched).startswith("Waiting for Brave 2 to ")


def test_after_the_end_there_is_nothing_to_wait_for() -> None:
    for seat in (0, 1, None):
        assert WORDS.prompt(moment(OVER, waiting=(), seat=seat)) == "The game is over."


# --- labels


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ("discard:crow", "Discard Crow"),
        ("offer:knife", "Offer Knife"),
        ("lay:dream", "Lay Dream"),
        ("gather:crow", "Gather with Crow"),
        ("omen:vision", "Omen: Vision (look at 10 cards)"),
        ("play:buffalo-hunt", "Hunt: Buffalo Hunt (draw 2)"),
        ("play:french-traders", "Trade card: French Traders (draw 3, discard 2)"),
        ("luck:cholera", "Luck: Cholera (an opponent discards 2)"),
        ("raid:horse", "Horse Raid: flip 7"),
        ("raid:war-party", "War Party: flip 8"),
        ("raid:revenge", "Revenge Raid: flip 9"),
        ("raid:pipeholder", "Pipeholder Raid: flip 10"),
        ("no-raid", "No raid"),
        ("small-game", "Small game: draw a card"),
        ("trade:brave-2", "Trade with Brave 2"),
        ("target:brave-3", "Against Brave 3"),
        ("want:weapon:1", "Ask for 1 Weapon card"),
        ("want:weapon:2", "Ask for 2 Weapon cards"),
        ("accept", "Accept"),
        ("decline", "Decline"),
        ("done", "Done"),
    ],
)
def test_an_action_has_a_label(action: str, label: str) -> None:
    assert WORDS.action(number(action)) == label


@pytest.mark.parametrize(
    ("stage", "label"),
    [(HUNT, "End the turn"), (OFFERING, "Make the offer"), (ANSWERING, "Give these"), (DECIDING, "Done")],
)
def test_done_is_what_it_does_at_the_moment(stage: int, label: str) -> None:
    assert WORDS.action(number("done"), moment(stage, partner=1)) == label


def test_a_card_is_offered_or_given() -> None:
    assert WORDS.action(number("offer:knife"), moment(OFFERING, partner=1)) == "Offer Knife"
    assert WORDS.action(number("offer:knife"), moment(ANSWERING, current=1, partner=0)) == "Give Knife"


def test_an_omen_shows_as_much_as_there_is() -> None:
    omen = number("omen:vision")
    for left, label in ((40, "10 cards"), (4, "4 cards"), (1, "1 card"), (0, "an empty deck")):
        view = moment(HUNT, deck_size=left)
        assert WORDS.action(omen, view) == f"Omen: Vision (look at {label})"


def test_of_two_players_bad_luck_names_the_victim() -> None:
    luck = number("luck:cholera")
    for held, costs in ((6, "discards 2"), (1, "discards 1"), (0, "holds no cards")):
        view = moment(HUNT, seats=2, hand_sizes=(6, held))
        assert WORDS.action(luck, view) == f"Luck: Cholera (Brave 2 {costs})"
    assert WORDS.action(luck, moment(HUNT)) == "Luck: Cholera (an opponent discards 2)"


def test_all_labels_of_actions_differ() -> None:
    for words in (WORDS, PLAIN):
        labels = [words.action(action) for action in range(len(GAME.actions))]
        assert len(set(labels)) == len(labels)
        assert all(labels)


def test_seats_are_braves() -> None:
    assert [WORDS.seat(seat) for seat in range(6)] == [f"Brave {place}" for place in range(1, 7)]
    assert WORDS.who(1, 1) == "You"


# --- over random games


def _steps(seats: int, seed: int, limit: int) -> Iterator[Step]:
    """What happens in a random game, with all views before and after."""
    chance = FastChance(seed)
    events: list[Event] = []
    state = GAME.start(seats, GAME.settle({"feathers": 6}), chance, events)
    readers: tuple[int | None, ...] = (*range(seats), None)
    views = {reader: seen(state, reader) for reader in readers}
    yield state, views, events, views
    for _ in range(limit):
        if not state.to_move():
            return
        seat = state.to_move()[0]
        legal = state.legal(seat)
        before, events = views, []
        state.play(seat, legal[chance.below(len(legal))], chance, events)
        views = {reader: seen(state, reader) for reader in readers}
        yield state, before, events, views


GAMES = [(2, 1), (3, 2), (6, 3)]
STEPS = 400


def _placed(view: MysticWarriorsView) -> set[str]:
    """The names of the cards that a reader can place."""
    known = [noted.card for noted in view.known]
    piles = (view.hand, view.chosen, view.pile, view.offer, view.answer, view.known_top, known)
    return {CARDS[number].name for pile in piles for number in pile}


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_reader_reads_no_card_that_is_hidden_from_him(seats: int, seed: int) -> None:
    read = 0
    for state, before, events, after in _steps(seats, seed, STEPS):
        # What was discarded and reshuffled in one step can't be found in a view any more.
        if any(isinstance(event, happened.Reshuffled) for event in events):
            continue
        for reader, view in after.items():
            open_to_him = _placed(before[reader]) | _placed(view)
            texts = [WORDS.log(event, reader) for event in events if event.seen_by(reader)]
            texts.append(WORDS.prompt(view))
            if reader is not None:
                texts += [WORDS.action(action, view) for action in state.legal(reader)]
            named = {name for text in texts for name in _NAME.findall(text)}
            assert named <= open_to_him, (reader, texts)
            read += len(named)
    assert read > 500


def test_that_a_card_is_hidden_would_be_found_out() -> None:
    """What another drew is named in the line that he alone reads, and placed in no other view."""
    _, _, events, views = next(_steps(3, 1, 0))
    drew = [event for event in events if isinstance(event, happened.Drew) and event.seat == 1]
    named = set(_NAME.findall(WORDS.log(drew[0], 1)))
    assert len(drew[0].cards) == 6 and named
    assert named <= _placed(views[1])
    assert not named <= _placed(views[0])


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_verbs_agree_with_who_acts(seats: int, seed: int) -> None:
    """You draw, Brave 2 draws."""
    others = {"has", "must", "played"}
    follows = {"a", "and", "for", "to", "what", "or"}  # where he or you are no subject
    said: set[str] = set()
    for _, _, events, views in _steps(seats, seed, STEPS):
        for reader, view in views.items():
            texts = [WORDS.log(event, reader) for event in events if event.seen_by(reader)]
            for text in [*texts, WORDS.prompt(view)]:
                assert text[0].isupper() or text[0].isdigit(), text
                assert text.endswith((".", "?")) and "  " not in text, text
                said.add(text)
    for text in said:
        for who, word in re.findall(r"\b([Yy]ou|Brave \d) ([a-z]+)\b", text):
            if word in follows:
                continue
            if who in ("You", "you"):
                assert not word.endswith("s"), text
            else:
                assert word in others or word.endswith("s"), text
    assert len(said) > 200


# --- neutral names


def test_every_name_to_be_replaced_is_a_cards() -> None:
    assert set(PLAIN_NAMES) <= set(_NUMBERS)
    neutral = {slug(name) for name in PLAIN_NAMES.values()}
    assert len(neutral) == len(PLAIN_NAMES)
    assert not neutral & {slug(name) for name in _NUMBERS}


def test_no_plain_label_or_line_has_a_printed_name_that_insults() -> None:
    every = cards(*PLAIN_NAMES)
    texts = [PLAIN.action(action) for action in range(len(GAME.actions))]
    lines: list[Event] = [
        happened.Drew(seat=0, cards=every),
        happened.KnewDrawn(seats=(0,), seat=1, cards=every),
        happened.Discarded(seat=0, cards=every),
        happened.Flipped(seat=0, cards=every, coups=4, feathers=4),
        happened.OmenSeen(seat=0, cards=every),
        happened.CardsShown(seats=(0, 1), seat=0, cards=every),
        happened.LuckPlayed(seat=0, card=card("Trade for Sex"), victim=1, count=2),
    ]
    lines += [happened.PutAside(seat=0, card=insult) for insult in every]
    lines += [happened.Gathered(seat=0, cards=(card("Crow"), insult)) for insult in every]
    assert all(INSULTS.search(WORDS.log(event, 0)) for event in lines)
    texts += [PLAIN.log(event, reader) for event in lines for reader in (0, 1, None)]
    moments = [
        moment(OFFERING, partner=1, chosen=every),
        moment(ANSWERING, current=1, partner=0, offer=every, chosen=every),
        moment(DECIDING, partner=1, offer=every, answer=every),
        moment(NAMING, chosen=cards("Trade for Sex")),
    ]
    assert all(INSULTS.search(WORDS.prompt(view)) for view in moments)
    texts += [PLAIN.prompt(view) for view in moments]
    gathering = moment(GATHERING, chosen=cards("Crow"))
    texts += [PLAIN.action(number(f"discard:{slug(name)}"), gathering) for name in PLAIN_NAMES]
    assert not [text for text in texts if INSULTS.search(text)]


def test_other_cards_keep_their_names_and_without_the_wish_all_do() -> None:
    for name in _NUMBERS:
        assert WORDS.text(name) == name
        assert PLAIN.text(name) == PLAIN_NAMES.get(name, name)


@pytest.mark.parametrize("printed", PLAIN_NAMES)
def test_what_is_typed_by_the_neutral_name_is_the_printed_cards_action(printed: str) -> None:
    for words in (PLAIN, WORDS):
        noun = words.other_nouns()[slug(PLAIN_NAMES[printed])]
        assert noun == slug(printed)
        assert GAME.actions.number(f"discard:{noun}") is not None


def test_no_text_of_ours_has_a_replaced_name_as_an_ordinary_word() -> None:
    """Or `text` would change a sentence that means no card."""
    sentences = [option.sentence for option in GAME.options]
    sentences += [part for title, text in GAME.rule_texts().values() for part in (title, text)]
    assert len(sentences) > 20
    assert [text for text in sentences if INSULTS.search(text)] == []


def test_requests_are_numbered_as_their_actions() -> None:
    for action in ("want:tribe:1", "want:spirit:2", "want:luck:2"):
        event = happened.Wanted(seats=(0,), seat=0, want=number(action) - WANT)
        label = WORDS.action(number(action))
        assert WORDS.log(event, 0) == label.replace("Ask for", "You want") + "."


def test_nobody_is_asked_for_a_trade_at_the_beginning() -> None:
    """The views here are of that moment, with changes."""
    assert _first(3).partner == NOBODY
    assert _first(3).waiting == (0,) and _first(3).current == 0
