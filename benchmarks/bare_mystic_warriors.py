"""The Mystic Warriors of the Plains as a bare hand-written loop: no state, no views, no events, no refusals.

It makes the same decisions, in the same order and from the same random numbers, as random play through the
engine, and so ends with the same feathers: a yardstick for speed and a second opinion. What players know
of each other's cards is nobody's business here.

The numbers of the cards go by type, and hands are sorted: where a type begins and ends is found by bisection.
Seven names have two cards. A hand seldom holds both; then its choices are listed, else they are counted.
"""

from __future__ import annotations

import random
from bisect import bisect_left, insort
from collections.abc import Callable

from tallgrass.games.mystic_warriors.cards import CARDS

TYPES = ["tribe", "weapon", "dress", "approach", "coup", "spirit", "trade", "hunt", "luck"]
TYPE = [TYPES.index(card.type) for card in CARDS]
assert sorted(TYPE) == TYPE
# The first card of each type.
TRIBE, WEAPON, DRESS, APPROACH, COUP, SPIRIT, TRADE, HUNT, LUCK = map(TYPE.index, range(9))
END = {TRIBE: WEAPON, WEAPON: DRESS, DRESS: APPROACH, APPROACH: COUP, SPIRIT: TRADE}
ALL = [number for number, card in enumerate(CARDS) for _ in range(card.count)]
ENOUGH = -1  # lies behind the cards that one may offer

HORSE = (SPIRIT, TRIBE, WEAPON, DRESS, APPROACH, APPROACH)
WAR_PARTY = (SPIRIT, TRIBE, WEAPON, WEAPON, DRESS, DRESS, APPROACH)
REVENGE = (SPIRIT, SPIRIT, TRIBE, WEAPON, WEAPON, DRESS, APPROACH, APPROACH)
PIPEHOLDER = (SPIRIT, SPIRIT, TRIBE, WEAPON, WEAPON, DRESS, DRESS, APPROACH, APPROACH)
FLIPS = {HORSE: 7, WAR_PARTY: 8, REVENGE: 9, PIPEHOLDER: 10}


def _discard_of_pair(rnd: Callable[[], float], hand: list[int]) -> int:
    """One card at random out of a hand in which a name is twice."""
    choices = sorted(set(hand))
    card = choices[int(rnd() * len(choices))]
    hand.remove(card)
    return card


def _give_of_pair(rnd: Callable[[], float], hand: list[int], k: int) -> list[int]:
    """The k-th card out of a hand in which a name is twice, then more at random until it is enough."""
    choices = sorted(set(hand))
    given = []
    while k < len(choices):
        card = choices[k]
        given.append(card)
        hand.remove(card)
        if card not in hand:
            del choices[k]
        k = int(rnd() * (len(choices) + 1))
    return given


def play(seed: int, match: int, seats: int = 2) -> tuple[int, list[int]]:
    """One match at random: the number of decisions and the feathers of each seat."""
    rnd = random.Random(f"{seed}/{match}/0").random  # the stream of FastChance(seed, match)
    deck = ALL[:]
    top: list[int] = []  # settled by an Omen; the next card is the first
    pile: list[int] = []
    hands: list[list[int]] = []
    feathers = [0] * seats
    others = [[other for other in range(seats) if other != seat] for seat in range(seats)]
    decisions = k = 0  # k: which of the choices it is
    seat = int(rnd() * seats)
    for _ in range(seats):
        hands.append(sorted([deck.pop(int(rnd() * left)) for left in range(len(deck), len(deck) - 6, -1)]))

    while True:
        # 1. Medicine
        hand = hands[seat]
        if top:
            insort(hand, top.pop(0))
        elif deck or pile:
            if not deck:
                deck = sorted(pile)
                pile = []
            insort(hand, deck.pop(int(rnd() * len(deck))))
        size = len(hand)
        while size > 9:
            decisions += 1
            if len(set(hand)) == size:
                pile.append(hand.pop(int(rnd() * size)))
            else:
                pile.append(_discard_of_pair(rnd, hand))
            size -= 1

        # 2. Raid
        acted = False
        if size >= 6:
            raids: list[tuple[int, ...]] = []
            if hand[0] < WEAPON and hand[-1] >= SPIRIT:
                w = bisect_left(hand, WEAPON)
                d = bisect_left(hand, DRESS)
                a = bisect_left(hand, APPROACH)
                c = bisect_left(hand, COUP)
                spirits = bisect_left(hand, TRADE) - bisect_left(hand, SPIRIT)
                if w < d < a < c and spirits:
                    if c - a > 1:
                        raids.append(HORSE)
                    if d - w > 1:
                        if a - d > 1:
                            raids.append(WAR_PARTY)
                        if c - a > 1 and spirits > 1:
                            raids.append(REVENGE)
                            if a - d > 1 and feathers[seat] >= 10:
                                raids.append(PIPEHOLDER)
            k = int(rnd() * (len(raids) + 1))
            decisions += 1
            if k < len(raids):
                raid = raids[k]
                laid = []
                for first in raid:
                    cards = hand[bisect_left(hand, first) : bisect_left(hand, END[first])]
                    cards = sorted(set(cards))
                    card = cards[int(rnd() * len(cards))]
                    hand.remove(card)
                    laid.append(card)
                decisions += len(laid)
                flipped = []
                for _ in range(FLIPS[raid]):
                    if top:
                        flipped.append(top.pop(0))
                        continue
                    if not deck:
                        if not pile:
                            break
                        deck = sorted(pile)
                        pile = []
                    flipped.append(deck.pop(int(rnd() * len(deck))))
                for card in flipped:
                    if COUP <= card < SPIRIT:
                        feathers[seat] += 1
                pile += laid
                pile += flipped
                if feathers[seat] >= 28:
                    return decisions, feathers
                acted = True

        # 3. Hunt
        lucked = False
        partners = others[seat][:]
        if not all(hands):
            partners = [other for other in partners if hand and hands[other]]
        while True:
            if acted:
                if lucked or not hand:
                    break
                first = bisect_left(hand, LUCK)
                k = first + int(rnd() * (len(hand) - first + 1))
                decisions += 1
                if k == len(hand):
                    break
                card = hand.pop(k)
            else:
                size = len(hand)
                first = bisect_left(hand, SPIRIT)
                cards = hand[first : bisect_left(hand, LUCK)] if lucked else hand[first:]
                if len(cards) > 1 and len(set(cards)) < len(cards):
                    cards = sorted(set(cards))
                if size > 1 and hand[0] < WEAPON:
                    cards = hand[: bisect_left(hand, WEAPON)] + cards
                uses = len(cards)
                while True:
                    choices = uses + 2 + len(partners)
                    k = int(rnd() * choices)
                    decisions += 1
                    if k <= uses or k == choices - 1:
                        break
                    # Trade: what is wanted, what is offered, what is given for it, whether that is taken.
                    partner = partners.pop(k - uses - 1)
                    different = len(set(hand))
                    choices = different + 18
                    k = int(rnd() * choices)
                    decisions += 1
                    while k >= different:
                        choices -= (k - different | 1) + 1  # this type and those before it
                        k = int(rnd() * choices)
                        decisions += 1
                    left = hand[:]
                    if size == 1:
                        offer = [left.pop()]
                    else:
                        if different < size:
                            offer = _give_of_pair(rnd, left, k)
                        else:
                            offer = [left.pop(k)]
                            left.append(ENOUGH)
                            for choices in range(size, 0, -1):
                                card = left.pop(int(rnd() * choices))
                                if card == ENOUGH:
                                    break
                                offer.append(card)
                        decisions += len(offer)
                    theirs = hands[partner]
                    different = len(set(theirs))
                    k = int(rnd() * (different + 1))
                    decisions += 1
                    if k == different:
                        continue
                    theirs = theirs[:]
                    if len(theirs) == 1:
                        answer = [theirs.pop()]
                    else:
                        if different < len(theirs):
                            answer = _give_of_pair(rnd, theirs, k)
                        else:
                            answer = [theirs.pop(k)]
                            theirs.append(ENOUGH)
                            for choices in range(different, 0, -1):
                                card = theirs.pop(int(rnd() * choices))
                                if card == ENOUGH:
                                    break
                                answer.append(card)
                        decisions += len(answer)
                    decisions += 1
                    if int(rnd() * 2):
                        continue
                    hand = left + answer
                    hand.sort()
                    hands[seat] = hand
                    theirs += offer
                    theirs.sort()
                    hands[partner] = theirs
                    acted = True
                    break
                if acted:
                    continue
                if k > uses:
                    break
                if k == uses:
                    acted = True
                    if top:
                        insort(hand, top.pop(0))
                    elif deck or pile:
                        if not deck:
                            deck = sorted(pile)
                            pile = []
                        insort(hand, deck.pop(int(rnd() * len(deck))))
                    continue
                card = cards[k]
                hand.remove(card)

            if card >= LUCK:
                lucked = True
                victim = 1 - seat
                if seats > 2:
                    victim = others[seat][int(rnd() * (seats - 1))]
                    decisions += 1
                pile.append(card)
                theirs = hands[victim]
                if len(theirs) > 2:
                    decisions += 2
                    for _ in (1, 2):
                        size = len(theirs)
                        if len(set(theirs)) == size:
                            pile.append(theirs.pop(int(rnd() * size)))
                        else:
                            pile.append(_discard_of_pair(rnd, theirs))
                else:
                    pile += theirs
                    theirs.clear()
                if not (hand and theirs):
                    partners = [other for other in partners if hand and hands[other]]
                continue
            acted = True
            if SPIRIT <= card < TRADE:
                pile.append(card)
                size = len(deck)
                for remaining in range(size, max(size - 10 + len(top), 0), -1):
                    top.append(deck.pop(int(rnd() * remaining)))
                continue
            pile.append(card)
            if card < WEAPON:
                size = len(hand)
                if size == 1:
                    pile.append(hand.pop())
                else:
                    decisions += 1
                    if len(set(hand)) == size:
                        pile.append(hand.pop(int(rnd() * size)))
                    else:
                        pile.append(_discard_of_pair(rnd, hand))
            for _ in (1, 2, 3) if TRADE <= card < HUNT else (1, 2):
                if top:
                    insort(hand, top.pop(0))
                    continue
                if not deck:
                    if not pile:
                        break
                    deck = sorted(pile)
                    pile = []
                insort(hand, deck.pop(int(rnd() * len(deck))))
            if TRADE <= card < HUNT:
                if len(hand) > 2:
                    decisions += 2
                    for _ in (1, 2):
                        size = len(hand)
                        if len(set(hand)) == size:
                            pile.append(hand.pop(int(rnd() * size)))
                        else:
                            pile.append(_discard_of_pair(rnd, hand))
                else:
                    pile += hand
                    hand.clear()
        seat = (seat + 1) % seats
