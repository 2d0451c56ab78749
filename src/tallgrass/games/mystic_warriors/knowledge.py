"""What a seat knows of a position: its view, put together from what it may see."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.notes import card_of, note, seats_of
from tallgrass.games.mystic_warriors.origins import kept_of, rest
from tallgrass.games.mystic_warriors.state import OFFERING, SECRET, Brave, Position
from tallgrass.games.mystic_warriors.tables import DECK, NOBODY, NOTHING, TYPE, TYPES
from tallgrass.games.mystic_warriors.view import MysticWarriorsView, Note
from tallgrass.kernel.piles import Pile

EMPTY: tuple[int, ...] = ()


def look(position: Position, seat: int | None) -> MysticWarriorsView:
    """The view of a seat, None for a spectator.

    Raises:
        ValueError: for a seat that doesn't exist.
    """
    braves = position.braves
    if seat is not None and not 0 <= seat < len(braves):
        raise ValueError(f"there is no seat {seat}")
    mine = seat is not None and seat in position.waiting
    secret = not mine and position.stage in SECRET
    offering = secret and position.stage == OFFERING
    asked = position.asked & ~(1 << position.current)
    if offering:
        asked &= ~(1 << position.partner)
    trades = seat is not None and not offering and seat in (position.current, position.partner)
    me = None if seat is None else braves[seat]
    notes = position.notes.read()
    known = [] if seat is None else notes.known[seat]
    shown = [] if seat is None else notes.shown[seat]
    viewer = len(braves) if seat is None else seat
    origins = notes.origins
    unseen = _unseen(position, me, known)
    return MysticWarriorsView(
        seat=seat,
        turn=position.turn,
        goal=position.goal,
        luck_without_raid_only=position.luck_without_raid_only,
        current=position.current,
        waiting=tuple(position.waiting),
        stage=SECRET[position.stage] if secret else position.stage,
        feathers=tuple([brave.feathers for brave in braves]),
        hand=tuple(me.hand) if me else EMPTY,
        hand_sizes=tuple([position.held(brave.seat) for brave in braves]),
        deck_size=len(position.top) + len(position.deck),
        pile=tuple(sorted(position.pile)),
        chosen=tuple(position.chosen) if mine else EMPTY,
        owed=position.owed,
        raid=NOTHING if secret else position.raid,
        raided=position.raided,
        acted=position.acted,
        lucked=position.lucked,
        asked=_seats(asked),
        partner=NOBODY if offering else position.partner,
        wants=EMPTY if offering else tuple(position.wants),
        offer=tuple(position.offer) if trades else EMPTY,
        answer=tuple(position.answer) if trades else EMPTY,
        known_top=tuple(position.top[: me.depth]) if me else EMPTY,
        depths=tuple([brave.depth for brave in braves]),
        known=_notes([_where(position, noted) for noted in known]),
        shown=_notes(shown),
        shuffled=origins.shuffled,
        kept=origins.kept(viewer),
        unseen=_by_type(unseen),
        unseen_kept=_by_type(kept_of(unseen, origins.origin)),
        result=position.result(),
    )


def _seats(bits: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def _where(position: Position, noted: int) -> int:
    """A note without the hands that hold no cards at all."""
    seats = [seat for seat in _seats(seats_of(noted)) if position.held(seat)]
    return note(card_of(noted), sum([1 << seat for seat in seats]))


def _notes(notes: list[int]) -> tuple[Note, ...]:
    return tuple([Note(card_of(noted), _seats(seats_of(noted))) for noted in sorted(notes)])


def _unseen(position: Position, me: Brave | None, known: list[int]) -> Pile:
    """All cards without those that the viewer can place, be it in one of several hands."""
    seen = position.pile[:]
    seen += [card_of(noted) for noted in known]
    if me is not None:
        seen += me.hand
        seen += position.top[: me.depth]
        if me.seat in position.waiting:
            seen += position.chosen
        if me.seat == position.current:
            seen += position.offer
        elif me.seat == position.partner:
            seen += position.answer
    return rest(DECK, seen)


def _by_type(cards: Pile) -> tuple[int, ...]:
    count = [0] * TYPES
    for card in cards:
        count[TYPE[card]] += 1
    return tuple(count)
