"""Indian Wars as a bare hand-written loop: no state, no views, no events, no refusals; only the game.

It makes the same decisions, in the same order and from the same random numbers, as random play
through the engine, and so ends with the same chips: a yardstick for speed and a second opinion.
"""

from __future__ import annotations

import random

from tallgrass.games.indian_wars.cards import DECK

WHITES, INDIANS = 0, 1
SCORE = [card.score for card in DECK]
DRAWS = [card.draw for card in DECK]
WORTH = [card.aftermath for card in DECK]


def _usable(seat: int) -> set[int]:
    sides = ("both", ("whites", "indians")[seat])
    return {c for c, card in enumerate(DECK) if card.use in sides}


def _fits(place: str, seat: int) -> set[int]:
    return {c for c in _usable(seat) if place in DECK[c].places}


LATE = {c for c, card in enumerate(DECK) if card.only_after_lost_initiative}
PLAYABLE = [{c for c in _usable(seat) if DRAWS[c]} for seat in (0, 1)]
INITIATIVE = [_fits("initiative", seat) for seat in (0, 1)]
COMBATANTS_LOST = [_fits("combatants", seat) for seat in (0, 1)]
COMBATANTS = [fits - LATE for fits in COMBATANTS_LOST]
FIREPOWER = [_fits("firepower", seat) for seat in (0, 1)]
AFTERMATH = [
    _fits("aftermath", seat)
    | {c for c, card in enumerate(DECK) if card.aftermath_for == ("whites", "indians")[seat]}
    for seat in (0, 1)
]
TWICE_COMBATANTS = {c for c, card in enumerate(DECK) if card.again and card.places[-1] == "combatants"}
TWICE_AFTERMATH = {c for c, card in enumerate(DECK) if card.again and card.places[-1] == "aftermath"}


def play(seed: int, match: int) -> tuple[int, list[int]]:
    """One match at random: the number of decisions and the chips left."""
    rnd = random.Random(f"{seed}/{match}/0").random  # the stream of FastChance(seed, match)
    chips = [20, 20]
    extra = [0, 0]
    deck = list(range(len(DECK)))
    pile: list[int] = []
    decisions = 0

    def draw(hand: list[int], count: int) -> None:
        nonlocal deck, pile
        for _ in range(count):
            if not deck:
                if not pile:
                    break
                deck = sorted(pile)
                pile = []
            hand.append(deck.pop(int(rnd() * len(deck))))
        hand.sort()

    while chips[0] > 0 and chips[1] > 0:
        hands: list[list[int]] = [[], []]
        for seat in (WHITES, INDIANS):
            hand = hands[seat]
            count = 7
            if extra[seat]:
                count += int(rnd() * (extra[seat] + 1))
                decisions += 1
            draw(hand, count)
            playable = PLAYABLE[seat]
            exchanged = False
            while True:
                plays = []
                for card in hand:
                    if card in playable:
                        plays.append(card)
                choices = len(plays) + 1
                if not exchanged:
                    choices += len(hand)
                k = int(rnd() * choices)
                decisions += 1
                if k == choices - 1:
                    break
                if k < len(plays):
                    card = plays[k]
                    hand.remove(card)
                    pile.append(card)
                    draw(hand, DRAWS[card])
                    continue
                exchanged = True
                batch = [hand.pop(k - len(plays))]
                while len(batch) < 4:
                    k = int(rnd() * (len(hand) + 1))
                    decisions += 1
                    if k == len(hand):
                        break
                    batch.append(hand.pop(k))
                pile += batch
                draw(hand, len(batch))

        table: list[list[int]] = [[], []]
        wins = [0, 0]
        loser = -1
        for contest in (INITIATIVE, COMBATANTS, FIREPOWER):
            counting: list[list[int]] = [[], []]
            for seat in (WHITES, INDIANS):
                hand = hands[seat]
                fits = contest[seat]
                again: list[int] = []
                if contest is COMBATANTS:
                    again = [card for card in table[seat] if card in TWICE_COMBATANTS]
                    if loser == seat:
                        fits = COMBATANTS_LOST[seat]
                if not hand and not again:
                    continue
                while True:
                    options = []
                    for card in hand:
                        if card in fits:
                            options.append(card)
                    options += again
                    k = int(rnd() * (len(options) + 1))
                    decisions += 1
                    if k == len(options):
                        break
                    card = options[k]
                    counting[seat].append(card)
                    (again if card in again else hand).remove(card)
            totals = [sum([SCORE[card] for card in cards]) for cards in counting]
            beaten = -1
            if totals[0] != totals[1]:
                beaten = WHITES if totals[0] < totals[1] else INDIANS
                chips[beaten] -= 1 if counting[beaten] else 2
                wins[1 - beaten] += 1
            if contest is INITIATIVE:
                loser = beaten
            for seat in (WHITES, INDIANS):
                table[seat] += [card for card in counting[seat] if card not in table[seat]]

        extra = [0, 0]
        if loser >= 0 and wins[1 - loser] > wins[loser]:
            seat = 1 - loser
            hand = hands[seat]
            again = [card for card in table[seat] if card in TWICE_AFTERMATH]
            while hand or again:
                options = [card for card in hand if card in AFTERMATH[seat]]
                options += again
                k = int(rnd() * (len(options) + 1))
                decisions += 1
                if k == len(options):
                    break
                card = options[k]
                chips[loser] -= WORTH[card]
                extra[loser] += WORTH[card]
                if card in again:
                    again.remove(card)
                else:
                    hand.remove(card)
                    table[seat].append(card)
        pile += hands[0] + hands[1] + table[0] + table[1]
    return decisions, chips
