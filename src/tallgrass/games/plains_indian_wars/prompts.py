"""What a seat has to decide, and what the others wait for."""

from __future__ import annotations

from typing import Final

from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.factions import (
    COLORS,
    ENEMIES,
    NOWHERE,
    OF_SIDE,
    STACK,
)
from tallgrass.games.plains_indian_wars.fight_prompts import FightPrompts
from tallgrass.games.plains_indian_wars.moments import (
    find,
    flag,
    left_to_move,
    num,
    nums,
    overfull,
    texts,
    there,
    top,
)
from tallgrass.games.plains_indian_wars.movement import DROPPING, GATHERING
from tallgrass.games.plains_indian_wars.nouns import (
    FACTIONS,
    LINE_TITLES,
    MAIN_TYPES,
    Nouns,
    cubes,
    figures,
    force,
    number,
    opened,
    row,
    seat_name,
    several,
    verb,
)
from tallgrass.games.plains_indian_wars.space import companions
from tallgrass.games.plains_indian_wars.steps import Step
from tallgrass.games.plains_indian_wars.turn import AFTER, RECOVERY
from tallgrass.games.plains_indian_wars.view import PlainsView

# What a seat does at each kind of task, as the others are told.
_AWAITED: Final = {
    "FactionTurn": "choose a card",
    "March": "move a group or end movement",
    "Activation": "say how many cubes go",
    "Party": "move a party",
    "Placement": "place cubes",
    "Reinforcement": "transfer cubes",
    "Engagement": "decide in the engagement",
    "Fights": "choose the next engagement",
    "Treaty": "say where the treaty sends cubes",
    "GivingWay": "say where a cube gives way to",
    "Shedding": "send back cubes above the limit",
    "Raids": "attack wagons or not",
    "Raid": "go on with the attack on a wagon",
    "WagonTurn": "choose a trail for a wagon",
    "EventCard": "carry out an Event",
    "Strike": "strike",
    "Withdrawal": "withdraw cubes",
    "Removal": "take cubes off the map",
}


class Prompts:
    """Prompts for one moment."""

    __slots__ = ("board", "nouns", "now", "view")
    board: Board
    nouns: Nouns
    view: PlainsView
    now: Step

    def __init__(self, board: Board, view: PlainsView) -> None:
        self.board = board
        self.nouns = Nouns(board)
        self.view = view
        self.now = top(view)

    def text(self) -> str:
        """The prompt."""
        view = self.view
        if not view.waiting:
            return "The game is over."
        if view.seat is None or view.seat not in view.waiting:
            return self._waiting()
        return self._asked()

    # --- others

    def _waiting(self) -> str:
        view, step = self.view, self.now
        who = row([seat_name(view.seats, seat) for seat in view.waiting])
        if step.kind == "Activation" and num(step, "asked") != NOWHERE:
            return f"Waiting for {who} to say whether {self._asked_for(step)} may come along."
        what = _AWAITED.get(step.kind, "decide")
        if step.kind == "FactionTurn":
            what = {RECOVERY: "recover casualties or not", AFTER: "play another Event or end the turn"}.get(
                num(step, "stage"), what
            )
        return f"Waiting for {who} to {what}{self._where(step)}."

    def _where(self, step: Step) -> str:
        """' in N7'."""
        if step.kind in ("Engagement", "Treaty", "GivingWay"):
            return f" in {self.nouns.place(num(step, 'region'))}"
        if step.kind == "EventCard":
            return f": {self.nouns.card(num(step, 'card'))}"
        return ""

    # --- the one who is asked

    def _asked(self) -> str:
        step = self.now
        match step.kind:
            case "FactionTurn":
                return self._turn(step)
            case "March":
                return self._march(step)
            case "Activation":
                return self._activation(step)
            case "Party":
                return self._party(step)
            case "Placement":
                return self._placement(step)
            case "Reinforcement":
                return self._reinforcement(step)
            case "Engagement" | "Treaty" | "GivingWay" | "Shedding" | "Raid" | "Strike":
                return FightPrompts(self.board, self.view).text()
            case "Fights":
                return "Movement is over. Which engagement is fought next?"
            case "Raids":
                return self._raids()
            case "WagonTurn":
                new = several(num(step, "new"), "new wagon")
                which = "it" if num(step, "new") == 1 else "the next one"
                return f"{opened(new)} in St. Louis: which trail does {which} take, from east to west?"
            case "EventCard":
                return self._event(step)
            case "Removal":
                return self._removal(step)
        return self._withdrawal(step)

    # --- cards

    def _turn(self, step: Step) -> str:
        army, stage = num(step, "army"), num(step, "stage")
        name = FACTIONS[army]
        if stage == RECOVERY:
            dead = cubes(army, self.view.casualties[army])
            groups = figures(num(step, "groups"), "group move")
            cost = self.board.edition.setup.turn.main.casualty_recovery_cost_groups
            back = f"spend {number(cost)} of {groups} to bring back {dead} before the reinforcements"
            return f"{name}: {back}, or not yet?"
        if stage == AFTER:
            return f"{name}: you may play one more Event, or end the turn."
        main = MAIN_TYPES[army]
        held = any(self.board.main[card] is not None for card in self.view.hand[army])
        if num(step, "played") and held:
            return f"{name}: now play {_article(main)} card."
        if held:
            return f"{name}: play {_article(main)} card, or an Event first."
        limits = self.board.edition.setup.turn.main
        stand = self.nouns.limits(limits.event_substitute_groups, limits.event_substitute_moves)
        first = "" if num(step, "played") else "; another may go first"
        return f"{name}: no {main} card in hand, so an Event has to stand in for one ({stand}){first}."

    def _event(self, step: Step) -> str:
        card = num(step, "card")
        event = self.board.events[card]
        assert event is not None, card
        op = event.ops[num(step, "step") - 1]
        name = self.nouns.card(card)
        if isinstance(op, ops.WagonAdvance):
            return f"{name}: the wagons of which trail roll west?"
        if isinstance(op, ops.Restrict):
            barred = row([COLORS[army] for army in range(len(COLORS)) if _names(op.target, army)])
            return f"{name}: which region is closed to {barred} cubes?"
        if isinstance(op, ops.Choose) and op.count > 1:
            chosen = sum(option in texts(step, "chosen") for option in op.options)
            left = number(op.count - chosen)
            return f"{name}: {event.text} Choose {left}{' more' if chosen else ''}."
        return f"{name}: {event.text}"

    # --- placing

    def _placement(self, step: Step) -> str:
        army, left = num(step, "army"), num(step, "left")
        source = find(self.view, "EventCard")
        what = f"place {cubes(army, left)}"
        if find(self.view, "SetUp") is not None and source is None:
            return f"Set-up: {what} in home regions of {FACTIONS[army]} as you like."
        if source is not None:
            head = self.nouns.card(num(source, "card"))
        else:
            head = "Reinforcements" if army != ENEMIES else "Enemies"
        extra = ""
        if num(step, "most_regions"):
            extra = f", all in {several(num(step, 'most_regions'), 'place')}"
        elif num(step, "most_each"):
            extra = f", {number(num(step, 'most_each'))} in a place at most"
        return f"{head}: {what}{extra}. Where?"

    def _reinforcement(self, step: Step) -> str:
        army, count = num(step, "army"), num(step, "count")
        closed = ""
        if self.view.mountains < self.board.mountains:
            closed = ", which is closed until the mountains are done"
        new = several(count, f"new {COLORS[army]} cube")
        how = "does it go on" if count == 1 else "how many go on"
        return f"{opened(new)} in St. Louis: {how} to Sacramento{closed}?"

    # --- movement

    def _march(self, step: Step) -> str:
        army, groups, moves = num(step, "army"), num(step, "groups"), num(step, "moves")
        name = FACTIONS[army]
        far = "one region" if moves == 1 else f"up to {moves} regions"
        left = f"{figures(groups, 'group move')} left, {far} each"
        return f"{name}: {left}. Which group, or end movement?{self._warning()}"

    def _warning(self) -> str:
        """P-4."""
        told = []
        for region, side in overfull(self.view):
            counts = there(self.view, region)
            held = sum(counts[army] for army in OF_SIDE[side])
            told.append(f"{self.nouns.at(region)} holds {held} {('Indian', 'US')[side]} cubes")
        if not told:
            return ""
        return f" Careful: {row(told)}; when movement ends, what is over {STACK} goes to the Ready Box (P-4)."

    def _activation(self, step: Step) -> str:
        army, place = num(step, "army"), num(step, "place")
        if num(step, "asked") != NOWHERE:
            moves = num(step, "moves")
            far = "one region" if moves == 1 else f"up to {moves} regions"
            who = FACTIONS[army]
            ask = f"{who} {verb(who, 'ask')} whether {self._asked_for(step)} may come along"
            return f"{ask} from {self.nouns.place(place)}, {far}."
        count = left_to_move(self.view, army, place)
        line = num(step, "line")
        how = f"by rail on the {LINE_TITLES[line]}" if line != NOWHERE else self._far(num(step, "moves"))
        many = (
            f"{cubes(army, count)} can move, {how}. {'Does it?' if count == 1 else 'How many go together?'}"
        )
        if flag(step, "whole"):
            many = f"{cubes(army, count)} can move, {how}, all together or none."
        allowed = self._allowed(step, army)
        return f"{self.nouns.place(place)}: {many}{allowed}{self._warning()}"

    def _far(self, moves: int) -> str:
        return "one region" if moves == 1 else f"up to {moves} regions"

    def _asked_for(self, step: Step) -> str:
        return cubes(num(step, "asked"), num(step, "count"))

    def _allowed(self, step: Step, army: int) -> str:
        """Who of another seat comes along or doesn't, after it was asked."""
        told = []
        answers = nums(step, "allowed")
        for ally in companions(army):
            if answers[ally] > 0:
                told.append(f"{cubes(ally, answers[ally])} may come along")
            elif answers[ally] == 0:
                told.append(f"no {COLORS[ally]} cube comes along")
        return f" {opened(row(told))}." if told else ""

    def _party(self, step: Step) -> str:
        counts, place = nums(step, "cubes"), num(step, "place")
        party, stage = force(counts), num(step, "stage")
        where = self.nouns.place(place)
        if stage == GATHERING:
            return f"{opened(party)} {_leave(sum(counts))} {where}. Who else comes along?"
        if stage == DROPPING:
            return f"By rail in {where}: which of {party} get off here?"
        stand = "stands" if sum(counts) == 1 else "stand"
        if num(step, "line") != NOWHERE:
            more = " The rest ride on." if flag(step, "waits") else ""
            alight = "does it" if sum(counts) == 1 else "do they"
            return f"{opened(party)} in {where}, by rail: where {alight} get off?{more}"
        left = num(step, "left")
        if not left:
            return f"{opened(party)} {stand} in {where} and can go no further.{self._warning()}"
        steps = figures(left, "step")
        return f"{opened(party)} {stand} in {where}, {steps} left. Where to?{self._warning()}"

    # --- the rest

    def _raids(self) -> str:
        """P-39; with a card in force that changes what destroys a wagon, its text says more."""
        told = "You may attack wagons that stand alone with your cubes, each once a turn"
        if any(effect.hits_needed for effect in self.view.effects):
            return f"{told}."
        return f"{told}; two Weapons in one round destroy one."

    def _removal(self, step: Step) -> str:
        source = find(self.view, "EventCard")
        head = "Removal" if source is None else self.nouns.card(num(source, "card"))
        where = "out of the game" if flag(step, "permanent") else "to the Casualty Box"
        what = cubes(num(step, "army"), num(step, "left"))
        return f"{head}: {what} {'goes' if num(step, 'left') == 1 else 'go'} {where}. From where?"

    def _withdrawal(self, step: Step) -> str:
        source = find(self.view, "EventCard")
        head = "Withdrawal" if source is None else self.nouns.card(num(source, "card"))
        army = nums(step, "armies")[0]
        limits = []
        if num(step, "regions_left"):
            limits.append(f"from up to {several(num(step, 'regions_left'), 'more place')}")
        if num(step, "cubes_left"):
            limits.append(f"up to {several(num(step, 'cubes_left'), 'more cube')}")
        most = f", {', '.join(limits)}" if limits else ""
        return f"{head}: {COLORS[army]} cubes may go to {self.nouns.at(num(step, 'to'))}{most}. Which?"


def _article(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def _leave(count: int) -> str:
    return "leaves" if count == 1 else "leave"


def _names(targets: tuple[str, ...], army: int) -> bool:
    return ("npt", "spt", "cavalry", "settlers", "enemies")[army] in targets
