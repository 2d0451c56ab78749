"""The golden games of Indian Wars."""

from __future__ import annotations

from tallgrass.kernel.chance import Chance
from tests.golden.recipe import Recipe, any_of


def eager(names: list[str], chance: Chance) -> str:
    """Plays all that can be played; finishes when nothing else is left but an exchange."""
    better = [name for name in names if name.partition(":")[0] in ("lay", "count", "play", "extra")]
    if better:
        return any_of(better, chance)
    return names[-1]


def exchanging(names: list[str], chance: Chance) -> str:
    """Begins with the exchange, mostly of four cards; then eager."""
    discards = [name for name in names if name.startswith("discard:")]
    if discards and chance.below(8):
        return any_of(discards, chance)
    return eager(names, chance)


def sparing(names: list[str], chance: Chance) -> str:
    """Finishes, every other time, while it could do more."""
    return names[-1] if chance.below(2) else any_of(names, chance)


RECIPES = {
    "whites-win-playing-everything": Recipe(
        shows="Both play all they can and never exchange; Whites are left with chips.",
        seed=250,
        style=eager,
    ),
    "indians-win-with-exchanges": Recipe(
        shows="Both exchange nearly every turn, mostly four cards; over several reshuffles.",
        seed=53,
        style=exchanging,
    ),
    "any-legal-action": Recipe(shows="Every legal action is as likely as the others.", seed=6, style=any_of),
    "sparing-and-slow": Recipe(
        shows="Both often finish while they could lay more; low and tied contests.", seed=7, style=sparing
    ),
    "a-draw-below-zero": Recipe(shows="Both end with -1 chip: a draw.", seed=100, style=any_of),
    "both-out-of-chips-and-one-wins": Recipe(
        shows="0 chips against -3: the higher number wins.", seed=57, style=exchanging
    ),
    "wounded-knee-gives-one-extra-card": Recipe(
        shows="The option of IW-12 is on, and Wounded Knee is played.",
        seed=49,
        style=exchanging,
        options={"wounded_knee_one_extra": True},
    ),
    "given-up": Recipe(
        shows="A side gives up in the middle of a turn.", seed=0, style=exchanging, resign=180
    ),
    "taken-back-and-handed-over": Recipe(
        shows="Undos, free and by consent, and another player in a seat.",
        seed=110,
        style=any_of,
        undo=12,
        consent=True,
        hand_over=60,
    ),
    "stopped-without-result": Recipe(
        shows="A match that is stopped has no result.", seed=6, style=sparing, stop=220
    ),
}
