"""Engagements: who fights, ambush, rounds of dice, treaties, hits, retreats (P-30 to P-38)."""

from __future__ import annotations

from typing import Final

from tallgrass.games.plains_indian_wars.dice import roll
from tallgrass.games.plains_indian_wars.effects import Combat, applies, concerns
from tallgrass.games.plains_indian_wars.events import (
    Beside,
    EngagementBegan,
    EngagementEnded,
    Lost,
    Retreated,
    Rolled,
    TreatyMade,
)
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    BLANK,
    CAVALRY,
    ENEMIES,
    INDIAN,
    NOBODY,
    OF_SIDE,
    SETTLERS,
    SIDE_OF,
    TREATY,
    US,
    WEAPON,
)
from tallgrass.games.plains_indian_wars.giving_way import keep_company
from tallgrass.games.plains_indian_wars.havens import havens
from tallgrass.games.plains_indian_wars.state import Position, Task
from tallgrass.games.plains_indian_wars.treaty import Treaty
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink

# Where a fight is.
PARTIES: Final = 0
AMBUSH: Final = 1
TARGET: Final = 2
ROLL: Final = 3
REROLL: Final = 4
LOSSES: Final = 5
RETREATS: Final = 6
ENDED: Final = 7


class Engagement(Task):
    """A fight in a region, to its end; and then one with those who stood by, if Indians are left."""

    __slots__ = (
        "again",
        "attackers",
        "blanks",
        "combat",
        "faces",
        "fighting",
        "hits",
        "lost",
        "region",
        "round",
        "stage",
        "trapped",
    )
    region: int
    attackers: int  # the side
    trapped: list[int]  # armies that may not retreat (P-51)
    stage: int
    round: int
    fighting: list[int]  # the armies that take part
    combat: list[Combat]  # what is in force in this fight
    faces: list[list[int]]  # by army: what it rolled this round
    again: list[int]  # armies that may still roll some of it again
    hits: list[int]  # by side: cubes that it has still to lose
    blanks: list[int]  # by side: cubes that it may still retreat
    lost: list[int]  # by army: cubes lost in this engagement

    def __init__(self, region: int, attackers: int, trapped: list[int]) -> None:
        self.region = region
        self.attackers = attackers
        self.trapped = trapped
        self.stage = PARTIES
        self.round = 0
        self.fighting = []
        self.combat = []
        self.faces = [[] for _ in range(ARMIES)]
        self.again = []
        self.hits = [0, 0]
        self.blanks = [0, 0]
        self.lost = [0] * ARMIES

    def copy(self) -> Engagement:
        task = Engagement(self.region, self.attackers, self.trapped[:])
        task.stage = self.stage
        task.round = self.round
        task.fighting = self.fighting[:]
        task.combat = self.combat[:]
        task.faces = [faces[:] for faces in self.faces]
        task.again = self.again[:]
        task.hits = self.hits[:]
        task.blanks = self.blanks[:]
        task.lost = self.lost[:]
        return task

    # --- who fights

    def in_fight(self, at: Position, side: int) -> list[int]:
        """The armies of a side that fight and are left."""
        return [army for army in OF_SIDE[side] if army in self.fighting and at.cubes[army][self.region]]

    def strength(self, at: Position, side: int) -> int:
        """How many cubes of a side fight."""
        return sum([at.cubes[army][self.region] for army in self.in_fight(at, side)])

    def decided(self, at: Position) -> bool:
        """P-38: one side has no cubes left in the fight."""
        return not self.in_fight(at, INDIAN) or not self.in_fight(at, US)

    def advance(self, at: Position, chance: Chance, events: Sink | None) -> None:
        if self.stage == PARTIES:
            self._form(at, events)
        elif self.stage == AMBUSH:
            self._offer_ambush(at)
        elif self.stage == TARGET:
            self._aim(at, chance, events)
        elif self.stage == ROLL:
            self._roll(at, chance, events)
        elif self.stage == REROLL:
            at.ask(at.seat_of[self.again[0]], [at.actions.reroll, at.actions.keep])
        elif self.stage == LOSSES:
            self._take_losses(at, events)
        elif self.stage == RETREATS:
            self._offer_retreat(at)
        else:
            self._end(at, events)

    def choose(self, at: Position, action: int, chance: Chance, events: Sink | None) -> None:
        actions = at.actions
        if self.stage == PARTIES:
            beside = action - actions.beside
            if events is not None:
                events.append(Beside(army=beside))
            self._begin(at, [CAVALRY, beside], events)
        elif self.stage == AMBUSH:
            self.stage = TARGET if action == actions.ambush else ROLL
        elif self.stage == TARGET:
            self._ambush(at, action - actions.lose, chance, events)
        elif self.stage == REROLL:
            self._reroll(at, action == actions.reroll, chance, events)
        elif self.stage == LOSSES:
            self._lose(at, action - actions.lose, events)
        elif action == actions.stay:
            self.blanks[self._retreating()] = 0
        else:
            self._retreat(at, action, events)

    def _form(self, at: Position, events: Sink | None) -> None:
        """P-31: brown and purple never fight side by side."""
        us = at.armies(US, self.region)
        if not us or not at.force(INDIAN, self.region):
            at.agenda.pop()
            at.last_lost = self.lost
        elif CAVALRY in us and SETTLERS in us and ENEMIES in us:
            beside = at.actions.beside
            at.ask(at.seat_of[CAVALRY], [beside + SETTLERS, beside + ENEMIES])
        else:
            self._begin(at, us, events)

    def _begin(self, at: Position, us: list[int], events: Sink | None) -> None:
        """A new engagement, be it that of those who stood by (P-66)."""
        self.fighting = at.armies(INDIAN, self.region) + us
        self.round = 0
        self.combat = []
        if at.combat:
            self._use_cards(at)
        self.stage = AMBUSH
        if events is not None:
            armies = [self._count(at, army) for army in range(ARMIES)]
            events.append(EngagementBegan(region=self.region, attackers=self.attackers, armies=tuple(armies)))

    def _use_cards(self, at: Position) -> None:
        """What cards change in this fight; some do so in one only."""
        came_from = at.origins[self.region] + at.set_out[self.region]
        for combat in at.combat:
            if applies(combat, self.region, self.attackers, self.fighting, came_from):
                self.combat.append(combat)
        at.combat = [each for each in at.combat if not (each.once and each in self.combat)]

    def _count(self, at: Position, army: int) -> int:
        return at.cubes[army][self.region] if army in self.fighting else 0

    # --- ambush

    def _offer_ambush(self, at: Position) -> None:
        """P-32: a lone Indian cube that is attacked."""
        alone = self.attackers == US and self.strength(at, INDIAN) == 1
        if alone and not any(combat.no_ambush for combat in self.combat):
            army = self.in_fight(at, INDIAN)[0]
            at.ask(at.seat_of[army], [at.actions.ambush, at.actions.no_ambush])
        else:
            self.stage = ROLL

    def _aim(self, at: Position, chance: Chance, events: Sink | None) -> None:
        largest = self._largest(at, US)
        if len(largest) > 1:
            at.ask(at.owner(largest), [at.actions.lose + army for army in largest])
        else:
            self._ambush(at, largest[0], chance, events)

    def _ambush(self, at: Position, target: int, chance: Chance, events: Sink | None) -> None:
        army = self.in_fight(at, INDIAN)[0]
        face = roll(at, army, 1, chance)
        if events is not None:
            events.append(Rolled(army=army, faces=tuple(face), what="ambush"))
        self.stage = ROLL
        if face[0] == WEAPON or (face[0] == TREATY and self._fierce(army)):
            self._hit(at, target, events)

    def _fierce(self, army: int) -> bool:
        """Whether the Treaties of a faction count as hits, in an ambush too (P-63)."""
        return any(combat.treaty_as_hit and concerns(combat, army) for combat in self.combat)

    # --- a round

    def _roll(self, at: Position, chance: Chance, events: Sink | None) -> None:
        """P-33: all that fight roll; nobody does if an ambush has left one side with none (P-38)."""
        if self.decided(at):
            self.stage = ENDED
            return
        self.round += 1
        for army in range(ARMIES):
            self.faces[army] = []
            cubes = self._count(at, army)
            if cubes:
                self.faces[army] = roll(at, army, min(cubes, 2) + self._extra_dice(army), chance)
                if events is not None:
                    events.append(Rolled(army=army, faces=tuple(self.faces[army]), what="fight"))
        self.again = self._may_reroll()
        if self.again:
            self.stage = REROLL
        else:
            self._resolve(at, events)

    def _extra_dice(self, army: int) -> int:
        """P-58: of a faction that fights."""
        return sum(
            [
                combat.extra_dice
                for combat in self.combat
                if combat.army == army and (not combat.rounds or self.round <= combat.rounds)
            ]
        )

    def _rerolled(self, army: int) -> list[int]:
        """The faces that a card lets a faction roll again."""
        return [face for combat in self.combat if concerns(combat, army) for face in combat.reroll]

    def _may_reroll(self) -> list[int]:
        """The factions that rolled such a face, the attackers first (P-79)."""
        if not self.combat:
            return []
        sides = (self.attackers, 1 - self.attackers)
        armies = [army for side in sides for army in OF_SIDE[side]]
        return [army for army in armies if any(face in self._rerolled(army) for face in self.faces[army])]

    def _reroll(self, at: Position, again: bool, chance: Chance, events: Sink | None) -> None:
        army = self.again.pop(0)
        if again:
            kept = [face for face in self.faces[army] if face not in self._rerolled(army)]
            new = roll(at, army, len(self.faces[army]) - len(kept), chance)
            self.faces[army] = kept + new
            if events is not None:
                events.append(Rolled(army=army, faces=tuple(new), what="again"))
        if not self.again:
            self._resolve(at, events)

    def _thrown(self, side: int, face: int) -> int:
        return sum([self.faces[army].count(face) for army in OF_SIDE[side]])

    def _treaties_that_hit(self, side: int) -> int:
        """How many Treaties of a side count as hits, and make no peace."""
        return sum([self.faces[army].count(TREATY) for army in OF_SIDE[side] if self._fierce(army)])

    def _resolve(self, at: Position, events: Sink | None) -> None:
        """Treaties, then hits, then retreats (P-33)."""
        fierce = [self._treaties_that_hit(INDIAN), self._treaties_that_hit(US)] if self.combat else [0, 0]
        if self._thrown(INDIAN, TREATY) > fierce[INDIAN] and self._thrown(US, TREATY) > fierce[US]:
            self._make_peace(at, events)
            return
        self.hits[US] = self._thrown(INDIAN, WEAPON) + fierce[INDIAN]
        self.hits[INDIAN] = self._thrown(US, WEAPON) + fierce[US]
        self.blanks = [self._thrown(side, BLANK) for side in (INDIAN, US)]
        self.stage = LOSSES

    def _make_peace(self, at: Position, events: Sink | None) -> None:
        """P-34."""
        indian, us = self.strength(at, INDIAN), self.strength(at, US)
        weaker = NOBODY if indian == us else INDIAN if indian < us else US
        if events is not None:
            events.append(TreatyMade(region=self.region, weaker=weaker))
        leaving = self.attackers if weaker == NOBODY else weaker
        self.stage = ENDED
        chooser = at.owner(self.in_fight(at, 1 - leaving))
        at.agenda.append(Treaty(self.region, self.in_fight(at, leaving), chooser, back=weaker == NOBODY))

    # --- losses

    def _largest(self, at: Position, side: int) -> list[int]:
        """The largest factions of a side in the fight (P-35)."""
        return at.largest(self.in_fight(at, side), self.region)

    def _take_losses(self, at: Position, events: Sink | None) -> None:
        """The attackers' first, one after another; those of a side that has nobody left are lost (P-65)."""
        for side in (self.attackers, 1 - self.attackers):
            if self.hits[side] and self.in_fight(at, side):
                largest = self._largest(at, side)
                if len(largest) > 1:
                    at.ask(at.owner(largest), [at.actions.lose + army for army in largest])
                else:
                    self._lose(at, largest[0], events)
                return
        self.stage = RETREATS

    def _lose(self, at: Position, army: int, events: Sink | None) -> None:
        self.hits[SIDE_OF[army]] -= 1
        self._hit(at, army, events)

    def _hit(self, at: Position, army: int, events: Sink | None) -> None:
        at.lose_cube(army, self.region)
        self.lost[army] += 1
        if events is not None:
            events.append(Lost(army=army, place=self.region))
        keep_company(at, self.region)

    # --- retreats

    def _retreating(self) -> int:
        """The side that may retreat now: the attackers first (P-36)."""
        return self.attackers if self.blanks[self.attackers] else 1 - self.attackers

    def _offer_retreat(self, at: Position) -> None:
        if self.decided(at):
            self.stage = ENDED
            return
        side = self._retreating()
        if not self.blanks[side]:
            self.stage = ROLL
            return
        actions = at.actions
        armies = [army for army in self.in_fight(at, side) if army not in self.trapped]
        options = [
            actions.retreat + army * actions.places + place
            for army in armies
            for place in havens(at, army, self.region)
        ]
        if options:
            at.ask(at.owner(armies), [*options, actions.stay])
        else:
            self.blanks[side] = 0

    def _retreat(self, at: Position, action: int, events: Sink | None) -> None:
        army, place = at.actions.army_place(action)
        self.blanks[SIDE_OF[army]] -= 1
        at.send(army, self.region, place, 1)
        if events is not None:
            events.append(Retreated(army=army, frm=self.region, to=place))
        keep_company(at, self.region)

    def _end(self, at: Position, events: Sink | None) -> None:
        """Who stood by fights now, if Indians are left (P-31)."""
        if events is not None:
            indian, us = at.force(INDIAN, self.region), at.force(US, self.region)
            left = NOBODY if bool(indian) == bool(us) else INDIAN if indian else US
            events.append(EngagementEnded(region=self.region, left=left))
        self.stage = PARTIES
