"""What a seat has to decide, and what the others wait for."""

from __future__ import annotations

from typing import Final

from tallgrass.games.plains_indian_wars import steps
from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    COLORS,
    ENEMIES,
    NAMES,
    NOWHERE,
    STACK,
)
from tallgrass.games.plains_indian_wars.fight_prompts import FightPrompts
from tallgrass.games.plains_indian_wars.moments import (
    Moment,
    find,
    left_to_move,
    overfull,
    side_force,
)
from tallgrass.games.plains_indian_wars.movement import DROPPING, GATHERING
from tallgrass.games.plains_indian_wars.nouns import (
    FACTIONS,
    LINE_TITLES,
    MAIN_TYPES,
    article,
    cubes,
    cubes_do,
    does,
    figures,
    force,
    number,
    opened,
    row,
    seat_name,
    several,
    verb,
)
from tallgrass.games.plains_indian_wars.recovery import recovery_cost
from tallgrass.games.plains_indian_wars.space import companions
from tallgrass.games.plains_indian_wars.turn import AFTER, RECOVERY

# What a seat does at each kind of task, as the others are told.
_AWAITED: Final[dict[type[steps.Step], str]] = {
    steps.FactionTurn: "choose a card",
    steps.March: "move a group or end movement",
    steps.Activation: "say how many cubes go",
    steps.Party: "move a party",
    steps.Placement: "place cubes",
    steps.Reinforcement: "transfer cubes",
    steps.Engagement: "decide in the engagement",
    steps.Fights: "choose the next engagement",
    steps.Treaty: "say where the treaty sends cubes",
    steps.GivingWay: "say where a cube gives way to",
    steps.Shedding: "send back cubes above the limit",
    steps.Raids: "attack wagons or not",
    steps.Raid: "go on with the attack on a wagon",
    steps.WagonTurn: "choose a trail for a wagon",
    steps.EventCard: "carry out an Event",
    steps.Strike: "strike",
    steps.Withdrawal: "withdraw cubes",
    steps.Removal: "take cubes off the map",
}
_AWAITED_IN_TURN: Final = {
    RECOVERY: "recover casualties or not",
    AFTER: "play another Event or end the turn",
}


class Prompts(Moment):
    """Prompts for one moment."""

    __slots__ = ()

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
        if isinstance(step, steps.Activation) and step.asked != NOWHERE:
            return f"Waiting for {who} to say whether {self._asked_for(step)} may come along."
        what = _AWAITED.get(type(step), "decide")
        if isinstance(step, steps.FactionTurn):
            what = _AWAITED_IN_TURN.get(step.stage, what)
        return f"Waiting for {who} to {what}{self._where(step)}."

    def _where(self, step: steps.Step) -> str:
        """' in N7'."""
        if isinstance(step, (steps.Engagement, steps.Treaty, steps.GivingWay)):
            return f" in {self.nouns.place(step.region)}"
        if isinstance(step, steps.EventCard):
            return f": {self.nouns.card(step.card)}"
        return ""

    # --- the one who is asked

    def _asked(self) -> str:
        step = self.now
        match step:
            case steps.FactionTurn():
                return self._turn(step)
            case steps.March():
                return self._march(step)
            case steps.Activation():
                return self._activation(step)
            case steps.Party():
                return self._party(step)
            case steps.Placement():
                return self._placement(step)
            case steps.Reinforcement():
                return self._reinforcement(step)
            case steps.Fights():
                return "Movement is over. Which engagement is fought next?"
            case steps.Raids():
                return self._raids()
            case steps.WagonTurn():
                new = several(step.new, "new wagon")
                which = "it" if step.new == 1 else "the next one"
                return f"{opened(new)} in St. Louis: which trail does {which} take, from east to west?"
            case steps.EventCard():
                return self._event(step)
            case steps.Removal():
                return self._removal(step)
            case steps.Withdrawal():
                return self._withdrawal(step)
        return FightPrompts(self.board, self.view).text()

    # --- cards

    def _turn(self, step: steps.FactionTurn) -> str:
        army, stage = step.army, step.stage
        name = FACTIONS[army]
        if stage == RECOVERY:
            dead = cubes(army, self.view.casualties[army])
            groups = figures(step.groups, "group move")
            cost = number(recovery_cost(self.board, army))
            back = f"spend {cost} of {groups} to bring back {dead} before the reinforcements"
            return f"{name}: {back}, or not yet?"
        if stage == AFTER:
            return f"{name}: you may play one more Event, or end the turn."
        main = MAIN_TYPES[army]
        held = any(self.board.main[card] is not None for card in self.view.hand[army])
        if step.played and held:
            return f"{name}: now play {article(main)} card."
        if held:
            return f"{name}: play {article(main)} card, or an Event first."
        limits = self.board.edition.setup.turn.main
        stand = self.nouns.limits(limits.event_substitute_groups, limits.event_substitute_moves)
        first = "" if step.played else "; another may go first"
        return f"{name}: no {main} card in hand, so an Event has to stand in for one ({stand}){first}."

    def _event(self, step: steps.EventCard) -> str:
        card = step.card
        event = self.board.event(card)
        op = event.ops[step.step - 1]
        name = self.nouns.card(card)
        if isinstance(op, ops.WagonAdvance):
            return f"{name}: the wagons of which trail roll west?"
        if isinstance(op, ops.Restrict):
            barred = row([COLORS[army] for army in range(ARMIES) if NAMES[army] in op.target])
            return f"{name}: which region is closed to {barred} cubes?"
        if isinstance(op, ops.Choose) and op.count > 1:
            chosen = sum([option in step.chosen for option in op.options])
            left = number(op.count - chosen)
            return f"{name}: {event.text} Choose {left}{' more' if chosen else ''}."
        return f"{name}: {event.text}"

    # --- placing

    def _placement(self, step: steps.Placement) -> str:
        army, left = step.army, step.left
        what = f"place {cubes(army, left)}"
        if find(self.view, steps.SetUp) is not None and find(self.view, steps.EventCard) is None:
            return f"Set-up: {what} in home regions of {FACTIONS[army]} as you like."
        head = self._source("Reinforcements" if army != ENEMIES else "Enemies")
        extra = ""
        if step.most_regions:
            extra = f", all in {several(step.most_regions, 'place')}"
        elif step.most_each:
            extra = f", {number(step.most_each)} in a place at most"
        return f"{head}: {what}{extra}. Where?"

    def _source(self, other: str) -> str:
        """The card that is carried out; if there is none, as it is called otherwise."""
        source = find(self.view, steps.EventCard)
        return other if source is None else self.nouns.card(source.card)

    def _reinforcement(self, step: steps.Reinforcement) -> str:
        army, count = step.army, step.count
        closed = ""
        if self.view.mountains < self.board.mountains:
            closed = ", which is closed until the mountains are done"
        new = several(count, f"new {COLORS[army]} cube")
        how = "does it go on" if count == 1 else "how many go on"
        return f"{opened(new)} in St. Louis: {how} to Sacramento{closed}?"

    # --- movement

    def _march(self, step: steps.March) -> str:
        army, groups, moves = step.army, step.groups, step.moves
        name = FACTIONS[army]
        left = f"{figures(groups, 'group move')} left, {_far(moves)} each"
        return f"{name}: {left}. Which group, or end movement?{self._warning()}"

    def _warning(self) -> str:
        """P-4."""
        told = []
        for region, side in overfull(self.view):
            held = side_force(self.view, side, region)
            told.append(f"{self.nouns.at(region)} holds {held} {('Indian', 'US')[side]} cubes")
        if not told:
            return ""
        return f" Careful: {row(told)}; when movement ends, what is over {STACK} goes to the Ready Box (P-4)."

    def _activation(self, step: steps.Activation) -> str:
        army, place = step.army, step.place
        if step.asked != NOWHERE:
            who = FACTIONS[army]
            ask = f"{who} {verb(who, 'ask')} whether {self._asked_for(step)} may come along"
            return f"{ask} from {self.nouns.place(place)}, {_far(step.moves)}."
        count = left_to_move(self.view, army, place)
        line = step.line
        how = f"by rail on the {LINE_TITLES[line]}" if line != NOWHERE else _far(step.moves)
        many = f"{cubes(army, count)} can move {how}. {'Move it?' if count == 1 else 'How many go together?'}"
        if step.whole:
            many = f"{cubes(army, count)} can move {how}, all together or none."
        allowed = self._allowed(step, army)
        return f"{self.nouns.place(place)}: {many}{allowed}{self._warning()}"

    def _asked_for(self, step: steps.Activation) -> str:
        return cubes(step.asked, step.count)

    def _allowed(self, step: steps.Activation, army: int) -> str:
        """Who of another seat comes along or doesn't, after it was asked."""
        told = []
        answers = step.allowed
        for ally in companions(army):
            if answers[ally] > 0:
                told.append(f"{cubes(ally, answers[ally])} may come along")
            elif answers[ally] == 0:
                told.append(f"no {COLORS[ally]} cube comes along")
        return f" {opened(row(told))}." if told else ""

    def _party(self, step: steps.Party) -> str:
        counts, place = step.cubes, step.place
        party, stage = force(counts), step.stage
        where = self.nouns.place(place)
        if stage == GATHERING:
            return f"{opened(party)} {does(sum(counts), 'leave')} {where}. Who else comes along?"
        if stage == DROPPING:
            return f"By rail in {where}: which of {party} get off here?"
        stand = does(sum(counts), "stand")
        if step.line != NOWHERE:
            more = " The rest ride on." if step.waits else ""
            alight = "does it" if sum(counts) == 1 else "do they"
            return f"{opened(party)} in {where}, by rail: where {alight} get off?{more}"
        left = step.left
        if not left:
            return f"{opened(party)} {stand} in {where} and can go no further.{self._warning()}"
        return f"{opened(party)} {stand} in {where}, {figures(left, 'step')} left. Where to?{self._warning()}"

    # --- the rest

    def _raids(self) -> str:
        """P-39; with a card in force that changes what destroys a wagon, its text says more."""
        told = "You may attack wagons that stand alone with your cubes, each once a turn"
        if any(effect.hits_needed for effect in self.view.effects):
            return f"{told}."
        return f"{told}; two Weapons in one round destroy one."

    def _removal(self, step: steps.Removal) -> str:
        head = self._source("Removal")
        where = "out of the game" if step.permanent else "to the Casualty Box"
        go = cubes_do(step.army, step.left, "go")
        return f"{head}: {go} {where}. From where?"

    def _withdrawal(self, step: steps.Withdrawal) -> str:
        head = self._source("Withdrawal")
        army = step.armies[0]
        limits = []
        if step.regions_left:
            limits.append(f"from up to {several(step.regions_left, 'more place')}")
        if step.cubes_left:
            limits.append(f"up to {several(step.cubes_left, 'more cube')}")
        most = f", {', '.join(limits)}" if limits else ""
        return f"{head}: {COLORS[army]} cubes may go to {self.nouns.at(step.to)}{most}. Which?"


def _far(moves: int) -> str:
    return "one region" if moves == 1 else f"up to {moves} regions"
