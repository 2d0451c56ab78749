"""Why cubes can't be moved so: groups, parties, companions, rail (P-12, P-20 to P-24)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    COLORS,
    CP,
    ENEMIES,
    NOWHERE,
    SACRAMENTO,
    SETTLERS,
    ST_LOUIS,
    UP,
)
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.movement import DROPPING, GATHERING, Activation, Party
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.games.plains_indian_wars.why_space import (
    escort_lacks,
    escorts,
    kept_out,
    on_foot,
    unmoved,
    way_out,
)
from tallgrass.games.plains_indian_wars.why_words import Deed, are, cubes, first, later, no, spot, title
from tallgrass.kernel.messages import Refusal

_RAILROADS = ("Union Pacific", "Central Pacific")


# --- groups


def march(at: Position, task: March, deed: Deed) -> Refusal | None:
    """A group move is to be chosen."""
    if deed.verb == "done":
        return None
    if deed.verb == "activate":
        return _activate(at, task, deed.place)
    if deed.verb == "rail":
        return _rail(at, task, deed.line)
    if deed.verb == "recover":
        return _recover(at, task)
    return later(f"{title(task.army)} groups move now: activate one, or end the movement.", "P-20")


def _activate(at: Position, task: March, place: int) -> Refusal | None:
    army = task.army
    if task.frm and place not in task.frm:
        return no(f"This card moves cubes out of {spot(at, task.frm[0])} only.", None)
    if not at.cubes[army][place]:
        return no(f"There are no {COLORS[army]} cubes in {spot(at, place)}.", "P-20")
    if not unmoved(at, army, place):
        return no(f"All {COLORS[army]} cubes in {spot(at, place)} have moved on this card.", "P-20")
    if way_out(at, [army], place):
        return None
    if place == at.board.box(SACRAMENTO) and at.mountains < at.board.mountains:
        return no("Sacramento is closed until all mountain spaces are filled.", "P-3")
    return no(f"{title(army)} cubes can't go anywhere from {spot(at, place)}.", "P-3")


def _rail(at: Position, task: March, line: int) -> Refusal | None:
    name = _RAILROADS[line]
    if task.army not in (CAVALRY, SETTLERS):
        return no("Only a group of blue or of brown cubes goes by rail.", "P-23")
    if not task.rail:
        return no("This card has no rail move.", "P-23")
    if line not in at.lines:
        return no(f"The {name} has been used this turn.", "P-23")
    if line == CP and at.mountains < at.board.mountains:
        return no("The Central Pacific runs when all mountain spaces are filled.", "P-23")
    if not at.filled[line]:
        return no(f"The {name} has laid no track yet.", "P-23")
    box = at.board.box(ST_LOUIS if line == UP else SACRAMENTO)
    if not unmoved(at, task.army, box):
        return no(f"No {COLORS[task.army]} cubes that may move are in {spot(at, box)}.", "P-23")
    if all(kept_out(at, task.army, region) for region in _track(at, line)):
        return no(f"{title(task.army)} cubes may not alight anywhere beside the {name}.", "P-52")
    return None


def _recover(at: Position, task: March) -> Refusal | None:
    if not task.recovery:
        return no("The group of an Event can't be spent on casualties.", "P-12")
    if not at.casualties[task.army]:
        return no(f"There are no {COLORS[task.army]} cubes in the Casualty Box.", "P-12")
    cost = at.board.edition.setup.turn.main.casualty_recovery_cost_groups
    if task.army != ENEMIES and cost > task.groups:
        return no(f"It costs {cost} groups, and the card has {task.groups} left.", "P-12")
    return None


def _track(at: Position, line: int) -> list[int]:
    """The regions beside the filled spaces of a line, in the order in which it gets there (P-23)."""
    found: list[int] = []
    for regions in at.board.beside[line][: at.filled[line]]:
        found += [region for region in regions if region not in found]
    return found


def _onward(at: Position, line: int, frm: int, to: int) -> bool:
    """Whether a region lies beside the track not only before it gets to another; the other side does."""
    spaces = at.board.beside[line][: at.filled[line]]
    begins = min([space for space, regions in enumerate(spaces) if frm in regions])
    ends = max([space for space, regions in enumerate(spaces) if to in regions])
    return to != frm and ends >= begins


# --- the cubes of a group


def activation(at: Position, task: Activation, deed: Deed) -> Refusal | None:
    """Cubes of an activated place set out, or an ally is asked for some."""
    if task.asked != NOWHERE:
        if deed.verb in ("agree", "refuse"):
            return None
        return later(f"You are asked for {cubes(task.count, task.asked)}: agree or refuse.", "P-22")
    if deed.verb == "done":
        return None
    if deed.verb == "take":
        return _take_own(at, task, deed)
    if deed.verb == "ask":
        return _ask(at, task, deed)
    group = f"{title(task.army)} cubes in {spot(at, task.place)} move now"
    return later(f"{group}: take some for a party, or end the group.", "P-20")


def _take_own(at: Position, task: Activation, deed: Deed) -> Refusal | None:
    if deed.army != task.army:
        return no(f"The {COLORS[task.army]} cubes of the party are taken first.", "P-22")
    there = unmoved(at, task.army, task.place)
    if deed.count > there:
        return no(f"Only {cubes(there, task.army)} in {spot(at, task.place)} may move.", "P-20")
    if task.whole and deed.count < there:
        return no(f"By this card all {cubes(there, task.army)} go together.", None)
    return None


def _ask(at: Position, task: Activation, deed: Deed) -> Refusal | None:
    ally = deed.army
    if ally not in escorts(task.army):
        return no(f"{title(ally)} cubes don't come along with {COLORS[task.army]} ones.", "P-22")
    if task.whole:
        return no(f"By this card {COLORS[task.army]} cubes go alone.", None)
    if at.seat_of[ally] == at.seat_of[task.army]:
        return no(f"The {COLORS[ally]} cubes are your own: nobody has to be asked.", "P-22")
    if at.auto_consent:
        return no("At this table allies come along without being asked.", "P-22")
    if task.allowed[ally] >= 0:
        return no("An ally is asked once for a group, and has answered.", "P-22")
    there = unmoved(at, ally, task.place)
    if deed.count > there:
        return no(f"Only {cubes(there, ally)} in {spot(at, task.place)} may move.", "P-22")
    party = [0] * ARMIES
    party[task.army] = unmoved(at, task.army, task.place)
    party[ally] = deed.count
    return escort_lacks(task.army, party)


# --- a party


def party(at: Position, task: Party, deed: Deed) -> Refusal | None:
    """Who comes along; then its way."""
    if task.stage == GATHERING:
        if deed.verb == "go":
            return None
        if deed.verb == "take":
            return _take_along(at, task, deed)
        return later("A party sets out: say who comes along, or let it go.", "P-22")
    if task.stage == DROPPING:
        if deed.verb == "drop":
            return _drop(at, task, deed)
        return later(f"Drop cubes of the train in {spot(at, task.place)}.", "P-23")
    if task.line != NOWHERE:
        return _riding(at, task, deed)
    return _walking(at, task, deed)


def _take_along(at: Position, task: Party, deed: Deed) -> Refusal | None:
    group = at.agenda[-2]
    assert isinstance(group, Activation), group
    ally = deed.army
    if ally == task.army:
        return no(f"How many {COLORS[ally]} cubes go has been said.", "P-20")
    if ally not in escorts(task.army):
        return no(f"{title(ally)} cubes don't come along with {COLORS[task.army]} ones.", "P-22")
    if task.cubes[ally]:
        return no(f"How many {COLORS[ally]} cubes come along has been said.", "P-22")
    there = unmoved(at, ally, task.place)
    if deed.count > there:
        return no(f"Only {cubes(there, ally)} in {spot(at, task.place)} may move.", "P-22")
    if at.seat_of[ally] != at.seat_of[task.army] and not at.auto_consent:
        agreed = max(0, group.allowed[ally])
        if deed.count > agreed:
            return no(f"The ally has agreed to {cubes(agreed, ally)}.", "P-22")
    if group.whole:
        return no(f"By this card {COLORS[task.army]} cubes go alone.", None)
    whole = task.cubes[:]
    whole[ally] = deed.count
    lacking = escort_lacks(task.army, whole)
    if lacking is not None:
        return lacking
    armies = [army for army in range(ARMIES) if whole[army]]
    if task.line != NOWHERE:
        open_to_all = any(_alight(at, armies, region) is None for region in _track(at, task.line))
    else:
        open_to_all = way_out(at, armies, task.place)
    if not open_to_all:
        return no(f"With {COLORS[ally]} cubes the party could not leave {spot(at, task.place)}.", "P-22")
    return None


def _walking(at: Position, task: Party, deed: Deed) -> Refusal | None:
    if deed.verb == "step":
        return _step(at, task, deed.place)
    if deed.verb == "stop":
        return None if task.set_out else no("The party has taken no step yet.", "P-20")
    if deed.verb == "drop":
        if not task.set_out:
            return no("Cubes are dropped on the way; the party has taken no step yet.", "P-20")
        if task.waits:
            return no("By rail cubes are dropped in one region only.", "P-23")
        return _no_steps_left(at, task) or _drop(at, task, deed)
    return later(f"A party is in {spot(at, task.place)}: let it step on, drop cubes or stop.", "P-20")


def _no_steps_left(at: Position, task: Party) -> Refusal | None:
    if task.left:
        return None
    return no(f"The party's way ends in {spot(at, task.place)}.", "P-21")


def _step(at: Position, task: Party, to: int) -> Refusal | None:
    refusal = _no_steps_left(at, task) or escort_lacks(task.army, task.cubes)
    if refusal is not None:
        return refusal
    if to == task.place:
        return no(f"The party is in {spot(at, to)} now.", "P-20")
    if task.railed and to >= at.board.regions:
        return no(f"Who has come by rail walks on to a region, not to {spot(at, to)}.", "P-23")
    for army, count in enumerate(task.cubes):
        if count:
            refusal = on_foot(at, army, task.place, to)
            if refusal is not None:
                return refusal
    return None


def _drop(at: Position, task: Party, deed: Deed) -> Refusal | None:
    there = task.cubes[deed.army]
    if deed.count > there:
        return no(f"There {are(there)} only {cubes(there, deed.army)} in the party.", "P-20")
    if deed.count == sum(task.cubes):
        return no("That is the whole party; let it stop instead.", "P-20")
    return None


# --- by rail (P-23)


def _riding(at: Position, task: Party, deed: Deed) -> Refusal | None:
    if deed.verb == "ride":
        return _ride(at, task, deed.place)
    if deed.verb == "via":
        return _via(at, task, deed.place)
    if deed.verb == "drop":
        if not task.waits:
            return no("Say first where the train stops on the way.", "P-23")
        return _drop(at, task, deed)
    if deed.verb == "stop":
        if not task.waits:
            return no("The train has not left yet.", "P-23")
        onward = any(_ride(at, task, region) is None for region in range(at.board.regions))
        if onward:
            return no("Who is still on the train rides on.", "P-23")
        return None
    return later(f"A party is on the {_RAILROADS[task.line]}: say where it alights.", "P-23")


def _ride(at: Position, task: Party, region: int) -> Refusal | None:
    lacking = escort_lacks(task.army, task.cubes)
    if lacking is not None:
        return lacking
    track = _track(at, task.line)
    if region >= at.board.regions:
        return no(f"The train doesn't go to {spot(at, region)}.", "P-23")
    if region not in track:
        return no(
            f"{first(spot(at, region))} isn't beside the track that the {_RAILROADS[task.line]} has.", "P-23"
        )
    if task.waits and not _onward(at, task.line, task.place, region):
        return no(f"The train has passed {spot(at, region)}.", "P-23")
    return _alight(at, [army for army in range(ARMIES) if task.cubes[army]], region)


def _alight(at: Position, armies: list[int], region: int) -> Refusal | None:
    for army in armies:
        refusal = kept_out(at, army, region)
        if refusal is not None:
            return refusal
    return None


def _via(at: Position, task: Party, region: int) -> Refusal | None:
    if task.waits:
        return no("The train stops once on its way.", "P-23")
    if sum(task.cubes) == 1:
        return no("A single cube can't be dropped on the way; let it ride there.", "P-23")
    refusal = _ride(at, task, region)
    if refusal is not None:
        return refusal
    further = [other for other in _track(at, task.line) if _onward(at, task.line, region, other)]
    if any(_ride(at, task, other) is None for other in further):
        return None
    return no(f"Nobody can alight beyond {spot(at, region)}; ride there.", "P-23")
