// The drawn land, made once from the material: pure, so that tests can look at it.
import { net, TRACK, type Border, type Net } from "./borders";
import { curve, inside, path } from "./lines";
import { STRETCH, warp } from "./noise";
import { flowing, ridges, rivers, type River } from "./rivers";
import type { PlainsMaterial, PlainsPlace, Point } from "./types";

/** Room for pieces or letters: its middle and how far it goes. */
export interface Shelf {
  readonly at: Point;
  readonly width: number;
}

/** A place as it is drawn. */
export interface Spot {
  readonly ring: readonly Point[];
  readonly d: string;
  /** The line on which its name stands. */
  readonly name: string;
  readonly title: Shelf;
  readonly pieces: Shelf;
}

export interface TrailLine {
  readonly points: readonly Point[];
  /** Where wagons stand, by region of the trail. */
  readonly stops: readonly Point[];
}

export interface SpaceLine {
  readonly points: readonly Point[];
  readonly mountain: boolean;
}

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly net: Net;
  readonly spots: readonly Spot[];
  readonly trails: readonly TrailLine[];
  /** From west to east, as the material has them. */
  readonly spaces: readonly SpaceLine[];
  readonly rivers: readonly River[];
  readonly ridges: readonly (readonly Point[])[];
  /** Borders that are drawn as such: no river, no track, not the edge. */
  readonly dry: readonly Border[];
}

const SHELF = 24; // half the height of the room for pieces
const LETTERS = 7; // half the height of a name
export const WAGON: Point = [60, 38]; // what a wagon takes on the map, with its number

const lands = new WeakMap<PlainsMaterial, Land>();

/** The map that is made of a material, once. */
export function landOf(material: PlainsMaterial): Land {
  const known = lands.get(material) ?? land(material);
  lands.set(material, known);
  return known;
}

export function land(material: PlainsMaterial): Land {
  const flows = flowing(material);
  const lines = net(material, flows);
  const ways = material.trails.map((_, n) => trailPoints(material, n));
  const spots = material.places.map((place, n) =>
    n < material.regions ? regionSpot(place, lines.outlines[n]!.ring, ways.flat()) : boxSpot(material, lines, place, n),
  );
  return {
    width: material.canvas[0],
    height: Math.round(material.canvas[1] * STRETCH),
    net: lines,
    spots,
    trails: trailLines(material, spots, ways),
    spaces: spaceLines(material),
    rivers: rivers(material, lines),
    ridges: ridges(material, lines),
    dry: lines.borders.filter((border) => border.b !== TRACK && !flows(border.a, border.b)),
  };
}

// --- regions

function regionSpot(place: PlainsPlace, ring: readonly Point[], ways: readonly Point[]): Spot {
  const pieces = shelf(warp([place.x, place.y + 11]), ring, SHELF, 8);
  const [left, right] = [Math.min(...ring.map((point) => point[0])), Math.max(...ring.map((point) => point[0]))];
  const within = ways.filter((point) => point[0] > left && point[0] < right && inside(point, ring));
  const title = shelf(warp(place.label as Point), ring, LETTERS, 96, { pieces: pieces.at[1], ways: within });
  return { ring, d: path(ring, true), title, pieces, name: nameLine(title, ring) };
}

/** The best room of a height around a point or above or below it: wide, but not far off, nor near `taken`. */
function shelf(at: Point, ring: readonly Point[], half: number, most: number, taken?: { pieces: number; ways: readonly Point[] }): Shelf {
  let best: Shelf = { at, width: 0 };
  let worth = -Infinity;
  for (let off = -most; off <= most; off += 4) {
    if (taken && Math.abs(at[1] + off - taken.pieces) < SHELF + half) continue;
    const found = span([at[0], at[1] + off], ring, half);
    const crossed = taken?.ways.filter(([x, y]) => Math.abs(y - found.at[1]) < 13 && Math.abs(x - found.at[0]) < 85).length ?? 0;
    const value = Math.min(found.width, 215) - Math.abs(off) * 0.7 - crossed * 4;
    if (value > worth) [best, worth] = [found, value];
  }
  return best;
}

function span(at: Point, ring: readonly Point[], half: number): Shelf {
  let [left, right] = [at[0] - 200, at[0] + 200];
  for (const y of [at[1] - half, at[1], at[1] + half]) {
    const sides = crossings(y, ring);
    const n = sides.findIndex((x) => x > at[0]);
    if (n < 0 || n % 2 === 0) return { at, width: 0 }; // not inside
    [left, right] = [Math.max(left, sides[n - 1]!), Math.min(right, sides[n]!)];
  }
  return { at: [(left + right) / 2, at[1]], width: right - left - 2 };
}

/** Where a level line crosses an outline, from west to east. */
function crossings(y: number, ring: readonly Point[]): number[] {
  const found: number[] = [];
  for (let n = 0, last = ring.length - 1; n < ring.length; last = n++) {
    const [ax, ay] = ring[n]!;
    const [bx, by] = ring[last]!;
    if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return found.sort((a, b) => a - b);
}

/** A gently bent line for a name, as the border above it runs. */
function nameLine({ at, width }: Shelf, ring: readonly Point[]): string {
  const half = Math.min(150, width / 2 - 6);
  const roof = (x: number): number => {
    let y = at[1];
    while (inside([x, y - 3], ring) && at[1] - y < 60) y -= 3;
    return y;
  };
  const sides = (roof(at[0] - half * 0.7) + roof(at[0] + half * 0.7)) / 2;
  const bend = Math.max(-7, Math.min(7, (sides - roof(at[0])) * 0.5));
  const slope = Math.max(-7, Math.min(7, (roof(at[0] + half * 0.7) - roof(at[0] - half * 0.7)) * 0.35));
  const y = at[1] + 5;
  const start = `${(at[0] - half).toFixed(1)} ${(y + bend - slope / 2).toFixed(1)}`;
  const end = `${(at[0] + half).toFixed(1)} ${(y + bend + slope / 2).toFixed(1)}`;
  return `M${start}Q${at[0].toFixed(1)} ${(y - bend).toFixed(1)} ${end}`;
}

// --- the boxes around

function boxSpot(material: PlainsMaterial, lines: Net, place: PlainsPlace, n: number): Spot {
  const [left, top, right, bottom] = place.rect!;
  const [up, down] = [top * STRETCH, bottom * STRETCH];
  const shore = lines.borders.filter((border) => border.b === n);
  if (!shore.length) return plate(left, up, right, down);
  const ring = bay(shore, [left, up, right, down]);
  const wide = right - left > down - up;
  const middle: Point = [(left + right) / 2, (up + down) / 2];
  const height = material.canvas[1] * STRETCH;
  const north = middle[1] < height / 2;
  const pieces = wide ? { at: [middle[0] + 130, north ? 42 : height - 42] as Point, width: 400 } : { at: [left + 46, 330] as Point, width: 76 };
  const title = wide ? { at: [middle[0] - 190, north ? 42 : height - 36] as Point, width: 420 } : { at: [left + 40, 175] as Point, width: 150 };
  const name = wide
    ? `M${title.at[0] - 210} ${title.at[1]}Q${title.at[0]} ${title.at[1] + (north ? -8 : 8)} ${title.at[0] + 210} ${title.at[1]}`
    : `M${title.at[0]} ${title.at[1] + 130}Q${title.at[0] - 10} ${title.at[1]} ${title.at[0] + 4} ${title.at[1] - 130}`;
  return { ring, d: path(ring, true), name, title, pieces };
}

function plate(left: number, up: number, right: number, down: number): Spot {
  const ring: Point[] = [[left, up], [right, up], [right, down], [left, down]];
  const middle = (left + right) / 2;
  return {
    ring,
    d: path(ring, true),
    name: `M${left} ${up + 20}L${right} ${up + 20}`,
    title: { at: [middle, up + 20], width: right - left - 8 },
    pieces: { at: [middle, (up + down) / 2 + 12], width: right - left - 10 },
  };
}

/** The land beyond a row of borders, out to the far side of its rectangle. */
function bay(shore: readonly Border[], [left, up, right, down]: readonly [number, number, number, number]): Point[] {
  const wide = right - left > down - up;
  const axis = wide ? 0 : 1;
  const sorted = shore.map((border) => {
    const points = [...border.points];
    return points[0]![axis] > points[points.length - 1]![axis] ? points.reverse() : points;
  });
  const line = sorted.sort((a, b) => a[0]![axis] - b[0]![axis]).flat();
  const [first, last] = [line[0]!, line[line.length - 1]!];
  if (!wide) return [...line, [left, last[1]], [left, first[1]]];
  const far = Math.abs(first[1] - up) > Math.abs(first[1] - down) ? up + 7 : down - 7;
  return [...line, [last[0], far], [first[0], far]];
}

// --- trails and track

function trailPoints(material: PlainsMaterial, n: number): Point[] {
  const trail = material.trails[n]!;
  const from = material.places[trail.start]!.rect!;
  const to = material.places[trail.end]!.rect!;
  const ways = (trail.waypoints as readonly Point[]).map(warp);
  const last = ways[ways.length - 1]!;
  return curve([[from[0], (from[1] + 34 + n * 24) * STRETCH], ...ways, [to[2] - 14, last[1] + 6]], 6);
}

function trailLines(material: PlainsMaterial, spots: readonly Spot[], ways: readonly (readonly Point[])[]): TrailLine[] {
  const taken: Point[] = [];
  return material.trails.map((trail, n) => {
    const middles = (trail.waypoints as readonly Point[]).map(warp);
    const stops = trail.regions.map((region, k) => stop(ways[n]!, spots[region]!, middles[k]!, taken));
    taken.push(...stops);
    return { points: ways[n]!, stops };
  });
}

/** The way of a wagon from one stop of a trail to the next; before the first and after the last: from and to its ends. */
export function between(trail: TrailLine, from: Point | undefined, to: Point | undefined): Point[] {
  const at = (point: Point): number => trail.points.findIndex((other) => other[0] === point[0] && other[1] === point[1]);
  return trail.points.slice(from ? at(from) : 0, to ? at(to) + 1 : trail.points.length);
}

/** In the east of the region, where wagons come in, but beside its name, its cubes and the wagons of other trails. */
function stop(points: readonly Point[], spot: Spot, middle: Point, taken: readonly Point[]): Point {
  const within = points.filter((point) => inside(point, spot.ring));
  const near = (point: Point, shelf: Shelf, wide: number, high: number): number =>
    Math.max(0, 1 - Math.abs(point[0] - shelf.at[0]) / wide) * Math.max(0, 1 - Math.abs(point[1] - shelf.at[1]) / high);
  const cost = (n: number): number => {
    const point = within[n]!;
    const name = near(point, spot.title, Math.min(120, spot.title.width / 2 + 20), 36);
    const out = [-24, 24].filter((x) => !inside([point[0] + x, point[1]], spot.ring)).length;
    const crowd = taken.reduce((sum, [x, y]) => sum + Number(Math.abs(x - point[0]) < WAGON[0] && Math.abs(y - point[1]) < WAGON[1]), 0);
    return out * 2.5 + name * 3 + near(point, spot.pieces, 84, 60) * 3 + crowd * 6 + Math.abs(n / within.length - 0.22);
  };
  let best = Math.floor(within.length * 0.22);
  for (let n = 2; n < within.length - 2; n++) if (cost(n) < cost(best)) best = n;
  return within[best] ?? middle;
}

function spaceLines(material: PlainsMaterial): SpaceLine[] {
  const middles = material.railroad.map((space): Point => warp([space.x, space.y]));
  const line = curve(middles, 3);
  const ends = middles.map((point, n): Point => {
    const next = middles[n + 1];
    return next ? nearest(line, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]) : [2 * point[0] - middles[n - 1]![0] * 0.5 - point[0] * 0.5, point[1]];
  });
  const first: Point = [middles[0]![0] - 9, middles[0]![1]];
  return material.railroad.map((space, n) => {
    const [from, to] = [ends[n - 1] ?? first, ends[n]!];
    const inner = line.filter((point) => point[0] > from[0] + 1 && point[0] < to[0] - 1);
    return { points: [from, ...inner, to], mountain: space.kind === "mountain" };
  });
}

function nearest(line: readonly Point[], to: Point): Point {
  return line.reduce((best, point) => (Math.hypot(point[0] - to[0], point[1] - to[1]) < Math.hypot(best[0] - to[0], best[1] - to[1]) ? point : best));
}
