"""The heuristic of The Mystic Warriors of the Plains: strong enough, and sensible in single decisions."""

from __future__ import annotations

import pytest

import tallgrass
from tallgrass.arena.simulation import Job, play_batch
from tallgrass.bots.mystic_warriors import MysticWarriorsHeuristic
from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.games.mystic_warriors.rules import Table
from tallgrass.games.mystic_warriors.state import HUNT, LIMIT, RAID_CHOICE
from tallgrass.games.mystic_warriors.tables import DECK, DISCARD, TYPE_NAMES
from tallgrass.kernel.chance import FastChance, ScriptedChance

GAME = tallgrass.game("mystic-warriors")
BOT = MysticWarriorsHeuristic()
_NUMBERS = {card.name: number for number, card in enumerate(CARDS)}

HORSE = ("Dream", "Crow", "Knife", "War Shirt", "Horses", "Ambush")
PARTY = ("Dream", "Crow", "Knife", "Hatchet", "War Shirt", "Fur Cap", "Horses")


def _position(*hands: tuple[str, ...], stage: int, feathers: tuple[int, ...] = ()) -> Table:
    """It is brave-1's turn, in one of three stages; what isn't in a hand is in the deck."""
    table = Table()
    table.set_up(len(hands), 28, luck_without_raid_only=False)
    table.turn = 5
    table.stage = stage
    table.mover = table.braves[0]
    for brave, hand, gained in zip(table.braves, hands, feathers or (0,) * len(hands), strict=True):
        brave.feathers = gained
        brave.hand = sorted(_NUMBERS[name] for name in hand)
        for card in brave.hand:
            table.deck.remove(card)
    assert sorted([*table.deck, *[card for brave in table.braves for card in brave.hand]]) == DECK
    brave = table.braves[0]
    if stage == RAID_CHOICE:
        table.list_raids(brave)
    elif stage == HUNT:
        table.list_hunt(brave)
    else:
        table.owed = 1
        table.options = table.list_cards(brave, DISCARD)
    return table


def _choice(table: Table) -> str:
    seat = table.waiting[0]
    return GAME.actions.name(BOT.choose(table.view(seat), table.legal(seat), ScriptedChance()))


def _does(table: Table, steps: int) -> list[str]:
    """What it does in all seats."""
    done = []
    for _ in range(steps):
        done.append(_choice(table))
        number = GAME.actions.number(done[-1])
        assert number is not None
        table.play(table.waiting[0], number, FastChance(1))
    return done


@pytest.mark.parametrize("bots", [("heuristic", "random"), ("random", "heuristic")])
def test_it_beats_random_play(bots: tuple[str, str]) -> None:
    job = Job(game="mystic-warriors", bots=bots, options=GAME.settle({"feathers": 14}), games=40, seed=1)
    tally = play_batch(job, 0, 40)
    assert tally.games == 40 and tally.stopped == 0
    assert tally.wins[bots.index("heuristic")] >= 38  # 95 %


def test_a_match_of_two_has_a_reasonable_length() -> None:
    """138 turns each were measured for 28 feathers; five turns a feather."""
    job = Job(
        game="mystic-warriors",
        bots=("heuristic",) * 2,
        options=GAME.settle({"feathers": 14}),
        games=20,
        seed=1,
    )
    turns = play_batch(job, 0, 20).stats["turns"].mean()
    assert turns is not None and turns < 180


def test_it_goes_on_the_raid_that_promises_most() -> None:
    assert _choice(_position(HORSE, (), stage=RAID_CHOICE)) == "raid:horse"
    both = (*PARTY, "Ambush")
    assert _choice(_position(both, (), stage=RAID_CHOICE)) == "raid:war-party"


def test_it_waits_when_no_coup_can_come() -> None:
    table = _position(HORSE, (), stage=RAID_CHOICE)
    coups = [card for card in table.deck if TYPE_NAMES[4] == CARDS[card].type]
    table.pile = coups
    table.deck = [card for card in table.deck if card not in coups]
    assert _choice(table) == "no-raid"


def test_it_discards_coups_and_keeps_its_last_tribe_card() -> None:
    hand = ("Crow", "Steal Horses", "Knife", "Hatchet", "War Cry", "Trade Rifle", "Long War Lance")
    table = _position((*hand, "Horn Bow", "Curved Bow", "War Horse"), (), stage=LIMIT)
    assert _choice(table) == "discard:steal-horses"
    table = _position(("Crow", "Knife", "Hatchet", "War Cry"), (), stage=LIMIT)
    assert _choice(table) != "discard:crow"


def test_bad_luck_hits_the_leader_with_cards() -> None:
    others = (("Sioux", "Cree"), ("Ute", "Kansa"), ())
    table = _position(("Cholera", "Crow"), *others, stage=HUNT, feathers=(3, 4, 9, 20))
    assert _does(table, 2) == ["luck:cholera", "target:brave-3"]


def test_hunt_cards_come_first() -> None:
    assert _choice(_position(("Buffalo Hunt", "Crow", "Cree"), (), stage=HUNT)) == "play:buffalo-hunt"


def test_a_trade_that_gives_both_what_they_lack_is_made() -> None:
    """brave-1 lacks the Tribe card and has Dress to spare; brave-2 has two tribes and no Dress."""
    one = ("Dream", "Knife", "War Shirt", "Fur Cap", "Horses", "Ambush")
    two = ("Vision", "Crow", "Sioux", "Hatchet", "Mustangs", "Tricks")
    table = _position(one, two, stage=HUNT)
    assert _does(table, 7) == [
        "trade:brave-2",
        "want:tribe:1",
        "offer:war-shirt",
        "done",
        "offer:crow",
        "done",
        "accept",
    ]
    assert {CARDS[card].type for card in table.braves[0].hand} == {
        "spirit",
        "tribe",
        "weapon",
        "dress",
        "approach",
    }


def test_it_declines_what_would_cost_it_its_raid() -> None:
    mine = ("Vision", "Hatchet", "War Paint", "Fur Cap", "Mustangs", "Tricks")
    table = _position(mine, HORSE, stage=HUNT)
    assert _does(table, 5)[-1] == "decline"
