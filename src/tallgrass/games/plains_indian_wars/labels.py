"""An action as a button names it, in the moment of a view if there is one."""

from __future__ import annotations

from typing import Final

from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.ahead import ahead
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    COLORS,
    INDIAN,
    NAMES,
    NOWHERE,
    SACRAMENTO,
)
from tallgrass.games.plains_indian_wars.fight_prompts import again
from tallgrass.games.plains_indian_wars.moments import find, left_to_move, num, nums, side_force, there, top
from tallgrass.games.plains_indian_wars.nouns import (
    LINE_TITLES,
    Nouns,
    cubes,
    figures,
    letters,
    number,
    opened,
    row,
    several,
)
from tallgrass.games.plains_indian_wars.view import PlainsView

_DONE: Final = {
    "FactionTurn": "Play no other Event",
    "March": "End movement",
    "Activation": "Move no more of this group",
    "Placement": "Place no more",
    "Raids": "Attack no wagon",
    "Withdrawal": "Take no more",
    "Strike": "Strike no other region",
}


def label(board: Board, actions: Actions, action: int, view: PlainsView | None) -> str:
    """The text of an action."""
    return Labels(board, actions, view).text(action)


class Labels:
    """Labels for one moment."""

    __slots__ = ("actions", "board", "kind", "nouns", "view")
    board: Board
    actions: Actions
    nouns: Nouns
    view: PlainsView | None
    kind: str  # of the task that asks

    def __init__(self, board: Board, actions: Actions, view: PlainsView | None) -> None:
        self.board = board
        self.actions = actions
        self.nouns = Nouns(board)
        self.view = view
        self.kind = "" if view is None else top(view).kind

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
        if self.view is None or self.kind != "Party":
            return ""
        step = top(self.view)
        on_foot = num(step, "line") == NOWHERE
        more = num(step, "left") > (1 if on_foot else 0)
        told = ahead(self.board, self.view, nums(step, "cubes"), place, far=more)
        return f", {told}" if told else ""

    def _sent(self) -> str:
        """'it' or 'them': what a treaty relocates."""
        if self.view is None or self.kind != "Treaty":
            return "them"
        step = top(self.view)
        counts = there(self.view, num(step, "region"))
        return "it" if sum(counts[army] for army in nums(step, "moving")) == 1 else "them"

    def _movable(self, place: int) -> str:
        """What an activation could move."""
        view = self.view
        march = None if view is None else find(view, "March")
        if view is None or march is None:
            return ""
        army = num(march, "army")
        count = left_to_move(view, army, place)
        return f": {count} {COLORS[army]} can move" if count else ""

    def _standing(self, place: int) -> str:
        """Who is there."""
        if self.view is None:
            return ""
        found = letters(there(self.view, place))
        return f": {found}" if found else ""

    def _sides(self, place: int) -> str:
        view = self.view
        if view is None or not side_force(view, INDIAN, place):
            return ""
        counts = there(view, place)
        return f": {letters(counts[:2])} and {letters([0, 0, *counts[2:]])}"

    # --- with a place and a count, or a trail

    def _with_count(self, action: int) -> str:
        actions, nouns = self.actions, self.nouns
        if action < actions.withdraw:
            place, count = actions.place_count(action)
            army = self._army("Placement", "army")
            what = several(count, "cube") if army < 0 else cubes(army, count)
            return f"Place {what} in {nouns.place(place)}{self._standing(place)}{self._meets(army, place)}"
        if action < actions.raid:
            place, count = actions.withdraw_count(action)
            army = self._taken()
            what = several(count, "cube") if army < 0 else cubes(army, count)
            return f"Take {what} from {nouns.place(place)}"
        region, trail = divmod(action - actions.raid, actions.trails)
        return f"Attack a wagon on the {nouns.trail(trail)} in {nouns.place(region)}"

    def _meets(self, army: int, place: int) -> str:
        """What comes of it that a cube is placed there (P-62)."""
        if self.view is None or army < 0:
            return ""
        told = ahead(self.board, self.view, [int(each == army) for each in range(ARMIES)], place)
        return f", {told}" if told else ""

    def _taken(self) -> int:
        """The faction whose cubes a card takes; -1: it isn't known."""
        if self.view is not None and self.kind == "Withdrawal":
            return nums(top(self.view), "armies")[0]
        return self._army("Removal", "army")

    def _army(self, kind: str, name: str) -> int:
        """The faction that a task is about; -1: there is no such task."""
        if self.view is None or self.kind != kind:
            return -1
        return num(top(self.view), name)

    # --- with a faction

    def _with_army(self, action: int) -> str:
        actions = self.actions
        if action < actions.take:
            return self._one_cube(action)
        if action < actions.retreat:
            return self._some_cubes(action)
        army, place = actions.army_place(action)
        goes = "gives way" if self.kind == "GivingWay" else "retreats"
        return f"One {COLORS[army]} cube {goes} to {self.nouns.place(place)}{self._standing(place)}"

    def _one_cube(self, action: int) -> str:
        actions = self.actions
        if action < actions.lose:
            return f"{opened(COLORS[action - actions.beside])} fights beside {COLORS[CAVALRY]}"
        if action < actions.shed:
            color = COLORS[action - actions.lose]
            hit = self.kind == "Engagement" and self.view is not None and num(top(self.view), "stage") == 2
            return f"Let the ambush aim at {color}" if hit else f"Lose {_one(color)} cube"
        return f"Send back {_one(COLORS[action - actions.shed])} cube"

    def _some_cubes(self, action: int) -> str:
        actions = self.actions
        if action < actions.ask:
            army, count = actions.army_count(actions.take, action)
            return f"{'Take along' if self.kind == 'Party' else 'Move'} {cubes(army, count)}"
        if action < actions.drop:
            army, count = actions.army_count(actions.ask, action)
            return f"Ask for {cubes(army, count)} to come along"
        army, count = actions.army_count(actions.drop, action)
        where = self._army("Party", "place")
        return f"Leave {cubes(army, count)} {'here' if where < 0 else f'in {self.nouns.at(where)}'}"

    # --- the rest

    def _alone(self, action: int) -> str:
        actions, nouns = self.actions, self.nouns
        if action < actions.rail:
            count = action - actions.transfer
            box = nouns.at(self.board.box(SACRAMENTO))
            army = self._army("Reinforcement", "army")
            what = several(count, "cube") if army < 0 else cubes(army, count)
            return f"Transfer {what} to {box}" if count else f"Transfer none to {box}"
        if action < actions.trail:
            return f"Move a group by rail, on the {LINE_TITLES[action - actions.rail]}"
        if action < actions.choose:
            trail = action - actions.trail
            if self.kind == "EventCard":
                return f"All wagons on the {nouns.trail(trail)}"
            way = " ".join([nouns.at(region) for region in self.board.trails[trail]])
            return f"The {nouns.trail(trail)}: {way}"
        if action < actions.recover:
            return self._option(actions.options[action - actions.choose])
        return self._plain(action)

    def _plain(self, action: int) -> str:
        actions = self.actions
        if action == actions.recover:
            cost = self.board.edition.setup.turn.main.casualty_recovery_cost_groups
            return f"Recover casualties, for {several(cost, 'group move')}{self._casualties()}"
        if action == actions.reroll:
            if self.view is None or self.kind != "Engagement" or not nums(top(self.view), "again"):
                return "Roll again"
            return f"Roll the {row(again(top(self.view)))} again"
        if action == actions.done:
            return _DONE.get(self.kind, "Done")
        return {
            actions.muster: "Recover nothing before the reinforcements",
            actions.agree: "Agree",
            actions.refuse: "Refuse",
            actions.go: "Set out, with no others",
            actions.stop: "Stop here",
            actions.ambush: "Ambush: roll one die first",
            actions.no_ambush: "No ambush",
            actions.keep: "Keep this roll",
            actions.stay: "Let no other cube retreat",
            actions.roll: "Roll another round",
            actions.break_off: "Break off the attack",
        }[action]

    def _casualties(self) -> str:
        view = self.view
        if view is None:
            return ""
        task = find(view, "March") or find(view, "FactionTurn")
        if task is None:
            return ""
        army = num(task, "army")
        return f": {view.casualties[army]} {COLORS[army]}"

    # --- options of cards

    def _option(self, option: str) -> str:
        """In the words of the steps that the card takes then."""
        if self.view is None or self.kind != "EventCard":
            return f"Option {option}"
        event = self.board.events[num(top(self.view), "card")]
        assert event is not None, option
        steps = [op for op in event.ops if op.option is not None and op.option.replace("_", "-") == option]
        told = [_step(self.nouns, op) for op in steps]
        return f"Option {option}: {row([each for each in told if each])}"


def _one(color: str) -> str:
    return f"{'an' if color[0] in 'aeiou' else 'a'} {color}"


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
