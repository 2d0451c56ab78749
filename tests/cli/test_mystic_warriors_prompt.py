"""How The Mystic Warriors reads at the prompt: requests, news, colours."""

from __future__ import annotations

import itertools
import re

import pytest

import tallgrass
from tallgrass.cli.seating import Wishes, new_match
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import Act
from tests.cli.sitting import Sitting

GAME = tallgrass.game("mystic-warriors")
TRADE_SEED = 3  # three seats, the first goes first: no raid is possible


def _deal(seed: int) -> Match:
    return new_match(GAME, Wishes(seats=3, options=("feathers=2", "first_seat=1"), seed=seed))


def _acts(match: Match) -> list[str]:
    return [entry.action for entry in match.entries if isinstance(entry, Act) and entry.seat == 0]


REQUESTS = """\
     Ask for one or two cards of a type (a number, or such as want:luck:2)
  8, 9  tribe:1|2       10, 11  weapon:1|2  12, 13  dress:1|2
14, 15  approach:1|2    16, 17  coup:1|2    18, 19  spirit:1|2
20, 21  trade:1|2       22, 23  hunt:1|2    24, 25  luck:1|2"""


def test_requests_share_a_few_lines() -> None:
    """Two for each of nine types; each keeps its number and its name."""
    sitting = Sitting(_deal(TRADE_SEED), ["", "trade brave 2", "want:coup:1", "?"], width=80)
    shown = [line.split() for line in sitting.reply("trade brave 2").splitlines()]
    assert shown[-4:] == [line.split() for line in REQUESTS.splitlines()]
    assert shown[-5][:2] == ["7", "Offer"], "the cards before have a line each"
    later = [line.split() for line in sitting.reply("?").splitlines()]
    assert [" ".join(line) for line in later[-2:]] == [
        "8, 9 spirit:1|2 10, 11 trade:1|2 12, 13 hunt:1|2",
        "14, 15 luck:1|2",
    ]


@pytest.mark.parametrize("typed", ["want:coup:2", "coup:2", "want coup 2", "ask for 2 coup cards"])
def test_a_request_is_typed_as_the_list_says_it(typed: str) -> None:
    sitting = Sitting(_deal(TRADE_SEED), ["", "trade brave 2", typed])
    assert _acts(sitting.match)[2:] == ["want:coup:2"]


def test_the_turn_of_another_is_told_in_one_go() -> None:
    match = new_match(GAME, Wishes(seats=6, bots=("heuristic",), options=("first_seat=1",), seed=5))
    sitting = Sitting(match, ["no-raid", "small game", "done"], [""])
    news = sitting.reply("done").split("\n\n")[0].splitlines()
    assert news[0] == "You end the turn."
    assert news[1].startswith("Turn 2: Brave 2's turn. Brave 2 draws 1 card. Brave 2 goes on no raid. ")
    assert news[1].endswith(" Brave 2 ends the turn.")
    assert [line.partition(":")[0] for line in news[1:6]] == [f"Turn {turn}" for turn in range(2, 7)]
    assert [line.split(".")[0] for line in news[6:]] == ["Turn 7: your turn", "You draw 1 card"]
    assert news[7].startswith("You draw 1 card. It is "), "which card it is goes with it"
    assert "You hunt small game.\nYou draw 1 card. It is " in sitting.text, "own acts have their lines"


def test_who_watches_sees_news_and_table_apart() -> None:
    match = new_match(
        GAME, Wishes(seats=3, bots=("heuristic",), options=("first_seat=1",), seed=5, watch=True)
    )
    sitting = Sitting(match, [], ["", "", "q"], terminal=True, width=80)
    text = re.sub(r"\x1b\[[0-9;]*m", "", sitting.text)
    news, _, rest = text.partition("\n\nTurn 1 · Brave 1's turn")
    assert news.splitlines()[-1].startswith("Turn 1: Brave 1's turn. "), "told in one go"
    table, _, after = rest.partition("\n\nEnter goes on, q leaves: ")
    assert "Unseen" in table.splitlines()[-2] and after


def test_colours_can_be_read_on_black_and_on_white() -> None:
    """Of the eight, yellow, green and cyan are faint on white, blue on black: magenta and red are left."""
    match = new_match(GAME, Wishes(seats=3, bots=("heuristic",), options=("feathers=8",), seed=7))
    sitting = Sitting(match, itertools.chain(["xyzzy"], itertools.repeat("1")), [""], terminal=True, width=80)
    codes = {code for found in re.findall(r"\x1b\[([0-9;]+)m", sitting.text) for code in found.split(";")}
    assert {code for code in codes if code[0] in "3489" and len(code) > 1} == {"35"}, codes
    assert "\x1b[35m'xyzzy' isn't understood." in sitting.text
    assert "●" in sitting.text, "there were feathers to be seen"


def test_whatever_was_said_stands_apart_from_the_table() -> None:
    """News, an answer to what was typed, or both."""
    match = new_match(GAME, Wishes(seats=6, bots=("heuristic",), options=("first_seat=1",), seed=5))
    sitting = Sitting(match, ["no-raid", "small game, done", "look"], [""])
    said = sitting.reply("small game, done")
    assert "The table has changed; look again before you do this: done.\n\nTurn 1" in said
    assert sitting.reply("look").startswith("Turn 1 ")
