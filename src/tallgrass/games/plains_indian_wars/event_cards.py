"""What Event cards do: the steps of an edition's `ops`, one after another (P-50 to P-61)."""

from __future__ import annotations

from typing import Final

from tallgrass.games.plains_indian_wars.cards import draw_card, leave_game, take_card
from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.effects import Combat, Effect
from tallgrass.games.plains_indian_wars.engagement import Engagement
from tallgrass.games.plains_indian_wars.events import CusterDrawn, Removed, Scored
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    BOX_IDS,
    CANADA,
    ENEMIES,
    FACE_IDS,
    INDIAN,
    LINE_IDS,
    MEXICO,
    NAMES,
    NOTHING,
    NOWHERE,
    NPT,
    SIDE_OF,
    ST_LOUIS,
    US,
)
from tallgrass.games.plains_indian_wars.giving_way import Shedding
from tallgrass.games.plains_indian_wars.movement import March, new_card, recover
from tallgrass.games.plains_indian_wars.placement import Placement, controlled_homes
from tallgrass.games.plains_indian_wars.railroad import lay, roll_for_mountains, settlers_at
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.games.plains_indian_wars.strikes import Strike
from tallgrass.games.plains_indian_wars.wagons import advance_trail
from tallgrass.games.plains_indian_wars.withdrawal import Withdrawal
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink

SIDE_IDS: Final = ("indian", "us")


class EventCard(Task):
    """A card whose steps are carried out."""

    __slots__ = ("army", "asking", "bound_regions", "bound_to", "card", "chosen", "custer", "step")
    card: int
    army: int  # whose card it is
    step: int
    chosen: list[str]  # options that were chosen
    bound_to: list[str]  # the names that the card gives to regions
    bound_regions: list[int]
    asking: bool  # a choice of the step is open
    custer: int  # cubes placed by its last step (P-51)

    def __init__(self, card: int, army: int) -> None:
        self.card = card
        self.army = army
        self.step = 0
        self.chosen = []
        self.bound_to = []
        self.bound_regions = []
        self.asking = False
        self.custer = 0

    def copy(self) -> EventCard:
        task = EventCard(self.card, self.army)
        task.step = self.step
        task.chosen = self.chosen[:]
        task.bound_to = self.bound_to[:]
        task.bound_regions = self.bound_regions[:]
        task.asking = self.asking
        task.custer = self.custer
        return task

    def _ops(self, at: Position) -> tuple[ops.Op, ...]:
        event = at.board.events[self.card]
        assert event is not None, self.card
        return event.ops

    def bound(self, name: str | None) -> int:
        """The region that a name of the card stands for; NOWHERE: it has found none."""
        for bind, region in zip(self.bound_to, self.bound_regions, strict=True):
            if bind == name:
                return region
        return NOWHERE

    def _bind(self, name: str, region: int) -> None:
        self.bound_to.append(name)
        self.bound_regions.append(region)

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        steps = self._ops(at)
        if self.asking:  # an imagined position asks again
            self._begin(at, steps[self.step - 1], chance, events)
            return
        self._note(at)
        if self.step == len(steps):
            at.agenda.pop()
            return
        op = steps[self.step]
        self.step += 1
        if op.option is None or op.option in self.chosen:
            self._begin(at, op, chance, events)

    def _note(self, at: Position) -> None:
        """The regions that the step before has chosen have names from now on."""
        before = self._ops(at)[self.step - 1] if self.step else None
        if isinstance(before, ops.Place) and before.bind and at.placed:
            self._bind(before.bind, at.placed[0])
        elif isinstance(before, ops.Strike):
            self._bind("striking", at.striking)
            self._bind("struck", at.struck)

    def _begin(self, at: Position, op: ops.Op, chance: Chance, events: Sink | None) -> None:  # noqa: PLR0912 - a case for each op
        seat = at.seat_of[self.army]
        match op:
            case ops.Place():
                self._place(at, op, events)
            case ops.Recover():
                army = NAMES.index(op.faction)
                recover(at, army, at.casualties[army] if op.count == "all" else op.count, events)
            case ops.Remove():
                for name in op.target:
                    _remove_casualties(at, NAMES.index(name), op.count, events)
            case ops.Relocate():
                self._relocate(at, op)
            case ops.Move():
                self._move(at, op)
            case ops.Strike():
                at.striking = NOWHERE
                at.agenda.append(Strike(self.card, self.step - 1, self.army))
            case ops.Engage():
                self._engage(at, op)
            case ops.CombatMod():
                at.combat.append(self._combat(at, op))
            case ops.Restrict():
                self._restrict(at, op, seat)
            case ops.RailPlace():
                line = LINE_IDS.index(op.line)
                count = min(op.max, settlers_at(at, line)) if op.per_settler else op.max
                lay(at, line, count, events)
            case ops.MountainRoll():
                if at.mountains < at.board.mountains:
                    roll_for_mountains(at, op.dice, op.hits, chance, events)
                elif op.otherwise is not None:
                    lay(at, LINE_IDS.index(op.otherwise.line), op.otherwise.place, events)
            case ops.WagonAdvance():
                self._advance_wagons(at, op, seat, events)
            case ops.Draw():
                self._draw(at, op.count, chance, events)
            case ops.Vp():
                self._score(at, op, events)
            case ops.DiscardSelf():
                if op.permanent:
                    leave_game(at, self.card, events)
            case ops.Choose():
                self.asking = True
                at.ask(seat, [at.actions.choose + _option(at, option) for option in op.options])
            case _:
                at.effects.append(self._effect(at, op))

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        actions = at.actions
        self.asking = False
        op = self._ops(at)[self.step - 1]
        if isinstance(op, ops.Choose):
            name = actions.options[action - actions.choose]
            self.chosen.append(next(option for option in op.options if option.replace("_", "-") == name))
        elif isinstance(op, ops.WagonAdvance):
            for _ in range(op.steps):
                advance_trail(at, action - actions.trail, events)
        else:
            assert isinstance(op, ops.Restrict), op
            self._bar(at, op, (action - actions.name,))

    # --- placing and moving

    def _place(self, at: Position, op: ops.Place, events: Sink | None) -> None:
        army = NAMES.index(op.faction)
        chooser = at.seat_of[NAMES.index(op.chooser)] if op.chooser else at.seat_of[self.army]
        at.placed = []
        places = [place for place in self._where(at, op, army) if not at.barred(army, place)]
        if not places and op.fallback is not None:
            places = [at.board.place(op.fallback)]
        if not places:  # P-17
            return
        task = Placement(army, chooser, op.count, places)
        task.most_each = op.max_per_region or 0
        task.most_regions = op.max_regions or 0
        task.optional = bool(op.max_per_region) and not isinstance(op.where, tuple)
        at.agenda.append(task)

    def _where(self, at: Position, op: ops.Place, army: int) -> list[int]:
        board, where = at.board, op.where
        if isinstance(where, tuple):
            places = [board.place(code) for code in where]
        elif where == "own_controlled_home":
            places = controlled_homes(at, army)
        elif where == "own_controlled_home_on_track":
            beside = [region for each in board.beside[0] for region in each]
            places = [region for region in controlled_homes(at, army) if region in beside]
        elif where == "own_occupied":
            places = [place for place in range(board.regions) if at.cubes[army][place]]
        elif where == "us_occupied_or_st_louis":  # P-59
            places = [place for place in range(board.regions) if at.cubes[2][place] or at.cubes[3][place]]
            places.append(board.box(ST_LOUIS))
        elif where == "npt_region_with_indians":
            places = [region for region in board.homes[NPT] if at.force(INDIAN, region)]
        elif where == "purple_canada_mexico":
            places = [*board.homes[ENEMIES], board.box(CANADA), board.box(MEXICO)]
        else:
            places = [board.box(BOX_IDS.index(where))]
        if op.only_controlled:
            places = [place for place in places if at.control[place] == SIDE_OF[army]]
        return places

    def _relocate(self, at: Position, op: ops.Relocate) -> None:
        to = at.board.place(op.to)
        army = NAMES.index(op.faction)
        if op.condition == "not_enemy_occupied" and to < at.board.regions:
            held = at.force(US, to) > 0 or at.control[to] == US
            if held:
                return
        armies = (
            [army] if not op.with_allies else [each for each in range(ARMIES) if (each < 2) == (army < 2)]
        )
        armies = [each for each in armies if not at.barred(each, to)]  # P-52
        if not armies:
            return
        if op.frm == "striking_region":
            region = self.bound("striking")
            if region != NOWHERE:
                at.agenda.append(Withdrawal(armies, [region], to, at.seat_of[self.army], whole=True))
            return
        task = Withdrawal(armies, self._from(at, op.frm, army), to, at.seat_of[self.army], whole=False)
        task.regions_left = op.max_regions or 0
        task.cubes_left = op.max_cubes or 0
        at.agenda.append(task)

    def _from(self, at: Position, frm: str | tuple[str, ...], army: int) -> list[int]:
        board = at.board
        if isinstance(frm, tuple):
            return [board.place(code) for code in frm]
        if frm == "npt_or_enemies_north_region":
            north = [
                place
                for place, region in enumerate(board.edition.map.regions.values())
                if region.kind == "enemies_north"
            ]
            return [*board.homes[NPT], *north]
        if frm in ("own_occupied", "any"):
            return list(range(board.places))  # P-60
        return [board.box(BOX_IDS.index(frm))]

    def _move(self, at: Position, op: ops.Move) -> None:
        army = NAMES.index(op.faction)
        new_card(at)
        task = March(army, op.groups, op.distance)
        task.rail = army in (2, 3) and op.distance >= 2
        if op.frm not in ("own_occupied", "any"):
            task.frm = self._from(at, op.frm, army)
        task.whole = op.all
        at.agenda.append(task)

    # --- fighting

    def _engage(self, at: Position, op: ops.Engage) -> None:
        """P-51."""
        region = self.bound(op.region)
        trapped = [NAMES.index(name) for name in op.no_retreat]
        if region == NOWHERE or region >= at.board.regions or not at.contested(region):
            at.last_lost = [0] * ARMIES
            return
        self.custer = at.cubes[2][region]
        at.touched[region] = False
        at.agenda.append(Engagement(region, US if self.army >= 2 else INDIAN, trapped))

    def _score(self, at: Position, op: ops.Vp, events: Sink | None) -> None:
        if op.condition == "bound_cubes_eliminated" and not 0 < self.custer <= at.last_lost[2]:
            return
        side = SIDE_IDS.index(op.side)
        points = int(getattr(at.board.edition.setup.scoring, op.points))
        at.bonus[side] += points
        if events is not None:
            events.append(Scored(side=side, points=points))

    def _combat(self, at: Position, op: ops.CombatMod) -> Combat:
        combat = Combat(SIDE_IDS.index(op.side))
        if op.faction is not None:
            combat.army = NAMES.index(op.faction)
        combat.versus = tuple([NAMES.index(name) for name in op.vs])
        if op.region is not None:
            region = self.bound(op.region)
            codes = at.board.codes
            combat.region = (
                region if region != NOWHERE else codes.index(op.region) if op.region in codes else -2
            )
        if op.frm is not None:
            region = self.bound(op.frm)
            combat.frm = region if region != NOWHERE else -2  # P-74
        combat.once = op.scope == "next_engagement"
        combat.treaty_as_hit = op.treaty_as_hit
        combat.extra_dice = op.extra_dice
        combat.rounds = op.rounds
        combat.reroll = tuple([FACE_IDS.index(face) for face in op.reroll])
        combat.no_ambush = op.no_ambush
        return combat

    # --- what stays in force

    def _effect(self, at: Position, op: ops.Op) -> Effect:
        lasting = isinstance(
            op,
            ops.Restrict
            | ops.WagonHalt
            | ops.RailLimit
            | ops.PlacementMod
            | ops.WagonDice
            | ops.WagonHitsNeeded,
        )
        assert lasting, op
        effect = Effect(self.card if getattr(op, "scope", "") == "round" else NOTHING)
        match op:
            case ops.WagonHalt():
                effect.halted = at.board.trail_names.index(op.trail.replace("_", "-"))
            case ops.RailLimit():
                effect.line = LINE_IDS.index(op.line)
                effect.line_most = op.max + at.laid[effect.line]
            case ops.PlacementMod():
                effect.reinforced = tuple([NAMES.index(name) for name in op.target])
                effect.add = op.add
                effect.minimum = op.minimum
            case ops.WagonDice():
                effect.wagon_dice = op.value
            case ops.WagonHitsNeeded():
                effect.hits_needed = op.value
                effect.requires = NAMES.index(op.requires) if op.requires else NOTHING
        return effect

    def _restrict(self, at: Position, op: ops.Restrict, seat: int) -> None:
        if op.regions == "choose_own_occupied":
            regions = [region for region in range(at.board.regions) if at.cubes[self.army][region]]
            if regions:
                self.asking = True
                at.ask(seat, [at.actions.name + region for region in regions])
        else:
            self._bar(at, op, tuple([at.board.place(code) for code in op.regions]))

    def _bar(self, at: Position, op: ops.Restrict, regions: tuple[int, ...]) -> None:
        effect = self._effect(at, op)
        effect.barred = tuple([NAMES.index(name) for name in op.target])
        effect.regions = regions
        at.effects.append(effect)

    # --- the rest

    def _advance_wagons(self, at: Position, op: ops.WagonAdvance, seat: int, events: Sink | None) -> None:
        if op.trail == "choose":
            trails = [trail for trail, wagons in enumerate(at.wagons) if any(wagons)]
            if trails:
                self.asking = True
                at.ask(seat, [at.actions.trail + trail for trail in trails])
        else:
            trail = at.board.trail_names.index(op.trail.replace("_", "-"))
            for _ in range(op.steps):
                advance_trail(at, trail, events)

    def _draw(self, at: Position, count: int, chance: Chance, events: Sink | None) -> None:
        at.agenda.append(Drawing(self.army, len(at.hands[self.army]) + count))


class Drawing(Task):
    """A hand is filled to so many cards; what is played when it is drawn is played at once (P-13, P-15)."""

    __slots__ = ("deck", "size")
    deck: int
    size: int

    def __init__(self, deck: int, size: int) -> None:
        self.deck = deck
        self.size = size

    def copy(self) -> Drawing:
        return Drawing(self.deck, self.size)

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        if len(at.hands[self.deck]) >= self.size:
            at.agenda.pop()
            return
        card = draw_card(at, self.deck, chance, events)
        if card == NOTHING:
            at.agenda.pop()
            return
        event = at.board.events[card]
        if event is not None and event.timing == "on_draw":
            play_at_once(at, self.deck, card, events)
        else:
            take_card(at, self.deck, card, events)


def play_at_once(at: Position, deck: int, card: int, events: Sink | None) -> None:
    """P-15; he covers nothing (P-69)."""
    at.piles[deck].append(card)
    if events is not None:
        events.append(CusterDrawn(card=card))
    at.agenda.append(Shedding())
    at.agenda.append(EventCard(card, deck))


def _remove_casualties(at: Position, army: int, count: int, events: Sink | None) -> None:
    count = min(count, at.casualties[army])
    at.casualties[army] -= count
    at.removed[army] += count
    if events is not None and count:
        events.append(Removed(army=army, count=count))


def _option(at: Position, option: str) -> int:
    return at.actions.options.index(option.replace("_", "-"))
