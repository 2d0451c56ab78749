"""The Mystic Warriors of the Plains as a bare hand-written loop: no state, no views, no events, no refusals.

It makes the same decisions, in the same order and from the same random numbers, as random play through the
engine, and so ends with the same feathers: a yardstick for speed and a second opinion. What players know
of each other's cards is nobody's business here.
"""

from __future__ import annotations

import random

from tallgrass.games.mystic_warriors.cards import CARDS

KINDS = ("tribe", "weapon", "dress", "approach", "coup", "spirit", "trade", "hunt", "luck")
TRIBE, WEAPON, DRESS, APPROACH, COUP, SPIRIT, TRADE, HUNT, LUCK = range(9)
KIND = [KINDS.index(card.type) for card in CARDS]
ALL = [number for number, card in enumerate(CARDS) for _ in range(card.count)]
USEFUL = [kind in (TRIBE, SPIRIT, TRADE, HUNT, LUCK) for kind in KIND]

HORSE = (SPIRIT, TRIBE, WEAPON, DRESS, APPROACH, APPROACH)
WAR_PARTY = (SPIRIT, TRIBE, WEAPON, WEAPON, DRESS, DRESS, APPROACH)
REVENGE = (SPIRIT, SPIRIT, TRIBE, WEAPON, WEAPON, DRESS, APPROACH, APPROACH)
PIPEHOLDER = (SPIRIT, SPIRIT, TRIBE, WEAPON, WEAPON, DRESS, DRESS, APPROACH, APPROACH)
FLIPS = {HORSE: 7, WAR_PARTY: 8, REVENGE: 9, PIPEHOLDER: 10}


def play(seed: int, match: int, seats: int = 2) -> tuple[int, list[int]]:
    """One match at random: the number of decisions and the feathers of each seat."""
    rnd = random.Random(f"{seed}/{match}/0").random  # the stream of FastChance(seed, match)
    deck = ALL[:]
    top: list[int] = []  # settled by an Omen; the next card is the first
    pile: list[int] = []
    hands: list[list[int]] = [[] for _ in range(seats)]
    feathers = [0] * seats
    decisions = 0

    def take(count: int) -> list[int]:
        nonlocal deck, pile
        taken: list[int] = []
        while len(taken) < count:
            if top:
                taken.append(top.pop(0))
            elif deck:
                size = len(deck)
                for left in range(size, max(size - count + len(taken), 0), -1):
                    taken.append(deck.pop(int(rnd() * left)))
            elif pile:
                deck = sorted(pile)
                pile = []
            else:
                break
        return taken

    def different(hand: list[int]) -> list[int]:
        cards = []
        last = -1
        for card in hand:
            if card != last:
                cards.append(card)
                last = card
        return cards

    def discard(hand: list[int], count: int) -> None:
        nonlocal decisions
        for _ in range(count):
            cards = different(hand)
            card = cards[int(rnd() * len(cards))]
            decisions += 1
            hand.remove(card)
            pile.append(card)

    def some_of(hand: list[int], choices: list[int], before: int) -> list[int]:
        """At least one card; the first was chosen by `before` among `choices`, then more or done."""
        nonlocal decisions
        card = choices[before]
        alone = len(hand) == 1
        hand.remove(card)
        some = [card]
        if alone:
            return some
        choices = different(hand)
        while True:
            k = int(rnd() * (len(choices) + 1))
            decisions += 1
            if k == len(choices):
                return some
            card = choices[k]
            hand.remove(card)
            if card not in hand:
                del choices[k]
            some.append(card)

    seat = int(rnd() * seats)
    for other in range(seats):
        hands[other] = sorted(take(6))
    while True:
        hand = hands[seat]
        hand += take(1)
        hand.sort()
        if len(hand) > 9:
            discard(hand, len(hand) - 9)
        raided = False
        if len(hand) >= 6:
            have = [KIND[card] for card in hand]
            raids: list[tuple[int, ...]] = []
            if TRIBE in have and SPIRIT in have and WEAPON in have and DRESS in have and APPROACH in have:
                approaches = have.count(APPROACH) > 1
                dresses = have.count(DRESS) > 1
                if approaches:
                    raids.append(HORSE)
                if have.count(WEAPON) > 1:
                    if dresses:
                        raids.append(WAR_PARTY)
                    if approaches and have.count(SPIRIT) > 1:
                        raids.append(REVENGE)
                        if dresses and feathers[seat] >= 10:
                            raids.append(PIPEHOLDER)
            k = int(rnd() * (len(raids) + 1))
            decisions += 1
            if k < len(raids):
                raided = True
                raid = raids[k]
                laid = []
                for kind in raid:
                    cards = []
                    last = -1
                    for card in hand:
                        if KIND[card] == kind and card != last:
                            cards.append(card)
                            last = card
                    card = cards[int(rnd() * len(cards))]
                    decisions += 1
                    hand.remove(card)
                    laid.append(card)
                flipped = take(FLIPS[raid])
                for card in flipped:
                    if KIND[card] == COUP:
                        feathers[seat] += 1
                pile += laid
                pile += flipped
                if feathers[seat] >= 28:
                    return decisions, feathers
        acted = raided
        lucked = False
        asked = [seat]
        partners: list[int] = []
        while not acted or (hand and not lucked):
            cards = []
            last = -1
            lonely = len(hand) == 1
            for card in hand:
                if USEFUL[card] and card != last:
                    last = card
                    kind = KIND[card]
                    if (not lucked) if kind == LUCK else not acted and not (kind == TRIBE and lonely):
                        cards.append(card)
            choices = len(cards) + 1
            if not acted:
                choices += 1
                partners = []
                if hand:
                    for other in range(seats):
                        if other not in asked and hands[other]:
                            partners.append(other)
                    choices += len(partners)
            k = int(rnd() * choices)
            decisions += 1
            if k == choices - 1:
                break
            if k < len(cards):
                card = cards[k]
                kind = KIND[card]
                hand.remove(card)
                if kind == LUCK:
                    lucked = True
                    victim = 1 - seat
                    if seats > 2:
                        victim = int(rnd() * (seats - 1))
                        decisions += 1
                        if victim >= seat:
                            victim += 1
                    pile.append(card)
                    loser = hands[victim]
                    if len(loser) > 2:
                        discard(loser, 2)
                    else:
                        pile += loser
                        loser.clear()
                    continue
                acted = True
                if kind == SPIRIT:
                    pile.append(card)
                    size = len(deck)
                    for left in range(size, max(size - 10 + len(top), 0), -1):
                        top.append(deck.pop(int(rnd() * left)))
                    continue
                if kind == TRIBE:
                    gone = hand[0]
                    if len(hand) > 1:
                        others = different(hand)
                        gone = others[int(rnd() * len(others))]
                        decisions += 1
                    hand.remove(gone)
                    pile.append(card)
                    pile.append(gone)
                else:
                    pile.append(card)
                hand += take(3 if kind == TRADE else 2)
                hand.sort()
                if kind == TRADE:
                    if len(hand) > 2:
                        discard(hand, 2)
                    else:
                        pile += hand
                        hand.clear()
            elif k == len(cards):
                acted = True
                hand += take(1)
                hand.sort()
            else:
                partner = partners[k - len(cards) - 1]
                asked.append(partner)
                first = 0
                cards = different(hand)
                while True:
                    wants = 18 - 2 * first
                    k = int(rnd() * (wants + len(cards)))
                    decisions += 1
                    if k < len(cards):
                        break
                    first += (k - len(cards)) // 2 + 1
                offer = some_of(hand, cards, k)
                other_hand = hands[partner]
                cards = different(other_hand)
                k = int(rnd() * (len(cards) + 1))
                decisions += 1
                if k == len(cards):
                    hand += offer
                    hand.sort()
                    continue
                answer = some_of(other_hand, cards, k)
                k = int(rnd() * 2)
                decisions += 1
                if k:
                    hand += offer
                    other_hand += answer
                else:
                    acted = True
                    hand += answer
                    other_hand += offer
                hand.sort()
                other_hand.sort()
        seat = (seat + 1) % seats
