"""The table of The Mystic Warriors of the Plains: feathers, the trade, the hand, what one knows."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tallgrass.cli.boards.base import Board
from tallgrass.games.mystic_warriors.odds import expected_feathers
from tallgrass.games.mystic_warriors.state import (
    ANSWERING,
    DECIDING,
    HUNT,
    LAYING,
    LIMIT,
    OVER,
    RAID_CHOICE,
)
from tallgrass.games.mystic_warriors.tables import COSTS, FLIPS, PIPEHOLDER, PIPEHOLDER_RAID, RAIDS, TYPE
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.games.mystic_warriors.why import RAID_TITLES, TYPE_TITLES
from tallgrass.games.mystic_warriors.words import MysticWarriorsWords, count, request
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View

_TRADING = (ANSWERING, DECIDING)


class MysticWarriorsBoard(Board):
    """The table of two to six braves."""

    def draw(self, view: View, words: Words) -> RenderableType:
        assert isinstance(view, MysticWarriorsView)
        assert isinstance(words, MysticWarriorsWords)
        parts: list[RenderableType] = [_heading(view, words), _braves(view, words)]
        if view.stage in _TRADING:
            parts.append(_trade(view, words))
        if view.seat is not None and view.stage != OVER:
            parts += [_hand(view, words), _raids(view, view.seat)]
        if view.stage != OVER:
            parts.append(_knowledge(view, words))
        return Group(*parts)

    def differs(self, before: View, now: View) -> bool:
        """Another turn, phase or seat, an offer, feathers, or new cards in hand."""
        assert isinstance(before, MysticWarriorsView)
        assert isinstance(now, MysticWarriorsView)
        return _moment(before) != _moment(now) or not set(now.hand) <= set(before.hand)


def _moment(view: MysticWarriorsView) -> tuple[object, ...]:
    return (view.turn, _phase(view), view.seat, view.offer, view.answer, view.feathers)


def _phase(view: MysticWarriorsView) -> str:
    if view.stage == OVER:
        return "the end"
    if view.stage == LIMIT:
        return "Medicine"
    if view.stage in (RAID_CHOICE, LAYING):
        return "Raid"
    return "Hunt" if view.stage == HUNT else "Hunt, an action"


def _heading(view: MysticWarriorsView, words: MysticWarriorsWords) -> RenderableType:
    whose = "your turn" if view.seat == view.current else f"{words.seat(view.current)}'s turn"
    heading = Text.assemble((f"Turn {view.turn}", "bold"), " · ", (whose, "bold"), f" · {_phase(view)}")
    heading.append(f" · deck {view.deck_size}, discard pile {len(view.pile)}", "dim")
    return heading


def _braves(view: MysticWarriorsView, words: MysticWarriorsWords) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for seat, feathers in enumerate(view.feathers):
        notes = [f"hand {view.hand_sizes[seat]}"]
        if view.depths[seat]:
            notes.append(f"knows the next {count(view.depths[seat], 'card')}")
        if seat == view.seat:
            notes.append("you")
        shown = min(feathers, view.goal)
        bar = "●" * shown + "·" * (view.goal - shown) if view.goal <= 28 else ""
        table.add_row(
            Text(words.seat(seat), "bold" if seat == view.current else ""),
            Text(bar, "yellow"),
            Text(f"{feathers:>2}/{view.goal}", "bold"),
            Text(", ".join(notes), "dim"),
        )
    return Padding(table, (0, 0, 0, 1))


def _trade(view: MysticWarriorsView, words: MysticWarriorsWords) -> RenderableType:
    parties = view.seat in (view.current, view.partner)
    lines = [f"{words.seat(view.current)} asks {words.seat(view.partner)} for a trade."]
    if view.wants:
        lines.append(f"Wanted: {request(view.wants)}.")
    if parties:
        lines.append(f"Offered: {words.cards(view.offer)}.")
    if parties and view.stage == DECIDING:
        lines.append(f"For it: {words.cards(view.answer)}.")
    return Padding(Text(" ".join(lines), "cyan"), (1, 0, 0, 0))


def _hand(view: MysticWarriorsView, words: MysticWarriorsWords) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for kind, title in enumerate(TYPE_TITLES):
        cards = tuple([card for card in view.hand if TYPE[card] == kind])
        if cards:
            table.add_row(Text(title), Text(str(len(cards)), "bold"), Text(words.cards(cards)))
    if not view.hand:
        table.add_row(Text("no cards", "dim"))
    heading = Text(f"Your hand ({len(view.hand)})", "underline")
    return Padding(Group(heading, Padding(table, (0, 0, 0, 1))), (1, 0, 0, 0))


def _raids(view: MysticWarriorsView, seat: int) -> RenderableType:
    """Each raid: what the hand lacks, or what it promises."""
    table = Table.grid(padding=(0, 2))
    have = [sum(TYPE[card] == kind for card in view.hand) for kind in range(len(TYPE_TITLES))]
    for raid in range(RAIDS):
        lacking = [
            f"{COSTS[raid].count(kind) - have[kind]} {title}"
            for kind, title in enumerate(TYPE_TITLES)
            if COSTS[raid].count(kind) > have[kind]
        ]
        if raid == PIPEHOLDER_RAID and view.feathers[seat] < PIPEHOLDER:
            lacking.append(f"{PIPEHOLDER} feathers")
        title = Text(RAID_TITLES[raid], "dim" if lacking else "bold")
        promise = f"about {expected_feathers(view, FLIPS[raid]):.1f} feathers"
        table.add_row(title, Text(f"lacks {', '.join(lacking)}", "dim") if lacking else Text(promise))
    return Padding(table, (1, 0, 0, 1))


def _knowledge(view: MysticWarriorsView, words: MysticWarriorsWords) -> RenderableType:
    """What follows from all that the viewer has seen."""
    lines = []
    if view.known_top:
        lines.append(f"Next in the deck: {words.cards(view.known_top)}.")
    if view.known:
        cards = [f"{words.card(noted.card)} ({words.seats(noted.seats)})" for noted in view.known]
        lines.append(f"In others' hands: {', '.join(cards)}.")
    if view.shown:
        cards = [f"{words.card(noted.card)} ({words.seats(noted.seats, 'and')})" for noted in view.shown]
        lines.append(f"Others know of yours: {', '.join(cards)}.")
    unseen = [f"{TYPE_TITLES[kind]} {number}" for kind, number in enumerate(view.unseen) if number]
    lines.append(f"Unseen ({sum(view.unseen)}): {', '.join(unseen)}.")
    return Padding(Text("\n".join(lines), "dim"), (1, 0, 0, 0))
