"""The table of Plains Indian Wars: the map with the track in its middle, trails, supplies, hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tallgrass.cli.boards import plains_answers as answers
from tallgrass.cli.boards.base import Board, BoardCommand
from tallgrass.cli.boards.plains_asked import odds
from tallgrass.cli.boards.plains_map import LOW, STYLES, Map, OnlyMap, lines_of, trails
from tallgrass.cli.boards.plains_news import paragraphs, sentences
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    DECKS,
    DISCS,
    INDIAN,
    NOTHING,
    US,
)
from tallgrass.games.plains_indian_wars.moments import find
from tallgrass.games.plains_indian_wars.nouns import FACTIONS, LETTERS, SIDE_TITLES, letters, seat_of
from tallgrass.games.plains_indian_wars.steps import FactionTurn, March
from tallgrass.games.plains_indian_wars.turn import MOVEMENT
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.games.plains_indian_wars.words import PlainsWords
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View

SIDE_STYLES = ("green", "blue")


class PlainsIndianWarsBoard(Board):
    """The plains from Canada to Mexico."""

    most_in_words = 16
    commands: ClassVar[Mapping[str, BoardCommand]] = {
        "map": BoardCommand("the map and the trails alone", OnlyMap),
        "look": BoardCommand("look REGION: its cubes, who controls it, what it touches", answers.look),
        "odds": BoardCommand(
            "odds REGION [CUBES]: how a fight there would end; odds N7 b3 r2: if those came", odds
        ),
        "score": BoardCommand("the score so far, item by item", answers.score),
        "card": BoardCommand("card NAME: what a card says, and whether it is public or ours", answers.card),
    }

    def draw(self, view: View, words: Words) -> RenderableType:
        assert isinstance(view, PlainsView)
        assert isinstance(words, PlainsWords)
        return _Drawing(view, words)

    def differs(self, before: View, now: View) -> bool:
        """Another turn or seat, the end of movement, the end of a fight's turn, or new cards in hand.

        Not every step: a party's way is told by the log, and labels say who stands where.
        """
        assert isinstance(before, PlainsView)
        assert isinstance(now, PlainsView)
        new = any(set(mine) - set(had) for had, mine in zip(before.hand, now.hand, strict=True))
        return _moment(before) != _moment(now) or new

    def news(self, events: list[Event], reader: int | None, words: Words) -> list[str]:
        assert isinstance(words, PlainsWords)
        return [" ".join(sentences(each, reader, words)) for each in self.paragraphs(events, reader)]

    def paragraphs(self, events: list[Event], reader: int | None) -> list[list[Event]]:
        return paragraphs(events)


def _moment(view: PlainsView) -> tuple[object, ...]:
    turn = find(view, FactionTurn)
    moved = turn is not None and find(view, March) is None and turn.stage > MOVEMENT
    return (view.turns, view.disc, view.seat, moved, view.result is not None)


# --- the heading


def _heading(view: PlainsView) -> Text:
    heading = Text.assemble((f"Round {view.round} of {view.max_rounds}" if view.round else "Set-up", "bold"))
    for side in (INDIAN, US):
        heading.append(" · ")
        heading.append(f"{SIDE_TITLES[side]} {view.score[side]}", f"bold {SIDE_STYLES[side]}")
    heading.append(" if it ended now" if view.result is None else " at the end", "dim")
    return heading


def _discs(view: PlainsView) -> Text:
    """Which have been drawn this round, whose turn it is, which are to come."""
    if not view.round:
        return Text("No disc has been drawn.", "dim")
    drawn = [disc for disc in range(DISCS) if disc not in view.discs and disc != view.disc]
    line = Text()
    for title, discs in (("now", [view.disc]), ("drawn", drawn), ("bag", list(view.discs))):
        named = ", ".join(FACTIONS[disc] for disc in discs if disc != NOTHING)
        line.append("; " if line else "")
        line.append(f"{title} ", "dim")
        line.append(named or "none", "bold" if title == "now" else "")
    return line


class _Drawing:
    """The table as the screen has room for it: on a low one in few lines, on the lowest without names."""

    def __init__(self, view: PlainsView, words: PlainsWords) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, words = self.view, self.words
        height = lines_of(console)
        yield _heading(view)
        yield _discs(view)
        yield from Map(words.board, view, options.max_width, names=height >= LOW).lines()
        own = _own_decks(view)
        if height >= _WHOLE:
            yield trails(view, words)
            yield _supplies(view)
            yield _in_force(view, words)
            yield _hands(view, words, own)
        else:
            told = [deck for deck in own if deck == view.disc] if height >= LOW else []
            yield _in_short(view, words, [deck for deck in own if deck not in told])
            yield _hands(view, words, told)


_WHOLE = 56  # on which all is shown


def _own_decks(view: PlainsView) -> list[int]:
    """The decks of which the viewer has the hands."""
    return [deck for deck in range(DECKS) if view.seat is not None and seat_of(view.seats, deck) == view.seat]


# --- supplies


def _supplies(view: PlainsView) -> RenderableType:
    """Boxes of the factions, and the sizes of hands and decks."""
    table = Table.grid(padding=(0, 2))
    heads = ("", "", "ready", "hit", "gone", "hand", "deck", "pile")
    for name in heads:
        table.add_column(Text(name, "dim"), justify="left" if not name else "right")
    table.add_row(*[Text(name, "dim") for name in heads])
    for army in range(ARMIES):
        cells = [view.ready[army], view.casualties[army], view.removed[army]]
        if army < DECKS:
            cells += [view.hands[army].size, view.deck_sizes[army], len(view.piles[army])]
        mine = view.seat is not None and seat_of(view.seats, army) == view.seat
        called = Text.assemble((FACTIONS[army], STYLES[army]), (" (you)" if mine else "", "dim"))
        table.add_row(Text(LETTERS[army], STYLES[army]), called, *[Text(str(cell)) for cell in cells])
    return Padding(table, (0, 0, 0, 1))


def _in_short(view: PlainsView, words: PlainsWords, hands: list[int]) -> RenderableType:
    """Wagons, supplies, Events in force and some hands, a line each."""
    rows = [("wagons", _wagons_in_short(view, words))]
    ready = [f"{FACTIONS[army]} {LETTERS[army]}{count}" for army, count in enumerate(view.ready)]
    rows.append(("ready", ", ".join(ready)))
    if any(view.casualties) or any(view.removed):
        rows.append(("hit", f"{letters(view.casualties) or 'none'}; gone {letters(view.removed) or 'none'}"))
    sizes = [f"{FACTIONS[deck]} {view.hands[deck].size} of {view.deck_sizes[deck]}" for deck in range(DECKS)]
    rows.append(("hands", f"{', '.join(sizes)} in the deck"))
    in_force = [words.nouns.card(card) for card in _enduring(view)] + list(answers.modifiers(view, words))
    if in_force:
        rows.append(("in force", ", ".join(in_force)))
    for deck in hands:
        cards = ", ".join(f"{words.nouns.card(card)} ({_numbers(words, card)})" for card in view.hand[deck])
        rows.append((FACTIONS[deck], cards or "no cards"))
    if any(view.hand[deck] for deck in hands):
        rows.append(("cards", "cubes/groups/moves; card NAME tells what a card says"))
    table = Table.grid(padding=(0, 1))
    for title, text in rows:
        table.add_row(Text(title, "dim", no_wrap=True), Text(text))
    return table


def _numbers(words: PlainsWords, card: int) -> str:
    """'4/3/2': cubes, groups, moves."""
    main = words.board.main[card]
    return words.nouns.worth(card) if main is None else f"{main.cubes}/{main.groups}/{main.moves}"


def _wagons_in_short(view: PlainsView, words: PlainsWords) -> str:
    board = words.board
    told = []
    for trail, wagons in enumerate(view.wagons):
        where = [f"{board.codes[board.trails[trail][place]]} w{n}" for place, n in enumerate(wagons) if n]
        if where:
            told.append(f"{words.nouns.trail(trail)} {', '.join(where)}")
    told.append(f"{view.wagons_ready} to come, {view.arrived} arrived, {view.destroyed} destroyed")
    return "; ".join(told)


# --- cards


def _in_force(view: PlainsView, words: PlainsWords) -> RenderableType:
    """Enduring Events, and what else changes the engagements of this turn."""
    rows = [(words.nouns.card(card), words.nouns.text(card)) for card in _enduring(view)]
    rows += [("This turn", told) for told in answers.modifiers(view, words)]
    return _rows("In force", rows)


def _enduring(view: PlainsView) -> list[int]:
    """The cards that are in force for as long as they lie on top, each once."""
    cards = [effect.card for effect in view.effects] + [combat.card for combat in view.combat]
    return [card for card in dict.fromkeys(cards) if card != NOTHING]


def _hands(view: PlainsView, words: PlainsWords, decks: list[int]) -> RenderableType:
    """One's own cards; of the others their numbers are with the supplies."""
    parts = []
    for deck in decks:
        rows = [(words.nouns.card(card), _says(words, card)) for card in view.hand[deck]]
        parts.append(_rows(f"Your hand for {FACTIONS[deck]}", rows or [("no cards", "")]))
    return Group(*parts)


def _says(words: PlainsWords, card: int) -> str:
    text = words.nouns.text(card)
    return f"{words.nouns.worth(card)}{f': {text}' if text else ''}"


def _rows(title: str, rows: Iterable[tuple[str, str]]) -> RenderableType:
    rows = list(rows)
    if not rows:
        return Group()
    table = Table.grid(padding=(0, 2))
    for name, text in rows:
        table.add_row(Text(name, "bold", no_wrap=True), Text(text))
    return Group(Text(title, "underline"), Padding(table, (0, 0, 0, 1)))
