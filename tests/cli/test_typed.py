"""How what a person types is read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tallgrass.cli.played import Moment
from tallgrass.cli.typed import (
    COMMANDS,
    Ambiguous,
    Chosen,
    Command,
    NotAllowed,
    NotUnderstood,
    Reader,
    Several,
    Understood,
)
from tallgrass.games.indian_wars.rules import Table
from tallgrass.games.indian_wars.tables import (
    AFTERMATH,
    COMBATANTS,
    FIREPOWER,
    INDIANS,
    INITIATIVE,
    RESOURCES,
    WHITES,
)
from tests.cli.sitting import INDIAN_WARS
from tests.games.indian_wars.table import act, table

NAMES = INDIAN_WARS.actions
# Whites at the beginning, with what the README's match deals them.
HAND = ("Sitting Bull", "Crazy Horse", "Murder", "Pony Express", "Raid", "War Party", "Atrocities")


def _position() -> Table:
    return table(phase=RESOURCES, whites=HAND)


def _moment(position: Table, seat: int) -> Moment:
    return Moment(seat, position.view(seat), position.legal(seat))


def _read(text: str, position: Table | None = None, seat: int = WHITES) -> Understood:
    reader = Reader(INDIAN_WARS, INDIAN_WARS.words())
    return reader.read(text, _moment(_position() if position is None else position, seat))


def _names(understood: Understood) -> list[str]:
    assert isinstance(understood, Chosen | Ambiguous), understood
    return [NAMES.name(action) for action in understood.actions]


def _chosen(text: str, position: Table | None = None, seat: int = WHITES) -> list[str]:
    understood = _read(text, position, seat)
    assert isinstance(understood, Chosen), understood
    return _names(understood)


def test_a_number_is_a_place_in_the_list() -> None:
    legal = [NAMES.name(action) for action in _position().legal(WHITES)]
    for place, name in enumerate(legal, 1):
        assert _chosen(str(place)) == [name]
    assert len(legal) == 9
    assert legal[-1] == "done"


@pytest.mark.parametrize("text", ["2 9 3", "2, 9, 3", "2,9,3", "  2  9 3 "])
def test_several_numbers_are_done_in_the_order_typed(text: str) -> None:
    assert _chosen(text) == ["discard:raid", "done", "discard:war-party"]


def test_a_number_that_is_typed_twice_counts_once() -> None:
    assert _chosen("3 2 3") == ["discard:war-party", "discard:raid"]


@pytest.mark.parametrize("text", ["0", "10", "1 10", "99", "0 1", "\u0660"])
def test_numbers_outside_the_list_are_not_understood(text: str) -> None:
    assert _read(text) == NotUnderstood(text, ("a number from 1 to 9",))


def test_a_number_of_any_length_is_only_a_number_outside_the_list() -> None:
    text = "9" * 5_000
    assert _read(text) == NotUnderstood(text, ("a number from 1 to 9",))


@pytest.mark.parametrize("name", [NAMES.name(action) for action in _position().legal(WHITES)])
def test_an_exact_name(name: str) -> None:
    assert _chosen(name) == [name]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("don", "done"),
        ("p", "play:pony-express"),
        ("play", "play:pony-express"),
        ("discard:at", "discard:atrocities"),
        ("discard:war", "discard:war-party"),
    ],
)
def test_a_beginning_that_fits_no_other(text: str, name: str) -> None:
    assert _chosen(text) == [name]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("war-party", "discard:war-party"),
        ("murder", "discard:murder"),
        ("atro", "discard:atrocities"),
        ("sitting", "discard:sitting-bull"),
    ],
)
def test_the_noun_alone(text: str, name: str) -> None:
    assert _chosen(text) == [name]


@pytest.mark.parametrize(
    "text",
    [
        "discard war party",
        "Discard War Party",
        "  DISCARD   war   PARTY ",
        "discard:War-Party",
        "War Party",
        "war p",
        "discard war-party",
    ],
)
def test_spaces_and_capitals(text: str) -> None:
    assert _chosen(text) == ["discard:war-party"]


@pytest.mark.parametrize(
    ("text", "noun"),
    [
        ("Hit & Run", "hit-and-run"),
        ("Lay Hit & Run", "hit-and-run"),
        ("hit and run", "hit-and-run"),
        ("hit&run", "hit-and-run"),
        ("US Cavalry", "us-cavalry"),
    ],
)
def test_printed_punctuation(text: str, noun: str) -> None:
    seat = INDIANS if noun == "hit-and-run" else WHITES
    phase = INITIATIVE if noun == "hit-and-run" else COMBATANTS
    position = table(phase=phase, whites=["US Cavalry"], indians=["Hit & Run"])
    assert _chosen(text, position, seat) == [f"lay:{noun}"]


@pytest.mark.parametrize("text", ["Six-Shooters", "six shooters", "discard Six-Shooters"])
def test_a_printed_hyphen(text: str) -> None:
    assert _chosen(text, table(phase=RESOURCES, whites=["Six-Shooters"])) == ["discard:six-shooters"]


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    "text", ["plains fighters", "Discard Plains Fighters", "discard:plains-fighters", "plains-f", "redskins"]
)
def test_neutral_names_and_printed_ones_may_be_typed(plain: bool, text: str) -> None:
    reader = Reader(INDIAN_WARS, INDIAN_WARS.words(plain=plain))
    position = table(phase=RESOURCES, whites=["Redskins", "Raid", "Scalping"])
    assert reader.read(text, _moment(position, WHITES)) == Chosen((NAMES.names.index("discard:redskins"),))


def test_a_neutral_name_competes_with_printed_ones() -> None:
    position = table(phase=RESOURCES, whites=["Redskins", "Plains Indians"])
    assert _read("plains", position) == Ambiguous(
        "plains", tuple(NAMES.names.index(f"discard:{noun}") for noun in ("plains-indians", "redskins"))
    )


@pytest.mark.parametrize("text", ["raid", "Raid", "discard raid", "discard:raid"])
def test_an_exact_name_beats_longer_ones(text: str) -> None:
    position = table(phase=RESOURCES, whites=["Raid", "Raiders"])
    assert _chosen(text, position) == ["discard:raid"]
    assert _chosen("raide", position) == ["discard:raiders"]
    assert _names(_read("rai", position)) == ["discard:raid", "discard:raiders"]


def test_the_exact_count_beats_longer_ones() -> None:
    position = table(phase=RESOURCES, extra_due=(0, 0))
    position.sides[WHITES].extra_due = 12
    position.stage = 0
    position.list_resource_options(position.sides[WHITES])
    assert _chosen("extra:1", position) == ["extra:1"]
    assert _chosen("extra 12", position) == ["extra:12"]
    assert _chosen("2", position) == ["extra:2"]  # where it is asked how many, a number is how many
    assert _chosen("0", position) == ["extra:0"]
    assert isinstance(_read("13", position), NotUnderstood)


@pytest.mark.parametrize("text", ["lay:raid", "lay raid", "Lay Raid"])
def test_an_exact_name_is_that_action_even_if_it_is_not_legal(text: str) -> None:
    """Whoever types all of a name doesn't mean a longer one."""
    position = table(phase=COMBATANTS, indians=["Raid", "Raiders"])
    assert _read(text, position, INDIANS) == NotAllowed(NAMES.names.index("lay:raid"))


def test_an_exact_noun_is_that_card_even_if_it_can_not_be_played() -> None:
    position = table(phase=COMBATANTS, indians=["Raid", "Raiders"])
    assert isinstance(_read("raid", position, INDIANS), NotAllowed)


def test_an_ambiguous_beginning() -> None:
    understood = _read("discard")
    assert isinstance(understood, Ambiguous)
    assert len(understood.actions) == 7
    assert _read("d") == Ambiguous("d", tuple(_position().legal(WHITES)[1:]))


def test_the_same_noun_with_two_verbs_is_ambiguous() -> None:
    assert set(_names(_read("pony"))) == {"play:pony-express", "discard:pony-express"}


def test_what_exists_but_can_not_be_done() -> None:
    assert _read("lay:raid") == NotAllowed(NAMES.names.index("lay:raid"))
    assert _read("lay raid") == NotAllowed(NAMES.names.index("lay:raid"))
    assert _read("lay:wound") == NotAllowed(NAMES.names.index("lay:wounded-knee"))


def test_several_that_can_not_be_done() -> None:
    assert _read("wounded knee") == NotAllowed(NAMES.names.index("discard:wounded-knee"), others=True)
    assert _read("lay") == NotAllowed(NAMES.names.index("lay:raid"), others=True)


@pytest.mark.parametrize("text", ["xyzzy", "!!!", "-1", "1-3", ":", "play:nothing", "é"])
def test_what_is_not_understood(text: str) -> None:
    assert isinstance(_read(text), NotUnderstood)


def test_suggestions_for_what_is_almost_right() -> None:
    understood = _read("discard:muder")
    assert isinstance(understood, NotUnderstood)
    assert understood.near[0] == "discard:murder"
    assert _read("xyzzyx") == NotUnderstood("xyzzyx", ())


def test_nothing_typed_means_nothing() -> None:
    assert _read("") == NotUnderstood("", ())
    assert _read("   ") == NotUnderstood("", ())


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("q", Command("quit", "")),
        ("Q", Command("quit", "")),
        ("exit", Command("quit", "")),
        (" EXIT ", Command("quit", "")),
        ("h", Command("help", "")),
        ("h why", Command("help", "why")),
    ],
)
def test_other_words_for_commands(text: str, command: Command) -> None:
    assert _read(text) == command
    position = table(phase=INITIATIVE, indians=["Hit & Run"])
    assert _read(text, position, INDIANS) == command, "even if a card begins so"


@pytest.mark.parametrize("text", ["qu", "quits", "exits", "he", "hi"])
def test_beginnings_of_commands_are_none(text: str) -> None:
    assert not isinstance(_read(text), Command)


# --- what the menu prints


def _labels(position: Table, seat: int, *, plain: bool = False) -> list[tuple[str, int]]:
    """Each thing that can be done, as the menu calls it."""
    words = INDIAN_WARS.words(plain=plain)
    view = position.view(seat)
    return [(words.action(action, view), action) for action in position.legal(seat)]


def _everything() -> list[tuple[Table, int]]:
    """A position in each phase, with cards of all sorts, and in the middle of an exchange."""
    hand = ["Raid", "Redskins", "Hit & Run", "Six-Shooters", "Scalping", "Wounded Knee", "Pony Express"]
    hand += ["Philip Sheridan", "US Cavalry"]
    positions = [(table(phase=phase, whites=hand), WHITES) for phase in (INITIATIVE, COMBATANTS, FIREPOWER)]
    positions.append((table(phase=RESOURCES, whites=hand), WHITES))
    exchange = table(phase=RESOURCES, whites=hand)
    act(exchange, WHITES, "discard:raid")
    positions.append((exchange, WHITES))
    extra = table(phase=RESOURCES, whites=["Raid"], extra_due=(0, 12))
    act(extra, WHITES, "done")
    positions.append((extra, INDIANS))
    counted = table(phase=COMBATANTS, whites=hand, laid=(["George Crook"], []))
    positions.append((counted, WHITES))
    aftermath = table(
        phase=AFTERMATH,
        whites=hand,
        laid=(["Armstrong Custer"], []),
        lost_initiative=INDIANS,
        wins=(2, 1),
    )
    positions.append((aftermath, WHITES))
    return positions


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("spelt", [str, str.upper, str.lower, "  {}  ".format])
def test_what_the_menu_prints_can_be_typed(plain: bool, spelt: Callable[[str], str]) -> None:
    reader = Reader(INDIAN_WARS, INDIAN_WARS.words(plain=plain))
    seen = set()
    for position, seat in _everything():
        for label, action in _labels(position, seat, plain=plain):
            assert reader.read(spelt(label), _moment(position, seat)) == Chosen((action,)), label
            seen.add(label.split()[0])
    assert seen == {"Lay", "Discard", "Play", "Count", "Use", "Take", "Draw", "Done"}


def test_labels_as_examples() -> None:
    position = table(phase=INITIATIVE, whites=["Raid"])
    assert _chosen("Lay Raid (2)", position) == ["lay:raid"]
    assert _chosen("Play Pony Express: draw 2") == ["play:pony-express"]
    assert _chosen("Take 1 extra card", _everything()[5][0], INDIANS) == ["extra:1"]


def test_a_label_of_what_can_not_be_done_now_is_none() -> None:
    assert not isinstance(_read("Lay Raid (2)"), Chosen)


@pytest.mark.parametrize("text", ["discard: raid", "Discard:  Raid", "discard:\traid"])
def test_a_space_after_the_colon(text: str) -> None:
    if not text.isprintable():
        assert isinstance(_read(text), NotUnderstood)
    else:
        assert _chosen(text) == ["discard:raid"]


def test_a_space_after_the_colon_of_what_can_not_be_done() -> None:
    assert _read("lay: raid") == NotAllowed(NAMES.names.index("lay:raid"))
    assert _chosen("lay: raid", table(phase=INITIATIVE, whites=["Raid"])) == ["lay:raid"]


@pytest.mark.parametrize("name", COMMANDS)
def test_commands(name: str) -> None:
    assert _read(name) == Command(name, "")
    assert _read(f"  {name.upper()}   Some Thing ") == Command(name, "Some Thing")


def test_a_command_is_a_whole_word() -> None:
    assert not isinstance(_read("undoing"), Command)
    assert not isinstance(_read("sav"), Command)


# --- several at once, with commas


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("discard raid, murder", ("discard raid", "murder")),
        (" raid ,, murder, ", ("raid", "murder")),
        ("2, 3, murder", ("2 3", "murder")),
        ("2 3, murder", ("2 3", "murder")),
        ("xyzzy, raid", ("xyzzy", "raid")),
    ],
)
def test_names_with_commas_between_them_are_several(text: str, parts: tuple[str, ...]) -> None:
    assert _read(text) == Several(parts)


@pytest.mark.parametrize("text", ["raid, 2", "raid, 2, murder", ", ,", "raiders,", "xyzzy,"])
def test_a_number_after_a_name_is_of_a_list_that_isnt_there_yet(text: str) -> None:
    """And one name is one, with a comma or without."""
    assert isinstance(_read(text), NotUnderstood | NotAllowed)


def test_a_comma_in_what_the_list_says_is_only_a_comma() -> None:
    assert _chosen("Play Pony Express: draw 2") == ["play:pony-express"]
    assert _chosen("2, 3") == ["discard:raid", "discard:war-party"]


@pytest.mark.parametrize("text", ["play Pony Express: d", "PLAY PONY EXPRESS: DRAW"])
def test_a_beginning_of_what_the_list_says(text: str) -> None:
    assert _chosen(text) == ["play:pony-express"]


def test_names_in_full_need_no_commas() -> None:
    assert _read("discard:raid discard:war-party done") == Several(
        ("discard:raid", "discard:war-party", "done")
    )
    assert _read("discard:raid  play:murder, done") == Several(("discard:raid", "play:murder", "done"))
    assert isinstance(_read("discard:raid war-party"), NotUnderstood), "that isn't a name in full"
