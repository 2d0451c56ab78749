"""Two people at one keyboard: neither sees the other's cards."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pyte
import pytest

from tallgrass.games.indian_wars.cards import DECK
from tallgrass.games.indian_wars.events import Drew, Reshuffled
from tallgrass.games.indian_wars.rules import Table
from tallgrass.games.indian_wars.tables import INDIANS, WHITES
from tallgrass.kernel.actions import slug
from tallgrass.kernel.match import Match
from tests.cli.sitting import Sitting, Typed, always, deal, hand_over_prompt, view

CLEAR = "\x1b[2J"
_BY_NAME = {card.name: number for number, card in enumerate(DECK)}
_BY_SLUG = {slug(card.name): number for number, card in enumerate(DECK)}
_NAMES = re.compile(r"\b(" + "|".join(sorted(map(re.escape, _BY_NAME), key=len, reverse=True)) + r")(?!\w)")
_SLUGS = re.compile(r":([a-z][a-z0-9-]*)")


def _named(text: str) -> set[int]:
    """The cards that a text names, as printed or in actions."""
    found = {_BY_NAME[name] for name in _NAMES.findall(text)}
    return found | {_BY_SLUG[noun] for noun in _SLUGS.findall(text) if noun in _BY_SLUG}


def _secret(match: Match, seat: int) -> set[int]:
    """What only this seat knows: its hand, and what it laid for a contest that goes on.

    Without what the other had drawn too, before it took that back.
    """
    seen, others = view(match, seat), view(match, 1 - seat)
    drawn = [
        card
        for event in match.seen(1 - seat)
        if isinstance(event, Drew) and event.seat == 1 - seat
        for card in event.cards
    ]
    return {*seen.hand, *seen.counting[seat]} - {*others.counting[seat], *others.laid[seat], *drawn}


def _reshuffled(match: Match) -> bool:
    """From then on a card that everybody has seen may be in a hand again."""
    table = match.state
    assert isinstance(table, Table)
    return table.reshuffled or any(
        isinstance(event, Reshuffled) for events in match.history for event in events
    )


def _turns(number: int) -> Iterator[Typed]:
    """Several matches differ in what is typed."""
    if number == 0:
        yield from always()
    if number == 1:
        yield from ["done"] * 9
    yield from ["discard", "1", "log", "look", "undo", "1", "why done", "why 1", "?", "1", "xyzzy", "log"]
    while True:
        yield from ["1", "1", "1", "look", "log", "done"]


@pytest.mark.parametrize(
    ("seed", "number", "terminal"), [(1, 0, False), (2, 1, False), (9, 2, False), (3, 2, True), (4, 0, True)]
)
def test_what_is_printed_for_a_seat_never_names_a_card_that_the_other_keeps_secret(
    seed: int, number: int, terminal: bool
) -> None:
    """Between two hand-over screens the one who sits there, at the screen itself neither."""
    secrets: list[tuple[set[int], set[int]]] = []

    def look_on(sitting: Sitting) -> None:
        match = sitting.match
        if not _reshuffled(match):
            secrets.append((_secret(match, WHITES), _secret(match, INDIANS)))

    sitting = Sitting(
        deal(seed, hot_seat=True),
        itertools.islice(_turns(number), 90),
        [""] * 300,
        terminal=terminal,
        look_on=look_on,
    )
    at_table = WHITES
    checked = handed = 0
    for exchange, (whites, indians) in zip(sitting.exchanges, secrets, strict=False):
        named = _named(exchange.shown)
        if hand_over_prompt(exchange.prompt):
            assert named & (whites | indians) == set(), exchange.shown
            at_table = INDIANS if "Indians" in exchange.prompt else WHITES
            handed += 1
        elif exchange.prompt == "> ":
            assert exchange.moving[0] == at_table
            assert named & (indians if at_table == WHITES else whites) == set(), exchange.shown
            checked += bool(named)
    assert checked > 10 and handed > 4


def test_one_card_of_the_other_would_be_noticed() -> None:
    assert _named("Lay Hit & Run (4)  lay:hit-and-run, Buffalo Soldiers 5") == {
        _BY_NAME["Hit & Run"],
        _BY_NAME["Buffalo Soldiers"],
    }
    assert _named("Raiders") == {_BY_NAME["Raiders"]}
    match = deal(hot_seat=True)
    assert _secret(match, WHITES) == set(view(match, WHITES).hand)


def test_the_seat_is_handed_over_by_name() -> None:
    sitting = Sitting(deal(hot_seat=True), ["done", "done"], ["", ""])
    first, second = [exchange for exchange in sitting.exchanges if hand_over_prompt(exchange.prompt)]
    assert "Indians, please" in first.shown and first.prompt == "Press Enter when Indians sit here: "
    assert "Whites, please" in second.shown and second.prompt == "Press Enter when Whites sit here: "


def test_nothing_is_handed_over_before_the_first_decision_and_against_a_bot() -> None:
    assert Sitting(deal(hot_seat=True)).prompts == []
    assert not any(map(hand_over_prompt, Sitting(deal(), always(), [""]).prompts))


def test_on_a_terminal_the_screen_is_cleared_before_and_after_the_hand_over() -> None:
    sitting = Sitting(deal(hot_seat=True), ["done"], [""], terminal=True)
    number = next(n for n, exchange in enumerate(sitting.exchanges) if hand_over_prompt(exchange.prompt))
    before, after = sitting.exchanges[number].shown, sitting.exchanges[number + 1].shown
    assert 0 <= before.index(CLEAR) < before.index("Indians, please")
    assert _named(before.rpartition(CLEAR)[2]) == set()
    assert after.index(CLEAR) < after.index("Your hand")
    assert _named(after.partition(CLEAR)[0]) == set()


def test_what_stands_on_the_screen_at_a_hand_over() -> None:
    """The terminal shows the rule and the question, and no card, as far as one can see."""
    seen: list[str] = []

    def look_on(sitting: Sitting) -> None:
        screen = pyte.Screen(100, 60)
        pyte.Stream(screen).feed(sitting.text.replace("\n", "\r\n"))
        seen.append("\n".join(screen.display))

    lines = ["1", "1", "done", "1", "done", "done", "done", "done"]
    sitting = Sitting(deal(hot_seat=True), lines, [""] * 20, terminal=True, width=100, look_on=look_on)
    handed = 0
    for exchange, shown in zip(sitting.exchanges, seen, strict=True):
        if hand_over_prompt(exchange.prompt):
            handed += 1
            assert _named(shown) == set(), shown
            assert "please" in shown
            assert len(shown.split("\n\n")[0].strip().splitlines()) <= 2
        else:
            assert "please" not in shown
    assert handed >= 4


def test_through_a_pipe_nothing_is_cleared() -> None:
    assert "\x1b" not in Sitting(deal(hot_seat=True), ["done", "done"], ["", ""]).text


def test_leaving_at_a_hand_over() -> None:
    sitting = Sitting(deal(hot_seat=True), ["done"], [KeyboardInterrupt, ""])
    assert sitting.prompts[-1].startswith("Save the match?")
    sitting = Sitting(deal(hot_seat=True), ["done"], [])
    assert sitting.exchanges[-1].typed is EOFError
    assert _named(sitting.last) == set()


def test_a_whole_match_ends_for_both() -> None:
    sitting = Sitting(deal(hot_seat=True), always(), [""] * 200)
    result = sitting.match.result
    assert result is not None
    assert f"{('Whites', 'Indians')[result.winners[0]]} won." in sitting.text
    assert "have won" in sitting.text
    end = sitting.text.rpartition("please")[2]
    assert not re.search(r"\b(Whites|Indians|You) (draw|lay) ", end.partition("The match is over")[2])


def test_each_takes_back_his_own_step() -> None:
    match = deal(hot_seat=True)
    Sitting(match, ["done", "1", "undo"], [""] * 3)
    assert match.to_move() == [INDIANS]
    assert match.entries[-1].seat == INDIANS


def test_an_undo_that_makes_it_the_others_turn_hands_over_too() -> None:
    """As when a match with a bot for Whites, which decides last, is loaded with `--hot-seat`."""
    match = deal(hot_seat=True)
    done = match.game.actions.names.index("done")
    for seat in (WHITES, INDIANS, INDIANS, WHITES, WHITES):
        match.play(seat, done)
    assert match.to_move() == [INDIANS]
    sitting = Sitting(match, ["undo"], [""] * 3)
    assert match.to_move() == [WHITES, INDIANS]
    assert "Your hand" in sitting.exchanges[-1].shown
    assert sitting.prompts[-1:] == ["Press Enter when Whites sit here: "]
