"""News of Plains Indian Wars: a paragraph for what belongs together, and a sentence for what is alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tallgrass.games.plains_indian_wars import events as happened
from tallgrass.games.plains_indian_wars.factions import NOWHERE
from tallgrass.games.plains_indian_wars.nouns import cubes, does, force, opened, row
from tallgrass.games.plains_indian_wars.words import PlainsWords
from tallgrass.kernel.events import Event

_OPENING = (
    happened.RoundBegan,
    happened.DiscDrawn,
    happened.CardPlayed,
    happened.PlayedAtOnce,
    happened.Activated,
    happened.EngagementBegan,
    happened.WagonAttacked,
    happened.DrewCards,
    happened.Drew,
    happened.RailroadComplete,
    happened.GameEnded,
)
"""With what a paragraph begins."""


def paragraphs(events: list[Event]) -> list[list[Event]]:
    """A card with its cubes, a group with its steps, a fight with its rounds: each is one."""
    return _runs(events, lambda _, event: not isinstance(event, _OPENING))


def sentences(paragraph: list[Event], reader: int | None, words: PlainsWords) -> Iterator[str]:
    """One for each event, but for the steps of a way, wagons that roll and cubes that are hit together."""
    for run in _runs(paragraph, _goes_on):
        if len(run) == 1:
            yield words.log(run[0], reader)
        elif isinstance(run[0], happened.Lost):
            yield _losses(run[0], len(run), words)
        elif isinstance(run[0], happened.Stepped):
            yield _way([step for step in run if isinstance(step, happened.Stepped)], words)
        else:
            yield _wagons([roll for roll in run if isinstance(roll, happened.WagonRolled)], words)


def _runs(events: list[Event], joins: Callable[[Event, Event], bool]) -> list[list[Event]]:
    """Events in their order; one that joins the one before shares its list."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and joins(runs[-1][-1], event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def _goes_on(before: Event, event: Event) -> bool:
    if isinstance(before, happened.Stepped) and isinstance(event, happened.Stepped):
        same = before.armies == event.armies and before.to == event.frm
        return same and not before.rail and not event.rail
    if isinstance(before, happened.WagonRolled) and isinstance(event, happened.WagonRolled):
        return before.trail == event.trail and NOWHERE not in (before.to, event.to)
    return isinstance(event, happened.Lost) and before == event


def _losses(lost: happened.Lost, count: int, words: PlainsWords) -> str:
    """Of one faction in one place."""
    where = "leave the game for good" if lost.permanent else "go to the Casualty Box"
    return f"{opened(cubes(lost.army, count))} in {words.nouns.at(lost.place)} are hit and {where}."


def _way(steps: list[happened.Stepped], words: PlainsWords) -> str:
    """'Three green cubes go from N5 through N12 to NE5', as a sentence."""
    armies = steps[0].armies
    places = [words.nouns.at(place) for place in (steps[0].frm, *[step.to for step in steps])]
    party = f"{opened(force(armies))} {does(sum(armies), 'go')}"
    return f"{party} from {places[0]} through {row(places[1:-1])} to {places[-1]}."


def _wagons(rolls: list[happened.WagonRolled], words: PlainsWords) -> str:
    """'Wagons on the Santa Fe Trail roll to S6, S7 (2) and S4', as a sentence."""
    counts: dict[int, int] = {}
    for roll in rolls:
        counts[roll.to] = counts.get(roll.to, 0) + 1
    told = [f"{words.nouns.at(to)}{f' ({count})' if count > 1 else ''}" for to, count in counts.items()]
    return f"Wagons on the {words.nouns.trail(rolls[0].trail)} roll to {row(told)}."
