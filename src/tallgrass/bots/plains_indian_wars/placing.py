"""New cubes, transfers, trails for wagons, cubes that a card takes elsewhere (P-16, P-18, P-40)."""

from __future__ import annotations

from typing import Final

from tallgrass.bots.plains_indian_wars.fighting import arrival
from tallgrass.bots.plains_indian_wars.marching import NO_PLAN, reach
from tallgrass.bots.plains_indian_wars.worth import Worth
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    INDIAN,
    NPT,
    SACRAMENTO,
    SETTLERS,
    SIDE_OF,
    SPT,
    STACK,
    US,
)
from tallgrass.games.plains_indian_wars.placement import Placement, Reinforcement
from tallgrass.games.plains_indian_wars.removal import Removal
from tallgrass.games.plains_indian_wars.withdrawal import Withdrawal

_MOVES: Final = 2  # how far new cubes may be expected to go
_GARRISON: Final = {CAVALRY: 3, SETTLERS: 8}  # in Sacramento, before it opens
_SOON: Final = 3  # mountain spaces that are still open when cubes are sent there


def placement(worth: Worth, task: Placement, legal: list[int]) -> int:
    """All where they can attack best, or one after another where they are worth most."""
    at, actions = worth.at, worth.at.actions
    counts: dict[int, list[int]] = {}
    for action in legal:
        if action != actions.done:
            place, count = actions.place_count(action)
            counts.setdefault(place, []).append(count)
    best, choice = -100.0, legal[0]
    for place, numbers in counts.items():
        few, many = numbers[0], numbers[-1]
        if place < at.board.regions and at.force(SIDE_OF[task.army], place) + few > STACK:
            continue
        gain = arrival(worth, task.army, place, few) / few
        if gain > best:
            best, choice = gain, actions.placing(place, few)
        if many > few and at.force(SIDE_OF[task.army], place) + many <= STACK:
            gain = (arrival(worth, task.army, place, many) + _attack(worth, task.army, place, many)) / many
            if gain > best:
                best, choice = gain, actions.placing(place, many)
    return choice


def _attack(worth: Worth, army: int, place: int, more: int) -> float:
    """The best that cubes there could do with so many more."""
    at = worth.at
    if SIDE_OF[army] != INDIAN or army != at.disc or place >= at.board.regions:
        return 0.0
    count = at.cubes[army][place] + more
    party = [0] * ARMIES
    party[army] = count
    ally = SPT if army == NPT else NPT
    party[ally] = min(at.cubes[ally][place], count // 2)
    best = NO_PLAN.gain
    for to in reach(at, party, place, _MOVES):
        if to < at.board.regions and at.force(US, to) and at.force(INDIAN, to) + sum(party) <= STACK:
            after = [here + come for here, come in zip(worth.cubes(to), party, strict=True)]
            best = max(best, worth.change(to, after))
    return max(0.0, best)


def transfer(worth: Worth, task: Reinforcement, legal: list[int]) -> int:
    """Some go to Sacramento when the way out of it will soon be open."""
    at, actions = worth.at, worth.at.actions
    there = at.cubes[task.army][at.board.box(SACRAMENTO)]
    wanted = _GARRISON[task.army] - there
    if at.board.mountains - at.mountains > _SOON:
        wanted = 0
    return min(legal, key=lambda action: abs(action - actions.transfer - wanted))


def trail(worth: Worth, legal: list[int]) -> int:
    """For a new wagon the way with fewest Indians in it and beside it, and most escort."""
    at, first = worth.at, worth.at.actions.trail

    def danger(action: int) -> float:
        number = action - first
        return sum(
            [
                3.0 * at.force(INDIAN, region)
                + worth.near_indian[region]
                - 2.0 * min(2, at.force(US, region))
                for region in at.board.trails[number]
            ]
        )

    return min(legal, key=danger)


def wagons_on(worth: Worth, legal: list[int]) -> int:
    """The trail on which most wagons roll, those in danger first (Overland Stage)."""
    at, first = worth.at, worth.at.actions.trail

    def rolling(action: int) -> float:
        number = action - first
        return sum(
            [
                count * (1.0 + place / 4 + at.force(INDIAN, at.board.trails[number][place]))
                for place, count in enumerate(at.wagons[number])
            ]
        )

    return max(legal, key=rolling)


def removal(worth: Worth, task: Removal, legal: list[int]) -> int:
    """Cubes that a card takes off the map: from where that is best for the side."""

    def gain(action: int) -> float:
        place, count = worth.at.actions.withdraw_count(action)
        return arrival(worth, task.army, place, -count)

    return max(legal, key=gain)


def withdrawal(worth: Worth, task: Withdrawal, legal: list[int]) -> int:
    """Cubes go where the card takes them if they are worth more there."""
    actions, army = worth.at.actions, task.armies[0]
    best, choice = 0.05, actions.done
    for action in legal:
        if action == actions.done:
            continue
        place, count = actions.withdraw_count(action)
        gain = arrival(worth, army, task.to, count) + arrival(worth, army, place, -count)
        if gain > best:
            best, choice = gain, action
    return choice
