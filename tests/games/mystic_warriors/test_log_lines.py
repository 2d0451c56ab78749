"""A line for every event of The Mystic Warriors, for each reader."""

from __future__ import annotations

import pytest

from tallgrass.games.mystic_warriors import events as happened
from tallgrass.games.mystic_warriors.state import (
    LIMIT,
    RETURNING,
    SUFFERING,
)
from tallgrass.games.mystic_warriors.tables import (
    HORSE,
    LUCK,
    WANT,
    WAR_PARTY,
    WEAPON,
)
from tallgrass.kernel.events import Event, HandedOver, Resigned, TookBack
from tests.games.mystic_warriors.moments import (
    WORDS,
    card,
    cards,
    number,
)

Lines = tuple[str, str, str]
"""As Brave 1, as Brave 2 and as a spectator read it."""


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
        happened.CardsTraded(
            seats=(0, 1), seat=0, partner=1, gave=cards("Knife", "Crow"), got=cards("Dream")
        ),
        (
            "You trade with Brave 2: you give Knife and Crow and get Dream.",
            "Brave 1 trades with you: you give Dream and get Knife and Crow.",
            "Brave 1 trades with Brave 2: Brave 1 gives Knife and Crow and gets Dream.",
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
    (HandedOver(seat=0, player="random"), ("Brave 1: the bot random plays from now on.",) * 3),
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


def test_requests_are_numbered_as_their_actions() -> None:
    for action in ("want:tribe:1", "want:spirit:2", "want:luck:2"):
        event = happened.Wanted(seats=(0,), seat=0, want=number(action) - WANT)
        label = WORDS.action(number(action))
        assert WORDS.log(event, 0) == label.replace("Ask for", "You want") + "."
