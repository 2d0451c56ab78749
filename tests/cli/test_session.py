"""A session at the prompt: a whole match, and each command."""

from __future__ import annotations

import re

import pytest

from tallgrass.cli.typed import COMMANDS
from tallgrass.games.indian_wars.cards import PLAIN_NAMES
from tallgrass.games.indian_wars.tables import INDIANS, INITIATIVE, RESOURCES, WHITES
from tallgrass.kernel.record import Act, HandOver, Undo
from tests.cli.running import flat
from tests.cli.sitting import INDIAN_WARS, Sitting, action, always, can, deal, hand, view

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
    assert f"{winner} won." in end
    assert f"{result.reason} (Whites {result.scores[0]}, Indians {result.scores[1]})" in end
    assert _asked_to_save(sitting) == 1
    assert sitting.exchanges[-1].prompt.startswith(SAVE)


def test_it_begins_with_who_plays_and_the_commitment() -> None:
    sitting = Sitting(deal())
    first = sitting.exchanges[0].shown
    assert "Indian Wars" in first
    assert "whites: human  indians: heuristic" in first
    assert f"commitment {sitting.match.dealings[0].commitment}" in first
    assert "Turn 1." in first
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


def test_several_numbers_stop_at_the_first_that_can_not_be_done() -> None:
    """The fourth card completes the exchange; the fifth then can't be discarded."""
    sitting = Sitting(deal(), ["2 3 4 5 7"])
    reply = sitting.reply("2 3 4 5 7")
    done = [entry.action for entry in sitting.match.entries if isinstance(entry, Act)]
    assert done == ["discard:raid", "discard:war-party", "discard:atrocities", "discard:murder"]
    assert "discard:crazy-horse can't be done: You have exchanged cards this turn" in reply
    assert "You exchange" in reply  # and what is new is shown


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
    assert "Exchange: 1 of up to 4 chosen." in reply


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
    assert "took back a step." in sitting.reply("undo")
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


@pytest.mark.parametrize("answer", ["yes", "YES", " yes "])
def test_resigning(answer: str) -> None:
    sitting = Sitting(deal(), ["resign"], [answer, ""])
    result = sitting.match.result
    assert result is not None and result.winners == (INDIANS,)
    assert "Indians won." in sitting.exchanges[-1].shown
    assert "whites gave up. (Whites 0, Indians 1)" in sitting.exchanges[-1].shown
    assert _asked_to_save(sitting) == 1


@pytest.mark.parametrize("answer", ["", "no", "y", "yes please"])
def test_not_resigning_after_all(answer: str) -> None:
    sitting = Sitting(deal(), ["resign", "?"], [answer])
    assert sitting.match.result is None
    assert sitting.match.entries == []
    assert "play:pony-express" in sitting.reply("?")


def test_quitting_without_saving() -> None:
    sitting = Sitting(deal(), ["1", "quit", "never typed"], [""])
    assert _asked_to_save(sitting) == 1
    assert sitting.exchanges[-1].prompt.startswith(SAVE)
    assert sitting.match.result is None


def test_the_end_of_input_ends_the_session_quietly() -> None:
    sitting = Sitting(deal(), ["1"])
    assert [exchange.typed for exchange in sitting.exchanges] == ["1", EOFError]
    assert len(sitting.match.entries) == 1
    assert sitting.prompts == []


@pytest.mark.parametrize("question", ["resign", "quit"])
def test_the_end_of_input_at_a_question(question: str) -> None:
    sitting = Sitting(deal(), [question])
    assert sitting.match.result is None
    assert sitting.exchanges[-1].typed is EOFError


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
    assert "Whites won." in sitting.last


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
    sitting = Sitting(deal(), ["[red]xx[/]", "why [bold]", "rules [/]", "save [/]/[b]x"])
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
