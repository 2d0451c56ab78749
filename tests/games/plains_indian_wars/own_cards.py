"""Events of one's own: an edition in which a card does what a test says, on a map with given cubes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from tallgrass.games.plains_indian_wars.edition.load import Edition
from tallgrass.games.plains_indian_wars.event_cards import EventCard
from tallgrass.games.plains_indian_wars.game import PlainsIndianWars
from tallgrass.games.plains_indian_wars.rules import Table, seats_of
from tallgrass.games.plains_indian_wars.turn import begin_turn
from tallgrass.kernel.chance import ScriptedChance
from tallgrass.kernel.events import Event
from tests.games.plains_indian_wars.papers import with_changes
from tests.games.plains_indian_wars.table import army, cubes, dice, place

Op = dict[str, Any]
CARDS = {"npt": "npt-10", "spt": "spt-14", "cavalry": "cav-15", "settlers": "set-15"}
"""By deck, an Event that is given other steps."""


@lru_cache(maxsize=64)
def _made(changes: bytes) -> PlainsIndianWars:
    return PlainsIndianWars(Edition.from_documents(with_changes(msgspec.json.decode(changes))))


def game_with(changes: Mapping[str, Any]) -> PlainsIndianWars:
    """The game with our edition but for some entries."""
    return _made(msgspec.json.encode(changes))


def game_of(deck: str, *ops: Op, **more: Any) -> PlainsIndianWars:
    """The game with an Event of a deck that does this."""
    card = f"cards.card.{CARDS[deck]}"
    enduring = any(op.get("scope") == "round" for op in ops)
    prov = {"*": "reconstructed"}
    return game_with({f"{card}.ops": ops, f"{card}.enduring": enduring, f"{card}.prov": prov, **more})


def number_of(game: PlainsIndianWars, card: str) -> int:
    """A card by its id."""
    return [each.id for each in game.board.edition.cards.card].index(card)


def standing(
    game: PlainsIndianWars, told: Mapping[str, str], *, seats: int = 2, casualties: str = ""
) -> Table:
    """A map with these cubes, in a turn of nobody yet."""
    position = Table()
    position.set_up(game.board, game.verbs, seats_of(game.board, seats), seats)
    for code, there in told.items():
        for each, count in cubes(there).items():
            assert position.place_cubes(each, place(code), count, None) == count
    for each, count in cubes(casualties).items():
        position.ready[each] -= count
        position.casualties[each] += count
    position.touched = [False] * game.board.regions
    begin_turn(position)
    return position


def carry_out(
    deck: str,
    *ops: Op,
    on: Mapping[str, str],
    seats: int = 2,
    throws: str = "",
    casualties: str = "",
) -> tuple[Table, list[Event]]:
    """The Event of a deck is played, up to the first choice or to its end."""
    game = game_of(deck, *ops)
    position = standing(game, on, seats=seats, casualties=casualties)
    faction = game.board.deck_of[number_of(game, CARDS[deck])]
    position.acting = position.seat_of[faction]
    position.agenda = [EventCard(number_of(game, CARDS[deck]), faction)]
    events: list[Event] = []
    chance = ScriptedChance(dice(throws))
    position.run(chance, events)
    chance.finish()
    _agree(position)
    return position, events


def do(position: Table, action: str, throws: str = "") -> list[Event]:
    """Who is asked does something, upon which just these dice are thrown."""
    number = position.actions.table.number(action)
    assert number is not None and action in may(position), f"not {action} but {sorted(may(position))}"
    events: list[Event] = []
    chance = ScriptedChance(dice(throws))
    position.play(position.waiting[0], number, chance, events)
    chance.finish()
    _agree(position)
    return events


def may(position: Table) -> set[str]:
    """The names of what may be done."""
    return {position.actions.table.name(action) for action in position.options if position.waiting}


def _agree(position: Table) -> None:
    """`why_not` says no to all but that."""
    if position.waiting:
        seat, count = position.waiting[0], len(position.actions.table)
        allowed = [action for action in range(count) if position.why_not(seat, action) is None]
        assert allowed == sorted(position.options)


def removed(position: Table, color: str) -> int:
    """Cubes that are out of the game."""
    return position.removed[army(color)]
