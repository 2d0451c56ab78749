"""What README.md shows is what the program does."""

from __future__ import annotations

import doctest
import io
import json
import re
import shlex
from pathlib import Path

import pytest

import tallgrass
from tallgrass.cli.app import app
from tests.cli.running import README, command, program
from tests.cli.transcripts import blocks, mismatch, stripped, typed

_MORE_FLAGS = re.compile(r"`\.\.\. ([^`]+)`")


def _console_lines() -> list[str]:
    return blocks(README, "console")[0].splitlines()


def _commands() -> list[str]:
    """Every command line that README names."""
    code = "\n".join([*re.findall(r"`([^`\n]+)`", README), *blocks(README, "console")])
    found = [line.strip() for line in re.findall(r"tallgrass (?:[a-z]+)[^\n`#]*", code)]
    found += [f"tallgrass play indian-wars {flags}" for flags in _MORE_FLAGS.findall(README)]
    return list(dict.fromkeys(found))


def _wants_a_server(line: str) -> bool:
    """Whether it lasts until it is stopped, plays at a server or reads its database: see tests/server."""
    lasting = line.startswith(("tallgrass serve", "tallgrass db ")) and "--help" not in line
    return lasting or "--server" in line


def test_the_transcript_is_a_real_one() -> None:
    first, *lines = _console_lines()
    assert first.startswith("$ tallgrass ")
    assert typed(lines).count("\n") > 5
    ran = program(*shlex.split(first)[2:], typed=typed(lines))
    assert (ran.code, ran.err) == (0, "")
    difference = mismatch(stripped("\n".join(lines)), stripped(ran.out))
    assert difference is None, difference


def test_the_transcript_shows_each_kind_of_thing_that_can_be_typed() -> None:
    lines = typed(_console_lines()).splitlines()
    assert any(line.isdecimal() for line in lines)
    assert any(re.fullmatch(r"\d+( \d+)+", line) for line in lines)
    assert any(line.startswith("why ") for line in lines)
    assert any(line[0].isalpha() and not line.startswith("why") for line in lines)


@pytest.mark.parametrize(
    ("written", "printed", "fits"),
    [
        ("a|b", "a|b", True),
        ("a|b", "a|b|c", False),
        ("a|b", "a|c", False),
        ("a|...|b", "a|x|y|b", True),
        ("a|...|b", "a|b", True),
        ("a|...|b", "a|b|c", False),
        ("a|...", "a|x|y", True),
        ("a|...|b|...|c|...", "a|b|x|c", True),
        ("a|...|b|...|c|...", "a|c|x|b", False),
        ("...|a|b|...", "x|a|c|a|b", True),
    ],
)
def test_how_transcripts_are_compared(written: str, printed: str, fits: bool) -> None:
    assert (mismatch(written.split("|"), printed.split("|")) is None) is fits


@pytest.mark.parametrize("number", range(len(blocks(README, "python"))))
def test_the_python_in_it_runs(number: int) -> None:
    _run_doctest(blocks(README, "python")[number], "README")


def test_there_is_python_in_it() -> None:
    assert blocks(README, "python")


def test_the_example_at_the_head_of_the_package_runs() -> None:
    assert tallgrass.__doc__ is not None
    _run_doctest(tallgrass.__doc__, "tallgrass")


def _run_doctest(text: str, name: str) -> None:
    examples = doctest.DocTestParser().get_doctest(text, {}, name, None, 0)
    assert examples.examples
    report = io.StringIO()
    assert doctest.DocTestRunner(verbose=False).run(examples, out=report.write).failed == 0, report.getvalue()


def _ready(line: str, file: Path) -> list[str]:
    """A command line with something in each place that is left open, and not too much work."""
    for written, real in (
        ("--save FILE", f"--save {file.with_name('new.json')}"),
        ("FILE", str(file)),
        ("[ID]", "IW-9"),
        ("[--at N] [--seat SEAT] [--json]", "--at 3 --seat whites --json"),
        ("--games 2000", "--games 40"),
        ("--seconds 60", "--seconds 0.1"),
        ("edition new DIR", f"edition new {file.with_name('new')}"),
        ("edition check DIR", f"edition check {file.with_name('edition')}"),
    ):
        line = line.replace(written, real)
    return shlex.split(line)


@pytest.mark.parametrize("line", [line for line in _commands() if not _wants_a_server(line)])
def test_each_command_that_it_names_runs(line: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert command("play", "indian-wars", "--seed", "9", "--save", str(file), typed="1\n" * 4).code == 0
    assert len(tallgrass.load(file).entries) > 3
    assert command("edition", "new", str(tmp_path / "edition")).code == 0
    name, *words = _ready(line, file)
    assert name == "tallgrass"
    assert not re.search(r"\[|\b[A-Z]{4,}\b", " ".join(words).replace(str(tmp_path), "")), (
        "a place is left open"
    )
    ran = command(*words)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out


def test_it_names_every_command_that_there_is() -> None:
    registered = {info.name or getattr(info.callback, "__name__", "") for info in app.registered_commands}
    registered |= {str(group.name) for group in app.registered_groups}
    assert {line.split()[1] for line in _commands()} == registered


def test_it_names_every_flag_of_play() -> None:
    shown = command("play", "--help").out
    flags = set(re.findall(r"--[a-z][a-z-]+", shown)) - {"--help"}
    named = set(re.findall(r"--[a-z][a-z-]+", README))
    assert flags <= named


def test_the_keys_of_a_simulation_are_the_ones_that_it_names() -> None:
    told = re.search(r"one object: (.*?) The same seed", README, flags=re.DOTALL)
    assert told is not None
    report = json.loads(command("simulate", "indian-wars", "--games", "3", "--json").out)
    keys: list[str] = []
    for key, value in report.items():
        keys.append(key)
        if key == "turns":
            keys += value
        if key == "seats":
            keys += value[0]
    assert re.findall(r"`([a-z_0-9]+)`", told[1]) == keys
