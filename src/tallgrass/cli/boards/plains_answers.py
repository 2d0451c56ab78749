"""The questions that can be asked of the map of Plains Indian Wars: look, odds, score, card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tallgrass.cli.boards.base import CantAnswer
from tallgrass.games.plains_indian_wars.edition.provenance import Provenance
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    BOX_IDS,
    CAVALRY,
    COLORS,
    ENEMIES,
    INDIAN,
    NOBODY,
    NOWHERE,
    OF_SIDE,
    SETTLERS,
    SIDE_OF,
    US,
)
from tallgrass.games.plains_indian_wars.forecast import forecast
from tallgrass.games.plains_indian_wars.moments import find, num, nums, there, top
from tallgrass.games.plains_indian_wars.nouns import (
    FACES,
    FACTIONS,
    SIDE_TITLES,
    figures,
    force,
    holder,
    letters,
    opened,
    row,
)
from tallgrass.games.plains_indian_wars.odds import Odds
from tallgrass.games.plains_indian_wars.scoring import items
from tallgrass.games.plains_indian_wars.view import Modifier, PlainsView, Step
from tallgrass.games.plains_indian_wars.words import PlainsWords
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View

_OURS = "our reconstruction"


def _both(view: View, words: Words) -> tuple[PlainsView, PlainsWords]:
    assert isinstance(view, PlainsView)
    assert isinstance(words, PlainsWords)
    return view, words


def _plain(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "", text.lower())


def _place(words: PlainsWords, typed: str, command: str) -> int:
    """The place of a code or a name, or of the beginning of a name."""
    board = words.board
    wanted = _plain(typed)
    if not wanted:
        raise CantAnswer(f"Which region? Type {command} and its code or name, such as: {command} N7")
    for place in range(board.places):
        if wanted in (_plain(board.codes[place]), _plain(board.names[place])):
            return place
    found = [place for place in range(board.places) if _plain(board.names[place]).startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        raise CantAnswer(f"{typed!r} could be {row([words.nouns.place(place) for place in found], 'or')}.")
    raise CantAnswer(f"There is no region {typed!r}; the map shows their codes.")


def _origin(found: Provenance) -> str:
    return f"public ({found.text})" if found.public else _OURS


# --- look


def look(view: View, words: Words, typed: str) -> RenderableType:
    """A region or box: who is there, who controls it, what it touches, where its data comes from."""
    view, words = _both(view, words)
    place = _place(words, typed, "look")
    if place >= words.board.regions:
        return _look_at_box(view, words, place)
    board = words.board
    region = board.edition.map.regions[board.codes[place]]
    table = _table()
    kind = "purple land" if board.home[place] == ENEMIES else f"home region of {FACTIONS[board.home[place]]}"
    table.add_row("Land", f"{kind}; {region.peoples}")
    table.add_row("Cubes", opened(force(there(view, place))))
    table.add_row("Control", opened(holder(view.control[place])))
    beside = [f"{board.codes[other]} {_here(view, other)}".strip() for other in board.adjacent[place]]
    boxes = [board.names[box] for box in board.boxes_of[place]]
    table.add_row("Touches", ", ".join(beside + boxes))
    table.add_row("Trails", ", ".join(_trails_at(view, words, place)) or "none")
    table.add_row("Track", ", ".join(_track_at(words, place)) or "none")
    table.add_row("Data", _provenance(words, "region", region.code, ("name", "kind", "adjacent", "trails")))
    return Group(Text(words.nouns.place(place), "bold"), table)


def _look_at_box(view: PlainsView, words: PlainsWords, place: int) -> RenderableType:
    board = words.board
    name = BOX_IDS[place - board.regions]
    box = next(each for identity, each in board.edition.map.boxes.items() if identity == name)
    table = _table()
    table.add_row("Cubes", opened(force(there(view, place))))
    table.add_row(
        "Touches", ", ".join(f"{code} {_here(view, board.place(code))}".strip() for code in box.adjacent)
    )
    if box.exit_us is not None:
        table.add_row("US exits", ", ".join(box.exit_us))
    if box.locked_until is not None and view.mountains < board.mountains:
        table.add_row("Closed", "until all mountain spaces are filled (P-3)")
    table.add_row("Data", _provenance(words, "box", name, ("name", "adjacent")))
    return Group(Text(board.names[place], "bold"), table)


def _here(view: PlainsView, place: int) -> str:
    """'(g3 b1)'."""
    found = letters(there(view, place))
    return f"({found})" if found else ""


def _trails_at(view: PlainsView, words: PlainsWords, region: int) -> Iterator[str]:
    for trail, regions in enumerate(words.board.trails):
        if region in regions:
            wagons = view.wagons[trail][regions.index(region)]
            here = f" ({figures(wagons, 'wagon')})" if wagons else ""
            yield f"{words.nouns.trail(trail)}{here}"


def _track_at(words: PlainsWords, region: int) -> Iterator[str]:
    code = words.board.codes[region]
    for space in words.board.edition.map.railroad.space:
        if code in (space.north, space.south):
            yield space.id


def _provenance(words: PlainsWords, kind: str, identity: str, fields: tuple[str, ...]) -> str:
    """'adjacent, trails: our reconstruction; name: public (...)'."""
    edition = words.board.edition
    told: dict[str, list[str]] = {}
    for field in fields:
        told.setdefault(_origin(edition.provenance(kind, identity, field)), []).append(field)
    return "; ".join(f"{', '.join(names)}: {origin}" for origin, names in told.items())


def _table() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    return table


# --- odds


def odds(view: View, words: Words, typed: str) -> RenderableType:
    """Of the engagement in a region, or of one if the party that is on its way went there."""
    view, words = _both(view, words)
    place = _place(words, typed, "odds")
    name = words.nouns.place(place)
    if place >= words.board.regions:
        raise CantAnswer(f"Nobody fights in {name}.")
    counts = there(view, place)
    running = find(view, "Engagement")
    if running is not None and num(running, "region") == place and nums(running, "fighting"):
        return _running(view, words, place, running)
    coming = _party(view)
    if any(coming) and num(top(view), "place") != place:
        counts = [here + more for here, more in zip(counts, coming, strict=True)]
    counts = _after_giving_way(counts, coming)
    sides = [sum(counts[army] for army in OF_SIDE[side]) for side in (INDIAN, US)]
    if not all(sides):
        raise CantAnswer(f"There is no engagement in {name}: {opened(force(counts))} and no opponents.")
    attackers = _attackers(view, coming)
    parts: list[RenderableType] = []
    for fighting in _parties(counts):
        combat = tuple(each for each in view.combat if _applies(view, each, (place, attackers), fighting))
        found = forecast(words.board, tuple(fighting), attackers, combat)
        parts.append(_told(f"{name}: {_against(fighting, attackers)}", found))
    return Group(*parts, _NOTE)


def _running(view: PlainsView, words: PlainsWords, place: int, step: Step) -> RenderableType:
    """From here on; dice that lie on the table are not counted."""
    fighting = nums(step, "fighting")
    counts = [count if army in fighting else 0 for army, count in enumerate(there(view, place))]
    attackers, stage = num(step, "attackers"), num(step, "stage")
    combat = step.data["combat"]
    assert isinstance(combat, tuple)
    found = forecast(
        words.board,
        tuple(counts),
        attackers,
        combat,
        ambush=stage <= _AMBUSH,
        number=num(step, "round") + 1,
    )
    title = f"{words.nouns.place(place)}, from the next round on: {_against(counts, attackers)}"
    return Group(_told(title, found), _NOTE)


_AMBUSH = 1  # the stage of an engagement up to which an ambush may come
_NOTE = Text("Exact, if nobody retreats on Blanks and a lone Indian cube ambushes.", "dim")


def _party(view: PlainsView) -> list[int]:
    """By army, the cubes of the party that the next step is asked of."""
    step = top(view)
    return nums(step, "cubes") if step.kind == "Party" else [0] * ARMIES


def _after_giving_way(counts: list[int], coming: list[int]) -> list[int]:
    """P-25: brown and purple aren't together without blue; whoever comes stays."""
    if counts[CAVALRY] or not (counts[SETTLERS] and counts[ENEMIES]):
        return counts
    leaves = SETTLERS if coming[ENEMIES] else ENEMIES
    return [0 if army == leaves else count for army, count in enumerate(counts)]


def _attackers(view: PlainsView, coming: list[int]) -> int:
    """The side that moves: of a party, of the fights to come, of the turn."""
    for army, count in enumerate(coming):
        if count:
            return SIDE_OF[army]
    fights = find(view, "Fights")
    if fights is not None:
        return num(fights, "attackers")
    return SIDE_OF[view.disc] if 0 <= view.disc < ARMIES else US


def _parties(counts: list[int]) -> Iterator[list[int]]:
    """P-31: brown or purple fights beside blue, not both."""
    if not (counts[CAVALRY] and counts[SETTLERS] and counts[ENEMIES]):
        yield counts
        return
    for left_out in (ENEMIES, SETTLERS):
        yield [0 if army == left_out else count for army, count in enumerate(counts)]


def _applies(view: PlainsView, combat: Modifier, where: tuple[int, int], fighting: list[int]) -> bool:
    """Whether a card changes the fight of these."""
    region, attackers = where
    if combat.region not in (NOWHERE, region):
        return False
    if combat.versus and not any(fighting[army] for army in combat.versus):
        return False
    if combat.frm != NOWHERE:
        return combat.frm == region or combat.frm in view.origins[region]
    return not combat.once or attackers == combat.side


def _against(fighting: list[int], attackers: int) -> str:
    sides = [[c if SIDE_OF[army] == side else 0 for army, c in enumerate(fighting)] for side in (INDIAN, US)]
    return f"{force(sides[attackers])} against {force(sides[1 - attackers])}"


def _told(title: str, found: Odds[Fraction]) -> RenderableType:
    table = _table()
    table.add_row("only Indians left", _percent(found.indians_left))
    table.add_row("only the US side left", _percent(found.us_left))
    table.add_row("a treaty", _percent(found.treaty))
    if found.nobody_left:
        table.add_row("nobody left", _percent(found.nobody_left))
    lost = f"Indians {float(found.indian_losses):.2f}, US side {float(found.us_losses):.2f}"
    table.add_row("cubes lost on average", lost)
    return Group(Text(title, "bold"), table)


def _percent(chance: Fraction) -> str:
    return f"{float(100 * chance):5.1f} %"


# --- score


def score(view: View, words: Words, typed: str) -> RenderableType:
    """P-44, item by item, as if the game ended now."""
    view, words = _both(view, words)
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
    view, words = _both(view, words)
    edition = words.board.edition
    wanted = _plain(typed)
    if not wanted:
        raise CantAnswer("Which card? Type card and its name, or the beginning of it.")
    names = [_plain(each.name) for each in edition.cards.card]
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
    table = _table()
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
    """In short, what cards of this turn have changed."""
    for combat in view.combat:
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
