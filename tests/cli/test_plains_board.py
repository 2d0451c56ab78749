"""The table of Plains Indian Wars in a terminal: what it shows, that it fits, and what can be asked of it."""

from __future__ import annotations

import re

import msgspec
import pytest

from tallgrass.cli.boards import BOARDS
from tallgrass.cli.played import Moment
from tallgrass.cli.seating import Wishes, new_match
from tallgrass.cli.typed import COMMANDS, Chosen, Reader
from tallgrass.games.plains_indian_wars.engagement import ROLL
from tallgrass.games.plains_indian_wars.events import Drew, Forced
from tallgrass.games.plains_indian_wars.factions import CANADA, CAVALRY, INDIAN, NPT, SETTLERS, US
from tallgrass.games.plains_indian_wars.forecast import forecast
from tallgrass.games.plains_indian_wars.moments import find, there, top
from tallgrass.games.plains_indian_wars.movement import WALKING
from tallgrass.games.plains_indian_wars.nouns import LETTERS, letters
from tallgrass.games.plains_indian_wars.steps import Engagement, Fights, March, Party, Raids
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.game import CantAnswer
from tallgrass.kernel.match import Match
from tests.cli.plains import BOARD, CODES, GAME, N7, answer, drawn, first, views, with_cubes
from tests.cli.running import flat
from tests.cli.sitting import Sitting

# --- the table


@pytest.mark.parametrize("height", [0, 24, 45])
@pytest.mark.parametrize("width", [80, 110])
def test_it_fits_the_width_and_shows_all_cubes(width: int, height: int) -> None:
    for number, view in enumerate(views(2, 3)):
        if number % 25:
            continue
        text = drawn(view, width=width, height=height)
        assert max(map(len, text.splitlines())) <= width
        for place, code in enumerate(CODES[: GAME.board.regions]):
            assert re.search(rf"\b{code} [IU-] ", text), code
            together = letters(there(view, place))
            assert together in text or together.replace(" ", "") in text


@pytest.mark.parametrize(("height", "most"), [(24, 24), (45, 42)])
def test_a_low_screen_gets_few_lines(height: int, most: int) -> None:
    for number, view in enumerate(views(4, 2)):
        if number % 25 == 0:
            assert len(drawn(view, height=height).splitlines()) <= most


def test_north_is_above_the_track_and_south_below() -> None:
    lines = drawn(first()).splitlines()
    track = next(place for place, line in enumerate(lines) if line.startswith("^^^^^ -"))
    where = {
        code: place
        for code in CODES[: GAME.board.regions]
        for place, line in enumerate(lines)
        if re.search(rf"\b{code} [IU-] ", line)
    }
    assert all((where[code] < track) == code.startswith("N") for code in where)
    assert where["N10"] < where["N7"] < where["N3"] < where["S3"] < where["S7"] < where["S10"]
    row = next(line for line in lines if "N3 " in line)
    assert row.index("N1 ") < row.index("N2 ") < row.index("N3 ") < row.index("N4 ") < row.index("N5 ")


def test_the_track_is_laid_from_both_ends() -> None:
    view = msgspec.structs.replace(first(), mountains=5, filled=(3, 2))
    line = next(line for line in drawn(view).splitlines() if line.startswith("#####"))
    spaces = line[5:].replace(" ", "")
    assert spaces == "##" + "-" * 20 + "###"


def test_who_controls_what() -> None:
    view = msgspec.structs.replace(
        first(), control=tuple([(INDIAN, US, -1)[region % 3] for region in range(GAME.board.regions)])
    )
    text = drawn(view)
    for region in range(GAME.board.regions):
        assert f"{CODES[region]} {'IU-'[region % 3]} " in text


def test_own_cards_with_their_text_and_sizes_of_the_others() -> None:
    view = next(view for view in views(2, 1) if view.seat == 0 and view.round)
    text = flat(drawn(view))
    events = GAME.board.events
    for deck in range(2):
        for card in view.hand[deck]:
            event = events[card]
            assert GAME.words(seats=2).text(GAME.board.edition.cards.card[card].name) in text
            assert event is None or event.text in text
    assert "Your hand for NPT" in text and "Your hand for Cavalry" not in text
    row = next(line for line in drawn(view).splitlines() if " Cavalry " in line and line.startswith(" b"))
    sizes = [view.ready[2], view.casualties[2], view.removed[2], view.hands[2].size, view.deck_sizes[2]]
    assert row.split()[2:7] == list(map(str, sizes))


def test_discs_score_and_round() -> None:
    view = next(view for view in views(4, 1) if view.round == 2 and 1 < len(view.discs) < 5)
    text = drawn(view)
    assert f"Round 2 of 12 · Indians {view.score[0]} · US {view.score[1]} if it ended now" in text
    names = ("NPT", "SPT", "Cavalry", "Settlers", "Enemies", "Wagons", "Railroad")
    line = text.splitlines()[1]
    assert line.startswith(f"now {names[view.disc]}; drawn ")
    assert line.endswith("; bag " + ", ".join(names[disc] for disc in view.discs))


def test_wagons_on_their_trails() -> None:
    trail = GAME.board.trail_names.index("oregon")
    place = GAME.board.trails[trail].index(N7)
    wagons = [list(row) for row in first().wagons]
    wagons[trail][place] = 2
    view = msgspec.structs.replace(first(), wagons=tuple(map(tuple, wagons)), arrived=3)
    for height in (0, 24):
        text = flat(drawn(view, height=height))
        assert "N7 w2" in text and "3 arrived" in text
    assert re.search(r"N7 I g1 w2", drawn(view, height=24))


def test_enduring_events_are_shown() -> None:
    shown = 0
    for view in views(2, 4):
        cards = {effect.card for effect in view.effects if effect.card >= 0}
        if cards and view.seat == 1:
            text = flat(drawn(view))
            assert "In force" in text
            assert all(GAME.board.edition.cards.card[card].name in text for card in cards)
            shown += 1
            if shown > 5:
                break
    assert shown


# --- when it is shown again


def test_it_is_shown_again_for_another_turn_and_after_movement() -> None:
    before: PlainsView | None = None
    again = 0
    for view in views(2, 6):
        if before is not None:
            differs = BOARD.differs(before, view)
            if (before.turns, before.seat) != (view.turns, view.seat):
                assert differs
            elif isinstance(top(before), Party) and isinstance(top(view), Party):
                assert not differs
            elif find(before, March) and isinstance(top(view), (Fights, Raids)):
                again += differs
        before = view
    assert again


# --- questions


def test_the_words_that_ask_begin_no_action() -> None:
    for word in BOARD.commands:
        assert not any(name.startswith(word) for name in GAME.actions.names)
        assert word == "look" or word not in COMMANDS


def match_of(seed: int = 3) -> Match:
    """The Indians are a person, the US a bot."""
    return new_match(GAME, Wishes(seed=seed))


def test_help_names_the_questions() -> None:
    reply = Sitting(match_of(), ["help"]).reply("help")
    for name, command in BOARD.commands.items():
        assert re.search(rf"^  {name} +{re.escape(command.sentence)} *$", reply, flags=re.MULTILINE)


def test_questions_at_the_prompt() -> None:
    sitting = Sitting(match_of(), ["look N7", "look", "odds n7", "score", "card ger", "card", "look xyz"])
    assert "N7 (Fort Laramie)" in sitting.reply("look N7")
    assert "Set-up · Indians 53" in sitting.reply("look")
    assert "There is no fight in N7 (Fort Laramie): One green cube" in sitting.reply("odds n7")
    assert re.search(r"regions controlled +24 x 2 +48", sitting.reply("score"))
    reply = sitting.reply("card ger")
    assert "Geronimo" in reply and "German Colonists" in reply
    assert "Which card?" in sitting.reply("card")
    assert "There is no region 'xyz'" in sitting.reply("look xyz")


def test_other_games_have_none_of_them() -> None:
    assert not BOARDS["indian-wars"].commands
    assert not BOARDS["mystic-warriors"].commands


def test_look_says_all_about_a_region() -> None:
    view = with_cubes(first(), N7, (3, 1, 0, 0, 0))
    text = answer("look", view, "fort laramie")
    assert "Three green cubes and one orange cube" in text
    assert "home region of NPT; Brule, Oglala" in text
    beside = GAME.board.edition.map.regions["N7"].adjacent
    touches = next(line for line in text.splitlines() if line.startswith("Touches"))
    assert all(code in touches for code in beside)
    assert "California Trail, west to N6; Oregon Trail, west to N6" in text
    assert "our reconstruction" in text


def test_look_tells_what_is_public() -> None:
    text = flat(answer("look", first(), "N3"))
    assert "name, kind: public (https://insidegmt.com/?p=21882" in text
    assert "adjacent, trails: our reconstruction" in text


def test_look_at_a_box() -> None:
    view = with_cubes(first(), GAME.board.box(CANADA), (2, 0, 0, 0, 1))
    text = answer("look", view, "canada")
    assert "Two green cubes and one purple cube" in text and "NE1" in text


@pytest.mark.parametrize(
    ("typed", "said"),
    [("", "Which region?"), ("fort", "could be"), ("nowhere", "There is no region")],
)
def test_places_that_are_not_understood(typed: str, said: str) -> None:
    with pytest.raises(CantAnswer, match=said):
        answer("look", first(), typed)


def test_a_region_is_enough_where_cubes_are_placed() -> None:
    """Though it is all of another action's name, activate:N7."""
    sitting = Sitting(match_of(), ["place N1 2", "N7"])
    assert "One green cube comes to N7" in sitting.reply("N7")
    sitting = Sitting(match_of(), ["N7"])
    assert "'N7' could be place:N7:1 or place:N7:2 or place:N7:3" in sitting.reply("N7")


def test_odds_of_an_engagement() -> None:
    view = msgspec.structs.replace(with_cubes(first(), N7, (2, 0, 3, 0, 0)), disc=CAVALRY)
    text = answer("odds", view, "N7")
    found = forecast(GAME.board, (2, 0, 3, 0, 0), US)
    assert "three blue cubes against two green cubes" in text
    assert f"{float(100 * found.indians_left):.1f} %" in text and f"{float(100 * found.treaty):.1f} %" in text


def test_odds_with_brown_and_with_purple() -> None:
    """P-31."""
    view = msgspec.structs.replace(with_cubes(first(), N7, (2, 0, 1, 1, 1)), disc=NPT)
    text = answer("odds", view, "N7")
    assert "two green cubes against one blue cube and one brown cube" in text
    assert "two green cubes against one blue cube and one purple cube" in text


def test_odds_of_the_party_that_asks() -> None:
    for seats_view in views(2, 5):
        step = top(seats_view)
        if isinstance(step, Party) and step.army == SETTLERS and step.stage == WALKING:
            if step.place == N7:
                continue
            view = with_cubes(seats_view, N7, (2, 0, 0, 0, 0))
            assert "against two green cubes" in answer("odds", view, "N7")
            return
    raise AssertionError("no party of Settlers")


def test_odds_when_purple_gives_way_to_the_party() -> None:
    """P-25."""
    for asked in views(2, 5):
        step = top(asked)
        if isinstance(step, Party) and step.army == SETTLERS and step.stage == WALKING:
            if step.cubes[CAVALRY] or step.place == N7:
                continue
            view = with_cubes(asked, N7, (2, 0, 0, 0, 3))
            assert "purple" not in answer("odds", view, "N7")
            return
    raise AssertionError("no party of Settlers alone")


def test_odds_while_it_is_fought_are_those_from_the_next_round_on() -> None:
    for view in views(2, 5):
        step = top(view)
        if isinstance(step, Engagement) and step.stage > ROLL:
            region = step.region
            counts = there(view, region)
            if all((sum(counts[:2]), sum(counts[2:]))):
                assert "from the next round on" in answer("odds", view, CODES[region])
                return
    raise AssertionError("no engagement")


def test_nobody_fights_in_a_box() -> None:
    with pytest.raises(CantAnswer, match="Nobody fights in Canada"):
        answer("odds", first(), "canada")


def test_score_item_by_item() -> None:
    view = msgspec.structs.replace(first(), arrived=4, destroyed=3, score=(56, 4))
    text = answer("score", view, "")
    assert re.search(r"wagons arrived +4\b", text)
    assert re.search(r"wagons destroyed +3\b", text)
    assert re.search(r"Indians +56", text)


def test_a_card_and_where_it_comes_from() -> None:
    text = flat(answer("card", first(), "custer"))
    assert "Place three Blue cubes there" in text
    assert "name: public (plains-indian-wars.txt (gameplay overview))" in text
    with pytest.raises(CantAnswer, match="could be Fort"):
        answer("card", first(), "fort")
    with pytest.raises(CantAnswer, match="There is no card"):
        answer("card", first(), "zzz")


# --- typing


@pytest.mark.parametrize("typed", ["place:N4:3", "place n4 3", "PLACE N4:3", "12"])
def test_codes_may_be_typed_in_any_case(typed: str) -> None:
    reply = Sitting(match_of(), [typed]).reply(typed)
    assert reply.startswith("Three green cubes come to N4.")


def test_many_choices_are_listed_by_name() -> None:
    sitting = Sitting(match_of(), ["?"])
    assert "12 place:N4:3" in sitting.exchanges[0].shown
    assert "Place three green cubes" not in sitting.exchanges[0].shown
    assert "Place three green cubes in N4 (Fort Kearny): 1 green there" in sitting.reply("?")


def test_letters_are_all_different() -> None:
    assert len({*LETTERS, "w"}) == 6


def test_what_other_lines_say_is_left_out_of_the_log() -> None:
    """A seat that had one choice only: what it did is told, not that there was no other."""
    match = match_of(5)
    sitting = Sitting(match, ["1"] * 60)
    forced = [event for event in match.seen(0) if isinstance(event, Forced)]
    assert forced and "one choice only" not in sitting.text
    assert sitting.text.count("You draw ") == sum(isinstance(event, Drew) for event in match.seen(0))
    assert "You draw one card" not in sitting.text


def test_what_leaves_no_doubt_may_be_left_out() -> None:
    """`place 3` doesn't say where; with one region to choose from it would."""
    sitting = Sitting(match_of(), ["place 3", "take 4", "place n4 9"])
    assert "'place 3' could be place:N1:3 or place:N2:3 or" in sitting.reply("place 3")
    assert "Did you mean take:blue:4?" in sitting.reply("take 4"), "one way of writing it"
    assert "place:N4:9" not in sitting.reply("place n4 9")


def test_how_many_without_the_colour() -> None:
    reader = Reader(GAME, GAME.words(seats=2))
    chance = FastChance(1, 2)
    state = GAME.start(2, GAME.settle({}), chance)
    read = 0
    while state.to_move() and read < 5:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        takes = [action for action in legal if GAME.actions.name(action).startswith("take:")]
        if takes and len({GAME.actions.name(action).split(":")[1] for action in takes}) == 1:
            most = GAME.actions.name(takes[-1]).rpartition(":")[2]
            moment = Moment(seat, state.view(seat), legal)
            assert reader.read(f"take {most}", moment) == Chosen((takes[-1],))
            read += 1
        state.play(seat, legal[chance.below(len(legal))], chance)
    assert read
