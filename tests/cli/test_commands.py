"""The small commands, and how `play` refuses what can't be."""

from __future__ import annotations

import io
import re

import pytest

import tallgrass
from tallgrass.bots.registry import bots
from tallgrass.cli.output import console
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.fair import deal_again
from tests.cli.running import command, flat, refused
from tests.cli.sitting import INDIAN_WARS


def test_games() -> None:
    ran = command("games")
    assert (ran.code, ran.err) == (0, "")
    for name in tallgrass.games():
        game = tallgrass.game(name)
        assert re.search(rf"^{name}  {re.escape(game.title)}, for ", ran.out, flags=re.MULTILINE)
        assert game.sentence in flat(ran.out)
        for seat in game.seat_names(game.seat_counts[-1]):
            assert seat in ran.out
        for option in game.options:
            assert option.sentence in flat(ran.out)
    assert "--option wounded_knee_one_extra=no" in ran.out


def test_bots() -> None:
    ran = command("bots", "indian-wars")
    assert (ran.code, ran.err) == (0, "")
    said = flat(ran.out)
    places = [said.index(f"{kind.name} {kind.sentence}") for kind in bots("indian-wars")]
    assert places == sorted(places)
    assert len(places) >= 2


@pytest.mark.parametrize("name", ["bots", "rules", "play", "simulate", "fuzz"])
def test_a_game_that_there_is_not(name: str) -> None:
    assert (
        refused(command(name, "chess"))
        == "There is no game 'chess'; there are: indian-wars, mystic-warriors, plains-indian-wars."
    )


def test_rules() -> None:
    ran = command("rules", "indian-wars")
    assert (ran.code, ran.err) == (0, "")
    said = flat(ran.out)
    place = 0
    for identity, (title, text) in INDIAN_WARS.rule_texts().items():
        place = said.index(flat(f"{identity} {title} {text}"), place)
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("identity", ["IW-9", "iw-9", "Iw-9", "goal", "GOAL", "turn"])
def test_one_rule(identity: str) -> None:
    ran = command("rules", "indian-wars", identity)
    assert (ran.code, ran.err) == (0, "")
    known = {name.lower(): name for name in INDIAN_WARS.rule_texts()}[identity.lower()]
    assert flat(ran.out) == flat(" ".join((known, *INDIAN_WARS.rule_texts()[known])))


@pytest.mark.parametrize("identity", ["IW-99", "IW", "9", "", "[red]"])
def test_a_rule_that_there_is_not(identity: str) -> None:
    sentence = refused(command("rules", "indian-wars", identity))
    assert sentence.startswith(f"There is no rule {identity!r} in Indian Wars; there are: goal, turn, IW-2")


def test_every_rule_that_the_engine_cites_can_be_read() -> None:
    state = INDIAN_WARS.start(2, INDIAN_WARS.settle({}), FastChance(1))
    cited = {
        refusal.rule
        for action in range(len(INDIAN_WARS.actions))
        for seat in (0, 1)
        if (refusal := state.why_not(seat, action)) is not None and refusal.rule is not None
    }
    assert cited
    for rule in cited:
        assert command("rules", "indian-wars", rule).code == 0


def test_version() -> None:
    ran = command("--version")
    assert (ran.code, ran.out, ran.err) == (0, f"tallgrass {tallgrass.__version__}\n", "")


def test_without_anything_there_is_help() -> None:
    ran = command()
    shown = ran.out + ran.err
    for name in ("games", "bots", "play", "rules", "replay", "verify", "simulate", "fuzz"):
        assert re.search(rf"^ *{name} ", shown, flags=re.MULTILINE), name
    assert "Traceback" not in shown


@pytest.mark.parametrize("name", ["games", "bots", "play", "rules", "replay", "verify", "simulate", "fuzz"])
def test_every_command_has_help(name: str) -> None:
    ran = command(name, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"{name} [OPTIONS]" in ran.out


@pytest.mark.parametrize(
    "words",
    [
        ("nothing",),
        ("play",),
        ("play", "indian-wars", "--nothing"),
        ("simulate", "indian-wars", "--nothing"),
        ("simulate", "indian-wars", "--games", "0"),
        ("simulate", "indian-wars", "--games", "many"),
        ("simulate", "indian-wars", "--jobs", "0"),
        ("simulate", "indian-wars", "--max-decisions", "0"),
        ("replay",),
        ("replay", "x", "--at", "-1"),
        ("fuzz", "indian-wars", "--seconds", "0"),
    ],
)
def test_a_wrong_command_line_is_told_and_ends_with_2(words: tuple[str, ...]) -> None:
    ran = command(*words)
    assert ran.code == 2
    assert ran.out == ""
    assert "Usage:" in ran.err and "Error" in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("flags", "telling"),
    [
        (("--seat", "red"), "There is no seat 'red' in Indian Wars; there are: whites, indians."),
        (
            ("--bot", "deep-thought"),
            "There is no bot 'deep-thought' for indian-wars; there are: random, heuristic.",
        ),
        (("--bot", "random:speed=9"), "Bot 'random': "),
        (("--bot", "random", "--bot", "random"), "There is 1 seat for bots"),
        (("--watch", "--bot", "random", "--bot", "random", "--bot", "random"), "There are 2 seats for bots"),
        (("--hot-seat", "--bot", "random"), "In a hot-seat match people hold all seats"),
        (("--hot-seat", "--watch"), "In a hot-seat match people hold all seats"),
        (("--watch", "--seat", "whites"), "With --watch you hold no seat"),
        (("--option", "nothing=1"), "nothing"),
        (("--option", "wounded_knee_one_extra=maybe"), "wounded_knee_one_extra"),
        (("--option", "wounded_knee_one_extra"), "An option is given as NAME=VALUE"),
        (("--load", "nowhere.json"), "can't be read: No such file or directory."),
    ],
)
def test_what_can_not_be_played_is_told(flags: tuple[str, ...], telling: str) -> None:
    assert telling in refused(command("play", "indian-wars", *flags))


@pytest.mark.parametrize("seed", [2**63 - 1, -(2**63 - 1), 0])
def test_the_seeds_of_a_match(seed: int) -> None:
    ran = command("play", "indian-wars", "--seed", str(seed), "--save", "m.json")
    assert (ran.code, ran.err) == (0, "")
    assert f"Dealt by --seed {seed}: the same cards whenever it is given." in ran.out
    assert tallgrass.load("m.json").dealings == [deal_again(seed, ["", ""])]


@pytest.mark.parametrize(("columns", "width"), [(40, 40), (80, 80), (110, 110), (111, 110), (400, 110)])
def test_on_a_terminal_lines_are_as_wide_as_it_but_never_too_long_to_read(
    columns: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert console(Terminal()).width == width
    assert console(io.StringIO()).width == 80


class Terminal(io.StringIO):
    """A stream that says that it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("value", ["1", "0", "yes"])
def test_no_color_means_no_codes_at_all(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def written() -> str:
        stream = Terminal()
        console(stream).print("[bold red]Whites[/] [dim]20[/]", style="cyan")
        return stream.getvalue()

    assert "\x1b[" in written()
    monkeypatch.setenv("NO_COLOR", value)
    assert written() == "Whites 20\n"
    monkeypatch.setenv("NO_COLOR", "")
    assert "\x1b[" in written(), "empty is as if it weren't set"


def test_one_seat_is_one_seat() -> None:
    sentence = refused(command("play", "indian-wars", "--bot", "random", "--bot", "random"))
    assert "1 seats" not in sentence


@pytest.mark.parametrize(("value", "on"), [("yes", True), ("ON", True), ("no", False), ("0", False)])
def test_a_rule_option_of_a_match(value: str, on: bool) -> None:
    option = f"wounded_knee_one_extra={value}"
    ran = command("play", "indian-wars", "--option", option, "--save", "m.json", typed="1\n")
    assert (ran.code, ran.err) == (0, "")
    assert tallgrass.load("m.json").options == {"wounded_knee_one_extra": on}
