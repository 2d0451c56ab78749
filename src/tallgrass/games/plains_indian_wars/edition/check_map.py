"""What must hold across the fields of `map.toml`. One function a check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from tallgrass.games.plains_indian_wars.edition.map import Box, Map
from tallgrass.games.plains_indian_wars.edition.problems import Problem, joined, shown
from tallgrass.games.plains_indian_wars.edition.words import BoxId, TrailId

_FILE = "map.toml"
Problems = Iterator[Problem]


def check_map(map_: Map) -> list[Problem]:
    """All of them."""
    return [problem for check in CHECKS for problem in check(map_)]


def _wrong(key: str, wrong: str, expected: str) -> Problem:
    return Problem(_FILE, key, wrong, expected)


def code_is_key(map_: Map) -> Problems:
    """A region's table is called as its code."""
    for code, region in map_.regions.items():
        if region.code != code:
            yield _wrong(
                f"regions.{code}.code", f"it is {region.code!r}", f"{code!r}, as the table is called"
            )


def all_places(map_: Map) -> Problems:
    """The rules name five boxes and four trails."""
    for box in get_args(BoxId):
        if box not in map_.boxes:
            yield _wrong(f"boxes.{box}", "it is missing", "each of the five boxes")
    for trail in get_args(TrailId):
        if trail not in map_.trails:
            yield _wrong(f"trails.{trail}", "it is missing", "each of the four trails")


def counts(map_: Map) -> Problems:
    """As many of each as `counts` says."""
    kinds = [str(region.kind) for region in map_.regions.values()]
    spaces = [space.kind for space in map_.railroad.space]
    there = {
        **{kind: kinds.count(kind) for kind in ("npt", "spt", "enemies_north", "enemies_south")},
        "trails": len(map_.trails),
        "mountain_spaces": spaces.count("mountain"),
        "plains_spaces": spaces.count("plains"),
    }
    for name, number in there.items():
        said = getattr(map_.counts, name)
        if said != number:
            yield _wrong(f"counts.{name}", f"it is {said}", f"{number}, as many as there are in this file")


def known_codes(map_: Map) -> Problems:
    """Every region code is one of a region, and stands once in a list."""
    for key, codes in _lists_of_codes(map_):
        for place, code in enumerate(codes):
            if code not in map_.regions:
                yield _wrong(f"{key}[{place}]", f"there is no region {code!r}", "the code of a region")
            elif code in codes[:place]:
                yield _wrong(f"{key}[{place}]", f"{code!r} is in the list already", "each region once")
    for space in map_.railroad.space:
        for side, border in (("north", space.north), ("south", space.south)):
            if border is not None and border not in map_.regions:
                key = f"railroad.space[{space.id}].{side}"
                yield _wrong(key, f"there is no region {border!r}", "the code of a region")


def _lists_of_codes(map_: Map) -> Iterator[tuple[str, tuple[str, ...]]]:
    for code, region in map_.regions.items():
        yield f"regions.{code}.adjacent", region.adjacent
    for name, box in map_.boxes.items():
        yield f"boxes.{name}.adjacent", box.adjacent
        yield f"boxes.{name}.exit_us", box.exit_us or ()
        yield f"boxes.{name}.exit_other", box.exit_other or ()
    for trail_name, trail in map_.trails.items():
        yield f"trails.{trail_name}.regions", trail.regions
    yield "railroad.up_start_regions", map_.railroad.up_start_regions
    yield "railroad.cp_start_regions", map_.railroad.cp_start_regions


def neighbours(map_: Map) -> Problems:
    """No region is beside itself, and each is beside those that are beside it."""
    for code, region in map_.regions.items():
        for place, other in enumerate(region.adjacent):
            if other == code:
                yield _wrong(f"regions.{code}.adjacent[{place}]", "it is the region itself", "another region")
            elif other in map_.regions and code not in map_.regions[other].adjacent:
                why = f"{code!r} too, for {other!r} is in regions.{code}.adjacent"
                yield _wrong(f"regions.{other}.adjacent", f"{code!r} isn't in it", why)


def boxes_both_ways(map_: Map) -> Problems:
    """A region names the boxes beside it, and they name it."""
    for code, region in map_.regions.items():
        for name in region.boxes:
            if name in map_.boxes and code not in map_.boxes[name].adjacent:
                why = f"{code!r} too, for {name!r} is in regions.{code}.boxes"
                yield _wrong(f"boxes.{name}.adjacent", f"{code!r} isn't in it", why)
    for name, box in map_.boxes.items():
        for code in box.adjacent:
            if code in map_.regions and name not in map_.regions[code].boxes:
                why = f"{name!r} too, for {code!r} is in boxes.{name}.adjacent"
                yield _wrong(f"regions.{code}.boxes", f"{name!r} isn't in it", why)


def exits(map_: Map) -> Problems:
    """A box is left into regions beside it; blue and brown leave the Rockies into the trail ends (P-3)."""
    for name, box in map_.boxes.items():
        for key, codes in (("exit_us", box.exit_us or ()), ("exit_other", box.exit_other or ())):
            for place, code in enumerate(codes):
                if code not in box.adjacent:
                    where = f"boxes.{name}.{key}[{place}]"
                    yield _wrong(where, f"{code!r} isn't beside the box", f"one of boxes.{name}.adjacent")
    if "rockies" in map_.boxes:
        ends = sorted(code for code, region in map_.regions.items() if region.trail_end)
        ways = sorted(map_.boxes["rockies"].exit_us or ())
        if ends != ways:
            expected = f"the regions with trail_end: {', '.join(ends) or 'none'} (P-3)"
            yield _wrong("boxes.rockies.exit_us", f"it is {', '.join(ways) or 'missing'}", expected)


def boxes_as_in_the_rules(map_: Map) -> Problems:
    """What the rules say of the boxes no edition changes (P-3, P-16)."""
    for name, box in map_.boxes.items():
        for key, expected, rule in _box_rules(str(name)):
            value = getattr(box, key)
            if _same(value, expected):
                continue
            said = "missing" if value is None else _flat(value)
            yield _wrong(f"boxes.{name}.{key}", f"it is {said}", f"{_flat(expected)} ({rule})")


def _box_rules(name: str) -> list[tuple[str, Any, str]]:
    fallback = {"rockies": ("npt", "spt"), "canada": ("npt",), "mexico": ("spt",)}.get(name, ())
    return [
        ("stacking_limit", 0, "P-3"),
        ("locked_until", "mountain_complete" if name == "sacramento" else None, "P-3"),
        ("fallback_placement", fallback, "P-16"),
    ]


def _same(value: Any, expected: Any) -> bool:
    return sorted(value) == sorted(expected) if isinstance(value, tuple) else bool(value == expected)


def _flat(value: Any) -> str:
    if value is None or value == ():
        return "nothing"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else shown(value)


def trails_are_paths(map_: Map) -> Problems:
    """A trail goes from the box of its start by regions that touch to the box of its end."""
    for name, trail in map_.trails.items():
        key = f"trails.{name}"
        if (trail.start_box, trail.end_box) != ("st_louis", "rockies"):
            said = f"it goes from {trail.start_box} to {trail.end_box}"
            yield _wrong(key, said, "start_box 'st_louis' and end_box 'rockies'")
        if not trail.regions:
            yield _wrong(f"{key}.regions", "it is empty", "the regions of the trail")
            continue
        for place, (here, there) in enumerate(zip(trail.regions, trail.regions[1:], strict=False)):
            if here in map_.regions and there in map_.regions and there not in map_.regions[here].adjacent:
                said = f"{there!r} isn't beside {here!r}"
                yield _wrong(f"{key}.regions[{place + 1}]", said, f"one of regions.{here}.adjacent")
        for box, place in ((trail.start_box, 0), (trail.end_box, len(trail.regions) - 1)):
            if not _beside(map_.boxes.get(box), trail.regions[place], map_):
                said = f"{trail.regions[place]!r} isn't beside {box}"
                yield _wrong(f"{key}.regions[{place}]", said, f"one of boxes.{box}.adjacent")


def _beside(box: Box | None, code: str, map_: Map) -> bool:
    return box is None or code not in map_.regions or code in box.adjacent


def trails_of_regions(map_: Map) -> Problems:
    """A region names the trails that cross it, and a trail has a waypoint for each region."""
    for code, region in map_.regions.items():
        cross = [name for name, trail in map_.trails.items() if code in trail.regions]
        if sorted(region.trails) != sorted(cross):
            said = f"it is {_flat(region.trails)}"
            yield _wrong(f"regions.{code}.trails", said, f"{_flat(tuple(cross))}, as the trails say")
    for name, trail in map_.trails.items():
        if len(trail.waypoints) != len(trail.regions):
            said = f"it is a list of {len(trail.waypoints)}"
            yield _wrong(f"trails.{name}.waypoints", said, f"{len(trail.regions)}, one for each region")


def spaces_in_order(map_: Map) -> Problems:
    """From west to east the mountains M1, M2, ..., then the plains down to P1; no gap, no id twice."""
    spaces = map_.railroad.space
    mountains = sum(space.kind == "mountain" for space in spaces)
    seen: set[str] = set()
    for place, space in enumerate(spaces):
        kind = "mountain" if place < mountains else "plains"
        index = place + 1 if place < mountains else len(spaces) - place
        key = f"railroad.space[{place}]"
        if space.id in seen:
            yield _wrong(f"{key}.id", f"{space.id!r} is the id of another space", "an id of its own")
        seen.add(space.id)
        if (space.kind, space.index) != (kind, index):
            said = f"it is {space.kind} {space.index}"
            yield _wrong(key, said, f"{kind} {index}: from west to east, without gaps")
            return  # all that follow are shifted


def spaces_have_borders(map_: Map) -> Problems:
    """A plains space lies between two regions, a mountain space beside none."""
    for space in map_.railroad.space:
        key = f"railroad.space[{space.id}]"
        borders = [border for border in (space.north, space.south) if border is not None]
        if space.kind == "mountain" and borders:
            yield _wrong(key, f"it lies beside {joined(borders)}", "no north and south at a mountain space")
        if space.kind == "plains" and (len(borders) < 2 or borders[0] == borders[1]):
            yield _wrong(key, "it doesn't lie between two regions", "two regions at north and south")


def track(map_: Map) -> Problems:
    """`on_track` is true of the regions beside a railroad space, and the starts are beside their boxes."""
    beside = {border for space in map_.railroad.space for border in (space.north, space.south)}
    for code, region in map_.regions.items():
        if region.on_track != (code in beside):
            expected = "true, for a" if code in beside else "false, for no"
            said = f"it is {shown(region.on_track)}"
            yield _wrong(f"regions.{code}.on_track", said, f"{expected} railroad space lies beside it")
    railroad = map_.railroad
    starts = (("up", railroad.up_start_regions, "st_louis"), ("cp", railroad.cp_start_regions, "sacramento"))
    for line, codes, name in starts:
        box = next((box for known, box in map_.boxes.items() if known == name), None)
        for place, code in enumerate(codes):
            if not _beside(box, code, map_):
                said = f"{code!r} isn't beside {name}"
                yield _wrong(f"railroad.{line}_start_regions[{place}]", said, f"one of boxes.{name}.adjacent")


def drawn_on_canvas(map_: Map) -> Problems:
    """Whatever is drawn lies on the canvas, and the middle of a region's cubes inside its outline."""
    width, height = map_.meta.canvas
    for key, x, y in _points(map_):
        if x > width or y > height:
            yield _wrong(key, f"({x}, {y}) is off the canvas", f"at most {width} by {height}")
    for code, region in map_.regions.items():
        if not _inside(region.layout.x, region.layout.y, region.layout.polygon):
            said = f"({region.layout.x}, {region.layout.y}) is outside its polygon"
            yield _wrong(f"regions.{code}.layout", said, "x and y inside it")


def _points(map_: Map) -> Iterator[tuple[str, int, int]]:
    for code, region in map_.regions.items():
        layout = region.layout
        yield f"regions.{code}.layout.label", *layout.label
        for place, (x, y) in enumerate(layout.polygon):
            yield f"regions.{code}.layout.polygon[{place}]", x, y
    for name, box in map_.boxes.items():
        left, top, right, bottom = box.layout.rect
        yield f"boxes.{name}.layout.rect", max(left, right), max(top, bottom)
    for trail_name, trail in map_.trails.items():
        for place, (x, y) in enumerate(trail.waypoints):
            yield f"trails.{trail_name}.waypoints[{place}]", x, y
    for space in map_.railroad.space:
        yield f"railroad.space[{space.id}].layout", space.layout.x, space.layout.y


def _inside(x: int, y: int, corners: tuple[tuple[int, int], ...]) -> bool:
    """Whether a ray to the east crosses the outline an odd number of times."""
    crossings = 0
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossings += 1
    return crossings % 2 == 1


CHECKS = (
    code_is_key,
    all_places,
    counts,
    known_codes,
    neighbours,
    boxes_both_ways,
    exits,
    boxes_as_in_the_rules,
    trails_are_paths,
    trails_of_regions,
    spaces_in_order,
    spaces_have_borders,
    track,
    drawn_on_canvas,
)
