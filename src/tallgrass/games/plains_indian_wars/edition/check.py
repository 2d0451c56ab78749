"""What must hold between the files of an edition, and of the provenance in each. One function a check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from tallgrass.games.plains_indian_wars.edition import ops
from tallgrass.games.plains_indian_wars.edition.cards import Cards
from tallgrass.games.plains_indian_wars.edition.check_cards import events
from tallgrass.games.plains_indian_wars.edition.map import Map
from tallgrass.games.plains_indian_wars.edition.problems import Problem
from tallgrass.games.plains_indian_wars.edition.provenance import all_data, data, has, origin, tables
from tallgrass.games.plains_indian_wars.edition.setup import Setup
from tallgrass.games.plains_indian_wars.edition.words import ALL_ELSE, PUBLIC, BoxId

Problems = Iterator[Problem]
_KINDS = {"npt": ("npt",), "spt": ("spt",), "enemies": ("enemies_north", "enemies_south")}
_OF_KIND = {kind: faction for faction, kinds in _KINDS.items() for kind in kinds}


def check_edition(map_: Map, cards: Cards, setup: Setup) -> list[Problem]:
    """All that is between the files."""
    return [problem for check in CHECKS for problem in check(map_, cards, setup)]


def check_provenance(file: str, form: Map | Cards | Setup) -> list[Problem]:
    """All of the provenance in a file."""
    return [problem for check in PROVENANCE_CHECKS for problem in check(file, form)]


# --- between the files


def colors_of_regions(map_: Map, cards: Cards, setup: Setup) -> Problems:
    """A region has the colour of the faction whose home it is."""
    for code, region in map_.regions.items():
        color = getattr(setup.colors, _OF_KIND[region.kind])
        if region.color != color:
            said = f"it is {region.color!r}"
            expected = f"{color!r}, the colour of {_OF_KIND[region.kind]} in setup.toml"
            yield Problem("map.toml", f"regions.{code}.color", said, expected)


def cubes_at_home(map_: Map, cards: Cards, setup: Setup) -> Problems:
    """No more cubes are placed at home than there are."""
    for faction, kinds in _KINDS.items():
        start = getattr(setup.start, faction)
        homes = sum(region.kind in kinds for region in map_.regions.values())
        placed, there = start.per_home_region * homes + start.free_extra, getattr(setup.cubes, faction)
        if placed > there:
            said = f"it places {placed} cubes in {homes} regions"
            yield Problem("setup.toml", f"start.{faction}", said, f"at most {there}, as cubes says")


def cubes_of_railroad(map_: Map, cards: Cards, setup: Setup) -> Problems:
    """There is a black cube for each railroad space."""
    spaces = len(map_.railroad.space)
    if setup.cubes.railroad < spaces:
        said = f"it is {setup.cubes.railroad}"
        yield Problem("setup.toml", "cubes.railroad", said, f"at least {spaces}, one for each railroad space")


def hand_of_deck(map_: Map, cards: Cards, setup: Setup) -> Problems:
    """A deck deals a hand and has a card left to draw."""
    if setup.start.cards.hand >= cards.meta.cards_per_deck:
        said = f"it is {setup.start.cards.hand}"
        expected = f"fewer than the {cards.meta.cards_per_deck} cards of a deck"
        yield Problem("setup.toml", "start.cards.hand", said, expected)


def places_on_cards(map_: Map, cards: Cards, setup: Setup) -> Problems:
    """Every region code on a card is one of the map."""
    for event in events(cards):
        for place, op in enumerate(event.ops):
            for field, code in _codes(op):
                if code not in map_.regions:
                    key = f"card[{event.id}].ops[{place}].{field}"
                    expected = "the code of a region of map.toml"
                    if field == "to":
                        expected += f", or a box: {', '.join(get_args(BoxId))}"
                    yield Problem("cards.toml", key, f"there is no region {code!r}", expected)


def _codes(op: ops.Op) -> Iterator[tuple[str, str]]:
    """The region codes in a step, with the fields that they stand in."""
    for field in ("where", "frm", "regions"):
        codes = getattr(op, field, None)
        if isinstance(codes, tuple):
            for place, code in enumerate(codes):
                yield f"{field}[{place}]", code
    if isinstance(op, ops.Relocate) and op.to not in get_args(BoxId):
        yield "to", op.to
    if isinstance(op, ops.CombatMod) and op.region and not op.region.islower():
        yield "region", op.region


CHECKS = (colors_of_regions, cubes_at_home, cubes_of_railroad, hand_of_deck, places_on_cards)


# --- provenance


def sources_known(file: str, form: Map | Cards | Setup) -> Problems:
    """Every source that is cited is in `sources`."""
    expected = f"a key of sources: {', '.join(form.sources)}"
    for key, table in tables(form):
        for datum, said in table.prov.items():
            if said.startswith(PUBLIC) and said.removeprefix(PUBLIC) not in form.sources:
                source = said.removeprefix(PUBLIC)
                yield Problem(file, f"{key}.prov.{datum}", f"there is no source {source!r}", expected)
    for place, fact in enumerate(form.public_fact):
        if fact.source not in form.sources:
            wrong = f"there is no source {fact.source!r}"
            yield Problem(file, f"public_fact[{place}].source", wrong, expected)


def provenance_of_data(file: str, form: Map | Cards | Setup) -> Problems:
    """What has a provenance is there."""
    for key, table in tables(form):
        content = all_data(table)
        for datum in table.prov:
            if datum != ALL_ELSE and not has(content, datum.split(".")):
                expected = f"a datum of the table: {', '.join(content)}, or '*'"
                yield Problem(file, f"{key}.prov.{datum}", "there is no such datum", expected)


def data_with_provenance(file: str, form: Map | Cards | Setup) -> Problems:
    """What is there has a provenance."""
    for key, table in tables(form):
        for datum in data(table):
            if origin(table, datum) is None:
                wrong = f"there is nothing about {datum!r}"
                yield Problem(file, f"{key}.prov", wrong, "a provenance for each datum, or for all with '*'")


PROVENANCE_CHECKS = (sources_known, provenance_of_data, data_with_provenance)
