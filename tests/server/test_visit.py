"""The terminal at a server's table: `tallgrass play GAME --server URL --table ID`."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import tallgrass
from tallgrass.cli.app import app
from tallgrass.cli.arriving import TOKEN, Where, bot_at, known_at, made_at, token_file, wished
from tallgrass.cli.away import PlayedAway
from tallgrass.cli.output import CommandError
from tallgrass.cli.seating import Wishes
from tallgrass.cli.visit import Visit, visit
from tallgrass.server import protocol, requests
from tallgrass.server.client import NotDone, Server, new_id, seat_at
from tallgrass.server.remote_bot import RemoteBot
from tests.server.guests import Guest
from tests.server.running import Serving

GAME = tallgrass.game("indian-wars")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tokens are kept in a folder of the test's own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv(TOKEN, raising=False)


class Sitting:
    """A person at a terminal who types lines; a callable among them decides by what is on the screen."""

    def __init__(self, server: Server, table: str, lines: Iterator[str], seat: str | None = None) -> None:
        info, number = seat_at(server, table, seat, None)
        self.out = io.StringIO()
        self.played = PlayedAway(server, info, number, GAME, plain=False)
        self.played.wait(lambda: self.played.connected or self.played.ended is not None)
        self._lines = lines
        screen = Console(file=self.out, width=100, highlight=False, emoji=False)
        self.visit = Visit(self.played, screen, server, ask=self._ask)

    def _ask(self, _prompt: str) -> str:
        for line in self._lines:
            return line
        raise EOFError

    def run(self) -> str:
        """What was on the screen in the end."""
        self.visit.run()
        return self.out.getvalue()


def at_table(server: Serving, lines: list[str], *seats: str, **wishes: object) -> str:
    """What somebody sees who makes a table and types these lines there."""
    person = known_at(server.url, "Ann")
    wish = requests.NewTable(game="indian-wars", seats=list(seats), fair=False, **wishes)  # type: ignore[arg-type]
    table = person.make(wish).table.id
    return Sitting(person, table, iter(lines)).run()


def test_a_match_is_played_to_its_end(server: Serving) -> None:
    """Number 1 is always there; what others have changed meanwhile is shown again, and asked again."""
    text = at_table(server, ["1"] * 2000, "you", "random")
    assert "The match is over" in text
    assert ("You have won." in text) != ("You have lost." in text) or "A draw" in text


def test_what_cannot_be_done_is_refused_with_the_rule(server: Serving) -> None:
    text = at_table(
        server, ["lay fort", "why war-of-attrition", "nonsense", "undo", "quit"], "you", "heuristic"
    )
    assert "lay:fort can't be done" in text and "rules IW-" in text
    assert "'nonsense' isn't understood" in text
    assert "Nothing is taken back: There is nothing of yours to take back." in text
    assert "The match goes on at the server" in text


def test_a_step_is_taken_back(server: Serving) -> None:
    text = at_table(server, ["discard 1", "1", "undo", "log", "quit"], "you", "you")
    assert "took back a step" in text


def test_hints_where_one_plays_alone(server: Serving) -> None:
    assert "A bot would do this: " in at_table(server, ["hint", "quit"], "you", "heuristic")


def test_giving_up(server: Serving) -> None:
    text = at_table(server, ["resign", "no", "resign", "yes"], "you", "heuristic")
    assert "You have lost." in text and "gave up" in text


def test_saving(server: Serving, tmp_path: Path) -> None:
    name = tmp_path / "match.json"
    text = at_table(server, ["1", f"save {name}", f"save {name}", "save", "quit"], "you", "heuristic")
    assert "Saved in" in text and "is there already" in text and "Where to?" in text
    assert tallgrass.load(name, strict=False).game.name == "indian-wars"


def test_who_has_been_there_keeps_the_seat(server: Serving) -> None:
    first = known_at(server.url, "Ann")
    assert token_file(server.url).stat().st_mode & 0o077 == 0
    table = first.make(
        requests.NewTable(game="indian-wars", seats=["open", "heuristic"], public=True)
    ).table.id
    assert seat_at(first, table, None, None)[1] == 0
    assert seat_at(known_at(server.url, None), table, None, None)[1] == 0


def test_who_has_been_forgotten_there_comes_anew(server: Serving) -> None:
    file = token_file(server.url)
    file.parent.mkdir(parents=True)
    file.write_text("forgotten")
    come = known_at(server.url, None)
    assert come.knows()
    assert file.read_text() == come.token != "forgotten"


def test_a_bot_keeps_its_seats_by_its_name(server: Serving) -> None:
    host = Guest(server.url, "Host")
    wish = requests.NewTable(game="indian-wars", seats=["you", "open"], fair=False)
    made = host.server.make(wish)
    first = bot_at(server.url, "bot random")
    assert token_file(server.url, "bot random").stat().st_mode & 0o077 == 0
    assert not token_file(server.url).exists()  # it isn't the person at this terminal
    where = (made.table.id, None, made.codes["indians"])
    RemoteBot(first, "random").sit_down(*where)
    for other in (bot_at(server.url, "Other"), bot_at(server.url, "bot random", new=True)):
        with pytest.raises(NotDone, match="isn't valid"):
            RemoteBot(other, "random").sit_down(*where)
    again = bot_at(server.url, "bot random")
    assert again.token == first.token
    for place in (where, (made.table.id, None, None), (made.table.id, "indians", None)):
        bot = RemoteBot(again, "random")
        bot.sit_down(*place)
        assert bot.seat_name == "indians"


def test_a_bot_of_the_command_line_goes_on_with_its_match(server: Serving) -> None:
    """It is somebody new only if that is wanted."""
    host = Guest(server.url, "Host")
    table = host.make("indian-wars", "open", "random", fair=False)
    where = ["bot", "random", "--server", server.url, "--table", table]
    assert "sits at whites and plays" in CliRunner().invoke(app, where).output
    assert "sits at whites and plays" in CliRunner().invoke(app, where).output  # it is shown how it ended
    refused = CliRunner().invoke(app, [*where, "--new"])
    assert "There is no such free seat" in str(refused.exception)


def test_a_seat_by_invitation(server: Serving) -> None:
    host = Guest(server.url, "Host")
    made = host.server.make(requests.NewTable(game="indian-wars", seats=["you", "open"]))
    _, seat = seat_at(known_at(server.url, "Ann"), made.table.id, None, made.codes["indians"])
    assert seat == 1


def test_what_others_say_and_ask_is_told_and_answered(server: Serving) -> None:
    """Both are asked in the Resources phase. After cards were drawn a takeback wants the other's consent."""
    host = Guest(server.url, "Host")
    table = host.make("indian-wars", "you", "open", fair=False)
    person = known_at(server.url, "Ann")
    person.join(table)
    with host.sit(table, 0) as place:
        for verb in ("discard:", "draw"):
            view = place.view(lambda view: bool(view.legal))
            names = [choice.action for choice in view.legal]
            place.done(place.act(view, next(name for name in names if name.startswith(verb))))
        sitting = Sitting(person, table, iter(["yes"]))
        place.done(protocol.Say(id=new_id(), text="sorry"))
        place.done(protocol.Offer(id=new_id(), offer="takeback"))
        sitting.played.wait(lambda: bool(sitting.played.offers))
        with ThreadPoolExecutor(1) as other:
            running = other.submit(sitting.run)
            assert place.until(protocol.Asked, lambda asked: asked.state == "agreed").agreed == [1]
            place.done(protocol.Resign(id=new_id()))
            text = running.result()
    assert "You have won." in text
    assert "Host: sorry" in text
    assert "Whites would like to take back a step. Type yes or no." in text


@pytest.mark.parametrize(
    ("where", "told"),
    [
        (lambda url: Where("nowhere", "x"), "http://HOST:PORT"),
        (lambda url: Where("http://127.0.0.1:1", "x"), "doesn't answer"),
        (lambda url: Where(url, "nosuchtable"), "no such table"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(
    server: Serving, where: Callable[[str], Where], told: str
) -> None:

    with pytest.raises(CommandError, match=told):
        visit(GAME, where(server.url), Console(file=io.StringIO()), plain=False)


def test_a_table_of_another_game(server: Serving) -> None:

    table = Guest(server.url, "Host").make("mystic-warriors", "open", "heuristic")
    with pytest.raises(CommandError, match="tallgrass play mystic-warriors --server"):
        visit(GAME, Where(server.url, table), Console(file=io.StringIO()), plain=False)


@pytest.mark.parametrize(
    ("wishes", "seats"),
    [
        (Wishes(), ["you", "open"]),
        (Wishes(held=("indians",)), ["open", "you"]),
        (Wishes(bots=("random",)), ["you", "random"]),
    ],
)
def test_a_new_table_as_the_flags_ask_for_it(wishes: Wishes, seats: list[str]) -> None:
    assert wished(GAME, wishes, public=False).seats == seats


def test_who_makes_a_table_is_told_what_the_others_type(server: Serving) -> None:
    out = io.StringIO()
    host = known_at(server.url, "Ann")
    info, seat = made_at(host, wished(GAME, Wishes(), public=False), Console(file=out, width=200))
    code = re.search(r"For indians: tallgrass play indian-wars --server \S+ --code (\S+)", out.getvalue())
    assert code is not None and seat == 0
    other = Guest(server.url, "Bob")
    assert other.server.accept(code.group(1)).table.id == info.id
    out.truncate(0)
    info, _ = made_at(host, wished(GAME, Wishes(), public=True), Console(file=out, width=200))
    assert (
        f"For the others: tallgrass play indian-wars --server {server.url} --table {info.id}"
        in out.getvalue()
    )
