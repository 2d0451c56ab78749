"""Why something can't be done: exactly what isn't legal has a reason, and it tells no secret."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tallgrass.games.mystic_warriors import rules
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import (
    GATHERING,
    LAYING,
    LIMIT,
    NAMING,
    OFFERING,
    OVER,
)
from tallgrass.games.mystic_warriors.tables import DONE
from tallgrass.games.mystic_warriors.why import why_not
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.messages import Refusal
from tests.games.mystic_warriors.whys import (
    GAME,
    PAYS_ALL,
    act,
    action_number,
    agree,
    hunting,
    raided,
    raiding,
    without_deck,
)

# --- exactly what isn't legal is refused


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
            agree(table)
            stages.add(table.stage)
        if table.stage == OVER:
            break
        table.play(table.waiting[0], _verb_first(table, choices), chance)
    assert stages >= set(range(LIMIT, OVER)) - ({NAMING} if seats == 2 else set())


def test_when_the_game_is_over() -> None:
    table = rules.start(3, 1, 1, luck_without_raid_only=False, chance=FastChance(7), events=None)
    table.playout(FastChance(7), 10**6)
    assert table.stage == OVER
    agree(table)
    for seat in range(3):
        assert why_not(table, seat, DONE) == Refusal("over", "The game is over.", "MW-4")


def test_the_list_of_options_is_not_looked_at() -> None:
    table = act(hunting(("Crow", "Dream", "Scalp Enemy"), ("Sioux",), ("Ute",)), "trade:brave-3")
    before = [why_not(table, 0, action) for action in range(DONE + 1)]
    table.options = []
    assert [why_not(table, 0, action) for action in range(DONE + 1)] == before


_ALLOWED: dict[str, tuple[Callable[[], Table], str]] = {
    "a leader with ten feathers": (lambda: raiding(PAYS_ALL, feathers=10), "raid:pipeholder"),
    "the second Dream of two": (
        lambda: act(raiding(("Dream", *PAYS_ALL)), "raid:revenge", "lay:dream"),
        "lay:dream",
    ),
    "a Coup gathered away": (
        lambda: act(hunting(("Crow", "Ute", "Scalp Enemy"), ("Sioux",)), "gather:crow"),
        "discard:scalp-enemy",
    ),
    "bad luck for an empty hand": (
        lambda: act(hunting(("Infection",), ("Sioux",), ()), "luck:infection"),
        "target:brave-3",
    ),
    "Luck after a raid": (raided, "luck:cholera"),
    "an action after Luck": (
        lambda: act(hunting(("Infection", "Crow", "Ute"), ("Sioux",)), "luck:infection"),
        "gather:ute",
    ),
    "an action after a trade that was declined": (
        lambda: act(hunting(("Crow",), ("Sioux",)), "trade:brave-2", "offer:crow", "decline"),
        "small-game",
    ),
    "another partner after one who declined": (
        lambda: act(hunting(("Crow",), ("Sioux",), ("Ute",)), "trade:brave-2", "offer:crow", "decline"),
        "trade:brave-3",
    ),
    "small game where nothing is left": (without_deck, "small-game"),
    "an Omen where nothing is left": (without_deck, "omen:dream"),
    "to leave the action be": (lambda: hunting(("Crow",), ("Sioux",)), "done"),
}


@pytest.mark.parametrize("name", _ALLOWED)
def test_what_the_rules_allow_has_no_refusal(name: str) -> None:
    make, action = _ALLOWED[name]
    table = make()
    agree(table)
    assert why_not(table, table.waiting[0], action_number(action)) is None


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
    table = raiding(hand) if stage == LAYING else hunting(hand, ("Sioux",), ())
    before = [[why_not(table, seat, action) for action in range(DONE + 1)] for seat in (1, 2)]
    act(table, *actions)
    assert table.stage == stage
    assert [[why_not(table, seat, action) for action in range(DONE + 1)] for seat in (1, 2)] == before


def test_whoever_is_not_asked_hears_who_is() -> None:
    table = act(hunting(("Crow",), ("Sioux",), ("Ute",)), "trade:brave-3", "offer:crow")
    for seat in (0, 1):
        why = why_not(table, seat, action_number("decline"))
        assert why is not None and (why.code, why.rule) == ("not-your-turn", None)
        assert "Brave 3" in why.reason


def test_a_card_that_another_holds_is_refused_as_one_in_the_deck() -> None:
    table = hunting(("Crow", "Dream"), ("Sioux",))
    held, somewhere = (why_not(table, 0, action_number(f"gather:{name}")) for name in ("sioux", "ute"))
    assert held is not None and somewhere is not None
    assert held.reason.replace("Sioux", "Ute") == somewhere.reason
    assert (held.code, held.rule) == (somewhere.code, somewhere.rule)


# --- what doesn't exist


@pytest.mark.parametrize("action", [-1, DONE + 1, 10**30])
def test_a_number_outside_the_table_of_actions_is_a_value_error(action: int) -> None:
    with pytest.raises(ValueError, match="there is no action"):
        why_not(hunting(("Crow",), ("Sioux",)), 0, action)


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_a_seat_that_does_not_exist_is_a_value_error(seat: int) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        why_not(hunting(("Crow",), ("Sioux",)), seat, DONE)


def test_the_table_ends_with_done() -> None:
    assert len(GAME.actions) == DONE + 1
