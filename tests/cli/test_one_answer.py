"""One answer, several names on a line, people and bots in a row of seats: play in the larger game."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import command

FLAGS = ("--seats", "3", "--seed", "4", "--option", "feathers=1")


def test_enter_gives_the_only_answer() -> None:
    """The hand dealt by seed 4 pays for no raid, so that there is one answer in the Raid Phase."""
    ran = command("play", "mystic-warriors", *FLAGS, typed="\nquit\n")
    assert "You go on no raid" in ran.out


def test_several_names_are_done_in_turn() -> None:
    typed = "no-raid\ntrade:brave-2, offer pawnee, offer omaha, done\nquit\n"
    ran = command("play", "mystic-warriors", *FLAGS, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "You choose Pawnee." in ran.out and "You choose Omaha." in ran.out
    assert "You offer Brave 2 a trade" in ran.out


def test_people_and_bots_sit_where_it_is_said(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    held = ("--seat", "brave-1", "--seat", "brave-3", "--bot", "random")
    ran = command("play", "mystic-warriors", *FLAGS, *held, "--save", str(path), typed="quit\n")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(path.read_text())["players"] == ["human", "random", "human"]
    assert command("verify", str(path)).code == 0


def test_who_gives_up_among_three_leaves_his_seat_to_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    ran = command("play", "mystic-warriors", *FLAGS, "--save", str(path), typed="resign\nyes\n")
    assert (ran.code, ran.err) == (0, "")
    assert "The match is over" in ran.out
    verified = command("verify", str(path))
    assert (verified.code, verified.err) == (0, "")
