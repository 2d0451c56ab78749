"""How soon the page shows a table, what goes over the wire for it, and how long a view takes.

    python -m benchmarks.page [--visits N] [--steps N] [--game GAME]

A server is started here; Chromium comes to a table of it with an empty cache, several times. Printed are,
each as the median and the most, the milliseconds from the beginning of the visit to the first paint, to the
first paint of something, and to the table being laid out; the KB of all answers, packed as they went; the
milliseconds that a view takes from its arrival until the page is drawn, and until it is laid out. The last
column is the share of what we allow; it ends with 1 if a median is more than that.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

import tallgrass
from tests.page.browsing import WIDE, launch
from tests.page.tables import chooser
from tests.server.running import FAST, serving

WATCH = Path(__file__).with_name("watch.js")
PAINTS = """() => performance.getEntriesByType("paint").map((paint) => [paint.name, paint.startTime])"""
MEASURES = """() => performance.getEntriesByType("measure").map((each) => [each.name, each.duration])"""
ALLOWED = {"table shown": 1000.0, "KB in all": 200.0, "a view drawn": 4.0}


class Figure(NamedTuple):
    """What was measured, in what unit."""

    name: str
    unit: str
    values: list[float]

    def __str__(self) -> str:
        allowed = ALLOWED.get(self.name)
        share = "" if allowed is None else f"{self.median / allowed:7.2f} of {allowed:g}"
        return f"{self.name:24} {self.median:9.1f} {max(self.values):9.1f} {self.unit:4} {share}"

    @property
    def median(self) -> float:
        """The one in the middle."""
        return statistics.median(self.values)

    @property
    def too_much(self) -> bool:
        """Whether it is more than we allow."""
        return self.median > ALLOWED.get(self.name, math.inf)


class Visit:
    """Somebody who comes to a table for the first time."""

    def __init__(self, browser: Browser, url: str, game: str, steps: int) -> None:
        context = browser.new_context(
            base_url=url, viewport={"width": WIDE[0], "height": WIDE[1]}, reduced_motion="reduce"
        )
        context.add_init_script(path=WATCH)
        context.request.post("/api/person", data={"name": "Ann"})
        made = context.request.post("/api/tables", data={"game": game, "seats": ["you", "random"]}).json()
        self.page: Page = context.new_page()
        self.bytes: dict[str, float] = {}
        self._kinds: dict[str, str] = {}
        self._count()
        self.page.goto(f"/t/{made['table']['id']}")
        actions = self.page.get_by_role("region", name="What you can do").get_by_role("listitem")
        buttons = actions.get_by_role("button")
        expect(buttons.first).to_be_enabled()
        self.paints: dict[str, float] = dict(self.page.evaluate(PAINTS))
        self.shown: float = self.page.evaluate("watched.shown")
        self.first = dict(self.bytes)
        before = len(self.page.evaluate("watched.views"))
        for step in range(steps):
            expect(buttons.first).to_be_enabled()
            buttons.nth(chooser(step)(buttons.count())).click()
        expect(buttons.first).to_be_enabled()
        self.views: list[list[float]] = self.page.evaluate("watched.views")[before:]
        self.measures: list[tuple[str, float]] = self.page.evaluate(MEASURES)
        context.close()

    def _count(self) -> None:
        network = self.page.context.new_cdp_session(self.page)
        network.send("Network.enable")
        network.on("Network.responseReceived", self._answered)
        network.on("Network.loadingFinished", self._finished)
        network.on("Network.webSocketFrameReceived", self._frame)

    def _answered(self, event: dict[str, Any]) -> None:
        kind = event["type"]
        api = "/api/" in event["response"]["url"]
        self._kinds[event["requestId"]] = "answers of the server" if api else kind.lower()

    def _finished(self, event: dict[str, Any]) -> None:
        self._add(self._kinds.get(event["requestId"], "other"), event["encodedDataLength"])

    def _frame(self, event: dict[str, Any]) -> None:
        self._add("frames of the socket", len(event["response"]["payloadData"].encode()))

    def _add(self, kind: str, size: float) -> None:
        self.bytes[kind] = self.bytes.get(kind, 0.0) + size / 1000


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.page", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--steps", type=int, default=20, help="decisions that are made in each visit")
    parser.add_argument("--game", choices=tallgrass.games(), default="plains-indian-wars")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(str(Path(folder) / "tallgrass.db"), *FAST, "--newcomers", "10000") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        visits = [Visit(browser, server.url, asked.game, asked.steps) for _ in range(asked.visits)]
        browser.close()
    print(f"{asked.game}, {asked.visits} visits, {asked.steps} decisions in each")
    print(f"{'':24} {'median':>9} {'most':>9}")
    measured = figures(visits)
    for figure in measured:
        print(figure)
    return int(any(figure.too_much for figure in measured))


def figures(visits: list[Visit]) -> list[Figure]:
    """All that was measured."""
    paints = sorted({name for visit in visits for name in visit.paints}, reverse=True)
    found = [Figure(name, "ms", [visit.paints[name] for visit in visits]) for name in paints]
    found.append(Figure("table shown", "ms", [visit.shown for visit in visits]))
    for kind in sorted({kind for visit in visits for kind in visit.first}):
        found.append(Figure(f"KB {kind}", "KB", [visit.first.get(kind, 0.0) for visit in visits]))
    found.append(Figure("KB in all", "KB", [sum(visit.first.values()) for visit in visits]))
    views = [view for visit in visits for view in visit.views]
    found.append(Figure("a view drawn", "ms", [view[0] for view in views]))
    found.append(Figure("a view laid out", "ms", [view[1] for view in views]))
    own = [measure for visit in visits for measure in visit.measures]  # the page's own
    for name in sorted({name for name, _ in own}):
        found.append(Figure(name, "ms", [duration for each, duration in own if each == name]))
    return found


if __name__ == "__main__":
    sys.exit(main())
