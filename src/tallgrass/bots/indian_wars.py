"""A heuristic player of Indian Wars, good enough to teach a beginner."""

from __future__ import annotations

from tallgrass.bots.base import Bot
from tallgrass.games.indian_wars.cards import DECK
from tallgrass.games.indian_wars.state import ASKED, BATCH
from tallgrass.games.indian_wars.tables import (
    AFTERMATH,
    COMBATANTS,
    COUNT,
    DISCARD,
    DONE,
    EXCHANGE,
    INITIATIVE,
    LAY,
    LAYABLE,
    PLAY,
    PLAYABLE,
    RESOURCES,
    SCORE,
    WORTH,
)
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.messages import View

# What a card is worth to keep, in points of score.
_FIRST = 3.0  # the first card of a contest: a loss costs 1 chip instead of 2
_INITIATIVE = 1.3  # a point in Initiative, which opens Aftermath, against one elsewhere
_AFTERMATH = 3.0  # a chip by Aftermath, as seldom as it comes to that
_LATE = 0.5  # how often Initiative is lost and a D card can be laid


class IndianWarsHeuristic(Bot):
    """Weighs each card in hand against a new one, and lays all it can.

    Nothing is saved for later turns, for hands are thrown away.
    """

    def choose(self, view: View, legal: list[int], chance: Chance) -> int:
        assert isinstance(view, IndianWarsView), type(view)
        if view.phase == RESOURCES:
            return _resources(view, legal)
        lays = [action for action in legal if action != DONE]
        if view.phase == INITIATIVE:
            lays = _without_saved(view, lays)
        return lays[0] if lays else DONE


def _resources(view: IndianWarsView, legal: list[int]) -> int:
    if view.stage == ASKED:
        return legal[-1]  # all the extra cards
    for action in legal:
        if PLAY <= action < COUNT:
            return action
    assert view.seat is not None
    if view.stage == BATCH or not view.parts[view.seat].exchanged:
        poor = _poorest(view, view.seat)
        if poor is not None:
            return DISCARD + poor
    return legal[-1]  # draw, or done


def _poorest(view: IndianWarsView, seat: int) -> int | None:
    """The card in hand that is worth least, if it is worth less than a card from the deck may be."""
    if len(view.parts[seat].exchanged) == EXCHANGE:
        return None
    unseen = view.unseen()
    if not unseen:
        return None
    average = sum(_worth(card, seat, view.hand) for card in unseen) / len(unseen)
    worth, card = min((_worth(card, seat, view.hand), card) for card in view.hand)
    return card if worth < average else None


def _worth(card: int, seat: int, hand: tuple[int, ...]) -> float:
    if PLAYABLE[seat][card]:
        return 2 * _FIRST  # it brings cards
    worth = 0.0
    for phase in range(INITIATIVE, AFTERMATH):
        worth += _worth_in(phase, card, seat, hand)
    if LAYABLE[AFTERMATH][2 * seat][card]:
        worth += _AFTERMATH * WORTH[card]
    return worth


def _worth_in(phase: int, card: int, seat: int, hand: tuple[int, ...]) -> float:
    usable = LAYABLE[phase][2 * seat]
    often = 1.0
    if not usable[card]:
        usable = LAYABLE[phase][2 * seat + 1]  # as after a lost Initiative
        often = _LATE
        if not usable[card]:
            return 0.0
    worth = SCORE[card] * (_INITIATIVE if phase == INITIATIVE else 1.0)
    if not any(usable[other] for other in hand if other != card):
        worth += _FIRST
    return worth * often


def _without_saved(view: IndianWarsView, lays: list[int]) -> list[int]:
    """Keep for Combatants what can be laid in one of both only, if it would be the only card there."""
    assert view.seat is not None
    fighters = LAYABLE[COMBATANTS][2 * view.seat]
    either = [
        LAY + card for card in view.hand if fighters[card] and not DECK[card].again and LAY + card in lays
    ]
    others = [card for card in view.hand if fighters[card] and LAY + card not in either]
    if either and not others and (len(lays) > len(either) or view.counting[view.seat]):
        return [lay for lay in lays if lay not in either]
    return lays
