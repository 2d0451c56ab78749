"""The golden games of Plains Indian Wars."""

from __future__ import annotations

from tallgrass.kernel.chance import Chance
from tests.golden import stories_plains_indian_wars as stories
from tests.golden.an_own_edition import own_edition
from tests.golden.recipe import Recipe, any_of
from tests.properties.plains_every_op import GAME

_QUIET = ("done", "stay", "go", "stop", "keep", "no-ambush", "muster", "agree", "break-off")


def quiet(names: list[str], chance: Chance) -> str:
    """Does as little as can be; places all it can in the last place; else what is listed first."""
    return next((name for name in _QUIET if name in names), names[-1 if names[0].startswith("place:") else 0])


RECIPES = {
    "wagons-open-the-way": Recipe(
        shows="Two play three rounds: wagons escorted, hunted and running; treaties; Custer in an opening "
        "hand; blue, brown and purple in one fight.",
        style=quiet,
        options={"max_rounds": 3},
        told=stories.WAGONS_OPEN_THE_WAY,
    ),
    "by-rail-with-the-cavalrys-leave": Recipe(
        shows="Three play three rounds: allies ask each other, and ride the Union Pacific; closed regions; "
        "a refuge that overflows; a hunt with allies; Custer in the middle of the game.",
        style=quiet,
        seats=3,
        options={"max_rounds": 3},
        told=stories.BY_RAIL_WITH_THE_CAVALRYS_LEAVE,
    ),
    "four-who-ask-each-other": Recipe(
        shows="Four play three rounds: Events stand in; parties drop cubes; every friend takes every other "
        "along; Canada and back; an Event that does nothing.",
        style=quiet,
        seats=4,
        options={"max_rounds": 3},
        told=stories.FOUR_WHO_ASK_EACH_OTHER,
    ),
    "the-railroad-is-finished": Recipe(
        shows="A whole game: over the mountains, by both railroads, to the last space and the end of the "
        "round; the Rockies; wagons arrive; a lone wagon in purple land.",
        style=quiet,
        told=stories.THE_RAILROAD_IS_FINISHED,
    ),
    "another-edition": Recipe(
        shows="A whole game with an edition that isn't ours, which has three rounds: what our cards never "
        "bring about.",
        style=quiet,
        own_edition=own_edition,
        told=stories.ANOTHER_EDITION,
    ),
    "an-edition-with-every-op": Recipe(
        shows="Chance plays an edition whose cards do all that cards of ours never do.",
        seed=17,
        style=any_of,
        own_edition=lambda: GAME,
        options={"max_rounds": 10},
    ),
    "four-on-their-own": Recipe(
        shows="Four play seven rounds, every legal action is as likely as the others, and nobody is asked "
        "for consent; a deck is renewed.",
        seed=24,
        style=any_of,
        seats=4,
        options={"max_rounds": 7, "auto_consent": True},
    ),
    "three-take-back-and-stop": Recipe(
        shows="Undos, free and by consent of the others; another player in a seat; no result.",
        seed=5,
        style=any_of,
        seats=3,
        undo=9,
        consent=True,
        hand_over=50,
        stop=180,
    ),
    "the-us-give-up": Recipe(
        shows="A side gives up in the middle of a turn.", seed=2, style=any_of, resign=120
    ),
}
