"""Cards, rulings and turns of play of Plains Indian Wars that a match has seen.

What the events tell is read from them; what a ruling forbids, or leaves as it is, from the positions between.
With the cards of our edition P-58, P-63 and P-69 never come up, and Blue Blanks are never rolled again: no US
cubes stand beside Indians when Buffalo Soldiers can be played. A game with another edition shows these.
"""

from __future__ import annotations

import tallgrass
from tallgrass.games.plains_indian_wars import events as happened
from tallgrass.games.plains_indian_wars.edition.cards import Event as EventCardData
from tallgrass.games.plains_indian_wars.edition.load import load_edition
from tallgrass.games.plains_indian_wars.edition.ops import Choose
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.kernel.match import Match
from tests.golden.live import entries, live, steps
from tests.golden.plains_evidence import rulings_of
from tests.golden.plains_turns import TURNS, end_of, turns_of

__all__ = ["NEVER_PLAYED", "RULINGS", "TURNS", "all_uses", "rulings", "turns", "uses"]

GAME = tallgrass.game("plains-indian-wars")
RULINGS = frozenset(rule for rule in GAME.rule_texts() if rule.startswith("P-"))
NEVER_PLAYED: dict[str, str] = {}
"""Rulings that no golden game can show, and why."""

Use = tuple[str, str]
"""A card and what is done with it: 'played', an option that is chosen ('a', 'b'), or 'drawn' (Custer)."""
CARDS = load_edition().cards.card


def all_uses() -> set[Use]:
    """Everything that a card is for. To stand in is the same for all Events: see TURNS."""
    found: set[Use] = set()
    for card in CARDS:
        if not isinstance(card, EventCardData):
            found.add((card.name, "played"))
            continue
        found.add((card.name, "drawn" if card.timing == "on_draw" else "played"))
        found |= {(card.name, option) for op in card.ops if isinstance(op, Choose) for option in op.options}
    return found


def uses(match: Match) -> set[Use]:
    """What was done with which card, by its name in the edition that is played."""
    assert isinstance(match.game, PlainsIndianWars)
    names = [card.name for card in match.game.board.edition.cards.card]
    found: set[Use] = set()
    last = 0
    for event in live(match):
        match event:
            case happened.CardPlayed(card=card, stands_in=False):
                last = card
                found.add((names[card], "played"))
            case happened.PlayedAtOnce(card=card):
                found.add((names[card], "drawn"))
            case happened.Chose(action=action):
                verb, _, option = match.game.actions.name(action).partition(":")
                if verb == "choose":
                    found.add((names[last], option))
    return found


def rulings(match: Match) -> set[str]:
    """The rulings that a match has shown: those that the events cite, and those of the evidence."""
    found = {rule for event in live(match) for rule in event.rules()}
    if match.result is not None and len(match.result.winners) > 1:
        found.add("P-45")
    for step in steps(match, Table):
        found |= rulings_of(step)
    return found & RULINGS


def turns(match: Match) -> set[str]:
    """Which of TURNS a match has seen."""
    found = end_of(match) | entries(match)
    for step in steps(match, Table):
        found |= turns_of(step)
    return found & TURNS
