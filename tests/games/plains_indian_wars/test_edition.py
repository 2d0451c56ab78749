"""Our edition: what is in it, and where it comes from."""

from __future__ import annotations

from collections import Counter

import pytest

from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.edition.cards import Event, MainCard, WarParty
from tallgrass.games.plains_indian_wars.edition.load import editions, load_edition
from tallgrass.games.plains_indian_wars.edition.provenance import Provenance, data, tables
from tests.games.plains_indian_wars.papers import OURS

MAP, CARDS, SETUP = OURS.map, OURS.cards, OURS.setup


def test_it_is_the_one_that_comes_with_the_package() -> None:
    assert editions() == ("reconstruction",)
    assert load_edition("reconstruction") is load_edition()
    assert OURS.name == "reconstruction"


def test_the_map() -> None:
    kinds = Counter(region.kind for region in MAP.regions.values())
    assert kinds == {"npt": 12, "spt": 12, "enemies_north": 5, "enemies_south": 5}
    assert set(MAP.boxes) == {"st_louis", "sacramento", "rockies", "canada", "mexico"}
    assert {name: trail.regions for name, trail in MAP.trails.items()} == {
        "oregon": ("N5", "N8", "N7", "N6", "NE1"),
        "california": ("S5", "N4", "N7", "N6", "N1"),
        "mormon": ("N5", "N4", "N3", "N2", "N1"),
        "santa_fe": ("S5", "S4", "S7", "S6", "SE1"),
    }
    assert [space.id for space in MAP.railroad.space] == [
        *(f"M{place}" for place in range(1, 6)),
        *(f"P{place}" for place in range(25, 0, -1)),
    ]
    assert MAP.regions["N4"].adjacent == ("N3", "N5", "N7", "N8", "S4", "S5")
    assert MAP.boxes["rockies"].exit_us == ("NE1", "N1", "SE1")
    assert sum(len(region.adjacent) for region in MAP.regions.values()) == 2 * 80


def test_regions_come_in_the_order_of_their_numbers() -> None:
    """However the file has them: who goes through the table finds the same places everywhere."""
    expected = [
        *(f"N{place}" for place in range(1, 13)),
        *(f"NE{place}" for place in range(1, 6)),
        *(f"S{place}" for place in range(1, 13)),
        *(f"SE{place}" for place in range(1, 6)),
    ]
    assert list(MAP.regions) == expected
    assert list(SETUP.seats) == ["2", "3", "4"]


def test_the_cards() -> None:
    assert len(CARDS.card) == 60
    assert Counter(card.deck for card in CARDS.card) == dict.fromkeys(
        ("npt", "spt", "cavalry", "settlers"), 15
    )
    types = Counter(card.type for card in CARDS.card)
    assert types == {"war_party": 18, "engagement": 9, "migration": 9, "event": 24}
    first = CARDS.card[0]
    assert isinstance(first, WarParty)
    assert (first.id, first.name, first.cubes, first.groups, first.moves) == (
        "npt-01",
        "Rain-in-the-Face",
        3,
        2,
        2,
    )
    assert [card.name for card in CARDS.card if isinstance(card, MainCard) and card.no_rail] == [
        "Fort Davis",
        "Fort Ellis",
    ]
    events = {card.name: card for card in CARDS.card if isinstance(card, Event)}
    assert [name for name, card in events.items() if card.enduring] == [
        "Bozeman Trail War",
        "Roman Nose",
        "Black Kettle",
        "Buffalo Hunters",
        "Circle the Wagons",
    ]
    assert [name for name, card in events.items() if card.timing == "on_draw"] == ["Custer"]


def test_every_operation_is_used_by_some_card() -> None:
    used = {type(op) for card in CARDS.card if isinstance(card, Event) for op in card.ops}
    assert used == set(ops.Op.__args__)


def test_an_event_in_steps() -> None:
    geronimo = next(card for card in CARDS.card if card.name == "Geronimo")
    assert isinstance(geronimo, Event)
    strike, relocate = geronimo.ops
    assert strike == ops.Strike(
        faction="spt",
        frm="own_occupied",
        min_own=1,
        range="adjacent",
        max_targets=0,
        target=("us",),
        dice="normal",
        hits=("weapon", "treaty"),
        reply=False,
    )
    assert relocate == ops.Relocate(faction="spt", frm="striking_region", with_allies=True, to="mexico")


def test_the_setup() -> None:
    assert SETUP.cubes.settlers == 35
    assert (SETUP.start.npt.per_home_region, SETUP.start.npt.free_extra) == (1, 3)
    assert (SETUP.start.settlers.st_louis, SETUP.start.settlers.sacramento) == (6, 4)
    assert (SETUP.dice.faces.cavalry.weapon, SETUP.dice.faces.cavalry.treaty) == (3, 1)
    assert (SETUP.end.max_rounds, SETUP.start.cards.hand) == (12, 3)
    assert (SETUP.scoring.region_controlled, SETUP.scoring.tie_winner) == (2, "indian")
    assert [seat.name for seat in SETUP.seats["3"].seat] == ["indians", "cavalry", "settlers"]


@pytest.mark.parametrize(
    ("kind", "identity", "field", "source"),
    [
        ("card", "npt-01", "cubes", "ig3"),
        ("card", "npt-02", "cubes", None),
        ("card", "cav-02", "no_rail", "overview"),
        ("card", "cav-02", "type", None),
        ("card", "npt-02", "no_rail", None),
        ("card", "spt-10", "ops", "ig6"),
        ("card", "spt-10", "ops.0.dice", "ig6"),
        ("card", "spt-10", "ops.0.reply", None),
        ("card", "spt-10", "text", None),
        ("card", "cav-10", "ops.2.points", "overview"),
        ("card", "cav-10", "ops.0.count", None),
        ("region", "N10", "name", "ig3"),
        ("region", "N10", "adjacent", None),
        ("region", "N1", "boxes.rockies", "overview"),
        ("region", "N1", "boxes.sacramento", None),
        ("region", "N1", "layout.polygon", None),
        ("box", "st_louis", "adjacent", "ig4"),
        ("trail", "santa_fe", "regions.S4", "ig5"),
        ("trail", "santa_fe", "regions.S7", None),
        ("space", "M3", "kind", "overview"),
        ("space", "P3", "north", None),
        ("map", "railroad", "up_start_regions", "ig4"),
        ("setup", "dice.faces.npt", "weapon", "cb"),
        ("setup", "dice.faces.npt", "treaty", None),
        ("setup", "seats.4", "seat.3.holds.wagons", "overview"),
        ("setup", "seats.4", "seat.3.holds.settlers", "fg4"),
        ("setup", "round", "steps.3", None),
        ("setup", "round", "steps.0", "ig3"),
    ],
)
def test_where_a_datum_comes_from(kind: str, identity: str, field: str, source: str | None) -> None:
    found = OURS.provenance(kind, identity, field)
    if source is None:
        assert found == Provenance(public=False)
    else:
        assert (found.public, found.source) == (True, source)
        sources = {"card": CARDS.sources, "setup": SETUP.sources}.get(kind, MAP.sources)
        assert found.text == sources[source]


@pytest.mark.parametrize(
    ("kind", "identity", "field"),
    [
        ("card", "npt-99", "cubes"),
        ("card", "npt-01", "text"),
        ("card", "npt-01", "prov"),
        ("card", "spt-10", "ops.2"),
        ("region", "N13", "name"),
        ("region", "N1", "boxes.canada"),
        ("town", "N1", "name"),
        ("setup", "start", "npt"),
    ],
)
def test_nothing_is_told_of_what_there_is_not(kind: str, identity: str, field: str) -> None:
    with pytest.raises(LookupError):
        OURS.provenance(kind, identity, field)


def test_every_datum_of_ours_has_a_provenance() -> None:
    number = 0
    for file, form in (("map", MAP), ("cards", CARDS), ("setup", SETUP)):
        for key, table in tables(form):
            for datum in data(table):
                assert OURS.provenance(file, key, datum) is not None
                number += 1
    assert number > 1000
