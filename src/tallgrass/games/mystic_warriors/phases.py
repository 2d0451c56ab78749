"""What happens in a turn of The Mystic Warriors of the Plains: its phases, in the printed order.

Chance is used to draw and to flip, and once to say who goes first.
"""

from __future__ import annotations

from bisect import bisect_left

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
    APPROACH,
    COSTS,
    COUP,
    DISCARD,
    DONE,
    DRESS,
    FIRST,
    FLIPS,
    LAYS,
    LIMIT_OF_HAND,
    LUCK,
    LUCK_COST,
    NO_RAID,
    NOTHING,
    OMEN,
    PIPEHOLDER,
    PIPEHOLDER_RAID,
    RAID,
    RAIDS,
    RETURNED,
    SMALL_GAME,
    SMALLEST_RAID,
    SPIRIT,
    TARGET,
    TRADE,
    TRADE_CARD,
    TRIBE,
    TWICE,
    TWINS,
    TYPE,
    USES,
    USES_BUT_LUCK,
    WEAPON,
)
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


class Phases(Drawing):
    """A position together with what leads from it to the next, but for trades."""

    __slots__ = ()

    # --- choices, listed when a seat is asked

    def list_cards(self, brave: Brave, verb: int) -> list[int]:
        """One verb (DISCARD, OFFER) with each card in the hand."""
        options = []
        last = NOTHING
        for card in brave.hand:
            if card != last:
                options.append(verb + card)
                last = card
        return options

    def list_raids(self, brave: Brave) -> None:
        """The raids that the hand can pay for, and to stay at home (MW-3)."""
        options = []
        hand = brave.hand
        # Every raid takes one of each of five types; a hand ascends, and goes by type like the cards.
        if (
            hand[0] < FIRST[WEAPON]
            and bisect_left(hand, FIRST[WEAPON]) < (dress := bisect_left(hand, FIRST[DRESS]))
            and dress < (approach := bisect_left(hand, FIRST[APPROACH]))
            and approach < bisect_left(hand, FIRST[COUP])
            and bisect_left(hand, FIRST[SPIRIT]) < bisect_left(hand, FIRST[TRADE_CARD])
        ):
            kinds = [TYPE[card] for card in hand]
            for raid in range(RAIDS):
                if raid == PIPEHOLDER_RAID and brave.feathers < PIPEHOLDER:
                    continue
                for kind in TWICE[raid]:
                    if kinds.count(kind) < 2:
                        break
                else:
                    options.append(RAID + raid)
        options.append(NO_RAID)
        self.options = options

    def list_lays(self, brave: Brave) -> None:
        """The cards of the type that the raid takes next."""
        kind = COSTS[self.raid][len(self.chosen)]
        options = []
        last = NOTHING
        for card in brave.hand:
            if TYPE[card] == kind and card != last:
                options.append(LAYS[card])
                last = card
        self.options = options

    def list_hunt(self, brave: Brave) -> None:
        """Cards with a use now, small game, partners, and to be done (MW-5)."""
        hand = brave.hand
        options = []
        if self.acted or self.raided:  # what is left are Luck cards, the last ones of a hand (MW-10)
            if hand and hand[-1] >= FIRST[LUCK] and self.may_luck():
                options = [USES[card] for card in hand if card >= FIRST[LUCK]]
            options.append(DONE)
            self.options = options
            return
        uses = USES_BUT_LUCK if self.lucked else USES
        last = NOTHING
        for card in hand:
            use = uses[card]
            if use > last:  # nor NOTHING, nor that of the same card again
                options.append(use)
                last = use
        if len(hand) == 1 and TYPE[hand[0]] == TRIBE:  # MW-7: a gathering takes two cards
            options.pop()
        options.append(SMALL_GAME)
        if hand:
            asked = self.asked
            for other in self.braves:
                if other.hand and not asked & other.bit:
                    options.append(TRADE + other.seat)
        options.append(DONE)
        self.options = options

    def list_targets(self, brave: Brave) -> None:
        """Whom a Luck card may hit: anybody else, with cards or without (MW-10)."""
        self.options = [TARGET + other.seat for other in self.braves if other is not brave]

    def may_luck(self) -> bool:
        """Whether a Luck card may be played still (MW-10)."""
        return not self.lucked and not (self.raided and self.luck_without_raid_only)

    # --- 1. Medicine Phase

    def begin_turn(self, chance: Chance, events: Sink | None) -> None:
        """MW-1, for the next one."""
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
        over = len(brave.hand) - LIMIT_OF_HAND
        if over > 0:
            self._owe(brave, LIMIT, over, events)
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
        self.owed -= 1
        if self.owed:
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
        if (self.acted or self.raided) and not (brave.hand and self.may_luck()):
            if events is not None:
                events.append(TurnEnded(seat=brave.seat, forced=True))
            self.begin_turn(chance, events)
        else:
            self.stage = HUNT
            self.mover = brave
            self.list_hunt(brave)

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
