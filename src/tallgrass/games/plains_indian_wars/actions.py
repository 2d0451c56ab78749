"""The actions of an edition: a number and a name for each (`take:blue:3`, `step:S4`)."""

from __future__ import annotations

from typing import Final

from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.edition.ops import Choose, Place, PlacementMod
from tallgrass.games.plains_indian_wars.factions import COLORS
from tallgrass.kernel.actions import ActionTable, slug

LINE_NAMES: Final = ("union-pacific", "central-pacific")


class Actions:
    """Where each verb begins in the table; what it is done with is counted from there.

    With a place and a count: first + place * most + count - 1; with an army likewise; see the methods.
    """

    __slots__ = (
        "activate",
        "agree",
        "ambush",
        "ask",
        "beside",
        "break_off",
        "choose",
        "done",
        "drop",
        "fight",
        "go",
        "keep",
        "lose",
        "most",
        "most_placed",
        "muster",
        "name",
        "no_ambush",
        "options",
        "place",
        "places",
        "play",
        "raid",
        "rail",
        "recover",
        "refuse",
        "relocate",
        "reroll",
        "retreat",
        "ride",
        "roll",
        "shed",
        "stand_in",
        "stay",
        "step",
        "stop",
        "strike",
        "table",
        "take",
        "trail",
        "trails",
        "transfer",
        "via",
        "withdraw",
    )
    table: ActionTable
    most: int  # cubes of one faction that can be moved at once
    most_placed: int  # cubes that can be placed at once
    places: int
    trails: int
    options: list[str]  # what a `choose` of any card may choose
    # with a card
    play: int
    stand_in: int
    # with a place
    activate: int
    step: int
    ride: int
    via: int
    fight: int
    relocate: int
    name: int
    strike: int
    # with a place and a count
    place: int
    withdraw: int
    # with a place and a trail
    raid: int
    # with an army
    beside: int
    lose: int
    shed: int
    # with an army and a count
    take: int
    ask: int
    drop: int
    # with an army and a place
    retreat: int
    # with a count, a line, a trail, an option
    transfer: int
    rail: int
    trail: int
    choose: int
    # alone
    recover: int
    muster: int
    agree: int
    refuse: int
    go: int
    stop: int
    done: int
    ambush: int
    no_ambush: int
    reroll: int
    keep: int
    stay: int
    roll: int
    break_off: int

    def __init__(self, board: Board) -> None:
        names: list[str] = []
        self.most = max(board.cubes)
        self.most_placed = _most_placed(board)
        self.places = board.places
        self.trails = len(board.trails)
        self.options = _options(board)
        cards = _card_names(board)
        self.play = _add(names, [f"play:{card}" for card in cards])
        self.stand_in = _add(names, [f"stand-in:{card}" for card in cards])
        codes = board.codes
        self.activate = _add(names, [f"activate:{code}" for code in codes])
        self.step = _add(names, [f"step:{code}" for code in codes])
        self.ride = _add(names, [f"ride:{code}" for code in codes])
        self.via = _add(names, [f"via:{code}" for code in codes])
        self.fight = _add(names, [f"fight:{code}" for code in codes])
        self.relocate = _add(names, [f"relocate:{code}" for code in codes])
        self.name = _add(names, [f"name:{code}" for code in codes])
        self.strike = _add(names, [f"strike:{code}" for code in codes])
        placed = range(1, self.most_placed + 1)
        self.place = _add(names, [f"place:{code}:{count}" for code in codes for count in placed])
        counts = range(1, self.most + 1)
        self.withdraw = _add(names, [f"withdraw:{code}:{count}" for code in codes for count in counts])
        self.raid = _add(names, [f"raid:{code}:{trail}" for code in codes for trail in board.trail_names])
        self.beside = _add(names, [f"beside:{color}" for color in COLORS])
        self.lose = _add(names, [f"lose:{color}" for color in COLORS])
        self.shed = _add(names, [f"shed:{color}" for color in COLORS])
        self.take = _add(names, [f"take:{color}:{count}" for color in COLORS for count in counts])
        self.ask = _add(names, [f"ask:{color}:{count}" for color in COLORS for count in counts])
        self.drop = _add(names, [f"drop:{color}:{count}" for color in COLORS for count in counts])
        self.retreat = _add(names, [f"retreat:{color}:{code}" for color in COLORS for code in codes])
        self.transfer = _add(names, [f"transfer:{count}" for count in range(self.most + 1)])
        self.rail = _add(names, [f"rail:{line}" for line in LINE_NAMES])
        self.trail = _add(names, [f"trail:{trail}" for trail in board.trail_names])
        self.choose = _add(names, [f"choose:{option}" for option in self.options])
        self.recover = _add(names, ["recover"])
        self.muster = _add(names, ["muster"])
        self.agree = _add(names, ["agree"])
        self.refuse = _add(names, ["refuse"])
        self.go = _add(names, ["go"])
        self.stop = _add(names, ["stop"])
        self.done = _add(names, ["done"])
        self.ambush = _add(names, ["ambush"])
        self.no_ambush = _add(names, ["no-ambush"])
        self.reroll = _add(names, ["reroll"])
        self.keep = _add(names, ["keep"])
        self.stay = _add(names, ["stay"])
        self.roll = _add(names, ["roll"])
        self.break_off = _add(names, ["break-off"])
        self.table = ActionTable(names)

    def of_army(self, verb: int, army: int, count: int) -> int:
        """A verb with an army and a count (take, ask, drop)."""
        return verb + army * self.most + count - 1

    def army_count(self, verb: int, action: int) -> tuple[int, int]:
        """The army and the count of such an action."""
        army, count = divmod(action - verb, self.most)
        return army, count + 1

    def army_place(self, action: int) -> tuple[int, int]:
        """The army and the place of a retreat."""
        return divmod(action - self.retreat, self.places)

    def placing(self, place: int, count: int) -> int:
        """To place so many cubes somewhere."""
        return self.place + place * self.most_placed + count - 1

    def place_count(self, action: int) -> tuple[int, int]:
        """The place and the count of such an action."""
        place, count = divmod(action - self.place, self.most_placed)
        return place, count + 1

    def withdrawing(self, place: int, count: int) -> int:
        """To withdraw so many cubes from somewhere."""
        return self.withdraw + place * self.most + count - 1

    def withdraw_count(self, action: int) -> tuple[int, int]:
        """The place and the count of such an action."""
        place, count = divmod(action - self.withdraw, self.most)
        return place, count + 1

    def led_on(self, action: int) -> bool:
        """Whether it only leads to what is told next: a party to its steps, a fight to its dice."""
        if self.take <= action < self.ask or self.fight <= action < self.relocate:
            return True
        if action in (self.ambush, self.reroll, self.roll):
            return True
        return action in (self.transfer, self.muster, self.go, self.stop, self.done)


def _add(names: list[str], more: list[str]) -> int:
    first = len(names)
    names += more
    return first


def _card_names(board: Board) -> list[str]:
    """By name; where two cards share it, by id."""
    slugs = [slug(card.name) for card in board.edition.cards.card]
    return [
        short if slugs.count(short) == 1 else card.id
        for card, short in zip(board.edition.cards.card, slugs, strict=True)
    ]


def _most_placed(board: Board) -> int:
    counts = [card.cubes for card in board.main if card is not None]
    for event in board.events:
        if event is not None:
            counts += [op.count for op in event.ops if isinstance(op, Place)]
    start = board.edition.setup.start
    counts += [start.npt.free_extra, start.spt.free_extra, board.edition.setup.turn.enemies.place]
    return max(counts) + _most_added(board)


def _most_added(board: Board) -> int:
    """What cards in force can add to the cubes of a main card, all of them together."""
    mods = [op for event in board.events if event is not None for op in event.ops]
    return sum([max(0, op.add) for op in mods if isinstance(op, PlacementMod)])


def _options(board: Board) -> list[str]:
    found: list[str] = []
    for event in board.events:
        if event is not None:
            for op in event.ops:
                if isinstance(op, Choose):
                    found += [option for option in op.options if option not in found]
    return [option.replace("_", "-") for option in found]
