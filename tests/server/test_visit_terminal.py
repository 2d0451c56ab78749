"""The terminal at a server's table, in a pseudo-terminal: what others do is told while a person types."""

from __future__ import annotations

from pathlib import Path

from tallgrass.server import protocol
from tallgrass.server.client import new_id
from tests.cli.test_terminal import terminal
from tests.server.guests import Guest
from tests.server.running import Serving


def test_what_others_say_and_ask_is_told_at_the_prompt(server: Serving, tmp_path: Path) -> None:
    host = Guest(server.url, "Host")
    table = host.make("indian-wars", "open", "you", fair=False)
    where = ("play", "indian-wars", "--server", server.url, "--table", table, "--name", "Ann")
    with terminal(*where, XDG_CONFIG_HOME=str(tmp_path)) as shown, host.sit(table, 1) as place:
        assert "Your hand (7)" in shown.prompt()
        shown.type("done")
        shown.until("Waiting for Indians. Commands can be typed meanwhile.")
        view = place.view(lambda view: bool(view.legal))
        shown.type("say slow?")
        place.until(protocol.ChatLine, lambda line: line.text == "slow?")
        place.done(place.act(view, "done"))
        shown.until("Initiative:")
        shown.prompt()
        shown.keys("say go")
        place.done(protocol.Say(id=new_id(), text="no, thinking"))
        shown.until("Host: no, thinking")
        shown.until("> say go")
        place.done(protocol.Offer(id=new_id(), offer="takeback"))
        shown.until("Indians would like to take back a step. Type yes or no.")
        shown.type(" on")
        place.until(protocol.ChatLine, lambda line: line.text == "go on")
        shown.prompt()
        shown.type("yes")
        shown.until("Indians took back a step")
        shown.until("The table has changed; Enter shows it.")
        shown.type("")
        shown.until("Waiting for Indians.")
        shown.type("quit")
        shown.until("come back with the same command")
        assert shown.end() == 0


def test_who_sits_down_is_told(server: Serving, tmp_path: Path) -> None:
    host = Guest(server.url, "Host")
    table = host.make("indian-wars", "open", "open", fair=False)
    where = ("play", "indian-wars", "--server", server.url, "--table", table, "--name", "Ann")
    with terminal(*where, XDG_CONFIG_HOME=str(tmp_path)) as shown:
        shown.until("Waiting for the others to sit down.")
        shown.type("say anybody?")
        shown.until("The match hasn't begun; quit leaves.")
        host.server.join(table)
        shown.until("Host sits down: Indians.")
        assert "Your hand (7)" in shown.prompt()


def test_a_second_person_at_one_machine_is_told_whose_seat_it_is(server: Serving, tmp_path: Path) -> None:
    table = Guest(server.url, "Host").make("indian-wars", "open", "open", fair=False)
    where = ("play", "indian-wars", "--server", server.url, "--table", table, "--name")
    home = {"XDG_CONFIG_HOME": str(tmp_path)}
    with terminal(*where, "Ann", **home) as ann:
        ann.until("Waiting for the others to sit down.")
        with terminal(*where, "Bob", **home) as bob:
            bob.until("You sit here already, as Ann.")
        with terminal(*where, "Bob", "--seat", "indians", **home) as bob:
            bob.until("Waiting for Whites")
        assert "Your hand (7)" in ann.prompt()
