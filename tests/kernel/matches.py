"""Matches to test with, and what can be seen of them."""

from __future__ import annotations

import random

import msgspec

import tallgrass
from tallgrass.kernel.chance import ScriptedChance
from tallgrass.kernel.fair import Dealing, deal_again
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tests.kernel.toy import Toy

TOY = Toy()
INDIAN_WARS = tallgrass.game("indian-wars")


def dealing(number: int, seats: int, start: int = 0) -> Dealing:
    """A dealing with a nonce for each seat."""
    return msgspec.structs.replace(
        deal_again(number, [f"nonce-{seat}" for seat in range(seats)]), start=start
    )


def fair_match(game: Game, number: int = 1, seats: int = 2) -> Match:
    """A match that can be verified."""
    return Match(game, ["human"] * seats, game.settle({}), dealing=dealing(number, seats))


def toy_match(*script: int, seats: int = 2, first: int = 0) -> Match:
    """A match of the toy with the dice in a script."""
    return Match(TOY, ["human"] * seats, TOY.settle({}), chance=ScriptedChance([first, *script]))


def play_on(match: Match, steps: int, choices: random.Random) -> None:
    """Random steps, each by one of the seats that are asked."""
    for _ in range(steps):
        waiting = match.to_move()
        if not waiting:
            return
        seat = choices.choice(waiting)
        match.play(seat, choices.choice(match.state.legal(seat)))


def finished(game: Game, number: int = 1) -> Match:
    """A match that was played to its end, with undos on the way."""
    match = fair_match(game, number)
    choices = random.Random(number)
    while not match.result:
        play_on(match, choices.randrange(1, 9), choices)
        for seat in (0, 1):
            if match.undo_barrier(seat) is None:
                match.undo(seat)
    return match


def position(match: Match) -> bytes:
    """All that anybody knows or may do at the moment."""
    seats: list[int | None] = [None, *range(len(match.players))]
    legal = [match.state.legal(seat) for seat in range(len(match.players))]
    return msgspec.json.encode([[match.state.view(seat) for seat in seats], legal, match.result])


def everything(match: Match) -> bytes:
    """The position, the whole log and who sits where."""
    log = msgspec.json.encode([match.document(keep_seed=True), match.history, match.players])
    return position(match) + log


def asked(match: Match) -> list[tuple[int, int]]:
    """All outcomes of a match so far, in order, those of undone steps too."""
    document = match.document()
    outcomes = list(document.setup)
    for entry in document.entries:
        outcomes += getattr(entry, "outcomes", [])
    return outcomes
