"""Which engagements are due, and in what order they are fought (P-30)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.engagement import Engagement
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


class Fights(Task):
    """All that movement or an Event has brought about, in the order that the acting player likes (P-30)."""

    __slots__ = ("attackers", "seat")
    attackers: int
    seat: int

    def __init__(self, attackers: int, seat: int) -> None:
        self.attackers = attackers
        self.seat = seat

    def copy(self) -> Fights:
        return Fights(self.attackers, self.seat)

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        regions: list[int] = []
        if True in at.touched:
            regions = [region for region, new in enumerate(at.touched) if new and at.contested(region)]
        if regions:
            at.ask(self.seat, [at.actions.fight + region for region in regions])
            return
        at.agenda.pop()
        at.touched = [False] * at.board.regions
        at.forget_origins()

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        region = action - at.actions.fight
        at.touched[region] = False
        at.agenda.append(Engagement(region, self.attackers, []))
