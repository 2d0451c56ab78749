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
from tallgrass.kernel.record import Act, Undo
from tests.cli.running import flat
from tests.cli.sitting import Sitting, Typed, always, can, deal, hand_over_prompt, view

CLEAR = "\x1b[2J"
SCROLLED_AWAY = "\x1b[3J"
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
    at_table: int | None = None
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
    sitting = Sitting(deal(hot_seat=True), ["done", "done"], ["", "", ""])
    first, second, third = [exchange for exchange in sitting.exchanges if hand_over_prompt(exchange.prompt)]
    assert "Whites, please" in first.shown and first.prompt == "Whites: press Enter when you sit here: "
    assert "Indians, please" in second.shown and second.prompt == "Indians: press Enter when you sit here: "
    assert "Whites, please" in third.shown and third.prompt == "Whites: press Enter when you sit here: "


def test_the_first_person_is_asked_to_sit_down_too() -> None:
    """Before that nobody's cards are shown: whoever started the program may not be the one who begins."""
    sitting = Sitting(deal(hot_seat=True), [], [""])
    first, second = sitting.exchanges
    assert first.prompt == "Whites: press Enter when you sit here: "
    assert "whites: human  indians: human" in first.shown
    assert _named(first.shown) == set()
    assert second.prompt == "> "
    assert "Your hand (7)" in second.shown and "You draw Sitting Bull" in second.shown


def test_against_a_bot_nothing_is_handed_over() -> None:
    assert not any(map(hand_over_prompt, Sitting(deal(), always(), [""]).prompts))
    assert not any(map(hand_over_prompt, Sitting(deal(seat="indians"), always(), [""]).prompts))


def test_who_sits_there_stays_there_whatever_is_shown() -> None:
    """Neither the table, shown again, nor an undo of one's own asks anybody to sit down."""
    lines = ["look", "discard:raid", "undo", "look", "discard:raid", "draw", "log"]
    sitting = Sitting(deal(hot_seat=True), lines, [""] * 9)
    assert sitting.prompts == ["Whites: press Enter when you sit here: "]
    assert [exchange.typed for exchange in sitting.exchanges] == ["", *lines, EOFError]


def test_what_is_typed_at_the_hand_over_does_nothing() -> None:
    for typed in ("1", "quit", "done", "   "):
        sitting = Sitting(deal(hot_seat=True), ["?"], [typed])
        assert sitting.match.entries == []
        assert [exchange.typed for exchange in sitting.exchanges] == [typed, "?", EOFError]


def test_on_a_terminal_the_screen_is_cleared_before_and_after_the_hand_over() -> None:
    sitting = Sitting(deal(hot_seat=True), ["done"], ["", ""], terminal=True)
    places = [n for n, exchange in enumerate(sitting.exchanges) if hand_over_prompt(exchange.prompt)]
    assert len(places) == 2
    for number, name in zip(places, ("Whites", "Indians"), strict=True):
        before, after = sitting.exchanges[number].shown, sitting.exchanges[number + 1].shown
        assert 0 <= before.index(CLEAR) < before.index(f"{name}, please")
        assert _named(before.rpartition(CLEAR)[2]) == set()
        assert after.index(CLEAR) < after.index("Your hand")
        assert _named(after.partition(CLEAR)[0]) == set()


def test_with_the_screen_goes_what_has_scrolled_away() -> None:
    """ESC [3J, after ESC [2J: some terminals keep the screen that is cleared."""
    text = Sitting(deal(hot_seat=True), ["done"], ["", ""], terminal=True).text
    assert text.count(CLEAR) == text.count(SCROLLED_AWAY) == 4
    assert re.findall(r"\x1b\[[23]J", text) == [CLEAR, SCROLLED_AWAY] * 4
    assert SCROLLED_AWAY not in Sitting(deal(), ["done"], [], terminal=True).text


def test_with_the_screen_goes_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The up arrow would show the other's cards."""
    readline = pytest.importorskip("readline")
    cleared: list[int] = []
    monkeypatch.setattr(readline, "clear_history", lambda: cleared.append(len(cleared)))

    def look_on(now: Sitting) -> None:
        if now.exchanges and hand_over_prompt(now.exchanges[-1].prompt):
            assert len(cleared) == 2 * sum(map(hand_over_prompt, now.prompts))

    Sitting(deal(hot_seat=True), ["1", "done", "done"], [""] * 3, terminal=True, look_on=look_on)
    assert len(cleared) == 6
    Sitting(deal(hot_seat=True), ["1", "done", "done"], [""] * 3)
    Sitting(deal(), ["1", "done", "done"], [""] * 3, terminal=True)
    assert len(cleared) == 6, "neither through a pipe nor alone against a bot"


def test_without_colour_the_screen_is_cleared_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    text = Sitting(deal(hot_seat=True), ["done"], ["", ""], terminal=True).text
    assert text.count(CLEAR) == text.count(SCROLLED_AWAY) == 4


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
    sitting = Sitting(deal(hot_seat=True), ["done"], ["", KeyboardInterrupt, ""])
    assert sitting.prompts[-1].startswith("Save the match?")
    for answers in ([], [""]):
        sitting = Sitting(deal(hot_seat=True), ["done"], answers)
        assert hand_over_prompt(sitting.exchanges[-1].prompt)
        assert sitting.exchanges[-1].typed is EOFError
        assert _named(sitting.last) == set()


def test_a_whole_match_ends_for_both() -> None:
    sitting = Sitting(deal(hot_seat=True), always(), [""] * 200)
    result = sitting.match.result
    assert result is not None
    end = sitting.text.rpartition("The match is over")[2]
    winner, loser = ("Whites", "Indians")[:: 1 if result.winners == (0,) else -1]
    assert f"{winner} won. {loser} have lost their last Blood Chip. (Whites " in end
    assert "You have" not in end, "both read it"
    assert "have won" in sitting.text
    end = sitting.text.rpartition("please")[2]
    assert not re.search(r"\b(Whites|Indians|You) (draw|lay) ", end.partition("The match is over")[2])


def test_each_takes_back_his_own_step() -> None:
    match = deal(hot_seat=True)
    again = deal(hot_seat=True)
    again.play(WHITES, again.game.actions.names.index("done"))
    discard = next(name for name in can(again, INDIANS) if name.startswith("discard:"))
    sitting = Sitting(match, ["done", discard, "undo"], [""] * 3)
    assert match.to_move() == [INDIANS]
    undo = match.entries[-1]
    assert isinstance(undo, Undo) and undo == Undo(INDIANS, [1])
    assert len(sitting.prompts) == 2, "nobody need agree"


def _whites_undo_after_both_were_done(answer: Typed) -> Sitting:
    """Whites finish, Indians finish, and Whites want to go back over the reveal."""
    return Sitting(deal(hot_seat=True), ["done", "done", "undo", "?"], ["", "", "", answer, ""])


def test_people_are_asked_before_what_others_did_is_taken_back() -> None:
    sitting = _whites_undo_after_both_were_done("no")
    assert sitting.prompts[-1] == "Do all agree? Type yes: "
    assert flat(sitting.reply("undo")) == (
        "Cards have been drawn or dice rolled since then. "
        "All that anybody did since then would be taken back too."
    )
    assert [type(entry) for entry in sitting.match.entries] == [Act, Act]
    assert "done" in sitting.reply("?")


@pytest.mark.parametrize("answer", ["", "n", "NO", "ye", "yes!", "certainly"])
def test_without_consent_nothing_is_taken_back(answer: str) -> None:
    match = _whites_undo_after_both_were_done(answer).match
    assert [type(entry) for entry in match.entries] == [Act, Act]


@pytest.mark.parametrize("answer", ["yes", "y", " YES "])
def test_with_consent_all_that_followed_is_taken_back(answer: str) -> None:
    sitting = _whites_undo_after_both_were_done(answer)
    assert sitting.match.entries[2:] == [Undo(WHITES, [0, 1])]
    assert sitting.match.to_move() == [WHITES]
    shown = sitting.exchanges[-2].shown
    assert "You took back a step and all that followed." in shown
    assert "Turn 1 · Resources" in shown and "Your hand (7)" in shown


def test_leaving_when_asked_whether_all_agree_takes_nothing_back() -> None:
    sitting = Sitting(deal(hot_seat=True), ["done", "done", "undo"], ["", "", "", KeyboardInterrupt, ""])
    assert [type(entry) for entry in sitting.match.entries] == [Act, Act]
    assert sitting.prompts[-1].startswith("Save the match?")


def test_nobody_is_asked_where_nothing_can_be_taken_back() -> None:
    sitting = Sitting(deal(hot_seat=True), ["undo"], [""] * 3)
    assert sitting.reply("undo") == "Nothing is taken back: There is nothing of yours to take back."
    assert not any("agree" in prompt for prompt in sitting.prompts)


def test_an_undo_that_makes_it_the_others_turn_hands_over_too() -> None:
    """As when a match with a bot for Whites, which decides last, is loaded with `--hot-seat`."""
    match = deal(hot_seat=True)
    done = match.game.actions.names.index("done")
    for seat in (WHITES, INDIANS, INDIANS, WHITES, WHITES):
        match.play(seat, done)
    assert match.to_move() == [INDIANS]
    sitting = Sitting(match, ["undo"], ["", "yes", ""])
    assert match.to_move() == [WHITES, INDIANS]
    assert sitting.prompts[0] == "Indians: press Enter when you sit here: "
    assert "Your hand" in sitting.exchanges[-1].shown
    assert sitting.prompts[-1:] == ["Whites: press Enter when you sit here: "]
