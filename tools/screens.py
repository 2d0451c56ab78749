"""Takes pictures of the page's screens, wide and narrow, by day and by night.

    python -m tools.screens                 docs/pictures: the few that the documents show
    python -m tools.screens FOLDER [NAME]   all screens, or those whose name begins so, to be looked at

`make pictures` runs it. The tables are dealt by a seed, so that the same pictures come of the same page.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.page.browsing import NARROW, WIDE, Visitor, launch
from tests.page.screens import SCREENS, Screen
from tests.server.running import FAST, serving

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
QUALITY = 70  # of a JPEG: a map as PNG takes ten times as much


class Look(NamedTuple):
    """How wide the window is, and which colours are wanted."""

    name: str
    size: tuple[int, int]
    scheme: Literal["light", "dark"]


LOOKS = [
    Look(f"{width}-{scheme}", size, scheme)
    for width, size in (("wide", WIDE), ("narrow", NARROW))
    for scheme in ("light", "dark")
]
SHOWN = {
    ("front", "wide-light"),
    ("plains-indian-wars", "wide-light"),
    ("plains-indian-wars", "narrow-dark"),
    ("indian-wars", "wide-dark"),
    ("mystic-warriors", "narrow-light"),
}
"""What the documents show."""


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("name", nargs="?", default="")
    asked = parser.parse_args()
    wanted = [
        (screen, look)
        for screen in SCREENS
        for look in LOOKS
        if (asked.folder is not None or (screen.name, look.name) in SHOWN)
        and screen.name.startswith(asked.name)
    ]
    folder: Path = asked.folder or PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    flags = (*FAST, "--newcomers", "10000", "--most-tables", "10000", "--seed", "7")
    with (
        tempfile.TemporaryDirectory() as home,
        serving(str(Path(home) / "tallgrass.db"), *flags) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        troubled = [
            take(browser, server.url, folder, screen, look, asked.folder is not None)
            for screen, look in wanted
        ]
        browser.close()
    return int(any(troubled))


def take(browser: Browser, url: str, folder: Path, screen: Screen, look: Look, whole: bool) -> bool:
    """The pictures of one visit, or only the first; whether something went wrong meanwhile, which is said."""
    visitor = Visitor(browser, url, size=look.size, scheme=look.scheme, touch=look.size == NARROW, grain=1)
    visitor.come("Ann")
    try:
        for sight in screen.show(visitor):
            if sight.name and not whole:
                continue
            name = "-".join(filter(None, (screen.name, sight.name, look.name)))
            visitor.page.evaluate("document.fonts.ready")
            visitor.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=QUALITY)
            print(folder / f"{name}.jpg", flush=True)
    except AssertionError as error:
        visitor.problems.append(f"{screen.name}, {look.name}: {error}")
    visitor.context.close()
    print(*(f"    {problem}\n" for problem in visitor.problems), sep="", end="", flush=True)
    return bool(visitor.problems)


if __name__ == "__main__":
    sys.exit(main())
