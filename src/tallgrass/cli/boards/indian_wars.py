"""The table of Indian Wars: chips, the turn's contests, the table, the hand."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tallgrass.cli.boards.base import Board
from tallgrass.games.indian_wars.cards import DECK
from tallgrass.games.indian_wars.tables import (
    AFTERMATH,
    COMBATANTS,
    FIREPOWER,
    INDIANS,
    INITIATIVE,
    LAYABLE,
    OVER,
    PLAYABLE,
    RESOURCES,
    WHITES,
)
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.games.indian_wars.words import PHASES, SIDES, IndianWarsWords, count, total
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View

_STYLES = ("blue", "red")
_CONTESTS = (INITIATIVE, COMBATANTS, FIREPOWER)


class IndianWarsBoard(Board):
    """The table between Whites and Indians."""

    def draw(self, view: View, words: Words) -> RenderableType:
        assert isinstance(view, IndianWarsView)
        assert isinstance(words, IndianWarsWords)
        parts: list[RenderableType] = [_heading(view), _chips(view)]
        if view.phase not in (RESOURCES, OVER):
            parts.append(_contests(view, words))
        if view.seat is not None and view.phase != OVER:
            parts.append(_hand(view, view.seat, words))
        return Group(*parts)

    def differs(self, before: View, now: View) -> bool:
        """Another turn, phase or seat, or new cards in hand."""
        assert isinstance(before, IndianWarsView)
        assert isinstance(now, IndianWarsView)
        moment = (now.turn, now.phase, now.seat)
        return (before.turn, before.phase, before.seat) != moment or not set(now.hand) <= set(before.hand)


def _heading(view: IndianWarsView) -> RenderableType:
    phase = "the end" if view.phase == OVER else PHASES[view.phase]
    heading = Text.assemble((f"Turn {view.turn}", "bold"), " · ", (phase, "bold"))
    when = "before anybody drew: " if view.phase == RESOURCES else ""
    heading.append(f" · {when}deck {view.deck_size}, discard pile {len(view.pile)}", "dim")
    return heading


def _chips(view: IndianWarsView) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for seat in (WHITES, INDIANS):
        chips = view.chips[seat]
        notes = [] if view.phase in (RESOURCES, OVER) else [f"hand {view.hand_sizes[seat]}"]
        if view.extra_due[seat] and view.phase in (RESOURCES, AFTERMATH):
            when = "now" if view.phase == RESOURCES else "next turn"
            notes.append(f"{count(view.extra_due[seat], 'extra card')} {when}")
        if seat == view.seat:
            notes.append("you")
        table.add_row(
            Text(SIDES[seat], _STYLES[seat]),
            Text("●" * max(0, chips) + "·" * (20 - max(0, chips)), _STYLES[seat]),
            Text(f"{chips:>3}", "bold"),
            Text(", ".join(notes), "dim"),
        )
    return Padding(table, (0, 0, 0, 1))


def _contests(view: IndianWarsView, words: IndianWarsWords) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True)
    table.add_column("")
    for seat in (WHITES, INDIANS):
        table.add_column(Text(SIDES[seat], _STYLES[seat]), ratio=1)
    table.add_column("outcome")
    for phase in _CONTESTS:
        place = 2 * (phase - INITIATIVE)
        if phase < view.phase:
            sides = view.standing[place : place + 2]
            cells = [_counted(cards, words) for cards in sides]
            table.add_row(PHASES[phase], *cells, _outcome(sides[WHITES], sides[INDIANS]))
        elif phase == view.phase:
            cells = [_running(view, seat, words) for seat in (WHITES, INDIANS)]
            table.add_row(Text(PHASES[phase], "bold"), *cells, "")
    if view.phase == AFTERMATH:
        cells = [
            escape(words.cards(view.counting[seat])) if view.counting[seat] else ""
            for seat in (WHITES, INDIANS)
        ]
        table.add_row(Text(PHASES[AFTERMATH], "bold"), *cells, "")
    return table


def _counted(cards: tuple[int, ...], words: IndianWarsWords) -> str:
    return f"{total(cards)}: {escape(words.cards(cards))}" if cards else "nothing"


def _running(view: IndianWarsView, seat: int, words: IndianWarsWords) -> str:
    done = " (finished)" if view.finished[seat] else ""
    if seat == view.seat:
        return _counted(view.counting[seat], words) + done
    return f"in secret{done}"


def _outcome(whites: tuple[int, ...], indians: tuple[int, ...]) -> Text:
    totals = (total(whites), total(indians))
    if totals[WHITES] == totals[INDIANS]:
        return Text("tie")
    loser = WHITES if totals[WHITES] < totals[INDIANS] else INDIANS
    lost = 1 if (whites, indians)[loser] else 2
    return Text(f"{SIDES[loser]} -{lost}", _STYLES[loser])


def _hand(view: IndianWarsView, seat: int, words: IndianWarsWords) -> RenderableType:
    """Sorted by what a card is for; the sorts that matter now are bold."""
    table = Table.grid(padding=(0, 2))
    for phase, name, cards in _sorts(view, seat):
        if cards:
            best = sorted(cards, key=lambda card: (-DECK[card].score, card))
            named = [_in_hand(card, words, scored=phase != AFTERMATH) for card in best]
            style = "bold" if phase == view.phase else ""
            table.add_row(Text(name, style or "dim"), Text(", ".join(named), style))
    if not view.hand:
        table.add_row(Text("no cards", "dim"))
    return Group(Text(f"Your hand ({len(view.hand)})", "underline"), Padding(table, (0, 0, 0, 1)))


def _in_hand(card: int, words: IndianWarsWords, *, scored: bool) -> str:
    score = f" {DECK[card].score}" if scored and DECK[card].score else ""
    return f"{words.card(card)}{score}{' (counts twice)' if DECK[card].again else ''}"


def _sorts(view: IndianWarsView, seat: int) -> list[tuple[int, str, list[int]]]:
    """Each card once, under the first use that it can have for this side."""
    left = list(view.hand)
    sorts: list[tuple[int, str, list[int]]] = []
    uses = [(RESOURCES, "Draws cards", PLAYABLE[seat])]
    uses += [(phase, PHASES[phase], LAYABLE[phase][2 * seat]) for phase in (*_CONTESTS, AFTERMATH)]
    late = LAYABLE[COMBATANTS][2 * seat + 1]
    uses.insert(3, (COMBATANTS, "… after lost Initiative", late))
    for phase, name, usable in uses:
        sorts.append((phase, name, [card for card in left if usable[card]]))
        left = [card for card in left if not usable[card]]
    return [*sorts, (-1, "No use to you", left)]
