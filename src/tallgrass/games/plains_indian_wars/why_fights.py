"""Why a fight can't be fought so, and cubes can't leave it so (P-4, P-25, P-30 to P-39, P-61)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.engagement import (
    AMBUSH,
    LOSSES,
    PARTIES,
    REROLL,
    RETREATS,
    TARGET,
    Engagement,
)
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    COLORS,
    ENEMIES,
    INDIAN,
    NAMES,
    NOWHERE,
    OF_SIDE,
    SETTLERS,
    SIDE_OF,
    STACK,
    US,
)
from tallgrass.games.plains_indian_wars.fights import Fights
from tallgrass.games.plains_indian_wars.giving_way import GivingWay, Shedding
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.games.plains_indian_wars.strikes import Strike
from tallgrass.games.plains_indian_wars.treaty import Treaty
from tallgrass.games.plains_indian_wars.wagons import Raid, Raids
from tallgrass.games.plains_indian_wars.why_space import (
    cubes_of,
    haven,
    kept_out,
    not_let_in,
    opponent_at,
    refuge,
    room_for,
)
from tallgrass.games.plains_indian_wars.why_words import (
    Deed,
    are,
    card_name,
    cubes,
    first,
    later,
    no,
    spot,
    title,
)
from tallgrass.kernel.messages import Refusal


def fights(at: Position, task: Fights, deed: Deed) -> Refusal | None:
    """In which order fights are fought."""
    if deed.verb != "fight":
        return later("Say where the next engagement is fought.", "P-30")
    place = deed.place
    if place >= at.board.regions:
        return no(f"There are no engagements in {spot(at, place)}.", "P-3")
    if not (cubes_of(at, INDIAN, place) and cubes_of(at, US, place)):
        return no(f"There are no opponents of each other in {spot(at, place)}.", "P-30")
    if not at.touched[place]:
        return no(f"Nobody has come to {spot(at, place)} to fight now.", "P-30")
    return None


# --- an engagement


def engagement(at: Position, task: Engagement, deed: Deed) -> Refusal | None:
    """The stages of a fight."""
    where = spot(at, task.region)
    if task.stage == PARTIES:
        return _beside(where, deed)
    if task.stage == AMBUSH:
        if deed.verb in ("ambush", "no-ambush"):
            return None
        return later(f"The lone Indian cube in {where} may ambush first, or not.", "P-32")
    if task.stage == TARGET:
        if deed.verb == "lose":
            return _largest(at, _fighting(at, task, US), task.region, deed.army, "P-32")
        return later(f"Say at whose cube in {where} the ambush aims.", "P-32")
    if task.stage == REROLL:
        if deed.verb in ("reroll", "keep"):
            return None
        return later("Roll the dice again that the card lets you, or keep them.", "P-79")
    if task.stage == LOSSES:
        if deed.verb == "lose":
            return _loss(at, task, deed.army)
        return later(f"Say who loses a cube in {where}.", "P-35")
    assert task.stage == RETREATS, task.stage
    if deed.verb == "stay":
        return None
    if deed.verb == "retreat":
        return _retreat(at, task, deed)
    return later(f"Let a cube retreat from {where}, or stay.", "P-36")


def _beside(where: str, deed: Deed) -> Refusal | None:
    if deed.verb != "beside":
        return later(f"Say who fights beside blue in {where}, brown or purple.", "P-31")
    if deed.army in (SETTLERS, ENEMIES):
        return None
    return no("Either brown or purple fights beside blue.", "P-31")


def _fighting(at: Position, task: Engagement, side: int) -> list[int]:
    """The factions of a side that are left in the fight."""
    return [army for army in task.fighting if SIDE_OF[army] == side and at.cubes[army][task.region]]


def _largest(at: Position, armies: list[int], place: int, army: int, rule: str) -> Refusal | None:
    """P-35: losses are from the largest faction."""
    if army not in armies:
        return no(f"{title(army)} has no cube there that could be hit now.", rule)
    for other in armies:
        if at.cubes[other][place] > at.cubes[army][place]:
            return no(f"The largest faction is hit first, and {COLORS[other]} has more cubes there.", rule)
    return None


def _loss(at: Position, task: Engagement, army: int) -> Refusal | None:
    attackers = _fighting(at, task, task.attackers)
    if task.hits[task.attackers] and attackers:
        if SIDE_OF[army] != task.attackers:
            return no("The attackers lose their cubes first.", "P-35")
        return _largest(at, attackers, task.region, army, "P-35")
    return _largest(at, _fighting(at, task, 1 - task.attackers), task.region, army, "P-35")


def _retreat(at: Position, task: Engagement, deed: Deed) -> Refusal | None:
    army = deed.army
    side = SIDE_OF[army]
    if not task.blanks[side]:
        return no("No Blank of that side is left.", "P-36")
    if side != task.attackers and task.blanks[task.attackers]:
        return no("The attackers retreat first.", "P-36")
    if army not in _fighting(at, task, side):
        return no(f"{title(army)} has no cube in this fight.", "P-36")
    if army in task.trapped:
        return no(f"{title(army)} cubes may not retreat from this fight.", "P-51")
    return haven(at, army, task.region, deed.place)


# --- who leaves


def giving_way(at: Position, task: GivingWay, deed: Deed) -> Refusal | None:
    """P-25."""
    if deed.verb != "retreat":
        return later(f"{title(task.army)} cubes have to leave {spot(at, task.region)}: say where to.", "P-25")
    if deed.army != task.army:
        return no(f"It is the {COLORS[task.army]} cubes that have to leave.", "P-25")
    return haven(at, task.army, task.region, deed.place)


def shedding(at: Position, task: Shedding, deed: Deed) -> Refusal | None:
    """P-4."""
    where = spot(at, task.region)
    if deed.verb != "shed":
        return later(f"There are more than {STACK} cubes of a side in {where}: say which one leaves.", "P-4")
    side = INDIAN if cubes_of(at, INDIAN, task.region) > STACK else US
    if SIDE_OF[deed.army] != side:
        return no(f"It is the other side that has more than {STACK} cubes in {where}.", "P-4")
    if not at.cubes[deed.army][task.region]:
        return no(f"There are no {COLORS[deed.army]} cubes in {where}.", "P-4")
    return None


def treaty(at: Position, task: Treaty, deed: Deed) -> Refusal | None:
    """P-34."""
    colors = " and ".join([COLORS[army] for army in task.moving])
    if deed.verb != "relocate":
        return later(
            f"A treaty moves the {colors} cubes out of {spot(at, task.region)}: say where to.", "P-34"
        )
    if task.back:
        return _go_back(at, task, deed.place)
    for army in task.moving:
        refusal = refuge(at, army, task.region, deed.place)
        if refusal is not None:
            return refusal
    return None


def _go_back(at: Position, task: Treaty, place: int) -> Refusal | None:
    """Equal forces: the attackers go together to where some of them came from."""
    if place not in at.origins[task.region]:
        return no(f"None of the attackers came from {spot(at, place)}.", "P-34")
    count = sum([at.cubes[army][task.region] for army in task.armies])
    for army in task.armies:
        if not at.cubes[army][task.region]:
            continue
        if count > room_for(at, army, place):
            return no(f"The {count} attackers don't fit into {spot(at, place)}.", "P-4")
        refusal = kept_out(at, army, place) or not_let_in(at, army, place)
        if refusal is not None:
            return refusal
        if place < at.board.regions and opponent_at(at, army, place) >= 0:
            return no(f"There are {COLORS[opponent_at(at, army, place)]} cubes in {spot(at, place)}.", "P-34")
    return None


# --- wagons under attack (P-39)


def raids(at: Position, task: Raids, deed: Deed) -> Refusal | None:
    """Which wagon is attacked, if any."""
    if deed.verb == "done":
        return None
    if deed.verb != "raid":
        return later("Attack a wagon, or end the attacks.", "P-39")
    regions = at.board.trails[deed.trail]
    where = spot(at, deed.place)
    if deed.place not in regions:
        return no(f"That trail doesn't pass {where}.", "P-39")
    along = regions.index(deed.place)
    if not at.wagons[deed.trail][along]:
        return no(f"No wagon of that trail is in {where}.", "P-39")
    if at.wagons[deed.trail][along] == at.attacked[deed.trail][along]:
        return no(f"Each wagon of that trail in {where} was attacked this turn.", "P-39")
    if not at.cubes[task.army][deed.place]:
        return no(f"There is no {COLORS[task.army]} cube in {where}.", "P-39")
    for army in OF_SIDE[US]:
        if at.cubes[army][deed.place]:
            return no(
                f"The wagons in {where} are guarded by {cubes(at.cubes[army][deed.place], army)}.", "P-39"
            )
    return None


def raid(at: Position, task: Raid, deed: Deed) -> Refusal | None:
    """An attack that goes on."""
    region = at.board.trails[task.trail][task.place]
    if task.losses:
        if deed.verb != "lose":
            return later(f"The wagon in {spot(at, region)} has hit: say who loses a cube.", "P-39")
        armies = [army for army in OF_SIDE[INDIAN] if at.cubes[army][region]]
        return _largest(at, armies, region, deed.army, "P-39")
    if deed.verb in ("roll", "break-off"):
        return None
    return later(f"The wagon in {spot(at, region)} stands: roll again, or break off.", "P-39")


# --- strikes of Events (P-61)


def strike(at: Position, task: Strike, deed: Deed) -> Refusal | None:
    """From where, at whom, who loses a cube."""
    event = at.board.event(task.card)
    op = event.ops[task.step]
    assert isinstance(op, ops.Strike), op
    name = card_name(at, task.card)
    targets = _targets(op)
    if task.begun:
        return _struck(at, task, op, targets, deed)
    one_by_one = op.max_targets != 1 or op.dice == "normal" or op.reply or _marches_off(event.ops)
    if one_by_one and at.striking == NOWHERE:
        if deed.verb != "name":
            return later(f"{name}: say from where.", "P-61")
        return _source(at, task, op, targets, deed.place)
    if deed.verb == "done" and at.struck:
        return None
    if deed.verb != "strike":
        return later(f"{name}: say at which region.", "P-61")
    if deed.place >= at.board.regions:
        return no("Boxes aren't struck.", "P-61")
    if not any(at.cubes[army][deed.place] for army in targets):
        return no(f"Nobody whom {name} strikes is in {spot(at, deed.place)}.", "P-61")
    if deed.place in at.struck:
        return no(f"{first(spot(at, deed.place))} has been struck.", "P-76")
    sources = [at.striking] if one_by_one else list(range(at.board.regions))
    if any(
        _reaches(at, op, source, deed.place) and _strong(at, task, op, source) is None for source in sources
    ):
        return None
    return no(f"{first(spot(at, deed.place))} isn't in reach of {COLORS[task.army]} cubes enough.", "P-61")


def _marches_off(steps: tuple[ops.Op, ...]) -> bool:
    """Whether those who strike leave their region afterwards, so that it matters which it is (P-53)."""
    return any(isinstance(step, ops.Relocate) and step.frm == "striking_region" for step in steps)


def _struck(at: Position, task: Strike, op: ops.Strike, targets: list[int], deed: Deed) -> Refusal | None:
    """P-76: if it was rolled back, those who strike lose their cubes first."""
    region, exposed = task.target, targets
    if task.owed:
        struck = [army for army in range(ARMIES) if _strikes_along(task.army, army, op)]
        if any(at.cubes[army][at.striking] for army in struck):
            region, exposed = at.striking, struck
    if deed.verb != "lose":
        name = card_name(at, task.card)
        return later(f"{name} has hit: say who loses a cube in {spot(at, region)}.", "P-61")
    return _largest(at, [army for army in exposed if at.cubes[army][region]], region, deed.army, "P-61")


def _strikes_along(army: int, other: int, op: ops.Strike) -> bool:
    """Whether another faction strikes too: by normal dice friends do, of purple only the Cavalry."""
    if army == other or op.dice != "normal":
        return army == other
    if SIDE_OF[army] != SIDE_OF[other]:
        return False
    return other != ENEMIES and not (army == ENEMIES and other == SETTLERS)


def _targets(op: ops.Strike) -> list[int]:
    """P-53: `us` is blue and brown."""
    found: list[int] = []
    for name in op.target:
        found += [CAVALRY, SETTLERS] if name == "us" else [NAMES.index(name)]
    return found


def _reaches(at: Position, op: ops.Strike, source: int, place: int) -> bool:
    return place in at.board.adjacent[source] or (op.range == "same_or_adjacent" and place == source)


def _strong(at: Position, task: Strike, op: ops.Strike, place: int) -> Refusal | None:
    if place >= at.board.regions:
        return no("Nobody strikes from a box.", "P-61")
    if isinstance(op.frm, tuple) and at.board.codes[place] not in op.frm:
        return no(f"It is not struck from {spot(at, place)}.", "P-61")
    there = at.cubes[task.army][place]
    if there >= op.min_own:
        return None
    return no(
        f"There {are(there)} {cubes(there, task.army)} in {spot(at, place)}; it takes {op.min_own}.", "P-61"
    )


def _source(at: Position, task: Strike, op: ops.Strike, targets: list[int], place: int) -> Refusal | None:
    refusal = _strong(at, task, op, place)
    if refusal is not None or not op.max_targets:  # who strikes all in reach may reach nobody (P-17)
        return refusal
    for region in range(at.board.regions):
        if _reaches(at, op, place, region) and any(at.cubes[army][region] for army in targets):
            return None
    return no(f"Nobody whom it strikes is in reach of {spot(at, place)}.", "P-61")
