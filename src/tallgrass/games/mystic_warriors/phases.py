"""What happens in a turn of The Mystic Warriors of the Plains: its phases, in the printed order.

Chance is used to draw and to flip, and once to say who goes first.
"""

from __future__ import annotations

from tallgrass.games.mystic_warriors.drawing import Drawing
from tallgrass.games.mystic_warriors.events import (
    CardPlayed,
    Discarded,
    Flipped,
    GameEnded,
    Gathered,
    LuckPlayed,
    MustDiscard,
    OmenRead,
    OmenSeen,
    PutAside,
    RaidBegan,
    RaidPlanned,
    SmallGame,
    StayedHome,
    TurnBegan,
    TurnEnded,
)
from tallgrass.games.mystic_warriors.notes import MORE
from tallgrass.games.mystic_warriors.state import (
    GATHERING,
    HUNT,
    LAYING,
    LIMIT,
    NAMING,
    OVER,
    RAID_CHOICE,
    RETURNING,
    SUFFERING,
    Brave,
)
from tallgrass.games.mystic_warriors.tables import (
    COSTS,
    COUP,
    DISCARD,
    FLIPS,
    LIMIT_OF_HAND,
    LUCK,
    LUCK_COST,
    NOTHING,
    OMEN,
    RETURNED,
    SMALLEST_RAID,
    SPIRIT,
    TRADE_CARD,
    TRIBE,
    TWINS,
    TYPE,
)
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


class Phases(Drawing):
    """A position together with what leads from it to the next, but for trades."""

    __slots__ = ()

    # --- 1. Medicine Phase

    def begin_turn(self, chance: Chance, events: Sink | None) -> None:
        """The next one draws (MW-1)."""
        braves = self.braves
        current = (self.current + 1) % len(braves)
        brave = braves[current]
        self.turn += 1
        self.current = current
        self.raided = False
        self.acted = False
        self.lucked = False
        self.asked = brave.bit
        if events is not None:
            events.append(TurnBegan(turn=self.turn, seat=brave.seat))
        self.draw(brave, 1, chance, events)
        held = len(brave.hand)
        if held > LIMIT_OF_HAND:
            self._owe(brave, LIMIT, held - LIMIT_OF_HAND, events)
        else:
            self._raid_phase(brave, chance, events)

    def _owe(self, brave: Brave, stage: int, count: int, events: Sink | None) -> None:
        """A seat has to discard cards, and holds more than these."""
        self.stage = stage
        self.owed = count
        self.mover = brave
        self.options = self.list_cards(brave, DISCARD)
        if events is not None:
            events.append(MustDiscard(seat=brave.seat, count=count, stage=stage))

    def discard(self, brave: Brave, card: int, chance: Chance, events: Sink | None) -> None:
        """One of the cards that a seat has to discard."""
        brave.hand.remove(card)
        self.notes.jotted.append(brave.left | card << MORE)
        self.pile.append(card)
        if events is not None:
            events.append(Discarded(seat=brave.seat, cards=(card,)))
        owed = self.owed - 1
        self.owed = owed
        if owed:
            if TWINS[card] and card in brave.hand:
                self.options = self.list_cards(brave, DISCARD)
        elif self.stage == LIMIT:
            self._raid_phase(brave, chance, events)
        else:
            self.hunt(self.braves[self.current], chance, events)

    def _discard_all(self, brave: Brave, events: Sink | None) -> None:
        """As many as it must, or all that a seat holds (MW-17)."""
        cards = brave.hand
        brave.hand = []
        for card in cards:
            self.notes.jotted.append(brave.left | card << MORE)
        self.pile += cards
        if events is not None and cards:
            events.append(Discarded(seat=brave.seat, cards=tuple(cards)))

    # --- 2. Raid Phase

    def _raid_phase(self, brave: Brave, chance: Chance, events: Sink | None) -> None:
        """Too small a hand, which all can see, has no choice (MW-17)."""
        if len(brave.hand) < SMALLEST_RAID:
            if events is not None:
                events.append(StayedHome(seat=brave.seat, forced=True))
            self.hunt(brave, chance, events)
            return
        self.stage = RAID_CHOICE
        self.mover = brave
        self.list_raids(brave)

    def stay_home(self, brave: Brave, chance: Chance, events: Sink | None) -> None:
        """No raid this turn."""
        if events is not None:
            events.append(StayedHome(seat=brave.seat, forced=False))
        self.hunt(brave, chance, events)

    def plan_raid(self, brave: Brave, raid: int, events: Sink | None) -> None:
        """The cards are laid next, type by type."""
        self.stage = LAYING
        self.raid = raid
        if events is not None:
            events.append(RaidPlanned(seats=(brave.seat,), seat=brave.seat, raid=raid))
        self.list_lays(brave)

    def put_aside(self, brave: Brave, card: int, events: Sink | None) -> None:
        """MW-16."""
        brave.hand.remove(card)
        self.chosen.append(card)
        if events is not None:
            events.append(PutAside(seats=(brave.seat,), seat=brave.seat, card=card))

    def lay(self, brave: Brave, card: int, chance: Chance, events: Sink | None) -> None:
        """A card for the raid; the last one begins it."""
        self.put_aside(brave, card, events)
        if len(self.chosen) < len(COSTS[self.raid]):
            self.list_lays(brave)
        else:
            self._ride(brave, chance, events)

    def _ride(self, brave: Brave, chance: Chance, events: Sink | None) -> None:
        """MW-2, MW-4: neither what was laid nor what is flipped reaches the pile before the raid is over."""
        raid = self.raid
        laid = self.chosen
        self.chosen = []
        for card in laid:
            self.notes.jotted.append(brave.left | card << MORE)
        if events is not None:
            events.append(RaidBegan(seat=brave.seat, raid=raid, cards=tuple(laid)))
        flipped = self.flip(FLIPS[raid], chance, events)
        coups = 0
        for card in flipped:
            if TYPE[card] == COUP:
                coups += 1
        brave.feathers += coups
        if events is not None:
            events.append(
                Flipped(seat=brave.seat, cards=tuple(flipped), coups=coups, feathers=brave.feathers)
            )
        self.pile += laid
        self.pile += flipped
        self.raid = NOTHING
        self.raided = True
        if brave.feathers >= self.goal:
            self._end_game(brave, events)
        else:
            self.hunt(brave, chance, events)

    # --- 3. Hunt Phase

    def hunt(self, brave: Brave, chance: Chance, events: Sink | None) -> None:
        """The turn goes on as long as anybody could think that something can be done (MW-17)."""
        self.stage = HUNT
        self.mover = brave
        if not self.acted and not self.raided:
            self.list_actions(brave)
        elif brave.hand and self.may_luck():
            self.list_luck(brave)
        else:
            if events is not None:
                events.append(TurnEnded(seat=brave.seat, forced=True))
            self.begin_turn(chance, events)

    def use(self, brave: Brave, card: int, chance: Chance, events: Sink | None) -> None:
        """A card is put to its use: to gather the tribe, for an omen, to hunt, as a Trade or a Luck card."""
        kind = TYPE[card]
        if kind == TRIBE:
            self._gather(brave, card, chance, events)
        elif kind == LUCK:
            self._try_luck(brave, card, chance, events)
        else:
            brave.hand.remove(card)
            self.notes.jotted.append(brave.left | card << MORE)
            self.pile.append(card)  # MW-13
            if kind == SPIRIT:
                self._omen(brave, card, chance, events)
            else:
                self._hunt_card(brave, card, chance, events)

    def _hunt_card(self, brave: Brave, card: int, chance: Chance, events: Sink | None) -> None:
        """MW-6."""
        if events is not None:
            events.append(CardPlayed(seat=brave.seat, card=card))
        self.acted = True
        if TYPE[card] != TRADE_CARD:
            self.draw(brave, 2, chance, events)
        else:
            self.draw(brave, 3, chance, events)
            if len(brave.hand) > RETURNED:
                self._owe(brave, RETURNING, RETURNED, events)
                return
            self._discard_all(brave, events)
        self.hunt(brave, chance, events)

    def _gather(self, brave: Brave, card: int, chance: Chance, events: Sink | None) -> None:
        """MW-7: the other card is asked for, unless there is but one."""
        self.put_aside(brave, card, events)
        if len(brave.hand) == 1:
            self.gather_with(brave, brave.hand[0], chance, events)
        else:
            self.stage = GATHERING
            self.options = self.list_cards(brave, DISCARD)

    def gather_with(self, brave: Brave, card: int, chance: Chance, events: Sink | None) -> None:
        """MW-7: two cards for two."""
        tribe = self.chosen.pop()
        brave.hand.remove(card)
        for gone in (tribe, card):
            self.notes.jotted.append(brave.left | gone << MORE)
            self.pile.append(gone)
        if events is not None:
            events.append(Gathered(seat=brave.seat, cards=(tribe, card)))
        self.acted = True
        self.draw(brave, 2, chance, events)
        self.hunt(brave, chance, events)

    def hunt_small_game(self, brave: Brave, chance: Chance, events: Sink | None) -> None:
        """Draw a card."""
        if events is not None:
            events.append(SmallGame(seat=brave.seat))
        self.acted = True
        self.draw(brave, 1, chance, events)
        self.hunt(brave, chance, events)

    def _omen(self, brave: Brave, card: int, chance: Chance, events: Sink | None) -> None:
        """MW-8: what lies on top is settled as far as he sees, and stays there."""
        top = self.top
        fresh = min(OMEN - len(top), len(self.deck))
        if fresh > 0:
            top += chance.draw(self.deck, fresh)
        brave.depth = min(OMEN, len(top))
        if events is not None:
            events.append(OmenRead(seat=brave.seat, card=card, count=brave.depth))
            events.append(OmenSeen(seats=(brave.seat,), seat=brave.seat, cards=tuple(top[: brave.depth])))
        self.acted = True
        self.hunt(brave, chance, events)

    def _try_luck(self, brave: Brave, card: int, chance: Chance, events: Sink | None) -> None:
        """MW-10: with two players it's clear whom it hits."""
        self.put_aside(brave, card, events)
        if len(self.braves) == 2:
            self.hit(brave, 1 - brave.seat, chance, events)
        else:
            self.stage = NAMING
            self.list_targets(brave)

    def hit(self, brave: Brave, seat: int, chance: Chance, events: Sink | None) -> None:
        """MW-10: the victim discards two cards, or what he has."""
        card = self.chosen.pop()
        self.notes.jotted.append(brave.left | card << MORE)
        self.pile.append(card)
        self.lucked = True
        victim = self.braves[seat]
        count = min(LUCK_COST, len(victim.hand))
        if events is not None:
            events.append(LuckPlayed(seat=brave.seat, card=card, victim=seat, count=count))
        if len(victim.hand) > LUCK_COST:
            self._owe(victim, SUFFERING, LUCK_COST, events)
            return
        self._discard_all(victim, events)
        self.hunt(brave, chance, events)

    # --- endings

    def end_turn(self, brave: Brave, chance: Chance, events: Sink | None) -> None:
        """A player has done what he wanted."""
        if events is not None:
            events.append(TurnEnded(seat=brave.seat, forced=False))
        self.begin_turn(chance, events)

    def _end_game(self, brave: Brave, events: Sink | None) -> None:
        """MW-4: in the middle of a turn."""
        self.stage = OVER
        self.mover = None
        self.options = []
        if events is not None:
            feathers = tuple([other.feathers for other in self.braves])
            events.append(GameEnded(winner=brave.seat, feathers=feathers))
