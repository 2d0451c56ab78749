"""Real servers for tests: processes of their own on loopback ports, and a PostgreSQL of their own."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

FAST = ("--bot-pause", "0", "--rate", "100000", "--socket-rate", "100000")
"""For tests that play quickly."""
PATIENCE = 60.0
"""Seconds until a test that waits for a server fails."""


class Serving:
    """A server in a process of its own."""

    def __init__(self, database: str, *flags: str, environment: Mapping[str, str] | None = None) -> None:
        self.database = database
        self._command = [sys.executable, "-m", "tallgrass", "serve", "--database", database, *flags]
        self._environment = {**os.environ, **(environment or {}), "PYTHONUNBUFFERED": "1"}
        self.log: list[str] = []
        self._more = threading.Condition()
        self._start("0")

    def _start(self, port: str) -> None:
        self.process = subprocess.Popen(
            [*self._command, "--port", port],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self._environment,
            start_new_session=True,
        )
        before = len(self.log)
        self._reader = threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True)
        self._reader.start()
        try:
            self.url = self.said(" serves on ", before).split()[-1]
        except AssertionError:
            self.kill()
            raise

    def _read(self, lines: IO[str]) -> None:
        for line in lines:
            with self._more:
                self.log.append(line)
                self._more.notify_all()
        with self._more:
            self._more.notify_all()

    def said(self, words: str, since: int = 0) -> str:
        """The first line of its log with these words, from a line's number on; waits for it."""
        with self._more:
            for _ in range(10_000):
                found = next((line for line in self.log[since:] if words in line), None)
                if found is not None:
                    return found
                assert self._reader.is_alive(), "".join(self.log)
                assert self._more.wait(PATIENCE), f"{words!r} isn't in the log: {''.join(self.log)}"
        raise AssertionError(words)

    @property
    def port(self) -> str:
        """Where it serves."""
        return self.url.rsplit(":", 1)[1]

    def kill(self) -> None:
        """SIGKILL to it and all of its processes, with no time to put anything away."""
        with suppress(ProcessLookupError):  # it has ended by itself
            os.killpg(self.process.pid, signal.SIGKILL)
        self._read_out()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Stop it as an operator does; returns its exit code."""
        self.process.send_signal(how)
        self._read_out()
        return self.process.returncode

    def restart(self) -> None:
        """Start it again, at the same address."""
        self._start(self.port)

    def _read_out(self) -> None:
        self.process.wait(timeout=PATIENCE)
        self._reader.join(timeout=PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def workers(self) -> list[int]:
        """Its processes that serve, if it has several."""
        return [pid for pid in _children(self.process.pid) if "spawn_main" in _command(pid)]

    def thinkers(self) -> list[int]:
        """Its processes in which bots think."""
        found, waiting = [], [self.process.pid]
        while waiting:
            for pid in _children(waiting.pop()):
                waiting.append(pid)
                if "tallgrass.server.thinker" in _command(pid):
                    found.append(pid)
        return found

    def memory(self) -> int:
        """Bytes of memory that its first process has taken."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def most_memory(self) -> int:
        """Bytes of memory that its first process has taken at any time."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * int(re.search(r"VmHWM:\s*(\d+)", status)[1])  # type: ignore[index]


def _children(parent: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it may have ended meanwhile
            after_name = stat.read_text().rpartition(")")[2].split()
            if int(after_name[1]) == parent and after_name[0] != "Z":
                found.append(int(stat.parent.name))
    return sorted(found)


def _command(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    return ""


@contextmanager
def serving(database: str, *flags: str, environment: Mapping[str, str] | None = None) -> Iterator[Serving]:
    """A server that ends with the block."""
    server = Serving(database, *flags, environment=environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


# --- PostgreSQL


def binaries() -> Path | None:
    """Where PostgreSQL's programs are; None: nowhere."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return None if found is None else Path(found).parent


class Postgres:
    """A PostgreSQL server with its data in a folder of its own."""

    def __init__(self) -> None:
        found = binaries()
        assert found is not None, "PostgreSQL's programs aren't here; on Debian: apt install postgresql"
        self._bin = found
        # pytest's own folders are closed to others, and it doesn't run as root.
        self._folder = Path(tempfile.mkdtemp(prefix="tallgrass-postgres-"))
        self._data = self._folder / "data"
        self._user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        self._databases = 0
        self.port = free_port()
        self._data.mkdir()
        if os.geteuid() == 0:
            self._folder.chmod(0o755)
            shutil.chown(self._data, "postgres")
        self._run(
            "initdb", "-D", str(self._data), "-U", "tallgrass", "-A", "trust", "-E", "UTF8", "--no-sync"
        )
        flags = (
            f"-p {self.port} -h 127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=200"
        )
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", str(self._data / "log"), "-o", flags, "start")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._bin / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
        assert done.returncode == 0, done.stdout + done.stderr

    def new(self) -> str:
        """The URL of a new, empty database."""
        self._databases += 1
        name = f"tallgrass{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tallgrass", name)
        return f"postgresql+asyncpg://tallgrass@127.0.0.1:{self.port}/{name}"

    def drop(self, url: str) -> None:
        """Let a database be no more, whoever is connected to it."""
        name = url.rsplit("/", 1)[1]
        self._run("dropdb", "--force", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tallgrass", name)

    def stop(self) -> None:
        """End it."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "stop")
        shutil.rmtree(self._folder)


def free_port() -> int:
    """A port at which nobody listens now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
