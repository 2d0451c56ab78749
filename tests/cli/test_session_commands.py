"""The commands of a session."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tallgrass
from tallgrass.cli.typed import COMMANDS
from tallgrass.games.indian_wars.tables import INDIANS, RESOURCES, WHITES
from tallgrass.kernel.record import Act, Undo
from tests.cli.asking import FIRST_HAND, SAVE, asked_to_save
from tests.cli.running import flat
from tests.cli.sitting import INDIAN_WARS, Sitting, can, deal, hand, view

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
    assert sitting.reply("why Raiders").startswith("discard:raiders can't be done: ")
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


@pytest.mark.parametrize("identity", ["iw9", "IW9", "iw 9"])
def test_a_rule_by_its_id_without_the_hyphen(identity: str) -> None:
    assert Sitting(deal(), [f"rules {identity}"]).reply(f"rules {identity}").startswith("IW-9  ")


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
    assert sitting.prompts[0] == "Give up? The other one wins then. Type yes: "
    shown = sitting.exchanges[-1].shown
    assert shown.splitlines()[1] == "You gave up."
    assert shown.endswith("You have lost.\nIndians won. Whites gave up.\n")
    assert asked_to_save(sitting) == 1


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
    assert asked_to_save(sitting) == 1
    assert sitting.exchanges[-1].prompt.startswith(SAVE)


def test_control_c_twice_leaves() -> None:
    sitting = Sitting(deal(), ["1", KeyboardInterrupt, "never typed"], [KeyboardInterrupt])
    assert sitting.exchanges[-1].typed is KeyboardInterrupt


def test_control_c_when_asked_whether_to_resign_does_not_resign() -> None:
    sitting = Sitting(deal(), ["resign", "never typed"], [KeyboardInterrupt, ""])
    assert sitting.match.result is None
