"""The turn of a faction with cards, from its first Event to the new hand (P-11 to P-14)."""

from __future__ import annotations

from typing import Final

from tallgrass.games.plains_indian_wars.cards import play_card
from tallgrass.games.plains_indian_wars.event_cards import Drawing, EventCard
from tallgrass.games.plains_indian_wars.factions import ARMIES, CP, INDIAN, NOTHING, NPT, SIDE_OF, SPT, UP
from tallgrass.games.plains_indian_wars.fights import Fights
from tallgrass.games.plains_indian_wars.giving_way import Shedding
from tallgrass.games.plains_indian_wars.march import March, new_card
from tallgrass.games.plains_indian_wars.placement import Placement, Reinforcement, muster_places
from tallgrass.games.plains_indian_wars.recovery import recover, recovery_cost
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.games.plains_indian_wars.wagons import Raids
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink

# Where a turn is.
BEFORE: Final = 0  # an Event, or the main card
RECOVERY: Final = 1
REINFORCEMENT: Final = 2
MOVEMENT: Final = 3
FIGHTING: Final = 4
AFTER: Final = 5  # an Event
REFILL: Final = 6
OVER: Final = 7


class FactionTurn(Task):
    """The disc of NPT, SPT, Cavalry or Settlers."""

    __slots__ = ("army", "cubes", "groups", "later", "moves", "played", "rail", "stage")
    army: int
    stage: int
    played: int  # Events so far, with the one that stood in
    later: bool  # the Event after the main card has been played
    cubes: int  # reinforcements
    groups: int  # group moves left
    moves: int
    rail: bool

    def __init__(self, army: int) -> None:
        self.army = army
        self.stage = BEFORE
        self.played = 0
        self.later = False
        self.cubes = 0
        self.groups = 0
        self.moves = 0
        self.rail = False

    def copy(self) -> FactionTurn:
        task = FactionTurn(self.army)
        task.stage = self.stage
        task.played = self.played
        task.later = self.later
        task.cubes = self.cubes
        task.groups = self.groups
        task.moves = self.moves
        task.rail = self.rail
        return task

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        stage = self.stage
        if stage == BEFORE:
            self._offer_cards(at)
        elif stage == RECOVERY:
            self._offer_recovery(at)
        elif stage == REINFORCEMENT:
            self.stage = MOVEMENT
            self._reinforce(at)
        elif stage == MOVEMENT:
            self.stage = FIGHTING
            self._move(at)
        elif stage == FIGHTING:
            self.stage = AFTER
            self._fight(at)
        elif stage == AFTER:
            self._offer_event(at)
        elif stage == REFILL:
            self.stage = OVER
            at.agenda.append(Drawing(self.army, at.board.edition.setup.start.cards.hand))
        else:
            at.agenda.pop()

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        actions = at.actions
        if action == actions.done:
            self.stage = REFILL
        elif action == actions.recover:
            self.groups -= recovery_cost(at.board, self.army)
            recover(at, self.army, at.casualties[self.army], events)
            self.stage = REINFORCEMENT
        elif action == actions.muster:
            self.stage = REINFORCEMENT
        elif action >= actions.stand_in:
            self._stand_in(at, action - actions.stand_in, events)
        else:
            self._play(at, action - actions.play, events)

    # --- cards

    def _mains(self, at: Position) -> list[int]:
        return [card for card in at.hands[self.army] if at.board.main[card] is not None]

    def _events(self, at: Position) -> list[int]:
        return [card for card in at.hands[self.army] if at.board.main[card] is None]

    def _offer_cards(self, at: Position) -> None:
        """One Event at most before the main card; without one in hand an Event stands in (P-11)."""
        actions = at.actions
        mains = self._mains(at)
        options = [actions.play + card for card in mains]
        if not self.played:
            options += [actions.play + card for card in self._events(at)]
        if not mains:
            for card in self._events(at):
                event = at.board.events[card]
                if event is not None and event.substitute_ok:
                    options.append(actions.stand_in + card)
        if options:
            at.ask_for_card(at.seat_of[self.army], options)
        else:  # no card is left; what an Event brought about is still fought out
            self.stage = FIGHTING

    def _play(self, at: Position, card: int, events: Sink | None) -> None:
        play_card(at, at.seat_of[self.army], card, events)
        main = at.board.main[card]
        if main is None:
            self.played += 1
            if self.stage == AFTER:
                self.later = True
                self.stage = FIGHTING
            at.agenda.append(Shedding())
            at.agenda.append(EventCard(card, self.army))
            return
        self.cubes = main.cubes
        for effect in at.effects:
            if self.army in effect.reinforced:
                self.cubes = max(effect.minimum, self.cubes + effect.add)
        self.groups = main.groups
        self.moves = main.moves
        self.rail = main.moves >= 2 and not main.no_rail
        self.stage = RECOVERY

    def _stand_in(self, at: Position, card: int, events: Sink | None) -> None:
        play_card(at, at.seat_of[self.army], card, events, stands_in=True)
        limits = at.board.edition.setup.turn.main
        self.played += 1
        self.groups = limits.event_substitute_groups
        self.moves = limits.event_substitute_moves
        self.rail = self.moves >= 2
        self.stage = RECOVERY

    def _offer_event(self, at: Position) -> None:
        """P-11: one more, if there have not been two."""
        most = at.board.edition.setup.turn.main.max_event_cards
        if self.later or self.played >= most or not at.hands[self.army]:
            self.stage = REFILL
            return
        options = [at.actions.play + card for card in self._events(at)]
        at.ask_for_card(at.seat_of[self.army], [*options, at.actions.done])

    # --- the main card

    def _offer_recovery(self, at: Position) -> None:
        """P-12: before the reinforcements, if there are any (P-75); or later, as one of the moves."""
        if self.cubes and at.casualties[self.army] and self.groups >= recovery_cost(at.board, self.army):
            at.ask(at.seat_of[self.army], [at.actions.recover, at.actions.muster])
        else:
            self.stage = REINFORCEMENT

    def _reinforce(self, at: Position) -> None:
        if not self.cubes:
            return
        if self.army in (NPT, SPT):
            seat = at.seat_of[self.army]
            at.agenda.append(Placement(self.army, seat, self.cubes, muster_places(at, self.army)))
        else:
            at.agenda.append(Reinforcement(self.army, self.cubes))

    def _move(self, at: Position) -> None:
        new_card(at)
        task = March(self.army, self.groups, self.moves)
        task.rail = self.rail and self.army not in (NPT, SPT)
        task.recovery = True
        at.agenda.append(Shedding())
        at.agenda.append(task)

    def _fight(self, at: Position) -> None:
        """Engagements, then wagons (P-30, P-39)."""
        seat = at.seat_of[self.army]
        if SIDE_OF[self.army] == INDIAN:
            at.agenda.append(Raids(self.army, seat))
        at.agenda.append(Fights(SIDE_OF[self.army], seat))


def begin_turn(at: Position) -> None:
    """What belongs to one turn is as it is before anything is done in it."""
    at.lines = [UP, CP]
    at.moved = [[0] * at.board.places for _ in range(ARMIES)]
    at.forget_origins()
    at.attacked = [[0] * len(trail) for trail in at.board.trails]


def end_turn(at: Position) -> None:
    """What cards leave in force for the turn is over."""
    at.combat = [combat for combat in at.combat if combat.card != NOTHING]
    at.effects = [effect for effect in at.effects if effect.card != NOTHING]
