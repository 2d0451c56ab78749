"""Match files: reading what anybody may have written, and writing so that nothing is lost."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

from tallgrass.kernel.record import FORMAT, KIND, MatchFile

MAX_BYTES = 16 * 2**20


class FileError(Exception):
    """A match file can't be used; the message is one sentence for a person."""


def read(path: Path) -> MatchFile:
    """The document in a file.

    Raises:
        FileError: if it can't be read, is too large, broken, foreign, or of a format we don't know.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise FileError(f"{path} can't be read: {_system(error)}.") from None
    if len(data) > MAX_BYTES:
        raise FileError(f"{path} is larger than a match file can be ({MAX_BYTES // 2**20} MiB).")
    try:
        return parse(data)
    except FileError as error:
        raise FileError(f"{path} {error}") from None


def parse(data: bytes) -> MatchFile:
    """A document from its bytes. Raises FileError; the sentence lacks its subject."""
    try:
        document = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FileError(f"is no match file: it isn't whole, valid JSON ({_reason(error)}).") from None
    if not isinstance(document, dict) or document.get("kind") != KIND:
        raise FileError("is no Tallgrass match file.")
    written = document.get("format")
    if written != FORMAT:
        if isinstance(written, int) and written > FORMAT:
            raise FileError(
                f"is of format {written}, and this version reads {FORMAT}: a newer Tallgrass wrote it."
            )
        raise FileError(f"is of format {written!r:.40}, which there never was; this version reads {FORMAT}.")
    try:
        return msgspec.convert(document, MatchFile)
    except (msgspec.ValidationError, ValueError) as error:
        raise FileError(f"is a broken match file: {_reason(error)}.") from None


def _reason(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    # What stands in the file is somebody else's text: no control character of it reaches a terminal.
    return "".join(letter if letter.isprintable() else "?" for letter in str(error).rstrip("."))


def _system(error: OSError | ValueError) -> str:
    return str(error) if isinstance(error, ValueError) else error.strerror or str(error)


def write(path: Path, document: MatchFile) -> None:
    """Put a document into a file, whole or not at all.

    Raises:
        FileError: if it can't be written.
    """
    text = msgspec.json.format(msgspec.json.encode(document), indent=1)
    try:
        _replace(Path(os.path.realpath(path)), text + b"\n")
    except (OSError, ValueError) as error:
        raise FileError(f"{path} can't be written: {_system(error)}.") from None


def _replace(path: Path, data: bytes) -> None:
    """Write beside the file, readable by its owner alone, and then put it in its place."""
    if path.exists() and not path.is_file():
        raise ValueError("it is no ordinary file")
    handle, beside = tempfile.mkstemp(prefix=f".{path.name[:100]}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    finally:
        Path(beside).unlink(missing_ok=True)
