"""Cards, rulings and turns of play of Indian Wars that a match has seen."""

from __future__ import annotations

from typing import TypeVar

import tallgrass
from tallgrass.games.indian_wars import events as happened
from tallgrass.games.indian_wars.cards import DECK
from tallgrass.games.indian_wars.tables import COMBATANTS, PHASE_NAMES, WHITES
from tallgrass.games.indian_wars.words import SIDES
from tallgrass.kernel.events import Event
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import Act, Resign, Undo
from tests.games.indian_wars.printed import LINES
from tests.golden.live import ENTRIES, entries, live

GAME = tallgrass.game("indian-wars")
RULINGS = frozenset(rule for rule in GAME.rule_texts() if rule.startswith("IW-"))
NEVER_PLAYED = {"IW-19": "it says what a view does not hold; tests/games/indian_wars/test_secrecy.py has it"}
"""Rulings that no golden game can show, and why."""

Kind = TypeVar("Kind", bound=Event)
Use = tuple[str, str]
"""A card and what is done with it: 'initiative', 'combatants again', 'aftermath captured', 'drawing', ..."""


def all_uses() -> set[Use]:
    """Everything that can be done with a card, by the printed list; to exchange it, too."""
    uses: set[Use] = set()
    for line in LINES:
        uses.add((line.name, "exchanged"))
        uses |= {(line.name, place) for place in line.places()}
        if line.counts_again():
            uses.add((line.name, f"{line.places()[-1]} again"))
        if line.captured_by():
            uses.add((line.name, "aftermath captured"))
        if line.draws():
            uses.add((line.name, "drawing"))
    return uses


def uses(match: Match) -> set[Use]:
    """What was done with which card."""
    found: set[Use] = set()
    for event in live(match):
        match event:
            case happened.Laid(phase=phase, card=card, again=again):
                found.add((DECK[card].name, PHASE_NAMES[phase] + (" again" if again else "")))
            case happened.AftermathPlayed(card=card, again=again):
                captured = DECK[card].aftermath_for is not None
                kind = " again" if again else " captured" if captured else ""
                found.add((DECK[card].name, f"aftermath{kind}"))
            case happened.PlayedForCards(card=card):
                found.add((DECK[card].name, "drawing"))
            case happened.Exchanged(cards=cards):
                found |= {(DECK[card].name, "exchanged") for card in cards}
    return found


# --- rulings: those that the events cite, and these


def rulings(match: Match) -> set[str]:
    """The rulings that a match has shown."""
    events = live(match)
    found = {rule for event in events for rule in event.rules()}
    for event in events:
        found |= _more(event)
    if match.result is None:
        found.add("IW-15")
    for entry in match.entries:
        if isinstance(entry, Resign):
            found.add("IW-20")
        elif isinstance(entry, Undo) and _took_back(match, entry, "discard:"):
            found.add("IW-18")
    return found


def _more(event: Event) -> set[str]:
    match event:
        case happened.Exchanged(seat=seat, cards=cards) if any(_is_others(card, seat) for card in cards):
            return {"IW-6"}
        case happened.Laid(phase=phase, card=card) if phase == COMBATANTS:
            return {"IW-7"} if DECK[card].only_after_lost_initiative else set()
        case happened.AftermathPlayed(card=card) if DECK[card].aftermath_for is not None:
            return {"IW-8"}
        case happened.ExtraTaken(count=count, due=due) if count < due:
            return {"IW-21"}
        case happened.Finished(forced=True):
            return {"IW-17"}
    return set()


def _is_others(card: int, seat: int) -> bool:
    return DECK[card].use == ("indians" if seat == WHITES else "whites")


def _took_back(match: Match, undo: Undo, verb: str) -> bool:
    acts = [match.entries[step] for step in undo.steps]
    return any(isinstance(act, Act) and act.action.startswith(verb) for act in acts)


# --- turns of play that are easily got wrong

TURNS = frozenset(
    {
        "a contest is tied at nothing",
        "a contest is tied with cards on both sides",
        "1 chip is lost",
        "2 chips are lost",
        "1 chip is lost with a card counted again alone",
        "Aftermath with 1 contest to 0",
        "Aftermath with 2 contests to 1",
        "no Aftermath with 1 contest to 1",
        "no Aftermath for 2 contests won without Initiative",
        "no Aftermath for contests won after a tied Initiative",
        "Aftermath played by Whites",
        "Aftermath played by Indians",
        "an Aftermath card not played that could have been",
        "1 card is exchanged",
        "4 cards are exchanged",
        "a card is played to draw after an exchange",
        "an exchange after a card was played to draw",
        "cards are drawn over a reshuffle",
        "Wounded Knee gives 2 extra cards",
        "Wounded Knee gives 1 extra card",
        "all of several extra cards are taken",
        "none of the extra cards is taken",
        "chips below zero",
        "both below one at the end",
        "a draw",
        "Whites win",
        "Indians win",
        "a side gives up",
        "a match without a result",
        *ENTRIES,
    }
)


def turns(match: Match) -> set[str]:
    """Which of TURNS a match has seen."""
    found: set[str] = set()
    before: list[Event] = []
    for event in live(match):
        found |= _turn(event, before)
        before.append(event)
    return found | _end(match) | entries(match)


def _turn(event: Event, before: list[Event]) -> set[str]:
    match event:
        case happened.ContestSettled():
            return _contest(event, before)
        case happened.AftermathOpened(seat=seat, wins=wins):
            return _opened(seat, wins, before)
        case happened.AftermathPlayed(seat=seat, card=card, extra=extra):
            found = {f"Aftermath played by {SIDES[seat]}"}
            if DECK[card].name == "Wounded Knee":
                found.add(f"Wounded Knee gives {extra} extra card{'s' if extra > 1 else ''}")
            return found
        case happened.HandsThrown(hands=hands):
            return _thrown(hands, before)
        case happened.ResourcesShown(exchanged=exchanged):
            return {f"{len(exchanged)} card{'s are' if len(exchanged) > 1 else ' is'} exchanged"} & TURNS
        case happened.PlayedForCards(seat=seat):
            past = [e for e in _this_turn(before, happened.Exchanged) if e.seat == seat]
            return {"a card is played to draw after an exchange"} if past else set()
        case happened.Exchanged(seat=seat):
            played = [e for e in _this_turn(before, happened.PlayedForCards) if e.seat == seat]
            return {"an exchange after a card was played to draw"} if played else set()
        case happened.Reshuffled():
            return {"cards are drawn over a reshuffle"}
        case happened.ExtraTaken(count=count, due=due):
            if count == due > 1:
                return {"all of several extra cards are taken"}
            return set() if count else {"none of the extra cards is taken"}
    return set()


def _this_turn(before: list[Event], kind: type[Kind]) -> list[Kind]:
    found: list[Kind] = []
    for event in reversed(before):
        if isinstance(event, happened.TurnBegan):
            break
        if isinstance(event, kind):
            found.append(event)
    return found[::-1]


def _contest(event: happened.ContestSettled, before: list[Event]) -> set[str]:
    found = {"chips below zero"} if min(event.chips) < 0 else set()
    if event.loser is None:
        how = "with cards on both sides" if any(event.totals) else "at nothing"
        return found | {f"a contest is tied {how}"}
    beaten = event.cards[event.loser]
    found.add(f"{event.lost} chip{'s are' if event.lost > 1 else ' is'} lost")
    earlier = _this_turn(before, happened.ContestSettled)
    laid = {card for settled in earlier for card in settled.cards[event.loser]}
    if beaten and laid.issuperset(beaten):
        found.add("1 chip is lost with a card counted again alone")
    return found


def _opened(seat: int | None, wins: tuple[int, int], before: list[Event]) -> set[str]:
    if seat is not None:
        return {f"Aftermath with {max(wins)} contest{'s' if max(wins) > 1 else ''} to {min(wins)}"} & TURNS
    initiative = _this_turn(before, happened.ContestSettled)[0]
    if wins == (1, 1) and initiative.loser is not None:
        return {"no Aftermath with 1 contest to 1"}
    if initiative.loser is not None:
        return {"no Aftermath for 2 contests won without Initiative"}
    return {"no Aftermath for contests won after a tied Initiative"} if max(wins) > min(wins) else set()


def _thrown(hands: tuple[tuple[int, ...], tuple[int, ...]], before: list[Event]) -> set[str]:
    seat = _this_turn(before, happened.AftermathOpened)[0].seat
    if seat is None:
        return set()
    if any(DECK[card].type == "aftermath" and not _is_others(card, seat) for card in hands[seat]):
        return {"an Aftermath card not played that could have been"}
    return set()


def _end(match: Match) -> set[str]:
    result = match.result
    if result is None:
        return {"a match without a result"}
    if isinstance(match.entries[-1], Resign):
        return {"a side gives up"}
    found = {"both below one at the end"} if max(result.scores) <= 0 else set()
    if not result.winners:
        return found | {"a draw"}
    return found | {f"{SIDES[result.winners[0]]} win"}
