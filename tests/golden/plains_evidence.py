"""Rulings of Plains Indian Wars that a step shows, beyond those that its events cite.

Most are seen in an event and the position before it; some only in a question: what isn't offered.
"""

from __future__ import annotations

from typing import TypeVar

from tallgrass.games.plains_indian_wars import events as happened
from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.engagement import LOSSES, PARTIES, REROLL, Engagement
from tallgrass.games.plains_indian_wars.event_cards import EventCard
from tallgrass.games.plains_indian_wars.factions import (
    CAVALRY,
    COLORS,
    CP,
    ENEMIES,
    INDIAN,
    MEXICO,
    NOBODY,
    NOTHING,
    NOWHERE,
    NPT,
    SETTLERS,
    SIDE_OF,
    SPT,
    TREATY,
    UP,
    US,
    WAGONS,
)
from tallgrass.games.plains_indian_wars.giving_way import GivingWay
from tallgrass.games.plains_indian_wars.havens import vacant
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.movement import Party
from tallgrass.games.plains_indian_wars.placement import Placement
from tallgrass.games.plains_indian_wars.railroad import settlers_at
from tallgrass.games.plains_indian_wars.removal import Removal
from tallgrass.games.plains_indian_wars.rounds import SetUp
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.games.plains_indian_wars.state import Task
from tallgrass.games.plains_indian_wars.strikes import Strike
from tallgrass.games.plains_indian_wars.turn import FactionTurn
from tallgrass.games.plains_indian_wars.wagons import WagonTurn, halted
from tallgrass.kernel.events import Event
from tests.golden import live

Step = live.Step[Table]
Kind = TypeVar("Kind", bound=Task)


def rulings_of(step: Step) -> set[str]:
    """What a step shows."""
    found = _of_change(step) | _of_question(step.before) | _of_answer(step)
    for number, event in enumerate(step.events):
        found |= _of_event(event, step, step.events[:number], step.events[number + 1 :])
    return found


def top(at: Table, kind: type[Kind]) -> Kind | None:
    """What asks, if it is of a kind."""
    task = at.agenda[-1] if at.agenda else None
    return task if isinstance(task, kind) else None


def under(at: Table, kind: type[Kind]) -> Kind | None:
    """The innermost of a kind that is going on."""
    return next((task for task in reversed(at.agenda) if isinstance(task, kind)), None)


def did_by_itself(step: Step, verb: str) -> bool:
    """Whether the rules did such a thing without asking."""
    names = step.before.actions.table
    return any(
        isinstance(event, happened.Forced) and names.name(event.action).partition(":")[0] == verb
        for event in step.events
    )


def lone_wagon(at: Table, region: int) -> bool:
    """P-64: in purple land."""
    return at.board.home[region] == ENEMIES and at.wagon_at[region] > 0 and vacant(at, region)


# --- what happened


def _of_event(event: Event, step: Step, earlier: list[Event], later: list[Event]) -> set[str]:
    before = step.before
    match event:
        case happened.Stepped():
            return _stepped(event, step)
        case happened.GaveWay(frm=frm, to=to):
            found = {"P-37"} if to != NOWHERE else set()
            return found | ({"P-70"} if before.force(INDIAN, frm) else set())
        case happened.Retreated():
            return {"P-37"}
        case happened.Placed(army=army, count=count):
            return _placed(army, count, step, earlier)
        case happened.DiscDrawn(disc=disc):
            return {"P-42"} if disc == ENEMIES else _halted(step) if disc == WAGONS else set()
        case happened.Withdrew(army=army, frm=frm, to=to):
            return _withdrew(army, frm, to, before)
        case happened.Rolled(what="strike"):
            return {"P-61"} if any(isinstance(other, happened.Lost) for other in later) else set()
        case happened.Rolled(what="ambush", faces=faces):
            hit = bool(later) and isinstance(later[0], happened.Lost)
            return {"P-63"} if faces == (TREATY,) and hit else set()
        case happened.EngagementBegan():
            return _engaged(event, step, earlier)
        case happened.TreatyMade(weaker=weaker) if weaker == NOBODY:
            return _went_back(step, later)
        case happened.TrackLaid(line=line, count=count):
            return _laid(line, count, step, earlier)
        case happened.CardLeft(card=card):
            covered = any(
                before.board.deck_of[effect.card] == CAVALRY for effect in before.effects if effect.card >= 0
            )
            kept = before.board.deck_of[card] == CAVALRY and covered
            return {"P-69"} if kept and before.effects == step.after.effects else set()
        case happened.PlayedAtOnce(card=card):
            return {"P-80"} if card in step.after.piles[step.after.board.deck_of[card]] else set()
        case happened.CardPlayed(card=card, stands_in=stands_in):
            return _played(card, stands_in, step, later)
    return set()


def _stepped(event: happened.Stepped, step: Step) -> set[str]:
    at, to = step.before, event.to
    regions = at.board.regions
    found = {"P-3"} if max(event.frm, to) >= regions else set()
    party = top(at, Party)
    if to >= regions or party is None:
        return found
    if event.armies[ENEMIES] and at.board.home[to] != ENEMIES:
        found.add("P-24")
    if event.rail and step.action.startswith("via:"):
        found.add("P-72")
    if party.left > 1 and not event.rail and did_by_itself(step, "stop"):
        found.add("P-21")
        side = SIDE_OF[party.army]
        if vacant(at, to):
            found |= {"P-2", "P-64"} if lone_wagon(at, to) else {"P-2"}
        if side == US and event.armies[ENEMIES] and at.cubes[SETTLERS][to] and at.cubes[CAVALRY][to]:
            found.add("P-70")
    return found


def _placed(army: int, count: int, step: Step, earlier: list[Event]) -> set[str]:
    at = step.before
    if top(at, Placement) is not None and len(at.agenda) > 1:
        if isinstance(at.agenda[-2], SetUp):
            return {"P-18"}
        if isinstance(at.agenda[-2], FactionTurn) and army in (NPT, SPT):
            return {"P-16"}
    mains = [at.board.main[event.card] for event in earlier if isinstance(event, happened.CardPlayed)]
    due = max([0, *(main.cubes for main in mains if main is not None)])
    turn = top(at, FactionTurn)
    if turn is not None and step.action in ("recover", "muster"):
        due = turn.cubes
    return {"P-5"} if army in (CAVALRY, SETTLERS) and count < due and not step.after.ready[army] else set()


def _halted(step: Step) -> set[str]:
    at = step.before
    stands = [trail for trail, wagons in enumerate(at.wagons) if any(wagons) and halted(at, trail)]
    return {"P-56"} if any(at.wagons[trail] == step.after.wagons[trail] for trail in stands) else set()


def _withdrew(army: int, frm: int, to: int, at: Table) -> set[str]:
    found = set()
    if to == at.board.box(MEXICO) and army == NPT:
        found.add("P-53")
    if frm >= at.board.regions and to == at.board.place("S10"):
        found.add("P-60")
    return found


def _engaged(event: happened.EngagementBegan, step: Step, earlier: list[Event]) -> set[str]:
    at, region = step.before, event.region
    found = set()
    for combat in at.combat:
        spent = combat.once and combat.extra_dice and combat not in step.after.combat
        if spent and not event.armies[combat.army]:
            found.add("P-58")
    came = [each for each in earlier if isinstance(each, happened.Stepped) and each.to == region]
    if under(at, EventCard) is None and at.touched[region] and not at.origins[region] and not came:
        found.add("P-62")
    fight = under(at, Engagement)
    again = fight is not None and fight.region == region and fight.stage != PARTIES
    twice = any(isinstance(each, happened.EngagementBegan) and each.region == region for each in earlier)
    return found | ({"P-66"} if again or twice else set())


def _went_back(step: Step, later: list[Event]) -> set[str]:
    at = step.before
    for event in later:
        if isinstance(event, happened.Relocated):
            region = event.to
            held = (
                region >= at.board.regions or region == NOWHERE or at.control[region] == SIDE_OF[event.army]
            )
            return set() if held else {"P-67"}
    return set()


def _laid(line: int, count: int, step: Step, earlier: list[Event]) -> set[str]:
    at = step.before
    found = set()
    if (
        any(effect.line == line for effect in (*at.effects, *step.after.effects))
        and settlers_at(at, line) > count
    ):
        found.add("P-55")
    railroad = at.board.edition.map.railroad
    west = min(railroad.cp_max_per_turn, settlers_at(at, CP))
    due = min(railroad.up_max_per_turn, settlers_at(at, UP)) + west
    if line == UP and west and due > at.board.line_length - sum(at.filled):
        found.add("P-68")
    if line == CP and _by_workers(earlier, at):
        found.add("P-57")
    return found


def _by_workers(earlier: list[Event], at: Table) -> bool:
    """Whether mountains have just been filled by a card."""
    for event in reversed(earlier):
        if isinstance(event, happened.DiscDrawn):
            return False
        if isinstance(event, happened.CardPlayed):
            card = at.board.events[event.card]
            rolls = card is not None and any(isinstance(op, ops.MountainRoll) for op in card.ops)
            return rolls and any(isinstance(each, happened.MountainsFilled) for each in earlier)
    return False


def _played(card: int, stands_in: bool, step: Step, later: list[Event]) -> set[str]:
    before, after = step.before, step.after
    deck = before.board.deck_of[card]
    found = {"P-14"} if any(before.board.deck_of[each.card] == deck for each in before.effects) else set()
    if stands_in and before.casualties[deck] and top(after, March) is not None:
        found.add("P-75")
    if not stands_in and before.board.events[card] is not None and _idle(card, step, later):
        found.add("P-17")
    return found


def _idle(card: int, step: Step, later: list[Event]) -> bool:
    """Whether nothing came of an Event: what follows is a choice, the new hand or another turn."""
    before, after = step.before, step.after
    event = before.board.event(card)
    followed = [each for each in later if not isinstance(each, happened.Forced)]
    lasts = len(after.effects) > len(before.effects) or len(after.combat) > len(before.combat)
    if under(after, EventCard) is not None or lasts or any(isinstance(op, ops.Draw) for op in event.ops):
        return False
    return not followed or isinstance(followed[0], happened.DiscDrawn | happened.DrewCards)


# --- what has changed


def _of_change(step: Step) -> set[str]:
    before, after = step.before, step.after
    found = {"P-1"} if before.control != after.control else set()
    lasting = [effect for effect in before.effects if effect.card != NOTHING]
    if lasting and any(isinstance(event, happened.RoundBegan) for event in step.events):
        found.add("P-14")
    return found


# --- what was asked, and what wasn't offered


def _of_question(at: Table) -> set[str]:
    found = _of_party(at) | _of_march(at) | _of_fight(at) | _of_owner(at)
    if top(at, Removal) is not None:
        found.add("P-78")
    wagons = top(at, WagonTurn)
    if wagons is not None and any(halted(at, trail) for trail in range(len(at.wagons))):
        found.add("P-56")
    card = at.agenda[-2] if len(at.agenda) > 1 else None
    if top(at, Placement) is not None and isinstance(card, EventCard):
        event = at.board.event(card.card)
        op = event.ops[card.step - 1]
        alone = any(
            (at.wagon_at[region] or at.cubes[ENEMIES][region])
            and not at.cubes[CAVALRY][region]
            and not at.cubes[SETTLERS][region]
            for region in range(at.board.regions)
        )
        if isinstance(op, ops.Place) and op.where == "us_occupied_or_st_louis" and alone:
            found.add("P-59")
    return found


def _of_party(at: Table) -> set[str]:
    """P-52: where a party on foot might step, but for what is closed."""
    party = top(at, Party)
    if party is None or not party.left:
        return set()
    armies = [army for army, count in enumerate(party.cubes) if count]
    closed = any(at.barred(army, to) for army in armies for to in at.board.steps[army][party.place])
    return {"P-52"} if closed else set()


def _of_march(at: Table) -> set[str]:
    march = top(at, March)
    if march is None or under(at, EventCard) is None:
        return set()
    moved, regions = at.moved[march.army], at.board.regions
    found = {"P-71"} if sum(moved[regions:]) and not sum(moved[:regions]) else set()
    return found | ({"P-75"} if at.casualties[march.army] and not march.recovery else set())


def _of_fight(at: Table) -> set[str]:
    fight = under(at, Engagement)
    if fight is None:
        return set()
    found = set()
    for combat in fight.combat:
        if combat.frm >= 0:
            found.add("P-54")
            near = fight.region == combat.frm or combat.frm in at.origins[fight.region]
            if not near and combat.frm in at.set_out[fight.region]:
                found.add("P-74")
    if fight.stage == REROLL and len(fight.again) > 1:
        found.add("P-79")
    owed = fight.stage == LOSSES and fight.hits[US]
    if owed and isinstance(at.agenda[-1], GivingWay):
        found.add("P-65")
    return found


def _of_owner(at: Table) -> set[str]:
    """P-50: a choice between factions of two seats."""
    names = [at.actions.table.name(option).split(":") for option in at.options]
    seats = {at.seat_of[COLORS.index(name[1])] for name in names if name[0] in ("lose", "shed", "retreat")}
    return {"P-50"} if len(seats) > 1 else set()


def _of_answer(step: Step) -> set[str]:
    """P-73."""
    at = step.before
    strike = top(at, Strike)
    if strike is None:
        return set()
    verb, _, code = step.action.partition(":")
    if verb == "strike":
        return {"P-73"}
    if verb != "name":
        return set()
    beside = at.board.adjacent[at.board.place(code)]
    reached = any(at.cubes[army][region] for army in (CAVALRY, SETTLERS) for region in beside)
    return set() if reached else {"P-73"}
