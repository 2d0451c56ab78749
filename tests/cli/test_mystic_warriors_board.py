"""The table of The Mystic Warriors in a terminal: what it shows, to whom, and when it is shown again."""

from __future__ import annotations

import functools
import io
import re
from typing import Literal

import msgspec
import pytest
from rich.console import Console

import tallgrass
from tallgrass.cli.boards import BOARDS
from tallgrass.games.mystic_warriors.cards import CARDS, PLAIN_NAMES
from tallgrass.games.mystic_warriors.state import (
    ANSWERING,
    DECIDING,
    GATHERING,
    HUNT,
    LAYING,
    LIMIT,
    OFFERING,
    OVER,
    RAID_CHOICE,
    RETURNING,
)
from tallgrass.games.mystic_warriors.tables import COUP, HORSE, SPIRIT, TYPES, WEAPON
from tallgrass.games.mystic_warriors.view import MysticWarriorsView, Note
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.game import State
from tallgrass.kernel.match import Match
from tests.cli.running import flat
from tests.cli.sitting import Sitting

GAME = tallgrass.game("mystic-warriors")
BOARD = BOARDS["mystic-warriors"]
WORDS = GAME.words()
_NUMBERS = {card.name: number for number, card in enumerate(CARDS)}
WIDTH = 80
# Enough for a Horse Raid, one Weapon card, which has no second copy, and a Coup.
HORSE_HAND = ("Crow", "Knife", "War Paint", "Tricks", "Horses", "Kill Enemy", "Dream", "Dream")


def cards(*names: str) -> tuple[int, ...]:
    """The numbers of some cards, in their order."""
    return tuple(_NUMBERS[name] for name in names)


def seen(state: State, seat: int | None) -> MysticWarriorsView:
    """What a seat sees."""
    view = state.view(seat)
    assert isinstance(view, MysticWarriorsView)
    return view


@functools.cache
def _first(seats: int) -> MysticWarriorsView:
    return seen(GAME.start(seats, GAME.settle({"first_seat": 1}), FastChance(1)), 0)


def moment(stage: int, **changes: object) -> MysticWarriorsView:
    """The view of Brave 1 of three, who is asked and whose turn it is, where nothing else is said."""
    view = msgspec.structs.replace(_first(3), stage=stage, hand=cards(*HORSE_HAND), hand_sizes=(8, 6, 6))
    return msgspec.structs.replace(view, **changes)


def unseen(coups: int, all_cards: int) -> tuple[int, ...]:
    """So many Coups among so many unseen cards."""
    numbers = [0] * TYPES
    numbers[COUP] = coups
    numbers[SPIRIT] = all_cards - coups
    return tuple(numbers)


def drawn(view: MysticWarriorsView, width: int = WIDTH, *, styled: bool = False, plain: bool = False) -> str:
    """The table as text; `styled` with the terminal's codes for bold and dim."""
    out = io.StringIO()
    colours: Literal["standard"] | None = "standard" if styled else None
    screen = Console(file=out, width=width, force_terminal=styled, highlight=False, color_system=colours)
    screen.print(BOARD.draw(view, GAME.words(plain=plain)))
    return out.getvalue()


def line(text: str, begin: str) -> str:
    """The line that begins so, with single blanks."""
    lines = [flat(line) for line in text.splitlines()]
    found = [line for line in lines if line.startswith(begin)]
    assert len(found) == 1, (begin, lines)
    return found[0]


# --- 80 columns


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (6, 6)])
def test_it_fits_in_80_columns_and_nothing_is_cut_off(seats: int, seed: int) -> None:
    chance = FastChance(seed)
    state = GAME.start(seats, GAME.settle({}), chance)
    readers: tuple[int | None, ...] = (*range(seats), None)
    stages = set()
    knowing = 0
    for step in range(500):
        seat = state.to_move()[0]
        for reader in readers if step % 50 == 0 else (seat,) if step % 4 == 0 else ():
            view = seen(state, reader)
            text = drawn(view)
            assert all(len(line) <= WIDTH for line in text.splitlines())
            assert "…" not in text
            assert flat(text) == flat(drawn(view, 1_000)), "no word is cut off or broken"
            names = [WORDS.text(CARDS[card].name) for card in view.hand]
            assert all(name in flat(text) for name in names)
            stages.add(view.stage)
            knowing += bool(view.known) + bool(view.shown) + bool(view.known_top)
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance)
    assert {RAID_CHOICE, HUNT, OFFERING, ANSWERING, DECIDING} <= stages
    assert knowing > 100


def test_a_great_goal_fits_too() -> None:
    text = drawn(moment(HUNT, goal=99, feathers=(98, 50, 0), hand_sizes=(10, 6, 6), depths=(10, 10, 10)))
    assert line(text, "Brave 1") == "Brave 1 " + "●" * 27 + "· 98/99 turn, hand 10, knows top 10, you"
    assert len(text.splitlines()[1]) <= WIDTH


# --- heading and braves


def test_the_heading_tells_turn_phase_and_piles() -> None:
    pile = cards("Crow", "Knife")
    view = moment(HUNT, turn=12, deck_size=84, pile=pile)
    assert drawn(view).splitlines()[0].strip() == "Turn 12 · your turn · Hunt · deck 84, discard pile 2"
    view = moment(LIMIT, turn=3, current=1, deck_size=4, pile=())
    assert drawn(view).splitlines()[0].strip() == (
        "Turn 3 · Brave 2's turn · Medicine · deck 4, discard pile 0"
    )
    for stage, phase in ((LAYING, "Raid"), (RETURNING, "Hunt"), (DECIDING, "Hunt")):
        view = moment(stage, raid=HORSE, partner=1)
        assert f"· {phase} ·" in drawn(view)


def test_a_row_for_each_brave() -> None:
    view = moment(HUNT, feathers=(3, 0, 28), hand_sizes=(8, 5, 0), depths=(0, 4, 1), current=1, seat=0)
    text = drawn(view)
    assert line(text, "Brave 1") == "Brave 1 " + "●" * 3 + "·" * 25 + " 3/28 hand 8, you"
    assert line(text, "Brave 2") == "Brave 2 " + "·" * 28 + " 0/28 turn, hand 5, knows top 4"
    assert line(text, "Brave 3") == "Brave 3 " + "●" * 28 + " 28/28 hand 0, knows top 1"


def test_more_feathers_than_the_goal_fill_the_bar_only() -> None:
    text = drawn(moment(OVER, goal=14, feathers=(16, 0, 0), waiting=()))
    assert "the end" in text.splitlines()[0]
    assert line(text, "Brave 1") == "Brave 1 " + "●" * 14 + " 16/14 hand 8, you"
    assert "Your hand" not in text and "Unseen" not in text


# --- hand and raids


def test_the_hand_is_sorted_by_type_with_counts() -> None:
    text = drawn(moment(HUNT))
    assert "Your hand (8)" in text
    assert line(text, "Spirit") == "Spirit 2 Dream (2)"
    assert (
        line(text, "Approach") == f"Approach 2 {', '.join(CARDS[n].name for n in cards('Tricks', 'Horses'))}"
    )
    titles = re.findall(r"^ (\w+) +\d  ", text.partition("Your hand")[2], flags=re.MULTILINE)
    assert titles == ["Spirit", "Tribe", "Weapon", "Dress", "Approach", "Coup"]
    assert "no cards" in drawn(moment(HUNT, hand=()))


def test_each_raid_is_ready_or_lacks_something() -> None:
    text = drawn(moment(RAID_CHOICE, known_top=(), deck_size=60, unseen=unseen(21, 84)))
    # 7 * 21 / 84 = 1.75
    assert line(text, "Horse Raid") == "Horse Raid flips 7 cards ready: about 1.8 feathers"
    assert line(text, "War Party") == "War Party flips 8 cards lacks 1 Weapon, 1 Dress"
    assert line(text, "Revenge Raid") == "Revenge Raid flips 9 cards lacks 1 Weapon"
    assert line(text, "Pipeholder Raid") == "Pipeholder Raid flips 10 cards lacks 10 feathers, 2 cards"


FULL_HAND = (*HORSE_HAND, "Hatchet", "Wolfskin")


def test_the_pipeholder_has_ten_feathers() -> None:
    ready = "Pipeholder Raid flips 10 cards ready: about 2.5 feathers"
    for feathers, told in ((10, ready), (9, "Pipeholder Raid flips 10 cards lacks 1 feather")):
        view = moment(RAID_CHOICE, hand=cards(*FULL_HAND), feathers=(feathers, 0, 0), unseen=unseen(21, 84))
        assert line(drawn(view), "Pipeholder Raid") == told


def test_what_is_known_on_top_counts_exactly() -> None:
    """One Coup among the three known cards, then four of 80 unseen cards of which 10 are Coups."""
    top = cards("Touch Enemy", "Fur Cap", "Omaha")
    view = moment(RAID_CHOICE, known_top=top, deck_size=60, unseen=unseen(10, 80))
    assert line(drawn(view), "Horse Raid") == "Horse Raid flips 7 cards ready: about 1.5 feathers"
    ten = (*top, *cards("Ute", "Kansa", "Oto", "Osage", "Cree", "Ponca", "Sioux"))
    view = moment(RAID_CHOICE, known_top=ten, deck_size=60, unseen=unseen(10, 80))
    assert line(drawn(view), "Horse Raid") == "Horse Raid flips 7 cards ready: about 1.0 feathers"
    assert line(drawn(view), "Top of the deck").startswith(
        "Top of the deck Touch Enemy, Fur Cap, Omaha, Ute,"
    )


def test_what_is_laid_or_offered_still_counts_for_raids() -> None:
    hand = cards(*HORSE_HAND)
    laying = moment(LAYING, raid=HORSE, hand=hand[:-1], chosen=hand[-1:])
    assert "ready" in line(drawn(laying), "Horse Raid flip")
    offered = moment(DECIDING, partner=1, hand=hand[1:], offer=hand[:1], answer=cards("Hatchet"))
    assert "ready" in line(drawn(offered), "Horse Raid flip")
    answered = moment(DECIDING, current=1, partner=0, hand=hand[1:], answer=hand[:1], offer=cards("Hatchet"))
    assert "ready" in line(drawn(answered), "Horse Raid flip")


def test_what_is_put_aside_is_shown_to_the_one_who_does_it() -> None:
    laying = moment(LAYING, raid=HORSE, chosen=cards("Dream", "Crow"))
    assert line(drawn(laying), "Horse Raid Dream") == "Horse Raid Dream and Crow"
    gathering = moment(GATHERING, chosen=cards("Crow"))
    assert line(drawn(gathering), "Put aside") == "Put aside Crow"


def test_what_matters_now_is_bold() -> None:
    def bold(view: MysticWarriorsView) -> set[str]:
        return set(re.findall(r"\x1b\[1m([A-Z]\w+)\s*\x1b", drawn(view, styled=True)))

    raiding = {"Spirit", "Tribe", "Weapon", "Dress", "Approach"}
    hunting = moment(HUNT, hand=cards(*HORSE_HAND, "Cholera", "Elk Hunt"))
    assert bold(moment(RAID_CHOICE)) >= raiding
    assert bold(hunting) >= {"Spirit", "Tribe", "Hunt", "Luck"}
    assert not bold(hunting) & {"Weapon", "Coup"}
    acted = msgspec.structs.replace(hunting, acted=True)
    assert bold(acted) >= {"Luck"} and not bold(acted) & {"Spirit", "Tribe"}
    laying = moment(LAYING, raid=HORSE, chosen=cards("Dream"))
    assert bold(laying) >= {"Tribe"} and not bold(laying) & (raiding - {"Tribe"})
    waiting = msgspec.structs.replace(hunting, waiting=(1,), current=1)
    assert not bold(waiting) & {*raiding, "Luck"}
    asked = moment(ANSWERING, current=1, partner=0, wants=(2 * WEAPON,), offer=cards("Ute"))
    assert bold(asked) >= {"Weapon"} and not bold(asked) & {"Spirit", "Tribe"}


# --- trades


def trade(stage: int, seat: int | None, **changes: object) -> str:
    """A trade that Brave 1 asks Brave 2 for, as a reader sees it in his view."""
    two = seat in (0, 1)
    view = moment(
        stage,
        seat=seat,
        waiting=(1,) if stage == ANSWERING else (0,),
        hand=cards("Cree"),
        partner=1,
        wants=(2 * WEAPON + 1,),
        offer=cards("Ute", "Fur Cap") if two else (),
        answer=cards("Knife") if two and stage == DECIDING else (),
    )
    return drawn(msgspec.structs.replace(view, **changes))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_two_who_trade_see_all_of_it(seat: int) -> None:
    text = trade(DECIDING, seat)
    assert line(text, "Trade Brave") == "Trade Brave 1 asks Brave 2"
    assert line(text, "wants") == "wants 2 Weapon cards"
    assert line(text, "offer") == "offer Ute and Fur Cap"
    assert line(text, "answer") == "answer Knife"
    assert not [line for line in trade(ANSWERING, seat).splitlines() if line.startswith(" answer")]


@pytest.mark.parametrize("seat", [2, None])
def test_others_see_the_request_of_a_trade(seat: int | None) -> None:
    text = trade(DECIDING, seat)
    assert line(text, "Trade Brave") == "Trade Brave 1 asks Brave 2"
    assert line(text, "wants") == "wants 2 Weapon cards"
    assert line(text, "offer") == "offer in secret"
    assert line(text, "answer") == "answer in secret"
    assert "Ute" not in text and "Knife" not in text


def test_an_offer_or_answer_so_far() -> None:
    offering = trade(OFFERING, 0, offer=(), chosen=cards("Ute"))
    assert line(offering, "so far") == "so far Ute"
    assert "offer" not in offering
    answering = trade(ANSWERING, 1, chosen=cards("Knife"))
    assert line(answering, "so far") == "so far Knife"
    assert "\n Trade" not in drawn(moment(HUNT))


# --- what one knows


def test_notes_are_told_by_who_may_hold_the_card_or_knows_it() -> None:
    view = moment(
        HUNT,
        known=(
            Note(cards("Ute")[0], (1,)),
            Note(cards("Fur Cap")[0], (1, 2)),
            Note(cards("Vision")[0], (1,)),
            Note(cards("Vision")[0], (1,)),
        ),
        shown=(Note(cards("Crow")[0], (1, 2)), Note(cards("Knife")[0], (2,))),
    )
    text = flat(drawn(view))
    assert "In others' hands Brave 2: Ute, Vision (2) Brave 2 or Brave 3: Fur Cap" in text
    assert "Known of yours Brave 2 and Brave 3: Crow Brave 3: Knife" in text
    nothing = drawn(moment(HUNT))
    for title in ("Top of the deck", "In others' hands", "Known of yours"):
        assert title not in nothing


def test_unseen_cards_are_counted_by_type() -> None:
    view = moment(HUNT, unseen=unseen(12, 40))
    assert line(drawn(view), "Unseen") == "Unseen (40) Spirit 28, Coup 12"


def test_a_spectator_sees_no_hand() -> None:
    text = drawn(moment(HUNT, seat=None, hand=()))
    assert "Your hand" not in text and "Horse Raid" not in text and "you" not in text
    assert "Unseen" in text


def test_names_are_neutral_on_wish() -> None:
    every = cards(*PLAIN_NAMES)
    view = moment(
        HUNT,
        hand=every,
        known_top=every,
        known=tuple(Note(card, (1,)) for card in every),
        shown=tuple(Note(card, (1,)) for card in every),
    )
    for printed, neutral in PLAIN_NAMES.items():
        assert printed in flat(drawn(view, 1_000))
        assert neutral in flat(drawn(view, plain=True))
        assert printed not in flat(drawn(view, 1_000, plain=True))


# --- when it is shown again


def test_it_is_shown_again_when_the_moment_is_another() -> None:
    before = moment(RAID_CHOICE)
    assert not BOARD.differs(before, before)
    for change in (
        {"turn": before.turn + 1},
        {"stage": LIMIT},
        {"stage": OVER},
        {"raided": True},
        {"seat": 1},
        {"feathers": (2, 0, 0)},
        {"hand": cards(*HORSE_HAND, "Ute")},
        {"hand": cards(*HORSE_HAND, "Knife")},
    ):
        assert BOARD.differs(before, msgspec.structs.replace(before, **change)), change


def test_ones_own_small_steps_dont_show_it_again() -> None:
    hand = cards(*HORSE_HAND)
    raid = moment(RAID_CHOICE)
    laying = moment(LAYING, raid=HORSE, hand=hand[1:], chosen=hand[:1])
    assert not BOARD.differs(raid, laying)
    hunt = moment(HUNT)
    assert not BOARD.differs(raid, hunt), "who stays at home has seen it all"
    offering = moment(OFFERING, partner=1, asked=(1,))
    assert not BOARD.differs(hunt, offering)
    assert not BOARD.differs(
        offering, msgspec.structs.replace(offering, wants=(0,), hand=hand[1:], chosen=hand[:1])
    )
    assert not BOARD.differs(hunt, moment(GATHERING, hand=hand[1:], chosen=hand[:1]))
    assert not BOARD.differs(hunt, moment(HUNT, hand=hand[1:], acted=True))


def test_each_stage_of_a_trade_shows_it_again() -> None:
    offering = moment(OFFERING, partner=1)
    answering = moment(ANSWERING, partner=1, waiting=(1,))
    deciding = moment(DECIDING, partner=1)
    assert BOARD.differs(offering, answering)
    assert BOARD.differs(answering, deciding)
    assert BOARD.differs(deciding, moment(HUNT))
    other = moment(ANSWERING, partner=2, waiting=(2,))
    assert BOARD.differs(answering, other)


def test_a_second_card_of_a_name_is_a_new_card() -> None:
    one = moment(HUNT, hand=cards("Crow", "Dream"))
    assert BOARD.differs(one, msgspec.structs.replace(one, hand=cards("Crow", "Dream", "Dream")))


# --- at the prompt


def test_a_session_shows_the_table_to_its_seat() -> None:
    players = ["human", "random", "random"]
    match = Match(GAME, players, GAME.settle({"first_seat": 1}), chance=FastChance(4))
    sitting = Sitting(match, ["1"] * 40, [""], width=WIDTH)
    first = sitting.exchanges[0].shown
    assert "Turn 1 · your turn · Raid" in first
    assert "Brave 1" in first and "Your hand (7)" in first
    assert all(len(line) <= WIDTH for line in sitting.text.splitlines() if "·" in line)
    shown = len(re.findall(r"^Turn \d+ · ", sitting.text, flags=re.MULTILINE))
    assert 5 < shown < len(sitting.exchanges), "not after each step"
