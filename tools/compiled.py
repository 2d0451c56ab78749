"""Compiles the kernel and the games with mypyc, and runs the rules' tests against that build.

It works on a copy in build/compiled, so that the checkout stays plain Python. `make compiled` runs
it; with `--bench` it measures the compiled build instead of testing it.
"""

from __future__ import annotations

import argparse
import ast
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled"
SOURCE = COPY / "src"

COMPILED_PACKAGES = ("kernel", "games")
TESTS = ("tests/kernel", "tests/games")

# What stays plain Python. Everything else in the packages above is compiled, so that a new game
# falls in by itself.
#
# 1. Modules that define messages, found by reading them (`defines_messages`): kernel/messages.py,
#    events.py, options.py, ..., games/*/cards.py, events.py, view.py. msgspec makes a Struct's
#    fields and methods when the class statement runs, which a compiled class doesn't allow.
# 2. Those named here, as patterns below src/tallgrass, each with the reason.
NOT_COMPILED = {
    "**/__init__.py": "it only puts names together",
}
MESSAGE_BASE = "msgspec.Struct"

MYPY_INI = """\
[mypy]
python_version = 3.11
strict = true
"""

# Runs against the copy: are they really machine code, and from there?
VERIFY = """\
import importlib, pathlib, sys
source, *names = sys.argv[1:]
import tallgrass
origin = pathlib.Path((tallgrass.__file__ or list(tallgrass.__path__)[0])).resolve()
if not origin.is_relative_to(source):
    sys.exit(f"tallgrass comes from {origin}, not from the compiled copy")
plain = [name for name in names if not importlib.import_module(name).__file__.endswith((".so", ".pyd"))]
if plain:
    sys.exit("these modules aren't compiled: " + ", ".join(plain))
"""


def main() -> int:
    """Copy, compile, verify, then test or measure. The exit status tells how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bench", action="store_true", help="run the benchmarks instead of the tests")
    parser.add_argument("--jobs", default="2", help="processes that the tests are spread over")
    arguments, rest = parser.parse_known_args()
    missing = what_is_missing()
    if missing:
        print(missing, file=sys.stderr)
        return 1
    copy()
    modules = to_compile()
    if not build(modules) or not verify(modules):
        return 1
    if arguments.bench:
        return run([sys.executable, "-m", "benchmarks", *rest])
    tests = [folder for folder in TESTS if (COPY / folder).is_dir()]
    if len(tests) < len(TESTS):
        print(f"there should be tests in each of: {', '.join(TESTS)}", file=sys.stderr)
        return 1
    return run([sys.executable, "-m", "pytest", "-n", arguments.jobs, *tests, *rest])


def what_is_missing() -> str | None:
    """A sentence about the C compiler or Python's headers, if one of them isn't there."""
    if os.name == "nt":
        return None  # setuptools looks for the compiler, and says so if there is none
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = shlex.split(str(compiler))[0]
    if shutil.which(program) is None:
        return (
            f"NOT COMPILED: there is no C compiler ({program}) here. Install one "
            "(Debian, Ubuntu: apt install gcc libc6-dev) or name it in CC. All else works without it."
        )
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        return (
            f"NOT COMPILED: Python.h isn't there. Install the headers of Python {version} "
            f"(Debian, Ubuntu: apt install python{version}-dev)."
        )
    return None


def copy() -> None:
    """Lay out build/compiled like the checkout, from nothing."""
    shutil.rmtree(COPY, ignore_errors=True)
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for folder in ("src/tallgrass", "tests", "benchmarks", "docs"):
        if (ROOT / folder).is_dir():
            shutil.copytree(ROOT / folder, COPY / folder, ignore=skip)
    shutil.copy(ROOT / "pyproject.toml", COPY)
    (SOURCE / "mypy.ini").write_text(MYPY_INI, encoding="utf-8")


def to_compile() -> dict[str, Path]:
    """The modules that are compiled, by name; says which aren't, and why."""
    package = SOURCE / "tallgrass"
    files = sorted(file for name in COMPILED_PACKAGES for file in (package / name).rglob("*.py"))
    plain = {
        file: reason
        for pattern, reason in NOT_COMPILED.items()
        for file in package.glob(pattern)
        if file in files
    }
    plain |= dict.fromkeys(define_messages(files), "it defines messages")
    for reason in sorted(set(plain.values())):
        names = " ".join(str(file.relative_to(package)) for file in files if plain.get(file) == reason)
        print(f"plain Python ({reason}): {names}")
    return {module(file): file for file in files if file not in plain}


def module(file: Path) -> str:
    """Its name as it is imported."""
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts)


def define_messages(files: list[Path]) -> set[Path]:
    """The files in which a class derives from msgspec.Struct, directly or through others."""
    found = {file: classes(file) for file in files}
    bases = {klass: above for each in found.values() for klass, above in each.items()}
    structs = {MESSAGE_BASE}
    grown = True
    while grown:
        more = {klass for klass, above in bases.items() if above & structs}
        grown = not more <= structs
        structs |= more
    return {file for file, each in found.items() if structs & set(each)}


def classes(file: Path) -> dict[str, set[str]]:
    """The classes of a module and what each derives from, all with the modules that they come from."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    here = module(file)
    ours = {node.name: f"{here}.{node.name}" for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    known = ours | {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    return {
        ours[node.name]: {_origin(ast.unparse(base), known) for base in node.bases}
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }


def _origin(name: str, known: dict[str, str]) -> str:
    """`Task` or `msgspec.Struct` with the module that it comes from."""
    head, dot, rest = name.partition(".")
    return known.get(head, head) + dot + rest


def build(modules: dict[str, Path]) -> bool:
    """Run mypyc; its output is shown only if it fails."""
    print(f"==> mypyc: {len(modules)} modules", flush=True)
    files = [str(file.relative_to(SOURCE)) for file in modules.values()]
    made = subprocess.run(
        [sys.executable, "-m", "mypyc", *files],
        cwd=SOURCE,
        env=os.environ | {"MYPYC_OPT_LEVEL": "3"},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if made.returncode:
        print(made.stdout)
        print("NOT COMPILED: mypyc failed; see above", file=sys.stderr)
    return not made.returncode


def verify(modules: dict[str, Path]) -> bool:
    """Whether each module is really loaded as machine code, from the copy."""
    if not modules or run([sys.executable, "-c", VERIFY, str(SOURCE), *modules]):
        print("NOT COMPILED: the build isn't what is imported", file=sys.stderr)
        return False
    print(f"compiled and loaded as machine code: {len(modules)} of {len(modules)} modules", flush=True)
    return True


def run(command: list[str]) -> int:
    """Run a command in the copy, with the compiled package first on Python's path."""
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    return subprocess.run(command, cwd=COPY, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
