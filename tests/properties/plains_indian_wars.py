"""The cubes and cards of Plains Indian Wars, place by place, and what a seat can't know of them."""

from __future__ import annotations

import random
from collections.abc import Iterable

import tallgrass
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.events import Drew
from tallgrass.games.plains_indian_wars.factions import ARMIES, DECKS, NAMES, RAILROAD, WAGONS
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.games.plains_indian_wars.wagons import WagonTurn
from tallgrass.kernel.chance import Chance, FastChance
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import State
from tallgrass.kernel.messages import View
from tests.properties.subjects import Census, Subject

CARD = 100
"""Cards are numbered from here; a cube is the number of its faction."""


def table(state: State) -> Table:
    """The position as what it is."""
    assert isinstance(state, Table)
    return state


def board() -> Board:
    """The map and the cards of our edition."""
    game = tallgrass.game("plains-indian-wars")
    assert isinstance(game, PlainsIndianWars)
    return game.board


def cards(numbers: Iterable[int]) -> list[int]:
    """As the census numbers them."""
    return [CARD + card for card in numbers]


def held_later(at: Table, card: int) -> bool:
    """Whether a card stays in the hand that draws it (P-15)."""
    event = at.board.events[card]
    return event is None or event.timing != "on_draw"


class PlainsIndianWarsSubject(Subject):
    """190 cubes of seven colours and 60 cards."""

    name = "plains-indian-wars"
    brief = {"max_rounds": 2}  # noqa: RUF012 - a constant
    # All that cubes do lies open on the map, and a seat may take back what it did to them; but not what
    # cards, discs and dice have shown.
    progress = frozenset(
        (
            *("acting", "agenda", "arrived", "attacked", "casualties", "combat", "control", "cubes"),
            *("destroyed", "effects", "last_lost", "lines", "moved", "origins", "placed", "ready", "removed"),
            *(
                "score",
                "set_out",
                "striking",
                "struck",
                "touched",
                "wagons",
                "wagons_ready",
                "wagons_waiting",
            ),
            "waiting",
        )
    )

    @property
    def pieces(self) -> list[int]:  # type: ignore[override]  # read from the edition when it is wanted
        counts = board().edition.setup.cubes
        cubes = [army for army, name in enumerate(NAMES) for _ in range(getattr(counts, name))]
        return cubes + cards(range(board().cards))

    def census(self, state: State) -> Census:
        position = table(state)
        places: Census = {}
        for army in range(ARMIES):
            for place, count in enumerate(position.cubes[army]):
                places[f"{NAMES[army]} in {position.board.codes[place]}"] = [army] * count
            places[f"{NAMES[army]} ready"] = [army] * position.ready[army]
            places[f"{NAMES[army]} casualties"] = [army] * position.casualties[army]
            places[f"{NAMES[army]} removed"] = [army] * position.removed[army]
        for trail, wagons in enumerate(position.wagons):
            places[f"trail {trail}"] = [WAGONS] * sum(wagons)
        leaving = [task.new for task in position.agenda if isinstance(task, WagonTurn)]
        waiting = sum(leaving) + position.wagons_waiting
        for where, count in (
            ("ready", position.wagons_ready),
            ("in St. Louis", waiting),
            ("arrived", position.arrived),
            ("destroyed", position.destroyed),
        ):
            places[f"wagons {where}"] = [WAGONS] * count
        laid = sum(position.filled) + position.mountains
        places["track"] = [RAILROAD] * laid
        places["to be laid"] = [RAILROAD] * (board().edition.setup.cubes.railroad - laid)
        for deck in range(DECKS):
            places[f"deck {deck}"] = cards(position.decks[deck])
            places[f"hand {deck}"] = cards(position.hands[deck])
            places[f"pile {deck}"] = cards(position.piles[deck])
        places["out of the game"] = cards(position.removed_cards)
        return places

    def in_sight(self, state: State, seat: int | None) -> Census:
        position = table(state)
        seen = {
            place: pieces
            for place, pieces in self.census(state).items()
            if not place.startswith(("deck", "hand"))
        }
        for deck in range(DECKS):
            if position.seat_of[deck] == seat:
                seen[f"hand {deck}"] = position.hands[deck]
                seen[f"deck {deck}"] = sorted(position.decks[deck])
            else:
                seen[f"known {deck}"] = sorted(set(position.known[deck]) & set(position.hands[deck]))
        return seen

    def permuted(self, state: State, seat: int | None, choices: random.Random, keep: Iterable[int]) -> State:
        """The others' hands and the decks, within what all know of hands."""
        position = table(state.copy())
        for deck in range(DECKS):
            if position.seat_of[deck] == seat:
                continue
            hand, known = position.hands[deck], position.known[deck]
            assert set(known) <= set(hand)
            unseen = [card for card in hand if card not in known] + position.decks[deck]
            size = len(hand) - len(known)
            choices.shuffle(unseen)
            # What is played when it is drawn stays in the deck.
            unseen.sort(key=lambda card: held_later(position, card), reverse=True)
            events = [card for card in unseen if position.board.events[card] is not None]
            certain = events[: position.known_events[deck]]
            dealt = certain + [card for card in unseen if card not in certain][: size - len(certain)]
            assert all(held_later(position, card) for card in dealt)
            position.hands[deck] = sorted([*known, *dealt])
            position.decks[deck] = sorted(set(unseen) - set(dealt))
        if position.waiting and position.secret and seat not in position.waiting:
            position.waiting = []
            position.agenda[-1].advance(position, FastChance(0), None)
            assert position.waiting == table(state).waiting
        return position

    def drawn(self, events: list[Event], seat: int | None) -> list[int]:
        return [
            card
            for event in events
            if isinstance(event, Drew) and event.seen_by(seat)
            for card in event.cards
        ]

    def drawing(self, state: State, pieces: list[int], rest: Chance) -> Chance:
        """Whatever draws bars undo in this game, and isn't compared."""
        assert not pieces
        return rest

    def others_undone(self, view: View) -> View:
        return view
