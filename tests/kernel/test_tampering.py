"""Files that are well formed and can't have happened, or aren't to be trusted."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

import tallgrass
from tests.kernel.matches import INDIAN_WARS, fair_match
from tests.kernel.papers import Paper, colourful, ended, paper, put, refused

DOUBT = "isn't to be trusted: "
NEVER = "can't have happened: "


def _drawing(paper: Paper, place: int = 0) -> Paper:
    """An act for which cards were drawn."""
    acts: list[Paper] = [entry for entry in paper["entries"] if entry.get("outcomes")]
    return acts[place]


def test_the_files_are_good_before_they_are_tampered_with(tmp_path: Path) -> None:
    assert tallgrass.load(put(tmp_path, ended())).result
    match = tallgrass.load(put(tmp_path, colourful()))
    assert match.result is not None
    assert {entry["entry"] for entry in colourful()["entries"]} == {"act", "undo", "resign", "hand-over"}
    assert len(match.dealings) == 2


def _set_up(paper: Paper) -> None:
    n, k = paper["setup"][3]
    paper["setup"][3] = [n, (k + 1) % n]


def _last_outcome(paper: Paper) -> None:
    outcomes = _drawing(paper, -1)["outcomes"]
    n, k = outcomes[-1]
    outcomes[-1] = [n, (k + 1) % n]


def _seed(paper: Paper) -> None:
    paper["dealings"][0]["seed"] = "00" * 32


def _seed_and_commitment(paper: Paper) -> None:
    paper["dealings"][0]["seed"] = "00" * 32
    paper["dealings"][0]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()


def _commitment(paper: Paper) -> None:
    paper["dealings"][0]["commitment"] = "ab" * 32


def _nonce(paper: Paper) -> None:
    paper["dealings"][0]["nonces"][1] += "x"


def _nonces_swapped(paper: Paper) -> None:
    paper["dealings"][0]["nonces"].reverse()


def _match_id(paper: Paper) -> None:
    paper["dealings"][0]["match"] += "x"


def _result_gone(paper: Paper) -> None:
    paper["result"] = None


def _winner(paper: Paper) -> None:
    paper["result"]["winners"] = [1 - paper["result"]["winners"][0]]


def _score(paper: Paper) -> None:
    paper["result"]["scores"][0] += 1


def _reason(paper: Paper) -> None:
    paper["result"]["reason"] = "I won."


@pytest.mark.parametrize(
    ("tamper", "telling"),
    [
        (_set_up, "the outcomes of the set-up don't follow from the seed"),
        (_last_outcome, "the outcomes of step [0-9]+ don't follow from the seed"),
        (_seed, "the seed shown isn't the one that was committed to"),
        (_seed_and_commitment, "the outcomes of the set-up don't follow from the seed"),
        (_commitment, "the seed shown isn't the one that was committed to"),
        (_nonce, "the outcomes of the set-up don't follow from the seed"),
        (_nonces_swapped, "the outcomes of the set-up don't follow from the seed"),
        (_match_id, "the outcomes of the set-up don't follow from the seed"),
        (_result_gone, "the result isn't what comes of its steps"),
        (_winner, "the result isn't what comes of its steps"),
        (_score, "the result isn't what comes of its steps"),
        (_reason, "the result isn't what comes of its steps"),
    ],
)
def test_a_strict_load_trusts_nothing(tmp_path: Path, tamper: Callable[[Paper], None], telling: str) -> None:
    tampered = ended()
    tamper(tampered)
    refused(put(tmp_path, tampered), DOUBT + telling)


@pytest.mark.parametrize("tamper", [_seed, _commitment, _nonce, _match_id, _result_gone, _score])
def test_a_lenient_load_wants_possible_steps_only(tmp_path: Path, tamper: Callable[[Paper], None]) -> None:
    tampered = ended()
    tamper(tampered)
    match = tallgrass.load(put(tmp_path, tampered), strict=False)
    assert match.chance is None
    assert paper(match)["entries"] == ended()["entries"]


def test_a_result_before_the_end(tmp_path: Path) -> None:
    tampered = ended()
    result = tampered["result"]
    tampered["entries"] = tampered["entries"][:20]
    refused(put(tmp_path, tampered), DOUBT + "the result")
    assert tallgrass.load(put(tmp_path, tampered | {"result": None})).result is None
    tampered["result"] = result
    assert tallgrass.load(put(tmp_path, tampered), strict=False).result is None


def _other_action(paper: Paper) -> None:
    paper["entries"][0]["action"] = "lay:raid"


def _unknown_action(paper: Paper) -> None:
    paper["entries"][0]["action"] = "moo:" + "x" * 5000


def _wrong_seat(paper: Paper) -> None:
    paper["entries"][0]["seat"] = 1


def _seat_2(paper: Paper) -> None:
    paper["entries"][0]["seat"] = 2


def _seat_below(paper: Paper) -> None:
    paper["entries"][0]["seat"] = -1


def _step_left_out(paper: Paper) -> None:
    paper["entries"].remove(_drawing(paper))


def _step_twice(paper: Paper) -> None:
    place = paper["entries"].index(_drawing(paper))
    paper["entries"].insert(place, paper["entries"][place])


def _after_the_end(paper: Paper) -> None:
    paper["entries"].append(paper["entries"][-1])


def _hand_over_after_the_end(paper: Paper) -> None:
    paper["entries"].append({"entry": "hand-over", "seat": 0, "player": "human"})


def _undo_after_the_end(paper: Paper) -> None:
    paper["entries"].append({"entry": "undo", "seat": 0, "steps": [len(paper["entries"]) - 1]})


def _resign_after_the_end(paper: Paper) -> None:
    paper["entries"].append({"entry": "resign", "seat": 0})


def _resign_of_seat_9(paper: Paper) -> None:
    paper["entries"][5:] = [{"entry": "resign", "seat": 9}]


def _hand_over_of_seat_9(paper: Paper) -> None:
    paper["entries"][5:] = [{"entry": "hand-over", "seat": 9, "player": "human"}]


def _undo_of_seat_9(paper: Paper) -> None:
    paper["entries"][5:] = [{"entry": "undo", "seat": 9, "steps": [0]}]


def _undo_of_nothing(paper: Paper) -> None:
    paper["entries"].insert(0, {"entry": "undo", "seat": 0, "steps": [0]})


def _undo_of_no_step(paper: Paper) -> None:
    paper["entries"][5:] = [{"entry": "undo", "seat": 0, "steps": []}]


def _undo_of_a_step_to_come(paper: Paper) -> None:
    paper["entries"][5:] = [{"entry": "undo", "seat": 0, "steps": [6]}]


def _undo_of_strange_steps(paper: Paper) -> None:
    paper["entries"][5:] = [{"entry": "undo", "seat": 0, "steps": [-1, 10**30, 4]}]


def _no_players(paper: Paper) -> None:
    paper["players"] = []
    paper["dealings"] = []


def _three_players(paper: Paper) -> None:
    paper["players"].append("human")
    paper["dealings"] = []


def _unknown_option(paper: Paper) -> None:
    paper["options"]["moon"] = True


def _option_out_of_range(paper: Paper) -> None:
    paper["options"]["wounded_knee_one_extra"] = 3


def _set_up_too_short(paper: Paper) -> None:
    paper["setup"].pop()


@pytest.mark.parametrize(
    ("tamper", "telling"),
    [
        (_other_action, "at step 0 whites can't do lay:raid: "),
        (_unknown_action, "step 0 is 'moo:x+', which Indian Wars doesn't know"),
        (_wrong_seat, "at step 0 indians can't do "),
        (_seat_2, "step 0 is of seat 2, which there isn't"),
        (_seat_below, "step 0 is of seat -1, which there isn't"),
        (_step_left_out, ""),
        (_step_twice, ""),
        (_after_the_end, r"step \d+ comes after the end"),
        (_hand_over_after_the_end, r"step \d+ comes after the end"),
        (_undo_after_the_end, r"step \d+ comes after the end"),
        (_resign_after_the_end, r"step \d+ comes after the end"),
        (_resign_of_seat_9, "step 5 is of seat 9, which there isn't"),
        (_hand_over_of_seat_9, "step 5 is of seat 9, which there isn't"),
        (_undo_of_seat_9, "step 5 is of seat 9, which there isn't"),
        (_undo_of_nothing, "step 0 takes back what can't be taken back"),
        (_undo_of_no_step, "step 5 takes back what can't be taken back"),
        (_undo_of_a_step_to_come, "step 5 takes back what can't be taken back"),
        (_undo_of_strange_steps, "step 5 takes back what can't be taken back"),
        (_no_players, "in the set-up, Indian Wars is for 2 seats, not 0"),
        (_three_players, "in the set-up, Indian Wars is for 2 seats, not 3"),
        (_unknown_option, "in the set-up, There is no option 'moon'"),
        (_option_out_of_range, "in the set-up, wounded_knee_one_extra takes yes or no"),
        (_set_up_too_short, "in the set-up, the script has run out after 6 outcomes"),
    ],
)
@pytest.mark.parametrize("strict", [True, False])
def test_what_cannot_have_happened(
    tmp_path: Path, tamper: Callable[[Paper], None], telling: str, strict: bool
) -> None:
    tampered = ended()
    tamper(tampered)
    tampered["result"] = None
    drawn_otherwise = strict and tamper in (_step_left_out, _step_twice)
    refused(
        put(tmp_path, tampered), f"({NEVER}|{DOUBT})" if drawn_otherwise else NEVER + telling, strict=strict
    )


def test_nothing_happens_after_giving_up(tmp_path: Path) -> None:
    for entry in [
        {"entry": "act", "seat": 0, "action": "done"},
        {"entry": "hand-over", "seat": 0, "player": "human"},
        {"entry": "resign", "seat": 0},
    ]:
        tampered = colourful()
        tampered["entries"].append(entry)
        refused(put(tmp_path, tampered), NEVER + r"step \d+ comes after the end")


@pytest.mark.parametrize(
    "outcome", [[0, 0], [-1, 0], [10**30, 5], [2**64 + 1, 1], [84, -1], [84, 84], [77, 10**30]]
)
@pytest.mark.parametrize("secret", [True, False])
@pytest.mark.parametrize("strict", [True, False])
def test_strange_numbers_in_outcomes(tmp_path: Path, outcome: list[int], secret: bool, strict: bool) -> None:
    for of_the_set_up in (True, False):
        tampered = ended()
        if secret:
            tampered["dealings"][0]["seed"] = None
        (tampered["setup"] if of_the_set_up else _drawing(tampered)["outcomes"])[0] = outcome
        refused(put(tmp_path, tampered), f"({NEVER}|{DOUBT}|is a broken match file)", strict=strict)


def test_more_outcomes_than_the_set_up_asks_for(tmp_path: Path) -> None:
    tampered = ended()
    tampered["dealings"][0]["seed"] = None
    tampered["setup"].append([77, 1])
    refused(
        put(tmp_path, tampered), NEVER + "in the set-up, 1 of 8 outcomes of the script were never asked for"
    )


def test_outcomes_of_a_step_that_asks_for_none(tmp_path: Path) -> None:
    tampered = ended()
    tampered["dealings"][0]["seed"] = None
    quiet = next(
        entry for entry in tampered["entries"] if entry["entry"] == "act" and not entry.get("outcomes")
    )
    quiet["outcomes"] = [[6, 1], [6, 2]]
    refused(
        put(tmp_path, tampered), NEVER + r"at step \d+, 2 of 2 outcomes of the script were never asked for"
    )


@pytest.mark.parametrize(
    ("starts", "telling"),
    [
        ([9, 9], "its dealings aren't in order"),
        ([0, 10**6], "its dealings aren't in order"),
        ([10, 0], "dealing"),
        ([-1, 10], "its dealings aren't in order"),
    ],
)
def test_dealings_out_of_order(tmp_path: Path, starts: list[int], telling: str) -> None:
    tampered = colourful()
    for dealing, start in zip(tampered["dealings"], starts, strict=True):
        dealing["start"] = start
    refused(put(tmp_path, tampered), "is a broken match file: .*" + telling)


def test_a_dealing_that_begins_too_late_or_too_early(tmp_path: Path) -> None:
    """A dealing serves from a place on: 0 is the set-up, 1 the first entry, and so on."""
    good = colourful()
    start = good["dealings"][1]["start"]
    drawing = [place for place, entry in enumerate(good["entries"], 1) if entry.get("outcomes")]
    after = next(place for place in drawing if place >= start)
    before = max(place for place in drawing if place < start)
    for wrong, place in ((after + 1, after), (before, before)):
        tampered = colourful()
        tampered["dealings"][1]["start"] = wrong
        refused(
            put(tmp_path, tampered), DOUBT + rf"the outcomes of step {place - 1} don't follow from the seed"
        )
    for served in range(before + 1, after + 1):
        tampered = colourful()
        tampered["dealings"][1]["start"] = served
        assert tallgrass.load(put(tmp_path, tampered)).result


def test_a_first_dealing_that_does_not_serve_the_set_up(tmp_path: Path) -> None:
    tampered = colourful()
    tampered["dealings"][0]["start"] = 1
    refused(put(tmp_path, tampered), DOUBT + r"the outcomes of step \d+ don't follow from the seed")


def test_giving_up_is_for_matches_of_two(tmp_path: Path) -> None:
    match = fair_match(INDIAN_WARS)
    match.resign(0)
    tampered = paper(match)
    assert tallgrass.load(put(tmp_path, tampered)).result == match.result
    tampered["entries"][0]["seat"] = 1
    refused(put(tmp_path, tampered), DOUBT + "the result isn't what comes of its steps")


@pytest.mark.parametrize(
    "text", ["\u00e4\U0001f600", "AB" * 32, "\x1b[2J", "[/]", "", "ab" * 31, "ab" * 33, "ab" * 32 + "\n"]
)
def test_a_commitment_that_is_no_commitment(tmp_path: Path, text: str) -> None:
    paper = ended()
    paper["dealings"][0]["commitment"] = text
    refused(put(tmp_path, paper), "a seed and a commitment are written as 64 hexadecimal digits")


@pytest.mark.parametrize(
    "text", ["\x1b[2J", "[/]", "", "x" * 201, "a b", "human\n", "\nhuman", "rand\u00f6m", "a/b", "a;b"]
)
def test_a_player_is_named_by_a_spec(tmp_path: Path, text: str) -> None:
    paper = ended()
    paper["players"][0] = text
    refused(put(tmp_path, paper), "is a broken match file")
    paper = ended()
    paper["entries"].insert(0, {"entry": "hand-over", "seat": 0, "player": text})
    refused(put(tmp_path, paper), "is a broken match file")


@pytest.mark.parametrize("text", ["human", "ismcts:seconds=1.5,threads=2", "A_b+c-d", "x" * 200])
def test_a_spec_of_any_bot_is_a_player(tmp_path: Path, text: str) -> None:
    match = fair_match(INDIAN_WARS)
    match.hand_over(1, text)
    again = tallgrass.load(put(tmp_path, paper(match) | {"players": [text, "human"]}))
    assert again.first_players == (text, "human")
    assert again.players == [text, text]


CONTROL = "\x1b[2J\x07\x9b31m\r\n\u202e"
"""Clears a screen, rings, colours, ends a line, turns the text round."""


def _put_in(paper: Paper, place: str) -> None:
    step: Paper = paper["entries"][0]
    dealing: Paper = paper["dealings"][0]
    if place == "a field of the document":
        paper[CONTROL] = 1
    elif place == "a field of an act":
        step[CONTROL] = 1
    elif place == "a field of a dealing":
        dealing[CONTROL] = 1
    elif place in ("match", "commitment", "seed"):
        dealing[place] = CONTROL
    elif place == "a nonce":
        dealing["nonces"][0] = CONTROL
    elif place == "an option":
        paper["options"][CONTROL] = True
    elif place == "the value of an option":
        paper["options"]["wounded_knee_one_extra"] = CONTROL
    elif place == "a player":
        paper["players"][1] = CONTROL
    elif place == "a player who takes over":
        paper["entries"].insert(0, {"entry": "hand-over", "seat": 0, "player": CONTROL})
    elif place in ("entry", "action"):
        step[place] = CONTROL
    elif place == "reason":
        paper["result"]["reason"] = CONTROL
    else:
        paper[place] = CONTROL


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize(
    "place",
    [
        *("a field of the document", "a field of an act", "a field of a dealing", "match", "commitment"),
        *("seed", "a nonce", "an option", "the value of an option", "a player", "a player who takes over"),
        *("entry", "action", "kind", "format", "rules", "options", "players", "setup", "result"),
    ],
)
def test_no_control_character_of_a_file_comes_out_in_a_sentence(
    tmp_path: Path, place: str, strict: bool
) -> None:
    tampered = ended()
    _put_in(tampered, place)
    said = refused(put(tmp_path, tampered), "(is|can.t) ", strict=strict)
    assert said.isprintable(), said


def test_no_control_character_of_a_reason_comes_out(tmp_path: Path) -> None:
    tampered = ended()
    _put_in(tampered, "reason")
    assert refused(put(tmp_path, tampered), "the result isn't").isprintable()
    match = tallgrass.load(put(tmp_path, tampered), strict=False)
    assert match.result == tallgrass.load(put(tmp_path, ended())).result, "it is made anew"


def test_no_control_character_of_an_unknown_game_comes_out(tmp_path: Path) -> None:
    with pytest.raises(tallgrass.UnknownGame) as caught:
        tallgrass.load(put(tmp_path, ended() | {"game": CONTROL}))
    assert str(caught.value).isprintable()
