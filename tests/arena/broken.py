"""Indian Wars with an engine that breaks its contract, for the fuzzer to find."""

from __future__ import annotations

from typing import Any

import msgspec

from tallgrass.games.indian_wars.game import IndianWars
from tallgrass.games.indian_wars.rules import Table
from tallgrass.games.indian_wars.tables import COMBATANTS, DONE
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink
from tallgrass.kernel.game import State
from tallgrass.kernel.messages import Refusal
from tallgrass.kernel.options import Options


class BrokenTable(Table):
    """A copy of it is as broken: an undo goes on from one."""

    __slots__ = ()

    def copy(self) -> Table:
        table = type(self)()
        table.fill(self)
        return table


class LyingTable(BrokenTable):
    """Says that everything can be done in Combatants."""

    __slots__ = ()

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return None if self.phase == COMBATANTS else super().why_not(seat, action)


class CrashingTable(BrokenTable):
    """Breaks down when Combatants begin."""

    __slots__ = ()

    def play(self, seat: int, action: int, chance: Chance, events: Sink | None = None) -> None:
        super().play(seat, action, chance, events)
        if self.phase == COMBATANTS:
            raise ZeroDivisionError("broken on purpose")


class GivingTable(BrokenTable):
    """Lets everybody finish at any time, asked or not."""

    __slots__ = ()

    def play(self, seat: int, action: int, chance: Chance, events: Sink | None = None) -> None:
        if action == DONE and seat not in self.waiting:
            return
        super().play(seat, action, chance, events)


class ForgetfulTable(BrokenTable):
    """Shows a view that changes with each look."""

    __slots__ = ()

    def view(self, seat: int | None) -> IndianWarsView:
        self.turn += 1
        return super().view(seat)


class IdleTable(BrokenTable):
    """Asks a side that can do nothing."""

    __slots__ = ()

    def legal(self, seat: int) -> list[int]:
        return [] if self.phase == COMBATANTS else super().legal(seat)


class StubbornTable(BrokenTable):
    """Refuses a thing now and then that can be done."""

    __slots__ = ()

    def why_not(self, seat: int, action: int) -> Refusal | None:
        found = super().why_not(seat, action)
        return Refusal("stubborn", "No.") if self.phase == COMBATANTS and action == DONE else found


class MuddledTable(BrokenTable):
    """Puts something into a view that comes back as something else."""

    __slots__ = ()

    def view(self, seat: int | None) -> IndianWarsView:
        hand: Any = list(self.sides[0].hand)
        return msgspec.structs.replace(super().view(seat), hand=hand)


class _Broken(IndianWars):
    table: type[Table]

    def start(self, seats: int, options: Options, chance: Chance, events: Sink | None = None) -> State:
        table = self.table()
        table.set_up(2)
        table.begin_turn(chance, events)
        return table


class LyingIndianWars(_Broken):
    """With a LyingTable."""

    table = LyingTable


class CrashingIndianWars(_Broken):
    """With a CrashingTable."""

    table = CrashingTable


class GivingIndianWars(_Broken):
    """With a GivingTable."""

    table = GivingTable


class ForgetfulIndianWars(_Broken):
    """With a ForgetfulTable."""

    table = ForgetfulTable


class IdleIndianWars(_Broken):
    """With an IdleTable."""

    table = IdleTable


class StubbornIndianWars(_Broken):
    """With a StubbornTable."""

    table = StubbornTable


class MuddledIndianWars(_Broken):
    """With a MuddledTable."""

    table = MuddledTable


BROKEN: dict[type[_Broken], str] = {
    LyingIndianWars: "why_not and legal disagree",
    CrashingIndianWars: "broken on purpose",
    GivingIndianWars: "could do done, which wasn't legal",
    ForgetfulIndianWars: "changed something",
    IdleIndianWars: "owes a decision and has the choices []",
    StubbornIndianWars: "done is legal and why_not refuses it",
    MuddledIndianWars: "a view isn't the same after being sent",
}
