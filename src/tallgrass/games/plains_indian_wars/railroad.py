"""The railroads: mountains by dice, plains by settlers beside the railhead (P-41)."""

from __future__ import annotations

from tallgrass.games.plains_indian_wars.dice import roll
from tallgrass.games.plains_indian_wars.events import MountainsFilled, RailroadComplete, Rolled, TrackLaid
from tallgrass.games.plains_indian_wars.factions import CP, FACE_IDS, SETTLERS, UP
from tallgrass.games.plains_indian_wars.state import Position
from tallgrass.kernel.chance import Chance
from tallgrass.kernel.events import Sink


def complete(at: Position) -> bool:
    """Whether every space is filled."""
    return at.mountains == at.board.mountains and sum(at.filled) == at.board.line_length


def railhead(at: Position, line: int) -> list[int]:
    """The regions beside it; of the Central Pacific none while mountains are open."""
    if line == CP and at.mountains < at.board.mountains:
        return []
    if not at.filled[line]:
        return at.board.start_regions[line]
    return at.board.beside[line][at.filled[line] - 1]


def settlers_at(at: Position, line: int) -> int:
    """Brown cubes beside a railhead."""
    return sum([at.cubes[SETTLERS][region] for region in railhead(at, line)])


def lay(at: Position, line: int, count: int, events: Sink | None) -> int:
    """Black cubes on the next spaces of a line, as many as there are and its limit lets (P-55)."""
    for effect in at.effects:
        if effect.line == line:
            count = min(count, effect.line_most - at.laid[line])
    count = max(0, min(count, at.board.line_length - sum(at.filled)))
    if count:
        at.filled[line] += count
        at.laid[line] += count
        if events is not None:
            events.append(TrackLaid(line=line, count=count))
            if complete(at):
                events.append(RailroadComplete())
    return count


def roll_for_mountains(
    at: Position, dice: int, hits: tuple[str, ...], chance: Chance, events: Sink | None
) -> None:
    """A space for each success; one beyond the last mountain goes to the first plains space (P-57)."""
    faces = roll(at, SETTLERS, dice, chance)
    if events is not None:
        events.append(Rolled(army=SETTLERS, faces=tuple(faces), what="rail"))
    successes = sum([FACE_IDS[face] in hits for face in faces])
    filled = min(successes, at.board.mountains - at.mountains)
    at.mountains += filled
    if events is not None and filled:
        events.append(MountainsFilled(count=filled))
        if complete(at):
            events.append(RailroadComplete())
    if successes > filled:
        lay(at, CP, 1, events)


def railroad_turn(at: Position, chance: Chance, events: Sink | None) -> None:
    """The Black disc: brown cubes are counted for both railheads before anything is laid (P-41, P-68)."""
    railroad = at.board.edition.map.railroad
    mountains = at.mountains < at.board.mountains
    east = min(settlers_at(at, UP), railroad.up_max_per_turn)
    west = 0 if mountains else min(settlers_at(at, CP), railroad.cp_max_per_turn)
    lay(at, UP, east, events)
    if mountains:
        roll_for_mountains(at, railroad.mountain_dice, railroad.mountain_success, chance, events)
    else:
        lay(at, CP, west, events)
