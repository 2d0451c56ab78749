"""Indian Wars as a game of the kernel."""

from __future__ import annotations

import tomllib
from importlib import resources

from tallgrass.games.indian_wars import events as happened
from tallgrass.games.indian_wars import rules
from tallgrass.games.indian_wars.cards import DECK
from tallgrass.games.indian_wars.imagine import imagine
from tallgrass.games.indian_wars.material import IndianWarsMaterial, material
from tallgrass.games.indian_wars.tables import MAX_EXTRA, SEAT_NAMES
from tallgrass.games.indian_wars.view import IndianWarsView
from tallgrass.games.indian_wars.words import IndianWarsWords
from tallgrass.kernel.actions import ActionTable, slug
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink, kinds_of
from tallgrass.kernel.game import Game, State, Words
from tallgrass.kernel.messages import Material, View
from tallgrass.kernel.options import Option, Options


def _action_names() -> list[str]:
    """In the order of the numbers in `tables`."""
    verbs = ("discard", "lay", "play", "count")
    names = [f"{verb}:{slug(card.name)}" for verb in verbs for card in DECK]
    names += [f"extra:{number}" for number in range(MAX_EXTRA + 1)]
    return [*names, "draw", "done"]


class IndianWars(Game):
    """The card game for two."""

    def __init__(self) -> None:
        self.name = "indian-wars"
        self.title = "Indian Wars"
        self.sentence = (
            "A card game for two: contests of Initiative, Combatants and Firepower for Blood Chips."
        )
        self.rules_version = 1
        self.seat_counts = (2,)
        self.options = (
            Option(
                name="wounded_knee_one_extra",
                default=False,
                sentence="Wounded Knee costs 2 chips but gives the other side only 1 extra card (IW-12).",
            ),
        )
        self.actions = ActionTable(_action_names())
        self.view_type = IndianWarsView
        self.material_type = IndianWarsMaterial
        self.event_types = kinds_of(happened)

    def seat_names(self, seats: int) -> tuple[str, ...]:
        self.check_seats(seats)
        return SEAT_NAMES

    def start(self, seats: int, options: Options, chance: Chance, events: Sink | None = None) -> State:
        self.check_seats(seats)
        return rules.start(1 if options["wounded_knee_one_extra"] else 2, chance, events)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, IndianWarsView), type(view)
        return imagine(view, chance)

    def words(self, *, plain: bool = False, seats: int = 0) -> Words:
        return IndianWarsWords(plain=plain)

    def material(self, *, plain: bool) -> Material:
        return material(self, plain=plain)

    def rule_texts(self) -> dict[str, tuple[str, str]]:
        text = resources.files(__package__).joinpath("rules.toml").read_text(encoding="utf-8")
        return {rule["id"]: (rule["title"], rule["text"]) for rule in tomllib.loads(text)["rule"]}

    def stats(self, state: State) -> dict[str, int]:
        assert isinstance(state, rules.Table), type(state)
        whites, indians = state.sides
        return {"turns": state.turn, "chips_whites": whites.chips, "chips_indians": indians.chips}
