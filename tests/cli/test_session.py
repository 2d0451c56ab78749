"""A session at the prompt: whole matches, what is typed, what is shown."""

from __future__ import annotations

import itertools
import re

import pytest

from tallgrass.games.indian_wars.cards import PLAIN_NAMES
from tallgrass.games.indian_wars.tables import INDIANS, INITIATIVE, OVER, RESOURCES, WHITES
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.games.indian_wars.words import PHASES
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.fair import deal_again
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import Result
from tallgrass.kernel.record import Act, HandOver
from tests.cli.asking import SAVE, asked_to_save
from tests.cli.running import flat
from tests.cli.sitting import INDIAN_WARS, Sitting, Typed, action, always, can, deal, hand, view

# --- whole matches


@pytest.mark.parametrize("seat", ["whites", "indians"])
@pytest.mark.parametrize("bot", ["heuristic", "random"])
def test_a_whole_match_against_a_bot(seat: str, bot: str) -> None:
    sitting = Sitting(deal(seat=seat, bots=(bot,)), always(), [""])
    result = sitting.match.result
    assert result is not None
    assert "The match is over" in sitting.last or "The match is over" in sitting.exchanges[-1].shown
    end = flat(sitting.text.rpartition("The match is over")[2])
    winner = ("Whites", "Indians")[result.winners[0]]
    verdict = "You have won." if winner.lower() == seat else "You have lost."
    loser = ("Indians", "Whites")[result.winners[0]]
    reason = f"{loser} have lost their last Blood Chip."
    told = f"{winner} won. {reason} (Whites {result.scores[0]}, Indians {result.scores[1]})"
    assert end.split(" ", 1)[1].startswith(f"{verdict} {told}")
    assert asked_to_save(sitting) == 1
    assert sitting.exchanges[-1].prompt.startswith(SAVE)


@pytest.mark.parametrize(("whites", "verdict"), [(True, "You have lost."), (False, "You have won.")])
def test_one_who_gives_up_has_lost(whites: bool, verdict: str) -> None:
    """And the one who stays has won; such a match may have been played by people before."""
    match = deal(seat="whites" if whites else "indians")
    match.resign(WHITES)
    sitting = Sitting(match)
    assert [exchange.prompt for exchange in sitting.exchanges] == [f"{SAVE} A file's name, or Enter for no: "]
    end = flat(sitting.text.rpartition("The match is over")[2])
    assert f"{verdict} Indians won. Whites gave up." in end
    assert "(Whites" not in end, "there are no scores"


def test_how_a_draw_is_told() -> None:
    words = INDIAN_WARS.words()
    draw = Result((-1, -1), (), "Both sides have lost their last Blood Chip, equally.", "IW-13")
    told = "A draw. Both sides have lost their last Blood Chip, equally. (Whites -1, Indians -1)"
    assert words.outcome(draw) == told
    assert (
        words.outcome(Result((3, 0), (WHITES,), "So it is.")) == "Whites won. So it is. (Whites 3, Indians 0)"
    )
    assert words.outcome(Result((), (INDIANS,), "Whites gave up.")) == "Indians won. Whites gave up."
    assert words.outcome(Result((1, 1), (0, 1), "Peace.")) == (
        "Whites and Indians won. Peace. (Whites 1, Indians 1)"
    )


def test_a_draw_is_neither_won_nor_lost() -> None:
    number = next(number for number in range(2_000) if _drawn(number))
    sitting = Sitting(_played_by_itself(number))
    end = flat(sitting.text.rpartition("The match is over")[2])
    assert "A draw. Both sides have lost their last Blood Chip, equally." in end
    assert "You have" not in end


def _played_by_itself(number: int) -> Match:
    match = Match(
        INDIAN_WARS, ["human", "random"], INDIAN_WARS.settle({}), dealing=deal_again(number, ["", ""])
    )
    match.state.playout(FastChance(number), 10_000)
    return match


def _drawn(number: int) -> bool:
    result = _played_by_itself(number).state.result()
    return result is not None and not result.winners


def test_it_begins_with_who_plays_and_the_commitment() -> None:
    sitting = Sitting(deal(None))
    first = sitting.exchanges[0].shown
    assert "Indian Wars" in first
    assert "whites: human  indians: heuristic" in first
    assert f"Dealt fairly; commitment {sitting.match.dealings[0].commitment}\n" in first
    assert "--seed" not in first
    assert "Turn 1." in first


@pytest.mark.parametrize("seed", [9, 0, -3, 2**63 - 1, -(2**63 - 1)])
def test_a_deal_that_can_be_dealt_again_is_not_called_fair(seed: int) -> None:
    first = Sitting(deal(seed)).exchanges[0].shown
    assert f"Dealt by --seed {seed}: the same cards whenever it is given.\n" in first
    assert "fairly" not in first and "commitment" not in first


def test_a_match_from_a_script_was_not_dealt() -> None:
    match = Match(INDIAN_WARS, ["human", "random"], INDIAN_WARS.settle({}), chance=FastChance(1))
    assert "Dealt from a script." in Sitting(match).exchanges[0].shown


def test_the_deal_of_the_readme() -> None:
    sitting = Sitting(deal())
    first = sitting.exchanges[0].shown
    assert "You draw Sitting Bull, Crazy Horse, Murder, Pony Express, Raid, War Party, Atrocities." in first


def test_each_question_is_asked_with_its_list() -> None:
    match = deal()
    lists = []

    def look_on(sitting: Sitting) -> None:
        if sitting.match.to_move():
            lists.append(can(sitting.match, WHITES))

    sitting = Sitting(match, always(), [""], look_on=look_on)
    asked = [exchange for exchange in sitting.exchanges if exchange.prompt == "> "]
    assert len(asked) == len(lists) > 50
    for exchange, names in zip(asked, lists, strict=True):
        listed = re.findall(r"^ +(\d+)  .*? ([a-z]+(?::[a-z0-9-]+)?) *$", exchange.shown, flags=re.MULTILINE)
        assert [name for _, name in listed] == names
        first = 0 if names[0] == "extra:0" else 1  # how many is asked by number
        assert [int(place) for place, _ in listed] == list(range(first, first + len(names)))


def test_everything_that_the_seat_saw_is_told_once_and_in_order() -> None:
    sitting = Sitting(deal(), always(), [""])
    words = INDIAN_WARS.words()
    told = [words.log(event, WHITES) for event in sitting.match.seen(WHITES)]
    lines = sitting.text.splitlines()
    place = 0
    for line in told:
        place = lines.index(line, place) + 1
    contests = [line for line in told if re.match("Initiative|Combatants|Firepower", line)]
    assert contests
    for line in contests:
        assert lines.count(line) == told.count(line)


def test_what_the_bot_does_in_secret_is_not_told() -> None:
    sitting = Sitting(deal(), always(), [""])
    assert not re.search(r"Indians (draw|lay|put|count) ", sitting.text)


def test_bots_act_without_being_asked() -> None:
    sitting = Sitting(deal(seat="indians"), ["done"])
    assert sitting.exchanges[0].moving == (INDIANS,)
    acts = [entry for entry in sitting.match.entries if isinstance(entry, Act)]
    assert acts[-1].seat == INDIANS
    assert all(act.seat == WHITES for act in acts[:-1])


# --- several numbers


def _done(sitting: Sitting) -> list[str]:
    return [entry.action for entry in sitting.match.entries if isinstance(entry, Act)]


def test_several_numbers_stop_when_the_table_has_changed() -> None:
    """The fourth card completes the exchange and others are drawn: who knows whether the fifth still goes?"""
    sitting = Sitting(deal(), ["2 3 4 5 7 8"])
    reply = sitting.reply("2 3 4 5 7 8")
    assert _done(sitting) == ["discard:raid", "discard:war-party", "discard:atrocities", "discard:murder"]
    left = "discard:crazy-horse, discard:sitting-bull"
    told = f"The table has changed; look again before you do this: {left}."
    assert "You exchange" in reply.partition(told)[0] and told in reply
    assert "Your hand (7)" in reply  # and what is new is shown


def test_several_numbers_stop_at_a_draw() -> None:
    """It could bring what makes the next card useless, whatever number that one had."""
    sitting = Sitting(deal(), ["1 2"])
    assert _done(sitting) == ["play:pony-express"]
    assert "look again before you do this: discard:raid." in sitting.reply("1 2")


def test_several_numbers_stop_at_the_next_phase() -> None:
    match = deal(seat="indians")
    bots = Sitting(match, ["?"])
    last = len(bots.reply("?").splitlines())
    typed = f"{last} 1 2"
    sitting = Sitting(match, [typed])
    mine = [entry.action for entry in match.entries if isinstance(entry, Act) and entry.seat == INDIANS]
    assert mine == ["done"]
    assert "The table has changed; look again before you do this: " in sitting.reply(typed)
    assert "Turn 1 · Initiative" in sitting.reply(typed)


def test_several_numbers_go_on_as_long_as_the_table_is_the_same() -> None:
    sitting = Sitting(deal(), ["4 2 3"])
    assert _done(sitting) == ["discard:atrocities", "discard:raid", "discard:war-party"]
    assert "The table has changed" not in sitting.text


def test_the_last_of_several_numbers_may_change_the_table() -> None:
    sitting = Sitting(deal(), ["2 3 4 5"])
    assert len(_done(sitting)) == 4
    assert "The table has changed" not in sitting.text


@pytest.mark.parametrize("typed", ["2 9", "2 9 3", "2 1"])
def test_several_numbers_stop_at_the_first_that_can_not_be_done(typed: str) -> None:
    """In the middle of an exchange no card is played, and nobody finishes: told as if typed alone."""
    sitting = Sitting(deal(), [typed, "?"])
    assert _done(sitting) == ["discard:raid"]
    name = {"9": "done", "1": "play:pony-express"}[typed.split()[1]]
    assert f"{name} can't be done: You are exchanging" in flat(sitting.reply(typed))
    assert "draw" in sitting.reply("?"), "the session goes on"


@pytest.mark.parametrize(("before", "typed"), [([], "9 2 3"), (["done"], "2 1")])
def test_nothing_is_done_after_done(before: list[str], typed: str) -> None:
    """As long as the bot hasn't finished it is the same phase, but one's own part in it is over."""
    sitting = Sitting(deal(), [*before, typed, "?"])
    mine = [entry.action for entry in sitting.match.entries if isinstance(entry, Act) and not entry.seat]
    assert mine == ["done"] * (len(before) + 1)
    assert ("discard:raid" if not before else "lay:raid") in sitting.reply(typed), "what wasn't done is told"
    assert sitting.reply("?"), "the session goes on"


def test_the_board_is_shown_when_it_looks_different() -> None:
    sitting = Sitting(deal(), ["discard:raid", "play:pony-express", "draw", "done"])
    assert "Your hand" in sitting.exchanges[0].shown
    assert "Your hand" not in sitting.reply("discard:raid")
    assert "Your hand (7)" in sitting.reply("draw")
    assert "Turn 1 · Initiative" in sitting.reply("done")


def test_an_empty_line_does_nothing() -> None:
    sitting = Sitting(deal(), ["", "   "])
    assert [exchange.shown.strip() for exchange in sitting.exchanges[1:]] == ["", ""]
    assert sitting.match.entries == []


# --- three different answers


def test_what_is_not_understood_is_answered_with_suggestions() -> None:
    sitting = Sitting(deal(), ["discard:muder", "xyzzyx", "77"])
    assert "'discard:muder' isn't understood. Did you mean discard:murder" in sitting.reply("discard:muder")
    reply = sitting.reply("xyzzyx")
    assert reply == "'xyzzyx' isn't understood. ? lists what you can do, help the commands."
    assert "Did you mean a number from 1 to 9?" in sitting.reply("77")
    assert sitting.match.entries == []


def test_what_is_ambiguous_is_answered_with_what_it_could_be() -> None:
    sitting = Sitting(deal(), ["pony", "discard"])
    reply = sitting.reply("pony")
    assert reply == (
        "'pony' could be play:pony-express or discard:pony-express: type more of it, or its number."
    )
    assert "..." in sitting.reply("discard")
    assert sitting.match.entries == []


def test_what_is_not_allowed_is_answered_with_the_reason_and_its_rule() -> None:
    sitting = Sitting(deal(), ["lay:raid", "discard:raiders"])
    assert sitting.reply("lay:raid") == (
        "lay:raid can't be done: In Resources no card is laid; wait for the contests. (rules IW-3 tells more)"
    )
    assert sitting.reply("discard:raiders") == "discard:raiders can't be done: Raiders isn't in your hand."
    assert sitting.match.entries == []


def test_what_is_not_allowed_and_could_be_several_is_answered_for_one() -> None:
    sitting = Sitting(deal(), ["Wounded Knee"])
    first, second = sitting.reply("Wounded Knee").splitlines()
    assert first == "Nothing that reads like 'Wounded Knee' can be done now. For one:"
    assert second.startswith("discard:wounded-knee can't be done: ")


# --- watching, names, escapes


def test_watching_two_bots() -> None:
    sitting = Sitting(deal(watch=True, bots=("heuristic", "random")))
    assert sitting.exchanges == []
    assert "whites: heuristic  indians: random" in sitting.text
    assert "Type a number" not in sitting.text
    words = INDIAN_WARS.words()
    told = [words.log(event, None) for event in sitting.match.seen(None)]
    lines = sitting.text.splitlines()
    assert [line for line in lines if line in set(told)] == told
    assert not re.search(r"(Whites|Indians|You) (draw|lay|put) ", sitting.text)
    result = sitting.match.result
    assert result is not None
    assert sitting.text.endswith(f"{words.outcome(result)}\n")
    assert "You have" not in sitting.text
    assert "●" not in sitting.text, "through a pipe there is no table"


def test_watching_on_a_terminal_is_going_from_phase_to_phase() -> None:
    match = deal(watch=True, bots=("heuristic", "random"))
    moments: list[tuple[int, int]] = []

    def look_on(sitting: Sitting) -> None:
        seen = sitting.match.state.view(None)
        assert isinstance(seen, IndianWarsView)
        moments.append((seen.turn, seen.phase))

    sitting = Sitting(match, [], itertools.repeat(""), terminal=True, look_on=look_on)
    assert match.result is not None
    assert set(sitting.prompts) == {"Enter goes on, q leaves: "}
    assert len(moments) == len(set(moments)) == len(sitting.exchanges), "each phase once"
    assert moments == sorted(moments)
    assert {phase for _, phase in moments} >= {RESOURCES, INITIATIVE, INITIATIVE + 1, INITIATIVE + 2, OVER}
    for exchange, (turn, phase) in zip(sitting.exchanges, moments, strict=True):
        shown = _without_codes(exchange.shown)
        heading = f"Turn {turn} · {'the end' if phase == OVER else PHASES[phase]}"
        assert shown.count("Turn") == shown.count("Turn ") and heading in shown, shown
        assert shown.count(" · deck ") + shown.count("drew: deck ") == 1, "one table"
        assert "Your hand" not in shown
    words = INDIAN_WARS.words()
    told = [words.log(event, None) for event in match.seen(None)]
    text = _without_codes(sitting.text).replace(sitting.prompts[0], "")
    lines = [line.rstrip() for line in text.splitlines()]
    assert [line for line in lines if line in set(told)] == told
    assert _without_codes(sitting.text).endswith(f"{words.outcome(match.result)}\n")


def _without_codes(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


@pytest.mark.parametrize("word", ["q", "Q", " quit ", EOFError, KeyboardInterrupt])
def test_a_spectator_leaves_without_being_asked_anything(word: Typed) -> None:
    match = deal(watch=True, bots=("random",))
    sitting = Sitting(match, [], ["", "xyzzy", word, "never"], terminal=True)
    assert [exchange.typed for exchange in sitting.exchanges] == ["", "xyzzy", word]
    assert match.result is None
    assert asked_to_save(sitting) == 0


def _insults(text: str) -> list[str]:
    return re.findall(r"\b(?:" + "|".join(map(re.escape, PLAIN_NAMES)) + r")\b", text)


def test_printed_names_are_shown_as_they_are() -> None:
    assert _insults(Sitting(deal(), always(), [""]).text)


@pytest.mark.parametrize("seed", range(3))
def test_plain_names_are_shown_instead_of_insults(seed: int) -> None:
    def lines() -> list[str]:
        refusals = [f"why {verb} {name}" for name in PLAIN_NAMES for verb in ("lay", "discard", "play")]
        return [*refusals, "rules", "log", *["1"] * 40, *refusals, "look", "log", *["1"] * 600]

    sitting = Sitting(deal(seed), lines(), [""], plain=True)
    assert sitting.match.result is not None
    printed = "\n".join(line for line in sitting.text.splitlines() if not line.startswith("> "))
    assert _insults(printed) == []
    assert any(neutral in printed for neutral in PLAIN_NAMES.values())


def test_a_neutral_name_is_understood_when_it_is_shown() -> None:
    seed = next(seed for seed in range(100) if set(PLAIN_NAMES) & set(hand(deal(seed), WHITES)))
    match = deal(seed)
    printed = next(name for name in hand(match, WHITES) if name in PLAIN_NAMES)
    neutral = PLAIN_NAMES[printed]
    sitting = Sitting(match, [f"Discard {neutral}"], plain=True)
    assert f"Discard {neutral}" in sitting.exchanges[0].shown
    entry = sitting.match.entries[0]
    assert isinstance(entry, Act) and entry.action == action("discard", printed)


def test_markup_that_is_typed_stays_text() -> None:
    sitting = Sitting(deal(), ["[red]xx[/]", "why [bold]", "rules [/]", "save [/]/[b]x", "save [b]m[]"])
    assert "Saved in [b]m[]." in sitting.text
    assert "The match is in '[b]m[]': tallgrass play indian-wars --load '[b]m[]'" in sitting.text
    assert "'[red]xx[/]' isn't understood" in sitting.text
    assert "'[bold]' is no action" in sitting.text
    assert "There is no rule '[/]'" in sitting.text
    assert "[/]/[b]x can't be written" in sitting.text


def test_a_hand_over_is_told() -> None:
    match = deal()
    match.hand_over(INDIANS, "random")
    sitting = Sitting(match, ["done", "log"])
    assert sitting.match.entries[0] == HandOver(INDIANS, "random")
    assert "Indians: the bot random plays from now on." in sitting.reply("log")
    assert view(match, WHITES).phase == INITIATIVE
