"""What a seat has to decide where cubes fight, give way or are lost."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars import steps
from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.effects import concerns
from tallgrass.games.plains_indian_wars.engagement import AMBUSH, LOSSES, PARTIES, REROLL, TARGET
from tallgrass.games.plains_indian_wars.factions import (
    COLORS,
    COMPANY,
    ENEMIES,
    INDIAN,
    NOWHERE,
    OF_SIDE,
    SETTLERS,
    SIDE_OF,
    STACK,
)
from tallgrass.games.plains_indian_wars.moments import Moment, overfull, side_force, there
from tallgrass.games.plains_indian_wars.nouns import (
    FACES,
    colored,
    cubes_do,
    dice,
    force,
    number,
    opened,
    row,
    seat_of,
    several,
)
from tallgrass.games.plains_indian_wars.strikes import from_one_region


class FightPrompts(Moment):
    """Prompts for one moment of a fight."""

    __slots__ = ()

    def text(self) -> str:
        """The prompt."""
        step = self.now
        match step:
            case steps.Engagement():
                return self._engagement(step)
            case steps.Treaty():
                return self._treaty(step)
            case steps.GivingWay():
                return self._giving_way(step)
            case steps.Shedding():
                return self._shedding(step)
            case steps.Raid():
                return self._raid(step)
            case steps.Strike():
                return self._strike(step)
        raise AssertionError(step)

    def _engagement(self, step: steps.Engagement) -> str:
        region, stage = step.region, step.stage
        where = self.nouns.place(region)
        counts = there(self.view, region)
        if stage == PARTIES:
            head = f"Engagement in {where} with {colored(counts)}"
            return f"{head}: brown or purple, which of them fights beside blue? The other stands by."
        counts = [count if army in step.fighting else 0 for army, count in enumerate(counts)]
        head = f"{where}, {colored(counts[:2])} against {colored([0, 0, *counts[2:]])}"
        if stage == AMBUSH:
            return f"{head}: your lone cube is attacked. Does it roll one die first?"
        if stage == TARGET:
            return f"{head}: at which of the largest factions is the ambush aimed?"
        rolls = self._rolls(step)
        if stage == REROLL:
            color = COLORS[step.again[0]]
            return f"{head}. {rolls} Roll the {row(again(step), 'or')} of {color} again?"
        mine = self._mine(counts)
        if stage == LOSSES:
            hits = step.hits[mine]
            return f"{head}. {rolls} You have {several(hits, 'cube')} still to lose: which first?"
        blanks = step.blanks[mine]
        able = min(blanks, sum([counts[army] for army in OF_SIDE[mine]]))
        may = "one cube" if able == 1 else f"up to {number(able)} cubes, one after another,"
        return f"{head}. {rolls} {opened(several(blanks, 'Blank'))} left: {may} may retreat."

    def _mine(self, counts: list[int]) -> int:
        """The side of the viewer."""
        assert self.view.seat is not None
        armies = [army for army in range(len(counts)) if seat_of(self.view.seats, army) == self.view.seat]
        return SIDE_OF[armies[0]]

    def _rolls(self, step: steps.Engagement) -> str:
        rolled = [f"{COLORS[army]} {dice(faces)}" for army, faces in enumerate(step.faces) if faces]
        return f"Rolled: {'; '.join(rolled)}."

    def _treaty(self, step: steps.Treaty) -> str:
        region = step.region
        counts = there(self.view, region)
        moving = step.moving
        going = force([count if army in moving else 0 for army, count in enumerate(counts)])
        one = sum(counts[army] for army in moving) == 1
        must = "has to" if one else "have to"
        back = f"go back to where {'it' if one else 'they'} came from" if step.back else "leave"
        return f"Treaty in {self.nouns.place(region)}: {going} {must} {back}. Where to?"

    def _giving_way(self, step: steps.GivingWay) -> str:
        army, region = step.army, step.region
        to = SETTLERS if army == ENEMIES else ENEMIES
        give = cubes_do(army, self.view.cubes[army][region], "give")
        return f"{self.nouns.place(region)}: {give} way to {COLORS[to]}. Where does the next one go?"

    def _shedding(self, step: steps.Shedding) -> str:
        region = step.region
        over = [side for each, side in overfull(self.view) if each == region]
        side = over[0] if over else INDIAN
        held = side_force(self.view, side, region)
        much = f"{held} {('Indian', 'US')[side]} cubes, {held - STACK} over the limit of {STACK}"
        return f"{self.nouns.place(region)} holds {much}. Which goes back to the Ready Box?"

    # --- wagons and strikes

    def _raid(self, step: steps.Raid) -> str:
        trail = step.trail
        region = self.board.trails[trail][step.place]
        counts = there(self.view, region)
        head = f"Attack on the wagon in {self.nouns.place(region)} with {colored(counts[:2])}"
        if step.losses:
            return f"{head}: it hits back. Which cube is lost?"
        return f"{head}: it still stands. Another round, or break off?"

    def _strike(self, step: steps.Strike) -> str:
        name = self.nouns.card(step.card)
        army = step.army
        if step.begun:
            return self._struck(step, name)
        if self.view.striking == NOWHERE and from_one_region(self.board.event(step.card), self._op(step)):
            return f"{name}: which region with {COLORS[army]} cubes strikes?"
        if self.view.struck:
            return f"{name}: which region is struck next, if any? {opened(number(step.left))} at most."
        return f"{name}: which region is struck?"

    def _struck(self, step: steps.Strike, name: str) -> str:
        """Whose cubes are to be lost is told by where they are."""
        owed, target = step.owed, step.target
        if owed and self._answered(step):
            lose = several(owed, "cube")
            where = self.nouns.place(self.view.striking)
            return f"{self.nouns.at(target)} strikes back at {where}: {lose} still to lose. Which first?"
        lose = several(step.hits, "cube")
        return f"{name} strikes {self.nouns.place(target)}: {lose} still to lose. Which first?"

    def _answered(self, step: steps.Strike) -> bool:
        """Whether any of those who strike are left."""
        army = step.army
        armies = COMPANY[army] if self._op(step).dice == "normal" else (army,)
        return any(there(self.view, self.view.striking)[army] for army in armies)

    def _op(self, step: steps.Strike) -> ops.Strike:
        op = self.board.event(step.card).ops[step.step]
        assert isinstance(op, ops.Strike), op
        return op


def again(step: steps.Engagement) -> list[str]:
    """The faces that may be rolled again by the faction that is asked."""
    army = step.again[0]
    faces = {face for each in step.combat if concerns(each, army) for face in each.reroll}
    return [f"{FACES[face]}s" for face in sorted(faces)]
