"""Cards, rulings and turns of play of The Mystic Warriors of the Plains that a match has seen."""

from __future__ import annotations

from collections.abc import Sequence

import tallgrass
from tallgrass.games.mystic_warriors import events as happened
from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import LIMIT
from tallgrass.games.mystic_warriors.tables import LUCK_COST, OMEN, RAID_NAMES
from tallgrass.games.mystic_warriors.view import Note
from tallgrass.kernel.events import Event
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import Resign
from tests.golden import live

GAME = tallgrass.game("mystic-warriors")
RULINGS = frozenset(rule for rule in GAME.rule_texts() if rule.startswith("MW-"))
NEVER_PLAYED: dict[str, str] = {}
"""Rulings that no golden game can show, and why."""

Use = tuple[str, str]
"""A card and what is done with it."""
_USES = {
    "tribe": ("laid", "gathered with"),
    "weapon": ("laid",),
    "dress": ("laid",),
    "approach": ("laid",),
    "coup": ("flipped",),
    "spirit": ("laid", "read"),
    "trade": ("played",),
    "hunt": ("played",),
    "luck": ("played",),
}


def all_uses() -> set[Use]:
    """Everything that a card is for."""
    return {(card.name, use) for card in CARDS for use in _USES[card.type]}


def uses(match: Match) -> set[Use]:
    """What was done with which card."""
    found: set[Use] = set()
    for event in live.live(match):
        match event:
            case happened.RaidBegan(cards=cards):
                found |= {(CARDS[card].name, "laid") for card in cards}
            case happened.Flipped(cards=cards):
                found |= {(CARDS[card].name, "flipped") for card in cards if CARDS[card].type == "coup"}
            case happened.Gathered(cards=cards):
                found.add((CARDS[cards[0]].name, "gathered with"))
            case happened.OmenRead(card=card):
                found.add((CARDS[card].name, "read"))
            case happened.CardPlayed(card=card) | happened.LuckPlayed(card=card):
                found.add((CARDS[card].name, "played"))
    return found


Step = live.Step[Table]


# --- rulings: those that the events cite, and these


def rulings(match: Match) -> set[str]:
    """The rulings that a match has shown."""
    found = {rule for event in live.live(match) for rule in event.rules()}
    for step in live.steps(match, Table):
        found |= _more(step)
    if match.result is None:
        found.add("MW-12")
    return found


def _more(step: Step) -> set[str]:
    found = set()
    events = step.events
    for event in events:
        match event:
            case happened.Offered(wants=wants) if wants:
                found.add("MW-18")
            case happened.Discarded(cards=cards) | happened.Gathered(cards=cards):
                found |= {"MW-11"} if any(CARDS[card].type == "coup" for card in cards) else set()
            case happened.OmenRead(count=0):
                found.add("MW-20")
    # Played or gathered cards are on the pile that becomes the deck of the draw that they cause.
    caused = isinstance(events[0], (happened.CardPlayed, happened.Gathered)) if events else False
    if caused and any(isinstance(event, happened.Reshuffled) for event in events[:2]):
        found.add("MW-13")
    if any(isinstance(event, happened.Traded) for event in events) and _widened(step):
        found.add("MW-19")
    return found


def _widened(step: Step) -> bool:
    """Whether somebody who didn't trade knows no more in which of the two hands a card is."""
    return any(
        _vague(step.after.view(seat).known) > _vague(step.before.view(seat).known)
        for seat in range(len(step.after.braves))
    )


def _vague(notes: Sequence[Note]) -> int:
    return sum([len(note.seats) > 1 for note in notes])


# --- turns of play that are easily got wrong

TURNS = frozenset(
    {
        *(f"a raid: {raid}" for raid in RAID_NAMES),
        "a raid without a Coup",
        "a raid with several Coups",
        "a raid that flips over a reshuffle",
        "a raid that flips cards which somebody knew",
        "a raid not made that could have been",
        "a Luck card before the action",
        "a Luck card after the action",
        "a Luck card after a raid",
        "a Luck card against an empty hand",
        "a Luck card against a single card",
        "a Luck card against one of several",
        "no Luck card after a raid at a table that forbids it",
        "one card above the limit",
        "several cards above the limit",
        "a trade that happens",
        "a trade that the partner declines",
        "a trade that the asker declines",
        "a trade with a request",
        "another partner asked after a decline",
        "a hand given away whole",
        "an omen of ten cards",
        "an omen of fewer cards",
        "an omen over one that another has read",
        "a known card drawn by another",
        "a Coup gathered away",
        "a gathering by itself with the only other card",
        "cards drawn over a reshuffle",
        "a turn that ends by itself",
        "no question about a raid with few cards",
        "more feathers than the goal",
        "a win of the first seat at the table",
        "a win of the last seat at the table",
        "a first seat by option",
        "two play",
        "three play",
        "six play",
        "a player gives up",
        "a match without a result",
        *live.ENTRIES,
    }
)


def turns(match: Match) -> set[str]:
    """Which of TURNS a match has seen."""
    found: set[str] = set()
    for step in live.steps(match, Table):
        for event in step.events:
            found |= _turn(event, step)
    return (found | _table(match) | _end(match) | live.entries(match)) & TURNS


def _turn(event: Event, step: Step) -> set[str]:
    before = step.before
    match event:
        case happened.Flipped():
            return _raid(event, step)
        case happened.StayedHome(forced=forced):
            if forced:
                return {"no question about a raid with few cards"}
            return {"a raid not made that could have been"} if len(before.legal(event.seat)) > 1 else set()
        case happened.LuckPlayed():
            return _luck(event, step)
        case happened.MustDiscard(count=count, stage=stage) if stage == LIMIT:
            return {"one card above the limit" if count == 1 else "several cards above the limit"}
        case happened.Traded() | happened.Declined() | happened.Offered():
            return _trade(event, before)
        case happened.OmenRead(count=count):
            found = {"an omen of ten cards" if count == OMEN else "an omen of fewer cards"}
            over = any(brave.depth for brave in before.braves if brave.seat != event.seat)
            return found | ({"an omen over one that another has read"} if over else set())
        case happened.KnewDrawn():
            return {"a known card drawn by another"}
        case happened.Gathered(cards=cards):
            found = {"a Coup gathered away"} if CARDS[cards[1]].type == "coup" else set()
            alone = step.action.startswith("gather:")
            return found | ({"a gathering by itself with the only other card"} if alone else set())
        case happened.Reshuffled():
            return {"cards drawn over a reshuffle"}
        case happened.TurnEnded(seat=seat, forced=True):
            barred = before.luck_without_raid_only and any(
                isinstance(earlier, happened.Flipped) and before.held(seat) > len(before.chosen) + 1
                for earlier in step.events
            )
            found = {"no Luck card after a raid at a table that forbids it"} if barred else set()
            return found | {"a turn that ends by itself"}
    return set()


def _raid(event: happened.Flipped, step: Step) -> set[str]:
    found = {f"a raid: {RAID_NAMES[step.before.raid]}"}
    if event.coups != 1:
        found.add(f"a raid with{'out a Coup' if not event.coups else ' several Coups'}")
    earlier = step.events[: step.events.index(event)]
    if any(isinstance(other, happened.Reshuffled) for other in earlier):
        found.add("a raid that flips over a reshuffle")
    if any(brave.depth for brave in step.before.braves):
        found.add("a raid that flips cards which somebody knew")
    return found


def _luck(event: happened.LuckPlayed, step: Step) -> set[str]:
    before = step.before
    when = "after a raid" if before.raided else "after the action" if before.acted else "before the action"
    found = {f"a Luck card {when}"}
    if event.count < LUCK_COST:
        found.add(f"a Luck card against {'a single card' if event.count else 'an empty hand'}")
    if step.action.startswith("target:"):
        found.add("a Luck card against one of several")
    return found


def _trade(event: Event, before: Table) -> set[str]:
    match event:
        case happened.Declined(seat=seat):
            return {f"a trade that the {'asker' if seat == before.current else 'partner'} declines"}
        case happened.Offered(wants=wants):
            found = {"a trade with a request"} if wants else set()
            second = before.asked.bit_count() > 2  # he himself, this partner, and an earlier one
            return found | ({"another partner asked after a decline"} if second else set())
        case happened.Traded(seat=seat, partner=partner):
            whole = not (before.braves[seat].hand and before.braves[partner].hand)
            return {"a trade that happens"} | ({"a hand given away whole"} if whole else set())
    return set()


def _table(match: Match) -> set[str]:
    found = {f"{ {2: 'two', 3: 'three', 6: 'six'}.get(len(match.players), 'others') } play"}
    return found | ({"a first seat by option"} if match.options["first_seat"] else set())


def _end(match: Match) -> set[str]:
    result = match.result
    if result is None:
        return {"a match without a result"}
    if isinstance(match.entries[-1], Resign):
        return {"a player gives up"}
    winner = result.winners[0]
    found = {"a win of the first seat at the table"} if winner == 0 else set()
    if winner == len(match.players) - 1:
        found.add("a win of the last seat at the table")
    goal = match.options["feathers"]
    return found | ({"more feathers than the goal"} if goal != result.scores[winner] else set())
