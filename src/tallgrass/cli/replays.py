"""Looking at match files: replay and verify."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape

import tallgrass
from tallgrass.cli.boards import BOARDS
from tallgrass.cli.options import played_with
from tallgrass.cli.output import fail
from tallgrass.games.registry import game_of
from tallgrass.kernel import files
from tallgrass.kernel.events import Event
from tallgrass.kernel.files import FileError
from tallgrass.kernel.match import Match
from tallgrass.kernel.replay import audit

EVERYTHING = "all"


def show(
    screen: Console, path: Path, *, at: int | None, seat: str | None, json: bool, strict: bool, plain: bool
) -> None:
    """Print a match up to a step, for a seat's eyes, a spectator's (None) or all."""
    try:
        match = tallgrass.load(path, strict=strict, until=at)
    except (FileError, tallgrass.UnknownGame) as error:
        fail(str(error))
    viewer = _viewer(match, seat)
    if at is not None and at > len(match.entries):
        fail(f"{path} has {len(match.entries)} entries; --at takes 0 to {len(match.entries)}.")
    words = match.game.words(plain=plain, seats=len(match.players))
    happened = _happened(match, viewer, everything=seat == EVERYTHING)
    lines = [words.log(event, viewer) for _, event in happened]
    if json:
        _print_json(screen, match, viewer, happened, lines, everything=seat == EVERYTHING)
        return
    for (step, event), line in zip(happened, lines, strict=True):
        if event.told(viewer):
            screen.print(f"[dim]{step:>4}[/] {escape(line)}")
    screen.print()
    screen.print(f"After {len(match.entries)} entries", style="bold")
    view = match.state.view(viewer)
    for watcher in range(len(match.players)) if seat == EVERYTHING else (viewer,):
        if seat == EVERYTHING and watcher is not None:
            screen.print(f"As seen by {words.seat(watcher)}", style="underline")
        screen.print(BOARDS[match.game.name].draw(match.state.view(watcher), words))
    result = match.result
    screen.print(escape(words.outcome(result) if result else words.text(words.prompt(view))), style="bold")


def verify(screen: Console, path: Path) -> None:
    """Print what was checked; a file that fails ends the command with the reason."""
    document = files.read(path)
    try:
        rules = game_of(document)
        found = audit(rules, document)
    except FileError as error:
        fail(f"{path} {error}")
    except tallgrass.UnknownGame as error:
        fail(f"{path} is a match of a game that isn't here. {error}")
    screen.print(f"Every one of the {found.steps} entries is allowed by the rules of {document.game}.")
    if rules.edition is not None:
        screen.print(played_with(rules.edition), soft_wrap=True)
    for dealing in document.dealings:
        where = "the match" if dealing.start == 0 else f"step {dealing.start - 1} on"
        if dealing.seed is None:
            screen.print(
                f"The dealing of {where} was committed to as {dealing.commitment}; its seed isn't shown yet."
            )
        else:
            screen.print(f"The seed of the dealing of {where} is the one committed to: {dealing.commitment}.")
    if found.outcomes:
        screen.print(f"{found.outcomes} outcomes follow from the seed.")
    if found.unseeded:
        screen.print(f"{found.unseeded} outcomes fit the rules; their seed isn't shown.")
    if document.result is None:
        screen.print("The match isn't over.")
        return
    words = rules.words(seats=len(document.players))
    screen.print(f"The result is what comes of it. {escape(words.outcome(document.result))}")
    if found.unseeded:
        fail("The match is over, but a seed is missing: nobody can tell whether all cards were dealt fairly.")


def _viewer(match: Match, seat: str | None) -> int | None:
    if seat is None or seat == EVERYTHING:
        return None
    if seat not in match.seat_names:
        fail(f"There is no seat {seat!r}; there are: {', '.join((*match.seat_names, EVERYTHING))}.")
    return match.seat_names.index(seat)


def _happened(match: Match, viewer: int | None, *, everything: bool) -> list[tuple[int, Event]]:
    return [
        (step, event)
        for step, events in enumerate(match.history)
        for event in events
        if everything or event.seen_by(viewer)
    ]


def _print_json(
    screen: Console,
    match: Match,
    viewer: int | None,
    happened: list[tuple[int, Event]],
    lines: list[str],
    *,
    everything: bool,
) -> None:
    document: dict[str, Any] = {
        "game": match.game.name,
        "entries": len(match.entries),
        "seat": None if viewer is None else match.seat_names[viewer],
        "to_move": [match.seat_names[seat] for seat in match.to_move()],
        "view": match.state.view(viewer),
        "views": {name: match.state.view(other) for other, name in enumerate(match.seat_names) if everything},
        "events": [
            {"after": step, "event": event, "text": line}
            for (step, event), line in zip(happened, lines, strict=True)
        ],
        "result": match.result,
    }
    screen.out(msgspec.json.encode(document).decode(), highlight=False)
