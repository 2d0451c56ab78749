"""An edition as files and as documents: its hash, and all problems told at once."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tallgrass.games.plains_indian_wars.edition.load import FILES, Edition, load_edition
from tallgrass.games.plains_indian_wars.edition.problems import EditionError
from tests.games.plains_indian_wars.papers import GONE, OURS, copy_to, problems, refused, with_changes

# --- the hash


def test_documents_make_the_same_edition() -> None:
    assert Edition.from_documents(OURS.documents()) == OURS
    through_json = json.loads(json.dumps(OURS.documents()))
    assert through_json == OURS.documents(), "plain data: lists, not tuples"
    assert Edition.from_documents(through_json) == OURS


def test_the_hash_is_that_of_the_content_as_the_docs_say() -> None:
    content = {file: OURS.documents()[file] for file in FILES}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == OURS.hash


def test_documents_hold_all_that_the_files_hold(tmp_path: Path) -> None:
    """But for what is as it is when nothing is said."""
    copy_to(tmp_path)
    for file in FILES:
        raw = tomllib.loads(tmp_path.joinpath(f"{file}.toml").read_text(encoding="utf-8"))
        lost = set(_leaves(raw)) - set(_leaves(OURS.documents()[file]))
        assert {value for _, value in lost} <= {False}, lost
        assert set(_leaves(OURS.documents()[file])) <= set(_leaves(raw))


def _leaves(value: Any, path: str = "") -> list[tuple[str, Any]]:
    if isinstance(value, dict):
        return [leaf for key, each in value.items() for leaf in _leaves(each, f"{path}.{key}")]
    if isinstance(value, list):
        return [leaf for place, each in enumerate(value) for leaf in _leaves(each, f"{path}[{place}]")]
    return [(path, value)]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("map.regions.N5.name", "Omaha City"),
        ("map.regions.N5.layout.x", 1251),
        ("map.regions.N5.layout.polygon.3", [1274, 300]),
        ("map.regions.N5.prov.*", "public:overview"),
        ("map.sources.ig1", "elsewhere"),
        ("map.railroad.up_max_per_turn", 4),
        ("map.public_fact.0.fact", "another"),
        ("map.boxes.canada.note", GONE),
        ("cards.card.npt-02.cubes", 5),
        ("cards.card.npt-10.text", "Another text."),
        ("cards.card.npt-10.ops.0.dice", 3),
        ("cards.card.cav-02.no_rail", False),
        ("setup.end.max_rounds", 10),
        ("setup.scoring.tie_winner", "us"),
        ("setup.start.order.free_extra_order", ["spt", "npt"]),
    ],
)
def test_another_value_makes_another_hash(path: str, value: Any) -> None:
    changed = Edition.from_documents(with_changes({path: value}))
    assert changed.hash != OURS.hash
    assert changed != OURS


def test_the_name_is_not_in_the_hash(tmp_path: Path) -> None:
    edition = load_edition(copy_to(tmp_path / "mine"))
    assert (edition.name, edition.hash) == ("mine", OURS.hash)
    assert (edition.map, edition.cards, edition.setup) == (OURS.map, OURS.cards, OURS.setup)


def test_comments_and_spaces_make_no_other_hash(tmp_path: Path) -> None:
    copy_to(tmp_path)
    for file in FILES:
        path = tmp_path / f"{file}.toml"
        lines = path.read_text(encoding="utf-8").splitlines()
        path.write_text(
            "# mine\n" + "\r\n".join(f"{line}  # so" if " = 1" in line else line for line in lines)
        )
    assert load_edition(tmp_path).hash == OURS.hash


def test_the_order_of_keys_makes_no_other_hash_and_no_other_order() -> None:
    backwards = Edition.from_documents(_backwards(OURS.documents()))
    assert backwards == OURS
    assert backwards.hash == OURS.hash
    assert list(backwards.map.regions) == list(OURS.map.regions)
    assert list(backwards.map.trails) == list(OURS.map.trails)


def _backwards(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _backwards(value[key]) for key in reversed(value)}
    return [_backwards(each) for each in value] if isinstance(value, list) else value


def test_a_default_that_is_written_makes_no_other_hash() -> None:
    assert Edition.from_documents(with_changes({"cards.card.npt-01.no_rail": False})).hash == OURS.hash


# --- form


def test_all_problems_are_told_at_once() -> None:
    assert problems(
        {
            "map.regions.N5.adjacent.2": 3,
            "map.regions.S1.layout.polygon.4.1": "x",
            "map.regions.S1.layout.colour": 1,
            "map.boxes.texas": {},
            "cards.card.npt-10.ops.0.op": "ambush",
            "cards.card.npt-13.ops.0.count": -1,
            "cards.card.spt-13.ops.0.where": ["S10", "s11"],
            "cards.card.npt-01.moves": "2",
            "setup.scoring.region_controlled": GONE,
            "setup.dice.faces.npt.weapon": True,
        }
    ) == [
        "map.toml: boxes.texas: it can't be called so; expected " + _BOXES,
        "map.toml: regions.N5.adjacent[2]: it is 3; expected " + _CODE,
        "map.toml: regions.S1.layout.colour: there is no such key here; expected one of: label, polygon, x "
        "or y.",
        "map.toml: regions.S1.layout.polygon[4][1]: it is 'x'; expected a whole number from 0 to 10000.",
        "cards.toml: card[npt-01].moves: it is '2'; expected a whole number from 1 to 100.",
        "cards.toml: card[npt-10].ops[0].op: it is 'ambush'; expected " + _OPS,
        "cards.toml: card[npt-13].ops[0].count: it is -1; expected a whole number from 1 to 100 or 'all'.",
        "cards.toml: card[spt-13].ops[0].where[1]: it is 's11'; expected " + _CODE,
        "setup.toml: dice.faces.npt.weapon: it is true; expected a whole number from 0 to 100.",
        "setup.toml: scoring.region_controlled: it is missing; expected a whole number from 0 to 100.",
    ]


_BOXES = "'st_louis', 'sacramento', 'rockies', 'canada' or 'mexico'."
_CODE = "a code: up to 6 capitals and digits, such as 'N5'."
_OPS = (
    "place, remove, recover, relocate, move, strike, engage, combat_mod, restrict, rail_limit, rail_place, "
    "mountain_roll, wagon_halt, wagon_advance, wagon_dice, wagon_hits_needed, placement_mod, draw, vp, "
    "discard_self or choose."
)


def test_a_fault_of_form_in_one_file_hides_no_fault_of_sense_in_another() -> None:
    assert problems(
        {"map.meta": GONE, "setup.dice.faces.npt.weapon": 3, "cards.card.cav-10.substitute_ok": True}
    ) == [
        "map.toml: meta: it is missing; expected a table.",
        "cards.toml: card[cav-10].substitute_ok: it is true of a card that is played on_draw; expected "
        "false.",
        "setup.toml: dice.faces.npt: it has 7 faces; expected 6, as dice.sides says.",
    ]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"map.meta.schema": 2}, "map.toml: meta.schema: it is 2; expected 1."),
        ({"map.regions": []}, "map.toml: regions: it is a list of 0; expected a table."),
        ({"map.regions.N5": 5}, "map.toml: regions.N5: it is 5; expected a table."),
        ({"map.regions.n5": {}}, "map.toml: regions.n5: it can't be called so; expected a code"),
        (
            {"map.regions.N5.layout.polygon": [[1, 2]]},
            "map.toml: regions.N5.layout.polygon: it is a list of 1; expected a list of at least 3, "
            "each a list of 2, each a whole number from 0 to 10000.",
        ),
        (
            {"map.regions.N5.layout.label": [1, 2, 3]},
            "map.toml: regions.N5.layout.label: it is a list of 3; expected a list of 2, each",
        ),
        ({"map.regions.N5.trail_end": 1}, "map.toml: regions.N5.trail_end: it is 1; expected true or false."),
        ({"map.regions.N5.kind": "enemies"}, "regions.N5.kind: it is 'enemies'; expected 'npt', 'spt',"),
        (
            {"map.regions.N5.name": "a\x1b[2J"},
            "regions.N5.name: it is 'a\\x1b[2J'; expected a text of one line",
        ),
        (
            {"map.regions.N5.name": "a\u202eb"},
            "regions.N5.name: it is 'a\\u202eb'; expected a text of one line, not empty and of at most 1000 "
            "letters, none of them hidden and none that turns the direction of writing.",
        ),
        ({"cards.card.npt-10.text": "a\u200bb"}, "card[npt-10].text: it is 'a\\u200bb'; expected a text"),
        ({"map.regions.N5.name": ""}, "regions.N5.name: it is ''; expected a text of one line, not empty"),
        (
            {"map.regions.N5.prov.name": "guessed"},
            "regions.N5.prov.name: it is 'guessed'; expected 'reconstructed' or",
        ),
        (
            {"map.regions.N5.x\x1b": 1},
            "map.toml: regions.N5.'x\\x1b': there is no such key here; expected one of:",
        ),
        (
            {"cards.card.npt-01.type": GONE},
            "card[npt-01].type: it is missing; expected war_party, engagement,",
        ),
        (
            {"cards.card.npt-01.type": "event"},
            "card[npt-01].cubes: there is no such key here; expected one of:",
        ),
        ({"cards.card.npt-01.id": "NPT 1"}, "cards.toml: card[0].id: it is 'NPT 1'; expected an id"),
        (
            {"cards.card.npt-10.ops": []},
            "card[npt-10].ops: it is a list of 0; expected a list of at least 1, each a table.",
        ),
        (
            {"cards.card.npt-10.ops.0.dice": "many"},
            "ops[0].dice: it is 'many'; expected a whole number from 1 to",
        ),
        (
            {"cards.card.npt-12.ops.1.to": "über"},
            "ops[1].to: it is 'über'; expected a box, a region code or a name",
        ),
        ({"setup.end.max_rounds": 10**30}, "setup.toml: end.max_rounds: it is"),
        ({"setup.seats.5": {}}, "setup.toml: seats.5: it can't be called so; expected '2', '3' or '4'."),
    ],
)
def test_a_fault_of_form(changes: dict[str, Any], said: str) -> None:
    assert said in problems(changes)[0]


@pytest.mark.parametrize(
    "documents", [None, [], {}, {**OURS.documents(), "more": 1}, {"name": "x", "map": {}, "cards": {}}]
)
def test_documents_that_are_none(documents: object) -> None:
    assert refused(lambda: Edition.from_documents(documents)) == [
        "edition: it is something else; expected a table with name, map, cards and setup."
    ]


@pytest.mark.parametrize("name", [1, "", "a\nb", "a\u2066b", "x" * 101])
def test_a_name_that_is_none(name: object) -> None:
    (said,) = refused(lambda: Edition.from_documents({**OURS.documents(), "name": name}))
    assert said.startswith("edition: name: it is ")


def test_what_is_nested_too_deeply_is_told() -> None:
    deep: Any = 1
    for _ in range(400):
        deep = [deep]
    (said,) = problems({"map.regions.N5.name": deep})
    assert said.startswith("map.toml: regions.N5.name: it is a list of 1; expected a text")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "cards.toml: it isn't there; expected the files map.toml, cards.toml and setup.toml."),
        (b"card = [", "cards.toml: it isn't TOML (Invalid value (at end of document)); expected TOML."),
        (
            b"a = 1\na = 2",
            "cards.toml: it isn't TOML (Cannot overwrite a value (at end of document)); expected TOML.",
        ),
        (b"a = '\xff'", "cards.toml: its byte 5 is no UTF-8; expected a text in UTF-8."),
        (b"a = " + b"9" * 5000, "cards.toml: it isn't TOML (Exceeds the limit"),
        (b"a = " + b"[" * 9000, "cards.toml: it i"),
        (b"#" * (4 * 2**20 + 1), "cards.toml: it is too large; expected at most 4 MiB."),
    ],
)
def test_a_file_that_can_not_be_read(tmp_path: Path, content: bytes | None, said: str) -> None:
    path = copy_to(tmp_path) / "cards.toml"
    path.unlink() if content is None else path.write_bytes(content)
    map_ = tmp_path / "map.toml"
    map_.write_text(
        map_.read_text(encoding="utf-8").replace("north_up = true", "north_up = 1"), encoding="utf-8"
    )
    first, second = refused(lambda: load_edition(tmp_path))
    assert first.startswith(said)
    assert second == "map.toml: meta.north_up: it is 1; expected true or false."


@pytest.mark.parametrize("of", [str, Path])
def test_a_folder_that_there_is_not(of: type, tmp_path: Path) -> None:
    source = of(tmp_path / "nowhere")
    (said,) = refused(lambda: load_edition(source))
    assert said == f"{source}: there is no such folder; expected a folder, or reconstruction."


def test_the_error_tells_the_first_and_how_many_more() -> None:
    with pytest.raises(EditionError) as caught:
        Edition.from_documents(with_changes({"map.meta.schema": 2, "setup.meta.schema": 2}))
    assert str(caught.value) == (
        "The edition in the match file can't be used: map.toml: meta.schema: it is 2; expected 1, and 1 more."
    )
