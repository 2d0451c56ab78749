"""Matches of Indian Wars that differ in what one seat can't see: till the reveal it is told the same."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tallgrass
from tallgrass.games.indian_wars.rules import Table
from tallgrass.games.indian_wars.tables import DONE, RESOURCES
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.match import Match
from tests.properties.walks import knows, numbers

GAME = tallgrass.game("indian-wars")


class Dealer(Chance):
    """Gives the viewer cards from a list, and the other any that the list doesn't hold."""

    def __init__(self, number: int, secret: int) -> None:
        self.deck = list(range(84))
        self.kept = random.Random(number).sample(self.deck, 40)
        self.others = random.Random(f"deal {number} {secret}")
        self.to_viewer = False

    def below(self, n: int) -> int:
        assert n == len(self.deck), "the deck doesn't run out in the first turn"
        mine = self.kept[0]
        card = mine if self.to_viewer else self.others.choice(sorted(set(self.deck) - set(self.kept)))
        if self.to_viewer:
            self.kept.pop(0)
        place = self.deck.index(card)
        self.deck.pop(place)
        return place


class Seen:
    """A match, and all that one seat is told of it, change by change."""

    def __init__(self, viewer: int, number: int, secret: int, *, undos: bool) -> None:
        self.viewer = viewer
        self.dealer = Dealer(number, secret)
        self.dealer.to_viewer = viewer == 0
        self.match = Match(GAME, ["human", "human"], GAME.settle({}), chance=self.dealer)
        self.secret = random.Random(f"{number} {secret}")
        self.undos = undos
        self.told: list[bytes] = []
        self.note()

    def note(self) -> None:
        """Note what the seat is told now, if it is anything new."""
        heard = msgspec.json.encode([self.match.seen(self.viewer), self.match.undo_barrier(self.viewer)])
        told = knows(GAME, self.match.state, self.viewer) + heard
        if not self.told or self.told[-1] != told:
            self.told.append(told)

    def act(self, seat: int, action: int) -> None:
        """Play; the cards that are drawn are the actor's, or when Whites are done the Indians'."""
        self.dealer.to_viewer = self.viewer == (1 if action == DONE else seat)
        self.match.play(seat, action)
        self.note()

    def viewer_acts(self) -> bool:
        """What the seat does follows from what it was told; False if it would bring the reveal."""
        choices = random.Random(self.told[-1])
        if self.undos and choices.random() < 0.3 and self.match.undo_barrier(self.viewer) is None:
            self.match.undo(self.viewer)
            self.note()
            return True
        action = choices.choice(self.match.state.legal(self.viewer))
        if action == DONE and self.state.sides[1 - self.viewer].finished:
            return False
        self.act(self.viewer, action)
        return True

    def other_acts(self) -> None:
        """A few secret acts, none of them `done`."""
        other = 1 - self.viewer
        for _ in range(self.secret.randrange(5)):
            if self.undos and self.secret.random() < 0.4 and self.match.undo_barrier(other) is None:
                if self.match.entries and self.match.entries[-1].seat == other and not self.done_last(other):
                    self.match.undo(other)
                    self.note()
                continue
            actions = [action for action in self.match.state.legal(other) if action != DONE]
            if actions:
                self.act(other, self.secret.choice(actions))

    def done_last(self, seat: int) -> bool:
        """Whether the seat's last act was to finish: to take that back is public."""
        acts = [entry for entry in self.match.entries if entry.seat == seat]
        return getattr(acts[-1], "action", "") == "done"

    @property
    def state(self) -> Table:
        """The position."""
        assert isinstance(self.match.state, Table)
        return self.match.state


def _resources(seen: Seen) -> None:
    """To the last act before what was done in Resources is shown."""
    other = 1 - seen.viewer
    if other == 0:
        seen.other_acts()
        while seen.state.stage != 1:  # ends the exchange, if there is one
            seen.act(0, seen.match.state.legal(0)[-1])
        seen.act(0, DONE)
    for _ in range(60):
        if seen.match.to_move() != [seen.viewer] or not seen.viewer_acts():
            break
    if other == 1:
        seen.other_acts()


def _initiative(seen: Seen) -> None:
    """Nobody does anything in Resources; then to the last act before the contest is settled."""
    for seat in (0, 1):
        seen.act(seat, DONE)
    assert seen.state.phase == RESOURCES + 1
    for _ in range(60):
        seen.other_acts()
        if seen.viewer not in seen.match.to_move() or not seen.viewer_acts():
            break
    seen.other_acts()


@pytest.mark.parametrize("undos", [False, True], ids=["plain", "with undos"])
@pytest.mark.parametrize("part", [_resources, _initiative])
@given(number=numbers, viewer=st.sampled_from((0, 1)))
def test_up_to_the_reveal_the_seat_is_told_the_same(
    part: object, number: int, viewer: int, undos: bool
) -> None:
    told = []
    hands = []
    for secret in range(3):
        seen = Seen(viewer, number, secret, undos=undos)
        if part is _resources:
            _resources(seen)
        else:
            _initiative(seen)
        told.append(seen.told)
        hands.append(tuple(seen.state.sides[1 - viewer].hand))
    assert len(told[0]) > 1
    assert len(set(hands)) > 1, "the other's cards should differ"
    assert told[1:] == told[:1] * 2
