"""An edition as a match names it, and the edition that a match names."""

from __future__ import annotations

from typing import Final

import msgspec

from tallgrass.games.plains_indian_wars.edition.load import Edition, editions, load_edition
from tallgrass.kernel.edition import EditionError, EditionMark

MOST_HELD: Final = 8 * 2**20  # bytes, as files are written: half of what a match file can have


def mark_of(edition: Edition) -> EditionMark:
    """With all of the edition, unless it is one of ours.

    Raises:
        EditionError: if no match file could hold it.
    """
    if edition.name in editions() and edition.hash == load_edition(edition.name).hash:
        return EditionMark(edition.name, edition.hash)
    documents = edition.documents()
    if len(msgspec.json.format(msgspec.json.encode(documents), indent=1)) > MOST_HELD:
        raise EditionError(f"The edition {edition.name!r} is too large: a match file couldn't hold it.")
    return EditionMark(edition.name, edition.hash, documents)


def marked(mark: EditionMark) -> Edition:
    """The edition that a match holds, checked; or ours, if the match was played with the same.

    Raises:
        EditionError: saying what is wrong.
    """
    return _ours(mark) if mark.documents is None else _held(mark)


def _held(mark: EditionMark) -> Edition:
    edition = Edition.from_documents(mark.documents)
    held = EditionMark(edition.name, edition.hash)
    if not mark.same(held):
        raise EditionError(f"The edition is said to be {mark}, but what is held is {held}.")
    return edition


def _ours(mark: EditionMark) -> Edition:
    if mark.name not in editions():
        raise EditionError(
            f"The edition {mark} isn't held, and is none of ours ({', '.join(editions())}): "
            "somebody who has the match with it must hand it over anew."
        )
    ours = load_edition(mark.name)
    if mark.hash != ours.hash:
        raise EditionError(
            f"It was played with our edition {mark}, and here that has the hash {ours.hash}: "
            "take the version of Tallgrass that it was played with."
        )
    return ours
