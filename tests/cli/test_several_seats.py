"""The Mystic Warriors in the terminal: people and bots mixed, trades and raids put together."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pyte
import pytest

import tallgrass
from tallgrass.bots.registry import bot
from tallgrass.cli.seating import Wishes, loaded_match, new_match, play_on
from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.games.mystic_warriors.events import Drew
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.kernel import files
from tallgrass.kernel.actions import slug
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.match import Match
from tallgrass.kernel.record import HUMAN, Act, HandOver, Undo
from tests.cli.running import command, flat, refused
from tests.cli.sitting import Sitting, Typed, hand_over_prompt

GAME = tallgrass.game("mystic-warriors")
SHORT = ("--option", "feathers=2")
RAID_SEED = 14  # three seats, the first goes first: Brave 1 can go on a Horse Raid at once
TRADE_SEED = 3  # likewise; he can't
LAID = (
    "Sweat Lodge",
    "Wichita",
    "Long War Lance",
    "Hairpipe Bone Breastplate",
    "Long Distance Signals",
    "Intercept",
)


def _deal(seed: int, *held: str, seats: int = 3, hot_seat: bool = False, watch: bool = False) -> Match:
    options = ("feathers=2", "first_seat=1")
    return new_match(
        GAME, Wishes(held=held, seats=seats, options=options, seed=seed, hot_seat=hot_seat, watch=watch)
    )


def _play(*words: str, typed: str = "") -> str:
    ran = command("play", "mystic-warriors", *words, typed=typed)
    assert (ran.code, ran.err) == (0, ""), ran
    return ran.out


def _view(match: Match, seat: int) -> MysticWarriorsView:
    view = match.state.view(seat)
    assert isinstance(view, MysticWarriorsView)
    return view


def _hand(match: Match, seat: int) -> set[str]:
    return {CARDS[card].name for card in _view(match, seat).hand}


def _acts(match: Match, seat: int = 0) -> list[str]:
    return [entry.action for entry in match.entries if isinstance(entry, Act) and entry.seat == seat]


# --- who sits where


@pytest.mark.parametrize("seats", range(2, 7))
def test_as_many_play_as_is_said(seats: int) -> None:
    out = _play("--seats", str(seats), "--save", "m.json", typed="quit\n")
    assert files.read(Path("m.json")).players == [HUMAN] + ["heuristic"] * (seats - 1)
    for seat in range(seats):
        assert f"Brave {seat + 1} " in out
    assert f"Brave {seats + 1}" not in out


@pytest.mark.parametrize(
    ("flags", "players"),
    [
        ((), "human heuristic"),
        (("--seat", "brave-3"), "heuristic heuristic human"),
        (("--seat", "brave-2", "--seat", "brave-2"), "heuristic human"),
        (("--seats", "4", "--seat", "brave-3", "--seat", "brave-1"), "human heuristic human heuristic"),
        (("--seat", "brave-1", "--seat", "brave-2"), "human human"),
        (("--bot", "random", "--bot", "heuristic"), "human random heuristic"),
        (("--seats", "3", "--bot", "random"), "human random random"),
        (("--seat", "brave-2", "--bot", "random", "--bot", "heuristic"), "random human heuristic"),
        (("--seats", "5", "--hot-seat"), "human human human human human"),
    ],
)
def test_people_and_bots(flags: tuple[str, ...], players: str) -> None:
    _play(*flags, "--save", "m.json")
    assert files.read(Path("m.json")).players == players.split()


@pytest.mark.parametrize(
    ("flags", "telling"),
    [
        (
            ("--seats", "7"),
            "The Mystic Warriors of the Plains is for 2 or 3 or 4 or 5 or 6 seats, not 7.",
        ),
        (("--seats", "3", "--seat", "brave-4"), "there are: brave-1, brave-2, brave-3."),
        (("--seat", "brave-7"), "There is no seat 'brave-7'"),
        (("--seats", "2", "--seat", "brave-1", "--seat", "brave-2", "--bot", "random"), "leave --bot away"),
        (("--seats", "4", "--bot", "random", "--bot", "random"), "There are 3 seats for bots"),
        (
            ("--seats", "3", "--option", "first_seat=4"),
            "first_seat is 4, but only 3 play. `tallgrass games` explains the options.",
        ),
        (("--option", "first_seat=7"), "first_seat"),
        (("--option", "feathers=0"), "feathers"),
    ],
)
def test_what_can_not_be_played_is_told(flags: tuple[str, ...], telling: str) -> None:
    assert telling in refused(command("play", "mystic-warriors", *flags))


def test_the_other_game_is_for_two() -> None:
    sentence = refused(command("play", "indian-wars", "--seats", "3"))
    assert sentence == "Indian Wars is for 2 seats, not 3."


def test_bots_play_a_match_that_is_watched() -> None:
    out = _play("--watch", "--seats", "4", *SHORT, "--seed", "1", "--save", "m.json")
    assert "The match is over" in out and "> " not in out
    assert re.search(r"Brave \d won\. \d Eagle Feathers make a Warbonnet\.", flat(out))
    assert "They are" not in out and "It is" not in out, "what is drawn in secret"
    assert command("verify", "m.json").code == 0


# --- several people at one terminal


def _everything() -> Iterator[Typed]:
    """A trade, a look, a log, undo, and whatever stands first."""
    while True:
        yield from ("1", "log", "1", "trade", "1", "?", "1", "undo", "look", "1", "done", "1")


def _card_names(text: str) -> set[str]:
    by_slug = {slug(card.name): card.name for card in CARDS}
    found = {by_slug[noun] for noun in re.findall(r":([a-z][a-z0-9-]*)", text) if noun in by_slug}
    longest = sorted((re.escape(card.name) for card in CARDS), key=len, reverse=True)
    return found | set(re.findall(rf"\b({'|'.join(longest)})(?!\w)", text))


@pytest.mark.parametrize("held", [(), ("brave-2", "brave-5")])
def test_nothing_of_ones_cards_is_left_on_the_screen_for_the_next(held: tuple[str, ...]) -> None:
    """At the hand-over no card is to be read, and after it none of another's that he alone knows."""
    seen: list[str] = []
    secrets: list[list[set[str]]] = []

    def look_on(sitting: Sitting) -> None:
        secrets.append([_hand(sitting.match, seat) for seat in range(6)])
        screen = pyte.HistoryScreen(100, 80, history=1_000)
        pyte.Stream(screen).feed(sitting.text.rpartition("\x1b[3J")[2].replace("\n", "\r\n"))
        gone = ["".join(line[x].data for x in range(100)) for line in screen.history.top]
        seen.append("\n".join([*gone, *screen.display]))

    match = _deal(5, *held, seats=6, hot_seat=not held)
    lines = itertools.islice(_everything(), 40)
    sitting = Sitting(match, lines, ["", "yes"] * 100, terminal=True, width=100, look_on=look_on)
    at_table = -1
    sat = set()
    for exchange, shown, hands in zip(sitting.exchanges, seen, secrets, strict=True):
        if hand_over_prompt(exchange.prompt):
            assert _card_names(shown) == set(), shown
            at_table = int(exchange.prompt.split()[1].removesuffix(":")) - 1
            sat.add(at_table)
        elif exchange.prompt == "> ":
            assert exchange.moving == (at_table,)
            mine = _known_to(match, at_table)
            for other, cards in enumerate(hands):
                if other != at_table:
                    assert _card_names(shown) & (cards - hands[at_table] - mine) == set(), shown
    assert sat == ({1, 4} if held else set(range(6)))


def _known_to(match: Match, seat: int) -> set[str]:
    """The cards that somebody has seen in what happened, drawn or shown."""
    known: set[str] = set()
    for event in match.seen(seat):
        cards = getattr(event, "cards", ())
        card = getattr(event, "card", None)
        known |= {CARDS[number].name for number in (*cards, *([] if card is None else [card]))}
    return known


def test_each_is_called_by_name_and_a_bot_between_them_is_not() -> None:
    sitting = Sitting(_deal(TRADE_SEED, "brave-1", "brave-3"), ["no-raid", "done", "look"], [""] * 9)
    called = [prompt for prompt in sitting.prompts if hand_over_prompt(prompt)]
    assert called[:2] == [f"Brave {seat}: press Enter when you sit here: " for seat in (1, 3)]
    assert sitting.exchanges[0].shown.count("Brave 1, please") == 1


def test_replay_for_all_names_who_sees_it() -> None:
    _play("--seats", "3", "--seed", "3", "--save", "m.json", typed="1\n")
    out = command("replay", "m.json", "--seat", "all").out
    for seat in (1, 2, 3):
        assert f"As seen by Brave {seat}\n" in out


# --- giving up


def test_of_three_one_who_gives_up_leaves_his_seat_to_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    sitting = Sitting(_deal(RAID_SEED), ["no-raid", "resign"], ["yes"], path=path)
    match = sitting.match
    assert sitting.prompts == ["Give up? A bot plays on in your place. Type yes: "]
    assert HandOver(0, "heuristic") in match.entries
    assert match.result is not None and sitting.text.count("The match is over") == 1
    told = sitting.last.splitlines()
    assert "Brave 1: the bot heuristic plays from now on." in told
    assert not any(re.match("You (draw|go|have)", line) for line in told), "he looks on like anybody else"
    turns = [line for line in told if line.startswith("Turn ") and "turn." in line]
    assert max(Counter(turns).values()) == 1, "all is told once"
    assert "Turn 1: Brave 1's turn." not in turns, "and what he knew isn't told again"
    assert command("verify", str(path)).code == 0


@pytest.mark.parametrize(
    ("seed", "lines"),
    [(RAID_SEED, ["horse, sweat, wichita"]), (TRADE_SEED, ["", "trade brave 2, want weapon 1, horses"])],
)
def test_a_bot_goes_on_with_what_is_being_put_together(seed: int, lines: list[str], tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    sitting = Sitting(_deal(seed), [*lines, "resign"], ["yes"], path=path)
    assert sitting.match.result is not None
    assert command("verify", str(path)).code == 0


def test_one_who_gives_up_leaves_the_others_seated(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    match = _deal(RAID_SEED, "brave-1", "brave-3")
    sitting = Sitting(match, ["resign", "1", "1"], ["", "yes", ""], path=path)
    assert match.players == ["heuristic", "heuristic", HUMAN]
    assert sitting.prompts[2] == "Brave 3: press Enter when you sit here: "
    assert len(sitting.prompts) == 3, "he sits alone there from now on"
    assert len(_acts(match, 2)) == 2
    assert command("verify", str(path)).code == 0


def test_of_three_nobody_gives_up_by_mistake() -> None:
    match = Sitting(_deal(RAID_SEED), ["resign", "?"], ["no"]).match
    assert match.entries == [] and match.players[0] == HUMAN


def test_of_two_one_who_gives_up_has_lost() -> None:
    sitting = Sitting(_deal(1, seats=2), ["resign"], ["yes", ""])
    result = sitting.match.result
    assert result is not None and result.winners == (1,)
    assert "Brave 2 won. Brave 1 gave up." in sitting.text


# --- playing on


@pytest.mark.parametrize("steps", [0, 3, 8])
def test_playing_on_from_a_file_is_playing_on(tmp_path: Path, steps: int) -> None:
    path = tmp_path / "m.json"
    lines = ["1"] * 12
    straight = Sitting(_deal(TRADE_SEED), lines).match
    Sitting(_deal(TRADE_SEED), lines[:steps], path=path)
    loaded = loaded_match(path, GAME.name, Wishes())
    play_on(loaded, Wishes())
    assert Sitting(loaded, lines[steps:], path=path).match.entries == straight.entries
    assert command("verify", str(path)).code == 0


def _seated_anew(path: Path, wishes: Wishes) -> list[str]:
    match = loaded_match(path, GAME.name, wishes)
    play_on(match, wishes)
    return match.players


def test_who_sits_there_stays_when_bots_are_named(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    Sitting(_deal(TRADE_SEED, "brave-2", "brave-4", seats=5), [], path=path)
    people = ["random", HUMAN, "random", HUMAN, "random"]
    assert _seated_anew(path, Wishes(bots=("random",))) == people
    assert _seated_anew(path, Wishes(bots=("random", "heuristic", "random")))[2] == "heuristic"
    assert _seated_anew(path, Wishes(held=("brave-1",), bots=("random",))) == [HUMAN] + ["random"] * 4
    files.write(path, _deal(TRADE_SEED, hot_seat=True).document(keep_seed=True))
    alone = [HUMAN, "random", "random"]
    assert _seated_anew(path, Wishes(bots=("random",))) == alone, "no seat is free for it else"


def test_how_many_play_is_settled_when_a_match_is_loaded() -> None:
    _play("--seats", "3", "--save", "m.json")
    sentence = refused(command("play", "mystic-warriors", "--load", "m.json", "--seats", "4"))
    assert "keeps its options, its seats and its seed" in sentence


def test_each_seat_sees_its_own_in_a_replay() -> None:
    _play("--seats", "3", "--seed", "3", "--option", "first_seat=1", "--save", "m.json", typed="1\n")
    match = tallgrass.load(Path("m.json"))
    for seat, name in enumerate(match.seat_names):
        out = flat(command("replay", "m.json", "--seat", name).out)
        first = next(e for e in match.seen(seat) if isinstance(e, Drew))
        assert CARDS[first.cards[0]].name in out
        assert f"Your hand ({_view(match, seat).hand_sizes[seat]})" in out
        assert out.count("They are") == 1, "no other's"


# --- raids and offers, put together


def test_a_raid_is_put_together_in_one_line() -> None:
    line = ", ".join(["raid horse", *LAID])
    match = Sitting(_deal(RAID_SEED), [line]).match
    assert _acts(match) == ["raid:horse", *(f"lay:{slug(card)}" for card in LAID)]


def test_the_only_answer_is_given_by_enter() -> None:
    sitting = Sitting(_deal(RAID_SEED), ["horse", "", "", "  ", "", "1 2"])
    assert _acts(sitting.match) == ["raid:horse", *(f"lay:{slug(card)}" for card in LAID)]
    hints = ["Enter goes on." in exchange.shown for exchange in sitting.exchanges]
    assert hints[:6] == [False, True, True, True, True, False]


def test_where_there_is_a_choice_enter_does_nothing() -> None:
    sitting = Sitting(_deal(RAID_SEED), ["", "", "no-raid", ""])
    assert _acts(sitting.match) == ["no-raid"]


@pytest.mark.parametrize(
    "line",
    [
        "trade brave 2, want weapon 2, horses, offer buffalo hunt, done",
        "Trade with Brave 2, Ask for 2 Weapon cards, Offer Horses, Offer Buffalo Hunt, Make the offer",
        "trade:brave-2 want:weapon:2 offer:horses offer:buffalo-hunt done",
        "5, want:weapon:2, hors, buffalo, make",
    ],
)
def test_an_offer_is_put_together_in_one_line(line: str) -> None:
    sitting = Sitting(_deal(TRADE_SEED), ["", line])
    offered = ["trade:brave-2", "want:weapon:2", "offer:horses", "offer:buffalo-hunt", "done"]
    assert _acts(sitting.match) == ["no-raid", *offered]
    assert "You show Horses and Buffalo Hunt to Brave 2." in sitting.reply(line)


@pytest.mark.parametrize("line", ["11 2 6", "11, 2, 6", "11 2, buffalo hunt"])
def test_an_offer_is_put_together_by_numbers_of_one_list(line: str) -> None:
    sitting = Sitting(_deal(TRADE_SEED), ["", "trade brave 2", line])
    assert _acts(sitting.match)[2:] == ["want:weapon:2", "offer:horses", "offer:buffalo-hunt"]
    assert "Your hand" not in sitting.reply(line), "the table isn't drawn for it"


def test_an_answer_is_given_in_one_line() -> None:
    match = _deal(TRADE_SEED, hot_seat=True)
    lines = ["", "trade brave 2, horses, done", "1, done", "decline"]
    sitting = Sitting(match, lines, [""] * 9)
    assert _acts(match, 1)[-1] == "done"
    assert "Brave 1 offers Horses. Give cards for it, or decline." in flat(sitting.text)
    assert match.entries[-1] == Act(0, "decline", [])


def test_what_is_not_understood_stops_a_line() -> None:
    sitting = Sitting(_deal(TRADE_SEED), ["", "trade brave 2, xyzzy, done", "accept", "?"])
    assert _acts(sitting.match) == ["no-raid", "trade:brave-2"]
    reply = sitting.reply("trade brave 2, xyzzy, done")
    assert "You turn to Brave 2 for a trade.\n'xyzzy' isn't understood." in reply
    assert "accept can't be done: " in sitting.reply("accept")


def test_what_can_not_be_done_among_several_numbers_stops_the_line_too() -> None:
    """Nothing can be asked for any more when a card is offered."""
    sitting = Sitting(_deal(TRADE_SEED), ["", "trade brave 2", "2 11 3, buffalo hunt, done"])
    assert _acts(sitting.match)[2:] == ["offer:horses"]
    assert "want:weapon:2 can't be done: " in sitting.reply("2 11 3, buffalo hunt, done")


@pytest.mark.parametrize("line", ["trade brave 2, 4", "horses, 3 4", "xyzzy, 1", ",", "xyzzy, accept"])
def test_numbers_of_lists_that_arent_there_yet_do_nothing(line: str) -> None:
    sitting = Sitting(_deal(TRADE_SEED), ["", line, ""])
    assert _acts(sitting.match) == ["no-raid"]
    assert "isn't understood" in sitting.reply(line)


def test_a_line_stops_where_the_table_has_changed() -> None:
    sitting = Sitting(_deal(TRADE_SEED), ["no-raid, small game, done"])
    assert _acts(sitting.match) == ["no-raid", "small-game"]
    told = "The table has changed; look again before you do this: done."
    assert told in sitting.reply("no-raid, small game, done")


def test_what_is_being_put_together_can_be_taken_back() -> None:
    match = _deal(TRADE_SEED)
    before = _hand(match, 0)
    sitting = Sitting(match, ["", "trade brave 2, want weapon 2, horses, buffalo", *["undo"] * 4])
    assert [type(entry) for entry in match.entries[-4:]] == [Undo] * 4
    assert _hand(match, 0) == before and _view(match, 0).partner == -1
    assert "Hunt Phase: take one action, " in sitting.exchanges[-1].shown
    match = _deal(RAID_SEED)
    Sitting(match, ["horse, sweat, wichita", "undo", "undo", "undo", "no-raid"])
    assert _acts(match)[-1] == "no-raid" and _hand(match, 0) >= set(LAID)


def test_why() -> None:
    sitting = Sitting(_deal(TRADE_SEED), ["why raid horse", "why accept", "why trade brave 2"])
    assert "lacks" in sitting.exchanges[0].shown
    for typed in ("why raid horse", "why accept", "why trade brave 2"):
        assert re.search(r"can't be done: .*\.", flat(sitting.reply(typed))), typed
    cited = re.search(r"\(rules (MW-\d+) tells more\)", sitting.text)
    assert cited is not None and cited[1] in GAME.rule_texts()


def test_a_rule() -> None:
    ran = command("rules", "mystic-warriors", "mw-9")
    assert ran.code == 0
    assert ran.out.startswith("MW-9  ")
    assert "MW-9" in Sitting(_deal(TRADE_SEED), ["rules mw-9"]).reply("rules mw-9")


# --- whole matches


@pytest.mark.parametrize(("seats", "kind"), [(2, "heuristic"), (3, "random"), (6, "heuristic")])
def test_a_whole_match(seats: int, kind: str) -> None:
    """The person does what a bot would do, by number, with all of them against him."""
    match = new_match(GAME, Wishes(seats=seats, bots=(kind,), options=("feathers=2",), seed=7))
    heuristic = bot("heuristic", GAME)

    def lines() -> Iterator[Typed]:
        for step in itertools.count():
            legal = match.state.legal(0)
            chosen = heuristic.choose(match.state.view(0), legal, FastChance(7, step))
            yield str(legal.index(chosen) + 1)

    sitting = Sitting(match, lines(), [""])
    assert match.result is not None and match.result.rule == "MW-4"
    assert ("You have won." if match.result.winners == (0,) else "You have lost.") in sitting.text
    words = GAME.words()
    told = [words.log(event, 0) for event in match.seen(0) if event.told(0)]
    place = 0
    printed = flat(sitting.text)
    for line in told:
        place = printed.index(line, place) + len(line)


@pytest.mark.parametrize("seats", [2, 6])
def test_simulate(seats: int) -> None:
    words = ["mystic-warriors", "--games", "6", "--seats", str(seats), *SHORT, "--seed", "1"]
    ran = command("simulate", *words)
    assert (ran.code, ran.err) == (0, "")
    assert "6 of 6 matches finished." in ran.out
    assert [f"brave-{seat}" in ran.out for seat in range(1, 8)] == [n <= seats for n in range(1, 8)]


def test_simulate_with_too_few_seats_for_the_first() -> None:
    ran = command("simulate", "mystic-warriors", "--seats", "3", "--option", "first_seat=4", "--games", "2")
    assert "first_seat is 4, but only 3 play." in refused(ran)


def test_fuzz() -> None:
    ran = command("fuzz", "mystic-warriors", "--seconds", "2")
    assert (ran.code, ran.err) == (0, "")
    assert re.fullmatch(r"\d+ matches, \d+ steps, 0 failures\.\n", ran.out)
