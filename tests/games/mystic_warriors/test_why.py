"""Why something can't be done: exactly what isn't legal has a reason, and the reason is the right one."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import tallgrass
from tallgrass.games.mystic_warriors import rules
from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import (
    DECIDING,
    GATHERING,
    HUNT,
    LAYING,
    LIMIT,
    NAMING,
    OFFERING,
    OVER,
    RAID_CHOICE,
    RETURNING,
    SUFFERING,
)
from tallgrass.games.mystic_warriors.tables import DISCARD, DONE
from tallgrass.games.mystic_warriors.why import why_not
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.messages import Refusal

GAME = tallgrass.game("mystic-warriors")
RULES = set(GAME.rule_texts())
CODES = {"over", "not-your-turn", "not-held", "not-now"}
_NUMBERS = {card.name: number for number, card in enumerate(CARDS)}

PAYS_ALL = (
    "Dream",
    "Vision",
    "Crow",
    "Knife",
    "Hatchet",
    "Wolfskin",
    "Capote Blanket Coat",
    "Tricks",
    "Horses",
)
"""What a Pipeholder Raid takes, and so any raid."""


def _number(action: str) -> int:
    found = GAME.actions.number(action)
    assert found is not None, action
    return found


def _cards(names: tuple[str, ...]) -> list[int]:
    return sorted(_NUMBERS[name] for name in names)


def _table(*hands: tuple[str, ...], luck_without_raid_only: bool = False) -> Table:
    """brave-1 is in his Hunt Phase and has done nothing yet."""
    table = Table()
    table.set_up(len(hands), 28, luck_without_raid_only=luck_without_raid_only)
    for brave, names in zip(table.braves, hands, strict=True):
        brave.hand = _cards(names)
        for card in brave.hand:
            table.deck.remove(card)
    table.stage = HUNT
    table.waiting = [0]
    table.list_hunt(table.braves[0])
    return table


def _raiding(hand: tuple[str, ...], feathers: int = 0, *, luck_without_raid_only: bool = False) -> Table:
    """brave-1 of three is asked whether he raids."""
    table = _table(hand, ("Sioux",), (), luck_without_raid_only=luck_without_raid_only)
    table.braves[0].feathers = feathers
    table.stage = RAID_CHOICE
    table.list_raids(table.braves[0])
    return table


def _act(table: Table, *actions: str) -> Table:
    """Whoever is asked does these, one after the other."""
    for action in actions:
        table.play(table.waiting[0], _number(action), FastChance(3))
    return table


def _raided(*, luck_without_raid_only: bool = False) -> Table:
    """brave-1 has been on a Horse Raid; two cards are left to him."""
    hand = ("Dream", "Crow", "Knife", "Wolfskin", "Tricks", "Horses", "Cholera", "Elk Hunt")
    table = _raiding(hand, luck_without_raid_only=luck_without_raid_only)
    cards = ("dream", "crow", "knife", "wolfskin", "horses", "tricks")
    return _act(table, "raid:horse", *(f"lay:{card}" for card in cards))


def _over_the_limit() -> Table:
    """brave-1 holds ten cards at the end of his Medicine Phase."""
    table = _table((*PAYS_ALL, "Elk Hunt"), ("Sioux",))
    table.stage = LIMIT
    table.owed = 1
    table.options = table.list_cards(table.braves[0], DISCARD)
    return table


def _without_deck() -> Table:
    table = _table(("Crow", "Dream"), ("Sioux",))
    table.deck = []
    return table


# --- exactly what isn't legal is refused


def _agree(table: Table) -> None:
    for seat in range(len(table.braves)):
        refusals = [why_not(table, seat, action) for action in range(DONE + 1)]
        legal = table.legal(seat)
        assert [action for action, why in enumerate(refusals) if why is None] == sorted(legal)
        for why in refusals:
            if why is not None:
                assert why.code in CODES and why.reason.endswith("."), why
                assert why.rule is None or why.rule in RULES, why
                assert (why.code == "not-your-turn") == (seat not in table.waiting and table.stage != OVER)


def _verb_first(table: Table, choices: random.Random) -> int:
    """A verb, then one of its actions: raids and trades come about more often than by even chance."""
    by_verb: dict[str, list[int]] = {}
    for action in table.options:
        by_verb.setdefault(GAME.actions.name(action).partition(":")[0], []).append(action)
    if "raid" in by_verb:
        return choices.choice(by_verb["raid"])
    return choices.choice(by_verb[choices.choice(sorted(by_verb))])


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("luck_without_raid_only", [False, True])
def test_exactly_what_is_not_legal_is_refused(seats: int, luck_without_raid_only: bool) -> None:
    choices, chance = random.Random(2 * seats + luck_without_raid_only), FastChance(seats)
    table = rules.start(
        seats, 9, 0, luck_without_raid_only=luck_without_raid_only, chance=chance, events=None
    )
    stages = set()
    for step in range(1200):
        # The first of its kind, and then a sample.
        if table.stage not in stages or step % 10 == 0:
            _agree(table)
            stages.add(table.stage)
        if table.stage == OVER:
            break
        table.play(table.waiting[0], _verb_first(table, choices), chance)
    assert stages >= set(range(LIMIT, OVER)) - ({NAMING} if seats == 2 else set())


def test_when_the_game_is_over() -> None:
    table = rules.start(3, 1, 1, luck_without_raid_only=False, chance=FastChance(7), events=None)
    table.playout(FastChance(7), 10**6)
    assert table.stage == OVER
    _agree(table)
    for seat in range(3):
        assert why_not(table, seat, DONE) == Refusal("over", "The game is over.", "MW-4")


def test_the_list_of_options_is_not_looked_at() -> None:
    table = _act(_table(("Crow", "Dream", "Scalp Enemy"), ("Sioux",), ("Ute",)), "trade:brave-3")
    before = [why_not(table, 0, action) for action in range(DONE + 1)]
    table.options = []
    assert [why_not(table, 0, action) for action in range(DONE + 1)] == before


# --- worked refusals

Case = tuple[Callable[[], Table], str, str, str | None, str]
"""How it comes about, what can't be done, the code, the rule, a part of the sentence."""

_CASES: dict[str, Case] = {
    # Raids
    "a card short": (
        lambda: _raiding(("Dream", "Crow", "Knife", "Hatchet", "Wolfskin", "Tricks")),
        "raid:war-party", "not-now", "MW-3", "1 Dress card",
    ),
    "two types short": (
        lambda: _raiding(("Dream", "Crow", "Knife", "Hatchet", "Wolfskin", "Tricks")),
        "raid:revenge", "not-now", "MW-3", "1 Approach card, 1 Spirit card",
    ),
    "a leader with too few feathers": (
        lambda: _raiding(PAYS_ALL, feathers=9), "raid:pipeholder", "not-now", "MW-3", "10 feathers",
    ),
    "no raid is chosen yet": (
        lambda: _raiding(PAYS_ALL), "lay:dream", "not-now", "MW-3", "which raid",
    ),
    "hunting before the Hunt Phase": (
        lambda: _raiding(PAYS_ALL), "small-game", "not-now", "MW-3", "Raid Phase",
    ),
    "a card of another type is due": (
        lambda: _act(_raiding(PAYS_ALL), "raid:horse"), "lay:crow", "not-now", "MW-3", "Spirit",
    ),
    "what is laid lies": (
        lambda: _act(_raiding(PAYS_ALL), "raid:revenge", "lay:dream"),
        "lay:dream", "not-held", "MW-16", "Dream",
    ),
    "a planned raid is gone on": (
        lambda: _act(_raiding(PAYS_ALL), "raid:horse"), "no-raid", "not-now", "MW-3", "Horse Raid",
    ),
    "a raid in the Hunt Phase": (
        lambda: _act(_raiding(PAYS_ALL), "no-raid"), "raid:horse", "not-now", "MW-3", "Raid Phase",
    ),
    "no raid is chosen yet, and the first card of all": (
        lambda: _raiding(PAYS_ALL), "lay:white-settlers", "not-now", "MW-3", "which raid",
    ),
    "a card for a raid in the Hunt Phase": (
        lambda: _table(("Crow",), ("Sioux",)), "lay:white-settlers", "not-now", "MW-3", "Raid Phase",
    ),
    # The action
    "small game after a raid": (
        _raided, "small-game", "not-now", "MW-5", "raid",
    ),
    "a second action": (
        lambda: _act(_table(("Crow", "Dream"), ("Sioux",)), "small-game"),
        "omen:dream", "not-now", "MW-5", "one action",
    ),
    "a Hunt card after small game": (
        lambda: _act(_table(("Crow", "Elk Hunt"), ("Sioux",)), "small-game"),
        "play:elk-hunt", "not-now", "MW-5", "one action",
    ),
    "a trade after small game": (
        lambda: _act(_table(("Crow",), ("Sioux",)), "small-game"),
        "trade:brave-2", "not-now", "MW-5", "one action",
    ),
    "nobody to gather with": (
        lambda: _table(("Crow",), ("Sioux",)), "gather:crow", "not-now", "MW-7", "one card",
    ),
    "the Tribe card itself isn't the other card": (
        lambda: _act(_table(("Crow", "Ute", "Dream"), ("Sioux",)), "gather:crow"),
        "discard:crow", "not-held", "MW-16", "Crow",
    ),
    "a gathering isn't called off": (
        lambda: _act(_table(("Crow", "Ute", "Dream"), ("Sioux",)), "gather:crow"),
        "done", "not-now", "MW-7", "Tribe card",
    ),
    "a card of somebody else": (
        lambda: _table(("Crow", "Dream"), ("Sioux",)), "gather:sioux", "not-held", None, "Sioux",
    ),
    # Luck
    "a second Luck card": (
        lambda: _act(_table(("Infection", "Cholera"), ("Sioux",)), "luck:infection"),
        "luck:cholera", "not-now", "MW-10", "Luck card",
    ),
    "bad luck for oneself": (
        lambda: _act(_table(("Infection",), ("Sioux",), ("Ute",)), "luck:infection"),
        "target:brave-1", "not-now", "MW-10", "opponent",
    ),
    "bad luck for an empty place": (
        lambda: _act(_table(("Infection",), ("Sioux",), ("Ute",)), "luck:infection"),
        "target:brave-5", "not-now", "MW-10", "Brave 5",
    ),
    "a victim without a Luck card": (
        lambda: _table(("Infection",), ("Sioux",), ("Ute",)),
        "target:brave-2", "not-now", "MW-10", "Luck card",
    ),
    "the victim has to discard": (
        lambda: _act(_table(("Infection",), ("Sioux", "Ute", "Dream")), "luck:infection"),
        "done", "not-now", "MW-10", "2 cards",
    ),
    "and the second card too": (
        lambda: _act(_table(("Infection",), ("Sioux", "Ute", "Dream")), "luck:infection", "discard:ute"),
        "done", "not-now", "MW-10", "a card",
    ),
    "it isn't the turn of the one who was unlucky": (
        lambda: _act(_table(("Infection",), ("Sioux", "Ute", "Dream")), "luck:infection"),
        "small-game", "not-now", "MW-10", "discard",
    ),
    "a Luck card without a victim": (
        lambda: _act(_table(("Infection",), ("Sioux",), ("Ute",)), "luck:infection"),
        "done", "not-now", "MW-10", "Luck card",
    ),
    "a request instead of a victim": (
        lambda: _act(_table(("Infection",), ("Sioux",), ("Ute",)), "luck:infection"),
        "want:tribe:1", "not-now", "MW-10", "Luck card",
    ),
    "oneself as a victim, without a Luck card": (
        lambda: _table(("Infection",), ("Sioux",), ("Ute",)),
        "target:brave-1", "not-now", "MW-10", "Play a Luck card first",
    ),
    "a victim, when the Luck card has been played": (
        lambda: _act(_table(("Infection", "Crow", "Ute"), ("Sioux", "Oto", "Cree")), "luck:infection"),
        "target:brave-2", "not-now", "MW-10", "discard",
    ),
    "a victim, when that one has discarded": (
        lambda: _act(
            _table(("Infection", "Crow", "Ute"), ("Sioux", "Oto", "Cree")),
            "luck:infection", "discard:oto", "discard:cree",
        ),
        "target:brave-2", "not-now", "MW-10", "one a turn is allowed",
    ),
    # Discards
    "more than nine cards": (_over_the_limit, "no-raid", "not-now", "MW-1", "discard"),
    "after a Trade card": (
        lambda: _act(_table(("French Traders", "Crow"), ("Sioux",)), "play:french-traders"),
        "done", "not-now", "MW-6", "2 cards",
    ),
    "nothing is due": (lambda: _table(("Crow",), ("Sioux",)), "discard:crow", "not-now", "MW-5", "discard"),
    # Trades
    "asked before": (
        lambda: _act(_table(("Crow",), ("Sioux",), ("Ute",)), "trade:brave-2", "offer:crow", "decline"),
        "trade:brave-2", "not-now", "MW-9", "Brave 2",
    ),
    "asked before, and declined by the asker": (
        lambda: _act(
            _table(("Crow",), ("Sioux",), ("Ute",)), "trade:brave-2", "offer:crow", "offer:sioux", "decline"
        ),
        "trade:brave-2", "not-now", "MW-9", "once",
    ),
    "a partner without cards": (
        lambda: _table(("Crow",), ("Sioux",), ()), "trade:brave-3", "not-now", "MW-9", "Brave 3 has no cards",
    ),
    "nothing to offer": (
        lambda: _table((), ("Sioux",), ()), "trade:brave-2", "not-now", "MW-9", "no cards",
    ),
    "oneself as partner": (
        lambda: _table(("Crow",), ("Sioux",)), "trade:brave-1", "not-now", "MW-9", "yourself",
    ),
    "a partner who isn't there": (
        lambda: _table(("Crow",), ("Sioux",)), "trade:brave-6", "not-now", "MW-9", "Brave 6",
    ),
    "an offer to nobody": (
        lambda: _table(("Crow",), ("Sioux",)), "offer:crow", "not-now", "MW-9", "trade",
    ),
    "an offer of the first card of all to nobody": (
        lambda: _table(("Crow",), ("Sioux",)), "offer:white-settlers", "not-now", "MW-9", "trade",
    ),
    "a request to nobody": (
        lambda: _table(("Crow",), ("Sioux",)), "want:tribe:1", "not-now", "MW-9", "trade",
    ),
    "small game in the middle of an offer": (
        lambda: _act(_table(("Crow", "Ute"), ("Sioux",)), "trade:brave-2"),
        "small-game", "not-now", "MW-9", "Brave 2",
    ),
    "an offer of nothing": (
        lambda: _act(_table(("Crow", "Ute"), ("Sioux",)), "trade:brave-2"),
        "done", "not-now", "MW-9", "at least one card",
    ),
    "a request after the first card": (
        lambda: _act(_table(("Crow", "Ute"), ("Sioux",)), "trade:brave-2", "offer:ute"),
        "want:dress:1", "not-now", "MW-9", "before",
    ),
    "a type that has been wanted": (
        lambda: _act(_table(("Crow", "Ute"), ("Sioux",)), "trade:brave-2", "want:weapon:1"),
        "want:weapon:2", "not-now", "MW-18", "Weapon",
    ),
    "a type that comes earlier": (
        lambda: _act(_table(("Crow", "Ute"), ("Sioux",)), "trade:brave-2", "want:spirit:2"),
        "want:tribe:1", "not-now", "MW-18", "Spirit",
    ),
    "an offered card once more": (
        lambda: _act(_table(("Crow", "Ute"), ("Sioux",)), "trade:brave-2", "offer:ute"),
        "offer:ute", "not-held", "MW-16", "Ute",
    ),
    "the partner gives what it hasn't": (
        lambda: _act(_table(("Crow",), ("Sioux",)), "trade:brave-2", "offer:crow"),
        "offer:crow", "not-held", None, "Crow",
    ),
    "the partner gives nothing": (
        lambda: _act(_table(("Crow",), ("Sioux",)), "trade:brave-2", "offer:crow"),
        "done", "not-now", "MW-9", "at least one card",
    ),
    "the partner declines with cards in its answer": (
        lambda: _act(_table(("Crow",), ("Sioux", "Ute")), "trade:brave-2", "offer:crow", "offer:ute"),
        "decline", "not-now", "MW-9", "answer",
    ),
    "the partner doesn't accept, it answers": (
        lambda: _act(_table(("Crow",), ("Sioux", "Ute")), "trade:brave-2", "offer:crow"),
        "accept", "not-now", "MW-9", "Brave 1",
    ),
    "an answer lies there": (
        lambda: _act(
            _table(("Crow", "Elk Hunt"), ("Sioux",)), "trade:brave-2", "offer:crow", "done", "offer:sioux"
        ),
        "play:elk-hunt", "not-now", "MW-9", "accept",
    ),
    "no trade is going on": (
        lambda: _table(("Crow",), ("Sioux",)), "accept", "not-now", "MW-9", "trade",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", _CASES)
def test_a_refusal_says_why(name: str) -> None:
    make, action, code, rule, part = _CASES[name]
    table = make()
    _agree(table)
    why = why_not(table, table.waiting[0], _number(action))
    assert why is not None
    assert (why.code, why.rule) == (code, rule), why
    assert part in why.reason, why


def test_luck_after_a_raid_where_the_table_forbids_it() -> None:
    """The turn is over by itself (MW-17); a position that still asks gets the rule."""
    table = _raided(luck_without_raid_only=True)
    assert table.waiting == [1]
    _agree(table)
    table.stage, table.current, table.raided, table.waiting = HUNT, 0, True, [0]
    table.list_hunt(table.braves[0])
    _agree(table)
    for action in ("luck:cholera", "target:brave-2"):
        why = why_not(table, 0, _number(action))
        assert why is not None and (why.code, why.rule) == ("not-now", "MW-10")
        assert "raid" in why.reason


_ALLOWED: dict[str, tuple[Callable[[], Table], str]] = {
    "a leader with ten feathers": (lambda: _raiding(PAYS_ALL, feathers=10), "raid:pipeholder"),
    "the second Dream of two": (
        lambda: _act(_raiding(("Dream", *PAYS_ALL)), "raid:revenge", "lay:dream"),
        "lay:dream",
    ),
    "a Coup gathered away": (
        lambda: _act(_table(("Crow", "Ute", "Scalp Enemy"), ("Sioux",)), "gather:crow"),
        "discard:scalp-enemy",
    ),
    "bad luck for an empty hand": (
        lambda: _act(_table(("Infection",), ("Sioux",), ()), "luck:infection"),
        "target:brave-3",
    ),
    "Luck after a raid": (_raided, "luck:cholera"),
    "an action after Luck": (
        lambda: _act(_table(("Infection", "Crow", "Ute"), ("Sioux",)), "luck:infection"),
        "gather:ute",
    ),
    "an action after a trade that was declined": (
        lambda: _act(_table(("Crow",), ("Sioux",)), "trade:brave-2", "offer:crow", "decline"),
        "small-game",
    ),
    "another partner after one who declined": (
        lambda: _act(_table(("Crow",), ("Sioux",), ("Ute",)), "trade:brave-2", "offer:crow", "decline"),
        "trade:brave-3",
    ),
    "small game where nothing is left": (_without_deck, "small-game"),
    "an Omen where nothing is left": (_without_deck, "omen:dream"),
    "to leave the action be": (lambda: _table(("Crow",), ("Sioux",)), "done"),
}


@pytest.mark.parametrize("name", _ALLOWED)
def test_what_the_rules_allow_has_no_refusal(name: str) -> None:
    make, action = _ALLOWED[name]
    table = make()
    _agree(table)
    assert why_not(table, table.waiting[0], _number(action)) is None


# --- what a refusal tells


@pytest.mark.parametrize(
    ("hand", "actions", "stage"),
    [
        (PAYS_ALL, ("raid:revenge",), LAYING),
        (PAYS_ALL, ("raid:horse", "lay:vision", "lay:crow"), LAYING),
        (("Crow", "Ute", "Dream"), ("gather:ute",), GATHERING),
        (("Crow", "Ute", "Dream"), ("trade:brave-2", "want:coup:2", "offer:ute"), OFFERING),
        (("Infection", "Ute", "Dream"), ("luck:infection",), NAMING),
    ],
)
def test_others_hear_nothing_of_what_is_put_together(
    hand: tuple[str, ...], actions: tuple[str, ...], stage: int
) -> None:
    """MW-16: neither that something is, nor what."""
    table = _raiding(hand) if stage == LAYING else _table(hand, ("Sioux",), ())
    before = [[why_not(table, seat, action) for action in range(DONE + 1)] for seat in (1, 2)]
    _act(table, *actions)
    assert table.stage == stage
    assert [[why_not(table, seat, action) for action in range(DONE + 1)] for seat in (1, 2)] == before


def test_whoever_is_not_asked_hears_who_is() -> None:
    table = _act(_table(("Crow",), ("Sioux",), ("Ute",)), "trade:brave-3", "offer:crow")
    for seat in (0, 1):
        why = why_not(table, seat, _number("decline"))
        assert why is not None and (why.code, why.rule) == ("not-your-turn", None)
        assert "Brave 3" in why.reason


def test_a_card_that_another_holds_is_refused_as_one_in_the_deck() -> None:
    table = _table(("Crow", "Dream"), ("Sioux",))
    held, somewhere = (why_not(table, 0, _number(f"gather:{name}")) for name in ("sioux", "ute"))
    assert held is not None and somewhere is not None
    assert held.reason.replace("Sioux", "Ute") == somewhere.reason
    assert (held.code, held.rule) == (somewhere.code, somewhere.rule)


# --- what doesn't exist


@pytest.mark.parametrize("action", [-1, DONE + 1, 10**30])
def test_a_number_outside_the_table_of_actions_is_a_value_error(action: int) -> None:
    with pytest.raises(ValueError, match="there is no action"):
        why_not(_table(("Crow",), ("Sioux",)), 0, action)


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_a_seat_that_does_not_exist_is_a_value_error(seat: int) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        why_not(_table(("Crow",), ("Sioux",)), seat, DONE)


def test_the_table_ends_with_done() -> None:
    assert len(GAME.actions) == DONE + 1


def test_these_cases_meet_every_stage_that_discards() -> None:
    stages = {make().stage for make, *_ in _CASES.values()}
    assert stages >= {LIMIT, RETURNING, SUFFERING, DECIDING}
