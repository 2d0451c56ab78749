"""What can happen in Indian Wars. Cards are numbers; `seat` is the one that acts."""

from __future__ import annotations

from tallgrass.games.indian_wars.tables import RESOURCES
from tallgrass.kernel.events import Event


class TurnBegan(Event, frozen=True, kw_only=True):
    """A new turn; `extra_due` is what each seat may draw above seven."""

    turn: int
    extra_due: tuple[int, int]

    def rules(self) -> tuple[str, ...]:
        return ("IW-2",) if any(self.extra_due) else ()


class ExtraTaken(Event, frozen=True, kw_only=True):
    """A seat said how many extra cards it draws; its own knowledge until Resources are over."""

    seat: int
    count: int
    due: int

    def rules(self) -> tuple[str, ...]:
        return ("IW-2",)


class Drew(Event, frozen=True, kw_only=True):
    """A seat drew cards, in this order."""

    seat: int
    cards: tuple[int, ...]


class PlayedForCards(Event, frozen=True, kw_only=True):
    """A card that draws others went to the discard pile."""

    seat: int
    card: int

    def rules(self) -> tuple[str, ...]:
        return ("IW-3",)


class SetAside(Event, frozen=True, kw_only=True):
    """A card joined the batch that will be exchanged."""

    seat: int
    card: int

    def bars_undo(self) -> bool:
        return False


class Exchanged(Event, frozen=True, kw_only=True):
    """The batch went to the discard pile; the replacements are drawn next."""

    seat: int
    cards: tuple[int, ...]

    def rules(self) -> tuple[str, ...]:
        return ("IW-4",)


class Finished(Event, frozen=True, kw_only=True):
    """A seat is done with its part of a phase; `forced`: all could see that nothing was left to decide."""

    seat: int
    phase: int
    forced: bool = False

    def bars_undo(self) -> bool:
        """In Resources the other side goes on from here, and whether it has is its secret (IW-16)."""
        return self.phase == RESOURCES


class ResourcesShown(Event, frozen=True, kw_only=True):
    """What a seat had done in Resources, shown when both had finished."""

    seat: int
    extra: int
    extra_due: int
    played: tuple[int, ...]
    exchanged: tuple[int, ...]
    hand_size: int

    def rules(self) -> tuple[str, ...]:
        return ("IW-16",)


class Reshuffled(Event, frozen=True, kw_only=True):
    """The deck had run out in this turn's Resources, and the discard pile had become the deck."""

    def rules(self) -> tuple[str, ...]:
        return ("IW-5",)


class Laid(Event, frozen=True, kw_only=True):
    """A card was laid in secret for a contest, or one on the table is to count again."""

    seat: int
    phase: int
    card: int
    again: bool

    def bars_undo(self) -> bool:
        return False

    def rules(self) -> tuple[str, ...]:
        return ("IW-1", "IW-9") if self.again else ("IW-1",)


class ContestSettled(Event, frozen=True, kw_only=True):
    """What both laid was shown, and the loser (None: a tie) lost chips. `chips` are those left."""

    phase: int
    cards: tuple[tuple[int, ...], tuple[int, ...]]
    totals: tuple[int, int]
    loser: int | None
    lost: int
    chips: tuple[int, int]

    def rules(self) -> tuple[str, ...]:
        return ("IW-10",)


class AftermathOpened(Event, frozen=True, kw_only=True):
    """Who may play Aftermath cards (None: nobody), with the contests that each seat won."""

    seat: int | None
    wins: tuple[int, int]

    def rules(self) -> tuple[str, ...]:
        return ("IW-11",)


class AftermathPlayed(Event, frozen=True, kw_only=True):
    """An Aftermath card took chips and gave the victim cards next turn. `chips` are those left."""

    seat: int
    card: int
    again: bool
    lost: int
    extra: int
    chips: tuple[int, int]

    def rules(self) -> tuple[str, ...]:
        return ("IW-9",) if self.again else ("IW-12",) if self.lost > 1 else ("IW-11",)


class HandsThrown(Event, frozen=True, kw_only=True):
    """The Endings Phase: both hands, shown as they go, and all on the table went to the discard pile."""

    hands: tuple[tuple[int, ...], tuple[int, ...]]

    def rules(self) -> tuple[str, ...]:
        return ("IW-14",)


class GameEnded(Event, frozen=True, kw_only=True):
    """The last chips; nobody won a draw."""

    chips: tuple[int, int]
    winner: int | None

    def rules(self) -> tuple[str, ...]:
        return ("IW-13",)
