"""Plains Indian Wars as a game of the kernel."""

from __future__ import annotations

import tomllib
from importlib import resources

from tallgrass.games.plains_indian_wars import events as happened
from tallgrass.games.plains_indian_wars import rules
from tallgrass.games.plains_indian_wars.actions import Actions
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.edition.load import Edition
from tallgrass.games.plains_indian_wars.edition.mark import mark_of
from tallgrass.games.plains_indian_wars.imagine import imagine
from tallgrass.games.plains_indian_wars.material import PlainsMaterial, material
from tallgrass.games.plains_indian_wars.railroad import complete
from tallgrass.games.plains_indian_wars.rounds import score
from tallgrass.games.plains_indian_wars.told_odds import told_odds
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.games.plains_indian_wars.words import PlainsWords
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink, kinds_of
from tallgrass.kernel.game import Game, State, Words
from tallgrass.kernel.messages import Figures, Material, View
from tallgrass.kernel.options import Option, Options


class PlainsIndianWars(Game):
    """The game for one to four, with the data of an edition. One player is two seats, one of them a bot's."""

    board: Board
    verbs: Actions

    def __init__(self, edition: Edition) -> None:
        self.edition = mark_of(edition)
        self.board = Board(edition)
        self.verbs = Actions(self.board)
        self.name = "plains-indian-wars"
        self.title = "Plains Indian Wars"
        self.sentence = (
            "Area control for one to four: wagons, railroads, settlers and cavalry against the peoples of "
            "the Great Plains."
        )
        self.rules_version = 1
        self.seat_counts = (2, 3, 4)
        self.options = (
            Option(
                name="max_rounds",
                default=0,
                low=0,
                high=50,
                sentence="After how many rounds the game ends; "
                f"0 means {self._rounds()}, as the edition says (P-43).",
            ),
            Option(
                name="auto_consent",
                default=False,
                sentence="Allies of another seat come along without being asked (P-22).",
            ),
        )
        self.actions = self.verbs.table
        self.view_type = PlainsView
        self.material_type = PlainsMaterial
        self.event_types = kinds_of(happened)

    def _rounds(self) -> int:
        return self.board.edition.setup.end.max_rounds

    def seat_names(self, seats: int) -> tuple[str, ...]:
        self.check_seats(seats)
        table = next(each for number, each in self.board.edition.setup.seats.items() if number == str(seats))
        return tuple([seat.name for seat in table.seat])

    def start(self, seats: int, options: Options, chance: Chance, events: Sink | None = None) -> State:
        self.check_seats(seats)
        rounds = options["max_rounds"]
        assert isinstance(rounds, int), options
        return rules.start(
            self.board,
            self.verbs,
            seats,
            max_rounds=rounds,
            auto_consent=bool(options["auto_consent"]),
            chance=chance,
            events=events,
        )

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, PlainsView), type(view)
        return imagine(self.board, self.verbs, view, chance)

    def words(self, *, plain: bool = False, seats: int = 0) -> Words:
        return PlainsWords(self.board, self.verbs, plain=plain, seats=seats)

    def material(self, *, plain: bool) -> Material:
        return material(self, self.board, self.verbs)

    def rule_texts(self) -> dict[str, tuple[str, str]]:
        text = resources.files(__package__).joinpath("rules.toml").read_text(encoding="utf-8")
        return {rule["id"]: (rule["title"], rule["text"]) for rule in tomllib.loads(text)["rule"]}

    def odds(self, view: View, words: Words, question: str) -> list[Figures]:
        assert isinstance(view, PlainsView)
        assert isinstance(words, PlainsWords)
        return told_odds(view, words, question)

    def stats(self, state: State) -> dict[str, int]:
        assert isinstance(state, rules.Table), type(state)
        indian, us = score(state)
        return {
            "turns": state.turns,
            "rounds": state.round,
            "indian": indian,
            "us": us,
            "railroad": int(complete(state)),
            "arrived": state.arrived,
            "destroyed": state.destroyed,
        }
