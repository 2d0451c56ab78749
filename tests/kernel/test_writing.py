"""Writing a file: whole or not at all."""

from __future__ import annotations

import os
import random
import stat
import tempfile
from pathlib import Path

import pytest

import tallgrass
from tallgrass.kernel import files
from tallgrass.kernel.record import MatchFile
from tests.kernel.matches import INDIAN_WARS, everything, fair_match, play_on


def _document(steps: int = 20) -> MatchFile:
    match = fair_match(INDIAN_WARS, 2)
    play_on(match, steps, random.Random(2))
    return match.document(keep_seed=True)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    match = fair_match(INDIAN_WARS, 2)
    play_on(match, 45, random.Random(2))
    file = tmp_path / "match.json"
    files.write(file, match.document(keep_seed=True))
    assert files.read(file) == match.document(keep_seed=True)
    assert everything(tallgrass.load(file)) == everything(match)
    assert everything(tallgrass.load(str(file))) == everything(match)
    assert file.read_bytes().endswith(b"}\n")


def test_writing_again_replaces_and_leaves_nothing_beside(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    for steps in (30, 10):
        files.write(file, _document(steps))
        assert len(files.read(file).entries) == steps
        assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("name", ["fsync", "replace"])
def test_when_writing_fails_the_old_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    file = tmp_path / "match.json"
    files.write(file, _document(5))
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os if name == "fsync" else Path, name, full)
    with pytest.raises(files.FileError) as caught:
        files.write(file, _document(9))
    assert str(caught.value) == f"{file} can't be written: No space left on device."
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_the_old_file_is_whole_until_the_new_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"
    files.write(file, _document(5))
    before = file.read_bytes()
    seen: list[bytes] = []
    fsync = os.fsync

    def spying(handle: int) -> None:
        seen.append(file.read_bytes())
        fsync(handle)

    monkeypatch.setattr(os, "fsync", spying)
    files.write(file, _document(9))
    assert seen == [before]
    assert file.read_bytes() != before


def test_into_a_directory_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(files.FileError, match=r"match\.json can't be written: No such file or directory\."):
        files.write(tmp_path / "no" / "match.json", _document())
    assert list(tmp_path.iterdir()) == []


def test_into_a_file_as_if_it_were_a_directory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(files.FileError, match="can't be written: Not a directory"):
        files.write(tmp_path / "file" / "match.json", _document())
    assert (tmp_path / "file").read_text() == "mine"


def test_over_a_directory(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(files.FileError, match=r"folder can't be written: it is no ordinary file\."):
        files.write(tmp_path / "folder", _document())
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
    assert list((tmp_path / "folder").iterdir()) == []


def test_over_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(files.FileError, match=r"pipe can't be written: it is no ordinary file\."):
        files.write(pipe, _document())
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_over_a_device() -> None:
    before = Path(os.devnull).stat()
    with pytest.raises(files.FileError, match="/dev/null can't be written: it is no ordinary file"):
        files.write(Path(os.devnull), _document())
    assert Path(os.devnull).is_char_device()
    assert Path(os.devnull).stat().st_ino == before.st_ino


@pytest.mark.parametrize("there", [True, False])
def test_through_a_link_the_file_that_it_names_is_written(tmp_path: Path, there: bool) -> None:
    (tmp_path / "far").mkdir()
    file, link = tmp_path / "far" / "match.json", tmp_path / "link.json"
    if there:
        file.write_text("old")
    link.symlink_to(Path("far") / "match.json")
    files.write(link, _document())
    assert link.is_symlink()
    assert files.read(file) == files.read(link) == _document()
    assert not file.is_symlink()
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["far", "link.json", "match.json"]


def test_through_a_link_to_a_folder_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to("folder")
    with pytest.raises(files.FileError, match="link can't be written: it is no ordinary file"):
        files.write(tmp_path / "link", _document())


@pytest.mark.parametrize("mask", [0o000, 0o022])
def test_the_seed_in_a_file_is_for_its_owner_alone(tmp_path: Path, mask: int) -> None:
    file = tmp_path / "match.json"
    before = os.umask(mask)
    try:
        files.write(file, _document())
    finally:
        os.umask(before)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_it_is_written_beside_the_file_under_a_name_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the same folder, to be moved within one file system; readable by its owner alone from the start."""
    file = tmp_path / ("m" * 180)
    beside: list[tuple[Path, int]] = []

    def spying(_: int) -> None:
        found = next(path for path in tmp_path.iterdir() if path != file)
        beside.append((found, stat.S_IMODE(found.stat().st_mode)))

    monkeypatch.setattr(os, "fsync", spying)
    for _ in range(2):
        files.write(file, _document())
    assert len({path for path, _ in beside}) == 2
    assert all(path.name.startswith(".mmm") and mode == 0o600 for path, mode in beside)
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("name", [".", "/", "", "x" * 300])
def test_names_that_no_file_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(files.FileError, match="can't be written: "):
        files.write(Path(name), _document())
    assert list(tmp_path.iterdir()) == []


def test_into_a_directory_that_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "mkstemp", closed)
    with pytest.raises(files.FileError, match="can't be written: Permission denied"):
        files.write(tmp_path / "match.json", _document())
    assert list(tmp_path.iterdir()) == []
