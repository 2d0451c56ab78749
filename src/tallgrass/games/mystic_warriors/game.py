"""The Mystic Warriors of the Plains as a game of the kernel."""

from __future__ import annotations

import tomllib
from importlib import resources

from tallgrass.games.mystic_warriors import events as happened
from tallgrass.games.mystic_warriors import rules
from tallgrass.games.mystic_warriors.imagine import imagine
from tallgrass.games.mystic_warriors.material import MysticWarriorsMaterial, material
from tallgrass.games.mystic_warriors.tables import MOST_SEATS, action_names, seat_name
from tallgrass.games.mystic_warriors.view import MysticWarriorsView
from tallgrass.games.mystic_warriors.words import MysticWarriorsWords
from tallgrass.kernel.actions import ActionTable
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink, kinds_of
from tallgrass.kernel.game import Game, State, Words
from tallgrass.kernel.messages import Material, View
from tallgrass.kernel.options import Option, OptionError, Options


class MysticWarriors(Game):
    """The card game for two to six."""

    def __init__(self) -> None:
        self.name = "mystic-warriors"
        self.title = "The Mystic Warriors of the Plains"
        self.sentence = (
            "A card game for two to six: hunt, trade and go on raids for the Eagle Feathers of a Warbonnet."
        )
        self.rules_version = 1
        self.seat_counts = tuple(range(2, MOST_SEATS + 1))
        self.options = (
            Option(
                name="first_seat",
                default=0,
                low=0,
                high=MOST_SEATS,
                sentence="Which Brave goes first, 1 to 6; 0 means that it is drawn at random.",
            ),
            Option(
                name="feathers",
                default=28,
                low=1,
                high=99,
                sentence="How many Eagle Feathers win; 14 makes a short game (MW-4).",
            ),
            Option(
                name="luck_without_raid_only",
                default=False,
                sentence="A Luck card may not be played in a turn with a raid (MW-10).",
            ),
        )
        self.actions = ActionTable(action_names())
        self.view_type = MysticWarriorsView
        self.material_type = MysticWarriorsMaterial
        self.event_types = kinds_of(happened)

    def seat_names(self, seats: int) -> tuple[str, ...]:
        self.check_seats(seats)
        return tuple([seat_name(seat) for seat in range(seats)])

    def start(self, seats: int, options: Options, chance: Chance, events: Sink | None = None) -> State:
        self.check_seats(seats)
        first = options["first_seat"]
        goal = options["feathers"]
        assert isinstance(first, int) and isinstance(goal, int), options
        if first > seats:
            raise OptionError(f"first_seat is {first}, but only {seats} play.")
        return rules.start(
            seats,
            goal,
            first,
            luck_without_raid_only=bool(options["luck_without_raid_only"]),
            chance=chance,
            events=events,
        )

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, MysticWarriorsView), type(view)
        return imagine(view, chance)

    def words(self, *, plain: bool = False, seats: int = 0) -> Words:
        return MysticWarriorsWords(plain=plain)

    def material(self, *, plain: bool) -> Material:
        return material(self, plain=plain)

    def rule_texts(self) -> dict[str, tuple[str, str]]:
        text = resources.files(__package__).joinpath("rules.toml").read_text(encoding="utf-8")
        return {rule["id"]: (rule["title"], rule["text"]) for rule in tomllib.loads(text)["rule"]}

    def stats(self, state: State) -> dict[str, int]:
        assert isinstance(state, rules.Table), type(state)
        feathers = [brave.feathers for brave in state.braves]
        return {"turns": state.turn, "feathers": sum(feathers), "lead": max(feathers) - sorted(feathers)[-2]}
