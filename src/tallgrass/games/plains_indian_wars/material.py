"""What Plains Indian Wars is played with, for those who show it: the map, pieces, cards and points."""

from __future__ import annotations

from typing import Literal

import msgspec

from tallgrass.games.plains_indian_wars.actions import LINE_NAMES, Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.edition.cards import Card, Event, MainCard
from tallgrass.games.plains_indian_wars.edition.map import Box, Region
from tallgrass.games.plains_indian_wars.edition.words import Deck, Faction, Point, RegionKind, Side
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    BOX_IDS,
    COLORS,
    CP,
    DECKS,
    DISCS,
    FACE_IDS,
    INDIAN,
    NAMES,
    RAILROAD,
    SIDE_OF,
    STACK,
    UP,
    US,
    WAGONS,
)
from tallgrass.games.plains_indian_wars.nouns import (
    DISC_COLORS,
    FACES,
    FACTIONS,
    LINE_TITLES,
    MAIN_TYPES,
    SIDE_TITLES,
    Nouns,
)
from tallgrass.games.plains_indian_wars.rules import seats_of
from tallgrass.kernel.game import Game
from tallgrass.kernel.messages import Material

Places = tuple[int, ...]


class PlainsPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A region, or a box around the map; a region has an outline, a box a rectangle.

    `code` is as actions spell it. `title` is how a sentence names it in full, `adjacent` are places.
    """

    code: str
    name: str
    title: str
    kind: RegionKind | Literal["box"]
    home: int | None
    """The army whose land it is."""
    color: str
    peoples: str
    x: int
    y: int
    label: Point
    polygon: tuple[Point, ...]
    rect: tuple[int, int, int, int] | None
    """Left, top, right, bottom."""
    adjacent: Places
    trails: tuple[int, ...]
    trail_end: bool
    on_track: bool


class PlainsTrail(msgspec.Struct, frozen=True, kw_only=True):
    """A wagon trail from east to west: its regions with a waypoint each, and the boxes at its ends."""

    name: str
    title: str
    regions: Places
    waypoints: tuple[Point, ...]
    start: int
    end: int


class PlainsSpace(msgspec.Struct, frozen=True, kw_only=True):
    """A space of track; `north` and `south` are the places beside it."""

    id: str
    kind: Literal["mountain", "plains"]
    x: int
    y: int
    north: int | None
    south: int | None


class PlainsLine(msgspec.Struct, frozen=True, kw_only=True):
    """A railroad; `spaces` are the plains spaces of the track in the order in which it fills them."""

    name: str
    title: str
    spaces: tuple[int, ...]
    start: Places
    """The regions beside the railhead while nothing is laid."""
    most: int
    """Spaces that it fills in a turn at most."""


class PlainsDisc(msgspec.Struct, frozen=True, kw_only=True):
    """A faction as a disc in the bag, with all its cubes: in the Ready Box before the set-up."""

    name: Faction
    title: str
    color: str
    cubes: int


class PlainsArmy(PlainsDisc, frozen=True, kw_only=True):
    """A faction whose cubes stand in places; `side` is 0 for the Indians, 1 for the US."""

    side: int


class PlainsDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck, and whose it is; `main` is what its main cards are called."""

    name: Deck
    title: str
    army: int
    main: str
    cards: tuple[int, ...]


class PlainsCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card. Main cards have cubes, groups and moves, Events a text; `noun` is how actions spell it."""

    id: str
    name: str
    noun: str
    deck: int
    type: Literal["war_party", "engagement", "migration", "event"]
    worth: str
    """What it brings, in short."""
    cubes: int | None
    groups: int | None
    moves: int | None
    no_rail: bool
    text: str
    enduring: bool
    timing: Literal["turn", "on_draw"]
    substitute: bool
    """Whether it may stand in for a main card."""
    note: str
    rules: tuple[str, ...]


class PlainsFace(msgspec.Struct, frozen=True, kw_only=True):
    """What a side of a die shows."""

    name: str
    title: str


class PlainsDie(msgspec.Struct, frozen=True, kw_only=True):
    """An army's die: how many of its sides show each face."""

    faces: tuple[int, ...]


class PlainsPoints(msgspec.Struct, frozen=True, kw_only=True):
    """What scores how much for a side."""

    name: str
    side: int
    each: int
    text: str


class PlainsSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side and its armies."""

    name: Side
    title: str
    armies: tuple[int, ...]


class PlainsMaterial(Material, frozen=True, kw_only=True):
    """Lists in the order of the numbers of views and events, unless something else is said."""

    edition: str
    hash: str
    canvas: Point
    """Width and height of the map; y grows south."""
    places: tuple[PlainsPlace, ...]
    regions: int
    """How many of the places are regions; they come first."""
    trails: tuple[PlainsTrail, ...]
    lines: tuple[PlainsLine, ...]
    railroad: tuple[PlainsSpace, ...]
    """From west to east."""
    mountains: tuple[int, ...]
    """The mountain spaces of the track in the order in which they are filled."""
    discs: tuple[PlainsDisc, ...]
    armies: tuple[PlainsArmy, ...]
    sides: tuple[PlainsSide, ...]
    holds: dict[str, tuple[tuple[int, ...], ...]]
    """By how many play, as text, and by seat: the discs that it plays."""
    decks: tuple[PlainsDeck, ...]
    cards: tuple[PlainsCard, ...]
    faces: tuple[PlainsFace, ...]
    dice: tuple[PlainsDie, ...]
    """By army."""
    dice_each: int
    """How many dice a faction has."""
    wagon_dice: int
    """The army whose dice a wagon rolls."""
    points: tuple[PlainsPoints, ...]
    tie: int
    """The side that wins a tie."""
    hand: int
    max_rounds: int
    """Unless the option of that name says otherwise."""
    stack: int
    """Cubes of a side in a region at most."""


def material(game: Game, board: Board, actions: Actions) -> PlainsMaterial:
    """All of it. No name of the game insults, so there is nothing to choose."""
    map_, setup = board.edition.map, board.edition.setup
    nouns = Nouns(board)
    return PlainsMaterial(
        name=game.name,
        title=game.title,
        sentence=game.sentence,
        players=game.players(),
        rules=game.rules_told(game.words()),
        scores="Points; allies have those of their side (P-44).",
        edition=board.edition.name,
        hash=board.edition.hash,
        canvas=map_.meta.canvas,
        places=_places(board, nouns),
        regions=board.regions,
        trails=_trails(board),
        lines=_lines(board),
        railroad=_spaces(board),
        mountains=_track(board, "mountain"),
        discs=tuple([_disc(board, disc) for disc in range(DISCS)]),
        armies=tuple([_army(board, army) for army in range(ARMIES)]),
        sides=_sides(),
        holds={str(seats): _held(board, seats) for seats in game.seat_counts},
        decks=_decks(board),
        cards=tuple([_card(board, nouns, actions, card) for card in range(board.cards)]),
        faces=tuple([PlainsFace(name=FACE_IDS[face], title=FACES[face]) for face in range(len(FACES))]),
        dice=tuple([PlainsDie(faces=tuple(die)) for die in board.dice]),
        dice_each=setup.dice.per_faction,
        wagon_dice=NAMES.index(setup.dice.wagons_use),
        points=_points(board),
        tie=INDIAN if setup.scoring.tie_winner == "indian" else US,
        hand=setup.start.cards.hand,
        max_rounds=setup.end.max_rounds,
        stack=STACK,
    )


# --- the map


def _places(board: Board, nouns: Nouns) -> tuple[PlainsPlace, ...]:
    map_ = board.edition.map
    places = [_region(board, nouns, number, region) for number, region in enumerate(map_.regions.values())]
    for id_ in BOX_IDS:
        places.append(_box(board, nouns, len(places), map_.boxes[id_]))
    return tuple(places)


def _region(board: Board, nouns: Nouns, number: int, region: Region) -> PlainsPlace:
    return PlainsPlace(
        code=board.codes[number],
        name=region.name,
        title=nouns.place(number),
        kind=region.kind,
        home=board.home[number],
        color=region.color,
        peoples=region.peoples,
        x=region.layout.x,
        y=region.layout.y,
        label=region.layout.label,
        polygon=region.layout.polygon,
        rect=None,
        adjacent=tuple(board.adjacent[number] + board.boxes_of[number]),
        trails=_through(board, number),
        trail_end=region.trail_end,
        on_track=region.on_track,
    )


def _box(board: Board, nouns: Nouns, number: int, box: Box) -> PlainsPlace:
    left, top, right, bottom = box.layout.rect
    x, y = (left + right) // 2, (top + bottom) // 2
    return PlainsPlace(
        code=board.codes[number],
        name=box.name,
        title=nouns.at(number),
        kind="box",
        home=None,
        color="",
        peoples="",
        x=x,
        y=y,
        label=(x, y),
        polygon=(),
        rect=box.layout.rect,
        adjacent=tuple([board.place(code) for code in box.adjacent]),
        trails=(),
        trail_end=False,
        on_track=False,
    )


def _through(board: Board, region: int) -> tuple[int, ...]:
    return tuple([trail for trail, regions in enumerate(board.trails) if region in regions])


def _trails(board: Board) -> tuple[PlainsTrail, ...]:
    return tuple(
        [
            PlainsTrail(
                name=board.trail_names[number],
                title=trail.name,
                regions=tuple(board.trails[number]),
                waypoints=trail.waypoints,
                start=board.place(trail.start_box),
                end=board.place(trail.end_box),
            )
            for number, trail in enumerate(board.edition.map.trails.values())
        ]
    )


def _track(board: Board, kind: str) -> tuple[int, ...]:
    spaces = board.edition.map.railroad.space
    return tuple([number for number, space in enumerate(spaces) if space.kind == kind])


def _lines(board: Board) -> tuple[PlainsLine, ...]:
    railroad = board.edition.map.railroad
    eastward = _track(board, "plains")
    spaces = {UP: eastward[::-1], CP: eastward}
    most = {UP: railroad.up_max_per_turn, CP: railroad.cp_max_per_turn}
    return tuple(
        [
            PlainsLine(
                name=LINE_NAMES[line],
                title=LINE_TITLES[line],
                spaces=spaces[line],
                start=tuple(board.start_regions[line]),
                most=most[line],
            )
            for line in (UP, CP)
        ]
    )


def _spaces(board: Board) -> tuple[PlainsSpace, ...]:
    return tuple(
        [
            PlainsSpace(
                id=space.id,
                kind=space.kind,
                x=space.layout.x,
                y=space.layout.y,
                north=None if space.north is None else board.place(space.north),
                south=None if space.south is None else board.place(space.south),
            )
            for space in board.edition.map.railroad.space
        ]
    )


# --- the pieces


def _cubes(board: Board, disc: int) -> int:
    if disc == RAILROAD:
        return board.edition.setup.cubes.railroad
    return board.wagons if disc == WAGONS else board.cubes[disc]


def _disc(board: Board, disc: int) -> PlainsDisc:
    return PlainsDisc(
        name=NAMES[disc], title=FACTIONS[disc], color=DISC_COLORS[disc], cubes=_cubes(board, disc)
    )


def _army(board: Board, army: int) -> PlainsArmy:
    return PlainsArmy(
        name=NAMES[army],
        title=FACTIONS[army],
        color=COLORS[army],
        cubes=board.cubes[army],
        side=SIDE_OF[army],
    )


def _sides() -> tuple[PlainsSide, ...]:
    armies = [tuple([army for army in range(ARMIES) if SIDE_OF[army] == side]) for side in (INDIAN, US)]
    return (
        PlainsSide(name="indian", title=SIDE_TITLES[INDIAN], armies=armies[INDIAN]),
        PlainsSide(name="us", title=SIDE_TITLES[US], armies=armies[US]),
    )


def _held(board: Board, seats: int) -> tuple[tuple[int, ...], ...]:
    seat_of = seats_of(board, seats)
    return tuple([tuple([disc for disc in range(DISCS) if seat_of[disc] == seat]) for seat in range(seats)])


# --- the cards


def _decks(board: Board) -> tuple[PlainsDeck, ...]:
    names: tuple[Deck, ...] = ("npt", "spt", "cavalry", "settlers")
    return tuple(
        [
            PlainsDeck(
                name=names[deck],
                title=FACTIONS[deck],
                army=deck,
                main=MAIN_TYPES[deck],
                cards=tuple(board.deck[deck]),
            )
            for deck in range(DECKS)
        ]
    )


def _card(board: Board, nouns: Nouns, actions: Actions, number: int) -> PlainsCard:
    card: Card = board.edition.cards.card[number]
    main = card if isinstance(card, MainCard) else None
    event = card if isinstance(card, Event) else None
    return PlainsCard(
        id=card.id,
        name=card.name,
        noun=actions.table.name(actions.play + number).partition(":")[2],
        deck=board.deck_of[number],
        type=_TYPES[card.type],
        worth=nouns.worth(number),
        cubes=None if main is None else main.cubes,
        groups=None if main is None else main.groups,
        moves=None if main is None else main.moves,
        no_rail=main is not None and main.no_rail,
        text=nouns.text(number),
        enduring=event is not None and event.enduring,
        timing="turn" if event is None else event.timing,
        substitute=event is not None and event.substitute_ok,
        note=card.note or "",
        rules=_rules(event),
    )


_TYPES: dict[str, Literal["war_party", "engagement", "migration", "event"]] = {
    "war_party": "war_party",
    "engagement": "engagement",
    "migration": "migration",
    "event": "event",
}


def _rules(event: Event | None) -> tuple[str, ...]:
    """Those that explain a card, the most telling first."""
    rules = []
    if event is not None and event.timing == "on_draw":
        rules.append("P-15")
    if event is not None and event.enduring:
        rules.append("P-14")
    return (*rules, "P-11")


# --- the score


def _points(board: Board) -> tuple[PlainsPoints, ...]:
    values = board.edition.setup.scoring
    scored = (
        ("regions", INDIAN, values.region_controlled, "for each region that the Indians control"),
        ("wagons", INDIAN, values.wagon_destroyed_indian, "for each wagon that is destroyed"),
        ("railroad", INDIAN, values.railroad_prevented_indian, "if the railroad isn't complete"),
        ("custer", INDIAN, values.custer_eliminated_indian, "if Custer falls"),
        ("regions", US, values.region_controlled, "for each region that the US side controls"),
        ("wagons", US, values.wagon_arrived_us, "for each wagon that arrives"),
        ("railroad", US, values.railroad_complete_us, "if the railroad is complete"),
    )
    return tuple([_scores(name, side, each, when) for name, side, each, when in scored])


def _scores(name: str, side: int, each: int, when: str) -> PlainsPoints:
    points = f"{each} point{'' if each == 1 else 's'}"
    return PlainsPoints(name=name, side=side, each=each, text=f"{SIDE_TITLES[side]}: {points} {when}.")
