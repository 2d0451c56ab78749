"""The map, the pieces and the points as they are told to those who show them."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.factions import CP, SETTLERS, UP
from tallgrass.games.plains_indian_wars.material import PlainsMaterial
from tests.games.plains_indian_wars.own_cards import game_with
from tests.games.plains_indian_wars.table import BOARD, GAME


def material() -> PlainsMaterial:
    made = GAME.material(plain=False)
    assert isinstance(made, PlainsMaterial)
    return made


def test_places_stand_in_their_order_and_touch_each_other() -> None:
    places = material().places
    assert [place.code for place in places] == BOARD.codes
    for number, place in enumerate(places):
        assert place.kind == "box" or len(place.polygon) > 2
        assert (place.kind == "box") == (place.rect is not None) == (number >= material().regions)
        for other in place.adjacent:
            assert number in places[other].adjacent, (place.code, places[other].code)
    n5 = places[BOARD.place("N5")]
    assert "st-louis" in [places[other].code for other in n5.adjacent]
    assert n5.title == f"N5 ({n5.name})"


def test_trails_and_track() -> None:
    oregon = next(trail for trail in material().trails if trail.name == "oregon")
    assert [material().places[region].code for region in oregon.regions] == ["N5", "N8", "N7", "N6", "NE1"]
    assert len(oregon.waypoints) == 5
    assert material().places[oregon.start].code == "st-louis"
    assert material().places[oregon.end].code == "rockies"
    track = material().railroad
    assert [track[space].id for space in material().lines[UP].spaces[:2]] == ["P1", "P2"]
    assert [track[space].id for space in material().lines[CP].spaces[:2]] == ["P25", "P24"]
    assert [track[space].id for space in material().mountains] == ["M1", "M2", "M3", "M4", "M5"]
    for line in (UP, CP):
        beside = [[track[space].north, track[space].south] for space in material().lines[line].spaces]
        assert beside == BOARD.beside[line]


def test_cards() -> None:
    cards = {card.id: card for card in material().cards}
    leader, event = cards["npt-01"], cards["npt-10"]
    assert (leader.name, leader.type, leader.cubes, leader.groups, leader.moves) == (
        *("Rain-in-the-Face", "war_party"),
        *(3, 2, 2),
    )
    assert (event.type, event.cubes, event.timing, event.substitute) == ("event", None, "turn", True)
    assert event.text.startswith("Choose a region with two or more green cubes.")
    at_once = [card for card in material().cards if card.timing == "on_draw"]
    assert [card.rules[0] for card in at_once] == ["P-15"]


def test_points_and_dice_are_the_editions() -> None:
    assert sum(point.each for point in material().points) == 2 + 1 + 5 + 2 + 2 + 1 + 5
    assert material().points[0].text == "Indians: 2 points for each region that the Indians control."
    changed = game_with({"setup.scoring.region_controlled": 1}).material(plain=False)
    assert isinstance(changed, PlainsMaterial)
    assert changed.points[0].text == "Indians: 1 point for each region that the Indians control."
    assert changed.hash != material().hash


def test_dice() -> None:
    assert material().dice[SETTLERS].faces == (2, 1, 3)
    assert [face.name for face in material().faces] == ["weapon", "treaty", "blank"]
    assert material().wagon_dice == SETTLERS


def test_who_plays_what() -> None:
    names = [disc.name for disc in material().discs]
    assert [[names[disc] for disc in seat] for seat in material().holds["3"]] == [
        ["npt", "spt"],
        ["cavalry", "enemies"],
        ["settlers", "wagons", "railroad"],
    ]
