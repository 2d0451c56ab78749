"""The questions that can be asked of the map of Plains Indian Wars: look, score, card."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tallgrass.cli.boards.plains_asked import both, rows_of_two
from tallgrass.games.plains_indian_wars.asked import place_of, plain
from tallgrass.games.plains_indian_wars.edition.provenance import Provenance
from tallgrass.games.plains_indian_wars.factions import (
    BOX_IDS,
    COLORS,
    ENEMIES,
    INDIAN,
    NOBODY,
    NOTHING,
    US,
)
from tallgrass.games.plains_indian_wars.moments import railhead, there
from tallgrass.games.plains_indian_wars.nouns import (
    FACES,
    FACTIONS,
    LINE_TITLES,
    SIDE_TITLES,
    figures,
    force,
    holder,
    letters,
    opened,
    row,
)
from tallgrass.games.plains_indian_wars.scoring import items
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.games.plains_indian_wars.words import PlainsWords
from tallgrass.kernel.game import CantAnswer, Words
from tallgrass.kernel.messages import View

_OURS = "our reconstruction"


def _origin(found: Provenance) -> str:
    return f"public ({found.text})" if found.public else _OURS


# --- look


def look(view: View, words: Words, typed: str) -> RenderableType:
    """A region or box: who is there, who controls it, what it touches, where its data comes from."""
    view, words = both(view, words)
    place = place_of(words, typed, "look")
    if place >= words.board.regions:
        return _look_at_box(view, words, place)
    board = words.board
    region = board.edition.map.regions[board.codes[place]]
    table = rows_of_two()
    kind = "purple land" if board.home[place] == ENEMIES else f"home region of {FACTIONS[board.home[place]]}"
    table.add_row("Land", f"{kind}; {region.peoples}")
    table.add_row("Cubes", _cubes(view, place))
    table.add_row("Control", opened(holder(view.control[place])))
    beside = [f"{board.codes[other]} {_here(view, other)}".strip() for other in board.adjacent[place]]
    boxes = [board.names[box] for box in board.boxes_of[place]]
    table.add_row("Touches", ", ".join(beside + boxes))
    table.add_row("Trails", "; ".join(_trails_at(view, words, place)) or "none")
    table.add_row("Track", "; ".join(_track_at(view, words, place)) or "none")
    table.add_row("Data", _provenance(words, "region", region.code, ("name", "kind", "adjacent", "trails")))
    return Group(Text(words.nouns.place(place), "bold"), table)


def _look_at_box(view: PlainsView, words: PlainsWords, place: int) -> RenderableType:
    board = words.board
    name = BOX_IDS[place - board.regions]
    box = next(each for identity, each in board.edition.map.boxes.items() if identity == name)
    table = rows_of_two()
    table.add_row("Cubes", _cubes(view, place))
    table.add_row(
        "Touches", ", ".join(f"{code} {_here(view, board.place(code))}".strip() for code in box.adjacent)
    )
    if box.exit_us is not None:
        table.add_row("US exits", ", ".join(box.exit_us))
    if box.locked_until is not None and view.mountains < board.mountains:
        table.add_row("Closed", "until all mountain spaces are filled (P-3)")
    table.add_row("Data", _provenance(words, "box", name, ("name", "adjacent")))
    return Group(Text(board.names[place], "bold"), table)


def _cubes(view: PlainsView, place: int) -> str:
    """'Two green cubes'."""
    counts = there(view, place)
    return opened(force(counts)) if any(counts) else "None"


def _here(view: PlainsView, place: int) -> str:
    """'(g3 b1)'."""
    found = letters(there(view, place))
    return f"({found})" if found else ""


def _trails_at(view: PlainsView, words: PlainsWords, region: int) -> Iterator[str]:
    for trail, regions in enumerate(words.board.trails):
        if region in regions:
            wagons = view.wagons[trail][regions.index(region)]
            here = f" ({figures(wagons, 'wagon')})" if wagons else ""
            onward = regions[regions.index(region) + 1 :]
            west = words.board.codes[onward[0]] if onward else "its end"
            yield f"{words.nouns.trail(trail)}{here}, west to {west}"


def _track_at(view: PlainsView, words: PlainsWords, region: int) -> Iterator[str]:
    """Its spaces; and the lines that go on from there, if brown cubes stand beside."""
    code = words.board.codes[region]
    spaces = words.board.edition.map.railroad.space
    beside = [space.id for space in spaces if code in (space.north, space.south)]
    if beside:
        yield f"beside {', '.join(beside)}"
    for line, title in enumerate(LINE_TITLES):
        if region in railhead(view, words.board, line):
            yield f"railhead of the {title}"


def _provenance(words: PlainsWords, kind: str, identity: str, fields: tuple[str, ...]) -> str:
    """'adjacent, trails: our reconstruction; name: public (...)'."""
    edition = words.board.edition
    told: dict[str, list[str]] = {}
    for field in fields:
        told.setdefault(_origin(edition.provenance(kind, identity, field)), []).append(field)
    return "; ".join(f"{', '.join(names)}: {origin}" for origin, names in told.items())


# --- score


def score(view: View, words: Words, typed: str) -> RenderableType:
    """P-44, item by item, as if the game ended now."""
    view, words = both(view, words)
    table = Table.grid(padding=(0, 2))
    for side in (INDIAN, US):
        for item in items(words.board, view):
            if item.side == side:
                sum_ = f"{item.number} x {item.each}" if item.each != 1 else ""
                table.add_row(f"  {item.what}", Text(sum_, "dim"), Text(f"{item.points:>3}"))
        total = Text(f"{view.score[side]:>3}", "bold")
        table.add_row(Text(SIDE_TITLES[side], "bold"), "", total)
    return table


# --- cards


def card(view: View, words: Words, typed: str) -> RenderableType:
    """What is on a card, and where that comes from."""
    view, words = both(view, words)
    edition = words.board.edition
    wanted = plain(typed)
    if not wanted:
        raise CantAnswer("Which card? Type card and its name, or the beginning of it.")
    names = [plain(each.name) for each in edition.cards.card]
    found = [
        number
        for number, name in enumerate(names)
        if name == wanted or edition.cards.card[number].id == typed
    ]
    found = found or [number for number, name in enumerate(names) if name.startswith(wanted)]
    if not found:
        raise CantAnswer(f"There is no card {typed!r}.")
    if len(found) > _MOST:
        raise CantAnswer(f"{typed!r} could be {row([words.nouns.card(number) for number in found], 'or')}.")
    return Group(*[_card(view, words, number) for number in found])


_MOST = 3  # cards that are shown at once


def _card(view: PlainsView, words: PlainsWords, number: int) -> RenderableType:
    each = words.board.edition.cards.card[number]
    table = rows_of_two()
    table.add_row("Deck", f"{FACTIONS[words.board.deck_of[number]]}, {each.type.replace('_', ' ')}")
    table.add_row("Worth", words.nouns.worth(number))
    if words.nouns.text(number):
        table.add_row("Says", words.nouns.text(number))
    table.add_row("Where", _whereabouts(view, words, number))
    fields = ("name", "text", "ops") if words.nouns.text(number) else ("name", "cubes", "groups", "moves")
    table.add_row("Data", _provenance(words, "card", each.id, fields))
    return Group(Text(each.name, "bold"), table)


def _whereabouts(view: PlainsView, words: PlainsWords, number: int) -> str:
    deck = words.board.deck_of[number]
    if number in view.removed_cards:
        return "out of the game"
    if number in view.hand[deck]:
        return "in your hand"
    if number in view.piles[deck]:
        return "on top of the discard pile" if view.piles[deck][-1] == number else "in the discard pile"
    if number in view.hands[deck].known:
        return f"in the hand of {FACTIONS[deck]}, as all know"
    return "in the deck or in a hand"


# --- what changes engagements


def modifiers(view: PlainsView, words: PlainsWords) -> Iterator[str]:
    """In short, what cards have changed for this turn."""
    for combat in view.combat:
        if combat.card != NOTHING:  # the card that lies on top says it
            continue
        whose = SIDE_TITLES[combat.side] if combat.army == NOBODY else opened(COLORS[combat.army])
        parts = []
        if combat.treaty_as_hit:
            parts.append(f"{FACES[1]} results count as hits")
        if combat.extra_dice:
            rounds = f" in {figures(combat.rounds, 'round')}" if combat.rounds else ""
            parts.append(f"{figures(combat.extra_dice, 'extra die')}{rounds}".replace("dies", "dice"))
        if combat.reroll:
            parts.append(f"{row([f'{FACES[face]}s' for face in combat.reroll])} may be rolled again")
        if combat.no_ambush:
            parts.append("no ambush")
        where = f" in {words.nouns.at(combat.region)}" if combat.region >= 0 else ""
        once = ", in the next engagement" if combat.once else ""
        yield f"{whose}: {', '.join(parts)}{where}{once}."
