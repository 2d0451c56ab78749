"""An action as a button names it, in the moment of a view if there is one."""

from __future__ import annotations

from typing import Final

from tallgrass.games.plains_indian_wars import steps
from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.ahead import ahead
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.engagement import TARGET
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    BLANK,
    CAVALRY,
    COLORS,
    INDIAN,
    NAMES,
    NOBODY,
    NOWHERE,
    OF_SIDE,
    SACRAMENTO,
)
from tallgrass.games.plains_indian_wars.fight_prompts import again
from tallgrass.games.plains_indian_wars.moments import find, left_to_move, side_force, there, top
from tallgrass.games.plains_indian_wars.nouns import (
    LINE_TITLES,
    Nouns,
    article,
    colored,
    cubes,
    figures,
    number,
    opened,
    row,
    several,
)
from tallgrass.games.plains_indian_wars.recovery import recovery_cost
from tallgrass.games.plains_indian_wars.view import PlainsView

_DONE: Final[dict[type[steps.Step], str]] = {
    steps.FactionTurn: "Play no other Event",
    steps.March: "End movement",
    steps.Activation: "Move no more of this group",
    steps.Placement: "Place no more",
    steps.Raids: "Attack no wagon",
    steps.Withdrawal: "Take no more",
    steps.Strike: "Strike no other region",
}


def label(board: Board, actions: Actions, action: int, view: PlainsView | None) -> str:
    """The text of an action."""
    return Labels(board, actions, view).text(action)


class Labels:
    """Labels for one moment."""

    __slots__ = ("actions", "board", "nouns", "now", "view")
    board: Board
    actions: Actions
    nouns: Nouns
    view: PlainsView | None
    now: steps.Step  # the task that asks

    def __init__(self, board: Board, actions: Actions, view: PlainsView | None) -> None:
        self.board = board
        self.actions = actions
        self.nouns = Nouns(board)
        self.view = view
        self.now = steps.Step() if view is None else top(view)

    def text(self, action: int) -> str:
        """What a button would say."""
        actions = self.actions
        if action < actions.activate:
            return self._with_card(action)
        if action < actions.place:
            return self._with_place(action)
        if action < actions.beside:
            return self._with_count(action)
        if action < actions.transfer:
            return self._with_army(action)
        return self._alone(action)

    def _with_card(self, action: int) -> str:
        actions = self.actions
        if action < actions.stand_in:
            card = action - actions.play
            return f"Play {self.nouns.card(card)} ({self.nouns.worth(card)})"
        return f"Let {self.nouns.card(action - actions.stand_in)} stand in"

    # --- with a place

    def _with_place(self, action: int) -> str:
        actions, nouns = self.actions, self.nouns
        if action < actions.step:
            place = action - actions.activate
            return f"Activate {nouns.place(place)}{self._movable(place)}"
        if action < actions.fight:
            return self._going(action)
        place = (action - actions.fight) % actions.places
        if action < actions.relocate:
            return f"Fight in {nouns.place(place)}{self._sides(place)}"
        if action < actions.name:
            return f"Send {self._sent()} to {nouns.place(place)}{self._standing(place)}"
        verb = "Choose" if action < actions.strike else "Strike"
        return f"{verb} {nouns.place(place)}{self._standing(place)}"

    def _going(self, action: int) -> str:
        actions = self.actions
        verb, first = ("Go to", actions.step)
        if action >= actions.via:
            verb, first = ("Let some off on the way at", actions.via)
        elif action >= actions.ride:
            verb, first = ("Ride to", actions.ride)
        place = action - first
        return f"{verb} {self.nouns.place(place)}{self._standing(place)}{self._comes(place)}"

    def _comes(self, place: int) -> str:
        """What comes of it for the party that goes there."""
        step = self.now
        if self.view is None or not isinstance(step, steps.Party):
            return ""
        on_foot = step.line == NOWHERE
        more = step.left > (1 if on_foot else 0)
        told = ahead(self.board, self.view, step.cubes, place, far=more)
        return f", {told}" if told else ""

    def _sent(self) -> str:
        """'it' or 'them': what a treaty relocates."""
        step = self.now
        if self.view is None or not isinstance(step, steps.Treaty):
            return "them"
        counts = there(self.view, step.region)
        return "it" if sum(counts[army] for army in step.moving) == 1 else "them"

    def _movable(self, place: int) -> str:
        """What an activation could move."""
        view = self.view
        march = None if view is None else find(view, steps.March)
        if view is None or march is None:
            return ""
        army = march.army
        count = left_to_move(view, army, place)
        return f": {count} {COLORS[army]} can move" if count else ""

    def _standing(self, place: int) -> str:
        """Who is there."""
        if self.view is None:
            return ""
        found = colored(there(self.view, place))
        return f": {found} there" if found else ""

    def _sides(self, place: int) -> str:
        view = self.view
        if view is None or not side_force(view, INDIAN, place):
            return ""
        counts = there(view, place)
        return f": {colored(counts[:2])} against {colored([0, 0, *counts[2:]])}"

    # --- with a place and a count, or a trail

    def _with_count(self, action: int) -> str:
        actions, nouns = self.actions, self.nouns
        if action < actions.withdraw:
            place, count = actions.place_count(action)
            where = f"{nouns.place(place)}{self._standing(place)}{self._meets(place)}"
            return f"Place {self._cubes(count)} in {where}"
        if action < actions.raid:
            place, count = actions.withdraw_count(action)
            return f"Take {self._cubes(count)} from {nouns.place(place)}"
        region, trail = divmod(action - actions.raid, actions.trails)
        return f"Attack a wagon on the {nouns.trail(trail)} in {nouns.place(region)}"

    def _meets(self, place: int) -> str:
        """What comes of it that a cube is placed there (P-62)."""
        army = self._army()
        if self.view is None or army == NOBODY:
            return ""
        told = ahead(self.board, self.view, [int(each == army) for each in range(ARMIES)], place)
        return f", {told}" if told else ""

    def _cubes(self, count: int) -> str:
        """'two green cubes'."""
        army = self._army()
        return several(count, "cube") if army == NOBODY else cubes(army, count)

    def _army(self) -> int:
        """The faction whose cubes are placed or taken; NOBODY: it isn't known."""
        match self.now:
            case steps.Placement(army=army) | steps.Reinforcement(army=army) | steps.Removal(army=army):
                return army
            case steps.Withdrawal(armies=armies):
                return armies[0]
        return NOBODY

    # --- with a faction

    def _with_army(self, action: int) -> str:
        actions = self.actions
        if action < actions.take:
            return self._one_cube(action)
        if action < actions.retreat:
            return self._some_cubes(action)
        army, place = actions.army_place(action)
        goes = "gives way" if isinstance(self.now, steps.GivingWay) else "retreats"
        return f"One {COLORS[army]} cube {goes} to {self.nouns.place(place)}{self._standing(place)}"

    def _one_cube(self, action: int) -> str:
        actions = self.actions
        if action < actions.lose:
            return f"{opened(COLORS[action - actions.beside])} fights beside {COLORS[CAVALRY]}"
        if action < actions.shed:
            color = COLORS[action - actions.lose]
            aimed = isinstance(self.now, steps.Engagement) and self.now.stage == TARGET
            return f"Let the ambush aim at {color}" if aimed else f"Lose {article(color)} cube"
        return f"Send back {article(COLORS[action - actions.shed])} cube"

    def _some_cubes(self, action: int) -> str:
        actions = self.actions
        if action < actions.ask:
            army, count = actions.army_count(actions.take, action)
            verb = "Take along" if isinstance(self.now, steps.Party) else "Move"
            return f"{verb} {cubes(army, count)}"
        if action < actions.drop:
            army, count = actions.army_count(actions.ask, action)
            return f"Ask for {cubes(army, count)} to come along"
        army, count = actions.army_count(actions.drop, action)
        where = f"in {self.nouns.place(self.now.place)}" if isinstance(self.now, steps.Party) else "here"
        return f"Leave {cubes(army, count)} {where}"

    # --- the rest

    def _alone(self, action: int) -> str:
        actions, nouns = self.actions, self.nouns
        if action < actions.rail:
            count = action - actions.transfer
            box = nouns.at(self.board.box(SACRAMENTO))
            return f"Transfer {self._cubes(count) if count else 'none'} to {box}"
        if action < actions.trail:
            return f"Move a group by rail, on the {LINE_TITLES[action - actions.rail]}"
        if action < actions.choose:
            trail = action - actions.trail
            if isinstance(self.now, steps.EventCard):
                return f"All wagons on the {nouns.trail(trail)}"
            way = " ".join([nouns.at(region) for region in self.board.trails[trail]])
            return f"The {nouns.trail(trail)}: {way}"
        if action < actions.recover:
            return self._option(actions.options[action - actions.choose])
        return self._plain(action)

    def _plain(self, action: int) -> str:
        actions = self.actions
        if action == actions.recover:
            return self._recovery()
        if action == actions.reroll:
            if isinstance(self.now, steps.Engagement) and self.now.again:
                return f"Roll the {row(again(self.now))} again"
            return "Roll again"
        if action == actions.done:
            return _DONE.get(type(self.now), "Done")
        return {
            actions.muster: "Recover nothing before the reinforcements",
            actions.agree: "Agree",
            actions.refuse: "Refuse",
            actions.go: "Set out, with no others",
            actions.stop: "Stop here",
            actions.ambush: "Ambush: roll one die first",
            actions.no_ambush: "No ambush",
            actions.keep: "Keep this roll",
            actions.stay: f"Let no {'other ' if self._retreated() else ''}cube retreat",
            actions.roll: "Roll another round",
            actions.break_off: "Break off the attack",
        }[action]

    def _retreated(self) -> bool:
        """Whether a cube of the side that is asked has retreated in this round: a Blank has been used."""
        step = self.now
        if not isinstance(step, steps.Engagement):
            return False
        side = step.attackers if step.blanks[step.attackers] else 1 - step.attackers
        return sum(step.faces[army].count(BLANK) for army in OF_SIDE[side]) > step.blanks[side]

    def _recovery(self) -> str:
        """What it costs and brings back, if it is known whose they are."""
        step, army, told = self.now, NOBODY, ""
        if self.view is not None and isinstance(step, (steps.March, steps.FactionTurn)):
            army = step.army
            told = f": {self.view.casualties[army]} {COLORS[army]}"
        cost = recovery_cost(self.board, army)
        return f"Recover casualties, for {several(cost, 'group move')}{told}"

    # --- options of cards

    def _option(self, option: str) -> str:
        """In the words of the steps that the card takes then."""
        if not isinstance(self.now, steps.EventCard):
            return f"Option {option}"
        card = self.board.event(self.now.card)
        taken = [op for op in card.ops if op.option is not None and op.option.replace("_", "-") == option]
        told = [_step(self.nouns, op) for op in taken]
        return f"Option {option}: {row([each for each in told if each])}"


def _step(nouns: Nouns, op: ops.Op) -> str:
    """What a step of a card does, in short; what has no short words is told by the card's text."""
    match op:
        case ops.Relocate():
            what = f"withdraw {COLORS[NAMES.index(op.faction)]} cubes"
            return f"{what} to {nouns.at(nouns.board.place(op.to))}"
        case ops.Place():
            return f"place {cubes(NAMES.index(op.faction), op.count)}{_box(nouns, 'in', op.where)}"
        case ops.Move():
            whole = "all " if op.all else ""
            return f"move {whole}{COLORS[NAMES.index(op.faction)]} cubes{_box(nouns, 'out of', op.frm)}"
        case ops.Recover():
            count = "all" if op.count == "all" else number(op.count)
            return f"recover {count} {COLORS[NAMES.index(op.faction)]} casualties"
        case ops.Draw():
            return f"draw {figures(op.count, 'card')}"
        case ops.Remove():
            colors = row([COLORS[NAMES.index(name)] for name in op.target])
            gone = "for good" if op.to == "permanent" else "to the Casualty Box"
            return f"take {several(op.count, f'{colors} cube')}{' each' if len(op.target) > 1 else ''} {gone}"
        case ops.Strike():
            return f"strike with {COLORS[NAMES.index(op.faction)]} cubes"
        case ops.WagonAdvance():
            return "roll wagons west"
        case ops.RailPlace():
            return "lay track"
    return ""


def _box(nouns: Nouns, joint: str, where: str | tuple[str, ...]) -> str:
    """' in Canada', where a step names one box."""
    if isinstance(where, tuple) or where.replace("_", "-") not in nouns.board.codes:
        return ""
    return f" {joint} {nouns.at(nouns.board.place(where))}"
