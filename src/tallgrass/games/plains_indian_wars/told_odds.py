"""The odds that can be asked for at the map: of engagements and attacks on wagons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from tallgrass.games.plains_indian_wars.ahead import gives_way
from tallgrass.games.plains_indian_wars.asked import place_of
from tallgrass.games.plains_indian_wars.effects import applies
from tallgrass.games.plains_indian_wars.engagement import AMBUSH
from tallgrass.games.plains_indian_wars.factions import (
    ARMIES,
    CAVALRY,
    ENEMIES,
    INDIAN,
    NOBODY,
    OF_SIDE,
    SETTLERS,
    SIDE_OF,
    US,
)
from tallgrass.games.plains_indian_wars.forecast import forecast, raid_forecast
from tallgrass.games.plains_indian_wars.moments import find, there, top, wagons_at
from tallgrass.games.plains_indian_wars.nouns import LETTERS, cubes, force, opened
from tallgrass.games.plains_indian_wars.odds import Odds
from tallgrass.games.plains_indian_wars.steps import Engagement, Fights, Party
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.games.plains_indian_wars.words import PlainsWords
from tallgrass.kernel.game import CantAnswer
from tallgrass.kernel.messages import Figures


def told_odds(view: PlainsView, words: PlainsWords, typed: str) -> list[Figures]:
    """Of the fight in a region, or of one if the party on its way went there, or cubes that are typed.

    Raises:
        CantAnswer: if there is no fight, or what is typed isn't understood.
    """
    region, typed_cubes = _split(typed)
    _refuse_other_cubes(words, region)
    place = place_of(words, region, "odds")
    name = words.nouns.place(place)
    if place >= words.board.regions:
        raise CantAnswer(f"Nobody fights in {name}.")
    running = find(view, Engagement)
    if running is not None and running.region == place and running.fighting and not typed_cubes:
        return [_running(view, words, place, running)]
    coming = _coming(words, typed_cubes) if typed_cubes else _party(view, place)
    counts = [here + more for here, more in zip(there(view, place), coming, strict=True)]
    leaves = gives_way(view, coming, place)
    if leaves != NOBODY:
        counts[leaves] = 0
    if all(_of_sides(counts)):
        return _engagement(view, words, place, counts, coming)
    if _of_sides(counts)[INDIAN] and wagons_at(view, words.board, place):
        return [_raid(view, words, place, counts)]
    here = opened(force(counts)) if any(counts) else "nobody"
    example = f"odds {words.board.codes[place]} {'g3 o1' if _of_sides(counts)[US] else 'b3 r2'}"
    raise CantAnswer(
        f"There is no fight in {name}: {here} and no opponents.",
        f"Type the cubes that would come too: {example}",
    )


_CUBES = re.compile(rf"[{''.join(LETTERS)}]\d{{1,3}}")


def _split(typed: str) -> tuple[str, list[str]]:
    """'N7 b3 r2' -> 'N7' and 'b3', 'r2'."""
    parts = typed.lower().replace(",", " ").split()
    cubes = [part for part in parts if _CUBES.fullmatch(part)]
    return " ".join([part for part in parts if part not in cubes]), cubes


def _refuse_other_cubes(words: PlainsWords, region: str) -> None:
    """'n7 9' is a region, and then no cubes."""
    code, *others = region.split()[:2] or [""]
    if others and code.upper() in words.board.codes:
        raise CantAnswer(
            f"{others[0]!r} isn't cubes.",
            f"Type a colour's letter ({', '.join(LETTERS)}) and how many, such as: odds {code.upper()} b3 r2",
        )


def _coming(words: PlainsWords, typed: list[str]) -> list[int]:
    """By army, cubes as the map writes them."""
    counts = [0] * ARMIES
    for part in typed:
        counts[LETTERS.index(part[0])] += int(part[1:])
    for army, count in enumerate(counts):
        if count > words.board.cubes[army]:
            raise CantAnswer(f"There are only {cubes(army, words.board.cubes[army])}.")
    if all(_of_sides(counts)):
        raise CantAnswer("One side comes to a fight: green and orange, or blue, brown and purple.")
    if counts[SETTLERS] and counts[ENEMIES] and not counts[CAVALRY]:
        raise CantAnswer("Brown and purple come together only with blue (P-22).")
    return counts


def _of_sides(counts: list[int]) -> list[int]:
    return [sum(counts[army] for army in OF_SIDE[side]) for side in (INDIAN, US)]


def _engagement(
    view: PlainsView, words: PlainsWords, place: int, counts: list[int], coming: list[int]
) -> list[Figures]:
    """Of cubes that stand there, some of which may have come."""
    attackers = _attackers(view, coming)
    came_from = [*view.origins[place], *view.set_out[place]]
    parts: list[Figures] = []
    for fighting in _parties(counts):
        armies = [army for army, count in enumerate(fighting) if count]
        combat = tuple([each for each in view.combat if applies(each, place, attackers, armies, came_from)])
        found = forecast(words.board, tuple(fighting), attackers, combat)
        parts.append(_told(f"{words.nouns.place(place)}: {_against(fighting, attackers)}", found))
    return parts


def _raid(view: PlainsView, words: PlainsWords, place: int, counts: list[int]) -> Figures:
    """Of an attack on one of the wagons that stand there alone (P-39)."""
    found = raid_forecast(words.board, tuple(counts), view.effects)
    rows = (
        ("the wagon destroyed", _percent(found.destroyed)),
        ("it goes on west", _percent(found.moved_on)),
        ("a treaty, it stays", _percent(found.treaty)),
        ("no attackers left", _percent(found.attackers_gone)),
        ("cubes lost on average", f"Indians {float(found.losses):.2f}"),
    )
    title = f"{words.nouns.place(place)}: {force(counts)} against a wagon"
    return Figures(title, rows, "Exact, if they never break off (P-39).")


def _running(view: PlainsView, words: PlainsWords, place: int, fight: Engagement) -> Figures:
    """From here on; dice that lie on the table are not counted."""
    counts = [count if army in fight.fighting else 0 for army, count in enumerate(there(view, place))]
    found = forecast(
        words.board,
        tuple(counts),
        fight.attackers,
        fight.combat,
        ambush=fight.stage <= AMBUSH,
        number=fight.round + 1,
    )
    title = f"{words.nouns.place(place)}, from the next round on: {_against(counts, fight.attackers)}"
    return _told(title, found)


_NOTE = "Exact, if nobody retreats on Blanks and a lone Indian cube ambushes."


def _party(view: PlainsView, place: int) -> list[int]:
    """By army, the cubes of the party that the next step is asked of, if it isn't there yet."""
    step = top(view)
    if not isinstance(step, Party) or step.place == place:
        return [0] * ARMIES
    return list(step.cubes)


def _attackers(view: PlainsView, coming: list[int]) -> int:
    """The side that moves: of a party, of the fights to come, of the turn."""
    for army, count in enumerate(coming):
        if count:
            return SIDE_OF[army]
    fights = find(view, Fights)
    if fights is not None:
        return fights.attackers
    return SIDE_OF[view.disc] if 0 <= view.disc < ARMIES else US


def _parties(counts: list[int]) -> Iterator[list[int]]:
    """P-31: brown or purple fights beside blue, not both."""
    if not (counts[CAVALRY] and counts[SETTLERS] and counts[ENEMIES]):
        yield counts
        return
    for left_out in (ENEMIES, SETTLERS):
        yield [0 if army == left_out else count for army, count in enumerate(counts)]


def _against(fighting: list[int], attackers: int) -> str:
    sides = [[c if SIDE_OF[army] == side else 0 for army, c in enumerate(fighting)] for side in (INDIAN, US)]
    return f"{force(sides[attackers])} against {force(sides[1 - attackers])}"


def _told(title: str, found: Odds[Fraction]) -> Figures:
    rows = [
        ("only Indians left", _percent(found.indians_left)),
        ("only the US side left", _percent(found.us_left)),
        ("a treaty", _percent(found.treaty)),
    ]
    if found.nobody_left:
        rows.append(("nobody left", _percent(found.nobody_left)))
    lost = f"Indians {float(found.indian_losses):.2f}, US side {float(found.us_losses):.2f}"
    return Figures(title, (*rows, ("cubes lost on average", lost)), _NOTE)


def _percent(chance: Fraction) -> str:
    return f"{float(100 * chance):5.1f} %"
