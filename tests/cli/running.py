"""The program: in a process of its own, or, faster, in this one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import tallgrass
from tallgrass.cli.app import main

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROGRAM = [sys.executable, "-m", "tallgrass"]
SOURCE = Path(tallgrass.__file__).resolve().parents[1]


@dataclass(frozen=True)
class Ran:
    """How a command went."""

    code: int
    out: str
    err: str


def surroundings(**more: str) -> dict[str, str]:
    """The environment for a process, whatever folder it runs in."""
    path = os.pathsep.join([str(SOURCE), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", **more}


def program(*words: str, typed: str | bytes = "", **environment: str) -> Ran:
    """`tallgrass WORDS` in a process of its own, through pipes."""
    ran = subprocess.run(
        [*PROGRAM, *words],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env=surroundings(**environment),
        check=False,
    )
    return Ran(ran.returncode, ran.stdout.decode(errors="replace"), ran.stderr.decode(errors="replace"))


def command(*words: str, typed: str = "") -> Ran:
    """`tallgrass WORDS` in this process, as through pipes; an exception that escapes fails the test."""
    stdin = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    stdout = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    stderr = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    code = 0
    with (
        patch.object(sys, "argv", ["tallgrass", *words]),
        patch.object(sys, "stdin", stdin),
        patch.object(sys, "stdout", stdout),
        patch.object(sys, "stderr", stderr),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return Ran(code, _text(stdout), _text(stderr))


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()


def refused(ran: Ran) -> str:
    """The command ended with 2 and one sentence on standard error: that sentence."""
    assert ran.code == 2, ran
    assert ran.out == "", ran
    assert "Traceback" not in ran.err
    lines = ran.err.splitlines()
    assert len(lines) == 1, ran.err
    assert lines[0].startswith("tallgrass: "), lines
    sentence = lines[0].removeprefix("tallgrass: ")
    assert sentence.endswith(".") and not sentence.endswith(".."), sentence
    return sentence


def flat(text: str) -> str:
    """A text without its line breaks: what is said, wherever it was wrapped."""
    return " ".join(text.split())
