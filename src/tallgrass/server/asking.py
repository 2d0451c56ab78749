"""Offers: whose agreement they need."""

from __future__ import annotations

from tallgrass.server import protocol
from tallgrass.server.rows import OfferRow, TableRow

TAKEBACK = "takeback"
REPLACE = "replace"


def people(row: TableRow) -> list[int]:
    """The seats that a person plays now."""
    return [seat for seat, at in enumerate(row.seats) if at.person is not None and at.bot is None]


def wanted(row: TableRow, offer: OfferRow) -> list[int]:
    """The seats whose agreement an offer needs: those of other people than the one that it is about.

    For a takeback also of those for whom a bot plays just now: it is their match.
    """
    about = row.seats[offer.seat].person
    if offer.kind == TAKEBACK:
        return [seat for seat, at in enumerate(row.seats) if at.person not in (None, about)]
    return [seat for seat in people(row) if row.seats[seat].person != about]


def needed(row: TableRow, offer: OfferRow) -> int:
    """How many of them: all for a takeback, else a majority."""
    asked = len(wanted(row, offer))
    return asked if offer.kind == TAKEBACK else asked // 2 + 1


def told(row: TableRow, offer: OfferRow) -> protocol.Asked:
    """An offer as the table sees it."""
    return protocol.Asked(
        offer=offer.number,
        kind=offer.kind,
        by=offer.by_seat,
        seat=offer.seat,
        agreed=offer.agreed,
        wanted=wanted(row, offer),
        needed=needed(row, offer),
        state=offer.state,
        refused_by=offer.refused_by,
    )
