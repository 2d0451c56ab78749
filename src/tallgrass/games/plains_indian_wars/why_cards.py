"""Why a card can't be played, and why its cubes can't be placed or taken so."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.event_cards import EventCard
from tallgrass.games.plains_indian_wars.factions import (
    CANADA,
    CAVALRY,
    COLORS,
    ENEMIES,
    INDIAN,
    MEXICO,
    NAMES,
    NPT,
    ROCKIES,
    SETTLERS,
    SIDE_OF,
    ST_LOUIS,
    STACK,
    US,
)
from tallgrass.games.plains_indian_wars.placement import Placement, Reinforcement
from tallgrass.games.plains_indian_wars.removal import Removal
from tallgrass.games.plains_indian_wars.rounds import EnemiesTurn, SetUp
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.games.plains_indian_wars.turn import AFTER, BEFORE, RECOVERY, FactionTurn
from tallgrass.games.plains_indian_wars.wagons import WagonTurn
from tallgrass.games.plains_indian_wars.why_space import cubes_of, kept_out
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
from tallgrass.games.plains_indian_wars.withdrawal import Withdrawal
from tallgrass.kernel.messages import Refusal

_DECKS = ("NPT", "SPT", "Cavalry", "Settlers")


# --- the turn


def faction_turn(at: Position, task: FactionTurn, deed: Deed) -> Refusal | None:
    """A card is to be played; or casualties may be bought back."""
    if task.stage == RECOVERY:
        if deed.verb in ("recover", "muster"):
            return None
        return later("Bring the casualties back for a group move, or go on to the reinforcements.", "P-12")
    assert task.stage in (BEFORE, AFTER), task.stage
    if deed.verb == "play":
        return _not_held(at, task, deed.card) or _play(at, task, deed.card)
    if deed.verb == "stand-in":
        return _not_held(at, task, deed.card) or _stand_in(at, task, deed.card)
    if deed.verb == "done" and task.stage == AFTER:
        return None
    if deed.verb == "done":
        return no("A card has to be played: the main card, or an Event that stands in for it.", "P-11")
    if task.stage == AFTER:
        return later("Play an Event, or end the turn.", "P-11")
    return later("First play a card.", "P-11")


def _not_held(at: Position, task: FactionTurn, card: int) -> Refusal | None:
    """Only what is in the hand can be played."""
    name = card_name(at, card)
    deck = at.board.deck_of[card]
    if deck != task.army:
        return Refusal("not-held", f"{name} is a card of the {_DECKS[deck]}.", "turn")
    event = at.board.events[card]
    if event is not None and event.timing == "on_draw":
        return Refusal("not-held", f"{name} isn't held: it is resolved the moment it is drawn.", "P-15")
    if card not in at.hands[deck]:
        return Refusal("not-held", f"{name} isn't in your hand.", "turn")
    return None


def _play(at: Position, task: FactionTurn, card: int) -> Refusal | None:
    main = at.board.main[card] is not None
    if task.stage == AFTER:
        return no("The one main card of this turn has been played.", "P-11") if main else None
    if not main and task.played:
        return no("One Event has been played before the main card; no other may be.", "P-11")
    return None


def _stand_in(at: Position, task: FactionTurn, card: int) -> Refusal | None:
    name = card_name(at, card)
    event = at.board.events[card]
    if event is None:
        return no(f"{name} is a main card: play it.", "P-11")
    if task.stage == AFTER:
        return no("The main card has been played, or an Event for it.", "P-11")
    if not event.substitute_ok:
        return no(f"{name} may not stand in for a main card.", "P-11")
    for held in at.hands[task.army]:
        if at.board.main[held] is not None:
            return no(
                f"You hold {card_name(at, held)}; an Event stands in only for want of a main card.", "P-11"
            )
    return None


# --- an Event's own choices


def event_card(at: Position, task: EventCard, deed: Deed) -> Refusal | None:
    """An option, a trail or a region of the step that is being carried out."""
    op = _step_of(at, task)
    name = card_name(at, task.card)
    if isinstance(op, ops.Choose):
        if deed.verb != "choose":
            return later(f"{name}: choose one of its options.", None)
        for option in op.options:
            if option.replace("_", "-") == deed.option:
                return no(f"{name}: that option is chosen already.", None) if option in task.chosen else None
        return no(f"{name} has no option {deed.option}.", None)
    if isinstance(op, ops.WagonAdvance):
        if deed.verb != "trail":
            return later(f"{name}: choose the trail whose wagons roll.", None)
        if any(at.wagons[deed.trail]):
            return None
        return no("There are no wagons on that trail.", None)
    assert isinstance(op, ops.Restrict), op
    if deed.verb != "name":
        return later(f"{name}: name the region that is closed.", "P-52")
    if deed.place >= at.board.regions:
        return no(f"{name} closes a region, not a box.", "P-52")
    if not at.cubes[task.army][deed.place]:
        return no(f"There are no {COLORS[task.army]} cubes in {spot(at, deed.place)}.", "P-52")
    return None


def _step_of(at: Position, task: EventCard) -> ops.Op:
    """The step that is being carried out."""
    return at.board.event(task.card).ops[task.step - 1]


# --- cubes from the Ready Box


def placement(at: Position, task: Placement, deed: Deed) -> Refusal | None:
    """How many, and where."""
    left = min(task.left, at.ready[task.army])
    if deed.verb == "done" and task.optional:
        return None
    if deed.verb != "place":
        return later(f"First place {cubes(left, task.army)}.", "P-5")
    if deed.count > left:
        return no(f"There {are(left)} only {cubes(left, task.army)} to place.", "P-5")
    return _wrong_place(at, task, deed.place) or _wrong_share(at, task, deed, left)


def _wrong_place(at: Position, task: Placement, place: int) -> Refusal | None:
    """By what goes on beneath: the set-up, a disc, or a card."""
    parent = at.agenda[-2]
    if isinstance(parent, EventCard):
        op = _step_of(at, parent)
        assert isinstance(op, ops.Place), op
        return _not_by_card(at, parent, op, place)
    if isinstance(parent, EnemiesTurn):
        return _not_purple(at, place) or _crowded(at, place)
    if isinstance(parent, SetUp):
        if place < at.board.regions and at.board.home[place] == task.army:
            return None
        return no(f"These cubes begin in home regions of {_DECKS[task.army]}.", "P-18")
    return _not_at_home(at, task.army, place)


def _held_home(at: Position, army: int, place: int) -> Refusal | None:
    """A home region of a faction that the Indian side controls."""
    if place >= at.board.regions or at.board.home[place] != army:
        return no(f"{title(army)} cubes come to home regions of {_DECKS[army]}.", "P-16")
    if at.control[place] != INDIAN:
        return no(f"The Indian side doesn't control {spot(at, place)}.", "P-16")
    return None


def _not_at_home(at: Position, army: int, place: int) -> Refusal | None:
    """P-16: reinforcements of the Indians."""
    refusal = _held_home(at, army, place)
    if refusal is None:
        return None
    if any(_held_home(at, army, region) is None for region in range(at.board.regions)):
        return refusal
    box = at.board.box(CANADA if army == NPT else MEXICO)
    if place in (at.board.box(ROCKIES), box):
        return None
    return no(
        f"With no home region left {COLORS[army]} cubes come to the Rockies or {spot(at, box)}.", "P-16"
    )


def _not_purple(at: Position, place: int) -> Refusal | None:
    if place in (at.board.box(CANADA), at.board.box(MEXICO)):
        return None
    if place < at.board.regions and at.board.home[place] == ENEMIES:
        return None
    return no("Purple cubes come to purple regions, Canada or Mexico.", "P-42")


def _crowded(at: Position, place: int) -> Refusal | None:
    if place < at.board.regions and cubes_of(at, US, place) >= STACK:
        return no(f"{first(spot(at, place))} holds {STACK} US-allied cubes already.", "P-42")
    return None


def _not_by_card(at: Position, event: EventCard, op: ops.Place, place: int) -> Refusal | None:
    """What the card says of places; where there is none of them, its way out."""
    army = NAMES.index(op.faction)
    refusal = _not_among(at, op, army, place) or kept_out(at, army, place)
    if refusal is None or op.fallback is None:
        return refusal
    for other in range(at.board.places):
        if _not_among(at, op, army, other) is None and kept_out(at, army, other) is None:
            return refusal
    if place == at.board.place(op.fallback):
        return None
    name = card_name(at, event.card)
    return no(f"By {name} they go to {spot(at, at.board.place(op.fallback))}.", "P-51")


def _not_among(at: Position, op: ops.Place, army: int, place: int) -> Refusal | None:
    where = op.where
    region = place < at.board.regions
    if isinstance(where, tuple):
        if at.board.codes[place] not in where:
            return no(f"The card places cubes in {' and '.join(where)} only.", None)
        if op.only_controlled and at.control[place] != SIDE_OF[army]:
            return no(f"The side of these cubes doesn't control {spot(at, place)}.", None)
        return None
    if where == "own_controlled_home":
        return _held_home(at, army, place)
    if where == "own_controlled_home_on_track":
        return _held_home(at, army, place) or _off_track(at, place)
    if where == "own_occupied":
        if region and at.cubes[army][place]:
            return None
        return no(f"There is no {COLORS[army]} cube in {spot(at, place)}.", None)
    if where == "us_occupied_or_st_louis":
        if place == at.board.box(ST_LOUIS) or (
            region and at.cubes[CAVALRY][place] + at.cubes[SETTLERS][place]
        ):
            return None
        return no(f"There are no blue or brown cubes in {spot(at, place)}.", "P-59")
    if where == "npt_region_with_indians":
        if region and at.board.home[place] == NPT and cubes_of(at, INDIAN, place):
            return None
        return no(f"{first(spot(at, place))} isn't an N region with Indian cubes.", "P-51")
    if where == "purple_canada_mexico":
        return _not_purple(at, place)
    if place == at.board.place(where):
        return None
    return no(f"The card places cubes in {spot(at, at.board.place(where))}.", None)


def _off_track(at: Position, place: int) -> Refusal | None:
    code = at.board.codes[place]
    if any(code in (space.north, space.south) for space in at.board.edition.map.railroad.space):
        return None
    return no(f"{first(spot(at, place))} isn't beside the track.", None)


def _wrong_share(at: Position, task: Placement, deed: Deed, left: int) -> Refusal | None:
    """How many of them in one place."""
    if task.most_each:
        if deed.place in task.used:
            return no(f"{first(spot(at, deed.place))} has got its share.", None)
        if deed.count > task.most_each:
            return no(f"Not more than {cubes(task.most_each, task.army)} a region.", None)
    if task.most_regions and len(task.used) >= task.most_regions and deed.place not in task.used:
        return no("No other region may get any.", None)
    if task.most_regions == 1 and not task.most_each and deed.count < left:
        return no(f"All {cubes(left, task.army)} go to one place.", None)
    return None


def reinforcement(at: Position, task: Reinforcement, deed: Deed) -> Refusal | None:
    """How many of the new cubes go to Sacramento."""
    limits = at.board.edition.setup.turn.main
    limit = limits.cavalry_sacramento_transfer
    if task.army == SETTLERS:
        limit = limits.settlers_sacramento_transfer
    if deed.verb != "transfer":
        return later(f"Say first how many of the new {COLORS[task.army]} cubes go to Sacramento.", "P-3")
    if deed.count > task.count:
        return no(f"Only {cubes(task.count, task.army)} {are(task.count)} placed by this card.", "P-3")
    if deed.count > limit:
        return no(f"Not more than {cubes(limit, task.army)} may go to Sacramento.", "P-3")
    return None


# --- wagons, and cubes that an Event takes away


def wagon_turn(at: Position, task: WagonTurn, deed: Deed) -> Refusal | None:
    """P-40, P-56: the trail of a new wagon."""
    if deed.verb != "trail":
        return later("Choose the trail of the new wagon.", "P-40")
    if any(effect.halted == deed.trail for effect in at.effects):
        return no("New wagons can't take that trail while the card against it is in force.", "P-56")
    return None


def withdrawal(at: Position, task: Withdrawal, deed: Deed) -> Refusal | None:
    """How many from where."""
    army = task.armies[0]
    if deed.verb == "done":
        return None
    to = spot(at, task.to)
    if deed.verb != "withdraw":
        return later(f"Say how many {COLORS[army]} cubes go to {to}, and from where.", None)
    if deed.place == task.to:
        return no(f"They are in {to} already.", None)
    event = at.agenda[-2]
    assert isinstance(event, EventCard), event
    op = _step_of(at, event)
    assert isinstance(op, ops.Relocate), op
    if not _given_from(at, op, deed.place):
        return no(f"The card takes no cubes from {spot(at, deed.place)}.", None)
    there = at.cubes[army][deed.place]
    if deed.count > there:
        return no(f"There {are(there)} {cubes(there, army)} in {spot(at, deed.place)}.", None)
    if deed.place not in task.places:
        return no(f"{first(spot(at, deed.place))} has given its cubes.", None)
    if task.cubes_left and deed.count > task.cubes_left:
        return no(f"The card moves {cubes(task.cubes_left, army)} more, and no others.", None)
    return None


def removal(at: Position, task: Removal, deed: Deed) -> Refusal | None:
    """P-78: how many from where; there are more of them than have to go."""
    army = task.army
    if deed.verb != "withdraw":
        return later(f"Say where {cubes(task.left, army)} {are(task.left)} taken from.", "P-78")
    event = at.agenda[-2]
    while not isinstance(event, EventCard):
        event = at.agenda[at.agenda.index(event) - 1]
    op = _step_of(at, event)
    assert isinstance(op, ops.Remove), op
    where = spot(at, deed.place)
    if isinstance(op.where, tuple) and at.board.codes[deed.place] not in op.where:
        return no(f"The card takes no cubes from {where}.", "P-78")
    there = at.cubes[army][deed.place]
    if deed.count > there:
        return no(f"There {are(there)} {cubes(there, army)} in {where}.", "P-78")
    if deed.place not in task.places:
        return no(f"{first(where)} has given its cubes.", "P-78")
    if deed.count > task.left:
        return no(f"The card takes {cubes(task.left, army)} more, and no others.", "P-78")
    others = sum([at.cubes[army][place] for place in task.places if place != deed.place])
    if task.left - deed.count > others:
        return no(f"There {are(others)} only {cubes(others, army)} elsewhere for the rest.", "P-78")
    return None


def _given_from(at: Position, op: ops.Relocate, place: int) -> bool:
    """P-60: anywhere takes in the boxes."""
    if op.frm in ("any", "own_occupied"):
        return True
    code = at.board.codes[place]
    if isinstance(op.frm, tuple):
        return code in op.frm
    if op.frm != "npt_or_enemies_north_region":
        return place == at.board.place(op.frm)
    if place >= at.board.regions:
        return False
    return at.board.edition.map.regions[code].kind in ("npt", "enemies_north")
