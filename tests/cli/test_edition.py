"""`tallgrass edition`: new, check, show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tallgrass.games.plains_indian_wars.edition.load import FILES, home, load_edition
from tests.cli.running import command, flat, refused

SIZES = "34 regions, 5 boxes, 4 trails, 30 railroad spaces, 60 cards"
HASH = load_edition().hash


def _made(folder: str = "mine") -> Path:
    assert command("edition", "new", folder).code == 0
    return Path(folder)


def _change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_new_edition_is_a_copy_of_ours_and_sound() -> None:
    ran = command("edition", "new", "games/mine")
    assert (ran.code, ran.err) == (0, "")
    assert "games/mine now holds map.toml, cards.toml and setup.toml, a copy of ours." in ran.out
    assert "put your source into [sources]" in flat(ran.out)
    assert ran.out.endswith("Then: tallgrass edition check games/mine\n")
    assert sorted(path.name for path in Path("games/mine").iterdir()) == [
        "cards.toml",
        "map.toml",
        "setup.toml",
    ]
    for file in FILES:
        ours = home().joinpath("reconstruction", f"{file}.toml").read_bytes()
        assert Path("games/mine", f"{file}.toml").read_bytes() == ours
    ran = command("edition", "check", "games/mine")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"games/mine is a sound edition: {SIZES}, hash {HASH}.\n"


def test_a_new_edition_goes_into_an_empty_folder_only() -> None:
    Path("empty").mkdir()
    _made("empty")
    before = {path: path.read_bytes() for path in Path("empty").iterdir()}
    assert refused(command("edition", "new", "empty")).startswith("empty isn't empty: name a folder that is")
    Path("notes").mkdir()
    Path("notes/.hidden").touch()
    assert refused(command("edition", "new", "notes")).startswith("notes isn't empty")
    assert {path: path.read_bytes() for path in Path("empty").iterdir()} == before
    assert [path.name for path in Path("notes").iterdir()] == [".hidden"]


def test_a_new_edition_where_none_can_be() -> None:
    Path("file").touch()
    assert refused(command("edition", "new", "file")) == "file can't be written: File exists."
    assert refused(command("edition", "new", "file/more")) == "file/more can't be written: Not a directory."


def test_check_tells_all_problems_and_ends_with_1() -> None:
    folder = _made()
    _change(folder / "map.toml", '["N4", "N8", "N12", "S5"]', '["N4", "N8", "S5"]')
    _change(folder / "cards.toml", 'frm = "r", treaty_as_hit = true', 'frm = "q", treaty_as_hit = true')
    _change(folder / "setup.toml", "weapon = 3", "weapon = '[red]3[/]'")
    ran = command("edition", "check", "mine")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.splitlines() == [
        "map.toml: regions.N5.adjacent: 'N12' isn't in it; expected 'N12' too, "
        "for 'N5' is in regions.N12.adjacent.",
        "cards.toml: card[spt-11].ops[1].frm: no earlier step binds 'q'; expected one of: r.",
        "setup.toml: dice.faces.cavalry.weapon: it is '[red]3[/]'; expected a whole number from 0 to 100.",
        "3 problems in mine.",
    ]


def test_check_counts_one_problem() -> None:
    folder = _made()
    (folder / "setup.toml").unlink()
    ran = command("edition", "check", "mine")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.splitlines()[-1] == "1 problem in mine."


def test_a_folder_that_there_is_not() -> None:
    assert refused(command("edition", "check", "nowhere")) == "There is no folder nowhere."
    sentence = refused(command("edition", "show", "nowhere"))
    assert "nowhere: there is no such folder; expected a folder, or reconstruction" in sentence


def test_show_counts_what_is_public_and_what_is_ours() -> None:
    ran = command("edition", "show")
    assert (ran.code, ran.err) == (0, "")
    assert flat(ran.out).startswith(
        f"reconstruction: {SIZES}, hash {HASH} data from map.toml cards.toml setup.toml"
    )
    lines = {line.split()[0]: [int(word) for word in line.split()[1:]] for line in ran.out.splitlines()[2:]}
    assert list(lines) == sorted(lines)
    assert all(len(counts) == len(FILES) and sum(counts) for counts in lines.values())
    assert lines["public:blurb"] == [4, 0, 0], "regions of four kinds, as map.toml's counts say"
    assert lines["public:zatu"] == [0, 2, 0], "name and type of Pony Express"


def test_show_counts_an_edition_of_ones_own() -> None:
    folder = _made()
    cards = folder / "cards.toml"
    _change(cards, "[sources]", '[sources]\nprinted = "my copy"')
    text = cards.read_text(encoding="utf-8")
    cards.write_text(re.sub(r"^prov = .*$", 'prov = { "*" = "public:printed" }', text, flags=re.MULTILINE))
    ran = command("edition", "show", "mine")
    assert (ran.code, ran.err) == (0, "")
    lines = {line.split()[0]: line.split()[1:] for line in ran.out.splitlines()[2:]}
    assert lines["public:printed"][0] == lines["public:printed"][2] == "0"
    assert int(lines["public:printed"][1]) > 500
    assert lines["reconstructed"][1] == "0"


@pytest.mark.parametrize("name", ["check", "new", "show"])
def test_every_command_has_help(name: str) -> None:
    ran = command("edition", name, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"edition {name} [OPTIONS]" in ran.out
    assert name in command("edition").out + command("edition").err
