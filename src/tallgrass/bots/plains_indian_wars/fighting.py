"""Fights and how they end: losses, retreats, treaties, raids on wagons, strikes (P-25, P-30 to P-39)."""

from __future__ import annotations

from typing import Final

from tallgrass.bots.plains_indian_wars.worth import Worth
from tallgrass.games.plains_indian_wars.engagement import Engagement
from tallgrass.games.plains_indian_wars.factions import (
    CAVALRY,
    ENEMIES,
    INDIAN,
    NPT,
    SETTLERS,
    SPT,
    US,
)
from tallgrass.games.plains_indian_wars.giving_way import GivingWay
from tallgrass.games.plains_indian_wars.strikes import Strike
from tallgrass.games.plains_indian_wars.treaty import Treaty
from tallgrass.games.plains_indian_wars.wagons import Raid, Raids

_LEAVES: Final = 0.1  # what it has to bring that a cube leaves a fight
# Who is lost first, if it may be chosen: those with the worse dice.
_SPARED: Final = {ENEMIES: 0, SETTLERS: 1, CAVALRY: 2, SPT: 0, NPT: 1}


def next_fight(worth: Worth, legal: list[int]) -> int:
    """The largest first: what cards lend to the next fight is best used there."""
    at, first = worth.at, worth.at.actions.fight
    return max(legal, key=lambda action: at.force(INDIAN, action - first) + at.force(US, action - first))


def engagement(worth: Worth, task: Engagement, legal: list[int]) -> int:
    """Everything that a fight asks."""
    actions = worth.at.actions
    first = legal[0]
    if first in (actions.ambush, actions.reroll):
        return first
    if actions.beside <= first < actions.lose:
        cubes = worth.at.cubes
        return max(legal, key=lambda action: cubes[action - actions.beside][task.region])
    if actions.lose <= first < actions.shed:
        return loss(worth, legal)
    return _retreat(worth, task.region, task.in_fight(worth.at, US), legal)


def loss(worth: Worth, legal: list[int]) -> int:
    """Of factions of one size the one with the worse dice loses."""
    first = worth.at.actions.lose
    return min(legal, key=lambda action: _SPARED[action - first])


def _retreat(worth: Worth, region: int, fighting: list[int], legal: list[int]) -> int:
    """A cube leaves if the fight without it, and the place that it goes to, are worth more."""
    actions = worth.at.actions
    here = worth.cubes(region)
    for army in (CAVALRY, SETTLERS, ENEMIES):  # those that stand by don't count
        if army not in fighting:
            here[army] = 0
    best, choice = _LEAVES, actions.stay
    for action in legal:
        if action == actions.stay:
            continue
        army, place = actions.army_place(action)
        left = here[:]
        left[army] -= 1
        gain = worth.gain(region, here, left) + arrival(worth, army, place, 1)
        if gain > best:
            best, choice = gain, action
    return choice


def arrival(worth: Worth, army: int, place: int, count: int) -> float:
    """What it brings that so many cubes of a faction come to a place."""
    after = worth.cubes(place)
    after[army] += count
    return worth.change(place, after) - 0.1 * worth.fronts()[place]


def give_way(worth: Worth, task: GivingWay, legal: list[int]) -> int:
    """Where it is worth most."""
    actions = worth.at.actions
    return max(legal, key=lambda action: arrival(worth, task.army, actions.army_place(action)[1], 1))


def treaty(worth: Worth, task: Treaty, legal: list[int]) -> int:
    """One's own where they are worth most; the others where they do least."""
    at, first = worth.at, worth.at.actions.relocate

    def bring(action: int) -> float:
        place = action - first
        after = worth.cubes(place)
        for army in task.moving:
            after[army] += at.cubes[army][task.region]
        return worth.change(place, after)

    return max(legal, key=bring)


def shed(worth: Worth, legal: list[int]) -> int:
    """Those with the worse dice go back."""
    first = worth.at.actions.shed
    return min(legal, key=lambda action: _SPARED[action - first])


# --- wagons


def _raiders(worth: Worth, region: int) -> int:
    """How many dice the Indians of a region roll."""
    cubes = worth.at.cubes
    return min(2, cubes[NPT][region]) + min(2, cubes[SPT][region])


def _needed(worth: Worth, region: int) -> int:
    """How many Weapons at once destroy a wagon there."""
    needed = 2
    for effect in worth.at.effects:
        if effect.hits_needed and (effect.requires < 0 or worth.at.cubes[effect.requires][region]):
            needed = min(needed, effect.hits_needed)
    return needed


def _promising(worth: Worth, region: int) -> bool:
    """Whether an attack on a wagon is worth the cubes that it may cost."""
    return _raiders(worth, region) >= _needed(worth, region)


def raids(worth: Worth, task: Raids, legal: list[int]) -> int:
    """The wagon with most attackers, then the one that has come furthest, if it can be destroyed at all."""
    at, actions = worth.at, worth.at.actions
    best, choice = (-1, -1), actions.done
    for action in legal:
        if action == actions.done:
            continue
        region, trail = divmod(action - actions.raid, actions.trails)
        rank = (_raiders(worth, region), at.board.trails[trail].index(region))
        if _promising(worth, region) and rank > best:
            best, choice = rank, action
    return choice


def raid(worth: Worth, task: Raid, legal: list[int]) -> int:
    """On and on, while it can be destroyed."""
    actions = worth.at.actions
    if legal[0] != actions.roll:
        return loss(worth, legal)
    region = worth.at.board.trails[task.trail][task.place]
    return actions.roll if _promising(worth, region) else actions.break_off


# --- strikes of cards


def strike(worth: Worth, task: Strike, legal: list[int]) -> int:
    """From where most of them stand around; at the place where most of them stand; at as many as may be."""
    at, actions = worth.at, worth.at.actions
    targets = task.targets(at)

    def exposed(region: int) -> int:
        return sum([at.cubes[army][region] for army in targets])

    def around(region: int) -> int:
        return sum([min(2, exposed(other)) for other in at.board.adjacent[region]])

    first = legal[0]
    if first >= actions.lose:
        return loss(worth, legal)
    if first >= actions.strike:
        aims = [action for action in legal if action < actions.place]
        return max(aims, key=lambda action: exposed(action - actions.strike))
    return max(legal, key=lambda action: around(action - actions.name))
