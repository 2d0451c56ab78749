"""`tallgrass replay` and `tallgrass verify`: what they show, and what they refuse."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tallgrass
from tallgrass.games.indian_wars.tables import INDIANS, WHITES
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.games.indian_wars.words import IndianWarsWords
from tallgrass.kernel import files
from tallgrass.kernel.match import Match
from tests.cli.running import command, flat, refused
from tests.cli.sitting import INDIAN_WARS, Sitting, deal

Paper = dict[str, Any]


def _played() -> Match:
    return Sitting(deal(), ["1", "1", "undo", "5 9", "draw", *["done"] * 4, *["1"] * 400]).match


def _paper(match: Match, *, keep_seed: bool = True) -> Paper:
    read: Paper = json.loads(msgspec.json.encode(match.document(keep_seed=keep_seed)))
    return read


PLAYED = _paper(_played())
HALF = _paper(Sitting(deal(), ["1", "done", "1", "done", "1"]).match)


def _put(paper: Paper | bytes) -> str:
    Path("m.json").write_bytes(paper if isinstance(paper, bytes) else json.dumps(paper).encode())
    return "m.json"


def _match() -> Match:
    return tallgrass.load("m.json")


STEP = re.compile(r"^([ \d]{3}\d) (?=\S)", re.MULTILINE)


def _without_steps(text: str) -> str:
    return flat(STEP.sub("", text))


# --- replay


def test_a_replay_tells_what_a_spectator_saw() -> None:
    ran = command("replay", _put(PLAYED))
    assert (ran.code, ran.err) == (0, "")
    match = _match()
    words = INDIAN_WARS.words()
    told = [words.log(event, None) for event in match.seen(None)]
    assert flat(" ".join(told)) in _without_steps(ran.out)
    assert not re.search(r"(Whites|Indians) (draw|lay|put) ", ran.out)
    assert f"After {len(match.entries)} entries" in ran.out
    assert "Turn" in ran.out and "the end" in ran.out
    assert match.result is not None
    assert _outcome(match) in flat(ran.out)
    assert flat(ran.out).endswith(_outcome(match))


def _outcome(match: Match) -> str:
    """How a match ended, as README would tell it."""
    result = match.result
    assert result is not None
    (winner,) = result.winners
    whites, indians = result.scores
    sides = ("Whites", "Indians")
    why = f"{sides[1 - winner]} have lost their last Blood Chip."
    return f"{sides[winner]} won. {why} (Whites {whites}, Indians {indians})"


def test_a_replay_of_a_match_that_goes_on_ends_with_whom_it_waits_for() -> None:
    _put(HALF)
    match = _match()
    for viewer, flags in ((None, []), (None, ["--seat", "all"]), (0, ["--seat", "whites"])):
        prompt = INDIAN_WARS.words().prompt(match.state.view(viewer))
        assert flat(command("replay", "m.json", *flags).out).endswith(flat(prompt))


def test_a_replay_of_a_match_that_was_given_up_tells_who_won() -> None:
    ran = command("replay", _put(_paper(Sitting(deal(), ["1", "resign"], ["yes", ""]).match)))
    assert flat(ran.out).endswith("Indians won. Whites gave up.")
    assert "Whites gave up." in ran.out.partition("After 2 entries")[0]
    mine = command("replay", "m.json", "--seat", "whites").out
    assert "You gave up." in mine.partition("After 2 entries")[0]
    assert flat(mine).endswith("Indians won. Whites gave up.")


def test_all_are_shown_the_table_of_each_seat() -> None:
    ran = command("replay", _put(HALF), "--seat", "all")
    assert (ran.code, ran.err) == (0, "")
    tables = ran.out.partition("entries\n")[2].split("Turn 1 \u00b7")[1:]
    assert len(tables) == 2
    words = INDIAN_WARS.words()
    assert isinstance(words, IndianWarsWords)
    match = _match()
    for seat, table in enumerate(tables):
        view = match.state.view(seat)
        assert isinstance(view, IndianWarsView)
        assert f"Your hand ({len(view.hand)})" in table
        assert all(words.card(card) in flat(table) for card in view.hand)
        mine = [line for line in table.splitlines() if line.rstrip().endswith("you")]
        assert [line.split()[0] for line in mine] == [words.seat(seat)]
    one = command("replay", "m.json", "--seat", "indians").out
    assert tables[1].splitlines()[:4] == one.partition("Turn 1 \u00b7")[2].splitlines()[:4]


def test_all_are_shown_everything() -> None:
    ran = command("replay", _put(PLAYED), "--seat", "all")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"Whites draw ", ran.out) and re.search(r"Indians draw ", ran.out)
    assert re.search(r"Whites lay |Indians lay ", ran.out)
    events = sum(map(len, _match().history))
    assert len(STEP.findall(ran.out)) == events


@pytest.mark.parametrize("seat", ["whites", "indians"])
def test_a_seat_is_shown_what_it_saw(seat: str) -> None:
    ran = command("replay", _put(HALF), "--seat", seat)
    assert (ran.code, ran.err) == (0, "")
    other = "Indians" if seat == "whites" else "Whites"
    assert "You draw " in ran.out
    assert not re.search(rf"{other} (draw|lay|put) ", ran.out)
    assert "Your hand" in ran.out
    # By names: the hand of the seat is there, that of the other isn't.
    match = _match()
    number = match.seat_names.index(seat)
    words = INDIAN_WARS.words()
    told = flat(" ".join(words.log(event, number) for event in match.seen(number)))
    assert told in _without_steps(ran.out)


def test_a_seat_that_there_is_not() -> None:
    sentence = refused(command("replay", _put(HALF), "--seat", "red"))
    assert sentence == "There is no seat 'red'; there are: whites, indians, all."


@pytest.mark.parametrize("at", [0, 1, 5, 12])
def test_a_replay_up_to_a_step(at: int) -> None:
    ran = command("replay", _put(PLAYED), "--at", str(at), "--seat", "all")
    assert (ran.code, ran.err) == (0, "")
    assert f"After {at} entries" in ran.out
    assert max(map(int, STEP.findall(ran.out))) == at


@pytest.mark.parametrize("flags", [(), ("--json",), ("--seat", "all"), ("--lenient",)])
def test_beyond_the_end_there_is_nothing(flags: tuple[str, ...]) -> None:
    _put(PLAYED)
    last = len(PLAYED["entries"])
    for at in (last + 1, 100_000, 10**30):
        sentence = refused(command("replay", "m.json", "--at", str(at), *flags))
        assert sentence == f"m.json has {last} entries; --at takes 0 to {last}."
    there = command("replay", "m.json", *flags)
    assert there.code == 0
    assert command("replay", "m.json", "--at", str(last), *flags) == there


def test_plain_names_in_a_replay() -> None:
    printed = command("replay", _put(PLAYED), "--seat", "all").out
    plain = command("replay", "m.json", "--seat", "all", "--plain-names").out
    insults = re.compile(
        r"\b(Redskins|Braves|Renegades|Tribesmen|Indian Recruits|Scalping|Butchered|Rampage)\b"
    )
    assert insults.search(printed)
    assert not insults.search(plain)


# --- replay --json


def _json(*flags: str) -> Paper:
    ran = command("replay", "m.json", "--json", *flags)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    read: Paper = json.loads(ran.out)
    return read


@pytest.mark.parametrize("seat", [None, "whites", "indians", "all"])
@pytest.mark.parametrize("at", [0, 3, 11, None])
def test_the_json_of_a_replay(seat: str | None, at: int | None) -> None:
    _put(PLAYED)
    read = _json(*(["--seat", seat] if seat else []), *(["--at", str(at)] if at is not None else []))
    match = tallgrass.load("m.json", until=at)
    viewer = None if seat in (None, "all") else match.seat_names.index(seat or "")
    assert list(read) == ["game", "entries", "seat", "to_move", "view", "views", "events", "result"]
    assert read["game"] == "indian-wars"
    assert read["entries"] == len(match.entries) == (len(PLAYED["entries"]) if at is None else at)
    assert read["seat"] == (None if viewer is None else seat)
    assert read["to_move"] == [match.seat_names[mover] for mover in match.to_move()]
    assert read["view"] == json.loads(msgspec.json.encode(match.state.view(viewer)))
    assert read["result"] == json.loads(msgspec.json.encode(match.result))
    words = INDIAN_WARS.words()
    expected = [
        {"after": step, "event": json.loads(msgspec.json.encode(event)), "text": words.log(event, viewer)}
        for step, events in enumerate(match.history)
        for event in events
        if seat == "all" or event.seen_by(viewer)
    ]
    assert read["events"] == expected
    assert expected


def test_the_json_of_a_seat_holds_nothing_of_the_others() -> None:
    _put(HALF)
    for seat in (WHITES, INDIANS):
        read = _json("--seat", ("whites", "indians")[seat])
        assert all(event["event"]["seats"] in (None, [seat]) for event in read["events"])
        assert read["view"]["counting"][1 - seat] == []
    assert all(event["event"]["seats"] is None for event in _json()["events"])
    assert _json()["view"]["hand"] == []


# --- files that are no good


def _changed(change: Callable[[Paper], object], paper: Paper = PLAYED) -> bytes:
    changed = copy.deepcopy(paper)
    change(changed)
    return json.dumps(changed).encode()


def _last_outcome(paper: Paper) -> list[int]:
    """The last thing that chance answered in a paper."""
    acts = [entry for entry in paper["entries"] if entry.get("outcomes")]
    outcome: list[int] = acts[-1]["outcomes"][-1]
    return outcome


def _tamper(paper: Paper) -> None:
    """Another card for the last draw: allowed by the rules, but not what the seed says."""
    acts = [step for step, entry in enumerate(paper["entries"]) if entry.get("outcomes")]
    del paper["entries"][acts[-1] + 1 :]
    paper["result"] = None
    outcome = _last_outcome(paper)
    outcome[1] = (outcome[1] + 1) % outcome[0]


BAD: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "is no match file"),
    "truncated": (json.dumps(PLAYED).encode()[:-200], "is no match file"),
    "no JSON": (b"Turn 1.\n", "is no match file"),
    "no text": (b"\xff\xfe\x00", "is no match file"),
    "nested": (b"[" * 100_000, "is no match file"),
    "a list": (b"[]", "is no Tallgrass match file"),
    "foreign": (b'{"kind": "chess-game"}', "is no Tallgrass match file"),
    "future": (_changed(lambda paper: paper.update(format=2)), "a newer Tallgrass wrote it"),
    "never": (_changed(lambda paper: paper.update(format="x")), "which there never was"),
    "other rules": (_changed(lambda paper: paper.update(rules=99)), "was played by version 99 of the rules"),
    "unknown game": (_changed(lambda paper: paper.update(game="chess")), "There is no game 'chess'"),
    "unknown field": (_changed(lambda paper: paper.update(more=1)), "is a broken match file"),
    "no entries": (_changed(lambda paper: paper.pop("entries")), "is a broken match file"),
    "other action": (
        _changed(lambda paper: paper["entries"][0].update(action="lay:raid")),
        "can't have happened: at step 0",
    ),
    "no action": (
        _changed(lambda paper: paper["entries"][0].update(action="[red]win")),
        "can't have happened: step 0 is '[red]win'",
    ),
    "one step less": (_changed(lambda paper: paper["entries"].pop(0)), "is"),
    "bad option": (_changed(lambda paper: paper["options"].update(fast=True)), "fast"),
    "other result": (
        _changed(lambda paper: paper["result"].update(winners=[1 - paper["result"]["winners"][0]])),
        "the result isn't what comes of its steps",
    ),
    "other seed": (
        _changed(lambda paper: paper["dealings"][0].update(seed="0" * 64)),
        "the seed shown isn't the one that was committed to",
    ),
    "other outcome": (_changed(_tamper), "don't follow from the seed"),
}


@pytest.mark.parametrize(
    "words", [("replay",), ("replay", "--json"), ("verify",), ("play", "indian-wars", "--load")]
)
@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_with_one_sentence(words: tuple[str, ...], name: str) -> None:
    content, telling = BAD[name]
    path = Path(_put(content)).resolve()
    sentence = refused(command(*words, str(path)))
    assert telling in sentence
    assert str(path) in sentence


def test_the_file_is_named_as_it_was_typed() -> None:
    sentence = refused(command("replay", _put(BAD["truncated"][0])))
    assert "m.json is no match file" in sentence


@pytest.mark.parametrize("words", [("replay",), ("verify",), ("play", "indian-wars", "--load")])
@pytest.mark.parametrize("path", ["/nowhere.json", ".", "/no/where.json", "/[red]"])
def test_a_file_that_can_not_be_read(words: tuple[str, ...], path: str) -> None:
    assert f"{path} can't be read: " in refused(command(*words, path))


def test_a_file_that_is_too_large() -> None:
    with Path("m.json").open("wb") as file:
        file.truncate(files.MAX_BYTES + 1)
    assert "is larger than a match file can be" in refused(command("replay", "m.json"))


# --- lenient


def test_a_lenient_replay_takes_outcomes_as_written() -> None:
    file = _put(BAD["other outcome"][0])
    assert "don't follow from the seed" in refused(command("replay", file))
    ran = command("replay", file, "--lenient", "--seat", "all")
    assert (ran.code, ran.err) == (0, "")
    honest = _changed(_cut)
    _put(honest)
    assert command("replay", "m.json", "--seat", "all").out != ran.out


def _cut(paper: Paper) -> None:
    acts = [step for step, entry in enumerate(paper["entries"]) if entry.get("outcomes")]
    del paper["entries"][acts[-1] + 1 :]
    paper["result"] = None


@pytest.mark.parametrize("name", ["truncated", "other action", "unknown game", "one step less"])
def test_a_lenient_replay_still_goes_by_the_rules(name: str) -> None:
    refused(command("replay", _put(BAD[name][0]), "--lenient"))


# --- verify


def test_a_good_match_is_verified() -> None:
    ran = command("verify", _put(PLAYED))
    assert (ran.code, ran.err) == (0, "")
    said = flat(ran.out)
    outcomes = len(PLAYED["setup"]) + sum(len(entry.get("outcomes", [])) for entry in PLAYED["entries"])
    assert (
        f"Every one of the {len(PLAYED['entries'])} entries is allowed by the rules of indian-wars." in said
    )
    assert f"committed to: {PLAYED['dealings'][0]['commitment']}." in said
    assert f"{outcomes} outcomes follow from the seed." in said
    assert said.endswith(f"The result is what comes of it. {_outcome(_match())}")


def test_a_match_that_goes_on_is_verified_without_its_seed() -> None:
    match = Sitting(deal(), ["1", "done", "1"]).match
    paper = _paper(match, keep_seed=False)
    ran = command("verify", _put(paper))
    assert (ran.code, ran.err) == (0, "")
    said = flat(ran.out)
    outcomes = len(paper["setup"]) + sum(len(entry.get("outcomes", [])) for entry in paper["entries"])
    assert f"committed to as {match.dealings[0].commitment}; its seed isn't shown yet." in said
    assert f"{outcomes} outcomes fit the rules; their seed isn't shown." in said
    assert "The match isn't over." in said
    assert "follow from the seed" not in said  # none does


def test_a_match_that_goes_on_is_verified_with_its_seed() -> None:
    ran = command("verify", _put(HALF))
    assert (ran.code, ran.err) == (0, "")
    assert "The match isn't over." in flat(ran.out)
    assert "without a seed" not in flat(ran.out)


def test_a_match_that_was_given_up_is_verified() -> None:
    ran = command("verify", _put(_paper(Sitting(deal(), ["1", "resign"], ["yes", ""]).match)))
    assert (ran.code, ran.err) == (0, "")
    assert flat(ran.out).endswith("The result is what comes of it. Indians won. Whites gave up.")


def test_a_whole_match_of_the_client_is_verified() -> None:
    ran = command("play", "indian-wars", "--save", "m.json", typed="1\n" * 400)
    assert ran.code == 0
    assert _match().result is not None
    ran = command("verify", "m.json")
    assert (ran.code, ran.err) == (0, "")


MISSING = "The match is over, but a seed is missing: nobody can tell whether all cards were dealt fairly."


def _unsure(file: str) -> str:
    """The match is over, and verify can't vouch for its cards: what it says of them."""
    ran = command("verify", file)
    assert (ran.code, ran.err) == (2, f"tallgrass: {MISSING}\n")
    assert "The result is what comes of it. " in flat(ran.out), "what could be checked is told all the same"
    return flat(ran.out)


def test_a_match_that_is_over_without_its_seed_is_not_verified() -> None:
    paper = copy.deepcopy(PLAYED)
    paper["dealings"][0]["seed"] = None
    said = _unsure(_put(paper))
    assert f"committed to as {paper['dealings'][0]['commitment']}; its seed isn't shown yet." in said
    assert "follow from the seed" not in said
    assert re.search(r"\d+ outcomes fit the rules; their seed isn't shown\.", said)


def test_a_match_that_is_over_without_any_dealing_is_not_verified() -> None:
    said = _unsure(_put(PLAYED | {"dealings": []}))
    assert "commit" not in said
    outcomes = len(PLAYED["setup"]) + sum(len(entry.get("outcomes", [])) for entry in PLAYED["entries"])
    assert f"{outcomes} outcomes fit the rules; their seed isn't shown." in said


@pytest.mark.parametrize("hidden", [0, 1])
def test_a_match_that_is_over_without_one_of_its_seeds_is_not_verified(hidden: int) -> None:
    match = Sitting(deal(), ["1", "done"]).match
    match.deal(deal(11).dealings[0])
    paper = _paper(Sitting(match, ["1"] * 400, [""]).match)
    assert len(paper["dealings"]) == 2 and paper["result"]
    ran = command("verify", _put(paper))
    assert (ran.code, ran.err) == (0, "")
    paper["dealings"][hidden]["seed"] = None
    said = _unsure(_put(paper))
    assert "outcomes follow from the seed." in said
    assert said.count("its seed isn't shown yet") == said.count("is the one committed to") == 1


def test_a_match_of_a_script_that_goes_on_is_verified_as_far_as_can_be() -> None:
    ran = command("verify", _put(HALF | {"dealings": []}))
    assert (ran.code, ran.err) == (0, "")
    assert flat(ran.out).endswith("The match isn't over.")


def test_the_example_files_are_what_their_names_say() -> None:
    assert PLAYED["result"] is not None
    assert HALF["result"] is None
    assert any(entry["entry"] == "undo" for entry in PLAYED["entries"])


def test_the_json_of_everything_has_a_view_for_each_seat() -> None:
    _put(PLAYED)
    assert _json()["views"] == {}
    views = _json("--seat", "all")["views"]
    assert [view["seat"] for view in views.values()] == [0, 1]
    assert list(views) == ["whites", "indians"]
