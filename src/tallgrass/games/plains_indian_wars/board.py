"""An edition as tables of small numbers: what the rules look things up in.

Places are numbers: the regions in the edition's order, then the five boxes. Lists are indexed by place or by
region where nothing else is said.
"""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.edition.cards import Event as EventCard
from tallgrass.games.plains_indian_wars.edition.cards import MainCard
from tallgrass.games.plains_indian_wars.edition.load import Edition
from tallgrass.games.plains_indian_wars.edition.setup import Die
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    BOX_IDS,
    BOXES,
    CANADA,
    CAVALRY,
    CP,
    DECKS,
    ENEMIES,
    FACE_IDS,
    MEXICO,
    NAMES,
    NPT,
    ROCKIES,
    SACRAMENTO,
    SETTLERS,
    SPT,
    ST_LOUIS,
    UP,
)


class Board:
    """The map, the cards, the dice and the numbers of an edition."""

    __slots__ = (
        "adjacent",
        "beside",
        "box_exits",
        "boxes_of",
        "cards",
        "codes",
        "cubes",
        "deck",
        "deck_of",
        "dice",
        "edition",
        "events",
        "home",
        "homes",
        "line_length",
        "main",
        "may_enter",
        "mountains",
        "names",
        "places",
        "reached",
        "regions",
        "sacramento",
        "sides",
        "start_regions",
        "steps",
        "trail_names",
        "trails",
        "wagons",
    )
    edition: Edition
    # --- the map
    regions: int  # how many
    places: int
    sacramento: int  # as a place
    codes: list[str]  # as typed
    names: list[str]
    home: list[int]  # NPT, SPT or ENEMIES whose land a region is
    homes: list[list[int]]  # by faction: its regions
    adjacent: list[list[int]]  # the regions beside a region
    boxes_of: list[list[int]]  # the boxes beside a region, as places
    box_exits: list[list[list[int]]]  # by faction and box: the regions it may be left into
    may_enter: list[list[bool]]  # by faction: places it may be in on its own account (P-3, P-24)
    steps: list[list[list[int]]]  # by faction: where one step on foot leads, by the map alone (P-3, P-24)
    trails: list[list[int]]  # by trail: its regions, from east to west
    trail_names: list[str]  # as typed
    # --- the railroads
    mountains: int  # mountain spaces
    line_length: int  # plains spaces, of both lines together
    beside: list[list[list[int]]]  # by line and filled plains space, in its direction: the regions beside it
    start_regions: list[list[int]]  # by line: beside the railhead while nothing is laid (P-41)
    reached: list[list[list[int]]]  # by line and spaces filled: all regions beside these, in its order
    # --- the pieces
    cubes: list[int]  # by faction
    wagons: int
    dice: list[list[int]]  # by faction: how many sides show a Weapon, a Treaty, a Blank
    sides: int  # of a die
    # --- the cards, by number
    cards: int
    deck_of: list[int]  # the faction
    main: list[MainCard | None]
    events: list[EventCard | None]
    deck: list[list[int]]  # by faction

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._read_regions()
        self._read_boxes()
        self._read_steps()
        self._read_railroad()
        self._read_pieces()
        self._read_cards()

    def event(self, card: int) -> EventCard:
        """The Event that a card is known to be."""
        event = self.events[card]
        assert event is not None, card
        return event

    def place(self, name: str) -> int:
        """The number of a region by its code, or of a box by its id."""
        return self.codes.index(name.replace("_", "-"))

    def box(self, box: int) -> int:
        """A box as a place."""
        return self.regions + box

    def _read_regions(self) -> None:
        regions = list(self.edition.map.regions.values())
        self.regions = len(regions)
        self.places = self.regions + BOXES
        self.sacramento = self.box(SACRAMENTO)
        self.codes = [region.code for region in regions] + [box.replace("_", "-") for box in BOX_IDS]
        self.names = [region.name for region in regions]
        self.names += [self.edition.map.boxes[box].name for box in BOX_IDS]
        kinds = {"npt": NPT, "spt": SPT, "enemies_north": ENEMIES, "enemies_south": ENEMIES}
        self.home = [kinds[region.kind] for region in regions]
        self.homes = [
            [region for region in range(self.regions) if self.home[region] == army] for army in range(ARMIES)
        ]
        self.adjacent = [[self.place(code) for code in region.adjacent] for region in regions]
        self.boxes_of = [[self.place(box) for box in region.boxes] for region in regions]
        trails = self.edition.map.trails
        self.trail_names = [trail.replace("_", "-") for trail in trails]
        self.trails = [[self.place(code) for code in trail.regions] for trail in trails.values()]

    def _read_boxes(self) -> None:
        """P-3: who may be in a box, and where he may leave it to."""
        visitors = {
            ST_LOUIS: (CAVALRY, SETTLERS),
            SACRAMENTO: (CAVALRY, SETTLERS),
            ROCKIES: (NPT, SPT, CAVALRY, SETTLERS, ENEMIES),
            CANADA: (NPT, ENEMIES),
            MEXICO: (SPT, ENEMIES),
        }
        self.may_enter = []
        self.box_exits = []
        for army in range(ARMIES):
            entered = [self._for_army(army, region) for region in range(self.regions)]
            self.may_enter.append(entered + [army in visitors[box] for box in range(BOXES)])
            exits = []
            for box_id in BOX_IDS:
                box = self.edition.map.boxes[box_id]
                codes = box.exit_us if army in (CAVALRY, SETTLERS) else box.exit_other
                regions = [self.place(code) for code in (box.adjacent if codes is None else codes)]
                exits.append([region for region in regions if entered[region]])
            self.box_exits.append(exits)

    def _for_army(self, army: int, region: int) -> bool:
        """P-24: purple keeps to purple regions and those that touch one."""
        near = [region, *self.adjacent[region]]
        return army != ENEMIES or any(self.home[other] == ENEMIES for other in near)

    def _read_steps(self) -> None:
        self.steps = []
        for army in range(ARMIES):
            enter = self.may_enter[army]
            steps = []
            for region in range(self.regions):
                reached = [place for place in self.adjacent[region] + self.boxes_of[region] if enter[place]]
                steps.append([place for place in reached if place != self.sacramento])
            self.steps.append(steps + self.box_exits[army])

    def _read_railroad(self) -> None:
        railroad = self.edition.map.railroad
        self.mountains = sum([space.kind == "mountain" for space in railroad.space])
        eastward = [
            [self.place(code) for code in (space.north, space.south) if code is not None]
            for space in railroad.space
            if space.kind == "plains"
        ]
        self.line_length = len(eastward)
        self.beside = [eastward[::-1], eastward]
        self.start_regions = [
            [self.place(code) for code in codes]
            for codes in (railroad.up_start_regions, railroad.cp_start_regions)
        ]
        self.reached = []
        for line in (UP, CP):
            reached: list[list[int]] = [[]]
            for beside in self.beside[line]:
                reached.append(reached[-1] + [region for region in beside if region not in reached[-1]])
            self.reached.append(reached)

    def _read_pieces(self) -> None:
        setup = self.edition.setup
        counts = setup.cubes
        self.cubes = [counts.npt, counts.spt, counts.cavalry, counts.settlers, counts.enemies]
        self.wagons = counts.wagons
        faces = setup.dice.faces
        dice = [faces.npt, faces.spt, faces.cavalry, faces.settlers, faces.enemies]
        self.dice = [_sides(die) for die in dice]
        self.sides = setup.dice.sides

    def _read_cards(self) -> None:
        cards = self.edition.cards.card
        self.cards = len(cards)
        self.deck_of = [NAMES.index(card.deck) for card in cards]
        self.main = [card if isinstance(card, MainCard) else None for card in cards]
        self.events = [card if isinstance(card, EventCard) else None for card in cards]
        self.deck = [
            [card for card in range(self.cards) if self.deck_of[card] == deck] for deck in range(DECKS)
        ]


def _sides(die: Die) -> list[int]:
    counts = {"weapon": die.weapon, "treaty": die.treaty, "blank": die.blank}
    return [counts[face] for face in FACE_IDS]
