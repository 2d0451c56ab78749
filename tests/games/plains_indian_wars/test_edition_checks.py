"""Each check across fields: a change of our edition that breaks it, and exactly what is told then."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.edition.load import Edition
from tallgrass.server.protocol import Act
from tests.games.plains_indian_wars.papers import GONE, OURS, problems, with_changes

Case = tuple[dict[str, Any], list[str]]


def _without(*gone: str) -> Any:
    return lambda entries: [entry for entry in entries if entry not in gone]


def _with(*more: Any) -> Any:
    return lambda entries: [*entries, *more]


def _card(identity: str, **changed: Any) -> dict[str, Any]:
    (card,) = (card for card in OURS.documents()["cards"]["card"] if card["id"] == identity)
    return {**card, **changed}


MAP: list[Case] = [
    (
        {"map.regions.N5.code": "N6"},
        ["regions.N5.code: it is 'N6'; expected 'N5', as the table is called."],
    ),
    (
        {"map.counts.npt": 13, "map.counts.plains_spaces": 24, "map.counts.trails": 3},
        [
            "counts.npt: it is 13; expected 12, as many as there are in this file.",
            "counts.trails: it is 3; expected 4, as many as there are in this file.",
            "counts.plains_spaces: it is 24; expected 25, as many as there are in this file.",
        ],
    ),
    (
        {"map.regions.N9.adjacent": _with("N99", "N10")},
        [
            "regions.N9.adjacent[6]: there is no region 'N99'; expected the code of a region.",
            "regions.N9.adjacent[7]: 'N10' is in the list already; expected each region once.",
        ],
    ),
    (
        {"map.railroad.space.P10.north": "N44"},
        ["railroad.space[P10].north: there is no region 'N44'; expected the code of a region."],
    ),
    (
        {"map.regions.N9.adjacent": _with("N9")},
        ["regions.N9.adjacent[6]: it is the region itself; expected another region."],
    ),
    (
        {"map.regions.N9.adjacent": _without("N10")},
        ["regions.N9.adjacent: 'N10' isn't in it; expected 'N10' too, for 'N9' is in regions.N10.adjacent."],
    ),
    (
        {"map.boxes.canada.adjacent": _without("NE3")},
        [
            "boxes.canada.adjacent: 'NE3' isn't in it; "
            "expected 'NE3' too, for 'canada' is in regions.NE3.boxes."
        ],
    ),
    (
        {"map.regions.NE3.boxes": []},
        [
            "regions.NE3.boxes: 'canada' isn't in it; "
            "expected 'canada' too, for 'NE3' is in boxes.canada.adjacent."
        ],
    ),
    (
        {"map.boxes.rockies.exit_other": _with("S2")},
        ["boxes.rockies.exit_other[4]: 'S2' isn't beside the box; expected one of boxes.rockies.adjacent."],
    ),
    (
        {"map.boxes.rockies.exit_us": _with("S1")},
        [
            "boxes.rockies.exit_us: it is N1, NE1, S1, SE1; "
            "expected the regions with trail_end: N1, NE1, SE1 (P-3)."
        ],
    ),
    (
        {"map.boxes.canada.stacking_limit": 8},
        ["boxes.canada.stacking_limit: it is 8; expected 0 (P-3)."],
    ),
    (
        {"map.boxes.sacramento.locked_until": GONE, "map.boxes.sacramento.prov.locked_until": GONE},
        ["boxes.sacramento.locked_until: it is missing; expected 'mountain_complete' (P-3)."],
    ),
    (
        {"map.boxes.canada.fallback_placement": ["npt", "spt"]},
        ["boxes.canada.fallback_placement: it is npt, spt; expected npt (P-16)."],
    ),
    (
        {"map.trails.mormon.end_box": "canada"},
        [
            "trails.mormon: it goes from st_louis to canada; "
            "expected start_box 'st_louis' and end_box 'rockies'.",
            "trails.mormon.regions[4]: 'N1' isn't beside canada; expected one of boxes.canada.adjacent.",
        ],
    ),
    (
        {
            "map.trails.mormon.regions.2": "N10",
            "map.regions.N3.trails": [],
            "map.regions.N10.trails": ["mormon"],
        },
        [
            "trails.mormon.regions[2]: 'N10' isn't beside 'N4'; expected one of regions.N4.adjacent.",
            "trails.mormon.regions[3]: 'N2' isn't beside 'N10'; expected one of regions.N10.adjacent.",
        ],
    ),
    (
        {
            "map.trails.mormon.regions": lambda regions: regions[1:],
            "map.trails.mormon.waypoints": lambda points: points[1:],
            "map.regions.N5.trails": ["oregon"],
        },
        ["trails.mormon.regions[0]: 'N4' isn't beside st_louis; expected one of boxes.st_louis.adjacent."],
    ),
    (
        {"map.regions.N3.trails": []},
        ["regions.N3.trails: it is nothing; expected mormon, as the trails say."],
    ),
    (
        {"map.trails.mormon.waypoints": lambda points: points[1:]},
        ["trails.mormon.waypoints: it is a list of 4; expected 5, one for each region."],
    ),
    (
        {"map.railroad.space.P7.index": 8},
        ["railroad.space[23]: it is plains 8; expected plains 7: from west to east, without gaps."],
    ),
    (
        {
            "map.railroad.space.M1.kind": "plains",
            "map.counts.mountain_spaces": 4,
            "map.counts.plains_spaces": 26,
        },
        [
            "railroad.space[0]: it is plains 1; expected mountain 1: from west to east, without gaps.",
            "railroad.space[M1]: it doesn't lie between two regions; expected "
            "two regions at north and south.",
        ],
    ),
    (
        {"map.railroad.space.P7.id": "P8"},
        ["railroad.space[23].id: 'P8' is the id of another space; expected an id of its own."],
    ),
    (
        {"map.railroad.space.M2.north": "N1"},
        ["railroad.space[M2]: it lies beside N1; expected no north and south at a mountain space."],
    ),
    (
        {"map.railroad.space.P2.north": GONE},
        ["railroad.space[P2]: it doesn't lie between two regions; expected two regions at north and south."],
    ),
    (
        {"map.regions.N5.on_track": False, "map.regions.N9.on_track": True},
        [
            "regions.N5.on_track: it is false; expected true, for a railroad space lies beside it.",
            "regions.N9.on_track: it is true; expected false, for no railroad space lies beside it.",
        ],
    ),
    (
        {"map.railroad.up_start_regions": ["N5", "S4"]},
        [
            "railroad.up_start_regions[1]: 'S4' isn't beside st_louis; expected "
            "one of boxes.st_louis.adjacent."
        ],
    ),
    (
        {"map.trails.mormon.waypoints.1": [1501, 5]},
        ["trails.mormon.waypoints[1]: (1501, 5) is off the canvas; expected at most 1500 by 1000."],
    ),
    (
        {"map.regions.N5.layout.x": 100},
        ["regions.N5.layout: (100, 425) is outside its polygon; expected x and y inside it."],
    ),
]

CARDS: list[Case] = [
    (
        {"cards.card.npt-02.id": "npt-01"},
        ["card[1].id: 'npt-01' is the id of another card; expected an id of its own."],
    ),
    (
        {"cards.card.npt-02.number": 1},
        ["card[npt-02].number: 1 is the number of another card of this deck; expected a number of its own."],
    ),
    (
        {"cards.card.npt-02.name": "Rain in the Face!"},
        ["card[npt-02].name: npt-01 is called so too, and is another card; expected another name."],
    ),
    (
        {"cards.card.npt-02.name": "!"},
        ["card[npt-02].name: it is '!'; expected a name with letters or digits."],
    ),
    (
        {"cards.card.npt-02.name": "A & " + "b" * 86},
        [
            f"card[npt-02].name: it is 'A & {'b' * 52}..., which is too long for the name of an action; "
            "expected at most 91 letters, digits and hyphens between words ('&' counts as 'and')."
        ],
    ),
    (
        {"cards.card.npt-03": _card("npt-02", id="npt-03", number=3), "cards.card.npt-04.name": "NPT-02!"},
        [
            "card[npt-04].name: it is 'NPT-02!', and 'npt-02' is the id of a card that shares its name; "
            "expected another name."
        ],
    ),
    (
        {"cards.card.npt-02": GONE},
        ["card: the deck npt has 8 main cards; expected 9, as meta says."],
    ),
    (
        {"cards.card": _with(_card("cav-12", id="cav-16", number=16))},
        ["card: the deck cavalry has 7 Events; expected 6, as meta says."],
    ),
    (
        {"cards.meta.cards_per_deck": 16},
        ["meta.cards_per_deck: it is 16; expected 15: main_per_deck and events_per_deck together."],
    ),
    (
        {"cards.card.npt-02.type": "migration"},
        ["card[npt-02].type: it is 'migration'; expected 'war_party' or 'event' in the deck npt."],
    ),
    (
        {"cards.card.cav-10.substitute_ok": True},
        ["card[cav-10].substitute_ok: it is true of a card that is played on_draw; expected false."],
    ),
    (
        {"cards.card.npt-14.enduring": False, "cards.card.npt-13.enduring": True},
        [
            "card[npt-13].enduring: it is true; expected false, for no step has scope 'round'.",
            "card[npt-14].enduring: it is false; expected true, for a step has scope 'round'.",
        ],
    ),
    (
        {"cards.card.cav-10.ops.1.region": "q"},
        ["card[cav-10].ops[1].region: no earlier step binds 'q'; expected one of: r."],
    ),
    (
        {
            "cards.card.spt-11.ops": lambda steps: steps[::-1],
            "cards.card.spt-11.prov": {"*": "reconstructed"},
        },
        ["card[spt-11].ops[0].frm: no earlier step binds 'r'; expected one of: (none is bound)."],
    ),
    (
        {"cards.card.spt-11.ops.0.max_regions": 2},
        ["card[spt-11].ops[0].max_regions: it isn't 1, and the step binds a region; expected 1."],
    ),
    (
        {
            "cards.card.cav-11.ops": lambda steps: [steps[0], *steps],
        },
        ["card[cav-11].ops[1].bind: 'r' is taken; expected a name of its own."],
    ),
    (
        {"cards.card.cav-13.ops": lambda steps: steps[::-1]},
        ["card[cav-13].ops[0].region: there is no strike before it; expected a strike as an earlier step."],
    ),
    (
        {
            "cards.card.spt-10.ops": lambda steps: steps[::-1],
            "cards.card.spt-10.prov": {"*": "reconstructed"},
        },
        ["card[spt-10].ops[0].frm: there is no strike before it; expected a strike as an earlier step."],
    ),
    (
        {"cards.card.cav-10.ops": lambda steps: [steps[0], *steps[2:]]},
        [
            "card[cav-10].ops[1].condition: there is no engage before it; expected "
            "an engage as an earlier step."
        ],
    ),
    (
        {"cards.card.npt-12.ops.3.option": "c"},
        [
            "card[npt-12].ops[0].options: 'b' does nothing; expected a step for each option.",
            "card[npt-12].ops[3].option: no earlier choose offers 'c'; expected one of: a, b.",
        ],
    ),
    (
        {"cards.card.npt-12.ops.0.count": 2},
        [
            "card[npt-12].ops[0]: it leaves nothing to choose; expected "
            "different options, and a count below them.",
        ],
    ),
    (
        {"cards.card.npt-12.ops.1.with_allies": True},
        ["card[npt-12].ops[1].with_allies: allies go along with a force that has struck; expected false."],
    ),
    (
        {"cards.card.set-14.ops.0.scope": "next_engagement", "cards.card.set-14.enduring": False},
        ["card[set-14].ops[0].scope: it changes no engagement; expected 'turn' or 'round'."],
    ),
    (
        {
            "cards.card.npt-12.ops.4": {"op": "choose", "count": 1, "options": ["b", "c"]},
            "cards.card.npt-12.ops.5": {"op": "draw", "option": "c", "count": 1},
        },
        ["card[npt-12].ops[4].options: one of them is offered before; expected options of its own."],
    ),
    (
        {"cards.card.set-12.ops.1.to": "casualty"},
        ["card[set-12].ops[1].to: they are in the Casualty Box already; expected 'permanent'."],
    ),
    (
        {"cards.card.npt-11.ops.0.treaty_as_hit": False},
        ["card[npt-11].ops[0]: it changes nothing; expected treaty_as_hit, extra_dice, reroll or no_ambush."],
    ),
    (
        {"cards.card.spt-13.ops.1.faction": GONE},
        ["card[spt-13].ops[1].faction: it is missing; expected the faction that rolls the extra dice."],
    ),
    (
        {"cards.card.npt-11.ops.0.rounds": 1},
        ["card[npt-11].ops[0].rounds: there are no extra dice; expected rounds only with extra_dice."],
    ),
    (
        {"cards.card.spt-13.ops.0.where.1": "S13"},
        [
            "card[spt-13].ops[0].where[1]: there is no region 'S13'; expected "
            "the code of a region of map.toml."
        ],
    ),
    (
        {"cards.card.npt-14.ops.0.regions.0": "N13"},
        [
            "card[npt-14].ops[0].regions[0]: there is no region 'N13'; expected "
            "the code of a region of map.toml."
        ],
    ),
    (
        {"cards.card.spt-15.ops.1.to": "texas"},
        [
            "card[spt-15].ops[1].to: there is no region 'texas'; expected the code of a region of map.toml, "
            "or a box: st_louis, sacramento, rockies, canada, mexico."
        ],
    ),
    (
        {"cards.card.cav-11.ops.1.region": "N13"},
        ["card[cav-11].ops[1].region: there is no region 'N13'; expected the code of a region of map.toml."],
    ),
]

SETUP: list[Case] = [
    (
        {"setup.colors.railroad": "white"},
        ["colors.railroad: 'white' is the colour of wagons too; expected a colour of its own."],
    ),
    (
        {"setup.discs.list": _without("railroad")},
        ["discs.list: it is npt, spt, cavalry, settlers, enemies, wagons; expected each faction once."],
    ),
    (
        {"setup.round.discs_per_round": 6},
        ["round.discs_per_round: it is 6; expected 7, as many as there are discs."],
    ),
    (
        {"setup.dice.faces.spt.blank": 3},
        ["dice.faces.spt: it has 7 faces; expected 6, as dice.sides says."],
    ),
    (
        {"setup.dice.per_faction": 3, "setup.round.skip_allowed": True, "setup.dice.wagons_use": "npt"},
        [
            "dice.per_faction: it is 3; expected 2, which the rules say (P-33).",
            "dice.wagons_use: it is 'npt'; expected 'settlers', which the rules say (P-39).",
            "round.skip_allowed: it is true; expected false, which the rules say (P-10).",
        ],
    ),
    (
        {"setup.start.spt.free_extra_where": GONE},
        ["start.spt.free_extra_where: it is missing; expected 'home_regions'."],
    ),
    (
        {"setup.start.order.free_extra_order": ["npt"]},
        ["start.order.free_extra_order: it is npt; expected npt and spt, each once."],
    ),
    (
        {"setup.start.settlers.st_louis": 32},
        ["start.settlers: it places 36 cubes; expected at most 35, as cubes says."],
    ),
    (
        {"setup.seats.3": GONE},
        ["seats.3: it is missing; expected the seats for 2, 3 and 4 players."],
    ),
    (
        {"setup.seats.2.seat": lambda seats: seats[::-1]},
        ["seats.2.seat: the seats are us, indians; expected indians, us (P-45)."],
    ),
    (
        {"setup.seats.3.seat.1.holds": ["cavalry"]},
        ["seats.3.seat: enemies is held 0 times; expected each faction in one seat."],
    ),
    (
        {"setup.seats.3.seat.1.holds": ["cavalry"], "setup.seats.3.seat.2.holds": _with("enemies")},
        ["seats.3.seat[2].holds: enemies isn't with cavalry; expected enemies where cavalry is."],
    ),
    (
        {"setup.seats.3.seat.0.holds": ["npt"], "setup.seats.3.seat.1.holds": _with("spt")},
        ["seats.3.seat[1].holds: both sides are in it; expected factions of one side."],
    ),
    (
        {"setup.cubes.npt": 14},
        ["start.npt: it places 15 cubes in 12 regions; expected at most 14, as cubes says."],
    ),
    (
        {"setup.start.enemies.per_home_region": 3},
        ["start.enemies: it places 30 cubes in 10 regions; expected at most 20, as cubes says."],
    ),
    (
        {"setup.cubes.railroad": 29},
        ["cubes.railroad: it is 29; expected at least 30, one for each railroad space."],
    ),
    (
        {"setup.start.cards.hand": 15},
        ["start.cards.hand: it is 15; expected fewer than the 15 cards of a deck."],
    ),
]

PROVENANCE: list[tuple[str, Case]] = [
    (
        "map",
        (
            {"map.regions.N5.prov.name": "public:hearsay", "map.public_fact.1.source": "rumour"},
            [
                "regions.N5.prov.name: there is no source 'hearsay'; expected a key of sources: "
                "blurb, ig1, ig3, ig4, ig5, ig6, overview, tpa12, ttg, zatu.",
                "public_fact[1].source: there is no source 'rumour'; expected a key of sources: "
                "blurb, ig1, ig3, ig4, ig5, ig6, overview, tpa12, ttg, zatu.",
            ],
        ),
    ),
    (
        "cards",
        (
            {"cards.card.npt-01.prov.text": "reconstructed"},
            [
                "card[npt-01].prov.text: there is no such datum; expected a datum of the table: "
                "id, deck, number, name, cubes, groups, moves, no_rail, type, or '*'."
            ],
        ),
    ),
    (
        "setup",
        (
            {"setup.dice.faces.npt.prov": {"weapon": "public:cb"}},
            [
                "dice.faces.npt.prov: there is nothing about 'treaty'; "
                "expected a provenance for each datum, or for all with '*'.",
                "dice.faces.npt.prov: there is nothing about 'blank'; "
                "expected a provenance for each datum, or for all with '*'.",
            ],
        ),
    ),
]

CASES = [
    *(("map", case) for case in MAP),
    *(("cards", case) for case in CARDS),
    *(("setup", case) for case in SETUP),
    *PROVENANCE,
]


@pytest.mark.parametrize(("file", "case"), CASES, ids=[" ".join(case[0]) for _, case in CASES])
def test_a_fault_is_told_and_nothing_else(file: str, case: Case) -> None:
    changes, expected = case
    assert problems(changes) == [f"{file}.toml: {said}" for said in expected]


def test_colors_of_regions() -> None:
    (said,) = problems({"map.regions.N5.color": "red"})
    assert (
        said == "map.toml: regions.N5.color: it is 'red'; expected 'green', the colour of npt in setup.toml."
    )


def test_a_missing_box_and_a_missing_trail() -> None:
    said = problems({"map.boxes.mexico": GONE, "map.trails.oregon": GONE})
    assert "map.toml: boxes.mexico: it is missing; expected each of the five boxes." in said
    assert "map.toml: trails.oregon: it is missing; expected each of the four trails." in said


def test_cards_that_are_alike_may_be_called_alike() -> None:
    """As with any two cards between which no rule tells a difference."""
    twin = _card("npt-02", id="npt-03", number=3)
    changes = {"cards.card.npt-03": twin, "cards.card.npt-02.note": "The first of two."}
    edition = Edition.from_documents(with_changes(changes))
    assert [card.name for card in edition.cards.card].count("Red Cloud") == 2
    names = Actions(Board(edition)).table.names
    assert {"play:npt-02", "play:npt-03", "play:crazy-horse"} <= set(names)


def test_a_card_may_be_called_as_another_ones_id_that_no_action_has() -> None:
    edition = Edition.from_documents(with_changes({"cards.card.npt-04.name": "NPT-02"}))
    names = Actions(Board(edition)).table.names
    assert {"play:npt-02", "play:red-cloud"} <= set(names)


def test_the_longest_name_of_a_card_fits_into_what_one_can_ask_for() -> None:
    edition = Edition.from_documents(with_changes({"cards.card.npt-10.name": "A & " + "b" * 85}))
    longest = max(Actions(Board(edition)).table.names, key=len)
    assert longest == f"stand-in:a-and-{'b' * 85}"
    asked = msgspec.json.encode({"type": "act", "id": "a", "version": 1, "action": longest})
    assert msgspec.json.decode(asked, type=Act).action == longest
