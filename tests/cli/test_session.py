"""A session at the prompt: a whole match, and each command."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

import tallgrass
from tallgrass.cli.output import outcome
from tallgrass.cli.typed import COMMANDS
from tallgrass.games.indian_wars.cards import PLAIN_NAMES
from tallgrass.games.indian_wars.tables import INDIANS, INITIATIVE, OVER, RESOURCES, WHITES
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.games.indian_wars.words import PHASES
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.fair import deal_again
from tallgrass.kernel.match import Match
from tallgrass.kernel.messages import Result
from tallgrass.kernel.playout import playout
from tallgrass.kernel.record import Act, HandOver, Undo
from tests.cli.running import flat
from tests.cli.sitting import INDIAN_WARS, Sitting, Typed, action, always, can, deal, hand, view

SAVE = "Save the match?"
FIRST_HAND = ["Raid", "War Party", "Atrocities", "Murder", "Pony Express", "Crazy Horse", "Sitting Bull"]


def _asked_to_save(sitting: Sitting) -> int:
    return sum(prompt.startswith(SAVE) for prompt in sitting.prompts)


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
    told = f"{winner} won: {result.reason} (Whites {result.scores[0]}, Indians {result.scores[1]})"
    assert end.split(" ", 1)[1].startswith(f"{verdict} {told}")
    assert _asked_to_save(sitting) == 1
    assert sitting.exchanges[-1].prompt.startswith(SAVE)


@pytest.mark.parametrize(("whites", "verdict"), [(True, "You have lost."), (False, "You have won.")])
def test_one_who_gives_up_has_lost(whites: bool, verdict: str) -> None:
    """And the one who stays has won; such a match may have been played by people before."""
    match = deal(seat="whites" if whites else "indians")
    match.resign(WHITES)
    sitting = Sitting(match)
    assert [exchange.prompt for exchange in sitting.exchanges] == [f"{SAVE} A file's name, or Enter for no: "]
    end = flat(sitting.text.rpartition("The match is over")[2])
    assert f"{verdict} Indians won: Whites gave up." in end
    assert "(Whites" not in end, "there are no scores"


def test_how_a_draw_is_told() -> None:
    words = INDIAN_WARS.words()
    draw = Result((-1, -1), (), "Both sides have lost their last Blood Chip, equally.", "IW-13")
    told = "A draw: Both sides have lost their last Blood Chip, equally. (Whites -1, Indians -1)"
    assert outcome(words, draw) == told
    assert (
        outcome(words, Result((3, 0), (WHITES,), "So it is."))
        == "Whites won: So it is. (Whites 3, Indians 0)"
    )
    assert outcome(words, Result((), (INDIANS,), "Whites gave up.")) == "Indians won: Whites gave up."
    assert outcome(words, Result((1, 1), (0, 1), "Peace.")) == (
        "Whites and Indians won: Peace. (Whites 1, Indians 1)"
    )


def test_a_draw_is_neither_won_nor_lost() -> None:
    number = next(number for number in range(2_000) if _drawn(number))
    sitting = Sitting(_played_by_itself(number))
    end = flat(sitting.text.rpartition("The match is over")[2])
    assert "A draw: Both sides have lost their last Blood Chip, equally." in end
    assert "You have" not in end


def _played_by_itself(number: int) -> Match:
    match = Match(
        INDIAN_WARS, ["human", "random"], INDIAN_WARS.settle({}), dealing=deal_again(number, ["", ""])
    )
    playout(match.state, FastChance(number), 10_000)
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
        assert [int(place) for place, _ in listed] == list(range(1, len(names) + 1))


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
    assert reply.startswith(f"The table has changed; look again before you do this: {left}.")
    assert "You exchange" in reply and "Your hand (7)" in reply  # and what is new is shown


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
    assert second.startswith("lay:wounded-knee can't be done: ")


# --- commands


def test_question_mark_lists_what_can_be_done() -> None:
    sitting = Sitting(deal(), ["?"])
    lines = sitting.reply("?").splitlines()
    assert [line.split()[-1] for line in lines] == can(sitting.match, WHITES)
    assert lines[0].split() == ["1", "Play", "Pony", "Express:", "draw", "2", "play:pony-express"]


def test_help_names_every_command() -> None:
    reply = Sitting(deal(), ["help"]).reply("help")
    for name, sentence in COMMANDS.items():
        assert re.search(rf"^  {re.escape(name)} +{re.escape(sentence)} *$", reply, flags=re.MULTILINE), name


def test_look_shows_the_table_again() -> None:
    sitting = Sitting(deal(), ["discard:raid", "look"])
    assert "Turn 1 · Resources" not in sitting.reply("discard:raid")
    reply = sitting.reply("look")
    assert "Turn 1 · Resources" in reply and "Your hand (6)" in reply
    assert "You exchange Raid. Discard up to 3 more, or draw the replacements." in reply


def test_why_without_anything() -> None:
    assert "Why what?" in Sitting(deal(), ["why"]).reply("why")


@pytest.mark.parametrize("name", ["done", "don", "9", "discard raid", "play"])
def test_why_of_what_can_be_done(name: str) -> None:
    reply = Sitting(deal(), [f"why {name}"]).reply(f"why {name}")
    assert re.fullmatch(r"[a-z:-]+ can be done now\.", reply)


def test_why_of_several_that_can_be_done() -> None:
    reply = Sitting(deal(), ["why pony", "why 1 2"])
    assert reply.reply("why pony").splitlines() == [
        "play:pony-express can be done now.",
        "discard:pony-express can be done now.",
    ]
    assert reply.reply("why 1 2").splitlines() == [
        "play:pony-express can be done now.",
        "discard:raid can be done now.",
    ]


def test_why_of_what_can_not_be_done() -> None:
    sitting = Sitting(deal(), ["why lay:raid", "why draw", "why Raiders", "WHY Lay  Hit & Run"])
    assert "(rules IW-3 tells more)" in sitting.reply("why lay:raid")
    assert sitting.reply("why draw").startswith("draw can't be done: There is nothing to replace")
    assert sitting.reply("why Raiders").startswith("lay:raiders can't be done: ")
    assert sitting.reply("WHY Lay  Hit & Run").startswith("lay:hit-and-run can't be done: ")


@pytest.mark.parametrize("name", ["xyzzy", "10", "0"])
def test_why_of_what_there_is_not(name: str) -> None:
    reply = Sitting(deal(), [f"why {name}"]).reply(f"why {name}")
    assert reply == f"'{name}' is no action of this game."


def test_why_changes_nothing() -> None:
    assert Sitting(deal(), ["why done", "why lay:raid", "why"]).match.entries == []


def test_undo_of_a_step() -> None:
    match = deal()
    assert hand(match, WHITES) == FIRST_HAND
    sitting = Sitting(match, ["discard:raid", "undo"])
    assert sitting.reply("undo").startswith("You took back a step.\n")
    assert "Your hand (7)" in sitting.reply("undo")
    assert hand(match, WHITES) == FIRST_HAND
    assert match.entries == [Act(WHITES, "discard:raid", []), Undo(WHITES, [0])]


def test_undo_at_the_beginning() -> None:
    sitting = Sitting(deal(), ["undo"])
    assert sitting.reply("undo") == "Nothing is taken back: There is nothing of yours to take back."
    assert sitting.match.entries == []


def test_undo_after_a_draw_gives_the_cards_back_but_not_the_chance() -> None:
    match = deal()
    sitting = Sitting(match, ["play:pony-express", "undo", "play:pony-express"])
    assert hand(match, WHITES) != FIRST_HAND
    first, undo, second = match.entries
    assert isinstance(first, Act) and isinstance(undo, Undo) and isinstance(second, Act)
    assert first.action == second.action == "play:pony-express"
    assert first.outcomes != second.outcomes
    shown = sitting.text
    assert shown.count("You play Pony Express.") == 2
    assert len(set(re.findall(r"You draw ([^.]*)\.", shown))) == 3


def test_undo_takes_back_what_the_bot_did_since() -> None:
    match = deal()
    sitting = Sitting(match, ["done", "undo"])
    assert "Turn 1 · Initiative" in sitting.reply("done")
    reply = sitting.reply("undo")
    assert "Turn 1 · Resources" in reply
    assert match.to_move() == [WHITES]
    assert hand(match, WHITES) == FIRST_HAND
    undo = match.entries[-1]
    assert isinstance(undo, Undo)
    assert undo.steps == list(range(len(match.entries) - 1))
    assert any(isinstance(entry, Act) and entry.seat == INDIANS for entry in match.entries)
    assert view(match, WHITES).phase == RESOURCES
    assert reply.startswith("You took back a step and all that followed.\n")
    assert "Do all agree?" not in sitting.text, "a bot doesn't mind"


def test_undo_again_and_again_back_to_the_beginning() -> None:
    match = deal()
    Sitting(match, ["1", "1", "done", "1", "done", "1", *["undo"] * 12])
    assert match.to_move() == [WHITES]
    assert hand(match, WHITES) == FIRST_HAND
    assert view(match, WHITES).turn == 1


def test_a_match_goes_on_after_an_undo_and_ends() -> None:
    lines = ["1", "1", "undo", "done", "undo", "done", "1", "undo"]
    sitting = Sitting(deal(bots=("random",)), [*lines, *["1"] * 600], [""])
    assert sitting.match.result is not None


def test_log_tells_all_that_the_seat_may_know() -> None:
    sitting = Sitting(deal(), ["done", "log"])
    words = INDIAN_WARS.words()
    lines = [line.rstrip() for line in sitting.reply("log").splitlines()]
    assert lines == [words.log(event, WHITES) for event in sitting.match.seen(WHITES)]
    assert lines[0] == "Turn 1."
    assert any(re.match("Indians .*hold [0-9]+ cards", line) for line in lines)
    assert not any(line.startswith("Indians draw ") for line in lines)


def test_rules_lists_them_all() -> None:
    reply = Sitting(deal(), ["rules"]).reply("rules")
    for identity, (title, _) in INDIAN_WARS.rule_texts().items():
        assert re.search(rf"^{identity} +{re.escape(title)} *$", reply, flags=re.MULTILINE), identity


@pytest.mark.parametrize("identity", ["IW-9", "iw-9", " IW-9 ", "goal"])
def test_a_rule_by_its_id(identity: str) -> None:
    reply = Sitting(deal(), [f"rules {identity}"]).reply(f"rules {identity}")
    known = next(name for name in INDIAN_WARS.rule_texts() if name.lower() == identity.strip().lower())
    title, text = INDIAN_WARS.rule_texts()[known]
    assert reply.startswith(f"{known}  {title}")
    assert flat(text) in flat(reply)


def test_a_rule_that_there_is_not() -> None:
    reply = Sitting(deal(), ["rules IW-99"]).reply("rules IW-99")
    assert reply == "There is no rule 'IW-99'; `rules` lists them all."


def test_each_rule_that_a_refusal_names_can_be_read() -> None:
    sitting = Sitting(deal(), ["why lay:raid", "why draw", "rules IW-3", "rules IW-4"])
    for typed in ("why lay:raid", "why draw"):
        cited = re.search(r"\(rules (IW-\d+) tells more\)", sitting.reply(typed))
        assert cited is not None
        assert sitting.reply(f"rules {cited[1]}").startswith(cited[1])


@pytest.mark.parametrize("answer", ["yes", "YES", " yes ", "y", "Y", " y"])
def test_resigning(answer: str) -> None:
    sitting = Sitting(deal(), ["resign"], [answer, ""])
    result = sitting.match.result
    assert result is not None and result.winners == (INDIANS,)
    assert sitting.prompts[0] == "Give up? The other side wins then. Type yes: "
    shown = sitting.exchanges[-1].shown
    assert shown.splitlines()[1] == "You gave up."
    assert shown.endswith("You have lost.\nIndians won: Whites gave up.\n")
    assert _asked_to_save(sitting) == 1


@pytest.mark.parametrize("answer", ["", "no", "n", "ye", "yy", "yes please", "maybe"])
def test_not_resigning_after_all(answer: str) -> None:
    sitting = Sitting(deal(), ["resign", "?"], [answer])
    assert sitting.match.result is None
    assert sitting.match.entries == []
    assert "play:pony-express" in sitting.reply("?")


@pytest.mark.parametrize("word", ["quit", "QUIT", "q", "exit"])
@pytest.mark.parametrize("answer", ["", "n", "no", " NO ", "  "])
def test_quitting_without_saving(word: str, answer: str, tmp_path: Path) -> None:
    sitting = Sitting(deal(), ["1", word, "never typed"], [answer])
    assert sitting.prompts == ["Save the match? A file's name, or Enter for no: "]
    assert sitting.exchanges[-1].prompt.startswith(SAVE)
    assert sitting.match.result is None
    assert "Saved" not in sitting.text
    assert list(tmp_path.iterdir()) == []


def test_help_by_one_letter() -> None:
    sitting = Sitting(deal(), ["h", "help"])
    assert sitting.reply("h") == sitting.reply("help") != ""


def test_what_is_answered_is_echoed_through_a_pipe() -> None:
    sitting = Sitting(deal(), ["resign", "1", "quit"], ["perhaps", "[b]no[/]", "n"])
    assert "Type yes: perhaps\n" in sitting.text
    assert "> 1\n" in sitting.text
    assert "or Enter for no: [b]no[/]\n" in sitting.text


def test_the_end_of_input_ends_the_session_quietly() -> None:
    sitting = Sitting(deal(), ["1"])
    assert [exchange.typed for exchange in sitting.exchanges] == ["1", EOFError]
    assert len(sitting.match.entries) == 1
    assert sitting.prompts == []


def test_control_d_on_a_terminal_offers_to_save(tmp_path: Path) -> None:
    sitting = Sitting(deal(), ["1", EOFError, "never typed"], ["m.json"], terminal=True)
    assert sitting.prompts == ["Save the match? A file's name, or Enter for no: "]
    assert tallgrass.load(tmp_path / "m.json").entries == sitting.match.entries
    assert len(sitting.match.entries) == 1


def test_control_d_twice_leaves(tmp_path: Path) -> None:
    sitting = Sitting(deal(), ["1", EOFError, "never typed"], [EOFError], terminal=True)
    assert [exchange.typed for exchange in sitting.exchanges] == ["1", EOFError, EOFError]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("question", ["resign", "quit"])
def test_the_end_of_input_at_a_question(question: str) -> None:
    sitting = Sitting(deal(), [question])
    assert sitting.match.result is None
    assert sitting.exchanges[-1].typed is EOFError
    assert len(sitting.prompts) == 1, "nothing more is asked"


def test_control_c_leaves_and_offers_to_save() -> None:
    sitting = Sitting(deal(), ["1", KeyboardInterrupt, "never typed"], [""])
    assert _asked_to_save(sitting) == 1
    assert sitting.exchanges[-1].prompt.startswith(SAVE)


def test_control_c_twice_leaves() -> None:
    sitting = Sitting(deal(), ["1", KeyboardInterrupt, "never typed"], [KeyboardInterrupt])
    assert sitting.exchanges[-1].typed is KeyboardInterrupt


def test_control_c_when_asked_whether_to_resign_does_not_resign() -> None:
    sitting = Sitting(deal(), ["resign", "never typed"], [KeyboardInterrupt, ""])
    assert sitting.match.result is None


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
    assert sitting.text.endswith(f"{outcome(words, result)}\n")
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
    assert _without_codes(sitting.text).endswith(f"{outcome(words, match.result)}\n")


def _without_codes(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


@pytest.mark.parametrize("word", ["q", "Q", " quit ", EOFError, KeyboardInterrupt])
def test_a_spectator_leaves_without_being_asked_anything(word: Typed) -> None:
    match = deal(watch=True, bots=("random",))
    sitting = Sitting(match, [], ["", "xyzzy", word, "never"], terminal=True)
    assert [exchange.typed for exchange in sitting.exchanges] == ["", "xyzzy", word]
    assert match.result is None
    assert _asked_to_save(sitting) == 0


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
    assert "Indians: random plays from now on." in sitting.reply("log")
    assert view(match, WHITES).phase == INITIATIVE
