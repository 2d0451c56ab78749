"""What can happen in Plains Indian Wars. Armies, places and cards are numbers; `seat` is the one that acts.

All but the cards that a seat draws is seen by everybody.
"""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.factions import NOWHERE
from tallgrass.kernel.events import Event

Armies = tuple[int, ...]
"""Cubes by army."""


class Harmless(Event, frozen=True, kw_only=True):
    """Nothing that was hidden has been shown."""

    def bars_undo(self) -> bool:
        return False


class GameBegan(Harmless, frozen=True, kw_only=True):
    """The map is set up but for what seats place."""


class RoundBegan(Harmless, frozen=True, kw_only=True):
    """All seven discs are in the bag."""

    round: int

    def rules(self) -> tuple[str, ...]:
        return ("P-10",)


class DiscDrawn(Event, frozen=True, kw_only=True):
    """A disc came out of the bag."""

    disc: int

    def rules(self) -> tuple[str, ...]:
        return ("P-10",)


class Forced(Harmless, frozen=True, kw_only=True):
    """A seat had one choice only, for all to see. What comes of it is told by other events."""

    seat: int
    action: int

    def told(self, seat: int | None) -> bool:
        return False


class Chose(Harmless, frozen=True, kw_only=True):
    """A seat chose what moves, rolls or shows nothing by itself: who is in a party, to go on, to be done.

    `heard`: nothing that happens next says as much.
    """

    seat: int
    action: int
    heard: bool = True

    def told(self, seat: int | None) -> bool:
        return self.heard


class CardPlayed(Event, frozen=True, kw_only=True):
    """A card went on its faction's discard pile; `stands_in`: as a main card (P-11)."""

    seat: int
    card: int
    stands_in: bool = False

    def rules(self) -> tuple[str, ...]:
        return ("P-11",) if self.stands_in else ()


class DrewCards(Event, frozen=True, kw_only=True):
    """A hand was filled. Who drew them is told by the cards."""

    seat: int
    deck: int
    count: int

    def told(self, seat: int | None) -> bool:
        return seat != self.seat

    def rules(self) -> tuple[str, ...]:
        return ("P-13",)


class Drew(Event, frozen=True, kw_only=True):
    """The cards of it, for the one who drew them."""

    seat: int
    deck: int
    cards: tuple[int, ...]


class Reshuffled(Event, frozen=True, kw_only=True):
    """A discard pile became the deck."""

    deck: int
    count: int

    def rules(self) -> tuple[str, ...]:
        return ("P-13",)


class CardLeft(Event, frozen=True, kw_only=True):
    """A card left the game."""

    card: int


class PlayedAtOnce(Event, frozen=True, kw_only=True):
    """A card was drawn that is played when it is drawn (P-15)."""

    card: int

    def rules(self) -> tuple[str, ...]:
        return ("P-15",)


class Placed(Harmless, frozen=True, kw_only=True):
    """Cubes came from the Ready Box."""

    army: int
    place: int
    count: int


class Transferred(Harmless, frozen=True, kw_only=True):
    """Cubes just placed in St. Louis went to Sacramento."""

    army: int
    count: int


class Recovered(Harmless, frozen=True, kw_only=True):
    """Casualties went back to the Ready Box."""

    army: int
    count: int

    def rules(self) -> tuple[str, ...]:
        return ("P-12",)


class Removed(Harmless, frozen=True, kw_only=True):
    """A card took cubes off the map, or out of the Casualty Box; for good, or into that box."""

    army: int
    count: int
    place: int = NOWHERE  # the Casualty Box
    permanent: bool = True


class Activated(Harmless, frozen=True, kw_only=True):
    """A group moves: the cubes of a faction in a place; by rail: from its box."""

    seat: int
    army: int
    place: int
    rail: bool = False

    def rules(self) -> tuple[str, ...]:
        return ("P-23",) if self.rail else ("P-20",)


class Asked(Harmless, frozen=True, kw_only=True):
    """An ally is asked for cubes to come along (P-22)."""

    seat: int
    ally: int
    army: int
    count: int

    def rules(self) -> tuple[str, ...]:
        return ("P-22",)


class Consented(Event, frozen=True, kw_only=True):
    """What the ally said."""

    seat: int
    army: int
    yes: bool

    def rules(self) -> tuple[str, ...]:
        return ("P-22",)


class Stepped(Harmless, frozen=True, kw_only=True):
    """A party went from one place to the next."""

    armies: Armies
    frm: int
    to: int
    rail: bool = False


class Dropped(Harmless, frozen=True, kw_only=True):
    """Cubes of a party stay where it is."""

    army: int
    place: int
    count: int


class GaveWay(Harmless, frozen=True, kw_only=True):
    """A cube left others that it may not be with (P-25); `to` NOWHERE: to the Ready Box."""

    army: int
    frm: int
    to: int

    def rules(self) -> tuple[str, ...]:
        return ("P-25",)


class Shed(Harmless, frozen=True, kw_only=True):
    """A cube above the limit went back to the Ready Box (P-4)."""

    army: int
    place: int

    def rules(self) -> tuple[str, ...]:
        return ("P-4",)


class Withdrew(Harmless, frozen=True, kw_only=True):
    """A card took cubes from a place to another one."""

    army: int
    frm: int
    to: int
    count: int


class EngagementBegan(Harmless, frozen=True, kw_only=True):
    """Two sides fight in a region."""

    region: int
    attackers: int  # the side
    armies: Armies  # that take part

    def rules(self) -> tuple[str, ...]:
        return ("P-30",)


class Beside(Harmless, frozen=True, kw_only=True):
    """Brown or purple fights beside blue; the other one stands by (P-31)."""

    army: int

    def rules(self) -> tuple[str, ...]:
        return ("P-31",)


class Rolled(Event, frozen=True, kw_only=True):
    """Dice of a faction; `what` tells what for: fight, again, ambush, strike, reply, raid, wagon, rail."""

    army: int
    faces: tuple[int, ...]
    what: str

    def rules(self) -> tuple[str, ...]:
        return {"ambush": ("P-32",), "rail": ("P-41",), "reply": ("P-76",)}.get(self.what, ("P-33",))


class Lost(Harmless, frozen=True, kw_only=True):
    """A cube was hit."""

    army: int
    place: int
    permanent: bool = False

    def rules(self) -> tuple[str, ...]:
        return ("P-35",)


class Retreated(Harmless, frozen=True, kw_only=True):
    """A cube left a fight."""

    army: int
    frm: int
    to: int

    def rules(self) -> tuple[str, ...]:
        return ("P-36",)


class TreatyMade(Harmless, frozen=True, kw_only=True):
    """A treaty on both sides: `weaker` has to go, NOBODY: the attackers go back."""

    region: int
    weaker: int

    def rules(self) -> tuple[str, ...]:
        return ("P-34",)


class Relocated(Harmless, frozen=True, kw_only=True):
    """A treaty moved cubes; `to` NOWHERE: to the Ready Box."""

    army: int
    frm: int
    to: int
    count: int

    def rules(self) -> tuple[str, ...]:
        return ("P-34",)


class EngagementEnded(Harmless, frozen=True, kw_only=True):
    """How it ended: `left` is the side that has the region, NOBODY: none of the two or both."""

    region: int
    left: int

    def rules(self) -> tuple[str, ...]:
        return ("P-38",)


class WagonsPlaced(Harmless, frozen=True, kw_only=True):
    """Wagons stand in St. Louis."""

    count: int

    def rules(self) -> tuple[str, ...]:
        return ("P-40",)


class WagonsWaited(Harmless, frozen=True, kw_only=True):
    """Wagons stay in St. Louis, for every trail is closed."""

    count: int

    def rules(self) -> tuple[str, ...]:
        return ("P-77",)


class WagonRolled(Harmless, frozen=True, kw_only=True):
    """A wagon goes a region west; `to` NOWHERE: it has arrived."""

    trail: int
    to: int

    def rules(self) -> tuple[str, ...]:
        return ("P-40",)


class WagonAttacked(Harmless, frozen=True, kw_only=True):
    """Indians attack a wagon."""

    region: int
    trail: int

    def rules(self) -> tuple[str, ...]:
        return ("P-39",)


class WagonDestroyed(Harmless, frozen=True, kw_only=True):
    """It is lost."""

    region: int
    trail: int

    def rules(self) -> tuple[str, ...]:
        return ("P-39",)


class WagonHeld(Harmless, frozen=True, kw_only=True):
    """The attack is over and the wagon still stands."""

    region: int
    trail: int
    treaty: bool

    def rules(self) -> tuple[str, ...]:
        return ("P-39",)


class MountainsFilled(Harmless, frozen=True, kw_only=True):
    """Black cubes on mountain spaces."""

    count: int

    def rules(self) -> tuple[str, ...]:
        return ("P-41",)


class TrackLaid(Harmless, frozen=True, kw_only=True):
    """Black cubes on plains spaces of a railroad."""

    line: int
    count: int

    def rules(self) -> tuple[str, ...]:
        return ("P-41",)


class RailroadComplete(Harmless, frozen=True, kw_only=True):
    """The last space is filled; the round is played out."""

    def rules(self) -> tuple[str, ...]:
        return ("P-43",)


class Scored(Harmless, frozen=True, kw_only=True):
    """A card gave a side points."""

    side: int
    points: int

    def rules(self) -> tuple[str, ...]:
        return ("P-51",)


class GameEnded(Harmless, frozen=True, kw_only=True):
    """The points of both sides."""

    indian: int
    us: int

    def rules(self) -> tuple[str, ...]:
        return ("P-43", "P-44")
