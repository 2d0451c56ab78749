"""A sentence for everything that happens."""

from __future__ import annotations

from typing import Final

from tallgrass.games.plains_indian_wars import events as happened
from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    COLORS,
    ENEMIES,
    INDIAN,
    NOBODY,
    NOWHERE,
    RAILROAD,
    SACRAMENTO,
    SETTLERS,
    SIDE_OF,
    ST_LOUIS,
    STACK,
    WAGONS,
)
from tallgrass.games.plains_indian_wars.labels import label
from tallgrass.games.plains_indian_wars.nouns import (
    DISC_COLORS,
    FACTIONS,
    LINE_TITLES,
    SIDE_TITLES,
    Nouns,
    cubes,
    cubes_do,
    dice,
    does,
    figures,
    force,
    number,
    opened,
    seat_name,
    several,
    verb,
)
from tallgrass.kernel.events import Event

_TURNS: Final = {
    WAGONS: "the wagons roll",
    RAILROAD: "the railroads lay track",
    ENEMIES: "the Enemies move, by the Cavalry's hand",
}
_TARGETS: Final = {
    "raid": " at the wagon",
    "again": " once more",
    "strike": " to strike",
    "reply": " back",
}
_WEAKER: Final = ("the Indian cubes", "the US cubes")


class LogLines:
    """Lines for a reader: a seat, or None for a spectator."""

    __slots__ = ("actions", "board", "nouns", "seats")
    board: Board
    actions: Actions
    nouns: Nouns
    seats: int

    def __init__(self, board: Board, actions: Actions, seats: int) -> None:
        self.board = board
        self.actions = actions
        self.nouns = Nouns(board)
        self.seats = seats

    def line(self, event: Event, reader: int | None) -> str:
        """The sentence for an event."""
        match event:
            case happened.GameBegan():
                return "The map is set up: a cube in each home region, and what stands in the boxes."
            case happened.RoundBegan():
                return f"Round {event.round}: all seven discs go into the bag."
            case happened.DiscDrawn():
                whose = _TURNS.get(event.disc, f"the turn of {FACTIONS[event.disc]}")
                return f"The {DISC_COLORS[event.disc]} disc: {whose}."
            case happened.Forced():
                who = self._seat(event.seat, reader)
                only = label(self.board, self.actions, event.action, None)
                return f"{who} {verb(who, 'have')} one choice only: {only}."
            case happened.Chose():
                return self._chose(event, reader)
            case happened.RailroadComplete():
                return "The last space is filled: the railroad is complete. The game ends with this round."
            case happened.Scored():
                return f"The card gives {SIDE_TITLES[event.side]} {figures(event.points, 'point')}."
            case happened.GameEnded():
                return f"The game is over: Indians {event.indian}, US {event.us}."
        return self._card_line(event, reader)

    def _chose(self, event: happened.Chose, reader: int | None) -> str:
        """What no other event tells, in a sentence; anything else as the choice was called."""
        actions, action = self.actions, event.action
        who = self._seat(event.seat, reader)
        if action == actions.stay:
            return f"{who} {verb(who, 'let')} no cube retreat."
        if action == actions.no_ambush:
            return f"{who} {verb(who, 'forgo')} the ambush."
        if action == actions.keep:
            return f"{who} {verb(who, 'keep')} this roll."
        if actions.name <= action < actions.strike:
            return f"{who} {verb(who, 'name')} {self.nouns.place(action - actions.name)}."
        if actions.strike <= action < actions.place:
            return f"{who} {verb(who, 'strike')} {self.nouns.place(action - actions.strike)}."
        if actions.choose <= action < actions.recover:
            return f"{who} {verb(who, 'choose')} option {actions.options[action - actions.choose]}."
        return f"{who}: {label(self.board, actions, action, None)}."

    def _card_line(self, event: Event, reader: int | None) -> str:
        match event:
            case happened.CardPlayed():
                return self._played(event, reader)
            case happened.DrewCards():
                who = self._faction(event.deck, event.seat, reader)
                return f"{who} {verb(who, 'draw')} {several(event.count, 'card')}."
            case happened.Drew():
                names = [f"{self.nouns.card(card)} ({self.nouns.worth(card)})" for card in event.cards]
                who = self._seat(event.seat, reader)
                return f"{who} {verb(who, 'draw')} {', '.join(names)} for {FACTIONS[event.deck]}."
            case happened.Reshuffled():
                pile = f"its discard pile becomes the deck ({figures(event.count, 'card')})"
                return f"The deck of {FACTIONS[event.deck]} has run out: {pile}."
            case happened.CardLeft():
                return f"{self.nouns.card(event.card)} leaves the game."
            case happened.PlayedAtOnce():
                text = self.nouns.text(event.card)
                return f"{self.nouns.card(event.card)} is drawn and played at once. {text}"
        return self._box_line(event)

    def _played(self, event: happened.CardPlayed, reader: int | None) -> str:
        who = self._faction(self.board.deck_of[event.card], event.seat, reader)
        name = self.nouns.card(event.card)
        if event.stands_in:
            main = self.board.edition.setup.turn.main
            limits = self.nouns.limits(main.event_substitute_groups, main.event_substitute_moves)
            return f"{who} {verb(who, 'let')} {name} stand in for a main card: {limits}."
        text = self.nouns.text(event.card)
        return (
            f"{who} {verb(who, 'play')} {name} ({self.nouns.worth(event.card)}).{f' {text}' if text else ''}"
        )

    def _box_line(self, event: Event) -> str:
        nouns = self.nouns
        match event:
            case happened.Placed():
                come = cubes_do(event.army, event.count, "come")
                return f"{opened(come)} to {nouns.at(event.place)}."
            case happened.Transferred():
                frm, to = self.board.box(ST_LOUIS), self.board.box(SACRAMENTO)
                moved = cubes(event.army, event.count)
                return f"{opened(moved)} {does(event.count, 'go')} on from {nouns.at(frm)} to {nouns.at(to)}."
            case happened.Recovered():
                back = f"{cubes_do(event.army, event.count, 'go')} back"
                return f"{opened(back)} from the Casualty Box to the Ready Box."
            case happened.Removed():
                return self._removed(event)
            case happened.Shed():
                side = ("Indian", "US")[SIDE_OF[event.army]]
                over = f"{nouns.at(event.place)} is over the limit of {STACK} {side} cubes"
                return f"{over}: one {COLORS[event.army]} cube goes back to the Ready Box."
        return self._move_line(event)

    def _removed(self, event: happened.Removed) -> str:
        frm = "the Casualty Box" if event.place == NOWHERE else self.nouns.at(event.place)
        if event.permanent:
            return f"{opened(cubes_do(event.army, event.count, 'leave'))} the game for good, from {frm}."
        moved = cubes_do(event.army, event.count, "go")
        return f"{opened(moved)} from {frm} to the Casualty Box."

    def _move_line(self, event: Event) -> str:
        nouns = self.nouns
        match event:
            case happened.Activated():
                who = FACTIONS[event.army]
                rail = ", to move by rail" if event.rail else ""
                return f"{who} {verb(who, 'activate')} {nouns.place(event.place)}{rail}."
            case happened.Asked():
                who = seat_name(self.seats, event.seat)
                ally = seat_name(self.seats, event.ally)
                return f"{who} {verb(who, 'ask')} {ally} for {cubes(event.army, event.count)} to come along."
            case happened.Consented():
                who = FACTIONS[event.army]
                if event.yes:
                    return f"{who} {verb(who, 'agree')}."
                return f"{who} {verb(who, 'refuse')}, for this activation."
            case happened.Stepped():
                return self._stepped(event)
            case happened.Dropped():
                return f"{opened(cubes_do(event.army, event.count, 'stay'))} in {nouns.at(event.place)}."
            case happened.GaveWay():
                why = "" if event.to == NOWHERE else f" from {nouns.at(event.frm)}"
                none = f" and finds no place beside {nouns.at(event.frm)}: it goes" if not why else ""
                return f"One {COLORS[event.army]} cube gives way{none}{why} {nouns.whither(event.to)}."
            case happened.Withdrew():
                moved = cubes_do(event.army, event.count, "go")
                return f"{opened(moved)} from {nouns.at(event.frm)} to {nouns.at(event.to)} at once."
        return self._fight_line(event)

    def _stepped(self, event: happened.Stepped) -> str:
        moved = f"{force(event.armies)} {does(sum(event.armies), 'go')}"
        way = f"from {self.nouns.at(event.frm)} to {self.nouns.at(event.to)}"
        return f"{opened(moved)} {'by rail ' if event.rail else ''}{way}."

    def _fight_line(self, event: Event) -> str:
        nouns = self.nouns
        match event:
            case happened.EngagementBegan():
                sides = [_of_side(event.armies, side) for side in (event.attackers, 1 - event.attackers)]
                fight = f"{force(sides[0])} {does(sum(sides[0]), 'attack')} {force(sides[1])}"
                return f"Engagement in {nouns.place(event.region)}: {fight}."
            case happened.Beside():
                other = ENEMIES if event.army == SETTLERS else SETTLERS
                beside = f"{COLORS[event.army]} fights beside {COLORS[CAVALRY]}"
                return f"{opened(beside)}; {COLORS[other]} stands by."
            case happened.Rolled():
                return _rolled(event)
            case happened.Lost():
                where = "leaves the game for good" if event.permanent else "goes to the Casualty Box"
                return f"One {COLORS[event.army]} cube in {nouns.at(event.place)} is hit and {where}."
            case happened.Retreated():
                way = f"from {nouns.at(event.frm)} to {nouns.at(event.to)}"
                return f"One {COLORS[event.army]} cube retreats {way}."
            case happened.TreatyMade():
                weaker = "the forces are equal, so the attackers go back"
                if event.weaker != NOBODY:
                    weaker = f"{_WEAKER[event.weaker]}, fewer, have to go"
                return f"A Treaty on both sides makes peace in {nouns.at(event.region)}: {weaker}."
            case happened.Relocated():
                none = "; there is no other place for them" if event.to == NOWHERE else ""
                moved = cubes_do(event.army, event.count, "go")
                return f"{opened(moved)} from {nouns.at(event.frm)} {nouns.whither(event.to)}{none}."
            case happened.EngagementEnded():
                if event.left == NOBODY:
                    return (
                        f"That fight in {nouns.at(event.region)} is over; no side has the region to itself."
                    )
                side = "Indian" if event.left == INDIAN else "US"
                return (
                    f"The fight in {nouns.at(event.region)} is over: only cubes of the {side} side are left."
                )
        return self._wagon_line(event)

    def _wagon_line(self, event: Event) -> str:
        nouns = self.nouns
        match event:
            case happened.WagonsPlaced():
                stand = f"{several(event.count, 'new wagon')} {does(event.count, 'stand')}"
                return f"{opened(stand)} in St. Louis."
            case happened.WagonsWaited():
                wait = f"{several(event.count, 'wagon')} {does(event.count, 'wait')}"
                return f"No trail is open: {wait} in St. Louis."
            case happened.WagonRolled():
                if event.to == NOWHERE:
                    return f"A wagon comes to the end of the {nouns.trail(event.trail)}: it has arrived."
                return f"A wagon on the {nouns.trail(event.trail)} rolls to {nouns.at(event.to)}."
            case happened.WagonAttacked():
                where = nouns.place(event.region)
                return f"Indians attack a wagon on the {nouns.trail(event.trail)} in {where}."
            case happened.WagonDestroyed():
                return (
                    f"The wagon on the {nouns.trail(event.trail)} in {nouns.at(event.region)} is destroyed."
                )
            case happened.WagonHeld():
                why = "A Treaty on both sides ends the attack" if event.treaty else "The attack is over"
                return f"{why}: the wagon in {nouns.at(event.region)} still stands."
            case happened.MountainsFilled():
                spaces = several(event.count, "mountain space")
                return f"The Central Pacific gets through {spaces}."
            case happened.TrackLaid():
                return f"The {LINE_TITLES[event.line]} lays {several(event.count, 'space')} of track."
        raise TypeError(f"no words for {type(event).__name__}")

    # --- who

    def _seat(self, seat: int, reader: int | None) -> str:
        return "You" if seat == reader else seat_name(self.seats, seat)

    def _faction(self, army: int, seat: int, reader: int | None) -> str:
        """Who plays a card: of one who has several factions it is told which."""
        return "You" if seat == reader else FACTIONS[army]


def _rolled(event: happened.Rolled) -> str:
    color = COLORS[event.army]
    faces = dice(event.faces)
    if event.what == "ambush":
        return f"Ambush! The {color} cube rolls {faces}."
    if event.what == "wagon":
        return f"The wagon rolls {faces}."
    if event.what == "rail":
        return f"{opened(number(len(event.faces)))} {color} dice for the mountains: {faces}."
    return f"{opened(color)} rolls{_TARGETS.get(event.what, '')}: {faces}."


def _of_side(armies: tuple[int, ...], side: int) -> list[int]:
    return [armies[army] if SIDE_OF[army] == side else 0 for army in range(ARMIES)]
