"""The real program in a pseudo-terminal, with real keys."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pexpect
import pyte
import pytest

import tallgrass
from tallgrass.kernel.record import Act
from tests.cli.running import PROGRAM, surroundings

COLUMNS, ROWS = 90, 50
PATIENCE = 60  # seconds, before a test gives up; nothing is measured by it
SGR = re.compile(r"\x1b\[([0-9;]*)m")
PROMPT = r"\n(?:\x1b\[\?2004h)?> "  # readline may turn bracketed paste on before it
UP, CONTROL_C, CONTROL_D, BACKSPACE = "\x1b[A", "\x03", "\x04", "\x7f"

# xdist's workers have threads, which Python 3.12 and later warn about.
pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")


class Terminal:
    """The program, what it wrote, and what stands on the screen."""

    def __init__(self, child: Any, log: io.StringIO) -> None:
        self._child = child
        self._log = log

    def until(self, text: str) -> str:
        """What was written up to and with a text."""
        self._child.expect_exact(text)
        return str(self._child.before) + str(self._child.after)

    def prompt(self) -> str:
        """What was written up to the next prompt."""
        self._child.expect(PROMPT)
        return str(self._child.before)

    def keys(self, keys: str) -> None:
        self._child.send(keys)

    def type(self, line: str) -> None:
        self._child.send(line + "\r")

    def end(self) -> int:
        """The exit status, when everything has been written."""
        self._child.expect(pexpect.EOF)
        self._child.close()
        return int(self._child.exitstatus)

    @property
    def written(self) -> str:
        return self._log.getvalue()

    @property
    def screen(self) -> str:
        """What can be read on the terminal, with all that scrolled away."""
        screen = pyte.HistoryScreen(COLUMNS, ROWS, history=5_000)
        pyte.Stream(screen).feed(self.written)
        gone = ["".join(line[x].data for x in range(COLUMNS)) for line in screen.history.top]
        return "\n".join(line.rstrip() for line in [*gone, *screen.display])


@contextmanager
def terminal(*words: str, **environment: str) -> Iterator[Terminal]:
    """`tallgrass WORDS` in a terminal."""
    log = io.StringIO()
    environment = surroundings(TERM="xterm-256color", INPUTRC="/dev/null", **environment)
    child = pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], *words],
        env=environment,
        dimensions=(ROWS, COLUMNS),
        encoding="utf-8",
        timeout=PATIENCE,
    )
    child.delaybeforesend = None
    child.logfile_read = log
    try:
        yield Terminal(child, log)
    finally:
        child.close(force=True)


def _colours(text: str) -> set[str]:
    """The colours that a text asks for."""
    codes = [code for found in SGR.findall(text) for code in found.split(";")]
    return {code for code in codes if re.fullmatch(r"3[0-7]|9[0-7]|4[0-7]|38|48", code)}


def test_a_few_steps_then_quit_and_save(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    with terminal("play", "indian-wars", "--seed", "9") as shown:
        first = shown.prompt()
        assert "Your hand" in first and "play:pony-express" in first
        shown.type("1")
        assert "You play Pony Express." in shown.prompt()
        shown.keys("why wounded-knex" + BACKSPACE + "e\r")
        assert "can't be done" in shown.prompt()
        shown.keys(UP + UP + "\r")  # the history: 1 again
        assert "You play Philip Sheridan." in shown.prompt()
        shown.type("done")
        assert "Initiative" in shown.prompt()
        shown.type("quit")
        shown.until("Save the match? A file's name, or Enter for no: ")
        shown.type(str(path))
        assert shown.end() == 0
        assert "Saved in" in shown.screen
        assert "The match is in" not in shown.screen
        assert "Traceback" not in shown.screen
    acts = [entry.action for entry in tallgrass.load(path).entries if isinstance(entry, Act)]
    assert acts[:3] == ["play:pony-express", "play:philip-sheridan", "done"]


def test_what_stands_on_the_screen() -> None:
    with terminal("play", "indian-wars", "--seed", "9") as shown:
        shown.prompt()
        lines = shown.screen.rstrip().splitlines()
    assert lines[-1] == ">"
    assert "─ Indian Wars ─" in lines[0]
    assert len(lines[0]) == COLUMNS  # as wide as the terminal
    assert any(re.fullmatch(r" Whites +●{20} +20  you", line) for line in lines)
    assert lines[-2].split() == ["9", "Done", "done"]
    assert [line.split()[-1] for line in lines[-10:-7]] == [
        "play:pony-express",
        "discard:raid",
        "discard:war-party",
    ]


def test_colours_on_a_terminal() -> None:
    with terminal("play", "indian-wars", "--seed", "9") as shown:
        shown.prompt()
        shown.type("xyzzy")
        shown.prompt()
        assert {"31", "34", "35"} <= _colours(shown.written)  # Indians, Whites, an answer
        assert "\x1b[1m" in shown.written


@pytest.fixture(scope="module")
def without_colour() -> str:
    with terminal("play", "indian-wars", "--seed", "9", NO_COLOR="1") as shown:
        shown.prompt()
        shown.type("xyzzy")
        shown.prompt()
        return shown.written


def test_no_colours_with_no_color(without_colour: str) -> None:
    assert "isn't understood" in without_colour
    assert _colours(without_colour) == set()


def test_plain_text_with_no_color(without_colour: str) -> None:
    """README: 'with NO_COLOR set, everything is plain text'."""
    assert SGR.findall(without_colour) == []


def test_control_c_offers_to_save() -> None:
    with terminal("play", "indian-wars", "--seed", "9") as shown:
        shown.prompt()
        shown.keys(CONTROL_C)
        shown.until("Save the match?")
        shown.type("")
        assert shown.end() == 0
        assert "Traceback" not in shown.screen


def test_control_c_twice_ends_it() -> None:
    with terminal("play", "indian-wars", "--seed", "9") as shown:
        shown.prompt()
        shown.keys(CONTROL_C)
        shown.until("or Enter for no: ")
        shown.keys(CONTROL_C)
        assert shown.end() == 0
        assert "Traceback" not in shown.screen


def test_control_d_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    with terminal("play", "indian-wars", "--seed", "9") as shown:
        shown.prompt()
        shown.type("1")
        shown.prompt()
        shown.keys(CONTROL_D)
        shown.until("Save the match? A file's name, or Enter for no: ")
        shown.type("y")
        shown.until("In which file? Its name, or Enter for none: ")
        shown.type(str(path))
        assert shown.end() == 0
        assert "Traceback" not in shown.screen
    assert len(tallgrass.load(path).entries) == 1


def test_control_d_twice_ends_it() -> None:
    with terminal("play", "indian-wars", "--seed", "9") as shown:
        shown.prompt()
        shown.keys(CONTROL_D)
        shown.until("or Enter for no: ")
        shown.keys(CONTROL_D)
        assert shown.end() == 0
        assert "Traceback" not in shown.screen


def _on_screen(written: str) -> list[str]:
    """The lines that stand on the screen itself."""
    screen = pyte.Screen(COLUMNS, ROWS)
    pyte.Stream(screen).feed(written)
    return [line.strip() for line in screen.display if line.strip()]


def test_a_hot_seat_is_cleared_between_the_two() -> None:
    with terminal("play", "indian-wars", "--seed", "9", "--hot-seat", NO_COLOR="1") as shown:
        shown.until("Whites: press Enter when you sit here: ")
        lines = _on_screen(shown.written)
        assert len(lines) == 2
        assert "Whites, please" in lines[0]
        shown.type("")
        assert "Sitting Bull" in shown.prompt()
        shown.type("why sitting-bull")
        shown.prompt()
        shown.type("done")
        shown.until("Indians: press Enter when you sit here: ")
        lines = _on_screen(shown.written)
        assert len(lines) == 2
        assert "Indians, please" in lines[0]
        assert lines[1] == "Indians: press Enter when you sit here:"
        assert shown.written.count("\x1b[2J") == shown.written.count("\x1b[3J") == 3
        assert SGR.findall(shown.written) == []
        shown.type("")
        assert "Sitting Bull" not in shown.prompt()
        place = len(shown.written)
        shown.keys(UP + UP + UP + "\r")  # the history is empty: nothing is typed
        shown.prompt()
        assert "sitting" not in shown.written[place:].lower()


def test_watching_goes_on_with_enter() -> None:
    with terminal("play", "indian-wars", "--seed", "9", "--watch") as shown:
        for phase in ("Resources", "Initiative", "Combatants"):
            assert f"Turn 1 · {phase}" in re.sub(SGR, "", shown.until("Enter goes on, q leaves: "))
            shown.type("")
        shown.until("Enter goes on, q leaves: ")
        shown.type("q")
        assert shown.end() == 0
        assert "Save the match?" not in shown.written
        assert "Traceback" not in shown.screen


def test_a_wide_terminal_is_not_filled() -> None:
    with terminal("play", "indian-wars", COLUMNS="300") as shown:
        lines = re.sub(SGR, "", shown.prompt()).splitlines()
        assert "─ Indian Wars ─" in lines[0]
        assert max(map(len, lines)) == len(lines[0]) == 110


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_control_c_ends_a_simulation_with_what_was_played(jobs: str) -> None:
    with terminal("simulate", "indian-wars", "--games", "1000000", "--jobs", jobs) as shown:
        shown.until("50/1000000")
        shown.keys(CONTROL_C)
        assert shown.end() == 130
        found = re.search(r"Interrupted after (\d+) of 1000000 matches\.", shown.screen)
        assert found is not None
        assert 50 <= int(found[1]) < 1_000_000
        assert f"indian-wars: {found[1]} of {found[1]} matches finished." in shown.screen
        assert "Traceback" not in shown.screen


def test_a_simulation_shows_its_progress_and_then_its_table() -> None:
    with terminal("simulate", "indian-wars", "--games", "30", "--seed", "1") as shown:
        assert shown.end() == 0
        assert "30 of 30 matches finished" in shown.screen
