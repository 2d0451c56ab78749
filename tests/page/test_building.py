"""How the page is built: only when it isn't fresh, and with a sentence where it can't be."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import page

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a page that is built from what is there."""
    frontend, built = tmp_path / "frontend", tmp_path / "page"
    for folder in (frontend / "src", frontend / "node_modules", frontend / "test", built):
        folder.mkdir(parents=True)
    (frontend / "package.json").write_text("{}")
    (frontend / "src" / "main.ts").write_text("let it = 1;")
    monkeypatch.setattr(page, "FRONTEND", frontend)
    monkeypatch.setattr(page, "PAGE", built)
    (built / page.STAMP).write_text(page.inputs())
    assert page.is_fresh()
    return tmp_path


@pytest.mark.parametrize("name", ["src/main.ts", "src/more.ts", "package.json"])
def test_a_page_is_stale_when_what_it_is_made_from_has_changed(checkout: Path, name: str) -> None:
    (checkout / "frontend" / name).write_text("let it = 2;")
    assert not page.is_fresh()


def test_a_page_stays_fresh_when_anything_else_changes(checkout: Path) -> None:
    for name in ("node_modules/new.js", "test/new.test.ts"):
        (checkout / "frontend" / name).write_text("let it = 2;")
    assert page.is_fresh()


def test_without_its_sources_a_page_that_is_there_is_as_it_should_be(checkout: Path) -> None:
    (checkout / "frontend" / "package.json").unlink()
    assert page.is_fresh()
    (checkout / "page" / page.STAMP).unlink()
    assert not page.is_fresh()


@pytest.mark.parametrize(
    ("there", "enough"),
    [
        ({"lit": "a", "esbuild": "b"}, True),
        ({"lit": "a", "esbuild": "b", "for-windows": "c"}, True),
        ({"lit": "a"}, False),
        ({"lit": "a", "esbuild": "older"}, False),
    ],
)
def test_npm_is_asked_only_for_what_the_lock_names_and_isnt_there(
    checkout: Path, there: dict[str, str], enough: bool
) -> None:
    lock = {"lit": "a", "esbuild": "b", "for-windows": "c"}
    for file, packages in (("package-lock.json", lock), ("node_modules/.package-lock.json", there)):
        held = {
            f"node_modules/{name}": {"integrity": hash_, "optional": name == "for-windows"}
            for name, hash_ in packages.items()
        }
        (checkout / "frontend" / file).write_text(json.dumps({"packages": held}))
    assert page.is_installed() == enough


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("npm error code ENOTFOUND", r"npm can't reach its registry \(ENOTFOUND\).*TALLGRASS_NO_PAGE=1"),
        (
            "npm error code EUSAGE",
            r"npm can't install what frontend/package-lock.json names.*TALLGRASS_NO_PAGE",
        ),
    ],
)
def test_where_npm_fails_a_sentence_says_what_to_do(checkout: Path, said: str, sentence: str) -> None:
    npm = checkout / "npm"
    npm.write_text(f"#!/bin/sh\necho '{said}' >&2\nexit 1\n")
    npm.chmod(0o755)
    with pytest.raises(page.PageError, match=sentence):
        page.build(page.Node("node", (str(npm),)))
    assert (checkout / "page" / page.STAMP).is_file()  # what was there stays


def test_pip_builds_the_page_where_there_is_no_node(tmp_path: Path) -> None:
    """For real: pip fetches the package's Node, npm what the lock names; the wheel wants neither any more."""
    source, bare = tmp_path / "source", tmp_path / "path"
    bare.mkdir()
    (bare / "sh").symlink_to("/bin/sh")  # npm's packages have scripts
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, source / name)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "-q", "--no-deps"]
    ran = subprocess.run(
        [*pip, "-w", str(tmp_path), str(source)],
        env={**os.environ, "PATH": str(bare)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (wheel,) = tmp_path.glob("tallgrass-*.whl")
    packed = zipfile.ZipFile(wheel).namelist()
    assert "tallgrass/server/page/index.html" in packed
    assert any(name.startswith("tallgrass/server/page/assets/main-") for name in packed)
    assert not any("node_modules" in name or name.startswith("frontend") for name in packed)


def test_where_the_page_can_not_be_built_pip_says_one_sentence(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    monkeypatch.setattr(hook, "page", page)
    (checkout / "frontend" / "src" / "main.ts").write_text("let it = 2;")
    monkeypatch.setattr(page, "find_node", lambda: None)
    made = hook.PageHook(str(ROOT), {}, None, None, str(checkout), "wheel")
    assert made.dependencies() == [page.NODE_PACKAGE]
    with pytest.raises(SystemExit, match=r"^\nThe page can't be built: there is no Node .*\n$"):
        made.initialize("standard", {"artifacts": []})
    monkeypatch.setenv("TALLGRASS_NO_PAGE", "1")
    assert made.dependencies() == []
    built: dict[str, list[str]] = {"artifacts": []}
    made.initialize("standard", built)
    assert built == {"artifacts": []}
