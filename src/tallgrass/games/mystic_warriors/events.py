"""What can happen in The Mystic Warriors of the Plains. Cards are numbers; `seat` is the one that acts."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.state import LIMIT, RETURNING
from tallgrass.kernel.events import Event


class Harmless(Event, frozen=True, kw_only=True):
    """Nothing hidden shows in it."""

    def bars_undo(self) -> bool:
        return False


class GameBegan(Harmless, frozen=True, kw_only=True):
    """Who goes first."""

    first: int


class TurnBegan(Harmless, frozen=True, kw_only=True):
    """A player's turn."""

    turn: int
    seat: int


class DrewCards(Harmless, frozen=True, kw_only=True):
    """How many cards a player drew."""

    seat: int
    count: int


class Drew(Event, frozen=True, kw_only=True):
    """Which cards he drew, in this order."""

    seat: int
    cards: tuple[int, ...]


class KnewDrawn(Event, frozen=True, kw_only=True):
    """Cards that others drew and that the seats which see this knew to lie there."""

    seat: int
    cards: tuple[int, ...]

    def rules(self) -> tuple[str, ...]:
        return ("MW-15",)


class Reshuffled(Harmless, frozen=True, kw_only=True):
    """The discard pile became the deck."""

    count: int

    def rules(self) -> tuple[str, ...]:
        return ("MW-2", "MW-21")


class MustDiscard(Harmless, frozen=True, kw_only=True):
    """A player has cards to discard: above nine, or after a Trade card, or by a Luck card; see `state`."""

    seat: int
    count: int
    stage: int

    def rules(self) -> tuple[str, ...]:
        return ({LIMIT: "MW-1", RETURNING: "MW-6"}.get(self.stage, "MW-10"),)


class Discarded(Event, frozen=True, kw_only=True):
    """Cards discarded by choice, or all that there were."""

    seat: int
    cards: tuple[int, ...]

    def rules(self) -> tuple[str, ...]:
        return ("MW-14",)


class StayedHome(Harmless, frozen=True, kw_only=True):
    """No raid this turn; `forced`: with so few cards there can't be one."""

    seat: int
    forced: bool = False

    def rules(self) -> tuple[str, ...]:
        return ("MW-17",) if self.forced else ("MW-3",)


class RaidPlanned(Harmless, frozen=True, kw_only=True):
    """A player is about to lay the cards of a raid."""

    seat: int
    raid: int


class PutAside(Harmless, frozen=True, kw_only=True):
    """A card was put to those that are laid, offered, gathered or played together."""

    seat: int
    card: int

    def rules(self) -> tuple[str, ...]:
        return ("MW-16",)


class RaidBegan(Event, frozen=True, kw_only=True):
    """The cards of a raid were laid."""

    seat: int
    raid: int
    cards: tuple[int, ...]

    def rules(self) -> tuple[str, ...]:
        return ("MW-3",)


class Flipped(Event, frozen=True, kw_only=True):
    """The cards flipped for a raid, in this order, and the feathers that the seat gained and has."""

    seat: int
    cards: tuple[int, ...]
    coups: int
    feathers: int

    def rules(self) -> tuple[str, ...]:
        return ("MW-4",)


class CardPlayed(Event, frozen=True, kw_only=True):
    """A Hunt or Trade card."""

    seat: int
    card: int

    def rules(self) -> tuple[str, ...]:
        return ("MW-6",)


class Gathered(Event, frozen=True, kw_only=True):
    """A Tribe card and another were discarded."""

    seat: int
    cards: tuple[int, int]

    def rules(self) -> tuple[str, ...]:
        return ("MW-7",)


class SmallGame(Harmless, frozen=True, kw_only=True):
    """A player hunts small game."""

    seat: int

    def rules(self) -> tuple[str, ...]:
        return ("MW-5",)


class OmenRead(Event, frozen=True, kw_only=True):
    """A Spirit card was discarded to look at the top of the deck."""

    seat: int
    card: int
    count: int

    def rules(self) -> tuple[str, ...]:
        return ("MW-8",)


class OmenSeen(Event, frozen=True, kw_only=True):
    """What lay there, from the top down."""

    seat: int
    cards: tuple[int, ...]

    def rules(self) -> tuple[str, ...]:
        return ("MW-8",)


class PartnerNamed(Harmless, frozen=True, kw_only=True):
    """A player is about to offer a trade."""

    seat: int
    partner: int


class Wanted(Harmless, frozen=True, kw_only=True):
    """A player is going to ask for cards of a type."""

    seat: int
    want: int


class Offered(Event, frozen=True, kw_only=True):
    """A trade was offered; `wants` is the request, as numbers 2 * type + count - 1."""

    seat: int
    partner: int
    wants: tuple[int, ...]

    def rules(self) -> tuple[str, ...]:
        return ("MW-9",)


class Answered(Event, frozen=True, kw_only=True):
    """The partner laid cards against the offer."""

    seat: int
    partner: int

    def rules(self) -> tuple[str, ...]:
        return ("MW-9",)


class CardsShown(Event, frozen=True, kw_only=True):
    """What was offered or answered, for the eyes of the two."""

    seat: int
    cards: tuple[int, ...]

    def rules(self) -> tuple[str, ...]:
        return ("MW-9",)


class Declined(Event, frozen=True, kw_only=True):
    """One of the two didn't want the trade; the other goes on, perhaps in secret."""

    seat: int
    partner: int

    def rules(self) -> tuple[str, ...]:
        return ("MW-9",)


class Traded(Event, frozen=True, kw_only=True):
    """Cards changed hands: how many the seat gave and got."""

    seat: int
    partner: int
    gave: int
    got: int

    def told(self, seat: int | None) -> bool:
        """The two are told which cards: see `CardsTraded`."""
        return seat not in (self.seat, self.partner)

    def rules(self) -> tuple[str, ...]:
        return ("MW-9",)


class CardsTraded(Event, frozen=True, kw_only=True):
    """Which cards changed hands, for the two, who have seen them all."""

    seat: int
    partner: int
    gave: tuple[int, ...]
    got: tuple[int, ...]

    def rules(self) -> tuple[str, ...]:
        return ("MW-9",)


class LuckPlayed(Event, frozen=True, kw_only=True):
    """A Luck card hit somebody, who discards so many cards."""

    seat: int
    card: int
    victim: int
    count: int

    def rules(self) -> tuple[str, ...]:
        return ("MW-10",)


class TurnEnded(Event, frozen=True, kw_only=True):
    """A turn was ended, and another begins; `forced`: nothing was left that could be done."""

    seat: int
    forced: bool = False

    def rules(self) -> tuple[str, ...]:
        return ("MW-17",) if self.forced else ("MW-5",)


class GameEnded(Event, frozen=True, kw_only=True):
    """Somebody has his Warbonnet."""

    winner: int
    feathers: tuple[int, ...]

    def rules(self) -> tuple[str, ...]:
        return ("MW-4",)
