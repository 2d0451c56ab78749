"""The map of Plains Indian Wars in letters: each region where it lies, the track between north and south.

A cell is a region's code, a mark for who controls it, and a letter and a number for cubes: `N7 I g3 b2`.
Rows and columns come from where an edition draws its regions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tallgrass.cli.boards.plains_asked import both
from tallgrass.games.plains_indian_wars.board import Board
from tallgrass.games.plains_indian_wars.factions import (
    CANADA,
    CP,
    MEXICO,
    NOBODY,
    ROCKIES,
    SACRAMENTO,
    ST_LOUIS,
    UP,
    WAGONS,
)
from tallgrass.games.plains_indian_wars.moments import railhead, there, wagons_at
from tallgrass.games.plains_indian_wars.nouns import FACTIONS, LETTERS
from tallgrass.games.plains_indian_wars.steps import WagonTurn
from tallgrass.games.plains_indian_wars.view import PlainsView
from tallgrass.games.plains_indian_wars.words import PlainsWords
from tallgrass.kernel.game import Words
from tallgrass.kernel.messages import View

STYLES: Final = ("green", "yellow", "blue", "red", "magenta")
"""Of the cubes by faction, where there is colour."""
MARKS: Final = ("I", "U", "-")
"""Who controls a region: Indians, US, nobody."""
_ROW: Final = 0.05  # of the height of the drawing: regions that are nearer to each other stand in one row
LEGEND: Final = "g NPT o SPT b Cavalry r Settlers p Enemies w wagons · I Indian, U US, - nobody's"
"""Of a cell; it just fits in 80 columns."""


class Map:
    """The lines of the map for one view and width."""

    def __init__(self, board: Board, view: PlainsView, width: int, *, names: bool) -> None:
        self.board = board
        self.view = view
        self.width = max(width, 40)
        self.names = names
        regions = list(board.edition.map.regions.values())
        self._at = [region.layout for region in regions]
        points = [point for region in regions for point in region.layout.polygon]
        self._left = min(x for x, _ in points)
        self._right = max(x for x, _ in points)
        self._height = max(y for _, y in points) - min(y for _, y in points)
        spaces = board.edition.map.railroad.space
        self._track = sum(space.layout.y for space in spaces) / len(spaces)

    def lines(self) -> Iterator[Text]:
        """From Canada to Mexico."""
        yield self._middle(self._box(CANADA))
        rows = self._rows()
        north = [row for row in rows if self._at[row[0]].y < self._track]
        south = [row for row in rows if self._at[row[0]].y >= self._track]
        for row in north:
            yield from self._row(row)
        yield from self._railroad()
        for row in south:
            yield from self._row(row)
        yield self._middle(self._box(MEXICO))
        yield Text(LEGEND, "dim", no_wrap=True, overflow="crop")

    # --- regions

    def _rows(self) -> list[list[int]]:
        """Regions of about the same height together, from north to south and west to east."""
        order = sorted(range(self.board.regions), key=lambda region: self._at[region].y)
        rows: list[list[int]] = []
        last = 0.0
        for region in order:
            y = self._at[region].y
            other_side = rows and (self._at[rows[-1][0]].y < self._track) != (y < self._track)
            if not rows or other_side or y - last > _ROW * self._height:
                rows.append([])
            rows[-1].append(region)
            last = y
        return [sorted(row, key=lambda region: self._at[region].x) for row in rows]

    def _columns(self, row: list[int]) -> tuple[list[int], int]:
        """Where each cell of a row begins, and how wide it may be."""
        wide = self.width // max(len(row), 5)
        starts = [round(self._column(self._at[region].x) - wide / 2) for region in row]
        edge = self.width
        for place in reversed(range(len(row))):
            starts[place] = min(starts[place], edge - wide)
            edge = starts[place]
        edge = 0
        for place in range(len(row)):
            starts[place] = max(starts[place], edge)
            edge = starts[place] + wide
        return starts, wide

    def _column(self, x: float) -> float:
        return (x - self._left) * (self.width - 1) / (self._right - self._left)

    def _row(self, row: list[int]) -> Iterator[Text]:
        starts, wide = self._columns(row)
        heads, bodies = Text(), Text()
        for start, region in zip(starts, row, strict=True):
            if self.names:
                _put(heads, start, self._name(region, wide - 1))
                _put(bodies, start, self._cubes(region, wide - 1))
            else:
                cell = Text.assemble(self._code(region), " ")
                cell.append_text(self._cubes(region, wide - 2 - len(cell)))
                _put(heads, start, cell)
        yield heads
        if self.names:
            yield bodies

    def _code(self, region: int) -> Text:
        control = self.view.control[region]
        mark = MARKS[2 if control == NOBODY else control]
        return Text.assemble((self.board.codes[region], "bold"), (f" {mark}", "" if mark != "-" else "dim"))

    def _name(self, region: int, room: int) -> Text:
        cell = self._code(region)
        name = self.board.names[region][: max(0, room - len(cell) - 1)].rstrip()
        return cell.append(f" {name}", "dim")

    def _cubes(self, region: int, room: int) -> Text:
        """With blanks between them if there is room for that."""
        wagons = wagons_at(self.view, self.board, region)
        parts = self._letters(region)
        if wagons:
            parts.append(Text(f"w{wagons}", "bold"))
        joint = " " if sum(map(len, parts)) + len(parts) - 1 <= room else ""
        return Text(joint).join(parts) if parts else Text(".", "dim")

    def _letters(self, place: int) -> list[Text]:
        """'g3', 'b2'."""
        counts = enumerate(there(self.view, place))
        return [Text(f"{LETTERS[army]}{count}", STYLES[army]) for army, count in counts if count]

    # --- boxes and track

    def _box(self, box: int) -> Text:
        place = self.board.box(box)
        parts = self._letters(place) or [Text(".", "dim")]
        text = Text(" ").join([Text(self.board.names[place], "bold"), *parts])
        if box == SACRAMENTO and self.view.mountains < self.board.mountains:
            text.append(" (closed)", "dim")
        return text

    def _middle(self, text: Text) -> Text:
        line = Text()
        _put(line, (self.width - len(text)) // 2, text)
        return line

    def _railroad(self) -> Iterator[Text]:
        """The boxes at its ends and in the west, and its spaces: `#` is laid."""
        view, board = self.view, self.board
        west = Text.assemble(self._box(SACRAMENTO), "   ", self._box(ROCKIES))
        east = Text()
        if sum(self._new_wagons()):
            east.append(f"w{sum(self._new_wagons())} ", "bold")
        east.append_text(self._box(ST_LOUIS))
        boxes = Text()
        _put(boxes, 0, west)
        _put(boxes, self.width - len(east), east)
        yield boxes
        cells = [" "] * self.width
        mountains = [space for space in board.edition.map.railroad.space if space.kind == "mountain"]
        plains = [space for space in board.edition.map.railroad.space if space.kind == "plains"]
        for place in range(len(mountains)):
            cells[place] = "#" if place < view.mountains else "^"
        laid = [place < view.filled[CP] for place in range(len(plains))]
        for place in range(view.filled[UP]):
            laid[len(plains) - 1 - place] = True
        taken = len(mountains) + 1
        for place, space in enumerate(plains):
            column = min(self.width - len(plains) + place, max(taken, round(self._column(space.layout.x))))
            cells[column] = "#" if laid[place] else "-"
            taken = column + 1
        yield Text("".join(cells), "bold")
        yield Text(self._railheads(), "dim", no_wrap=True, overflow="crop")

    def _railheads(self) -> str:
        """How far the lines have got, and beside which regions they go on (P-41)."""
        view, board = self.view, self.board
        left = board.line_length - sum(view.filled) + board.mountains - view.mountains
        if not left:
            return "The railroad is complete."
        west = self._head(CP) or f"mountains {view.mountains} of {board.mountains}"
        return f"# laid, {left} to go · Central Pacific {west} · Union Pacific {self._head(UP)}"

    def _head(self, line: int) -> str:
        """'at N5/S5'."""
        regions = railhead(self.view, self.board, line)
        return f"at {'/'.join([self.board.codes[region] for region in regions])}" if regions else ""

    def _new_wagons(self) -> list[int]:
        """Wagons that stand in St. Louis, about to take a trail or waiting for one."""
        new = [step.new for step in self.view.agenda if isinstance(step, WagonTurn)]
        return [*new, self.view.wagons_waiting]


class OnlyMap:
    """The map with the trails below it, of which a low screen has room for no more."""

    def __init__(self, view: View, words: Words, typed: str) -> None:
        self.view, self.words = both(view, words)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, words = self.view, self.words
        yield from Map(words.board, view, options.max_width, names=lines_of(console) >= LOW).lines()
        yield trails(view, words)


LOW: Final = 40  # lines of a screen; on fewer regions have no names, nor cards their texts
_MANY: Final = 1000


def lines_of(console: Console) -> int:
    """How many there are: what goes into a pipe or a file has room for all."""
    return console.height if console.is_terminal else _MANY


def trails(view: PlainsView, words: PlainsWords) -> RenderableType:
    """From east to west, with the wagons on the way."""
    board = words.board
    table = Table.grid(padding=(0, 1))
    for trail, regions in enumerate(board.trails):
        way = Text()
        for place, region in enumerate(regions):
            wagons = view.wagons[trail][place]
            way.append(" > " if place else "", "dim")
            way.append(board.codes[region], "" if wagons else "dim")
            if wagons:
                way.append(f" w{wagons}", "bold")
        table.add_row(Text(words.nouns.trail(trail), "dim"), way)
    coming = view.wagons_ready + view.wagons_waiting
    totals = Text(f"{coming} to come, {view.arrived} arrived, {view.destroyed} destroyed")
    table.add_row(Text(FACTIONS[WAGONS], "dim"), totals)
    return Padding(table, (0, 0, 0, 1))


def _put(line: Text, start: int, cell: Text) -> None:
    """A cell at its column, or right after the one before if that is longer."""
    gap = start - len(line)
    line.append(" " * max(gap, 1 if len(line) else 0))
    line.append_text(cell)
