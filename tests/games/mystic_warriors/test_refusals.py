"""Worked refusals: each says why, by its rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import (
    DECIDING,
    HUNT,
    LIMIT,
    RETURNING,
    SUFFERING,
)
from tallgrass.games.mystic_warriors.why import why_not
from tests.games.mystic_warriors.whys import (
    PAYS_ALL,
    act,
    action_number,
    agree,
    hunting,
    over_the_limit,
    raided,
    raiding,
)

# --- worked refusals

Case = tuple[Callable[[], Table], str, str, str | None, str]
"""How it comes about, what can't be done, the code, the rule, a part of the sentence."""

_CASES: dict[str, Case] = {
    # Raids
    "a card short": (
        lambda: raiding(("Dream", "Crow", "Knife", "Hatchet", "Wolfskin", "Tricks")),
        "raid:war-party", "not-now", "MW-3", "1 Dress card",
    ),
    "two types short": (
        lambda: raiding(("Dream", "Crow", "Knife", "Hatchet", "Wolfskin", "Tricks")),
        "raid:revenge", "not-now", "MW-3", "1 Approach card, 1 Spirit card",
    ),
    "a leader with too few feathers": (
        lambda: raiding(PAYS_ALL, feathers=9), "raid:pipeholder", "not-now", "MW-3", "10 feathers",
    ),
    "no raid is chosen yet": (
        lambda: raiding(PAYS_ALL), "lay:dream", "not-now", "MW-3", "which raid",
    ),
    "hunting before the Hunt Phase": (
        lambda: raiding(PAYS_ALL), "small-game", "not-now", "MW-3", "Raid Phase",
    ),
    "a card of another type is due": (
        lambda: act(raiding(PAYS_ALL), "raid:horse"), "lay:crow", "not-now", "MW-3", "Spirit",
    ),
    "what is laid lies": (
        lambda: act(raiding(PAYS_ALL), "raid:revenge", "lay:dream"),
        "lay:dream", "not-held", "MW-16", "Dream",
    ),
    "a planned raid is gone on": (
        lambda: act(raiding(PAYS_ALL), "raid:horse"), "no-raid", "not-now", "MW-3", "Horse Raid",
    ),
    "a raid in the Hunt Phase": (
        lambda: act(raiding(PAYS_ALL), "no-raid"), "raid:horse", "not-now", "MW-3", "Raid Phase",
    ),
    "no raid is chosen yet, and the first card of all": (
        lambda: raiding(PAYS_ALL), "lay:white-settlers", "not-now", "MW-3", "which raid",
    ),
    "a card for a raid in the Hunt Phase": (
        lambda: hunting(("Crow",), ("Sioux",)), "lay:white-settlers", "not-now", "MW-3", "Raid Phase",
    ),
    # The action
    "small game after a raid": (
        raided, "small-game", "not-now", "MW-5", "raid",
    ),
    "a second action": (
        lambda: act(hunting(("Crow", "Dream"), ("Sioux",)), "small-game"),
        "omen:dream", "not-now", "MW-5", "one action",
    ),
    "a Hunt card after small game": (
        lambda: act(hunting(("Crow", "Elk Hunt"), ("Sioux",)), "small-game"),
        "play:elk-hunt", "not-now", "MW-5", "one action",
    ),
    "a trade after small game": (
        lambda: act(hunting(("Crow",), ("Sioux",)), "small-game"),
        "trade:brave-2", "not-now", "MW-5", "one action",
    ),
    "nobody to gather with": (
        lambda: hunting(("Crow",), ("Sioux",)), "gather:crow", "not-now", "MW-7", "one card",
    ),
    "the Tribe card itself isn't the other card": (
        lambda: act(hunting(("Crow", "Ute", "Dream"), ("Sioux",)), "gather:crow"),
        "discard:crow", "not-held", "MW-16", "Crow",
    ),
    "a gathering isn't called off": (
        lambda: act(hunting(("Crow", "Ute", "Dream"), ("Sioux",)), "gather:crow"),
        "done", "not-now", "MW-7", "Tribe card",
    ),
    "a card of somebody else": (
        lambda: hunting(("Crow", "Dream"), ("Sioux",)), "gather:sioux", "not-held", None, "Sioux",
    ),
    # Luck
    "a second Luck card": (
        lambda: act(hunting(("Infection", "Cholera"), ("Sioux",)), "luck:infection"),
        "luck:cholera", "not-now", "MW-10", "Luck card",
    ),
    "bad luck for oneself": (
        lambda: act(hunting(("Infection",), ("Sioux",), ("Ute",)), "luck:infection"),
        "target:brave-1", "not-now", "MW-10", "opponent",
    ),
    "bad luck for an empty place": (
        lambda: act(hunting(("Infection",), ("Sioux",), ("Ute",)), "luck:infection"),
        "target:brave-5", "not-now", "MW-10", "Brave 5",
    ),
    "a victim without a Luck card": (
        lambda: hunting(("Infection",), ("Sioux",), ("Ute",)),
        "target:brave-2", "not-now", "MW-10", "Luck card",
    ),
    "the victim has to discard": (
        lambda: act(hunting(("Infection",), ("Sioux", "Ute", "Dream")), "luck:infection"),
        "done", "not-now", "MW-10", "2 cards",
    ),
    "and the second card too": (
        lambda: act(hunting(("Infection",), ("Sioux", "Ute", "Dream")), "luck:infection", "discard:ute"),
        "done", "not-now", "MW-10", "a card",
    ),
    "it isn't the turn of the one who was unlucky": (
        lambda: act(hunting(("Infection",), ("Sioux", "Ute", "Dream")), "luck:infection"),
        "small-game", "not-now", "MW-10", "discard",
    ),
    "a Luck card without a victim": (
        lambda: act(hunting(("Infection",), ("Sioux",), ("Ute",)), "luck:infection"),
        "done", "not-now", "MW-10", "Luck card",
    ),
    "a request instead of a victim": (
        lambda: act(hunting(("Infection",), ("Sioux",), ("Ute",)), "luck:infection"),
        "want:tribe:1", "not-now", "MW-10", "Luck card",
    ),
    "oneself as a victim, without a Luck card": (
        lambda: hunting(("Infection",), ("Sioux",), ("Ute",)),
        "target:brave-1", "not-now", "MW-10", "Play a Luck card first",
    ),
    "a victim, when the Luck card has been played": (
        lambda: act(hunting(("Infection", "Crow", "Ute"), ("Sioux", "Oto", "Cree")), "luck:infection"),
        "target:brave-2", "not-now", "MW-10", "discard",
    ),
    "a victim, when that one has discarded": (
        lambda: act(
            hunting(("Infection", "Crow", "Ute"), ("Sioux", "Oto", "Cree")),
            "luck:infection", "discard:oto", "discard:cree",
        ),
        "target:brave-2", "not-now", "MW-10", "one a turn is allowed",
    ),
    # Discards
    "more than nine cards": (over_the_limit, "no-raid", "not-now", "MW-1", "discard"),
    "after a Trade card": (
        lambda: act(hunting(("French Traders", "Crow"), ("Sioux",)), "play:french-traders"),
        "done", "not-now", "MW-6", "2 cards",
    ),
    "nothing is due": (lambda: hunting(("Crow",), ("Sioux",)), "discard:crow", "not-now", "MW-5", "discard"),
    # Trades
    "asked before": (
        lambda: act(hunting(("Crow",), ("Sioux",), ("Ute",)), "trade:brave-2", "offer:crow", "decline"),
        "trade:brave-2", "not-now", "MW-9", "Brave 2",
    ),
    "asked before, and declined by the asker": (
        lambda: act(
            hunting(("Crow",), ("Sioux",), ("Ute",)), "trade:brave-2", "offer:crow", "offer:sioux", "decline"
        ),
        "trade:brave-2", "not-now", "MW-9", "once",
    ),
    "a partner without cards": (
        lambda: hunting(("Crow",), ("Sioux",), ()),
        "trade:brave-3", "not-now", "MW-9", "Brave 3 has no cards",
    ),
    "nothing to offer": (
        lambda: hunting((), ("Sioux",), ()), "trade:brave-2", "not-now", "MW-9", "no cards",
    ),
    "oneself as partner": (
        lambda: hunting(("Crow",), ("Sioux",)), "trade:brave-1", "not-now", "MW-9", "yourself",
    ),
    "a partner who isn't there": (
        lambda: hunting(("Crow",), ("Sioux",)), "trade:brave-6", "not-now", "MW-9", "Brave 6",
    ),
    "an offer to nobody": (
        lambda: hunting(("Crow",), ("Sioux",)), "offer:crow", "not-now", "MW-9", "trade",
    ),
    "an offer of the first card of all to nobody": (
        lambda: hunting(("Crow",), ("Sioux",)), "offer:white-settlers", "not-now", "MW-9", "trade",
    ),
    "a request to nobody": (
        lambda: hunting(("Crow",), ("Sioux",)), "want:tribe:1", "not-now", "MW-9", "trade",
    ),
    "small game in the middle of an offer": (
        lambda: act(hunting(("Crow", "Ute"), ("Sioux",)), "trade:brave-2"),
        "small-game", "not-now", "MW-9", "Brave 2",
    ),
    "an offer of nothing": (
        lambda: act(hunting(("Crow", "Ute"), ("Sioux",)), "trade:brave-2"),
        "done", "not-now", "MW-9", "at least one card",
    ),
    "a request after the first card": (
        lambda: act(hunting(("Crow", "Ute"), ("Sioux",)), "trade:brave-2", "offer:ute"),
        "want:dress:1", "not-now", "MW-9", "before",
    ),
    "a type that has been wanted": (
        lambda: act(hunting(("Crow", "Ute"), ("Sioux",)), "trade:brave-2", "want:weapon:1"),
        "want:weapon:2", "not-now", "MW-18", "Weapon",
    ),
    "a type that comes earlier": (
        lambda: act(hunting(("Crow", "Ute"), ("Sioux",)), "trade:brave-2", "want:spirit:2"),
        "want:tribe:1", "not-now", "MW-18", "Spirit",
    ),
    "an offered card once more": (
        lambda: act(hunting(("Crow", "Ute"), ("Sioux",)), "trade:brave-2", "offer:ute"),
        "offer:ute", "not-held", "MW-16", "Ute",
    ),
    "the partner gives what it hasn't": (
        lambda: act(hunting(("Crow",), ("Sioux",)), "trade:brave-2", "offer:crow"),
        "offer:crow", "not-held", None, "Crow",
    ),
    "the partner gives nothing": (
        lambda: act(hunting(("Crow",), ("Sioux",)), "trade:brave-2", "offer:crow"),
        "done", "not-now", "MW-9", "at least one card",
    ),
    "the partner declines with cards in its answer": (
        lambda: act(hunting(("Crow",), ("Sioux", "Ute")), "trade:brave-2", "offer:crow", "offer:ute"),
        "decline", "not-now", "MW-9", "answer",
    ),
    "the partner doesn't accept, it answers": (
        lambda: act(hunting(("Crow",), ("Sioux", "Ute")), "trade:brave-2", "offer:crow"),
        "accept", "not-now", "MW-9", "Brave 1",
    ),
    "an answer lies there": (
        lambda: act(
            hunting(("Crow", "Elk Hunt"), ("Sioux",)), "trade:brave-2", "offer:crow", "done", "offer:sioux"
        ),
        "play:elk-hunt", "not-now", "MW-9", "accept",
    ),
    "no trade is going on": (
        lambda: hunting(("Crow",), ("Sioux",)), "accept", "not-now", "MW-9", "trade",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", _CASES)
def test_a_refusal_says_why(name: str) -> None:
    make, action, code, rule, part = _CASES[name]
    table = make()
    agree(table)
    why = why_not(table, table.waiting[0], action_number(action))
    assert why is not None
    assert (why.code, why.rule) == (code, rule), why
    assert part in why.reason, why


def test_luck_after_a_raid_where_the_table_forbids_it() -> None:
    """The turn is over by itself (MW-17); a position that still asks gets the rule."""
    table = raided(luck_without_raid_only=True)
    assert table.waiting == [1]
    agree(table)
    table.stage, table.current, table.raided, table.mover = HUNT, 0, True, table.braves[0]
    table.list_hunt(table.braves[0])
    agree(table)
    for action in ("luck:cholera", "target:brave-2"):
        why = why_not(table, 0, action_number(action))
        assert why is not None and (why.code, why.rule) == ("not-now", "MW-10")
        assert "raid" in why.reason


def test_these_cases_meet_every_stage_that_discards() -> None:
    stages = {make().stage for make, *_ in _CASES.values()}
    assert stages >= {LIMIT, RETURNING, SUFFERING, DECIDING}
