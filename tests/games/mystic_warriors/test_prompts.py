"""What is asked and what can be chosen, in words."""

from __future__ import annotations

import msgspec
import pytest

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
    TYPES,
    WEAPON,
)
from tallgrass.games.mystic_warriors.why import TYPE_TITLES
from tests.games.mystic_warriors.moments import (
    GAME,
    PLAIN,
    WORDS,
    cards,
    first,
    moment,
    number,
)
from tests.games.mystic_warriors.table import act, legal, table

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

    all_types = "Tribe, Weapon, Dress, Approach, Coup, Spirit, Trade, Hunt, Luck"
    assert prompt() == (
        "Trade with Brave 2: you may first say what you want, in this order without going back: "
        f"{all_types}. Then offer a card."
    )
    wants = (2 * WEAPON + 1,)
    assert prompt(wants=wants) == (
        "Trade with Brave 2: you ask for 2 Weapon cards. Ask for more, in this order: "
        f"{all_types.removeprefix('Tribe, Weapon, ')}. Then offer a card."
    )
    assert prompt(wants=(2 * LUCK,)) == "Trade with Brave 2: you ask for 1 Luck card. Offer a card."
    hand, chosen = cards("Crow"), cards("Knife")
    assert prompt(wants=wants, hand=hand, chosen=chosen) == (
        "Trade with Brave 2: you offer Knife and ask for 2 Weapon cards. Add more, or make the offer."
    )
    assert prompt(hand=(), chosen=chosen) == "Trade with Brave 2: you offer Knife. Make the offer."


@pytest.mark.parametrize("asked", range(-1, TYPES))
def test_the_prompt_of_an_offer_names_just_the_types_that_can_be_asked_for(asked: int) -> None:
    """MW-18: what is passed over is lost, so it is said before."""
    position = table(["Knife", "Crow"], ["Dream"])
    act(position, 0, "trade:brave-2")
    if asked >= 0:
        act(position, 0, f"want:{TYPE_TITLES[asked].lower()}:1")
    prompt = WORDS.prompt(position.view(0))
    open_ones = [title for title in TYPE_TITLES if f"want:{title.lower()}:1" in legal(position, 0)]
    row = prompt.partition("order")[2].partition(": ")[2].partition(".")[0]
    assert row == ", ".join(open_ones)


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
        ("gather:crow", "Gather with Crow: discard it and another card, draw 2"),
        ("omen:vision", "Omen with Vision: look at 10 cards"),
        ("play:buffalo-hunt", "Play Buffalo Hunt (Hunt card): draw 2"),
        ("play:french-traders", "Play French Traders (Trade card): draw 3, discard 2"),
        ("luck:cholera", "Play Cholera (Luck card): an opponent discards 2"),
        ("raid:horse", "Horse Raid: flip 7 cards"),
        ("raid:war-party", "War Party: flip 8 cards"),
        ("raid:revenge", "Revenge Raid: flip 9 cards"),
        ("raid:pipeholder", "Pipeholder Raid: flip 10 cards"),
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
        assert WORDS.action(omen, view) == f"Omen with Vision: look at {label}"


def test_of_two_players_bad_luck_names_the_victim() -> None:
    luck = number("luck:cholera")
    for held, costs in ((6, "discards 2"), (1, "discards 1"), (0, "holds no cards")):
        view = moment(HUNT, seats=2, hand_sizes=(6, held))
        assert WORDS.action(luck, view) == f"Play Cholera (Luck card): Brave 2 {costs}"
    assert WORDS.action(luck, moment(HUNT)) == "Play Cholera (Luck card): an opponent discards 2"


def test_all_labels_of_actions_differ() -> None:
    for words in (WORDS, PLAIN):
        labels = [words.action(action) for action in range(len(GAME.actions))]
        assert len(set(labels)) == len(labels)
        assert all(labels)


def test_seats_are_braves() -> None:
    assert [WORDS.seat(seat) for seat in range(6)] == [f"Brave {place}" for place in range(1, 7)]
    assert WORDS.who(1, 1) == "You"


def test_nobody_is_asked_for_a_trade_at_the_beginning() -> None:
    """The views here are of that moment, with changes."""
    assert first(3).partner == NOBODY
    assert first(3).waiting == (0,) and first(3).current == 0
