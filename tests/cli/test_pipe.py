"""The real program through pipes, and where the terminal's language is poor."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

import tallgrass
from tallgrass.cli.output import console
from tallgrass.kernel import files
from tests.cli.running import PROGRAM, SOURCE, command, flat, program, refused, surroundings

PLAY = ("play", "indian-wars", "--seed", "9")
TYPED = "1\n?\nhelp\nxyzzy\nwhy lay:raid\nlog\nrules IW-9\nlook\ndone\n1\ndone\nresign\nyes\n\n"


def test_through_a_pipe_everything_is_plain_text() -> None:
    ran = program(*PLAY, typed=TYPED)
    assert (ran.code, ran.err) == (0, "")
    assert "\x1b" not in ran.out
    assert "\r" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    assert "You have lost.\nIndians won. Whites gave up.\n" in ran.out
    assert ran.out.endswith("Save the match? A file's name, or Enter for no: \n")


def test_colour_can_not_come_from_a_terminal_that_is_not_there() -> None:
    ran = program(*PLAY, typed="1\n", COLUMNS="200", TERM="xterm-256color")
    assert "\x1b" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_what_was_typed_is_echoed() -> None:
    out = program(*PLAY, typed="1\nxyzzy\n").out
    assert "> 1\n" in out and "> xyzzy\n" in out


def test_the_end_of_a_pipe_ends_the_program() -> None:
    ran = program(*PLAY, typed="1")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("> \n"), "nothing more is asked"


@pytest.mark.parametrize(
    "poor",
    [
        {"LC_ALL": "C", "PYTHONIOENCODING": ""},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": ""},
        {"LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1"},
        {"TERM": "dumb"},
    ],
    ids=str,
)
def test_where_the_language_is_poor(poor: dict[str, str], tmp_path: Path) -> None:
    ran = program(*PLAY, "--save", str(tmp_path / "m.json"), typed=TYPED.rstrip("\n") + "\n", **poor)
    assert (ran.code, ran.err) == (0, "")
    assert "You play Pony Express." in ran.out
    assert "Indians won. Whites gave up." in ran.out
    more = program("replay", str(tmp_path / "m.json"), "--seat", "all", **poor)
    assert (more.code, more.err) == (0, "")
    if poor.get("PYTHONIOENCODING") == "ascii":
        assert ran.out.isascii() and more.out.isascii()


@pytest.mark.parametrize(
    ("typed", "poor"),
    [
        (b"\xff\xfe\n", {}),
        (b"\xc3\n", {}),
        (b"\xc3\n", {"LC_ALL": "C", "PYTHONIOENCODING": ""}),
        ("é ü ñ\n".encode(), {"PYTHONIOENCODING": "ascii"}),
        (b"\x00\n", {}),
    ],
)
def test_bytes_that_are_no_text_are_not_understood(typed: bytes, poor: dict[str, str]) -> None:
    ran = program(*PLAY, typed=typed + b"done\n", **poor)
    assert "Traceback" not in ran.err, ran.err[-300:]
    assert (ran.code, ran.err) == (0, "")
    assert "isn't understood" in flat(ran.out)
    assert "You have finished Resources." in ran.out


def test_an_arrow_key_is_no_action_where_lines_are_not_edited() -> None:
    """It sends ESC [ A, and 'a' would be a beginning of 'atrocities'."""
    ran = program(*PLAY, typed="\x1b[A\n")
    assert "into the exchange" not in ran.out


@pytest.mark.parametrize(
    ("encoding", "chips", "rule", "dot"),
    [
        ("ascii", "o" * 20, "-" * 33, "."),
        ("latin-1", "o" * 20, "-" * 33, "\u00b7"),
        ("utf-8", "\u25cf" * 20, "\u2500" * 33, "\u00b7"),
    ],
)
def test_what_an_encoding_can_not_show_is_put_into_plain_letters(
    encoding: str, chips: str, rule: str, dot: str
) -> None:
    ran = subprocess.run(
        [*PROGRAM, *PLAY],
        input=b"1\n",
        capture_output=True,
        env=surroundings(PYTHONIOENCODING=encoding, PYTHONUTF8="0"),
        check=True,
    )
    lines = ran.stdout.decode(encoding).splitlines()
    assert lines[0].startswith(f"{rule} Indian Wars {rule[:-1]}"), lines[0]
    assert f" Whites   {chips}   20  you" in [line.rstrip() for line in lines]
    assert any(
        line.startswith(f"Turn 1 {dot} Resources {dot} before anybody drew: deck 84") for line in lines
    )


def test_the_plain_letters() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    console(stream).print("\u25cf\u00b7\u2026\u2500\u2501\u2502\u00e9\u4e2d a")
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    assert buffer.getvalue() == b"o.~--|?? a\n"


def test_lost_letters_of_the_board_in_poor_encodings(tmp_path: Path) -> None:
    """The chips that are gone and the cards that wait for a lost Initiative are to be seen there too."""
    path = tmp_path / "m.json"
    assert command(*PLAY, "--save", str(path), typed="done\n1\n" * 30).code == 0
    poor = program("replay", str(path), "--seat", "all", PYTHONIOENCODING="ascii").out
    rich = program("replay", str(path), "--seat", "all").out
    letters = str.maketrans({"\u25cf": "o", "\u00b7": ".", "\u2026": "~", "\u2500": "-"})
    assert poor == rich.translate(letters)
    assert poor.isascii() and "o." in poor


# --- streams that are closed, or full


def _closed(redirection: str, *words: str) -> subprocess.CompletedProcess[bytes]:
    """As a shell starts the program with some of its streams closed or full."""
    line = f'exec "$@" {redirection}'
    return subprocess.run(
        ["/bin/sh", "-c", line, "sh", *PROGRAM, *words],
        input=b"1\nquit\n\n",
        capture_output=True,
        env=surroundings(),
        check=False,
    )


@pytest.mark.parametrize(
    ("redirection", "words"),
    [
        ("<&-", PLAY),
        (">&-", PLAY),
        ("2>&-", PLAY),
        ("<&- >&- 2>&-", PLAY),
        (">&- 2>&-", ("games",)),
        (">&-", ("simulate", "indian-wars", "--games", "2")),
    ],
)
def test_closed_streams_are_no_failure(redirection: str, words: tuple[str, ...]) -> None:
    ran = _closed(redirection, *words)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert bool(ran.stdout) == (">&-" not in redirection.replace("2>&-", ""))


def test_with_the_input_closed_a_match_ends_as_at_the_end_of_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    ran = _closed("<&-", *PLAY, "--save", str(path))
    assert ran.returncode == 0
    assert flat(ran.stdout.decode()).endswith(
        f"> The match is in {path}: tallgrass play indian-wars --load {path}"
    )
    assert files.read(path).entries == []


def test_an_error_with_the_errors_closed() -> None:
    ran = _closed("2>&-", "play", "chess")
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, b"", b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("words", [PLAY, ("simulate", "indian-wars", "--games", "2", "--json")])
def test_a_full_disk_is_told_in_a_sentence(words: tuple[str, ...]) -> None:
    ran = _closed(">/dev/full", *words)
    assert ran.returncode == 1
    assert ran.stderr == b"tallgrass: the output can't be written: No space left on device.\n"


def test_very_long_lines() -> None:
    ran = program(*PLAY, typed=f"{'9' * 10_000}\n{'x' * 10_000}\ndone\n")
    assert (ran.code, ran.err) == (0, "")
    assert "You have finished Resources." in ran.out


def test_a_reader_that_goes_away_is_no_failure() -> None:
    """`tallgrass rules indian-wars | head -1`."""
    ran = subprocess.run(
        [sys.executable, "-c", _HEAD, *PROGRAM, "rules", "indian-wars"],
        capture_output=True,
        env=surroundings(),
        check=True,
        text=True,
    )
    assert ran.stdout.startswith("goal  What it is about")
    assert ran.stderr == ""


_HEAD = """
import subprocess, sys
child = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, bufsize=0)
print(child.stdout.read(30).decode(), flush=True)
child.stdout.close()
child.wait()
"""


def test_the_package_in_a_folder_of_its_own_is_all_that_is_needed(tmp_path: Path) -> None:
    """Nothing is looked for where the program happens to be started, and nothing is left there."""
    ran = subprocess.run(
        [*PROGRAM, *PLAY],
        input=b"1\ndone\n",
        capture_output=True,
        env={**surroundings(), "PYTHONPATH": str(SOURCE), "HOME": str(tmp_path)},
        cwd=tmp_path,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert list(tmp_path.iterdir()) == []


def test_a_match_through_a_pipe_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    ran = command("play", "indian-wars", "--save", str(path), typed="1\n" * 400)
    assert (ran.code, ran.err) == (0, "")
    document = files.read(path)
    assert document.result is not None
    assert document.dealings[0].nonces[1] == "" and document.dealings[0].nonces[0] != ""
    assert document.dealings[0].seed is not None
    assert tallgrass.load(path).result == document.result
    assert f"Dealt fairly; commitment {document.dealings[0].commitment} " in flat(ran.out)
    assert flat(ran.out).endswith(f"The match is in {path}: tallgrass verify {path}")


def test_a_seed_deals_the_same_cards_again() -> None:
    typed = "1\n1\ndone\n1\n"
    first = program(*PLAY, typed=typed)
    assert first == command(*PLAY, typed=typed)  # another process
    assert command("play", "indian-wars", "--seed", "10", typed=typed).out != first.out


def test_without_a_seed_cards_are_dealt_anew() -> None:
    first, second = (command("play", "indian-wars").out for _ in range(2))
    assert first != second


def test_an_error_is_one_plain_sentence() -> None:
    sentence = refused(program("play", "chess"))
    assert (
        sentence == "There is no game 'chess'; there are: indian-wars, mystic-warriors, plains-indian-wars."
    )


def test_no_line_ends_in_blanks() -> None:
    """Tables are filled up with them, which on a terminal nobody sees."""
    typed = "1\n?\nhelp\nrules\nquit\n"
    for words in (("indian-wars", "--seed", "9"), ("mystic-warriors", "--seats", "6", "--seed", "1")):
        ran = command("play", *words, typed=typed)
        assert (ran.code, ran.err) == (0, "")
        lines = ran.out.splitlines()
        questions = ("> ", "Save the match?")
        assert [line for line in lines if line.endswith(" ") and not line.startswith(questions)] == []
        assert any("  " in line for line in lines), "within a line they stay"
