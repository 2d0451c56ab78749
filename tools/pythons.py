"""Runs the tests on every other Python of 3.11 to 3.13 that this machine has, against the built wheel.

`make pythons` runs it. Each version has its own virtual environment in build/python-3.x.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "dev.lock"
VERSIONS = ((3, 11), (3, 12), (3, 13))

VERIFY = """\
import pathlib, sys, tallgrass
origin = pathlib.Path(tallgrass.__file__ or list(tallgrass.__path__)[0]).resolve()
if not origin.is_relative_to(pathlib.Path(sys.prefix).resolve()):
    sys.exit(f"tallgrass comes from {origin}, not from the wheel")
"""


def main() -> int:
    """Test on each version; the exit status tells whether all passed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", default="2", help="processes that the tests are spread over")
    jobs = parser.parse_args().jobs
    own = sys.version_info[:2]
    found = {version: find(version) for version in VERSIONS if version != own}
    missing = [f"{major}.{minor}" for (major, minor), python in found.items() if python is None]
    failed = []
    for (major, minor), python in found.items():
        if python is not None and not tested(f"{major}.{minor}", python, jobs):
            failed.append(f"{major}.{minor}")
    if missing:
        print(f"!!! NOT TESTED, for they aren't on this machine: Python {', '.join(missing)}", flush=True)
    if failed:
        print(f"!!! FAILED on Python {', '.join(failed)}", flush=True)
    return int(bool(failed))


def find(version: tuple[int, int]) -> str | None:
    """An interpreter of a version that works and can make virtual environments."""
    name = f"python{version[0]}.{version[1]}"
    on_path = shutil.which(name)
    others = sorted(Path.home().glob(f".pyenv/versions/*/bin/{name}"), reverse=True)
    for python in [*([on_path] if on_path else []), *map(str, others)]:
        code = f"import ensurepip, sys, venv; sys.exit(sys.version_info[:2] != {version})"
        if not subprocess.run([python, "-c", code], capture_output=True, check=False).returncode:
            return python
    return None


def tested(version: str, python: str, jobs: str) -> bool:
    """Whether the tests pass with an interpreter."""
    print(f"==> Python {version}: {python}", flush=True)
    home = ROOT / "build" / f"python-{version}"
    inside = str(home / "bin" / "python")
    pip = [inside, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    stamp = home / "lock.sha256"
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    steps = [[*pip, "--no-deps", "--force-reinstall", str(ROOT)], [inside, "-P", "-c", VERIFY]]
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != lock:
        steps.insert(0, [python, "-m", "venv", "--clear", str(home)])
        steps.insert(1, [*pip, "--require-hashes", "-r", str(LOCK)])
    for step in steps:
        if subprocess.run(step, cwd=ROOT, check=False).returncode:
            return False
    stamp.write_text(lock, encoding="utf-8")
    # What a browser makes of the page is the same on each of them.
    tests = [inside, "-m", "pytest", "-n", jobs, "--dist", "loadfile", "--ignore", "tests/page"]
    return not subprocess.run(tests, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
