"""What Event cards do: the steps of an edition's `ops`, one after another (P-50 to P-61)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.cards import at_once, cover, fill_hand, leave_game
from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.engagement import Engagement
from tallgrass.games.plains_indian_wars.event_places import places_of, sources_of
from tallgrass.games.plains_indian_wars.events import PlayedAtOnce, Scored
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    COMPANY,
    LINE_IDS,
    NAMES,
    NOTHING,
    NOWHERE,
    SETTLERS,
    SIDE_OF,
)
from tallgrass.games.plains_indian_wars.fights import Fights
from tallgrass.games.plains_indian_wars.giving_way import Shedding
from tallgrass.games.plains_indian_wars.in_force import SIDE_IDS, combat_of, effect_of
from tallgrass.games.plains_indian_wars.march import March, new_card
from tallgrass.games.plains_indian_wars.placement import Placement
from tallgrass.games.plains_indian_wars.railroad import lay, roll_for_mountains, settlers_at
from tallgrass.games.plains_indian_wars.recovery import recover
from tallgrass.games.plains_indian_wars.removal import Removal, remove_casualties
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.games.plains_indian_wars.strikes import Strike
from tallgrass.games.plains_indian_wars.wagons import advance_trail
from tallgrass.games.plains_indian_wars.withdrawal import Withdrawal
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


class EventCard(Task):
    """A card whose steps are carried out."""

    __slots__ = ("army", "asking", "bound_regions", "bound_to", "card", "chosen", "engaged", "step")
    card: int
    army: int  # whose card it is
    step: int
    chosen: list[str]  # options that were chosen
    bound_to: list[str]  # the names that the card gives to regions
    bound_regions: list[int]
    asking: bool  # a choice of the step is open
    engaged: int  # cubes of those who were placed, when their engagement began (P-51)

    def __init__(self, card: int, army: int) -> None:
        self.card = card
        self.army = army
        self.step = 0
        self.chosen = []
        self.bound_to = []
        self.bound_regions = []
        self.asking = False
        self.engaged = 0

    def copy(self) -> EventCard:
        task = EventCard(self.card, self.army)
        task.step = self.step
        task.chosen = self.chosen[:]
        task.bound_to = self.bound_to[:]
        task.bound_regions = self.bound_regions[:]
        task.asking = self.asking
        task.engaged = self.engaged
        return task

    def _ops(self, at: Position) -> tuple[ops.Op, ...]:
        return at.board.event(self.card).ops

    def bound(self, name: str | None) -> int:
        """The region that a name of the card stands for; NOWHERE: it has found none."""
        found = self._all_bound(name)
        return found[0] if found else NOWHERE

    def _all_bound(self, name: str | None) -> list[int]:
        """The regions of that name: a strike may have struck several."""
        pairs = zip(self.bound_to, self.bound_regions, strict=True)
        return [region for bind, region in pairs if bind == name]

    def _bind(self, name: str, regions: list[int]) -> None:
        """From now on the name stands for these."""
        pairs = zip(self.bound_to, self.bound_regions, strict=True)
        others = [(bind, region) for bind, region in pairs if bind != name]
        self.bound_to = [bind for bind, _ in others] + [name for _ in regions]
        self.bound_regions = [region for _, region in others] + regions

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        steps = self._ops(at)
        if self.asking:  # an imagined position asks again
            self._begin(at, steps[self.step - 1], chance, events)
            return
        if not self.step and at_once(at, self.card):
            self._come_at_once(at, events)
        self._note(at)
        if self.step == len(steps):
            at.agenda.pop()
            return
        op = steps[self.step]
        self.step += 1
        if self._chosen(op):
            self._begin(at, op, chance, events)

    def _come_at_once(self, at: Position, events: Sink | None) -> None:
        """It lies on top and covers what did (P-80), unless it is going to leave the game (P-69)."""
        pile = at.piles[self.army]
        if self.card in pile:
            pile.remove(self.card)
            pile.append(self.card)
        leaving = [op for op in self._ops(at) if isinstance(op, ops.DiscardSelf) and op.permanent]
        if all(op.option is not None for op in leaving):
            cover(at, self.army)
        if events is not None:
            events.append(PlayedAtOnce(card=self.card))

    def _note(self, at: Position) -> None:
        """The regions that the step before has chosen have names from now on."""
        before = self._ops(at)[self.step - 1] if self.step else None
        if before is None or not self._chosen(before):
            return
        if isinstance(before, ops.Place) and before.bind and at.placed:
            self._bind(before.bind, at.placed[:1])
        elif isinstance(before, ops.Strike):
            self._bind("striking", [] if at.striking == NOWHERE else [at.striking])
            self._bind("struck", at.struck)

    def _chosen(self, op: ops.Op) -> bool:
        """Whether a step is done at all."""
        return op.option is None or op.option in self.chosen

    def _begin(self, at: Position, op: ops.Op, chance: Chance, events: Sink | None) -> None:  # noqa: PLR0912 - a case for each op
        seat = at.seat_of[self.army]
        match op:
            case ops.Place():
                self._place(at, op, events)
            case ops.Recover():
                army = NAMES.index(op.faction)
                recover(at, army, at.casualties[army] if op.count == "all" else op.count, events)
            case ops.Remove():
                self._remove(at, op, events)
            case ops.Relocate():
                self._relocate(at, op)
            case ops.Move():
                self._move(at, op)
            case ops.Strike():
                at.striking = NOWHERE
                at.struck = []
                at.agenda.append(Strike(self.card, self.step - 1, NAMES.index(op.faction)))
            case ops.Engage():
                self._engage(at, op)
            case ops.CombatMod():
                self._change_combat(at, op)
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
                at.agenda.append(Drawing(self.army, len(at.hands[self.army]) + op.count))
            case ops.Vp():
                self._score(at, op, events)
            case ops.DiscardSelf():
                if op.permanent:
                    leave_game(at, self.card, events)
            case ops.Choose():
                self.asking = True
                left = [option for option in op.options if option not in self.chosen]
                at.ask(seat, [at.actions.choose + _option(at, option) for option in left])
            case _:
                at.effects.append(effect_of(at, self.card, op))

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        actions = at.actions
        self.asking = False
        op = self._ops(at)[self.step - 1]
        if isinstance(op, ops.Choose):
            name = actions.options[action - actions.choose]
            self.chosen.append(next(option for option in op.options if option.replace("_", "-") == name))
            self.asking = sum([option in self.chosen for option in op.options]) < op.count
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
        places = [place for place in places_of(at, op, army) if not at.barred(army, place)]
        if not places and op.fallback is not None:
            places = [at.board.place(op.fallback)]
        if not places:  # P-17
            return
        task = Placement(army, chooser, op.count, places)
        task.most_each = op.max_per_region or 0
        task.most_regions = op.max_regions or 0
        task.optional = bool(op.max_per_region) and not isinstance(op.where, tuple)
        at.agenda.append(task)

    def _relocate(self, at: Position, op: ops.Relocate) -> None:
        to = at.board.place(op.to)
        army = NAMES.index(op.faction)
        if op.condition == "not_enemy_occupied" and to < at.board.regions:
            enemy = 1 - SIDE_OF[army]
            if at.force(enemy, to) > 0 or at.control[to] == enemy:
                return
        company = COMPANY[army] if op.with_allies else (army,)
        armies = [each for each in company if not at.barred(each, to)]  # P-52
        if not armies:
            return
        if op.frm == "striking_region":
            region = self.bound("striking")
            if region != NOWHERE:
                at.agenda.append(Withdrawal(armies, [region], to, at.seat_of[self.army], whole=True))
            return
        task = Withdrawal(armies, sources_of(at, op.frm), to, at.seat_of[self.army], whole=False)
        task.regions_left = op.max_regions or 0
        task.cubes_left = op.max_cubes or 0
        at.agenda.append(task)

    def _remove(self, at: Position, op: ops.Remove, events: Sink | None) -> None:
        """So many of each faction; the first one that is named goes first."""
        board, seat, permanent = at.board, at.seat_of[self.army], op.to == "permanent"
        if op.where == "casualty":
            for name in op.target:
                remove_casualties(at, NAMES.index(name), op.count, events)
            return
        places = list(range(board.places))
        if isinstance(op.where, tuple):
            places = [board.place(code) for code in op.where]
        for name in reversed(op.target):
            at.agenda.append(Removal(NAMES.index(name), seat, op.count, places[:], permanent=permanent))

    def _move(self, at: Position, op: ops.Move) -> None:
        army = NAMES.index(op.faction)
        new_card(at)
        task = March(army, op.groups, op.distance)
        task.rail = army in (CAVALRY, SETTLERS) and op.distance >= 2
        if op.frm not in ("own_occupied", "any"):
            task.frm = sources_of(at, op.frm)
        task.whole = op.all
        at.agenda.append(task)

    # --- fighting

    def _engage(self, at: Position, op: ops.Engage) -> None:
        """P-51: those that were placed there attack."""
        region = self.bound(op.region)
        trapped = [NAMES.index(name) for name in op.no_retreat]
        if region == NOWHERE or region >= at.board.regions or not at.contested(region):
            at.last_lost = [0] * ARMIES
            return
        self.engaged = at.cubes[self._bound_army(at)][region]
        at.touched[region] = False
        at.agenda.append(Engagement(region, SIDE_OF[self._bound_army(at)], trapped))

    def _bound_army(self, at: Position) -> int:
        """Whose cubes came to the region in which the card has it fought out."""
        steps = self._ops(at)
        names = [op.region for op in steps if isinstance(op, ops.Engage)]
        placed = [op for op in steps if isinstance(op, ops.Place) and op.bind in names]
        return NAMES.index(placed[0].faction)

    def _score(self, at: Position, op: ops.Vp, events: Sink | None) -> None:
        if op.condition is not None and not 0 < self.engaged <= at.last_lost[self._bound_army(at)]:
            return
        side = SIDE_IDS.index(op.side)
        points = int(getattr(at.board.edition.setup.scoring, op.points))
        at.bonus[side] += points
        if events is not None:
            events.append(Scored(side=side, points=points))

    # --- what stays in force

    def _change_combat(self, at: Position, op: ops.CombatMod) -> None:
        """Where several regions were struck, it holds in each."""
        regions = [NOWHERE]
        if op.region is not None:
            codes = at.board.codes
            regions = [codes.index(op.region)] if op.region in codes else self._all_bound(op.region)
        frm = NOWHERE if op.frm is None else self.bound(op.frm)
        if op.frm is None or frm != NOWHERE:  # if no region was found, nothing is in force (P-74)
            at.combat += [combat_of(self.card, op, region, frm) for region in regions]

    def _restrict(self, at: Position, op: ops.Restrict, seat: int) -> None:
        if op.regions == "choose_own_occupied":
            regions = [region for region in range(at.board.regions) if at.cubes[self.army][region]]
            if regions:
                self.asking = True
                at.ask(seat, [at.actions.name + region for region in regions])
        else:
            self._bar(at, op, tuple([at.board.place(code) for code in op.regions]))

    def _bar(self, at: Position, op: ops.Restrict, regions: tuple[int, ...]) -> None:
        effect = effect_of(at, self.card, op)
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
        card = fill_hand(at, self.deck, self.size - len(at.hands[self.deck]), chance, events)
        if card == NOTHING:
            at.agenda.pop()
        else:
            at.piles[self.deck].append(card)
            play_at_once(at, self.deck, card)


def play_at_once(at: Position, deck: int, card: int) -> None:
    """P-15: it lies on its pile. What comes of it is fought out, if the turn doesn't do so later (P-62)."""
    if not any(isinstance(task, EventCard) and task.step for task in at.agenda):
        at.agenda.append(Fights(SIDE_OF[deck], at.seat_of[deck]))
    at.agenda.append(Shedding())
    at.agenda.append(EventCard(card, deck))


def _option(at: Position, option: str) -> int:
    return at.actions.options.index(option.replace("_", "-"))
