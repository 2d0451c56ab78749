"""Turns of play of Plains Indian Wars that are easily got wrong, and which of them a match has seen."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars import events as happened
from tallgrass.games.plains_indian_wars.event_cards import EventCard
from tallgrass.games.plains_indian_wars.factions import (
    CAVALRY,
    CP,
    ENEMIES,
    INDIAN,
    NOBODY,
    NOTHING,
    NOWHERE,
    NPT,
    ROCKIES,
    SETTLERS,
    SIDE_OF,
    SPT,
    UP,
    WEAPON,
)
from tallgrass.games.plains_indian_wars.march import March
from tallgrass.games.plains_indian_wars.movement import Activation, Party
from tallgrass.games.plains_indian_wars.placement import Placement
from tallgrass.games.plains_indian_wars.rules import Table
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.games.plains_indian_wars.turn import AFTER, FactionTurn
from tallgrass.kernel.events import Event
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import Resign
from tests.golden.live import ENTRIES
from tests.golden.plains_evidence import Step, top, under

_FACTIONS = ("NPT", "SPT", "the Cavalry", "the Settlers")
_SEATS = {2: "two", 3: "three", 4: "four"}
TURNS = frozenset(
    {
        # cards
        *(f"an Event stands in for {faction}" for faction in _FACTIONS),
        "an Event before the main card",
        "an Event after the main card",
        "two Events in a turn",
        "an enduring Event covered by a card",
        "an enduring Event to the end of the round",
        "Custer in an opening hand",
        "Custer in the middle of the game",
        "Custer eliminated",
        "Custer not eliminated",
        "a deck is renewed",
        # cubes come and go
        "no home is held, and reinforcements come to a box",
        "casualties recovered before reinforcements",
        "casualties recovered as a group move",
        "Enemies recovered on the Purple disc",
        "blue cubes transferred to Sacramento",
        "brown cubes transferred to Sacramento",
        "too many cubes after a movement",
        "too many cubes after an Event",
        # movement
        "cubes dropped on the way",
        "a group in two parties",
        "blue takes brown along",
        "blue takes purple along",
        "brown takes blue along",
        "purple takes blue along",
        "green and orange go together",
        "an ally agrees",
        "an ally refuses",
        "US cubes leave the Rockies",
        "a ride on the Union Pacific",
        "a ride on the Central Pacific",
        "cubes dropped along the track",
        "a step on foot after a ride",
        "purple gives way",
        "brown gives way",
        # fights
        "an ambush that hits",
        "an ambush that misses",
        "no ambush by a lone cube",
        "brown fights beside blue, and purple stands by",
        "purple fights beside blue, and brown stands by",
        "a treaty that moves the weaker",
        "a treaty between equals",
        "a treaty with nowhere to go",
        "a retreat to a region",
        "a retreat to a box",
        "a Blank without a retreat",
        "Blue Blanks rolled again",
        # wagons
        "a wagon destroyed",
        "a wagon that rolls on by its Blank",
        "a wagon saved by a treaty",
        "a wagon that costs its attackers a cube",
        "attackers of a wagon break off",
        "a wagon arrives",
        "an attack on a wagon by allies together",
        # railroads, end
        "a mountain filled",
        "a success too many on the last mountain",
        "the Central Pacific lays track",
        "the railroad is complete",
        "the last round is over",
        "Indians win",
        "US win",
        "a side gives up",
        "a match without a result",
        # the table
        *(f"{number} play" for number in _SEATS.values()),
        "nobody is asked for consent",
        "an edition that isn't ours",
        *ENTRIES,
    }
)


def end_of(match: Match) -> set[str]:
    """The table, the edition and the end."""
    found = {f"{_SEATS[len(match.players)]} play"}
    if match.options["auto_consent"]:
        found.add("nobody is asked for consent")
    edition = match.game.edition
    assert edition is not None
    if edition.documents is not None:
        found.add("an edition that isn't ours")
    if match.result is None:
        return found | {"a match without a result"}
    if isinstance(match.entries[-1], Resign):
        return found | {"a side gives up"}
    return found | {"Indians win" if 0 in match.result.winners else "US win"}


def turns_of(step: Step) -> set[str]:
    """Which of TURNS a step has seen."""
    found = _answer(step)
    for event in step.events:
        found |= (
            _cards(event, step)
            | _cubes(event, step)
            | _moves(event, step)
            | _fights(event, step)
            | _wagons(event, step)
            | _railroads(event, step)
        )
    return found


def _answer(step: Step) -> set[str]:
    """What an action says by itself."""
    at = step.before
    if step.action == "stay":
        return {"a Blank without a retreat"}
    if step.action == "no-ambush":
        return {"no ambush by a lone cube"}
    if step.action == "recover":
        return _recovered(at)
    if step.action == "beside:brown":
        return {"brown fights beside blue, and purple stands by"}
    if step.action == "beside:purple":
        return {"purple fights beside blue, and brown stands by"}
    group = top(at, Activation)
    if group is not None and step.action.startswith("take:"):
        left = any(group.place in origins for origins in at.set_out)
        return {"a group in two parties"} if left else set()
    return set()


def _recovered(at: Table) -> set[str]:
    march = top(at, March)
    if march is None:
        return {"casualties recovered before reinforcements"}
    return {
        "Enemies recovered on the Purple disc"
        if march.army == ENEMIES
        else "casualties recovered as a group move"
    }


def _cards(event: Event, step: Step) -> set[str]:
    at, board = step.before, step.before.board
    match event:
        case happened.CardPlayed(card=card, stands_in=stands_in):
            deck = board.deck_of[card]
            found = {f"an Event stands in for {_FACTIONS[deck]}"} if stands_in else set()
            turn = top(at, FactionTurn)
            if turn is not None and board.events[card] is not None and not stands_in:
                found.add(f"an Event {'after' if turn.stage == AFTER else 'before'} the main card")
            if turn is not None and board.events[card] is not None and turn.played:
                found.add("two Events in a turn")
            if any(board.deck_of[effect.card] == deck for effect in at.effects if effect.card != NOTHING):
                found.add("an enduring Event covered by a card")
            return found
        case happened.PlayedAtOnce():
            return {f"Custer in {'the middle of the game' if at.round else 'an opening hand'}"}
        case happened.CardLeft():
            won = step.after.bonus != at.bonus
            return {"Custer eliminated" if won else "Custer not eliminated"}
        case happened.Reshuffled():
            return {"a deck is renewed"}
        case happened.RoundBegan():
            lasting = any(effect.card != NOTHING for effect in at.effects)
            return {"an enduring Event to the end of the round"} if lasting else set()
    return set()


def _cubes(event: Event, step: Step) -> set[str]:
    at = step.before
    match event:
        case happened.Placed(army=army, place=place):
            main = len(at.agenda) > 1 and isinstance(at.agenda[-2], FactionTurn)
            box = place >= at.board.box(ROCKIES) and SIDE_OF[army] == INDIAN
            boxes = main and box and top(at, Placement) is not None
            return {"no home is held, and reinforcements come to a box"} if boxes else set()
        case happened.Transferred(army=army):
            return {f"{'blue' if army == CAVALRY else 'brown'} cubes transferred to Sacramento"}
        case happened.Shed():
            by_card = under(at, EventCard) is not None or step.action.startswith(("withdraw", "place"))
            turn = under(at, FactionTurn)
            late = turn is not None and turn.later
            return {f"too many cubes after {'an Event' if by_card or late else 'a movement'}"}
    return set()


_ALONG = {
    (CAVALRY, SETTLERS): "blue takes brown along",
    (CAVALRY, ENEMIES): "blue takes purple along",
    (SETTLERS, CAVALRY): "brown takes blue along",
    (ENEMIES, CAVALRY): "purple takes blue along",
    (NPT, SPT): "green and orange go together",
    (SPT, NPT): "green and orange go together",
}


def _moves(event: Event, step: Step) -> set[str]:
    at = step.before
    match event:
        case happened.Stepped():
            return _stepped(event, at)
        case happened.Dropped():
            party = top(at, Party)
            assert party is not None
            return {
                "cubes dropped along the track" if party.railed or party.waits else "cubes dropped on the way"
            }
        case happened.Consented(yes=yes):
            return {f"an ally {'agrees' if yes else 'refuses'}"}
        case happened.GaveWay(army=army):
            return {f"{'purple' if army == ENEMIES else 'brown'} gives way"}
    return set()


def _stepped(event: happened.Stepped, at: Position) -> set[str]:
    party = at.agenda[-1]
    found = set()
    if event.frm == at.board.box(ROCKIES) and (event.armies[CAVALRY] or event.armies[SETTLERS]):
        found.add("US cubes leave the Rockies")
    if not isinstance(party, Party):
        return found
    found |= {what for (army, other), what in _ALONG.items() if party.army == army and event.armies[other]}
    if event.rail:
        line = "Union" if party.line == UP else "Central"
        return found | {f"a ride on the {line} Pacific"}
    return found | ({"a step on foot after a ride"} if party.railed else set())


def _fights(event: Event, step: Step) -> set[str]:
    at = step.before
    match event:
        case happened.Rolled(what="ambush", faces=faces):
            return {f"an ambush that {'hits' if faces[0] == WEAPON else 'misses'}"}
        case happened.Rolled(what="again"):
            return {"Blue Blanks rolled again"}
        case happened.TreatyMade(weaker=weaker):
            return {"a treaty between equals" if weaker == NOBODY else "a treaty that moves the weaker"}
        case happened.Relocated(to=to):
            return {"a treaty with nowhere to go"} if to == NOWHERE else set()
        case happened.Retreated(to=to):
            return {f"a retreat to a {'box' if to >= at.board.regions else 'region'}"}
    return set()


def _wagons(event: Event, step: Step) -> set[str]:
    match event:
        case happened.WagonDestroyed():
            return {"a wagon destroyed"}
        case happened.WagonHeld(treaty=treaty):
            if treaty:
                return {"a wagon saved by a treaty"}
            return {"attackers of a wagon break off"} if step.action == "break-off" else set()
        case happened.WagonRolled(to=to):
            attacked = any(isinstance(each, happened.Rolled) and each.what == "wagon" for each in step.events)
            found = {"a wagon that rolls on by its Blank"} if attacked else set()
            return found | ({"a wagon arrives"} if to == NOWHERE else set())
        case happened.Rolled(what="wagon", faces=faces):
            found = {"a wagon that costs its attackers a cube"} if WEAPON in faces else set()
            raiders = {
                each.army for each in step.events if isinstance(each, happened.Rolled) and each.what == "raid"
            }
            return found | ({"an attack on a wagon by allies together"} if len(raiders) > 1 else set())
    return set()


def _railroads(event: Event, step: Step) -> set[str]:
    match event:
        case happened.MountainsFilled():
            spare = any(isinstance(each, happened.TrackLaid) and each.line == CP for each in step.events)
            return {"a mountain filled"} | ({"a success too many on the last mountain"} if spare else set())
        case happened.TrackLaid(line=line) if (
            line == CP and step.before.mountains == step.before.board.mountains
        ):
            return {"the Central Pacific lays track"}
        case happened.RailroadComplete():
            return {"the railroad is complete"}
        case happened.GameEnded() if step.after.round >= step.after.max_rounds:
            return {"the last round is over"}
    return set()
