"""Tables as people with a browser have them: found on the page by role and name, and played there.

What the table page promises, and these helpers rest on: a heading with the game's title; a region "What you
can do" that holds the prompt (a status) and a list whose items are buttons; buttons "Undo" and "Hint"; a log
"What happened"; a group "Replay" with "First", "Back", "Forward", "Now" and a slider "Step"; a form "Chat".
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

import msgspec
from playwright.sync_api import Locator, expect

import tallgrass
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.match import Match
from tests.page.browsing import Message, Visitor, script

STILL = 30.0
"""Seconds without any frame after which a match counts as stuck."""
MOST_FRAMES = 20_000


def make(visitor: Visitor, game: str, seats: Sequence[str], **wishes: object) -> str:
    """A new public table of a visitor; returns its id."""
    wish = {"game": game, "seats": list(seats), "public": True, **wishes}
    answer = visitor.context.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    identity: str = answer.json()["table"]["id"]
    return identity


def join(visitor: Visitor, table: str, seat: int | None = None) -> None:
    """Take a free seat."""
    answer = visitor.context.request.post(f"/api/tables/{table}/join", data={"seat": seat})
    assert answer.ok, answer.text()


def resume(visitor: Visitor, game: str, decisions: int, seed: int, **options: int) -> str:
    """A table that goes on after so many decisions, or more until one decides oneself; returns its id.

    They are made at random, but by a seed.
    """
    rules = tallgrass.game(game)
    match = Match(rules, ["human", "human"], rules.settle(options), chance=FastChance(seed))
    dice = FastChance(1)
    while (seat := match.to_move()[0]) or len(match.document().entries) < decisions:
        legal = match.state.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    wish = {"file": msgspec.to_builtins(match.document()), "seats": ["you", "random"], "helps": True}
    answer = visitor.context.request.post("/api/import", data=wish)
    assert answer.ok, answer.text()
    identity: str = answer.json()["table"]["id"]
    return identity


class Place:
    """A visitor's view of a table."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = table
        self.board = self.page.locator("section.board")
        self.doing = self.page.get_by_role("region", name="What you can do")
        self.prompt = self.doing.get_by_role("status").first
        self.actions = self.doing.get_by_role("listitem").get_by_role("button")
        self.undo = self.page.get_by_role("button", name="Undo", exact=True)
        self.hint = self.page.get_by_role("button", name="Hint", exact=True)
        self.log = self.page.get_by_role("log", name="What happened")
        self.replay = self.page.get_by_role("group", name="Replay")
        self.step = self.replay.get_by_role("slider", name="Step")

    def open(self) -> Place:
        """Go there, and wait until it is shown."""
        self.page.goto(f"/t/{self.table}")
        expect(self.doing).to_be_visible()
        return self

    def come(self) -> Place:
        """At one screen: say that whoever has to decide is there."""
        self.page.get_by_role("button", name="I am ").click()
        expect(self.actions.first).to_be_enabled()
        return self

    def view(self) -> Message:
        """The newest view that the server has sent here, once it has."""
        self.wait(lambda: bool(self.visitor.heard("view")), "no view has come")
        return self.visitor.heard("view")[-1]

    def over(self) -> bool:
        """Whether the server has said here that the match is over."""
        return bool(self.visitor.heard("over"))

    def go_to(self, where: str) -> None:
        """Press one of the replay's buttons; on a narrow screen they are behind a tab."""
        tab = self.page.get_by_role("tab", name="Replay", exact=True)
        if tab.count() and not self.replay.count():
            tab.click()
        self.replay.get_by_role("button", name=where, exact=True).click()

    def act(
        self,
        choose: Callable[[int], int] = lambda _count: 0,
        press: Callable[[Locator], None] = lambda button: button.click(),
    ) -> None:
        """Do one of the things that can be done, once something can; wait until one sees what came of it.

        Where the others' step comes first, the server says that the table has changed, and one looks again.
        """
        for _ in range(10):
            expect(self.actions.first).to_be_enabled()
            done, stale = self.answered()
            seen = len(self.visitor.heard("view"))
            press(self.actions.nth(choose(self.actions.count())))
            self.wait(lambda: self.answered() != (done, stale), "an act wasn't answered")  # noqa: B023 - at once
            if self.answered()[0] > done:
                self.wait(lambda: len(self.visitor.heard("view")) > seen, "no view came of an act")  # noqa: B023
                return
        raise AssertionError(f"Nothing can be done. {self.told()}")

    def resign(self) -> None:
        """Give up, and say that one means it."""
        self.page.get_by_role("button", name="More about this match").click()
        self.page.get_by_role("button", name="Resign").click()
        sure = self.page.get_by_role("dialog", name="Give up this match?")
        sure.get_by_role("button", name="Resign").click()

    def ask_how_it_went(self) -> None:
        """Ask for the course of a match that is over, and wait until all of it has come."""
        self.page.get_by_role("button", name="Show how it went").click()
        expect(self.page.get_by_role("img", name="How often ")).to_be_visible()
        expect(self.page.get_by_role("progressbar")).to_have_count(0)

    def sent(self) -> int:
        """How many acts were sent."""
        return sum(frame.sent and frame.text.startswith('{"type":"act"') for frame in self.visitor.frames)

    def answered(self) -> tuple[int, int]:
        """How many acts were carried out, and how many came too late."""
        late = [message for message in self.visitor.heard("reject") if message["code"] == "stale"]
        return len(self.visitor.heard("ack")), len(late)

    def wait(self, true: Callable[[], bool], otherwise: str, seconds: float = 20.0) -> None:
        """Let the browser go on until something is true."""
        deadline = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < deadline, f"{otherwise}; {self.told()}"
            self.page.wait_for_timeout(10)

    def drive(self, seed: int) -> None:
        """Have the page's own buttons pressed, at random but by a seed, whenever there are some."""
        self.doing.evaluate(script("drive"), seed)

    def halt(self) -> None:
        """End that."""
        self.page.evaluate("() => { window.driven = null; }")

    def told(self) -> str:
        """For a test that fails: what is shown."""
        pressed = self.page.evaluate("() => window.driven?.pressed.slice(-5) ?? []")
        return f"{self.doing.inner_text()!r}, pressed last: {pressed}, {len(self.visitor.frames)} frames"


def play_out(places: Sequence[Place], seed: int) -> None:
    """Play a match to its end by pressing buttons at random in all windows at once."""
    for n, place in enumerate(places):
        place.drive(seed + n)
    heard, since = 0, time.monotonic()
    while not all(place.over() for place in places):
        frames = sum(len(place.visitor.frames) for place in places)
        if frames > heard:
            heard, since = frames, time.monotonic()
        stuck = time.monotonic() - since > STILL
        assert not stuck and frames < MOST_FRAMES, "; ".join(place.told() for place in places)
        for place in places:
            place.page.wait_for_timeout(25)
    for place in places:
        place.halt()


def chooser(seed: int) -> Callable[[int], int]:
    """Which of so many, at random but by a seed."""
    dice = random.Random(seed)
    return dice.randrange
