"""Positions by places and colours, scripts of dice, cards and discs: for examples of turns and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.edition.load import load_edition
from tallgrass.games.plains_indian_wars.factions import (
    COLORS,
    DECKS,
    DISCS,
    ENEMIES,
    NAMES,
    NOTHING,
    RAILROAD,
    WAGONS,
)
from tallgrass.games.plains_indian_wars.imagine import imagine
from tallgrass.games.plains_indian_wars.railroad import railroad_turn
from tallgrass.games.plains_indian_wars.rounds import EnemiesTurn, Rounds
from tallgrass.games.plains_indian_wars.rules import Table, seats_of
from tallgrass.games.plains_indian_wars.turn import FactionTurn, begin_turn
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.games.plains_indian_wars.wagons import WagonTurn
from tallgrass.kernel.actions import slug
from tallgrass.kernel.chance import Chance, FastChance, ScriptError
from tallgrass.kernel.events import Event
from tallgrass.kernel.piles import Pile

BOARD = Board(load_edition())
ACTIONS = Actions(BOARD)
CARDS = {slug(card.name): number for number, card in enumerate(BOARD.edition.cards.card)}
Kind = TypeVar("Kind", bound=Event)


class Script(Chance):
    """Dice by their faces, cards and discs by name: `green:WTB draw:gall disc:spt`, in the order of time."""

    __slots__ = ("_tokens",)
    _tokens: list[str]

    def __init__(self, text: str = "") -> None:
        self._tokens = []
        for word in text.split():
            kind, said = word.split(":")
            dice = kind in COLORS
            self._tokens += [f"{kind}:{face}" for face in said] if dice else [word]

    def _next(self, asked: str) -> tuple[str, str]:
        if not self._tokens:
            raise ScriptError(f"the script has run out; {asked} was asked")
        kind, said = self._tokens.pop(0).split(":")
        return kind, said

    def below(self, n: int) -> int:
        kind, face = self._next("a die")
        assert n == BOARD.sides, f"a die has {BOARD.sides} sides, not {n}"
        assert kind in COLORS, f"a die is rolled, and {kind}:{face} is next"
        weapon, treaty, _ = BOARD.dice[COLORS.index(kind)]
        return {"W": 0, "T": weapon, "B": weapon + treaty}[face]

    def draw(self, pile: Pile, count: int) -> Pile:
        drawn = []
        for _ in range(count):
            kind, name = self._next("a card or a disc")
            assert kind in ("draw", "disc"), f"something is drawn, and {kind}:{name} is next"
            number = CARDS[name] if kind == "draw" else NAMES.index(name)
            assert number in pile, f"{name} can't be drawn from {pile}"
            pile.remove(number)
            drawn.append(number)
        return drawn

    def finish(self) -> None:
        """Nothing more will be asked: what is left over is an error."""
        assert not self._tokens, f"never asked for: {self._tokens}"


# --- positions


def table(
    cubes: Mapping[str, str] | None = None,
    *,
    turn: str = "npt",
    hands: Mapping[str, Sequence[str]] | None = None,
    seats: int = 2,
    wagons: Mapping[str, str] | None = None,
    ready: Mapping[str, int] | None = None,
    casualties: Mapping[str, int] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
    track: tuple[int, int] = (0, 0),
    mountains: int = 0,
    discs: Sequence[str] | None = None,
    auto_consent: bool = False,
    chance: str = "",
) -> Table:
    """The turn of a disc begins. `cubes`: `{"N5": "2 green 1 blue"}`; all others are in the Ready Boxes.

    If `ready` names how many are there, the rest has left the game. Cards that aren't named are in the decks;
    if a deck is named, they lie on its pile, under those of `piles`. `wagons`: `{"oregon": "N5 N5 N8"}`.
    """
    at = Table()
    at.set_up(BOARD, ACTIONS, seats_of(BOARD, seats), seats)
    at.auto_consent = auto_consent
    for code, said in (cubes or {}).items():
        for color, count in _counted(said):
            at.ready[COLORS.index(color)] -= count
            at.shift(COLORS.index(color), BOARD.place(code), count)
    for color, count in (casualties or {}).items():
        at.ready[COLORS.index(color)] -= count
        at.casualties[COLORS.index(color)] = count
    for color, count in (ready or {}).items():
        army = COLORS.index(color)
        at.removed[army] = at.ready[army] - count
        at.ready[army] = count
    assert min(at.ready + at.removed) >= 0, "more cubes than there are"
    for trail, codes in (wagons or {}).items():
        number = BOARD.trail_names.index(trail)
        for code in codes.split():
            region = BOARD.place(code)
            at.wagons_ready -= 1
            at.wagons[number][BOARD.trails[number].index(region)] += 1
            at.wagon_at[region] += 1
            at.control[region] = at.holder(region)
    at.filled = list(track)
    at.mountains = BOARD.mountains if track[1] else mountains
    for deck in range(DECKS):
        _deal(at, deck, hands, decks, piles)
    at.round = 1
    at.disc = NAMES.index(turn)
    others = [NAMES[disc] for disc in range(DISCS) if disc != at.disc]
    at.discs = sorted([NAMES.index(name) for name in (others if discs is None else discs)])
    at.turns = 1
    at.acting = at.seat_of[at.disc]
    at.agenda.append(Rounds())
    begin_turn(at)
    script = Script(chance)
    if at.disc == WAGONS:
        at.agenda.append(WagonTurn())
    elif at.disc == RAILROAD:
        railroad_turn(at, script, None)
    elif at.disc == ENEMIES:
        at.agenda.append(EnemiesTurn())
    else:
        at.agenda.append(FactionTurn(at.disc))
    at.run(script, None)
    script.finish()
    return at


def _counted(said: str) -> list[tuple[str, int]]:
    words = said.split()
    return [(color, int(count)) for count, color in zip(words[::2], words[1::2], strict=True)]


def _deal(
    at: Table,
    deck: int,
    hands: Mapping[str, Sequence[str]] | None,
    decks: Mapping[str, Sequence[str]] | None,
    piles: Mapping[str, Sequence[str]] | None,
) -> None:
    name = NAMES[deck]
    hand = numbers((hands or {}).get(name, ()))
    pile = numbers((piles or {}).get(name, ()))
    rest = [card for card in BOARD.deck[deck] if card not in hand + pile]
    assert len(rest) == len(BOARD.deck[deck]) - len(hand) - len(pile), (
        f"a card twice, or of another deck: {name}"
    )
    at.hands[deck] = sorted(hand)
    if decks is not None and name in decks:
        at.decks[deck] = sorted(numbers(decks[name]))
        pile = [card for card in rest if card not in at.decks[deck]] + pile
    else:
        at.decks[deck] = rest
    at.piles[deck] = pile


def numbers(names: Sequence[str]) -> list[int]:
    """The numbers of some cards, in their order."""
    return [CARDS[name] for name in names]


# --- acting


def act(at: Table, *actions: str, chance: str = "") -> list[Event]:
    """Actions one after another, each by the seat that is asked, in which just this chance comes.

    Before each of them it is checked that a position imagined by the seat offers the same.
    """
    events: list[Event] = []
    script = Script(chance)
    for name in actions:
        action = ACTIONS.table.number(name)
        assert action is not None, f"there is no action {name}"
        assert at.waiting, f"nobody is asked; {name} can't be done"
        seat = at.waiting[0]
        assert action in at.options, f"{name} isn't among {sorted(legal(at))}"
        view = at.view(seat)
        assert isinstance(view, PlainsView)
        imagined = imagine(BOARD, ACTIONS, view, FastChance(1))
        assert imagined.options == at.options and imagined.view(seat) == view
        at.play(seat, action, script, events)
    script.finish()
    check(at)
    return events


def check(at: Table) -> None:
    """No cube and no wagon is lost or made, and control is as it has to be."""
    for army, total in enumerate(BOARD.cubes):
        boxes = at.ready[army] + at.casualties[army] + at.removed[army]
        assert sum(at.cubes[army]) + boxes == total and min(at.cubes[army]) >= 0, COLORS[army]
        assert all(0 <= moved <= there for moved, there in zip(at.moved[army], at.cubes[army], strict=True))
    assert at.control == [at.holder(region) for region in range(BOARD.regions)]
    for deck in range(DECKS):
        gone = [card for card in at.removed_cards if card in BOARD.deck[deck]]
        assert sorted(at.hands[deck] + at.decks[deck] + at.piles[deck] + gone) == BOARD.deck[deck]


# --- looking


def legal(at: Table) -> set[str]:
    """The names of what can be chosen now."""
    assert len(set(at.options)) == len(at.options), "an action is listed twice"
    return {ACTIONS.table.name(option) for option in at.options}


def verbs(at: Table, verb: str) -> set[str]:
    """Those of them with a verb, without it: `{"N5:1", "N5:2"}`."""
    return {name.removeprefix(f"{verb}:") for name in legal(at) if name.startswith(f"{verb}:")}


def asked(at: Table) -> int:
    """The seat that is asked."""
    assert len(at.waiting) == 1
    return at.waiting[0]


def there(at: Table, code: str) -> str:
    """The cubes of a place: `2 green 1 blue`."""
    place = BOARD.place(code)
    return " ".join(
        f"{at.cubes[army][place]} {color}" for army, color in enumerate(COLORS) if at.cubes[army][place]
    )


def army(color: str) -> int:
    """The number of a colour's faction."""
    return COLORS.index(color)


def hand(at: Table, deck: str) -> set[str]:
    """The names of the cards in a hand."""
    return _names(at.hands[NAMES.index(deck)])


def deck_of(at: Table, deck: str) -> set[str]:
    """The names of the cards in a deck."""
    return _names(at.decks[NAMES.index(deck)])


def top(at: Table, deck: str) -> str | None:
    """The name of the card on a discard pile."""
    pile = at.piles[NAMES.index(deck)]
    return next((name for name, number in CARDS.items() if pile and number == pile[-1]), None)


def in_force(at: Table) -> set[str]:
    """The names of the enduring cards that are in force."""
    return _names([effect.card for effect in at.effects if effect.card != NOTHING])


def _names(wanted: Sequence[int]) -> set[str]:
    return {name for name, number in CARDS.items() if number in wanted}


def of(events: Sequence[Event], kind: type[Kind]) -> list[Kind]:
    """The events of a kind, in their order."""
    return [event for event in events if isinstance(event, kind)]


def only(events: Sequence[Event], kind: type[Kind]) -> Kind:
    """The one event of its kind."""
    found = of(events, kind)
    assert len(found) == 1, found
    return found[0]
