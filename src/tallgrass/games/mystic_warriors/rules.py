"""The Mystic Warriors of the Plains as the kernel sees it: the contract, carried out by phases and trades."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.events import GameBegan
from tallgrass.games.mystic_warriors.knowledge import look
from tallgrass.games.mystic_warriors.notes import card_of, seats_of
from tallgrass.games.mystic_warriors.state import GATHERING, OVER, Brave
from tallgrass.games.mystic_warriors.tables import (
    ACCEPT,
    CARD_OF,
    DISCARD,
    DONE,
    HAND,
    LAY,
    NO_RAID,
    OFFER,
    RAID,
    SMALL_GAME,
    TARGET,
    TRADE,
    TYPE,
    USE,
    WANT,
)
from tallgrass.games.mystic_warriors.trading import Trading
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.games.mystic_warriors.why import why_not
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink
from tallgrass.kernel.messages import IllegalAction, Refusal, Result


class Table(Trading):
    """A position that can be played."""

    __slots__ = ()

    def to_move(self) -> list[int]:
        mover = self.mover
        return [] if mover is None else [mover.seat]

    def legal(self, seat: int) -> list[int]:
        self._check_seat(seat)
        mover = self.mover
        return self.options if mover is not None and seat == mover.seat else []

    def distinct(self, seat: int) -> list[int]:
        """Cards of one type that the same others know of are one choice."""
        shown = self.notes.read().shown[seat]
        seen = set()
        distinct = []
        for action in self.legal(seat):
            if action < RAID:
                card = CARD_OF[action]
                verb = 0 if action < OFFER else 1 if action < LAY else 2 if action < USE else 3
                witnesses = [seats_of(noted) for noted in shown if card_of(noted) == card]
                kind = (verb, TYPE[card], tuple(witnesses))
            else:
                kind = (4, action, ())
            if kind not in seen:
                seen.add(kind)
                distinct.append(action)
        return distinct

    def play(self, seat: int, action: int, chance: Chance, events: Sink | None = None) -> None:
        self._check_seat(seat)
        mover = self.mover
        options = self.options
        if mover is None or seat != mover.seat or action not in options:
            refusal = self.why_not(seat, action)
            assert refusal is not None, (seat, action)
            raise IllegalAction(refusal)
        # What is done leaves the list; where more than that changes, the list is made anew.
        options.remove(action)
        self._play_on(mover, action, chance, events, 1)

    def playout(self, chance: Chance, limit: int) -> int:
        mover = self.mover
        if mover is None or limit < 1:
            return 0
        options = self.options
        return self._play_on(mover, options.pop(chance.below(len(options))), chance, None, limit)

    def _play_on(self, brave: Brave, action: int, chance: Chance, events: Sink | None, limit: int) -> int:
        """Carry out an action, then others at random till `limit` are; returns how many were.

        The action is out of the list of options already. Playouts stay in this loop.
        """
        made = 0
        for made in range(1, limit + 1):
            if action < LAY:
                if action >= OFFER:
                    self.offer_card(brave, action - OFFER, events)
                elif self.stage == GATHERING:
                    self.gather_with(brave, action - DISCARD, chance, events)
                else:
                    self.discard(brave, action - DISCARD, chance, events)
            elif action == DONE:
                if self.chosen:
                    self.show(brave, events)
                else:
                    self.end_turn(brave, chance, events)
            elif action == NO_RAID:
                self.stay_home(brave, chance, events)
            elif action < USE:
                self.lay(brave, CARD_OF[action], chance, events)
            elif action < RAID:
                self.use(brave, CARD_OF[action], chance, events)
            else:
                self._without_card(brave, action, chance, events)
            mover = self.mover
            if made == limit or mover is None:
                break
            brave = mover
            options = self.options
            action = options.pop(chance.below(len(options)))
        return made

    def _without_card(self, brave: Brave, action: int, chance: Chance, events: Sink | None) -> None:
        if action < TRADE:
            self.plan_raid(brave, action - RAID, events)
        elif action < TARGET:
            self.name_partner(brave, action - TRADE, events)
        elif action < WANT:
            self.hit(brave, action - TARGET, chance, events)
        elif action < NO_RAID:
            self.want(brave, action - WANT, events)
        elif action == SMALL_GAME:
            self.hunt_small_game(brave, chance, events)
        elif action == ACCEPT:
            self.accept(brave, chance, events)
        else:
            self.decline(brave, chance, events)

    def result(self) -> Result | None:
        """MW-4."""
        if self.stage != OVER:
            return None
        feathers = tuple([brave.feathers for brave in self.braves])
        won = feathers[self.current]
        what = "1 Eagle Feather makes" if won == 1 else f"{won} Eagle Feathers make"
        reason = f"{what} a Warbonnet."
        return Result(feathers, (self.current,), reason, "MW-4")

    def copy(self) -> Table:
        table = Table()
        table.fill(self)
        return table

    def view(self, seat: int | None) -> MysticWarriorsView:
        return look(self, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return why_not(self, seat, action)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.braves):
            raise ValueError(f"there is no seat {seat}")


def start(
    seats: int,
    goal: int,
    first_seat: int,
    *,
    luck_without_raid_only: bool,
    chance: Chance,
    events: Sink | None,
) -> Table:
    """The beginning: who goes first has drawn his card. `first_seat` counts from 1; 0: chance says who."""
    table = Table()
    table.set_up(seats, goal, luck_without_raid_only=luck_without_raid_only)
    first = first_seat - 1 if first_seat else chance.below(seats)
    if events is not None:
        events.append(GameBegan(first=first))
    for brave in table.braves:
        table.draw(brave, HAND, chance, events)
    table.current = first - 1  # the turn of the next one begins
    table.begin_turn(chance, events)
    return table
