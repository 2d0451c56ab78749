"""What a seat was told, remembered by another hand: views say just that, imagined positions agree with it.

TALLGRASS_THOROUGH=50 tries 3,000 games of some 300 decisions instead of 60.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tallgrass
from tallgrass.games.mystic_warriors.events import CardsShown
from tallgrass.games.mystic_warriors.notes import DREW, MORE, Notes
from tallgrass.games.mystic_warriors.notes import note as a_note
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import NAMING, OVER
from tallgrass.games.mystic_warriors.tables import ACCEPT, CARD_OF, DECK, NO_RAID, OFFER, RAID, WANT
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.events import Event
from tests.conftest import THOROUGH
from tests.properties.mystic_warriors_memory import Memory, contradictions, differences

GAME = tallgrass.game("mystic-warriors")
SEATS = GAME.seat_counts
TWINS = {card for card in DECK if DECK.count(card) == 2}


class Story:
    """A random game, and what each seat remembers of it. Every other one is livelier: more trades."""

    def __init__(self, seats: int, number: int) -> None:
        self.case = f"seats={seats} number={number}"
        self.choices = random.Random(f"memory {seats} {number}")
        self.chance = FastChance(number, seats)
        self.lively = number % 2 == 1
        heard: list[Event] = []
        state = GAME.start(seats, GAME.settle({}), self.chance, heard)
        assert isinstance(state, Table)
        self.table = state
        self.memories = [Memory(seat, seats) for seat in range(seats)]
        self._tell(heard)

    def _tell(self, events: list[Event]) -> None:
        for memory in self.memories:
            for event in events:
                if event.seen_by(memory.seat):
                    memory.hear(event)
                    if isinstance(event, CardsShown) and event.seat == memory.seat and event.seats:
                        memory.expose(event.cards, sum(event.seats) - memory.seat)

    def _choose(self) -> tuple[int, int]:
        seat = self.table.to_move()[0]
        legal = self.table.legal(seat)
        if self.lively:
            # No long requests, few refusals, and the cards there are two of go from hand to hand.
            legal = [action for action in legal if not WANT <= action < NO_RAID] or legal
            twins = [act for act in legal if OFFER <= act < RAID and CARD_OF[act] in TWINS]
            if ACCEPT in legal and self.choices.random() < 0.8:
                return seat, ACCEPT
            if twins and self.choices.random() < 0.4:
                return seat, self.choices.choice(twins)
        return seat, self.choices.choice(legal)

    def step(self) -> None:
        seat, action = self._choose()
        events: list[Event] = []
        self.table.play(seat, action, self.chance, events)
        self._tell(events)

    def check(self, number: int) -> list[str]:
        """What is wrong with the views, with positions imagined from them, and with this memory itself."""
        wrong = []
        for memory in self.memories:
            view = self.table.view(memory.seat)
            assert isinstance(view, MysticWarriorsView)
            imagined = GAME.imagine(view, FastChance(number, memory.seat))
            assert isinstance(imagined, Table)
            found = {
                "memory": contradictions(memory, self.table),
                "view": differences(memory, view),
                "imagined": contradictions(memory, imagined),
            }
            wrong += [
                f"{self.case} seat={memory.seat} {what}: {fault}" for what in found for fault in found[what]
            ]
        return wrong


def decisions(number: int) -> int:
    """Mostly some 300; now and then long enough to see the deck run out."""
    return 2500 if number % 20 == 10 else 300


def told(story: Story, number: int, reached: Counter[int]) -> list[str]:
    """Play a story on; the first thing that is wrong in it, and all that is at that moment."""
    for made in range(decisions(number)):
        if not story.table.to_move():
            break
        reached[story.table.stage] += 1
        story.step()
        if made % 25 == number % 25:
            wrong = story.check(made)
            if wrong:
                return [f"after {made + 1} decisions", *wrong]
    return []


@pytest.mark.parametrize("seats", SEATS)
def test_views_and_imagined_positions_agree_with_what_a_seat_was_told(seats: int) -> None:
    reached: Counter[int] = Counter()
    for number in range(12 * THOROUGH):
        assert told(Story(seats, number), number, reached) == []
    naming = {NAMING} if seats == 2 else set()  # with two players the victim of Luck is clear (MW-17)
    assert set(range(OVER)) - set(reached) == naming


@pytest.mark.parametrize(
    ("seats", "number"),
    [
        pytest.param(4, 1, id="a hand that was seen empty has drawn again"),
        pytest.param(6, 33, id="an offer is answered with its twin"),
        pytest.param(5, 450, id="one of two twins that were vaguely noted is seen"),
        pytest.param(5, 549, id="the same"),
    ],
)
def test_what_once_went_wrong(seats: int, number: int) -> None:
    assert told(Story(seats, number), number, Counter()) == []


def test_when_one_of_two_twins_is_seen_the_other_may_be_where_either_was() -> None:
    card = min(TWINS)
    one, other, another = [single for single in range(20, 30) if single not in TWINS][:3]
    notes = Notes(4)
    for seat in (1, 2, 3):
        notes.jotted.append(DREW | seat << 3 | 2 << MORE)
    notes.jot_seen(1, [card], 0)
    notes.jot_seen(3, [card], 0)
    notes.jot_traded(1, [one], 2, [other])
    notes.jot_traded(1, [card, other], 3, [another])
    assert notes.read().known[0] == [a_note(card, 0b1010), a_note(card, 0b1100)]
    # The first was in 1 still and went along to 3, the second went to 1.
    notes.jot_seen(3, [card], 0)
    certain, also = notes.read().known[0]
    assert certain == a_note(card, 0b1000)
    assert also & 0b0010, "it may be in 1"
