"""The golden games of The Mystic Warriors of the Plains."""

from __future__ import annotations

from tallgrass.games.mystic_warriors.cards import CARDS
from tallgrass.kernel.actions import slug
from tallgrass.kernel.chance import Chance
from tests.golden.recipe import Recipe, any_of, preferring

_TYPES = {f"discard:{slug(card.name)}": card.type for card in CARDS}
_RAIDERS = {"spirit": 2, "tribe": 1, "weapon": 2, "dress": 2, "approach": 2}


def leading(names: list[str], chance: Chance) -> str:
    """Collects a hand for the Pipeholder Raid; before it may lead one, it raids with a part of that hand."""
    raids = [name for name in names if name.startswith("raid:")]
    if "no-raid" in names:
        return raids[-1] if "raid:revenge" in raids else "no-raid"
    if names[0].startswith("discard:"):
        kinds = [_TYPES[name] for name in names]
        surplus = [name for name in names if kinds.count(_TYPES[name]) > _RAIDERS.get(_TYPES[name], 0)]
        return any_of(surplus or names, chance)
    if "small-game" in names:
        return any_of([name for name in names if name.startswith("play:")] or ["small-game"], chance)
    return any_of(names, chance)


raiding = preferring("raid", "lay", "play", "small-game", "luck")
trading = preferring("trade", "offer", "accept", "raid", "lay", "luck", "play")
reading = preferring("omen", "raid", "lay", "luck", "gather")
gathering = preferring("gather", "play", "raid", "lay")

RECIPES = {
    "omens-and-declined-trades": Recipe(
        shows="Two have read omens; offers are declined by both sides; a raid flips known cards.",
        seats=3,
        seed=9,
        style=reading,
        options={"feathers": 1},
    ),
    "a-hand-given-away-whole": Recipe(
        shows="Trades after which others know less; a gathering with the only other card.",
        seats=3,
        seed=8,
        style=gathering,
        options={"feathers": 1},
    ),
    "luck-before-the-action": Recipe(
        shows="Two play; a Luck card before the action, one card above the limit.",
        seed=3,
        style=raiding,
        options={"feathers": 1},
    ),
    "six-raid-over-a-reshuffle": Recipe(
        shows="Six play; the deck runs out in the middle of a raid.",
        seats=6,
        seed=7,
        style=raiding,
        options={"feathers": 1},
    ),
    "no-luck-after-a-raid": Recipe(
        shows="The option of MW-10 is on, and ends a turn.",
        seats=3,
        seed=5,
        style=trading,
        options={"feathers": 1, "luck_without_raid_only": True},
    ),
    "luck-after-a-raid": Recipe(
        shows="A gathering whose cards are in the deck that it draws from.",
        seed=2,
        style=gathering,
        options={"feathers": 3},
    ),
    "luck-against-a-single-card": Recipe(
        shows="Hands run low.", seed=4, style=raiding, options={"feathers": 3}
    ),
    "luck-against-an-empty-hand": Recipe(
        shows="Six play, and every legal action is as likely as the others.",
        seats=6,
        seed=31,
        style=any_of,
        options={"feathers": 1},
    ),
    "an-omen-with-nothing-to-see": Recipe(
        shows="The deck is empty when an omen is read.",
        seed=1,
        style=any_of,
        options={"feathers": 3},
    ),
    "a-pipeholder-in-a-short-game": Recipe(
        shows="All four raids; the one with ten feathers leads the last.",
        seed=25,
        style=leading,
        options={"feathers": 14},
    ),
    "omens-and-gatherings": Recipe(
        shows="Two who read omens as often as they can, and gather their tribes.",
        seed=109,
        style=reading,
        options={"feathers": 3},
    ),
    "three-lead-raids": Recipe(
        shows="Three who collect the cards of raids, and make many.",
        seats=3,
        seed=157,
        style=leading,
        options={"feathers": 6},
    ),
    "a-warrior-gives-up": Recipe(
        shows="One of two gives up in the middle of a turn.",
        seed=2,
        style=trading,
        resign=70,
    ),
    "three-take-back-and-stop": Recipe(
        shows="Undos, free and by consent of the others; another player in a seat; no result.",
        seats=3,
        seed=5,
        style=any_of,
        options={"first_seat": 3},
        undo=9,
        consent=True,
        hand_over=50,
        stop=220,
    ),
}
