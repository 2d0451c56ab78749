"""Who sits where: from the flags of `play`, for a new match or one that goes on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import tallgrass
from tallgrass.bots.base import Bot
from tallgrass.bots.luck import luck
from tallgrass.bots.registry import UnknownBot, bot, strongest
from tallgrass.cli.options import option_pairs
from tallgrass.cli.output import fail
from tallgrass.kernel import fair
from tallgrass.kernel.chance import FastChance
from tallgrass.kernel.files import FileError
from tallgrass.kernel.game import Game
from tallgrass.kernel.match import Match
from tallgrass.kernel.options import OptionError
from tallgrass.kernel.record import HUMAN


@dataclass(frozen=True)
class Wishes:
    """What the flags ask for; None or empty where a flag wasn't given."""

    held: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seats: int | None = None
    options: tuple[str, ...] = ()
    edition: str | None = None
    seed: int | None = None
    hot_seat: bool = False
    watch: bool = False

    def about_players(self) -> bool:
        """Whether anything is said about who plays."""
        return bool(self.held or self.bots or self.hot_seat or self.watch)


def new_match(rules: Game, wishes: Wishes) -> Match:
    """A match as the flags ask for it, dealt fairly."""
    players = _players(rules, _seat_count(rules, wishes), wishes)
    if wishes.seed is None:
        dealing = fair.deal([fair.nonce() if player == HUMAN else "" for player in players])
    else:
        dealing = fair.deal_again(wishes.seed, [""] * len(players))
    try:
        return Match(rules, players, rules.settle(option_pairs(wishes.options)), dealing=dealing)
    except OptionError as error:
        fail(f"{error} `tallgrass games` explains the options.")


def loaded_match(path: Path, name: str, wishes: Wishes) -> Match:
    """The match in a file, as it was left."""
    if wishes.edition is not None:
        fail("A match that is loaded keeps its edition, which its file names; leave --option edition away.")
    if wishes.options or wishes.seed is not None or wishes.seats is not None:
        fail(
            "A match that is loaded keeps its options, its seats and its seed; "
            "leave --option, --seats and --seed away."
        )
    try:
        match = tallgrass.load(path)
    except (FileError, tallgrass.UnknownGame) as error:
        fail(str(error))
    if match.game.name != name:
        fail(f"{path} is a match of {match.game.title}: `tallgrass play {match.game.name} --load {path}`.")
    return match


def play_on(match: Match, wishes: Wishes) -> None:
    """Let a loaded match go on: by the players that the flags ask for, with cards to deal from."""
    if match.result:
        return
    if wishes.about_players():
        for seat, player in enumerate(_players(match.game, len(match.players), wishes, _people(match))):
            if player != match.players[seat]:
                match.hand_over(seat, player)
    for player in match.players:
        if player != HUMAN:
            _check_bot(player, match.game)
    if match.chance is None:
        match.deal(fair.deal([fair.nonce() if player == HUMAN else "" for player in match.players]))


def invited(rules: Game, wishes: Wishes) -> list[bool | str]:
    """Who sits at a table where others may come: True for oneself, a bot's spec, else False."""
    players = _players(rules, _seat_count(rules, wishes), wishes)
    names = rules.seat_names(len(players))
    mine = wishes.held or names[:1]
    return [
        name in mine or (player if wishes.bots and player != HUMAN else False)
        for name, player in zip(names, players, strict=True)
    ]


def _seat_count(rules: Game, wishes: Wishes) -> int:
    """How many play: as many as is said, or as the named seats and bots make, or as few as can."""
    counts = rules.seat_counts
    people = 0 if wishes.watch else max(1, len(set(wishes.held)))
    named = people + len(wishes.bots) if len(wishes.bots) > 1 else 0
    fewest = next((n for n in counts if set(wishes.held) <= set(rules.seat_names(n))), counts[-1])
    if wishes.seats is not None and wishes.seats not in counts:
        fail(f"{rules.title} is for {' or '.join(map(str, counts))} seats, not {wishes.seats}.")
    return wishes.seats or (named if named in counts else fewest)


def _people(match: Match) -> tuple[str, ...]:
    """Who stays seated when only bots are named: the people, as long as there is a seat for a bot."""
    pairs = zip(match.seat_names, match.players, strict=True)
    people = tuple(name for name, player in pairs if player == HUMAN)
    return people if len(people) < len(match.players) else ()


def _players(rules: Game, seats: int, wishes: Wishes, seated: tuple[str, ...] = ()) -> list[str]:
    names = rules.seat_names(seats)
    for name in wishes.held:
        if name not in names:
            fail(f"There is no seat {name!r} in {rules.title}; there are: {', '.join(names)}.")
    if wishes.hot_seat:
        if wishes.bots or wishes.watch:
            fail("In a hot-seat match people hold all seats; leave --bot and --watch away.")
        return [HUMAN] * seats
    if wishes.watch and wishes.held:
        fail("With --watch you hold no seat; leave --seat away.")
    people = [] if wishes.watch else [names.index(name) for name in wishes.held or seated or names[:1]]
    others = [seat for seat in range(seats) if seat not in people]
    if not others and wishes.bots:
        fail("People hold all seats; leave --bot away.")
    specs = wishes.bots or (strongest(rules.name),)
    if len(specs) == 1:
        specs = specs * len(others)
    if len(specs) != len(others):
        seats_left = "There is 1 seat" if len(others) == 1 else f"There are {len(others)} seats"
        fail(f"{seats_left} for bots; name one --bot for all or one for each.")
    for spec in specs:
        _check_bot(spec, rules)
    players = [HUMAN] * seats
    for seat, spec in zip(others, specs, strict=True):
        players[seat] = spec
    return players


def _check_bot(spec: str, rules: Game) -> None:
    try:
        bot(spec, rules)
    except UnknownBot as error:
        fail(f"{error} `tallgrass bots {rules.name}` describes them.")


def dealt(match: Match) -> str:
    """How the cards of a match are dealt, for those who play it."""
    if not match.dealings:
        return "Dealt from a script."
    dealing = match.dealings[-1]
    if dealing.match.startswith(fair.NUMBERED):
        number = dealing.match.removeprefix(fair.NUMBERED)
        return f"Dealt by --seed {number}: the same cards whenever it is given."
    return f"Dealt fairly; commitment {dealing.commitment}"


class BotSeats:
    """The bots of a match.

    What a bot leaves to luck depends on the dealing and on how often it has acted, and on nothing that others
    do in secret; so a match that is saved, loaded and played on goes on as it would have.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._bots: dict[str, Bot] = {}

    def choose(self, seat: int) -> int:
        """What the bot in a seat does now."""
        match = self._match
        spec = match.players[seat]
        if spec not in self._bots:
            self._bots[spec] = bot(spec, match.game)
        return self._bots[spec].choose(
            match.state.view(seat), match.state.legal(seat), FastChance(*luck(match, seat))
        )
