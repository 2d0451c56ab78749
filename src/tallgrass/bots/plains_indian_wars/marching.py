"""Movement: which group, how many, with whom, where to (P-20 to P-24)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallgrass.bots.plains_indian_wars.worth import Worth
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    ENEMIES,
    NOWHERE,
    NPT,
    SETTLERS,
    SIDE_OF,
    SPT,
    STACK,
)
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.movement import Activation, Party, left_to_move
from tallgrass.games.plains_indian_wars.space import (
    companions,
    most_along,
    rail_box,
    rail_regions,
    stops,
    ways,
)
from tallgrass.games.plains_indian_wars.state import Position

_WORTHWHILE: Final = 0.05  # a move that brings less isn't made
_RECOVERED: Final = 0.12  # a casualty back in the Ready Box, as a group move
_SPENT: Final = 0.3  # a cube that goes with the others, against one that is left for another place
_FORBIDDEN: Final = -100.0


class Plan(NamedTuple):
    """Cubes that go somewhere, and what that brings."""

    gain: float
    to: int
    party: list[int]  # by army


class Group(NamedTuple):
    """Cubes of a faction that have not moved, and who may come along."""

    army: int
    place: int
    moves: int
    line: int  # by which it is railed; NOWHERE: on foot
    along: list[int]  # by army


NO_PLAN: Final = Plan(_FORBIDDEN, NOWHERE, [])


# --- where a party gets to


def reach(at: Position, party: list[int], place: int, moves: int) -> dict[int, int]:
    """The places that a party gets to, each with the first step on the way there (P-21)."""
    armies = [army for army in range(ARMIES) if party[army]]
    first: dict[int, int] = {}
    ring = [place]
    for _ in range(moves):
        further = []
        for here in ring:
            for to in at.board.steps[armies[0]][here]:
                if to == place or to in first:
                    continue
                if not all(to in ways(at, army, here) for army in armies):
                    continue
                first[to] = first.get(here, to)
                if not stops(at, party, to):
                    further.append(to)
        ring = further
    return first


def _alights(at: Position, party: list[int], line: int, moves: int) -> dict[int, int]:
    """The same by rail; the first step is where it alights (P-23)."""
    armies = [army for army in range(ARMIES) if party[army]]
    first: dict[int, int] = {}
    found = [
        region
        for region in rail_regions(at, line)
        if all(at.board.may_enter[army][region] and not at.barred(army, region) for army in armies)
    ]
    for region in found:
        first[region] = region
    if moves >= 3:
        for region in found:
            if not stops(at, party, region):
                for to in reach(at, party, region, 1):
                    first.setdefault(to, region)
    return first


# --- what a party brings


def _moved(worth: Worth, frm: int, to: int, party: list[int]) -> float:
    """What it brings that a party leaves one place and ends in another."""
    at = worth.at
    after = [here + count for here, count in zip(worth.cubes(to), party, strict=True)]
    if to < at.board.regions and not _fits(after):
        return _FORBIDDEN
    left = [here - count for here, count in zip(worth.cubes(frm), party, strict=True)]
    return worth.change(to, after) + worth.change(frm, left) + worth.nearer(frm, to, sum(party))


def _fits(cubes: list[int]) -> bool:
    """P-4."""
    return cubes[NPT] + cubes[SPT] <= STACK and cubes[CAVALRY] + cubes[SETTLERS] + cubes[ENEMIES] <= STACK


def _counts(most: int, fights: bool) -> list[int]:
    """How many cubes are thought of: few where nobody stands, many for a fight."""
    if fights:
        return sorted({*range(2, min(most, 5) + 1), min(most, STACK)})
    return sorted({1, min(2, most), min(3, most)})


def _opposed(worth: Worth, army: int, place: int) -> bool:
    return place < worth.at.board.regions and worth.at.force(1 - SIDE_OF[army], place) > 0


def plans(worth: Worth, group: Group) -> list[Plan]:
    """The best plan for each place that cubes of a group get to."""
    at, army = worth.at, group.army
    most = left_to_move(at, army, group.place)
    alone = _party(army, most)
    if group.line == NOWHERE:
        found = reach(at, alone, group.place, group.moves)
    else:
        found = _alights(at, alone, group.line, group.moves)
    best = []
    for to in found:
        options = [
            Plan(_moved(worth, group.place, to, party), to, party)
            for count in _counts(most, _opposed(worth, army, to))
            for party in _parties(army, count, group.along)
        ]
        best.append(max(options, key=_by_thrift))
    return best


def _by_gain(plan: Plan) -> float:
    return plan.gain


def _by_thrift(plan: Plan) -> float:
    """Cubes that aren't needed there can go elsewhere."""
    return plan.gain - _SPENT * sum(plan.party)


def _party(army: int, count: int) -> list[int]:
    party = [0] * ARMIES
    party[army] = count
    return party


def _parties(army: int, count: int, along: list[int]) -> list[list[int]]:
    """So many cubes alone, or with as many of one ally as may come, or all of them but one."""
    alone = _party(army, count)
    parties = [alone]
    for ally in companions(army):
        most = min(along[ally], most_along(army, alone, ally))
        for number in range(max(1, most - 1), most + 1):
            party = alone[:]
            party[ally] = number
            parties.append(party)
    return parties


def _along(at: Position, army: int, place: int) -> list[int]:
    """How many allies may come, if they agree."""
    along = [0] * ARMIES
    for ally in companions(army):
        along[ally] = left_to_move(at, ally, place)
    return along


def _parties_gain(found: list[Plan], army: int, cubes: int) -> float:
    """What a group brings whose parties go to the best places, one after another."""
    gain = 0.0
    for plan in sorted(found, key=_by_gain, reverse=True):
        count = plan.party[army]
        if plan.gain <= _WORTHWHILE or count > cubes:
            break
        gain += plan.gain
        cubes -= count
    return gain


# --- the decisions


def march(worth: Worth, task: March, legal: list[int]) -> int:
    """The group that brings most; casualties, if none brings much."""
    actions = worth.at.actions
    best, choice = _WORTHWHILE, actions.done
    for action in legal:
        if action != actions.done:
            gain = _group_move(worth, task, action)
            if gain > best:
                best, choice = gain, action
    return choice


def _group_move(worth: Worth, task: March, action: int) -> float:
    """What a group move brings."""
    at, actions, army = worth.at, worth.at.actions, task.army
    if action == actions.recover:
        return _RECOVERED * at.casualties[army]
    if actions.rail <= action < actions.trail:  # one party
        line = action - actions.rail
        place = rail_box(at, line)
        group = Group(army, place, task.moves, line, _along(at, army, place))
        return max(plans(worth, group), key=_by_gain, default=NO_PLAN).gain
    place = action - actions.activate
    group = Group(army, place, task.moves, NOWHERE, _along(at, army, place))
    return _parties_gain(plans(worth, group), army, left_to_move(at, army, place))


def activation(worth: Worth, task: Activation, legal: list[int]) -> int:
    """How many set out; before that allies of another seat are asked, if they are wanted."""
    at, actions, army = worth.at, worth.at.actions, task.army
    if task.asked != NOWHERE:
        return _answer(worth, task)
    along = _along(at, army, task.place)
    for ally in companions(army):
        if task.allowed[ally] >= 0:  # it has been asked
            along[ally] = min(along[ally], task.allowed[ally])
    group = Group(army, task.place, task.moves, task.line, along)
    best = max(plans(worth, group), key=_by_gain, default=NO_PLAN)
    if best.gain <= _WORTHWHILE:
        return actions.done
    for ally in companions(army):
        if best.party[ally]:
            question = actions.of_army(actions.ask, ally, best.party[ally])
            if question in legal:
                return question
    take = actions.of_army(actions.take, army, best.party[army])
    return take if take in legal else legal[0]  # all or none


def _answer(worth: Worth, task: Activation) -> int:
    """An ally's cubes may go, unless they hold a place that would be lost without them."""
    at, actions = worth.at, worth.at.actions
    here = worth.cubes(task.place)
    left = here[:]
    left[task.asked] -= task.count
    left[task.army] = 0
    gone = here[:]
    gone[task.army] = 0
    keeps = task.place >= at.board.regions or worth.gain(task.place, gone, left) > -1.0
    return actions.agree if keeps else actions.refuse


def gather(worth: Worth, task: Party, legal: list[int]) -> int:
    """Who comes along: what makes the best plan better."""
    actions = worth.at.actions
    best, choice = _best_of(worth, task, task.cubes), actions.go
    for action in legal:
        if action == actions.go:
            continue
        ally, count = actions.army_count(actions.take, action)
        if actions.of_army(actions.take, ally, count + 2) in legal:
            continue  # as many as may come, or all of them but one
        party = task.cubes[:]
        party[ally] += count
        plan = _best_of(worth, task, party)
        if _by_thrift(plan) > _by_thrift(best):
            best, choice = plan, action
    return choice


def _best_of(worth: Worth, task: Party, party: list[int]) -> Plan:
    """The best end of a party's way, from where it stands; to stay there brings nothing."""
    at = worth.at
    best = NO_PLAN
    if task.set_out:
        best = Plan(0.0, task.place, party)
    if task.line != NOWHERE:
        found = _alights(at, party, task.line, 3 if task.left else 2)
    else:
        found = reach(at, party, task.place, task.left)
    for to in found:
        plan = Plan(_moved(worth, task.place, to, party), to, party)
        if plan.gain > best.gain:
            best = plan
    return best


def walk(worth: Worth, task: Party, legal: list[int]) -> int:
    """A step towards the best place; nobody is dropped on the way."""
    at, actions = worth.at, worth.at.actions
    best = _best_of(worth, task, task.cubes)
    if best.to == task.place and actions.stop in legal:
        return actions.stop
    if task.line != NOWHERE:
        first = _alights(at, task.cubes, task.line, 3 if task.left else 2).get(best.to, NOWHERE)
        action = actions.ride + first
    else:
        action = actions.step + reach(at, task.cubes, task.place, task.left).get(best.to, NOWHERE)
    if action in legal:
        return action
    return actions.stop if actions.stop in legal else legal[0]
