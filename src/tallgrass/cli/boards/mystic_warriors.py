"""The table of The Mystic Warriors of the Plains: feathers, the trade, the hand, raids, what one knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tallgrass.cli.boards.base import Board
from tallgrass.games.mystic_warriors.events import Drew, TurnBegan
from tallgrass.games.mystic_warriors.odds import expected_feathers
from tallgrass.games.mystic_warriors.state import (
    ANSWERING,
    DECIDING,
    HUNT,
    LAYING,
    LIMIT,
    OFFERING,
    OVER,
    RAID_CHOICE,
)
from tallgrass.games.mystic_warriors.tables import (
    APPROACH,
    COSTS,
    COUP,
    DRESS,
    FLIPS,
    HUNT_CARD,
    LUCK,
    NOBODY,
    PIPEHOLDER,
    PIPEHOLDER_RAID,
    RAIDS,
    SPIRIT,
    TRADE_CARD,
    TRIBE,
    TYPE,
    WEAPON,
)
from tallgrass.games.mystic_warriors.view import Cards, MysticWarriorsView, Note
from tallgrass.games.mystic_warriors.why import RAID_TITLES, TYPE_TITLES
from tallgrass.games.mystic_warriors.words import MysticWarriorsWords, count, lacking, may_luck, request
from tallgrass.kernel.events import Event
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View

_TRADING = (ANSWERING, DECIDING)
# As raids take them; then what is played, then what only lies in the hand.
_ORDER = (SPIRIT, TRIBE, WEAPON, DRESS, APPROACH, HUNT_CARD, TRADE_CARD, LUCK, COUP)
_WIDEST_BAR = 28


class MysticWarriorsBoard(Board):
    """The table of two to six braves."""

    def draw(self, view: View, words: Words) -> RenderableType:
        assert isinstance(view, MysticWarriorsView)
        assert isinstance(words, MysticWarriorsWords)
        parts: list[RenderableType] = [_heading(view, words), _braves(view, words)]
        if view.partner != NOBODY:
            parts.append(_trade(view, words))
        elif view.chosen:
            what = RAID_TITLES[view.raid] if view.stage == LAYING else "Put aside"
            parts.append(_rows([(what, Text(words.cards(view.chosen), "bold"))]))
        if view.seat is not None and view.stage != OVER:
            parts += [_hand(view, words), _raids(view, view.seat)]
        if view.stage != OVER:
            parts.append(_knowledge(view, words))
        return Group(*parts)

    def differs(self, before: View, now: View) -> bool:
        """Another turn or seat, a raid that was made, new cards in hand, or an offer or answer that was made.

        Not the Hunt Phase by itself: who stays at home has seen it all a moment ago.
        """
        assert isinstance(before, MysticWarriorsView)
        assert isinstance(now, MysticWarriorsView)
        return _moment(before) != _moment(now) or bool(Counter(now.hand) - Counter(before.hand))

    def bundle(self, verb: str) -> str | None:
        """Two requests for each of nine types are too many lines."""
        return "Ask for one or two cards of a type" if verb == "want" else None

    def paragraphs(self, events: list[Event], reader: int | None) -> list[list[Event]]:
        """The turn of another is one: with six at the table five turns would fill the screen."""
        told: list[list[Event]] = []
        elsewhere = False
        for event in events:
            begins = isinstance(event, TurnBegan)
            if isinstance(event, TurnBegan):
                elsewhere = event.seat != reader
            if told and not begins and (elsewhere or isinstance(event, Drew)):
                told[-1].append(event)
            else:
                told.append([event])
        return told


def _moment(view: MysticWarriorsView) -> tuple[object, ...]:
    trade = (view.stage, view.partner) if view.stage in _TRADING else None
    limit, over = view.stage == LIMIT, view.stage == OVER
    return (view.turn, limit, over, view.raided, view.seat, view.feathers, trade)


def _phase(stage: int) -> str:
    if stage == OVER:
        return "the end"
    return "Medicine" if stage == LIMIT else "Raid" if stage in (RAID_CHOICE, LAYING) else "Hunt"


def _rows(rows: Iterable[tuple[str, Text]], *, space: bool = False) -> RenderableType:
    """What it is, in the background, and what it says."""
    table = Table.grid(padding=(0, 2))
    for title, text in rows:
        table.add_row(Text(title, "dim"), text)
    return Padding(table, (1 if space else 0, 0, 0, 1))


def _heading(view: MysticWarriorsView, words: MysticWarriorsWords) -> RenderableType:
    whose = "your turn" if view.seat == view.current else f"{words.seat(view.current)}'s turn"
    heading = Text.assemble((f"Turn {view.turn}", "bold"), " · ", (whose, "bold"), " · ")
    heading.append(_phase(view.stage), "bold")
    heading.append(f" · deck {view.deck_size}, discard pile {len(view.pile)}", "dim")
    return heading


def _braves(view: MysticWarriorsView, words: MysticWarriorsWords) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    wide = min(view.goal, _WIDEST_BAR)
    for seat, feathers in enumerate(view.feathers):
        shown = min(feathers, view.goal) * wide // view.goal
        notes = [f"hand {view.hand_sizes[seat]}"]
        if view.depths[seat]:
            notes.append(f"knows top {view.depths[seat]}")
        if seat == view.seat:
            notes.append("you")
        turn = seat == view.current and view.stage != OVER
        table.add_row(
            Text(words.seat(seat), "bold" if turn else ""),
            Text.assemble("●" * shown, ("·" * (wide - shown), "dim")),
            Text(f"{feathers:>2}/{view.goal}", "bold"),
            Text.assemble(("turn, " if turn else "", "bold"), (", ".join(notes), "dim")),
        )
    return Padding(table, (0, 0, 0, 1))


# --- a trade


def _trade(view: MysticWarriorsView, words: MysticWarriorsWords) -> RenderableType:
    """The request is open; offer and answer are seen by the two (MW-9)."""
    two = view.seat in (view.current, view.partner)
    rows = [("Trade", Text(f"{words.seat(view.current)} asks {words.seat(view.partner)}", "bold"))]
    if view.wants:
        rows.append(("wants", Text(request(view.wants))))
    if view.stage == OFFERING:
        if view.chosen:
            rows.append(("so far", Text(words.cards(view.chosen), "bold")))
        return _rows(rows, space=True)
    rows.append(("offer", Text(words.cards(view.offer), "bold") if two else Text("in secret", "dim")))
    if view.stage == DECIDING:
        rows.append(("answer", Text(words.cards(view.answer), "bold") if two else Text("in secret", "dim")))
    elif view.chosen:
        rows.append(("so far", Text(words.cards(view.chosen), "bold")))
    return _rows(rows, space=True)


# --- the hand and its raids


def _hand(view: MysticWarriorsView, words: MysticWarriorsWords) -> RenderableType:
    """By type; those that are of use now are bold."""
    table = Table.grid(padding=(0, 2))
    useful = _useful(view)
    for kind in _ORDER:
        cards = [card for card in view.hand if TYPE[card] == kind]
        if cards:
            style = "bold" if kind in useful else ""
            table.add_row(
                Text(TYPE_TITLES[kind], style or "dim"),
                Text(str(len(cards)), style),
                Text(_named(cards, words), style),
            )
    if not view.hand:
        table.add_row(Text("no cards", "dim"))
    heading = Text(f"Your hand ({len(view.hand)})", "underline")
    return Padding(Group(heading, Padding(table, (0, 0, 0, 1))), (1, 0, 0, 0))


def _named(cards: list[int], words: MysticWarriorsWords) -> str:
    """'Dream (2), Vision': there are two of some."""
    return ", ".join(
        words.card(card) + (f" ({number})" if number > 1 else "") for card, number in Counter(cards).items()
    )


def _useful(view: MysticWarriorsView) -> set[int]:
    """The types that matter for what the viewer has to decide."""
    if view.seat not in view.waiting:
        return set()
    if view.stage == LAYING:
        return {COSTS[view.raid][len(view.chosen)]}
    if view.stage == RAID_CHOICE:
        return set(COSTS[PIPEHOLDER_RAID])
    if view.stage == ANSWERING:
        return {want // 2 for want in view.wants}
    if view.stage != HUNT:
        return set()
    free = set() if view.acted or view.raided else {SPIRIT, TRIBE, HUNT_CARD, TRADE_CARD}
    return free | {LUCK} if may_luck(view) else free


def _held(view: MysticWarriorsView) -> Cards:
    """The hand, with what the viewer has put aside but not given away."""
    offered = view.offer if view.seat == view.current else view.answer
    return (*view.hand, *view.chosen, *offered)


def _raids(view: MysticWarriorsView, seat: int) -> RenderableType:
    """Each raid: what is missing for it, or what it promises."""
    table = Table.grid(padding=(0, 2))
    held = _held(view)
    now = view.stage == RAID_CHOICE and seat in view.waiting
    for raid in range(RAIDS):
        short = lacking(held, raid)
        missing = [f"{short[kind]} {TYPE_TITLES[kind]}" for kind in _ORDER if short[kind]]
        if raid == PIPEHOLDER_RAID and view.feathers[seat] < PIPEHOLDER:
            # Which cards is too long for a line; the other raids want the same ones.
            cards = [count(sum(short), "card")] if missing else []
            missing = [count(PIPEHOLDER - view.feathers[seat], "feather"), *cards]
        style = "dim" if missing else "bold" if now else ""
        promise = f"ready: about {expected_feathers(view, FLIPS[raid]):.1f} feathers"
        table.add_row(
            Text(RAID_TITLES[raid], style),
            Text(f"flips {FLIPS[raid]} cards", "dim"),
            Text(f"lacks {', '.join(missing)}" if missing else promise, style),
        )
    return Padding(table, (1, 0, 0, 1))


# --- what one knows


def _knowledge(view: MysticWarriorsView, words: MysticWarriorsWords) -> RenderableType:
    """What follows from all that the viewer has seen (MW-15)."""
    rows = []
    if view.known_top:
        rows.append(("Top of the deck", _top(view.known_top, words)))
    if view.known:
        rows.append(("In others' hands", Text(_noted(view.known, words, "or"))))
    if view.shown:
        rows.append(("Known of yours", Text(_noted(view.shown, words, "and"))))
    kinds = [f"{TYPE_TITLES[kind]} {view.unseen[kind]}" for kind in _ORDER if view.unseen[kind]]
    rows.append((f"Unseen ({sum(view.unseen)})", Text(", ".join(kinds), "dim")))
    return _rows(rows, space=True)


def _top(cards: Cards, words: MysticWarriorsWords) -> Text:
    """From the top down; the Coups are what a raid would count."""
    text = Text()
    for place, card in enumerate(cards):
        text.append(", " if place else "")
        text.append(words.card(card), "bold" if TYPE[card] == COUP else "")
    return text


def _noted(notes: tuple[Note, ...], words: MysticWarriorsWords, joint: str) -> str:
    """A line for those of the same seats: 'Brave 2 or Brave 3: Knife, Crow'."""
    by_seats: dict[tuple[int, ...], list[int]] = {}
    for noted in notes:
        by_seats.setdefault(noted.seats, []).append(noted.card)
    return "\n".join(
        f"{words.seats(seats, joint)}: {_named(cards, words)}" for seats, cards in sorted(by_seats.items())
    )
