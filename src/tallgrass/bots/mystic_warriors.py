"""A player of The Mystic Warriors of the Plains by rules of thumb."""

from __future__ import annotations

from typing import Final

from tallgrass.bots.base import Bot
from tallgrass.games.mystic_warriors.odds import expected_feathers
from tallgrass.games.mystic_warriors.state import (
    ANSWERING,
    DECIDING,
    HUNT,
    LAYING,
    NAMING,
    OFFERING,
    RAID_CHOICE,
)
from tallgrass.games.mystic_warriors.tables import (
    ACCEPT,
    APPROACH,
    COSTS,
    COUP,
    DECLINE,
    DISCARD,
    DONE,
    DRESS,
    FLIPS,
    HORSE,
    HUNT_CARD,
    LUCK,
    NO_RAID,
    NOBODY,
    OFFER,
    RAID,
    SMALL_GAME,
    SPIRIT,
    TARGET,
    TRADE,
    TRADE_CARD,
    TRIBE,
    TYPE,
    TYPES,
    USES,
    WANT,
    WEAPON,
)
from tallgrass.games.mystic_warriors.view import Cards, MysticWarriorsView
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.messages import View

# What the first, the second, ... card of a type is worth in hand. A Tribe card is in every raid.
_WORTH: Final[dict[int, tuple[float, ...]]] = {
    TRIBE: (3.0, 1.2, 0.6),
    SPIRIT: (2.4, 1.3, 0.4),
    WEAPON: (2.2, 1.3, 0.4),
    DRESS: (2.2, 1.3, 0.4),
    APPROACH: (2.2, 2.0, 0.5),
    HUNT_CARD: (1.6, 1.4, 1.2),
    TRADE_CARD: (1.0, 0.9),
    LUCK: (0.9, 0.5, 0.3),
    COUP: (0.0,),
}
_COMPLETE = 1.5  # what it is worth that a raid is possible
_POOR = 0.55  # a raid of which less is expected waits for a better deck, if the hand can wait
_FULL = 9
_GATHERING = 2.2  # two new cards are worth more than that
_JUNK = 1.5  # a card that is worth less is better exchanged for a new one


class MysticWarriorsHeuristic(Bot):
    """Goes on the raid that promises most, keeps what raids need, and trades what it can spare."""

    def choose(self, view: View, legal: list[int], chance: Chance) -> int:
        assert isinstance(view, MysticWarriorsView), type(view)
        if len(legal) == 1:
            return legal[0]
        return _BY_STAGE.get(view.stage, _discard)(view, legal)


def _discard(view: MysticWarriorsView, legal: list[int]) -> int:
    return DISCARD + _poorest(view.hand)


# --- what cards are worth


def worth(cards: Cards) -> float:
    """A hand in points: what each card adds by its type, and a raid that is possible."""
    have = _count(cards)
    points = sum(_marginal(kind, place) for kind in range(TYPES) for place in range(have[kind]))
    return points + (_COMPLETE if _can_pay(have, HORSE) else 0.0)


def _marginal(kind: int, place: int) -> float:
    table = _WORTH[kind]
    return table[min(place, len(table) - 1)] / (1 + max(0, place - len(table) + 1))


def _count(cards: Cards) -> list[int]:
    have = [0] * TYPES
    for card in cards:
        have[TYPE[card]] += 1
    return have


def _can_pay(have: list[int], raid: int) -> bool:
    return all(have[kind] >= COSTS[raid].count(kind) for kind in COSTS[raid])


def _without(cards: Cards, card: int) -> Cards:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _poorest(hand: Cards) -> int:
    """The card whose loss costs least; its last Tribe card goes last."""
    return max(hand, key=lambda card: worth(_without(hand, card)))


# --- raids


def _lay(view: MysticWarriorsView, legal: list[int]) -> int:
    return legal[0]


def _raid(view: MysticWarriorsView, legal: list[int]) -> int:
    """The best that can be paid, unless the deck is poor and the hand has room for more."""
    raids = [action - RAID for action in legal if action != NO_RAID]
    if not raids:
        return NO_RAID
    assert view.seat is not None
    best = max(raids, key=lambda raid: expected_feathers(view, FLIPS[raid]))
    promise = expected_feathers(view, FLIPS[best])
    wins = view.feathers[view.seat] + promise >= view.goal
    if not wins and promise < _POOR and len(view.hand) < _FULL:
        return NO_RAID
    return RAID + best


# --- the Hunt Phase


def _rival(view: MysticWarriorsView) -> int:
    """Whom bad luck should hit: the leader among those with cards."""
    others = [seat for seat in range(len(view.feathers)) if seat != view.seat]
    return max(
        others, key=lambda seat: (view.hand_sizes[seat] > 0, view.feathers[seat], view.hand_sizes[seat])
    )


def _name(view: MysticWarriorsView, legal: list[int]) -> int:
    return TARGET + _rival(view)


def _hunt(view: MysticWarriorsView, legal: list[int]) -> int:
    for kind in (LUCK, HUNT_CARD):
        for card in view.hand:
            if TYPE[card] == kind and USES[card] in legal:
                return USES[card]
    if SMALL_GAME not in legal:
        return DONE
    partner = _partner(view, legal)
    if partner != NOBODY:
        return TRADE + partner
    return _exchange(view, legal)


def _exchange(view: MysticWarriorsView, legal: list[int]) -> int:
    """Two poor cards for two new ones by a gathering, or a Trade card, or just one more card."""
    hand = view.hand
    have = _count(hand)
    tribes = [card for card in hand if TYPE[card] == TRIBE]
    if have[TRIBE] > 1 and len(hand) > 2:
        left = _without(hand, tribes[0])
        other = _poorest(left)
        lost = worth(hand) - worth(_without(left, other))
        if lost < _GATHERING:
            return USES[tribes[0]]
    junk = sum(worth(hand) - worth(_without(hand, card)) < _JUNK for card in hand)
    for card in hand:
        if TYPE[card] == TRADE_CARD and junk >= 1:
            return USES[card]
    return SMALL_GAME


# --- trades


def _partner(view: MysticWarriorsView, legal: list[int]) -> int:
    """Whom to ask for a trade, if there is something to ask for: whoever holds most cards."""
    if _wanted(view.hand) is None or _to_spare(view.hand) is None:
        return NOBODY
    asked = [action - TRADE for action in legal if TRADE <= action < TARGET]
    return max(asked, key=lambda seat: (view.hand_sizes[seat], -view.feathers[seat]), default=NOBODY)


def _wanted(hand: Cards) -> int | None:
    """The type of which a card would complete the smallest raid."""
    have = _count(hand)
    lacking = [kind for kind in set(COSTS[HORSE]) if have[kind] < COSTS[HORSE].count(kind)]
    if len(lacking) == 1 and have[lacking[0]] == COSTS[HORSE].count(lacking[0]) - 1:
        return lacking[0]
    return None


def _to_spare(hand: Cards) -> int | None:
    """A card that others may want and that this hand can do without."""
    useful = [card for card in hand if TYPE[card] != COUP]
    have = _count(hand)
    spare = [card for card in useful if have[TYPE[card]] > _most(TYPE[card])]
    return min(spare, key=lambda card: worth(hand) - worth(_without(hand, card)), default=None)


def _most(kind: int) -> int:
    """More of a type than the smallest raid takes can be spared."""
    return COSTS[HORSE].count(kind)


def _offer(view: MysticWarriorsView, legal: list[int]) -> int:
    if view.chosen:
        return DONE
    wanted = _wanted(view.hand)
    if wanted is not None and not view.wants:
        return WANT + 2 * wanted
    spare = _to_spare(view.hand)
    return OFFER + (_poorest(view.hand) if spare is None else spare)


def _answer(view: MysticWarriorsView, legal: list[int]) -> int:
    """One card for the offer: one of a wanted type if that pays, else none."""
    if view.chosen:
        return DONE
    before = worth(view.hand)
    types = {want // 2 for want in view.wants} or set(range(TYPES))
    choices = [card for card in set(view.hand) if TYPE[card] in types]

    def after(card: int) -> float:
        return worth(tuple(sorted((*_without(view.hand, card), *view.offer))))

    best = max(sorted(choices), key=after, default=None)
    if best is None or after(best) <= before:
        return DECLINE
    return OFFER + best


def _decide(view: MysticWarriorsView, legal: list[int]) -> int:
    kept = worth(tuple(sorted((*view.hand, *view.offer))))
    traded = worth(tuple(sorted((*view.hand, *view.answer))))
    return ACCEPT if traded > kept else DECLINE


_BY_STAGE: Final = {
    RAID_CHOICE: _raid,
    LAYING: _lay,
    HUNT: _hunt,
    NAMING: _name,
    OFFERING: _offer,
    ANSWERING: _answer,
    DECIDING: _decide,
}
