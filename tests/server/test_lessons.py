"""Lessons: whoever does what is suggested is shown every page in its order, and all that is named exists."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import tallgrass
from tallgrass.bots.luck import luck
from tallgrass.bots.registry import bot
from tallgrass.kernel import fair
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import HUMAN
from tallgrass.server import protocol
from tallgrass.server.about import TableInfo
from tallgrass.server.client import NotDone, new_id
from tallgrass.server.playing import Playing
from tallgrass.server.teaching import Lesson, Page, holds, lesson
from tests.server.guests import Guest, Place
from tests.server.running import Serving

GAMES = tallgrass.games()
ANSWERS = {"mystic-warriors": {"The other card"}}
BUTTONS = {"Hint", "Rules", "Show how it went"}
"""What a lesson may name besides choices: buttons of the page."""
WORDS = Path(__file__).parents[2] / "frontend" / "src" / "words" / "table.ts"


def the(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


class Learner:
    """Reads the pages that fit what the table sends, and does what the last one suggests, step by step."""

    def __init__(self, taught: Lesson) -> None:
        self.taught = taught
        self.read: list[Page] = []
        self.left: list[str] = []
        self.alone: list[str] = []
        """After which pages something was done that none suggested, before the last ones."""
        self.told: list[tuple[str, list[Page]]] = []
        """What happened, and the pages that were shown next, before one plays on alone."""
        self.heard = 0
        self.offered: dict[str, list[str]] = {}
        """What could be chosen while a page was to be read, by its title."""

    def look(self, view: protocol.View, fields: object, *, over: bool = False) -> str | None:
        """What is suggested now: an action, or None where a hint is wanted."""
        names = [choice.action for choice in view.legal]
        shown = [
            page for page in self.taught.pages[self.passed() :] if holds(page.when, view, fields, over=over)
        ]
        if shown:
            # A step is done before the next one begins.
            assert not self.left, (self.read[-1].title, self.left, shown[0].title)
            self.read += shown
            self.left = [shown[-1].suggest, *shown[-1].then] if shown[-1].suggest else []
        for page in shown or self.read[-1:]:
            self.offered.setdefault(page.title, []).extend(choice.label for choice in view.legal)
        news = [piece for piece in view.news if piece.n >= self.heard]
        if not self.done():
            self.told += [(piece.line or "", shown) for piece in news]
        self.heard += len(news)
        if not self.left:
            self.alone += [self.read[-1].title] if names else []
            return None
        # What is suggested can be done at that moment.
        fitting = [name for name in names if fnmatchcase(name, self.left[0])]
        assert fitting, (self.read[-1].title, self.left, names)
        self.left.pop(0)
        return fitting[0]

    def done(self) -> bool:
        """Whether all pages have been shown but the one that waits for the end, and before this look."""
        return self.alone[-1:] == ["Play on"]

    def passed(self) -> int:
        """A lesson only goes forward."""
        return self.taught.pages.index(self.read[-1]) + 1 if self.read else 0


def played(taught: Lesson) -> Learner:
    """A lesson to its end, in this process."""
    game = tallgrass.game(taught.game)
    me = taught.seats.index("you")
    players = [HUMAN if seat == "you" else seat for seat in taught.seats]
    dealing = fair.deal_again(taught.seed, [""] * len(players))
    playing = Playing(Match(game, players, game.settle({}), dealing=dealing))
    match, bots, learner = playing.match, bot("heuristic", game), Learner(taught)
    for _ in range(20_000):
        if match.result is not None:
            break
        seat = match.to_move()[0]
        fields, legal = match.state.view(seat), match.state.legal(seat)
        suggested = learner.look(playing.view(seat, 0), fields) if seat == me else None
        number = None if suggested is None else game.actions.number(suggested)
        match.play(
            seat, bots.choose(fields, legal, FastChance(*luck(match, seat))) if number is None else number
        )
        playing.read_on()
    learner.look(playing.view(me, 0), match.state.view(me), over=True)
    return learner


@pytest.mark.parametrize("game", GAMES)
def test_who_does_what_is_suggested_is_shown_every_page_in_order(game: str) -> None:
    taught = the(game)
    assert [page.title for page in played(taught).read] == [page.title for page in taught.pages]


@pytest.mark.parametrize("game", GAMES)
def test_until_one_plays_on_alone_each_press_is_suggested(game: str) -> None:
    """Answers to what the others ask of one in between are one's own."""
    alone = set(played(the(game)).alone)
    assert alone <= {"Play on", *ANSWERS.get(game, ())}, alone


def named(label: str, quoted: str) -> bool:
    """Whether a choice is called so, but for what stands behind it in brackets or after a colon."""
    return label == quoted or label.startswith((f"{quoted} (", f"{quoted}: "))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_page_says_in_quotes_can_be_pressed_there(game: str) -> None:
    learner = played(the(game))
    words = WORDS.read_text()
    for page in learner.read:
        for quoted in re.findall("“([^”]*)”", page.text):
            found = any(named(label, quoted) for label in learner.offered[page.title])
            assert found or (quoted in BUTTONS and f': "{quoted}",' in words), (page.title, quoted)
        # What is to be pressed is said in the words that stand there.
        assert not re.search(r"\b[Pp]ress (?!“|a card|something)", page.text), page.title


@pytest.mark.parametrize("game", GAMES)
def test_no_step_wants_the_same_presses_again_and_again(game: str) -> None:
    """Whoever has done a thing twice has understood it: the lesson tells of something else then."""
    for page in the(game).pages:
        wanted = [page.suggest, *page.then]
        pairs = list(pairwise(wanted))
        assert len(set(pairs)) == len(pairs), page.title


def test_a_fight_that_is_over_is_told_of_by_the_next_page() -> None:
    learner = played(the("plains-indian-wars"))
    over = [(re.findall(r"fight in (\w+) is over", line), pages) for line, pages in learner.told]
    assert sum(len(regions) for regions, _ in over) > 8
    for regions, pages in over:
        assert all(any(region in page.text for page in pages) for region in regions), (regions, pages)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_named_exists(game: str) -> None:
    rules = tallgrass.game(game).rule_texts()
    actions = tallgrass.game(game).actions
    names = [actions.name(number) for number in range(len(actions))]
    nouns = {word for name in names for word in name.split(":")[1:]}
    for page in the(game).pages:
        for cited in re.findall(r"\[([^\]]*)\]", page.text):
            assert cited in rules and re.fullmatch(r"[A-Z]+-[0-9]+", cited), (page.title, cited)
        assert set(page.point) <= nouns, page.title
        for pattern in (page.suggest, *page.then, page.when.legal, page.when.without):
            assert pattern is None or any(fnmatchcase(name, pattern) for name in names), pattern
        # Short sentences, and something to read.
        assert 20 < len(page.text) < 900, page.title


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_at_a_server_goes_as_it_was_written(server: Serving, game: str) -> None:
    """By its messages alone: pages, suggestions, and hints between them."""
    ann = Guest(server.url, "Ann")
    taught = ann.server.ask("GET", f"/api/lessons/{game}", Lesson)
    assert taught == the(game)
    info = ann.server.ask("POST", f"/api/lessons/{game}", TableInfo)
    assert (info.lesson, info.helps, info.fair, info.public, info.clock) == (True, True, False, False, None)
    assert info.status == "playing"
    learner = Learner(taught)
    before_the_end = [page for page in taught.pages if not page.when.over]
    with ann.sit(info.id, taught.seats.index("you")) as place:
        version = 1
        for _ in range(100):
            view = place.newest(version, lambda view: bool(view.legal))
            fields = msgspec.convert(view.view, tallgrass.game(game).view_type)
            suggested = learner.look(view, fields)
            if learner.read == before_the_end:
                break
            version = do(place, view, suggested or hint(place))
    assert [page.title for page in learner.read] == [page.title for page in before_the_end]


def do(place: Place, view: protocol.View, action: str) -> int:
    """Do it, also if the bot does something at the same time; returns the version since then."""
    for _ in range(10):
        answer = place.say(place.act(view, action))
        if isinstance(answer, protocol.Ack):
            return answer.version
        assert answer.code == "stale", answer
        view = place.newest(answer.version)
    raise AssertionError(action)


def hint(place: Place) -> str:
    place.socket.send(protocol.Hint(id=new_id()))
    return place.until(protocol.Advice).action


def test_other_tables_are_no_lessons_and_there_are_no_others(server: Serving) -> None:
    ann = Guest(server.url, "Ann")
    assert not ann.server.table(ann.make("indian-wars", "you", "heuristic", fair=False)).lesson
    for method in ("GET", "POST"):
        with pytest.raises(NotDone) as refused:
            ann.server.ask(method, "/api/lessons/chess", Lesson)
        assert refused.value.code == "unknown-game"
    ann.server.token = None
    with pytest.raises(NotDone) as refused:
        ann.server.ask("POST", "/api/lessons/indian-wars", TableInfo)
    assert refused.value.code == "name"
