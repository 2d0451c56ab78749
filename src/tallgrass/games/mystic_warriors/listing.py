"""What the one who is asked can choose from. Lists go by number: cards, then what needs none."""

from __future__ import annotations

from bisect import bisect_left

from tallgrass.games.mystic_warriors.state import Brave, Position
from tallgrass.games.mystic_warriors.tables import (
    APPROACH_CARDS,
    COSTS,
    COUP_CARDS,
    DONE,
    DRESS_CARDS,
    LAYS,
    LUCK_CARDS,
    NO_RAID,
    NOTHING,
    PIPEHOLDER,
    PIPEHOLDER_RAID,
    RAID,
    RAIDS,
    SMALL_GAME,
    SPIRIT_CARDS,
    TARGET,
    TRADE,
    TRADE_CARDS,
    TWICE,
    TYPE,
    USES,
    USES_BUT_LUCK,
    WEAPON_CARDS,
)


class Listing(Position):
    """A position with the choices in it, but for trades. A hand ascends, and goes by type like the cards."""

    __slots__ = ()

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
        # Every raid takes one of each of five types. Most hands lack a Tribe or a Spirit card.
        if (
            hand[0] < WEAPON_CARDS
            and bisect_left(hand, SPIRIT_CARDS) < bisect_left(hand, TRADE_CARDS)
            and bisect_left(hand, WEAPON_CARDS) < (dress := bisect_left(hand, DRESS_CARDS))
            and dress < (approach := bisect_left(hand, APPROACH_CARDS))
            and approach < bisect_left(hand, COUP_CARDS)
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
        """What can be done in the Hunt Phase (MW-5)."""
        if self.acted or self.raided:
            self.list_luck(brave)
        else:
            self.list_actions(brave)

    def list_actions(self, brave: Brave) -> None:
        """Cards with a use now, small game, partners, and to be done."""
        hand = brave.hand
        uses = USES_BUT_LUCK if self.lucked else USES
        options = []
        last = NOTHING
        for card in hand:
            use = uses[card]
            if use > last:  # nor NOTHING, nor that of the same card again
                options.append(use)
                last = use
        if len(hand) == 1 and hand[0] < WEAPON_CARDS:  # MW-7: a gathering takes two cards
            options.pop()
        options.append(SMALL_GAME)
        if hand:
            asked = self.asked
            for other in self.braves:
                if other.hand and not asked & other.bit:
                    options.append(TRADE + other.seat)
        options.append(DONE)
        self.options = options

    def list_luck(self, brave: Brave) -> None:
        """What is left after the action, or after a raid (MW-10): Luck cards, and to be done."""
        hand = brave.hand
        options = []
        if hand and hand[-1] >= LUCK_CARDS and self.may_luck():  # they are the last ones of a hand
            options = [USES[card] for card in hand if card >= LUCK_CARDS]
        options.append(DONE)
        self.options = options

    def list_targets(self, brave: Brave) -> None:
        """Whom a Luck card may hit: anybody else, with cards or without (MW-10)."""
        self.options = [TARGET + other.seat for other in self.braves if other is not brave]

    def may_luck(self) -> bool:
        """Whether a Luck card may be played still (MW-10)."""
        return not self.lucked and not (self.raided and self.luck_without_raid_only)
